"""Weights that foretell the points at the end best: least squares, in numpy.

What a game says of them is added up as soon as it has been played, and the game is forgotten: so a hundred thousand
games take no more memory than one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Final, NamedTuple

import numpy as np

from tawy.ai.fitting import Array
from tawy.ai.lessons import Lesson
from tawy.ai.sense import Sense
from tawy.ai.value import UNIT

RIDGE: Final = 4.0
SPRING: Final = 400.0
"""How strongly weights are drawn to nothing, and those of neighbouring stages to each other: as much as so many
contenders of lessons that say so. So the more games there are, the less they draw, and the more games teach."""
TOGETHER: Final = 64
"""Games that are added up at once: after every product the threads of numpy keep a processor busy for a while."""


class Foretold(NamedTuple):
    """What was learnt."""

    contender: Array
    """By stage and feature."""
    doubts: list[float]
    """By stage: how many points off it typically is; where nothing was seen, as in all stages together."""
    positions: int
    """How many were learnt from."""


class Sums(NamedTuple):
    """What all contenders of all lessons come to, by stage; points are in units."""

    times: Array
    """How many there were."""
    features: Array
    """Every feature times every other."""
    pointed: Array
    """Every feature times the points."""
    points: Array
    """The squares of the points."""


def foretell(sense: Sense, games: Iterable[Sequence[Lesson]]) -> Foretold:
    """Solve for all stages at once: they hold each other's hands."""
    sums, positions = added(sense, games)
    size = len(sense.names)
    equations = pulls(sense, RIDGE, SPRING)
    for stage in range(sense.stages):
        part = slice(stage * size, (stage + 1) * size)
        equations[part, part] += sums.features[stage]
    solved = np.linalg.solve(equations, sums.pointed.ravel())
    found: Array = np.asarray(solved, np.float64).reshape(sense.stages, size)
    return Foretold(found, doubts(sums, found), positions)


def added(sense: Sense, games: Iterable[Sequence[Lesson]]) -> tuple[Sums, int]:
    """Everything that counts of all games, and how many positions they had."""
    stages, size = sense.stages, len(sense.names)
    sums = Sums(np.zeros(stages), np.zeros((stages, size, size)), np.zeros((stages, size)), np.zeros(stages))
    positions, games = 0, iter(games)
    while some := [lesson for game in islice(games, TOGETHER) for lesson in game]:
        positions += len(some)
        for stage in {lesson.stage for lesson in some}:
            members = [lesson for lesson in some if lesson.stage == stage]
            rows = np.array([row for lesson in members for row in lesson.rows])
            points = np.array([each / UNIT for lesson in members for each in lesson.points])
            sums.times[stage] += len(points)
            sums.features[stage] += rows.T @ rows
            sums.pointed[stage] += rows.T @ points
            sums.points[stage] += points @ points
    return sums, positions


def doubts(sums: Sums, weights: Array) -> list[float]:
    """By stage: how many points off these weights typically are."""
    off = np.array(
        [
            points - 2 * one @ pointed + one @ features @ one
            for one, features, pointed, points in zip(weights, *sums[1:], strict=True)
        ]
    )
    usual = float(off.sum() / sums.times.sum())
    shares = [float(each / times) if times else usual for each, times in zip(off, sums.times, strict=True)]
    return [round(UNIT * float(np.sqrt(max(0.0, share))), 2) for share in shares]


def pulls(sense: Sense, ridge: float, spring: float) -> Array:
    """What draws all weights to nothing, and those of neighbouring stages to each other, as equations."""
    size = len(sense.names)
    equations: Array = ridge * np.eye(sense.stages * size)
    for one, other in sense.neighbours:
        for feature in range(size):
            a, b = one * size + feature, other * size + feature
            equations[[a, b], [a, b]] += spring
            equations[[a, b], [b, a]] -= spring
    return equations
