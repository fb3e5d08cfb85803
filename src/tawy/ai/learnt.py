"""What bots have learnt of a game: weights, and where they are from."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from tawy.ai.sense import Sense
from tawy.kernel.refusal import Refused

USUAL_DOUBT: Final = 10.0
"""How far off a guess of the final points is."""


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
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
    doubts: list[float] = []
    """By stage, where points are foretold: by how many they are off, typically."""


def read_weights(file: str | Path) -> Weights:
    """The weights of a file: one that comes with a game, or a user's own."""
    place = Path(file)
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
    stages, doubts = sense.stages, [USUAL_DOUBT] * sense.stages if sense.ends_in_points else []
    return Weights(game, "", 0, 0, list(sense.names), list(sense.world_names), [row] * stages, [world] * stages, doubts)
