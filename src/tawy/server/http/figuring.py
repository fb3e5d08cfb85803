"""Figures of finished games: read page by page, counted beside the loop, and those of everyone kept until they are old.

Whoever looks at the figures of all public games gets those that were made last, if nothing has changed since. On a
server with very many games something always has: there they are made again only after many times as long as making
them takes, so that counting never costs more than a small part of a processor.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime
from typing import Final

import msgspec

from tawy.kernel.counting import Chart
from tawy.server.store import CountedGame, Store, Wish
from tawy.server.store.facts import Where, of_everyone
from tawy.statistics.facts import Facts
from tawy.statistics.figures import Answers, Gathering, every
from tawy.statistics.rows import Finished, SeatEnd

PAGE: Final = 200
"""Games that are read and counted at a time."""
BREATH: Final = 0.005
"""Seconds between two pages: nobody who plays waits for it."""
LEAST: Final = 3
"""Different people that a public figure rests on."""
KEPT: Final = 64
"""Public figures that are kept, by what was asked for."""
REST: Final = 20
"""Public figures that are old are made again after so many times as long as they took."""
_facts: Final = msgspec.json.Decoder(Facts)


def finished(game: CountedGame) -> Finished:
    """A stored game as it is counted."""
    first = game.seats[0]
    ends = [
        SeatEnd(one.seat, one.side, one.bot, one.team, one.place, one.won, one.score, one.gone, one.person)
        for one in game.seats
    ]
    month = datetime.fromtimestamp(first.ended / 1000, UTC).strftime("%Y-%m")
    facts = None if game.body is None else _facts.decode(game.body)
    return Finished(first.kind, first.ending, ends, facts, first.rated, month, game.game)


async def pages(store: Store, wish: Wish, where: Where) -> AsyncIterator[list[CountedGame]]:
    """Finished games, the latest first, a few at a time."""
    before: tuple[int, str] | None = None
    while page := await store.counted_games(wish, where, before, PAGE):
        yield page
        if len(page) < PAGE:
            return
        before = page[-1].seats[0].ended, page[-1].game
        await asyncio.sleep(BREATH)


async def figures(
    store: Store,
    wish: Wish,
    where: Where,
    *,
    least: int = 0,
    extra: tuple[Chart, ...] = (),
    own: Callable[[SeatEnd], bool] = every,
) -> Answers:
    """What these games answer."""
    gathering = Gathering(wish.kind, least, extra, own)

    def add(page: list[CountedGame]) -> None:
        for game in page:
            gathering.add(finished(game))

    async for page in pages(store, wish, where):
        await asyncio.to_thread(add, page)
    return gathering.figures()


class _Made(msgspec.Struct, frozen=True):
    """Figures as they were made, when, and what it took."""

    version: tuple[int, int]
    figures: Answers
    at: float
    took: float


class Public:
    """The figures of all public games."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._clock = clock
        self._made: OrderedDict[Wish, _Made] = OrderedDict()
        self._making: dict[Wish, asyncio.Task[Answers]] = {}

    async def figures(self, wish: Wish) -> Answers:
        """As they are now; of several who ask at once, one waits for the other."""
        made = self._made.get(wish)
        if made is not None and self._clock() - made.at < REST * made.took:
            return made.figures
        version = await self._store.figures_version(wish.kind)
        if made is not None and made.version == version:
            return made.figures
        if wish not in self._making:
            self._making[wish] = asyncio.create_task(self._make(wish, version))
        return await asyncio.shield(self._making[wish])

    async def _make(self, wish: Wish, version: tuple[int, int]) -> Answers:
        begun = self._clock()
        try:
            made = await figures(self._store, wish, of_everyone(), least=LEAST)
        finally:
            del self._making[wish]
        self._made[wish] = _Made(version, made, self._clock(), self._clock() - begun)
        self._made.move_to_end(wish)
        while len(self._made) > KEPT:
            self._made.popitem(last=False)
        return made
