"""Who is here: as the server knows it by open sockets, at all processes, told when it changes and not more often."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from server.house import Json, Visitor
from server.inside import UNHURRIED, Inside, Socket, inside
from tawy.server.hall import attendance
from tawy.server.running.serving import application
from tawy.server.settings import Settings
from tawy.server.store import Store

PLANS = [{"kind": "me"}, {"kind": "open"}]


async def two(ada: Visitor, bob: Visitor) -> str:
    """A running game of two people."""
    table = await ada.open_table("ankh", {"seats": 2, "first": 0}, PLANS)
    await bob.do(table["id"], "Join", invitation=table["invitation"])
    await bob.do(table["id"], "Sit", seat=1)
    await bob.do(table["id"], "Ready")
    await ada.do(table["id"], "Ready")
    ident: str = table["id"]
    return ident


async def here(visitor: Visitor, table: str) -> dict[str, tuple[bool, bool]]:
    """Of each person: here, and known to have gone."""
    found = await visitor.get(f"/api/tables/{table}/presence")
    return {one["person"]: (one["here"], one["since"] is not None) for one in found["people"]}


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    """Wait for something."""
    async with asyncio.timeout(10):
        while not await holds():  # noqa: ASYNC110  what is waited for is asked over the interface
            await asyncio.sleep(0.02)


async def heard(socket: Socket) -> list[Json]:
    """All that a socket is told of who is here, for a while."""
    found: list[Json] = []
    try:
        async with asyncio.timeout(0.4):
            while True:
                message = await socket.message()
                if message["type"] == "Presence":
                    found.append(message)
    except TimeoutError:
        return found


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attendance, "SETTLES", 0.1)


def test_whoever_has_a_page_open_is_here_and_then_gone(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as server, server.visitor("Ada") as ada, server.visitor("Bob") as bob:
            table = await two(ada, bob)
            assert await here(ada, table) == {ada.id: (False, False), bob.id: (False, False)}
            async with server.follow(ada, table) as page:
                async with server.follow(bob, table):
                    await until(lambda: seen(ada, table, {ada.id: (True, False), bob.id: (True, False)}))
                await until(lambda: seen(ada, table, {ada.id: (True, False), bob.id: (False, True)}))
                last = (await heard(page))[-1]["people"]
                assert {one["person"]: one["here"] for one in last} == {ada.id: True, bob.id: False}

    asyncio.run(scene())


async def seen(visitor: Visitor, table: str, expected: dict[str, tuple[bool, bool]]) -> bool:
    return await here(visitor, table) == expected


def test_a_page_that_is_loaded_anew_is_no_news(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as server, server.visitor("Ada") as ada, server.visitor("Bob") as bob:
            table = await two(ada, bob)
            async with server.follow(ada, table) as page:
                async with server.follow(bob, table):
                    await until(lambda: seen(ada, table, {ada.id: (True, False), bob.id: (True, False)}))
                    await heard(page)
                for _ in range(5):
                    async with server.follow(bob, table):
                        pass
                async with server.follow(bob, table):
                    assert await heard(page) == []

    asyncio.run(scene())


def test_a_spectator_is_told_of_seats_alone(sqlite_url: str) -> None:
    async def scene() -> None:
        async with (
            inside(sqlite_url) as server,
            server.visitor("Ada") as ada,
            server.visitor("Eve") as eve,
            server.client() as stranger,
        ):
            table = (await ada.open_table("ankh", {"seats": 2}, [{"kind": "me"}] * 2, public=True, ready=True))["id"]
            async with server.follow(eve, table):
                await asyncio.sleep(0.3)
                found = (await stranger.get(f"/api/tables/{table}/presence")).json()
                assert [one["person"] for one in found["people"]] == [ada.id]

    asyncio.run(scene())


def test_a_server_that_stops_leaves_nobody_here(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as server, server.visitor("Ada") as ada, server.visitor("Bob") as bob:
            table = await two(ada, bob)
            async with server.follow(ada, table):
                await until(lambda: seen(ada, table, {ada.id: (True, False), bob.id: (False, False)}))
                cookies = ada.http.cookies
        async with inside(sqlite_url) as server, server.visitor("Eve") as eve:
            eve.http.cookies = cookies
            assert await here(eve, table) == {ada.id: (False, True), bob.id: (False, False)}

    asyncio.run(scene())


@asynccontextmanager
async def process(url: str) -> AsyncIterator[Inside]:
    """One of several processes on PostgreSQL."""
    store = Store.open(url)
    starlette = application(store, Settings(**UNHURRIED))
    async with starlette.router.lifespan_context(starlette):
        yield Inside(starlette, store)


def test_two_processes_know_the_same(postgres_url: str) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as stack:
            one, other = [await stack.enter_async_context(process(postgres_url)) for _ in range(2)]
            ada = await stack.enter_async_context(one.visitor("Ada"))
            bob = await stack.enter_async_context(other.visitor("Bob"))
            table = await two(ada, bob)
            async with one.follow(ada, table) as page:
                async with other.follow(bob, table), one.follow(bob, table):
                    await until(lambda: seen(ada, table, {ada.id: (True, False), bob.id: (True, False)}))
                async with other.follow(bob, table):
                    await asyncio.sleep(0.5)
                    assert (await here(ada, table))[bob.id] == (True, False), "there is still a page, at the other"
                await until(lambda: seen(ada, table, {ada.id: (True, False), bob.id: (False, True)}))
                assert (await heard(page))[-1]["people"][0]["person"] in {ada.id, bob.id}

    asyncio.run(scene())
