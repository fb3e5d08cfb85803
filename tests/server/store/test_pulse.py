"""Signs of life of all processes, and the outages between them."""

from __future__ import annotations

import asyncio

from server.store.samples import opened
from tawy.server.store import Beat, Outage


def test_the_shared_time_goes_on_with_the_clock_of_whichever_process(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store, opened(database_url) as other:
            assert await store.beat(0, 100, 10, 0) == Beat(100, [])
            assert await other.beat(0, 105, 10, 0) == Beat(105, [])
            assert await store.beat(103, 108, 10, 0) == Beat(108, [])
            await store.ping()

    asyncio.run(scene())


def test_a_leap_is_an_outage_that_every_process_hears_of_once(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store, opened(database_url) as other:
            await store.beat(0, 100, 10, 0)
            assert await store.beat(104, 500, 10, 0) == Beat(500, [Outage(104, 500)])
            assert await other.beat(106, 501, 10, 0) == Beat(501, [Outage(104, 500)])
            assert await other.beat(503, 503, 10, 500) == Beat(503, [])

    asyncio.run(scene())


def test_the_shared_time_never_goes_back(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            await store.beat(0, 1000, 10, 0)
            assert await store.beat(1002, 400, 10, 0) == Beat(1002, [])

    asyncio.run(scene())
