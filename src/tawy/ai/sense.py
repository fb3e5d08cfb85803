"""What a bot looks at in a position: numbers for everyone who can still win, taken from what all can see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

Row = list[float]
"""The features of one contender, in the order of their names."""


USUAL_SKETCHES: Final = 6
"""How many moves are sketched at a node of a search, where a game does not say."""
USUAL_WANDERING: Final[tuple[float, ...]] = (0.06,)
"""How often bots answer at random in games to learn from, where a game does not say."""


class Sense:
    """The eye of a bot for one game. It reads public columns only, so that a value never depends on a secret.

    A *contender* is whoever can win by itself: a god with its own marker, a player, the automa.
    """

    names: tuple[str, ...]
    """What the numbers of a row are."""
    world_names: tuple[str, ...]
    """What the numbers of the world are."""
    stages: int
    """How many stages a game has; each has weights of its own."""
    neighbours: tuple[tuple[int, int], ...]
    """Stages that follow each other: their weights are held together when they are learnt."""
    mid_move: frozenset[str]
    """Questions that finish what a pick has begun (where to, which one): whoever weighs the pick answers them too."""

    blind: frozenset[str]
    """Questions whose answer alone changes nothing that can be weighed (which figure, which action)."""

    taught: frozenset[str]
    """Questions at which positions are taken to learn from."""
    lesson_seats: tuple[int, ...]
    """How many sit at one game to learn from after the other: all numbers, the usual ones more often."""
    wandering: tuple[float, ...]
    """How often bots answer at random in such games, one after the other, so that unusual positions are seen too."""
    first: Mapping[str, float]
    """A person's guess of some weights, from which learning starts."""

    sketches_inside: int
    """How many whole moves are sketched at a node of a search: the more, the better a position is judged, and the fewer
    are looked at. Which is better was found out by matches (docs/bots.md)."""

    ends_in_points: bool
    """Most points win: then points are foretold, and otherwise the chance to win."""

    def size(self, g: Any) -> int:
        """How many contenders the game began with."""
        raise NotImplementedError

    def contenders(self, g: Any) -> list[int]:
        """Who can still win, ascending."""
        raise NotImplementedError

    def contender(self, g: Any, seat: int) -> int:
        """Whose win is a win for this seat (or for who was a contender of this number at first)."""
        raise NotImplementedError

    def stage(self, g: Any) -> int:
        """How far the game has come."""
        raise NotImplementedError

    def rows(self, g: Any) -> list[Row]:
        """For each contender, in their order."""
        raise NotImplementedError

    def world(self, g: Any) -> Row:
        """What makes it likely that nobody wins; empty where somebody always does."""
        raise NotImplementedError

    def points(self, g: Any) -> list[int]:
        """Everyone's points at the end; empty where a game does not end in points."""
        raise NotImplementedError

    def unsettled(self, g: Any) -> bool:
        """Things are in the middle of happening (a battle, losses): a value waits until they are over."""
        raise NotImplementedError


class Brought(Sense):
    """The eye for a game of another package. It need not be a `Sense` by name, but what is compiled asks for one."""

    def __init__(self, eye: Any) -> None:
        self._eye = eye
        self.names = tuple(eye.names)
        self.world_names = tuple(eye.world_names)
        self.stages = eye.stages
        self.neighbours = tuple(eye.neighbours)
        self.mid_move = frozenset(eye.mid_move)
        self.blind = frozenset(eye.blind)
        self.taught = frozenset(eye.taught)
        self.lesson_seats = tuple(eye.lesson_seats)
        self.first = eye.first
        self.ends_in_points = eye.ends_in_points
        self.sketches_inside = getattr(eye, "sketches_inside", USUAL_SKETCHES)
        self.wandering = tuple(getattr(eye, "wandering", USUAL_WANDERING))

    def size(self, g: Any) -> int:
        """As the package's own says; so are all the others."""
        size: int = self._eye.size(g)
        return size

    def contenders(self, g: Any) -> list[int]:
        """Who can still win."""
        return list(self._eye.contenders(g))

    def contender(self, g: Any, seat: int) -> int:
        """Whose win is a win for this seat."""
        contender: int = self._eye.contender(g, seat)
        return contender

    def stage(self, g: Any) -> int:
        """How far the game has come."""
        stage: int = self._eye.stage(g)
        return stage

    def rows(self, g: Any) -> list[Row]:
        """For each contender."""
        return [list(row) for row in self._eye.rows(g)]

    def world(self, g: Any) -> Row:
        """What makes it likely that nobody wins."""
        return list(self._eye.world(g))

    def points(self, g: Any) -> list[int]:
        """Everyone's points at the end."""
        return list(self._eye.points(g))

    def unsettled(self, g: Any) -> bool:
        """Things are in the middle of happening."""
        return bool(self._eye.unsettled(g))
