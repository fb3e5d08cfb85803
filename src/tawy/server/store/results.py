"""How finished games came out: every statement about it.

A row is a seat of a game that ended with a result, written with the step that ended it and never changed. A deleted
table takes none of them along, for others have played there, too; somebody who is forgotten leaves a name that leads
nowhere (`part_with`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, case, delete, exists, func, insert, select, update

from tawy.server.store.rows import SeatResult, Tally
from tawy.server.store.schema import result, unresulted

_ROW: Final = [result.c[name] for name in SeatResult.__struct_fields__]
_other: Final = result.alias()
ALONE: Final = ~exists().where(
    _other.c.game == result.c.game, _other.c.person == result.c.person, _other.c.seat != result.c.seat
)
"""Of seats whose player had no other at the table: who plays against themselves neither wins nor loses."""


def write(connection: Connection, seats: Sequence[SeatResult]) -> None:
    """How the seats of a game came out, in the transaction of the step that ended it."""
    if seats:
        connection.execute(insert(result), [msgspec.structs.asdict(seat) for seat in seats])


def of_game(connection: Connection, game: str) -> list[SeatResult]:
    """How the seats of one game came out; none if it goes on, or came to no result."""
    return _found(connection, result.c.game == game)


def of_games(connection: Connection, games: Sequence[str]) -> list[SeatResult]:
    """The same of several games, those of a game together."""
    return _found(connection, result.c.game.in_(games))


def of_person(
    connection: Connection, person: str, limit: int, before: int | None = None, kind: str | None = None
) -> list[SeatResult]:
    """What somebody has played, the latest first; the next page is before the last one's `ended`.

    What ended in the same millisecond stays on one page, which may be longer for it: the next one would miss some.
    """
    theirs: list[ColumnElement[bool]] = [result.c.person == person]
    if before is not None:
        theirs.append(result.c.ended < before)
    if kind is not None:
        theirs.append(result.c.kind == kind)
    last = select(result.c.ended).where(*theirs).order_by(result.c.ended.desc()).offset(limit - 1).limit(1)
    since = connection.execute(last).scalar()
    if since is not None:
        theirs.append(result.c.ended >= since)
    query = select(*_ROW).where(*theirs).order_by(result.c.ended.desc(), result.c.game, result.c.seat)
    return [SeatResult(*row) for row in connection.execute(query)]


def between(connection: Connection, one: str, other: str) -> list[SeatResult]:
    """Every game in which both sat, each on a single seat: the seats of both, the latest game first."""
    met = _other.alias()
    theirs = exists().where(
        met.c.game == result.c.game, met.c.person.in_([one, other]), met.c.person != result.c.person
    )
    query = select(*_ROW).where(result.c.person.in_([one, other]), theirs, ALONE)
    ordered = query.order_by(result.c.ended.desc(), result.c.game, result.c.seat)
    found = [SeatResult(*row) for row in connection.execute(ordered)]
    both = [seat.game for seat in found]
    return [seat for seat in found if both.count(seat.game) > 1]


def tallies(connection: Connection, person: str) -> list[Tally]:
    """How often somebody has played each game with so many players, and won; games against themselves left out."""
    won = func.sum(case((result.c.won, 1), else_=0))
    query = (
        select(result.c.kind, result.c.players, func.count(), won, func.max(result.c.ended))
        .where(and_(result.c.person == person, ALONE))
        .group_by(result.c.kind, result.c.players)
        .order_by(result.c.kind, result.c.players)
    )
    return [Tally(*row) for row in connection.execute(query)]


def part_with(connection: Connection, person: str, stand_in: str) -> None:
    """Somebody is forgotten: what they played stays under a name that leads to nobody."""
    connection.execute(update(result).where(result.c.person == person).values(person=stand_in))


def _found(connection: Connection, which: ColumnElement[bool]) -> list[SeatResult]:
    query = select(*_ROW).where(which).order_by(result.c.game, result.c.seat)
    return [SeatResult(*row) for row in connection.execute(query)]


# --- games that ended before results were kept ---------------------------------------------------------


def wanted(connection: Connection, limit: int) -> list[str]:
    """Some of the games that are over and have still to be looked at."""
    return list(connection.execute(select(unresulted.c.game).order_by(unresulted.c.game).limit(limit)).scalars())


def fill_in(connection: Connection, game: str, seats: Sequence[SeatResult]) -> None:
    """How a game came out that ended before results were kept; of several processes one writes it."""
    if connection.execute(delete(unresulted).where(unresulted.c.game == game)).rowcount:
        write(connection, seats)
