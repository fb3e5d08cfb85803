"""Persons, how they are known again, and the processes' shared heartbeat: every statement about them."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Select, bindparam, delete, insert, select, update

from tawy.server.store.rows import Person
from tawy.server.store.schema import heartbeat, person, session

# Made once: every request asks who it comes from.
_PERSON: Final[Select[Any, Any]] = select(person.c.id, person.c.name)
_BY_ID: Final = _PERSON.where(person.c.id == bindparam("key"))
_BY_RECOVERY: Final = _PERSON.where(person.c.recovery_hash == bindparam("key"))
_BY_SESSION: Final = _PERSON.join(session).where(session.c.token_hash == bindparam("key"))


def add(connection: Connection, id_: str, name: str, recovery_hash: str, at: int) -> None:
    """Someone new."""
    connection.execute(insert(person).values(id=id_, name=name, recovery_hash=recovery_hash, at=at))


def rename(connection: Connection, id_: str, name: str) -> None:
    """Another name for the same person."""
    connection.execute(update(person).where(person.c.id == id_).values(name=name))


def find(connection: Connection, id_: str) -> Person | None:
    """A person by id."""
    return _one(connection, _BY_ID, id_)


def by_recovery(connection: Connection, recovery_hash: str) -> Person | None:
    """The person who knows this recovery code."""
    return _one(connection, _BY_RECOVERY, recovery_hash)


def add_session(connection: Connection, token_hash: str, id_: str, at: int) -> None:
    """One browser more that speaks for a person."""
    connection.execute(insert(session).values(token_hash=token_hash, person=id_, at=at))


def by_session(connection: Connection, token_hash: str) -> Person | None:
    """The person a browser speaks for."""
    return _one(connection, _BY_SESSION, token_hash)


def end_session(connection: Connection, token_hash: str) -> None:
    """A browser that no longer speaks for anyone."""
    connection.execute(delete(session).where(session.c.token_hash == token_hash))


def beat(connection: Connection, at: int) -> int | None:
    """The time of the heartbeat before this one."""
    before: int | None = connection.execute(select(heartbeat.c.at).with_for_update()).scalar_one()
    connection.execute(update(heartbeat).values(at=at))
    return before


def _one(connection: Connection, query: Select[str, str], key: str) -> Person | None:
    row = connection.execute(query, {"key": key}).first()
    return None if row is None else Person(*row)
