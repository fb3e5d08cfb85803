"""The row of ankh powers (A5.5, A5.6)."""

from __future__ import annotations

from typing import Final

from tawy.ankh.state import Ankh, Side
from tawy.ankh.terms import BASES, LARGE, POWERS_OF_LEVEL
from tawy.kernel.bits import Mask

POWERS_PER_LEVEL: Final = 2
LEVELS: Final = 3


def next_level(g: Ankh, side: Side) -> int | None:
    """The level of the leftmost ankh token of the row, 1 to 3; None when all six are unlocked."""
    unlocked = g.powers[side].bit_count()
    return unlocked // POWERS_PER_LEVEL + 1 if unlocked < POWERS_PER_LEVEL * LEVELS else None


def unlockable(g: Ankh, side: Side) -> Mask:
    """The powers this god could unlock now."""
    level = next_level(g, side)
    if level is None or g.followers[side] < level:
        return 0
    return POWERS_OF_LEVEL[level - 1] & ~g.powers[side]


def free_bases(g: Ankh, side: Side, *, large: bool) -> int:
    """How many bases of a size have no guardian yet (A1.2)."""
    taken = 0
    for level, kind in enumerate(g.kinds):
        if LARGE[kind] == large:
            place = level * g.seats + side
            taken += g.guardian_pool[place] + g.guardians[place].bit_count()
    return max(0, BASES - taken)


def can_join(g: Ankh, side: Side, level: int) -> bool:
    """A guardian of this level is left, and the god has a free base of its size (A5.6)."""
    return g.guardian_supply[level] > 0 and free_bases(g, side, large=LARGE[g.kinds[level]]) > 0
