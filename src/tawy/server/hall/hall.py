"""The hall: all tables that are in use.

Every command goes through one door: carried out on a draft of its table, stored, and only then made the table that
everyone sees.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from operator import methodcaller
from typing import Final

from tawy.kernel.record import Record
from tawy.server.bots.asking import Times
from tawy.server.bots.bots import Bots
from tawy.server.bots.hints import Hints
from tawy.server.hall.ahead import LookingAhead
from tawy.server.hall.attendance import Attendance
from tawy.server.hall.beside import Beside, Tasks
from tawy.server.hall.chat import Chat
from tawy.server.hall.filling_in import count_rated
from tawy.server.hall.hours import wall_clock
from tawy.server.hall.live import Live
from tawy.server.hall.loading import follow
from tawy.server.hall.lots import SecretLots
from tawy.server.hall.memory import Memory
from tawy.server.hall.storing import rewritten_steps, standing_of, step_of
from tawy.server.hall.turns import Turns, wake_at
from tawy.server.refusal import Refusal, no_such_table
from tawy.server.store import Missing, Overtaken, Repeated, Step, Store
from tawy.server.tables import commands as c
from tawy.server.tables import entries as e
from tawy.server.tables import messages as m
from tawy.server.tables.agreeing import pass_time, rest, stand_in
from tawy.server.tables.caller import Caller
from tawy.server.tables.conduct import carry_out
from tawy.server.tables.deleting import check_deletable
from tawy.server.tables.forgetting import without
from tawy.server.tables.hosting import offer
from tawy.server.tables.lots import Lots
from tawy.server.tables.opening import again, brought, check_rematch, from_here, opened, played_on, seated
from tawy.server.tables.outlook import sealed_lot
from tawy.server.tables.parts import NOBODY
from tawy.server.tables.setup import PlayOn, SeatPlan, TableSetup, check
from tawy.server.tables.table import Table

USUAL: Final = Times()
LOTS: Final = SecretLots()

log = logging.getLogger("tawy.tables")


def nothing_lost(_since: int) -> int:
    """Somebody has served all the time."""
    return 0


def nothing(_table: Table) -> None:
    """What is done at a table to which only lost time is given back."""


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
        lots: Lots = LOTS,
    ) -> None:
        self.store = store
        self.bots = bots
        self.hints = Hints(bots, times.choice)
        self.now = now
        """The only clock that counts, in milliseconds."""
        self.lost = lost
        """How much time since a moment nobody has served, and no clock has run."""
        self._lots = lots
        self.steps = 0
        self._under_way = 0
        """Commands that are being carried out."""
        self._tasks = Tasks()
        self._importer = Beside("tawy-importer")
        self._memory = Memory(store, self._loaded)
        self.attendance = Attendance(store, self._tasks, now)
        self.chat = Chat(store, self._tasks, now)
        self._ahead = LookingAhead(self._tasks, lambda: self._under_way)
        self._turns = Turns(bots, times, self._tasks, self.command, now=now, rest=rest)

    @property
    def tables(self) -> int:
        """How many tables are in memory."""
        return len(self._memory)

    async def live(self, ident: str) -> Live:
        """A table, from memory or from what is stored of it."""
        return await self._memory.live(ident)

    def has_open(self, ident: str, person: str) -> bool:
        """Whether somebody follows a table, at this process."""
        live = self._memory.known(ident)
        return live is not None and live.following.count_of(person) > 0

    # --- opening -------------------------------------------------------------------------------------

    async def open(self, setup: TableSetup, caller: Caller, *, ready: bool = False) -> m.Created:
        """A new table, with whoever opens it on its own seats; dealt at once if everybody is ready."""
        check(setup)
        friends = await self.store.friends_of(caller.person) if setup.friends_first else []
        table = opened(setup, caller, self.now(), self._lots, [friend.person for friend in friends])
        if ready:
            carry_out(c.Ready(), table, caller)
        return await self._create(table)

    async def bring(self, file: bytes, caller: Caller) -> m.Created:
        """A table from a file: to look at if the game is over, otherwise to play on, with chance drawn anew."""
        return await self._create(await self._importer.do(brought, file, caller, self.now(), self._lots))

    async def play_on(self, record: Record, plans: Callable[[int], list[SeatPlan]], caller: Caller) -> m.Created:
        """A table with the game of a record of ours, to play on."""
        return await self._create(await self._importer.do(played_on, record, plans, caller, self.now(), self._lots))

    async def play_on_from(self, old: Table, wish: PlayOn, caller: Caller) -> m.Created:
        """A table of its own that plays on from a position of a game that is over."""
        return await self._create(await self._importer.do(from_here, old, wish, caller, self.now(), self._lots))

    async def rematch(self, ident: str, caller: Caller) -> m.Rematch:
        """Another game for the same people: a new table, once, to which everyone at the old one is shown the way.

        Whoever opened it says that they are ready when they have seen the hash of its deal.
        """
        sealed: dict[str, str] = {}
        async with self._memory.held(ident) as live:
            while True:
                await self._catch_up(live)
                check_rematch(live.table, caller)
                there = live.table.rematch
                if there is not None and await self.store.game(there) is not None:
                    return m.Rematch(there, sealed.get(there, ""))
                table = again(live.table, caller, self.now(), self._lots)
                sealed[table.id] = (await self._create(table)).commitment
                try:
                    await self._advance(live, methodcaller("enter", e.Rematched(table.id)), None)
                except Overtaken:  # another process has gone on here meanwhile: maybe it has opened one as well
                    await self.remove(table.id, (await self.live(table.id)).table.n)

    async def seat(self, ident: str, setup: TableSetup, club: str, people: Sequence[Caller]) -> None:
        """The table of a club night with this id, with everyone seated and called; opened once, whoever asks."""
        if await self.store.game(ident) is None:
            with suppress(Overtaken):  # another process has opened it
                await self._create(seated(ident, setup, club, people, self.now(), self._lots), NOBODY)

    async def stand_in(self, ident: str, missing: Callable[[Table], Iterable[int]]) -> list[str]:
        """Bots play on seats of a club night's table whose people are missing; everyone for whom a bot plays now."""
        async with self._memory.held(ident) as live:
            while True:
                await self._catch_up(live)
                with suppress(Overtaken):
                    await self._advance(live, lambda table: stand_in(table, missing(table)), None)
                    break
            return [seat.person for seat in live.table.seats if seat.person is not None and seat.bot is not None]

    async def _create(self, table: Table, actor: str | None = None) -> m.Created:
        step = step_of(table, table.close_step(), None)
        standing = standing_of(table, None, wake_at(table, table.now), table.owner if actor is None else actor)
        setup = table.setup
        await self.store.create(
            table.id, setup.game, table.spec.rules_version, table.owner, setup.public, step, standing
        )
        self._turns.wake(self._memory.keep(table))
        return m.Created(table.id, table.invitation, sealed_lot(table))

    # --- commands ------------------------------------------------------------------------------------

    async def command(self, ident: str, caller: Caller, envelope: c.Envelope) -> m.Accepted:
        """Carry out a command; the same id is carried out once and always gets the same answer."""
        key = f"{caller.person or 'bot'}:{envelope.id}"

        def carried(table: Table) -> None:
            carry_out(envelope.command, table, caller)

        self._under_way += 1
        try:
            return await self._command(ident, key, carried, caller.person)
        finally:
            self._under_way -= 1

    async def _command(self, ident: str, key: str, carried: Callable[[Table], None], actor: str) -> m.Accepted:
        async with self._memory.held(ident) as live:
            while key not in live.done:
                try:
                    await self._advance(live, carried, key, actor)
                except (Overtaken, Repeated):
                    await self._catch_up(live)
                except Refusal:  # it stands, unless another process has gone on meanwhile
                    if not await self._catch_up(live):
                        raise
            return m.Accepted(live.done[key])

    async def offer(self, ident: str, caller: Caller, person: str) -> None:
        """Offer a seat to somebody, who is called."""
        key = f"{caller.person}:offer {secrets.token_hex(16)}"
        await self._command(ident, key, lambda table: offer(table, caller, person), caller.person)

    async def pass_time(self, ident: str) -> None:
        """Do what is due at a table by itself: times that are over, bots that wait for their turn."""
        async with self._memory.held(ident) as live:
            await self._catch_up(live)
            await self._go_on(live, pass_time)
            await self._put_off(live.table)
            self._turns.wake(live)

    async def _go_on(self, live: Live, change: Callable[[Table], None]) -> None:
        """Something that nobody asked for; another process may do it instead."""
        try:
            await self._advance(live, change, None)
        except Overtaken:
            await self._catch_up(live)

    async def _put_off(self, table: Table) -> None:
        """A table whose bots still wait for their turn is looked at again later: others are due as well."""
        now = self.now()
        at = wake_at(table, now)
        if at is not None and at > now:
            await self.store.put_off(table.id, now, at)

    async def _advance(self, live: Live, change: Callable[[Table], None], key: str | None, actor: str = NOBODY) -> None:
        """The only way on: a draft, stored, then shown. What changes nothing is not stored, only answered."""
        draft = live.table.draft(self.now(), self._lots)
        rest(draft, self.lost(live.table.now))
        change(draft)
        if not draft.entered:
            if key is not None:
                live.done[key] = live.table.n
            return
        step = step_of(draft, draft.close_step(), key)
        standing = standing_of(draft, live.table, wake_at(draft, draft.now), actor)
        try:
            await self.store.append(draft.id, step, standing)
        except Missing:
            self._memory.let_go(draft.id)
            raise no_such_table() from None
        self._show(live, draft, step)
        if any(seat.rated for seat in standing.results):
            self._tasks.begin(count_rated(self.store))

    def _show(self, live: Live, table: Table, step: Step) -> None:
        """What is stored is now the table, and everyone who follows it is told."""
        self.steps += 1
        if step.command is not None:
            live.done[step.command] = step.n
        before, live.table = live.table, table
        if before.holders() != table.holders():
            self.attendance.changed(live)
        try:
            live.following.publish(table, self.now())
        except Exception:  # it is stored: whoever follows connects again and sees it
            log.exception("a step cannot be told", extra={"table": table.id})
            live.following.close("behind")
        self._ahead.shown(live, before)
        self._turns.wake(live)

    # --- keeping up ----------------------------------------------------------------------------------

    async def _loaded(self, live: Live) -> None:
        """A table has just been loaded: what it lost while nobody served is given back before anything else."""
        if self.lost(live.table.now):
            await self._go_on(live, nothing)

    async def _catch_up(self, live: Live) -> bool:
        """Follow what another process has stored, if it has."""
        steps = await self.store.journal(live.table.id, live.table.n)
        for step in steps:
            table = live.table.draft(step.at)
            try:
                follow(table, step)
            except Exception as error:  # noqa: BLE001  whatever is wrong with it, it is this table's trouble alone
                self._memory.let_go(table.id)
                live.following.close("behind")
                raise self._memory.damaged(table.id, error) from None
            if any(isinstance(entry, e.Forgotten) for entry in table.stories[-1].entries):
                self._memory.let_go(table.id)  # the steps before are others now
                raise Refusal("moved_on", "The table has changed meanwhile: look at it again.")
            self._show(live, table, step)
        return bool(steps)

    def heard(self, ident: str, n: int) -> None:
        """Another process may have gone on with a table, or deleted it (step 0); an empty name says: with any.

        Step -1 says that something beside the journal is new.
        """
        if n < 0:
            self._heard_beside(ident)
            return
        if ident and not n:
            self._memory.let_go(ident)
        for live in [self._memory.known(ident)] if ident else self._memory.all().values():
            if live is not None and (not ident or live.table.n < n):
                self._tasks.begin(self._follow(live, n))

    def _heard_beside(self, ident: str) -> None:
        """Somebody has come or gone at a table, or has said something."""
        live = self._memory.known(ident)
        if live is not None and live.following:
            self.attendance.changed(live)
            self.chat.heard(live)

    async def _follow(self, live: Live, n: int) -> None:
        """Up to this step, at least; 0 for as far as it goes. A step of one's own is there once the lock is free."""
        async with live.lock:
            if n and live.table.n >= n:
                return
            with suppress(Refusal):  # it has been let go, and whoever follows it loads it anew
                await self._catch_up(live)

    async def compare(self) -> None:
        """Catch up where another process has gone on and this one has not heard of it."""
        followed = {ident: live for ident, live in self._memory.all().items() if live.following}
        stored = await self.store.standings(list(followed))
        for ident, live in followed.items():
            if stored.get(ident, 0) > live.table.n:
                self._tasks.begin(self._follow(live, stored[ident]))

    def give_back_time(self) -> None:
        """Nobody has served for a while: tables in memory are told so now, others when they are loaded."""
        for ident, live in self._memory.all().items():
            if live.table.clocks.since:
                self._tasks.begin(self.pass_time(ident))

    async def forget(self, ident: str, person: str, other: str) -> None:
        """At a table another id, which is nobody's, stands for somebody from now on, and in all that was before."""
        async with self._memory.held(ident) as live:
            while True:
                await self._catch_up(live)
                table = without(live.table, person, other, self.now())
                step = step_of(table, table.close_step(), None)
                standing = standing_of(table, live.table, wake_at(table, table.now), NOBODY)
                changed = rewritten_steps(await self.store.journal(ident), person, other)
                try:
                    await self.store.forget_in(ident, person, other, changed, step, standing)
                except Overtaken:
                    continue
                self._memory.let_go(ident)
                return

    # --- the end -------------------------------------------------------------------------------------

    async def delete(self, ident: str, caller: Caller) -> None:
        """Delete a table with its game, if the caller may."""
        async with self._memory.held(ident) as live:
            await self._catch_up(live)
            check_deletable(live.table, caller)
            while not await self.remove(ident, live.table.n):
                await self._catch_up(live)
                check_deletable(live.table, caller)

    async def remove(self, ident: str, n: int) -> bool:
        """A table is deleted with everything about it, if it still stands at this step; whether it is gone."""
        removed = await self.store.remove(ident, n)
        if removed:
            self._memory.let_go(ident)
        return removed

    async def close(self) -> None:
        """Nobody is at work any more, and everyone who follows a table is told that the server stops."""
        await self._tasks.close()
        await self.attendance.close()
        self._importer.close()
        self._memory.close()
