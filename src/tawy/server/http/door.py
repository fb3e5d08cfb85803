"""The door: every connection passes here, before uvicorn reads of it and while it does.

uvicorn has no limit for connections, for heads of requests or for the time they take, and waits for ever for a peer
that does not read. So a protocol of ours stands between asyncio and uvicorn's own: `HttpDoor` before its HTTP protocol,
and `SocketDoor` before its socket protocol, which uvicorn itself makes when a connection becomes a socket. Both hold
uvicorn's protocol and pass everything on to it; nothing of uvicorn is overridden. uvicorn writes to the transport
directly, so that an answer costs nothing more.

Time is looked at once a second for all connections together, by the `Doorman`, instead of by a timer for each request.
"""

from __future__ import annotations

import asyncio
import logging
import math
import socket
import struct
from collections.abc import Iterable, Iterator
from http import HTTPStatus
from itertools import islice
from typing import Any, Final, cast

import msgspec
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tawy.server.addresses import counted_as, is_proxy, proxies
from tawy.server.hall.following import Outlet, closed_outlet
from tawy.server.http.guards import HEADERS
from tawy.server.http.heads import Phase, Reader, Unfit
from tawy.server.http.messages import Problem

LOOK_EVERY: Final = 1.0
"""Seconds between two looks at all connections ..."""
AT_ONCE: Final = 250
"""... so many of them together ..."""
BREATH: Final = 0.01
"""... and so many seconds until the next."""
LONGEST: Final[dict[Phase, float]] = {
    "new": 10.0,
    "head": 10.0,
    "body": 60.0,
    "answering": math.inf,
    "idle": 85.0,  # uvicorn closes one after 75; this is for those that send empty lines
    "socket": math.inf,
    "leaving": 2.0,
}
"""Seconds that a connection may stay as it is."""
STUCK: Final = 20.0
"""Seconds for which a peer may leave what is ready for it unread."""
WAITING: Final = frozenset({"new", "head", "idle"})
"""Connections of which nothing is wanted: who has waited longest makes room when there is none."""
PIECE: Final = 8_192
"""Bytes that are looked at together."""
MOST_UNANSWERED: Final = 16
"""Requests that one connection may send ahead."""
MOST_LEAVING: Final = 32
"""Connections that are told why they are turned away; more are just closed."""
MOST_SAID: Final = 1_000_000
"""Bytes that a socket may send us in its life: it only listens, and answers a ping now and then."""
BINARY: Final = 0x82
"""Begins a message of bytes that comes in one piece."""
DOOR: Final = "door"
"""Where a request finds its door, in the state that uvicorn hands on."""

log = logging.getLogger("tawy.server")


class Visit:
    """One connection, as the doorman sees it."""

    def __init__(self, door: HttpDoor, transport: asyncio.Transport) -> None:
        peer = transport.get_extra_info("peername")
        self.host = str(peer[0]) if isinstance(peer, tuple) else ""
        self.address = counted_as(self.host)
        self.door = door
        self.transport = transport
        self.phase: Phase = "new"
        self.since = door.loop.time()
        self.unread_since = math.inf
        """When the peer fell behind with reading, if it did."""

    def enter(self, phase: Phase) -> None:
        """It has come further."""
        self.phase = phase
        self.since = self.door.loop.time()


class Doorman:
    """Counts who is inside, makes room, and sends away who takes too long."""

    def __init__(self, connections: int, from_one_address: int) -> None:
        self._most = connections
        self._most_from_one = min(from_one_address, max(1, connections // 2))
        self._inside: set[Visit] = set()
        self._from: dict[str, set[Visit]] = {}
        self._leaving: set[Visit] = set()
        self._believed = proxies()
        self._looks = False

    def __len__(self) -> int:
        return len(self._inside)

    def admit(self, visit: Visit) -> bool:
        """Whether somebody may come in; if there is no room, who has waited longest must go."""
        self._look_after(visit.door.loop)
        if not is_proxy(visit.host, self._believed):  # behind one are many, who are counted one by one further in
            neighbours = self._from.get(visit.address, set())
            if len(neighbours) >= self._most_from_one and not self._make_room(neighbours):
                return False
        if len(self._inside) >= self._most and not self._make_room(self._inside):
            return False
        self._inside.add(visit)
        self._from.setdefault(visit.address, set()).add(visit)
        return True

    def turn_away(self, visit: Visit) -> bool:
        """Whether there is time to tell somebody why they must go."""
        self.leave(visit)
        if len(self._leaving) >= MOST_LEAVING:
            return False
        self._leaving.add(visit)
        return True

    def leave(self, visit: Visit) -> None:
        """Somebody has gone."""
        self._inside.discard(visit)
        self._leaving.discard(visit)
        neighbours = self._from.get(visit.address)
        if neighbours is not None:
            neighbours.discard(visit)
            if not neighbours:
                del self._from[visit.address]

    def _make_room(self, visits: Iterable[Visit]) -> bool:
        waiting = min((one for one in visits if one.phase in WAITING), key=lambda one: one.since, default=None)
        if waiting is None:
            return False
        self.leave(waiting)
        waiting.transport.abort()
        return True

    def _look_after(self, loop: asyncio.AbstractEventLoop) -> None:
        if not self._looks:
            self._looks = True
            loop.call_later(LOOK_EVERY, self._look, loop)

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        """Once in a while, as long as anybody is there."""
        self._look_at(iter([*self._inside, *self._leaving]), loop)

    def _look_at(self, visits: Iterator[Visit], loop: asyncio.AbstractEventLoop) -> None:
        """Some of them, then the next: of thousands of connections none is kept waiting for a look at all others."""
        some = list(islice(visits, AT_ONCE))
        for visit in some:
            if visit in self._inside or visit in self._leaving:  # it may have gone since the look began
                self._check(visit, loop.time())
        if len(some) == AT_ONCE:
            loop.call_later(BREATH, self._look_at, visits, loop)
            return
        self._looks = bool(self._inside or self._leaving)
        if self._looks:
            loop.call_later(LOOK_EVERY, self._look, loop)

    def _check(self, visit: Visit, now: float) -> None:
        if visit.transport.is_closing():  # it closes when all is read, which may be never
            visit.unread_since = min(visit.unread_since, now)
        if now - visit.unread_since > STUCK:
            visit.transport.abort()
        elif now - visit.since > LONGEST[visit.phase]:
            visit.door.overdue()


class Door(asyncio.Protocol):
    """What stands before one of uvicorn's protocols, and passes on to it whatever happens.

    A peer that has read nothing for a while is cut off: a close frame would wait behind everything it has not read. A
    page that is still there connects again.
    """

    visit: Visit

    def __init__(self, inner: HttpToolsProtocol | WebSocketsSansIOProtocol, doorman: Doorman) -> None:
        self._inner = inner
        self.doorman = doorman
        self.loop = inner.loop

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self.doorman.leave(self.visit)
        self._inner.connection_lost(exc)

    def pass_on(self, data: bytes) -> None:
        """Bytes for uvicorn; what it stumbles over was sent by a stranger, and is nothing for the log."""
        try:
            self._inner.data_received(data)
        except Exception:
            log.debug("a connection was cut off", exc_info=True)
            self.visit.transport.abort()

    def eof_received(self) -> None:
        """The peer has said all it wanted."""
        self._inner.eof_received()

    def pause_writing(self) -> None:
        """The peer does not keep up: from now on it is watched."""
        self.visit.unread_since = self.loop.time()
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        """It has caught up."""
        self.visit.unread_since = math.inf
        self._inner.resume_writing()


class HttpDoor(Door):
    """A connection with requests."""

    def __init__(
        self,
        doorman: Doorman,
        config: Config,
        server_state: Any,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(HttpToolsProtocol(config, server_state, {**app_state, DOOR: self}, _loop), doorman)
        self._reader = Reader()
        self._unanswered = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody is at the door."""
        line = cast(asyncio.Transport, transport)
        without_delay(line)
        self.visit = Visit(self, line)
        self._inner.connection_made(line)
        if not self.doorman.admit(self.visit):
            self._turn_away(Unfit(503, "too_many", "There are too many connections: wait a moment and try again."))

    def data_received(self, data: bytes) -> None:
        """Bytes of requests, a few at a time: what is not fit is never passed on."""
        if len(data) <= PIECE:
            self._take(data)
            return
        for start in range(0, len(data), PIECE):
            self._take(data[start : start + PIECE])

    def _take(self, data: bytes) -> None:
        visit, reader = self.visit, self._reader
        if visit.phase in {"leaving", "socket"} or visit.transport.is_closing():
            return
        before = reader.requests
        try:
            reader.read(data)
        except Unfit as unfit:
            self._turn_away(unfit)
            return
        self._unanswered += reader.requests - before
        if self._unanswered > (1 if reader.upgrades else MOST_UNANSWERED):
            visit.transport.abort()
            return
        phase = reader.phase
        if phase == "answering" and not self._unanswered:  # it was answered before it was whole
            phase = "idle"
        if phase == "answering":  # for as long as it takes
            visit.phase = phase
        elif phase != visit.phase or reader.requests != before:
            visit.enter(phase)
        self.pass_on(data)

    def answered(self) -> None:
        """A request is done with."""
        self._unanswered -= 1
        if not self._unanswered and self.visit.phase == "answering":
            self.visit.enter("idle")

    def overdue(self) -> None:
        """It takes too long."""
        if self.visit.phase == "head":
            self._turn_away(Unfit(408, "too_slow", "This request took too long to arrive: send it again."))
        else:
            self.visit.transport.abort()

    def _turn_away(self, unfit: Unfit) -> None:
        """Say why and go; but nothing is said in the middle of an answer, or when too many are being told already.

        What the peer still sends is thrown away for a moment: closed with bytes unread, it would never see the answer.
        """
        visit = self.visit
        if self._unanswered or not self.doorman.turn_away(visit):
            visit.transport.abort()
            return
        visit.enter("leaving")
        visit.transport.resume_reading()
        visit.transport.write(farewell(unfit))
        visit.transport.write_eof()


class SocketDoor(Door):
    """A connection that has become a socket: uvicorn makes this one and passes the connection on to it."""

    def __init__(self, config: Config, server_state: Any, app_state: dict[str, Any]) -> None:
        before: HttpDoor = app_state[DOOR]
        super().__init__(WebSocketsSansIOProtocol(config, server_state, app_state, before.loop), before.doorman)
        self.visit = before.visit
        self._said = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It is a socket from now on."""
        self.visit.enter("socket")
        self._inner.connection_made(cast(asyncio.Transport, transport))

    def data_received(self, data: bytes) -> None:
        """A word, or a sign of life."""
        self.pass_on(data)
        self._said += len(data)
        if self._said > MOST_SAID and not self.visit.transport.is_closing():
            self.visit.transport.abort()


def outlet(scope: Scope) -> Outlet:
    """How a message goes out on an open socket at once, as it is: what uvicorn does for it costs more than the message.

    Where anything still waits to be read, uvicorn's own way is taken, which waits, too.
    """
    door: HttpDoor | None = scope.get("state", {}).get(DOOR)
    if door is None:  # no connection of ours: a test
        return closed_outlet
    transport = door.visit.transport

    def send(message: bytes) -> bool:
        if transport.is_closing() or transport.get_write_buffer_size():
            return False
        transport.write(framed(message))
        return True

    return send


def framed(message: bytes) -> bytes:
    """A message as it goes over the line to a browser: whole, binary, neither masked nor compressed (RFC 6455, 5.2)."""
    size = len(message)
    if size < 126:  # noqa: PLR2004  so says the RFC
        return bytes((BINARY, size)) + message
    if size < 1 << 16:
        return struct.pack("!BBH", BINARY, 126, size) + message
    return struct.pack("!BBQ", BINARY, 127, size) + message


class Answering:
    """The application, whose doors are told when a request is done with."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, or one socket."""
        try:
            await self._app(scope, receive, send)
        finally:
            if scope["type"] == "http":
                scope["state"][DOOR].answered()


def without_delay(transport: asyncio.Transport) -> None:
    """Every answer is sent at once; asyncio sees to it only for listening sockets that name TCP as their protocol."""
    line = transport.get_extra_info("socket")
    if line is not None and line.family in {socket.AF_INET, socket.AF_INET6}:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


def farewell(unfit: Unfit) -> bytes:
    """A refusal as bytes: nothing else answers this connection."""
    said = msgspec.json.encode(Problem(unfit.error, unfit.sentence))
    headers = {
        **HEADERS,
        "content-type": "application/json",
        "cache-control": "no-store",
        "connection": "close",
        "content-length": str(len(said)),
    }
    lines = [f"HTTP/1.1 {unfit.status} {HTTPStatus(unfit.status).phrase}", *(f"{k}: {v}" for k, v in headers.items())]
    return "\r\n".join([*lines, "", ""]).encode() + said
