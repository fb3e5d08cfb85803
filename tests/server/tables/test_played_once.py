"""Every pick of a command is played once, and an answer that is sealed is kept in one place: at the table."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from random import Random

import msgspec
import pytest

from server.tables.party import INVITATION, LOTS, NOON, Party, all_of, any_command
from tawy.games import spec_of
from tawy.kernel import record
from tawy.kernel.frame import Ask
from tawy.kernel.play import Play, replay
from tawy.kernel.record import Record
from tawy.server.hall.loading import replayed
from tawy.server.hall.storing import step_of
from tawy.server.refusal import Refusal
from tawy.server.tables import commands as c
from tawy.server.tables import entries as e
from tawy.server.tables import outlook
from tawy.server.tables.caller import Caller
from tawy.server.tables.conduct import carry_out
from tawy.server.tables.opening import brought
from tawy.server.tables.pending import ground
from tawy.server.tables.table import Table

ADA = Caller("A", "Ada")
GAMES = Path(__file__).parents[2] / "games"
BATTLES = [
    "2_seats-sole_god",
    "3_seats-most_devotion",
    "4_seats-atheism",
    "5_seats_on_old_kingdom",
    "isis_and_ra_merge",
]


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every pick that is played, by anybody."""
    taken: list[str] = []
    take = Play._take

    def counted(play: Play, token: str, ask: Ask) -> None:
        taken.append(token)
        take(play, token, ask)

    monkeypatch.setattr(Play, "_take", counted)
    return taken


def stored(game: str, name: str) -> Record:
    return record.read((GAMES / game / f"{name}.json").read_bytes(), name)


def until(known: Record, position: int) -> bytes:
    """The file of a game that was saved at a position."""
    return record.write(msgspec.structs.replace(known, picks=known.picks[:position], mark=""))


def is_amid(table: Table) -> bool:
    """The game at a table stands amid answers that are given at the same moment."""
    spec, game = table.spec, table.played.game
    return spec.mark(spec.reopened(game)) != spec.mark(game)


# --- once ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), [("ankh", "ABC"), ("plagues", "AB")])
def test_a_command_plays_each_of_its_picks_once(game: str, seats: str, taken: list[str]) -> None:
    party = Party(game, seats)
    for _ in range(120):
        taken.clear()
        entries = party.answer(party.dice.choice([one.seat for one in party.table.waiting_for()]))
        assert taken == [pick.token for entry in entries if isinstance(entry, e.Picked) for pick in entry.picks]
    assert all_of(party.again()) == all_of(party.table)


def test_a_deal_is_played_once(taken: list[str]) -> None:
    party = Party("plagues", "AB", dealt=False)
    party.do("A", c.Ready())
    entries = party.do("B", c.Ready())
    (dealt,) = [entry for entry in entries if isinstance(entry, e.Dealt)]
    assert taken == [pick.token for pick in dealt.picks] != []
    assert all_of(party.again()) == all_of(party.table)


@pytest.mark.parametrize(("game", "name"), [("ankh", "3_seats-sole_god"), ("plagues", "2_players-normal_short")])
def test_a_file_is_played_once(game: str, name: str, taken: list[str]) -> None:
    known = stored(game, name)
    table = brought(record.write(known), ADA, NOON, LOTS)
    assert taken == [pick.token for pick in known.picks]
    step = step_of(table, table.close_step(), None)
    assert all_of(replayed(table.id, [step])) == all_of(table)


def test_a_draft_that_was_refused_half_way_has_changed_nothing() -> None:
    party = Party("ankh", "AB")
    before = all_of(party.table)
    seat = party.asked
    draft = party.table.draft(party.now, LOTS)
    with pytest.raises(Exception, match="is not asked now"):
        draft.play_on([(seat, party.tokens(seat)[0]), (7, "nothing")], revealed=False)
    assert all_of(party.table) == before


# --- in one place ----------------------------------------------------------------------------------------------------


def amid(known: Record) -> list[int]:
    """The positions of a game in which some have answered and others, asked at the same moment, have not."""
    play = replay(spec_of(known.game), known)
    return [position for position in range(len(known.picks)) if ground(play.at(position)) < position]


@pytest.mark.parametrize("name", BATTLES)
def test_what_was_sealed_in_a_file_is_sealed_at_the_table(name: str) -> None:
    known = stored("ankh", name)
    positions = amid(known)
    assert len(positions) > 1
    for position in positions:
        table = brought(until(known, position), ADA, NOON, LOTS)
        assert not is_amid(table)
        assert table.sealed == {pick.seat: pick.token for pick in known.picks[table.position : position]}
        assert {one.seat for one in outlook.info(table).asked if one.sealed} == table.sealed.keys()
        assert outlook.own(table, min(table.sealed)).sealed == table.sealed[min(table.sealed)]


def test_it_can_be_taken_back_there_and_the_game_goes_on_as_it_did() -> None:
    known = stored("ankh", BATTLES[2])
    position = amid(known)[0]
    table = brought(until(known, position), ADA, NOON, LOTS)
    before, (seat, token) = table.position, *table.sealed.items()
    carry_out(c.Unseal(seat, before), table, ADA)
    assert seat not in table.sealed
    carry_out(c.Answer(seat, before, token), table, ADA)
    for pick in known.picks[position:]:
        carry_out(c.Answer(pick.seat, before, pick.token), table, ADA)
        if table.position > before:
            break
    assert table.sealed == {}
    assert table.played.picks == known.picks[: table.position]
    assert all_of(replayed(table.id, [step_of(table, table.close_step(), None)])) == all_of(table)


@pytest.mark.parametrize("name", BATTLES)
def test_nobody_goes_back_to_amid_answers_that_were_brought_along(name: str) -> None:
    """Alone with a file one may go back to wherever one was asked."""
    known = stored("ankh", name)
    *earlier, last = amid(known)
    for position in earlier:
        table = brought(until(known, last), ADA, NOON, LOTS)
        if position < table.position:
            carry_out(c.Undo(table.position, position), table, ADA)
            assert not is_amid(table)
            assert table.position < position
            assert table.sealed == {}


@pytest.mark.parametrize("seed", range(3))
def test_whatever_people_do_the_game_at_a_table_never_stands_amid_answers(seed: int) -> None:
    party = Party("ankh", "ABC", seed=seed, undo="revealed")
    dice, sealed = Random(f"amid {seed}"), 0
    for _ in range(800):
        if party.table.status != "running":
            break
        who, command = dice.choice("ABC"), any_command(dice, party.table, INVITATION)
        if dice.random() < 0.6 and party.table.pending:
            who, command = party.who(party.asked), party.answering()
        if isinstance(command, c.Concede) or who == "*":
            continue
        with suppress(Refusal):
            party.do(who, command)
        sealed += bool(party.table.sealed)
        assert not is_amid(party.table)
    assert sealed > 0
    assert all_of(party.again()) == all_of(party.table)
