"""Where a request comes from and under which name it calls the server: addresses and hosts, as text."""

from __future__ import annotations

import os
import re
from collections.abc import Collection
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

HOUSEHOLD: Final = 64
"""Bits of an IPv6 address that a provider gives to one household; the rest is its own choice."""
LONGEST: Final = 64
"""Letters that are kept of an address that is none."""
LOOPBACK_NAMES: Final = frozenset({"localhost", "127.0.0.1", "[::1]"})
ANY: Final = "*"
_WITH_PORT: Final = re.compile(r"(\[[0-9a-f:.]+\]|[^:\[\]]*)(?::[0-9]*)?")
_NAME: Final = re.compile(r"\[[0-9a-f:.]+\]|[a-z0-9._-]+")


def parsed(address: str) -> IPv4Address | IPv6Address | None:
    """An address, an IPv4 one in the clothes of IPv6 as what it is; none if it is none."""
    try:
        found = ip_address(address)
    except ValueError:
        return None
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        return found.ipv4_mapped
    return found


@lru_cache(4096)
def counted_as(address: str) -> str:
    """As whom an address is counted, for every pace and cap: itself, or the household of an IPv6 address."""
    found = parsed(address)
    if found is None:
        return address[:LONGEST]
    if isinstance(found, IPv4Address):
        return str(found)
    return str(IPv6Network((int(found), HOUSEHOLD), strict=False))


def is_loopback(address: str) -> bool:
    """It is this machine's."""
    found = parsed(address)
    return found is not None and found.is_loopback


def proxies() -> str:
    """The addresses whose forwarded headers are believed, as uvicorn reads them."""
    return os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1")


def is_proxy(address: str, believed: str) -> bool:
    """Many people may stand behind it: it is this machine's, or that of a proxy which is believed."""
    found = parsed(address)
    if found is None or found.is_loopback:
        return True
    for one in (part.strip() for part in believed.split(",")):
        try:
            if one == ANY or found in ip_network(one, strict=False):
                return True
        except ValueError:
            continue
    return False


@lru_cache(128)
def host_name(header: str) -> str:
    """The name in a Host header, without its port; empty if it is none."""
    found = _WITH_PORT.fullmatch(header.strip().lower())
    return found[1] if found else ""


def is_host_name(text: str) -> bool:
    """Whether a server can be called so."""
    return text == ANY or _NAME.fullmatch(host_name(text)) is not None


def known_hosts(listening: str, allowed: Collection[str]) -> frozenset[str] | None:
    """The names under which a server may be called; none if any will do.

    Listening on this machine only, it is called by its loopback names: a page of another site that makes its own name
    lead here (DNS rebinding) still calls by that name.
    """
    here = is_loopback(listening) or listening == "localhost"
    if ANY in allowed or (not allowed and not here):
        return None
    own = {f"[{listening}]" if ":" in listening else listening} if here else set()
    return LOOPBACK_NAMES | own | {host_name(name) for name in allowed}
