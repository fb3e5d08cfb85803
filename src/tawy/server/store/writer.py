"""The one thread that writes. All that waits is written in one transaction: many writes, one flush to the disk."""

from __future__ import annotations

import asyncio
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from queue import Empty, SimpleQueue
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from tawy.server.store.database import immediate
from tawy.server.store.patience import Patience, is_away
from tawy.server.store.rows import Unavailable

T = TypeVar("T")

TOGETHER: Final = 256
"""At most so many writes in one transaction."""
KEPT: Final = 1.0
"""Seconds for which a connection is trusted to be as it was."""


class Write(NamedTuple):
    """Something to write, and who waits for it."""

    key: str
    """What it locks. All processes lock in the order of keys, so that none waits for one that waits for it."""
    run: Callable[[Connection], Any]
    again: Callable[[Connection], Any]
    """How it is written if it may have been written already, and the connection was lost before that was heard."""
    explain: Callable[[Connection], Exception | None]
    """What a violated constraint means, asked after the write was undone."""
    done: asyncio.Future[Any]


class Writer:
    """Takes writes from any loop and answers each when it is durable, or with what was wrong with it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = immediate(engine)
        self._kept: Connection | None = None
        """The connection of the last transaction, which only the writer's thread uses ..."""
        self._used = 0.0
        """... and when that was over."""
        self.patience = Patience("written")
        self._queue: SimpleQueue[Write | None] = SimpleQueue()
        self._open = True
        self._door = threading.Lock()
        self._thread = threading.Thread(target=self._work, name="tawy-store-writer", daemon=True)
        self._thread.start()

    def submit(
        self,
        key: str,
        run: Callable[[Connection], T],
        explain: Callable[[Connection], Exception | None] | None = None,
        again: Callable[[Connection], T] | None = None,
    ) -> asyncio.Future[T]:
        """Write this soon. If it is given up before its turn it is not written at all."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        with self._door:
            if not self._open:
                raise RuntimeError("The store is closed.")
            self._queue.put(Write(key, run, again or run, explain or _nothing, done))
        return done

    @property
    def waiting(self) -> int:
        """How many writes wait for their turn."""
        return self._queue.qsize()

    def close(self) -> None:
        """Write what waits, then stop."""
        with self._door:
            if self._open:
                self._open = False
                self._queue.put(None)
        self._thread.join()

    def _work(self) -> None:
        going_on = True
        while going_on:
            batch, going_on = self._waiting()
            wanted = [write for write in batch if not write.done.cancelled()]
            if wanted:
                self._answer(sorted(wanted, key=lambda write: write.key))
        if self._kept is not None:
            self._kept.close()

    def _waiting(self) -> tuple[list[Write], bool]:
        """What waits, at least one; and whether more may come."""
        batch: list[Write] = []
        write = self._queue.get()
        while write is not None:
            batch.append(write)
            if len(batch) == TOGETHER:
                return batch, True
            try:
                write = self._queue.get_nowait()
            except Empty:
                return batch, True
        return batch, False

    def _answer(self, batch: list[Write]) -> None:
        """Commit, then tell everyone how it went.

        If the commit fails everyone is told so. Where the connection was lost in it, it may have come to pass all the
        same: so it is tried again in a way that finds what is written already.
        """
        try:
            outcomes = self.patience.through(lambda again: self._commit(batch, again=again))
        except Exception as error:  # noqa: BLE001  it belongs to those who wait
            outcomes = [error] * len(batch)
        told: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = defaultdict(list)
        for write, outcome in zip(batch, outcomes, strict=True):
            told[write.done.get_loop()].append((write.done, outcome))
        for loop, those in told.items():
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(_tell, those)

    def _commit(self, batch: list[Write], *, again: bool) -> list[Any]:
        """All in one transaction: nearly always all is well. If anything is not, each is written by itself in it."""
        try:
            with self._transaction() as connection:
                outcomes = [write.again(connection) if again else write.run(connection) for write in batch]
        except Exception as error:
            if is_away(error):
                raise
            with self._transaction() as connection:
                outcomes = [_outcome(connection, write, again=again) for write in batch]
        explained = [self.patience.explained(it) if isinstance(it, Exception) else it for it in outcomes]
        if not any(isinstance(outcome, Unavailable) for outcome in explained):
            self.patience.succeeded()
        return explained

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """One transaction. While there is always more to write its connection is kept: to fetch one takes long.

        One that has not been used for a moment is looked at before it is used again, as all that are fetched are; so is
        what comes after one that has failed.
        """
        connection, self._kept = self._kept, None
        if connection is not None and time.monotonic() - self._used > KEPT:
            connection.close()
            connection = None
        if connection is None:
            connection = self._engine.connect()
        try:
            with connection.begin():
                yield connection
        except BaseException:
            connection.close()
            raise
        self._kept, self._used = connection, time.monotonic()


def _outcome(connection: Connection, write: Write, *, again: bool) -> Any:
    """What a write gives, or the exception that undid it and it alone."""
    connection.exec_driver_sql("SAVEPOINT one")
    try:
        outcome = write.again(connection) if again else write.run(connection)
    except Exception as error:  # noqa: BLE001  it belongs to the one who waits
        _undo(connection, error)
        outcome = (isinstance(error, IntegrityError) and write.explain(connection)) or error
    connection.exec_driver_sql("RELEASE SAVEPOINT one")
    return outcome


def _undo(connection: Connection, error: Exception) -> None:
    """Go back to before the write. Some errors have ended the whole transaction: then all its writes have failed."""
    try:
        connection.exec_driver_sql("ROLLBACK TO SAVEPOINT one")
    except Exception:  # noqa: BLE001  what led here says more
        raise error from None


def _tell(those: list[tuple[asyncio.Future[Any], Any]]) -> None:
    """All who wait on a loop hear of it together: to wake it for each of them takes longer than to write."""
    for done, outcome in those:
        if done.done():  # given up meanwhile
            continue
        if isinstance(outcome, Exception):
            done.set_exception(outcome)
        else:
            done.set_result(outcome)


def _nothing(_connection: Connection) -> None:
    return None
