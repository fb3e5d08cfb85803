"""What is counted on a server, for whoever runs it."""

from __future__ import annotations

import asyncio

from tawy.server.store import ChapterCount, Store


def chapter_counts(database: str) -> list[ChapterCount]:
    """How many began and ended each chapter of the lessons."""

    async def asked() -> list[ChapterCount]:
        store = Store.open(database)
        try:
            return await store.chapter_counts()
        finally:
            await store.close()

    return asyncio.run(asked())
