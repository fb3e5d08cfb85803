"""Who is at which table: every statement about it. A row for each person and table, written by whoever knows last."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, insert, select, tuple_, update

from tawy.server.store.rows import Attendant
from tawy.server.store.schema import attendance, game
from tawy.server.store.tables import notify


def attendants(connection: Connection, id_: str) -> list[Attendant]:
    """Everyone who has ever had a page of this table open."""
    columns = (attendance.c.person, attendance.c.process, attendance.c.here, attendance.c.at)
    return [Attendant(*row) for row in connection.execute(select(*columns).where(attendance.c.game == id_))]


def came(connection: Connection, ids: Collection[str]) -> set[tuple[str, str]]:
    """Everyone who has ever had a page of one of these tables open, with the table."""
    query = select(attendance.c.game, attendance.c.person).where(attendance.c.game.in_(ids))
    return {(table, who) for table, who in connection.execute(query)}


def attend(
    connection: Connection, id_: str, process: str, came: Collection[str], left: Collection[str], now: int
) -> None:
    """Some have come, some have closed their last page; all processes are told. A table that is gone has nobody."""
    if connection.execute(select(game.c.id).where(game.c.id == id_)).first() is None:
        return
    for person, here in [*((one, True) for one in came), *((one, False) for one in left)]:
        row = (attendance.c.game == id_, attendance.c.person == person)
        values = {"process": process, "here": here, "at": now}
        if not connection.execute(update(attendance).where(*row).values(values)).rowcount:
            connection.execute(insert(attendance).values(game=id_, person=person, **values))
    notify(connection, id_, -1)


def still_here(connection: Connection, process: str, now: int, before: int, limit: int) -> int:
    """Some of those who are here by a process still are: so many of whom that was last said before then; how many."""
    stale = select(attendance.c.game, attendance.c.person).where(
        attendance.c.process == process, attendance.c.here, attendance.c.at < before
    )
    some = tuple_(attendance.c.game, attendance.c.person).in_(stale.limit(limit))
    return connection.execute(update(attendance).where(some).values(at=now)).rowcount


def all_gone(connection: Connection, process: str, now: int) -> None:
    """Everyone who is here by a process has gone, for it stops."""
    rows = (attendance.c.process == process, attendance.c.here)
    connection.execute(update(attendance).where(*rows).values(here=False, at=now))
