"""What is long is stored small, and everything comes back as it was."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import Connection, text

from server.inside import inside
from server.store.samples import opened, standing
from tawy.server.store import Step, Store
from tawy.server.store.packing import PACKED, SHORT, pack, unpack

GAMES = Path(__file__).parents[2] / "games"


@given(st.binary(max_size=1000) | st.binary(max_size=20).map(lambda part: part * 50))
def test_everything_comes_back_as_it_was(data: bytes) -> None:
    assert unpack(pack(data)) == data
    assert unpack(pack(PACKED + data)) == PACKED + data


def test_what_is_short_or_would_not_get_smaller_is_stored_as_it_is() -> None:
    assert pack(b"[1]") == b"[1]"
    assert pack(bytes(range(2, 256))) == bytes(range(2, 256))
    assert len(pack(b"a" * 1000)) < SHORT


def stored(store: Store, statement: str) -> int:
    def read(connection: Connection) -> int:
        return int(connection.execute(text(statement)).scalar_one())

    return store._read_now(read)


def test_the_store_packs_the_journal_and_the_snapshot_and_counts_what_it_stores(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            long = b'["the same again"]' * 500
            steps = [Step(n, n, None, long, long, "mark") for n in (1, 2)]
            await store.create("t", "ankh", "1", "anna", False, steps[0], standing(snapshot=long))  # noqa: FBT003
            await store.append("t", steps[1], standing(snapshot=long))
            assert await store.journal("t") == steps
            row = await store.game("t")
            assert row is not None
            assert row.snapshot == long
            assert [each.snapshot for each in store.all_games()] == [long]
            packed = stored(store, "SELECT SUM(LENGTH(body) + LENGTH(told)) FROM journal")
            assert packed < len(long) / 10
            assert stored(store, "SELECT LENGTH(snapshot) FROM game") < len(long) / 10
            assert packed < (await store.holdings("anna")).bytes < packed + 1000

    asyncio.run(scene())


@pytest.mark.parametrize("game", ["ankh/5_seats-top_of_the_track", "plagues/4_players-normal_full"])
def test_a_game_that_is_brought_along_takes_little_more_room_than_its_file(game: str, sqlite_url: str) -> None:
    content = (GAMES / f"{game}.json").read_bytes()

    async def scene() -> None:
        async with inside(sqlite_url) as house, house.visitor("Ann") as ann:
            for _ in range(4):
                assert (await ann.http.post("/api/tables/import", content=content)).status_code == 201
            held = await house.store.holdings(ann.id)
            assert held.tables == 4
            assert held.bytes / 4 < 1.5 * len(content)

    asyncio.run(scene())
