"""City and field of a province, drawn: two rows of three spaces, and the bonuses between them.

::

    ╭─ 1 ──────╮══════╭─ 2 ──────╮      ╭─ 3 ──[3]─╮
    │ sphinx   │+1 cty│ obelisk  │ coin │          │
    ╰──────────╯══════╰──────────╯      ╰──────────╯

A bonus between two double lines is active; a number in brackets is that of the option that points at the space.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from tawy.cli.plagues import ink
from tawy.cli.plagues.names import token as token_name
from tawy.cli.pointed import NOTHING_POINTED, POINTED, Pointed, label
from tawy.cli.voice import opened, t
from tawy.plagues.queries.names import SPACE_NAMES
from tawy.plagues.queries.provinces import active_gaps, space
from tawy.plagues.state import Plagues, Player
from tawy.plagues.terms import BONUSES, GAPS, NO_TOKEN, ROWS, TOKENS

INSIDE: Final = 10
"""Letters in a space."""
BETWEEN: Final = 8
"""Letters between two spaces: the words there (`terminal-plagues-gap-…`) are no longer."""
WIDTH: Final = 3 * (INSIDE + 2) + 2 * BETWEEN
AREAS: Final = ("city", "field")
SHORT: Final = 3
"""Letters of a token where there is little room."""

Marks = Mapping[int, str]
"""Spaces that a question points at, and the number written there."""


def area(g: Plagues, player: Player, which: int, marks: Marks, pointed: Pointed = NOTHING_POINTED) -> list[Text]:
    """City (0) or field (1), with a heading; seven lines."""
    name = opened(t(f"plagues-area-{AREAS[which]}"))
    heading = label(name, "bold underline", pointed=AREAS[which] in pointed)
    rows = ROWS[2 * which : 2 * which + 2]
    return [heading, *[line for row in rows for line in _row(g, player, row, marks, pointed)]]


def _row(g: Plagues, player: Player, row: tuple[int, ...], marks: Marks, pointed: Pointed) -> list[Text]:
    lines = [Text(no_wrap=True), Text(no_wrap=True), Text(no_wrap=True)]
    for place in row:
        edge = POINTED if f"space {SPACE_NAMES[place]}" in pointed else ink.EDGE
        _space(lines, place, space(g, player, place), marks.get(place, ""), edge)
        if place != row[-1]:
            gap = GAPS.index((place, place + 1))
            _gap(g, player, gap, lines, POINTED if f"gap {gap + 1}" in pointed else "")
    return lines


def _space(lines: list[Text], place: int, token: int, mark: str, edge: str) -> None:
    number = f"[{mark}]" if mark else ""
    lines[0].append(f"╭─ {place % 6 + 1} {'─' * (INSIDE - 4 - len(number))}", edge)
    lines[0].append(number, ink.MARK)
    lines[0].append("╮", edge)
    name = "" if token == NO_TOKEN else TOKENS[token]
    lines[1].append("│", edge)
    lines[1].append(
        _fitting(token_name(token)).center(INSIDE) if name else " " * INSIDE, f"bold {ink.TOKENS[name]}" if name else ""
    )
    lines[1].append("│", edge)
    lines[2].append(f"╰{'─' * INSIDE}╯", edge)


def _gap(g: Plagues, player: Player, gap: int, lines: list[Text], pointed: str) -> None:
    active = active_gaps(g, player) >> gap & 1
    rail, style = ("═", ink.ACTIVE) if active else (" ", ink.IDLE)
    lines[0].append(rail * BETWEEN, style)
    lines[1].append(t(f"terminal-plagues-gap-{BONUSES[g.book.gaps[gap]]}").center(BETWEEN), pointed or style)
    lines[2].append(rail * BETWEEN, style)


def small(g: Plagues, player: Player) -> Text:
    """Both areas in four short lines: sph=obe-... ; = is an active bonus."""
    text = Text(no_wrap=True)
    for number, row in enumerate(ROWS):
        text.append("\n" if number else "")
        text.append(f"{_letter(number // 2) if number % 2 == 0 else ' '} ", "bold")
        for place in row:
            token = space(g, player, place)
            name = "" if token == NO_TOKEN else TOKENS[token]
            text.append(token_name(token)[:SHORT] if name else "···", ink.TOKENS[name] if name else ink.IDLE)
            if place != row[-1]:
                active = active_gaps(g, player) >> GAPS.index((place, place + 1)) & 1
                text.append("=" if active else "-", ink.ACTIVE if active else ink.IDLE)
    return text


def _letter(which: int) -> str:
    return opened(t(f"plagues-area-{AREAS[which]}"))[0]


def _fitting(name: str) -> str:
    """A name that is too long for its space, shortened."""
    return name if len(name) <= INSIDE else f"{name[: INSIDE - 1]}."
