"""The columns of a game of Senet."""

from __future__ import annotations

from typing import ClassVar, Final

from tawy.kernel.frame import Columns

HOUSES: Final = 30
PIECES: Final = 5
REBIRTH, BEAUTY, WATER, TRUTHS, RE_ATUM, HORUS = 15, 26, 27, 28, 29, 30
NOBODY: Final = -1
OFF: Final = 31
"""Where a piece goes that leaves the board."""
ENDINGS: Final = ("", "all off")
GOING_ON, ALL_OFF = range(2)


class Senet(Columns):
    """A game of Senet at one moment."""

    __slots__ = ("ending", "houses", "off", "thrown", "turn")
    columns: ClassVar[tuple[str, ...]] = ("ending", "houses", "off", "thrown", "turn")

    ending: int
    houses: list[int]
    """By house: whose piece stands there; place 0 is no house."""
    off: list[int]
    """By seat: how many of its pieces have left the board."""
    thrown: int
    """What the sticks show; 0 before they are thrown."""
    turn: int
    """Whose turn it is."""

    def clone(self) -> Senet:
        """The same position, to play on without touching this one."""
        copy = Senet()
        copy.ending, copy.thrown, copy.turn = self.ending, self.thrown, self.turn
        copy.houses, copy.off = self.houses[:], self.off[:]
        copy.stack, copy.ask = self.stack[:], self.ask
        return copy


def set_out() -> Senet:
    """Cones (seat 0) on the even houses of the first ten, spools (seat 1) on the odd ones (S1.3)."""
    g = Senet()
    g.ending, g.thrown, g.turn, g.off = GOING_ON, 0, 0, [0, 0]
    g.houses = [NOBODY] * (HOUSES + 1)
    for house in range(1, 2 * PIECES + 1):
        g.houses[house] = house % 2
    return g
