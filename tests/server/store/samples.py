"""Steps and standings by hand, and a store that is closed in the end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tawy.server.store import Standing, Step, Store


def step(n: int, command: str | None = None, at: int | None = None) -> Step:
    return Step(n, 1000 + n if at is None else at, command, b'["body",%d]' % n, b'["told",%d]' % n, f"mark {n}")


def standing(
    status: str = "running",
    position: int = 0,
    members: tuple[str, ...] = ("anna",),
    wake: int | None = None,
    snapshot: bytes | None = b'"snapshot"',
) -> Standing:
    return Standing(status, position, b'{"summary":1}', snapshot, members, wake)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """A store with the persons anna and bert."""
    store = Store.open(url)
    try:
        for name in ("anna", "bert"):
            if await store.person(name) is None:
                await store.add_person(name, name.title(), f"recovery of {name}", 1)
        yield store
    finally:
        await store.close()


async def lay(store: Store, game: str, at: int = 1001, owner: str = "anna", *, public: bool = False) -> None:
    """A new table with one step."""
    await store.create(game, "ankh", "1", owner, public, step(1, at=at), standing(members=(owner,)))
