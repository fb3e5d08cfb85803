"""Whether a server says that it is well: not with a disk that is full, nor where nothing can be written."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from server.inside import inside
from tawy.server.http.health import check_health
from tawy.server.refusal import Refusal
from tawy.server.store import Store, Unavailable
from tawy.server.store.writer import Write

MINE = [{"kind": "me"}, {"kind": "me"}]


def full_disk(_batch: list[Write], *, again: bool) -> list[Any]:
    del again
    cause = sqlite3.OperationalError("database or disk is full")
    cause.sqlite_errorcode = sqlite3.SQLITE_FULL
    raise OperationalError("INSERT", {}, cause)


def sentence(answer: httpx.Response) -> str:
    assert answer.status_code == 503, answer.text
    problem = answer.json()
    assert problem["error"] == "unavailable"
    said: str = problem["sentence"]
    return said


def test_a_server_that_cannot_write_is_not_well_and_says_no_in_a_sentence(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as house, house.visitor("Ann") as ann:
            table = (await ann.open_table("ankh", {"seats": 2}, MINE, ready=True))["id"]
            assert (await ann.get("/health")) == {"status": "well"}
            with monkeypatch.context() as broken:
                broken.setattr(house.store._writer, "_commit", full_disk)
                for path, body in (
                    ("/api/guests", {"name": "Bob"}),
                    (f"/api/tables/{table}/commands", {"id": "1", "command": {"type": "Abandon"}}),
                ):
                    answer = await ann.http.post(path, json=body)
                    assert sentence(answer) == str(Unavailable())
                said = sentence(await ann.http.get("/health"))
                assert said == "The database cannot be written: database or disk is full."
                assert (await ann.look(table))["table"]["status"] == "running"
            await ann.do(table, "Abandon")
            assert (await ann.get("/health")) == {"status": "well"}

    asyncio.run(scene())
    assert [record.message for record in caplog.records if record.levelname == "ERROR" and record.exc_info] == []


def test_a_disk_that_is_nearly_full_is_told_in_time(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with inside(sqlite_url, least_free_megabytes=100) as house, house.client() as monitor:
            monkeypatch.setattr(house.store, "free_bytes", lambda: 99_900_000)
            said = sentence(await monitor.get("/health"))
            assert said == "The disk of the database is nearly full: 99 MB are left, and 100 MB should be."
            monkeypatch.setattr(house.store, "free_bytes", lambda: 100_000_000)
            assert (await monitor.get("/health")).json() == {"status": "well"}
        async with inside(sqlite_url) as house:
            assert (house.store.free_bytes() or 0) > 0

    asyncio.run(scene())


def test_nothing_is_known_of_the_disk_of_postgresql(postgres_url: str) -> None:
    store = Store.open(postgres_url)
    assert store.free_bytes() is None
    asyncio.run(store.close())


class Silent(Store):
    """A store that answers, and in which nothing was written for a while."""

    trouble = None
    unwritten_for = 12.0

    def __init__(self) -> None:
        pass

    async def ping(self) -> None:
        pass


def test_a_server_whose_sign_of_life_is_missing_is_not_well() -> None:
    with pytest.raises(Refusal, match="Nothing could be written for 12 seconds"):
        asyncio.run(check_health(Silent(), 0))
