"""What a position is worth: everyone's chance to win, by weights that were learnt from self-play."""

from __future__ import annotations

from importlib.resources import files
from math import exp
from operator import mul
from pathlib import Path
from typing import Any, Final

import msgspec

from tawy.ai.sense import Sense
from tawy.kernel.refusal import Refused
from tawy.kernel.spec import GameSpec

Chances = list[float]
"""By contender's number: its chance to win, softened by its game's calm. Less than 1 together where nobody may win."""


POINTS: Final = 6.0
"""Where games end in points: so many points more make a win about three times as likely."""


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was learnt, and from what: the same command gives the same weights."""

    game: str
    command: str
    games: int
    positions: int
    names: list[str]
    world_names: list[str]
    stages: list[list[float]]
    """By stage: the weight of each feature of a contender."""
    world: list[list[float]]
    """By stage: the weight of each feature of the world."""


class Value:
    """Judges positions of one game."""

    def __init__(self, spec: GameSpec, sense: Sense, weights: Weights) -> None:
        if (weights.names, weights.world_names) != (list(sense.names), list(sense.world_names)):
            raise Refused(f"These weights were learnt for other features of {weights.game}: learn them again.")
        self._spec = spec
        self.sense = sense
        self._stages = weights.stages
        self._world = weights.world

    def __call__(self, g: Any) -> Chances:
        """Everyone's chance to win; when the game is over, who has won."""
        if g.ask is None:
            return self._ended(g)
        sense = self.sense
        stage = sense.stage(g)
        weights = self._stages[stage]
        calm = sense.calm
        scores = [sum(map(mul, row, weights)) / calm for row in sense.rows(g)]
        best = max(scores)
        shares = [exp(score - best) for score in scores]
        whole = sum(shares)
        if world := sense.world(g):
            whole += exp(sum(map(mul, world, self._world[stage])) / calm - best)
        chances = [0.0] * sense.size(g)
        for contender, share in zip(sense.contenders(g), shares, strict=True):
            chances[contender] = share / whole
        return chances

    def _ended(self, g: Any) -> Chances:
        """Who has won; where a game ends in points, half of it by how many."""
        won, points = ended(self._spec, self.sense, g), self.sense.points(g)
        if not points:
            return won
        return [(one + other) / 2 for one, other in zip(won, by_points(points, self.sense.calm), strict=True)]

    def chance(self, softened: float, contenders: int) -> float:
        """The chance to win that a softened one stands for, if the others are alike."""
        if self.sense.calm == 1 or contenders < 2 or not 0 < softened < 1:  # noqa: PLR2004
            return softened
        ahead = float((softened / (1 - softened) * (contenders - 1)) ** self.sense.calm)
        return ahead / (ahead + contenders - 1)


def ended(spec: GameSpec, sense: Sense, g: Any) -> Chances:
    """A win counts 1, shared by those who win against each other's hopes together (a tie, not a merged god)."""
    result = spec.result(g)
    winners = {sense.contender(g, seat) for seat in result.winners} if result else set()
    return [1 / len(winners) if contender in winners else 0.0 for contender in range(sense.size(g))]


def by_points(points: list[int], calm: float = 1.0) -> Chances:
    """Each player's part of the win where a game ends in points: narrow wins are worth less than clear ones."""
    parts = [exp((each - max(points)) / (POINTS * calm)) for each in points]
    return [part / sum(parts) for part in parts]


def read_weights(game: str, file: str = "") -> Weights:
    """The weights that Tawy ships for a game, or those of a file."""
    place = Path(file) if file else files("tawy.ai") / "weights" / f"{game}.json"
    try:
        return msgspec.json.decode(place.read_bytes(), type=Weights)
    except OSError as error:
        raise Refused(f"The weights in {place} cannot be read: {error.strerror}.") from error
    except msgspec.MsgspecError as error:
        raise Refused(f"The weights in {place} cannot be read: {error}.") from error


def guessed(game: str, sense: Sense) -> Weights:
    """A person's guess, the same at every stage: where learning begins."""
    row = [float(sense.first.get(name, 0)) for name in sense.names]
    world = [float(sense.first.get(name, 0)) for name in sense.world_names]
    return Weights(
        game, "", 0, 0, list(sense.names), list(sense.world_names), [row] * sense.stages, [world] * sense.stages
    )
