"""What is said at tables, who mutes whom, what is reported: every statement about it. None of it is in a journal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from tawy.server.store import outbox
from tawy.server.store.rows import Call, Line, Missing, NewLine
from tawy.server.store.schema import chat, game, muted, reported
from tawy.server.store.tables import notify

KEPT: Final = 1000
"""Lines of a table that are kept: the last."""

_COLUMNS: Final = (chat.c.id, chat.c.room, chat.c.person, chat.c.name, chat.c.at, chat.c.text)


def say(connection: Connection, id_: str, said: NewLine, calls: Sequence[Call]) -> Line:
    """One line more; all processes are told, who is called by name is called back, and the oldest are forgotten."""
    n = connection.execute(select(game.c.n).where(game.c.id == id_)).scalar()
    if n is None:
        raise Missing(f"There is no table {id_}.")
    values = {"game": id_, **msgspec.structs.asdict(said)}
    number: int = connection.execute(insert(chat).values(values).returning(chat.c.id)).scalar_one()
    outbox.post(connection, id_, (n, said.at), [msgspec.structs.replace(call, by=said.person) for call in calls])
    oldest = select(chat.c.id).where(chat.c.game == id_).order_by(chat.c.id.desc()).offset(KEPT).limit(1)
    last = connection.execute(oldest).scalar()
    if last is not None:
        old = select(chat.c.id).where(chat.c.game == id_, chat.c.id <= last)
        connection.execute(delete(reported).where(reported.c.line.in_(old)))
        connection.execute(delete(chat).where(chat.c.game == id_, chat.c.id <= last))
    notify(connection, id_, -1)
    return Line(number, *msgspec.structs.astuple(said))


def lines(connection: Connection, id_: str, after: int, limit: int) -> list[Line]:
    """The last lines of a table, from behind one on, in order."""
    latest = select(*_COLUMNS).where(chat.c.game == id_, chat.c.id > after).order_by(chat.c.id.desc()).limit(limit)
    return [Line(*row) for row in reversed(connection.execute(latest).all())]


def said_by(connection: Connection, person: str) -> list[tuple[str, Line]]:
    """Everything that somebody has said, in order, each with its table."""
    query = select(chat.c.game, *_COLUMNS).where(chat.c.person == person).order_by(chat.c.id)
    return [(row[0], Line(*row[1:])) for row in connection.execute(query)]


def line(connection: Connection, id_: str, number: int) -> Line | None:
    """One line of a table."""
    row = connection.execute(select(*_COLUMNS).where(chat.c.game == id_, chat.c.id == number)).first()
    return None if row is None else Line(*row)


def report(connection: Connection, number: int, person: str) -> None:
    """Somebody finds that the host should read a line; once is enough."""
    here = (reported.c.line == number, reported.c.person == person)
    if connection.execute(select(reported.c.line).where(*here)).first() is None:
        connection.execute(insert(reported).values(line=number, person=person))


def reports(connection: Connection, id_: str) -> list[tuple[Line, int]]:
    """The lines of a table that were reported, and by how many."""
    query = (
        select(*_COLUMNS, func.count())
        .join(reported, reported.c.line == chat.c.id)
        .where(chat.c.game == id_)
        .group_by(*_COLUMNS)
        .order_by(chat.c.id)
    )
    return [(Line(*row[:-1]), row[-1]) for row in connection.execute(query)]


def mute(connection: Connection, person: str, other: str, *, quiet: bool) -> None:
    """Somebody does not want to read somebody else any more, or again."""
    here = (muted.c.person == person, muted.c.other == other)
    connection.execute(delete(muted).where(*here))
    if quiet:
        connection.execute(insert(muted).values(person=person, other=other))


def muted_by(connection: Connection, person: str) -> list[str]:
    """Everyone whom somebody does not want to read."""
    return list(connection.execute(select(muted.c.other).where(muted.c.person == person)).scalars())
