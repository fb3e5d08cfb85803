"""What nobody comes back for is forgotten: old sessions, guests without a table, tables that were left."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from tawy.server.hall.hall import Hall
from tawy.server.settings import Settings

A_DAY: Final = 86_400_000
EVERY: Final = 3600.0
"""Seconds between two rounds."""
SOON: Final = 60.0
AT_ONCE: Final = 100
"""So many are forgotten in one go, with a breath in between: nobody who plays waits for it."""
BREATH: Final = 0.05

log = logging.getLogger("tawy.server")


async def keep_forgetting(hall: Hall, settings: Settings) -> None:
    """A round soon after the server has started, and one every hour."""
    await asyncio.sleep(SOON)
    while True:
        try:
            await forget(hall, settings)
        except Exception:
            log.exception("what is old could not be forgotten")
        await asyncio.sleep(EVERY)


async def forget(hall: Hall, settings: Settings) -> None:
    """Forget all that is old enough; tables first, for whoever is left without one may be forgotten then."""
    store = hall.store
    await store.forget_tickets(hall.now())
    await _tables(hall, settings.gathering_days, store.old_gatherings)
    await _tables(hall, settings.gone_days, store.deserted)
    await _clubs(hall, settings.gathering_days, ("gathering", "off"))
    await _clubs(hall, settings.gone_days, ("running", "over"))
    await _people(hall, settings.session_days, store.end_old_sessions)
    await _people(hall, settings.guest_days, store.forget_guests)


async def _tables(hall: Hall, days: int, find: Callable[[int, int], Awaitable[list[tuple[str, int]]]]) -> None:
    """All tables that are older than so many days; one that has gone on meanwhile stays."""
    found = await find(hall.now() - days * A_DAY, AT_ONCE) if days else []
    while found:
        for table, n in found:
            await hall.remove(table, n)
        await asyncio.sleep(BREATH)
        found = await find(hall.now() - days * A_DAY, AT_ONCE)


async def _clubs(hall: Hall, days: int, statuses: tuple[str, ...]) -> None:
    """All club nights that nobody has touched for so many days, and whose people were not here since."""
    found = await hall.store.old_clubs(hall.now() - days * A_DAY, AT_ONCE, statuses) if days else []
    while found:
        for club, n in found:
            await hall.store.remove_club(club, n)
        await asyncio.sleep(BREATH)
        found = await hall.store.old_clubs(hall.now() - days * A_DAY, AT_ONCE, statuses)


async def _people(hall: Hall, days: int, end: Callable[[int, int], Awaitable[int]]) -> None:
    """All of them whose time is over, a few at once."""
    ended = await end(hall.now() - days * A_DAY, AT_ONCE) if days else 0
    while ended == AT_ONCE:
        await asyncio.sleep(BREATH)
        ended = await end(hall.now() - days * A_DAY, AT_ONCE)
