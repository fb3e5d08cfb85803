"""Waiting for one of a few places, so that nobody takes them all: people have shares, not their tables.

A place that is free goes to

1. the first `Rank` in which anybody waits, unless a later one has been passed over too often;
2. in it, to the person who has had the places least of late. What somebody has used counts half after a minute, and a
   second of waiting without a place makes up for a second of use, so that nobody waits for ever;
3. of what is waiting on that person's account, to what has waited longest.

All this follows from who came when and from how long places were taken.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from enum import IntEnum
from itertools import count
from math import log
from typing import Final, Generic, NamedTuple, TypeVar

T = TypeVar("T")

HALVED: Final = 60.0
"""The seconds after which what somebody has used counts half."""
DIGITS: Final = 2
"""So many digits after the point count of somebody's seconds; whoever has none is forgotten."""
MOST_PLACES: Final = 5
"""So many places one person may have at once: as many bots as can be asked together at one table."""
MOST_PASSED: Final = 8
"""So many places in a row may go past a rank in which somebody waits."""
BREATH: Final = 0.2
"""The seconds for which a place that has served people is kept for them: their next bot is asked in a moment."""


class Rank(IntEnum):
    """How urgent something is, the most urgent first."""

    PLAYED = 0
    """People play at the table."""
    HINT = 1
    """Somebody would like to know something; nobody's turn waits for it."""
    WATCHED = 2
    """Only bots play, but somebody looks on."""
    ALONE = 3
    """Only bots play and nobody looks on: each place is for these at most half of the time."""
    REVIEW = 4
    """A piece of a review: no bot's turn waits for more than one."""


class Whose(NamedTuple):
    """For whom a place is taken: any of these people, whoever has used less; and how urgent it is."""

    people: frozenset[str]
    rank: Rank


class Closed(Exception):
    """There are no places any more."""


class _Person:
    """Somebody's share of the places."""

    def __init__(self, now: float) -> None:
        self.places = 0
        """How many it has now."""
        self.waiting = 0
        self.since = now
        """When it last had a place."""
        self._used = 0.0
        self._reckoned = now

    def used(self, now: float) -> float:
        """The seconds that it has used, and still uses, as far as they are remembered."""
        remembered = 0.5 ** ((now - self._reckoned) / HALVED)
        self._used = self._used * remembered + self.places * (1 - remembered) * HALVED / log(2)
        self._reckoned = now
        return round(self._used, DIGITS)

    def owes(self, now: float, came: float) -> float:
        """What it has used, less what it has waited since then."""
        return self.used(now) - (0 if self.places else now - max(self.since, came))

    def takes(self, places: int, now: float) -> None:
        """It has so many places more from now on."""
        self.used(now)
        self.places += places
        self.since = now


class _Waiting(NamedTuple, Generic[T]):
    """Something that waits for a place."""

    number: int
    came: float
    person: _Person
    rank: Rank
    turn: asyncio.Future[T]


class _Taken(NamedTuple):
    """By whom a place was taken, and when."""

    person: _Person
    rank: Rank
    since: float


class Line(Generic[T]):
    """Places that are taken and given back, and those who wait for one."""

    def __init__(self) -> None:
        self._free: deque[T] = deque()
        self._taken: dict[T, _Taken] = {}
        self._kept: dict[tuple[T, Rank], float] = {}
        """Until when a place is not for a rank."""
        self._people: dict[str, _Person] = {}
        self._forget_at = 64
        self._lines: dict[Rank, dict[_Person, deque[_Waiting[T]]]] = {rank: {} for rank in Rank}
        """Who waits; only people for whom something does."""
        self._passed: Counter[Rank] = Counter()
        """How many places in a row went past a rank in which somebody waited."""
        self._numbers = count()
        self._look: asyncio.TimerHandle | None = None
        self._home: asyncio.Event | None = None
        """When all places are back; once the line is closed."""
        self.seconds = 0.0
        """For how long places have been taken, altogether."""

    @property
    def taken(self) -> int:
        """How many places are taken."""
        return len(self._taken)

    def waiting(self, *ranks: Rank) -> int:
        """How many wait, of all ranks or of some."""
        return sum(len(line) for rank in ranks or Rank for line in self._lines[rank].values())

    def add(self, place: T) -> None:
        """There is one more place."""
        self._free.append(place)
        self._serve()

    async def take(self, whose: Whose) -> T:
        """A place, when it is one's turn."""
        if self._home is not None:
            raise Closed
        now, person = _now(), self._payer(whose.people)
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        one = _Waiting(next(self._numbers), now, person, whose.rank, turn)
        self._lines[whose.rank].setdefault(person, deque()).append(one)
        person.waiting += 1
        self._serve()
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._leave(one)
            elif turn.exception() is None:  # it came too late: the next one has it
                self.give(turn.result())
            raise

    def give(self, place: T) -> None:
        """A place is given back: for whoever is next."""
        now, (person, rank, since) = _now(), self._taken.pop(place)
        person.takes(-1, now)
        self.seconds += now - since
        if rank is Rank.PLAYED:
            for later in (Rank.WATCHED, Rank.ALONE, Rank.REVIEW):
                self._kept[place, later] = now + BREATH
        if rank is Rank.ALONE:
            self._kept[place, Rank.ALONE] = now + (now - since)
        self._free.append(place)
        if self._home is not None and not self._taken:
            self._home.set()
        self._serve()

    async def close(self) -> None:
        """Whoever waits hears that the line is `Closed`; when this returns, all places have been given back."""
        self._home = asyncio.Event()
        for one in [one for lines in self._lines.values() for line in lines.values() for one in line]:
            self._leave(one)
            if not one.turn.done():
                one.turn.set_exception(Closed())
        if self._taken:
            await self._home.wait()

    # --- whose turn it is

    def _serve(self) -> None:
        """Whoever can have a place has it."""
        now = _now()
        for place in list(self._free):
            one = self._next(place, now)
            if one is not None:
                self._leave(one)
                self._free.remove(place)
                self._taken[place] = _Taken(one.person, one.rank, now)
                one.person.takes(1, now)
                one.turn.set_result(place)
        self._look_again(now)

    def _next(self, place: T, now: float) -> _Waiting[T] | None:
        """Who is to have a place."""
        heads = {rank: waiting for rank in Rank if (waiting := self._heads(rank))}
        overdue = [rank for rank in heads if self._passed[rank] >= MOST_PASSED]
        welcome = [rank for rank in heads if now >= self._kept.get((place, rank), now)]
        chosen = next(iter(overdue + welcome), None)
        if chosen is None:
            return None
        self._passed.update(rank for rank in heads if rank > chosen)
        self._passed[chosen] = 0
        return min(heads[chosen], key=lambda one: (one.person.owes(now, one.came), one.number))

    def _heads(self, rank: Rank) -> list[_Waiting[T]]:
        """What has waited longest for each person who may have one more place."""
        lines = [line for person, line in self._lines[rank].items() if person.places < MOST_PLACES]
        return [one for line in lines if (one := next((one for one in line if not one.turn.done()), None)) is not None]

    def _look_again(self, now: float) -> None:
        """Where a free place is kept from somebody who waits: serve when it is not any more."""
        if self._look is not None:
            self._look.cancel()
            self._look = None
        until = [
            at for (place, rank), at in self._kept.items() if at > now and place in self._free and self._lines[rank]
        ]
        if until:
            self._look = asyncio.get_running_loop().call_at(min(until), self._serve)

    # --- people

    def _payer(self, people: frozenset[str]) -> _Person:
        """On whose account something is taken: of whoever has used least, and has least waiting."""
        now = _now()
        self._forget(now)
        for name in people:
            self._people.setdefault(name, _Person(now))
        return min(
            (self._people[name] for name in sorted(people)), key=lambda person: (person.used(now), person.waiting)
        )

    def _forget(self, now: float) -> None:
        """People who want nothing and have used next to nothing are forgotten, whenever twice as many are known."""
        if len(self._people) < self._forget_at:
            return
        self._people = {
            name: person for name, person in self._people.items() if person.places or person.waiting or person.used(now)
        }
        self._forget_at = max(64, 2 * len(self._people))

    def _leave(self, one: _Waiting[T]) -> None:
        """Somebody no longer waits."""
        lines = self._lines[one.rank]
        if one not in lines.get(one.person, ()):
            return
        lines[one.person].remove(one)
        one.person.waiting -= 1
        if not lines[one.person]:
            del lines[one.person]
        if not lines:
            self._passed[one.rank] = 0


def _now() -> float:
    return asyncio.get_running_loop().time()
