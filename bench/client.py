"""A lean browser: one kept connection for requests, raw, because a full client would be slower than the server."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Mapping
from typing import Any, Final

import msgspec

LENGTH: Final = re.compile(rb"content-length: (\d+)", re.IGNORECASE)
COOKIE: Final = re.compile(rb"set-cookie: ([^;]+)", re.IGNORECASE)
SMALL: Final = {(socket.SOL_SOCKET, socket.SO_RCVBUF): 4096, (socket.IPPROTO_TCP, socket.TCP_MAXSEG): 536}
"""A line with little room: otherwise the system would take in megabytes for somebody who does not read."""
UPGRADE: Final = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)


class Refused(Exception):
    """The server said no."""

    def __init__(self, status: int, body: bytes) -> None:
        super().__init__(f"{status} {body.decode(errors='replace')}")
        self.status = status


class Browser:
    """One session."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.cookie = ""
        self._open: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def get(self, path: str) -> bytes:
        """What is there."""
        return await self._send("GET", path, b"")

    async def post(self, path: str, body: Mapping[str, Any]) -> bytes:
        """Send something, and wait for the reply."""
        return await self._send("POST", path, msgspec.json.encode(body))

    async def _send(self, method: str, path: str, body: bytes) -> bytes:
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nCookie: {self.cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        try:
            return await self._exchange(head.encode() + body)
        except (ConnectionError, asyncio.IncompleteReadError):  # kept too long: the server has closed it meanwhile
            self.close()
            return await self._exchange(head.encode() + body)

    async def _exchange(self, request: bytes) -> bytes:
        if self._open is None:
            self._open = await asyncio.open_connection(self.host, self.port)
        reader, writer = self._open
        writer.write(request)
        head = await reader.readuntil(b"\r\n\r\n")
        found = LENGTH.search(head)
        body = await reader.readexactly(int(found[1])) if found else b""
        if given := COOKIE.search(head):
            self.cookie = given[1].decode()
        status = int(head[9:12])
        if status >= 400:  # noqa: PLR2004  a refusal in HTTP
            raise Refused(status, body)
        return body

    def close(self) -> None:
        """No more requests."""
        if self._open is not None:
            self._open[1].close()
            self._open = None

    async def never_read(self, path: str) -> socket.socket:
        """A socket that is opened and then left alone."""
        loop = asyncio.get_running_loop()
        raw = socket.socket()
        for (level, option), value in SMALL.items():
            raw.setsockopt(level, option, value)
        raw.setblocking(False)  # noqa: FBT003  as it is called
        await loop.sock_connect(raw, (self.host, self.port))
        await loop.sock_sendall(raw, UPGRADE.format(path=path, host=self.host, cookie=self.cookie).encode())
        answer = await loop.sock_recv(raw, 12)
        if b"101" not in answer:
            raise Refused(int(answer[9:12]), b"the socket was not opened")
        return raw


async def read_all(raw: socket.socket, seconds: float) -> bytes:
    """Everything that waits in a socket, until it is closed or nothing comes for so long."""
    loop, read = asyncio.get_running_loop(), bytearray()
    try:
        while data := await asyncio.wait_for(loop.sock_recv(raw, 1 << 16), seconds):
            read += data
    except (TimeoutError, ConnectionError):
        pass
    return bytes(read)
