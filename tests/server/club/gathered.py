"""Club nights for tests: people who gather in them, at a server in this process whose clock can be put forward."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from server.house import Json, Visitor
from server.inside import Inside, inside
from server.worlds import Puppets
from tawy.server.club.clubs import Clubs
from tawy.server.http.guards import Pace
from tawy.server.http.reception import Paces

MINUTE = 60_000
DAY = 86_400_000


class Club:
    """A night, and everyone who takes part by name; the first is the host."""

    def __init__(self, server: Inside, people: dict[str, Visitor], made: Json) -> None:
        self.server = server
        self.people = people
        self.id: str = made["id"]
        self.invitation: str = made["invitation"]

    @property
    def host(self) -> Visitor:
        return next(iter(self.people.values()))

    @property
    def clubs(self) -> Clubs:
        return self.server.app.reception.clubs

    async def look(self, who: Visitor | None = None) -> Json:
        return await (who or self.host).get(f"/api/clubs/{self.id}")

    async def do(self, who: Visitor, kind: str, **fields: Any) -> int:
        body = {"command": {"type": kind, **fields}}
        return int((await who.post(f"/api/clubs/{self.id}/commands", body))["n"])

    def pass_time(self, milliseconds: int) -> None:
        """It is later by so much."""
        before = self.server.app.hall.now
        self.server.app.hall.now = lambda: before() + milliseconds

    async def later(self, milliseconds: int = 0) -> Json:
        """It is later by so much, and the server has looked."""
        self.pass_time(milliseconds)
        await self.clubs.tend(self.id)
        return await self.look()

    def seats(self, table: Json) -> list[Visitor]:
        """Who sits at a table, by seat."""
        by_id = {visitor.id: visitor for visitor in self.people.values()}
        return [by_id[seat["person"]] for seat in table["seats"]]

    async def win(self, table: Json, winner: int = 0) -> None:
        """All others give up, one after the other."""
        for number, visitor in enumerate(self.seats(table)):
            if number != winner:
                await visitor.do(table["id"], "Concede", seat=number)


@asynccontextmanager
async def club(database: str, names: str = "Ada Bob Cyd Dot", **setup: Any) -> AsyncIterator[Club]:
    """A night with these people; begun by whoever wants."""
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(inside(database))
        server.app.reception.paces = Paces(*[Pace(1e6, 1e6) for _ in range(6)])
        server.app.hall.bots.choose = Puppets().choose  # type: ignore[method-assign]  # bots wait for a wish
        people = {name: await stack.enter_async_context(server.visitor(name)) for name in names.split()}
        host = next(iter(people.values()))
        wish = {"name": "Thursday", "game": "ankh", "options": {}, "size": 2, "sizes": [3], "rounds": 2, **setup}
        night = Club(server, people, await host.post("/api/clubs", {"setup": wish}))
        for visitor in list(people.values())[1:]:
            await night.do(visitor, "Enter", invitation=night.invitation)
        yield night
