"""A god's strength in a region before cards are played (A7.17)."""

from __future__ import annotations

from tawy.ankh.queries.strength import RESPLENDENT_STRENGTH, TEMPLE_STRENGTH, cancelled, is_resplendent
from tawy.ankh.state import Ankh, Side
from tawy.ankh.terms import ANDROSPHINX, ANUBIS, RESPLENDENT, TEMPLE, TEMPLE_ATTUNED
from tawy.kernel.bits import Mask, bits


def strength_without_cards(g: Ankh, side: Side, area: Mask, here: Mask) -> int:
    """The total of `queries.strength.strength` without cards, without its list of sources: a quarter of the time."""
    acting = here & ~cancelled(g, side, here) if g.kinds[2] == ANDROSPHINX else here
    total = acting.bit_count()
    if acting >> g.god_at[side] & 1:
        if g.powers[side] & RESPLENDENT and is_resplendent(g, side):
            total += RESPLENDENT_STRENGTH - 1
        if g.abilities[side] & ANUBIS:
            total += sum(g.trapped)
    if g.powers[side] & TEMPLE_ATTUNED:
        for temple in bits(g.owned[side] & g.built[TEMPLE] & area):
            total += TEMPLE_STRENGTH * bool(g.adjacent[temple] & g.figures[side])
    return total
