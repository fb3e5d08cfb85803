"""Who is merged and who may be: the two lowest gods merge once the third conflict is over (A8.1)."""

from __future__ import annotations

from typing import Final

from tawy.ai.sense import Row
from tawy.ankh.state import Ankh, Side

MERGING: Final[tuple[str, ...]] = ("merged", "to be merged lowest", "above being merged")
LOWEST: Final = 2
"""So many gods merge, if there are more of them."""
NOTHING: Final = [0.0, 0.0, 0.0]


def merging(g: Ankh, side: Side) -> Row:
    """Whether it is two gods; before that, whether it is the lowest, and how far it stands from being one of two."""
    if g.abilities[side] & (g.abilities[side] - 1):
        return [1.0, 0.0, 0.0]
    standing = g.standing
    if g.seats == LOWEST or len(standing) < g.seats:  # nobody merges, or it is over
        return NOTHING
    rank, own = standing.index(side), g.devotion[side]
    bar = g.devotion[standing[LOWEST if rank < LOWEST else LOWEST - 1]]
    return [0.0, 1.0 if rank == 0 else 0.0, max(-1.0, min(1.0, (own - bar) / 8))]
