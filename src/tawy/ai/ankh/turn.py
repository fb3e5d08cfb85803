"""Whose turn it is, and how near the next event is (A1.5, A4.2)."""

from __future__ import annotations

from typing import Final

from tawy.ai.sense import Row
from tawy.ankh.state import Ankh, Side
from tawy.ankh.terms import ACTIONS, USES_BEYOND_SEATS

TURN: Final[tuple[str, ...]] = ("its turn", "events at hand")
NOT_ITS_TURN: Final = [0.0, 0.0]


def turn(g: Ankh, side: Side) -> Row:
    """Whether a god is to act, and how many of the four actions would bring the next event now (A1.5)."""
    if g.side_of[g.turn] != side:
        return NOT_ITS_TURN
    track, seats = g.track, g.seats
    at_hand = sum([track[row] + 1 == seats + beyond for row, beyond in enumerate(USES_BEYOND_SEATS)])
    return [1.0, at_hand / len(ACTIONS)]
