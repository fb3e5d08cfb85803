"""How the seats of a finished game came out: by the rules, by giving up, and for who was not there any more."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.tables.party import LOTS, Party, caller
from tawy.games import registered
from tawy.kernel.play import Play
from tawy.server.tables import commands as c
from tawy.server.tables.finishing import Finish, ended_at, finishes
from tawy.server.tables.opening import brought
from tawy.server.tables.parts import Seat


def over(party: Party) -> list[Finish]:
    """Played by the dice to the end."""
    party.until(lambda table: table.status == "over")
    found = finishes(party.table)
    assert [finish.seat for finish in found] == list(range(len(party.table.seats)))
    assert finishes(party.again()) == found, "the same from the journal"
    return found


def places(found: list[Finish]) -> list[int]:
    return [finish.place for finish in found]


# --- by the rules --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["ankh", "plagues"])
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("seats", ["AB", "ABC", "A*CD"])
def test_places_are_those_that_players_are_shown(game: str, seed: int, seats: str) -> None:
    party = Party(game, seats, seed=seed)
    found = over(party)
    outcome = party.table.outcome
    assert outcome is not None
    assert [finish.won for finish in found] == [seat in outcome.winners for seat in range(len(seats))]
    assert [finish.person for finish in found] == [None if who == "*" else who for who in seats]
    assert [finish.bot for finish in found] == ["random" if who == "*" else None for who in seats]
    assert not any(finish.gone for finish in found)
    shown = {seat: one.place for one in party.play.summary().contenders if one.place is not None for seat in one.seats}
    if outcome.winners:
        assert dict(enumerate(places(found))) == shown
        assert {finish.place for finish in found if finish.won} == {1}
    else:
        assert set(places(found)) == {2}, "where nobody won, nobody is first"


@pytest.mark.parametrize("game", ["ankh", "plagues"])
def test_a_side_is_named_as_the_game_names_it(game: str) -> None:
    party = Party(game, "ABC")
    assert len({finish.side for finish in over(party)}) == 3
    assert Play(registered(game).spec, {"seats": 3}, "another").spec.side(party.play.game, 0)


def test_seats_of_a_merged_god_come_out_together_each_with_the_god_it_took() -> None:
    for seed in range(20):
        party = Party("ankh", "ABC", seed=seed)
        found = over(party)
        team = [finish for finish in found if [other.team for other in found].count(finish.team) == 2]
        if team:
            one, other = team
            assert (one.place, one.won, one.score) == (other.place, other.won, other.score)
            assert one.side != other.side
            assert one.team == one.seat
            return
    pytest.fail("no gods have merged")


def test_alone_against_the_automa_one_is_first_or_second() -> None:
    found = {(finish.won, finish.place) for seed in range(8) for finish in over(Party("plagues", "A", seed=seed))}
    assert found <= {(True, 1), (False, 2)}
    assert (False, 2) in found


# --- otherwise -----------------------------------------------------------------------------------------


def test_while_a_game_goes_on_there_is_nothing_to_say() -> None:
    assert finishes(Party("ankh", "AB", dealt=False).table) == []
    assert finishes(Party("ankh", "AB").table) == []


def test_who_gives_up_comes_behind_who_stayed() -> None:
    party = Party("ankh", "ABC")
    party.do("B", c.Concede(1))
    party.do("A", c.Concede(0))
    found = finishes(party.table)
    assert [(finish.place, finish.won, finish.gone) for finish in found] == [
        (2, False, True),
        (2, False, True),
        (1, True, False),
    ]
    assert {finish.score for finish in found} == {None}
    assert ended_at(party.table) == party.now


def test_who_gives_up_alone_against_bots_or_the_automa_has_lost() -> None:
    party = Party("ankh", "A**")
    party.do("A", c.Concede(0))
    assert places(finishes(party.table)) == [3, 1, 1]
    party = Party("plagues", "A")
    party.do("A", c.Concede(0))
    assert [(finish.place, finish.won) for finish in finishes(party.table)] == [(2, False)]


def test_who_was_replaced_by_a_bot_is_last_whatever_the_bot_came_to() -> None:
    seen = set()
    for seed in range(8):
        party = Party("plagues", "ABC", seed=seed)
        party.do("A", c.Leave())
        for person in "BC":
            party.do(person, c.Vote(0, "bot"))
        gone, *stayed = over(party)
        assert (gone.person, gone.gone, gone.won, gone.bot) == ("A", True, False, "medium")
        assert all(gone.place > other.place for other in stayed)
        assert min(places(stayed)) == 1 or not any(finish.won for finish in stayed)
        assert party.table.outcome is not None
        seen.add(0 in party.table.outcome.winners)
    assert seen == {True, False}


def test_who_came_back_in_time_is_not_gone() -> None:
    party = Party("ankh", "AB")
    party.do("A", c.Leave())
    party.do("B", c.Vote(0, "bot"))
    party.do("A", c.Return())
    assert not any(finish.gone for finish in over(party))


def test_who_left_is_not_gone_if_the_others_gave_up_first() -> None:
    party = Party("ankh", "AB")
    party.do("A", c.Leave())
    party.do("B", c.Concede(1))
    assert [(finish.place, finish.won) for finish in finishes(party.table)] == [(1, True), (2, False)]


def test_where_nobody_stayed_only_giving_up_counts() -> None:
    party = Party("ankh", "AB")
    party.do("A", c.Leave())
    party.do("B", c.Vote(0, "bot"))
    party.do("B", c.Concede(1))
    assert party.table.seats[0] == Seat("A", "Ms A", "medium", "left")
    assert [(finish.place, finish.won) for finish in finishes(party.table)] == [(1, True), (2, False)]


def test_a_seat_that_was_open_for_somebody_else_is_still_whose_it_was() -> None:
    party = Party("ankh", "AB")
    party.do("A", c.Leave())
    party.do("B", c.Vote(0, "replace"))
    party.do("B", c.Concede(1))
    assert [finish.person for finish in finishes(party.table)] == ["A", "B"]


def test_what_all_agreed_to_end_has_no_result() -> None:
    party = Party("ankh", "AB")
    party.do("A", c.Abandon())
    party.do("B", c.Agree(yes=True))
    assert party.table.status == "over"
    assert finishes(party.table) == []


def test_a_game_that_was_brought_along_has_no_result() -> None:

    file = (Path(__file__).parents[2] / "games" / "ankh" / "2_seats_on_old_kingdom.json").read_bytes()
    table = brought(file, caller("A"), 5, LOTS)
    assert table.imported
    assert finishes(table) == []


def test_when_it_ended_stays_when_more_is_done_at_the_table() -> None:
    party = Party("ankh", "ABC")
    party.until(lambda table: table.status == "over")
    ended = party.now
    party.now += 1000
    party.do("A", c.Reinvite())
    assert ended_at(party.table) == ended
