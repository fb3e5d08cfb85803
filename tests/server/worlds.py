"""A whole server in this process, where chance, time and secrets are in the hands of a test and every byte is seen."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Collection
from contextvars import ContextVar
from hashlib import blake2b
from typing import Any

import msgspec
import pytest

from server.spoken import Spoken, spoken, withdrawn
from tawy.kernel.frame import CHANCE
from tawy.kernel.play import Play
from tawy.review.trying import Attempt
from tawy.server.bots.bots import Bots, Whose
from tawy.server.bots.looking_back import LookBack
from tawy.server.bots.messages import Considered
from tawy.server.bots.worker import Reply, Thought, opened
from tawy.server.hall.hall import Hall
from tawy.server.hall.live import Live
from tawy.server.http import people
from tawy.server.http.app import App
from tawy.server.http.guards import Pace
from tawy.server.http.reception import COOKIE, Paces
from tawy.server.settings import Settings
from tawy.server.store import (
    CountedGame,
    GameRow,
    Holdings,
    Overtaken,
    Person,
    Session,
    Standing,
    Step,
    Store,
)
from tawy.server.tables import outlook
from tawy.server.tables.table import Table

Json = dict[str, Any]
TODAY = 1_700_000_000_000
TICKS = 12
"""Turns of the loop in which everything that is ready is done."""


class Clock:
    """The time of all worlds."""

    def __init__(self) -> None:
        self.now = TODAY

    def __call__(self) -> int:
        return self.now


class Shelf(Store):
    """A store without a database."""

    def __init__(self) -> None:
        self._rows: dict[str, GameRow] = {}
        self._steps: dict[str, list[Step]] = {}
        self._members: dict[str, set[str]] = {}
        self._people: dict[str, Person] = {}
        self._sessions: dict[str, str] = {}
        self._counted: list[CountedGame] = []
        self.said: list[Spoken] = []
        """Every message that was due while a game ran, as it would be sent."""

    async def close(self) -> None:
        pass

    async def create(
        self,
        id: str,  # noqa: A002  as the store has it
        kind: str,
        rules: str,
        owner: str,
        public: bool,  # noqa: FBT001  the same
        step: Step,
        standing: Standing,
    ) -> None:
        self._rows[id] = GameRow(id, kind, rules, owner, public, step.at, step.at, 0, "", 0, b"", None)
        self._steps[id] = []
        await self.append(id, step, standing)

    async def append(self, game: str, step: Step, standing: Standing) -> None:
        row = self._rows[game]
        if step.n != row.n + 1:
            raise Overtaken(game, step.n)
        self._steps[game].append(step)
        self._members[game] = set(standing.members)
        self._rows[game] = msgspec.structs.replace(
            row,
            n=step.n,
            updated=step.at,
            status=standing.status,
            position=standing.position,
            summary=standing.summary,
            snapshot=standing.snapshot,
        )
        if standing.counted is not None:
            self._counted.append(CountedGame(game, list(standing.results), standing.counted.body))
        if standing.status != "over":
            self.said += [spoken(game, step, standing, call) for call in standing.calls]
            self.said += [withdrawn(standing)]

    async def put_off(self, game: str, now: int, at: int) -> None:
        pass

    async def journal(self, game: str, after: int = 0, last: int | None = None) -> list[Step]:
        return self._steps[game][after:last]

    async def game(self, game: str) -> GameRow | None:
        return self._rows.get(game)

    async def games_of(self, person: str, limit: int, before: int | None, status: str | None = None) -> list[GameRow]:
        ours = [row for row in self._rows.values() if person in self._members[row.id] and status in {None, row.status}]
        return [row for row in ours if before is None or row.updated < before][:limit]

    async def public_games(self, status: str, limit: int, person: str | None = None, now: int = 0) -> list[GameRow]:
        return [row for row in self._rows.values() if row.public and row.status == status][:limit]

    async def counted_games(self, wish: Any, where: Any, before: Any, limit: int) -> list[CountedGame]:
        return self._counted[:limit]  # whoever asks, and for whichever: what must not be counted is not there at all

    async def games_seen_by(self, games: Collection[str], viewer: str | None) -> set[str]:
        return set(games)

    async def figures_version(self, kind: str) -> tuple[int, int]:
        return len(self._counted), len(self._counted)

    async def holdings(self, owner: str) -> Holdings:
        held = [row for row in self._rows.values() if row.owner == owner]
        return Holdings(len(held), sum(row.status != "over" for row in held), 0)

    async def add_person(self, id: str, name: str, recovery_hash: str, at: int) -> None:  # noqa: A002  as the store
        self._people[id] = self._people[recovery_hash] = Person(id, name)

    async def person_by_recovery(self, recovery_hash: str) -> Person | None:
        return self._people.get(recovery_hash)

    async def add_session(self, token_hash: str, person: str, at: int) -> None:
        self._sessions[token_hash] = person

    async def session(self, token_hash: str) -> Session | None:
        person = self._people.get(self._sessions.get(token_hash, ""))
        return None if person is None else Session(person, TODAY)


class Puppets(Bots):
    """Bots that answer what a test wishes."""

    def __init__(self) -> None:
        super().__init__()
        self._waiting: dict[int, list[asyncio.Future[str]]] = {}

    async def choose(self, about: Callable[[], Thought], whose: Whose, *, veiled: bool = False) -> str:
        """It waits for the wish."""
        wish: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(about().seat, []).append(wish)
        return await wish

    async def consider(self, thought: Thought, person: str, *, veiled: bool = False) -> Reply:
        """Whatever it was told, it tells: who can tell two hints apart can tell two positions apart."""
        spec, game = opened(thought)
        mark = int.from_bytes(blake2b(msgspec.msgpack.encode(thought), digest_size=3).digest(), "big")
        tokens = [spec.token(game, option) for option in game.ask.options][: thought.tell]
        return Reply(tokens[0], "", [Considered(token, 0.5, mark) for token in tokens], mark)

    async def look_back(self, task: LookBack, whose: Whose, patience: float | None = None) -> bytes:
        """The same of a game that is over: the chance after a try is a mark of all it was told."""
        mark = blake2b(msgspec.msgpack.encode(task), digest_size=3).digest()
        return msgspec.json.encode(Attempt([], [int.from_bytes(mark, "big") / 2**24], nobody=0.0, over=False))

    def wish(self, seat: int, token: str) -> None:
        """The bot of a seat answers this, wherever it is still asked."""
        for wish in self._waiting.pop(seat, []):
            if not wish.done():
                wish.set_result(token)


class Socket:
    """A page that follows a table: what it was sent."""

    def __init__(self, world: World, who: str, path: str, query: str) -> None:
        self.sent: list[bytes] = []
        self._gone = asyncio.Event()
        self._begun = False
        headers = [(b"host", b"tawy"), *world.cookie(who)]
        scope = {"type": "websocket", "subprotocols": [], "extensions": {"websocket.http.response": {}}}
        self._task = asyncio.create_task(
            world.asgi(scope | address(path, query, headers, "ws"), self._receive, self._send)
        )

    async def _receive(self) -> Json:
        if not self._begun:
            self._begun = True
            return {"type": "websocket.connect"}
        await self._gone.wait()
        return {"type": "websocket.disconnect", "code": 1000}

    async def _send(self, message: Any) -> None:
        self.sent.append(message["bytes"] if message["type"] == "websocket.send" else repr(message).encode())

    async def close(self) -> None:
        """The page is left."""
        self._gone.set()
        await self._task

    def take(self) -> list[bytes]:
        """What came since it was last taken."""
        sent, self.sent = self.sent, []
        return sent


def address(path: str, query: str, headers: list[tuple[bytes, bytes]], scheme: str) -> Json:
    """Where a request goes and where it comes from, as a server tells the application."""
    return {
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": scheme,
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": headers,
        "client": ("127.0.0.1", 1),
        "server": ("tawy", 80),
    }


class World:
    """One server: its secrets bear its name, so that they are not those of another world."""

    def __init__(self, name: str, store: Store, clock: Clock) -> None:
        self.name = name
        self.store = store
        self.clock = clock
        self.script: deque[str] = deque()
        """What chance draws next."""
        self.people: dict[str, tuple[str, str]] = {}
        """Everyone's id and session."""
        self.secrets: list[str] = []
        """All sessions, codes, invitations and seeds that were made up."""
        self._made = 0
        self.bots = Puppets()
        self.start()

    def start(self) -> None:
        """The server process begins, or begins anew on what is stored."""
        self.hall = Hall(self.store, self.bots, now=self.clock, lots=self)
        self.app = App(self.hall, Settings(hosts="tawy", tables_per_hour=10**9))
        self.app.reception.paces = Paces(*[Pace(1e9, 1e9)] * 8)
        self.asgi: Any = self.app.starlette()

    def make_id(self) -> str:
        """An id that everyone may see: the same in every world."""
        self._made += 1
        return f"{self._made:032x}"

    def make_secret(self, what: str) -> str:
        """A secret of this world."""
        self.secrets.append(f"{what}-of-world-{self.name}-{len(self.secrets)}")
        return self.secrets[-1]

    def ident(self) -> str:
        """The id of a table."""
        return self.make_id()

    def invitation(self) -> str:
        """What lets people in at a table."""
        return self.make_secret("invitation")

    def lot(self) -> str:
        """The server's part of a deal, of which only a hash is told that is the same in every world."""
        return self.make_secret("lot")

    def seed(self) -> str:
        """What chance answers from at a table, if it has no script."""
        return self.make_secret("seed")

    def cookie(self, who: str) -> list[tuple[bytes, bytes]]:
        """How a browser says who one is; nobody has none."""
        return [(b"cookie", f"{COOKIE}={self.people[who][1]}".encode())] if who in self.people else []

    async def ask(self, who: str, method: str, path: str, query: str = "", body: Json | None = None) -> bytes:
        """A request: the status, headers and body of its answer."""
        CURRENT.set(self)
        headers = [(b"host", b"tawy"), (b"content-type", b"application/json"), *self.cookie(who)]
        data = b"" if body is None else msgspec.json.encode(body)
        sent: list[bytes] = []
        said: list[Json] = [{"type": "http.request", "body": data, "more_body": False}]

        async def receive() -> Json:
            if not said:  # who asks stays until the answer is there
                await asyncio.Event().wait()
            return said.pop()

        async def send(message: Any) -> None:
            start = message["type"] == "http.response.start"
            sent.append(f"{message['status']} {message['headers']}\n".encode() if start else message["body"])

        await self.asgi({"type": "http", "method": method} | address(path, query, headers, "http"), receive, send)
        return b"".join(sent)

    async def get(self, who: str, path: str, query: str = "") -> Json:
        """What is there, read."""
        return read(await self.ask(who, "GET", path, query))

    async def post(self, who: str, path: str, body: Json) -> Json:
        """What a request leads to, read."""
        return read(await self.ask(who, "POST", path, "", body))

    async def enter(self, who: str) -> None:
        """A new guest."""
        guest = await self.post(who, "/api/guests", {"name": who})
        self.people[who] = (guest["id"], self.secrets[-1])

    def follow(self, who: str, path: str, query: str) -> Socket:
        """The socket of a table."""
        CURRENT.set(self)
        return Socket(self, who, path, query)

    def live(self, table: str) -> Live:
        """A table in use."""
        return self.hall._memory._live[table]

    async def close(self) -> None:
        """The end."""
        await self.hall.close()
        await self.store.close()


def read(answer: bytes) -> Json:
    """The body of an answer that was not refused."""
    status, _, rest = answer.partition(b"\n")
    assert status.startswith(b"2"), answer
    body: Json = msgspec.json.decode(rest)
    return body


async def settle() -> None:
    """All that is ready is done."""
    for _ in range(TICKS):
        await asyncio.sleep(0)


CURRENT: ContextVar[World] = ContextVar("world")
"""Where the present request runs."""


class Fate:
    """What makes up people's ids and sessions, in place of the module `secrets`."""

    def token_hex(self, _bytes: int) -> str:
        """An id."""
        return CURRENT.get().make_id()

    def token_urlsafe(self, _bytes: int) -> str:
        """A session."""
        return CURRENT.get().make_secret("session")


def drawn(play: Play) -> None:
    """Chance answers as the script of its world says, in place of `Play.roll`."""
    while (ask := play.game.ask) is not None and ask.seat == CHANCE:
        play._take(CURRENT.get().script.popleft(), ask)


def new_code() -> str:
    """A recovery code."""
    world = CURRENT.get()
    world.secrets.append(people.plain_code(world.make_secret("recovery")))
    return world.secrets[-1]


@pytest.fixture
def fate(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ids and secrets are a test's own."""
    monkeypatch.setattr(people, "secrets", Fate())
    monkeypatch.setattr(people, "new_code", new_code)


@pytest.fixture
def chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """So is what chance draws; and bots have the same dice in every world."""
    monkeypatch.setattr(Play, "roll", drawn)
    # A hash of 256 random bits says nothing of them; told apart by it, no two worlds would ever be alike.
    monkeypatch.setattr(outlook, "commitment", lambda _lot: "the hash of a lot")
    monkeypatch.setattr(Table, "dice", lambda _table, seat: f"dice of seat {seat}")
