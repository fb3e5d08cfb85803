"""Persons and how they are known again: every statement about them."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Select, bindparam, delete, insert, select, update

from tawy.server.store.rows import Person, Session
from tawy.server.store.schema import person, session

# Made once: every request asks who it comes from.
_PERSON: Final[Select[Any, Any]] = select(person.c.id, person.c.name)
_BY_ID: Final = _PERSON.where(person.c.id == bindparam("key"))
_BY_RECOVERY: Final = _PERSON.where(person.c.recovery_hash == bindparam("key"))
_BY_SESSION: Final = (
    select(person.c.id, person.c.name, session.c.seen).join(session).where(session.c.token_hash == bindparam("key"))
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


def known_sessions(connection: Connection, token_hashes: set[str]) -> set[str]:
    """Those of these browsers that still speak for somebody."""
    query = select(session.c.token_hash).where(session.c.token_hash.in_(token_hashes))
    return set(connection.execute(query).scalars())


def end_session(connection: Connection, token_hash: str) -> None:
    """A browser that no longer speaks for anyone."""
    connection.execute(delete(session).where(session.c.token_hash == token_hash))


def end_sessions(connection: Connection, id_: str) -> None:
    """No browser speaks for this person any more."""
    connection.execute(delete(session).where(session.c.person == id_))


def _one(connection: Connection, query: Select[str, str], key: str) -> Person | None:
    row = connection.execute(query, {"key": key}).first()
    return None if row is None else Person(*row)
