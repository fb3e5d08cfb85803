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
from tawy.ankh.state import ATHEISM, ENDINGS, NOBODY, Ankh
from tawy.cli.ankh.names import Names
from tawy.cli.ankh.panels import badge
from tawy.cli.ankh.wording import wording
from tawy.cli.voice import opened, t, words
from tawy.kernel.event import Event

MERGED: Final = "merge"
"""What merging brought is told under its cause."""
BEYOND: Final = "beyond"
"""Devotion that there was no space for."""


def outcome(g: Ankh, told: Iterable[Sequence[Event]]) -> RenderableType:
    """The result in words and a table of devotion by cause."""
    return Group(Text(sentence(g), "bold"), _table(g, devotion_by_cause(event for events in told for event in events)))


def sentence(g: Ankh) -> str:
    """Who won and how."""
    lost = g.ending == ATHEISM or g.winner == NOBODY
    last = e.EgyptAtheist() if lost else e.GameWon(g.winner, ENDINGS[g.ending])
    return wording(words()).event(last, Names.at(g).side)


def devotion_by_cause(events: Iterable[Event]) -> dict[int, Counter[str]]:
    """For each god, what it gained and lost by which cause; all together are its devotion at the end."""
    found: dict[int, Counter[str]] = {}
    at: Counter[int] = Counter()
    for event in events:
        if isinstance(event, e.DevotionGained):
            account = found.setdefault(event.side, Counter())
            for cause, amount in event.parts:
                account[cause] += amount
            account[BEYOND] -= sum(amount for _, amount in event.parts) - event.amount
            at[event.side] = event.to
        elif isinstance(event, e.DevotionLost):
            found.setdefault(event.side, Counter())[event.cause] -= event.amount
            at[event.side] = event.to
        elif isinstance(event, e.GodsMerged):
            found.setdefault(event.upper, Counter())[MERGED] += event.devotion - at[event.upper]
            at[event.upper] = event.devotion
    return found


def _table(g: Ankh, accounts: dict[int, Counter[str]]) -> Table:
    """A row a cause, a column a god; a god that merged into another has the devotion it had until then."""
    table = Table(title=Text(t("terminal-ankh-by-cause")), box=box.SIMPLE_HEAD, title_justify="left")
    table.add_column(t("terminal-ankh-cause"))
    names = Names.at(g)
    for seat in range(g.seats):
        name = names.seat(seat) if g.side_of[seat] != seat else names.side(seat)
        table.add_column(Text(name, badge(g, seat)), justify="right")
    causes = {cause: None for account in accounts.values() for cause, amount in account.items() if amount}
    for cause in causes:
        amounts = [accounts.get(seat, Counter())[cause] for seat in range(g.seats)]
        name = t("terminal-ankh-beyond") if cause == BEYOND else t(f"ankh-cause-{cause}")
        table.add_row(opened(name), *[str(amount) if amount else "" for amount in amounts])
    table.add_section()
    totals = [sum(accounts.get(seat, Counter()).values()) for seat in range(g.seats)]
    table.add_row(t("ankh-label-devotion"), *[f"{total}" for total in totals], style="bold")
    return table
