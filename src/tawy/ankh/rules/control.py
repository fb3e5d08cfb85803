"""A6.1 to A6.3 Control Monument."""

from __future__ import annotations

from tawy.ankh import acts
from tawy.ankh.queries.control import controllable
from tawy.ankh.rules.moving import DONE
from tawy.ankh.state import Ankh, Seat
from tawy.kernel.bits import bits
from tawy.kernel.frame import Ask, Frame


class ControlMonument(Frame["Ankh"], frozen=True):
    """The seat that triggered it may take control of a monument beside one of its figures (A6.1)."""

    cites = "A6.1"
    seat: Seat

    def run(self, g: Ankh) -> Ask | None:
        """A neutral one; another god's only when no neutral one is left on the board (A6.2)."""
        return Ask("control", self.seat, [DONE, *bits(controllable(g, g.side_of[self.seat]))])

    def take(self, g: Ankh, pick: int) -> None:
        """An ankh token goes from the pool onto it."""
        if pick != DONE:
            acts.take_monument(g, g.side_of[self.seat], pick)
