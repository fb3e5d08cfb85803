"""Majorities of monuments in a region (A7.16)."""

from __future__ import annotations

from tawy.ankh.state import NOBODY, Ankh, Side


def majority(g: Ankh, region: int, kind: int) -> Side:
    """The god that controls more monuments of a kind in the region than every other god, or NOBODY."""
    area = g.regions[region] & g.built[kind]
    if not area:
        return NOBODY
    best, holder = 0, NOBODY
    for side in g.standing:
        owns = (g.owned[side] & area).bit_count()
        if owns > best:
            best, holder = owns, side
        elif owns == best:
            holder = NOBODY
    return holder


def holders(g: Ankh, region: int) -> list[Side]:
    """By kind of monument: who has the majority in the region, or NOBODY."""
    return [majority(g, region, kind) for kind in range(3)]


def majorities(g: Ankh, region: int, side: Side) -> int:
    """Of how many kinds this god has the majority in the region."""
    return holders(g, region).count(side)
