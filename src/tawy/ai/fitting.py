"""Weights under which the ends of many games are least surprising: softmax regression, by Adam, in numpy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from tawy.ai.lessons import Lesson
from tawy.ai.sense import Sense

Array = np.ndarray[Any, np.dtype[np.float64]]

RIDGE: Final = 1e-3
SPRING: Final = 5e-2
"""How strongly weights are drawn to nothing, and those of neighbouring stages to each other."""
STEPS: Final = 400
STEP: Final = 0.05
SLOW: Final = 0.9
SLOWER: Final = 0.99
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
    parts = [contender.copy(), world.copy()]
    pace = [_Pace(part) for part in parts]
    size = sum(len(board.rows) for board in learnt.values())
    for step in range(1, STEPS + 1):
        slopes = [np.zeros_like(part) for part in parts]
        for stage, board in learnt.items():
            _, of_contender, of_world = surprise(board, parts[0][stage], parts[1][stage])
            slopes[0][stage] = of_contender / size
            slopes[1][stage] = of_world / size
        for part, slope, paced in zip(parts, slopes, pace, strict=True):
            np.subtract(part, paced.step(slope + _held(sense, part), step), out=part)
    of_asked = sum(surprise(board, parts[0][stage], parts[1][stage])[0] for stage, board in asked.items())
    return Fit(parts[0], parts[1], of_asked / sum(len(board.rows) for board in asked.values()))


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
    return loss, np.einsum("nc,ncf->f", error[:, :-1], board.rows), error[:, -1] @ board.world


def _held(sense: Sense, part: Array) -> Array:
    """The pull to nothing and to the neighbouring stages."""
    pull = RIDGE * part
    for one, other in sense.neighbours:
        apart = SPRING * (part[one] - part[other])
        pull[one] += apart
        pull[other] -= apart
    return pull


class _Pace:
    """How far each weight goes in a step (Adam)."""

    def __init__(self, part: Array) -> None:
        self._mean = np.zeros_like(part)
        self._square = np.zeros_like(part)

    def step(self, slope: Array, number: int) -> Array:
        self._mean += (1 - SLOW) * (slope - self._mean)
        self._square += (1 - SLOWER) * (slope**2 - self._square)
        size = np.sqrt(self._square / (1 - SLOWER**number)) + TINY
        return STEP * self._mean / (1 - SLOW**number) / size
