"""Bots at tables: each is asked like anyone, knows what its seat may know, and answers through the same door."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from tawy.kernel.refusal import Refused
from tawy.server.bots.asking import Times, manner, thought, whose
from tawy.server.bots.bots import Bots, Stopped, Thought
from tawy.server.hall.beside import Tasks
from tawy.server.hall.live import Live
from tawy.server.refusal import Refusal
from tawy.server.tables.caller import BOT, Caller
from tawy.server.tables.commands import Answer, Envelope
from tawy.server.tables.messages import Accepted
from tawy.server.tables.table import Table

GRACE: Final = 15_000
"""Milliseconds after which another process plays a bot whose own process has stopped."""


class Door(Protocol):
    """Where commands are carried out."""

    def __call__(self, ident: str, caller: Caller, envelope: Envelope) -> Awaitable[Accepted]:
        """Somebody wants something done at a table."""


class Turns:
    """Whose turn it is among the bots."""

    def __init__(
        self,
        bots: Bots,
        times: Times,
        tasks: Tasks,
        command: Door,
        *,
        now: Callable[[], int],
        rest: Callable[[float], Awaitable[object]],
    ) -> None:
        self._bots = bots
        self._times = times
        self._tasks = tasks
        self._command = command
        self._now = now
        self._rest = rest
        """How a bot waits for so many seconds before it gives an answer."""

    def wake(self, live: Live) -> None:
        """Whoever is asked and does not think yet begins to."""
        table = live.table
        for seat in bots_asked(table):
            turn = (table.asked_in, seat)
            if turn not in live.thinking:
                live.thinking.add(turn)
                self._tasks.begin(self._take(live, table, turn))

    async def _take(self, live: Live, table: Table, turn: tuple[int, int]) -> None:
        begun, (step, seat) = self._now(), turn

        def about() -> Thought:
            if live.table.asked_in != step or seat not in bots_asked(live.table):
                raise Refusal("moved_on", "The game has moved on while the bot waited for its turn.")
            return thought(table, seat, table.seats[seat].bot or "", pace.thinking)

        try:
            pace = manner(table, seat, self._times)
            token = await self._bots.choose(about, whose(table, watched=bool(live.following)), veiled=pace.veiled)
            left = min(pace.held, pace.held - (self._now() - begun))
            if left > 0:
                await self._rest(left / 1000)
            if live.table.asked_in == step:
                answer = Answer(seat, table.position, token, step)
                await self._command(table.id, BOT, Envelope(f"{step}-{seat}", answer))
        except (Refused, Stopped):
            pass  # the table has moved on without it, or the server stops
        finally:
            live.thinking.discard(turn)


def bots_asked(table: Table) -> list[int]:
    """The seats whose bot is to answer; bots hold still while people are asked to agree on something."""
    if table.request is not None:
        return []
    return [one.seat for one in table.waiting_for() if table.seats[one.seat].bot is not None]


def wake_at(table: Table, now: int) -> int | None:
    """When the server must look at a table again by itself."""
    times = [table.wake(), now + GRACE if bots_asked(table) else None]
    return min((at for at in times if at is not None), default=None)
