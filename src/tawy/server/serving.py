"""A server from start to stop: the store is opened, bots are started, time is watched; all is ended in order."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import socket
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import msgspec
import uvicorn
from platformdirs import user_data_path
from starlette.applications import Starlette

from tawy.kernel.refusal import Refused
from tawy.server.app import App
from tawy.server.asking import Times
from tawy.server.bots import Bots
from tawy.server.hall import Hall
from tawy.server.sockets import PatientSocket
from tawy.server.store import Store, database

WATCH_EVERY: Final = 0.25
"""Seconds between two looks at the times that are over."""
BEAT_EVERY: Final = 2.0
DOWN: Final = 10_000
"""Milliseconds without a sign of life after which the server was down, and no clock has run."""
EVER: Final = 1 << 53
LAST_PORT: Final = 65_535
LARGEST_MESSAGE: Final = 4096
"""Bytes that a socket may send us: it should send nothing."""

log = logging.getLogger("tawy.server")


class Settings(msgspec.Struct, frozen=True):
    """How a server is run."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    """The address of the database; empty for a file in the user's data folder."""
    workers: int = 1
    """Processes in which bots think."""
    bot_seconds: float = 2.0
    guests_per_minute: int = 60
    secret_seconds: float = 1.0
    """A bot's time for an answer that is a secret, which is held back for as long; 0: it is not held back."""


def default_database() -> str:
    """A file in the user's data folder."""
    return f"sqlite:///{user_data_path('tawy', appauthor=False) / 'tables.db'}"


def serve(settings: Settings, *, ready: Callable[[str], None] = lambda _: None) -> None:
    """Run a server until it is told to stop; `ready` is called with its address when it can be used."""
    _check(settings)
    with _listen(settings) as listening:
        store = Store.open(settings.database or default_database())
        server = _Server(_config(application(store, settings)), lambda: ready(_address(settings.host, listening)))
        try:
            server.run(sockets=[listening])
        except SystemExit as failed:
            raise Refused("The server could not be started: the log above says why.") from failed


def _check(settings: Settings) -> None:
    if not 0 <= settings.port <= LAST_PORT:
        raise Refused(f"A port is a number from 0 to {LAST_PORT}, not {settings.port}.")
    if settings.workers < 1:
        raise Refused(f"At least 1 worker is needed, not {settings.workers}.")
    if not settings.bot_seconds > 0:
        raise Refused(f"A bot needs some time for a choice, not {settings.bot_seconds} seconds.")
    if not settings.secret_seconds >= 0:
        raise Refused(f"A bot cannot answer {settings.secret_seconds} seconds after its question.")
    if settings.guests_per_minute < 1:
        raise Refused(f"At least 1 guest a minute must be let in, not {settings.guests_per_minute}.")


def _config(app: Starlette) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        ws=PatientSocket,
        ws_max_size=LARGEST_MESSAGE,
        ws_max_queue=4,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=5,
        access_log=False,
        log_config=None,
        server_header=False,
        date_header=False,
    )


def _listen(settings: Settings) -> socket.socket:
    """The door, opened before anything else is begun."""
    try:
        family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
        return socket.create_server((settings.host, settings.port), family=family, backlog=1024)
    except OSError as error:
        raise Refused(
            f"The server cannot listen on {settings.host}, port {settings.port}: {error.strerror}; "
            "choose another with --port."
        ) from error


def _address(host: str, listening: socket.socket) -> str:
    port = listening.getsockname()[1]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


class _Server(uvicorn.Server):
    """Tells when it has started; told to stop, it ends in order and counts that as success."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._started = started

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal to stop is obeyed and not raised again afterwards."""
        before = {sig: signal.signal(sig, self.handle_exit) for sig in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for sig, handler in before.items():
                signal.signal(sig, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Everything runs: whoever waits for it is told."""
        await super().startup(sockets)
        if self.started:
            self._started()


def application(store: Store, settings: Settings) -> Starlette:
    """The application over a store, with everything that runs beside the requests."""
    bots = Bots(settings.workers)
    hall = Hall(store, bots, times=Times(settings.bot_seconds, settings.secret_seconds, settings.workers))
    app = App(hall, settings.guests_per_minute)

    @asynccontextmanager
    async def lifespan(_app: Any) -> AsyncIterator[None]:
        await bots.start()
        loop = asyncio.get_running_loop()
        store.listen(_told_to(loop, hall))
        await _take_up(hall)
        tending = [asyncio.create_task(_watch(hall)), asyncio.create_task(_beat(hall))]
        log.info("serving", extra={"database": store.location})
        try:
            yield
        finally:
            for task in tending:
                task.cancel()
            await asyncio.gather(*tending, return_exceptions=True)
            await hall.close()
            await bots.stop()
            await store.close()
            log.info("stopped")

    return app.starlette(lifespan)


def _told_to(loop: asyncio.AbstractEventLoop, hall: Hall) -> Callable[[str, int], None]:
    """What another process has stored is heard on a thread; the hall hears of it on its own."""

    def told(table: str, n: int) -> None:
        with suppress(RuntimeError):  # the loop is closed: the server stops
            loop.call_soon_threadsafe(hall.heard, table, n)

    return told


async def _take_up(hall: Hall) -> None:
    """After a start: tables that wait for a time or a bot go on, and no clock has run while the server was down."""
    now = hall.now()
    before = await hall.store.heartbeat(now)
    lost = now - before if before is not None and now - before > DOWN else 0
    for table in await hall.store.due(EVER, 100_000):
        await _tend(hall, table, lost)


async def _watch(hall: Hall) -> None:
    """Do what is due."""
    while True:
        await asyncio.sleep(WATCH_EVERY)
        try:
            for table in await hall.store.due(hall.now()):
                await _tend(hall, table)
        except Exception:
            log.exception("watching the time failed")


async def _tend(hall: Hall, table: str, lost: int = 0) -> None:
    with suppress(Refused):
        await hall.pass_time(table, lost)


async def _beat(hall: Hall) -> None:
    """A sign of life in the store."""
    while True:
        await asyncio.sleep(BEAT_EVERY)
        try:
            await hall.store.heartbeat(hall.now())
        except Exception:
            log.exception("the store cannot be written")


class JsonLines(logging.Formatter):
    """The log for programs: a line of JSON for each message. Requests, names and tokens are never in it."""

    EXTRAS: Final = ("table", "path", "database")

    def format(self, record: logging.LogRecord) -> str:
        """One message."""
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
            **{name: getattr(record, name) for name in self.EXTRAS if hasattr(record, name)},
        }
        if record.exc_info:
            line["failure"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_to_stderr() -> None:
    """Structured logs on the error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.INFO)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    logging.getLogger("alembic").setLevel(logging.WARNING)


def existing(address: str) -> str:
    """The address of a database that is there: whoever only wants to read does not make a new one by mistake."""
    address = address or default_database()
    url = database.parse(address)
    if url.drivername == "sqlite" and not Path(str(url.database)).exists():
        raise Refused(f"There is no database {url.database}: name the one of your server with --database.")
    return address


def backup(address: str, target: Path) -> None:
    """A copy of all tables in a file, while the server may go on."""
    store = Store.open(existing(address))
    try:
        store.backup(target)
    finally:
        asyncio.run(store.close())
