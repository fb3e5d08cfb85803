"""Waiting for one of a few places: whoever is urgent comes first; otherwise whoever has waited longest."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from typing import Generic, TypeVar

T = TypeVar("T")


class Line(Generic[T]):
    """Places that are taken and given back, and those who wait for one."""

    def __init__(self) -> None:
        self._free: deque[T] = deque()
        """Only while nobody waits."""
        self._urgent: deque[asyncio.Future[T]] = deque()
        self._patient: deque[asyncio.Future[T]] = deque()

    @property
    def patient(self) -> int:
        """How many wait behind all who are urgent."""
        return len(self._patient)

    async def take(self, *, patient: bool = False) -> T:
        """A place, when it is one's turn."""
        if self._free:
            return self._free.popleft()
        line = self._patient if patient else self._urgent
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        line.append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            with suppress(ValueError):
                line.remove(turn)
            if turn.done() and not turn.cancelled():  # it came too late: the next one has it
                self.give(turn.result())
            raise

    def give(self, place: T) -> None:
        """A place is free: for the next in line, or for whoever comes."""
        for line in (self._urgent, self._patient):
            while line:
                turn = line.popleft()
                if not turn.done():
                    turn.set_result(place)
                    return
        self._free.append(place)
