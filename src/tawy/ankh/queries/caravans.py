"""Where a camel caravan can run (A6.4, A6.5)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tawy.ankh.board import CAMEL_EDGES, EDGE_ENDS, LAND, SHORES, adjacency, bits_of_edges
from tawy.ankh.state import Ankh
from tawy.ankh.terms import CAMEL_SUPPLY
from tawy.kernel.bits import Mask
from tawy.kernel.hexgrid import Corner

LONGEST: Final = 6
SMALLEST: Final = 6
Line = tuple[int, ...]
"""Sides in order, from one end to the other."""
Steps = dict[Corner, list[tuple[int, Corner]]]
"""From each corner: the free edges, and the corner each leads to."""


def next_edges(g: Ankh, line: Line) -> list[int]:
    """The edges that continue a line so that it can be completed; none once it is complete (A6.4)."""
    if line:
        low, _ = CAMEL_EDGES[line[0]]
        return list(_ways(g.camels, next(region for region in g.regions if region >> low & 1)).get(line, ()))
    return list(_openings(g.regions, g.camels))


@lru_cache(maxsize=1024)
def _openings(regions: tuple[Mask, ...], camels: Mask) -> tuple[int, ...]:
    """Every edge that a caravan can begin with."""
    return tuple(sorted(edge for region in regions for edge in _ways(camels, region).get((), ())))


def split(g: Ankh, line: Line) -> tuple[Mask, Mask]:
    """The land of the two regions that a line makes out of one, the one with the lowest space first."""
    low, _ = CAMEL_EDGES[line[0]]
    land = next(region for region in g.regions if region >> low & 1) & LAND
    part = _one_bank(line, g.adjacent, land)
    other = land ^ part
    return (part, other) if part & -part < other & -other else (other, part)


def _ways(camels: Mask, region: Mask) -> dict[Line, tuple[int, ...]]:
    land = region & LAND
    longest = min(LONGEST, CAMEL_SUPPLY - camels.bit_count())
    if not longest or land.bit_count() < 2 * SMALLEST:
        return {}
    return _ways_in(land, _inner_camels(camels, land), longest)


@lru_cache(maxsize=4096)
def _inner_camels(camels: Mask, land: Mask) -> Mask:
    """Camels with this land before and behind them: they close nothing, but a line may end on them."""
    inner = 0
    for edge in bits_of_edges(camels):
        low, high = CAMEL_EDGES[edge]
        if land >> low & land >> high & 1:
            inner |= 1 << edge
    return inner


@lru_cache(maxsize=4096)
def _ways_in(land: Mask, inner: Mask, longest: int) -> dict[Line, tuple[int, ...]]:
    """For each beginning of a legal caravan, the edges it can go on with; from both of its ends.

    A region's own land says where its borders are, so it is the whole key: games share what was found.
    """
    following: dict[Line, set[int]] = {}
    for line in lines_in(land, inner, longest):
        for way in (line, line[::-1]):
            for laid, edge in enumerate(way):
                following.setdefault(way[:laid], set()).add(edge)
    return {laid: tuple(sorted(edges)) for laid, edges in following.items()}


def lines_in(land: Mask, inner: Mask, longest: int) -> list[Line]:
    """Every legal caravan within a region, once."""
    steps: Steps = {}
    for edge, (low, high) in enumerate(CAMEL_EDGES):
        if land >> low & land >> high & 1 and not inner >> edge & 1:
            one, other = EDGE_ENDS[edge]
            steps.setdefault(one, []).append((edge, other))
            steps.setdefault(other, []).append((edge, one))
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
    for edge, (low, high) in enumerate(CAMEL_EDGES):
        inside = (land >> low & 1) + (land >> high & 1)
        if inside == 1 or inner >> edge & 1:
            ends.update(EDGE_ENDS[edge])
    return ends | SHORES


def _walks(start: Corner, steps: Steps, ends: set[Corner], longest: int) -> list[tuple[Line, Corner]]:
    """Every way from a corner along free edges to the first corner where a line can end."""
    done: list[tuple[Line, Corner]] = []
    ways: list[tuple[Line, tuple[Corner, ...]]] = [((), (start,))]
    while ways:
        line, corners = ways.pop()
        for edge, corner in steps[corners[-1]]:
            if corner in corners:
                continue
            if corner in ends:
                done.append(((*line, edge), corner))
            elif len(line) + 1 < longest:
                ways.append(((*line, edge), (*corners, corner)))
    return done


def _splits(line: Line, adjacent: tuple[Mask, ...], land: Mask) -> bool:
    """The line makes two regions, each large enough."""
    part = _one_bank(line, adjacent, land).bit_count()
    return SMALLEST <= part <= land.bit_count() - SMALLEST


def _one_bank(line: Line, adjacent: tuple[Mask, ...], land: Mask) -> Mask:
    """The land joined to one bank of a line without crossing it: all of it if the line splits nothing."""
    cut: dict[int, Mask] = {}
    for edge in line:
        low, high = CAMEL_EDGES[edge]
        cut[low] = cut.get(low, 0) | 1 << high
        cut[high] = cut.get(high, 0) | 1 << low
    seen = frontier = 1 << CAMEL_EDGES[line[0]][0]
    while frontier:
        lowest = frontier & -frontier
        space = lowest.bit_length() - 1
        found = adjacent[space] & land & ~seen & ~cut.get(space, 0)
        seen |= found
        frontier = frontier ^ lowest | found
    return seen
