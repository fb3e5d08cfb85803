"""Secrets: no byte that the server sends depends on what its reader must not know."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from server.club_twins import ClubTwins
from server.mutations import MUTATIONS, Mutate, nosy
from server.mutations_sent import MESSAGE_MUTATIONS
from server.pair import Difference
from server.redealt import Redealt
from server.spoken import Spoken
from server.twins import Twins
from server.worlds import Clock, Json, Shelf, World, chance, fate
from tawy.kernel.refusal import Refused
from tawy.server.hall import loading
from tawy.server.store import Store
from tawy.server.tables.table import Table

__all__ = ["chance", "fate"]

pytestmark = pytest.mark.usefixtures("fate", "chance")

THREE = ("ankh", {"seats": 3})
BUTO_AND_EDFU = ("plagues", {"seats": 3, "provinces": ["buto", "edfu", "memphis"]})
CLOCK = {"kind": "budget", "seconds": 3600, "increment": 5}
Kind = type[Twins]


def compare(
    kind: Kind,
    table: tuple[str, Json],
    viewers: set[int],
    *,
    seed: int = 1,
    steps: int = 1000,
    patience: float = 1.0,
    bots: tuple[int, ...] = (),
    stores: tuple[Store, Store] | None = None,
    restarts: bool = False,
) -> Twins:
    """Play a table in two worlds and compare every byte; raises the first difference."""

    async def played() -> Twins:
        clock = Clock()
        a, b = (World(name, store, clock) for name, store in zip("AB", stores or (Shelf(), Shelf()), strict=True))
        twins = kind(a, b, Random(seed), *table, viewers)
        twins.bots, twins.patience = set(bots), patience
        try:
            await twins.open(CLOCK if seed % 2 else None)
            for step in range(1, steps):
                if not await twins.turn():
                    break
                if patience and step % 90 == 0 and twins.tables()[0].status == "running":
                    if restarts:
                        await twins.restart()
                    await twins.look(close=True)
        finally:
            await twins.leave()
            await a.close()
            await b.close()
        return twins

    return asyncio.run(played())


# --- lockstep: the same in public, something else in secret, move by move -------------------------------------------


@pytest.mark.parametrize(("seats", "viewer", "seed"), [(2, 1, 1), (3, 0, 2), (4, 2, 3), (5, 4, 4)])
def test_nobody_can_tell_what_others_have_sealed(seats: int, viewer: int, seed: int) -> None:
    twins = compare(Twins, ("ankh", {"seats": seats}), {viewer}, seed=seed, patience=0.2, restarts=True)
    assert twins.tables()[0].status == "over"
    assert len(twins.positions) > 40
    assert len(twins.apart) > 4
    merged = len(twins.allies(viewer)) > 1 or any(len(twins.allies(seat)) > 1 for seat in range(seats))
    assert merged == (seats > 2)


PROVINCES = [
    (["buto", "edfu"], {0}),
    (["edfu", "buto"], {0}),
    (["buto", "edfu", "memphis"], {2}),
    (["edfu", "abydos", "buto", "memphis"], {1, 3}),
]


@pytest.mark.parametrize(("provinces", "viewers"), PROVINCES)
def test_nobody_can_tell_what_buto_and_edfu_have_drawn(provinces: list[str], viewers: set[int]) -> None:
    options = {"seats": len(provinces), "provinces": provinces}
    twins = compare(Twins, ("plagues", options), viewers, restarts=True)
    assert len(twins.positions) > 80
    assert len(twins.apart) > (50 if provinces.index("buto") not in viewers else 5)
    assert [pick.token for pick in twins.plays()[0].picks] != [pick.token for pick in twins.plays()[1].picks]


@pytest.mark.parametrize(("table", "bots"), [(("ankh", {"seats": 4}), (0, 1, 3)), (BUTO_AND_EDFU, (0, 1))])
def test_nobody_can_tell_what_a_bot_keeps_secret(table: tuple[str, Json], bots: tuple[int, ...]) -> None:
    twins = compare(Twins, table, {2}, seed=8, steps=150, patience=0.2, bots=bots)
    assert len(twins.apart) > 1


@pytest.mark.parametrize("table", [THREE, BUTO_AND_EDFU])
def test_nobody_can_tell_what_lies_in_the_database(table: tuple[str, Json], tmp_path: Path) -> None:
    stores = Store.open(f"sqlite:///{tmp_path / 'a'}"), Store.open(f"sqlite:///{tmp_path / 'b'}")
    twins = compare(Twins, table, {2}, stores=stores, steps=92, patience=0.3, restarts=True)
    assert len(twins.apart) > 2


def test_a_game_that_older_rules_played_tells_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    def other_rules(_ident: str, _steps: Any) -> Table:
        raise Refused("This game was played by other rules.")

    monkeypatch.setattr(loading, "replayed", other_rules)
    twins = compare(Twins, BUTO_AND_EDFU, {2}, steps=100, patience=0.3, restarts=True)
    assert len(twins.apart) > 20


# --- redealt: another secret at every position ------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_other_sealed_answers_change_no_byte(seats: int, seed: int) -> None:
    twins = compare(Redealt, ("ankh", {"seats": seats}), {0, seats - 1}, seed=seed, steps=200, patience=0.4)
    assert len(twins.positions) > 30
    assert len(twins.apart) > 2


@pytest.mark.parametrize("provinces", [provinces for provinces, _ in PROVINCES[1:]])
def test_other_cards_and_tokens_in_secret_change_no_byte(provinces: list[str]) -> None:
    options = {"seats": len(provinces), "provinces": provinces}
    twins = compare(Redealt, ("plagues", options), {0, len(provinces) - 1}, seed=len(provinces), steps=240)
    assert len(twins.positions) > 150
    assert len(twins.apart) > 50


# --- mutations: every filter is needed, and its loss is noticed ------------------------------------------------


def battles() -> None:
    """Sealed answers of two others."""
    compare(Twins, THREE, {0}, patience=0.05, steps=90)


def merging() -> None:
    """Two gods merge, and their seats propose things to each other."""
    compare(Twins, THREE, set(), patience=0)


def draws() -> None:
    """Buto and Edfu draw in secret."""
    compare(Twins, BUTO_AND_EDFU, {2}, steps=92, patience=0.2)


def nights(game: tuple[str, Json], viewer: int) -> None:
    """A table of a club night: those who take part in it look at the night, too."""
    with TemporaryDirectory() as folder:
        stores = Store.open(f"sqlite:///{folder}/a"), Store.open(f"sqlite:///{folder}/b")
        twins = compare(ClubTwins, game, {viewer}, patience=0.1, steps=120, stores=stores)
    assert len(twins.apart) > 1


def battles_of_a_night() -> None:
    """Sealed answers at its table."""
    nights(("ankh", {"seats": 4}), 0)


def draws_of_a_night() -> None:
    """Buto and Edfu draw in secret at its table."""
    nights(("plagues", {"seats": 4, "provinces": ["buto", "edfu", "memphis", "abydos"]}), 2)


SCENES: dict[str, Callable[[], None]] = {
    scene.__name__: scene for scene in (battles, merging, draws, battles_of_a_night, draws_of_a_night)
}


@pytest.mark.parametrize(("scene", "mutate"), [pytest.param(*one, id=one[1].__name__) for one in MUTATIONS])
def test_without_one_of_the_filters_the_worlds_can_be_told_apart(
    scene: str, mutate: Mutate, monkeypatch: pytest.MonkeyPatch
) -> None:
    mutate(monkeypatch)
    with pytest.raises(Difference):
        SCENES[scene]()


@pytest.mark.parametrize("scene", SCENES)
def test_with_all_filters_they_cannot(scene: str) -> None:
    SCENES[scene]()


def test_what_is_explained_is_a_position_with_other_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither game explains anything by a secret; if one did, the copy it explains would still give nothing away."""
    nosy(monkeypatch)
    draws()


# --- messages ---------------------------------------------------------------------------------------------------------


def messages(table: tuple[str, Json], viewer: int, seed: int) -> tuple[list[Spoken], list[Spoken]]:
    """What was to be sent to people in two worlds that are the same in public; nobody looks meanwhile."""
    shelves = Shelf(), Shelf()
    compare(Twins, table, {viewer}, seed=seed, patience=0.0, stores=shelves)
    return shelves[0].said, shelves[1].said


@pytest.mark.parametrize(
    ("table", "viewer", "seed"), [(THREE, 0, 1), (("ankh", {"seats": 2}), 1, 3), (BUTO_AND_EDFU, 2, 5)]
)
def test_no_message_tells_a_secret_nor_does_that_there_is_one(table: tuple[str, Json], viewer: int, seed: int) -> None:
    one, other = messages(table, viewer, seed)
    assert one == other
    said = b"".join(call["call"] for call in one)
    assert all(kind in said for kind in (b'"turn"', b'"low"'))


TABLES: dict[str, tuple[tuple[str, Json], int, int]] = {"battles": (THREE, 0, 1), "draws": (BUTO_AND_EDFU, 2, 5)}


@pytest.mark.parametrize(
    ("scene", "mutate", "ways"), [pytest.param(*one, id=one[1].__name__) for one in MESSAGE_MUTATIONS]
)
def test_a_message_that_tells_more_is_noticed_whichever_way_it_goes(
    scene: str, mutate: Mutate, ways: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    mutate(monkeypatch)
    one, other = messages(*TABLES[scene])
    for way in ways:
        assert [said.get(way) for said in one] != [said.get(way) for said in other], way
