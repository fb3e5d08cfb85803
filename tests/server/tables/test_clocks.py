"""Clocks: whose run, what is left, and what becomes of a seat whose time is over."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from server.tables.party import NOON, SECOND, Party, all_of
from tawy.server.hall.loading import follow, replayed
from tawy.server.tables import commands as c
from tawy.server.tables import entries as e
from tawy.server.tables import outlook
from tawy.server.tables.agreeing import MINUTE, PATIENCE
from tawy.server.tables.setup import DAY, SUBSTITUTE, Clock
from tawy.server.tables.table import Table

BUDGET = Clock("budget", 1200, 5)
TURN = Clock("turn", 60)
DAYS = Clock("days", 3 * DAY)


def at_turn(seats: str = "AB", clock: Clock = BUDGET, seat: int = 0) -> Party:
    """One seat alone is asked, and its clock has just begun to run."""
    party = Party("ankh", seats, clock=clock)
    party.until_asked(1 - seat)
    party.until_asked(seat)
    assert party.table.clocks.since == {seat: party.now}
    return party


def finish_turn(party: Party) -> None:
    """Whoever is asked answers until somebody else is."""
    seat = party.asked
    party.until(lambda table: seat not in [one.seat for one in table.pending])


def run_out(party: Party) -> tuple[e.Entry, ...]:
    """The time of whoever is asked is over."""
    (deadline,) = party.table.clocks.deadlines().values()
    return party.later(deadline - party.now)


def voted(party: Party, choice: e.Choice) -> e.Voted:
    """B chooses now for seat 0, as the first."""
    return e.Voted(0, "B", choice, party.now + PATIENCE[party.table.setup.clock.kind])


# --- running -----------------------------------------------------------------------------------------


def test_without_a_clock_no_time_is_over() -> None:
    party = Party("ankh", "AB")
    assert party.table.wake() is None
    assert party.later(1000 * DAY * SECOND) == ()
    assert party.table.clocks.since == {}
    assert {seat.left for seat in outlook.info(party.table).seats} == {None}


def test_no_clock_runs_before_the_deal_and_after_the_end() -> None:
    party = Party("ankh", "AB", clock=BUDGET, dealt=False)
    assert party.table.wake() is None
    party = at_turn()
    party.do("A", c.Concede(0))
    assert party.table.wake() is None


def test_a_budget_is_used_while_one_is_asked_and_gains_an_increment_for_the_turn() -> None:
    party = at_turn()
    left = party.table.clocks.left[0]
    party.now += 100 * SECOND
    finish_turn(party)
    assert party.table.clocks.left[0] == left - 100 * SECOND + 5 * SECOND
    assert 0 not in party.table.clocks.since


def test_a_turn_is_the_whole_stretch_of_questions_to_one_seat() -> None:
    party = Party("ankh", "AB", clock=TURN)
    begun, stretch = party.now, 0
    while stretch < 2:
        seat, answered = party.asked, party.table.position
        party.now += SECOND
        party.answer()
        same = [one.seat for one in party.table.pending] == [seat]
        stretch = stretch + 1 if same and party.table.position == answered + 1 else 0
        if stretch == 0:
            begun = party.now
        else:
            assert party.table.clocks.since == {seat: begun}
            assert party.table.clocks.deadlines() == {seat: begun + 60 * SECOND}


@pytest.mark.parametrize("clock", [TURN, DAYS])
def test_every_turn_has_its_whole_time(clock: Clock) -> None:
    party = at_turn(clock=clock)
    for _ in range(3):
        seat = party.asked
        assert party.table.clocks.deadlines() == {seat: party.now + clock.seconds * SECOND}
        party.now += clock.seconds * SECOND // 2
        finish_turn(party)
        assert party.table.clocks.left[seat] == clock.seconds * SECOND
        party.until(lambda table: len(table.pending) == 1 and table.clocks.since != {})
        party.until_asked(1 - party.asked)


def test_only_the_clocks_of_people_who_are_asked_run() -> None:
    party = Party("ankh", "A**", clock=BUDGET)
    for _ in range(60):
        waiting = {one.seat for one in party.table.waiting_for()}
        assert party.table.clocks.since.keys() == waiting & {0}
        party.now += SECOND
        party.answer()
    assert party.table.clocks.left[1:] == [1200 * SECOND] * 2


def test_all_who_are_asked_at_once_use_their_time_until_they_have_answered() -> None:
    party = Party("ankh", "AB", clock=BUDGET)
    party.until(lambda table: len(table.pending) > 1)
    first, other = (one.seat for one in party.table.pending)
    left = list(party.table.clocks.left)
    assert party.table.clocks.since.keys() == {first, other}
    begun = dict(party.table.clocks.since)
    party.now += 10 * SECOND
    party.answer(first)
    assert party.table.clocks.since == {other: begun[other]}
    party.now += 20 * SECOND
    party.answer(other)
    assert party.table.clocks.left[first] == left[first] - (10 - 5) * SECOND - (NOON - begun[first])


def test_the_deadline_is_told_to_everyone() -> None:
    party = at_turn(clock=TURN)
    seats = outlook.info(party.table).seats
    assert (seats[0].deadline, seats[1].deadline) == (party.now + 60 * SECOND, None)
    assert party.table.wake() == party.now + 60 * SECOND


# --- the server's time -------------------------------------------------------------------------------


def test_no_command_says_what_time_it_is() -> None:
    said = {field.name for kind in get_args(c.AnyCommand) for field in msgspec.structs.fields(kind)}
    assert said == {
        "invitation",
        "person",
        "banned",
        "seat",
        "ready",
        "part",
        "position",
        "token",
        "to",
        "yes",
        "choice",
        "asked_in",
        "purpose",
    }


def test_time_never_goes_back() -> None:
    party = at_turn()
    left, since = list(party.table.clocks.left), party.now
    party.now -= 3600 * SECOND
    finish_turn(party)
    assert party.table.now == since
    assert party.table.clocks.left[0] == left[0] + 5 * SECOND
    assert [story.at for story in party.table.stories] == sorted(story.at for story in party.table.stories)


# --- no time is gained -------------------------------------------------------------------------------


@pytest.mark.parametrize("clock", [BUDGET, TURN])
def test_nobody_gains_time_by_taking_back(clock: Clock) -> None:
    party = at_turn(clock=clock)
    end = party.table.clocks.deadlines()[0]
    for _ in range(3):
        party.now += 5 * SECOND
        finish_turn(party)
        assert party.do("A", c.Undo(party.table.position))
        assert party.table.request is None
        assert party.table.clocks.deadlines() == {0: end}


@pytest.mark.parametrize("clock", [BUDGET, TURN])
def test_nobody_gains_time_by_leaving_and_returning(clock: Clock) -> None:
    party = at_turn(clock=clock)
    left = party.table.clocks.left[0]
    for _ in range(3):
        party.now += 5 * SECOND
        party.do("A", c.Leave())
        party.now += 50 * SECOND
        party.do("A", c.Return())
    assert party.table.clocks.deadlines() == {0: party.now + left - 15 * SECOND}


def test_nobody_gains_time_by_sealing_and_unsealing() -> None:
    party = Party("ankh", "AB", clock=BUDGET)
    party.until(lambda table: len(table.pending) > 1)
    seat = party.asked
    end = party.table.clocks.deadlines()[seat]
    for _ in range(3):
        party.answer(seat)
        party.do(party.who(seat), c.Unseal(seat, party.table.position))
    assert party.table.clocks.deadlines()[seat] == end


def test_who_lost_its_turn_to_anothers_taking_back_has_a_whole_one_again() -> None:
    party = at_turn(clock=TURN)
    while [one.seat for one in party.table.pending] == [0]:
        party.answer()
    assert party.table.clocks.since.keys() == {1}
    party.now += 30 * SECOND
    party.do("A", c.Undo(party.table.position))
    party.now += SECOND
    while [one.seat for one in party.table.pending] == [0]:
        party.answer()
    assert party.table.clocks.deadlines()[1] == party.now + 60 * SECOND


# --- time is over ------------------------------------------------------------------------------------


@pytest.mark.parametrize("clock", [BUDGET, TURN, DAYS])
def test_when_the_time_is_over_the_others_choose(clock: Clock) -> None:
    party = at_turn("AB", clock)
    (deadline,) = party.table.clocks.deadlines().values()
    assert party.later(deadline - party.now - 1) == ()
    assert party.later(1) == (e.RanOut(0),)
    assert (party.table.seats[0].away, party.table.open_votes()) == ("time", [0])
    assert (party.table.clocks.since, party.table.wake()) == ({}, None)
    (vote,) = outlook.info(party.table).votes
    assert (vote.seat, vote.voters, vote.votes) == (0, ["B"], {})
    assert party.later(DAY * SECOND) == ()


@pytest.mark.parametrize(("clock", "more"), [(BUDGET, 120), (Clock("budget", 300), 60), (TURN, 60), (DAYS, 3 * DAY)])
def test_they_may_wait_and_the_seat_has_more_time(clock: Clock, more: int) -> None:
    party = at_turn("AB", clock)
    run_out(party)
    party.now += 7 * SECOND
    assert party.do("B", c.Vote(0, "wait")) == (voted(party, "wait"), e.Waited(0))
    assert party.table.seats[0].away is None
    assert party.table.clocks.deadlines() == {0: party.now + more * SECOND}
    assert run_out(party) == (e.RanOut(0),)


def test_they_may_let_a_bot_play_on() -> None:
    party = at_turn()
    run_out(party)
    assert party.do("B", c.Vote(0, "bot")) == (voted(party, "bot"), e.TakenOver(0, SUBSTITUTE))
    assert (party.table.seats[0].bot, party.table.open_votes()) == (SUBSTITUTE, [])
    assert party.who(0) == "*"
    party.until(lambda table: table.outcome is not None)


def test_they_may_replace_and_the_new_one_has_time() -> None:
    for clock, more in ((Clock("budget", 1200), 120), (TURN, 60)):
        party = at_turn(clock=clock)
        run_out(party)
        assert party.do("B", c.Vote(0, "replace")) == (voted(party, "replace"), e.Vacated(0))
        assert party.table.clocks.since == {}
        party.do("C", c.Join("come in"))
        party.now += SECOND
        party.do("C", c.Sit(0))
        assert party.table.clocks.deadlines() == {0: party.now + more * SECOND}


VOTES = [
    ("bbb", "bot"),
    ("bbw", "bot"),
    ("wbb", "bot"),
    ("rrb", "replace"),
    ("wwr", "wait"),
    ("wbr", "wait"),
    ("rbw", "wait"),
]


@pytest.mark.parametrize(("votes", "done"), VOTES)
def test_what_most_chose_is_done_and_a_tie_waits(votes: str, done: str) -> None:
    party = Party("ankh", "ABCD", clock=BUDGET)
    party.until_asked(0)
    run_out(party)
    choices: dict[str, e.Choice] = {"w": "wait", "b": "bot", "r": "replace"}
    entries: tuple[e.Entry, ...] = ()
    for person, vote in zip("BCD", votes, strict=True):
        assert party.table.open_votes() == [0]
        entries = party.do(person, c.Vote(0, choices[vote]))
    kinds: dict[str, type[e.Entry]] = {"bot": e.TakenOver, "replace": e.Vacated, "wait": e.Waited}
    assert [type(entry) for entry in entries] == [e.Voted, kinds[done]]
    assert party.table.votes == {}


def test_two_voters_of_two_minds_wait() -> None:
    party = Party("ankh", "ABC", clock=BUDGET)
    party.until_asked(0)
    run_out(party)
    party.do("B", c.Vote(0, "bot"))
    assert party.do("C", c.Vote(0, "replace"))[-1] == e.Waited(0)


def test_a_voter_may_change_its_mind_while_others_think() -> None:
    party = Party("ankh", "ABC", clock=BUDGET)
    party.until_asked(0)
    run_out(party)
    party.do("B", c.Vote(0, "replace"))
    party.do("B", c.Vote(0, "bot"))
    assert party.do("C", c.Vote(0, "bot"))[-1] == e.TakenOver(0, SUBSTITUTE)


def test_a_person_on_two_seats_has_one_vote() -> None:
    party = Party("ankh", "ABBC", clock=BUDGET)
    party.until_asked(0)
    run_out(party)
    party.do("B", c.Vote(0, "bot"))
    assert party.do("C", c.Vote(0, "replace"))[-1] == e.Waited(0)


def test_nobody_votes_on_its_own_seat_or_on_one_that_plays() -> None:
    party = at_turn("ABC")
    assert party.refusal("B", c.Vote(0, "bot")) == ("not_now", "There is nothing to choose for seat 0.")
    run_out(party)
    assert party.refusal("A", c.Vote(0, "wait")) == ("not_yours", "The others choose what becomes of your seat.")
    assert party.refusal("B", c.Vote(1, "bot")) == ("not_now", "There is nothing to choose for seat 1.")


def test_where_nobody_can_choose_the_table_waits_with_more_time() -> None:
    party = Party("ankh", "A**", clock=TURN)
    party.until_asked(0)
    for _ in range(3):
        assert run_out(party) == (e.RanOut(0), e.Waited(0))
        assert party.table.seats[0].away is None
        assert party.table.clocks.deadlines() == {0: party.now + 60 * SECOND}


def test_a_vote_is_settled_when_the_last_who_has_not_voted_goes() -> None:
    for goes in (c.Leave(), c.Concede(2)):
        party = Party("ankh", "ABC", clock=BUDGET)
        party.until_asked(0)
        run_out(party)
        party.do("B", c.Vote(0, "bot"))
        assert party.do("C", goes)[-1] == e.TakenOver(0, SUBSTITUTE)


def test_a_vote_that_not_everyone_finishes_is_settled_in_time_by_those_who_have_voted() -> None:
    party = Party("ankh", "ABCD", clock=BUDGET)
    party.until_asked(0)
    run_out(party)
    assert (outlook.info(party.table).votes[0].expires, party.table.wake()) == (None, None)
    party.do("B", c.Vote(0, "bot"))
    ends = party.now + PATIENCE["budget"]
    party.now += MINUTE
    party.do("C", c.Vote(0, "bot"))
    assert (outlook.info(party.table).votes[0].expires, party.table.wake()) == (ends, ends)
    assert party.later(MINUTE - 1) == ()
    assert party.later(1) == (e.TakenOver(0, SUBSTITUTE),)
    assert (party.table.votes, party.table.wake()) == ({}, None)
    assert all_of(party.again()) == all_of(party.table)


def test_those_who_have_voted_and_are_undecided_wait_when_the_time_is_over() -> None:
    party = Party("ankh", "ABCD", clock=DAYS)
    party.until_asked(0)
    run_out(party)
    party.do("B", c.Vote(0, "bot"))
    party.do("C", c.Vote(0, "replace"))
    assert party.later(PATIENCE["days"]) == (e.Waited(0),)
    assert party.table.seats[0].away is None


def test_whoever_has_voted_and_is_away_when_the_time_is_over_does_not_count() -> None:
    party = Party("ankh", "ABCD")
    party.do("A", c.Leave())
    party.do("B", c.Vote(0, "replace"))
    party.do("B", c.Leave())
    assert party.later(PATIENCE["none"]) == (e.Waited(0),)
    assert party.table.open_votes() == [0, 1]


def test_nobody_has_to_choose_before_anyone_has_and_a_new_vote_has_its_whole_time() -> None:
    party = Party("ankh", "ABC")
    party.do("A", c.Leave())
    assert party.later(1000 * DAY * SECOND) == ()
    for _ in range(2):
        party.do("B", c.Vote(0, "replace"))
        assert party.table.vote_ends == {0: party.now + PATIENCE["none"]}
        party.now += MINUTE
        party.do("C", c.Vote(0, "wait"))
        assert party.table.vote_ends == {}


def test_a_vote_on_a_game_that_ends_is_over() -> None:
    for ending in (c.Abandon(), c.Concede(1)):
        party = Party("ankh", "ABC*")
        party.do("A", c.Leave())
        party.do("B", c.Vote(0, "replace"))
        party.do("A", c.Concede(0))
        party.do("B", ending)
        party.do("C", c.Agree(yes=True) if party.table.request else c.Concede(2))
        assert (party.table.status, party.table.wake(), party.later(1000 * DAY)) == ("over", None, ())


def test_the_server_takes_its_time_off_for_votes_too() -> None:
    party = Party("ankh", "ABC")
    party.do("A", c.Leave())
    party.do("B", c.Vote(0, "bot"))
    party.now += 3600 * SECOND
    party.step(lambda table: table.enter(e.Rested(3600 * SECOND)))
    assert party.later(PATIENCE["none"] - 1) == ()
    assert party.later(1) == (e.TakenOver(0, SUBSTITUTE),)


def test_an_old_journal_has_votes_without_a_time() -> None:
    party = Party("ankh", "ABC")
    party.do("A", c.Leave())
    (voted_then,) = e.read(b'[{"type":"Voted","seat":0,"person":"B","choice":"bot"}]')
    party.step(lambda table: table.enter(voted_then))
    assert (party.table.votes, party.table.wake()) == ({0: {"B": "bot"}}, None)
    assert party.do("C", c.Vote(0, "bot"))[-1] == e.TakenOver(0, SUBSTITUTE)


def test_two_whose_time_is_over_at_once_do_not_lock_the_table() -> None:
    party = Party("ankh", "AB", clock=TURN)
    party.until(lambda table: len(table.pending) == 2)
    party.now = max(party.table.clocks.deadlines().values())
    assert party.later(0) == (e.RanOut(0), e.RanOut(1), e.Waited(1))
    assert party.do("B", c.Vote(0, "wait"))[-1] == e.Waited(0)
    party.answer(0)
    party.answer(1)


# --- coming back -------------------------------------------------------------------------------------


def test_who_returns_has_more_time() -> None:
    party = at_turn()
    run_out(party)
    party.now += 9 * SECOND
    assert party.do("A", c.Return()) == (e.Returned(0),)
    assert party.table.open_votes() == []
    assert party.table.clocks.deadlines() == {0: party.now + 120 * SECOND}


def test_to_answer_is_to_return() -> None:
    party = at_turn()
    run_out(party)
    returned, picked = party.answer()
    assert returned == e.Returned(0)
    assert isinstance(picked, e.Picked)
    assert party.table.seats[0].away is None


def test_to_return_forgets_what_was_voted() -> None:
    party = Party("ankh", "ABC", clock=BUDGET)
    party.until_asked(0)
    run_out(party)
    party.do("B", c.Vote(0, "bot"))
    party.do("A", c.Return())
    assert party.table.votes == {}
    assert party.refusal("C", c.Vote(0, "bot"))[0] == "not_now"


@pytest.mark.parametrize("clock", [TURN, DAYS])
def test_who_comes_back_after_a_bot_has_played_the_turn_has_a_whole_one(clock: Clock) -> None:
    party = at_turn(clock=clock)
    party.now += 50 * SECOND
    party.do("A", c.Leave())
    party.do("B", c.Vote(0, "bot"))
    finish_turn(party)
    party.until_asked(0)
    party.do("A", c.Return())
    assert party.table.clocks.deadlines() == {0: party.now + clock.seconds * SECOND}


def test_who_sits_down_for_one_who_left_has_a_whole_turn() -> None:
    party = at_turn(clock=TURN)
    party.now += 50 * SECOND
    party.do("A", c.Leave())
    party.do("B", c.Vote(0, "replace"))
    party.do("C", c.Join("come in"))
    party.do("C", c.Sit(0))
    assert party.table.clocks.deadlines() == {0: party.now + 60 * SECOND}


# --- the server was down -----------------------------------------------------------------------------


def test_while_the_server_was_down_no_clock_has_run() -> None:
    party = at_turn("ABC", TURN)
    party.do("B", c.Abandon())
    request, deadlines = party.table.request, party.table.clocks.deadlines()
    assert request is not None
    party.now += 3600 * SECOND
    party.step(lambda table: table.enter(e.Rested(3600 * SECOND)))
    assert party.table.clocks.deadlines() == {seat: at + 3600 * SECOND for seat, at in deadlines.items()}
    assert party.table.request is not None
    assert party.table.request.expires == request.expires + 3600 * SECOND
    assert party.table.wake() == min(*deadlines.values(), NOON + PATIENCE["turn"]) + 3600 * SECOND
    assert party.later(59 * SECOND) == ()
    assert party.later(SECOND) == (e.RanOut(0),)
    assert all_of(party.again()) == all_of(party.table)


def test_a_rest_is_told_to_nobody() -> None:
    party = at_turn()
    party.step(lambda table: table.enter(e.Rested(5000)))
    assert outlook.moments(party.table, 0, party.table.n - 1)[0].news == []


# --- from the journal --------------------------------------------------------------------------------


def moved(party: Party) -> None:
    """Something happens by the dice: an answer, time, a vote, a leaver, a return, a rest."""
    table, dice = party.table, party.dice
    party.now += dice.choice([0, 1, 500, 20 * SECOND, MINUTE]) - dice.choice([0, 0, 0, 5 * SECOND])
    chance = dice.random()
    away = [person for person in "ABC" if person not in table.players()]
    if table.open_votes() and chance < 0.7:
        seat = table.open_votes()[0]
        voters = sorted(table.voters(seat))
        if voters:
            party.do(dice.choice(voters), c.Vote(seat, dice.choice(["wait", "bot"])))
        else:
            party.do(dice.choice(away), c.Return())
    elif away and chance < 0.2:
        party.do(dice.choice(away), c.Return())
    elif chance < 0.23:
        party.do(dice.choice("ABC"), c.Leave())
    elif chance < 0.26:
        party.step(lambda table: table.enter(e.Rested(7 * SECOND)))
    elif chance < 0.32 and table.sealed:
        seat = min(table.sealed)
        if party.who(seat) != "*":
            party.do(party.who(seat), c.Unseal(seat, table.position))
    else:
        party.answer(dice.choice([one.seat for one in table.waiting_for()]))
    party.later(0)


@pytest.mark.parametrize("clock", [Clock("budget", 600, 5), TURN, DAYS], ids=lambda clock: clock.kind)
@pytest.mark.parametrize("game", ["ankh", "plagues"])
def test_a_table_from_its_journal_has_the_same_clocks_at_any_point(game: str, clock: Clock) -> None:
    party = Party(game, "ABC*", clock=clock)
    clocks = [seen(party.table)]
    while party.table.status == "running" and len(party.steps) < 250:
        moved(party)
        clocks.append(seen(party.table))
    assert {e.Left, e.Returned, e.Rested, e.Voted} <= {type(x) for story in party.table.stories for x in story.entries}
    table = replayed("a table", [])
    known = {at: (left, since) for at, left, since in clocks}
    for number in range(len(party.steps)):
        step = party.steps[number]
        table = replayed("a table", party.steps[: number + 1]) if number % 50 == 0 else followed(table, party, number)
        if step.n in known:
            assert seen(table)[1:] == known[step.n]
    assert all_of(table) == all_of(party.table)


def followed(table: Table, party: Party, number: int) -> Table:
    """One stored step more, as another process follows it."""
    draft = table.draft(party.steps[number].at)
    follow(draft, party.steps[number])
    return draft


def seen(table: Table) -> tuple[int, list[int], dict[int, int]]:
    return table.n, list(table.clocks.left), dict(table.clocks.since)
