"""A8 Merging gods, after the third conflict."""

from __future__ import annotations

from typing import Final

from tawy.ankh import acts
from tawy.ankh.queries.pieces import GUARDIAN, piece_on
from tawy.ankh.queries.unlocking import free_bases
from tawy.ankh.state import NOWHERE, Ankh, Side
from tawy.ankh.terms import ANUBIS, LARGE
from tawy.kernel.bits import bits
from tawy.kernel.frame import Ask, Frame

IN_POOL: Final = 128
"""An option to keep a guardian is its space, or ``IN_POOL + level`` for one in the pool."""


class MergeGods(Frame["Ankh"], frozen=True):
    """The god lowest on the devotion track merges into the second lowest (A8.1)."""

    cites = "A8.1"

    def run(self, g: Ankh) -> Ask | None:
        """Guardians find their bases first, small ones, then large ones (A8.4)."""
        lower, upper = g.standing[:2]
        g.then(KeepGuardians(lower, upper, large=False), KeepGuardians(lower, upper, large=True), Merge(lower, upper))
        return None


def _guardians(g: Ankh, side: Side, *, large: bool) -> list[int]:
    """A god's guardians of one size, as options."""
    levels = [level for level, kind in enumerate(g.kinds) if LARGE[kind] == large]
    on_board = [space for level in levels for space in bits(g.guardians[level * g.seats + side])]
    in_pool = [IN_POOL + level for level in levels for _ in range(g.guardian_pool[level * g.seats + side])]
    return sorted(on_board) + in_pool


def _level_and_space(g: Ankh, side: Side, option: int) -> tuple[int, int]:
    if option >= IN_POOL:
        return option - IN_POOL, NOWHERE
    return piece_on(g, side, option) - GUARDIAN, option


class KeepGuardians(Frame["Ankh"], frozen=True):
    """The lower god's guardians pass to the upper as far as its bases go; it chooses which (A8.4)."""

    cites = "A8.4"
    lower: Side
    upper: Side
    large: bool

    def run(self, g: Ankh) -> Ask | None:
        """All, if there are bases for all; else one at a time, and those that find no base leave with their god."""
        theirs = _guardians(g, self.lower, large=self.large)
        bases = free_bases(g, self.upper, large=self.large)
        if len(theirs) <= bases:
            for guardian in theirs:
                self._pass(g, guardian)
            return None
        return Ask("keep_guardian", self.upper, sorted(set(theirs)), (bases,)) if bases else None

    def take(self, g: Ankh, pick: int) -> None:
        """It serves the merged god, where it stands."""
        self._pass(g, pick)
        g.then(self)

    def _pass(self, g: Ankh, guardian: int) -> None:
        acts.pass_guardian(g, *_level_and_space(g, self.lower, guardian), self.lower, self.upper)


class Merge(Frame["Ankh"], frozen=True):
    """Monuments destroyed, figures and cards gone; followers, abilities and marker become one (A8.2 to A8.6)."""

    cites = "A8.2"
    lower: Side
    upper: Side

    def run(self, g: Ankh) -> Ask | None:
        """Trapped warriors: the upper god's return to its pool, the lower god's leave the game (A8.10)."""
        for space in bits(g.owned[self.lower]):
            acts.destroy(g, space, "merge")
        acts.release(g, self.lower, to_pool=False)
        if g.abilities[self.lower] & ANUBIS:
            acts.release(g, self.upper, to_pool=True)
        acts.remove_god(g, self.lower, "merge")
        acts.merge(g, self.lower, self.upper)
        return None
