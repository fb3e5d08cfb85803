"""Receipts: that a message was taken is noted at once, by a thread and a connection which do nothing else.

Whoever dies between the other side's yes and the note of it sends the message again. So the note waits for nobody: not
for its turn among all writes, and not for the disk either. A process that is killed leaves it to the system, which
writes it; only a machine that loses its power may forget it.
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from sqlalchemy import Connection, Engine, bindparam, null, update
from sqlalchemy.exc import DBAPIError

from tawy.server.store.database import immediate, is_sqlite
from tawy.server.store.migrate import reason
from tawy.server.store.prepared import Prepared
from tawy.server.store.schema import outbox

_TAKEN: Final = Prepared(update(outbox).where(outbox.c.id == bindparam("message")).values(due=null()))
UNHURRIED: Final = {True: "PRAGMA synchronous=NORMAL", False: "SET synchronous_commit = off"}
"""How SQLite, or else PostgreSQL, is told not to wait for the disk."""

log = logging.getLogger("tawy.calls")


class Receipts:
    """Notes what was taken, one after the other."""

    def __init__(self, engine: Engine) -> None:
        self._engine = immediate(engine)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="tawy-store-receipts")
        self._open: Connection | None = None

    async def ready(self) -> None:
        """Before anything is sent, the way to note it is open."""
        await self._run(None)

    async def note(self, message: str) -> None:
        """A message was taken. If the database is away now, the write that follows waits for it."""
        await self._run(message)

    async def _run(self, message: str | None) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._note, message)

    def _note(self, message: str | None) -> None:
        try:
            connection = self._open = self._open or self._connected()
            if message is not None:
                with connection.begin():
                    _TAKEN.run(connection, {"message": message})
        except DBAPIError as error:
            log.warning("that a message was taken is noted later: %s", reason(error))
            self._close()

    def _connected(self) -> Connection:
        connection = self._engine.connect()
        connection.detach()  # nobody else gets it: it is in less of a hurry than all others
        driver = connection.connection.dbapi_connection
        assert driver is not None  # noqa: S101  it was just connected
        driver.cursor().execute(UNHURRIED[is_sqlite(connection)])
        driver.commit()
        return connection

    def close(self) -> None:
        """No more is noted. Closed twice, it stays closed."""
        self._thread.shutdown()
        self._close()

    def _close(self) -> None:
        if self._open is not None:
            self._open.close()
            self._open = None
