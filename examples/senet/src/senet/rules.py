"""A turn of Senet, step by step: throw, move, throw again or not."""

from __future__ import annotations

from typing import Final

from senet import acts, events
from senet.queries import destination, movable
from senet.state import NOBODY, OFF, PIECES, WATER, Senet
from tawy.kernel.frame import CHANCE, Ask, Frame

THROWS: Final = (1, 2, 3, 4, 5)
OF_SIXTEEN: Final = (4, 6, 4, 1, 1)
"""In how many of the sixteen ways that four sticks can fall each throw comes (S2.1)."""
AGAIN: Final = frozenset({1, 4, 5})
"""After these the same player throws again (S2.2)."""


class Throw(Frame[Senet], frozen=True):
    """A player throws the sticks."""

    cites = "S2.1"
    seat: int

    def run(self, g: Senet) -> Ask:
        """Chance throws."""
        return Ask("throw", CHANCE, list(THROWS), about=(self.seat,), weights=OF_SIXTEEN)

    def take(self, g: Senet, pick: int) -> None:
        """The throw is used, and the sticks go on."""
        acts.throw(g, self.seat, pick)
        g.then(Move(self.seat, pick), Throw(self.seat if pick in AGAIN else 1 - self.seat))


class Move(Frame[Senet], frozen=True):
    """A throw moves one piece: forward if any can, else backward (S3.1, S3.6)."""

    cites = "S3.1"
    seat: int
    throw: int

    def run(self, g: Senet) -> Ask | None:
        """Which piece, by its house."""
        pieces = movable(g, self.seat, self.throw)
        if not pieces:
            g.tell(events.HadNoMove, self.seat, self.throw)
            return None
        return Ask("move", self.seat, pieces, about=(self.throw,))

    def take(self, g: Senet, pick: int) -> None:
        """The piece goes its way."""
        end = destination(g, self.seat, pick, self.throw)
        if end == OFF:
            acts.take_off(g, self.seat, pick)
            if g.off[self.seat] == PIECES:
                acts.win(g, self.seat)
                g.finish()
        elif g.houses[end] != NOBODY:
            acts.change_places(g, self.seat, pick, end)
        else:
            acts.move(g, self.seat, pick, end)
            if end == WATER:
                acts.fall_into_water(g, self.seat)
