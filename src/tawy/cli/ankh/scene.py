"""The whole table: gods above, the map, the tracks beside or below it; or a list where there is no room for a map."""

from __future__ import annotations

from typing import Final

import msgspec
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tawy.ankh import asks
from tawy.ankh.board import CAMEL_EDGES, GRID, LAND, edge_between
from tawy.ankh.queries.pieces import TOKEN, conflict_number
from tawy.ankh.state import NOBODY, Ankh
from tawy.cli.ankh import board, gods, panels
from tawy.cli.ankh.board import Marks
from tawy.cli.ankh.names import occupant, scenario_name
from tawy.cli.pointed import NOTHING_POINTED, Pointed
from tawy.cli.voice import t
from tawy.kernel.bits import bits, union
from tawy.kernel.frame import Ask

SIDE_BY_SIDE: Final = board.WIDTH + 2 + panels.WIDTH
"""From this width on the tracks stand beside the map."""


def draw(g: Ankh, seat: int | None, width: int, pointed: Pointed = NOTHING_POINTED, *, whole: bool) -> RenderableType:
    """The table as a seat sees it; not whole, only map and tracks."""
    if not g.scenario:
        return Text(t("terminal-not-laid-out"))
    parts: list[RenderableType] = []
    if whole:
        parts += [Rule(Text(_title(g))), gods.table(g, seat, width, pointed)]
    marks = marked(g) if seat is not None and g.ask is not None and g.ask.seat == seat else Marks()
    marks = _with_pointed(marks, pointed)
    tracks = _tracks(g, pointed)
    if width < board.WIDTH:
        parts += [_too_narrow(width), listed(g), *tracks] if whole else [listed(g)]
    elif width < SIDE_BY_SIDE:
        parts += [board.draw(g, marks), _below(tracks)] if whole else [board.draw(g, marks)]
    else:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_row(board.draw(g, marks), _beside(tracks))
        parts.append(grid)
    return Group(*parts)


def _title(g: Ankh) -> str:
    fights = [t("ankh-ui-conflict", number=conflict_number(g))] if g.tie_holder != NOBODY else []
    supply = t("terminal-ankh-supply", guardians=gods.guardians_in_game(g))
    return " · ".join([scenario_name(g.scenario), *fights, supply])


def _tracks(g: Ankh, pointed: Pointed) -> list[Text]:
    return [
        panels.actions(g, pointed),
        panels.events(g, pointed),
        panels.devotion(g, pointed),
        panels.order(g, pointed),
    ]


def _beside(parts: list[Text]) -> Text:
    """The tracks, and what the signs mean where there is room for it."""
    tracks, legend = Text("\n\n").join(parts), panels.legend()
    room = board.HEIGHT - str(tracks).count("\n") - str(legend).count("\n")
    return Text("\n\n").join([tracks, legend]) if room > 2 else tracks  # noqa: PLR2004  a line for each beginning


def _below(tracks: list[Text]) -> Table:
    grid = Table.grid(padding=(0, 3, 0, 0))
    actions, events, devotion, order = tracks
    grid.add_row(Text("\n").join([actions, events]), devotion, order)
    return grid


def _too_narrow(width: int) -> Text:
    return Text(t("terminal-ankh-too-narrow", width=width, needed=board.WIDTH), "bold")


def listed(g: Ankh) -> Text:
    """Every occupied space in words, region by region."""
    lines = []
    for number, region in enumerate(g.regions, 1):
        lines.append(Text(t("ankh-ui-region-size", number=number, land=(region & LAND).bit_count()), "bold"))
        lines += [
            Text(f"  {TOKEN[space]:<5}{occupant(g, space)}{_extras(g, space)}") for space in bits(region & g.occupied)
        ]
    camels = ", ".join(f"{TOKEN[low]}/{TOKEN[high]}" for low, high in _camels(g)) or "-"
    tiles = ", ".join(TOKEN[space] for space in bits(g.tiles))
    lines.append(Text(t("terminal-ankh-camels", sides=camels)))
    if tiles:
        lines.append(Text(f"{t('ankh-label-tiles')}: {tiles}"))
    return Text("\n").join(lines)


def _extras(g: Ankh, space: int) -> str:
    aim = next((turn for scorpion, turn in g.aims if scorpion == space), None)
    radiant = f", {t('ankh-ui-radiant')}" if g.suns >> space & 1 else ""
    if aim is None:
        return radiant
    return f"{radiant} ↗ {asks.option(g, Ask('aim', NOBODY, [], (space,)), aim).token.replace('+', ', ')}"


def _camels(g: Ankh) -> list[tuple[int, int]]:
    return [pair for number, pair in enumerate(CAMEL_EDGES) if g.camels >> number & 1]


def marked(g: Ankh) -> Marks:
    """What the pending question points at, numbered as its options are listed."""
    ask = g.ask
    if ask is None:
        return Marks()
    spaces: dict[int, str] = {}
    sides: dict[tuple[int, int], str] = {}
    first = 0 if asks.token(g, ask, ask.options[0]) == "done" else 1
    for number, pick in enumerate(ask.options, first):
        option = asks.option(g, ask, pick)
        if "side" in option.points_at:
            sides[edge_between(option.token)] = str(number)
        for role in ("space", "figure", "region"):
            if role in option.points_at:
                space = GRID.space(str(option.points_at[role]))
                spaces[space] = "+" if space in spaces else str(number)
    line = frozenset(CAMEL_EDGES[side] for side in ask.about) if ask.kind in {"caravan", "keep_token"} else frozenset()
    return Marks(spaces, sides, _subject(ask), line)


def _with_pointed(marks: Marks, pointed: Pointed) -> Marks:
    """What a lesson points at on the map, beside what the question does."""
    things = [pointer.split(" ", 1) for pointer in pointed if " " in pointer]
    spaces = union(GRID.space(thing) for kind, thing in things if kind in {"space", "figure", "monument"})
    regions = frozenset(int(thing) for kind, thing in things if kind == "region")
    return msgspec.structs.replace(marks, pointed=spaces, regions=regions)


def _subject(ask: Ask) -> int:
    """The spaces that a question is about."""
    if ask.kind in {"move_to", "attuned_to", "aim", "sun", "tile_from"}:
        return 1 << ask.about[0]
    return 1 << ask.about[1] if ask.kind == "push_to" else 0
