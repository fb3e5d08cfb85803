"""Strength in a battle, by source (A7.17)."""

from __future__ import annotations

from tawy.ankh.queries.presence import figures_in, guardians_of
from tawy.ankh.state import Ankh, Side
from tawy.ankh.terms import (
    ANDROSPHINX,
    ANUBIS,
    CARD_STRENGTH,
    RESPLENDENT,
    TEMPLE,
    TEMPLE_ATTUNED,
)
from tawy.kernel.bits import Mask, bits
from tawy.kernel.sources import Sources

RESPLENDENT_STRENGTH = 3
RESPLENDENT_MONUMENTS = 3
TEMPLE_STRENGTH = 2


class Strength(Sources, frozen=True, gc=False):
    """What a god brings to a battle, source by source."""

    figures: int = 0
    """One for each figure that is not cancelled."""
    cancelled: int = 0
    """Figures that an Androsphinx cancels; they add nothing (A14.8)."""
    resplendent: int = 0
    trapped: int = 0
    temples: int = 0
    cards: int = 0

    @property
    def total(self) -> int:
        """The sum that is compared."""
        return self.figures + self.resplendent + self.trapped + self.temples + self.cards


def cancelled(g: Ankh, side: Side, figures: Mask) -> Mask:
    """Those of a side's figures that an enemy Androsphinx is adjacent to (A14.8)."""
    found = 0
    for enemy in g.standing:
        if enemy != side:
            for space in bits(guardians_of(g, ANDROSPHINX, enemy)):
                found |= g.adjacent[space]
    return figures & found


def is_resplendent(g: Ankh, side: Side) -> bool:
    """The god figure's base strength is 3 (A11.5)."""
    return bool(g.powers[side] & RESPLENDENT) and any(
        (g.owned[side] & built).bit_count() >= RESPLENDENT_MONUMENTS for built in g.built
    )


def strength(g: Ankh, side: Side, region: int) -> Strength:
    """A god's strength in the battle for a region; nothing without a figure there (A7.17)."""
    here = figures_in(g, side, region)
    if not here:
        return Strength()
    dulled = cancelled(g, side, here)
    acting = here & ~dulled
    resplendent = trapped = temples = 0
    if acting >> g.god_at[side] & 1:
        resplendent = RESPLENDENT_STRENGTH - 1 if is_resplendent(g, side) else 0
        trapped = sum(g.trapped) if g.abilities[side] & ANUBIS else 0
    if g.powers[side] & TEMPLE_ATTUNED:
        attuned = g.owned[side] & g.built[TEMPLE] & g.regions[region]
        temples = TEMPLE_STRENGTH * sum(1 for temple in bits(attuned) if g.adjacent[temple] & g.figures[side])
    return Strength(acting.bit_count(), dulled.bit_count(), resplendent, trapped, temples, CARD_STRENGTH[g.cards[side]])
