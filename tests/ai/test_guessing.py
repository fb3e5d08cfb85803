"""Bots in a game that nobody has taught them to judge."""

from __future__ import annotations

from random import Random
from typing import Any

from tawy.ai.guessing import guess
from tawy.ai.search import Thoughts
from tawy.kernel.frame import Ask
from tawy.kernel.spec import Result


class Sticks:
    """Two take one to three sticks in turn; who takes the last has won."""

    def __init__(self, left: int, seat: int = 0) -> None:
        self.left, self.seat = left, seat

    @property
    def ask(self) -> Ask | None:
        return Ask("take", self.seat, list(range(1, min(3, self.left) + 1))) if self.left else None

    def answer(self, pick: int) -> None:
        self.left, self.seat = self.left - pick, 1 - self.seat


class Rules:
    """All that is asked of a game."""

    def redeal(self, g: Sticks, _seat: int, _roll: object) -> Sticks:
        return Sticks(g.left, g.seat)

    def result(self, g: Sticks) -> Result:
        return Result("taken", (1 - g.seat,), (0, 0))


def guessed(left: int, play_outs: int, seconds: float = 60) -> Thoughts:
    rules: Any = Rules()
    return guess(rules, Sticks(left), play_outs, Random(1), seconds)


def test_a_win_at_once_is_taken_and_a_gift_is_not_made() -> None:
    assert guessed(3, 50).pick == 3
    assert guessed(5, 400).pick == 1  # four are left, of which nobody can take all
    thoughts = guessed(3, 50)
    assert thoughts.iterations == 50
    assert sum(each.visits for each in thoughts.considered) == 50
    assert thoughts.considered[0].chance == 1


def test_every_option_is_tried_whatever_time_there_is() -> None:
    assert {each.pick for each in guessed(9, 400, seconds=0).considered} == {1, 2, 3}
    assert all(each.visits == 1 for each in guessed(9, 1).considered)


def test_the_same_dice_give_the_same_answer() -> None:
    assert guessed(7, 30) == guessed(7, 30)
