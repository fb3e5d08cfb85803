"""Learning what a position is worth: rounds of games, each played by what the round before has learnt."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
import numpy as np

from tawy.ai.fitting import Array, fit
from tawy.ai.foretelling import foretell
from tawy.ai.learnt import Weights, guessed
from tawy.ai.lessons import Homework, Lesson, lessons
from tawy.ai.minds import sense_of
from tawy.crew import Crew

KEPT_ROUNDS: Final = 2
"""Lessons are kept for so many rounds."""


class Course(msgspec.Struct, frozen=True):
    """What is to be learnt, and from how much."""

    game: str
    rounds: tuple[int, ...]
    """How many games each round has: first few, because weights that play badly teach little."""
    seed: str

    @property
    def command(self) -> str:
        """What makes the same weights again."""
        return f"tawy learn {self.game} --games {','.join(map(str, self.rounds))} --seed {self.seed}"


def learn(course: Course, jobs: int, tell: Callable[[str, Weights], None]) -> Weights:
    """All rounds, from a person's guess on. The number of jobs changes nothing.

    After each round `tell` hears of the weights that so many rounds lead to.
    """
    weights = guessed(course.game, sense_of(course.game))
    kept: list[list[Lesson]] = []
    for round_, games in enumerate(course.rounds):
        work = [Homework(course.game, n, weights, f"{course.seed}:{round_}:{n}") for n in range(games)]
        played = [lesson for game in Crew(jobs).in_order(lessons, work) for lesson in game]
        kept = [*kept, played][-KEPT_ROUNDS:]
        so_far = msgspec.structs.replace(course, rounds=course.rounds[: round_ + 1])
        fitted = _foretold if sense_of(course.game).ends_in_points else _fitted
        weights, told = fitted(so_far, weights, [lesson for each in kept for lesson in each])
        tell(f"Round {round_ + 1}: {len(played)} positions of {games} games; {told}.", weights)
    return weights


def _foretold(course: Course, before: Weights, learnt: list[Lesson]) -> tuple[Weights, str]:
    """Where most points win: weights that foretell them."""
    found = foretell(sense_of(course.game), learnt)
    off = sum(found.doubts) / len(found.doubts)
    return _made(course, before, learnt, stages=_rounded(found.contender), doubts=found.doubts), f"{off:.1f} points off"


def _fitted(course: Course, before: Weights, learnt: list[Lesson]) -> tuple[Weights, str]:
    """Elsewhere: weights that foretell who wins."""
    sense = sense_of(course.game)
    stages, world = np.array(before.stages), np.array(before.world).reshape(sense.stages, len(sense.world_names))
    found = fit(sense, learnt, stages, world)
    fitted = _made(course, before, learnt, stages=_rounded(found.contender), world=_rounded(found.world))
    return fitted, f"surprise {found.surprise:.4f}"


def _made(course: Course, before: Weights, learnt: list[Lesson], **found: Any) -> Weights:
    return msgspec.structs.replace(
        before,
        command=course.command,
        games=sum(course.rounds),
        positions=len(learnt),
        **found,
    )


def _rounded(part: Array) -> list[list[float]]:
    return [[round(float(weight), 4) for weight in row] for row in part]
