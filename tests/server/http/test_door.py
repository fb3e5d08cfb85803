"""Connections from outside, as strangers open them: many, slow, huge, broken; everyone else is served as ever."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.protocol import State
from websockets.uri import parse_uri

from server.house import Visitor
from server.inside import on_the_net, token_of
from tawy.server.http import descriptors, door
from tawy.server.http.door import Doorman, HttpDoor, SocketDoor, framed
from tawy.server.http.heads import LARGEST_BODY, LARGEST_HEAD, LONGEST_ADDRESS, MOST_HEADERS
from tawy.server.http.reception import COOKIE

HEAD: Final = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"
WHOLE: Final = HEAD + b"\r\n"
UPGRADE: Final = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
}
PATIENCE: Final = 20
"""Seconds after which a test gives up."""


class Peer:
    """A bare connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def say(self, data: bytes) -> None:
        """Send something, if it is still taken."""
        with suppress(ConnectionError):
            self.writer.write(data)
            await self.writer.drain()

    async def heard(self) -> tuple[int, dict[str, Any]]:
        """The next answer: its status and what it says; status 0 if the connection ends instead."""
        async with asyncio.timeout(PATIENCE):
            try:
                head = (await self.reader.readuntil(b"\r\n\r\n")).decode().lower()
            except (asyncio.IncompleteReadError, ConnectionError):
                return 0, {}
            length = int(head.partition("content-length: ")[2].partition("\r")[0])
            return int(head.split()[1]), json.loads(await self.reader.readexactly(length))

    async def gone(self) -> None:
        """Wait for the end of the connection."""
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionError):
                await self.reader.read()


@asynccontextmanager
async def calling(address: str) -> AsyncIterator[Peer]:
    """A connection to a server."""
    url = httpx.URL(address)
    reader, writer = await asyncio.open_connection(url.host, url.port)
    try:
        yield Peer(reader, writer)
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


async def well(address: str) -> bool:
    """A visitor is served."""
    async with calling(address) as visitor:
        await visitor.say(WHOLE)
        return await visitor.heard() == (200, {"status": "well"})


async def until(true: Callable[[], bool]) -> None:
    """Wait for something to become true."""
    async with asyncio.timeout(PATIENCE):
        while not true():  # noqa: ASYNC110  nobody tells
            await asyncio.sleep(0.01)


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A doorman with little patience, so that nobody has to wait for him."""
    monkeypatch.setattr(door, "LOOK_EVERY", 0.05)
    monkeypatch.setattr(door, "LONGEST", {**door.LONGEST, "new": 0.5, "head": 0.5, "body": 0.5, "idle": 0.5})


# --- how many ------------------------------------------------------------------------------------------------------


def test_who_only_stands_in_the_door_makes_room_for_who_comes_to_play(sqlite_url: str) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as stack:
            _, address = await stack.enter_async_context(on_the_net(sqlite_url, connections=20))
            for begun in [b"", HEAD, HEAD + b"Cookie: "] * 20:
                peer = await stack.enter_async_context(calling(address))
                await peer.say(begun)
            async with Visitor(address, "Ann") as ann:
                assert (await ann.get("/api/me"))["name"] == "Ann"

    asyncio.run(scene())


def test_a_full_house_says_so(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as stack:
            house, address = await stack.enter_async_context(on_the_net(sqlite_url, connections=3))
            going_on = asyncio.Event()
            monkeypatch.setattr(house.store, "ping", going_on.wait)
            busy = [await stack.enter_async_context(calling(address)) for _ in range(3)]
            for one in busy:
                await one.say(WHOLE)
            async with calling(address) as late:
                status, said = await late.heard()
                assert status == 503
                assert said == {
                    "error": "too_many",
                    "sentence": "There are too many connections: wait a moment and try again.",
                }
            going_on.set()
            for one in busy:
                assert (await one.heard())[0] == 200
            assert await well(address)

    asyncio.run(scene())


class Line(asyncio.Transport):
    """A connection from an address, without a network."""

    def __init__(self, host: str) -> None:
        super().__init__({"peername": (host, 1234)})
        self.closed = False

    def abort(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed


class Knock:
    """A door that is not needed."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop


@pytest.fixture
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    with asyncio.Runner() as runner:
        yield runner.get_loop()


def visit(loop: asyncio.AbstractEventLoop, host: str, phase: Any = "answering") -> door.Visit:
    """Somebody from an address, with whom somebody is busy."""
    one = door.Visit(Knock(loop), Line(host))  # type: ignore[arg-type]
    one.enter(phase)
    return one


@pytest.mark.parametrize(
    ("same", "other"),
    [
        ("203.0.113.9", "203.0.113.10"),
        ("::ffff:203.0.113.9", "::ffff:203.0.113.10"),
        ("2001:db8:1:2:{:x}::1", "2001:db8:1:3::1"),
    ],
)
def test_one_address_has_its_share_and_no_more(same: str, other: str, loop: asyncio.AbstractEventLoop) -> None:
    doorman = Doorman(100, 5)
    first = [visit(loop, same.format(number)) for number in range(6)]
    assert [doorman.admit(one) for one in first] == [True] * 5 + [False]
    assert doorman.admit(visit(loop, other))
    doorman.leave(first[0])
    assert doorman.admit(first[5])
    assert len(doorman) == 6


def test_who_waits_makes_room_for_a_neighbour_the_longest_first(loop: asyncio.AbstractEventLoop) -> None:
    doorman = Doorman(100, 3)
    busy, waiting, waiting_less = (visit(loop, "203.0.113.9", phase) for phase in ("socket", "head", "idle"))
    waiting_less.since = waiting.since + 1
    assert all(doorman.admit(one) for one in (busy, waiting, waiting_less))
    assert doorman.admit(visit(loop, "203.0.113.9"))
    assert [one.transport.is_closing() for one in (busy, waiting, waiting_less)] == [False, True, False]


def test_those_behind_a_proxy_are_not_one_person(
    monkeypatch: pytest.MonkeyPatch, loop: asyncio.AbstractEventLoop
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.0/8, 192.0.2.1")
    doorman = Doorman(100, 2)
    for proxy in ("127.0.0.1", "::1", "10.1.2.3", "192.0.2.1"):
        assert all(doorman.admit(visit(loop, proxy)) for _ in range(10)), proxy
    assert [doorman.admit(visit(loop, "192.0.2.2")) for _ in range(3)] == [True, True, False]


@pytest.mark.parametrize("limit", [64, 256, 1024, 4096, 1_000_000])
def test_the_database_bots_and_files_always_have_descriptors(limit: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(descriptors.resource, "getrlimit", lambda _: (limit, limit))
    most = descriptors.connections(workers=4)
    assert 8 <= most <= 10_000
    if limit >= 256:
        assert limit - descriptors.BACKLOG - 2 * most >= 64


def test_a_system_without_such_limits_has_one_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(descriptors, "resource", None)
    descriptors.allow_many(1)
    assert descriptors.connections(1) == descriptors.UNCOUNTED


# --- how large -----------------------------------------------------------------------------------------------------

TOO_MUCH: Final = {
    "a header without an end": (431, HEAD + b"Cookie: " + b"x" * 100_000),
    "many headers without an end": (431, HEAD + b"a: b\r\n" * 100_000),
    "one large header": (431, HEAD + b"Cookie: " + b"x" * (LARGEST_HEAD + 1) + b"\r\n\r\n"),
    "one name": (431, HEAD + b"x" * (LARGEST_HEAD + 1) + b": y\r\n\r\n"),
    "one header too many": (431, HEAD + b"a: b\r\n" * MOST_HEADERS + b"\r\n"),
    "too much in all": (431, HEAD + b"".join(b"x%d: %s\r\n" % (n, b"y" * 500) for n in range(40)) + b"\r\n"),
    "an address without an end": (414, b"GET /" + b"x" * 100_000),
    "a long address": (414, b"GET /" + b"x" * LONGEST_ADDRESS + b" HTTP/1.1\r\nHost: localhost\r\n\r\n"),
}


@pytest.mark.parametrize("kept", ["first", "later"])
@pytest.mark.parametrize(("status", "sent"), TOO_MUCH.values(), ids=TOO_MUCH)
def test_what_is_too_much_is_refused_and_nobody_else_minds(
    status: int, sent: bytes, kept: str, sqlite_url: str
) -> None:
    """Also when it comes later on a connection that was kept."""

    async def scene() -> None:
        async with on_the_net(sqlite_url) as (_, address), calling(address) as peer:
            if kept == "later":
                await peer.say(WHOLE)
                assert await peer.heard() == (200, {"status": "well"})
            sending = asyncio.create_task(peer.say(sent))
            found, said = await peer.heard()
            assert (found, said["error"]) == (status, "too_large")
            assert said["sentence"].endswith(".")
            await peer.gone()
            await sending
            assert await well(address)

    asyncio.run(scene())


POST: Final = b"POST /api/x HTTP/1.1\r\nHost: localhost\r\n"
ENDLESS: Final = {
    "a body": POST + b"Content-Length: 900000000\r\n\r\n" + b"x" * (LARGEST_BODY + 100_000),
    "headers after the body": POST + b"Transfer-Encoding: chunked\r\n\r\n0\r\n" + b"a: b\r\n" * 50_000,
}


@pytest.mark.parametrize("sent", ENDLESS.values(), ids=ENDLESS)
def test_what_does_not_end_is_cut_off(sent: bytes, sqlite_url: str) -> None:
    """It has been answered long before."""

    async def scene() -> None:
        async with on_the_net(sqlite_url) as (_, address), calling(address) as peer:
            await peer.say(sent)
            await peer.gone()
            assert await well(address)

    asyncio.run(scene())


@pytest.mark.parametrize("piece", [1, 7, 4096, 1 << 20])
def test_what_is_just_small_enough_is_taken_however_it_comes(piece: int, sqlite_url: str) -> None:
    names = b"".join(b"x%03d: %s\r\n" % (n, b"y" * 70) for n in range(MOST_HEADERS - 4))
    body = b'{\n"name":\n' + b"\n" * 500 + b'"Ann"\n}'
    first = b"POST /api/guests?" + b"x" * (LONGEST_ADDRESS - 27) + b" HTTP/1.1\r\nHost: localhost\r\n" + names
    first += b"Content-Type: application/json\r\nContent-Length: %d\r\n" % len(body)
    first += b"y: " + b"z" * (LARGEST_HEAD - len(first) - 7) + b"\r\n\r\n"
    assert len(first) == LARGEST_HEAD

    async def scene() -> None:
        async with on_the_net(sqlite_url) as (_, address), calling(address) as peer:
            for _ in range(2):
                sent = first + body
                for start in range(0, len(sent), piece):
                    await peer.say(sent[start : start + piece])
                    if piece < 100 and start % 700 == 0:
                        await asyncio.sleep(0)
                assert (await peer.heard())[0] == 201

    asyncio.run(scene())


def test_a_file_of_many_lines_is_no_head_of_many_headers(sqlite_url: str) -> None:
    async def scene() -> None:
        async with on_the_net(sqlite_url) as (_, address), Visitor(address, "Ann") as ann:
            lines = b"{\n" * 20_000

            async def chunks() -> AsyncIterator[bytes]:
                for start in range(0, len(lines), 1000):
                    yield lines[start : start + 1000]

            for content in (lines, chunks()):
                answer = await ann.http.post("/api/tables/import", content=content)
                assert (answer.status_code, answer.json()["error"]) == (400, "malformed")
            assert (await ann.get("/api/me"))["name"] == "Ann"

    asyncio.run(scene())


def test_only_so_many_requests_are_sent_ahead(sqlite_url: str) -> None:
    async def scene() -> None:
        async with on_the_net(sqlite_url) as (_, address):
            async with calling(address) as peer:
                await peer.say(WHOLE * door.MOST_UNANSWERED)
                for _ in range(door.MOST_UNANSWERED):
                    assert await peer.heard() == (200, {"status": "well"})
            async with calling(address) as peer:
                await peer.say(WHOLE * 5000)
                await peer.gone()
            assert await well(address)

    asyncio.run(scene())


# --- how slow ------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("kept", ["first", "later"])
def test_a_head_that_comes_byte_by_byte_is_not_waited_for(kept: str, sqlite_url: str) -> None:
    async def scene() -> None:
        async with on_the_net(sqlite_url) as (_, address), calling(address) as peer:
            if kept == "later":
                await peer.say(WHOLE)
                assert (await peer.heard())[0] == 200
            await peer.say(HEAD)

            async def drip() -> None:
                while True:
                    await peer.say(b"x")
                    await asyncio.sleep(0.02)

            dripping = asyncio.create_task(drip())
            status, said = await peer.heard()
            assert (status, said["error"]) == (408, "too_slow")
            await peer.gone()
            dripping.cancel()

    asyncio.run(scene())


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("kept", ["first", "later"])
@pytest.mark.parametrize("drop", [b"", b"\r\n"], ids=["silence", "empty lines"])
def test_a_connection_on_which_nothing_comes_is_closed(drop: bytes, kept: str, sqlite_url: str) -> None:
    async def scene() -> None:
        async with on_the_net(sqlite_url) as (_, address), calling(address) as peer:
            if kept == "later":
                await peer.say(WHOLE)
                assert (await peer.heard())[0] == 200

            async def drip() -> None:
                while drop:
                    await peer.say(drop)
                    await asyncio.sleep(0.02)

            dripping = asyncio.create_task(drip())
            await peer.gone()
            dripping.cancel()

    asyncio.run(scene())


@pytest.mark.usefixtures("hurried")
def test_a_body_that_is_no_longer_wanted_is_not_waited_for(sqlite_url: str) -> None:
    """The answer is given; what is still sent keeps nothing open."""

    async def scene() -> None:
        async with on_the_net(sqlite_url) as (_, address), calling(address) as peer:
            await peer.say(b"GET /health HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n")
            assert (await peer.heard())[0] == 200

            async def drip() -> None:
                while True:
                    await peer.say(b"x")
                    await asyncio.sleep(0.02)

            dripping = asyncio.create_task(drip())
            await peer.gone()
            dripping.cancel()

    asyncio.run(scene())


@pytest.mark.usefixtures("hurried")
def test_an_answer_may_take_longer_than_a_question(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with on_the_net(sqlite_url) as (house, address), calling(address) as peer:
            looks = 0
            looked = asyncio.Event()
            look = Doorman._look

            def counted(self: Doorman, loop: asyncio.AbstractEventLoop) -> None:
                nonlocal looks
                looks += 1
                if looks > 30:  # far beyond every limit
                    looked.set()
                look(self, loop)

            monkeypatch.setattr(Doorman, "_look", counted)
            monkeypatch.setattr(house.store, "ping", looked.wait)
            await peer.say(WHOLE)
            assert (await peer.heard())[0] == 200

    asyncio.run(scene())


@pytest.mark.parametrize("kind", [HttpDoor, SocketDoor])
def test_a_peer_that_reads_nothing_is_cut_off(
    kind: type[door.Door], sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "LOOK_EVERY", 0.05)
    monkeypatch.setattr(door, "STUCK", 0.3)

    async def scene() -> None:
        async with on_the_net(sqlite_url, send_buffer=4096) as (house, address), Visitor(address, "Ann") as ann:
            lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            before = kind.connection_lost

            def noticed(self: Any, exc: Exception | None) -> None:
                before(self, exc)
                if self.visit.unread_since != float("inf") and not lost.done():
                    lost.set_result(None)

            monkeypatch.setattr(kind, "connection_lost", noticed)
            table = await open_table(ann)
            url = httpx.URL(address)
            with socket.socket() as line:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                line.connect((url.host, url.port))
                if kind is SocketDoor:
                    line.sendall(upgrade(f"/api/tables/{table}/socket?seat=0", Cookie=f"{COOKIE}={token_of(ann)}"))
                    following = (await house.app.hall.live(table)).following
                    await until(lambda: len(following) > 0)
                    for _ in range(30):
                        next(iter(following._followers)).send(b"x" * 100_000)
                else:
                    path = f"/api/tables/{table}/log"
                    request = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {COOKIE}={token_of(ann)}\r\n\r\n"
                    monkeypatch.setattr("tawy.server.tables.outlook.moments", lambda *_: ["x" * 1_000_000] * 10)
                    line.sendall(request.encode())
                await asyncio.wait_for(lost, PATIENCE)

    asyncio.run(scene())


async def open_table(ann: Visitor) -> str:
    seats = [{"kind": "me"}, {"kind": "me"}]
    ident: str = (await ann.open_table("ankh", {"seats": 2, "first": 0}, seats, ready=True))["id"]
    return ident


# --- at once -------------------------------------------------------------------------------------------------------


def test_answers_are_sent_without_delay(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    options: list[int] = []
    made = HttpDoor.connection_made

    def looked(self: HttpDoor, transport: asyncio.BaseTransport) -> None:
        made(self, transport)
        options.append(transport.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))

    monkeypatch.setattr(HttpDoor, "connection_made", looked)

    async def scene() -> None:
        async with on_the_net(sqlite_url) as (_, address):
            assert await well(address)

    asyncio.run(scene())
    assert len(options) == 1
    assert options[0] != 0


# --- sockets that are none -----------------------------------------------------------------------------------------


def upgrade(path: str, method: str = "GET", version: str = "HTTP/1.1", **headers: str) -> bytes:
    """A request to become a socket; headers of it changed or, if empty, left out."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    lines = [f"{name}: {value}" for name, value in ({"Host": "localhost"} | UPGRADE | named).items() if value]
    return "\r\n".join([f"{method} {path} {version}", *lines, "", ""]).encode()


BROKEN: Final = {
    "no such table": upgrade("/api/tables/0/socket"),
    "nothing there": upgrade("/api/x"),
    "the page": upgrade("/"),
    "another site": upgrade("/api/tables/{table}/socket", Origin="http://evil.example"),
    "another host": upgrade("/api/tables/{table}/socket", Host="evil.example"),
    "somebody else's seat": upgrade("/api/tables/{table}/socket?seat=0"),
    "a number that is none": upgrade("/api/tables/{table}/socket?after=x"),
    "no key": upgrade("/api/tables/{table}/socket", Sec_WebSocket_Key=""),
    "a key that is none": upgrade("/api/tables/{table}/socket", Sec_WebSocket_Key="x"),
    "no version": upgrade("/api/tables/{table}/socket", Sec_WebSocket_Version=""),
    "an old version": upgrade("/api/tables/{table}/socket", Sec_WebSocket_Version="8"),
    "extensions that are none": upgrade("/api/tables/{table}/socket", Sec_WebSocket_Extensions="\x7f;;=,"),
    "a POST": upgrade("/api/tables/{table}/socket", method="POST"),
    "a CONNECT": b"CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "with a body": upgrade("/api/tables/{table}/socket", Content_Length="3") + b"abc",
    "in chunks": upgrade("/api/tables/{table}/socket", Transfer_Encoding="chunked") + b"0\r\n\r\n",
    "an old HTTP": upgrade("/api/tables/{table}/socket", version="HTTP/1.0"),
    "another protocol": upgrade("/health", Upgrade="h2c"),
    "a long header": upgrade("/api/tables/{table}/socket", Cookie="x" * 10_000),
    "letters beyond ASCII": upgrade("/api/tables/{table}/socket", Cookie="\u00e9"),
    "an address beyond ASCII": upgrade("/api/tables/{table}/sock\u00e9t"),
    "sent ahead": WHOLE + upgrade("/api/tables/{table}/socket"),
    "half": upgrade("/api/tables/{table}/socket")[:-20],
    "a word at once": upgrade("/api/tables/{table}/socket") + b"\x81\x05hello",
    "no HTTP": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    "HTTP/2": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "no host": b"GET /health HTTP/1.1\r\n\r\n",
    "a star": b"OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "no path": b"GET http:// HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "two lengths": b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
}


@pytest.fixture
def nothing_logged(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """No line above debug."""
    with caplog.at_level(logging.INFO):
        logging.getLogger("uvicorn").setLevel(logging.WARNING)
        logging.getLogger("alembic").setLevel(logging.WARNING)
        yield
    assert [record.getMessage() for record in caplog.records if record.name != "tawy.server"] == []
    assert {record.getMessage() for record in caplog.records} <= {"serving", "stopped"}


@pytest.mark.usefixtures("nothing_logged")
@pytest.mark.parametrize("sent", BROKEN.values(), ids=BROKEN)
def test_what_a_stranger_sends_is_no_line_in_the_log(sent: bytes, sqlite_url: str) -> None:
    """Neither if the answer is waited for, nor if the peer is gone at once."""

    async def scene() -> None:
        async with on_the_net(sqlite_url, hosts="") as (_, address), Visitor(address, "Ann") as ann:
            table = await open_table(ann)
            wish = sent.replace(b"{table}", table.encode())
            for waits in (True, False):
                async with calling(address) as peer:
                    await peer.say(wish)
                    if waits:
                        peer.writer.write_eof()
                        await peer.gone()
            assert await well(address)

    asyncio.run(scene())


SAID: Final = {
    "a frame that is none": b"\xff\xff\xff\xff",
    "without a mask": b"\x81\x05hello",
    "no UTF-8": b"\x81\x82\x00\x00\x00\x00\xff\xff",
    "a large frame": b"\x82\xff" + b"\x7f" * 100,
    "half a frame": b"\x81",
    "a close frame that is none": b"\x88\x81\x00\x00\x00\x00x",
}


@pytest.mark.usefixtures("nothing_logged")
@pytest.mark.parametrize("said", SAID.values(), ids=SAID)
def test_what_a_socket_says_is_no_line_in_the_log(said: bytes, sqlite_url: str) -> None:
    async def scene() -> None:
        async with on_the_net(sqlite_url, hosts="") as (_, address), Visitor(address, "Ann") as ann:
            table = await open_table(ann)
            async with calling(address) as peer:
                await peer.say(upgrade(f"/api/tables/{table}/socket", Cookie=f"{COOKIE}={token_of(ann)}"))
                async with asyncio.timeout(PATIENCE):
                    assert b" 101 " in await peer.reader.readuntil(b"\r\n\r\n")
                await peer.say(said)
                peer.writer.write_eof()
                await peer.gone()
            assert await well(address)

    asyncio.run(scene())


@pytest.mark.usefixtures("nothing_logged")
def test_who_leaves_before_a_socket_is_open_is_no_line_in_the_log(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with on_the_net(sqlite_url, hosts="") as (house, address), Visitor(address, "Ann") as ann:
            table = await open_table(ann)
            live, seen, gone = house.app.hall.live, asyncio.Event(), asyncio.Event()

            async def slow(ident: str) -> Any:
                seen.set()
                await gone.wait()
                return await live(ident)

            monkeypatch.setattr(house.app.hall, "live", slow)
            for ident in (table, "0"):  # one would be let in, one refused
                gone.clear()
                seen.clear()
                lost = left(monkeypatch, SocketDoor)
                async with calling(address) as peer:
                    await peer.say(upgrade(f"/api/tables/{ident}/socket", Cookie=f"{COOKIE}={token_of(ann)}"))
                    await asyncio.wait_for(seen.wait(), PATIENCE)
                await asyncio.wait_for(lost.wait(), PATIENCE)
                gone.set()
                await until(lambda: not house.app.reception.metrics.sockets)
            assert await well(address)

    asyncio.run(scene())


def left(monkeypatch: pytest.MonkeyPatch, kind: type[door.Door]) -> asyncio.Event:
    """Set when a connection is lost."""
    event, before = asyncio.Event(), kind.connection_lost

    def noticed(self: Any, exc: Exception | None) -> None:
        before(self, exc)
        event.set()

    monkeypatch.setattr(kind, "connection_lost", noticed)
    return event


def test_a_socket_that_babbles_is_cut_off(sqlite_url: str) -> None:
    """Pieces of a message that never ends, each of nothing: no message becomes too large by them."""

    async def scene() -> None:
        async with on_the_net(sqlite_url) as (_, address), Visitor(address, "Ann") as ann:
            table = await open_table(ann)
            async with calling(address) as peer:
                await peer.say(upgrade(f"/api/tables/{table}/socket", Cookie=f"{COOKIE}={token_of(ann)}"))
                async with asyncio.timeout(PATIENCE):
                    assert b" 101 " in await peer.reader.readuntil(b"\r\n\r\n")
                await peer.say(b"\x02\x80\x00\x00\x00\x00")
                for _ in range(door.MOST_SAID // 6000 + 2):
                    await peer.say(b"\x00\x80\x00\x00\x00\x00" * 1000)
                await peer.gone()
            async with ann.follow(table, 0) as again:
                await asyncio.wait_for(again.recv(), PATIENCE)

    asyncio.run(scene())


def test_whoever_has_gone_is_counted_no_more(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    doormen: list[Doorman] = []
    begin = Doorman.__init__

    def noted(self: Doorman, *limits: Any) -> None:
        begin(self, *limits)
        doormen.append(self)

    monkeypatch.setattr(Doorman, "__init__", noted)

    async def scene() -> None:
        async with on_the_net(sqlite_url) as (_, address), Visitor(address, "Ann") as ann:
            await followed_and_left(address, ann)
            await ann.http.aclose()
            await until(lambda: not len(doormen[0]))
            assert not doormen[0]._from
            assert not doormen[0]._leaving

    asyncio.run(scene())


async def followed_and_left(address: str, ann: Visitor) -> None:
    table = await open_table(ann)
    async with ann.follow(table, 0) as following:
        await following.recv()
    async with calling(address) as peer:
        await peer.say(TOO_MUCH["one header too many"][1])
        assert (await peer.heard())[0] == 431
    with suppress(Exception):
        async with connect(address.replace("http", "ws") + "/api/tables/0/socket", proxy=None):
            pass


# --- a server that has few descriptors -----------------------------------------------------------------------------


def test_a_thousand_who_say_nothing_shut_nobody_out(sqlite_url: str, tmp_path: Path) -> None:
    """A server with 400 descriptors, and more connections than that which begin a request and stop."""
    few = "import resource, sys; resource.setrlimit(resource.RLIMIT_NOFILE, (400, 400)); "
    run = "from tawy.cli import main; sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", few + run, "serve", "--port", "0", "--database", sqlite_url]
    log = tmp_path / "log"
    with log.open("w") as errors, subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True) as server:  # noqa: S603
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[3]
            asyncio.run(besieged(address))
        finally:
            server.terminate()
    assert server.returncode == 0
    assert log.stat().st_size < 10_000


async def besieged(address: str) -> None:
    async with AsyncExitStack() as stack:
        for number in range(1000):
            peer = await stack.enter_async_context(calling(address))
            await peer.say(HEAD)
            if number % 250 == 249:
                async with Visitor(address, "Ann") as ann:
                    table = await open_table(ann)
                    async with ann.follow(table, 0) as following:
                        await asyncio.wait_for(following.recv(), PATIENCE)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_message_is_framed_as_any_browser_reads_it(size: int) -> None:
    message = bytes(number % 251 for number in range(size))
    browser = ClientProtocol(parse_uri("ws://localhost/"), state=State.OPEN, max_size=None)
    browser.receive_data(framed(message) + framed(b"next"))
    assert [frame.data for frame in browser.events_received() if isinstance(frame, Frame)] == [message, b"next"]
