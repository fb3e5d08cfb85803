"""Where messages arrive: a webhook, a mail server and a push service of our own, all of them real."""

from __future__ import annotations

import asyncio
import base64
import json
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any, NamedTuple

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

LOOPBACK = "127.0.0.1"


class Arrived(NamedTuple):
    """A request that has come."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Sink:
    """A web server that takes messages, as it is told to behave at each path: 200 where nothing is said."""

    def __init__(self) -> None:
        self.arrived: list[Arrived] = []
        self.behaviour: dict[str, list[bytes | float]] = {}
        """By path: what is answered, one after the other, the last for ever; seconds are waited first."""
        self.address = ""
        self.writers: list[asyncio.StreamWriter] = []

    def answers(self, path: str, *behaviour: bytes | float) -> str:
        """Behave so at a path; the whole address of it."""
        self.behaviour[path] = list(behaviour)
        return self.address + path

    def at(self, path: str) -> list[Arrived]:
        """What has come there."""
        return [one for one in self.arrived if one.path == path]

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One request."""
        self.writers.append(writer)
        with suppress(OSError, asyncio.IncompleteReadError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            path = head[0].split()[1]
            headers = {
                name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:] if line)
            }
            self.arrived.append(Arrived(path, headers, await reader.readexactly(int(headers["content-length"]))))
            behaviour = self.behaviour.get(path, [])
            while behaviour and isinstance(behaviour[0], float):
                await asyncio.sleep(behaviour[0])
                behaviour = behaviour[1:]
            answer = behaviour[0] if behaviour else status(200)
            if len(self.behaviour.get(path, [])) > 1 and not isinstance(self.behaviour[path][0], float):
                self.behaviour[path].pop(0)
            assert isinstance(answer, bytes)
            writer.write(answer)
            await writer.drain()
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


def status(code: int, **headers: str) -> bytes:
    """An answer."""
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    return f"HTTP/1.1 {code} So\r\n{lines}content-length: 0\r\n\r\n".encode()


@asynccontextmanager
async def sink() -> AsyncIterator[Sink]:
    """A sink for a while."""
    taking = Sink()
    server = await asyncio.start_server(taking.serve, LOOPBACK, 0)
    taking.address = f"http://{LOOPBACK}:{server.sockets[0].getsockname()[1]}"
    async with server:
        try:
            yield taking
        finally:
            for writer in taking.writers:
                writer.transport.abort()  # also those who still wait for an answer
            await asyncio.sleep(0.05)


class Mailbox:
    """All that a mail server has taken; it may refuse some."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.recipients: list[str] = []
        self.refuses: list[str] = []
        """What it says, one after the other, instead of taking a message."""
        self.address = ""

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802  as aiosmtpd calls it
        if self.refuses:
            return self.refuses.pop(0)
        mail = message_from_bytes(envelope.content, policy=default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        self.recipients += envelope.rcpt_tos
        return "250 OK"


@contextmanager
def mail_server() -> Iterator[Mailbox]:
    """A mail server for a while."""
    box = Mailbox()
    with socket.create_server((LOOPBACK, 0)) as free:
        port: int = free.getsockname()[1]
    controller = Controller(box, hostname=LOOPBACK, port=port)
    controller.start()
    try:
        box.address = f"smtp://{LOOPBACK}:{port}"
        yield box
    finally:
        controller.stop()


class Browser:
    """A browser that takes pushes: it alone can read what comes."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen letters!"

    def subscription(self, endpoint: str) -> dict[str, str]:
        """What its page tells the server."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"kind": "push", "endpoint": endpoint, "p256dh": written(point), "auth": written(self._auth)}

    def read(self, arrived: Arrived) -> Any:
        """What was sent."""
        assert arrived.headers["content-encoding"] == "aes128gcm"
        return json.loads(
            http_ece.decrypt(arrived.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        )


def written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


async def until(what: Callable[[], bool], seconds: float = 15) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(seconds):
        while not what():  # noqa: ASYNC110  it is said by others
            await asyncio.sleep(0.02)
