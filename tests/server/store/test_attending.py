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
            assert await store.still_here("one", 30, 30, 200) == 1
            await store.still_here("two", 40, 40, 200)
            assert {one.person: one.at for one in await store.attendants("t")} == {"anna": 30, "bert": 20}
            await store.all_gone("one", 50)
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


def test_of_many_who_are_still_here_some_are_noted_at_a_time(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            await lay(store, "t")
            await lay(store, "u")
            for table in "tu":
                await store.attend(table, "one", ["anna", "bert"], [], 10)
            noted = [await store.still_here("one", 30, 30, 3) for _ in range(3)]
            assert noted == [3, 1, 0]
            assert {one.at for table in "tu" for one in await store.attendants(table)} == {30}

    asyncio.run(scene())
