"""A5.1, A5.2 Move Figures; Satet's push (A14.3) and the Scorpion's aim (A14.6)."""

from __future__ import annotations

from typing import Final

from tawy.ankh import acts
from tawy.ankh.board import AROUND
from tawy.ankh.queries.movement import destinations, movable, pushes
from tawy.ankh.queries.pieces import GUARDIAN, piece_on
from tawy.ankh.queries.presence import guardians_of, side_at
from tawy.ankh.state import NOBODY, Ankh, Seat, Side
from tawy.ankh.terms import GIANT_SCORPION
from tawy.kernel.bits import Mask, bits
from tawy.kernel.frame import Ask, Frame
from tawy.kernel.hexgrid import Space

DONE: Final = -1
"""The answer that leaves the rest of an offer undone."""
ALL: Final[Mask] = -1


class MoveFigures(Frame["Ankh"], frozen=True):
    """Each of your figures may move once, one after another in any order (A5.1)."""

    cites = "A5.1"
    seat: Seat
    unmoved: Mask = ALL
    """Where figures stand that may still move."""

    def run(self, g: Ankh) -> Ask | None:
        """Which figure next, or done."""
        side = g.side_of[self.seat]
        return Ask("move_figure", self.seat, [DONE, *bits(movable(g, side, g.figures[side] & self.unmoved))])

    def take(self, g: Ankh, pick: int) -> None:
        """That figure moves; the others may follow."""
        if pick != DONE:
            unmoved = g.figures[g.side_of[self.seat]] & self.unmoved & ~(1 << pick)
            g.then(MoveTo(self.seat, pick), MoveFigures(self.seat, unmoved))


class MoveTo(Frame["Ankh"], frozen=True):
    """A figure ends on an empty land space up to three spaces away (A5.2)."""

    cites = "A5.2"
    seat: Seat
    start: Space

    def run(self, g: Ankh) -> Ask | None:
        """Every space it reaches."""
        return Ask("move_to", self.seat, bits(destinations(g, g.side_of[self.seat], self.start)), (self.start,))

    def take(self, g: Ankh, pick: int) -> None:
        """It goes there; Satet may have to push somebody first (A14.3)."""
        side = g.side_of[self.seat]
        pushed = side_at(g, pick)
        if pushed not in {NOBODY, side}:
            g.then(Push(self.seat, self.start, pick))
            return
        piece = piece_on(g, side, self.start)
        acts.move(g, side, piece, self.start, pick, "move")
        if piece >= GUARDIAN:
            g.then(*aiming(g, side, pick, self.seat))


class Push(Frame["Ankh"], frozen=True):
    """Satet takes the space of an enemy figure and pushes it one space away (A14.3)."""

    cites = "A14.3"
    seat: Seat
    start: Space
    space: Space

    def run(self, g: Ankh) -> Ask | None:
        """Her owner picks where it goes."""
        return Ask("push_to", self.seat, bits(pushes(g, self.start, self.space)), (self.start, self.space))

    def take(self, g: Ankh, pick: int) -> None:
        """The figure goes first, then Satet comes; she may leave it the space she left."""
        side, pushed = g.side_of[self.seat], side_at(g, self.space)
        satet = piece_on(g, side, self.start)
        acts.push(g, pushed, self.space, pick, side)
        acts.move(g, side, satet, self.start, self.space, "satet")
        g.then(*aiming(g, pushed, pick, pushed))


class Aim(Frame["Ankh"], frozen=True):
    """A Giant Scorpion that was summoned or moved is aimed at two neighbouring spaces by its owner (A14.6)."""

    cites = "A14.6"
    side: Side
    space: Space
    seat: Seat

    def run(self, g: Ankh) -> Ask | None:
        """Two spaces of the board beside the scorpion and beside each other."""
        around = AROUND[self.space]
        pairs = [turn for turn in range(6) if around[turn] is not None and around[(turn + 1) % 6] is not None]
        return Ask("aim", self.seat, pairs, (self.space,))

    def take(self, g: Ankh, pick: int) -> None:
        """It aims across that side and the next one clockwise."""
        acts.aim(g, self.side, self.space, pick)


def aiming(g: Ankh, side: Side, space: Space, seat: Seat) -> tuple[Aim, ...]:
    """The aim that is due if the figure now on this space is a Giant Scorpion; `seat` decides for its owner."""
    return (Aim(side, space, seat),) if guardians_of(g, GIANT_SCORPION, side) >> space & 1 else ()
