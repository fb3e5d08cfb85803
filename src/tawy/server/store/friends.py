"""Whom people would like to play with again, and to whom seats are offered: every statement about it."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import ColumnElement, Connection, delete, exists, func, insert, or_, select

from tawy.server.store.rows import Friend, Standing
from tawy.server.store.schema import friend, game, held_back, member, offered, person


def mark(connection: Connection, by: str, other: str, at: int, most: int) -> bool:
    """Somebody marks somebody else, if they have marked fewer than so many; whether they are marked now."""
    mine = friend.c.person == by
    if connection.execute(select(friend.c.since).where(mine, friend.c.other == other)).first() is not None:
        return True
    if connection.execute(select(func.count()).select_from(friend).where(mine)).scalar_one() >= most:
        return False
    connection.execute(insert(friend).values(person=by, other=other, since=at))
    return True


def unmark(connection: Connection, by: str, other: str) -> bool:
    """Somebody is no friend any more; whether they were."""
    return bool(connection.execute(delete(friend).where(friend.c.person == by, friend.c.other == other)).rowcount)


def of_person(connection: Connection, by: str) -> list[Friend]:
    """Everyone whom somebody has marked, the latest first."""
    query = (
        select(friend.c.other, person.c.name, friend.c.since)
        .join(person, person.c.id == friend.c.other)
        .where(friend.c.person == by)
        .order_by(friend.c.since.desc(), friend.c.other)
    )
    return [Friend(*row) for row in connection.execute(query)]


def forget_people(connection: Connection, gone: Collection[str]) -> None:
    """People are forgotten, by those too who had marked them."""
    connection.execute(delete(friend).where(or_(friend.c.person.in_(gone), friend.c.other.in_(gone))))
    connection.execute(delete(offered).where(offered.c.person.in_(gone)))


def write(connection: Connection, id_: str, standing: Standing) -> None:
    """What a step of a table says of those to whom it is offered, in the step's own transaction."""
    if standing.unoffered:
        _withdraw(connection, id_, standing.unoffered)
    if standing.offered:
        connection.execute(insert(offered), [{"game": id_, "person": one} for one in standing.offered])
    if standing.held_until is not None:
        connection.execute(insert(held_back).values(game=id_, until=standing.held_until))


def _withdraw(connection: Connection, id_: str, people: Collection[str]) -> None:
    connection.execute(delete(offered).where(offered.c.game == id_, offered.c.person.in_(people)))


def forget_table(connection: Connection, id_: str) -> None:
    """A table is deleted."""
    for around in (offered, held_back):
        connection.execute(delete(around).where(around.c.game == id_))


def may_find(by: str | None, now: int) -> ColumnElement[bool]:
    """Of public tables: nobody is waited for any more, or one is among those for whom it is kept, or belongs to it."""
    held = exists().where(held_back.c.game == game.c.id, held_back.c.until > now)
    if by is None:
        return ~held
    ours = exists().where(member.c.game == game.c.id, member.c.person == by)
    return or_(~held, ours, is_offered(by))


def is_offered(by: str) -> ColumnElement[bool]:
    """Of tables at which somebody is offered a seat."""
    return exists().where(offered.c.game == game.c.id, offered.c.person == by)
