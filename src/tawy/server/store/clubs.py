"""Club nights: every statement about them. A night is stored whole, its next version only by who has read the last."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from tawy.server.store.rows import ClubParts, ClubRow, Overtaken
from tawy.server.store.schema import club, club_member, club_table, game, person

_COLUMNS: Final = [club.c[name] for name in ClubRow.__struct_fields__]
OPEN: Final = ("gathering", "running")


def save(connection: Connection, row: ClubRow, parts: ClubParts) -> None:
    """A night as it is now, the first version or the next; `Overtaken` if somebody else has written that."""
    there = find(connection, row.id)
    if there == row:  # written already, and the connection was lost before that was heard
        return
    values = msgspec.structs.asdict(row)
    if there is None and row.n == 1:
        connection.execute(insert(club).values(values))
    else:
        before = (club.c.id == row.id, club.c.n == row.n - 1)
        if not connection.execute(update(club).where(*before).values(values)).rowcount:
            raise Overtaken(row.id, row.n)
    _keep_members(connection, row, parts.members)
    _keep_tables(connection, row.id, parts.tables)


def _keep_members(connection: Connection, row: ClubRow, members: frozenset[str]) -> None:
    there = set(connection.execute(select(club_member.c.person).where(club_member.c.club == row.id)).scalars())
    gone = there - members
    connection.execute(delete(club_member).where(club_member.c.club == row.id, club_member.c.person.in_(gone)))
    if new := sorted(members - there):
        connection.execute(insert(club_member), [{"club": row.id, "person": who, "seen": row.updated} for who in new])


def _keep_tables(connection: Connection, id_: str, tables: dict[str, bool]) -> None:
    query = select(club_table.c.game, club_table.c.noted).where(club_table.c.club == id_)
    there = {table: bool(noted) for table, noted in connection.execute(query)}
    if new := [table for table in tables if table not in there]:
        connection.execute(insert(club_table), [{"club": id_, "game": it, "noted": tables[it]} for it in new])
    noted = [table for table, done in tables.items() if done and there.get(table) is False]
    connection.execute(update(club_table).where(club_table.c.game.in_(noted)).values(noted=True))


def find(connection: Connection, id_: str) -> ClubRow | None:
    """One night."""
    row = connection.execute(select(*_COLUMNS).where(club.c.id == id_)).first()
    return None if row is None else ClubRow(*row)


def of_person(connection: Connection, who: str, limit: int) -> list[ClubRow]:
    """The nights somebody belongs to, the latest first."""
    theirs = select(club_member.c.club).where(club_member.c.person == who)
    query = select(*_COLUMNS).where(club.c.id.in_(theirs)).order_by(club.c.updated.desc(), club.c.id).limit(limit)
    return [ClubRow(*row) for row in connection.execute(query)]


def unfinished(connection: Connection, host: str) -> int:
    """How many nights somebody is the host of that are not over."""
    query = select(func.count()).where(club.c.host == host, club.c.status.in_(OPEN))
    return connection.execute(query).scalar_one()


def due(connection: Connection, now: int, limit: int) -> list[str]:
    """The nights to look at now: their time has come, or a game of theirs is over or deleted, and that is not noted."""
    ended = (
        select(club_table.c.club)
        .outerjoin(game, game.c.id == club_table.c.game)
        .where(club_table.c.noted.is_(False), or_(game.c.status == "over", game.c.id.is_(None)))
    )
    query = select(club.c.id).where(club.c.status == "running", or_(club.c.wake <= now, club.c.id.in_(ended)))
    return list(connection.execute(query.limit(limit)).scalars())


def see(connection: Connection, id_: str, who: str, at: int) -> None:
    """Somebody looks at a night."""
    here = (club_member.c.club == id_, club_member.c.person == who)
    connection.execute(update(club_member).where(*here).values(seen=at))


def seen(connection: Connection, id_: str) -> dict[str, int]:
    """When everyone who belongs to a night last looked at it."""
    query = select(club_member.c.person, club_member.c.seen).where(club_member.c.club == id_)
    return {row.person: row.seen for row in connection.execute(query)}


def old(connection: Connection, before: int, limit: int, statuses: Collection[str]) -> list[tuple[str, int]]:
    """Nights of these kinds that nobody has touched since then, and whose people were not seen: with their version."""
    present = (
        select(club_member.c.person)
        .join(person, person.c.id == club_member.c.person)
        .where(club_member.c.club == club.c.id, person.c.seen >= before)
        .correlate(club)
    )
    query = select(club.c.id, club.c.n).where(club.c.status.in_(statuses), club.c.updated < before, ~present.exists())
    return [(row.id, row.n) for row in connection.execute(query.limit(limit))]


def remove(connection: Connection, id_: str, n: int) -> None:
    """A night is forgotten, if nobody has touched it since; its tables stay as long as theirs do."""
    if connection.execute(select(club.c.n).where(club.c.id == id_).with_for_update()).scalar() != n:
        return
    for around in (club_table, club_member):
        connection.execute(delete(around).where(around.c.club == id_))
    connection.execute(delete(club).where(club.c.id == id_))
