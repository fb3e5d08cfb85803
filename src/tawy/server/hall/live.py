"""A table in use, and what is kept of it in memory besides."""

from __future__ import annotations

import asyncio
from typing import Final

from tawy.server.hall.following import Following
from tawy.server.tables.messages import Presence
from tawy.server.tables.table import Table

IDLE: Final = 10.0
"""Seconds for which nobody must have asked for a table before it is let go."""


class Live:
    """A table in use: as it is, who follows it, and the lock behind which it changes."""

    def __init__(self, table: Table, now: float) -> None:
        self.table = table
        self.used = now
        """When somebody last asked for it, by the loop's time."""
        self.lock = asyncio.Lock()
        self.following = Following()
        self.thinking: set[tuple[int, int]] = set()
        """Bots at work, by the step in which they were asked and by seat."""
        self.attendance: Presence | None = None
        """Who is here, as everyone who follows it was told last."""
        self.unsettled = 0.0
        """When somebody last came or went, by the loop's time ..."""
        self.settling = False
        """... and whether that is about to be looked at."""
        self.said = 0
        """The last line of its chat that everyone who follows it was told."""
        self.done: dict[str, int] = {}
        """The commands that were carried out, and the step each led to."""

    def is_idle(self, now: float) -> bool:
        """Nobody follows it, nothing is being done at it, and nobody has asked for it for a while."""
        return not (self.following or self.thinking or self.lock.locked()) and now - self.used > IDLE
