"""Who is called back, and for what: from what lists show of a table before and after a step."""

from __future__ import annotations

from msgspec.structs import replace

from tawy.server.tables.calling import KINDS, Calls, bits, calls, kinds
from tawy.server.tables.messages import SeatSummary, TableSummary
from tawy.server.tables.parts import Outcome
from tawy.server.tables.setup import Clock

NOW = 1_700_000_000_000
DAY = 86_400_000


def table(asked: str = "", *, people: tuple[str, ...] = ("ada", "bo"), **fields: object) -> TableSummary:
    """A running table, at which these are asked."""
    seats = [SeatSummary(who.title(), who, None, who in asked.split()) for who in people]
    seats.append(SeatSummary("", None, "easy", asked=False))
    usual = TableSummary("t", "ankh", "running", seats, Clock(), NOW, NOW, 7, None, NOW if asked else None)
    return replace(usual, **fields)


def said(found: Calls) -> list[tuple[str, str]]:
    return [(call.person, call.kind) for call in found.made]


def test_who_is_asked_now_and_was_not_before_has_their_turn() -> None:
    found = calls(table("ada"), table("bo"), "ada")
    assert said(found) == [("bo", "turn")]
    assert found.withdrawn == (("ada", "turn"),)
    assert found.made[0].due == NOW


def test_who_is_asked_one_thing_after_the_other_is_called_once() -> None:
    assert calls(table("ada bo"), table("bo"), "ada") == Calls((), (("ada", "turn"),))


def test_nobody_is_called_for_what_they_did_themselves() -> None:
    assert said(calls(table("bo"), table("ada bo"), "ada")) == []


def test_of_a_beginning_those_who_are_asked_hear_that_it_is_their_turn() -> None:
    before = table(status="gathering")
    assert said(calls(before, table("bo", people=("ada", "bo", "cy")), "ada")) == [("bo", "turn"), ("cy", "begins")]


def test_the_end_is_told_to_everyone_and_what_waited_is_withdrawn() -> None:
    ended = table(status="over", outcome=Outcome("rules", "", (0,), (3, 2, 1)))
    found = calls(table("ada"), ended, "ada")
    assert said(found) == [("bo", "over")]
    assert found.withdrawn == (("ada", "turn"),)


def test_consent_is_asked_of_those_who_have_not_answered() -> None:
    found = calls(table("ada"), table("ada", awaited=["bo"]), "ada")
    assert said(found) == [("bo", "consent")]
    assert calls(table("ada", awaited=["bo"]), table("ada"), "").withdrawn == (("bo", "consent"),)


def test_who_plays_with_bots_alone_keeps_nobody_waiting() -> None:
    assert calls(table("", people=("ada",)), table("ada", people=("ada",)), "") == Calls()


def test_nobody_is_called_while_a_bot_plays_for_them() -> None:
    asked = table("bo")
    taken_over = replace(asked, seats=[asked.seats[0], replace(asked.seats[1], bot="medium"), asked.seats[2]])
    assert said(calls(table("ada"), taken_over, "ada")) == []


def timed(asked: str, deadline: int, *, seconds: int = DAY // 1000) -> TableSummary:
    there = table(asked, clock=Clock("days", seconds))
    return replace(there, seats=[replace(seat, deadline=deadline if seat.asked else None) for seat in there.seats])


def test_a_clock_runs_low_a_quarter_or_six_hours_before_its_end() -> None:
    found = calls(timed("ada", NOW + DAY), timed("bo", NOW + DAY), "ada")
    assert [(call.kind, call.due - NOW) for call in found.made] == [("turn", 0), ("low", DAY - 6 * 3_600_000)]
    assert found.withdrawn == (("ada", "turn"), ("ada", "low"))
    short = calls(None, timed("bo", NOW + 120_000, seconds=120), "")
    assert [call.due - NOW for call in short.made if call.kind == "low"] == [90_000]


def test_a_clock_that_is_given_time_back_runs_low_later() -> None:
    found = calls(timed("bo", NOW + DAY), timed("bo", NOW + DAY + 1000), "")
    assert [(call.kind, call.due - NOW) for call in found.made] == [("low", DAY - 6 * 3_600_000 + 1000)]
    assert found.withdrawn == ()


def test_a_clock_that_is_low_when_a_turn_begins_is_not_said_to_run_low() -> None:
    assert said(calls(timed("ada", NOW + DAY), timed("bo", NOW + 3_600_000), "ada")) == [("bo", "turn")]


def test_kinds_are_kept_together_and_found_again() -> None:
    assert kinds(bits(KINDS)) == list(KINDS)
    assert kinds(bits(["low", "turn"])) == ["turn", "low"]
    assert kinds(0) == []
