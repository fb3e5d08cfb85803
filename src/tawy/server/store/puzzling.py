"""Puzzles that people have tried. Every statement about them."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select, update

from tawy.server.store.rows import Tried
from tawy.server.store.schema import tried


def tried_by(connection: Connection, person: str) -> list[Tried]:
    """What somebody has tried, the earliest first."""
    query = select(tried.c.puzzle, tried.c.tries, tried.c.solved, tried.c.shown, tried.c.at)
    return [Tried(*row) for row in connection.execute(query.where(tried.c.person == person).order_by(tried.c.at))]


def keep_try(connection: Connection, person: str, puzzle: str, at: int, *, right: bool, shown: bool) -> None:
    """One more try at a puzzle; nothing counts once it is solved, or once its answer has been shown."""
    here = (tried.c.person == person, tried.c.puzzle == puzzle)
    found = connection.execute(select(tried.c.solved, tried.c.shown).where(*here)).first()
    if found is None:
        values = {"tries": int(not shown), "solved": right, "shown": shown, "at": at}
        connection.execute(insert(tried).values(person=person, puzzle=puzzle, **values))
    elif not found.solved and not found.shown:
        tries = tried.c.tries + int(not shown)
        connection.execute(update(tried).where(*here).values(tries=tries, solved=right, shown=shown, at=at))
