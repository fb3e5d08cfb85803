"""Where a god's marker stands: against the red zone, the other gods and the top of the track (A9, A10)."""

from __future__ import annotations

from typing import Final

from tawy.ai.sense import Row
from tawy.ankh.state import Ankh, Side
from tawy.ankh.terms import TOP

DEVOTION: Final[tuple[str, ...]] = (
    "devotion",
    "safe from being forgotten",
    "short of safety",
    "lead",
    "near the top",
    "lowest two",
)
WORLD: Final[tuple[str, ...]] = ("always", "nobody safe", "best is short", "gods")
HIGHER: Final = 0.3
"""What a place in a stack counts beside a space of the track: higher in a stack is more devotion (A10.1)."""
MERGING: Final = 2
"""So many gods merge, the lowest ones, while more than these are left (A8.1)."""


def devotion(g: Ankh, side: Side) -> Row:
    """How far a god has come, and how far it is ahead of the best of the others."""
    own, standing = g.devotion[side], g.standing
    rank, highest = standing.index(side), len(standing) - 1
    best = standing[-1] if rank < highest else standing[-2] if rank else side
    ahead = own - g.devotion[best] + (HIGHER if rank == highest else -HIGHER)
    return [
        own / 20,
        1.0 if own > g.last_red else 0.0,
        max(0, g.last_red + 1 - own) / 20,
        max(-1.5, min(1.5, ahead / 8)),
        max(0, own - TOP + 8) / 8,
        1.0 if rank < MERGING < len(standing) else 0.0,
    ]


def world(g: Ankh) -> Row:
    """Whether Egypt may become atheist: every god red when the fourth conflict is over (A9.3)."""
    best = max(g.devotion[side] for side in g.standing)
    short = max(0, g.last_red + 1 - best)
    return [1.0, float(short > 0), short / 10, len(g.standing) / 5]
