"""A game that older rules played and that no longer replays: it is told as it was, and goes on from where it stood."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from server.tables.party import Party, all_of
from tawy.kernel.play import Play
from tawy.kernel.record import Pick
from tawy.kernel.refusal import Refused
from tawy.server.hall.loading import load, replayed
from tawy.server.running import verifying
from tawy.server.running.verifying import Verdict, verify
from tawy.server.store import Standing, Step, Store
from tawy.server.tables import commands as c
from tawy.server.tables import entries as e
from tawy.server.tables import outlook
from tawy.server.tables.setup import Clock
from tawy.server.tables.table import Table

GAMES = [("ankh", "AB"), ("ankh", "ABC"), ("plagues", "AB"), ("plagues", "A*")]


def older(steps: list[Step], number: int) -> list[Step]:
    """The journal as other rules wrote it: one step led to another position."""
    return [msgspec.structs.replace(step, mark="another") if step.n == number else step for step in steps]


def resumed(game: str, seats: str, choices: int = 30, clock: Clock | None = None) -> tuple[Party, Table]:
    """A running game, and the same taken up again where its beginning does not replay."""
    party = Party(game, seats, clock=clock or Clock())
    for _ in range(choices):
        party.answer()
    party.until(lambda table: not table.sealed and len(table.pending) == 1)
    steps = older(party.steps, party.table.n - 8)
    before = party.table
    with pytest.raises(Refused):
        replayed(before.id, steps)
    party.table = load(before.id, steps, before.spec.dump(party.play.game))
    party.steps = steps
    return party, before


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_it_stands_where_it_was_left(game: str, seats: str) -> None:
    party, before = resumed(game, seats)
    now = party.table
    assert (now.n, now.position, now.status, now.seed) == (before.n, before.position, before.status, before.seed)
    assert (now.seats, now.members, now.acted) == (before.seats, before.members, before.acted)
    assert before.play is not None
    assert party.play.picks == before.play.picks
    for viewpoint in (*range(len(seats)), None):
        assert outlook.view(now, viewpoint) == outlook.view(before, viewpoint)
        assert outlook.own(now, viewpoint) == outlook.own(before, viewpoint)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_its_past_is_told_from_the_stored_events(game: str, seats: str) -> None:
    party, before = resumed(game, seats)
    assert party.table.stories == before.stories
    assert sum(len(story.told) for story in party.table.stories) > 30
    for viewpoint in (*range(len(seats)), None):
        assert outlook.moments(party.table, viewpoint) == outlook.moments(before, viewpoint)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_it_is_played_on_to_its_end(game: str, seats: str) -> None:
    party, _ = resumed(game, seats)
    party.until(lambda table: table.outcome is not None)
    assert party.table.outcome is not None
    assert party.table.outcome.how == "rules"
    ended = load(party.table.id, party.steps, party.table.spec.dump(party.play.game))
    assert (ended.status, ended.outcome, ended.stories) == ("over", party.table.outcome, party.table.stories)


def test_it_is_taken_up_again_and_again() -> None:
    party, _ = resumed("ankh", "ABC")
    for _ in range(3):
        for _ in range(5):
            party.answer()
        table = load(party.table.id, party.steps, party.table.spec.dump(party.play.game))
        assert (table.position, table.sealed, table.stories) == (
            party.table.position,
            party.table.sealed,
            party.table.stories,
        )
        assert [(one.ask, one.seat) for one in table.pending] == [(one.ask, one.seat) for one in party.table.pending]
        party.table = table


def test_what_was_done_since_can_be_taken_back() -> None:
    party, before = resumed("ankh", "AA")
    game = party.table.spec.dump(party.play.game)
    party.answer()
    party.answer()
    party.do("A", c.Undo(party.table.position, before.position))
    assert party.table.position == before.position
    assert party.table.spec.dump(party.play.game) == game


@pytest.mark.parametrize("seats", ["AA", "AB"])
def test_what_older_rules_played_cannot_be_taken_back(seats: str) -> None:
    party, before = resumed("ankh", seats)
    to = party.play.last_choice(0)
    assert to is not None
    said = f"Position {to} was played by older rules and can no longer be shown."
    assert party.refusal("A", c.Undo(before.position, to)) == ("not_now", said)
    assert party.table.request is None


def test_an_earlier_position_is_shown_only_if_these_rules_have_played_it() -> None:
    party, before = resumed("ankh", "AB")
    with pytest.raises(Refused, match="was played by older rules"):
        outlook.positioned(party.table, 0, before.position - 1)
    assert outlook.positioned(party.table, 0, before.position).position == before.position


def test_clocks_run_again_when_it_is_taken_up() -> None:
    party, _ = resumed("ankh", "AB", clock=Clock("turn", 60))
    assert party.table.clocks.since == {party.asked: party.now}
    assert party.later(60_000) == (e.RanOut(party.asked),)


def test_without_a_stored_position_it_is_refused() -> None:
    party, _ = resumed("ankh", "AB")
    with pytest.raises(Refused, match=r"Step \d+ of table a table leads to another position"):
        load("a table", party.steps, None)


def test_a_pick_that_is_no_longer_legal_is_the_same_case() -> None:
    party = Party("ankh", "AB")
    for _ in range(20):
        party.answer()
    at = next(number for number, step in enumerate(party.steps) if number > 10 and b'"Picked"' in step.body)
    (picked, *_) = e.read(party.steps[at].body)
    assert isinstance(picked, e.Picked)
    first = Pick(picked.picks[0].seat, picked.picks[0].kind, "unheard of")
    body = e.write([e.Picked([first, *picked.picks[1:]], picked.revealed)])
    steps = [*party.steps]
    steps[at] = msgspec.structs.replace(steps[at], body=body)
    with pytest.raises(Refused, match="is not legal"):
        replayed("a table", steps)
    table = load("a table", steps, party.table.spec.dump(party.play.game))
    assert (table.position, table.stories[-1]) == (party.table.position, party.table.stories[-1])


def test_a_table_that_nobody_has_begun_needs_no_stored_position() -> None:
    party = Party("ankh", "AB", dealt=False)
    assert all_of(load("a table", party.steps, None)) == all_of(party.table)


# --- tables that were stored by version 1 of the rules, as they lay in the database --------------------------------


class Stored(msgspec.Struct):
    """A running table: its journal and its last position."""

    game: str
    rules: str
    position: str
    steps: list[tuple[int, int, str, str, str]]

    @property
    def journal(self) -> list[Step]:
        """Its steps, as the database gives them back."""
        return [Step(n, at, None, body.encode(), told.encode(), mark) for n, at, body, told, mark in self.steps]


OLDER = {
    "the_fourth_lays_its_egyptian": "place",  # with plague, loss and territories already open
    "a_use_was_passed_over": "place",  # and noted on the stack, so as not to be offered again before the losses
    "edfu_chooses": "edfu_keep",  # after six draws of which five were recorded
}


def stored_table(name: str) -> Stored:
    """One of the files in `older`."""
    return msgspec.json.decode((Path(__file__).parent / "older" / f"{name}.json").read_bytes(), type=Stored)


def taken_up(stored: Stored) -> Party:
    """Its people sit down again."""
    table = load("a table", stored.journal, stored.position.encode())
    party = Party(stored.game, "ABCD"[: len(table.seats)], dealt=False)
    party.table, party.steps = table, stored.journal
    return party


@pytest.mark.parametrize(("name", "kind"), OLDER.items())
def test_a_table_of_version_1_of_10_plagues_is_played_on_to_its_end(name: str, kind: str) -> None:
    stored = stored_table(f"plagues-1-{name}")
    with pytest.raises(Refused):
        replayed("a table", stored.journal)
    party = taken_up(stored)
    assert (stored.rules, party.table.spec.rules_version) == ("1", "2")
    assert party.play.game.ask.kind == kind
    assert outlook.moments(party.table, None)
    party.until(lambda table: table.outcome is not None)
    assert party.table.outcome is not None
    assert party.table.outcome.how == "rules"
    ended = load("a table", party.steps, party.table.spec.dump(party.play.game))
    assert (ended.outcome, ended.stories) == (party.table.outcome, party.table.stories)


def test_a_table_of_ankh_from_before_strengths_were_remembered_replays_and_goes_on() -> None:
    stored = stored_table("ankh-1-after_a_resolution")
    assert "brought" not in stored.position
    table = replayed("a table", stored.journal)
    assert isinstance(table.play, Play)
    assert table.spec.rules_version == stored.rules
    assert table.play.game.brought
    from_position = table.spec.load(stored.position.encode())
    assert (from_position.brought, table.spec.mark(from_position)) == ([], table.spec.mark(table.play.game))
    party = taken_up(stored)
    party.until(lambda table: table.outcome is not None)


# --- tawy verify -------------------------------------------------------------------------------------


def stored(url: str, journals: dict[str, list[Step]], table: Table) -> None:
    """Tables in a database: several journals of the same game."""
    assert table.play is not None
    game = table.spec.dump(table.play.game)

    async def write() -> None:
        store = Store.open(url)
        await store.add_person("A", "Ms A", "a code", 1)
        for ident, (first, *steps) in journals.items():
            await store.create(ident, table.setup.game, "1", "A", False, first, standing())  # noqa: FBT003  the store's own order
            for step in steps:
                await store.append(ident, step, standing())
        await store.close()

    def standing() -> Standing:
        return Standing("running", 0, b"{}", game, ("A",), None)

    asyncio.run(write())


@pytest.mark.parametrize("jobs", [1, 2])
def test_verify_names_the_table_and_the_step(sqlite_url: str, jobs: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many processes replay, in the order of the tables."""
    monkeypatch.setattr(verifying, "WORTH", 2)
    party = Party("ankh", "AB")
    for _ in range(20):
        party.answer()
    last = max(step.n for step in party.steps if step.told != b"[]")
    told = [msgspec.structs.replace(step, told=b"[]") if step.n == last else step for step in party.steps]
    journals = {"fits": party.steps, "other": older(party.steps, 12), "retold": told, "short": party.steps[:-1]}
    stored(sqlite_url, journals, party.table)
    steps = len(party.steps)
    said = "Step 12 of table other leads to another position than the one that was stored."
    assert list(verify(sqlite_url, jobs)) == [
        Verdict("fits", "ankh", steps, None),
        Verdict("other", "ankh", steps, said),
        Verdict("retold", "ankh", steps, "Its events come out differently."),
        Verdict("short", "ankh", steps - 1, "Its last position comes out differently."),
    ]


def test_verify_is_not_misled_by_a_server_that_goes_on_meanwhile(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table was read at one step, its journal a moment later."""
    party = Party("ankh", "AB")
    for _ in range(20):
        party.answer()
    stored(sqlite_url, {"a table": party.steps}, party.table)
    party.answer()
    monkeypatch.setattr(Store, "journal_now", lambda _store, _game: party.steps)
    (verdict,) = verify(sqlite_url)
    assert verdict == Verdict("a table", "ankh", len(party.steps) - 1, None)
