"""Which game is looked at how, and judged by what: as the game says of itself."""

from __future__ import annotations

from functools import cache, lru_cache
from pkgutil import resolve_name
from typing import Final

from tawy.ai.calibration import UNCALIBRATED, Calibration, read_calibration
from tawy.ai.learnt import guessed, read_weights
from tawy.ai.sense import Brought, Sense
from tawy.ai.value import Value, value
from tawy.games import registered
from tawy.kernel.refusal import Refused

GUESSED: Final = "guessed"


@cache
def has_sense(game: str) -> bool:
    """Bots have been taught to judge positions of the game."""
    return bool(registered(game).sense)


@cache
def sense_of(game: str) -> Sense:
    """What bots look at in a game."""
    if not has_sense(game):
        raise Refused(f"Bots have no sense of the game {game!r}: its package must bring one before they can learn it.")
    eye = resolve_name(registered(game).sense)
    return eye if isinstance(eye, Sense) else Brought(eye)


@lru_cache(8)
def judge(game: str, weights: str = "") -> Value:
    """What positions of a game are judged by: what was learnt, a person's guess, or the weights in a file."""
    return _judge(game, weights, UNCALIBRATED if weights else calibration_of(game))


@lru_cache(8)
def uncalibrated(game: str) -> Value:
    """What positions of a game are judged by, with chances as they were learnt."""
    return _judge(game, "", UNCALIBRATED)


def _judge(game: str, weights: str, calibration: Calibration) -> Value:
    known, sense = registered(game), sense_of(game)
    file = weights or known.weights
    learnt = guessed(game, sense) if file is None or file == GUESSED else read_weights(file)
    return value(known.spec, sense, learnt, calibration)


@cache
def calibration_of(game: str) -> Calibration:
    """What puts the chances of a game right, as far as it was measured; it was measured for the weights that ship."""
    file = registered(game).calibration
    return UNCALIBRATED if file is None else read_calibration(file)
