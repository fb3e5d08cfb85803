"""The whole table: the others above, the shared board, and one's own province nearest to the question."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tawy.cli.listing import numbered
from tawy.cli.plagues import answers, board, panels, shared
from tawy.cli.plagues.board import Marks
from tawy.cli.pointed import NOTHING_POINTED, Pointed
from tawy.cli.voice import t
from tawy.plagues.queries.calendar import last_round
from tawy.plagues.queries.names import SPACE_NAMES
from tawy.plagues.state import NONE, Plagues, Player
from tawy.plagues.terms import NO_TOKEN

ON_BOARD: Final = ("place", "lose")
"""Questions about spaces of one's own board."""
ON_MARKET: Final = ("market", "swap")
EVERYTHING: Final = ("die",)
"""Questions before which a lot may have changed."""


def draw(
    g: Plagues, seat: Player | None, width: int, pointed: Pointed = NOTHING_POINTED, *, whole: bool
) -> RenderableType:
    """The table as a seat sees it; not whole, only what the question is about."""
    if g.market[0] == NO_TOKEN and g.plague == NONE and g.round == 1:
        return Text(t("terminal-not-laid-out"))
    me = seat if seat is not None and 0 <= seat < g.people else None
    kind = "" if g.ask is None or g.ask.seat != seat else g.ask.kind
    if not whole and me is not None and kind in ON_BOARD:
        return _areas(g, me, width, pointed)
    if not whole and kind in ON_MARKET:
        return shared.by_die(g, me, pointed)
    parts: list[RenderableType] = [
        Rule(Text(_title(g))),
        panels.others(g, me, pointed),
        Text(),
        shared.board(g, me, pointed),
    ]
    if me is not None:
        parts += [Text(), panels.own(g, me, width, marked(g, me), pointed)]
    return Group(*parts)


def _title(g: Plagues) -> str:
    modes = [t(f"plagues-label-{mode}") for mode, on in (("advanced", g.advanced), ("short", g.short)) if on]
    now = f"{t('plagues-label-round', n=g.round)} / {last_round(g)}"
    return " · ".join([t("plagues-title"), *modes, now, t(f"plagues-phase-{g.phase}")])


def _areas(g: Plagues, seat: Player, width: int, pointed: Pointed) -> RenderableType:
    """City and field side by side where there is room."""
    marks = marked(g, seat)
    city, field = (Text("\n").join(panels.areas(g, seat, which, marks, pointed)) for which in (0, 1))
    if width < 2 * board.WIDTH + 2:
        return Group(city, field)
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_row(city, field)
    return grid


def marked(g: Plagues, seat: Player) -> Marks:
    """The spaces that the pending question points at, numbered as its options are listed."""
    if g.ask is None or g.ask.seat != seat or g.ask.kind not in ON_BOARD:
        return {}
    listed = numbered(answers.choices(g, g.ask))
    return {SPACE_NAMES.index(choice.token): number for number, choice in listed.items()}
