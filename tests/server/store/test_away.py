"""A database that is away for a moment, stays away or is full: waited for, then said in one sentence and one line."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Coroutine, Iterator
from random import randbytes
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import OperationalError

from server.postgres import Postgres, private_postgres
from server.store.samples import lay, opened, standing, step
from tawy.server.store import Overtaken, Person, Step, Store, Unavailable, patience, writer
from tawy.server.store.writer import Write, Writer


@pytest.fixture(scope="module")
def restarting() -> Iterator[Postgres]:
    """A server that these tests may stop."""
    with private_postgres() as server:
        server.create_database("tables")
        yield server


def test_a_restart_is_waited_for(restarting: Postgres) -> None:
    async def scene() -> None:
        async with opened(restarting.url("tables")) as store:
            await lay(store, "t")
            await asyncio.gather(*(store.ping() for _ in range(4)))
            restarting.stop()
            reading = [asyncio.ensure_future(store.game("t")) for _ in range(10)]
            writing = asyncio.ensure_future(store.append("t", step(2), standing()))
            await asyncio.sleep(0.3)
            assert not any(each.done() for each in (*reading, writing))
            await asyncio.to_thread(restarting.start)
            await writing
            assert all(row is not None and row.id == "t" for row in await asyncio.gather(*reading))
            assert [each.n for each in await store.journal("t")] == [1, 2]

    asyncio.run(scene())


def test_one_that_stays_away_is_said_in_one_line_and_found_again(
    restarting: Postgres, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(patience, "PATIENCE", 0.3)

    async def scene() -> None:
        async with opened(restarting.url("tables")) as store:
            await lay(store, "u")
            restarting.stop()
            tries: list[Any] = [store.game("u") for _ in range(20)]
            tries += [store.append("u", step(2), standing()) for _ in range(20)]
            outcomes = await asyncio.gather(*tries, return_exceptions=True)
            assert {type(outcome) for outcome in outcomes} == {Unavailable}
            assert store.trouble is not None
            await asyncio.to_thread(restarting.start)
            await store.append("u", step(2), standing())
            await store.ping()
            assert store.trouble is None

    with caplog.at_level(logging.WARNING, "tawy.store"):
        asyncio.run(scene())
    said = [(record.levelname, record.getMessage().partition(":")[0]) for record in caplog.records]
    assert sorted(said) == [
        ("ERROR", "the database cannot be read"),
        ("ERROR", "the database cannot be written"),
        ("WARNING", "the database can be read again"),
        ("WARNING", "the database can be written again"),
    ]


def test_a_lost_connection_is_replaced_and_the_writes_come_to_pass(postgres_url: str) -> None:
    ended: list[int] = []

    def end_myself_once(connection: Connection) -> None:
        if not ended:
            ended.append(1)
            connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))

    async def scene() -> None:
        async with opened(postgres_url) as store:
            await lay(store, "t")
            await asyncio.gather(store.append("t", step(2), standing()), store._write("table x", end_myself_once))
            assert ended
            assert [each.n for each in await store.journal("t")] == [1, 2]

    asyncio.run(scene())


WRITES: dict[str, Callable[[Store], Coroutine[Any, Any, Any]]] = {
    "create": lambda store: store.create("new", "ankh", "1", "anna", False, step(1), standing()),  # noqa: FBT003
    "append": lambda store: store.append("t", step(2, "c"), standing(members=("bert",), wake=5)),
    "append of the server's own": lambda store: store.append("t", step(2), standing()),
    "add_person": lambda store: store.add_person("zoe", "Zoe", "recovery of zoe", 1),
    "rename": lambda store: store.rename("anna", "Ann"),
    "add_session": lambda store: store.add_session("phone", "anna", 1),
    "see": lambda store: store.see("desk", "anna", 7),
    "end_session": lambda store: store.end_session("desk"),
    "end_sessions": lambda store: store.end_sessions("anna"),
    "renew_recovery": lambda store: store.renew_recovery("anna", "another"),
    "remove": lambda store: store.remove("t", 1),
    "heartbeat": lambda store: store.beat(5, 5, 10, 0),
    "end_old_sessions": lambda store: store.end_old_sessions(100, 10),
    "forget_guests": lambda store: store.forget_guests(100, 10),
}
READS = ("game", "journal", "member", "person", "session", "wake", "heartbeat")


async def everything(store: Store) -> list[Any]:
    def read(connection: Connection) -> list[Any]:
        return [
            sorted(map(repr, connection.exec_driver_sql(f"SELECT * FROM {table}")))  # noqa: S608  ours
            for table in READS
        ]

    return await store._read(read)


@pytest.mark.parametrize("write", WRITES)
def test_what_was_written_before_the_connection_was_lost_is_not_written_twice(
    write: str, database_url: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer to the commit is lost: it is as if it had come the first time."""
    commit = Writer._commit

    async def scene(*, lost: bool, url: str) -> list[Any]:
        async with opened(url) as store:
            await lay(store, "t")
            await store.add_session("desk", "anna", 1)
            losses = [1] if lost else []

            def losing(writer: Writer, batch: list[Write], *, again: bool) -> list[Any]:
                outcomes = commit(writer, batch, again=again)
                if losses:
                    losses.pop()
                    raise OperationalError("", {}, psycopg.OperationalError("the connection is lost"))
                return outcomes

            monkeypatch.setattr(Writer, "_commit", losing)
            await WRITES[write](store)
            monkeypatch.setattr(Writer, "_commit", commit)
            assert not losses
            return await everything(store)

    once = asyncio.run(scene(lost=False, url=f"sqlite:///{tmp_path / 'once.sqlite'}"))
    twice = asyncio.run(scene(lost=True, url=database_url))
    if database_url.startswith("sqlite"):
        assert twice == once
    assert [len(rows) for rows in twice] == [len(rows) for rows in once]


def test_a_step_that_another_process_took_meanwhile_is_overtaken(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with opened(database_url) as store, opened(database_url) as other:
            await lay(store, "t")
            await other.append("t", step(2, "theirs"), standing())
            commit = store._writer._commit
            losses = [1]

            def losing(batch: list[Write], *, again: bool) -> list[Any]:
                if losses:
                    losses.pop()
                    raise OperationalError("", {}, psycopg.OperationalError("the connection is lost"))
                return commit(batch, again=again)

            monkeypatch.setattr(store._writer, "_commit", losing)
            with pytest.raises(Overtaken):
                await store.append("t", step(2, "ours"), standing())

    asyncio.run(scene())


def test_a_full_disk_is_unavailable_and_nothing_is_half_written(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite is told that its file may not grow: it says the same as on a full disk."""
    monkeypatch.setattr(writer, "KEPT", -1)  # every write on a connection that has been told

    async def scene() -> None:
        async with opened(sqlite_url) as store:
            full = True

            @event.listens_for(store._engine, "connect")
            def narrow(driver: Any, _record: object) -> None:
                driver.execute(f"PRAGMA max_page_count={1 if full else 1_000_000}")

            store._engine.dispose()
            large = Step(1, 1, None, randbytes(100_000), b"[]", "")
            with pytest.raises(Unavailable):
                await store.create("t", "ankh", "1", "anna", False, large, standing())  # noqa: FBT003
            assert store.trouble == "database or disk is full"
            assert await store.game("t") is None
            assert await store.person("anna") == Person("anna", "Anna"), "what only reads goes on"
            full = False
            store._engine.dispose()
            await store.create("t", "ankh", "1", "anna", False, large, standing())  # noqa: FBT003
            assert store.trouble is None

    asyncio.run(scene())


def test_a_mistake_of_ours_stays_one(database_url: str) -> None:
    """Only what the database fails in is unavailable; a wrong statement is told as what it is."""

    async def scene() -> None:
        async with opened(database_url) as store:

            def wrong(connection: Connection) -> None:
                connection.execute(text("SELECT nothing FROM nowhere"))

            for work in (store._read(wrong), store._write("x", wrong)):
                with pytest.raises(Exception, match="nowhere") as caught:
                    await work
                assert not isinstance(caught.value, Unavailable)
            assert store.trouble is None

    asyncio.run(scene())


@pytest.mark.parametrize("code", [sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR | 1 << 8, sqlite3.SQLITE_BUSY])
def test_what_sqlite_says_of_its_disk(code: int) -> None:
    cause = sqlite3.OperationalError("the disk")
    cause.sqlite_errorcode = code
    assert patience.is_unavailable(OperationalError("", {}, cause))
    assert not patience.is_away(OperationalError("", {}, cause))
