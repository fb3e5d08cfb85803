"""Who has most of a kind of monument in a region (A7.16)."""

from __future__ import annotations

from functools import lru_cache

from tawy.ai.ankh.monuments import REMEMBERED
from tawy.kernel.bits import Mask


@lru_cache(REMEMBERED)
def holders(obelisks: Mask, temples: Mask, pyramids: Mask, *owned: Mask) -> tuple[int, ...]:
    """By kind of monument: which of the owners has more of it than each of the others, if one has."""
    found = []
    for of_kind in (obelisks, temples, pyramids):
        counts = [(has & of_kind).bit_count() for has in owned]
        most = max(counts)
        if most and counts.count(most) == 1:
            found.append(counts.index(most))
    return tuple(found)
