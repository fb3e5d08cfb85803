"""What is stored of who is at which table."""

from __future__ import annotations

import asyncio

from server.store.samples import lay, opened
from tawy.server.store import Attendant


def test_the_last_word_about_somebody_stands(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            await lay(store, "t")
            await store.attend("t", "one", ["anna", "bert"], [], 10)
            await store.attend("t", "two", [], ["bert"], 20)
            assert sorted(await store.attendants("t"), key=lambda one: one.person) == [
                Attendant("anna", "one", here=True, at=10),
                Attendant("bert", "two", here=False, at=20),
            ]
            await store.still_here("one", 30)
            await store.still_here("two", 40)
            assert {one.person: one.at for one in await store.attendants("t")} == {"anna": 30, "bert": 20}
            await store.still_here("one", 50, here=False)
            assert not any(one.here for one in await store.attendants("t"))

    asyncio.run(scene())


def test_nobody_is_at_a_table_that_is_gone(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            await lay(store, "t")
            await store.attend("t", "one", ["anna"], [], 10)
            assert await store.remove("t", 1)
            await store.attend("t", "one", ["anna"], [], 20)
            assert await store.attendants("t") == []
            assert await store.forget_guests(100, 10) == 2

    asyncio.run(scene())
