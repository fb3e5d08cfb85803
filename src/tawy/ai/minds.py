"""Which game is looked at how, and judged by what."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tawy.ai.ankh import ANKH_SENSE
from tawy.ai.plagues import PLAGUES_SENSE
from tawy.ai.sense import Sense
from tawy.ai.value import Value, guessed, read_weights, value
from tawy.games import spec_of

SENSES: Final[dict[str, Sense]] = {"ankh": ANKH_SENSE, "plagues": PLAGUES_SENSE}


GUESSED: Final = "guessed"


@lru_cache(8)
def judge(game: str, weights: str = "") -> Value:
    """What positions of a game are judged by: what was learnt, a person's guess, or the weights in a file."""
    sense = SENSES[game]
    return value(spec_of(game), sense, guessed(game, sense) if weights == GUESSED else read_weights(game, weights))
