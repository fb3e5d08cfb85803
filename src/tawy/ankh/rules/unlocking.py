"""A5.5, A5.6 Unlock Ankh Power."""

from __future__ import annotations

from tawy.ankh import acts
from tawy.ankh.queries.unlocking import can_join, next_level, unlockable
from tawy.ankh.rules.moving import DONE
from tawy.ankh.state import Ankh, Seat
from tawy.ankh.terms import GUARDIAN_WITH_POWER
from tawy.kernel.bits import bits
from tawy.kernel.frame import Ask, Frame


class UnlockPower(Frame["Ankh"], frozen=True):
    """You may sacrifice followers equal to the level of your next token to unlock a power of it (A5.5)."""

    cites = "A5.5"
    seat: Seat

    def run(self, g: Ankh) -> Ask | None:
        """A power of that level you do not have, or none."""
        return Ask("unlock", self.seat, [DONE, *bits(unlockable(g, g.side_of[self.seat]))])

    def take(self, g: Ankh, pick: int) -> None:
        """Pay, unlock; a guardian joins if its symbol was under the token (A5.6)."""
        if pick == DONE:
            return
        side = g.side_of[self.seat]
        acts.sacrifice(g, side, next_level(g, side) or 0, "unlock")
        acts.unlock(g, side, pick)
        level = GUARDIAN_WITH_POWER.get(g.powers[side].bit_count())
        if level is not None and can_join(g, side, level):
            acts.join(g, side, level)
