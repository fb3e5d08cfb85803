"""Where requests come from, and by which names they call the server."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Final

import httpx
import pytest

from server.house import Visitor
from server.inside import inside, on_the_net
from tawy.kernel.refusal import Refused
from tawy.server.addresses import counted_as, host_name, is_loopback, known_hosts
from tawy.server.http.guards import HEADERS, Pace
from tawy.server.running.serving import serve
from tawy.server.settings import Settings

LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "[::1]"})


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff"),
        ("2001:db8:1:2::1", "2001:0DB8:0001:0002::9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("fe80::1%eth0", "fe80::2"),
    ],
)
def test_one_household_is_counted_as_one(one: str, other: str) -> None:
    assert counted_as(one) == counted_as(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:3::1"),
        ("203.0.113.9", "203.0.113.10"),
        ("::ffff:203.0.113.9", "::ffff:203.0.113.10"),
        ("::1", "127.0.0.1"),
        ("unknown", "_hidden"),
    ],
)
def test_two_households_are_counted_as_two(one: str, other: str) -> None:
    assert counted_as(one) != counted_as(other)


def test_an_address_that_is_none_is_not_kept_at_length() -> None:
    assert len(counted_as("x" * 10_000)) < 100


@pytest.mark.parametrize(
    ("address", "here"),
    [
        ("127.0.0.1", True),
        ("127.9.9.9", True),
        ("::1", True),
        ("::ffff:127.0.0.1", True),
        ("127.0.0.1.evil.example", False),
        ("0.0.0.0", False),  # noqa: S104  it is not listened on
        ("10.0.0.1", False),
        ("", False),
    ],
)
def test_this_machine_is_known_by_its_addresses(address: str, here: object) -> None:
    assert is_loopback(address) is here


@pytest.mark.parametrize("sort", ["2001:db8:1:2::{:x}", "::ffff:203.0.113.9"])
def test_a_household_with_many_addresses_has_one_pace(sort: str, sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url, guests_per_minute=3) as house:
            house.app.reception.paces.guests._now = lambda: 0.0
            found = []
            for number in range(5):
                async with house.client(sort.format(number)) as client:
                    found.append((await client.post("/api/guests", json={"name": "Ann"})).status_code)
            assert found == [201, 201, 201, 429, 429]
            async with house.client("2001:db8:1:3::1") as client:
                assert (await client.post("/api/guests", json={"name": "Bob"})).status_code == 201

    asyncio.run(scene())


def test_an_address_has_so_many_sockets_at_all_tables_together(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url, connections_per_address=3) as house, house.visitor("Ann") as ann:
            seats = [{"kind": "me"}, {"kind": "me"}]
            paths = []
            for _ in range(3):
                table = await ann.open_table("ankh", {"seats": 2}, seats, ready=True, public=True)
                paths.append(f"/api/tables/{table['id']}/socket")
            home = [f"2001:db8:1:2::{number}" for number in range(4)]
            sockets = [
                house.socket(path, address=address) for path, address in zip([*paths, paths[0]], home, strict=True)
            ]
            for one in sockets:
                await one.__aenter__()
            assert [one.status for one in sockets] == [101, 101, 101, 429]
            assert (
                json.loads(sockets[3].body)["sentence"] == "Too many pages are open at your address: close some first."
            )
            for address in ("2001:db8:1:3::1", "127.0.0.1"):
                async with house.socket(paths[0], address=address) as other:
                    assert other.status == 101
            await sockets[0].__aexit__(None, None, None)
            async with house.socket(paths[0], address=home[3]) as again:
                assert again.status == 101
            for one in sockets[1:]:
                await one.__aexit__(None, None, None)
            assert not house.app.sockets.present._from

    asyncio.run(scene())


# --- hosts ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("header", "name"),
    [
        ("localhost", "localhost"),
        ("LOCALHOST:8000", "localhost"),
        ("127.0.0.1:8000", "127.0.0.1"),
        ("[::1]", "[::1]"),
        ("[::1]:8000", "[::1]"),
        ("tawy.example:", "tawy.example"),
        ("localhost:8000@evil.example", ""),
        ("localhost:8000:8000", ""),
        ("[::1", ""),
        ("::1", ""),
        ("", ""),
    ],
)
def test_the_name_in_a_host(header: str, name: str) -> None:
    assert host_name(header) == name


@pytest.mark.parametrize("listening", ["127.0.0.1", "localhost", "::1", "127.0.0.5"])
def test_a_server_for_this_machine_is_called_by_its_loopback_names(listening: str) -> None:
    own = {f"[{listening}]" if ":" in listening else listening}
    assert known_hosts(listening, ()) == LOOPBACK | own
    assert known_hosts(listening, ["Tawy.example:443"]) == LOOPBACK | own | {"tawy.example"}
    assert known_hosts(listening, ["tawy.example", "*"]) is None


@pytest.mark.parametrize("listening", ["0.0.0.0", "::", "192.0.2.1"])  # noqa: S104  it is not listened on
def test_a_server_for_others_is_called_as_it_is_told(listening: str) -> None:
    assert known_hosts(listening, ()) is None
    assert known_hosts(listening, ["tawy.example"]) == LOOPBACK | {"tawy.example"}


@pytest.mark.parametrize("name", ["http://tawy.example", "tawy.example/", "a b", "a@b", "::1"])
def test_a_host_that_is_none_is_refused_at_the_start(name: str) -> None:
    with pytest.raises(Refused, match="A host is a name"):
        serve(Settings(hosts=name))


@pytest.mark.parametrize(
    "wrong", [{"connections": -1}, {"connections_per_address": 0}], ids=["connections", "connections per address"]
)
def test_numbers_of_connections_that_cannot_be(wrong: dict[str, Any]) -> None:
    with pytest.raises(Refused, match="connection"):
        serve(Settings(**wrong))


ASKED: Final = [
    ("GET", "/"),
    ("GET", "/assets/x.js"),
    ("GET", "/health"),
    ("GET", "/metrics"),
    ("GET", "/api/me"),
    ("POST", "/api/guests"),
    ("DELETE", "/api/x"),
]


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "localhost@evil.example", "10.0.0.1", ""])
@pytest.mark.parametrize(("method", "path"), ASKED)
def test_another_name_is_refused_everywhere(method: str, path: str, host: str, sqlite_url: str) -> None:
    """A page of another site may make its own name lead to this machine: it calls by that name."""

    async def scene() -> None:
        async with inside(sqlite_url, hosts="") as house, house.client() as browser:
            headers = {"host": host, "origin": f"http://{host}"}
            answer = await browser.request(method, path, headers=headers, json={"name": "Ann"})
            assert (answer.status_code, answer.json()["error"]) == (421, "wrong_host")
            assert answer.json()["sentence"].endswith(".")
            assert HEADERS.items() <= dict(answer.headers).items()
            for name in ("localhost", "LOCALHOST:8000", "127.0.0.1:1", "[::1]:8000"):
                assert (await browser.get("/health", headers={"host": name})).status_code == 200

    asyncio.run(scene())


def test_two_names_are_none(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url, hosts="") as house, house.client() as browser:
            for hosts in (["localhost", "evil.example"], ["evil.example", "localhost"]):
                request = httpx.Request("GET", "http://x/health", headers=[("host", host) for host in hosts])
                assert (await browser.send(request)).status_code == 421

    asyncio.run(scene())


def test_a_server_for_others_answers_to_any_name_unless_told(sqlite_url: str) -> None:
    async def scene() -> None:
        everyone = {"host": "0.0.0.0"}  # noqa: S104  it is not listened on
        async with inside(sqlite_url, hosts="", **everyone) as house, house.client() as browser:
            assert (await browser.get("/health", headers={"host": "any.example"})).status_code == 200
        async with inside(sqlite_url, hosts="tawy.example", **everyone) as house, house.client() as browser:
            assert (await browser.get("/health", headers={"host": "any.example"})).status_code == 421
            assert (await browser.get("/health", headers={"host": "tawy.example:444"})).status_code == 200

    asyncio.run(scene())


def test_a_socket_by_another_name_is_refused(sqlite_url: str) -> None:
    async def scene() -> None:
        async with on_the_net(sqlite_url, hosts="") as (_, address), Visitor(address, "Ann") as ann:
            table = await ann.open_table("ankh", {"seats": 2}, [{"kind": "me"}] * 2, ready=True)
            headers = {
                "Connection": "Upgrade",
                "Upgrade": "websocket",
                "Sec-WebSocket-Version": "13",
                "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
                "Host": "evil.example",
                "Origin": "http://evil.example",
            }
            answer = await ann.http.get(f"/api/tables/{table['id']}/socket", headers=headers)
            assert (answer.status_code, answer.json()["error"]) == (421, "wrong_host")
            async with ann.follow(table["id"], 0) as following:
                assert json.loads(await following.recv())["type"] == "Snapshot"

    asyncio.run(scene())


def test_a_pace_is_by_household() -> None:
    pace = Pace(1, 1, lambda: 0.0)
    pace.check(counted_as("2001:db8::1"))
    with pytest.raises(Refused):
        pace.check(counted_as("2001:db8::2"))
