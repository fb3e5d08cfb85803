"""What the server says no to, each in one clear sentence; nothing is stored and nothing of the inside is told."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import re
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from server.house import Json, Screen, Visitor
from server.inside import HOST, Inside, inside, on_the_net, token_of
from server.worlds import Puppets
from tawy.ankh.scenario import scenarios
from tawy.server.hall.following import QUEUED
from tawy.server.http import answers, guards, quota
from tawy.server.http.guards import HEADERS, LARGEST, LARGEST_FILE, Pace
from tawy.server.http.reception import COOKIE, Paces
from tawy.server.http.routes.sockets import MOST_SOCKETS
from tawy.server.tables import outlook

GAMES: Final = Path(__file__).parents[2] / "games"
FINISHED: Final = {
    "ankh": GAMES / "ankh" / "2_seats-atheism.json",
    "plagues": GAMES / "plagues" / "2_players-normal_short.json",
}
TWO_OF_MINE: Final = [{"kind": "me"}, {"kind": "me"}]
JSON: Final = {"content-type": "application/json"}
LONG_NAME: Final = 40


class Place:
    """A server for the tests that leave nothing behind, and somebody with a session."""

    def __init__(self, house: Inside, ann: Visitor) -> None:
        self.house = house
        self.ann = ann

    async def refused(self, status: int, code: str, path: str, method: str = "POST", **content: Any) -> str:
        """A request that is refused: the sentence; nothing is stored."""
        before = await self.house.stored()
        answer = await self.ann.http.request(method, path, **content)
        assert await self.house.stored() == before
        return sentence(answer, status, code)


def sentence(answer: httpx.Response, status: int, code: str) -> str:
    """What an answer says; it is one sentence, and with all headers."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/json"
    assert HEADERS.items() <= dict(answer.headers).items()
    problem = answer.json()
    assert set(problem) == {"error", "sentence"}
    assert problem["error"] == code
    said: str = problem["sentence"]
    assert said.endswith(".")
    assert len(said) < 500
    assert "\n" not in said
    assert "Traceback" not in said
    return said


@pytest.fixture(scope="module")
def runner() -> Iterator[asyncio.Runner]:
    """One loop for the tests that share a server."""
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(scope="module")
def place(runner: asyncio.Runner, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    stack = AsyncExitStack()
    database = f"sqlite:///{tmp_path_factory.mktemp('guards') / 'tables.db'}"

    async def open_() -> Place:
        house = await stack.enter_async_context(inside(database))
        house.app.reception.paces = Paces(*[Pace(1e6, 1e6) for _ in range(5)])
        return Place(house, await stack.enter_async_context(house.visitor("Ann")))

    yield runner.run(open_())
    runner.run(stack.aclose())


async def hot_seat(visitor: Visitor, **options: Any) -> str:
    """A running game of one person with both seats."""
    table = await visitor.open_table("ankh", {"seats": 2, "first": 0, **options}, TWO_OF_MINE, ready=True)
    ident: str = table["id"]
    return ident


async def play(visitor: Visitor, table: str, steps: int) -> None:
    """Go on with such a game by its first options."""
    for _ in range(steps):
        now = await visitor.look(table, 0)
        seat = next(one["seat"] for one in now["table"]["asked"] if not one["sealed"])
        question = (await visitor.look(table, seat))["own"]["question"]
        token = question["options"][-1]["token"]
        await visitor.do(table, "Answer", seat=seat, position=now["position"], token=token)


async def fidget(visitor: Visitor, table: str, steps: int) -> None:
    """Choose and take it back, again and again."""
    now = await visitor.look(table, 0)
    position, token = now["position"], now["own"]["question"]["options"][0]["token"]
    for _ in range(steps // 2):
        asked_in = (await visitor.look(table, 0))["table"]["asked_in"]
        await visitor.do(table, "Answer", seat=0, position=position, token=token, asked_in=asked_in)
        await visitor.do(table, "Undo", position=position + 1)


# --- where a request comes from --------------------------------------------------------------------------------------

FOREIGN: Final = (
    "http://evil.example",
    f"http://{HOST}.evil.example",
    f"http://evil.example/{HOST}",
    f"http://{HOST}:8080",
    f"http://{HOST}@evil.example",
    f"http://evil{HOST}",
    "null",
    "http://[",
    "",
    HOST,
)


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_site_changes_nothing(origin: str, place: Place, runner: asyncio.Runner) -> None:
    async def scene() -> None:
        for method, path in (
            ("POST", "/api/guests"),
            ("POST", "/api/recover"),
            ("POST", "/api/me"),
            ("DELETE", "/api/me"),
            ("POST", "/api/tables"),
            ("POST", "/api/tables/import"),
            ("POST", f"/api/tables/{'0' * 32}/commands"),
            ("POST", f"/api/tables/{'0' * 32}/hint"),
        ):
            content = {} if method == "DELETE" else {"json": {"name": "Mallory"}}
            said = await place.refused(403, "foreign_origin", path, method, headers={"origin": origin}, **content)
            assert "another site's page" in said

    runner.run(scene())


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_site_opens_no_socket(origin: str, place: Place, runner: asyncio.Runner) -> None:
    async def scene() -> None:
        table = await hot_seat(place.ann)
        path = f"/api/tables/{table}/socket"
        async with place.house.socket(path, token_of(place.ann), headers={"origin": origin}) as following:
            assert following.status == 403
            assert json.loads(following.body)["error"] == "foreign_origin"
            assert HEADERS.items() <= following.headers.items()

    runner.run(scene())


@pytest.mark.parametrize("headers", [{}, {"origin": f"http://{HOST}"}, {"origin": f"https://{HOST}"}])
def test_our_own_page_and_programs_may(headers: dict[str, str], place: Place, runner: asyncio.Runner) -> None:
    async def scene() -> None:
        answer = await place.ann.http.post("/api/me", json={"name": "Ann"}, headers=headers)
        assert answer.status_code == 200
        table = await hot_seat(place.ann)
        path = f"/api/tables/{table}/socket"
        async with place.house.socket(path, token_of(place.ann), headers=headers) as following:
            assert following.status == 101

    runner.run(scene())


# --- what a request is made of ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["", "text/plain", "application/x-www-form-urlencoded", "application/jsonp", "json"])
def test_only_json_is_read(kind: str, place: Place, runner: asyncio.Runner) -> None:
    headers = {"content-type": kind}
    said = runner.run(place.refused(400, "malformed", "/api/me", content=b'{"name": "Ann"}', headers=headers))
    assert said == "Send JSON, with the content type application/json."


@pytest.mark.parametrize("kind", ["application/json; charset=utf-8", "application/json ;x=y"])
def test_json_with_a_parameter_is_json(kind: str, place: Place, runner: asyncio.Runner) -> None:
    async def scene() -> None:
        headers = {"content-type": kind}
        answer = await place.ann.http.post("/api/me", content=b'{"name": "Ann"}', headers=headers)
        assert answer.status_code == 200

    runner.run(scene())


MALFORMED: Final = {
    "nothing": b"",
    "half": b'{"name": "An',
    "two": b'{"name": "Ann"}{}',
    "no object": b"[]",
    "null": b"null",
    "no name": b"{}",
    "an unknown field": b'{"name": "Ann", "admin": true}',
    "a number for a name": b'{"name": 7}',
    "a list for a name": b'{"name": ["Ann"]}',
    "nothing for a name": b'{"name": null}',
    "a name of 201 letters": b'{"name": "%s"}' % (b"n" * 201),
    "not UTF-8": b'{"name": "\xff\xfe"}',
    "half a letter": rb'{"name": "\ud800"}',
    "another half": rb'{"name": "\udc00 and \ud83d\ud83d"}',
    "NaN": b'{"name": NaN}',
    "zeros": b"\0" * 100,
    "an unknown field with a long name": b'{"%s": 1}' % (b"f" * 16_000),
    "deep lists": b"[" * 8_000 + b"]" * 8_000,
    "deep lists in an unknown field": b'{"x": ' + b"[" * 8_000 + b"]" * 8_000 + b"}",
    "deep lists that are not closed": b'{"name": ' + b"[" * 16_000,
    "deep objects": b'{"name":' * 1_800,
}


@pytest.mark.parametrize("body", MALFORMED.values(), ids=MALFORMED)
@pytest.mark.parametrize(
    "path",
    ["/api/guests", "/api/me", "/api/tables", f"/api/tables/{'0' * 32}/commands", f"/api/tables/{'0' * 32}/hint"],
)
def test_what_cannot_be_understood(path: str, body: bytes, place: Place, runner: asyncio.Runner) -> None:
    runner.run(place.refused(400, "malformed", path, content=body, headers=JSON))


COMMANDS: Final[dict[str, Json]] = {
    "no id": {"command": {"type": "Ready"}},
    "an empty id": {"id": "", "command": {"type": "Ready"}},
    "a long id": {"id": "i" * 65, "command": {"type": "Ready"}},
    "an id with a line": {"id": "a\nb", "command": {"type": "Ready"}},
    "no command": {"id": "1"},
    "no type": {"id": "1", "command": {}},
    "an unknown command": {"id": "1", "command": {"type": "Win"}},
    "an entry of the journal": {"id": "1", "command": {"type": "Abandoned"}},
    "one field more": {"id": "1", "command": {"type": "Ready", "person": "somebody"}},
    "one field more outside": {"id": "1", "command": {"type": "Ready"}, "at": 0},
    "a negative seat": {"id": "1", "command": {"type": "Sit", "seat": -1}},
    "a seat that no table has": {"id": "1", "command": {"type": "Sit", "seat": 1000}},
    "a huge seat": {"id": "1", "command": {"type": "Sit", "seat": 10**40}},
    "half a seat": {"id": "1", "command": {"type": "Sit", "seat": 0.5}},
    "a seat in words": {"id": "1", "command": {"type": "Sit", "seat": "0"}},
    "yes as a number": {"id": "1", "command": {"type": "Agree", "yes": 1}},
    "a long token": {"id": "1", "command": {"type": "Answer", "seat": 0, "position": 4, "token": "t" * 201}},
    "a position far away": {"id": "1", "command": {"type": "Answer", "seat": 0, "position": 10**7, "token": "t"}},
    "another choice": {"id": "1", "command": {"type": "Vote", "seat": 0, "choice": "kick"}},
    "a long invitation": {"id": "1", "command": {"type": "Join", "invitation": "i" * 101}},
}


@pytest.mark.parametrize("body", COMMANDS.values(), ids=COMMANDS)
def test_commands_that_cannot_be_understood(body: Json, place: Place, runner: asyncio.Runner) -> None:
    async def scene() -> None:
        table = await hot_seat(place.ann)
        await place.refused(400, "malformed", f"/api/tables/{table}/commands", json=body)

    runner.run(scene())


WISHES: Final[dict[str, Json]] = {
    "no seat": {"position": 4},
    "no position": {"seat": 0},
    "a negative seat": {"seat": -1, "position": 4},
    "a seat that no table has": {"seat": 1000, "position": 4},
    "a seat that is not there": {"seat": 2, "position": 4},
    "a position far away": {"seat": 0, "position": 10**7},
    "a level of somebody's choice": {"seat": 0, "position": 4, "level": "random"},
    "more time": {"seat": 0, "position": 4, "seconds": 3600},
}


@pytest.mark.parametrize("body", WISHES.values(), ids=WISHES)
def test_hints_that_cannot_be_understood(body: Json, place: Place, runner: asyncio.Runner) -> None:
    async def scene() -> None:
        table = await hot_seat(place.ann)
        await place.refused(400, "malformed", f"/api/tables/{table}/hint", json=body)

    runner.run(scene())


SETUPS: Final[dict[str, Json]] = {
    "an unknown game": {"game": "chess"},
    "options in a list": {"options": []},
    "an option too many": {"options": {"seats": 2, "cheat": True}},
    "no number of seats": {"options": {}},
    "99 seats": {"options": {"seats": 99}},
    "seats in words": {"options": {"seats": "two"}},
    "a scenario that is not there": {"options": {"seats": 2, "scenario": "../../secrets"}},
    "a scenario of nonsense": {"options": {"seats": 2, "scenario": {"id": 1}}},
    "one seat planned": {"seats": [{"kind": "me"}]},
    "a thousand seats planned": {"seats": [{"kind": "me"}] * 1000},
    "a seat for a king": {"seats": [{"kind": "me"}, {"kind": "king"}]},
    "an unknown bot": {"seats": [{"kind": "me"}, {"kind": "bot", "level": "os.system"}]},
    "a bot without a level": {"seats": [{"kind": "me"}, {"kind": "bot"}]},
    "a person with a level": {"seats": [{"kind": "me", "level": "random"}, {"kind": "me"}]},
    "a clock of no time": {"clock": {"kind": "turn", "seconds": 0}},
    "a clock of all time": {"clock": {"kind": "budget", "seconds": 10**15}},
    "a negative clock": {"clock": {"kind": "turn", "seconds": -60}},
    "an increment without a budget": {"clock": {"kind": "turn", "seconds": 60, "increment": 5}},
    "an unknown clock": {"clock": {"kind": "sun", "seconds": 60}},
    "public in words": {"public": "yes"},
    "hints in words": {"hints": "no"},
    "an owner of somebody's choice": {"owner": "somebody"},
}


@pytest.mark.parametrize("wrong", SETUPS.values(), ids=SETUPS)
def test_tables_that_cannot_be_opened(wrong: Json, place: Place, runner: asyncio.Runner) -> None:
    setup = {"game": "ankh", "options": {"seats": 2}, "seats": TWO_OF_MINE, **wrong}
    runner.run(place.refused(400, "malformed", "/api/tables", json={"setup": setup, "ready": True}))


@pytest.mark.parametrize(
    "asked", ["?after=x", "?after=-1", "?after=", "?after=1.5", f"?after={'9' * 5000}", "?before=now", "?seat=٣٣"]
)
def test_numbers_in_an_address_that_are_none(asked: str, place: Place, runner: asyncio.Runner) -> None:
    async def scene() -> None:
        table = await hot_seat(place.ann)
        path = "/api/tables/mine" if "before" in asked else f"/api/tables/{table}"
        await place.refused(400, "malformed", path + asked, "GET")
        if "after" in asked:
            async with place.house.socket(f"/api/tables/{table}/socket{asked}", token_of(place.ann)) as following:
                assert following.status == 400
            assert len((await place.house.app.hall.live(table)).following) == 0

    runner.run(scene())


@pytest.mark.parametrize("position", ["x", "-1", "9" * 15, "9" * 5000, "0x1"])
def test_positions_that_are_not_there(position: str, place: Place, runner: asyncio.Runner) -> None:
    async def scene() -> None:
        table = await hot_seat(place.ann)
        await place.refused(400, "malformed", f"/api/tables/{table}/positions/{position}", "GET")

    runner.run(scene())


# --- how large it is, and how slow -----------------------------------------------------------------------------------


async def in_chunks(body: bytes, size: int = 4096) -> AsyncIterator[bytes]:
    for start in range(0, len(body), size):
        yield body[start : start + size]


@pytest.mark.parametrize(("path", "largest"), [("/api/me", LARGEST), ("/api/tables/import", LARGEST_FILE)])
@pytest.mark.parametrize("size", [1, 1_000_000])
def test_what_is_too_large_is_not_read(
    path: str, largest: int, size: int, place: Place, runner: asyncio.Runner
) -> None:
    """With a content length and without, by a byte and by far; a deeply nested one too."""

    async def scene() -> None:
        for body in (b"n" * (largest + size), b"[" * (largest + size)):
            for content in (body, in_chunks(body)):
                said = await place.refused(413, "too_large", path, content=content, headers=JSON)
                assert str(largest) in said

    runner.run(scene())


def test_the_largest_that_is_read(place: Place, runner: asyncio.Runner) -> None:
    async def scene() -> None:
        body = b'{"name": "Ann"}'.ljust(LARGEST)
        answer = await place.ann.http.post("/api/me", content=body, headers=JSON)
        assert answer.status_code == 200

    runner.run(scene())


def test_what_comes_too_slowly_is_not_waited_for(
    place: Place, runner: asyncio.Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guards, "SLOWEST", 0.05)

    async def drops() -> AsyncIterator[bytes]:
        yield b'{"name": '
        await asyncio.sleep(1)
        yield b'"Ann"}'

    runner.run(place.refused(408, "too_slow", "/api/me", content=drops(), headers=JSON))


def test_a_sender_that_goes_away_is_nothing_to_write_home_about(
    sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with on_the_net(sqlite_url) as (_, address):
            port = httpx.URL(address).port
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            head = f"POST /api/guests HTTP/1.1\r\nHost: {HOST}\r\nContent-Type: application/json\r\n"
            writer.write(f'{head}Content-Length: 100\r\n\r\n{{"name": '.encode())
            await writer.drain()
            await asyncio.sleep(0.05)
            writer.close()
            await writer.wait_closed()
            await asyncio.sleep(0.05)
            async with httpx.AsyncClient(base_url=address) as client:
                assert (await client.get("/health")).json() == {"status": "well"}

    with caplog.at_level(logging.WARNING):
        asyncio.run(scene())
    assert not [line for line in caplog.messages if "failed" in line]


# --- sockets ---------------------------------------------------------------------------------------------------------


async def heard(following: ClientConnection) -> tuple[list[Json], int | None]:
    """All that a socket still says, and the code with which it is closed."""
    messages = []
    try:
        while True:
            messages.append(json.loads(await asyncio.wait_for(following.recv(), 10)))
    except ConnectionClosed as closed:
        return messages, closed.rcvd.code if closed.rcvd else None


def test_a_socket_that_talks_is_closed(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as house, house.visitor("Ann") as ann:
            table = await hot_seat(ann)
            async with house.follow(ann, table) as following:
                assert (await following.message())["type"] == "Snapshot"
                following.say("hello")
                assert await following.message() == {"closed": 4003}
            assert len((await house.app.hall.live(table)).following) == 0
            await ann.look(table)

    asyncio.run(scene())


def test_a_large_message_closes_its_socket_and_no_other(sqlite_url: str) -> None:
    async def scene() -> None:
        async with on_the_net(sqlite_url) as (_, address), Visitor(address, "Ann") as ann:
            table = await hot_seat(ann)
            async with ann.follow(table, 0) as good:
                await good.recv()
                for message, code in (("x" * 5_000, 1009), (b"x" * 4_000_000, 1009), ("hello", 4003)):
                    async with ann.follow(table, 0) as following:
                        await following.recv()
                        with suppress(ConnectionClosed):
                            await following.send(message)
                        assert (await heard(following))[1] == code
                await play(ann, table, 1)
                assert json.loads(await asyncio.wait_for(good.recv(), 10))["type"] == "Update"

    asyncio.run(scene())


def test_a_refused_socket_says_why_on_the_net(sqlite_url: str) -> None:
    async def scene() -> None:
        async with on_the_net(sqlite_url) as (_, address), Visitor(address, "Ann") as ann:
            table = await hot_seat(ann)
            headers = {
                "Connection": "Upgrade",
                "Upgrade": "websocket",
                "Sec-WebSocket-Version": "13",
                "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
            }
            foreign = {**headers, "Origin": "http://evil.example"}
            answer = await ann.http.get(f"/api/tables/{table}/socket", headers=foreign)
            assert "another site's page" in sentence(answer, 403, "foreign_origin")
            answer = await ann.http.get(f"/api/tables/{'0' * 32}/socket", headers=headers)
            assert "no such table" in sentence(answer, 404, "not_found")
            answer = await ann.http.get(f"/api/tables/{table}/socket?after=x", headers=headers)
            sentence(answer, 400, "malformed")

    asyncio.run(scene())


def test_one_person_has_so_many_sockets_at_a_table(sqlite_url: str) -> None:
    """Also when all of them come at the same moment."""

    async def scene() -> None:
        async with inside(sqlite_url) as house, house.visitor("Ann") as ann, house.visitor("Bob") as bob:
            table = await hot_seat(ann, gods=["ra", "isis"])
            sockets = [house.follow(ann, table, number % 2) for number in range(2 * MOST_SOCKETS)]
            await asyncio.gather(*(one.__aenter__() for one in sockets))
            assert sorted(one.status for one in sockets) == [101] * MOST_SOCKETS + [429] * MOST_SOCKETS
            refused = next(one for one in sockets if one.status == 429)
            assert json.loads(refused.body)["error"] == "too_many"
            invitation = (await ann.get(f"/api/tables/{table}/invitation"))["invitation"]
            await bob.do(table, "Join", invitation=invitation)
            async with house.follow(bob, table) as other:
                assert other.status == 101
            await next(one for one in sockets if one.status == 101).__aexit__(None, None, None)
            async with house.follow(ann, table) as again:
                assert again.status == 101
            for one in sockets:
                await one.__aexit__(None, None, None)
            assert len((await house.app.hall.live(table)).following) == 0
            assert house.app.reception.metrics.sockets == 0

    asyncio.run(scene())


def last_step(messages: list[Json]) -> int:
    """Up to where somebody was told."""
    return max(int(message.get("n", 0)) for message in messages)


async def caught_up(screen: Screen, messages: list[Json], rest: Json) -> None:
    """A page that was let go has everything once it has come again."""
    for message in messages:
        screen.take(json.dumps(message))
    seen = screen.n
    screen.take(json.dumps(rest))
    assert screen.n > seen
    numbers = [moment["n"] for moment in screen.moments]
    assert numbers == list(range(numbers[0], screen.n + 1))


def test_a_slow_reader_is_let_go_and_comes_again(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as house, house.visitor("Ann") as ann:
            table = await hot_seat(ann)
            screen = Screen()
            async with house.follow(ann, table, 0) as slow, house.follow(ann, table, 0) as quick:
                screen.take(json.dumps(await slow.message()))
                slow.reading.clear()
                await fidget(ann, table, QUEUED + 10)
                slow.reading.set()
                messages = []
                while (message := await slow.message()).get("type") in {"Update", "Ahead"}:
                    messages.append(message)
                assert message == {"type": "Closing", "why": "slow"}
                assert await slow.message() == {"closed": 4008}
                assert QUEUED <= len(messages) < QUEUED + 10
                last = (await ann.look(table, 0))["n"]
                while (await quick.message()).get("n") != last:
                    pass
            async with house.follow(ann, table, 0, after=last_step(messages)) as again:
                await caught_up(screen, messages, await again.message())
            now = await ann.look(table, 0)
            assert (screen.n, screen.hash, screen.view) == (now["n"], now["hash"], now["view"])

    asyncio.run(scene())


def test_a_slow_reader_on_the_net(sqlite_url: str) -> None:
    """It reads nothing through a small window while the table goes on; nobody else waits for it."""

    async def scene() -> None:
        async with on_the_net(sqlite_url, send_buffer=4096) as (house, address), Visitor(address, "Ann") as ann:
            table = await hot_seat(ann)
            door = httpx.URL(address)
            line = socket.socket()
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.connect((door.host, door.port))
            path = f"ws://{door.host}:{door.port}/api/tables/{table}/socket?seat=0"
            headers = {"Cookie": f"{COOKIE}={token_of(ann)}"}
            screen = Screen()
            async with connect(path, sock=line, additional_headers=headers, compression=None, max_queue=1) as slow:
                screen.take(await slow.recv())
                following = (await house.app.hall.live(table)).following
                follower = next(iter(following._followers))
                at_home = Visitor(f"http://{HOST}", "at-home", house.client())
                at_home.http.cookies.set(COOKIE, token_of(ann))
                for _ in range(60):
                    await fidget(at_home, table, 10)
                    if follower.closing is not None:
                        break
                assert follower.closing == "slow"
                messages, code = await heard(slow)
                assert code == 4008
                assert messages.pop() == {"type": "Closing", "why": "slow"}
            async with ann.follow(table, 0, after=last_step(messages)) as again:
                await caught_up(screen, messages, json.loads(await again.recv()))
            now = await ann.look(table, 0)
            assert (screen.n, screen.hash, screen.view) == (now["n"], now["hash"], now["view"])

    asyncio.run(scene())


def test_who_watches_another_seat_of_a_game_that_is_over_may_go_on(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as house, house.visitor("Ann") as ann, house.visitor("Bob") as bob:
            answer = await ann.http.post("/api/tables/import", content=FINISHED["ankh"].read_bytes())
            table, invitation = answer.json()["id"], answer.json()["invitation"]
            await bob.do(table, "Join", invitation=invitation)
            async with house.follow(bob, table, 0) as following:
                assert (await following.message())["type"] == "Snapshot"
                async with house.visitor("Cid") as cid:
                    await cid.do(table, "Join", invitation=invitation)
                assert (await following.message())["type"] == "Update"

    asyncio.run(scene())


# --- how many there are ----------------------------------------------------------------------------------------------


class Clock:
    """A time that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


FLOODS: Final[dict[str, tuple[str, str, Json]]] = {
    "guests": ("POST", "/api/guests", {"json": {"name": "Ann"}}),
    "recoveries": ("POST", "/api/recover", {"json": {"code": "that of the visitor"}}),
    "commands": (
        "POST",
        "/api/tables/{table}/commands",
        {"json": {"id": "same", "command": {"type": "Ready", "ready": False}}},
    ),
    "names": ("POST", "/api/me", {"json": {"name": "Ann"}}),
    "reads": ("GET", "/api/tables/{table}", {}),
    "lists": ("GET", "/api/tables", {}),
    "own lists": ("GET", "/api/tables/mine", {}),
    "tables": (
        "POST",
        "/api/tables",
        {"json": {"setup": {"game": "ankh", "options": {"seats": 2}, "seats": TWO_OF_MINE}}},
    ),
    "files": ("POST", "/api/tables/import", {"content": FINISHED["ankh"].read_bytes()}),
    "hints": ("POST", "/api/tables/{table}/hint", {"json": {"seat": 0, "position": 4}}),
    "plans": ("POST", "/api/tables/{table}/plan", {"json": {"seat": 0, "position": 4}}),
}


@pytest.mark.parametrize("flood", FLOODS)
def test_a_flood_is_refused_and_ebbs(flood: str, sqlite_url: str) -> None:
    """Three at once and one a second: the fourth must wait; those of others are not counted."""
    clock = Clock()
    method, path, content = FLOODS[flood]

    async def ask(visitor: Visitor, table: str) -> httpx.Response:
        sent = {"json": {"code": visitor.recovery}} if flood == "recoveries" else content
        return await visitor.http.request(method, path.format(table=table), **sent)

    async def scene(house: Inside, ann: Visitor, bob: Visitor) -> None:
        seats = [{"kind": "me"}, {"kind": "open"}]
        house.app.hall.bots.consider = Puppets().consider  # type: ignore[method-assign]  # there are no workers
        table, other = [
            await hot_seat(visitor, gods=["ra", "isis"])
            if flood in {"hints", "plans"}
            else (await visitor.open_table("ankh", {"seats": 2}, seats, public=True))["id"]
            for visitor in (ann, bob)
        ]
        house.app.reception.paces = Paces(*[Pace(1, 3, clock) for _ in range(8)])
        for _ in range(3):
            assert (await ask(ann, table)).status_code < 300
        before = await house.stored()
        assert "wait" in sentence(await ask(ann, table), 429, "too_many")
        assert await house.stored() == before
        assert (await ask(bob, other)).status_code < 300
        clock.now += 0.5
        sentence(await ask(ann, table), 429, "too_many")
        clock.now += 0.6
        assert (await ask(ann, table)).status_code < 300
        sentence(await ask(ann, table), 429, "too_many")
        clock.now += 1000
        for _ in range(3):
            assert (await ask(ann, table)).status_code < 300
        sentence(await ask(ann, table), 429, "too_many")

    async def all_of_it() -> None:
        async with (
            inside(sqlite_url) as house,
            house.visitor("Ann", "192.0.2.1") as ann,
            house.visitor("Bob", "192.0.2.2") as bob,
        ):
            await scene(house, ann, bob)

    asyncio.run(all_of_it())


def test_a_flood_of_sockets_is_refused(sqlite_url: str) -> None:
    clock = Clock()

    async def scene() -> None:
        async with inside(sqlite_url) as house, house.visitor("Ann") as ann:
            table = await hot_seat(ann)
            house.app.reception.paces = Paces(*[Pace(1, 3, clock) for _ in range(5)])
            for expected in (101, 101, 101, 429):
                async with house.follow(ann, table) as following:
                    assert following.status == expected

    asyncio.run(scene())


def test_the_usual_paces_let_people_play(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as house, house.visitor("Ann") as ann:
            table = await hot_seat(ann)
            await play(ann, table, 30)

    asyncio.run(scene())


def test_only_so_many_senders_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guards, "REMEMBERED", 10)
    pace = Pace(1, 1)
    for number in range(1000):
        pace.check(f"{number}")
    assert len(pace._left) == 10


def test_one_person_has_so_many_unfinished_tables(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quota, "MOST_UNFINISHED", 2)
    setup = {"game": "ankh", "options": {"seats": 2}, "seats": TWO_OF_MINE}

    async def scene() -> None:
        async with inside(sqlite_url) as house, house.visitor("Ann") as ann, house.visitor("Bob") as bob:
            first = await hot_seat(ann)
            await hot_seat(ann)
            before = await house.stored()
            answer = await ann.http.post("/api/tables", json={"setup": setup})
            assert "finish or abandon some first" in sentence(answer, 429, "too_many")
            answer = await ann.http.post("/api/tables/import", content=unfinished("ankh"))
            sentence(answer, 429, "too_many")
            assert await house.stored() == before
            await hot_seat(bob)
            await ann.do(first, "Abandon")
            await hot_seat(ann)

    asyncio.run(scene())


# --- names -----------------------------------------------------------------------------------------------------------

HARMLESS: Final = (
    "<script>alert(1)</script>",
    "Robert'); DROP TABLE person;--",
    '"><img src=x onerror=alert(1)>',
    "' OR '1'='1",
    "{{7*7}}${7*7}%s%n{0}",
    "\\u202e\\n\\0",
    "../../etc/passwd",
    "null",
    "نفرتيتي",
    "Ἀλέξανδρος",
    "阿努比斯",
    "🐫",
    "é" * LONG_NAME,
    "W" * LONG_NAME,
)
HIDDEN: Final = {
    "nothing": "",
    "spaces": "   ",
    "41 letters": "n" * (LONG_NAME + 1),
    "a zero": "An\0n",
    "an escape": "An\x1b[31mn",
    "a bell": "An\x07n",
    "a delete": "An\x7fn",
    "a C1 control": "An\x9bn",
    "right to left": "An\u202en",
    "an isolate": "An\u2066n",
    "a mark of direction": "An\u200fn",
    "no width": "An\u200bn",
    "a joiner": "An\u200dn",
    "a byte order": "\ufeffAnn",
    "a soft hyphen": "An\u00adn",
    "a tag": "An\U000e0041n",
    "private use": "An\ue000n",
    "a blank that is a letter": "\u3164",
    "a blank that is a sign": "\u2800",
    "a half width blank": "An\uffa0n",
    "a grapheme joiner": "An\u034fn",
    "an annotation": "An\ufff9n",
}


@pytest.mark.parametrize("name", HARMLESS)
def test_harmless_names_are_kept_as_they_are(name: str, sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as house, house.visitor(name) as guest:
            assert (await guest.get("/api/me"))["name"] == name
            setup = [{"kind": "me"}, {"kind": "open"}]
            table = (await guest.open_table("ankh", {"seats": 2}, setup, public=True))["id"]
            assert (await guest.look(table))["table"]["seats"][0]["name"] == name
            listed = (await guest.get("/api/tables"))["tables"]
            assert listed[0]["seats"][0]["name"] == name
            await guest.do(table, "Stand", command_id="1", seat=0)
            await guest.do(table, "Sit", command_id="2", seat=1)
            news = [
                entry for moment in (await guest.get(f"/api/tables/{table}/log"))["moments"] for entry in moment["news"]
            ]
            assert name in [entry.get("name") for entry in news]

    asyncio.run(scene())


@pytest.mark.parametrize("name", HIDDEN.values(), ids=HIDDEN)
@pytest.mark.parametrize("path", ["/api/guests", "/api/me"])
def test_names_that_are_not_seen_are_refused(path: str, name: str, place: Place, runner: asyncio.Runner) -> None:
    said = runner.run(place.refused(400, "malformed", path, json={"name": name}))
    assert said.startswith("A name has")


@pytest.mark.parametrize(
    ("typed", "kept"), [("  Ann  ", "Ann"), ("Ann\n\tBob", "Ann Bob"), ("Ann\u2028B", "Ann B"), ("e\u0301", "é")]
)
def test_white_space_in_names_is_one_space(typed: str, kept: str, sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as house, house.visitor(typed) as guest:
            assert (await guest.get("/api/me"))["name"] == kept

    asyncio.run(scene())


# --- files -----------------------------------------------------------------------------------------------------------


def record_of(finished: str, **changed: Any) -> bytes:
    """A finished game, with something else in it."""
    return json.dumps(json.loads(FINISHED[finished].read_text("utf-8")) | changed).encode()


def unfinished(game: str, picks: int = 30) -> bytes:
    """A game that was saved in the middle."""
    stored = json.loads(FINISHED[game].read_text("utf-8"))
    return json.dumps(stored | {"picks": stored["picks"][:picks], "mark": ""}).encode()


def with_scenario(**changed: Any) -> bytes:
    """A game on a scenario of somebody's own, with something else in it or in its only layout."""
    scenario = msgspec.to_builtins(scenarios()["old_kingdom"])
    layout = next(one for one in scenario["layouts"] if one["seats"] == 2)
    scenario = scenario | {"layouts": [layout | changed.pop("layout", {})]} | changed
    return record_of("ankh", setup={"seats": 2, "scenario": scenario}, picks=[], mark="")


def picks_of(game: str) -> list[Any]:
    picks: list[Any] = json.loads(FINISHED[game].read_text("utf-8"))["picks"]
    return picks


HOSTILE: Final = {
    "nothing": b"",
    "not JSON": b"PK\x03\x04 a zip",
    "a pickle": b"\x80\x04\x95\x0c\x00\x00\x00\x00\x00\x00\x00\x8c\x02os\x94.",
    "half": FINISHED["ankh"].read_bytes()[:2000],
    "a list": b"[]",
    "a number": b"7",
    "not UTF-8": FINISHED["ankh"].read_bytes().replace(b"satet", b"\xff\xfe"),
    "not UTF-8 in its format": b'{"format": "\xff"}',
    "another format": record_of("ankh", format="pgn"),
    "no format": b"{}",
    "a newer version": record_of("ankh", version=3),
    "an older version": record_of("ankh", version=0),
    "a version in words": record_of("ankh", version="1"),
    "a field too many": record_of("ankh", admin=True),
    "an unknown game": record_of("ankh", game="chess"),
    "the other game": record_of("ankh", game="plagues"),
    "a game with a long name": record_of("ankh", game="g" * 200_000),
    "other rules": record_of("ankh", rules="0"),
    "a set-up in a list": record_of("ankh", setup=[]),
    "a set-up of nothing": record_of("ankh", setup={}),
    "too many seats": record_of("ankh", setup={"seats": 1000}),
    "seats in words": record_of("ankh", setup={"seats": "2"}),
    "seats in a list": record_of("ankh", setup={"seats": [2]}),
    "an unknown pack": record_of("plagues", setup={"seats": 2, "content": {"name": "x", "hash": "../x"}}),
    "an illegal pick": record_of("ankh", picks=[*picks_of("ankh")[:7], [1, "action", "win"]], mark=""),
    "a pick with a long token": record_of("ankh", picks=[*picks_of("ankh")[:7], [1, "action", "w" * 200_000]]),
    "a pick of another kind": record_of("ankh", picks=[*picks_of("ankh")[:7], [1, "w" * 200_000, ""]]),
    "a pick of another seat": record_of("ankh", picks=[*picks_of("ankh")[:7], [0, "action", "gain"]]),
    "a pick of nobody": record_of("ankh", picks=[[10**30, "first_player", "1"]]),
    "half a pick": record_of("ankh", picks=[[1, "action"]]),
    "picks in words": record_of("ankh", picks="all"),
    "a pick after the end": record_of("ankh", picks=[*picks_of("ankh"), [0, "action", "gain"]], mark=""),
    "a pick too few": record_of("ankh", picks=picks_of("ankh")[:-1]),
    "a changed mark": record_of("ankh", mark="0" * 16),
    "many picks": record_of("ankh", picks=[[0, "action", "gain"]] * 9_000),
    "a scenario of nothing": record_of("ankh", setup={"seats": 2, "scenario": {}}),
    "a scenario that is a path": record_of("ankh", setup={"seats": 2, "scenario": "../../../etc/passwd"}),
    "a scenario without layouts": with_scenario(layouts=[]),
    "a scenario off the map": with_scenario(layout={"order": ["99999999999999999999,-1"]}),
    "a scenario with words for spaces": with_scenario(layout={"camels": ["__import__('os')"]}),
    "a scenario with pieces of nobody": with_scenario(
        layout={"pieces": [{"space": "5,1", "piece": "god", "seat": 10**25}]}
    ),
    "a scenario for a million seats": with_scenario(layout={"seats": 10**6}),
    "a scenario of many layouts": with_scenario(layouts=[{"seats": 2, "order": [], "camels": [], "pieces": []}] * 250),
    "a scenario of many camels": with_scenario(layout={"camels": ["0,3 SE"] * 1_500}),
    "a scenario of many pieces": with_scenario(layout={"pieces": [{"space": "5,1", "piece": "god", "seat": 1}] * 250}),
    "a scenario of many orders": with_scenario(layout={"order": ["4,5"] * 2_000}),
    "a scenario without pieces": with_scenario(layout={"pieces": []}),
    "deep lists": b"[" * 100_000 + b"]" * 100_000,
    "deep objects": b'{"a":' * 30_000 + b"1" + b"}" * 30_000,
    "a deep set-up": record_of("ankh", setup={}).replace(b"{}", b'{"seats":' + b"[" * 100_000 + b"]" * 100_000 + b"}"),
    "a rather deep set-up": record_of("ankh", setup={}).replace(
        b'"setup": {}', b'"setup": {"seats": 2, "gods": ' + b"[" * 900 + b"]" * 900 + b"}"
    ),
    "deep picks": record_of("ankh", picks=[]).replace(b'"picks": []', b'"picks": ' + b"[" * 100_000 + b"]" * 100_000),
}


@pytest.mark.parametrize("body", HOSTILE.values(), ids=HOSTILE)
def test_files_that_are_not_taken(body: bytes, place: Place, runner: asyncio.Runner) -> None:
    runner.run(place.refused(400, "malformed", "/api/tables/import", content=body))


def test_a_scenario_of_somebodys_own_is_taken(place: Place, runner: asyncio.Runner) -> None:
    """So it is not for their form that the hostile ones are refused."""

    async def scene() -> None:
        answer = await place.ann.http.post("/api/tables/import", content=with_scenario(name="<b>Mine</b>"))
        options = (await place.ann.look(answer.json()["id"]))["table"]["options"]
        assert options["scenario"]["name"] == "<b>Mine</b>"

    runner.run(scene())


def test_a_set_up_in_a_file_is_as_small_as_any(place: Place, runner: asyncio.Runner) -> None:
    body = with_scenario(name="n" * LARGEST)
    said = runner.run(place.refused(413, "too_large", "/api/tables/import", content=body))
    assert said.startswith("The set-up in this file is too large")


@pytest.mark.parametrize("game", FINISHED)
def test_a_finished_game_is_looked_at_from_every_seat_at_every_position(
    game: str, place: Place, runner: asyncio.Runner
) -> None:
    async def scene() -> None:
        ann = place.ann
        answer = await ann.http.post("/api/tables/import", content=FINISHED[game].read_bytes())
        assert answer.status_code == 201
        table = answer.json()["id"]
        now = await ann.look(table)
        assert now["table"]["status"] == "over"
        assert now["table"]["imported"]
        assert now["table"]["outcome"]["how"] == "rules"
        picks = picks_of(game)
        assert now["position"] == len(picks)
        for position in range(0, len(picks) + 1, 7):
            for seat in ("", "?seat=0", "?seat=1"):
                shown = await ann.get(f"/api/tables/{table}/positions/{position}{seat}")
                assert (shown["position"], shown["last"]) == (position, len(picks))
                assert shown["pick"] == (picks[position - 1] if position else None)
                assert shown["view"]

    runner.run(scene())


@pytest.mark.parametrize("path", sorted(GAMES.glob("*/*.json"))[::9], ids=lambda path: path.stem)
def test_what_is_exported_can_be_brought_again(path: Path, place: Place, runner: asyncio.Runner) -> None:
    original = path.read_bytes()

    async def scene() -> None:
        ann = place.ann
        files = [original]
        for _ in range(2):
            answer = await ann.http.post("/api/tables/import", content=files[-1])
            assert answer.status_code == 201
            exported = await ann.http.get(f"/api/tables/{answer.json()['id']}/file")
            assert exported.headers["content-disposition"].startswith('attachment; filename="tawy-')
            files.append(exported.content)
        first, second, third = map(json.loads, files)
        assert first["picks"] == second["picks"] == third["picks"]
        assert first["mark"] == second["mark"] == third["mark"]

    runner.run(scene())


@pytest.mark.parametrize("game", FINISHED)
def test_an_unfinished_game_is_played_on_with_chance_of_our_own(
    game: str, place: Place, runner: asyncio.Runner
) -> None:
    async def scene() -> None:
        ann = place.ann
        answer = await ann.http.post("/api/tables/import", content=unfinished(game))
        assert answer.status_code == 201
        table = answer.json()["id"]
        now = await ann.look(table)
        assert now["table"]["status"] == "running"
        assert now["position"] >= 30
        await play(ann, table, 3)
        live = (await place.house.app.hall.live(table)).table
        assert live.seed
        assert live.seed != json.loads(unfinished(game))["seed"]
        assert live.play is not None
        assert [[pick.seat, pick.kind, pick.token] for pick in live.play.picks[:30]] == picks_of(game)[:30]

    runner.run(scene())


def test_a_game_that_was_abandoned_can_be_brought_again_and_goes_on(place: Place, runner: asyncio.Runner) -> None:
    async def scene() -> None:
        ann = place.ann
        table = await hot_seat(ann)
        await play(ann, table, 5)
        await ann.do(table, "Abandon")
        exported = (await ann.http.get(f"/api/tables/{table}/file")).content
        answer = await ann.http.post("/api/tables/import", content=exported)
        assert (await ann.look(answer.json()["id"]))["table"]["status"] == "running"

    runner.run(scene())


def test_the_file_of_a_running_game_is_no_record(place: Place, runner: asyncio.Runner) -> None:
    async def scene() -> None:
        table = await hot_seat(place.ann)
        diary = (await place.ann.http.get(f"/api/tables/{table}/file?seat=0")).content
        seed = (await place.house.app.hall.live(table)).table.seed
        assert seed.encode() not in diary
        said = await place.refused(400, "malformed", "/api/tables/import", content=diary)
        assert "not a Tawy record" in said

    runner.run(scene())


# --- what every answer has -------------------------------------------------------------------------------------------


def test_every_answer_has_the_headers(place: Place, runner: asyncio.Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        table = await hot_seat(place.ann)
        asked: list[tuple[int, str, str, dict[str, Any]]] = [
            (200, "GET", "/", {}),
            (200, "GET", "/tables/anything", {}),
            (200, "GET", "/health", {}),
            (200, "GET", "/metrics", {"headers": {"host": "localhost"}}),
            (421, "GET", "/", {"headers": {"host": "evil.example"}}),
            (200, "GET", f"/api/tables/{table}", {}),
            (200, "GET", f"/api/tables/{table}/file", {}),
            (200, "HEAD", f"/api/tables/{table}", {}),
            (201, "POST", "/api/tables/import", {"content": FINISHED["ankh"].read_bytes()}),
            (400, "POST", "/api/tables/import", {"content": b""}),
            (403, "POST", "/api/me", {"headers": {"origin": "http://evil.example"}}),
            (404, "GET", "/api/nothing", {}),
            (405, "POST", "/", {}),
            (405, "DELETE", "/health", {}),
            (413, "POST", "/api/me", {"content": b"x" * 20_000, "headers": JSON}),
        ]
        for status, method, path, content in asked:
            answer = await place.ann.http.request(method, path, **content)
            assert answer.status_code == status, path
            assert HEADERS.items() <= dict(answer.headers).items(), path
        with monkeypatch.context() as patch:
            patch.setattr(outlook, "snapshot", broken)
            answer = await place.ann.http.get(f"/api/tables/{table}")
            assert answer.status_code == 500
            assert HEADERS.items() <= dict(answer.headers).items()

    runner.run(scene())


def broken(*_: object) -> None:
    raise RuntimeError("the secret of the pyramid")


def test_what_fails_inside_is_told_to_the_log_alone(
    place: Place, runner: asyncio.Runner, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        table = await hot_seat(place.ann)
        monkeypatch.setattr(outlook, "snapshot", broken)
        said = await place.refused(500, "failed", f"/api/tables/{table}", "GET")
        assert "pyramid" not in said
        async with place.house.follow(place.ann, table) as following:
            assert following.status == 500
            assert json.loads(following.body) == {"error": "failed", "sentence": said}
        assert len((await place.house.app.hall.live(table)).following) == 0

    runner.run(scene())
    failures = [line for line in caplog.records if line.exc_info]
    assert [line.getMessage() for line in failures] == ["request failed", "socket failed"]
    assert all("pyramid" in str(line.exc_info) for line in failures)
    assert failures[0].path == "/api/tables/{id}"  # type: ignore[attr-defined]


def test_a_store_that_fails_is_told_to_the_log_alone(
    place: Place, runner: asyncio.Runner, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        table = await hot_seat(place.ann)
        before = await place.ann.look(table, 0)
        monkeypatch.setattr(place.house.app.hall.store, "append", broken)
        token = before["own"]["question"]["options"][0]["token"]
        command = {"type": "Answer", "seat": 0, "position": before["position"], "token": token}
        body = {"id": "again", "command": command}
        said = await place.refused(500, "failed", f"/api/tables/{table}/commands", json=body)
        assert "pyramid" not in said
        after = await place.ann.look(table, 0)
        assert after | {"now": 0} == before | {"now": 0}
        monkeypatch.undo()
        assert (await place.ann.post(f"/api/tables/{table}/commands", body))["n"] == before["n"] + 1

    runner.run(scene())
    assert "request failed" in caplog.messages


# --- who one is ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_the_cookie_is_for_our_page_alone(scheme: str, sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as house, house.client(scheme=scheme) as client:
            welcome = await client.post("/api/guests", json={"name": "Ann"})
            recovered = await client.post("/api/recover", json={"code": welcome.json()["recovery"]})
            for answer in (welcome, recovered):
                name, _, attributes = answer.headers["set-cookie"].partition("=")
                assert name == COOKIE
                token, *rest = [part.strip().lower() for part in attributes.split(";")]
                assert len(token) >= 43
                assert {"httponly", "samesite=lax", "path=/"} <= set(rest)
                assert ("secure" in rest) == (scheme == "https")
                assert client.cookies[COOKIE] not in answer.text
            gone = await client.delete("/api/me")
            assert gone.status_code == 204
            assert "max-age=0" in gone.headers["set-cookie"].lower()

    asyncio.run(scene())


def test_a_recovery_code_brings_ones_games_to_another_device(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as house, house.visitor("Ann") as ann:
            table = await hot_seat(ann)
            code = ann.recovery
            for typed in (code, code.lower(), code.replace("-", ""), f" {code.replace('-', ' ').lower()} "):
                async with house.client() as other:
                    answer = await other.post("/api/recover", json={"code": typed})
                    assert answer.json() == {"id": ann.id, "name": "Ann"}
                    assert (await other.get("/api/tables/mine")).json()["tables"][0]["id"] == table
                    assert (await other.get(f"/api/tables/{table}?seat=1")).status_code == 200
            for wrong in (code[:-1], code + "0", code[::-1], "", "0000-0000-0000-0000-0000-0000", "'", ann.id):
                async with house.client() as other:
                    before = await house.stored()
                    answer = await other.post("/api/recover", json={"code": wrong})
                    assert "check every letter" in sentence(answer, 404, "not_found")
                    assert "set-cookie" not in answer.headers
                    assert await house.stored() == before

    asyncio.run(scene())


def test_who_leaves_a_device_is_gone_from_it_and_from_no_other(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as house, house.visitor("Ann") as ann, house.client() as other:
            table = await hot_seat(ann)
            await other.post("/api/recover", json={"code": ann.recovery})
            stolen = {"cookie": f"{COOKIE}={token_of(ann)}"}
            assert (await ann.http.delete("/api/me")).status_code == 204
            assert COOKIE not in ann.http.cookies
            for http, headers in ((ann.http, {}), (house.client(), stolen)):
                assert (await http.get("/api/me", headers=headers)).json() is None
                sentence(await http.get("/api/tables/mine", headers=headers), 401, "no_session")
                sentence(await http.get(f"/api/tables/{table}", headers=headers), 404, "not_found")
            assert (await other.get("/api/me")).json()["name"] == "Ann"

    asyncio.run(scene())


@pytest.mark.parametrize("token", ["", "x", "'", "\xff", "0" * 5000, "é"])
def test_a_made_up_session_is_none(token: str, place: Place, runner: asyncio.Runner) -> None:
    async def scene() -> None:
        async with place.house.client() as other:
            headers = {b"cookie": f"{COOKIE}={token}".encode("latin-1")}
            assert (await other.get("/api/me", headers=headers)).json() is None
            sentence(await other.get("/api/tables/mine", headers=headers), 401, "no_session")

    runner.run(scene())


def test_no_secret_is_stored_as_it_is(tmp_path: Path) -> None:
    async def scene() -> tuple[str, str]:
        async with inside(f"sqlite:///{tmp_path / 'tables.db'}") as house, house.visitor("Ann") as ann:
            return token_of(ann), ann.recovery

    secrets = asyncio.run(scene())
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"Ann" in stored
    for secret in secrets:
        assert secret.encode() not in stored


def test_a_seat_is_not_taken_with_the_link_alone(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as house, house.visitor("Ann") as ann, house.client() as stranger:
            table = await ann.open_table("ankh", {"seats": 2}, [{"kind": "me"}, {"kind": "open"}])
            before = await house.stored()
            for command in (
                {"type": "Join", "invitation": table["invitation"]},
                {"type": "Sit", "seat": 1},
                {"type": "Ready"},
            ):
                answer = await stranger.post(
                    f"/api/tables/{table['id']}/commands", json={"id": "1", "command": command}
                )
                assert "Say who you are first" in sentence(answer, 401, "no_session")
            assert await house.stored() == before

    asyncio.run(scene())


# --- operation -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("address", ["203.0.113.9", "10.0.0.1", "2001:db8::1", "127.0.0.1.evil.example"])
def test_figures_are_for_this_machine_alone(address: str, place: Place, runner: asyncio.Runner) -> None:
    async def scene() -> None:
        async with place.house.client(address) as other:
            answer = await other.get("/metrics", headers={"host": "localhost"})
            assert sentence(answer, 404, "not_found") == "There is nothing here."
            assert (await other.get("/health")).json() == {"status": "well"}

    runner.run(scene())


@pytest.mark.parametrize(
    "headers",
    [
        {"host": HOST},
        {"host": "evil.example"},
        {"host": "127.0.0.1.evil.example"},
        {"host": "localhost", "forwarded": "for=203.0.113.9"},
        {"host": "localhost", "x-forwarded-for": "127.0.0.1"},
        {"host": "localhost", "x-forwarded-host": "tawy.example"},
        {"host": "127.0.0.1:8000", "x-real-ip": "127.0.0.1"},
        {"host": "[::1]:8000", "via": "1.1 proxy"},
    ],
    ids=lambda headers: " ".join(headers.values()),
)
def test_figures_are_for_nobody_who_comes_through_a_proxy_or_by_another_name(
    headers: dict[str, str], sqlite_url: str
) -> None:
    """A page of another site can make its own name lead to this machine; it cannot call it localhost."""

    async def scene() -> None:
        async with inside(sqlite_url, hosts="*") as house, house.client() as other:
            assert sentence(await other.get("/metrics", headers=headers), 404, "not_found") == "There is nothing here."
            assert (await other.get("/metrics", headers={"host": "localhost"})).status_code == 200

    asyncio.run(scene())


@pytest.mark.parametrize("address", ["127.0.0.1", "127.0.0.2", "::1", "::ffff:127.0.0.1"])
def test_figures_tell_of_no_game_and_no_person(address: str, sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as house, house.visitor("Nofretete") as guest, house.client(address) as other:
            table = await hot_seat(guest)
            await play(guest, table, 2)
            async with house.follow(guest, table):
                answer = await other.get("/metrics", headers={"host": "localhost:8000"})
            assert answer.headers["content-type"].startswith("text/plain")
            figures = dict(line.rsplit(" ", 1) for line in answer.text.splitlines() if not line.startswith("#"))
            assert float(figures["tawy_steps_total"]) == 2
            assert float(figures["tawy_tables"]) == 1
            assert float(figures["tawy_sockets"]) == 1
            assert float(figures["tawy_writes_waiting"]) == 0
            assert float(figures['tawy_answers_total{status="200"}']) >= 2
            route = 'method="GET",route="/api/tables/{id}"'
            assert float(figures[f"tawy_request_seconds_count{{{route}}}"]) >= 2
            assert 0 < float(figures[f"tawy_request_seconds_sum{{{route}}}"]) < 60
            assert float(figures['tawy_command_seconds_count{command="Answer"}']) == 2
            assert float(figures["process_resident_memory_bytes"]) > 10_000_000
            gc.collect()
            later = (await other.get("/metrics", headers={"host": "localhost:8000"})).text
            pauses = re.search(r"^tawy_gc_pause_seconds_total (.+)$", later, re.MULTILINE)
            assert pauses is not None
            assert float(pauses[1]) > float(figures["tawy_gc_pause_seconds_total"])
            assert 'python_gc_collections_total{generation="2"}' in later
            for secret in ("Nofretete", guest.id, table):
                assert secret not in answer.text

    asyncio.run(scene())


def test_a_server_without_its_store_is_not_well(
    place: Place, runner: asyncio.Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(place.house.app.hall.store, "ping", broken)
    runner.run(place.refused(500, "failed", "/health", "GET"))


@pytest.mark.parametrize(
    "path", ["/", "/tables/abc", "/health/nothing", "/favicon.ico", "/api", "/..%2f..%2fetc/passwd"]
)
def test_the_page_is_at_every_other_address(path: str, place: Place, runner: asyncio.Runner) -> None:
    async def scene() -> None:
        async with place.house.client() as stranger:
            answer = await stranger.get(path)
            assert answer.status_code == 200
            assert answer.headers["content-type"].startswith("text/html")
            assert "<html" in answer.text
            assert "root:" not in answer.text

    runner.run(scene())


@pytest.mark.parametrize("path", ["/api/", "/api/x", "/api/tables/", "/api/tables/x/y", "/api/me/x", "/api//me"])
@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "DELETE"])
def test_there_is_nothing_else_in_the_interface(method: str, path: str, place: Place, runner: asyncio.Runner) -> None:
    said = runner.run(place.refused(404, "not_found", path, method))
    assert said in {"There is nothing here.", "There is no such table, or you need its invitation to see it."}


def test_the_longest_sentence_is_one(place: Place, runner: asyncio.Runner) -> None:
    body = {"%s" % ("f" * 15_000): 1}
    said = runner.run(place.refused(400, "malformed", "/api/me", json=body))
    assert len(said) <= answers.LONGEST_SENTENCE + 4
