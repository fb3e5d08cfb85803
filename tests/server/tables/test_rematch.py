"""A rematch: the same people on the same seats, the next one first; and a game that is over, looked back on."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from server.tables.party import INVITATION, LOTS, NOON, Party, all_of, caller
from tawy.server.refusal import Refusal
from tawy.server.tables import commands as c
from tawy.server.tables import entries as e
from tawy.server.tables import outlook
from tawy.server.tables.conduct import carry_out
from tawy.server.tables.opening import again, check_rematch
from tawy.server.tables.table import Table


def ended(game: str = "ankh", seats: str = "AB*", **options: Any) -> Party:
    """All but one of the people have given up."""
    party = Party(game, seats, **options)
    people = sorted(set(seats) - set("*."))
    for who in people[1:]:
        for seat in party.table.seats_of(who):
            party.do(who, c.Concede(seat))
    if party.table.status == "running":
        party.do(people[0], c.Abandon())
    assert party.table.status == "over"
    return party


def rematch(party: Party, who: str = "A") -> Table:
    table = again(party.table, caller(who), NOON, LOTS)
    carry_out(c.Ready(), table, caller(who))
    return table


def test_everyone_sits_where_they_sat_and_the_next_seat_is_first() -> None:
    for first, following in ((0, 1), (1, 2), (2, 0)):
        party = ended("ankh", "AB*", first=first)
        table = rematch(party)
        assert [(seat.person, seat.bot) for seat in table.seats] == [("A", None), ("B", None), (None, "random")]
        assert table.setup.options == {"seats": 3, "first": following}


def test_who_began_by_lot_is_followed_by_the_next_seat() -> None:
    party = ended("plagues", "AB*", seed=3)
    began = party.play.first()
    assert began is not None
    assert rematch(party).setup.options["first"] == (began + 1) % 3


def test_clock_undo_hints_and_all_else_stay() -> None:
    party = ended("ankh", "AB", public=True, hints=False, undo="own", gods=["ra", "isis"])
    setup = rematch(party).setup
    assert (setup.public, setup.hints, setup.undo, setup.options["gods"]) == (True, False, "own", ["ra", "isis"])


def test_who_asks_is_the_host_and_ready_and_the_others_are_asked() -> None:
    table = rematch(ended(), "B")
    assert (table.owner, table.status, table.ready) == ("B", "gathering", frozenset({"B"}))
    assert table.members == {"A": "Ms A", "B": "Ms B"}
    carry_out(c.Ready(), table, caller("A"))
    assert table.status == "running"


def test_against_bots_alone_it_begins_at_once() -> None:
    party = Party("plagues", "A*")
    party.do("A", c.Abandon())
    assert rematch(party).status == "running"


def test_who_had_left_finds_the_seat_open_and_whom_the_host_kept_out_stays_out() -> None:
    party = Party("ankh", "ABC")
    party.do("C", c.Leave())
    party.do("A", c.Vote(2, "bot"))
    party.do("B", c.Vote(2, "bot"))
    party.do("D", c.Join(INVITATION))
    party.do("A", c.Ban("D"))
    party.do("A", c.Abandon())
    party.do("B", c.Agree(yes=True))
    party.later(10**9)
    assert party.table.status == "over"
    table = rematch(party)
    assert [(seat.person, seat.bot) for seat in table.seats] == [("A", None), ("B", None), (None, None)]
    assert "C" in table.members
    assert table.banned == {"D": "Ms D"}


def test_who_watched_comes_along_to_watch_and_it_is_held_back_from_nobody() -> None:
    party = Party("ankh", "AB", public=True)
    party.table.setup = replace(party.table.setup, friends_first=3600)
    party.do("A", c.Reinvite("watch"))
    party.do("D", c.Join(party.table.watching))
    party.do("B", c.Concede(1))
    table = rematch(party)
    assert table.members == {"A": "Ms A", "B": "Ms B", "D": "Ms D"}
    assert table.watchers == {"D"}
    assert (table.held_until, table.is_open(NOON)) == (None, True)


def test_the_old_table_shows_the_way_and_its_journal_leads_to_the_same() -> None:
    party = ended()
    party.step(lambda table: table.enter(e.Rematched("there")))
    assert outlook.info(party.table).rematch == "there"
    assert all_of(party.again()) == all_of(party.table)


def test_only_those_who_played_can_ask_and_only_when_it_is_over() -> None:
    party = Party("ankh", "AB")
    party.do("C", c.Join(INVITATION))
    with pytest.raises(Refusal, match="The game is not over yet"):
        check_rematch(party.table, caller("A"))
    party.do("B", c.Concede(1))
    check_rematch(party.table, caller("B"))
    with pytest.raises(Refusal, match="Only those who played can ask for a rematch"):
        check_rematch(party.table, caller("C"))
    with pytest.raises(Refusal, match="no such table"):
        check_rematch(party.table, caller("D"))


def test_a_game_is_looked_back_on_when_it_is_over_however_it_ended() -> None:
    party = Party("plagues", "AB")
    with pytest.raises(Refusal, match="The game is not over yet"):
        outlook.looked_back(party.table)
    party.do("B", c.Concede(1))
    found = outlook.looked_back(party.table).summary
    assert sorted(one.who for one in found.contenders) == [0, 1]
    assert (found.winners, found.verdicts) == ([], [])
