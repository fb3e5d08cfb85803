"""A7.22 Deaths of one moment, and what they set off: traps, Mummies, Cat Mummies."""

from __future__ import annotations

from typing import NamedTuple

from tawy.ankh import acts
from tawy.ankh.queries.pieces import GUARDIAN
from tawy.ankh.queries.presence import ascending, guardians_of, with_ability
from tawy.ankh.queries.summoning import beside_god
from tawy.ankh.rules.moving import DONE
from tawy.ankh.rules.summoning import after_summoning
from tawy.ankh.state import NOBODY, Ankh, Side
from tawy.ankh.terms import ANUBIS, CAT_MUMMY, MUMMY, SLOTS_OF_ANUBIS
from tawy.kernel.bits import Mask, bits, union
from tawy.kernel.frame import Ask, Frame


class Moment(NamedTuple):
    """What deaths of one moment set off; the occasion says in which order (A7.22, A14.2)."""

    cats: tuple[Frame[Ankh], ...]
    traps: tuple[Frame[Ankh], ...]
    mummies: tuple[Frame[Ankh], ...]


def mortals(g: Ankh, side: Side, region: int) -> Mask:
    """The warriors and guardians of a side in a region: gods are never killed."""
    return g.figures[side] & g.regions[region] & ~(1 << g.god_at[side])


def die_together(g: Ankh, doomed: dict[Side, Mask], cause: str) -> Moment:
    """All these figures die at once (A7.22)."""
    order = ascending(g, union(doomed))
    cats = [side for side in order for _ in bits(doomed[side] & guardians_of(g, CAT_MUMMY, side))]
    mummies = [side for side in order for _ in bits(doomed[side] & guardians_of(g, MUMMY, side))]
    bereaved = union(side for side in order if doomed[side] & g.warriors[side])
    for side in order:
        acts.kill(g, side, doomed[side], cause)
    return Moment(
        (CatMummies(tuple(cats)),) if cats else (),
        (TrapWarrior(bereaved),) if bereaved else (),
        (MummiesReturn(tuple(mummies)),) if mummies else (),
    )


def _in_turn(g: Ankh, dead: tuple[Side, ...]) -> list[Side]:
    """The owners of the dead in ascending order, each as often as it lost one."""
    return [side for side in g.standing for _ in range(dead.count(side))]


class TrapWarrior(Frame["Ankh"], frozen=True):
    """Anubis may trap one of the warriors of other gods that have just died (A13.4)."""

    cites = "A13.4"
    bereaved: Mask
    """The gods whose warriors died in this moment."""

    def run(self, g: Ankh) -> Ask | None:
        """Whose, if he has a free slot."""
        anubis = with_ability(g, ANUBIS)
        if anubis == NOBODY or sum(g.trapped) >= SLOTS_OF_ANUBIS:
            return None
        return Ask("trap", anubis, [DONE, *bits(self.bereaved & ~(1 << anubis))])

    def take(self, g: Ankh, pick: int) -> None:
        """It lies in his slot instead of its pool."""
        if pick != DONE:
            acts.trap(g, pick, with_ability(g, ANUBIS))


class MummiesReturn(Frame["Ankh"], frozen=True):
    """Killed Mummies are summoned again beside their gods, owners in ascending order (A7.22, A14.5)."""

    cites = "A14.5"
    dead: tuple[Side, ...]
    """The owner of each dead Mummy."""

    def run(self, g: Ankh) -> Ask | None:
        """One after another."""
        g.then(*[MummyReturns(side) for side in _in_turn(g, self.dead)])
        return None


class MummyReturns(Frame["Ankh"], frozen=True):
    """A Mummy comes back on empty land adjacent to its god figure, or stays in the pool if there is none (A14.5)."""

    cites = "A14.5"
    side: Side

    def run(self, g: Ankh) -> Ask | None:
        """Its owner's choice."""
        spaces = bits(beside_god(g, self.side))
        return Ask("mummy", self.side, spaces) if spaces else None

    def take(self, g: Ankh, pick: int) -> None:
        """This is a summoning: Ra may give it a sun token."""
        acts.summon(g, self.side, GUARDIAN + 1, pick, "mummy")
        g.then(*after_summoning(g, self.side, pick, self.side))


class CatMummies(Frame["Ankh"], frozen=True):
    """Killed Cat Mummies curse one after another, owners in ascending order (A7.24)."""

    cites = "A7.24"
    dead: tuple[Side, ...]
    """The owner of each dead Cat Mummy."""

    def run(self, g: Ankh) -> Ask | None:
        """One loss for each."""
        g.then(*[CatMummyCurse(side) for side in _in_turn(g, self.dead)])
        return None


class CatMummyCurse(Frame["Ankh"], frozen=True):
    """A killed Cat Mummy costs every god but its owner's 1 devotion, ascending order (A14.2)."""

    cites = "A14.2"
    owner: Side

    def run(self, g: Ankh) -> Ask | None:
        """The order is fixed when the moment begins (A10.2)."""
        for side in tuple(g.standing):
            if side != self.owner:
                acts.lose_devotion(g, side, 1, "cat_mummy")
        return None
