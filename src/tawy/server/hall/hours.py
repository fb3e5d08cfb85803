"""The time by which clocks run: the same for all processes, steady, and at rest while nobody serves.

The machine's clock may leap, and a process may be stopped for a while. Neither costs anybody time: a leap is an
outage, kept in the store, and what a table lost by outages since its last step is given back before anything else is
done there.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from tawy.server.store import Outage, Store

LONGEST_SILENCE: Final = 10_000
"""Milliseconds without a sign of life that are no outage."""
_MILLION: Final = 1_000_000


def wall_clock() -> int:
    """What the machine's clock says, in milliseconds since 1970."""
    return time.time_ns() // _MILLION


def steady_clock() -> int:
    """Milliseconds that only ever go on."""
    return time.monotonic_ns() // _MILLION


class Hours:
    """One process's hold on the shared time. It begins, and keeps in step, with a beat."""

    def __init__(
        self, store: Store, wall: Callable[[], int] = wall_clock, steady: Callable[[], int] = steady_clock
    ) -> None:
        self._store = store
        self._wall = wall
        self._steady = steady
        self._at = 0
        self._looked = steady()
        self.outages: list[Outage] = []

    def now(self) -> int:
        """The time, in milliseconds since 1970. It stands while the process does not run."""
        steady = self._steady()
        passed, self._looked = steady - self._looked, steady
        if passed <= LONGEST_SILENCE:
            self._at += passed
        return self._at

    async def beat(self) -> bool:
        """A sign of life; the time goes on to where the machine's clock and the other processes are.

        It says whether there were outages.
        """
        known = self.outages[-1].until if self.outages else 0
        beat = await self._store.beat(self.now(), self._wall(), LONGEST_SILENCE, known)
        self._at = max(self.now(), beat.at)
        self.outages += beat.outages
        return bool(beat.outages)

    def lost(self, since: int) -> int:
        """How many milliseconds since then nobody served."""
        return sum(outage.until - max(outage.since, since) for outage in self.outages if outage.until > since)
