"""The door to everything stored: writes go to one thread, reads to a few."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, Engine, text

from tawy.kernel.refusal import Refused
from tawy.server.store import backup, database, people, tables
from tawy.server.store.listener import Listener
from tawy.server.store.migrate import upgrade
from tawy.server.store.rows import GameRow, Person, Standing, Step
from tawy.server.store.writer import Writer

T = TypeVar("T")


class Store:
    """Tables and people in one database. A write that has returned is durable and visible to every reader."""

    def __init__(self, engine: Engine, location: str) -> None:
        self._engine = engine
        self._location = location
        self._writer = Writer(engine)
        self._readers = ThreadPoolExecutor(database.READERS, thread_name_prefix="tawy-store-reader")
        self._listeners: list[Listener] = []

    @classmethod
    def open(cls, url: str) -> Store:
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
        self._writer.close()
        self._readers.shutdown()
        self._engine.dispose()

    @property
    def location(self) -> str:
        """Where the tables are, for logs: without a password."""
        return self._location

    # tables

    async def create(
        self,
        id: str,  # noqa: A002  the name of the column
        kind: str,
        rules: str,
        owner: str,
        public: bool,  # noqa: FBT001  the same
        step: Step,
        standing: Standing,
    ) -> None:
        """A new table with its first step; `Overtaken` if there is one of that id."""
        row = GameRow(
            id=id,
            kind=kind,
            rules=rules,
            owner=owner,
            public=public,
            created=step.at,
            updated=step.at,
            n=step.n,
            status=standing.status,
            position=standing.position,
            summary=standing.summary,
            snapshot=standing.snapshot,
        )
        await self._write(
            f"table {id}",
            lambda c: tables.create(c, row, step, standing),
            lambda c: tables.refusal(c, id, step),
        )

    async def append(self, game: str, step: Step, standing: Standing) -> None:
        """One step more; `Overtaken` if the table has gone on, `Repeated` if the command is another step already."""
        await self._write(
            f"table {game}",
            lambda c: tables.append(c, game, step, standing),
            lambda c: tables.refusal(c, game, step),
        )

    async def journal(self, game: str, after: int = 0) -> list[Step]:
        """The steps of a table, in order, from behind step `after`."""
        return await self._read(lambda c: tables.steps(c, game, after))

    async def step_of(self, game: str, command: str) -> int | None:
        """The step that a command became."""
        return await self._read(lambda c: tables.step_of(c, game, command))

    async def game(self, game: str) -> GameRow | None:
        """One table, with its snapshot."""
        return await self._read(lambda c: tables.find(c, game))

    async def games_of(self, person: str, limit: int, before: int | None) -> list[GameRow]:
        """The tables somebody belongs to, the latest first; the next page is before the last one's `updated`."""
        return await self._read(lambda c: tables.of_person(c, person, limit, before))

    async def public_games(self, status: str, limit: int) -> list[GameRow]:
        """The tables that everyone may see, the latest first."""
        return await self._read(lambda c: tables.public(c, status, limit))

    async def count_games(self, owner: str, status_not: str) -> int:
        """How many tables somebody has opened, without those of one status."""
        return await self._read(lambda c: tables.count(c, owner, status_not))

    async def due(self, now: int, limit: int = 100) -> list[str]:
        """The tables to look at now, the longest waiting first."""
        return await self._read(lambda c: tables.due(c, now, limit))

    def all_games(self) -> Iterator[GameRow]:
        """All tables by id, read as they are asked for."""
        return tables.every(self._engine)

    def journal_now(self, game: str) -> list[Step]:
        """The steps of a table, for a caller without an event loop."""
        return self._read_now(lambda c: tables.steps(c, game, 0))

    # people

    async def add_person(self, id: str, name: str, recovery_hash: str, at: int) -> None:  # noqa: A002  the column
        """Someone new."""
        await self._write(f"person {id}", lambda c: people.add(c, id, name, recovery_hash, at))

    async def rename(self, person: str, name: str) -> None:
        """Another name for the same person."""
        await self._write(f"person {person}", lambda c: people.rename(c, person, name))

    async def person(self, id: str) -> Person | None:  # noqa: A002  the column
        """A person by id."""
        return await self._read(lambda c: people.find(c, id))

    async def person_by_recovery(self, recovery_hash: str) -> Person | None:
        """The person who knows this recovery code."""
        return await self._read(lambda c: people.by_recovery(c, recovery_hash))

    async def add_session(self, token_hash: str, person: str, at: int) -> None:
        """One browser more that speaks for a person."""
        await self._write(f"session {token_hash}", lambda c: people.add_session(c, token_hash, person, at))

    async def person_by_session(self, token_hash: str) -> Person | None:
        """The person a browser speaks for."""
        return await self._read(lambda c: people.by_session(c, token_hash))

    async def end_session(self, token_hash: str) -> None:
        """A browser that no longer speaks for anyone."""
        await self._write(f"session {token_hash}", lambda c: people.end_session(c, token_hash))

    # operation

    async def ping(self) -> None:
        """Raises if the database does not answer."""
        await self._read(lambda c: c.execute(text("SELECT 1")).scalar_one())

    async def heartbeat(self, at: int) -> int | None:
        """Leave a sign of life for all processes, and learn when the last one was left."""
        return await self._write("heartbeat", lambda c: people.beat(c, at))

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """Call `heard(table, n)` for every step that any process stores from now on; SQLite tells nothing.

        It is called from a thread. `heard("", 0)` means that some may have been missed: look at everything.
        """
        if not database.is_sqlite(self._engine):
            self._listeners.append(Listener(self._engine, self._location, heard))

    def backup(self, target: Path) -> None:
        """Copy everything into a new file while it is in use: whole, or not at all."""
        if not database.is_sqlite(self._engine):
            raise Refused("PostgreSQL is copied with its own program: run pg_dump.")
        backup.backup(Path(self._location), target)

    # ways in

    async def _write(
        self,
        key: str,
        run: Callable[[Connection], T],
        explain: Callable[[Connection], Exception | None] | None = None,
    ) -> T:
        done: Future[T] = self._writer.submit(key, run, explain)
        return await asyncio.wrap_future(done)

    async def _read(self, run: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read_now, run)

    def _read_now(self, run: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return run(connection)
