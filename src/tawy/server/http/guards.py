"""What every request passes: where it comes from, how large it is, how many there are."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Match, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from tawy.server.addresses import LOOPBACK_NAMES, counted_as, host_name, is_loopback
from tawy.server.refusal import Refusal

T = TypeVar("T")

LARGEST: Final = 16_384
"""Bytes of an ordinary request."""
LARGEST_FILE: Final = 256_000
"""Bytes of a record that is brought along."""
SLOWEST: Final = 30.0
"""Seconds that a request may take to arrive."""
REMEMBERED: Final = 20_000
"""Senders whose pace is remembered."""

LOCAL: Final = "local"
"""Whoever comes without an address."""
FORWARDED: Final = frozenset({"forwarded", "via", "x-real-ip"})
"""Headers that only a proxy adds; so does any that begins with x-forwarded-."""

HEADERS: Final = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}
"""Sent with every answer. An invitation in an address is never passed on as a referrer."""
RAW_HEADERS: Final = {name.encode(): value.encode() for name, value in HEADERS.items()}


class KnownHosts:
    """The application, for those who call it by one of its names.

    Starlette's TrustedHostMiddleware knows no IPv6 address with a port, and answers sockets and programs in plain text.
    """

    def __init__(self, app: ASGIApp, names: frozenset[str] | None, answer: Callable[[Refusal], Response]) -> None:
        self._app = app
        self._names = names
        self._answer = answer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, or one socket."""
        if scope["type"] == "lifespan" or self._names is None or self._is_known(scope, self._names):
            await self._app(scope, receive, send)
            return
        refused = self._answer(
            Refusal(
                "wrong_host",
                "This server is not known by that name: whoever runs it can add it to the hosts.",
            )
        )
        if scope["type"] == "websocket":
            with suppress(OSError):  # already gone
                await WebSocket(scope, receive, send).send_denial_response(refused)
        else:
            await refused(scope, receive, send)

    def _is_known(self, scope: Scope, names: frozenset[str]) -> bool:
        called = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        return len(called) == 1 and host_name(called[0]) in names


class WithHeaders:
    """The application, with the headers on whatever it answers, refusals of sockets included."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, or one socket."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] in {"http.response.start", "websocket.http.response.start"}:
                own = [pair for pair in message.get("headers", ()) if pair[0] not in RAW_HEADERS]
                message["headers"] = [*own, *RAW_HEADERS.items()]
            await send(message)

        await self._app(scope, receive, send_with_headers)


class Straight:
    """The application, whose most frequent request goes straight to who answers it.

    It is the same route and the same answer; only all others are not looked through first, which takes longer than the
    request.
    """

    def __init__(self, app: ASGIApp, route: Route) -> None:
        self._app = app
        self._route = route

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, or one socket."""
        if scope["type"] == "http" and scope["method"] in (self._route.methods or ()):
            found, more = self._route.matches(scope)
            if found is Match.FULL:
                scope.update(more, route=self._route)
                answer = await self._route.endpoint(Request(scope, receive, send))
                await answer(scope, receive, send)
                return
        await self._app(scope, receive, send)


def check_origin(connection: HTTPConnection) -> None:
    """A browser says from which page a request comes: only our own may change things or open a socket."""
    origin = connection.headers.get("origin")
    if origin is not None and origin.partition("://")[2] != connection.headers.get("host"):
        raise Refusal("foreign_origin", "This request comes from another site's page and is not accepted.")


async def body(request: Request, shape: type[T], largest: int = LARGEST) -> T:
    """The body of a request, checked against its shape."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refusal("malformed", "Send JSON, with the content type application/json.")
    try:
        return msgspec.json.decode(await raw_body(request, largest), type=shape)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Refusal("malformed", f"This request cannot be understood: {error}.") from error
    except RecursionError:
        raise Refusal("malformed", "This request is nested too deeply.") from None


async def raw_body(request: Request, largest: int) -> bytes:
    """The bytes of a request, no more than so many."""
    data = bytearray()
    try:
        async with asyncio.timeout(SLOWEST):
            async for chunk in request.stream():
                data += chunk
                if len(data) > largest:
                    raise Refusal("too_large", f"This request is too large: at most {largest} bytes are read.")
    except TimeoutError:
        raise Refusal("too_slow", "This request took too long to arrive: send it again.") from None
    except ClientDisconnect:
        raise Refusal("malformed", "This request ended before it was whole.") from None
    return bytes(data)


class Pace:
    """So many requests a second from one sender, with some saved up for a rush."""

    def __init__(self, per_second: float, rush: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = per_second
        self._rush = rush
        self._now = now
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def check(self, sender: str) -> None:
        """One more request; refused if there were too many. One that is refused does not count."""
        now = self._now()
        left, at = self._left.pop(sender, (self._rush, now))
        left = min(self._rush, left + (now - at) * self._rate)
        granted = left >= 1
        self._left[sender] = (left - granted, now)
        if len(self._left) > REMEMBERED:
            self._left.popitem(last=False)
        if not granted:
            raise Refusal("too_many", "Too many requests: wait a moment and try again.")


def sender(connection: HTTPConnection) -> str:
    """As whom a request is counted: by its address, or by its household."""
    return counted_as(connection.client.host) if connection.client else LOCAL


def is_from_here(connection: HTTPConnection) -> bool:
    """It comes from this machine."""
    return connection.client is None or is_loopback(connection.client.host)


def is_operator(connection: HTTPConnection) -> bool:
    """It comes from this machine, straight, and calls it by a loopback name: no proxy and no page of another site."""
    return (
        is_from_here(connection)
        and host_name(connection.headers.get("host", "")) in LOOPBACK_NAMES
        and not any(name in FORWARDED or name.startswith("x-forwarded-") for name in connection.headers)
    )
