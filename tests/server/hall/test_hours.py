"""The time by which clocks run: steady, shared, and at rest while nobody serves."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine

from server.store.samples import opened
from tawy.server.hall.hours import LONGEST_SILENCE, Hours
from tawy.server.store import Outage, Store

HOUR = 3_600_000
NOON = 1_700_000_000_000


class Machine:
    """A machine whose clocks are set by hand."""

    def __init__(self) -> None:
        self.wall = NOON
        self.steady = 0

    def run(self, milliseconds: int) -> None:
        """Time goes by."""
        self.wall += milliseconds
        self.steady += milliseconds

    def hours(self, store: Store) -> Hours:
        """The time of a process on it."""
        return Hours(store, lambda: self.wall, lambda: self.steady)


def told(scene: Coroutine[None, None, None]) -> None:
    asyncio.run(scene)


def test_time_goes_on_as_the_machine_runs(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            machine = Machine()
            hours = machine.hours(store)
            assert not await hours.beat()
            machine.run(1500)
            assert hours.now() == NOON + 1500
            assert hours.lost(NOON) == 0

    told(scene())


def test_a_leap_of_the_machines_clock_costs_nobody_time(database_url: str) -> None:
    """Until the leap is stored as an outage the time has not leapt; afterwards it is given back."""

    async def scene() -> None:
        async with opened(database_url) as store:
            machine = Machine()
            hours = machine.hours(store)
            await hours.beat()
            machine.run(1000)
            machine.wall += HOUR
            assert hours.now() == NOON + 1000
            assert await hours.beat()
            assert hours.now() == NOON + 1000 + HOUR
            assert hours.outages == [Outage(NOON + 1000, NOON + 1000 + HOUR)]
            assert hours.lost(NOON + 400) == HOUR
            assert hours.lost(hours.now()) == 0

    told(scene())


def test_a_clock_that_is_set_back_does_not_take_the_time_with_it(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            machine = Machine()
            hours = machine.hours(store)
            await hours.beat()
            machine.wall -= HOUR
            machine.run(1000)
            assert not await hours.beat()
            assert hours.now() == NOON + 1000

    told(scene())


def test_a_process_that_was_stopped_has_lost_that_time(database_url: str) -> None:
    """Nothing runs out before the outage is known, whoever looks first."""

    async def scene() -> None:
        async with opened(database_url) as store:
            machine = Machine()
            hours = machine.hours(store)
            await hours.beat()
            machine.run(LONGEST_SILENCE + 1)  # nobody has looked meanwhile
            assert hours.now() == NOON
            assert await hours.beat()
            assert hours.lost(NOON) == LONGEST_SILENCE + 1

    told(scene())


def test_a_process_that_starts_later_knows_what_was_lost_before(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store, opened(database_url) as other:
            machine = Machine()
            await machine.hours(store).beat()
            machine.run(HOUR)
            first, second = machine.hours(store), machine.hours(other)
            assert await first.beat()
            machine.run(1000)
            assert await second.beat()
            assert first.lost(NOON) == second.lost(NOON) == HOUR

    told(scene())


def test_while_another_process_serves_there_is_no_outage(database_url: str) -> None:
    """One that was stopped meanwhile only catches up."""

    async def scene() -> None:
        async with opened(database_url) as store, opened(database_url) as other:
            machine = Machine()
            stopped, serving = machine.hours(store), machine.hours(other)
            await stopped.beat()
            for _ in range(10):
                machine.run(2000)
                assert not await serving.beat()
            assert not await stopped.beat()
            assert stopped.now() == serving.now() == NOON + 20_000

    told(scene())
