"""Whoever answers for a seat without being a person."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, Protocol

from tawy.kernel.frame import Ask
from tawy.kernel.spec import GameSpec


class Player(Protocol):
    """A bot at a table. It keeps nothing from one question to the next: the same question gets the same answer."""

    def choose(self, spec: GameSpec, game: Any, ask: Ask, dice: Random, *, seconds: float) -> int:
        """One of the options of the question, within so many seconds.

        The game is a copy in which everything that the seat cannot know has been dealt anew; a player that looks
        ahead clones it. All chance comes from the dice, so that a game can be played again.
        """


class RandomPlayer:
    """Takes any option, each as likely as the others."""

    def choose(self, spec: GameSpec, game: Any, ask: Ask, dice: Random, *, seconds: float) -> int:
        """Without a look at the game or the clock; what chance draws, as likely as it is."""
        return ask.draw(dice.randrange)


Levels = dict[str, Callable[[], Player]]
"""Bots by name, from weak to strong."""

LEVELS: Final[Levels] = {"random": RandomPlayer}
