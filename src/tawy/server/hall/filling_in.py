"""What is worked out after a game has ended: results and facts of those that ended before these were kept; ratings."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final, TypeVar

from tawy.server.hall.loading import load
from tawy.server.hall.storing import counted_of, results_of
from tawy.server.store import Counted, Store
from tawy.server.tables.table import Table

T = TypeVar("T")

AT_ONCE: Final = 100
BREATH: Final = 0.01
"""Seconds between two games: nobody who plays waits for it."""

log = logging.getLogger("tawy.server")


async def fill_in_results(store: Store) -> None:
    """All of them, after an upgrade; with nothing to do it ends at once. Several processes may do it together."""
    try:
        await _fill_in(store)
    except Exception:
        log.exception("the results of older games could not be written: the next start goes on with them")


async def count_rated(store: Store) -> None:
    """Rated games that have ended count. What fails here is done after the next such game, or at the next start."""
    try:
        while await store.count_rated():
            pass
    except Exception:
        log.exception("a rated game has not counted yet")


async def fill_in_facts(store: Store) -> None:
    """The same of what is counted of finished games."""
    try:
        while games := await store.uncounted(AT_ONCE):
            for game in games:
                n, counted = await _made(store, game, _counted)
                await store.fill_in_facts(game, n, counted)
                await asyncio.sleep(BREATH)
    except Exception:
        log.exception("older games could not be counted: the next start goes on with them")


async def _fill_in(store: Store) -> None:
    while games := await store.unresulted(AT_ONCE):
        for game in games:
            _, seats = await _made(store, game, results_of)
            await store.fill_in_results(game, seats or ())
            await asyncio.sleep(BREATH)


async def _made(store: Store, game: str, make: Callable[[Table], T]) -> tuple[int, T | None]:
    """The last step of a game that is over and what is made of it; nothing of one that cannot be read any more."""
    row = await store.game(game)
    if row is None:
        return 0, None
    steps = await store.journal(game, last=row.n)
    try:
        return row.n, await asyncio.to_thread(lambda: make(load(row.id, steps, row.snapshot, row.kept)))
    except Exception as error:  # noqa: BLE001  whatever is wrong with it, it is this table's trouble alone
        log.warning("a table without a result: it cannot be loaded (%s)", type(error).__name__, extra={"table": game})
        return row.n, None


def _counted(table: Table) -> Counted | None:
    """What is counted of a game that came to a result."""
    return counted_of(table) if results_of(table) else None
