"""A7.17 to A7.24 The resolution of a battle: strengths, the winner, the dead."""

from __future__ import annotations

from typing import Final

from tawy.ankh import acts
from tawy.ankh.queries.presence import adjacent_to, ascending, figures_in, on_desert, with_ability
from tawy.ankh.queries.strength import Strength, strength
from tawy.ankh.queries.underworld import tile_spaces, tiles_to_lay
from tawy.ankh.rules.deaths import die_together, mortals
from tawy.ankh.rules.devotion import GainDevotion
from tawy.ankh.rules.moving import DONE
from tawy.ankh.rules.summoning import NO, YES
from tawy.ankh.state import NOBODY, Ankh, Side
from tawy.ankh.terms import COMMANDING, DROUGHT, GLORIOUS, ISIS, MAGNANIMOUS, OSIRIS
from tawy.kernel.bits import Mask, bits, union
from tawy.kernel.frame import Ask, Frame
from tawy.kernel.hexgrid import Space

GLORIOUS_MARGIN: Final = 3
GLORIOUS_REWARD: Final = 3
COMMANDING_REWARD: Final = 3
MAGNANIMOUS_FIGURES: Final = 2
MAGNANIMOUS_REWARD: Final = 2


def strengths(g: Ankh) -> dict[Side, Strength]:
    """The strength of each participant, source by source; nothing for one without figures here (A7.17)."""
    return {side: strength(g, side, g.arena) for side in bits(g.fighters)}


def totals(g: Ankh) -> dict[Side, int]:
    """The strength of each participant, in all."""
    return {side: brought.total for side, brought in strengths(g).items()}


def radiance(g: Ankh, side: Side, here: Mask) -> tuple[str, int]:
    """What Radiance adds to a victory or domination of Ra with a Radiant figure here (A13.15)."""
    return ("radiance", 1 if g.suns & here & g.figures[side] else 0)


class Resolution(Frame["Ankh"], frozen=True):
    """The highest total of the gods that still have a figure here wins, even 0 (A7.17)."""

    cites = "A7.17"

    def run(self, g: Ankh) -> Ask | None:
        """A tie can be broken by a tied god that holds the tie-breaker face up (A7.18)."""
        able = {side: total for side, total in totals(g).items() if figures_in(g, side, g.arena)}
        best = [side for side, total in able.items() if total == max(able.values())]
        if len(best) > 1 and g.tie_up and g.tie_holder in best:
            return Ask("tie_breaker", g.tie_holder, [NO, YES])
        g.then(Outcome(best[0] if len(best) == 1 else NOBODY))
        return None

    def take(self, g: Ankh, pick: int) -> None:
        """Used, it lies face down for the rest of the conflict; unused, nobody wins."""
        if pick == YES:
            acts.turn_tie_breaker(g)
        g.then(Outcome(g.tie_holder if pick == YES else NOBODY))


class Outcome(Frame["Ankh"], frozen=True):
    """The winner is rewarded; then the dead, the losers' consolations, the Cat Mummies (A7.19 to A7.24)."""

    cites = "A7.19"
    victor: Side

    def run(self, g: Ankh) -> Ask | None:
        """Without a winner every participant has lost."""
        brought = strengths(g)
        acts.resolve(g, brought, self.victor)
        losers = g.fighters if self.victor == NOBODY else g.fighters & ~(1 << self.victor)
        consoled = union(
            side
            for side in bits(losers)
            if g.powers[side] & MAGNANIMOUS and figures_in(g, side, g.arena).bit_count() >= MAGNANIMOUS_FIGURES
        )
        protected = _protected(g, losers)
        dying = Protect(consoled, protected) if protected else Slaughter(consoled, 0)
        if self.victor == NOBODY:
            g.then(dying)
        else:
            g.then(GainDevotion(self.victor, _reward(g, self.victor, brought)), Commanding(self.victor), dying)
        return None


def _reward(g: Ankh, victor: Side, brought: dict[Side, Strength]) -> tuple[tuple[str, int], ...]:
    """What a victory is worth: 1, or 3 if Glorious; Drought and Radiance raise it (A7.20)."""
    here = figures_in(g, victor, g.arena)
    next_best = max(strength.total for side, strength in brought.items() if side != victor)
    glorious = bool(g.powers[victor] & GLORIOUS) and brought[victor].total - next_best >= GLORIOUS_MARGIN
    parched = on_desert(g, victor, g.arena).bit_count() if g.cards[victor] & DROUGHT else 0
    return (
        ("glorious", GLORIOUS_REWARD) if glorious else ("victory", 1),
        ("drought", parched),
        radiance(g, victor, here),
    )


def _protected(g: Ankh, losers: Mask) -> Mask:
    """Isis's figures here that are adjacent to an enemy figure, in this region or not, if she lost (A13.8, A13.9)."""
    isis = with_ability(g, ISIS)
    if isis == NOBODY or not losers >> isis & 1:
        return 0
    enemies = 0
    for side in g.standing:
        if side != isis:
            enemies |= g.figures[side]
    return mortals(g, isis, g.arena) & ~g.sheltered & adjacent_to(g, enemies)


class Commanding(Frame["Ankh"], frozen=True):
    """A Commanding winner gains 3 followers (A7.20, A11.1)."""

    cites = "A11.1"
    victor: Side

    def run(self, g: Ankh) -> Ask | None:
        """Not for a domination."""
        if g.powers[self.victor] & COMMANDING:
            acts.gain_followers(g, self.victor, COMMANDING_REWARD, "commanding")
        return None


class Protect(Frame["Ankh"], frozen=True):
    """Isis keeps her Protected figures alive, but for those she lets die (A7.21, A13.8)."""

    cites = "A13.8"
    consoled: Mask
    kept: Mask
    """The Protected figures she keeps as it stands."""

    def run(self, g: Ankh) -> Ask | None:
        """Figure by figure; done keeps the rest."""
        return Ask("let_die", with_ability(g, ISIS), [DONE, *bits(self.kept)])

    def take(self, g: Ankh, pick: int) -> None:
        """Then the dead."""
        if pick == DONE:
            g.then(Slaughter(self.consoled, self.kept))
        else:
            g.then(Protect(self.consoled, self.kept & ~(1 << pick)))


class Slaughter(Frame["Ankh"], frozen=True):
    """All warriors and guardians here of the gods that did not win die together (A7.21, A7.22)."""

    cites = "A7.21"
    consoled: Mask
    kept: Mask

    def run(self, g: Ankh) -> Ask | None:
        """Spared: those in a Flood, and those that Isis keeps. Then what follows from it, in order (A7.22 to A7.24)."""
        spared = g.sheltered | self.kept
        doomed = {side: mortals(g, side, g.arena) & ~spared for side in g.standing if side != g.victor}
        moment = die_together(g, doomed, "defeat")
        g.then(*moment.traps, *moment.mummies, Magnanimous(self.consoled), OsirisLost(), *moment.cats)
        return None


class Magnanimous(Frame["Ankh"], frozen=True):
    """Magnanimous losers that had two figures in the resolution gain 2 devotion, ascending order (A7.23, A11.10)."""

    cites = "A11.10"
    consoled: Mask

    def run(self, g: Ankh) -> Ask | None:
        """Also when nobody won."""
        g.then(*[GainDevotion(side, (("magnanimous", MAGNANIMOUS_REWARD),)) for side in ascending(g, self.consoled)])
        return None


class OsirisLost(Frame["Ankh"], frozen=True):
    """Osiris, if he lost, may put an Underworld tile on an empty land space of the region (A7.23, A13.11)."""

    cites = "A13.11"

    def run(self, g: Ankh) -> Ask | None:
        """Where, or not at all."""
        osiris = with_ability(g, OSIRIS)
        if osiris in {NOBODY, g.victor} or not g.fighters >> osiris & 1:
            return None
        return Ask("tile", osiris, [DONE, *bits(tile_spaces(g, g.arena))])

    def take(self, g: Ankh, pick: int) -> None:
        """Then which tile."""
        if pick != DONE:
            g.then(LayTile(with_ability(g, OSIRIS), pick))


class LayTile(Frame["Ankh"], frozen=True):
    """The tile comes from his side, or from elsewhere on the board; figures on it stay where they are (A13.11)."""

    cites = "A13.11"
    side: Side
    space: Space

    def run(self, g: Ankh) -> Ask | None:
        """Which one."""
        return Ask("tile_from", self.side, tiles_to_lay(g), (self.space,))

    def take(self, g: Ankh, pick: int) -> None:
        """It lies there now."""
        acts.lay_tile(g, self.side, self.space, pick)
