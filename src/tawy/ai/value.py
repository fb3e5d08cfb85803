"""What a position is worth: everyone's chance to win, by weights that were learnt from self-play."""

from __future__ import annotations

from importlib.resources import files
from math import exp
from operator import mul
from pathlib import Path
from typing import Any

import msgspec

from tawy.ai.sense import Sense
from tawy.kernel.refusal import Refused
from tawy.kernel.spec import GameSpec

Chances = list[float]
"""By contender's number: its chance to win. Together less than 1 where nobody may win."""


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
            return ended(self._spec, self.sense, g)
        sense = self.sense
        stage = sense.stage(g)
        weights = self._stages[stage]
        scores = [sum(map(mul, row, weights)) for row in sense.rows(g)]
        best = max(scores)
        shares = [exp(score - best) for score in scores]
        whole = sum(shares)
        if world := sense.world(g):
            whole += exp(sum(map(mul, world, self._world[stage])) - best)
        chances = [0.0] * sense.size(g)
        for contender, share in zip(sense.contenders(g), shares, strict=True):
            chances[contender] = share / whole
        return chances


def ended(spec: GameSpec, sense: Sense, g: Any) -> Chances:
    """A win counts 1, shared by those who win against each other's hopes together (a tie, not a merged god)."""
    result = spec.result(g)
    winners = {sense.contender(g, seat) for seat in result.winners} if result else set()
    return [1 / len(winners) if contender in winners else 0.0 for contender in range(sense.size(g))]


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
