"""What the server does by itself, beside the requests: it minds the time, wakes bots and looks at what others stored.

A table that gives trouble is put off and said once; it never keeps another one waiting.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from tawy.kernel.refusal import Refused
from tawy.server.hall.hall import Hall
from tawy.server.hall.hours import Hours
from tawy.server.hall.turns import GRACE
from tawy.server.store import Known
from tawy.server.tables.caller import Caller
from tawy.server.tables.commands import Envelope, Leave

WATCH_EVERY: Final = 0.25
"""Seconds between two looks at the times that are over."""
BEAT_EVERY: Final = 2.0
COMPARE_EVERY: Final = 3.0
"""Seconds after which a page sees what another process has stored, though nobody has told this one."""
SHOW_OUT_EVERY: Final = 5.0
PUT_OFF: Final = 3_600_000
"""Milliseconds until a table that gives trouble is looked at again."""
ALL: Final = 1_000_000

log = logging.getLogger("tawy.server")


async def wake_bots(hall: Hall) -> None:
    """After a start: bots whose process has stopped go on at once, one table after the other."""
    for table in await hall.store.due(hall.now() + GRACE, ALL):
        await tend(hall, table)


async def watch(hall: Hall) -> None:
    """Do what is due."""

    async def look() -> None:
        for table in await hall.store.due(hall.now()):
            await tend(hall, table)

    await again_and_again(WATCH_EVERY, look, "watching the time failed")


async def tend(hall: Hall, table: str) -> None:
    """Do what is due at one table."""
    try:
        await hall.pass_time(table)
    except Exception as error:
        if not isinstance(error, Refused):  # what is refused has been said already
            log.exception("a table is put off", extra={"table": table})
        await hall.store.put_off(table, hall.now(), hall.now() + PUT_OFF)


async def beat(hall: Hall, hours: Hours) -> None:
    """A sign of life in the store; if there was none for a while, no clock has run."""

    async def leave() -> None:
        if await hours.beat():
            hall.give_back_time()

    await again_and_again(BEAT_EVERY, leave, "the store cannot be written")


async def follow(hall: Hall) -> None:
    """Where several processes serve, look now and then whether another one has gone on unheard."""
    if hall.store.is_shared:
        await again_and_again(COMPARE_EVERY, hall.compare, "comparing with the store failed")


async def show_out(hall: Hall) -> None:
    """Whoever is banned from the server has left every game: the others choose what becomes of their seats."""
    done: set[tuple[str, int | None]] = set()

    async def look() -> None:
        for known in await hall.store.banned():
            ban = (known.person.id, known.banned)
            if ban not in done:
                await leave_all(hall, known)
                done.add(ban)

    await again_and_again(SHOW_OUT_EVERY, look, "who is banned could not be shown out")


async def leave_all(hall: Hall, known: Known) -> None:
    """Somebody leaves all games they play in; once for every ban, however often this is asked."""
    left = Envelope(f"banned-{known.banned}", Leave())
    for table in await hall.store.games_of(known.person.id, ALL, None):
        if table.status == "running":
            with suppress(Refused):  # no seat there, or a table that gives trouble
                await hall.command(table.id, Caller(known.person.id, known.person.name), left)


async def again_and_again(seconds: float, work: Callable[[], Awaitable[None]], failed: str) -> None:
    """Work for ever, with a pause in between; what fails is said, and tried again."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except Exception:
            log.exception(failed)
