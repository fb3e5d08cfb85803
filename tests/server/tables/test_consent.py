"""Who must agree to go back or to end a game: everyone who holds a seat, also who is away; and no way around it."""

from __future__ import annotations

from collections import Counter

import pytest

from server.tables.consents import Consents
from server.tables.party import CHOICES, INVITATION, Party, all_of
from server.tables.test_going_back import NO, YES, after_reveal, beyond
from tawy.server.refusal import Refusal
from tawy.server.tables import commands as c
from tawy.server.tables import entries as e
from tawy.server.tables import outlook
from tawy.server.tables.agreeing import PATIENCE
from tawy.server.tables.parts import Seat
from tawy.server.tables.setup import SUBSTITUTE, Clock, Undo

TURN = Clock("turn", 60)
CLOCKS = [Clock(), TURN, Clock("budget", 1200), Clock("days", 86_400)]
GONE = "Somebody who played then is no longer here to agree: this stays as it was played."


def away(how: str, seats: str = "AB", undo: Undo = "agreed") -> Party:
    """A has made a choice, and B is away since: it has left, its time is over, or a bot plays on for it."""
    party = beyond(seats, clock=TURN, undo=undo)
    if how == "left":
        party.do("B", c.Leave())
    else:
        party.until_asked(1)
        party.later(party.table.clocks.deadlines()[1] - party.now)
    if how == "bot":
        for person in sorted(party.table.voters(1)):
            party.do(person, c.Vote(1, "bot"))
    assert party.table.seats[1].away is not None
    return party


# --- who is away is asked ----------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["left", "time", "bot"])
@pytest.mark.parametrize("command", ["undo", "abandon"])
def test_who_is_away_is_asked_and_can_still_say_no(how: str, command: str) -> None:
    party = away(how)
    position = party.table.position
    (requested,) = party.do("A", c.Abandon() if command == "abandon" else c.Undo(position))
    assert isinstance(requested, e.Requested)
    assert (party.table.position, party.table.status) == (position, "running")
    info = outlook.info(party.table).request
    assert info is not None
    assert (info.awaited, info.then, info.expires) == (["B"], "granted", party.now + PATIENCE["turn"])
    assert party.do("B", NO) == (e.Lapsed("refused", "B"),)
    assert party.table.seats[1].away is not None


@pytest.mark.parametrize("how", ["left", "time", "bot"])
def test_who_is_away_can_still_agree(how: str) -> None:
    party = away(how)
    party.do("A", c.Abandon())
    assert party.do("B", YES) == (e.Agreed("B"), e.Abandoned())


@pytest.mark.parametrize("clock", CLOCKS, ids=lambda clock: clock.kind)
@pytest.mark.parametrize("command", ["undo", "abandon"])
def test_who_is_away_and_says_nothing_in_time_lets_it_happen(clock: Clock, command: str) -> None:
    party = beyond("ABC", clock=clock)
    party.until_asked(1)
    party.do("B", c.Leave())
    to = max(at for at in range(party.table.position) if party.asked_at(at) == 0)
    party.do("A", c.Abandon() if command == "abandon" else c.Undo(party.table.position, to))
    assert party.do("C", YES) == (e.Agreed("C"),)
    assert party.later(PATIENCE[clock.kind] - 1) == ()
    assert party.later(1) == ((e.Abandoned() if command == "abandon" else e.TakenBack(to, None)),)
    assert all_of(party.again()) == all_of(party.table)


def test_the_silence_of_who_is_there_is_no_consent() -> None:
    party = beyond("ABC")
    party.do("B", c.Leave())
    party.do("A", c.Abandon())
    info = outlook.info(party.table).request
    assert info is not None
    assert (info.awaited, info.then) == (["B", "C"], "lapsed")
    assert party.later(PATIENCE["none"]) == (e.Lapsed("time"),)


def test_who_comes_back_meanwhile_must_say_yes() -> None:
    party = beyond("AB")
    party.do("B", c.Leave())
    party.do("A", c.Abandon())
    party.do("B", c.Return())
    assert party.later(PATIENCE["none"]) == (e.Lapsed("time"),)


def test_the_time_to_object_does_not_run_while_the_server_is_down() -> None:
    party = away("left")
    party.do("A", c.Abandon())
    party.now += 10 * PATIENCE["turn"]
    party.step(lambda table: table.enter(e.Rested(10 * PATIENCE["turn"])))
    assert party.later(PATIENCE["turn"] - 1) == ()
    assert party.later(1) == (e.Abandoned(),)


def test_whose_time_is_over_while_asked_has_the_whole_time_to_object() -> None:
    party = Party("ankh", "ABC", clock=TURN)
    party.until_asked(2)
    party.do("A", c.Abandon())
    party.do("B", YES)
    begun = party.now
    assert party.later(60_000) == (e.RanOut(2),)
    assert party.table.status == "running"
    assert party.later(begun + PATIENCE["turn"] - party.now) == (e.Abandoned(),)


def test_whoever_runs_out_of_time_after_the_request_has_lapsed_was_there() -> None:
    party = Party("ankh", "AB", clock=Clock("turn", 150))
    party.until_asked(1)
    party.do("A", c.Abandon())
    assert party.later(1000_000) == (e.Lapsed("time"),), "the server looks late"
    assert party.later(0) == (e.RanOut(1),)


# --- ways around -------------------------------------------------------------------------------------


@pytest.mark.parametrize("undo", ["agreed", "own"])
@pytest.mark.parametrize("how", ["left", "time", "bot"])
def test_nothing_revealed_is_taken_back_because_the_opponent_is_away(how: str, undo: Undo) -> None:
    party = after_reveal("AB", undo, TURN)
    if how == "left":
        party.do("B", c.Leave())
    else:
        party.until_asked(1)
        party.later(60_000)
    if how == "bot":
        party.do("A", c.Vote(1, "bot"))
    to = party.ground(min(at for at in party.opened_together() if party.asked_at(at) == 0))
    for at in (to, None):
        assert party.refusal("A", c.Undo(party.table.position, at))[0] == "not_now"


def test_who_leaves_and_returns_gets_nothing_by_it() -> None:
    party = after_reveal("AB", "revealed")
    party.do("A", c.Leave())
    party.do("A", c.Undo(party.table.position))
    party.do("A", c.Return())
    party.do("A", YES)
    assert party.table.request is not None
    assert party.later(PATIENCE["none"]) == (e.Lapsed("time"),)


def test_to_have_the_seat_replaced_and_let_a_bot_play_does_not_get_rid_of_who_is_away() -> None:
    party = after_reveal("AB", "revealed")
    party.do("B", c.Leave())
    party.do("A", c.Vote(1, "replace"))
    party.do("A", c.Vote(1, "bot"))
    assert party.table.seats[1] == Seat("B", "Ms B", SUBSTITUTE, "left")
    assert party.do("A", c.Abandon())[-1] != e.Abandoned()
    assert party.do("B", NO) == (e.Lapsed("refused", "B"),)
    assert party.refusal("A", c.Undo(party.table.position)) == ("not_now", GONE)


def test_an_open_seat_agrees_to_nothing() -> None:
    party = beyond("AB")
    party.do("B", c.Leave())
    party.do("A", c.Vote(1, "replace"))
    (requested,) = party.do("A", c.Abandon())
    assert isinstance(requested, e.Requested)
    party.do("B", c.Sit(1))
    assert party.do("B", NO) == (e.Lapsed("refused", "B"),)


def test_an_open_seat_that_nobody_takes_in_time_does_not_stop_the_others() -> None:
    party = beyond("AB")
    party.do("B", c.Leave())
    party.do("A", c.Vote(1, "replace"))
    party.do("A", c.Abandon())
    assert party.later(PATIENCE["none"]) == (e.Abandoned(),)


def test_who_takes_the_seat_of_another_cannot_agree_for_them() -> None:
    party = after_reveal("AB", "revealed")
    position = party.table.position
    party.do("B", c.Leave())
    party.do("A", c.Vote(1, "replace"))
    party.do("C", c.Join(INVITATION))
    party.do("C", c.Sit(1))
    assert party.refusal("A", c.Undo(position)) == ("not_now", GONE)


def test_nor_can_they_when_the_seat_is_taken_while_all_are_asked() -> None:
    party = after_reveal("AB", "revealed")
    position = party.table.position
    party.do("A", c.Undo(position))
    party.do("B", c.Leave())
    party.do("A", c.Vote(1, "replace"))
    party.do("C", c.Join(INVITATION))
    party.do("C", c.Sit(1))
    assert party.do("C", YES) == (e.Agreed("C"),)
    assert party.table.position == position
    assert party.later(PATIENCE["none"]) == (e.Lapsed("time"),)


def test_who_came_later_agrees_to_what_was_revealed_since() -> None:
    party = after_reveal("AB", "revealed")
    party.do("B", c.Leave())
    party.do("A", c.Vote(1, "replace"))
    party.do("C", c.Join(INVITATION))
    party.do("C", c.Sit(1))
    begun = party.table.position
    party.until(lambda table: table.is_past_reveal(begun))
    party.until_asked(0)
    party.answer()
    party.until(lambda table: table.is_past_reveal(max(at for at in range(table.position) if party.asked_at(at) == 0)))
    to = max(at for at in range(party.table.position) if party.asked_at(at) == 0)
    party.do("A", c.Undo(party.table.position, to))
    assert isinstance(party.do("C", YES)[-1], e.TakenBack)


def test_a_person_on_two_seats_says_yes_once_and_only_for_itself() -> None:
    party = after_reveal("AAB", "revealed")
    party.do("A", c.Undo(party.table.position))
    party.do("A", YES)
    assert party.table.request is not None
    assert isinstance(party.do("B", YES)[-1], e.TakenBack)


def test_who_gives_up_one_of_two_seats_is_still_asked() -> None:
    party = beyond("ABB*")
    party.do("A", c.Abandon())
    party.do("B", c.Concede(1))
    assert party.table.request is not None
    assert isinstance(party.do("B", c.Concede(2))[-1], e.Abandoned)


def test_the_partner_in_a_merged_god_is_asked_like_anyone() -> None:
    party = Party("ankh", "ABC", undo="revealed")
    party.until(lambda table: table.play is not None and len(table.spec.allies(table.play.game, 0)) != 1)
    party.do("A", c.Abandon())
    partner = next(party.who(ally) for ally in party.table.spec.allies(party.play.game, 0) if ally != 0)
    (other,) = {"B", "C"} - {partner}
    party.do(other, YES)
    assert party.table.request is not None
    assert party.do(partner, NO) == (e.Lapsed("refused", partner),)


def test_a_second_request_does_not_shorten_the_time_to_object() -> None:
    party = away("left")
    party.do("A", c.Undo(party.table.position))
    assert party.refusal("A", c.Abandon())[0] == "not_now"
    party.now += PATIENCE["turn"] - 1
    party.do("A", NO)
    party.do("A", c.Abandon())
    assert party.later(PATIENCE["turn"] - 1) == ()


# --- nobody else -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", ["A**", "AA", "AA*"])
@pytest.mark.parametrize("undo", ["own", "agreed", "revealed"])
def test_with_nobody_else_one_goes_back_as_one_likes(seats: str, undo: Undo) -> None:
    party = after_reveal(seats, undo)
    to = min(at for at in range(party.table.position) if party.asked_at(at) == 0)
    assert party.table.is_past_reveal(to)
    assert isinstance(party.do("A", c.Undo(party.table.position, to))[-1], e.TakenBack)
    assert party.table.position == to


def test_an_old_journal_without_the_option_is_a_table_by_consent() -> None:
    party = Party("ankh", "AB")
    body = party.steps[0].body.replace(b',"undo":"agreed"', b"")
    assert b"undo" not in body
    (opened,) = e.read(body)
    assert isinstance(opened, e.Opened)
    assert opened.setup.undo == "agreed"


# --- whatever people do ------------------------------------------------------------------------------


def wished(party: Party, person: str) -> list[c.Command]:
    """What somebody may want besides playing on."""
    table, dice = party.table, party.dice
    mine = [at for at, pick in enumerate(party.play.picks) if pick.seat in table.seats_of(person)]
    back = [c.Undo(table.position, dice.choice(mine[-4:]))] if mine else []
    wishes: list[c.Command] = [*back * 3, c.Leave(), c.Return(), c.Ban(dice.choice("ABCD"))]
    wishes += [c.Abandon()] if dice.random() < 0.1 else []
    wishes += [c.Concede(dice.randrange(len(table.seats)))] if dice.random() < 0.05 else []
    wishes += [c.Agree(yes=dice.random() < 0.9)] * (0 if table.request is None else 6)
    wishes += [c.Vote(seat, dice.choice(CHOICES)) for seat in table.open_votes()]
    wishes += [c.Sit(seat) for seat in table.vacant() for _ in range(3)]
    return wishes


def play_about(seed: int) -> Counter[str]:
    """A game in which people leave, vote, sit down for others and ask for everything: how things were granted."""
    undo: Undo = ("agreed", "revealed", "revealed", "own")[seed % 4]
    clock = (Clock(), TURN)[seed % 2]
    party = Party("ankh", ("AB", "ABC", "AAB", "AB*", "A**")[seed // 4 % 5], seed=seed, undo=undo, clock=clock)
    party.do("D", c.Join(INVITATION))
    for _ in range(250):
        if party.table.status != "running":
            break
        waiting = [one.seat for one in party.table.waiting_for() if party.who(one.seat) not in ".D"]
        person = party.dice.choice("ABCD")
        try:
            if party.table.request is None and waiting and party.dice.random() < 0.6:
                party.answer(party.dice.choice(waiting))
            else:
                party.do(person, party.dice.choice(wished(party, person)))
        except Refusal:
            pass
        if party.dice.random() < 0.1:
            party.later(party.dice.choice([0, 30_000, PATIENCE[clock.kind]]))
    consents = Consents()
    for story in party.table.stories:
        consents.read(story)
    assert all_of(party.again()) == all_of(party.table)
    return consents.granted


def test_whatever_people_do_nothing_is_granted_without_consent() -> None:
    granted = sum((play_about(seed) for seed in range(80)), Counter[str]())
    assert set(granted) == {"past a reveal", "past a reveal, alone", "in time", "by all", "alone"}, granted
