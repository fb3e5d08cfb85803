"""Lists of tables: whose, in which order, which are due."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from server.store.samples import lay, opened, standing, step
from tawy.server.store import Holdings


def test_somebodys_tables_come_the_latest_first_and_page_by_page(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            for number in range(7):
                await lay(store, f"t{number}", at=100 + number)
            await lay(store, "berts", at=500, owner="bert")
            await store.append("t2", step(2, at=900), standing(members=("bert",)))
            first = await store.games_of("anna", 3, None)
            assert [row.id for row in first] == ["t2", "t6", "t5"]
            assert [row.updated for row in first] == [900, 106, 105]
            assert all(row.snapshot is None for row in first)
            assert first[0].summary == b'{"summary":1}'
            second = await store.games_of("anna", 3, first[-1].updated)
            assert [row.id for row in second] == ["t4", "t3", "t1"]
            assert [row.id for row in await store.games_of("anna", 3, second[-1].updated)] == ["t0"]
            assert await store.games_of("anna", 3, 100) == []
            assert [row.id for row in await store.games_of("bert", 3, None)] == ["t2", "berts"]
            assert await store.games_of("nobody", 3, None) == []

    asyncio.run(scene())


def test_tables_of_the_same_millisecond_are_not_lost_between_pages(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            for number in range(6):
                await lay(store, f"t{number}", at=100 + number // 4)
            assert [row.id for row in await store.games_of("anna", 3, None)] == ["t4", "t5", "t0", "t1", "t2", "t3"]
            assert [row.id for row in await store.games_of("anna", 2, None)] == ["t4", "t5"]

    asyncio.run(scene())


def test_who_once_belonged_to_a_table_stays(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            await lay(store, "t")
            await store.append("t", step(2), standing(members=("anna", "bert")))
            await store.append("t", step(3), standing(members=("anna",)))
            assert [row.id for row in await store.games_of("bert", 3, None)] == ["t"]

    asyncio.run(scene())


def test_who_no_longer_belongs_to_a_table_may_belong_to_it_again(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            await lay(store, "t")
            await store.append("t", step(2), standing(members=("bert",)))
            await store.append("t", step(3), replace(standing(members=()), gone=("bert",)))
            assert await store.games_of("bert", 3, None) == []
            assert [row.id for row in await store.games_of("anna", 3, None)] == ["t"]
            await store.append("t", step(4), standing(members=("bert",)))
            assert [row.id for row in await store.games_of("bert", 3, None)] == ["t"]

    asyncio.run(scene())


def test_only_public_tables_of_a_status_are_shown_to_all(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            await lay(store, "a", at=100, public=True)
            await lay(store, "b", at=101, public=False)
            await lay(store, "c", at=102, public=True)
            await lay(store, "d", at=103, public=True)
            await store.append("a", step(2, at=200), standing("over"))
            assert [row.id for row in await store.public_games("running", 10)] == ["d", "c"]
            assert [row.id for row in await store.public_games("running", 1)] == ["d"]
            assert [(row.id, row.snapshot) for row in await store.public_games("over", 10)] == [("a", None)]
            held = await store.holdings("anna")
            assert (held.tables, held.unfinished) == (4, 3)
            assert await store.holdings("bert") == Holdings(0, 0, 0)

    asyncio.run(scene())


def test_a_table_is_due_from_its_time_on_until_the_next_step_says_otherwise(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            for number, wake in enumerate([300, 100, 200, None]):
                await store.create(f"t{number}", "ankh", "1", "anna", False, step(1), standing(wake=wake))  # noqa: FBT003
            assert await store.due(99) == []
            assert await store.due(100) == ["t1"]
            assert await store.due(1000) == ["t1", "t2", "t0"]
            assert await store.due(1000, limit=2) == ["t1", "t2"]
            await store.append("t1", step(2), standing(wake=400))
            await store.append("t2", step(2), standing(wake=None))
            await store.append("t3", step(2), standing(wake=50))
            assert await store.due(1000) == ["t3", "t0", "t1"]
            await store.put_off("t3", 60, 350)
            await store.put_off("t0", 60, 70)  # it is not due yet: a step has said when it will be
            await store.put_off("t2", 60, 70)  # nothing is to be done there any more
            assert await store.due(1000) == ["t0", "t3", "t1"]
            assert await store.due(300) == ["t0"]

    asyncio.run(scene())


def test_all_tables_are_streamed_with_their_snapshots(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            ids = [f"t{number:03}" for number in range(230)]
            await asyncio.gather(*(lay(store, table) for table in ids))
            rows = store.all_games()
            assert next(rows).snapshot == b'"snapshot"'
            await store.append("t000", step(2), standing())  # nothing is held while the caller looks
            assert [row.id for row in rows] == ids[1:]

    asyncio.run(scene())
