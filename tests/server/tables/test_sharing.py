"""Who may see a game that is over: those who were there, and anybody whom its players let."""

from __future__ import annotations

import pytest

from server.tables.party import Party
from tawy.server.hall.loading import load
from tawy.server.refusal import Refusal
from tawy.server.tables import commands as c
from tawy.server.tables import outlook
from tawy.server.tables.keeping import keep
from tawy.server.tables.sharing import check_seen, is_shared


def ended(seats: str = "AB", *, public: bool = False) -> Party:
    party = Party("ankh", seats, public=public)
    party.do("A", c.Abandon())
    for other in sorted(set(seats) - set("A*")):
        party.do(other, c.Agree(yes=True))
    assert party.table.status == "over"
    return party


def seen(party: Party, person: str | None) -> bool:
    try:
        check_seen(party.table, person)
    except Refusal as refused:
        return refused.code != "not_found"
    return True


def test_a_game_of_an_open_table_is_open_until_a_player_says_no() -> None:
    party = ended("ABC", public=True)
    assert is_shared(party.table)
    party.do("B", c.Share(yes=False))
    party.do("A", c.Share(yes=True))
    assert not is_shared(party.table), "one no is enough, whatever the others say"
    party.do("B", c.Share(yes=True))
    assert is_shared(party.table)


def test_a_game_of_a_private_table_is_closed_until_a_player_opens_it_and_nobody_says_no() -> None:
    party = ended()
    assert not is_shared(party.table)
    party.do("A", c.Share())
    assert is_shared(party.table)
    party.do("B", c.Share(yes=False))
    assert not is_shared(party.table)
    party.do("A", c.Share())
    assert not is_shared(party.table), "nobody takes back another's no"


def test_only_those_who_played_have_a_say_and_only_when_it_is_over() -> None:
    party = Party("ankh", "AB", public=True)
    assert party.refusal("A", c.Share())[0] == "not_now"
    party = ended(public=True)
    assert party.refusal("C", c.Share())[0] == "not_yours"


def test_to_say_the_same_again_enters_nothing() -> None:
    party = ended()
    assert party.do("A", c.Share())
    assert party.do("A", c.Share()) == ()


@pytest.mark.parametrize("public", [False, True])
def test_of_a_game_that_is_not_over_nobody_is_told_anything(*, public: bool) -> None:
    for dealt in (False, True):
        party = Party("ankh", "AB", public=public, dealt=dealt)
        for person in ("A", "B", "C", None):
            assert not seen(party, person)


def test_those_who_were_there_see_it_always_and_who_is_kept_out_never() -> None:
    party = ended()
    party.do("C", c.Join("come in"))
    assert [seen(party, person) for person in ("A", "B", "C", "D", None)] == [True, True, True, False, False]
    party.do("A", c.Share())
    party.do("A", c.Ban("C"))
    assert [seen(party, person) for person in ("A", "B", "C", "D", None)] == [True, True, False, True, True]


def test_others_learn_names_and_not_who_the_people_are() -> None:
    party = ended("ABA")
    shown = outlook.shared_game(party.table, None)
    assert [seat.name for seat in shown.table.seats] == ["Ms A", "Ms B", "Ms A"]
    assert [seat.person for seat in shown.table.seats] == ["2", "1", "2"]
    assert (shown.mine, shown.said, shown.table.sharing) == ([], None, {})
    party.do("A", c.Share())
    assert (outlook.shared_game(party.table, "A").mine, outlook.shared_game(party.table, "A").said) == ([0, 2], True)


def test_what_was_said_is_kept_beside_the_journal_and_in_it() -> None:
    party = ended()
    party.do("A", c.Share())
    snapshot = party.table.spec.dump(party.table.played.game)
    for kept in (keep(party.table), None):
        assert load("a table", party.steps, snapshot, kept).sharing == {"A": True}
