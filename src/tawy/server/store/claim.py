"""An SQLite file is for one server at a time: who serves it holds a lock that ends with the process."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from tawy.kernel.refusal import Refused
from tawy.server.store import database

BESIDE: Final = "-serving"
"""Ends the name of the file that is locked; it stays when the server stops, and then means nothing."""


@contextmanager
def claimed(address: str) -> Iterator[None]:
    """Nobody else serves this database meanwhile; PostgreSQL is for as many as like.

    SQLite itself locks a file of our own: that works on every system, and never outlives the process. Whoever only
    reads or copies the tables needs no claim.
    """
    url = database.parse(address)
    if url.drivername != "sqlite":
        yield
        return
    file = Path(str(url.database))
    lock = file.with_name(file.name + BESIDE)
    is_new = not lock.exists()
    with closing(_locked(file, lock)):
        try:
            yield
        except Refused:
            if is_new:
                lock.unlink(missing_ok=True)  # what could not be served leaves nothing behind
            raise


def _locked(file: Path, lock: Path) -> sqlite3.Connection:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        holding = sqlite3.connect(lock, timeout=0, isolation_level=None, check_same_thread=False)
    except (OSError, sqlite3.Error) as error:
        raise Refused(f"The database {file} cannot be opened: {_reason(error)}.") from error
    try:
        holding.execute("PRAGMA journal_mode=MEMORY")
        holding.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        holding.close()
        if getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY:
            raise Refused(
                f"Another server uses the database {file}: stop it, or name another with --database "
                "(several servers of the same tables need PostgreSQL)."
            ) from error
        raise Refused(f"The database {file} cannot be opened: {_reason(error)}.") from error
    os.chmod(lock, 0o600)  # noqa: PTH101  the same for every file of ours
    return holding


def _reason(error: Exception) -> str:
    return (getattr(error, "strerror", None) or str(error)).rstrip(".")
