"""The tables in memory: each is there once, loaded when somebody asks for it and let go when nobody needs it."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

from tawy.kernel.refusal import Refused
from tawy.server.hall.beside import Beside
from tawy.server.hall.live import Live
from tawy.server.hall.loading import load
from tawy.server.refusal import Refusal, no_such_table
from tawy.server.store import Store
from tawy.server.tables.table import Table

IDENT: Final = re.compile("[0-9A-Za-z_-]+")
"""What an id can look like; no database is asked for anything else."""
CACHED: Final = 500
"""Tables in memory beyond which those that nobody looks at are let go."""

log = logging.getLogger("tawy.tables")


class Memory:
    """Every table that this process has in use."""

    def __init__(self, store: Store, loaded: Callable[[Live], Awaitable[None]]) -> None:
        self._store = store
        self._loaded = loaded
        """Told of a table that has just been loaded, before anybody else has it."""
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._loader = Beside("tawy-loader")
        self._damaged: set[str] = set()
        """Tables that could not be read: said in the log once, however many look for them."""

    def __len__(self) -> int:
        return len(self._live)

    def all(self) -> dict[str, Live]:
        """All of them as they are now, by id."""
        return dict(self._live)

    def known(self, ident: str) -> Live | None:
        """A table, if it is in memory."""
        return self._live.get(ident)

    async def live(self, ident: str) -> Live:
        """A table, from memory or from what is stored of it."""
        while (live := self._live.get(ident)) is None:
            if ident not in self._loading:
                self._loading[ident] = asyncio.create_task(self._load(ident))
                self._loading[ident].add_done_callback(lambda _: self._loading.pop(ident, None))
            await asyncio.shield(self._loading[ident])
        self._live.move_to_end(ident)
        live.used = asyncio.get_running_loop().time()
        return live

    @asynccontextmanager
    async def held(self, ident: str) -> AsyncIterator[Live]:
        """A table behind its lock. While one waited for the lock it may have been let go: then it is loaded anew."""
        while True:
            live = await self.live(ident)
            async with live.lock:
                if self._live.get(ident) is live:
                    yield live
                    return

    def keep(self, table: Table) -> Live:
        """A table that is new here, in use from now on."""
        live = Live(table, asyncio.get_running_loop().time())
        self._add(live)
        return live

    def let_go(self, ident: str) -> None:
        """A table is not kept any more; whoever follows it connects again, and hears what became of it."""
        live = self._live.pop(ident, None)
        if live is not None:
            live.following.close("behind")

    def close(self) -> None:
        """Everyone who follows a table is told that the server stops."""
        self._loader.close()
        for live in self._live.values():
            live.following.close("stopping")

    async def _load(self, ident: str) -> None:
        row = await self._store.game(ident) if IDENT.fullmatch(ident) else None
        if row is None:
            raise no_such_table()
        steps = await self._store.journal(ident, last=row.n)
        try:
            table = await self._loader.do(load, ident, steps, row.snapshot, row.kept)
        except Exception as error:  # noqa: BLE001  whatever is wrong with it, it is this table's trouble alone
            raise self.damaged(ident, error) from None
        self._damaged.discard(ident)
        live = Live(table, asyncio.get_running_loop().time())
        live.done = {step.command: step.n for step in steps if step.command is not None}
        await self._loaded(live)
        self._add(live)

    def damaged(self, ident: str, error: Exception) -> Refusal:
        """What is said of a table that cannot be read: the reason may name a secret, so the log has only its kind."""
        if ident not in self._damaged:
            self._damaged.add(ident)
            log.error("table cannot be loaded (%s)", type(error).__name__, extra={"table": ident})
        if isinstance(error, Refused):
            return Refusal("not_now", "This game was played by other rules and cannot be continued here.")
        return Refusal("not_now", "What is stored of this table is damaged: tell whoever runs this server.")

    def _add(self, live: Live) -> None:
        self._live[live.table.id] = live
        if len(self._live) > CACHED:
            idle = [ident for ident, kept in self._live.items() if kept.is_idle(live.used)]
            for ident in idle[: len(self._live) - CACHED]:
                del self._live[ident]
