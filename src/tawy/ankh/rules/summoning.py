"""A5.3 Summon Figure, with its extras: Pyramid Attuned (A11.8) and Osiris (A13.12)."""

from __future__ import annotations

from typing import Final

from tawy.ankh import acts
from tawy.ankh.queries.pieces import WARRIOR
from tawy.ankh.queries.presence import with_ability
from tawy.ankh.queries.summoning import ORDINARY, PYRAMID, RANSOMED, UNDERWORLD, spaces_for, ways_to_summon
from tawy.ankh.rules.moving import DONE, aiming
from tawy.ankh.state import Ankh, Seat, Side
from tawy.ankh.terms import ANUBIS, OSIRIS, PYRAMID_ATTUNED, RA, SUN_TOKENS
from tawy.ankh.terms import PYRAMID as PYRAMID_KIND
from tawy.kernel.bits import bits
from tawy.kernel.frame import Ask, Frame
from tawy.kernel.hexgrid import Space

PIECES: Final = 8
"""An option to summon is ``way * PIECES + piece``."""
NO, YES = 0, 1


class SummonFigures(Frame["Ankh"], frozen=True):
    """You may summon one figure, and one extra for each way your powers give (A5.3)."""

    cites = "A5.3"
    seat: Seat

    def run(self, g: Ankh) -> Ask | None:
        """The ordinary summon, Osiris's, one for each pyramid; in any order."""
        side = g.side_of[self.seat]
        ways = [ORDINARY]
        if g.abilities[side] & OSIRIS:
            ways.append(UNDERWORLD)
        if g.powers[side] & PYRAMID_ATTUNED:
            ways += [PYRAMID + space for space in bits(g.owned[side] & g.built[PYRAMID_KIND])]
        g.then(Summon(self.seat, tuple(ways)))
        return None


class Summon(Frame["Ankh"], frozen=True):
    """The next summon of this action: what, and by which way; or done (A5.3)."""

    cites = "A5.3"
    seat: Seat
    ways: tuple[int, ...]
    """The ways not yet used."""

    def run(self, g: Ankh) -> Ask | None:
        """Every piece for every way that has a space for it."""
        offers = ways_to_summon(g, g.side_of[self.seat], self.ways)
        return Ask("summon", self.seat, [DONE, *[way * PIECES + piece for way, piece in offers]])

    def take(self, g: Ankh, pick: int) -> None:
        """Then where; then the ways that are left. A figure just summoned can carry the next one."""
        if pick != DONE:
            way, piece = divmod(pick, PIECES)
            left = tuple(other for other in self.ways if other != way)
            g.then(SummonTo(self.seat, way, piece), Summon(self.seat, left))


class SummonTo(Frame["Ankh"], frozen=True):
    """The space of a summoned figure (A5.3)."""

    cites = "A5.3"
    seat: Seat
    way: int
    piece: int

    def run(self, g: Ankh) -> Ask | None:
        """Where this piece can come by this way."""
        spaces = spaces_for(g, g.side_of[self.seat], self.way, self.piece)
        return Ask("summon_to", self.seat, bits(spaces), (self.way * PIECES + self.piece,))

    def take(self, g: Ankh, pick: int) -> None:
        """It comes onto the board; a trapped warrior costs its god 1 follower (A13.6)."""
        side = g.side_of[self.seat]
        cause = "pyramid_attuned" if self.way >= PYRAMID else ("summon", "underworld")[self.way]
        ransomed = self.piece == RANSOMED
        if ransomed:
            acts.pay(g, side, with_ability(g, ANUBIS), 1, "ransom")
        acts.summon(g, side, WARRIOR if ransomed else self.piece, pick, cause, ransomed=ransomed)
        g.then(*after_summoning(g, side, pick, self.seat))


class Radiance(Frame["Ankh"], frozen=True):
    """Ra may put one of his sun tokens on the figure he has just summoned (A13.15)."""

    cites = "A13.15"
    side: Side
    space: Space
    seat: Seat

    def run(self, g: Ankh) -> Ask | None:
        """Yes or no."""
        return Ask("sun", self.seat, [NO, YES], (self.space,))

    def take(self, g: Ankh, pick: int) -> None:
        """The figure is Radiant from now on."""
        if pick == YES:
            acts.make_radiant(g, self.side, self.space)


def after_summoning(g: Ankh, side: Side, space: Space, seat: Seat) -> tuple[Frame[Ankh], ...]:
    """What a summoning brings with it: Ra's sun (A13.15), the Scorpion's aim (A14.6)."""
    frames: tuple[Frame[Ankh], ...] = aiming(g, side, space, seat)
    if g.abilities[side] & RA and g.suns.bit_count() < SUN_TOKENS:
        frames = (Radiance(side, space, seat), *frames)
    return frames
