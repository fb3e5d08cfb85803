"""A plan: moves for everyone on a copy of what one seat knows."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tawy.games import spec_of
from tawy.kernel.frame import CHANCE
from tawy.kernel.play import Play, start
from tawy.kernel.refusal import Refused
from tawy.planning import MOST, Plan, guessed

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("ankh", {"seats": 3}),
    ("plagues", {"seats": 3, "provinces": ["buto", "edfu", "memphis"]}),
]
PLAGUES = GAMES[1]


def played(game: str, setup: dict[str, Any], picks: int, seed: int = 0) -> Play:
    """A game after some choices by dice; whoever may draw in secret does."""
    play, dice = start(spec_of(game), setup, f"seed {seed}"), Random(seed)
    while play.ask is not None and len(play.picks) < picks:
        tokens = [play.spec.token(play.game, option) for option in play.ask.options]
        looks = {"yes"} if play.ask.kind == "buto" else set()
        secret = [token for token in tokens if token.endswith(" draw") or token in looks]
        play.answer(play.ask.seat, dice.choice(secret or tokens))
    return play


def any_answer(plan: Plan, dice: Random) -> str:
    assert plan.question is not None
    assert plan.question.options is not None
    return dice.choice(plan.question.options).token


@pytest.mark.parametrize(("game", "setup"), GAMES)
def test_one_answers_for_everyone_and_the_game_stays_as_it_was(game: str, setup: dict[str, Any]) -> None:
    play = played(game, setup, 30)
    spec, dice, before = play.spec, Random(1), play.spec.dump(play.game)
    plan = Plan(spec, play.game, 0)
    while plan.question is not None and len(plan.steps) < MOST:
        plan.answer(any_answer(plan, dice))
    assert {0, 1, 2} <= {step.seat for step in plan.steps}
    assert (CHANCE in {step.seat for step in plan.steps}) == (game == "plagues")
    assert spec.dump(play.game) == before


@pytest.mark.parametrize(("game", "setup"), GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_plans(game: str, setup: dict[str, Any], seed: int) -> None:
    for picks in range(40, 130, 15):
        play = played(game, setup, picks, seed)
        spec, dice = play.spec, Random(picks)
        if play.ask is None:
            return
        other = spec.redeal(play.game, 2, dice.randrange)
        other.run()
        one, two = Plan(spec, play.game, 2, seed), Plan(spec, other, 2, seed)
        for step in range(30):
            assert spec.dump(one.game) == spec.dump(two.game)
            assert one.question == two.question
            if one.question is None:
                break
            if step % 3:
                token = any_answer(one, dice)
                one.answer(token)
                two.answer(token)
            else:
                one.draw(step)
                two.draw(step)
            assert one.steps == two.steps


def test_there_is_something_to_be_guessed_and_another_deal_guesses_otherwise() -> None:
    found = set[str]()
    for picks in range(40, 130):
        play = played(*PLAGUES, picks)
        seats = guessed(play.spec, play.game, 2, 3)
        assert set(seats) <= {0, 1}, "what Buto and Edfu have drawn"
        for seat in seats:
            found |= {repr(play.spec.secrets(Plan(play.spec, play.game, 2, deal).game, seat)) for deal in range(5)}
    assert len(found) > 3
    play = played("ankh", {"seats": 3}, 60)
    assert guessed(play.spec, play.game, 0, 3) == []


def test_a_lot_draws_for_chance_until_a_person_is_asked_and_always_the_same() -> None:
    play = played(*PLAGUES, 60)
    plan, dice = Plan(play.spec, play.game, 2), Random(3)
    while plan.game.ask.seat != CHANCE:
        plan.answer(any_answer(plan, dice))
    tokens = [step.option.token for step in plan.steps]
    drawn = set[tuple[str, ...]]()
    for lot in [*range(12), 0]:
        again = Plan(play.spec, play.game, 2)
        again.repeat(tokens)
        again.draw(lot)
        assert {step.seat for step in again.steps[len(tokens) :]} == {CHANCE}
        assert again.game.ask is None or again.game.ask.seat != CHANCE
        drawn.add(tuple(step.option.token for step in again.steps))
    assert 1 < len(drawn) <= 12


def test_what_does_not_fit_is_refused_and_ends_what_is_repeated() -> None:
    play = played("ankh", {"seats": 2}, 12)
    plan = Plan(play.spec, play.game, 0)
    with pytest.raises(Refused, match="'nonsense' is not an answer"):
        plan.answer("nonsense")
    first = any_answer(plan, Random(0))
    plan.repeat([first, "nonsense", first])
    assert [step.option.token for step in plan.steps] == [first]


def test_a_plan_has_an_end() -> None:
    play = played("ankh", {"seats": 5}, 20)
    plan = Plan(play.spec, play.game, 0)
    while len(plan.steps) < MOST:
        plan.draw(len(plan.steps))
    with pytest.raises(Refused, match="A plan has at most 200 answers"):
        plan.draw(0)
