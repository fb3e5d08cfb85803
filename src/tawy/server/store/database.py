"""The way to a database: its URL, the settings of every connection, its name in logs."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from tawy.kernel.refusal import Refused
from tawy.server.store.prepared import plainly

READERS: Final = 4
"""Threads that read."""

WAIT: Final = 10_000
"""Milliseconds to wait for another process that writes."""

POOL: Final[dict[str, Any]] = {"pool_size": READERS + 2, "max_overflow": 4}

# A network that swallows packets is noticed in half a minute, not in a quarter of an hour.
NETWORK: Final = {
    "connect_timeout": "10",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "30000",
}


def parse(text: str) -> URL:
    """The URL of a database that Tawy can use."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError) as error:
        raise Refused("The database is named by a URL: sqlite:///path or postgresql://user@host/name.") from error
    if url.drivername == "sqlite":
        if url.database in {None, "", ":memory:"}:
            raise Refused("SQLite needs a file to keep the tables in: sqlite:///path.")
        return url.set(database=str(Path(str(url.database)).absolute()))
    if url.drivername in {"postgresql", "postgres", "postgresql+psycopg"}:
        return url.set(drivername="postgresql+psycopg")
    raise Refused(f"Tables are kept in sqlite:///path or postgresql://user@host/name, not in {url.drivername}.")


def location(url: URL) -> str:
    """Where the tables are, for logs: no password, nothing that could be one."""
    if url.drivername == "sqlite":
        return str(url.database)
    open_to_all = {key: value for key, value in url.query.items() if key in {"host", "port"}}
    return URL.create(
        "postgresql", url.username, None, url.host, url.port, url.database, open_to_all
    ).render_as_string()


def engine(url: URL) -> Engine:
    """Connections as they all are. What a statement carried is never in an error: it may be secret."""
    return _sqlite(url) if url.drivername == "sqlite" else _postgresql(url)


def immediate(engine: Engine) -> Engine:
    """The same connections, for one who is going to write: on SQLite the write lock is taken at once."""
    return engine.execution_options(tawy_begin="BEGIN IMMEDIATE")


def is_sqlite(connection: Connection | Engine) -> bool:
    """Whether this is SQLite; otherwise it is PostgreSQL."""
    return connection.dialect.name == "sqlite"


def _sqlite(url: URL) -> Engine:
    file = Path(str(url.database))
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            file.touch(mode=0o600)  # secrets are in it
    except OSError as error:
        raise Refused(f"The database {file} cannot be opened: {error.strerror}.") from error
    made = create_engine(url, hide_parameters=True, **POOL)

    # The driver's own BEGIN comes too late for SELECT and SAVEPOINT; SQLAlchemy's manual says to send it like this.
    @event.listens_for(made, "connect")
    def settings(driver: Any, _record: object) -> None:
        driver.isolation_level = None
        driver.execute(f"PRAGMA busy_timeout={WAIT}")
        driver.execute("PRAGMA synchronous=FULL")
        driver.execute("PRAGMA foreign_keys=ON")

    @event.listens_for(made, "begin")
    def begin(connection: Connection) -> None:
        plainly(connection, connection.get_execution_options().get("tawy_begin", "BEGIN"))

    return made


def _postgresql(url: URL) -> Engine:
    try:
        import psycopg  # noqa: F401  only PostgreSQL needs it
    except ImportError as error:
        raise Refused("PostgreSQL needs one package more: install tawy[postgresql].") from error
    logging.getLogger("psycopg").setLevel(logging.ERROR)  # statements sent together warn of what they raise as well
    made = create_engine(
        url.set(query={**NETWORK, **url.query}),
        hide_parameters=True,
        isolation_level="READ COMMITTED",
        pool_pre_ping=True,
        **POOL,
    )

    @event.listens_for(made, "connect")
    def settings(driver: Any, _record: object) -> None:
        driver.execute(f"SET lock_timeout = {WAIT}")
        driver.execute("SET idle_in_transaction_session_timeout = 60000")
        driver.commit()

    return made
