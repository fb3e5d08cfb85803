"""The deal of a table: sealed before anybody sits down, made of everyone's part, shown when it is over."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from server.tables.party import LOTS, Party, caller
from tawy.fairness import commitment, seed_of, wrong
from tawy.kernel.record import Deal, read_file
from tawy.server.hall.loading import load
from tawy.server.tables import commands as c
from tawy.server.tables import entries as e
from tawy.server.tables import outlook
from tawy.server.tables.conduct import carry_out
from tawy.server.tables.keeping import keep
from tawy.server.tables.opening import opened, played_on
from tawy.server.tables.setup import SeatPlan, TableSetup
from tawy.server.tables.table import Table

GAMES = Path(__file__).parents[2] / "games"
ONE, TWO = "1" * 32, "2" * 32


def gathered() -> Table:
    """A table of Ms A, a bot and Ms B, before they are ready."""
    plans = [SeatPlan("me"), SeatPlan("bot", "random"), SeatPlan("open")]
    table = opened(TableSetup("ankh", {"seats": 3}, plans, public=True), caller("A"), 1, LOTS)
    carry_out(c.Sit(2), table, caller("B"))
    return table


def dealt() -> Table:
    table = gathered()
    carry_out(c.Ready(part=ONE), table, caller("A"))
    carry_out(c.Ready(part=TWO), table, caller("B"))
    assert table.status == "running"
    return table


def told(table: Table) -> bytes:
    """All that anybody is told of a table."""
    table.close_step()
    return b"".join(msgspec.json.encode(outlook.snapshot(table, seat, 1, 0, seat)) for seat in (None, 0, 1, 2))


def test_everyone_sees_the_hash_from_the_first_moment_on_and_nobody_the_lot() -> None:
    for table in (gathered(), dealt()):
        assert outlook.info(table).commitment == commitment(table.lot)
        assert table.lot.encode() not in told(table)
        assert not table.seed or table.seed.encode() not in told(table)


def test_the_seed_is_made_of_the_lot_and_of_every_seat_s_part_in_order() -> None:
    table = dealt()
    assert table.deal_made == Deal(table.lot, [ONE, "", TWO])
    assert table.seed == table.played.seed == seed_of(table.deal_made)


def test_the_last_part_counts_and_that_of_who_is_not_ready_any_more_does_not() -> None:
    table = gathered()
    carry_out(c.Ready(part=ONE), table, caller("A"))
    carry_out(c.Ready(ready=False), table, caller("A"))
    carry_out(c.Ready(part=TWO), table, caller("B"))
    carry_out(c.Ready(), table, caller("A"))
    assert table.deal_made == Deal(table.lot, ["", "", TWO])


def test_who_takes_a_seat_later_changes_nothing_of_the_deal() -> None:
    table = dealt()
    made = table.deal_made
    table.enter(e.Vacated(2))
    table.enter(e.Sat(2, "C", "Ms C"))
    assert table.deal_made == made


def test_a_part_is_sixteen_bytes_or_none() -> None:
    for wrong_ in ("x" * 32, "1" * 31, "1" * 33, "A" * 32):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(
                msgspec.json.encode({"id": "x", "command": {"type": "Ready", "part": wrong_}}), type=c.Envelope
            )


def test_when_it_is_over_all_is_shown_and_fits() -> None:
    table = dealt()
    carry_out(c.Abandon(), table, caller("A"))
    carry_out(c.Agree(yes=True), table, caller("B"))
    proof = outlook.proof(table)
    assert proof.deal == table.deal_made
    assert proof.commitment == commitment(table.lot)
    assert proof.seed == table.seed
    assert proof.draws
    assert wrong(proof.seed, proof.draws) == []
    assert outlook.recorded(table).deal == table.deal_made


def test_a_finished_game_that_is_brought_keeps_its_proof_and_one_that_goes_on_begins_a_new_one() -> None:
    party = Party("ankh", "AB")
    record = outlook.recorded(party.table)
    going = played_on(record, lambda seats: [SeatPlan("me")] * seats, caller("A"), 1, LOTS)
    assert going.seed != record.seed
    assert (going.deal_made, outlook.info(going).commitment) == (None, "")
    assert going.drawn_since() == len(record.picks)
    deal = Deal("a lot", [ONE, TWO])
    over = msgspec.structs.replace(read_file(GAMES / "ankh" / "2_seats-atheism.json"), deal=deal)
    brought = played_on(over, lambda seats: [SeatPlan("me")] * seats, caller("A"), 1, LOTS)
    assert (brought.deal_made, brought.seed, brought.drawn_since()) == (deal, over.seed, 0)
    assert outlook.recorded(brought).origin is None


def test_it_is_kept_beside_the_journal_and_in_it() -> None:
    party = Party("ankh", "AB", dealt=False)
    party.do("A", c.Ready(part=ONE))
    party.do("B", c.Ready(part=TWO))
    snapshot = party.table.spec.dump(party.table.played.game)
    for kept in (keep(party.table), None):
        again = load("a table", party.steps, snapshot, kept)
        assert (again.deal_made, again.parts, again.lot) == (
            party.table.deal_made,
            party.table.parts,
            party.table.lot,
        )


def test_a_table_from_before_lots_is_dealt_as_it_was_then() -> None:
    party = Party("ankh", "AB", dealt=False)
    assert party.table.lot == "", "opened by an entry without one"
    party.do("A", c.Ready(part=ONE))
    party.do("B", c.Ready(part=TWO))
    assert party.table.seed
    assert party.table.deal_made is None
    assert outlook.info(party.table).commitment == ""
