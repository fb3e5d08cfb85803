"""What is worked out after a game has ended: results of those that ended before they were kept, and ratings."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

from tawy.server.hall.loading import load
from tawy.server.hall.storing import results_of
from tawy.server.store import GameRow, SeatResult, Step, Store

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


async def _fill_in(store: Store) -> None:
    while games := await store.unresulted(AT_ONCE):
        for game in games:
            await store.fill_in_results(game, await _results(store, game))
            await asyncio.sleep(BREATH)


async def _results(store: Store, game: str) -> Sequence[SeatResult]:
    """How a game came out; one that cannot be read any more has no result."""
    row = await store.game(game)
    if row is None:
        return ()
    try:
        return await asyncio.to_thread(_loaded, row, await store.journal(game, last=row.n))
    except Exception as error:  # noqa: BLE001  whatever is wrong with it, it is this table's trouble alone
        log.warning("a table without a result: it cannot be loaded (%s)", type(error).__name__, extra={"table": game})
        return ()


def _loaded(row: GameRow, steps: Sequence[Step]) -> Sequence[SeatResult]:
    return results_of(load(row.id, steps, row.snapshot, row.kept))
