"""Bots in a game that nobody has taught them to judge: they play on at random and see who wins.

Every option of the question gets a first try; after that the one whose mean, with some curiosity for what was rarely
tried, is highest (UCB1). That needs nothing but the rules, so that any game has bots of every level from its first day.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf, log, sqrt
from random import Random
from time import perf_counter
from typing import Any, Final

from tawy.ai.search import Considered, Thoughts
from tawy.kernel.spec import GameSpec

CURIOSITY: Final = 0.7
"""How much a rarely tried option is worth a try."""


class _Tried:
    """An option, how often it was played out, and how often that was won."""

    __slots__ = ("pick", "visits", "won")

    def __init__(self, pick: int) -> None:
        self.pick = pick
        self.visits = 0
        self.won = 0.0

    def promise(self, tries: int) -> float:
        """What speaks for trying it now."""
        return self.won / self.visits + CURIOSITY * sqrt(log(tries) / self.visits) if self.visits else inf


def guess(spec: GameSpec, g: Any, play_outs: int, dice: Random, seconds: float = inf) -> Thoughts:
    """The option that was won most often, from so many games played out; each has a trial, whatever time there is."""
    seat, until = g.ask.seat, perf_counter() + seconds
    tried = [_Tried(pick) for pick in g.ask.options]
    done = 0
    while done < len(tried) or (done < play_outs and perf_counter() < until):
        option = max(tried, key=lambda each: each.promise(done))
        option.won += _played_out(spec, spec.redeal(g, seat, dice.randrange), seat, option.pick, dice.randrange)
        option.visits += 1
        done += 1
    tried.sort(key=lambda each: (each.visits, each.won), reverse=True)
    considered = [Considered(each.pick, each.visits, mean, mean) for each in tried for mean in [each.won / each.visits]]
    return Thoughts(considered[0].pick, considered, done)


def _played_out(spec: GameSpec, g: Any, seat: int, pick: int, roll: Callable[[int], int]) -> float:
    """A seat's part of the win, if it answers so and everything else is left to chance."""
    g.answer(pick)
    while g.ask is not None:
        g.answer(g.ask.draw(roll))
    result = spec.result(g)
    return 1 / len(result.winners) if result is not None and seat in result.winners else 0.0
