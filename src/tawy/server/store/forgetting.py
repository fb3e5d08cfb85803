"""Somebody is forgotten: every statement about it. Whatever is stored of a person is named here."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final

from sqlalchemy import Connection, delete, or_, select, union, update

from tawy.server.store import friends, knowing, people, ratings, reaching, results, reviews, tables
from tawy.server.store.packing import pack
from tawy.server.store.rows import Standing, Step
from tawy.server.store.schema import (
    attendance,
    chat,
    club,
    club_member,
    game,
    journal,
    learning,
    member,
    muted,
    offered,
    own_file,
    parted,
    person,
    profile,
    reported,
    session,
    tried,
)

NAMELESS: Final = "—"
Rewrite = Callable[[bytes, str, str], bytes]
"""What is stored as JSON with one person in another's place, and without a name: old id, new id."""


def tables_with(connection: Connection, who: str) -> list[str]:
    """Every table at which something is kept of somebody: theirs, those that name them, where they looked or spoke."""
    around = (member, parted, attendance, chat, offered)
    where = (select(table.c.game).where(table.c.person == who) for table in around)
    every = union(*where, select(game.c.id).where(game.c.owner == who))
    return sorted(connection.execute(every).scalars())


def in_table(
    connection: Connection, id_: str, who: str, other: str, changed: Sequence[Step], step: Step, standing: Standing
) -> None:
    """One step more, with which another stands for somebody: also in these steps before it, and around the table."""
    _stand_in(connection, other)
    tables.append(connection, id_, step, standing)
    for one in changed:
        here = (journal.c.game == id_, journal.c.n == one.n)
        connection.execute(update(journal).where(*here).values(body=pack(one.body), command=one.command))
    connection.execute(update(game).where(game.c.id == id_, game.c.owner == who).values(owner=other))
    tables.notify(connection, id_, 0)  # whoever has it in memory loads it anew


def _stand_in(connection: Connection, other: str) -> None:
    """Somebody who is nobody: no code, no session, never seen, and forgotten with the last table."""
    people.add_once(connection, other, NAMELESS, f"forgotten {other}", 0)


def forget(connection: Connection, who: str, other: str, night: Rewrite) -> None:
    """All that is stored of somebody is gone; what they played stays, as that of one whom nobody knows."""
    _forget_in_clubs(connection, who, other, night)
    theirs = connection.execute(select(member.c.game).where(member.c.person == who)).first() is not None
    if theirs or connection.execute(select(game.c.id).where(game.c.owner == who)).first() is not None:
        _stand_in(connection, other)  # of tables that could not be read
        connection.execute(update(member).where(member.c.person == who).values(person=other))
        connection.execute(update(game).where(game.c.owner == who).values(owner=other))
    results.part_with(connection, who, other)
    forget_all_about(connection, [who])


def _forget_in_clubs(connection: Connection, who: str, other: str, night: Rewrite) -> None:
    """In every club night another stands for somebody: the next version of it, so that no older one is written."""
    theirs = select(club_member.c.club).where(club_member.c.person == who)
    found = connection.execute(select(club.c.id, club.c.body).where(or_(club.c.host == who, club.c.id.in_(theirs))))
    for id_, body in found.all():
        _stand_in(connection, other)
        values = {"body": night(bytes(body), who, other), "n": club.c.n + 1}
        connection.execute(update(club).where(club.c.id == id_).values(values))
    connection.execute(update(club).where(club.c.host == who).values(host=other))
    connection.execute(update(club_member).where(club_member.c.person == who).values(person=other))


def forget_all_about(connection: Connection, gone: Collection[str]) -> None:
    """Nothing is known any more of people who belong to no table."""
    connection.execute(delete(session).where(session.c.person.in_(gone)))
    connection.execute(delete(profile).where(profile.c.person.in_(gone)))
    connection.execute(delete(learning).where(learning.c.person.in_(gone)))
    connection.execute(delete(tried).where(tried.c.person.in_(gone)))
    reaching.forget_people(connection, gone)
    knowing.forget_people(connection, gone)
    ratings.forget_people(connection, list(gone))
    friends.forget_people(connection, gone)
    reviews.forget_people(connection, gone)
    said = select(chat.c.id).where(chat.c.person.in_(gone))
    connection.execute(delete(reported).where(or_(reported.c.person.in_(gone), reported.c.line.in_(said))))
    connection.execute(delete(muted).where(or_(muted.c.person.in_(gone), muted.c.other.in_(gone))))
    for around in (attendance, chat, own_file, parted):
        connection.execute(delete(around).where(around.c.person.in_(gone)))
    connection.execute(delete(person).where(person.c.id.in_(gone)))
