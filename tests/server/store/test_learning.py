"""What is stored of lessons."""

from __future__ import annotations

import asyncio

from tawy.server.store import ChapterCount, Store


def test_how_far_somebody_has_come_is_written_over(database_url: str) -> None:
    async def scene() -> None:
        store = Store.open(database_url)
        for person in ("ann", "bob"):
            await store.add_person(person, person, f"{person}'s", 1)
        await store.keep_progress("ann", "ankh", b"1")
        await store.keep_progress("bob", "ankh", b"2")
        await store.keep_progress("ann", "ankh", b"3")
        await store.keep_progress("ann", "a", b"4")
        assert await store.progress_of("ann") == [b"4", b"3"]
        assert await store.progress_of("bob") == [b"2"]
        await store.close()

    asyncio.run(scene())


def test_who_is_forgotten_leaves_no_progress(database_url: str) -> None:
    async def scene() -> None:
        store = Store.open(database_url)
        await store.add_person("ann", "Ann", "hers", 1)
        await store.keep_progress("ann", "ankh", b"1")
        assert await store.forget_guests(2, 10) == 1
        assert await store.progress_of("ann") == []
        await store.close()

    asyncio.run(scene())


def test_chapters_are_counted(database_url: str) -> None:
    async def scene() -> None:
        store = Store.open(database_url)
        await asyncio.gather(*(store.count_chapter("ankh", "map", ended=number % 3 == 0) for number in range(30)))
        await store.count_chapter("ankh", "end", ended=True)
        assert await store.chapter_counts() == [ChapterCount("ankh", "end", 0, 1), ChapterCount("ankh", "map", 20, 10)]
        await store.close()

    asyncio.run(scene())
