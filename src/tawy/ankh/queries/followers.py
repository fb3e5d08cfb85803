"""What Gain Followers gives (A5.4)."""

from __future__ import annotations

from tawy.ankh.queries.presence import adjacent_to, neutral
from tawy.ankh.state import Ankh, Side
from tawy.ankh.terms import REVERED
from tawy.kernel.bits import Mask


def monuments_reached(g: Ankh, side: Side) -> Mask:
    """The monuments, its own or neutral, that a god has a figure beside; each counts once."""
    return adjacent_to(g, g.figures[side]) & (g.owned[side] | neutral(g))


def followers_to_gain(g: Ankh, side: Side) -> int:
    """What Gain Followers would bring now, one more to a Revered god (A11.4)."""
    return monuments_reached(g, side).bit_count() + bool(g.powers[side] & REVERED)
