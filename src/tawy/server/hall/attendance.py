"""Who is at a table: whoever has a page of it open, at any process that serves.

What counts are open sockets, nothing that a page says of itself, and nothing that is done in the game. Coming and going
is looked at a moment later, so that a page loaded anew is no news.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Final

import msgspec

from tawy.server.hall.beside import Tasks
from tawy.server.hall.live import Live
from tawy.server.store import Attendant, Store
from tawy.server.tables import messages as m

SETTLES: Final = 2.0
"""Seconds of quiet until coming or going counts ..."""
PATIENCE: Final = 5
"""... and so many times that at most: somebody's fluttering connection does not hide everyone else."""
STILL_EVERY: Final = 20.0
"""Seconds between two signs that everyone here is still here."""
RECENT: Final = 10_000
"""Milliseconds for which such a sign is new enough."""
AT_ONCE: Final = 200
"""Rows that are written together: of thousands, no step waits for all ..."""
BREATH: Final = 0.02
"""... and so many seconds between two of these."""
STALE: Final = 60_000
"""Milliseconds without such a sign after which nobody is: their process has died."""


class Attendance:
    """Who is at the tables of this process, and what the others say."""

    def __init__(self, store: Store, tasks: Tasks, now: Callable[[], int]) -> None:
        self._store = store
        self._tasks = tasks
        self._now = now
        self._process = secrets.token_hex(8)
        self.kept = False
        """It is kept from when the server runs until it stops."""

    def changed(self, live: Live) -> None:
        """Somebody may have come or gone, here or at another process."""
        live.unsettled = asyncio.get_running_loop().time()
        if self.kept and not live.settling:
            live.settling = True
            self._tasks.begin(self._settle(live))

    async def _settle(self, live: Live) -> None:
        time = asyncio.get_running_loop().time
        latest = time() + PATIENCE * SETTLES
        while (until := min(live.unsettled + SETTLES, latest)) > time():  # noqa: ASYNC110  until it is quiet
            await asyncio.sleep(until - time())
        live.settling = False
        here = live.following.named()
        rows = {one.person: one for one in await self._store.attendants(live.table.id)}
        came = [person for person in here if person not in rows or not self._is_here(rows[person])]
        left = [one.person for one in rows.values() if self._was_here(one) and one.person not in here]
        if came or left:
            await self._store.attend(live.table.id, self._process, came, left, self._now())
        seen = await self.of(live)
        if seen != live.attendance:
            live.attendance = seen
            live.following.tell(msgspec.json.encode(seen))

    def _is_here(self, one: Attendant) -> bool:
        return one.here and one.at >= self._now() - STALE

    def _was_here(self, one: Attendant) -> bool:
        """By this process: of others it knows nothing."""
        return one.here and one.process == self._process

    async def of(self, live: Live) -> m.Presence:
        """Whether those who hold a seat are here, and if not, since when."""
        rows = {one.person: one for one in await self._store.attendants(live.table.id)}
        return m.Presence([self._seen(person, rows.get(person)) for person in sorted(live.table.holders())])

    def _seen(self, person: str, row: Attendant | None) -> m.PersonPresence:
        here = row is not None and self._is_here(row)
        return m.PersonPresence(person, here, None if here or row is None else row.at)

    async def keep(self) -> None:
        """While the server runs: everyone who is here still is."""
        self.kept = True
        while True:
            await asyncio.sleep(STILL_EVERY)
            await self._say_still_here(self._now())

    async def _say_still_here(self, now: int) -> None:
        said = AT_ONCE
        while said == AT_ONCE:
            said = await self._store.still_here(self._process, now, now - RECENT, AT_ONCE)
            await asyncio.sleep(BREATH)

    async def close(self) -> None:
        """The server stops: whoever was here by it is not any more."""
        if self.kept:
            self.kept = False
            await self._store.all_gone(self._process, self._now())
