from __future__ import annotations

import math
from random import Random

import pytest

from arena.games import asked, ended, simulated
from tawy.arena import rating
from tawy.arena.rating import before, ratings, strengths
from tawy.intervals import share


def test_winners_finish_first_and_the_others_by_points() -> None:
    wanted = asked("a", "b", "c")
    assert before([ended(wanted, 0, [1], (9, 5, 7))], ["a", "b", "c"]) == [[0, 0, 1], [1, 0, 1], [0, 0, 0]]
    assert before([ended(wanted, 0, [], (9, 5, 9))], ["a", "b", "c"]) == [[0, 1, 0.5], [0, 0, 0], [0.5, 1, 0]]


def test_who_wins_together_is_tied_whatever_the_points() -> None:
    assert before([ended(asked("a", "b", "c"), 0, [0, 1], (9, 5, 7))], ["a", "b", "c"])[0] == [0, 0.5, 1]


def test_seats_of_the_same_bot_are_not_compared() -> None:
    assert before([ended(asked("a", "b", "b"), 0, [0], (9, 5, 7))], ["a", "b"]) == [[0, 2], [0, 0]]


def test_two_bots_are_as_far_apart_as_their_odds() -> None:
    """With the tie that is added, 90.5 to 9.5."""
    assert strengths([[0, 90], [9, 0]]) == pytest.approx([0, -400 * math.log10(90.5 / 9.5)])


def test_a_bot_that_never_lost_has_a_finite_rating() -> None:
    assert strengths([[0, 50], [0, 0]])[1] == pytest.approx(-400 * math.log10(50.5 / 0.5))


def test_the_fit_is_the_most_likely_one() -> None:
    """Where it is, every bot has won as often as it was to be expected."""
    wins: rating.Wins = [[0, 7, 9, 3], [4, 0, 8, 2], [1, 5, 0, 6], [9, 2, 2, 0]]
    fitted = strengths(wins)
    for one in range(4):
        others = [other for other in range(4) if other != one]
        met = [wins[one][other] + wins[other][one] + 1 for other in others]
        chances = [1 / (1 + 10 ** ((fitted[other] - fitted[one]) / 400)) for other in others]
        expected = sum(number * chance for number, chance in zip(met, chances, strict=True))
        assert expected == pytest.approx(sum(wins[one]) + 1.5, abs=1e-4)


def test_known_strengths_are_found_again() -> None:
    truth = {"a": 0.0, "b": 120.0, "c": -200.0}
    wanted = asked(*truth)
    blocks = [before(block, list(truth)) for block in simulated(wanted, truth, 600, Random(2))]
    found = ratings(blocks, 3, "0")
    assert [one.value for one in found] == pytest.approx(list(truth.values()), abs=25)
    assert all(one.low <= strength <= one.high for one, strength in zip(found, truth.values(), strict=True))
    assert (found[0].low, found[0].high) == (0, 0)
    assert found == ratings(blocks, 3, "0")
    assert found != ratings(blocks, 3, "1")


def test_intervals_of_ratings_hold_the_truth_as_often_as_they_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rating, "RESAMPLES", 100)
    truth = {"a": 0.0, "b": 100.0}
    wanted, dice, held, tries = asked(*truth), Random(2), 0, 120
    for _ in range(tries):
        blocks = [before(block, list(truth)) for block in simulated(wanted, truth, 40, dice)]
        found = ratings(blocks, 2, "0")[1]
        held += found.low <= 100 <= found.high
    assert 0.9 < held / tries < 0.99


def test_what_never_happened_gives_a_limit_on_one_side_only() -> None:
    """Ten blocks of two games, all won: the share that may be luck is that of ten trials."""
    never = ratings([[[0, 2], [0, 0]]] * 10, 2, "0")[1]
    always = ratings([[[0, 0], [2, 0]]] * 10, 2, "0")[1]
    luck = share([0.0] * 10, 2).high
    assert (never.low, always.high) == (-math.inf, math.inf)
    assert never.high == pytest.approx(400 * math.log10((20 * luck + 0.5) / (20 * (1 - luck) + 0.5)))
    assert always.low == pytest.approx(-never.high)
    assert never.value < never.high < 0


def test_a_bot_that_is_linked_to_the_first_through_others_has_both_limits() -> None:
    """a always beats c, but a and b, and b and c, share their wins."""
    block: rating.Wins = [[0, 1, 2], [1, 0, 1], [0, 1, 0]]
    lopsided: rating.Wins = [[0, 2, 2], [0, 0, 0], [0, 2, 0]]
    found = ratings([block] * 5 + [lopsided], 2, "0")
    assert all(math.isfinite(one.low) and math.isfinite(one.high) for one in found)
    assert [math.isinf(one.low) for one in ratings([lopsided] * 5, 2, "0")] == [False, True, True]
