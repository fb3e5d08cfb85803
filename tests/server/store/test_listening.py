"""Hearing of the steps of other processes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest

from server.store.samples import lay, opened, standing, step
from tawy.kernel.refusal import Refused
from tawy.server.store import Overtaken

LISTENING = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"


async def until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 15
    while not true():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.01)


def test_a_step_is_heard_by_all_stores_and_only_when_it_is_there(postgres_url: str) -> None:
    async def scene() -> None:
        async with opened(postgres_url) as store, opened(postgres_url) as other:
            mine: list[tuple[str, int]] = []
            seen: list[int] = []
            theirs: list[tuple[str, int]] = []

            def heard(game: str, n: int) -> None:
                seen.append(len(other.journal_now(game)))
                theirs.append((game, n))

            store.listen(lambda game, n: mine.append((game, n)))
            other.listen(heard)
            await lay(store, "t")
            await store.append("t", step(2), standing())
            with pytest.raises(Overtaken):
                await store.append("t", step(2), standing())
            await other.append("t", step(3), standing())
            await until(lambda: len(mine) == len(theirs) == 3)
            assert mine == theirs == [("t", 1), ("t", 2), ("t", 3)]
            assert all(there >= n for there, (_, n) in zip(seen, theirs, strict=True))

    asyncio.run(scene())


def test_a_listener_that_lost_its_connection_comes_back_and_says_look_at_everything(postgres_url: str) -> None:
    async def scene() -> None:
        async with opened(postgres_url) as store:
            heard: list[tuple[str, int]] = []
            store.listen(lambda game, n: heard.append((game, n)))
            await lay(store, "t")
            await until(lambda: heard == [("t", 1)])
            with psycopg.connect(postgres_url, autocommit=True) as connection:
                for (pid,) in connection.execute(LISTENING).fetchall():
                    connection.execute("SELECT pg_terminate_backend(%s)", [pid])
            await until(lambda: len(heard) == 2)
            assert heard[1] == ("", 0)
            await store.append("t", step(2), standing())
            await until(lambda: len(heard) == 3)
            assert heard[2] == ("t", 2)

    asyncio.run(scene())


def test_a_hearer_that_fails_does_not_end_the_listening(postgres_url: str) -> None:
    async def scene() -> None:
        async with opened(postgres_url) as store:
            heard: list[int] = []

            def fail(_game: str, n: int) -> None:
                heard.append(n)
                raise ValueError

            store.listen(fail)
            await lay(store, "t")
            await store.append("t", step(2), standing())
            await until(lambda: heard == [1, 2])

    asyncio.run(scene())


def test_sqlite_tells_nothing(sqlite_url: str) -> None:
    async def scene() -> None:
        async with opened(sqlite_url) as store:
            heard: list[int] = []
            store.listen(lambda _game, n: heard.append(n))
            await lay(store, "t")
            assert heard == []

    asyncio.run(scene())


def test_postgresql_is_not_copied_by_us(postgres_url: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(postgres_url) as store:
            with pytest.raises(Refused, match="pg_dump"):
                store.backup(tmp_path / "copy")

    asyncio.run(scene())
    assert not (tmp_path / "copy").exists()
