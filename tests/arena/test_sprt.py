from __future__ import annotations

import math
from random import Random
from statistics import fmean

import pytest

from arena.games import asked, ended
from tawy.arena.sprt import LEAST, NEW, OLD, UNDECIDED, Claim, Trial, expected, score
from tawy.kernel.refusal import Refused


def after(claim: Claim, scores: list[float]) -> Trial:
    trial = Trial(claim)
    for one in scores:
        trial.add(one)
    return trial


def test_the_share_that_a_stronger_bot_is_expected_to_win() -> None:
    assert [expected(0, seats) for seats in (2, 3, 5)] == pytest.approx([1 / 2, 1 / 3, 1 / 5])
    assert expected(400, 2) == pytest.approx(10 / 11)
    assert expected(400, 4) == pytest.approx(10 / 13)
    assert expected(-400, 2) == pytest.approx(1 / 11)


def test_the_bounds_are_walds() -> None:
    assert Claim(2).bounds == pytest.approx((-math.log(19), math.log(19)))
    assert Claim(2, alpha=0.1, beta=0.02).bounds == pytest.approx((math.log(0.02 / 0.9), math.log(0.98 / 0.1)))


def test_the_ratio_is_that_of_two_normal_distributions() -> None:
    """Written out: the sum over the blocks of log(N(x; s1, v) / N(x; s0, v)), with the variance that was found."""
    scores = [0.5, 1.0, 0.5, 0.0, 1.0, 1.0, 0.5, 0.5, 1.0, 0.5, 0.0, 1.0]
    trial = after(Claim(2, elo0=-10, elo1=60), scores)
    low, high = 1 / (1 + 10 ** (10 / 400)), 1 / (1 + 10 ** (-60 / 400))
    middle = fmean(scores)
    variance = (sum((x - middle) ** 2 for x in scores) + LEAST * 0.25 / 2) / (len(scores) - 1 + LEAST)
    assert trial.variance == pytest.approx(variance)
    assert trial.ratio == pytest.approx(sum(((x - low) ** 2 - (x - high) ** 2) / (2 * variance) for x in scores))


def test_half_way_between_the_claims_nothing_speaks_for_either() -> None:
    middle = (expected(0, 3) + expected(40, 3)) / 2
    assert after(Claim(3), [middle] * 50).ratio == pytest.approx(0, abs=1e-9)


def test_few_blocks_decide_nothing_and_blocks_that_are_all_alike_do_not_break_it() -> None:
    claim = Claim(2, elo1=200)
    assert after(claim, []).ratio == 0
    assert after(claim, [1.0] * (LEAST - 1)).verdict == UNDECIDED
    assert after(claim, [1.0] * 12).verdict == NEW
    assert after(claim, [0.0] * 12).verdict == OLD
    assert 0 < after(claim, [1.0] * 12).ratio < math.inf


def test_a_game_that_nobody_wins_is_a_tie() -> None:
    wanted = asked("new", "old", "old")
    games = [ended(wanted, 0, [], (1, 2, 3)), ended(wanted, 1, [2], (1, 2, 3)), ended(wanted, 2, [0], (3, 1, 2))]
    assert [game.bots.index("new") for game in games] == [0, 2, 1]
    assert score(games, "new") == pytest.approx((1 / 3 + 1 + 0) / 3)


@pytest.mark.parametrize(("seats", "elo1"), [(2, 40), (2, 100), (4, 60)])
@pytest.mark.parametrize("stronger", [False, True])
def test_errors_are_about_as_rare_as_they_are_said_to_be(seats: int, elo1: int, *, stronger: bool) -> None:
    claim = Claim(seats, elo1=elo1)
    chance = expected(elo1 if stronger else 0, seats)
    dice, tries = Random(f"{seats}:{elo1}:{stronger}"), 600 if elo1 == 40 else 1500
    verdicts = [decided(claim, chance, dice) for _ in range(tries)]
    assert UNDECIDED not in verdicts
    wrong = verdicts.count(OLD if stronger else NEW) / tries
    assert 0.02 < wrong < 0.085


def decided(claim: Claim, chance: float, dice: Random) -> str:
    trial = Trial(claim)
    for _ in range(5000):
        trial.add(sum(dice.random() < chance for _ in range(claim.seats)) / claim.seats)
        if (verdict := trial.verdict) != UNDECIDED:
            return verdict
    return UNDECIDED


@pytest.mark.parametrize(
    ("claim", "reason"),
    [
        (Claim(2, elo0=40), r"^--elo0 must be below --elo1, not 40 and 40\.$"),
        (Claim(2, elo1=math.nan), r"^--elo0 must be below --elo1, not 0 and nan\.$"),
        (Claim(2, alpha=0), r"^--alpha and --beta lie between 0 and 0\.5, not 0 and 0\.05\.$"),
        (Claim(2, beta=0.7), r"^--alpha and --beta lie between 0 and 0\.5, not 0\.05 and 0\.7\.$"),
        (Claim(1), r"^Alone at the table bots do not meet: compare them at 2 seats or more\.$"),
    ],
)
def test_what_cannot_be_tested(claim: Claim, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        claim.check()
