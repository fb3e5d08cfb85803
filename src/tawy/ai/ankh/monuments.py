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
REMEMBERED: Final = 1 << 14
"""How many answers about the same board are remembered: most positions of a search differ in one region only."""


def monuments(g: Ankh, side: Side) -> Row:
    """Those it owns by kind, and those beside its figures that bring followers or can be taken (A5.4)."""
    powers, owned, built = g.powers[side], g.owned[side], g.built
    obelisks = (owned & built[OBELISK]).bit_count()
    temples = (owned & built[TEMPLE]).bit_count()
    pyramids = (owned & built[PYRAMID]).bit_count()
    enemies = 0
    for other in g.standing:
        if other != side:
            enemies |= g.owned[other]
    at_hand = _around(g.figures[side], g.camels) & (built[0] | built[1] | built[2]) & ~enemies
    return [
        obelisks / 4,
        temples / 4,
        pyramids / 4,
        obelisks / 4 if powers & OBELISK_ATTUNED else 0.0,
        temples / 4 if powers & TEMPLE_ATTUNED else 0.0,
        pyramids / 4 if powers & PYRAMID_ATTUNED else 0.0,
        1.0 if powers & RESPLENDENT and is_resplendent(g, side) else 0.0,
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
