"""Weights that see at a glance what a search comes to: least squares over moves of the same question, in numpy.

Only how moves differ is learnt, and only as a change of weights that know from ended games what positions are worth.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from tawy.ai.afterthoughts import Afterthought
from tawy.ai.fitting import HELD_BACK, Array
from tawy.ai.foretelling import pulls
from tawy.ai.sense import Sense
from tawy.ai.value import RANGE

RIDGE: Final = 3e-5
SPRING: Final = 3e-4
"""How strongly changes are drawn to nothing, and those of neighbouring stages to each other."""
FEWEST: Final = 1000
"""Of a kind of game with fewer questions nothing is learnt: stages that follow each other are one kind."""
MOST_VISITS: Final = 200
"""A move that was followed more often than that counts no more."""

Places = np.ndarray[Any, np.dtype[np.intp]]
"""Where some features stand among those of all stages, one stage after the other."""
Question = list[Afterthought]
"""The moves that one question begins."""


class Sharpened(NamedTuple):
    """What was learnt, and by how many points moves are misjudged against each other, before and after.

    These are told of questions that nothing was learnt from.
    """

    contender: Array
    """By stage and feature."""
    before: float
    after: float


class Apart(NamedTuple):
    """How the moves of a question differ from their mean, as a search sees them and by their features."""

    features: Array
    """By move; a column for every feature of every stage that is among them."""
    places: Places
    """Where these columns stand."""
    thoughts: Array
    times: Array
    """How much each move counts."""


def sharpened(sense: Sense, weights: Array, questions: Sequence[Question]) -> Sharpened:
    """Change the weights towards what searches found; all stages of a kind of game hold each other's hands."""
    every, seldom = [apart(question, len(sense.names)) for question in questions], seldom_seen(sense, questions)
    first_asked = int(len(every) * (1 - HELD_BACK))
    learnt, asked = every[:first_asked], every[first_asked:]
    times = sum(float(one.times.sum()) for one in learnt)
    equations = pulls(sense, RIDGE, SPRING)
    wanted = np.zeros(weights.size)
    for question, one in zip(questions, learnt, strict=False):
        if question[0].stage in seldom:
            continue
        weighed = one.features.T * (one.times / times)
        equations[np.ix_(one.places, one.places)] += weighed @ one.features
        wanted[one.places] += weighed @ (one.thoughts - one.features @ weights.ravel()[one.places])
    changed: Array = weights + np.linalg.solve(equations, wanted).reshape(weights.shape)
    return Sharpened(changed, misjudged(weights, asked), misjudged(changed, asked))


def seldom_seen(sense: Sense, questions: Sequence[Question]) -> set[int]:
    """The stages of those kinds of games that have too few questions."""
    first = list(range(sense.stages))
    for one, after in sense.neighbours:
        first = [first[one] if each == first[after] else each for each in first]
    times = Counter(first[question[0].stage] for question in questions)
    return {stage for stage in range(sense.stages) if times[first[stage]] < FEWEST}


def apart(question: Question, size: int) -> Apart:
    """The moves of a question against each other."""
    stages = sorted({move.stage for move in question})
    features = np.zeros((len(question), len(stages) * size))
    for number, move in enumerate(question):
        first = stages.index(move.stage) * size
        features[number, first : first + size] = move.row
    times = np.minimum([move.visits for move in question], MOST_VISITS).astype(np.float64)
    thoughts = np.array([move.thought for move in question])
    places = np.concatenate([np.arange(stage * size, (stage + 1) * size) for stage in stages])
    return Apart(features - np.average(features, 0, times), places, thoughts - np.average(thoughts, 0, times), times)


def misjudged(weights: Array, questions: Sequence[Apart]) -> float:
    """By how many points moves look better or worse than they came to be, typically."""
    off, times = 0.0, 0.0
    for one in questions:
        errors = one.thoughts - one.features @ weights.ravel()[one.places]
        off += float(one.times @ errors**2)
        times += float(one.times.sum())
    return RANGE * float(np.sqrt(off / times)) if times else 0.0
