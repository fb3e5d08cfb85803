"""What is old: every statement that finds or forgets it. Times are in milliseconds since 1970."""

from __future__ import annotations

from sqlalchemy import Connection, delete, exists, or_, select

from tawy.server.store import forgetting
from tawy.server.store.schema import club, club_member, game, member, person, session

UNUSED = ~or_(
    exists().where(member.c.person == person.c.id),
    exists().where(game.c.owner == person.c.id),
    exists().where(club_member.c.person == person.c.id),
    exists().where(club.c.host == person.c.id),
)
"""Of people without any table or club night."""


def end_old_sessions(connection: Connection, before: int, limit: int) -> int:
    """Browsers that were not seen since then speak for nobody any more; how many they were."""
    old = select(session.c.token_hash).where(session.c.seen < before).limit(limit)
    return connection.execute(delete(session).where(session.c.token_hash.in_(old))).rowcount


def forget_guests(connection: Connection, before: int, limit: int) -> int:
    """People without any table who were not seen since then are forgotten; how many they were."""
    query = select(person.c.id).where(person.c.seen < before, UNUSED).limit(limit)
    gone = list(connection.execute(query).scalars())
    forgetting.forget_all_about(connection, gone)
    return len(gone)


def old_gatherings(connection: Connection, before: int, limit: int) -> list[tuple[str, int]]:
    """Tables whose game never began, untouched since then: each with its last step."""
    query = select(game.c.id, game.c.n).where(
        game.c.public.in_([True, False]),  # all of them; it leads the index that is read here
        game.c.status == "gathering",
        game.c.updated < before,
    )
    return [(row.id, row.n) for row in connection.execute(query.limit(limit))]


def deserted(connection: Connection, before: int, limit: int) -> list[tuple[str, int]]:
    """Tables untouched since then whose people were all not seen since then: each with its last step."""
    present = (
        select(member.c.person)
        .select_from(member.join(person, member.c.person == person.c.id))
        .where(member.c.game == game.c.id, person.c.seen >= before)
        .correlate(game)
    )
    query = select(game.c.id, game.c.n).where(
        game.c.public.in_([True, False]),  # the same
        game.c.status.in_(["running", "over"]),
        game.c.updated < before,
        ~present.exists(),
    )
    return [(row.id, row.n) for row in connection.execute(query.limit(limit))]
