"""Many writes in one transaction: each has its own fate."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from server.store.samples import lay, opened, standing, step
from tawy.server.store import Missing, Overtaken, Repeated, Store


async def held(store: Store) -> threading.Event:
    """The writer waits until the event is set, so that what follows is one batch."""
    begun, free = threading.Event(), threading.Event()

    def wait(_connection: Connection) -> None:
        begun.set()
        free.wait(10)

    store._writer.submit("", wait)
    await asyncio.to_thread(begun.wait, 10)
    return free


async def together(store: Store, *writes: Any) -> list[Any]:
    """The writes in one batch, with what each gives or raises."""
    free = await held(store)
    tasks = [asyncio.ensure_future(write) for write in writes]
    while store._writer._queue.qsize() < len(writes):  # noqa: ASYNC110  another thread's queue has no event
        await asyncio.sleep(0.001)
    free.set()
    return await asyncio.gather(*tasks, return_exceptions=True)


def test_bad_writes_in_the_middle_do_not_touch_the_others(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            tables = [f"t{number:03}" for number in range(150)]
            await asyncio.gather(*(lay(store, table) for table in tables))
            await store.append("t070", step(2, "known"), standing())
            outcomes = await together(
                store,
                *(store.append(table, step(2, "c"), standing()) for table in tables),
                store.append("t070", step(3, "known"), standing()),
                store.append("t071", step(3), standing(members=("nobody",))),
                store.append("t071", step(3, "other"), standing()),
                store.append("nowhere", step(2), standing()),
                store.add_person("anna", "Anna", "another", 1),
            )
            assert [type(outcome) for outcome in outcomes[:150] if outcome] == [Overtaken]
            assert [type(outcome) for outcome in outcomes[150:]] == [
                Repeated,
                IntegrityError,
                type(None),
                Missing,
                IntegrityError,
            ]
            for table in tables:
                commands = [each.command for each in await store.journal(table)]
                assert commands == {"t070": [None, "known"], "t071": [None, "c", "other"]}.get(table, [None, "c"])

    asyncio.run(scene())


def test_an_error_does_not_tell_what_was_to_be_written(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            secret = standing(snapshot=b"the next card")
            with pytest.raises(IntegrityError) as caught:
                await store.create("t", "ankh", "1", "nobody", False, step(1), secret)  # noqa: FBT003
            assert "the next card" not in str(caught.value)
            assert await store.game("t") is None

    asyncio.run(scene())


def test_steps_of_a_table_in_one_batch_stay_in_order(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            await lay(store, "t")
            await lay(store, "s")
            writes = [store.append(table, step(n), standing()) for n in range(2, 40) for table in ("t", "s")]
            assert not any(await together(store, *writes))
            assert [each.n for each in await store.journal("t")] == list(range(1, 40))

    asyncio.run(scene())


def test_when_the_transaction_itself_is_lost_all_are_told_and_nothing_is_half_written(database_url: str) -> None:
    def lose(connection: Connection) -> None:
        connection.exec_driver_sql("ROLLBACK")
        raise ValueError

    async def scene() -> None:
        async with opened(database_url) as store:
            for table in ("a", "z"):
                await lay(store, table)
            outcomes = await together(
                store,
                store.append("a", step(2), standing()),
                store._write("table m", lose),
                store.append("z", step(2), standing()),
            )
            assert all(isinstance(outcome, Exception) for outcome in outcomes)
            assert len(await store.journal("a")) == len(await store.journal("z")) == 1
            await store.append("a", step(2), standing())
            await store.append("z", step(2), standing())

    asyncio.run(scene())


def test_readers_survive_that_all_connections_are_lost(postgres_url: str) -> None:
    def end_the_others(connection: Connection) -> None:
        ends = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
        connection.execute(text(f"{ends} AND pid <> pg_backend_pid()"))

    async def scene() -> None:
        async with opened(postgres_url) as store:
            await lay(store, "t")
            await asyncio.gather(*(store.ping() for _ in range(20)))
            await store._write("x", end_the_others)
            assert len(await asyncio.gather(*(store.journal("t") for _ in range(20)))) == 20

    asyncio.run(scene())


def test_nobody_reads_what_is_not_committed(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            await lay(store, "t")
            written, free = threading.Event(), threading.Event()

            def write(connection: Connection) -> None:
                connection.execute(text("UPDATE person SET name = 'Zoe' WHERE id = 'anna'"))
                written.set()
                free.wait(10)

            done = asyncio.ensure_future(store._write("person anna", write))
            await asyncio.to_thread(written.wait, 10)
            person = await store.person("anna")
            assert person is not None
            assert person.name == "Anna"
            free.set()
            await done
            person = await store.person("anna")
            assert person is not None
            assert person.name == "Zoe"

    asyncio.run(scene())


def test_who_gives_up_does_not_disturb_the_writer(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            await lay(store, "t")
            free = await held(store)
            given_up = asyncio.ensure_future(store.append("t", step(2, "given up"), standing()))
            kept = asyncio.ensure_future(store.append("t", step(2, "kept"), standing()))
            await asyncio.sleep(0)
            given_up.cancel()
            with pytest.raises(asyncio.CancelledError):
                await given_up
            free.set()
            await kept
            begun = asyncio.ensure_future(store.append("t", step(3), standing()))
            await asyncio.sleep(0.002)
            begun.cancel()  # at any moment of its writing
            await asyncio.gather(begun, return_exceptions=True)
            await store.beat(1, 1, 10, 0)
            assert [each.command for each in await store.journal("t")][:2] == [None, "kept"]

    asyncio.run(scene())


def test_closing_writes_what_waits_and_then_nothing_more(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            await lay(store, "t")
            free = await held(store)
            waiting = [asyncio.ensure_future(store.append("t", step(n), standing())) for n in range(2, 300)]
            await asyncio.sleep(0)
            closing = asyncio.ensure_future(store.close())
            await asyncio.sleep(0.01)
            free.set()
            await closing
            await asyncio.gather(*waiting)
            with pytest.raises(RuntimeError):
                await store.append("t", step(300), standing())
        async with opened(database_url) as again:
            assert len(await again.journal("t")) == 299

    asyncio.run(scene())


def test_two_stores_writing_the_same_tables_in_opposite_order_do_not_block_each_other(postgres_url: str) -> None:
    async def scene() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as other:
            tables = [f"t{number:02}" for number in range(60)]
            await asyncio.gather(*(lay(one, table) for table in tables))
            for n in range(2, 8):
                writes = [one.append(table, step(n), standing()) for table in tables]
                writes += [other.append(table, step(n), standing()) for table in reversed(tables)]
                outcomes = await asyncio.gather(*writes, return_exceptions=True)
                assert [type(outcome) for outcome in outcomes if outcome] == [Overtaken] * 60

    asyncio.run(scene())
