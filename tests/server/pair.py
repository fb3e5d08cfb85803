"""One table in two worlds: what is said in both, and what every reader is sent by both, byte by byte."""

from __future__ import annotations

from random import Random
from typing import Any, Final
from urllib.parse import urlencode

import msgspec

from server.planner import Planner
from server.worlds import Json, Socket, World, settle
from tawy.games import spec_of
from tawy.kernel.play import Play
from tawy.server.bots.asking import thought
from tawy.server.tables.pending import Pending
from tawy.server.tables.table import Table

HIDDEN: Final = {"ankh": {"sealed"}, "plagues": {"deck", "bottom", "drawn"}}
"""The columns that not everyone may see."""
ALWAYS: Final = 2
"""The first of what one may ask to see is asked for whenever somebody looks."""
LONG: Final = 3
"""The last of all requests have long answers."""
WATCHER: Final = "watcher"
NOBODY: Final = ""
"""Somebody without a session."""
NONSENSE: Final = ("", "nonsense", "slot 9", "slot 2", "t3", "t44", "die 4", "hebrew 3", "city 1", "sphinx", "flood")
Viewer = tuple[str, int | None]
"""Somebody who looks, and from which seat."""


class Difference(AssertionError):
    """Somebody can tell the two worlds apart."""

    def __init__(self, where: str, one: bytes, other: bytes) -> None:
        at = next((i for i, (x, y) in enumerate(zip(one, other, strict=False)) if x != y), min(len(one), len(other)))
        start = max(0, at - 80)
        super().__init__(f"{where}, byte {at}:\n{one[start : at + 80]!r}\n{other[start : at + 80]!r}")


class Pair:
    """A table in two worlds, with the same people at it in both."""

    def __init__(self, a: World, b: World, rng: Random, game: str, options: Json, viewers: set[int]) -> None:
        self.a, self.b, self.rng = a, b, rng
        self.game, self.options = game, options
        self.seats: int = options["seats"]
        self.viewers = viewers
        """The seats that must not see a difference; the others' secrets differ."""
        self.bots: set[int] = set()
        self.table = ""
        self.words = set(NONSENSE)
        """What one may ask about."""
        self.positions: set[int] = set()
        """The steps after which somebody looked at the table ..."""
        self.apart: set[int] = set()
        """... and those of them in which the secrets differed."""
        self.size = 0
        """How many bytes were compared."""
        self.patience = 1.0
        """How often somebody looks where nothing is hidden."""
        self.planners: dict[int, Planner] = {}
        """Who plans at a seat."""
        self._sockets: dict[Viewer, tuple[Socket, Socket]] = {}
        self._whims = Random(len(viewers))
        """Who asks for hints when: the game that is played does not hang on it."""
        self._sent = 0

    # --- saying and hearing the same in both worlds --------------------------------------------------

    def same(self, where: str, one: bytes, other: bytes) -> None:
        """The heart of it."""
        self.size += len(one)
        if one != other:
            raise Difference(f"{self.game} {self.options}, {where}", one, other)

    async def both(self, who: str, method: str, path: str, query: str = "", body: Json | None = None) -> bytes:
        """A request in both worlds: how it is answered, which is the same."""
        one = await self.a.ask(who, method, path, query, body)
        other = await self.b.ask(who, method, path, query, body)
        self.same(f"{who or 'nobody'}: {method} {path}?{query} {body or ''}", one, other)
        return one

    async def do(self, who: str, command: Json, other: Json | None = None) -> None:
        """A command in both worlds, perhaps with something else in it."""
        self._sent += 1
        for_both = [{"id": f"c{self._sent}", "command": each} for each in (command, other or command)]
        path = f"/api/tables/{self.table}/commands"
        one = await self.a.ask(who, "POST", path, "", for_both[0])
        two = await self.b.ask(who, "POST", path, "", for_both[1])
        self.same(f"{who}: {command['type']}", one, two)
        await self.hear()

    async def hear(self) -> None:
        """What the sockets were sent."""
        await settle()
        audience = self.audience()
        for (who, seat), (one, other) in self._sockets.items():
            sent = b"\n".join(one.take()), b"\n".join(other.take())
            if (who, seat) in audience:
                self.same(f"{who} hears at seat {seat}", *sent)

    def tables(self) -> tuple[Table, Table]:
        """The table in both worlds."""
        return self.a.live(self.table).table, self.b.live(self.table).table

    def plays(self) -> tuple[Play, Play]:
        """The game in both worlds."""
        one, other = (table.play for table in self.tables())
        assert isinstance(one, Play)
        assert isinstance(other, Play)
        return one, other

    def audience(self) -> list[Viewer]:
        """Everyone who must not see a difference."""
        allied = {ally for seat in self.viewers for ally in self.allies(seat)}
        seats: list[Viewer] = [(f"p{seat}", seat) for seat in sorted(allied - self.bots)]
        return [*seats, (WATCHER, None), (NOBODY, None)]

    def allies(self, seat: int) -> tuple[int, ...]:
        """Those who share a seat's secrets: of a merged god, both (A15.2)."""
        play = self.tables()[0].play
        apart = list(range(self.seats))
        side_of: list[int] = getattr(None if play is None else play.game, "side_of", apart)
        return tuple(other for other in range(self.seats) if side_of[other] == side_of[seat])

    def veiled(self, seat: int) -> bool:
        """Nobody who looks may know this seat's secrets."""
        return not self.viewers & set(self.allies(seat))

    # --- the page ------------------------------------------------------------------------------------

    async def follow(self) -> None:
        """Everyone opens the page."""
        path = f"/api/tables/{self.table}/socket"
        for who, seat in self.audience():
            if (who, seat) not in self._sockets:
                query = self._query(None, after=0)  # as a page: it is shown its own seat
                self._sockets[who, seat] = opened = self.a.follow(who, path, query), self.b.follow(who, path, query)
                while not all(len(socket.sent) > 1 for socket in opened):
                    await settle()
        await self.hear()

    async def restart(self) -> None:
        """Both servers begin anew, on what they have stored."""
        await self.leave()
        for world in (self.a, self.b):
            await world.hall.close()
            world.start()
            await world.get(NOBODY, f"/api/tables/{self.table}")
            await world.hall.pass_time(self.table)
        await self.follow()

    async def leave(self) -> None:
        """Everyone leaves the page."""
        for sockets in self._sockets.values():
            for socket in sockets:
                await socket.close()
        self._sockets = {}

    # --- looking -------------------------------------------------------------------------------------

    async def look(self, *, close: bool = False) -> None:
        """Everyone looks at something, and tries something that is refused; all of it if they look close."""
        one, other = self.tables()
        if one.status == "over":
            return  # and nothing is secret any more
        self.positions.add(one.n)
        if self.hides():
            self.apart.add(one.n)
        for who, seat in self.audience():
            curious = 1 if seat is not None else 0.4 if who else 0.1
            if close or self.rng.random() < curious:
                await self._look(who, seat, close=close)
            if any(seat == asked.seat for asked in one.pending):
                self._compare_thoughts(one, other, seat)
            if close or self._whims.random() < curious / 2:
                await self._ask_for_hints(who, seat)
                await self._look_back_too_soon(who, seat)
            if seat is not None:
                await self.planners.setdefault(seat, Planner(who, seat)).go_on(self, one)

    async def _look(self, who: str, seat: int | None, *, close: bool) -> None:
        requests, refused = self._requests(seat), self._refused(seat) if who else []
        if not close:
            some = requests if self.rng.random() < 0.03 else requests[ALWAYS:-LONG]
            requests = [*requests[:ALWAYS], self.rng.choice(some)]
            refused = self.rng.sample(refused, min(len(refused), self.rng.randrange(2)))
        for path, query in requests:
            await self.both(who, "GET", path, query)
        for command in refused:
            await self.do(who, command)

    async def _ask_for_hints(self, who: str, seat: int | None) -> None:
        """For one's own seat if it is asked, and for somebody else's."""
        table = self.tables()[0]
        for wanted in {0 if seat is None else seat, self._whims.randrange(self.seats)}:
            wish = {"seat": wanted, "position": table.position}
            await self.both(who, "POST", f"/api/tables/{table.id}/hint", "", wish)

    async def _look_back_too_soon(self, who: str, seat: int | None) -> None:
        """A review of the running game, and an answer tried in it."""
        table = self.tables()[0]
        at, asked = f"/api/games/{table.id}", table.pending[0] if table.pending else None
        await self.both(who, "POST", f"{at}/review", "", {"depth": "quick"})
        for path in ("review", "review/quick"):
            await self.both(who, "GET", f"{at}/{path}", "")
        if asked is not None:
            wish = {"position": table.position, "token": self._offered(asked)[0]}
            await self.both(who, "POST", f"{at}/try", self._query(seat), wish)

    def hides(self) -> bool:
        """The secrets of the two worlds differ now."""
        one, other = self.tables()
        return self._secrets(one) != self._secrets(other)

    def _secrets(self, table: Table) -> tuple[Any, ...]:
        assert table.play is not None
        g = table.play.game
        return ([getattr(g, name) for name in sorted(HIDDEN[self.game])], table.sealed, table.proposals)

    def _compare_thoughts(self, one: Table, other: Table, seat: int | None) -> None:
        """What a bot on this seat would be told, if it had the same dice."""
        if seat is not None:
            dealt = [thought(each, seat, "expert", 2.0) for each in (one, other)]
            self.same(f"the thought of seat {seat}", *(msgspec.msgpack.encode(each) for each in dealt))

    def _query(self, seat: int | None, **parts: Any) -> str:
        return urlencode(({} if seat is None else {"seat": seat}) | parts)

    def _requests(self, seat: int | None) -> list[tuple[str, str]]:
        """All that one may ask to see; the longest answers last."""
        table = self.tables()[0]
        at = f"/api/tables/{table.id}"
        stranger = self.rng.randrange(self.seats)
        words = self.rng.sample(sorted(self.words), 2)
        return [
            (at, self._query(seat, after=max(0, table.n - 2))),
            (f"{at}/foresee", self._query(seat)),
            (f"{at}/summary", self._query(seat)),
            *((f"{at}/why", self._query(seat, target=word)) for word in words),
            (f"{at}/why", self._query(stranger if seat != stranger else None, target="t1")),
            (f"{at}/positions/{self.rng.randrange(table.position + 2)}", self._query(seat)),
            (f"{at}/positions/{max(0, table.position - self.rng.randrange(4))}", self._query(seat)),
            (f"{at}/log", self._query(seat, after=max(0, table.n - 3))),
            (at, self._query(stranger if seat != stranger else self.seats)),
            *self._shared(table),
            *self._counted(table),
            ("/api/tables", "status=running"),
            ("/api/tables/mine", ""),
            ("/api/me", ""),
            (f"{at}/invitation" if seat is None else at, ""),
            (f"{at}/log", self._query(seat)),
            (f"{at}/file", self._query(seat)),
            (at, self._query(seat, after=0)),
        ]

    def _shared(self, table: Table) -> list[tuple[str, str]]:
        """The same game, as if it were over and shared."""
        at = f"/api/games/{table.id}"
        here = f"{at}/positions/{table.position}"
        one = self.rng.choice([at, f"{at}/summary", f"{at}/file", f"{at}/film", f"{at}/proof", f"/game/{table.id}"])
        return [(here, self._query(self.rng.randrange(self.seats))), (one, "")]

    def _counted(self, table: Table) -> list[tuple[str, str]]:
        """The same game, as if it were over and counted: by everyone's, one's own, its circle's figures and rows."""
        at = f"/api/statistics/{self.game}"
        whose = self._whims.choice(["all", "mine", f"table&id={table.id}"])
        chart = self._whims.choice(["/games", "/rows.json", ""])
        return [(at + chart, f"of={whose}&chart=order&bar=1"), (at, "of=mine")]

    def _refused(self, seat: int | None) -> list[Json]:
        """What cannot be done now, whatever is secret."""
        table = self.tables()[0]
        here, mine = table.position, 0 if seat is None else seat
        another = (mine + 1) % self.seats
        asked = table.pending[0]
        legal = asked.seat if asked.seat != seat else another
        return [
            {"type": "Answer", "seat": mine, "position": here, "token": "nonsense"},
            {"type": "Answer", "seat": mine, "position": here + 1, "token": "flood"},
            {"type": "Answer", "seat": legal, "position": here, "token": self.rng.choice(self._offered(asked))},
            {"type": "Answer", "seat": 4, "position": here, "token": "done"},
            {"type": "Unseal", "seat": another, "position": here},
            {"type": "Unseal", "seat": mine, "position": here - 1 if here else 7},
            {"type": "Propose", "seat": another, "position": here, "token": "done"},
            {"type": "Propose", "seat": mine, "position": here, "token": "nonsense"},
            {"type": "Undo", "position": here, "to": self._not_of(seat)},
            {"type": "Undo", "position": here + 3},
            {"type": "Sit", "seat": another},
            {"type": "Join", "invitation": "guessed"},
            {"type": "Agree", "yes": True},
            {"type": "Vote", "seat": another, "choice": "bot"},
            {"type": "Concede", "seat": another},
            {"type": "Return"},
            {"type": "Ready"},
            {"type": "Abandon", "why": "malformed"},
        ]

    def _offered(self, one: Pending) -> list[str]:
        spec = spec_of(self.game)
        return [spec.token(one.game, option) for option in one.ask.options]

    def _not_of(self, seat: int | None) -> int:
        """A position at which somebody else was asked."""
        picks = self.plays()[0].picks
        others = [position for position, pick in enumerate(picks) if pick.seat != seat]
        return self.rng.choice(others or [len(picks)])
