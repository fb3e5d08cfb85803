"""Leaving, coming back, giving up, and ending a game by consent."""

from __future__ import annotations

import pytest

from server.tables.party import INVITATION, Party, all_of
from tawy.server.hall.following import Follower, may_follow
from tawy.server.tables import commands as c
from tawy.server.tables import entries as e
from tawy.server.tables.parts import Outcome, Seat
from tawy.server.tables.setup import SUBSTITUTE, Clock


def running(seats: str, game: str = "ankh") -> Party:
    party = Party(game, seats)
    for _ in range(6):
        party.answer()
    return party


def left_to_bot(seats: str = "AB") -> Party:
    """A has left, and a bot plays on."""
    party = running(seats)
    party.do("A", c.Leave())
    for person in sorted(party.table.players()):
        party.do(person, c.Vote(0, "bot"))
    return party


# --- leaving and returning ---------------------------------------------------------------------------


def test_who_leaves_lets_the_others_choose() -> None:
    party = running("ABC")
    assert party.do("A", c.Leave()) == (e.Left(0),)
    assert (party.table.seats[0].away, party.table.open_votes()) == ("left", [0])
    assert party.table.voters(0) == {"B", "C"}
    assert party.table.players() == {"B", "C"}


def test_who_leaves_leaves_with_all_seats() -> None:
    party = running("ABA")
    assert party.do("A", c.Leave()) == (e.Left(0), e.Left(2))
    assert party.table.open_votes() == [0, 2]


def test_a_bot_takes_over_and_the_seat_is_given_back_on_return() -> None:
    party = left_to_bot()
    assert party.table.seats[0] == Seat("A", "Ms A", SUBSTITUTE, "left")
    party.until_asked(0)
    party.do("*", party.answering(0))
    assert party.do("A", c.Return()) == (e.Returned(0),)
    assert party.table.seats[0] == Seat("A", "Ms A")
    party.until_asked(0)
    assert party.refusal("*", party.answering(0)) == ("not_yours", "No bot plays seat 0.")
    party.answer()
    assert all_of(party.again()) == all_of(party.table)


def test_to_answer_is_to_return_also_from_a_bot() -> None:
    party = left_to_bot()
    party.until_asked(0)
    returned, _ = party.do("A", party.answering(0))
    assert returned == e.Returned(0)
    assert party.table.seats[0] == Seat("A", "Ms A")


def test_who_is_there_cannot_return() -> None:
    party = running("AB")
    assert party.refusal("A", c.Return()) == ("not_now", "You are at the table already.")


def test_while_the_others_wait_they_may_choose_again() -> None:
    party = running("AB")
    party.do("A", c.Leave())
    assert party.do("B", c.Vote(0, "wait"))[-1] == e.Waited(0)
    assert (party.table.seats[0].away, party.table.open_votes()) == ("left", [0])
    assert party.do("B", c.Vote(0, "bot"))[-1] == e.TakenOver(0, SUBSTITUTE)


def test_who_is_waited_for_loses_no_time_by_it() -> None:
    party = Party("ankh", "AB", clock=Clock("budget", 1200))
    party.until_asked(0)
    left = party.table.clocks.left[0]
    party.do("A", c.Leave())
    party.do("B", c.Vote(0, "wait"))
    party.do("A", c.Return())
    assert party.table.clocks.left[0] == left


def test_alone_one_leaves_and_returns_as_one_likes() -> None:
    party = running("A*")
    party.do("A", c.Leave())
    assert party.table.status == "running"
    party.do("A", c.Return())
    assert party.table.seats[0] == Seat("A", "Ms A")


def test_another_person_sits_down_in_place_of_who_left() -> None:
    party = running("AB")
    watching = Follower("A", 0)
    party.do("A", c.Leave())
    assert party.do("B", c.Vote(0, "replace"))[-1] == e.Vacated(0)
    assert not may_follow(party.table, watching)
    party.do("C", c.Join(INVITATION))
    assert party.do("C", c.Sit(0)) == (e.Sat(0, "C", "Ms C"),)
    assert party.table.seats_of("A") == []
    for command in (c.Return(), c.Leave(), c.Abandon(), c.Undo(party.table.position)):
        assert party.refusal("A", command) == ("not_yours", "You hold no seat in this game.")
    party.until_asked(0)
    assert party.refusal("A", party.answering(0))[0] == "not_yours"
    assert party.do("C", party.answering(0))
    assert all_of(party.again()) == all_of(party.table)


def test_until_somebody_sits_down_a_vacated_seat_waits() -> None:
    party = running("AB")
    party.do("A", c.Leave())
    party.do("B", c.Vote(0, "replace"))
    party.until_asked(0)
    assert party.who(0) == "."
    for who in "AB*":
        assert party.refusal(who, party.answering(0))[0] == "not_yours"


def test_where_nobody_comes_the_others_choose_again() -> None:
    party = running("AB")
    party.do("A", c.Leave())
    party.do("B", c.Vote(0, "replace"))
    assert party.table.open_votes() == [0]
    assert party.do("B", c.Vote(0, "bot"))[-1] == e.TakenOver(0, SUBSTITUTE)
    assert party.table.open_votes() == []


def test_who_plays_already_cannot_take_a_vacated_seat() -> None:
    party = running("AB")
    party.do("A", c.Leave())
    party.do("B", c.Vote(0, "replace"))
    assert party.refusal("B", c.Sit(0))[0] == "not_yours"


def test_nobody_leaves_before_the_game_has_begun() -> None:
    party = Party("ankh", "AB", dealt=False)
    for command in (c.Leave(), c.Return(), c.Concede(0), c.Abandon(), c.Vote(1, "bot")):
        assert party.refusal("A", command) == ("not_now", "There is no running game at this table.")


# --- giving up ---------------------------------------------------------------------------------------


def test_of_two_the_other_wins_when_one_gives_up() -> None:
    party = running("AB")
    assert party.do("A", c.Concede(0)) == (e.Conceded(0, None),)
    assert party.table.outcome == Outcome("conceded", "conceded", (1,), ())
    assert party.table.status == "over"
    assert all_of(party.again()) == all_of(party.table)


def test_of_three_a_bot_plays_on_for_who_gives_up_for_good() -> None:
    party = running("ABC")
    assert party.do("A", c.Concede(0)) == (e.Conceded(0, SUBSTITUTE),)
    assert party.table.seats[0] == Seat("A", "Ms A", SUBSTITUTE, conceded=True)
    for command in (c.Return(), c.Undo(party.table.position), c.Abandon()):
        assert party.refusal("A", command) == ("not_yours", "You hold no seat in this game.")
    assert party.refusal("A", c.Concede(0))[0] == "not_yours"
    party.until_asked(0)
    assert party.refusal("A", party.answering(0)) == ("not_yours", "Seat 0 is not yours.")
    party.until(lambda table: table.outcome is not None)
    assert party.table.outcome is not None
    assert party.table.outcome.how == "rules"


def test_who_gave_up_still_sees_its_own_seat_and_nothing_else() -> None:
    party = running("ABC")
    party.do("A", c.Concede(0))
    assert may_follow(party.table, Follower("A", 0))
    assert not may_follow(party.table, Follower("A", 1))


def test_when_all_but_one_have_given_up_that_one_wins() -> None:
    party = running("ABC")
    party.do("A", c.Concede(0))
    party.do("C", c.Concede(2))
    assert party.table.outcome == Outcome("conceded", "conceded", (1,), ())


def test_where_only_bots_are_left_the_game_ends() -> None:
    party = running("A**")
    party.do("A", c.Concede(0))
    assert party.table.outcome == Outcome("conceded", "conceded", (1, 2), ())


def test_in_a_solo_game_nobody_wins() -> None:
    party = running("A", "plagues")
    party.do("A", c.Concede(0))
    assert party.table.outcome == Outcome("conceded", "conceded", (), ())


def test_one_of_two_seats_of_a_person_is_given_up() -> None:
    party = running("AAB")
    party.do("A", c.Concede(0))
    assert (party.table.seats_of("A"), party.table.status) == ([1], "running")


def test_two_who_share_a_god_win_together_when_the_third_gives_up() -> None:
    party = Party("ankh", "ABC")
    party.until(lambda table: table.play is not None and len(table.spec.allies(table.play.game, 0)) != 1)
    allies = party.table.spec.allies(party.play.game, 0)
    (third,) = {0, 1, 2} - set(allies)
    party.do(party.who(third), c.Concede(third))
    assert party.table.outcome == Outcome("conceded", "conceded", tuple(sorted(allies)), ())


def test_nobody_gives_up_for_another() -> None:
    party = running("AB*")
    for seat in (1, 2):
        assert party.refusal("A", c.Concede(seat)) == ("not_yours", f"Seat {seat} is not yours.")


def test_nothing_is_asked_any_more_when_the_game_has_ended() -> None:
    party = running("AB")
    party.do("A", c.Abandon())
    party.do("B", c.Concede(1))
    assert (party.table.request, party.table.pending, party.table.wake()) == (None, [], None)
    for command in (c.Answer(0, party.table.position, "any"), c.Agree(yes=True), c.Undo(party.table.position)):
        assert party.refusal("A", command) == ("not_now", "There is no running game at this table.")


# --- ending by consent -------------------------------------------------------------------------------


def test_a_game_is_abandoned_when_all_agree() -> None:
    party = running("ABC")
    assert isinstance(party.do("A", c.Abandon())[0], e.Requested)
    party.do("B", c.Agree(yes=True))
    assert party.table.status == "running"
    assert party.do("C", c.Agree(yes=True)) == (e.Agreed("C"), e.Abandoned())
    assert party.table.outcome == Outcome("abandoned", "abandoned", (), ())
    assert all_of(party.again()) == all_of(party.table)


def test_a_game_goes_on_when_one_does_not_agree() -> None:
    party = running("AB")
    party.do("A", c.Abandon())
    assert party.do("B", c.Agree(yes=False)) == (e.Lapsed("refused", "B"),)
    party.answer()


@pytest.mark.parametrize("seats", ["A**", "AA"])
def test_alone_a_game_is_abandoned_at_once(seats: str) -> None:
    party = running(seats)
    assert party.do("A", c.Abandon())[-1] == e.Abandoned()
