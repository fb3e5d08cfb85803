"""The hall: all tables that are in use.

Every command goes through one door: carried out on a draft of its table, stored, and only then made the table that
everyone sees.
"""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Container, Coroutine
from typing import Final

import msgspec

from tawy.games import spec_of
from tawy.kernel.play import Play, replay
from tawy.kernel.record import Record
from tawy.kernel.refusal import Refused
from tawy.server import commands as c
from tawy.server import messages as m
from tawy.server.asking import Times, manner, thought
from tawy.server.bots import Bots, Stopped
from tawy.server.following import Following
from tawy.server.hints import Hints
from tawy.server.refusal import Refusal, no_such_table
from tawy.server.store import Overtaken, Repeated, Standing, Step, Store
from tawy.server.tables import entries, outlook
from tawy.server.tables.agreeing import pass_time
from tawy.server.tables.caller import BOT, Caller
from tawy.server.tables.conduct import carry_out
from tawy.server.tables.loading import follow, load, mark
from tawy.server.tables.setup import SeatPlan, TableSetup, check
from tawy.server.tables.table import Table

ID_BYTES: Final = 16
IDENT: Final = re.compile("[0-9A-Za-z_-]+")
"""What an id can look like; no database is asked for anything else."""
CACHED: Final = 500
"""Tables without anybody looking at them that are kept in memory."""
BOT_GRACE: Final = 15_000
"""Milliseconds after which another process plays a bot whose own process has stopped."""
MOST_OPEN_TABLES: Final = 200
"""Unfinished tables that one person may have opened."""
USUAL: Final = Times()

log = logging.getLogger("tawy.tables")


def server_time() -> int:
    """Now, in milliseconds; the only clock that counts."""
    return time.time_ns() // 1_000_000


def brought(record: Record) -> Play:
    """The game of a record from outside, proved by playing it; what comes after, chance draws from a seed of ours."""
    try:
        spec = spec_of(record.game)
        known = replay(spec, record)
        play = Play(spec, record.setup, secrets.token_hex(ID_BYTES), known.picks)
        play.roll()
    except Refused as refused:
        raise Refusal("malformed", str(refused)) from refused
    return play


class Live:
    """A table in use: as it is, who follows it, and the lock behind which it changes."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.following = Following()
        self.thinking: set[tuple[int, int]] = set()
        """Bots at work, by the step in which they were asked and by seat."""
        self.done: dict[str, int] = {}
        """The commands that were carried out, and the step each led to."""


class Hall:
    """Every table of this server process."""

    def __init__(
        self,
        store: Store,
        bots: Bots,
        *,
        times: Times = USUAL,
        now: Callable[[], int] = server_time,
        rest: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self.store = store
        self.bots = bots
        self.times = times
        self.hints = Hints(bots, times.choice)
        self.now = now
        self._rest = rest
        """How a bot waits for so many seconds before it gives an answer."""
        self.steps = 0
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._loading: dict[str, asyncio.Task[Live]] = {}

    @property
    def tables(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    # --- opening -------------------------------------------------------------------------------------

    async def open(self, setup: TableSetup, caller: Caller, *, ready: bool = False) -> m.Created:
        """A new table, with whoever opens it on its own seats; dealt at once if everybody is ready."""
        check(setup)
        await self._check_quota(caller)
        table, opened = self._opened(setup, caller)
        if ready:
            carry_out(c.Ready(), table, caller)
        await self._create(table)
        return m.Created(table.id, opened.invitation)

    async def bring(self, record: Record, caller: Caller) -> m.Created:
        """A table from a file: to look at if the game is over, otherwise to play on, with chance drawn anew."""
        await self._check_quota(caller)
        play = await asyncio.to_thread(brought, record)
        seats = play.spec.seat_count(play.spec.read_setup(record.setup))
        setup = TableSetup(record.game, record.setup, [SeatPlan("me")] * seats)
        table, opened = self._opened(setup, caller)
        table.enter(entries.Dealt(play.seed, play.picks, imported=True))
        await self._create(table)
        return m.Created(table.id, opened.invitation)

    def _opened(self, setup: TableSetup, caller: Caller) -> tuple[Table, entries.Opened]:
        table = Table(secrets.token_hex(ID_BYTES))
        table.begin_step(self.now())
        opened = entries.Opened(setup, caller.person, caller.name, secrets.token_urlsafe(ID_BYTES))
        table.enter(opened)
        return table, opened

    async def _check_quota(self, caller: Caller) -> None:
        if await self.store.count_games(caller.person, "over") >= MOST_OPEN_TABLES:
            raise Refusal("too_many", f"You have {MOST_OPEN_TABLES} unfinished tables: finish or abandon some first.")

    async def _create(self, table: Table) -> None:
        step, standing = self._stored(table, None, ())
        setup = table.setup
        await self.store.create(
            table.id, setup.game, table.spec.rules_version, table.owner, setup.public, step, standing
        )
        live = self._keep(table)
        self._wake_bots(live)

    # --- commands ------------------------------------------------------------------------------------

    async def command(self, ident: str, caller: Caller, envelope: c.Envelope) -> m.Accepted:
        """Carry out a command; the same id is carried out once and always gets the same answer."""
        live = await self.live(ident)
        key = f"{caller.person or 'bot'}:{envelope.id}"

        def carried(table: Table) -> None:
            carry_out(envelope.command, table, caller)

        async with live.lock:
            while key not in live.done:
                try:
                    await self._advance(live, carried, key)
                except (Overtaken, Repeated):
                    await self._catch_up(live)
                except Refusal:  # it stands, unless another process has gone on meanwhile
                    if not await self._catch_up(live):
                        raise
            return m.Accepted(live.done[key])

    async def pass_time(self, ident: str, lost: int = 0) -> None:
        """Do what is due at a table by itself: times that are over, bots that wait for their turn."""
        live = await self.live(ident)

        def passing(table: Table) -> None:
            if lost and (table.clocks.since or table.request is not None):
                table.enter(entries.Rested(lost))
            pass_time(table)

        async with live.lock:
            await self._catch_up(live)
            try:
                await self._advance(live, passing, None)
            except Overtaken:
                await self._catch_up(live)
        self._wake_bots(live)

    async def _advance(self, live: Live, change: Callable[[Table], None], key: str | None) -> None:
        """The only way on: a draft, stored, then shown. What changes nothing is not stored, only answered."""
        draft = live.table.draft(self.now())
        change(draft)
        if not draft.entered:
            if key is not None:
                live.done[key] = live.table.n
            return
        step, standing = self._stored(draft, key, live.table.members)
        await self.store.append(draft.id, step, standing)
        self._show(live, draft, step)

    def _stored(self, draft: Table, key: str | None, members: Container[str]) -> tuple[Step, Standing]:
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
            self._wake(draft),
        )

    def _wake(self, table: Table) -> int | None:
        times = [table.wake(), table.now + BOT_GRACE if self._bots_asked(table) else None]
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
        """A table, from memory or from its journal."""
        if ident in self._live:
            self._live.move_to_end(ident)
            return self._live[ident]
        if ident not in self._loading:
            self._loading[ident] = asyncio.create_task(self._load(ident))
            self._loading[ident].add_done_callback(lambda _: self._loading.pop(ident, None))
        return await asyncio.shield(self._loading[ident])

    async def _load(self, ident: str) -> Live:
        row = await self.store.game(ident) if IDENT.fullmatch(ident) else None
        if row is None:
            raise no_such_table()
        steps = await self.store.journal(ident)
        try:
            table = await asyncio.to_thread(load, ident, steps, row.snapshot)
        except Refused:
            log.error("table cannot be loaded", extra={"table": ident})  # noqa: TRY400  the reason may name a secret pick
            raise Refusal("not_now", "This game was played by other rules and cannot be continued here.") from None
        live = self._keep(table)
        live.done = {step.command: step.n for step in steps if step.command is not None}
        return live

    def _keep(self, table: Table) -> Live:
        live = self._live[table.id] = Live(table)
        idle = [ident for ident, kept in self._live.items() if not kept.following and not kept.lock.locked()]
        for ident in idle[: max(0, len(self._live) - CACHED)]:
            del self._live[ident]
        return live

    async def _catch_up(self, live: Live) -> bool:
        """Follow what another process has stored, if it has."""
        steps = await self.store.journal(live.table.id, live.table.n)
        for step in steps:
            table = live.table.draft(step.at)
            try:
                follow(table, step)
            except Refused:
                self._live.pop(table.id, None)
                live.following.close("behind")
                raise Refusal("not_now", "This game was played by other rules and cannot be continued here.") from None
            self._show(live, table, step)
        return bool(steps)

    def heard(self, ident: str, n: int) -> None:
        """Another process may have gone on with a table; an empty name says: with any."""
        for known in [ident] if ident else list(self._live):
            live = self._live.get(known)
            if live is not None and (not ident or live.table.n < n):
                self._spawn(self._follow(live))

    async def _follow(self, live: Live) -> None:
        async with live.lock:
            await self._catch_up(live)

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
        try:
            pace = manner(table, seat, self.times)
            token = await self.bots.choose(thought(table, seat, table.seats[seat].bot or "", pace.thinking))
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
        for live in self._live.values():
            live.following.close("stopping")
