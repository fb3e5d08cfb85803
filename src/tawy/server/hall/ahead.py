"""Looking ahead for those who are asked, as soon as nobody waits for anything else.

What options would do takes as long to work out as all the rest of a step. Nobody needs it to see what has happened, nor
to be asked: so it is told a moment later, one table after the other, and whatever else is to be done comes in between.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from tawy.server.hall.beside import Tasks
from tawy.server.hall.live import Live
from tawy.server.tables.table import Table

MANY: Final = 50
"""Commands under way at once that make the server hurry: then a page asks for itself when an option is pointed at."""

log = logging.getLogger("tawy.tables")


class LookingAhead:
    """The tables at which somebody has been asked and not yet been told what their options would do."""

    def __init__(self, tasks: Tasks, under_way: Callable[[], int]) -> None:
        self._tasks = tasks
        self._under_way = under_way
        """How many commands are being carried out."""
        self._waiting: dict[str, Live] = {}
        self._at_work = False

    def shown(self, live: Live, before: Table) -> None:
        """A table has gone on: who is asked now, or asked again, is to be told."""
        table = live.table
        is_asked = table.asked_in != before.asked_in or not before.sealed.keys() <= table.sealed.keys()
        if not is_asked or not live.following:
            return
        self._waiting[table.id] = live
        if not self._at_work:
            self._at_work = True
            self._tasks.begin(self._work())

    async def _work(self) -> None:
        try:
            while self._waiting:
                await asyncio.sleep(0)
                if self._under_way() > MANY:
                    self._waiting.clear()
                    return
                live = self._waiting.pop(next(iter(self._waiting)))
                try:
                    live.following.look_ahead(live.table)
                except Exception:  # nobody misses it but who points at an option, and they ask
                    log.exception("what options would do cannot be told", extra={"table": live.table.id})
        finally:
            self._at_work = False
