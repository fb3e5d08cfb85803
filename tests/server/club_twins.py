"""A table of a club night in two worlds: its secrets are none of the night's either."""

from __future__ import annotations

from typing import Any

from server.pair import Viewer
from server.twins import Twins
from server.worlds import Json, World
from tawy.games import spec_of
from tawy.kernel.play import Play

HOST, NEIGHBOUR = "host", "neighbour"


class SameSeats:
    """What seats the guests of a night, the same in every world: who sits where is no secret."""

    def __init__(self, world: World) -> None:
        self._world = world

    def ident(self) -> str:
        return self._world.make_id()

    def invitation(self) -> str:
        return self._world.make_secret("invitation")

    def seed(self) -> str:
        return "the same seats"


class ClubTwins(Twins):
    """One more than a table has seats: whoever has none in this round looks on from the night."""

    night = ""

    async def open(self, clock: Json | None = None) -> None:
        """A night with one round of one table, dealt the same in both worlds."""
        guests = [f"guest {number}" for number in range(self.seats + 1)]
        options = {name: value for name, value in self.options.items() if name != "seats"}
        setup: Json = {"name": "Friday", "game": self.game, "options": options, "size": self.seats, "rounds": 1}
        setup |= {"public": True, "undo": "revealed"} | ({} if clock is None else {"clock": clock})
        deal = Play(spec_of(self.game), self.options, "")
        planned = self.plan(deal, deal.fork(), [])
        assert planned is not None
        self._script(planned)
        for world in (self.a, self.b):
            lots: Any = SameSeats(world)
            world.app.reception.clubs._lots = lots
            for who in (*guests, "watcher"):
                await world.enter(who)
            made = await world.post(guests[0], "/api/clubs", {"setup": setup})
            self.night = made["id"]
            for who in guests[1:]:
                await self._in_night(world, who, {"type": "Enter", "invitation": made["invitation"]})
            await self._in_night(world, guests[0], {"type": "BeginRound", "round": 1})
            await self._sit_down(world, guests)
        await self.follow()

    async def _in_night(self, world: World, who: str, command: Json) -> None:
        await world.post(who, f"/api/clubs/{self.night}/commands", {"command": command})

    async def _sit_down(self, world: World, guests: list[str]) -> None:
        """Everyone is called by the seat that they were given."""
        told = await world.get(guests[0], f"/api/clubs/{self.night}")
        placed = told["rounds"][0]["tables"][0]
        self.table = placed["id"]
        by_id = {world.people[who][0]: world.people[who] for who in guests}
        world.people[HOST] = world.people[guests[0]]
        for number, seat in enumerate(placed["seats"]):
            world.people[f"p{number}"] = by_id.pop(seat["person"])
        world.people[NEIGHBOUR] = next(iter(by_id.values()))

    def audience(self) -> list[Viewer]:
        """Whoever has no seat in this round looks on, too."""
        return [*super().audience(), (NEIGHBOUR, None)]

    def _requests(self, seat: int | None) -> list[tuple[str, str]]:
        """The night before all else."""
        return [(f"/api/clubs/{self.night}", ""), ("/api/clubs/mine", ""), *super()._requests(seat)]
