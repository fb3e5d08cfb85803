"""Requests that the server itself makes to addresses which strangers have typed: webhooks and push services.

Such an address may not lead into the network that the server stands in. A name is resolved once; if any of what it
stands for is not open to the whole world, nothing is sent, and otherwise it is sent to exactly that address. A redirect
is one more address of that kind. Of an answer only its head is read.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_network
from typing import Final, NamedTuple
from urllib.parse import SplitResult, urljoin, urlsplit

import httptools

from tawy.server.addresses import parsed
from tawy.server.calls.trouble import Undeliverable

Network = IPv4Network | IPv6Network

SECONDS: Final = 10.0
"""For a whole request, redirects included."""
REDIRECTS: Final = 2
FOLLOWED: Final = frozenset({307, 308})
"""Redirects that ask for the same request elsewhere; any other would lose what is to be said."""
LARGEST_HEAD: Final = 16_384
GONE: Final = frozenset({404, 410})
PORTS: Final = {"https": 443, "http": 80}
INSIDE_OTHERS: Final[tuple[Network, ...]] = (
    ip_network("64:ff9b::/96"),
    ip_network("64:ff9b:1::/48"),
    ip_network("2002::/16"),
    ip_network("2001::/32"),
)
"""Addresses of IPv6 that hold one of IPv4: they might lead anywhere."""


def networks(text: str) -> tuple[Network, ...]:
    """Networks as they are written in a setting; raises ValueError for what is none."""
    return tuple(ip_network(part.strip()) for part in text.split(",") if part.strip())


def is_open(address: IPv4Address | IPv6Address, allowed: Sequence[Network]) -> bool:
    """It belongs to the whole world, or to a network that whoever runs the server has opened."""
    if any(address in network for network in allowed):
        return True
    return address.is_global and not address.is_multicast and not any(address in network for network in INSIDE_OTHERS)


class Head(NamedTuple):
    """The head of an answer."""

    status: int
    location: str


async def post(url: str, headers: Mapping[str, str], body: bytes, allowed: Sequence[Network] = ()) -> None:
    """Send something to an address; returns when it was taken."""
    try:
        async with asyncio.timeout(SECONDS):
            head = await _follow(url, headers, body, allowed)
    except TimeoutError:
        raise Undeliverable("no answer in time") from None
    except ssl.SSLError:
        raise Undeliverable("no secure connection") from None
    except (OSError, asyncio.IncompleteReadError):
        raise Undeliverable("no connection") from None
    if not 200 <= head.status < 300:  # noqa: PLR2004  what is taken is answered so
        raise Undeliverable(f"status {head.status}", gone=head.status in GONE)


async def _follow(url: str, headers: Mapping[str, str], body: bytes, allowed: Sequence[Network]) -> Head:
    for _ in range(REDIRECTS + 1):
        try:
            parts = urlsplit(url)
        except ValueError:
            raise Undeliverable("no address on the web", final=True) from None
        head = await _request(parts, headers, body, allowed)
        if head.status not in FOLLOWED or not head.location:
            return head
        url = head.location if "://" in head.location else urljoin(url, head.location)
    raise Undeliverable("too many redirects", final=True)


async def _request(url: SplitResult, headers: Mapping[str, str], body: bytes, allowed: Sequence[Network]) -> Head:
    """One request to one address."""
    try:
        host, port = url.hostname or "", url.port or PORTS[url.scheme]
    except (KeyError, ValueError):
        raise Undeliverable("no address on the web", final=True) from None
    address, private = await _resolved(host, port, allowed)
    if url.scheme != "https" and not private:
        raise Undeliverable("not secure: the address must begin with https://", final=True)
    secure = _context() if url.scheme == "https" else None
    reader, writer = await asyncio.open_connection(
        str(address), port, ssl=secure, server_hostname=host if secure else None
    )
    try:
        writer.write(_written(url, headers, body))
        await writer.drain()
        return await _head(reader)
    finally:
        with suppress(OSError):
            writer.transport.abort()  # whatever else it would say is not read


async def _resolved(host: str, port: int, allowed: Sequence[Network]) -> tuple[IPv4Address | IPv6Address, bool]:
    """The one address that a name is taken to stand for, and whether it is one of those opened by hand."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Undeliverable("no such host") from None
    addresses = [parsed(str(where[0])) for *_, where in found]
    known = [address for address in addresses if address is not None]
    if not known or len(known) < len(addresses) or not all(is_open(address, allowed) for address in known):
        raise Undeliverable("not an address on the open net", final=True)
    return known[0], any(known[0] in network for network in allowed)


@cache
def _context() -> ssl.SSLContext:
    return ssl.create_default_context()


def _written(url: SplitResult, headers: Mapping[str, str], body: bytes) -> bytes:
    path = (url.path or "/") + (f"?{url.query}" if url.query else "")
    host = url.netloc.rpartition("@")[2]
    lines = {"host": host, "content-length": str(len(body)), "connection": "close", "user-agent": "Tawy", **headers}
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"POST {path} HTTP/1.1\r\n{head}\r\n".encode("ascii", "replace") + body


class _Heard:
    """What a parser tells of the head of an answer."""

    def __init__(self) -> None:
        self.location = ""
        self.whole = False

    def on_header(self, name: bytes, value: bytes) -> None:
        """One header."""
        if name.lower() == b"location":
            self.location = value.decode("latin-1")

    def on_headers_complete(self) -> None:
        """The head has ended."""
        self.whole = True


async def _head(reader: asyncio.StreamReader) -> Head:
    """The head of an answer; not more of it than is needed."""
    heard, size = _Heard(), 0
    parser = httptools.HttpResponseParser(heard)
    while not heard.whole:
        data = await reader.read(2048)
        size += len(data)
        if not data or size > LARGEST_HEAD:
            raise Undeliverable("an answer that cannot be understood")
        try:
            parser.feed_data(data)
        except httptools.HttpParserError:
            if not heard.whole:
                raise Undeliverable("an answer that cannot be understood") from None
    return Head(parser.get_status_code(), heard.location)
