"""Persons and how they are known again: every statement about them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Select, bindparam, delete, func, insert, or_, select, update

from tawy.server.store.rows import Known, Person, Session, SessionTimes
from tawy.server.store.schema import member, person, session

# Made once: every request asks who it comes from.
_PERSON: Final[Select[Any, Any, Any]] = select(person.c.id, person.c.name, person.c.banned.is_not(None))
_BY_ID: Final = _PERSON.where(person.c.id == bindparam("key"))
_BY_RECOVERY: Final = _PERSON.where(person.c.recovery_hash == bindparam("key"))
_BY_SESSION: Final = (
    select(person.c.id, person.c.name, session.c.seen)
    .join(session)
    .where(session.c.token_hash == bindparam("key"), person.c.banned.is_(None))
)


def add(connection: Connection, id_: str, name: str, recovery_hash: str, at: int) -> None:
    """Someone new."""
    connection.execute(insert(person).values(id=id_, name=name, recovery_hash=recovery_hash, at=at, seen=at))


def add_once(connection: Connection, id_: str, name: str, recovery_hash: str, at: int) -> None:
    """Someone new, who may have been written already: ids are never given twice."""
    if find(connection, id_) is None:
        add(connection, id_, name, recovery_hash, at)


def rename(connection: Connection, id_: str, name: str) -> None:
    """Another name for the same person."""
    connection.execute(update(person).where(person.c.id == id_).values(name=name))


def find(connection: Connection, id_: str) -> Person | None:
    """A person by id."""
    return _one(connection, _BY_ID, id_)


def since(connection: Connection, id_: str) -> tuple[int, int] | None:
    """When somebody first came, and when they were last here, to the day."""
    row = connection.execute(select(person.c.at, person.c.seen).where(person.c.id == id_)).first()
    return None if row is None else (row[0], row[1])


def by_recovery(connection: Connection, recovery_hash: str) -> Person | None:
    """The person who knows this recovery code."""
    return _one(connection, _BY_RECOVERY, recovery_hash)


def renew_recovery(connection: Connection, id_: str, recovery_hash: str) -> None:
    """Another recovery code; the one before is worth nothing."""
    connection.execute(update(person).where(person.c.id == id_).values(recovery_hash=recovery_hash))


def add_session(connection: Connection, token_hash: str, id_: str, at: int) -> None:
    """One browser more that speaks for a person."""
    connection.execute(insert(session).values(token_hash=token_hash, person=id_, at=at, seen=at))
    connection.execute(update(person).where(person.c.id == id_).values(seen=at))


def add_session_once(connection: Connection, token_hash: str, id_: str, at: int) -> None:
    """One browser more, which may have been written already."""
    if by_session(connection, token_hash) is None:
        add_session(connection, token_hash, id_, at)


def by_session(connection: Connection, token_hash: str) -> Session | None:
    """A browser and whom it speaks for."""
    row = connection.execute(_BY_SESSION, {"key": token_hash}).first()
    return None if row is None else Session(Person(row[0], row[1]), row[2])


def see(connection: Connection, token_hash: str, id_: str, at: int) -> None:
    """A person is here again, in this browser."""
    connection.execute(update(session).where(session.c.token_hash == token_hash).values(seen=at))
    connection.execute(update(person).where(person.c.id == id_).values(seen=at))


def known_sessions(connection: Connection, token_hashes: Collection[str]) -> dict[str, Person]:
    """Those of these browsers that still speak for somebody, and for whom."""
    query = (
        select(session.c.token_hash, person.c.id, person.c.name)
        .join(person)
        .where(session.c.token_hash.in_(token_hashes), person.c.banned.is_(None))
    )
    return {token_hash: Person(id_, name) for token_hash, id_, name in connection.execute(query)}


def sessions(connection: Connection, id_: str) -> list[SessionTimes]:
    """Every browser that speaks for a person, whichever was here last first."""
    query = (
        select(session.c.token_hash, session.c.at, session.c.seen)
        .where(session.c.person == id_)
        .order_by(session.c.seen.desc(), session.c.at.desc())
    )
    return [SessionTimes(*row) for row in connection.execute(query)]


def end_session(connection: Connection, token_hash: str) -> None:
    """A browser that no longer speaks for anyone."""
    connection.execute(delete(session).where(session.c.token_hash == token_hash))


def end_sessions(connection: Connection, id_: str) -> None:
    """No browser speaks for this person any more."""
    connection.execute(delete(session).where(session.c.person == id_))


def guests(connection: Connection, who: str) -> list[Known]:
    """Everyone of this name or id, whoever was here last first."""
    return _guests(connection, or_(person.c.id == who, person.c.name == who))


def banned(connection: Connection) -> list[Known]:
    """Everyone who is not let in."""
    return _guests(connection, person.c.banned.is_not(None))


def _guests(connection: Connection, which: ColumnElement[bool]) -> list[Known]:
    tables = select(func.count()).where(member.c.person == person.c.id).scalar_subquery()
    query = select(person.c.id, person.c.name, person.c.seen, tables, person.c.banned).where(which)
    rows = connection.execute(query.order_by(person.c.seen.desc(), person.c.id))
    return [Known(Person(id_, name, since is not None), seen, count, since) for id_, name, seen, count, since in rows]


def ban(connection: Connection, id_: str, at: int | None) -> None:
    """Somebody is not let in from now on, and no browser speaks for them; without a time, they are let in again."""
    connection.execute(update(person).where(person.c.id == id_).values(banned=at))
    if at is not None:
        end_sessions(connection, id_)


def _one(connection: Connection, query: Select[Any, Any, Any], key: str) -> Person | None:
    row = connection.execute(query, {"key": key}).first()
    return None if row is None else Person(row[0], row[1], bool(row[2]))
