"""Where a camel caravan can run (A6.4, A6.5)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tawy.ankh.board import CAMEL_EDGES, CORNERS, EDGE_ENDS, EDGES_AROUND, LAND, SHORES
from tawy.ankh.state import NOWHERE, Ankh
from tawy.ankh.terms import CAMEL_SUPPLY
from tawy.kernel.bits import Mask, bits, union
from tawy.kernel.hexgrid import Space

LONGEST: Final = 6
SMALLEST: Final = 6
Line = tuple[int, ...]
"""Sides in order, from one end to the other."""


def next_edges(g: Ankh, line: Line) -> list[int]:
    """The edges that continue a line so that it can be completed; none once it is complete (A6.4)."""
    if line:
        return list(_following(g.camels, _region_of(g, line), line))
    return sorted(edge for region in g.regions for edge in _following(g.camels, region, ()))


def split(g: Ankh, line: Line) -> tuple[Mask, Mask]:
    """The land of the two regions that a line makes out of one, the one with the lowest space first."""
    region = _region_of(g, line)
    part = union(_ground_of(g.camels, region).bank(line))
    other = region & LAND ^ part
    return (part, other) if part & -part < other & -other else (other, part)


def _region_of(g: Ankh, line: Line) -> Mask:
    low, _ = CAMEL_EDGES[line[0]]
    for region in g.regions:
        if region >> low & 1:
            return region
    raise LookupError(f"no region has space {low}")


def _following(camels: Mask, region: Mask, line: Line) -> tuple[int, ...]:
    if camels.bit_count() == CAMEL_SUPPLY or (region & LAND).bit_count() < 2 * SMALLEST:
        return ()
    return _ground_of(camels, region).following(line)


def _ground_of(camels: Mask, region: Mask) -> _Ground:
    """Camels with its land on both sides close nothing, but a line may end on them."""
    land = region & LAND
    return _ground(land, camels & _edges_within(land), min(LONGEST, CAMEL_SUPPLY - camels.bit_count()))


@lru_cache(maxsize=4096)
def _edges_within(land: Mask) -> Mask:
    """The edges with this land on both sides."""
    spaces = bits(land)
    return union(edge for space in spaces for edge, other in EDGES_AROUND[space] if other > space and land >> other & 1)


class _Ground:
    """The land of a region as a caravan crosses it: from one of its ends along free edges to the next end."""

    __slots__ = ("beside", "ends", "known", "longest", "place", "spaces", "splitting", "steps")

    def __init__(self, land: Mask, inner: Mask, longest: int) -> None:
        self.longest = longest
        self.spaces = bits(land)
        """They are numbered by their place in this list, so that sets of them are small numbers."""
        self.place = [NOWHERE] * len(EDGES_AROUND)
        """By space."""
        self.beside = [0] * len(self.spaces)
        """By place: the places adjacent to it."""
        self.steps: list[tuple[tuple[int, int], ...]] = [()] * CORNERS
        """By corner: the free edges from there, and the corner each leads to."""
        self.ends = SHORES[:]
        """By corner: whether it lies on a river, water, the edge, the region's border or an older camel (A6.5)."""
        self.known: dict[Line, tuple[int, ...]] = {}
        """What was found out before, by the line laid so far."""
        self.splitting: dict[Line, bool] = {}
        """The same of whole lines, from the end with the lower edge: every line is met from both of its ends."""
        for place, space in enumerate(self.spaces):
            self.place[space] = place
        for place, space in enumerate(self.spaces):
            for edge, other in EDGES_AROUND[space]:
                low, high = EDGE_ENDS[edge]
                if self.place[other] == NOWHERE or inner >> edge & 1:
                    self.ends[low] = self.ends[high] = True
                else:
                    self.beside[place] |= 1 << self.place[other]
                    here, there = (low, high) if space < other else (high, low)
                    self.steps[here] = (*self.steps[here], (edge, there))

    def following(self, line: Line) -> tuple[int, ...]:
        """The edges that a caravan can begin with, or go on with after this line; ascending."""
        known = self.known.get(line)
        if known is None:
            known = self.known[line] = tuple(sorted(self._continuations(line) if line else self._openings()))
        return known

    def _openings(self) -> set[int]:
        """A caravan can be laid from both of its ends."""
        found: set[int] = set()
        passed = [False] * CORNERS
        for start, steps in enumerate(self.steps):
            if steps and self.ends[start]:
                passed[start] = True
                for edge, corner in steps:
                    line = [edge]
                    if edge not in found and self._completes(line, corner, passed):
                        found.add(edge)
                        found.add(line[-1])
                passed[start] = False
        return found

    def _continuations(self, laid: Line) -> list[int]:
        one, other = EDGE_ENDS[laid[0]]
        tip, passed = one if self.ends[one] else other, [False] * CORNERS
        for edge in laid:
            passed[tip] = True
            one, other = EDGE_ENDS[edge]
            tip = other if one == tip else one
        if self.ends[tip]:
            return []
        passed[tip] = True
        return [
            edge
            for edge, corner in self.steps[tip]
            if not passed[corner] and self._completes([*laid, edge], corner, passed)
        ]

    def _completes(self, line: list[int], tip: int, passed: list[bool]) -> bool:
        """Whether a legal caravan begins with this line, which leads to this corner; then the line is such a one."""
        if self.ends[tip]:
            return self._splits(line)
        found = False
        if len(line) < self.longest:
            passed[tip] = True
            for edge, corner in self.steps[tip]:
                if not passed[corner]:
                    line.append(edge)
                    found = self._completes(line, corner, passed)
                    if found:
                        break
                    line.pop()
            passed[tip] = False
        return found

    def _splits(self, line: list[int]) -> bool:
        """The line makes two regions, each large enough."""
        laid = tuple(line) if line[0] <= line[-1] else tuple(line[::-1])
        known = self.splitting.get(laid)
        if known is None:
            part = self._bank(laid).bit_count()
            known = self.splitting[laid] = SMALLEST <= part <= len(self.spaces) - SMALLEST
        return known

    def bank(self, line: Line) -> list[Space]:
        """The land on one side of a line: all that is joined without crossing it (A6.6)."""
        return [self.spaces[place] for place in bits(self._bank(line))]

    def _bank(self, line: Line) -> Mask:
        beside = self.beside[:]
        for edge in line:
            low, high = CAMEL_EDGES[edge]
            one, other = self.place[low], self.place[high]
            beside[one] ^= 1 << other
            beside[other] ^= 1 << one
        seen = frontier = 1 << self.place[CAMEL_EDGES[line[0]][0]]
        while frontier:
            lowest = frontier & -frontier
            found = beside[lowest.bit_length() - 1] & ~seen
            seen |= found
            frontier = frontier ^ lowest | found
        return seen


@lru_cache(maxsize=4096)
def _ground(land: Mask, inner: Mask, longest: int) -> _Ground:
    """A region's own land says where its borders are, so it is the whole key: games share what was found."""
    return _Ground(land, inner, longest)
