"""A game being played: answers, refusals, undo and forks."""

from __future__ import annotations

import pytest

from contract.kit import play as play_whole
from tawy.ankh.spec import SPEC
from tawy.kernel.frame import CHANCE
from tawy.kernel.play import Play, replay, start
from tawy.kernel.refusal import Refused

SETUP = {"seats": 3, "first": 1}


@pytest.fixture
def play() -> Play:
    return start(SPEC, SETUP, "kernel")


def test_chance_answers_by_itself_and_is_written_down(play: Play) -> None:
    assert play.ask is not None
    assert play.ask.seat == 1
    assert {pick.seat for pick in play.picks} == {CHANCE}
    assert [pick.kind for pick in play.picks[:3]] == ["god", "god", "god"]


def test_only_the_seat_that_is_asked_may_answer(play: Play) -> None:
    with pytest.raises(Refused, match="Seat 0 is not asked now; seat 1 is"):
        play.answer(0, "move")


def test_only_an_option_is_an_answer(play: Play) -> None:
    before = SPEC.dump(play.game)
    with pytest.raises(Refused, match="'pass' is not an answer to the question 'action'"):
        play.answer(1, "pass")
    assert SPEC.dump(play.game) == before


def test_an_answer_tells_what_happened(play: Play) -> None:
    told = play.answer(1, "gain")
    assert [type(event).__name__ for event in told][:2] == ["ActionChosen", "FollowersGained"]


def test_taking_back_is_playing_again_up_to_there(play: Play) -> None:
    before, picks = SPEC.dump(play.game), len(play.picks)
    play.answer(1, "move")
    assert play.last_choice(1) == picks
    assert SPEC.dump(play.at(picks).game) == before


def test_a_fork_leaves_the_game_alone(play: Play) -> None:
    play.answer(1, "gain")
    kept = SPEC.dump(play.game)
    fork = play.at(len(play.picks) - 1)
    fork.answer(1, "move")
    assert SPEC.dump(play.game) == kept
    assert (fork.picks[-1].kind, len(fork.picks)) == ("action", len(play.picks))


def test_taken_back_before_the_rolls_chance_rolls_the_same(play: Play) -> None:
    again = play.at(0)
    again.roll()
    assert again.picks == play.picks


def test_a_position_that_is_not_there_is_refused(play: Play) -> None:
    with pytest.raises(Refused, match="There is no position 999"):
        play.at(999)


def test_nobody_chose_yet(play: Play) -> None:
    assert play.last_choice(0) is None


def test_another_seed_gives_another_game() -> None:
    seeds = {tuple(pick.token for pick in start(SPEC, SETUP, str(seed)).picks) for seed in range(6)}
    assert len(seeds) > 3


def test_after_the_end_nothing_is_asked() -> None:
    whole = play_whole(SPEC, SETUP, 1)
    with pytest.raises(Refused, match="The game is over"):
        whole.answer(0, "move")
    record = whole.record()
    extra = type(record)(record.game, record.rules, record.setup, record.seed, [*record.picks, record.picks[-1]])
    with pytest.raises(Refused, match="comes after the end of the game"):
        replay(SPEC, extra)
