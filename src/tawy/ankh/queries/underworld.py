"""Osiris's Underworld tiles (A13.11)."""

from __future__ import annotations

from tawy.ankh.queries.presence import empty_land
from tawy.ankh.state import NOWHERE, Ankh
from tawy.ankh.terms import UNDERWORLD_TILES
from tawy.kernel.bits import Mask, bits


def tile_spaces(g: Ankh, region: int) -> Mask:
    """Empty land of a region without a tile."""
    return g.regions[region] & empty_land(g) & ~g.tiles


def tiles_to_lay(g: Ankh) -> list[int]:
    """One from Osiris's side, if there is one (NOWHERE), or one that lies on the board."""
    beside = [NOWHERE] if g.tiles.bit_count() < UNDERWORLD_TILES else []
    return beside + bits(g.tiles)
