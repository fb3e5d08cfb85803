"""A god's monuments, what its powers make of them, and those its figures stand beside (A5.4, A6, A11)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tawy.ai.sense import Row
from tawy.ankh.board import adjacency
from tawy.ankh.queries.strength import is_resplendent
from tawy.ankh.state import Ankh, Side
from tawy.ankh.terms import (
    OBELISK,
    OBELISK_ATTUNED,
    PYRAMID,
    PYRAMID_ATTUNED,
    RESPLENDENT,
    TEMPLE,
    TEMPLE_ATTUNED,
)
from tawy.kernel.bits import Mask, bits

MONUMENTS: Final[tuple[str, ...]] = (
    "obelisks",
    "temples",
    "pyramids",
    "obelisks attuned",
    "temples attuned",
    "pyramids attuned",
    "resplendent",
    "income",
    "neutral monuments at hand",
)
ATTUNED: Final = OBELISK_ATTUNED | TEMPLE_ATTUNED | PYRAMID_ATTUNED
REMEMBERED: Final = 1 << 14
"""How many answers about the same board are remembered: most positions of a search differ in one region only."""


def monuments(g: Ankh, side: Side) -> Row:
    """Those it owns by kind, and those beside its figures that bring followers or can be taken (A5.4)."""
    powers, built = g.powers[side], g.built
    enemies = 0
    for other in g.standing:
        if other != side:
            enemies |= g.owned[other]
    resplendent = powers & RESPLENDENT != 0 and is_resplendent(g, side)
    return _row(
        g.figures[side], g.camels, g.owned[side], enemies, built[0], built[1], built[2], powers & ATTUNED, resplendent
    )


@lru_cache(REMEMBERED)
def _row(
    figures: Mask,
    camels: Mask,
    owned: Mask,
    enemies: Mask,
    obelisks: Mask,
    temples: Mask,
    pyramids: Mask,
    attuned: Mask,
    resplendent: bool,  # noqa: FBT001
) -> Row:
    own = [(owned & built).bit_count() / 4 for built in (obelisks, temples, pyramids)]
    at_hand = _around(figures, camels) & (obelisks | temples | pyramids) & ~enemies
    return [
        *own,
        own[OBELISK] if attuned & OBELISK_ATTUNED else 0.0,
        own[TEMPLE] if attuned & TEMPLE_ATTUNED else 0.0,
        own[PYRAMID] if attuned & PYRAMID_ATTUNED else 0.0,
        1.0 if resplendent else 0.0,
        at_hand.bit_count() / 4,
        (at_hand & ~owned).bit_count() / 4,
    ]


@lru_cache(REMEMBERED)
def _around(figures: Mask, camels: Mask) -> Mask:
    """The spaces beside figures, where no camel parts them (A2.5)."""
    adjacent, around = adjacency(camels), 0
    for space in bits(figures):
        around |= adjacent[space]
    return around
