"""A7.15, A12.1 Plague of Locusts."""

from __future__ import annotations

from tawy.ankh import acts
from tawy.ankh.queries.presence import sides_in
from tawy.ankh.rules.deaths import die_together, mortals
from tawy.ankh.state import NOBODY, Ankh, Side
from tawy.ankh.terms import PLAGUE
from tawy.kernel.bits import bits
from tawy.kernel.frame import Ask, Frame


class Plagues(Frame["Ankh"], frozen=True):
    """Each Plague of Locusts card by itself, one after another (A7.15)."""

    cites = "A7.15"

    def run(self, g: Ankh) -> Ask | None:
        """The gods with a figure here now offer in all of them (A12.1)."""
        here = tuple(sides_in(g, g.arena))
        g.then(*[Plague(here) for side in bits(g.fighters) if g.cards[side] & PLAGUE])
        return None


class Plague(Frame["Ankh"], frozen=True):
    """Gods secretly offer followers; all warriors and guardians here die but those of the highest offer (A12.1)."""

    cites = "A12.1"
    sides: tuple[Side, ...]

    def run(self, g: Ankh) -> Ask | None:
        """One after another, without seeing each other's offer; then all are revealed."""
        for side in self.sides:
            if g.sealed[side] == NOBODY:
                return Ask("offer", side, self.choices(g, side), secret=True, simultaneous=True)
        g.then(Swarm(self.sides))
        return None

    def take(self, g: Ankh, pick: int) -> None:
        """Sealed until all have offered."""
        side = next(side for side in self.sides if g.sealed[side] == NOBODY)
        acts.seal(g, side, pick, "offer")
        g.then(self)

    def choices(self, g: Ankh, side: Side) -> list[int]:
        """What a god can offer: any number of its followers, 0 included."""
        return list(range(g.followers[side] + 1))


class Swarm(Frame["Ankh"], frozen=True):
    """All offers are sacrificed; a tie for the most spares nobody (A12.1)."""

    cites = "A12.1"
    sides: tuple[Side, ...]

    def run(self, g: Ankh) -> Ask | None:
        """A Cat Mummy killed by a plague curses at once (A14.2)."""
        offers = {side: g.sealed[side] for side in self.sides}
        most = [side for side in self.sides if offers[side] == max(offers.values())]
        spared = most[0] if len(most) == 1 else NOBODY
        acts.reveal_offers(g, self.sides, spared)
        for side in self.sides:
            acts.sacrifice(g, side, offers[side], "plague")
        doomed = {side: mortals(g, side, g.arena) for side in g.standing if side != spared}
        moment = die_together(g, doomed, "plague")
        g.then(*moment.cats, *moment.traps, *moment.mummies)
        return None
