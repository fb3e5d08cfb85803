"""The hall: all tables that are in use.

Every command goes through one door: carried out on a draft of its table, stored, and only then made the table that
everyone sees.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from contextvars import copy_context
from functools import partial
from typing import Final, ParamSpec, TypeVar

import msgspec

from tawy.kernel.refusal import Refused
from tawy.server.bots.asking import Times, manner, thought, whose
from tawy.server.bots.bots import Bots, Stopped, Thought
from tawy.server.bots.hints import Hints
from tawy.server.hall.following import Following
from tawy.server.hall.hours import wall_clock
from tawy.server.hall.loading import follow, load, mark
from tawy.server.refusal import Refusal, no_such_table
from tawy.server.store import Missing, Overtaken, Repeated, Standing, Step, Store
from tawy.server.tables import commands as c
from tawy.server.tables import entries, outlook
from tawy.server.tables import messages as m
from tawy.server.tables.agreeing import pass_time, rest
from tawy.server.tables.caller import BOT, Caller
from tawy.server.tables.conduct import carry_out
from tawy.server.tables.deleting import check_deletable
from tawy.server.tables.keeping import keep
from tawy.server.tables.opening import brought, opened
from tawy.server.tables.setup import TableSetup, check
from tawy.server.tables.table import Table

IDENT: Final = re.compile("[0-9A-Za-z_-]+")
"""What an id can look like; no database is asked for anything else."""
CACHED: Final = 500
"""Tables in memory beyond which those that nobody looks at are let go."""
IDLE: Final = 10.0
"""Seconds for which nobody must have asked for a table before it is let go."""
BOT_GRACE: Final = 15_000
"""Milliseconds after which another process plays a bot whose own process has stopped."""
USUAL: Final = Times()

log = logging.getLogger("tawy.tables")

P = ParamSpec("P")
T = TypeVar("T")


def nothing_lost(_since: int) -> int:
    """Somebody has served all the time."""
    return 0


def nothing(_table: Table) -> None:
    """What is done at a table to which only lost time is given back."""


async def beside(thread: ThreadPoolExecutor, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
    """Do long work on a thread while the loop goes on."""
    done = partial(copy_context().run, work, *arguments, **named)
    return await asyncio.get_running_loop().run_in_executor(thread, done)


class Live:
    """A table in use: as it is, who follows it, and the lock behind which it changes."""

    def __init__(self, table: Table, now: float) -> None:
        self.table = table
        self.used = now
        """When somebody last asked for it, by the loop's time."""
        self.lock = asyncio.Lock()
        self.following = Following()
        self.thinking: set[tuple[int, int]] = set()
        """Bots at work, by the step in which they were asked and by seat."""
        self.done: dict[str, int] = {}
        """The commands that were carried out, and the step each led to."""

    def is_idle(self, now: float) -> bool:
        """Nobody follows it, nothing is being done at it, and nobody has asked for it for a while."""
        return not (self.following or self.thinking or self.lock.locked()) and now - self.used > IDLE


class Hall:
    """Every table of this server process."""

    def __init__(
        self,
        store: Store,
        bots: Bots,
        *,
        times: Times = USUAL,
        now: Callable[[], int] = wall_clock,
        lost: Callable[[int], int] = nothing_lost,
        rest: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self.store = store
        self.bots = bots
        self.times = times
        self.hints = Hints(bots, times.choice)
        self.now = now
        """The only clock that counts, in milliseconds."""
        self._lost = lost
        """How much time since a moment nobody has served, and no clock has run."""
        self._rest = rest
        """How a bot waits for so many seconds before it gives an answer."""
        self.steps = 0
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._loader = ThreadPoolExecutor(1, "tawy-loader")
        self._importer = ThreadPoolExecutor(1, "tawy-importer")
        """Long work is done beside the loop, one thing at a time: many at once would leave the loop no time."""

    @property
    def tables(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    # --- opening -------------------------------------------------------------------------------------

    async def open(self, setup: TableSetup, caller: Caller, *, ready: bool = False) -> m.Created:
        """A new table, with whoever opens it on its own seats; dealt at once if everybody is ready."""
        check(setup)
        table = opened(setup, caller, self.now())
        if ready:
            carry_out(c.Ready(), table, caller)
        return await self._create(table)

    async def bring(self, file: bytes, caller: Caller) -> m.Created:
        """A table from a file: to look at if the game is over, otherwise to play on, with chance drawn anew."""
        return await self._create(await beside(self._importer, brought, file, caller, self.now()))

    async def _create(self, table: Table) -> m.Created:
        step, standing = self._stored(table, None, ())
        setup = table.setup
        await self.store.create(
            table.id, setup.game, table.spec.rules_version, table.owner, setup.public, step, standing
        )
        live = Live(table, asyncio.get_running_loop().time())
        self._keep(live)
        self._wake_bots(live)
        return m.Created(table.id, table.invitation)

    # --- commands ------------------------------------------------------------------------------------

    async def command(self, ident: str, caller: Caller, envelope: c.Envelope) -> m.Accepted:
        """Carry out a command; the same id is carried out once and always gets the same answer."""
        key = f"{caller.person or 'bot'}:{envelope.id}"

        def carried(table: Table) -> None:
            carry_out(envelope.command, table, caller)

        async with self._held(ident) as live:
            while key not in live.done:
                try:
                    await self._advance(live, carried, key)
                except (Overtaken, Repeated):
                    await self._catch_up(live)
                except Refusal:  # it stands, unless another process has gone on meanwhile
                    if not await self._catch_up(live):
                        raise
            return m.Accepted(live.done[key])

    async def pass_time(self, ident: str) -> None:
        """Do what is due at a table by itself: times that are over, bots that wait for their turn."""
        async with self._held(ident) as live:
            await self._catch_up(live)
            await self._go_on(live, pass_time)
            await self._put_off(live.table)
            self._wake_bots(live)

    async def _go_on(self, live: Live, change: Callable[[Table], None]) -> None:
        """Something that nobody asked for; another process may do it instead."""
        try:
            await self._advance(live, change, None)
        except Overtaken:
            await self._catch_up(live)

    @asynccontextmanager
    async def _held(self, ident: str) -> AsyncIterator[Live]:
        """A table behind its lock. While one waited for the lock it may have been let go: then it is loaded anew."""
        while True:
            live = await self.live(ident)
            async with live.lock:
                if self._live.get(ident) is live:
                    yield live
                    return

    async def _put_off(self, table: Table) -> None:
        """A table whose bots still wait for their turn is looked at again later: others are due as well."""
        now = self.now()
        at = self._wake(table, now)
        if at is not None and at > now:
            await self.store.put_off(table.id, now, at)

    async def _advance(self, live: Live, change: Callable[[Table], None], key: str | None) -> None:
        """The only way on: a draft, stored, then shown. What changes nothing is not stored, only answered."""
        draft = live.table.draft(self.now())
        rest(draft, self._lost(live.table.now))
        change(draft)
        if not draft.entered:
            if key is not None:
                live.done[key] = live.table.n
            return
        step, standing = self._stored(draft, key, live.table.members)
        try:
            await self.store.append(draft.id, step, standing)
        except Missing:
            self._gone(draft.id)
            raise no_such_table() from None
        self._show(live, draft, step)

    def _stored(self, draft: Table, key: str | None, members: Collection[str]) -> tuple[Step, Standing]:
        story = draft.close_step()
        step = Step(
            story.n,
            story.at,
            key,
            entries.write(list(story.entries)),
            msgspec.json.encode(story.told),
            mark(draft),
        )
        return step, Standing(
            draft.status,
            draft.position,
            msgspec.json.encode(outlook.summary(draft)),
            None if draft.play is None else draft.spec.dump(draft.play.game),
            tuple(person for person in draft.members if person not in members),
            self._wake(draft, draft.now),
            keep(draft),
            tuple(person for person in members if person not in draft.members),
        )

    def _wake(self, table: Table, now: int) -> int | None:
        times = [table.wake(), now + BOT_GRACE if self._bots_asked(table) else None]
        return min((at for at in times if at is not None), default=None)

    def _show(self, live: Live, table: Table, step: Step) -> None:
        """What is stored is now the table, and everyone who follows it is told."""
        self.steps += 1
        if step.command is not None:
            live.done[step.command] = step.n
        live.table = table
        try:
            live.following.publish(table, self.now())
        except Exception:  # it is stored: whoever follows connects again and sees it
            log.exception("a step cannot be told", extra={"table": table.id})
            live.following.close("behind")
        self._wake_bots(live)

    # --- tables in memory ----------------------------------------------------------------------------

    async def live(self, ident: str) -> Live:
        """A table, from memory or from what is stored of it."""
        while (live := self._live.get(ident)) is None:
            if ident not in self._loading:
                self._loading[ident] = asyncio.create_task(self._load(ident))
                self._loading[ident].add_done_callback(lambda _: self._loading.pop(ident, None))
            await asyncio.shield(self._loading[ident])
        self._live.move_to_end(ident)
        live.used = asyncio.get_running_loop().time()
        return live

    async def _load(self, ident: str) -> None:
        row = await self.store.game(ident) if IDENT.fullmatch(ident) else None
        if row is None:
            raise no_such_table()
        steps = await self.store.journal(ident, last=row.n)
        try:
            table = await beside(self._loader, load, ident, steps, row.snapshot, row.kept)
        except Exception as error:  # noqa: BLE001  whatever is wrong with it, it is this table's trouble alone
            raise self._damaged(ident, error) from None
        live = Live(table, asyncio.get_running_loop().time())
        live.done = {step.command: step.n for step in steps if step.command is not None}
        if self._lost(table.now):
            await self._go_on(live, nothing)
        self._keep(live)

    def _damaged(self, ident: str, error: Exception) -> Refusal:
        """What is said of a table that cannot be read: the reason may name a secret, so the log has only its kind."""
        log.error("table cannot be loaded (%s)", type(error).__name__, extra={"table": ident})
        if isinstance(error, Refused):
            return Refusal("not_now", "This game was played by other rules and cannot be continued here.")
        return Refusal("not_now", "What is stored of this table is damaged: tell whoever runs this server.")

    def _keep(self, live: Live) -> None:
        self._live[live.table.id] = live
        if len(self._live) > CACHED:
            idle = [ident for ident, kept in self._live.items() if kept.is_idle(live.used)]
            for ident in idle[: len(self._live) - CACHED]:
                del self._live[ident]

    async def _catch_up(self, live: Live) -> bool:
        """Follow what another process has stored, if it has."""
        steps = await self.store.journal(live.table.id, live.table.n)
        for step in steps:
            table = live.table.draft(step.at)
            try:
                follow(table, step)
            except Exception as error:  # noqa: BLE001  the same
                self._live.pop(table.id, None)
                live.following.close("behind")
                raise self._damaged(table.id, error) from None
            self._show(live, table, step)
        return bool(steps)

    def heard(self, ident: str, n: int) -> None:
        """Another process may have gone on with a table, or deleted it (step 0); an empty name says: with any."""
        if ident and not n:
            self._gone(ident)
        for known in [ident] if ident else list(self._live):
            live = self._live.get(known)
            if live is not None and (not ident or live.table.n < n):
                self._spawn(self._follow(live))

    async def _follow(self, live: Live) -> None:
        async with live.lock:
            await self._catch_up(live)

    async def compare(self) -> None:
        """Catch up where another process has gone on and this one has not heard of it."""
        followed = {ident: live for ident, live in self._live.items() if live.following}
        stored = await self.store.standings(list(followed))
        for ident, live in followed.items():
            if stored.get(ident, 0) > live.table.n:
                self._spawn(self._follow(live))

    def give_back_time(self) -> None:
        """Nobody has served for a while: tables in memory are told so now, others when they are loaded."""
        for ident, live in self._live.items():
            if live.table.clocks.since:
                self._spawn(self.pass_time(ident))

    # --- deleting ------------------------------------------------------------------------------------

    async def delete(self, ident: str, caller: Caller) -> None:
        """Delete a table with its game, if the caller may."""
        async with self._held(ident) as live:
            await self._catch_up(live)
            check_deletable(live.table, caller)
            while not await self.remove(ident, live.table.n):
                await self._catch_up(live)
                check_deletable(live.table, caller)

    async def remove(self, ident: str, n: int) -> bool:
        """A table is deleted with everything about it, if it still stands at this step; whether it is gone."""
        removed = await self.store.remove(ident, n)
        if removed:
            self._gone(ident)
        return removed

    def _gone(self, ident: str) -> None:
        """A table that was deleted is not kept; whoever follows it connects again, and hears that it is gone."""
        live = self._live.pop(ident, None)
        if live is not None:
            live.following.close("behind")

    # --- bots ----------------------------------------------------------------------------------------

    def _bots_asked(self, table: Table) -> list[int]:
        """The seats whose bot is to answer; bots hold still while people are asked to agree on something."""
        if table.request is not None:
            return []
        return [one.seat for one in table.waiting_for() if table.seats[one.seat].bot is not None]

    def _wake_bots(self, live: Live) -> None:
        table = live.table
        for seat in self._bots_asked(table):
            turn = (table.asked_in, seat)
            if turn not in live.thinking:
                live.thinking.add(turn)
                self._spawn(self._bot_turn(live, table, turn))

    async def _bot_turn(self, live: Live, table: Table, turn: tuple[int, int]) -> None:
        """A bot is asked like anyone, knows what its seat may know, and answers through the same door."""
        begun, (step, seat) = self.now(), turn

        def about() -> Thought:
            if live.table.asked_in != step or seat not in self._bots_asked(live.table):
                raise Refusal("moved_on", "The game has moved on while the bot waited for its turn.")
            return thought(table, seat, table.seats[seat].bot or "", pace.thinking)

        try:
            pace = manner(table, seat, self.times)
            token = await self.bots.choose(about, whose(table, watched=bool(live.following)), veiled=pace.veiled)
            left = min(pace.held, pace.held - (self.now() - begun))
            if left > 0:
                await self._rest(left / 1000)
            if live.table.asked_in == step:
                answer = c.Answer(seat, table.position, token)
                await self.command(table.id, BOT, c.Envelope(f"{step}-{seat}", answer))
        except (Refused, Stopped):
            pass  # the table has moved on without it, or the server stops
        finally:
            live.thinking.discard(turn)

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("work at a table failed", exc_info=task.exception())

    async def close(self) -> None:
        """Nobody is at work any more, and everyone who follows a table is told that the server stops."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._loader.shutdown(wait=False, cancel_futures=True)
        self._importer.shutdown(wait=False, cancel_futures=True)
        for live in self._live.values():
            live.following.close("stopping")
