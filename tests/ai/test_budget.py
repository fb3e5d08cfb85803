"""How long a bot may think at a table where nobody says anything else."""

from __future__ import annotations

from tawy.ai.budget import CHOICE, LEAST, SECRET, TURN, seconds_for, usual_seconds
from tawy.kernel.frame import CHANCE, Ask
from tawy.kernel.record import Pick


def answered(*seats: int) -> list[Pick]:
    return [Pick(seat, "action", "") for seat in seats]


def test_all_answers_of_a_turn_together_take_no_longer_than_a_turn() -> None:
    ask = Ask("action", 1, [0, 1])
    assert usual_seconds([], ask) == CHOICE
    assert usual_seconds(answered(1, 1, 0), ask) == CHOICE, "somebody else was asked in between"
    assert usual_seconds(answered(0, 1, CHANCE), ask) == seconds_for(answered(1), 1, choice=CHOICE, turn=TURN) < CHOICE
    assert usual_seconds(answered(*[1] * 40), ask) == LEAST
    within = [seconds for n in range(40) if (seconds := usual_seconds(answered(*[1] * n), ask)) > LEAST]
    assert sum(within) < TURN


def test_a_secret_has_a_time_of_its_own_whatever_came_before() -> None:
    for ask in (Ask("cards", 1, [1, 2], secret=True), Ask("offer", 1, [1, 2], simultaneous=True)):
        assert usual_seconds([], ask) == usual_seconds(answered(1, 1, 1), ask) == SECRET
