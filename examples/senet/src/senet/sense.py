"""What bots look at in a game of Senet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from senet.queries import standing, way_left
from senet.state import BEAUTY, OFF, Senet

WHOLE_WAY: Final = 100
"""About as many houses as five pieces have before them at first."""
ROW: Final = 3
"""Pieces in a row that cannot be passed."""


class SenetSense:
    """The eye of a bot for Senet: how far each side has come, and what stands in the way."""

    names = ("off", "way", "beyond beauty", "pairs", "blocks", "turn")
    world_names = ()
    stages = 1
    neighbours = ()
    mid_move: ClassVar[frozenset[str]] = frozenset()
    blind: ClassVar[frozenset[str]] = frozenset()
    taught = frozenset({"move"})
    lesson_seats = (2,)
    first: ClassVar[Mapping[str, float]] = {"off": 5.0, "way": -6.0, "pairs": 0.2, "blocks": 0.3}
    ends_in_points = False

    def size(self, g: Senet) -> int:
        """Two play."""
        return 2

    def contenders(self, g: Senet) -> list[int]:
        """Both can win until one has."""
        return [0, 1]

    def contender(self, g: Senet, seat: int) -> int:
        """Everyone plays for itself."""
        return seat

    def stage(self, g: Senet) -> int:
        """The whole race is one stage."""
        return 0

    def rows(self, g: Senet) -> list[list[float]]:
        """For each side."""
        return [self._row(g, seat) for seat in (0, 1)]

    def _row(self, g: Senet, seat: int) -> list[float]:
        houses = standing(g, seat)
        pairs = sum(house + 1 in houses for house in houses if house < BEAUTY)
        blocks = sum(all(house + n in houses for n in range(ROW)) for house in houses if house < BEAUTY)
        beyond = sum(BEAUTY <= house < OFF for house in houses)
        way = way_left(g, seat) / WHOLE_WAY
        return [g.off[seat] / 5, way, beyond / 5, pairs / 4, blocks / 3, float(g.turn == seat)]

    def world(self, g: Senet) -> list[float]:
        """Somebody always wins."""
        return []

    def points(self, g: Senet) -> list[int]:
        """It does not end in points."""
        return []

    def unsettled(self, g: Senet) -> bool:
        """A move is over when it is made."""
        return False


SENSE: Final = SenetSense()
