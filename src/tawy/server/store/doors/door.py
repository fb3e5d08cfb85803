"""How everything stored is written and read: writes go to one thread, reads to a few; and how it is doing."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Self, TypeVar

from sqlalchemy import Connection, Engine, text

from tawy.kernel.refusal import Refused
from tawy.server.store import backup, database, pulse
from tawy.server.store.listener import Listener
from tawy.server.store.migrate import upgrade
from tawy.server.store.patience import Patience
from tawy.server.store.receipts import Receipts
from tawy.server.store.rows import Beat
from tawy.server.store.writer import Writer

T = TypeVar("T")


class Door:
    """A database that is open."""

    def __init__(self, engine: Engine, location: str) -> None:
        self._engine = engine
        self._location = location
        self._writer = Writer(engine)
        self._receipts = Receipts(engine)
        self._reading = Patience("read")
        self._readers = ThreadPoolExecutor(database.READERS, thread_name_prefix="tawy-store-reader")
        self._listeners: list[Listener] = []

    @classmethod
    def open(cls, url: str) -> Self:
        """The store at `sqlite:///path` or `postgresql://...`, brought up to date."""
        parsed = database.parse(url)
        location = database.location(parsed)
        engine = database.engine(parsed)
        try:
            upgrade(engine, location)
        except BaseException:
            engine.dispose()
            raise
        return cls(engine, location)

    async def close(self) -> None:
        """Write what waits, then let go of everything."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        for listener in self._listeners:
            listener.close()
        self._receipts.close()
        self._writer.close()
        self._readers.shutdown()
        self._engine.dispose()

    @property
    def location(self) -> str:
        """Where the tables are, for logs: without a password."""
        return self._location

    @property
    def waiting(self) -> int:
        """How many writes wait for their turn."""
        return self._writer.waiting

    @property
    def trouble(self) -> str | None:
        """What the database said when it last refused to be written; None while it can be."""
        return self._writer.patience.trouble

    @property
    def unwritten_for(self) -> float:
        """Seconds since something was last written for good."""
        return time.monotonic() - self._writer.patience.well_at

    def free_bytes(self) -> int | None:
        """The room that is left on the disk of an SQLite file; of PostgreSQL's disk nothing is known here."""
        return shutil.disk_usage(Path(self._location).parent).free if database.is_sqlite(self._engine) else None

    async def ping(self) -> None:
        """Raises if the database does not answer."""
        await self._read(lambda c: c.execute(text("SELECT 1")).scalar_one())

    async def beat(self, now: int, wall: int, longest: int, known: int) -> Beat:
        """Leave a sign of life; learn the time that all processes share, and of outages that ended after `known`."""
        return await self._write("heartbeat", lambda c: pulse.beat(c, now, wall, longest, known))

    @property
    def is_shared(self) -> bool:
        """Several processes may serve from it."""
        return not database.is_sqlite(self._engine)

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """Call `heard(table, n)` for every step that any process stores from now on; SQLite tells nothing.

        It is called from a thread. `heard("", 0)` means that some may have been missed: look at everything.
        """
        if self.is_shared:
            self._listeners.append(Listener(self._engine, self._location, heard))

    def backup(self, target: Path) -> None:
        """Copy everything into a new file while it is in use: whole, or not at all."""
        if self.is_shared:
            raise Refused("PostgreSQL is copied with its own program: run pg_dump.")
        backup.backup(Path(self._location), target)

    # ways in

    async def _write(
        self,
        key: str,
        run: Callable[[Connection], T],
        explain: Callable[[Connection], Exception | None] | None = None,
        again: Callable[[Connection], T] | None = None,
    ) -> T:
        return await self._writer.submit(key, run, explain, again)

    async def _read(self, run: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read_now, run)

    def _read_now(self, run: Callable[[Connection], T]) -> T:
        def attempt(_again: bool) -> T:  # noqa: FBT001  reading is the same the second time
            with self._engine.connect() as connection:
                return run(connection)

        read = self._reading.through(attempt)
        self._reading.succeeded()
        return read
