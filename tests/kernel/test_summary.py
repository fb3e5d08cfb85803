from __future__ import annotations

from tawy.kernel.summary import Contender, Race, Step, plain

STEPS = [Step(number, "round", {}, number) for number in range(4)]


def contender(who: int, course: list[int | None], **sources: int) -> Contender:
    return Contender(who, (who,), who + 1, course[-1] or 0, sources, course)


def race(winner: Contender, *others: Contender) -> Race:
    return Race(winner, others[0], list(others), STEPS)


def test_who_led_before_the_last_part_and_by_how_much() -> None:
    first, second, third = contender(0, [0, 1, 2, 9]), contender(1, [0, 1, 4, 5]), contender(2, [0, 3, 5, 5])
    assert race(first, second, third).ahead_before_last() == (third, 3)


def test_nobody_led_before_the_last_part_if_the_winner_did() -> None:
    assert race(contender(0, [0, 1, 4, 9]), contender(1, [0, 3, 4, 5])).ahead_before_last() is None


def test_since_when_the_winner_was_ahead() -> None:
    assert race(contender(0, [0, 4, 5, 9]), contender(1, [0, 4, 4, 5])).led_since() == 2
    assert race(contender(0, [1, 4, 5, 9]), contender(1, [0, 3, 4, 5])).led_since() == 0
    assert race(contender(0, [0, 1, 2, 5]), contender(1, [0, 1, 2, 5])).led_since() is None


def test_who_has_left_the_game_is_ahead_of_nobody() -> None:
    assert race(contender(0, [0, 4, 5, 9]), contender(1, [0, 6, None, None])).led_since() == 2


def test_the_source_that_alone_outweighs_the_lead() -> None:
    winner = contender(0, [0, 0, 0, 10], towns=7, roads=3)
    rival = contender(1, [0, 0, 0, 8], towns=3, roads=6, fines=-1)
    assert race(winner, rival).best_source() == ("towns", 7, 3)
    assert race(contender(0, [0, 0, 0, 10], a=4, b=3, c=3), contender(1, [0, 0, 0, 1], a=1)).best_source() is None


def test_a_game_that_says_nothing_has_the_winners_first_and_then_points() -> None:
    found = plain((3, 9, 5, 5), (2,))
    assert [(one.who, one.place, one.points) for one in found.contenders] == [
        (2, 1, 5),
        (1, 2, 9),
        (3, 3, 5),
        (0, 4, 3),
    ]
    assert found.winners == [2]


def test_those_who_win_together_share_the_place() -> None:
    assert [(one.who, one.place) for one in plain((5, 2, 5), (0, 2)).contenders] == [(0, 1), (2, 1), (1, 3)]
