"""A request to an address that a stranger has typed: into no network of ours, never long, never large."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Coroutine
from ipaddress import ip_address
from typing import Any

import pytest

from server.calls.sinks import Sink, sink, status
from tawy.server.calls import requests
from tawy.server.calls.requests import is_open, networks, post
from tawy.server.calls.trouble import Undeliverable

HERE = networks("127.0.0.0/8")


def trouble(scene: Coroutine[Any, Any, None]) -> Undeliverable:
    with pytest.raises(Undeliverable) as caught:
        asyncio.run(asyncio.wait_for(scene, 20))
    return caught.value


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.1", "100.64.0.1", "224.0.0.1",
        "255.255.255.255", "198.18.0.1", "::1", "::", "fe80::1", "fc00::1", "fd12::1", "ff02::1", "64:ff9b::7f00:1",
        "2002:7f00:1::", "2001:0:1::", "::ffff:10.0.0.1", "2001:db8::1",
    ],
)  # fmt: skip
def test_addresses_that_are_not_open_to_the_whole_world(address: str) -> None:
    assert not is_open(ip_address(address), ())


@pytest.mark.parametrize("address", ["93.184.216.34", "1.1.1.1", "2606:4700::1111"])
def test_addresses_that_are(address: str) -> None:
    assert is_open(ip_address(address), ())


def test_a_network_can_be_opened_by_hand() -> None:
    assert is_open(ip_address("192.168.7.7"), networks("10.0.0.0/8, 192.168.0.0/16"))
    assert not is_open(ip_address("172.16.0.1"), networks("10.0.0.0/8, 192.168.0.0/16"))


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "0x7f.1", "2130706433", "127.1", "0"])
def test_nothing_is_sent_into_our_own_network(host: str) -> None:
    async def scene() -> None:
        async with sink() as taking:
            try:
                await post(f"http://{host}:{taking.address.rpartition(':')[2]}/x", {}, b"{}")
            finally:
                assert taking.arrived == []

    assert trouble(scene()).final


def test_a_name_is_resolved_once_and_all_it_stands_for_must_be_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that stands for an open address at first and for one of ours a moment later gains nothing."""
    answers = [["93.184.216.34", "127.0.0.1"], ["93.184.216.34"], ["127.0.0.1"]]
    asked: list[str] = []

    async def resolved(_loop: object, host: str, port: int, **_how: object) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in answers[len(asked) - 1]]

    connected: list[str] = []

    async def connect(host: str, _port: int, **_how: object) -> None:
        connected.append(host)
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio.base_events.BaseEventLoop, "getaddrinfo", resolved)
    monkeypatch.setattr(asyncio, "open_connection", connect)
    assert trouble(post("https://rebinding.example/", {}, b"")).reason == "not an address on the open net"
    assert trouble(post("https://rebinding.example/", {}, b"")).reason == "no connection"
    assert connected == ["93.184.216.34"], "the very address that was looked at"
    assert asked == ["rebinding.example"] * 2


def test_on_the_open_net_only_secure_addresses_are_used(monkeypatch: pytest.MonkeyPatch) -> None:
    async def resolved(*_: object, **_how: object) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("93.184.216.34", 80))]

    monkeypatch.setattr(asyncio.base_events.BaseEventLoop, "getaddrinfo", resolved)
    assert trouble(post("http://plain.example/", {}, b"")).reason == "not secure: the address must begin with https://"


def sent(path: str, *behaviour: bytes | float) -> tuple[Sink, Undeliverable | None]:
    """What comes of a message to a sink that behaves so."""

    async def scene() -> tuple[Sink, Undeliverable | None]:
        async with sink() as taking:
            url = taking.answers(path, *behaviour)
            taking.answers("/elsewhere", status(204))
            taking.answers("/round", status(307, location="/round"))
            try:
                await post(url, {"content-type": "application/json"}, b'{"a":1}', HERE)
            except Undeliverable as trouble:
                return taking, trouble
            return taking, None

    return asyncio.run(asyncio.wait_for(scene(), 20))


def test_what_is_taken_is_sent() -> None:
    taking, trouble = sent("/in?a=b", status(204))
    assert trouble is None
    assert [(one.path, one.body) for one in taking.arrived] == [("/in?a=b", b'{"a":1}')]


@pytest.mark.parametrize(
    ("code", "gone"), [(500, False), (404, True), (410, True), (429, False), (302, False), (303, False)]
)
def test_what_is_not_taken(code: int, gone: bool) -> None:  # noqa: FBT001  a column of the table
    _, trouble = sent("/in", status(code, location="/elsewhere"))
    assert trouble is not None
    assert (trouble.reason, trouble.gone) == (f"status {code}", gone)


def test_a_redirect_that_asks_for_the_same_is_followed() -> None:
    taking, trouble = sent("/in", status(307, location="/elsewhere"))
    assert trouble is None
    assert [one.body for one in taking.at("/elsewhere")] == [b'{"a":1}']


def test_redirects_are_not_followed_for_ever() -> None:
    taking, trouble = sent("/in", status(308, location="/round"))
    assert trouble is not None
    assert trouble.reason == "too many redirects"
    assert len(taking.arrived) == requests.REDIRECTS + 1


@pytest.mark.parametrize("elsewhere", ["http://10.0.0.1/", "http://[::1]:1/", "file:///etc/passwd", "http://[/"])
def test_a_redirect_leads_into_no_network_of_ours_either(elsewhere: str) -> None:
    _, trouble = sent("/in", status(307, location=elsewhere))
    assert trouble is not None
    assert trouble.final


def test_who_answers_slowly_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "SECONDS", 0.3)
    _, trouble = sent("/in", 5.0, status(200))
    assert trouble is not None
    assert trouble.reason == "no answer in time"


def test_an_endless_head_is_not_read() -> None:
    _, trouble = sent("/in", b"HTTP/1.1 200 OK\r\n" + b"x: y\r\n" * 10_000)
    assert trouble is not None
    assert trouble.reason in {"an answer that cannot be understood", "no connection"}


def test_a_large_body_is_not_waited_for() -> None:
    _, trouble = sent("/in", b"HTTP/1.1 200 OK\r\ncontent-length: 1000000000\r\n\r\n" + b"x" * 100_000)
    assert trouble is None


def test_what_is_no_answer_at_all() -> None:
    _, trouble = sent("/in", b"220 mail.example ESMTP\r\n")
    assert trouble is not None
