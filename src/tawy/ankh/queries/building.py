"""Building a monument in a battle (A12.2)."""

from __future__ import annotations

from typing import Final

from tawy.ankh.queries.presence import empty_land
from tawy.ankh.state import Ankh, Side
from tawy.ankh.terms import INSPIRING, MONUMENT_SUPPLY
from tawy.kernel.bits import Mask

BUILD_COST: Final = 3


def kinds_left(g: Ankh) -> list[int]:
    """The kinds of monument the supply still has (A1.3)."""
    return [kind for kind in range(3) if g.built[kind].bit_count() < MONUMENT_SUPPLY]


def building_spaces(g: Ankh, region: int) -> Mask:
    """Empty land of the region without an Underworld tile."""
    return g.regions[region] & empty_land(g) & ~g.tiles


def can_build(g: Ankh, side: Side) -> bool:
    """The god has an ankh token, and the followers unless it is Inspiring (A11.2)."""
    return g.ankhs[side] > 0 and bool(g.powers[side] & INSPIRING or g.followers[side] >= BUILD_COST)
