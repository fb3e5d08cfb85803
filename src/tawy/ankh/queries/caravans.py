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
Steps = dict[Corner, list[tuple[int, Corner]]]
"""From each corner: the free sides, and the corner each leads to."""


def next_sides(g: Ankh, line: Line) -> list[int]:
    """The sides that continue a line so that it can be completed; none once it is complete (A6.4)."""
    if line:
        low, _ = CAMEL_SIDES[line[0]]
        return list(_ways(g, next(region for region in g.regions if region >> low & 1)).get(line, ()))
    return sorted(side for region in g.regions for side in _ways(g, region).get((), ()))


def split(g: Ankh, line: Line) -> tuple[Mask, Mask]:
    """The land of the two regions that a line makes out of one, the one with the lowest space first."""
    low, _ = CAMEL_SIDES[line[0]]
    land = next(region for region in g.regions if region >> low & 1) & LAND
    part = _one_side(line, g.adjacent, land)
    other = land ^ part
    return (part, other) if part & -part < other & -other else (other, part)


def _ways(g: Ankh, region: Mask) -> dict[Line, tuple[int, ...]]:
    land = region & LAND
    longest = min(LONGEST, CAMEL_SUPPLY - g.camels.bit_count())
    if not longest or land.bit_count() < 2 * SMALLEST:
        return {}
    return _ways_in(land, _inner_camels(g.camels, land), longest)


def _inner_camels(camels: Mask, land: Mask) -> Mask:
    """Camels with this land on both sides: they close nothing, but a line may end on them."""
    inner = 0
    for side in bits_of_sides(camels):
        low, high = CAMEL_SIDES[side]
        if land >> low & land >> high & 1:
            inner |= 1 << side
    return inner


@lru_cache(maxsize=4096)
def _ways_in(land: Mask, inner: Mask, longest: int) -> dict[Line, tuple[int, ...]]:
    """For each beginning of a legal caravan, the sides it can go on with; from both of its ends.

    A region's own land says where its borders are, so it is the whole key: games share what was found.
    """
    following: dict[Line, set[int]] = {}
    for line in lines_in(land, inner, longest):
        for way in (line, line[::-1]):
            for laid, side in enumerate(way):
                following.setdefault(way[:laid], set()).add(side)
    return {laid: tuple(sorted(sides)) for laid, sides in following.items()}


def lines_in(land: Mask, inner: Mask, longest: int) -> list[Line]:
    """Every legal caravan within a region, once."""
    steps: Steps = {}
    for side, (low, high) in enumerate(CAMEL_SIDES):
        if land >> low & land >> high & 1 and not inner >> side & 1:
            one, other = SIDE_ENDS[side]
            steps.setdefault(one, []).append((side, other))
            steps.setdefault(other, []).append((side, one))
    ends = _ends(land, inner)
    adjacent = adjacency(inner)
    return [
        line
        for start in ends
        if start in steps
        for line, end in _walks(start, steps, ends, longest)
        if start < end and _splits(line, adjacent, land)
    ]


def _ends(land: Mask, inner: Mask) -> set[Corner]:
    """The corners of this land on a river, water, the edge or an older camel."""
    ends: set[Corner] = set()
    for side, (low, high) in enumerate(CAMEL_SIDES):
        inside = (land >> low & 1) + (land >> high & 1)
        if inside == 1 or inner >> side & 1:
            ends.update(SIDE_ENDS[side])
    return ends | SHORES


def _walks(start: Corner, steps: Steps, ends: set[Corner], longest: int) -> list[tuple[Line, Corner]]:
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
            elif len(line) + 1 < longest:
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
