"""Keeping somebody out of a server, by whoever runs it: beside the server, also while it runs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from tawy.server.hall.hours import wall_clock
from tawy.server.store import Known, Store

T = TypeVar("T")


def found(database: str, who: str) -> list[Known]:
    """Everyone of this name or id, whoever was here last first."""
    return _with(database, lambda store: store.guests(who))


def banned(database: str) -> list[Known]:
    """Everyone who is kept out."""
    return _with(database, Store.banned)


def ban(database: str, guest: Known) -> None:
    """Somebody is signed out everywhere and not let in any more."""
    _with(database, lambda store: store.ban(guest.person.id, wall_clock()))


def unban(database: str, guest: Known) -> None:
    """Somebody is let in again."""
    _with(database, lambda store: store.ban(guest.person.id, None))


def _with(database: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Something is asked of what is stored, or written there."""

    async def done() -> T:
        store = Store.open(database)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(done())
