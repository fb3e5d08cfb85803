"""A10 Devotion and victory."""

from __future__ import annotations

from tawy.ankh import acts
from tawy.ankh.state import MOST_DEVOTION, TOP_OF_THE_TRACK, Ankh, Side
from tawy.ankh.terms import BOUNTIFUL, TOP
from tawy.kernel.frame import Ask, Frame

Parts = tuple[tuple[str, int], ...]
"""What feeds a gain: each cause and what it gives."""


class GainDevotion(Frame["Ankh"], frozen=True):
    """One gain, however many effects feed it. It can win the game in the middle of anything (A10.4, A10.5)."""

    cites = "A10.4"
    side: Side
    parts: Parts

    def run(self, g: Ankh) -> Ask | None:
        """Bountiful adds once to a gain that starts on red (A11.11)."""
        parts = tuple(part for part in self.parts if part[1])
        if not parts:
            return None
        if g.powers[self.side] & BOUNTIFUL and g.devotion[self.side] <= g.last_red:
            parts = (*parts, ("bountiful", 1))
        acts.gain_devotion(g, self.side, parts)
        if g.devotion[self.side] == TOP:
            acts.win(g, self.side, TOP_OF_THE_TRACK)
            g.finish()
        return None


class MostDevotion(Frame["Ankh"], frozen=True):
    """After the fifth conflict the god with the most devotion wins; the stack decides ties (A10.6)."""

    cites = "A10.6"

    def run(self, g: Ankh) -> Ask | None:
        """The highest marker of all."""
        acts.win(g, g.standing[-1], MOST_DEVOTION)
        g.finish()
        return None
