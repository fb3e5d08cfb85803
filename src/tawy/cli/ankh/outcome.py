"""How a game ended, and where each god's devotion came from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tawy.ankh import events as e
from tawy.ankh.state import ATHEISM, NOBODY, Ankh
from tawy.ankh.state import ENDINGS as WAYS
from tawy.cli.ankh.battle_words import ENDINGS
from tawy.cli.ankh.names import Names
from tawy.cli.ankh.panels import badge
from tawy.cli.ankh.words import CAUSES
from tawy.kernel.event import Event

LOST: Final = "lost to Cat Mummies"
MERGED: Final = "merging"
BEYOND: Final = "beyond the top"


def outcome(g: Ankh, told: Iterable[Sequence[Event]]) -> RenderableType:
    """The result in words and a table of devotion by cause."""
    return Group(Text(sentence(g), "bold"), _table(g, devotion_by_cause(event for events in told for event in events)))


def sentence(g: Ankh) -> str:
    """Who won and how."""
    if g.ending == ATHEISM or g.winner == NOBODY:
        return "All gods are forgotten: Egypt becomes atheist, and nobody wins."
    return f"{Names.at(g).side(g.winner)} {ENDINGS[WAYS[g.ending]]}."


def devotion_by_cause(events: Iterable[Event]) -> dict[int, Counter[str]]:
    """For each god, what it gained and lost by which cause; all together are its devotion at the end."""
    found: dict[int, Counter[str]] = {}
    at: Counter[int] = Counter()
    for event in events:
        if isinstance(event, e.DevotionGained):
            account = found.setdefault(event.side, Counter())
            for cause, amount in event.parts:
                account[CAUSES[cause]] += amount
            account[BEYOND] -= sum(amount for _, amount in event.parts) - event.amount
            at[event.side] = event.to
        elif isinstance(event, e.DevotionLost):
            found.setdefault(event.side, Counter())[LOST] -= event.amount
            at[event.side] = event.to
        elif isinstance(event, e.GodsMerged):
            found.setdefault(event.upper, Counter())[MERGED] += event.devotion - at[event.upper]
            at[event.upper] = event.devotion
    return found


def _table(g: Ankh, accounts: dict[int, Counter[str]]) -> Table:
    """A row a cause, a column a god; a god that merged into another has the devotion it had until then."""
    table = Table(title=Text("Devotion by cause"), box=box.SIMPLE_HEAD, title_justify="left")
    table.add_column("Cause")
    names = Names.at(g)
    for seat in range(g.seats):
        name = names.seat(seat) if g.side_of[seat] != seat else names.side(seat)
        table.add_column(Text(name, badge(g, seat)), justify="right")
    causes = {cause: None for account in accounts.values() for cause, amount in account.items() if amount}
    for cause in causes:
        amounts = [accounts.get(seat, Counter())[cause] for seat in range(g.seats)]
        table.add_row(cause[0].upper() + cause[1:], *[str(amount) if amount else "" for amount in amounts])
    table.add_section()
    totals = [sum(accounts.get(seat, Counter()).values()) for seat in range(g.seats)]
    table.add_row("Devotion", *[f"{total}" for total in totals], style="bold")
    return table
