"""A7.25 After the resolution: Miracle, Worshipful, Cycle of Ma'at."""

from __future__ import annotations

from typing import Final

from tawy.ankh import acts
from tawy.ankh.queries.presence import ascending
from tawy.ankh.rules.devotion import GainDevotion
from tawy.ankh.rules.summoning import NO, YES
from tawy.ankh.state import Ankh, Side
from tawy.ankh.terms import CYCLE, MIRACLE, WORSHIPFUL
from tawy.kernel.bits import bits
from tawy.kernel.frame import Ask, Frame

WORSHIP_COST: Final = 2


class AfterResolution(Frame["Ankh"], frozen=True):
    """Miracles, then worship, then the cycle; also for gods that lost all their figures here (A7.25, A12.8)."""

    cites = "A7.25"

    def run(self, g: Ankh) -> Ask | None:
        """In this order."""
        g.then(Miracles(), Worshippers(), CycleOfMaat())
        return None


class Miracles(Frame["Ankh"], frozen=True):
    """1 devotion for each of your figures killed in this battle, as one gain, ascending order (A12.7)."""

    cites = "A12.7"

    def run(self, g: Ankh) -> Ask | None:
        """Plagues count, and so does a figure that died twice."""
        faithful = [side for side in ascending(g, g.fighters) if g.cards[side] & MIRACLE]
        g.then(*[GainDevotion(side, (("miracle", g.fallen[side]),)) for side in faithful])
        return None


class Worshippers(Frame["Ankh"], frozen=True):
    """Worshipful gods that played a card, ascending order (A7.25)."""

    cites = "A7.25"

    def run(self, g: Ankh) -> Ask | None:
        """Each once."""
        g.then(*[Worship(side) for side in ascending(g, g.fighters) if g.powers[side] & WORSHIPFUL])
        return None


class Worship(Frame["Ankh"], frozen=True):
    """A Worshipful god may sacrifice 2 followers for 1 devotion (A11.12)."""

    cites = "A11.12"
    side: Side

    def run(self, g: Ankh) -> Ask | None:
        """If it has them."""
        return Ask("worship", self.side, [NO, YES]) if g.followers[self.side] >= WORSHIP_COST else None

    def take(self, g: Ankh, pick: int) -> None:
        """At most once per battle."""
        if pick == YES:
            acts.sacrifice(g, self.side, WORSHIP_COST, "worshipful")
            g.then(GainDevotion(self.side, (("worshipful", 1),)))


class CycleOfMaat(Frame["Ankh"], frozen=True):
    """Who played Cycle of Ma'at takes all its played cards back; the battle is over (A7.25, A12.4)."""

    cites = "A12.4"

    def run(self, g: Ankh) -> Ask | None:
        """Last of all."""
        for side in bits(g.fighters):
            if g.cards[side] & CYCLE:
                acts.take_cards_back(g, side)
        acts.end_battle(g)
        return None
