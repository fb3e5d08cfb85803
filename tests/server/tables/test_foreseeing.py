"""What options would do: sent with the question to who may answer it, or asked for where they are many."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from contract.updating import changed
from server.tables.party import Party
from server.tables.test_answers_at_once import facing
from server.tables.test_merged_gods import Merged
from tawy.server.refusal import Refusal
from tawy.server.tables import messages as m
from tawy.server.tables import outlook


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def sent(party: Party, seat: int | None) -> list[m.Foreseen] | None:
    """With the question."""
    return outlook.own(party.table, seat).foreseen


def few(party: Party) -> bool:
    return len(party.tokens(party.asked)) <= outlook.FEW


@pytest.mark.parametrize("game", ["ankh", "plagues"])
def test_what_is_foreseen_is_what_happens(game: str) -> None:
    party, looked = Party(game, "AB"), 0
    while party.table.status == "running" and looked < 80:
        seat, position = party.asked, party.table.position
        answer = party.answering()
        ahead = outlook.foreseen(party.table, seat)
        assert (ahead.position, [one.token for one in ahead.foreseen]) == (position, party.tokens(seat))
        found = next(one for one in ahead.foreseen if one.token == answer.token)
        before = plain(outlook.view(party.table, seat))
        party.do(party.who(seat), answer)
        if found.until == "question" and not party.table.sealed:
            heard = [event for at, event in outlook.moment(party.table.stories[-1], seat).events if at == position + 1]
            assert plain(found.events) == plain(heard)
            assert changed(before, plain(found.changes)) == plain(outlook.view(party.table, seat))
            looked += 1
    assert looked == 80


def test_few_are_sent_with_the_question_and_many_are_asked_for() -> None:
    party, seen = Party("plagues", "AB"), set[bool]()
    while len(seen) < 2:
        seat = party.asked
        ahead = outlook.foreseen(party.table, seat).foreseen
        assert plain(sent(party, seat)) == (plain(ahead) if few(party) else None)
        seen.add(few(party))
        party.answer()


def test_nobody_else_is_told_and_nobody_else_may_ask() -> None:
    party = Party("ankh", "AB")
    party.until(lambda table: len(table.pending) == 1 and few(party))
    other = 1 - party.asked
    assert sent(party, party.asked)
    assert sent(party, other) is sent(party, None) is None
    with pytest.raises(Refusal, match=f"Seat {other} is not asked now"):
        outlook.foreseen(party.table, other)


def test_who_shares_the_god_that_is_asked_is_told_too() -> None:
    merged = Merged()
    upper, lower = (plain(outlook.foreseen(merged.table, seat)) for seat in (merged.upper, merged.lower))
    assert upper == lower


def test_all_who_answer_at_the_same_moment_know_only_of_their_own_answer() -> None:
    party = facing()
    for one in party.table.pending:
        ahead = outlook.foreseen(party.table, one.seat)
        assert {tuple(event["type"] for event in plain(found.events)) for found in ahead.foreseen} == {("Sealed",)}
        assert all(set(found.changes) == {"secrets"} for found in ahead.foreseen)


def test_a_sealed_answer_is_looked_at_no_more() -> None:
    party = facing()
    seat = party.table.pending[0].seat
    party.answer(seat)
    assert sent(party, seat) is None
