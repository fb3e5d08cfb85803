"""Whose turn it is, and how near the next event is (A1.5, A4.2)."""

from __future__ import annotations

from typing import Final

from tawy.ai.sense import Row
from tawy.ankh.state import Ankh, Side
from tawy.ankh.terms import ACTIONS, USES_BEYOND_SEATS

TURN: Final[tuple[str, ...]] = ("its turn", "events at hand", "acts soon")


def turn(g: Ankh, side: Side) -> Row:
    """Whether a god is to act, how many of the four actions would bring the next event now, or how soon it acts."""
    track, seats, side_of, seat = g.track, g.seats, g.side_of, g.turn
    if side_of[seat] != side:
        wait = 1
        while wait < seats and side_of[(seat + wait) % seats] != side:
            wait += 1
        return [0.0, 0.0, 1 - wait / seats]
    at_hand = sum([track[row] + 1 == seats + beyond for row, beyond in enumerate(USES_BEYOND_SEATS)])
    return [1.0, at_hand / len(ACTIONS), 1.0]
