from __future__ import annotations

import math
from random import Random

import pytest

from tawy.intervals import mean, share, student


@pytest.mark.parametrize(
    ("freedom", "value"), [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (10, 2.228), (100, 1.984)]
)
def test_students_distribution_as_printed_in_tables(freedom: int, value: float) -> None:
    assert student(freedom) == pytest.approx(value, abs=6e-4)


def test_where_a_block_is_a_game_the_interval_is_wilsons() -> None:
    found = share([1] * 8 + [0] * 2, 1)
    assert found.value == 0.8
    assert (found.low, found.high) == pytest.approx((0.4902, 0.9433), abs=1e-4)


def test_blocks_whose_games_are_all_alike_count_as_one_trial_each() -> None:
    copies, single = share([1, 0] * 100, 4), share([1, 0] * 100, 1)
    assert (copies.low, copies.high) == pytest.approx((single.low, single.high), abs=2e-3)


def test_blocks_that_balance_out_say_more_than_their_games() -> None:
    assert share([0.5] * 49 + [0.75], 4).high - share([0.5] * 49 + [0.75], 4).low < 0.03
    assert share([1, 0] * 25, 4).high - share([1, 0] * 25, 4).low > 0.2


def test_all_games_won_are_no_proof_of_100_percent() -> None:
    assert share([1.0] * 20, 3).low == pytest.approx(0.82, abs=0.02)
    assert share([1.0] * 20, 3).high == 1
    assert share([1.0], 3).low == 0


def test_one_block_alone_gives_no_interval() -> None:
    assert (mean([7.0]).low, mean([7.0]).high) == (-math.inf, math.inf)


def test_the_interval_of_a_mean() -> None:
    found = mean([1, 2, 3, 4, 5])
    assert found.value == 3
    assert [found.high - 3, 3 - found.low] == pytest.approx([2.7764 * math.sqrt(2.5 / 5)] * 2, abs=1e-3)


@pytest.mark.parametrize("blocks", [6, 30])
@pytest.mark.parametrize("truth", [0.5, 0.85])
def test_intervals_of_shares_hold_the_truth_as_often_as_they_say(blocks: int, truth: float) -> None:
    """Blocks of 3 games that depend on each other: half of the time the whole block goes one way."""
    dice, held, tries = Random(f"{blocks}:{truth}"), 0, 2000
    for _ in range(tries):
        found = share([drawn_together(truth, dice) for _ in range(blocks)], 3)
        held += found.low <= truth <= found.high
    assert 0.93 < held / tries < 0.99


def drawn_together(truth: float, dice: Random) -> float:
    if dice.random() < 0.5:
        return float(dice.random() < truth)
    return sum(dice.random() < truth for _ in range(3)) / 3


def test_intervals_of_means_hold_the_truth_as_often_as_they_say() -> None:
    dice, held, tries = Random(1), 0, 2000
    for _ in range(tries):
        found = mean([dice.gauss(10, 3) for _ in range(5)])
        held += found.low <= 10 <= found.high
    assert 0.935 < held / tries < 0.965
