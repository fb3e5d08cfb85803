"""Answers that are given at the same moment: sealed until the last is in, then revealed together."""

from __future__ import annotations

from itertools import permutations

import msgspec
import pytest

from server.tables.party import Party, all_of
from tawy.kernel.play import replay
from tawy.server.tables import commands as c
from tawy.server.tables import entries as e
from tawy.server.tables import outlook
from tawy.server.tables.setup import Undo
from tawy.server.tables.table import Table


def several(table: Table) -> bool:
    return len(table.pending) > 1


def three(table: Table) -> bool:
    return len(table.pending) > 2


def facing(seats: str = "ABC", seed: int = 0, undo: Undo = "agreed") -> Party:
    """A battle: several are asked for their cards."""
    party = Party("ankh", seats, seed=seed, undo=undo)
    party.until(several)
    return party


def crowd() -> Party:
    """A battle of three."""
    for seed in range(100):
        party = Party("ankh", "ABCD", seed=seed)
        while party.table.status == "running":
            if three(party.table):
                return party
            party.answer()
    raise AssertionError("no battle of three")


def test_all_are_asked_at_once_in_the_engines_order() -> None:
    party = crowd()
    asked = [one.seat for one in party.table.pending]
    assert len(set(asked)) == len(asked) >= 3
    assert party.play.ask is not None
    assert party.play.ask.seat == asked[0]
    assert [one.seat for one in party.table.waiting_for()] == asked
    assert [one.seat for one in outlook.info(party.table).asked] == asked


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_answers_may_come_in_any_order_and_are_stored_in_the_engines(order: tuple[int, ...]) -> None:
    party = crowd()
    asked = [one.seat for one in party.table.pending][:3]
    tokens = {seat: party.tokens(seat)[number] for number, seat in enumerate(asked)}
    position, game = party.table.position, party.table.spec.dump(party.play.game)
    for place in order[:-1]:
        seat = asked[place]
        assert party.answer(seat, tokens[seat]) == (e.Sealed(seat, tokens[seat]),)
        assert party.table.position == position
        assert party.table.spec.dump(party.play.game) == game
    last = asked[order[-1]]
    (picked,) = party.answer(last, tokens[last])
    assert isinstance(picked, e.Picked)
    assert picked.revealed
    assert [(pick.seat, pick.token) for pick in picked.picks[:3]] == [(seat, tokens[seat]) for seat in asked]
    assert party.table.sealed == {}
    assert all_of(party.again()) == all_of(party.table)


def test_others_see_only_who_is_ready() -> None:
    party = facing()
    first, other = (one.seat for one in party.table.pending)
    token = party.tokens(first)[0]
    before = outlook.snapshot(party.table, other, 0, None, other)
    party.answer(first, token)
    after = outlook.snapshot(party.table, other, 0, party.table.n - 1, other)
    assert [(one.seat, one.sealed) for one in after.table.asked] == [(first, True), (other, False)]
    assert after.own.sealed is None
    assert (after.view, after.own.question) == (before.view, before.own.question)
    (moment,) = after.missed
    assert [msgspec.json.decode(news) for news in moment.news] == [{"type": "Sealed", "seat": first, "token": ""}]
    assert moment.events == []
    assert outlook.own(party.table, first).sealed == token


def test_what_was_answered_makes_no_difference_to_what_others_are_sent() -> None:
    sent = set()
    for choice in (0, -1):
        party = facing()
        seat = party.asked
        party.answer(seat, party.tokens(seat)[choice])
        others = [viewpoint for viewpoint in (0, 1, 2, None) if viewpoint != seat]
        sent.add(tuple(msgspec.json.encode(outlook.snapshot(party.table, other, 0, 0, other)) for other in others))
    assert len(sent) == 1


def test_a_sealed_answer_is_given_anew_only_after_it_was_taken_back() -> None:
    party = facing()
    seat = party.asked
    party.answer(seat, party.tokens(seat)[0])
    again = party.answering(seat, party.tokens(seat)[1])
    code, sentence = party.refusal(party.who(seat), again)
    assert (code, sentence) == ("not_now", "Your answer is sealed; take it back first to give another.")
    assert party.do(party.who(seat), c.Unseal(seat, party.table.position)) == (e.Unsealed(seat),)
    assert party.table.sealed == {}
    assert party.do(party.who(seat), again) == (e.Sealed(seat, again.token),)


def test_an_answer_is_meant_for_the_position_that_is_seen() -> None:
    party = facing()
    seat = party.asked
    late = c.Answer(seat, party.table.position - 1, party.tokens(seat)[0])
    said = f"The game has moved on to position {late.position + 1}; this was meant for position {late.position}."
    assert party.refusal(party.who(seat), late) == ("moved_on", said)


def test_only_an_answer_that_is_sealed_can_be_taken_back_and_only_ones_own() -> None:
    party = facing()
    first, other = (one.seat for one in party.table.pending)
    position = party.table.position
    party.answer(first)
    assert party.refusal(party.who(other), c.Unseal(other, position))[0] == "not_now"
    assert party.refusal(party.who(other), c.Unseal(first, position))[0] == "not_yours"
    assert party.refusal(party.who(first), c.Unseal(first, position - 1))[0] == "moved_on"
    party.answer(other)
    assert party.refusal(party.who(first), c.Unseal(first, position))[0] == "moved_on"


def test_who_is_not_asked_cannot_answer_with_the_others() -> None:
    party = facing()
    asked = {one.seat for one in party.table.pending}
    (bystander,) = {0, 1, 2} - asked
    token = party.tokens(min(asked))[0]
    answer = c.Answer(bystander, party.table.position, token)
    assert party.refusal(party.who(bystander), answer) == ("not_now", f"Seat {bystander} is not asked now.")


def test_an_answer_of_another_seats_question_is_not_legal() -> None:
    party = facing()
    first, other = (one.seat for one in party.table.pending)
    foreign = (set(party.tokens(first)) - set(party.tokens(other))).pop()
    code, sentence = party.refusal(party.who(other), c.Answer(other, party.table.position, foreign))
    assert (code, sentence) == ("illegal", f"{foreign!r} is not an answer to the question 'cards'.")


def test_one_person_on_both_seats_seals_one_and_reveals_with_the_other() -> None:
    party = facing("AA")
    first, other = (one.seat for one in party.table.pending)
    assert isinstance(party.answer(other)[0], e.Sealed)
    assert isinstance(party.answer(first)[0], e.Picked)


def test_bots_seal_their_answers_like_anyone() -> None:
    party = facing("A**", seed=1)
    while not {one.seat for one in party.table.pending} >= {1, 2}:
        party.answer()
        party.until(several)
    party.answer(1)
    assert party.table.sealed.keys() == {1}
    party.until(lambda table: not table.sealed)
    assert all_of(party.again()) == all_of(party.table)


def test_a_new_answer_is_needed_from_everyone_after_going_back() -> None:
    party = facing(undo="revealed")
    first, other = (one.seat for one in party.table.pending)
    position = party.table.position
    party.answer(first)
    party.answer(other)
    party.do(party.who(first), c.Undo(party.table.position, position))
    for person in sorted(party.table.players() - {party.who(first)}):
        party.do(person, c.Agree(yes=True))
    assert (party.table.position, party.table.sealed) == (position, {})
    assert [one.seat for one in party.table.waiting_for()] == [first, other]


@pytest.mark.parametrize("seed", range(3))
def test_the_record_of_a_whole_game_replays(seed: int) -> None:
    party = facing("ABCD", seed)
    while party.table.status == "running":
        party.answer(party.dice.choice([one.seat for one in party.table.waiting_for()]))
    assert any(isinstance(entry, e.Sealed) for story in party.table.stories for entry in story.entries)
    assert replay(party.table.spec, party.play.record()).picks == party.play.picks
    assert all_of(party.again()) == all_of(party.table)
