"""A database brought up to date, or refused and left as it is."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Callable
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, inspect, text
from sqlalchemy.exc import DBAPIError

from tawy.kernel.refusal import Refused
from tawy.server.store.database import immediate, is_sqlite

LOCK: Final = 0x74617779
"""The name of the lock on PostgreSQL: "tawy"."""
PATIENCE: Final = 120.0
"""Seconds for which another process may be at an SQLite file before it is refused."""
PAUSE: Final = 0.05

_one_at_a_time: Final = threading.Lock()  # Alembic keeps what it works on in a global


def upgrade(engine: Engine, location: str) -> None:
    """Run what is missing, all of it or nothing; of several processes one does it and the others wait."""
    try:
        if is_sqlite(engine):
            _patiently(lambda: _locked_upgrade(engine, location))
            _patiently(lambda: _write_ahead(engine))
        else:
            _locked_upgrade(engine, location)
    except (DBAPIError, sqlite3.Error) as error:
        raise Refused(f"The database {location} cannot be opened: {reason(error)}.") from error


def _locked_upgrade(engine: Engine, location: str) -> None:
    """What is missing, while nobody else writes."""
    with _one_at_a_time, immediate(engine).begin() as connection:
        if not is_sqlite(engine):
            connection.execute(text("SET LOCAL lock_timeout = 0"))
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        _upgrade(connection, location)


def _patiently(work: Callable[[], None]) -> None:
    """Work that needs an SQLite file for itself, tried again while another process is at it.

    The usual wait is too short for one who waits for migrations, and SQLite does not wait at all before it changes to
    its write-ahead log: whoever is about to write there makes it give up at once.
    """
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return work()
        except (DBAPIError, sqlite3.Error) as error:
            code = getattr(getattr(error, "orig", error), "sqlite_errorcode", 0)
            if code & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
        time.sleep(PAUSE)


def reason(error: Exception) -> str:
    """What the database said, in one line without a full stop."""
    cause = getattr(error, "orig", error)
    lines = [line.strip() for line in str(cause).splitlines() if line.strip()]
    return lines[0].rstrip(".") if lines else type(cause).__name__


def scripts_on(connection: Connection) -> Config:
    """The migrations, to be run on this connection."""
    config = Config()
    config.set_main_option("script_location", "tawy.server.store:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def _upgrade(connection: Connection, location: str) -> None:
    config = scripts_on(connection)
    scripts = ScriptDirectory.from_config(config)
    known = {script.revision for script in scripts.walk_revisions()}
    heads = set(MigrationContext.configure(connection).get_current_heads())
    if heads - known:
        raise Refused(f"The database {location} was written by a newer Tawy: upgrade Tawy to open it.")
    if not heads and inspect(connection).get_table_names():
        raise Refused(f"The database {location} holds tables of something else: name a database of its own for Tawy.")
    if heads != set(scripts.get_heads()):
        command.upgrade(config, "head")


def _write_ahead(engine: Engine) -> None:
    """SQLite's write-ahead log, which the file remembers: readers and the writer do not wait for each other."""
    connection = engine.raw_connection()
    try:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.close()
    finally:
        connection.close()
