"""A9 Forgotten gods, after the fourth conflict."""

from __future__ import annotations

from tawy.ankh import acts
from tawy.ankh.queries.presence import with_ability
from tawy.ankh.state import SOLE_GOD, Ankh
from tawy.ankh.terms import ANUBIS
from tawy.kernel.bits import bits
from tawy.kernel.frame import Ask, Frame


class ForgetGods(Frame["Ankh"], frozen=True):
    """Every god on a red space is forgotten, all at the same moment (A9.1, A9.4)."""

    cites = "A9.1"

    def run(self, g: Ankh) -> Ask | None:
        """One god left wins at once; none, and everyone loses (A9.3)."""
        forgotten = [side for side in g.standing if g.devotion[side] <= g.last_red]
        self._open_slots(g, forgotten)
        for side in forgotten:
            for space in bits(g.owned[side]):
                acts.destroy(g, space, "forgotten")
            acts.remove_god(g, side, "forgotten")
            acts.forget(g, side)
        if not g.standing:
            acts.lose_all(g)
            g.finish()
        elif len(g.standing) == 1:
            acts.win(g, g.standing[0], SOLE_GOD)
            g.finish()
        return None

    @staticmethod
    def _open_slots(g: Ankh, forgotten: list[int]) -> None:
        """A forgotten Anubis gives warriors back to gods that remain; forgotten gods' warriors leave (A9.2, A9.4)."""
        anubis_forgotten = with_ability(g, ANUBIS) in forgotten
        for side in tuple(g.standing):
            if side in forgotten:
                acts.release(g, side, to_pool=False)
            elif anubis_forgotten:
                acts.release(g, side, to_pool=True)
