"""A bot's eye for Ankh: which numbers a position is seen by, in which order."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from tawy.ai.ankh import devotion, figures, holdings, merging, monuments, regions, turn
from tawy.ai.sense import Row, Sense
from tawy.ankh.state import NOWHERE, Ankh, Seat, Side
from tawy.ankh.terms import EVENTS

SPACES: Final = len(EVENTS)
FEWEST: Final = 2
GROUPS: Final = 4
"""Games for two, three, four and five have weights of their own."""


class AnkhSense(Sense):
    """A bot's eye for Ankh."""

    names: tuple[str, ...] = (
        *devotion.DEVOTION,
        *holdings.HOLDINGS,
        *figures.FIGURES,
        *monuments.MONUMENTS,
        *turn.TURN,
        *regions.REGIONS,
        *merging.MERGING,
    )
    world_names: tuple[str, ...] = devotion.WORLD
    stages: int = GROUPS * (SPACES + 1)
    """The spaces of the event track, for each number of gods by itself: for two nobody merges (A8.1), and the more
    there are, the less of the board is one's own."""
    neighbours: tuple[tuple[int, int], ...] = tuple(
        (group * (SPACES + 1) + event, group * (SPACES + 1) + event + 1)
        for group in range(GROUPS)
        for event in range(SPACES)
    )
    mid_move: frozenset[str] = frozenset(
        {
            "move_to", "push_to", "aim", "summon_to", "sun", "keep_token", "exchange", "attuned_to", "tile_from",
            "move_figure", "summon", "caravan", "unlock", "control",
        }
    )  # fmt: skip

    blind: frozenset[str] = frozenset({"action", "move_figure", "summon", "caravan", "attuned_figure", "tile"})
    taught: frozenset[str] = frozenset({"action"})
    lesson_seats: tuple[int, ...] = (2, 3, 4, 5)
    wandering: tuple[float, ...] = (0.03, 0.03, 0.03, 0.3, 0.03, 0.03, 0.03, 0.7)
    """Some bots are careless: in games of the others nobody becomes an atheist, and it would never be learnt (A9.3)."""
    first: Mapping[str, float] = MappingProxyType(
        {
            "devotion": 4, "safe from being forgotten": 1, "short of safety": -2, "lead": 1.5, "followers": 0.3,
            "some followers": 0.3, "powers": 1.5, "warriors": 0.8, "guardians": 0.5, "obelisks": 0.8, "temples": 0.8,
            "pyramids": 0.8, "income": 0.4, "won": 0.8, "dominated": 0.8, "majorities": 1, "figures losing": -0.3,
            "present": 0.4, "always": -3, "best is short": 2,
        }
    )  # fmt: skip
    sketches_inside: int = 3
    ends_in_points: bool = False

    def size(self, g: Ankh) -> int:
        """A god for every seat."""
        return g.seats

    def contenders(self, g: Ankh) -> list[Side]:
        """The gods with a marker of their own."""
        return sorted(g.standing)

    def contender(self, g: Ankh, seat: Seat) -> Side:
        """Its god: after a merge both seats' wins are the same."""
        return g.side_of[seat]

    def stage(self, g: Ankh) -> int:
        """How far the event marker has come."""
        return g.event + (SPACES + 1) * (g.seats - FEWEST)

    def points(self, g: Ankh) -> list[int]:
        """It does not end in points: devotion is only a way to win."""
        return []

    def unsettled(self, g: Ankh) -> bool:
        """A battle is going on."""
        return g.arena != NOWHERE

    def world(self, g: Ankh) -> Row:
        """Whether Egypt may become atheist (A9.3)."""
        return devotion.world(g)

    def rows(self, g: Ankh) -> list[Row]:
        """Each god by itself, and against the strongest of the others in every region."""
        sides = sorted(g.standing)
        in_regions = regions.regions(g, sides)
        return [
            [
                *devotion.devotion(g, side),
                *holdings.holdings(g, side),
                *figures.figures(g, side),
                *monuments.monuments(g, side),
                *turn.turn(g, side),
                *in_regions[side],
                *merging.merging(g, side),
            ]
            for side in sides
        ]


ANKH_SENSE: Final = AnkhSense()
