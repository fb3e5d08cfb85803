"""A server is killed between steps and messages: every message that is due is sent, none twice; so by two processes."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from random import Random
from typing import Any

from server.calls.sinks import Sink, sink, until
from server.house import House, Visitor

GAME = {"seats": 2, "gods": ["ra", "isis"], "first": 1}
SEATS = [{"kind": "me"}, {"kind": "open"}]
CALLING = ("--public-address", "https://tawy.example", "--webhook-networks", "127.0.0.0/8")
KILLS = 5


async def called(ada: Visitor, bo: Visitor) -> str:
    """A table at which it is Bo's turn, by what Ada did last."""
    table: dict[str, Any] = await ada.open_table("ankh", GAME, SEATS)
    await bo.do(table["id"], "Join", invitation=table["invitation"])
    await bo.do(table["id"], "Sit", seat=1)
    await bo.do(table["id"], "Ready")
    await ada.do(table["id"], "Ready")
    return str(table["id"])


async def hooked(bo: Visitor, taking: Sink) -> None:
    await bo.post("/api/me/channels", {"target": {"kind": "webhook", "url": f"{taking.address}/bo"}})


def told(taking: Sink) -> Counter[str]:
    """How often each table was spoken of."""
    return Counter(one.json["table"] for one in taking.arrived)


def test_what_is_due_is_sent_once_whenever_the_server_is_killed(database_url: str) -> None:
    dice, house = Random(3), House(database_url, *CALLING)

    async def scene() -> tuple[list[str], Counter[str]]:
        tables: list[str] = []
        async with AsyncExitStack() as stack:
            taking = await stack.enter_async_context(sink())
            house.start()
            ada, bo = [await stack.enter_async_context(Visitor(house.address, name)) for name in ("Ada", "Bo")]
            await hooked(bo, taking)
            for _ in range(KILLS):
                tables.append(await called(ada, bo))
                await asyncio.sleep(dice.choice([0, 0.1, 1.5]))
                house.kill()
                house.start()
                for visitor in (ada, bo):
                    visitor.move(house.address)
            await until(lambda: set(tables) <= set(told(taking)), 30)
            await asyncio.sleep(1.5)
            return tables, told(taking)

    try:
        tables, found = asyncio.run(scene())
    finally:
        house.kill()
    assert found == Counter(tables)


def test_two_processes_share_one_outbox(postgres_url: str) -> None:
    houses = [House(postgres_url, *CALLING) for _ in range(2)]

    async def scene() -> tuple[list[str], Counter[str]]:
        async with AsyncExitStack() as stack:
            taking = await stack.enter_async_context(sink())
            for house in houses:
                house.start()
            one, other = (house.address for house in houses)
            ada, bo = [await stack.enter_async_context(Visitor(*who)) for who in ((one, "Ada"), (other, "Bo"))]
            await hooked(bo, taking)
            tables = [await called(ada, bo) for _ in range(25)]
            open_here = await called_while_open(ada, bo)
            await until(lambda: set(tables) <= set(told(taking)), 30)
            await asyncio.sleep(2)
            assert open_here not in told(taking), "another process knows that they have it open"
            return tables, told(taking)

    try:
        tables, found = asyncio.run(scene())
    finally:
        for house in houses:
            house.kill()
    assert found == Counter(tables)


async def called_while_open(ada: Visitor, bo: Visitor) -> str:
    """The same, while Bo has the table open, and until that is known."""
    table = await ada.open_table("ankh", GAME, SEATS)
    await bo.do(table["id"], "Join", invitation=table["invitation"])
    await bo.do(table["id"], "Sit", seat=1)
    await bo.do(table["id"], "Ready")
    async with bo.follow(table["id"]):
        await ada.do(table["id"], "Ready")
        await asyncio.sleep(8)
        await bo.look(table["id"])
        await asyncio.sleep(1.5)
    return str(table["id"])
