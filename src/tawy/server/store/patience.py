"""A database that is away for a moment is waited for; one that stays away is said so, in one sentence and one line."""

from __future__ import annotations

import logging
import sqlite3
import threading
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar

from sqlalchemy.exc import DBAPIError

from tawy.server.store.migrate import reason
from tawy.server.store.rows import Unavailable

T = TypeVar("T")

LOG: Final = logging.getLogger("tawy.store")

PATIENCE: Final = 5.0
"""Seconds for which a database that is away is waited for, from the moment it was first missed."""
PAUSE: Final = 0.1
"""Seconds between two attempts."""

FULL_OR_LOCKED: Final = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
}
"""What SQLite says of its disk, not of a statement."""
CONNECTION_LOST: Final = ("08", "57P")
"""How the codes begin with which PostgreSQL ends or refuses a connection."""
NO_RESOURCES: Final = ("53", "55P03", "58")
"""How they begin where the disk is full, a lock is not given, or the machine fails."""


class Patience:
    """What those who use a database one way, reading or writing, know of how it is. They share their patience."""

    def __init__(self, use: str) -> None:
        self._use = use
        self._since = 0.0
        self._saying = threading.Lock()
        self.trouble: str | None = None
        """What the database said when it last failed; None while it is well."""
        self.well_at = time.monotonic()
        """When it last did what was asked."""

    def through(self, work: Callable[[bool], T]) -> T:
        """What the work gives, begun again while the database is away.

        The work is told whether an earlier attempt may have come to pass unseen.
        """
        again = False
        while True:
            try:
                done = work(again)
            except DBAPIError as error:
                if not is_away(error):
                    raise self.explained(error) from error
                self._wait(error)
                again = True
            else:
                return done

    def explained(self, error: Exception) -> Exception:
        """An error as it is told: a database that fails is unavailable, anything else stays what it is."""
        if not is_unavailable(error):
            return error
        self._failed(error)
        return Unavailable()

    def succeeded(self) -> None:
        """The database did what was asked."""
        self.well_at = time.monotonic()
        if self.trouble is None:
            return
        with self._saying:
            if self.trouble is not None:
                self.trouble = None
                LOG.warning("the database can be %s again", self._use)

    def _failed(self, error: Exception) -> None:
        with self._saying:
            if self.trouble is None:
                self._since = time.monotonic()
                LOG.error("the database cannot be %s: %s", self._use, reason(error))
            self.trouble = reason(error)

    def _wait(self, error: Exception) -> None:
        self._failed(error)
        if time.monotonic() - self._since >= PATIENCE:
            raise Unavailable from error
        time.sleep(PAUSE)


def is_away(error: Exception) -> bool:
    """Whether the connection was lost or not to be had: a new one may do."""
    if not isinstance(error, DBAPIError) or isinstance(error.orig, sqlite3.Error):
        return False
    return error.connection_invalidated or (
        _is_operational(error.orig)
        and (_code(error.orig) is None or str(_code(error.orig)).startswith(CONNECTION_LOST))
    )


def is_unavailable(error: Exception) -> bool:
    """Whether it is the database that fails, not what was asked of it."""
    if not isinstance(error, DBAPIError):
        return False
    if isinstance(error.orig, sqlite3.Error):
        return getattr(error.orig, "sqlite_errorcode", 0) & 0xFF in FULL_OR_LOCKED
    return is_away(error) or str(_code(error.orig)).startswith(NO_RESOURCES)


def _is_operational(cause: Any) -> bool:
    return type(cause).__module__.partition(".")[0] == "psycopg" and any(
        kind.__name__ == "OperationalError" for kind in type(cause).__mro__
    )


def _code(cause: Any) -> str | None:
    code: str | None = getattr(cause, "sqlstate", None)
    return code
