"""A god's figures, on the board and to come (A5.3, A13.4, A14)."""

from __future__ import annotations

from typing import Final

from tawy.ai.sense import Row
from tawy.ankh.state import Ankh, Side

FIGURES: Final[tuple[str, ...]] = ("warriors", "guardians", "guardians to come", "trapped")


def figures(g: Ankh, side: Side) -> Row:
    """Its warriors and guardians, and how many of its warriors Anubis has trapped."""
    seats, guardians, pool = g.seats, g.guardians, g.guardian_pool
    second, third = seats + side, 2 * seats + side  # guardians are kept by level, then by side
    return [
        g.warriors[side].bit_count() / 6,
        (guardians[side] | guardians[second] | guardians[third]).bit_count() / 3,
        (pool[side] + pool[second] + pool[third]) / 3,
        g.trapped[side] / 3,
    ]
