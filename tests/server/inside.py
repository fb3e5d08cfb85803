"""The application in this process, asked directly: no network, no bots, a store of its own."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Any, Self

import httpx
from sqlalchemy import event, text
from starlette.applications import Starlette

from server.house import Json, Visitor, query
from tawy.server.http.app import App
from tawy.server.http.reception import COOKIE
from tawy.server.running.serving import _config, _Server, application
from tawy.server.settings import Settings
from tawy.server.store import Store

HOST = "tawy.example"
LOOPBACK = "127.0.0.1"
UNHURRIED: dict[str, Any] = {
    "workers": 0,
    "hosts": HOST,
    "guests_per_minute": 100_000,
    "tables_per_hour": 100_000,
}
"""Everyone here has the same address."""
EVERYTHING = (
    "SELECT id, name FROM person ORDER BY id",
    "SELECT count(*) FROM session",
    "SELECT count(*), sum(n), sum(position), max(updated) FROM game",
    "SELECT status, count(*) FROM game GROUP BY status ORDER BY status",
    "SELECT count(*), max(at) FROM journal",
    "SELECT count(*) FROM member",
    "SELECT id, host, status, n FROM club ORDER BY id",
    "SELECT club, person FROM club_member ORDER BY club, person",
    "SELECT * FROM reach ORDER BY person",
    "SELECT id, person, name, count FROM passkey ORDER BY id",
    "SELECT hash FROM ticket ORDER BY hash",
    "SELECT id, person, kind, wanted, confirmed FROM channel ORDER BY id",
)


class Inside:
    """A server without a network."""

    def __init__(self, starlette: Starlette, store: Store) -> None:
        self.starlette = starlette
        self.store = store
        self.app: App = starlette.state.app

    def client(self, address: str = LOOPBACK, scheme: str = "http") -> httpx.AsyncClient:
        """A browser at an address."""
        transport = httpx.ASGITransport(self.starlette, raise_app_exceptions=False, client=(address, 12345))
        return httpx.AsyncClient(transport=transport, base_url=f"{scheme}://{HOST}")

    def visitor(self, name: str, address: str = LOOPBACK) -> Visitor:
        """A guest, to be welcomed."""
        return Visitor(f"http://{HOST}", name, self.client(address))

    async def stored(self) -> list[Any]:
        """What is stored of people and tables: it changes with every step."""
        return await asyncio.to_thread(self._stored)

    def _stored(self) -> list[Any]:
        with self.store._engine.connect() as connection:
            return [[tuple(row) for row in connection.execute(text(statement))] for statement in EVERYTHING]

    def socket(self, path: str, token: str | None = None, **options: Any) -> Socket:
        """The other end of a socket, with a session or without."""
        headers = {"host": HOST, **options.pop("headers", {})}
        if token is not None:
            headers["cookie"] = f"{COOKIE}={token}"
        return Socket(self.starlette, path, headers, **options)

    def follow(self, visitor: Visitor, table: str, seat: int | None = None, after: int | None = None) -> Socket:
        """The socket of a table."""
        return self.socket(f"/api/tables/{table}/socket{query(seat, after)}", token_of(visitor))


@asynccontextmanager
async def inside(database: str, **settings: Any) -> AsyncIterator[Inside]:
    """A server for a while."""
    store = _open(database)
    starlette = application(store, Settings(**UNHURRIED | settings))
    async with starlette.router.lifespan_context(starlette):
        yield Inside(starlette, store)


@asynccontextmanager
async def on_the_net(database: str, send_buffer: int = 0, **wishes: Any) -> AsyncIterator[tuple[Inside, str]]:
    """The same behind a real door, in this process; the buffer of what is sent can be made small."""
    store = _open(database)
    settings = Settings(**UNHURRIED | wishes)
    starlette = application(store, settings)
    with socket.create_server((LOOPBACK, 0)) as door:
        if send_buffer:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
        ready = asyncio.Event()
        server = _Server(_config(starlette, settings), ready.set)
        task = asyncio.create_task(server.serve(sockets=[door]))
        try:
            await asyncio.wait_for(ready.wait(), 10)
            yield Inside(starlette, store), f"http://{LOOPBACK}:{door.getsockname()[1]}"
        finally:
            server.should_exit = True
            await task


def _open(database: str) -> Store:
    """A store that does not wait for the disk: no power fails here. PostgreSQL's is told so by its own settings."""
    if not database.startswith("sqlite"):
        return Store.open(database)

    def settings(driver: Any, _record: object) -> None:
        driver.execute("PRAGMA synchronous=OFF")

    file = Path(database.removeprefix("sqlite:///"))
    if not file.exists():
        file.write_bytes(_empty())
    store = Store.open(database)
    event.listen(store._engine, "connect", settings)
    store._engine.dispose()
    return store


@cache
def _empty() -> bytes:
    """A database before anybody has come."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "empty.db"
        Store.open(f"sqlite:///{file}")._close()
        return file.read_bytes()


def token_of(visitor: Visitor) -> str:
    """The secret of a browser."""
    return visitor.http.cookies[COOKIE]


class Socket:
    """A browser's end of a socket. It reads nothing while `reading` is not set."""

    def __init__(self, app: Starlette, path: str, headers: Mapping[str, str], address: str = LOOPBACK) -> None:
        self._app = app
        where, _, asked = path.partition("?")
        self._scope: dict[str, Any] = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": where,
            "raw_path": where.encode(),
            "root_path": "",
            "query_string": asked.encode(),
            "headers": [(name.encode(), value.encode("latin-1")) for name, value in headers.items()],
            "client": (address, 12345),
            "server": (HOST, 80),
            "subprotocols": [],
            "state": {},
            "extensions": {"websocket.http.response": {}},
        }
        self._sent: asyncio.Queue[Json] = asyncio.Queue()
        self._heard: asyncio.Queue[Json] = asyncio.Queue()
        self.reading = asyncio.Event()
        self.reading.set()
        self.status = 0
        self.headers: dict[str, str] = {}
        self.body = b""

    async def __aenter__(self) -> Self:
        self._sent.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(self._app(self._scope, self._sent.get, self._send))
        message = await self._next()
        if message["type"] == "websocket.accept":
            self.status = 101
        else:
            assert message["type"] == "websocket.http.response.start", message
            self.status = message["status"]
            self.headers = {name.decode(): value.decode() for name, value in message["headers"]}
            self.body = (await self._next())["body"]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.reading.set()
        self._sent.put_nowait({"type": "websocket.disconnect", "code": 1001})
        with suppress(OSError):
            await asyncio.wait_for(self._task, 10)

    async def _send(self, message: Any) -> None:
        await self.reading.wait()
        self._heard.put_nowait(message)

    async def _next(self) -> Json:
        return await asyncio.wait_for(self._heard.get(), 10)

    async def message(self) -> Json:
        """The next message, or the code with which the socket was closed."""
        message = await self._next()
        if message["type"] == "websocket.close":
            return {"closed": message["code"]}
        read: Json = json.loads(message["bytes"])
        return read

    def say(self, words: str) -> None:
        """Talk, which a page never does."""
        self._sent.put_nowait({"type": "websocket.receive", "text": words})
