"""A server from start to stop: the store is opened, bots are started, time is watched; all is ended in order."""

from __future__ import annotations

import asyncio
import faulthandler
import logging
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, cast

import uvicorn
from platformdirs import user_data_path
from starlette.applications import Starlette

from tawy.kernel.refusal import Refused
from tawy.server.bots.asking import Times
from tawy.server.bots.bots import Bots
from tawy.server.calls.postman import Postman, Ways
from tawy.server.club import tending as club_nights
from tawy.server.hall.expiry import keep_forgetting
from tawy.server.hall.filling_in import count_rated, fill_in_facts, fill_in_results
from tawy.server.hall.hall import Hall
from tawy.server.hall.hours import Hours
from tawy.server.hall.tending import beat, follow, show_out, wake_bots, watch
from tawy.server.http import descriptors
from tawy.server.http.app import App
from tawy.server.http.door import Answering, Doorman, HttpDoor, SocketDoor
from tawy.server.running.collecting import collect_when_quiet, spare_the_old
from tawy.server.running.logs import ignore_strangers
from tawy.server.running.types import work_out_types
from tawy.server.settings import Settings, check
from tawy.server.store import Store, database
from tawy.server.store.claim import claimed

LARGEST_MESSAGE: Final = 4096
"""Bytes that a socket may send us: it should send nothing."""
KEPT_OPEN: Final = 75
"""Seconds for which a connection stays open for the next request: people think for longer than it takes to open one."""
PING_EVERY: Final = 45
"""Seconds: before proxies close what is silent for a minute, and no oftener, for there are thousands of sockets."""
PONG_WITHIN: Final = 20
"""Seconds after which a socket that answers no ping is taken for dead."""

log = logging.getLogger("tawy.server")


def default_database() -> str:
    """A file in the user's data folder."""
    return f"sqlite:///{user_data_path('tawy', appauthor=False) / 'tables.db'}"


def serve(settings: Settings, *, ready: Callable[[str], None] = lambda _: None) -> None:
    """Run a server until it is told to stop; `ready` is called with its address when it can be used."""
    check(settings)
    if sys.__stderr__ is not None:
        faulthandler.enable(sys.__stderr__)  # a crash below Python leaves a trace
    address = settings.database or default_database()
    with _listen(settings) as listening, claimed(address):
        store = Store.open(address)
        spare_the_old()
        config = _config(application(store, settings), settings)
        server = _Server(config, lambda: ready(_address(settings.host, listening)))
        try:
            server.run(sockets=[listening])
        except SystemExit as failed:
            raise Refused("The server could not be started: the log above says why.") from failed


def _config(app: Starlette, settings: Settings) -> uvicorn.Config:
    ignore_strangers()
    most = settings.connections or descriptors.connections(settings.workers)
    doorman = Doorman(most, settings.connections_per_address)
    return uvicorn.Config(
        Answering(app),
        http=cast(type[asyncio.Protocol], partial(HttpDoor, doorman)),
        ws=SocketDoor,
        backlog=descriptors.BACKLOG,
        ws_max_size=LARGEST_MESSAGE,
        ws_max_queue=4,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PONG_WITHIN,
        ws_per_message_deflate=False,
        timeout_keep_alive=KEPT_OPEN,
        timeout_graceful_shutdown=5,
        access_log=False,
        log_config=None,
        server_header=False,
        date_header=False,
    )


def _listen(settings: Settings) -> socket.socket:
    """The way in, opened before anything else is begun."""
    descriptors.allow_many(settings.workers)
    try:
        family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
        return socket.create_server((settings.host, settings.port), family=family, backlog=descriptors.BACKLOG)
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
    work_out_types()
    bots, hours = Bots(settings.workers), Hours(store)
    times = Times(settings.bot_seconds, settings.turn_seconds, settings.secret_seconds, settings.workers)
    hall = Hall(store, bots, times=times, now=hours.now, lost=hours.lost)
    app = App(hall, settings)

    @asynccontextmanager
    async def lifespan(_app: Any) -> AsyncIterator[None]:
        await bots.start()
        loop = asyncio.get_running_loop()
        await hours.beat()
        store.listen(_told_to(loop, hall))
        reception = app.reception
        reception.ways = await Ways.set_up(store, settings)
        postman = Postman(store, reception.ways, reception.looks, hall.has_open, hall.now)
        beside = [
            wake_bots(hall),
            watch(hall),
            club_nights.watch(app.reception.clubs),
            beat(hall, hours),
            follow(hall),
            hall.attendance.keep(),
            show_out(hall),
            app.sockets.watch_sessions(),
            keep_forgetting(hall, settings),
            fill_in_results(store),
            fill_in_facts(store),
            count_rated(store),
            app.reception.reviews.work(),
            collect_when_quiet(lambda: hall.steps),
            *([postman.work()] if reception.ways.offered else []),
        ]
        tending = [asyncio.create_task(work) for work in beside]
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
