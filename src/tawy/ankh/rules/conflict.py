"""A7.1 to A7.4 Conflict: region by region, domination or battle; and what follows it."""

from __future__ import annotations

from tawy.ankh import acts
from tawy.ankh.board import AROUND
from tawy.ankh.queries.calendar import FORGETTING, LAST, MERGING, MERGING_SEATS
from tawy.ankh.queries.majority import majorities
from tawy.ankh.queries.pieces import conflict_number
from tawy.ankh.queries.presence import figures_in, monuments, sides_in
from tawy.ankh.rules.battle import Battle
from tawy.ankh.rules.devotion import GainDevotion, MostDevotion
from tawy.ankh.rules.forgetting import ForgetGods
from tawy.ankh.rules.merging import MergeGods
from tawy.ankh.rules.resolution import radiance
from tawy.ankh.state import Ankh, Seat, Side
from tawy.ankh.terms import OMNIPRESENT
from tawy.kernel.bits import bits
from tawy.kernel.frame import Ask, Frame


class Conflict(Frame["Ankh"], frozen=True):
    """A conflict: tie-breaker, start, every region in order, and its consequences (A7.1 to A7.3)."""

    cites = "A7.1"
    seat: Seat

    def run(self, g: Ankh) -> Ask | None:
        """The god whose seat triggered it holds the tie-breaker, also a merged one (A8.12)."""
        acts.begin_conflict(g, g.side_of[self.seat])
        g.then(
            Omnipresent(),
            ScorpionsStrike(),
            *[ResolveRegion(region) for region in range(len(g.regions))],
            AfterConflict(),
        )
        return None


class Omnipresent(Frame["Ankh"], frozen=True):
    """Before any region: 1 follower for each region with a figure of an Omnipresent god (A7.2, A11.3)."""

    cites = "A11.3"

    def run(self, g: Ankh) -> Ask | None:
        """A figure on water is in several regions at once (A2.4)."""
        for side in g.standing:
            if g.powers[side] & OMNIPRESENT:
                there = sum(1 for region in g.regions if region & g.figures[side])
                acts.gain_followers(g, side, there, "omnipresent")
        return None


class ScorpionsStrike(Frame["Ankh"], frozen=True):
    """Giant Scorpions destroy the monuments they aim at and are adjacent to (A7.2, A14.7)."""

    cites = "A14.7"

    def run(self, g: Ankh) -> Ask | None:
        """All at the start of the conflict; whose monument it is does not matter."""
        struck = 0
        for space, turn in g.aims:
            for target in (AROUND[space][turn], AROUND[space][(turn + 1) % 6]):
                if target is not None:
                    struck |= 1 << target & g.adjacent[space]
        for space in bits(struck & monuments(g)):
            acts.destroy(g, space, "giant_scorpion")
        return None


class ResolveRegion(Frame["Ankh"], frozen=True):
    """A region's turn: no figures, nothing; one god, domination; more, battle (A7.3)."""

    cites = "A7.3"
    region: int

    def run(self, g: Ankh) -> Ask | None:
        """Looked at only now."""
        sides = sides_in(g, self.region)
        acts.reach_region(g, self.region, sides)
        if len(sides) == 1:
            g.then(*domination(g, self.region, sides[0]))
        elif sides:
            g.then(Battle(self.region))
        return None


def domination(g: Ankh, region: int, side: Side) -> tuple[GainDevotion, GainDevotion]:
    """A god alone in a region gains for its majorities, then for dominating (A7.4)."""
    return (
        GainDevotion(side, (("majority", majorities(g, region, side)),)),
        GainDevotion(side, (("domination", 1), radiance(g, side, figures_in(g, side, region)))),
    )


class AfterConflict(Frame["Ankh"], frozen=True):
    """After the third conflict gods merge, after the fourth they are forgotten, the fifth ends the game (A1.6)."""

    cites = "A1.6"

    def run(self, g: Ankh) -> Ask | None:
        """The tie-breaker goes back first (A7.1)."""
        acts.end_conflict(g)
        number = conflict_number(g)
        if number == MERGING and g.seats >= MERGING_SEATS:
            g.then(MergeGods())
        elif number == FORGETTING:
            g.then(ForgetGods())
        elif number == LAST:
            g.then(MostDevotion())
        return None
