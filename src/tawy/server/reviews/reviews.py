"""Reviews of games that are over: asked for, made behind everyone who waits for a move, and stored with their games.

Whoever may see a game sees its reviews and can ask for one; whoever asked can stop it. What is made of it is stored
every few seconds, so after a restart, or by another process, it is gone on with. One process works on a review: it has
a claim that expires.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from contextlib import suppress
from typing import Final, get_args

import msgspec

from tawy.kernel import record
from tawy.review.format import DepthName
from tawy.review.trying import Attempt
from tawy.server.bots.bots import Busy, Rank, Silent, Stopped, Whose
from tawy.server.bots.looking_back import Try
from tawy.server.hall.hall import Hall
from tawy.server.refusal import Refusal, no_such_table
from tawy.server.reviews import messages as m
from tawy.server.reviews.checking import check_answer, check_reviewable, edition
from tawy.server.reviews.making import Making
from tawy.server.store import Missing, ReviewKey, ReviewRow
from tawy.server.tables import outlook
from tawy.server.tables.caller import Caller
from tawy.server.tables.outlook import Viewpoint
from tawy.server.tables.table import Table

LOOK_EVERY: Final = 2.0
"""Seconds after which a process looks for reviews on which nobody works any more."""
KEEP_EVERY: Final = 5.0
"""Seconds after which what is made is stored."""
CLAIM: Final = 20_000
"""Milliseconds without a sign of life after which another process goes on with a review."""
AT_ONCE: Final = {"quick": 4, "full": 2}
"""So many reviews of each depth a process works on; the others wait."""
PATIENCE: Final = 8.0
"""The seconds that somebody waits for the bots to try something."""
DEPTHS: Final[tuple[DepthName, ...]] = get_args(DepthName)

log = logging.getLogger("tawy.server")


class Reviews:
    """Every review of this server process."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._store = hall.store
        self._process = secrets.token_hex(8)
        self._making: dict[ReviewKey, tuple[Making, asyncio.Task[None]]] = {}
        """What this process works on."""
        self._wanted = asyncio.Event()
        """Somebody has asked for one."""
        self._trying: set[str] = set()
        """Those who wait to see how it would have gone on."""

    # --- what people ask for -------------------------------------------------------------------------

    async def states(self, table: Table, person: str | None) -> m.ReviewStates:
        """How far the reviews of a game have come."""
        rows = {row.depth: row for row in await self._store.reviews_of(table.id) if row.edition == edition(table)}
        quick, full = (self._state(table, depth, rows.get(depth), person) for depth in DEPTHS)
        return m.ReviewStates(quick, full)

    def _state(self, table: Table, depth: DepthName, row: ReviewRow | None, person: str | None) -> m.ReviewState:
        if row is None:
            return m.ReviewState(depth, "none", 0, 0, mine=False)
        making = self._making.get(ReviewKey(table.id, depth))
        done, total = (row.done, row.total) if making is None else (making[0].done, making[0].total)
        mine = row.person is not None and row.person == person
        return m.ReviewState(depth, msgspec.convert(row.status, m.Status), done, total, mine=mine)

    async def review(self, table: Table, depth: DepthName) -> bytes:
        """A review that is made, in JSON."""
        row = await self._store.review(ReviewKey(table.id, depth))
        if row is None or row.status != "done" or row.edition != edition(table):
            raise Refusal("not_now", "This review has not been made yet: ask for it.")
        return row.body

    async def ask(self, table: Table, depth: DepthName, caller: Caller) -> m.ReviewStates:
        """Somebody wants a review: it is made, gone on with, or there already."""
        check_reviewable(table)
        key = ReviewKey(table.id, depth)
        if any(other != key for other in await self._store.reviews_for(caller.person)):
            raise Refusal(
                "too_many", "A review that you have asked for is being made: wait until it is there, or stop it."
            )
        try:
            await self._store.ask_review(key, edition(table), caller.person, self._hall.now())
        except Missing:
            raise no_such_table() from None
        self._wanted.set()
        return await self.states(table, caller.person)

    async def stop(self, table: Table, depth: DepthName, caller: Caller) -> m.ReviewStates:
        """Whoever asked for a review wants it no longer; what is made of it is kept, and can be gone on with."""
        key = ReviewKey(table.id, depth)
        if key not in await self._store.reviews_for(caller.person):
            raise Refusal("not_yours", "Only who has asked for a review can stop it.")
        here = self._making.get(key)
        if here is not None:
            await self._store.keep_review(key, self._process, self._hall.now() + CLAIM, here[0].made)
        await self._store.stop_review(key)
        if here is not None:
            here[1].cancel()
        return await self.states(table, caller.person)

    async def try_(self, table: Table, wish: m.TryAnswer, seat: Viewpoint, caller: Caller) -> m.Tried:
        """Another answer at a decision, and how bots go on from there, as a viewpoint sees it."""
        check_reviewable(table)
        if caller.person in self._trying:
            raise Refusal("too_many", "You are trying something already: wait until it is there.")
        known = outlook.recorded(table)
        check_answer(table, wish.position, wish.token)
        self._trying.add(caller.person)
        try:
            work = Try(record.write(known), wish.position, wish.token)
            made = await self._hall.bots.look_back(work, Whose(frozenset({caller.person}), Rank.HINT), PATIENCE)
        except Busy:
            raise Refusal("too_many", "The bots have too much to do at the tables: ask again in a moment.") from None
        except (Silent, Stopped):
            raise Refusal("not_now", "The bots cannot try this now: ask again in a moment.") from None
        finally:
            self._trying.discard(caller.person)
        found = msgspec.json.decode(made, type=Attempt)
        stills = await asyncio.to_thread(outlook.tried, table, seat, wish.position, found.picks)
        return m.Tried(wish.position, stills, found.after, found.nobody, found.over)

    # --- what the server does by itself --------------------------------------------------------------

    async def work(self) -> None:
        """Make what is asked for, for ever; what is made when the server stops is stored."""
        kept = time.monotonic()
        try:
            while True:
                try:
                    if time.monotonic() - kept >= KEEP_EVERY:
                        kept = time.monotonic()
                        await self._keep()
                    await self._take_up()
                except Exception:
                    log.exception("working on reviews failed")
                with suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_EVERY):
                        await self._wanted.wait()
                self._wanted.clear()
        finally:
            for key in list(self._making):
                await self._put_down(key)

    async def _take_up(self) -> None:
        """Begin with what waits, as far as there is room for it."""
        for key in await self._store.reviews_waiting(self._hall.now()):
            busy = sum(other.depth == key.depth for other in self._making)
            if key in self._making or busy >= AT_ONCE.get(key.depth, 0):
                continue
            now = self._hall.now()
            row = await self._store.claim_review(key, self._process, now, now + CLAIM)
            if row is not None:
                await self._begin(row)

    async def _begin(self, row: ReviewRow) -> None:
        """Work on a review that is claimed; one that older rules have begun is begun anew."""
        try:
            table = (await self._hall.live(row.game)).table
            if row.edition != edition(table):
                await self._store.ask_review(row.key, edition(table), row.person, self._hall.now())
                self._wanted.set()
                return
            making = Making(row, msgspec.convert(row.depth, DepthName), table, self._hall.bots)
        except Refusal:
            await self._store.end_review(row.key, self._process, "failed")
            return
        self._making[row.key] = making, asyncio.create_task(self._make(making))

    async def _make(self, making: Making) -> None:
        """All of one review; whatever happens, it is worked on no longer."""
        try:
            made = await making.make()
            await self._store.keep_review(making.key, self._process, self._hall.now() + CLAIM, making.made)
            await self._store.end_review(making.key, self._process, "done", made)
        except Stopped:
            pass  # the server stops; what is made is stored
        except Exception as error:
            if not isinstance(error, Silent):  # of which the bots have said why
                log.exception("a review failed", extra={"table": making.key.game})
            await self._store.end_review(making.key, self._process, "failed")
        finally:
            self._making.pop(making.key, None)
            self._wanted.set()

    async def _keep(self) -> None:
        """Store what is made; what somebody has stopped, deleted or taken over is worked on no longer."""
        for key, (making, task) in list(self._making.items()):
            until = self._hall.now() + CLAIM
            if not await self._store.keep_review(key, self._process, until, making.made):
                task.cancel()

    async def _put_down(self, key: ReviewKey) -> None:
        """Work on a review no longer: what is made is stored, and anybody may go on with it at once."""
        making, task = self._making[key]
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        await self._store.keep_review(key, self._process, 0, making.made)
