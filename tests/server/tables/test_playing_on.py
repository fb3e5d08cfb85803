"""A game that is over is played on from any of its positions, at a table of its own, with its secrets or others."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.tables.party import LOTS, caller
from tawy.games import spec_of
from tawy.kernel.play import replay
from tawy.kernel.record import Record, read, read_file, write
from tawy.server.hall.loading import load, mark
from tawy.server.refusal import Refusal
from tawy.server.store import Step
from tawy.server.tables import entries as e
from tawy.server.tables import outlook
from tawy.server.tables.finishing import finishes
from tawy.server.tables.keeping import keep
from tawy.server.tables.opening import from_here, played_on
from tawy.server.tables.pending import ground
from tawy.server.tables.setup import PlayOn, SeatPlan
from tawy.server.tables.table import Table

GAMES = Path(__file__).parents[2] / "games"
RECORDS = ["ankh/3_seats-sole_god", "plagues/2_players-normal_short"]
ME, BOT = SeatPlan("me"), SeatPlan("bot", "easy")


def ended(record: str) -> Table:
    known = read_file(GAMES / f"{record}.json")
    return played_on(known, lambda seats: [ME] * seats, caller("A"), 1, LOTS)


def wish(old: Table, position: int, mine: int | None = 0, *, redealt: bool = False) -> PlayOn:
    return PlayOn(position, [ME if seat == mine else BOT for seat in range(len(old.seats))], redealt)


def stored(table: Table) -> tuple[list[Step], bytes]:
    story = table.close_step()
    step = Step(story.n, story.at, None, e.write(list(story.entries)), b"[]", mark(table))
    return [step], table.spec.dump(table.played.game)


@pytest.mark.parametrize("record", RECORDS)
@pytest.mark.parametrize("redealt", [False, True])
def test_from_every_tenth_position_it_goes_on_and_what_is_stored_gives_the_same_table(
    record: str, *, redealt: bool
) -> None:
    old = ended(record)
    for position in range(0, old.position, 10):
        table = from_here(old, wish(old, position, redealt=redealt), caller("B"), 2, LOTS)
        assert (table.status, table.imported, table.owner) == ("running", True, "B")
        assert table.origin is not None
        assert (table.origin.game, table.origin.position) == (old.id, ground(old.played.at(position)))
        assert table.seed != old.seed, "chance is drawn anew"
        steps, snapshot = stored(table)
        for kept in (keep(table), None):
            again = load(table.id, steps, snapshot, kept)
            assert again.spec.dump(again.played.at(table.position).game) == snapshot
            assert again.origin == table.origin


@pytest.mark.parametrize("record", RECORDS)
def test_other_secrets_cannot_be_told_from_where_one_sits(record: str) -> None:
    old, changed = ended(record), 0
    for position in range(0, old.position, 7):
        true = from_here(old, wish(old, position, 1), caller("B"), 2, LOTS)
        other = from_here(old, wish(old, position, 1, redealt=True), caller("B"), 2, LOTS)
        at = true.origin.position if true.origin else 0
        one, two = true.played.at(at), other.played.at(at)
        assert true.spec.view(one.game, 1) == other.spec.view(two.game, 1)
        changed += true.spec.dump(one.game) != other.spec.dump(two.game)
    # In Ankh nothing but sealed answers is secret, and those are given anew.
    assert changed or record.startswith("ankh"), "some secret is another one somewhere"


def played_to_the_end(record: Record) -> Record:
    """A record played on by the first answer that ends something, or the first there is."""
    play = replay(spec_of(record.game), record)
    while play.ask is not None:
        tokens = [play.spec.token(play.game, option) for option in play.ask.options]
        play.answer(play.ask.seat, tokens[len(play.picks) % len(tokens)])
    return play.record()


@pytest.mark.parametrize("record", RECORDS)
def test_the_record_says_where_it_comes_from_and_replays(record: str) -> None:
    old = ended(record)
    table = from_here(old, wish(old, old.position // 2, redealt=True), caller("B"), 2, LOTS)
    known = outlook.recorded(table)
    assert known.origin == table.origin
    assert len(known.redeals) == 1
    again = read(write(known), "game.json")
    assert again == known
    replay(spec_of(again.game), again)
    over = played_to_the_end(again)
    replay(spec_of(over.game), over).summary()
    # And on from there once more: both redeals stay a part of it.
    newer = played_on(over, lambda seats: [ME] * seats, caller("A"), 1, LOTS)
    twice = from_here(newer, wish(newer, newer.position - 5, redealt=True), caller("C"), 3, LOTS)
    assert len(twice.redeals) == 2
    replay(spec_of(over.game), outlook.recorded(twice))


def test_it_is_never_counted() -> None:
    old = ended(RECORDS[0])
    table = from_here(old, wish(old, old.position - 3), caller("B"), 2, LOTS)
    assert not table.setup.rated
    table.enter(e.Conceded(0, None))
    assert table.status == "over"
    assert finishes(table) == []


def test_what_cannot_be_is_refused_in_a_sentence() -> None:
    old = ended(RECORDS[0])

    def refusal(wanted: PlayOn) -> tuple[str, str]:
        with pytest.raises(Refusal) as refused:
            from_here(old, wanted, caller("B"), 2, LOTS)
        return refused.value.code, str(refused.value)

    assert refusal(wish(old, old.position))[0] == "not_now"
    assert refusal(wish(old, old.position + 1))[0] == "malformed"
    assert "2 seats are planned" in refusal(PlayOn(5, [ME, BOT]))[1]
    assert "every seat is yours or a bot's" in refusal(PlayOn(5, [ME, BOT, SeatPlan("open")]))[1]
    assert "There is no bot" in refusal(PlayOn(5, [ME, BOT, SeatPlan("bot", "god")]))[1]
