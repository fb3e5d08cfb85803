"""A real server process on loopback, and clients that speak to it as browsers do."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from random import Random
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

from contract.updating import changed

Json = dict[str, Any]


AS_PEOPLE_HAVE_IT = {name: value for name, value in os.environ.items() if name != "TAWY_ENGINE"}
"""A server in a process of its own runs on the compiled engine, where there is one."""


class House:
    """A server process."""

    def __init__(self, database: str, *options: str) -> None:
        self._command = [sys.executable, "-m", "tawy.cli", "serve", "--port", "0", "--database", database]
        self._command += ["--guests-per-minute", "100000", "--tables-per-hour", "100000", *options]
        self.address = ""
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it; it can be used when this returns."""
        process = subprocess.Popen(self._command, stdout=subprocess.PIPE, text=True, env=AS_PEOPLE_HAVE_IT)  # noqa: S603  our own
        self.process = process
        assert process.stdout is not None
        line = process.stdout.readline()
        assert "http://" in line, f"the server did not start: {line!r}"
        self.address = line.split()[3]

    def kill(self) -> None:
        """End it at once, in the middle of anything."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """End it gracefully; its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        process = self.process
        if process is None:
            return 0
        self.process = None
        process.send_signal(how)
        code = process.wait(20)
        assert process.stdout is not None
        process.stdout.close()
        return code


@contextmanager
def serving(database: str, *options: str) -> Iterator[House]:
    """A server for a while."""
    house = House(database, *options)
    house.start()
    try:
        yield house
    finally:
        house.kill()


class Refused(Exception):
    """The server said no."""

    def __init__(self, status: int, problem: Json) -> None:
        super().__init__(f"{status} {problem}")
        self.status = status
        self.code: str = problem["error"]
        self.sentence: str = problem["sentence"]


class Visitor:
    """One browser: a session, requests and sockets."""

    def __init__(self, address: str, name: str, client: httpx.AsyncClient | None = None) -> None:
        self.name = name
        self.http = client or httpx.AsyncClient(base_url=address, timeout=30)
        self.id = ""
        self.recovery = ""
        self._sent = 0

    async def __aenter__(self) -> Self:
        guest = await self.post("/api/guests", {"name": self.name})
        self.id, self.recovery = guest["id"], guest["recovery"]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    def move(self, address: str) -> None:
        """Go on at another address with the same session."""
        self.http.base_url = httpx.URL(address)

    async def get(self, path: str) -> Json:
        """What is there; raises what was refused."""
        return self._read(await self.http.get(path))

    async def post(self, path: str, body: Json) -> Json:
        """Send something."""
        return self._read(await self.http.post(path, json=body))

    def _read(self, answer: httpx.Response) -> Json:
        if answer.status_code >= 400:
            raise Refused(answer.status_code, answer.json())
        read: Json = answer.json()
        return read

    async def open_table(self, game: str, options: Json, seats: list[Json], **wishes: Any) -> Json:
        """A new table: its id and invitation. Wishes: clock, public; ready."""
        ready = wishes.pop("ready", False)
        setup = {"game": game, "options": options, "seats": seats, **wishes}
        return await self.post("/api/tables", {"setup": setup, "ready": ready})

    async def do(self, table: str, kind: str, *, command_id: str | None = None, **fields: Any) -> int:
        """A command; the step it led to."""
        self._sent += 1
        ident = command_id or f"{self.name}-{self._sent}"
        answer = await self.post(f"/api/tables/{table}/commands", {"id": ident, "command": {"type": kind, **fields}})
        n: int = answer["n"]
        return n

    async def look(self, table: str, seat: int | None = None, after: int | None = None) -> Json:
        """The table as it is now."""
        return await self.get(f"/api/tables/{table}{query(seat, after)}")

    @asynccontextmanager
    async def follow(
        self, table: str, seat: int | None = None, after: int | None = None
    ) -> AsyncIterator[ClientConnection]:
        """The socket of a table."""
        address = str(self.http.base_url).rstrip("/").replace("http", "ws", 1)
        cookie = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        path = f"{address}/api/tables/{table}/socket{query(seat, after)}"
        async with connect(path, additional_headers={"Cookie": cookie}, max_size=None, proxy=None) as socket:
            yield socket


def query(seat: int | None, after: int | None) -> str:
    """The viewpoint and the last known step, in an address."""
    parts = [f"seat={seat}"] * (seat is not None) + [f"after={after}"] * (after is not None)
    return f"?{'&'.join(parts)}" if parts else ""


class Screen:
    """What a page knows of a table, made of a snapshot and updates alone, as the page does it."""

    def __init__(self) -> None:
        self.n = 0
        self.hash = ""
        self.position = 0
        self.view: Any = None
        self.table: Json = {}
        self.own: Json = {}
        self.moments: list[Json] = []

    def take(self, text: str | bytes) -> Json:
        """One message of the socket."""
        message: Json = json.loads(text)
        if message["type"] in {"Closing", "Presence", "Said"}:
            return message
        if message["type"] == "Ahead":
            assert message["asked_in"] == self.table["asked_in"], "it belongs to another question"
            self.own |= {"foreseen": message["foreseen"]}
            return message
        if message["type"] == "Snapshot":
            self.view = message["view"]
            self.moments += message["missed"]
            self.table = message["table"]
        else:
            assert message["n"] == self.n + 1, "a gap in the steps"
            assert message["base"] == self.hash, "the update does not fit on what is shown"
            self.view = changed(self.view, message["view"])
            self.moments.append(message["moment"])
            self.table |= message["table"]
        self.n, self.hash, self.position = message["n"], message["hash"], message["position"]
        self.own = message["own"]
        return message

    def choices(self, seat: int) -> list[str]:
        """The tokens that the seat may answer with now."""
        question = self.own["question"]
        asked = {one["seat"]: one["sealed"] for one in self.table["asked"]}
        if question is None or question["seat"] != seat or asked.get(seat, True):
            return []
        return [option["token"] for option in question["options"]]


async def play_seat(visitor: Visitor, table: str, seat: int, dice: Random) -> Screen:
    """Play a seat to the end of the game over the socket, choosing by dice."""
    screen, done = Screen(), 0
    async with visitor.follow(table, seat) as socket:
        while screen.table.get("status") != "over":
            screen.take(await asyncio.wait_for(socket.recv(), 60))
            choices = screen.choices(seat) if screen.n >= done else []  # first see what the last answer led to
            if choices:
                token = dice.choice(choices)
                done = await visitor.do(table, "Answer", seat=seat, position=screen.position, token=token)
    return screen
