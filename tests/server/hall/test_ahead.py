"""Looking ahead waits its turn: after the step, one table after the other, and not at all in a hurry."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from server.tables.party import NOON, Party
from tawy.server.hall.ahead import MANY, LookingAhead
from tawy.server.hall.beside import Tasks
from tawy.server.hall.following import Follower, Outlet
from tawy.server.hall.live import Live
from tawy.server.tables.outlook import FEW


class Followed:
    """A table that somebody follows, and what they were told ahead."""

    def __init__(self) -> None:
        self.party = Party("plagues", "AB")
        self.live = Live(self.party.table, 0)
        self.follower = Follower("A", 0)
        self.live.following.add(self.follower, self.party.table, NOON, None)
        self.read()

    def read(self) -> list[Any]:
        """The kinds of what waits."""
        return [msgspec.json.decode(self.follower._messages.get_nowait() or b"")["type"] for _ in range(self.waiting)]

    @property
    def waiting(self) -> int:
        return self.follower.waiting

    def go_on(self, looking: LookingAhead) -> None:
        """One step, as the hall shows it."""
        before = self.live.table
        self.party.answer()
        self.live.table = self.party.table
        self.live.following.publish(self.live.table, NOON)
        looking.shown(self.live, before)


def noting(order: list[int], number: int) -> Outlet:
    """Whatever is sent is noted."""

    def note(_message: bytes) -> bool:
        order.append(number)
        return True

    return note


async def until_asked(one: Followed, looking: LookingAhead) -> list[Any]:
    """Steps until the follower's seat is asked few enough options; what it was told then."""
    for _ in range(40):
        one.go_on(looking)
        await asyncio.sleep(0.01)
        told = one.read()
        asked = one.live.table.waiting_for()[0]
        if asked.seat == 0 and len(asked.ask.options) <= FEW:
            return told
    raise AssertionError("nobody was asked")


def test_who_is_asked_is_told_after_the_step() -> None:
    async def scene() -> None:
        looking = LookingAhead(Tasks(), lambda: 1)
        assert await until_asked(Followed(), looking) == ["Update", "Ahead"]

    asyncio.run(scene())


def test_in_a_hurry_nobody_looks_ahead() -> None:
    async def scene() -> None:
        looking = LookingAhead(Tasks(), lambda: MANY + 1)
        assert await until_asked(Followed(), looking) == ["Update"]

    asyncio.run(scene())


def test_other_work_comes_between_two_tables() -> None:
    async def scene() -> None:
        looking = LookingAhead(Tasks(), lambda: 1)
        order: list[int] = []
        tables = [Followed() for _ in range(3)]
        for one in tables:
            await until_asked(one, looking)
        for number, one in enumerate(tables):
            one.follower.outlet = noting(order, number)
            looking._waiting[one.live.table.id + str(number)] = one.live

        async def beside() -> None:
            for _ in range(6):
                order.append(-1)
                await asyncio.sleep(0)

        await asyncio.gather(looking._work(), beside())
        assert [one for one in order if one >= 0] == [0, 1, 2]
        first, last = order.index(0), order.index(2)
        assert -1 in order[first:last]

    asyncio.run(scene())


def test_a_table_that_cannot_be_foreseen_keeps_no_other_waiting() -> None:
    async def scene() -> None:
        looking, broken, sound = LookingAhead(Tasks(), lambda: 1), Followed(), Followed()
        await until_asked(sound, looking)
        broken.live.following.look_ahead = None  # type: ignore[assignment,method-assign]
        looking._waiting |= {"broken": broken.live, "sound": sound.live}
        await looking._work()
        assert sound.read() == ["Ahead"]

    asyncio.run(scene())
