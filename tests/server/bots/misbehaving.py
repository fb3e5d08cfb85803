"""A worker with players that nobody should have at a table."""

from __future__ import annotations

import os
import signal
import sys
import time
from contextlib import suppress
from random import Random
from typing import Any, NoReturn

from tawy.ai.bots import LEVELS, Level, Levels, RandomBot, Thinker, named
from tawy.ai.search import Considered, Settings, Thoughts
from tawy.kernel.frame import Ask
from tawy.kernel.refusal import Refused
from tawy.kernel.spec import GameSpec
from tawy.server.bots.worker import main


class Misbehaving:
    def choose(self, spec: GameSpec, game: Any, ask: Ask, dice: Random, *, seconds: float) -> int:
        return self.misbehave(ask)

    def misbehave(self, ask: Ask) -> int:
        raise NotImplementedError


class Sleeper(Misbehaving):
    def misbehave(self, ask: Ask) -> NoReturn:
        os.write(2, b"asleep\n")  # whole, whoever else writes
        while True:
            time.sleep(60)


class Brooder(Misbehaving):
    def misbehave(self, ask: Ask) -> NoReturn:
        os.write(2, b"brooding\n")  # whole, whoever else writes
        while True:
            pass


class Raiser(Misbehaving):
    def misbehave(self, ask: Ask) -> NoReturn:
        raise ZeroDivisionError(f"a secret: {ask.options}")


class Refuser(Misbehaving):
    def misbehave(self, ask: Ask) -> NoReturn:
        raise Refused("I do not want to play any more.")


class Leaver(Misbehaving):
    def misbehave(self, ask: Ask) -> NoReturn:
        sys.exit(3)


class Crasher(Misbehaving):
    def misbehave(self, ask: Ask) -> NoReturn:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError


class Cheater(Misbehaving):
    def misbehave(self, ask: Ask) -> int:
        return next(option for option in range(100) if option not in ask.options)


class Babbler(Misbehaving):
    """Writes into every open pipe."""

    def misbehave(self, ask: Ask) -> int:
        for pipe in range(3, 20):
            with suppress(OSError):
                os.write(pipe, b"\xff" * 100)
        return ask.options[0]


class Chatterer(RandomBot):
    """Plays well, but prints and wants to hear something."""

    def choose(self, spec: GameSpec, game: Any, ask: Ask, dice: Random, *, seconds: float) -> int:
        os.write(1, b"hm\n")
        print("hm" * 1000, sys.stdin.read())  # noqa: T201  this is what it does
        return super().choose(spec, game, ask, dice, seconds=seconds)


class Telling(Thinker):
    """One that tells what it should not."""

    def __init__(self) -> None:
        super().__init__(Level("hard", Settings(iterations=1), 1))

    def consider(self, spec: GameSpec, game: Any, dice: Random, *, seconds: float) -> Thoughts:
        return Thoughts(game.ask.options[0], [Considered(*self.tell(game.ask), worth=0.5)], 1)

    def tell(self, ask: Ask) -> tuple[int, int, float]:
        raise NotImplementedError


class Liar(Telling):
    """Considers what is not an option."""

    def tell(self, ask: Ask) -> tuple[int, int, float]:
        return next(option for option in range(100) if option not in ask.options), 1, 0.5


class Dreamer(Telling):
    """Is more than certain."""

    def tell(self, ask: Ask) -> tuple[int, int, float]:
        return ask.options[0], 1, 1.5


MISBEHAVING: Levels = {
    "sleeper": Sleeper,
    "brooder": Brooder,
    "raiser": Raiser,
    "refuser": Refuser,
    "leaver": Leaver,
    "crasher": Crasher,
    "cheater": Cheater,
    "babbler": Babbler,
    "chatterer": Chatterer,
    "liar": Liar,
    "dreamer": Dreamer,
    "thinker": lambda: named("expert@20-without-learning"),
}

if __name__ == "__main__":
    main(LEVELS | MISBEHAVING)
