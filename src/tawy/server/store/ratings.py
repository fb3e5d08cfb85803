"""How strong people are, worked out from results: every statement about it.

Rated games count one after the other, each once, in an order that is kept (`rated.number`): so everything can be worked
out again from the results, and comes out the same (`again`). It is done soon after a game has ended, by one process at
a time; what a process that was killed has left is done by the next.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, exists, func, insert, select, text, update

from tawy.server.skill import FEW, NEW, UNSURE, Entrant, Skill, after, skill_of_bot
from tawy.server.store import results
from tawy.server.store.database import is_sqlite
from tawy.server.store.rows import Best, Change, Rating, SeatResult
from tawy.server.store.schema import listed, person, rated, rating, result

LOCK: Final = 0x72617465
"""The name of the lock on PostgreSQL: "rate"."""
AT_ONCE: Final = 50
"""Games that count in one go."""
SURELY: Final = 2
"""The best are ordered by what they are at least, almost surely: so many deviations below the mean."""

_RATING: Final = [rating.c[name] for name in Rating.__struct_fields__]
_CHANGE: Final = [rated.c[name] for name in Change.__struct_fields__]

Key = tuple[str, str, int]
"""A person, a game and a number of players."""


class Book:
    """What is known of people, game by game."""

    def __init__(self, known: Iterable[Rating] = (), number: int = 0) -> None:
        self.ratings: dict[Key, Rating] = {(one.person, one.kind, one.players): one for one in known}
        self.number = number
        """Of the last game that counted."""

    def enter(self, seats: Sequence[SeatResult], bots: dict[int, Skill]) -> list[Change]:
        """One rated game more; where bots sat, how strong they were."""
        self.number += 1
        before = [bots[seat.seat] if seat.person is None else self._skill(seat) for seat in seats]
        entrants = [Entrant(skill, seat.team, seat.place) for skill, seat in zip(before, seats, strict=True)]
        return [self._changed(*one) for one in zip(seats, before, after(entrants), strict=True)]

    def _skill(self, seat: SeatResult) -> Skill:
        known = self.ratings.get(_key(seat))
        return NEW if known is None else Skill(known.mu, known.sigma)

    def _changed(self, seat: SeatResult, before: Skill, found: Skill) -> Change:
        now = before
        if seat.person is not None:
            now, known = found, self.ratings.get(_key(seat))
            games = 1 if known is None else known.games + 1
            self.ratings[_key(seat)] = Rating(*_key(seat), now.mu, now.sigma, games, seat.ended)
        return Change(seat.game, seat.seat, self.number, before.mu, before.sigma, now.mu, now.sigma)


def _key(seat: SeatResult) -> Key:
    return seat.person or "", seat.kind, seat.players


def count(connection: Connection) -> int:
    """Rated games that have ended and have not counted yet count now, in the order in which they ended; how many."""
    _lock(connection)
    waiting = (
        select(result.c.game)
        .where(result.c.rated, ~exists().where(rated.c.game == result.c.game))
        .group_by(result.c.game)
        .order_by(func.min(result.c.ended), result.c.game)
    )
    games = list(connection.execute(waiting.limit(AT_ONCE)).scalars())
    for game in games:
        _count(connection, results.of_game(connection, game))
    return len(games)


def _count(connection: Connection, seats: Sequence[SeatResult]) -> None:
    people = [seat.person for seat in seats if seat.person is not None]
    known = _found(connection, rating.c.person.in_(people), rating.c.kind == seats[0].kind)
    book = Book(known, connection.execute(select(func.max(rated.c.number))).scalar() or 0)
    found = book.enter(seats, _bots(seats, {}))
    connection.execute(insert(rated), list(map(msgspec.structs.asdict, found)))
    _keep(connection, [book.ratings[_key(seat)] for seat in seats if seat.person is not None])


def _bots(seats: Sequence[SeatResult], then: dict[int, Skill]) -> dict[int, Skill]:
    """How strong the bots of a game were: as they were taken to be then, or else as they are known."""
    return {
        seat.seat: then.get(seat.seat) or skill_of_bot(seat.kind, seat.players, seat.bot or "") or NEW
        for seat in seats
        if seat.person is None
    }


def _lock(connection: Connection) -> None:
    """One process at a time: SQLite has one writer anyway."""
    if not is_sqlite(connection):
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def _keep(connection: Connection, ratings: Iterable[Rating]) -> None:
    for one in ratings:
        values = msgspec.structs.asdict(one)
        here = (rating.c.person == one.person, rating.c.kind == one.kind, rating.c.players == one.players)
        if not connection.execute(update(rating).where(*here).values(**values)).rowcount:
            connection.execute(insert(rating).values(**values))


def _found(connection: Connection, *which: Any) -> list[Rating]:
    query = select(*_RATING).where(*which).order_by(rating.c.kind, rating.c.players, rating.c.person)
    return [Rating(*row) for row in connection.execute(query)]


# --- asking ------------------------------------------------------------------------------------------------


def of_person(connection: Connection, who: str) -> list[Rating]:
    """How strong somebody is, by game and number of players."""
    return _found(connection, rating.c.person == who)


def of_all(connection: Connection, people: Collection[str]) -> dict[str, list[Rating]]:
    """How strong these people are, by game and number of players, as far as they have played rated."""
    strong: dict[str, list[Rating]] = {}
    for one in _found(connection, rating.c.person.in_(people)):
        strong.setdefault(one.person, []).append(one)
    return strong


def changes(connection: Connection, game: str) -> list[Change]:
    """What a rated game has changed, seat by seat; nothing before it has counted."""
    query = select(*_CHANGE).where(rated.c.game == game).order_by(rated.c.seat)
    return [Change(*row) for row in connection.execute(query)]


def best(connection: Connection, kind: str, players: int, limit: int) -> list[Best]:
    """Those of the people who want to be listed that are known well enough, the best first."""
    query = (
        select(person.c.name, *_RATING)
        .select_from(
            rating.join(listed, listed.c.person == rating.c.person).join(person, person.c.id == rating.c.person)
        )
        .where(
            rating.c.kind == kind,
            rating.c.players == players,
            rating.c.games >= FEW,
            rating.c.sigma <= UNSURE,
            person.c.banned.is_(None),
        )
        .order_by((rating.c.mu - SURELY * rating.c.sigma).desc(), rating.c.person)
    )
    return [Best(name, Rating(*row)) for name, *row in connection.execute(query.limit(limit))]


def is_listed(connection: Connection, who: str) -> bool:
    """Somebody wants to stand among the best."""
    return who in listed_of(connection, [who])


def listed_of(connection: Connection, people: Collection[str]) -> set[str]:
    """Those of these people who want to stand among the best."""
    return set(connection.execute(select(listed.c.person).where(listed.c.person.in_(people))).scalars())


def list_person(connection: Connection, who: str, at: int | None) -> None:
    """Somebody wants to stand among the best from now on; without a time, no longer."""
    if at is None:
        connection.execute(delete(listed).where(listed.c.person == who))
    elif not is_listed(connection, who):
        connection.execute(insert(listed).values(person=who, at=at))


def forget_people(connection: Connection, people: Sequence[str]) -> None:
    """Some are forgotten: how strong they were is nobody's business any more; what they played stays."""
    connection.execute(delete(listed).where(listed.c.person.in_(people)))
    connection.execute(delete(rating).where(rating.c.person.in_(people)))


# --- all of it again ---------------------------------------------------------------------------------------


def again(connection: Connection) -> tuple[list[Rating], list[Change]]:
    """Everything worked out again from the results, in the order in which games have counted.

    Of people who are forgotten nothing is kept but what they changed for others.
    """
    book, found = Book(), []
    for seats, then in _in_order(connection):
        found += book.enter(seats, _bots(seats, then))
    here = set(connection.execute(select(person.c.id)).scalars())
    return [one for _, one in sorted(book.ratings.items()) if one.person in here], found


def _in_order(connection: Connection) -> Iterator[tuple[list[SeatResult], dict[int, Skill]]]:
    """Every game that has counted, with how strong everyone at it was taken to be."""
    query = select(rated.c.game).group_by(rated.c.game).order_by(func.min(rated.c.number))
    for game in connection.execute(query).scalars().all():
        then = {one.seat: Skill(one.mu_before, one.sigma_before) for one in changes(connection, game)}
        yield results.of_game(connection, game), then


def differences(connection: Connection) -> tuple[int, int]:
    """How many games have counted, and how many numbers come out otherwise when all is worked out again."""
    ratings, found = again(connection)
    stored = [Change(*row) for row in connection.execute(select(*_CHANGE))]
    wrong = set(map(msgspec.structs.astuple, found)) ^ set(map(msgspec.structs.astuple, stored))
    other = set(map(msgspec.structs.astuple, ratings)) ^ set(map(msgspec.structs.astuple, _found(connection)))
    return len({one.game for one in stored}), len({one[:2] for one in wrong}) + len({one[:3] for one in other})


def restore(connection: Connection) -> None:
    """What comes out when everything is worked out again takes the place of what is stored."""
    _lock(connection)
    ratings, found = again(connection)
    connection.execute(delete(rating))
    connection.execute(delete(rated))
    if found:
        connection.execute(insert(rated), list(map(msgspec.structs.asdict, found)))
    _keep(connection, ratings)
