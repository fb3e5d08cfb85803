"""What a command costs at tables with a short and a long past: the same game, its choices taken back again and again.

No game of ours has a thousand steps, so people change their minds: they answer and take it back until the table stands
at the step that is wanted, in the position where it stood before. What is played from there on is the same at every
table, stored in SQLite and told to four who follow; only the past is longer.
"""

from __future__ import annotations

import asyncio
import tempfile
from random import Random
from time import process_time
from typing import Final

from tawy.server.bots.bots import Bots
from tawy.server.hall.following import Follower
from tawy.server.hall.hall import Hall
from tawy.server.hall.live import Live
from tawy.server.store import Store
from tawy.server.tables import commands as c
from tawy.server.tables.caller import Caller
from tawy.server.tables.setup import SeatPlan, TableSetup

STEPS: Final = (10, 1000)
PLAYED: Final = 40
"""Commands that are measured at each table."""
ROUNDS: Final = 8
SEATS: Final = 4
PEOPLE: Final = [Caller(f"p{seat}", f"Player {seat}") for seat in range(SEATS)]


def measure() -> dict[int, float]:
    """By step: milliseconds of processor for a command, on average of both games; tables take turns."""
    return asyncio.run(_measure())


async def _measure() -> dict[int, float]:
    spent = dict.fromkeys(STEPS, 0.0)
    with tempfile.TemporaryDirectory(prefix="tawy-bench-") as folder:
        store = Store.open(f"sqlite:///{folder}/tables.db")
        for one in PEOPLE:
            await store.add_person(one.person, one.name, one.person, 1)
        hall = Hall(store, Bots(0))
        for round_ in range(ROUNDS):
            for game in ("ankh", "plagues"):
                for step in STEPS:
                    spent[step] += await _played(hall, game, round_, step)
        await hall.close()
        await store.close()
    return {step: 1000 * seconds / (2 * ROUNDS * PLAYED) for step, seconds in spent.items()}


async def _played(hall: Hall, game: str, seed: int, step: int) -> float:
    """Seconds of processor for some commands at a table that stands at a step."""
    table = Playing(hall, await _opened(hall, game), Random(seed))
    while table.live.table.n < step - 1:
        await table.change_mind()
    for seat in range(SEATS):
        await table.follow(seat)
    begun = process_time()
    for _ in range(PLAYED):
        await table.answer()
    return process_time() - begun


async def _opened(hall: Hall, game: str) -> Live:
    plans = [SeatPlan("me"), *[SeatPlan("open")] * (SEATS - 1)]
    made = await hall.open(
        TableSetup(game=game, options={"seats": SEATS}, seats=plans, undo="revealed"), PEOPLE[0], ready=True
    )
    for seat, guest in enumerate(PEOPLE[1:], 1):
        for command in (c.Join(made.invitation), c.Sit(seat), c.Ready()):
            await hall.command(made.id, guest, c.Envelope(f"{seat}-{type(command).__name__}", command))
    return await hall.live(made.id)


class Playing:
    """A table, and those who play at it by dice."""

    def __init__(self, hall: Hall, live: Live, dice: Random) -> None:
        self._hall = hall
        self.live = live
        self._dice = dice
        self._sent = 0
        self._followers: list[Follower] = []

    async def follow(self, seat: int) -> None:
        """Somebody has a page of it open."""
        follower = Follower(PEOPLE[seat].person, seat)
        self.live.following.add(follower, self.live.table, self._hall.now(), None)
        await follower.next()
        self._followers.append(follower)

    async def answer(self) -> None:
        """Whoever is asked first answers anything."""
        await self._answer(self._dice)
        for follower in self._followers:
            await follower.next()
            while follower.waiting:
                await follower.next()

    async def change_mind(self) -> None:
        """The same, and takes it back."""
        seat = await self._answer(Random(0))
        table = self.live.table
        if seat in table.sealed:
            await self._do(seat, c.Unseal(seat, table.position, table.asked_in))
        else:
            await self._do(seat, c.Undo(table.position, asked_in=table.asked_in))
            while self.live.table.request is not None:  # something was drawn: all others agree
                for other in range(SEATS):
                    if self.live.table.request is not None and other != seat:
                        await self._do(other, c.Agree(yes=True))

    async def _answer(self, dice: Random) -> int:
        table = self.live.table
        asked = table.waiting_for()[0]
        token = table.spec.token(asked.game, dice.choice(list(asked.ask.options)))
        await self._do(asked.seat, c.Answer(asked.seat, table.position, token, table.asked_in))
        return asked.seat

    async def _do(self, seat: int, command: c.AnyCommand) -> None:
        self._sent += 1
        await self._hall.command(self.live.table.id, PEOPLE[seat], c.Envelope(f"c{self._sent}", command))


if __name__ == "__main__":
    print(measure())
