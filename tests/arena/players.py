"""Players to be measured: quick ones, and ones that do not behave."""

from __future__ import annotations

import os
from random import Random
from typing import Any

from tawy.ai.bots import LEVELS
from tawy.kernel.frame import Ask
from tawy.kernel.spec import GameSpec


class First:
    """Always takes the first option."""

    def choose(self, spec: GameSpec, game: Any, ask: Ask, dice: Random, *, seconds: float) -> int:
        return ask.options[0]


class Last:
    """Always takes the last option."""

    def choose(self, spec: GameSpec, game: Any, ask: Ask, dice: Random, *, seconds: float) -> int:
        return ask.options[-1]


class Clumsy:
    """Fails now and then."""

    def choose(self, spec: GameSpec, game: Any, ask: Ask, dice: Random, *, seconds: float) -> int:
        if dice.random() < 0.002:
            raise ZeroDivisionError("a half of nothing")
        return ask.draw(dice.randrange)


class Cheat:
    """Answers what is not asked."""

    def choose(self, spec: GameSpec, game: Any, ask: Ask, dice: Random, *, seconds: float) -> int:
        return -7


class Killer:
    """Takes its process with it."""

    def choose(self, spec: GameSpec, game: Any, ask: Ask, dice: Random, *, seconds: float) -> int:
        os._exit(3)


def register() -> None:
    """Let everyone know them, also in another process."""
    LEVELS.update({"first": First, "last": Last, "clumsy": Clumsy, "cheat": Cheat, "killer": Killer})
