"""Statements that every step of every table runs.

SQLAlchemy words each of them once for each database, from the same schema as all others; from then on the driver alone
runs them. To run one through SQLAlchemy takes many times as long as the database takes to obey it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

from sqlalchemy import Connection, Dialect, Executable
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql import ClauseElement

Cursor = Any
"""Of the driver, be it sqlite3 or psycopg."""
NOTHING: Final[Mapping[str, Any]] = {}


def plainly(connection: Connection, worded: str, values: Mapping[str, Any] = NOTHING) -> Cursor:
    """Have the driver run a statement, in the transaction of the connection; its errors are told as SQLAlchemy's."""
    driver: Any = connection.connection.dbapi_connection
    cursor = driver.cursor()
    try:
        cursor.execute(worded, values)
    except connection.dialect.loaded_dbapi.Error as error:
        raise _told(connection, worded, error) from error
    return cursor


class Prepared:
    """One statement. What it carries is never in an error, as with all others."""

    def __init__(self, statement: Executable, columns: Sequence[str] | None = None) -> None:
        self._statement = statement
        self._columns = columns
        """The columns that values are given for, where it writes some."""
        self._worded: dict[str, str] = {}
        """Its text by database."""

    def run(self, connection: Connection, values: dict[str, Any]) -> Cursor:
        """Run it with these values, in the transaction of the connection; the rows, if it has any."""
        dialect = connection.dialect
        return plainly(connection, self._worded.get(dialect.name) or self._word(dialect), values)

    def _word(self, dialect: Dialect) -> str:
        named = type(dialect)(paramstyle="named" if dialect.name == "sqlite" else "pyformat")  # type: ignore[call-arg]
        assert isinstance(self._statement, ClauseElement)  # noqa: S101  what else would a statement be
        worded = str(self._statement.compile(dialect=named, column_keys=self._columns))
        self._worded[dialect.name] = worded
        return worded


def _told(connection: Connection, worded: str, error: Exception) -> Exception:
    """An error of the driver as SQLAlchemy would tell it; a connection that was lost with it is not used again."""
    dialect = connection.dialect
    is_lost = dialect.is_disconnect(error, connection.connection, None)  # type: ignore[arg-type]
    if is_lost:
        connection.invalidate(error)
    kind: Any = dialect.loaded_dbapi.Error
    return DBAPIError.instance(
        worded, None, error, kind, hide_parameters=True, connection_invalidated=is_lost, dialect=dialect
    )


@contextmanager
def at_once(connection: Connection) -> Iterator[None]:
    """Prepared statements that are sent together: PostgreSQL answers all of them at the end. None of them is read."""
    driver: Any = connection.connection.dbapi_connection
    if connection.dialect.name == "sqlite":
        yield
        return
    try:
        with driver.pipeline():
            yield
    except connection.dialect.loaded_dbapi.Error as error:
        raise _told(connection, "", error) from error
