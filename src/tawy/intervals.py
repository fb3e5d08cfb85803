"""95 % intervals. The unit is the block: games of a block share a seed, so they are no independent trials."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, variance
from typing import Final

import msgspec

Z: Final = NormalDist().inv_cdf(0.975)
"""How many standard errors lie on each side of the middle of a normal distribution."""
FIRST_T: Final = (math.inf, 12.7062, 4.3027, 3.1824, 2.7764, 2.5706)
"""The same for Student's distribution with 0 to 5 degrees of freedom."""


class Estimate(msgspec.Struct, frozen=True):
    """A number, and where the true one lies with 95 % confidence."""

    value: float
    low: float
    high: float


def student(freedom: int) -> float:
    """Student's distribution instead of the normal: for few blocks, whose own spread is only an estimate.

    The expansion of Cornish and Fisher, right to the third decimal.
    """
    if freedom < len(FIRST_T):
        return FIRST_T[freedom]
    return (
        Z
        + (Z**3 + Z) / (4 * freedom)
        + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
        + (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * freedom**3)
        + (79 * Z**9 + 776 * Z**7 + 1482 * Z**5 - 1920 * Z**3 - 945 * Z) / (92160 * freedom**4)
    )


def mean(blocks: Sequence[float]) -> Estimate:
    """The mean of a number without limits, such as points: Student's interval over the means of the blocks."""
    middle, freedom = fmean(blocks), len(blocks) - 1
    if freedom == 0:
        return Estimate(middle, -math.inf, math.inf)
    margin = student(freedom) * math.sqrt(variance(blocks) / len(blocks))
    return Estimate(middle, middle - margin, middle + margin)


def share(blocks: Sequence[float], games: int) -> Estimate:
    """A share between 0 and 1, from its mean in each block of so many games.

    Where a block is a single game, every game is an independent trial: Wilson's interval. In a larger block games
    resemble each other or balance each other out, so their number says little. What counts is how far the means of
    the blocks scatter: the interval is Wilson's for as many independent trials as would scatter like that, with
    Student's distribution because the scatter is itself estimated. Unlike a plain interval over block means it stays
    between 0 and 1. If all blocks agree, a block is taken for one trial: 20 blocks won are no proof of 100 %.
    """
    middle = fmean(blocks)
    if games == 1:
        return wilson(middle, len(blocks), Z)
    if len(blocks) == 1:
        return Estimate(middle, 0, 1)
    scatter = variance(blocks) / len(blocks)
    trials = middle * (1 - middle) / scatter if scatter > 0 else len(blocks)
    return wilson(middle, trials, student(len(blocks) - 1))


def wilson(value: float, trials: float, z: float) -> Estimate:
    """Wilson's score interval."""
    weight = z * z / trials
    middle = (value + weight / 2) / (1 + weight)
    margin = z / (1 + weight) * math.sqrt(value * (1 - value) / trials + weight / (4 * trials))
    return Estimate(value, max(0.0, middle - margin), min(1.0, middle + margin))


def mean_of(count: int, total: float, squares: float) -> Estimate | None:
    """The mean of so many numbers, from their sum and the sum of their squares; nobody knows where one alone lies."""
    if count <= 1:
        return None
    middle = total / count
    scatter = max(0.0, squares - total * middle) / (count - 1)
    margin = student(count - 1) * math.sqrt(scatter / count)
    return Estimate(middle, middle - margin, middle + margin)
