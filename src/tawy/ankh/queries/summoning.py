"""What can be summoned where (A5.3)."""

from __future__ import annotations

from typing import Final

from tawy.ankh.board import WATER
from tawy.ankh.queries.pieces import GUARDIAN, WARRIOR
from tawy.ankh.queries.presence import adjacent_to, empty_land
from tawy.ankh.state import Ankh, Side
from tawy.ankh.terms import APEP
from tawy.kernel.bits import Mask
from tawy.kernel.hexgrid import Space

RANSOMED: Final = 5
"""A warrior that its god buys out of Anubis's slots; the other pieces are those of the acts (A13.6)."""
ORDINARY, UNDERWORLD, PYRAMID = 0, 1, 2
"""Ways to summon: the action itself, Osiris's extra, and from PYRAMID on the extra of the pyramid on a space."""


def summonable(g: Ankh, side: Side) -> list[int]:
    """The pieces this side could summon now."""
    pieces = [WARRIOR] if g.warrior_pool[side] else []
    pieces += [GUARDIAN + level for level in range(3) if g.guardian_pool[level * g.seats + side]]
    if g.trapped[side] and g.followers[side]:
        pieces.append(RANSOMED)
    return pieces


def spaces_for(g: Ankh, side: Side, way: int, piece: int) -> Mask:
    """Where a piece can be summoned in this way."""
    return _land_for(g, side, way) | _waters_for(g, way, piece)


def ways_to_summon(g: Ankh, side: Side, ways: tuple[int, ...]) -> list[tuple[int, int]]:
    """Every piece for every one of these ways that has a space for it."""
    pieces = summonable(g, side)
    found: list[tuple[int, int]] = []
    for way in ways:
        land = _land_for(g, side, way)
        found += [(way, piece) for piece in pieces if land or _waters_for(g, way, piece)]
    return found


def _land_for(g: Ankh, side: Side, way: int) -> Mask:
    """Where any piece can be summoned in this way."""
    if way == UNDERWORLD:
        return g.tiles & ~g.occupied
    return empty_land(g) & (beside_own(g, side) if way == ORDINARY else g.adjacent[way - PYRAMID])


def _waters_for(g: Ankh, way: int, piece: int) -> Mask:
    """Where Apep can besides."""
    if way == UNDERWORLD:
        return 0
    return _waters(g, piece) if way == ORDINARY else _waters(g, piece) & g.adjacent[way - PYRAMID]


def beside_own(g: Ankh, side: Side) -> Mask:
    """The spaces adjacent to one of a side's figures or to a monument it controls."""
    return adjacent_to(g, g.figures[side] | g.owned[side])


def _waters(g: Ankh, piece: int) -> Mask:
    """Apep rises from any empty water space (A14.4)."""
    is_apep = GUARDIAN <= piece < RANSOMED and g.kinds[piece - GUARDIAN] == APEP
    return WATER & ~g.occupied if is_apep else 0


def beside_god(g: Ankh, side: Side) -> Mask:
    """Where a killed Mummy can come back: empty land adjacent to its god figure (A14.5)."""
    god: Space = g.god_at[side]
    return g.adjacent[god] & empty_land(g)
