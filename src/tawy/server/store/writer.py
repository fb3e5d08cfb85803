"""The one thread that writes. All that waits is written in one transaction: many writes, one flush to the disk."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from tawy.server.store.database import immediate

T = TypeVar("T")

TOGETHER: Final = 256
"""At most so many writes in one transaction."""


class Write(NamedTuple):
    """Something to write, and who waits for it."""

    key: str
    """What it locks. All processes lock in the order of keys, so that none waits for one that waits for it."""
    run: Callable[[Connection], Any]
    explain: Callable[[Connection], Exception | None]
    """What a violated constraint means, asked after the write was undone."""
    done: Future[Any]


class Writer:
    """Takes writes from any thread and answers each when it is durable, or with what was wrong with it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = immediate(engine)
        self._queue: SimpleQueue[Write | None] = SimpleQueue()
        self._open = True
        self._door = threading.Lock()
        self._thread = threading.Thread(target=self._work, name="tawy-store-writer", daemon=True)
        self._thread.start()

    def submit(
        self, key: str, run: Callable[[Connection], T], explain: Callable[[Connection], Exception | None] | None = None
    ) -> Future[T]:
        """Write this soon. If it is given up before its turn it is not written at all."""
        done: Future[T] = Future()
        with self._door:
            if not self._open:
                raise RuntimeError("The store is closed.")
            self._queue.put(Write(key, run, explain or _nothing, done))
        return done

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
            wanted = [write for write in batch if write.done.set_running_or_notify_cancel()]
            if wanted:
                self._answer(sorted(wanted, key=lambda write: write.key))

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
        same: whoever tries the same step again is then overtaken, and finds the command in the journal.
        """
        try:
            outcomes = self._commit(batch)
        except Exception as error:  # noqa: BLE001  it belongs to those who wait
            for write in batch:
                write.done.set_exception(error)
            return
        for write, outcome in zip(batch, outcomes, strict=True):
            if isinstance(outcome, Exception):
                write.done.set_exception(outcome)
            else:
                write.done.set_result(outcome)

    def _commit(self, batch: list[Write]) -> list[Any]:
        with self._engine.begin() as connection:
            return [_outcome(connection, write) for write in batch]


def _outcome(connection: Connection, write: Write) -> Any:
    """What a write gives, or the exception that undid it and it alone."""
    connection.exec_driver_sql("SAVEPOINT one")
    try:
        outcome = write.run(connection)
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


def _nothing(_connection: Connection) -> None:
    return None
