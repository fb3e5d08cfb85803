"""Weights under which the ends of many games are least surprising: softmax regression, by scipy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from scipy.optimize import minimize

from tawy.ai.lessons import Lesson
from tawy.ai.sense import Sense

Array = np.ndarray[Any, np.dtype[np.float64]]

RIDGE: Final = 1e-4
SPRING: Final = 1e-2
"""How strongly weights are drawn to nothing, and those of neighbouring stages to each other."""
STEPS: Final = 400
FLAT: Final = 1e-6
"""Downhill until no weight has a slope above this, or for so many steps: weights are kept to four places."""
TINY: Final = 1e-9
HELD_BACK: Final = 0.1
"""The last part of the lessons is not learnt from, but asked for: whole games, because positions of one are alike."""


class Board(NamedTuple):
    """The lessons of one stage as arrays: by lesson, by contender, by feature; the last share is nobody's."""

    rows: Array
    present: Array
    world: Array
    won: Array


class Fit(NamedTuple):
    """What was learnt, and how surprising the lessons are that were held back."""

    contender: Array
    """By stage and feature."""
    world: Array
    surprise: float


def fit(sense: Sense, lessons: Sequence[Lesson], contender: Array, world: Array) -> Fit:
    """Start from these weights and go downhill; the lessons that are held back tell how good it is."""
    first_asked = int(len(lessons) * (1 - HELD_BACK))
    learnt, asked = boards(sense, lessons[:first_asked]), boards(sense, lessons[first_asked:])

    def parts(every: Array) -> tuple[Array, Array]:
        return every[: contender.size].reshape(contender.shape), every[contender.size :].reshape(world.shape)

    def height(every: Array) -> tuple[float, Array]:
        loss, *slopes = objective(sense, learnt, *parts(every))
        return loss, np.concatenate([slope.ravel() for slope in slopes])

    start = np.concatenate([contender.ravel(), world.ravel()])
    found = minimize(height, start, jac=True, method="L-BFGS-B", options={"maxiter": STEPS, "gtol": FLAT, "ftol": 0})
    weights = parts(found.x)
    of_asked = sum(surprise(board, weights[0][stage], weights[1][stage])[0] for stage, board in asked.items())
    return Fit(*weights, of_asked / _size(asked))


def objective(sense: Sense, learnt: dict[int, Board], contender: Array, world: Array) -> tuple[float, Array, Array]:
    """What is made small: the surprise of a lesson, and what pulls at the weights; with its slopes."""
    size, (height, *slopes) = _size(learnt), _held(sense, contender, world)
    for stage, board in learnt.items():
        loss, of_contender, of_world = surprise(board, contender[stage], world[stage])
        height += loss / size
        slopes[0][stage] += of_contender / size
        slopes[1][stage] += of_world / size
    return height, slopes[0], slopes[1]


def _size(lessons: dict[int, Board]) -> int:
    return sum(len(board.rows) for board in lessons.values())


def boards(sense: Sense, lessons: Sequence[Lesson]) -> dict[int, Board]:
    """The lessons by stage."""
    by_stage: dict[int, list[Lesson]] = {}
    for lesson in lessons:
        by_stage.setdefault(lesson.stage, []).append(lesson)
    return {stage: _board(sense, members) for stage, members in sorted(by_stage.items())}


def _board(sense: Sense, lessons: list[Lesson]) -> Board:
    most = max(len(lesson.rows) for lesson in lessons)
    rows = np.zeros((len(lessons), most, len(sense.names)))
    present = np.zeros((len(lessons), most))
    won = np.zeros((len(lessons), most + 1))
    for number, lesson in enumerate(lessons):
        count = len(lesson.rows)
        rows[number, :count] = lesson.rows
        present[number, :count] = 1
        won[number, :count] = lesson.won
        won[number, most] = max(0.0, 1 - sum(lesson.won))
    world = np.array([lesson.world for lesson in lessons]).reshape(len(lessons), len(sense.world_names))
    return Board(rows, present, world, won)


def surprise(board: Board, contender: Array, world: Array) -> tuple[float, Array, Array]:
    """The cross-entropy of the lessons of one stage, and its slopes."""
    logits = np.where(board.present > 0, board.rows @ contender, -np.inf)
    nobody = board.world @ world if world.size else np.full(len(logits), -np.inf)
    every = np.concatenate([logits, nobody[:, None]], axis=1)
    chances = np.exp(every - every.max(axis=1, keepdims=True))
    chances /= chances.sum(axis=1, keepdims=True)
    error = chances - board.won
    loss = -float((board.won * np.log(np.maximum(chances, TINY))).sum())
    features = board.rows.shape[2]
    of_contender = error[:, :-1].ravel() @ board.rows.reshape(-1, features)  # an einsum takes ten times as long
    return loss, of_contender, error[:, -1] @ board.world


def _held(sense: Sense, *parts: Array) -> tuple[float, Array, Array]:
    """The pull of all weights to nothing and to those of the neighbouring stages, and its slopes."""
    height, slopes = 0.0, []
    one, other = np.array(sense.neighbours, int).reshape(-1, 2).T
    for part in parts:
        apart = part[one] - part[other]
        height += (RIDGE * float((part**2).sum()) + SPRING * float((apart**2).sum())) / 2
        slope = RIDGE * part
        np.add.at(slope, one, SPRING * apart)
        np.subtract.at(slope, other, SPRING * apart)
        slopes.append(slope)
    return height, slopes[0], slopes[1]
