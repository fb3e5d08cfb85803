"""All ratings worked out again from the results, for whoever runs a server."""

from __future__ import annotations

import asyncio

from tawy.server.store import Store


def differences(address: str) -> tuple[int, int]:
    """How many rated games have counted, and how many stored numbers are not what comes out."""
    store = Store.open(address)
    try:
        return store.rating_differences()
    finally:
        asyncio.run(store.close())


def restore(address: str) -> None:
    """What comes out takes the place of what is stored."""
    asyncio.run(_restore(address))


async def _restore(address: str) -> None:
    store = Store.open(address)
    try:
        await store.restore_ratings()
    finally:
        await store.close()
