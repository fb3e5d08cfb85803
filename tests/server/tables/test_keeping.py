"""A table that is kept beside its journal opens as if it had been played again from its first step."""

from __future__ import annotations

import pytest

from server.tables.party import Party, all_of
from tawy.kernel.play import Play
from tawy.kernel.refusal import Refused
from tawy.server.hall import loading
from tawy.server.hall.loading import load
from tawy.server.store import Step
from tawy.server.tables import commands as c
from tawy.server.tables import keeping, outlook
from tawy.server.tables.setup import Clock
from tawy.server.tables.table import Table

GAMES = [("ankh", "AB"), ("ankh", "ABC*"), ("plagues", "AB"), ("plagues", "A*")]
DERIVED = {"id", "spec", "clocks", "play", "stories", "begin", "lots", "entered", "told", "_pending"}
"""What a table has beside what is kept: it follows from that, from the journal or from the position."""


@pytest.fixture(autouse=True)
def _nothing_is_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(ident: str, steps: list[Step]) -> Table:
        raise AssertionError(f"table {ident} was played again from its {len(steps)} steps")

    monkeypatch.setattr(loading, "replayed", refused)


def opened(party: Party) -> Table:
    """The table as a server finds it after a restart."""
    table = party.table
    position = None if table.play is None else table.spec.dump(table.play.game)
    return load(table.id, party.steps, position, keeping.keep(table))


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_it_is_the_same_at_every_moment_of_a_game(game: str, seats: str) -> None:
    party = Party(game, seats, clock=Clock("budget", 600, 5))
    for _ in range(45):
        party.now += 700
        party.answer()
        assert all_of(opened(party)) == all_of(party.table)


def test_it_is_the_same_while_people_gather_agree_and_leave() -> None:
    party = Party("ankh", "ABC", clock=Clock("turn", 60), dealt=False)
    assert all_of(opened(party)) == all_of(party.table)
    party = Party("ankh", "ABC", clock=Clock("turn", 60))
    for _ in range(6):
        party.answer()
    for who, command in (("C", c.Leave()), ("A", c.Vote(2, "bot")), ("A", c.Abandon())):
        party.do(who, command)
        assert all_of(opened(party)) == all_of(party.table)


def test_everything_a_table_has_is_kept_or_follows_from_the_rest() -> None:
    kept = set(keeping.Kept.__struct_fields__) - {"rules", *keeping.CLOCKS}
    assert set(vars(Party("ankh", "AB").table)) == kept | DERIVED


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_earlier_position_can_still_be_seen(game: str, seats: str) -> None:
    party = Party(game, seats)
    for _ in range(90):
        party.answer()
    table = opened(party)
    for position in (party.table.position, 0, 7, 40, 41, party.table.position - 1):
        assert outlook.positioned(table, 0, position) == outlook.positioned(party.table, 0, position)


def test_after_playing_on_it_can_be_gone_back_to_before_it_was_opened() -> None:
    party = Party("plagues", "AB")
    for _ in range(30):
        party.answer()
    early = party.table.position - 3
    party.table = opened(party)
    for _ in range(60):
        party.answer()
    shown = outlook.positioned(party.table, 1, early)
    assert shown.position == early
    late = party.table.position - 1
    assert outlook.positioned(party.table, 1, late).events == outlook.positioned(opened(party), 1, late).events


def test_what_other_rules_have_kept_is_not_trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    party = Party("ankh", "AB")
    party.answer()
    kept = keeping.keep(party.table)
    monkeypatch.setattr(party.table.spec, "rules_version", "another", raising=False)
    with pytest.raises(AssertionError, match="played again"):
        load(party.table.id, party.steps, None, kept)


def test_what_was_kept_of_another_step_is_not_trusted() -> None:
    party = Party("ankh", "AB")
    kept = keeping.keep(party.table)
    party.answer()
    with pytest.raises(AssertionError, match="played again"):
        load(party.table.id, party.steps, party.table.spec.dump(party.play.game), kept)


def test_what_another_version_has_kept_is_not_read() -> None:
    party = Party("ankh", "AB")
    with pytest.raises(AssertionError, match="played again"):
        load(party.table.id, party.steps, party.table.spec.dump(party.play.game), b'{"of": "another version"}')


def test_the_beginning_that_these_rules_cannot_play_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    party = Party("ankh", "AB")
    for _ in range(10):
        party.answer()
    table = opened(party)

    def refused(_self: Play, _pick: object) -> None:
        raise Refused("not by these rules")

    monkeypatch.setattr(Play, "repeat", refused)
    with pytest.raises(Refused, match="older rules"):
        outlook.positioned(table, 0, 3)
