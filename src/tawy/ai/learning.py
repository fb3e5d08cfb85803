"""Learning what a position is worth: rounds of games, each played by what the round before has learnt."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec
import numpy as np

from tawy.ai.afterthoughts import afterthoughts
from tawy.ai.fitting import Array, fit
from tawy.ai.foretelling import foretell
from tawy.ai.learnt import Weights, guessed
from tawy.ai.lessons import Homework, Lesson, lessons
from tawy.ai.minds import sense_of
from tawy.ai.sharpening import sharpened
from tawy.crew import Crew

KEPT_ROUNDS: Final = 2
"""Where a win is learnt, lessons are kept for so many rounds."""


class Course(msgspec.Struct, frozen=True):
    """What is to be learnt, and from how much."""

    game: str
    rounds: tuple[int, ...]
    """How many games each round has: first few, because weights that play badly teach little."""
    seed: str
    searched: tuple[int, ...] = ()
    """How many games each round after these has, in which many a question is thought over for long."""
    before: Weights | None = None
    """What has been learnt already; otherwise learning begins with a person's guess."""

    @property
    def command(self) -> str:
        """What makes the same weights again."""
        learn = f"tawy learn {self.game}"
        if self.before is not None:
            learn = f"{self.before.command} -o before.json && {learn} --from before.json"
        games = [
            f" --{option} {','.join(map(str, rounds))}"
            for option, rounds in (("games", self.rounds), ("searched", self.searched))
            if rounds
        ]
        return f"{learn}{''.join(games)} --seed {self.seed}"


def learn(course: Course, jobs: int, tell: Callable[[str, Weights], None]) -> Weights:
    """All rounds, from a person's guess or what is known on. The number of jobs changes nothing.

    After each round `tell` hears of the weights that so many rounds lead to.
    """
    weights = course.before or guessed(course.game, sense_of(course.game))
    weights = _played(course, weights, jobs, tell)
    return _searched(course, weights, jobs, tell)


def _played(course: Course, weights: Weights, jobs: int, tell: Callable[[str, Weights], None]) -> Weights:
    """Rounds of games that are quickly played: what positions are worth is learnt from how they ended."""
    kept: list[list[Lesson]] = []
    for round_, games in enumerate(course.rounds):
        work = [Homework(course.game, n, weights, f"{course.seed}:{round_}:{n}") for n in range(games)]
        played = Crew(jobs).in_order(lessons, work)
        so_far = msgspec.structs.replace(course, rounds=course.rounds[: round_ + 1], searched=())
        if sense_of(course.game).ends_in_points:
            weights, told = _foretold(so_far, weights, played)
        else:
            kept = [*kept, [lesson for game in played for lesson in game]][-KEPT_ROUNDS:]
            weights, told = _fitted(so_far, weights, [lesson for each in kept for lesson in each])
        tell(f"Round {round_ + 1}: {games} games; learnt from {weights.positions} positions; {told}.", weights)
    return weights


def _searched(course: Course, weights: Weights, jobs: int, tell: Callable[[str, Weights], None]) -> Weights:
    """Rounds of games that are played with much thought: how moves differ is learnt from what searches find."""
    sense = sense_of(course.game)
    for round_, games in enumerate(course.searched):
        work = [Homework(course.game, n, weights, f"{course.seed}:searched:{round_}:{n}") for n in range(games)]
        questions = [question for game in Crew(jobs).in_order(afterthoughts, work) for question in game]
        found = sharpened(sense, np.array(weights.stages), questions)
        so_far = msgspec.structs.replace(course, searched=course.searched[: round_ + 1])
        weights = msgspec.structs.replace(
            weights, command=so_far.command, games=weights.games + games, stages=_rounded(found.contender)
        )
        told = f"moves misjudged by {found.after:.2f} points instead of {found.before:.2f}"
        tell(f"Search {round_ + 1}: {len(questions)} questions of {games} games; {told}.", weights)
    return weights


def _foretold(course: Course, before: Weights, games: Iterable[list[Lesson]]) -> tuple[Weights, str]:
    """Where most points win: weights that foretell them.

    Of one round only: what bots of two kinds do and what they end with belongs together, and is not what things are
    worth.
    """
    found = foretell(sense_of(course.game), games)
    off = sum(found.doubts) / len(found.doubts)
    made = _made(course, before, found.positions, stages=_rounded(found.contender), doubts=found.doubts)
    return made, f"{off:.1f} points off"


def _fitted(course: Course, before: Weights, learnt: list[Lesson]) -> tuple[Weights, str]:
    """Elsewhere: weights that foretell who wins."""
    sense = sense_of(course.game)
    stages, world = np.array(before.stages), np.array(before.world).reshape(sense.stages, len(sense.world_names))
    found = fit(sense, learnt, stages, world)
    fitted = _made(course, before, len(learnt), stages=_rounded(found.contender), world=_rounded(found.world))
    return fitted, f"surprise {found.surprise:.4f}"


def _made(course: Course, before: Weights, positions: int, **found: Any) -> Weights:
    return msgspec.structs.replace(
        before,
        command=course.command,
        games=sum(course.rounds),
        positions=positions,
        **found,
    )


def _rounded(part: Array) -> list[list[float]]:
    return [[round(float(weight), 4) for weight in row] for row in part]
