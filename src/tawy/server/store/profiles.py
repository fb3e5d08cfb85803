"""What people show of themselves: every statement about it, and about who may see what they played."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, insert, or_, select, update

from tawy.server.store.schema import game, member, profile


def find(connection: Connection, person: str) -> bytes | None:
    """What somebody has said of themselves, as JSON."""
    return connection.execute(select(profile.c.body).where(profile.c.person == person)).scalar()


def keep(connection: Connection, person: str, body: bytes) -> None:
    """What somebody says of themselves now."""
    if not connection.execute(update(profile).where(profile.c.person == person).values(body=body)).rowcount:
        connection.execute(insert(profile).values(person=person, body=body))


def have_met(connection: Connection, one: str, other: str) -> bool:
    """Both belong to one table."""
    theirs = select(member.c.game).where(member.c.person == other)
    both = select(member.c.game).where(member.c.person == one, member.c.game.in_(theirs)).limit(1)
    return connection.execute(both).first() is not None


def seen_by(connection: Connection, games: Collection[str], viewer: str | None) -> set[str]:
    """Those of these tables that somebody may see: everyone's, and those they belong to."""
    own = select(member.c.game).where(member.c.person == viewer)
    query = select(game.c.id).where(game.c.id.in_(games), or_(game.c.public, game.c.id.in_(own)))
    return set(connection.execute(query).scalars())
