"""A5.4 Gain Followers."""

from __future__ import annotations

from tawy.ankh import acts
from tawy.ankh.queries.followers import monuments_reached
from tawy.ankh.state import Ankh, Seat
from tawy.ankh.terms import REVERED
from tawy.kernel.frame import Ask, Frame


class GainFollowers(Frame["Ankh"], frozen=True):
    """1 follower for each monument, yours or neutral, adjacent to one of your figures; once each (A5.4)."""

    cites = "A5.4"
    seat: Seat

    def run(self, g: Ankh) -> Ask | None:
        """Revered adds one, also to none (A11.4)."""
        side = g.side_of[self.seat]
        acts.gain_followers(g, side, monuments_reached(g, side).bit_count(), "gain")
        if g.powers[side] & REVERED:
            acts.gain_followers(g, side, 1, "revered")
        return None
