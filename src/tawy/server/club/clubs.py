"""All club nights: the one door for what people do in them, and what the server does by itself.

A night is stored whole and changes by versions: whoever has read an older one is overtaken and tries again. What is
done at its tables comes after what is stored of it, and can be done twice: so a server that is killed between the two,
or two that do the same, leave every table opened once and every result counted once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable
from typing import Final

import msgspec

from tawy.server.club import commands as c
from tawy.server.club import conduct, outlook
from tawy.server.club import messages as m
from tawy.server.club.conduct import Asking, carry_out, no_such_night
from tawy.server.club.night import MINUTE, Night, Placed, read, write
from tawy.server.club.setup import NightSetup, check, table_setup
from tawy.server.club.standing import Seated
from tawy.server.hall.hall import Hall
from tawy.server.hall.lots import SecretLots
from tawy.server.refusal import Refusal
from tawy.server.store import ClubParts, ClubRow, Overtaken, SeatResult
from tawy.server.tables import keeping
from tawy.server.tables.caller import Caller
from tawy.server.tables.lots import Lots
from tawy.server.tables.messages import TableSummary
from tawy.server.tables.table import Table

LOTS: Final = SecretLots()
IDENT: Final = re.compile("[0-9a-f]{32}")
MOST_UNFINISHED: Final = 10
"""Club nights of one host that are not over."""
LISTED: Final = 50
SEEN_EVERY: Final = 15_000
"""Milliseconds after which it is noted again that somebody looks."""
REMEMBERED: Final = 10_000

Change = Callable[[Night], Night]


class Clubs:
    """Every club night of this server."""

    def __init__(self, hall: Hall, lots: Lots = LOTS) -> None:
        self.hall = hall
        self._store = hall.store
        self._lots = lots
        self._seen: dict[tuple[str, str], int] = {}
        """When it was last noted that somebody looks at a night, so that not every look is written."""

    # --- looking -------------------------------------------------------------------------------------

    async def night(self, ident: str) -> tuple[Night, int]:
        """A night, and its version."""
        row = await self._store.club(ident) if IDENT.fullmatch(ident) else None
        if row is None:
            raise no_such_night()
        return read(row.body), row.n

    async def check_seen(self, ident: str, person: str) -> tuple[Night, int]:
        """The same, for who takes part; to anybody else there is none."""
        night, n = await self.night(ident)
        if not conduct.may_see(night, person):
            raise no_such_night()
        return night, n

    async def look(self, ident: str, person: str) -> m.NightInfo:
        """A night as somebody sees it who takes part."""
        night, n = await self.check_seen(ident, person)
        await self._note(ident, person)
        running = [placed.table for placed in night.unfinished()]
        tables = [msgspec.json.decode(row.summary, type=TableSummary) for row in await self._store.games(running)]
        around = outlook.Around(
            {table.id: table for table in tables},
            await self._store.came(running),
            await self._store.club_seen(ident),
            self.hall.now(),
        )
        return outlook.info(ident, n, night, person, around)

    async def _note(self, ident: str, person: str) -> None:
        """Somebody looks: noted now and then."""
        now = self.hall.now()
        if now - self._seen.get((ident, person), 0) >= SEEN_EVERY:
            if len(self._seen) >= REMEMBERED:
                self._seen.clear()
            self._seen[ident, person] = now
            await self._store.see_club(ident, person, now)

    async def mine(self, person: str) -> m.Nights:
        """The nights of somebody, the latest first."""
        rows = await self._store.clubs_of(person, LISTED)
        return m.Nights([outlook.summary(row.id, read(row.body), person, row.updated) for row in rows])

    # --- what people do ------------------------------------------------------------------------------

    async def announce(self, setup: NightSetup, caller: Caller) -> m.Announced:
        """A new night."""
        check(setup)
        if await self._store.unfinished_clubs(caller.person) >= MOST_UNFINISHED:
            raise Refusal("too_many", f"You are the host of {MOST_UNFINISHED} club nights: end some of them first.")
        night, ident = conduct.announced(setup, caller, self.hall.now(), self._lots), self._lots.ident()
        await self._save(ident, 1, night)
        return m.Announced(ident, night.invitation)

    async def command(self, ident: str, caller: Caller, command: c.NightCommand) -> m.NightChanged:
        """Do what somebody wants; done twice it is the same as done once."""
        if isinstance(command, c.StandIn):
            await self._stand_in(ident, caller, command.table)
            return m.NightChanged((await self.night(ident))[1])
        asking = Asking(caller, self.hall.now(), self._lots)
        n = await self._change(ident, lambda night: carry_out(command, night, asking))
        if isinstance(command, c.BeginRound | c.Quit | c.SendAway):
            await self.tend(ident)
        return m.NightChanged(n)

    async def _stand_in(self, ident: str, caller: Caller, table: str) -> None:
        """A bot plays for whoever a table has been waiting for longer than one has to come to it."""
        night, _ = await self.night(ident)
        placed = conduct.check_unfinished(night, caller.person, table)
        patience = night.setup.minutes * MINUTE
        if night.setup.days:
            raise Refusal("not_now", "Here a turn has days: a bot plays for whoever lets them pass.")

        def awaited(at: Table) -> Iterable[int]:
            if self.hall.now() - at.asked_at - self.hall.lost(at.asked_at) < patience:
                raise Refusal("not_now", f"This table has not waited for {night.setup.minutes} minutes yet.")
            return asked(at)

        await self.hall.stand_in(placed.table, awaited)

    async def _change(self, ident: str, change: Change) -> int:
        """A night changes by what somebody does; the version it has then."""
        while True:
            night, n = await self.night(ident)
            changed = change(night)
            if changed == night:
                return n
            try:
                await self._save(ident, n + 1, changed)
            except Overtaken:
                continue
            return n + 1

    async def _save(self, ident: str, n: int, night: Night) -> None:
        tables = {placed.table: placed.is_over for each in night.rounds for placed in each.tables}
        members = frozenset(person for person, guest in night.guests.items() if guest.gone != "removed")
        row = ClubRow(ident, night.host, night.status, n, self.hall.now(), night.wake(), write(night))
        await self._store.save_club(row, ClubParts(members, tables))

    # --- what the server does by itself --------------------------------------------------------------

    async def tend(self, ident: str) -> None:
        """Do what is due: open tables, count results, set bots for who is missing, begin the next round."""
        for due in (self._open, self._count, self._let_go, self._look_for_missing, self._go_on, self._open):
            await due(ident)

    async def _open(self, ident: str) -> None:
        """The tables of a round that has begun: those that are missing, with everyone seated and called."""
        night, _ = await self.night(ident)
        last = night.last
        if night.status != "running" or last is None or last.opened:
            return
        for placed in last.tables:
            people = [Caller(person, night.guests[person].name) for person in placed.people]
            await self.hall.seat(placed.table, table_setup(night.setup, len(people)), ident, people)
        begun = len(night.rounds)
        await self._change(ident, lambda it: conduct.opened(it) if len(it.rounds) == begun else it)

    async def _count(self, ident: str) -> None:
        """Games that have ended count from now on; one that is gone without a result does not."""
        night, _ = await self.night(ident)
        unfinished = [placed for each in night.rounds if each.opened for placed in each.tables if not placed.is_over]
        there = {row.id: row for row in await self._store.games([placed.table for placed in unfinished])}
        ended = [it for it in unfinished if it.table not in there or there[it.table].status == "over"]
        if not ended:
            return
        rows = await self._store.results_of_games([placed.table for placed in ended])
        given_up = {(placed.table, seat) for placed in ended for seat in await self._given_up(placed.table)}
        now = self.hall.now()

        def count(it: Night) -> Night:
            for placed in ended:
                it = conduct.counted(it, placed.table, result_of(placed, rows, given_up), now)
            return it

        await self._change(ident, count)

    async def _given_up(self, table: str) -> list[int]:
        """The seats that were given up at a table: their people were there, and are last for it."""
        row = await self._store.game(table)
        kept = None if row is None else keeping.read(row.kept)
        return [] if kept is None else [number for number, seat in enumerate(kept.seats) if seat.conceded]

    async def _let_go(self, ident: str) -> None:
        """Bots play for those who take no more part."""
        night, _ = await self.night(ident)
        if not night.unsettled:
            return
        gone = {person for person, guest in night.guests.items() if guest.gone is not None}
        for placed in night.unfinished():
            if gone & set(placed.people):
                await self._replace(placed, lambda at: [n for n, seat in enumerate(at.seats) if seat.person in gone])
        await self._change(ident, conduct.settled)

    async def _look_for_missing(self, ident: str) -> None:
        """When the time of a round is over, bots play for whoever has not come, or whom a table waits for."""
        night, _ = await self.night(ident)
        last = night.last
        if night.status != "running" or last is None or last.looked or last.ended is not None:
            return
        if self.hall.now() < last.until + self.hall.lost(last.begun):
            return
        unfinished = [placed for placed in last.tables if not placed.is_over]
        came = await self._store.came([placed.table for placed in unfinished])

        def missing(at: Table) -> Iterable[int]:
            if night.setup.days:
                return asked(at)
            return [
                number
                for number, seat in enumerate(at.seats)
                if number not in at.acted and (at.id, seat.person) not in came
            ]

        missed = {placed.table: await self._replace(placed, missing) for placed in unfinished}
        begun = len(night.rounds)
        await self._change(ident, lambda it: conduct.looked(it, missed) if len(it.rounds) == begun else it)

    async def _replace(self, placed: Placed, missing: Callable[[Table], Iterable[int]]) -> list[str]:
        """Bots at a table of the night; everyone for whom one plays. A table that gives trouble has none."""
        try:
            return await self.hall.stand_in(placed.table, missing)
        except Refusal:
            return []

    async def _go_on(self, ident: str) -> None:
        """The next round begins by itself when it is time, if there are people for a table."""
        now = self.hall.now()

        def go_on(night: Night) -> Night:
            at = night.next_at()
            if at is None or now < at:
                return night
            return conduct.begin(night, now, self._lots) or night

        await self._change(ident, go_on)


def asked(table: Table) -> list[int]:
    """The seats of people whom a table waits for."""
    return [one.seat for one in table.waiting_for() if table.seats[one.seat].by_person]


def result_of(placed: Placed, rows: Iterable[SeatResult], given_up: Collection[tuple[str, int]] = ()) -> list[Seated]:
    """How the seats of a table came off; none if it came to no result. For who is absent a bot played at the end."""
    found = []
    for row in rows:
        if row.game == placed.table:
            absent = row.bot is not None and (row.game, row.seat) not in given_up
            found.append(Seated(placed.people[row.seat], row.place, row.won and not absent, absent, row.score))
    return found
