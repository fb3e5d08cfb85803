"""Reviews of finished games, made or in the making. Every statement about them.

One process works on a review. Its claim on it expires, so that another goes on where it was killed.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Update, case, delete, insert, select, update

from tawy.server.store.packing import pack, unpack
from tawy.server.store.rows import Missing, ReviewKey, ReviewRow
from tawy.server.store.schema import game, review

_COLUMNS: Final = [review.c[name] for name in ReviewRow.__struct_fields__]
_QUICK_FIRST: Final = case((review.c.depth == "quick", 0), else_=1)


def of_game(connection: Connection, id_: str) -> list[ReviewRow]:
    """What there is of a game's reviews, without what has been made of them."""
    query = select(*_COLUMNS[:-1]).where(review.c.game == id_).order_by(_QUICK_FIRST)
    return [ReviewRow(*row) for row in connection.execute(query)]


def find(connection: Connection, key: ReviewKey) -> ReviewRow | None:
    """One review, with all that has been made of it."""
    row = connection.execute(select(*_COLUMNS).where(*_is(key))).first()
    return None if row is None else msgspec.structs.replace(ReviewRow(*row), body=unpack(row.body))


def under_way(connection: Connection, person: str) -> list[ReviewKey]:
    """The reviews that somebody has asked for and that are not there yet."""
    query = select(review.c.game, review.c.depth).where(review.c.person == person, review.c.status == "running")
    return [ReviewKey(*row) for row in connection.execute(query)]


def ask(connection: Connection, key: ReviewKey, edition: str, person: str | None, now: int) -> None:
    """Somebody wants a review made: from the beginning, or from where it was stopped."""
    if connection.execute(select(game.c.id).where(game.c.id == key.game).with_for_update()).first() is None:
        raise Missing(f"There is no table {key.game}.")
    wanted = {"status": "running", "person": person, "asked": now, "process": "", "until": 0}
    going_on = update(review).where(*_is(key), review.c.edition == edition, review.c.status.in_(["stopped", "failed"]))
    if connection.execute(going_on.values(wanted)).rowcount:
        return
    connection.execute(delete(review).where(*_is(key), review.c.edition != edition))
    if connection.execute(select(review.c.game).where(*_is(key))).first() is None:
        new = {"game": key.game, "depth": key.depth, "edition": edition, "done": 0, "total": 0, "body": pack(b"")}
        connection.execute(insert(review).values(new | wanted))


def waiting(connection: Connection, now: int) -> list[ReviewKey]:
    """The reviews on which nobody works: quick ones first, then who asked first."""
    query = select(review.c.game, review.c.depth).where(review.c.status == "running", review.c.until < now)
    return [ReviewKey(*row) for row in connection.execute(query.order_by(_QUICK_FIRST, review.c.asked))]


def claim(connection: Connection, key: ReviewKey, process: str, now: int, until: int) -> ReviewRow | None:
    """From now on a process works on a review, unless another one does."""
    free = update(review).where(*_is(key), review.c.status == "running", review.c.until < now)
    taken = connection.execute(free.values(process=process, until=until)).rowcount
    return find(connection, key) if taken else None


def keep(connection: Connection, key: ReviewKey, process: str, until: int, made: tuple[int, int, bytes]) -> bool:
    """So many pieces of so many are made, and these; False if the process is to work on it no longer."""
    done, total, body = made
    values = {"until": until, "done": done, "total": total, "body": pack(body)}
    return bool(connection.execute(_own(key, process).values(values)).rowcount)


def end(connection: Connection, key: ReviewKey, process: str, status: str, body: bytes | None) -> None:
    """A review is made, or cannot be; who asked for it is forgotten."""
    values: dict[str, Any] = {"status": status, "person": None, "process": "", "until": 0}
    if body is not None:
        values |= {"body": pack(body), "done": review.c.total}
    connection.execute(_own(key, process).values(values))


def stop(connection: Connection, key: ReviewKey) -> None:
    """Nobody works on a review any more; what is made of it is kept."""
    values = {"status": "stopped", "person": None, "process": "", "until": 0}
    connection.execute(update(review).where(*_is(key), review.c.status == "running").values(values))


def forget_people(connection: Connection, gone: Collection[str]) -> None:
    """Who asked for a review is not known any more; it is made all the same."""
    connection.execute(update(review).where(review.c.person.in_(gone)).values(person=None))


def _is(key: ReviewKey) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return review.c.game == key.game, review.c.depth == key.depth


def _own(key: ReviewKey, process: str) -> Update:
    return update(review).where(*_is(key), review.c.status == "running", review.c.process == process)
