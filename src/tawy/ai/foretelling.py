"""Weights that foretell the points at the end best: least squares, in numpy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from tawy.ai.fitting import Array
from tawy.ai.lessons import Lesson
from tawy.ai.sense import Sense
from tawy.ai.value import UNIT

RIDGE: Final = 1e-4
SPRING: Final = 1e-2
"""How strongly weights are drawn to nothing, and those of neighbouring stages to each other."""


class Foretold(NamedTuple):
    """What was learnt."""

    contender: Array
    """By stage and feature."""
    doubts: list[float]
    """By stage: how many points off it typically is; where nothing was seen, as in all stages together."""


class Seen(NamedTuple):
    """Everyone's rows at one stage, and the points that came of them, in units."""

    rows: Array
    points: Array


def foretell(sense: Sense, lessons: Sequence[Lesson]) -> Foretold:
    """Solve for all stages at once: they hold each other's hands."""
    seen = by_stage(lessons)
    size, every = len(sense.names), sum(len(stage.points) for stage in seen.values())
    equations = pulls(sense, RIDGE, SPRING)
    wanted = np.zeros(sense.stages * size)
    for number, stage in seen.items():
        part = slice(number * size, (number + 1) * size)
        equations[part, part] += stage.rows.T @ stage.rows / every
        wanted[part] += stage.rows.T @ stage.points / every
    found: Array = np.asarray(np.linalg.solve(equations, wanted), np.float64).reshape(sense.stages, size)
    errors = {number: stage.rows @ found[number] - stage.points for number, stage in seen.items()}
    usual = _typical(np.concatenate(list(errors.values())))
    return Foretold(found, [_typical(errors[n]) if n in errors else usual for n in range(sense.stages)])


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


def by_stage(lessons: Sequence[Lesson]) -> dict[int, Seen]:
    """All contenders of all lessons, by stage."""
    rows: dict[int, list[Sequence[float]]] = {}
    points: dict[int, list[float]] = {}
    for lesson in lessons:
        rows.setdefault(lesson.stage, []).extend(lesson.rows)
        points.setdefault(lesson.stage, []).extend(each / UNIT for each in lesson.points)
    return {stage: Seen(np.array(rows[stage]), np.array(points[stage])) for stage in sorted(rows)}


def _typical(errors: Array) -> float:
    return round(UNIT * float(np.sqrt(np.mean(errors**2))), 2)
