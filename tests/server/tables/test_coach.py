"""The coach at a table: who is asked is told what matters, from what it knows, and nobody else is."""

from __future__ import annotations

import pytest

from server.tables.party import Party
from tawy.kernel.coach import SHOWN
from tawy.server.tables import commands as c
from tawy.server.tables import entries as e
from tawy.server.tables import outlook
from tawy.server.tables.setup import TableSetup


@pytest.mark.parametrize(("game", "seats"), [("ankh", "ABC"), ("plagues", "A"), ("plagues", "AB*")])
def test_who_is_asked_is_told_what_its_coach_says_first_and_nobody_else_is(game: str, seats: str) -> None:
    party = Party(game, seats)
    spoke = 0
    while party.table.status == "running":
        table = party.table
        waiting = {one.seat: one.game for one in table.waiting_for()}
        for seat in (*range(len(seats)), None):
            said = outlook.own(table, seat).counsels
            if seat in waiting:
                assert said == table.spec.counsels(waiting[seat], seat)[:SHOWN]
                spoke += len(said)
            else:
                assert said == []
        party.answer()
    assert spoke > 50
    assert all(outlook.own(party.table, seat).counsels == [] for seat in range(len(seats)))


def test_whose_sealed_answer_is_in_hears_nothing_more() -> None:
    party = Party("ankh", "ABC")
    party.until(lambda table: len(table.pending) > 1)
    seat = party.table.pending[0].seat
    assert outlook.own(party.table, seat).counsels
    party.do(party.who(seat), c.Answer(seat, party.table.position, party.tokens(seat)[0]))
    assert seat in party.table.sealed
    assert outlook.own(party.table, seat).counsels == []


def test_at_a_table_without_a_coach_there_is_none_and_everyone_can_see_that() -> None:
    party = Party("ankh", "AB", coach=False)
    assert outlook.own(party.table, party.asked).counsels == []
    assert outlook.info(party.table).coach is False
    party = Party("ankh", "AB")
    assert outlook.own(party.table, party.asked).counsels
    assert outlook.info(party.table).coach is True


def test_there_is_none_before_the_game() -> None:
    assert outlook.own(Party("ankh", "A.", dealt=False).table, 0).counsels == []


def test_a_table_that_was_stored_before_there_was_a_coach_has_one() -> None:
    party = Party("ankh", "AB", coach=False)
    body = party.steps[0].body
    assert b',"coach":false' in body
    (entry,) = e.read(body.replace(b',"coach":false', b""))
    assert isinstance(entry, e.Opened)
    assert isinstance(entry.setup, TableSetup)
    assert entry.setup.coach
    assert party.again().setup.coach is False


def test_what_wins_is_the_same_for_everyone_and_there_from_the_deal_on() -> None:
    assert outlook.figures_and_stakes(Party("ankh", "A.", dealt=False).table) == (None, None)
    party = Party("ankh", "ABC")
    party.until(lambda table: table.position > 60)
    assert party.table.play is not None
    assert outlook.figures_and_stakes(party.table)[1] == party.table.spec.stakes(party.table.play.game)
