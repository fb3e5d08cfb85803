"""Where a camel caravan can run (A6.4, A6.5)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tawy.ankh.board import CAMEL_SIDES, LAND, SHORES, SIDE_ENDS, adjacency, bits_of_sides
from tawy.ankh.state import Ankh
from tawy.ankh.terms import CAMEL_SUPPLY
from tawy.kernel.bits import Mask
from tawy.kernel.hexgrid import Corner

LONGEST: Final = 6
SMALLEST: Final = 6
Line = tuple[int, ...]
"""Sides in order, from one end to the other."""


def lines(g: Ankh) -> list[Line]:
    """Every legal caravan, each from both of its ends."""
    left = CAMEL_SUPPLY - g.camels.bit_count()
    found: list[Line] = []
    for region in g.regions:
        land = region & LAND
        if land.bit_count() >= 2 * SMALLEST:
            found += [line for line in _lines_in(land, _inner_camels(g.camels, land)) if len(line) <= left]
    return found


def split(g: Ankh, line: Line) -> tuple[Mask, Mask]:
    """The land of the two regions that a line makes out of one, the one with the lowest space first."""
    low, _ = CAMEL_SIDES[line[0]]
    land = next(region for region in g.regions if region >> low & 1) & LAND
    part = _one_side(line, adjacency(g.camels), land)
    other = land ^ part
    return (part, other) if part & -part < other & -other else (other, part)


def _inner_camels(camels: Mask, land: Mask) -> Mask:
    """Camels with this land on both sides: they close nothing, but a line may end on them."""
    inner = 0
    for side in bits_of_sides(camels):
        low, high = CAMEL_SIDES[side]
        if land >> low & 1 and land >> high & 1:
            inner |= 1 << side
    return inner


@lru_cache(maxsize=4096)
def _lines_in(land: Mask, inner: Mask) -> tuple[Line, ...]:
    """The legal caravans within a region. Its own land says where its borders are, so it is the whole key."""
    free = [
        side
        for side, (low, high) in enumerate(CAMEL_SIDES)
        if land >> low & 1 and land >> high & 1 and not inner >> side & 1
    ]
    ends = _ends(land, inner)
    steps: dict[Corner, list[tuple[int, Corner]]] = {}
    for side in free:
        one, other = SIDE_ENDS[side]
        steps.setdefault(one, []).append((side, other))
        steps.setdefault(other, []).append((side, one))
    adjacent = adjacency(inner)
    found: list[Line] = []
    for start in ends:
        if start in steps:
            for line, end in _walks(start, steps, ends):
                if start < end and _splits(line, adjacent, land):
                    found += [line, line[::-1]]
    return tuple(found)


def _ends(land: Mask, inner: Mask) -> set[Corner]:
    """The corners of this land on a river, water, the edge or an older camel."""
    ends: set[Corner] = set()
    for side, (low, high) in enumerate(CAMEL_SIDES):
        inside = (land >> low & 1) + (land >> high & 1)
        if inside == 1 or inner >> side & 1:
            ends.update(SIDE_ENDS[side])
    return ends | SHORES


def _walks(
    start: Corner, steps: dict[Corner, list[tuple[int, Corner]]], ends: set[Corner]
) -> list[tuple[Line, Corner]]:
    """Every way from a corner along free sides to the first corner where a line can end."""
    done: list[tuple[Line, Corner]] = []
    ways: list[tuple[Line, tuple[Corner, ...]]] = [((), (start,))]
    while ways:
        line, corners = ways.pop()
        for side, corner in steps[corners[-1]]:
            if corner in corners:
                continue
            if corner in ends:
                done.append(((*line, side), corner))
            elif len(line) + 1 < LONGEST:
                ways.append(((*line, side), (*corners, corner)))
    return done


def _splits(line: Line, adjacent: tuple[Mask, ...], land: Mask) -> bool:
    """The line makes two regions, each large enough."""
    part = _one_side(line, adjacent, land).bit_count()
    return SMALLEST <= part <= land.bit_count() - SMALLEST


def _one_side(line: Line, adjacent: tuple[Mask, ...], land: Mask) -> Mask:
    """The land joined to one side of a line without crossing it: all of it if the line splits nothing."""
    cut: dict[int, Mask] = {}
    for side in line:
        low, high = CAMEL_SIDES[side]
        cut[low] = cut.get(low, 0) | 1 << high
        cut[high] = cut.get(high, 0) | 1 << low
    seen = edge = 1 << CAMEL_SIDES[line[0]][0]
    while edge:
        lowest = edge & -edge
        space = lowest.bit_length() - 1
        found = adjacent[space] & land & ~seen & ~cut.get(space, 0)
        seen |= found
        edge = edge ^ lowest | found
    return seen
