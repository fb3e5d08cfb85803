"""What people show of themselves: every statement about it, and about who may see what they played."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, insert, or_, select, update

from tawy.server.store import ratings
from tawy.server.store.rows import Regarded
from tawy.server.store.schema import game, member, profile


def find(connection: Connection, person: str) -> bytes | None:
    """What somebody has said of themselves, as JSON."""
    return connection.execute(select(profile.c.body).where(profile.c.person == person)).scalar()


def keep(connection: Connection, person: str, body: bytes) -> None:
    """What somebody says of themselves now."""
    if not connection.execute(update(profile).where(profile.c.person == person).values(body=body)).rowcount:
        connection.execute(insert(profile).values(person=person, body=body))


def regarded(connection: Connection, viewer: str | None, people: Collection[str]) -> dict[str, Regarded]:
    """Some people, as one of them or another regards them; without a viewer, as anyone does."""
    said = dict(connection.execute(select(profile.c.person, profile.c.body).where(profile.c.person.in_(people))).all())
    near = met(connection, viewer, people)
    open_to_all, strong = ratings.listed_of(connection, people), ratings.of_all(connection, people)
    return {who: Regarded(who, said.get(who), who in near, who in open_to_all, strong.get(who, [])) for who in people}


def have_met(connection: Connection, one: str, other: str) -> bool:
    """Both belong to one table."""
    return other in met(connection, one, [other])


def met(connection: Connection, viewer: str | None, people: Collection[str]) -> set[str]:
    """Those of these people who belong to a table to which this one belongs, too."""
    own = select(member.c.game).where(member.c.person == viewer)
    query = select(member.c.person).where(member.c.person.in_(people), member.c.game.in_(own)).distinct()
    return set(connection.execute(query).scalars())


def seen_by(connection: Connection, games: Collection[str], viewer: str | None) -> set[str]:
    """Those of these tables that somebody may see: everyone's, and those they belong to."""
    own = select(member.c.game).where(member.c.person == viewer)
    query = select(game.c.id).where(game.c.id.in_(games), or_(game.c.public, game.c.id.in_(own)))
    return set(connection.execute(query).scalars())
