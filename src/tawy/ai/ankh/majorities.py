"""Who has most of a kind of monument in a region (A7.16)."""

from __future__ import annotations

from functools import lru_cache

from tawy.ai.ankh.monuments import REMEMBERED
from tawy.ankh.state import Side
from tawy.kernel.bits import Mask


@lru_cache(REMEMBERED)
def holders(
    regions: tuple[Mask, ...], built: tuple[Mask, ...], owned: tuple[Mask, ...], sides: tuple[Side, ...]
) -> tuple[tuple[Side, ...], ...]:
    """By region: of each kind of monument, who has more of it there than each of the others, if one has."""
    return tuple(_holders(area, built, owned, sides) for area in regions)


def _holders(area: Mask, built: tuple[Mask, ...], owned: tuple[Mask, ...], sides: tuple[Side, ...]) -> tuple[Side, ...]:
    found: list[Side] = []
    for of_kind in built:
        here = of_kind & area
        if here:
            counts = [(owned[side] & here).bit_count() for side in sides]
            most = max(counts)
            if most and counts.count(most) == 1:
                found.append(sides[counts.index(most)])
    return tuple(found)
