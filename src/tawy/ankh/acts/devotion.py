"""Acts on the devotion track (A10)."""

from __future__ import annotations

from tawy.ankh import events
from tawy.ankh.state import Ankh, Side
from tawy.ankh.terms import (
    TOP,
)


def _set_devotion(g: Ankh, side: Side, to: int) -> None:
    """The marker enters a space, on top of those already there (A10.1)."""
    g.devotion[side] = to
    standing = g.standing
    standing.remove(side)
    place = sum(1 for other in standing if g.devotion[other] <= to)
    standing.insert(place, side)


def gain_devotion(g: Ankh, side: Side, parts: tuple[tuple[str, int], ...]) -> None:
    """One gain of devotion; it stops at the top of the track (A10.5)."""
    before = g.devotion[side]
    _set_devotion(g, side, min(TOP, before + sum(amount for _, amount in parts)))
    if g.events is not None:
        g.tell(events.DevotionGained, side, g.devotion[side] - before, g.devotion[side], parts)


def lose_devotion(g: Ankh, side: Side, amount: int, cause: str) -> None:
    """Devotion is lost, never below 0; a marker that does not move keeps its place (A10.3)."""
    lost = min(amount, g.devotion[side])
    if lost:
        _set_devotion(g, side, g.devotion[side] - lost)
        g.tell(events.DevotionLost, side, lost, g.devotion[side], cause)
