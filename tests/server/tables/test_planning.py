"""A plan beside a game that goes on: carried over as far as it came true, and never a part of the table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from server.tables.party import Party, all_of, caller
from tawy.kernel.refusal import Refused
from tawy.planning import MOST
from tawy.server.refusal import Refusal
from tawy.server.tables import commands as c
from tawy.server.tables import outlook
from tawy.server.tables.planning import AskPlan, Planned, check, planned

GAMES = ["ankh", "plagues"]


def wish(told: Planned, **other: Any) -> AskPlan:
    """The same plan once more, or another that goes on from it."""
    known = {"answers": tokens(told), "mark": told.mark}
    return AskPlan(told.seat, told.position, **(known | other))


def tokens(told: Planned) -> list[str]:
    return [step.option.token for step in told.steps]


def made(party: Party, seat: int, answers: int, seed: int = 0) -> Planned:
    """A plan by dice from where the game is; chance draws by a lot."""
    dice = Random(seed)
    told = planned(party.table, AskPlan(seat, party.table.position))
    while len(told.steps) < answers:
        asked = told.question
        assert asked is not None
        assert asked.options is not None
        if asked.seat < 0:
            told = planned(party.table, wish(told, draw=dice.randrange(99)))
        else:
            told = planned(party.table, wish(told, answers=[*tokens(told), dice.choice(asked.options).token]))
    return told


def follow(party: Party, told: Planned, answers: int) -> None:
    """The game goes as planned, for so many answers."""
    for step in told.steps[:answers]:
        party.answer(step.seat, step.option.token)


@pytest.mark.parametrize("game", GAMES)
def test_a_plan_changes_nothing_at_the_table(game: str) -> None:
    party = Party(game, "AB")
    before = all_of(party.table)
    told = made(party, 1, 40)
    assert (told.position, told.now, told.came_true, told.parted, told.dropped) == (
        party.table.position,
        party.table.position,
        0,
        None,
        0,
    )
    assert {0, 1} <= {step.seat for step in told.steps}
    assert all_of(party.table) == before


@pytest.mark.parametrize("game", GAMES)
def test_it_begins_with_what_the_seat_sees(game: str) -> None:
    party = Party(game, "AB")
    told = planned(party.table, AskPlan(0, party.table.position))
    assert told.view == told.before == outlook.view(party.table, 0)
    assert (told.figures, told.stakes) == outlook.figures_and_stakes(party.table)
    assert told.question == outlook.question(party.table, party.asked)


def test_where_the_game_goes_as_planned_the_plan_goes_on_from_there() -> None:
    party = Party("ankh", "AB")
    told = made(party, 1, 12)
    follow(party, told, 3)
    later = planned(party.table, wish(told))
    assert (later.came_true, later.parted, later.position) == (3, None, told.position + 3)
    assert tokens(later) == tokens(told)[3:]
    assert later.view == told.view
    assert planned(party.table, wish(later)).came_true == 0, "that was told"


def test_a_plan_that_came_true_to_its_end_begins_anew_from_there() -> None:
    party = Party("ankh", "AB")
    told = made(party, 1, 2)
    follow(party, told, 2)
    party.answer()
    later = planned(party.table, wish(told))
    assert (later.came_true, later.parted, later.steps) == (2, None, [])
    assert later.position == later.now == party.table.position


def test_where_the_game_goes_otherwise_the_plan_stays_where_it_was_and_says_so() -> None:
    party = Party("ankh", "AB")
    told = made(party, 1 - party.asked, 12)
    follow(party, told, 1)
    others = [token for token in party.tokens(party.asked) if token != told.steps[1].option.token]
    party.answer(token=others[0])
    later = planned(party.table, wish(told))
    assert (later.came_true, later.parted, later.position, later.now) == (0, 1, told.position, party.table.position)
    assert tokens(later) == tokens(told)


def test_what_was_taken_back_takes_its_plans_along() -> None:
    party = Party("ankh", "AB")
    chosen, other = party.tokens(party.asked)[:2]
    party.answer(None, chosen)
    told = made(party, 0, 2)
    party.do(party.who(party.play.picks[-1].seat), c.Undo(party.table.position))
    for _ in ("the position is gone", "there is another in its place"):
        with pytest.raises(Refusal, match="The game went back to before this plan") as refused:
            planned(party.table, wish(told))
        assert refused.value.code == "moved_on"
        if party.table.position < told.position:
            party.answer(None, other)


def test_answers_that_do_not_fit_are_left_out_and_counted() -> None:
    party = Party("ankh", "AB")
    told = made(party, 0, 5)
    wrong = planned(party.table, wish(told, answers=[*tokens(told), "nonsense", "done"]))
    assert (tokens(wrong), wrong.dropped) == (tokens(told), 2)


def test_a_lot_answers_once_for_a_person() -> None:
    party = Party("ankh", "AB")
    told = planned(party.table, AskPlan(0, party.table.position, draw=7))
    assert len(told.steps) == 1


def test_what_many_options_would_do_is_told_when_it_is_asked_for() -> None:
    party = Party("plagues", "AB")
    told = planned(party.table, AskPlan(0, party.table.position))
    assert told.question is not None
    assert told.question.options is not None
    assert len(told.question.options) > outlook.FEW
    assert told.foreseen is None
    ahead = planned(party.table, wish(told, ahead=True)).foreseen
    assert ahead is not None
    assert [one.token for one in ahead] == [option.token for option in told.question.options]


def test_what_cannot_be_chosen_in_a_plan_is_forbidden_by_the_rules_that_forbid_it_at_the_table() -> None:
    party = Party("ankh", "AB")
    seat = party.table.pending[0].seat
    for target in ("4,7", "flood", "ra", "move"):
        told = planned(party.table, AskPlan(0, party.table.position, why=target)).objections
        assert told == outlook.why_not(party.table, seat, target).rules
        assert bool(told) == (target != "move"), "that one can be chosen"
    with pytest.raises(Refused, match="nothing one could choose"):
        planned(party.table, AskPlan(0, party.table.position, why="nonsense"))


def test_a_plan_can_be_played_to_the_end_of_the_game() -> None:
    party = Party("ankh", "AB")
    while party.table.status == "running" and party.table.position < 260:
        party.answer()
    told = planned(party.table, AskPlan(0, party.table.position))
    while told.question is not None and len(told.steps) < MOST:
        told = planned(party.table, wish(told, draw=len(told.steps)))
    assert told.result is not None
    with pytest.raises(Exception, match="The game is over: there is no question to answer"):
        planned(party.table, wish(told, draw=1))


def test_where_it_is_switched_off_there_is_none() -> None:
    party = Party("ankh", "AB", planning=False)
    assert outlook.info(party.table).planning is False
    assert outlook.invited(party.table, "play").planning is False
    with pytest.raises(Refusal, match="There is no planning at this table: it was opened without it"):
        check(party.table, caller("A"), 0)
    assert outlook.info(Party("ankh", "AB").table).planning is True
    assert Party("ankh", "AB", rated=True, hints=False).table.setup.planning, "a rated table may have it"
