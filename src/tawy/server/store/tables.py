"""Tables and their journals: every statement about them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Engine, Select, bindparam, delete, func, insert, null, select, update

from tawy.server.store.database import is_sqlite
from tawy.server.store.rows import GameRow, Missing, Overtaken, Repeated, Standing, Step
from tawy.server.store.schema import game, journal, member, wake

CHANNEL: Final = "tawy"
"""Where PostgreSQL tells all processes of a new step: "<table> <n>"."""

PAGE: Final = 100

_ROW: Final = [game.c[name] for name in GameRow.__struct_fields__]
_LISTED: Final[list[ColumnElement[Any]]] = [*_ROW[:-1], null()]

# Made once, for they are run again and again: SQLAlchemy takes longer to make a statement than SQLite to obey it.
_FIND: Final = select(*_ROW).where(game.c.id == bindparam("of"))
_STEPS: Final = (
    select(*(journal.c[name] for name in Step.__struct_fields__))
    .where(journal.c.game == bindparam("of"), journal.c.n > bindparam("after"))
    .order_by(journal.c.n)
)
_STEP_OF: Final = select(journal.c.n).where(journal.c.game == bindparam("of"), journal.c.command == bindparam("known"))
_GO_ON: Final = update(game).where(game.c.id == bindparam("of"), game.c.n == bindparam("before"))
_ADD_STEP: Final = insert(journal)
_MEMBERS: Final = select(member.c.person).where(member.c.game == bindparam("of"))
_WAKE: Final = update(wake).where(wake.c.game == bindparam("of"))
_SLEEP: Final = delete(wake).where(wake.c.game == bindparam("of"))
_NOTIFY: Final = select(func.pg_notify(CHANNEL, bindparam("step")))


def create(connection: Connection, row: GameRow, step: Step, standing: Standing) -> None:
    """A new table with its first step."""
    connection.execute(insert(game), msgspec.structs.asdict(row))
    _write(connection, row.id, step, standing)


def append(connection: Connection, id_: str, step: Step, standing: Standing) -> None:
    """One step more. Its number must be the next: whoever comes second finds the table gone on."""
    moved = connection.execute(
        _GO_ON,
        {
            "of": id_,
            "before": step.n - 1,
            "n": step.n,
            "updated": step.at,
            "status": standing.status,
            "position": standing.position,
            "summary": standing.summary,
            "snapshot": standing.snapshot,
        },
    )
    if moved.rowcount != 1:
        if find(connection, id_) is None:
            raise Missing(f"There is no table {id_}.")
        raise refusal(connection, id_, step) or Overtaken(id_, step.n)
    _write(connection, id_, step, standing)


def refusal(connection: Connection, id_: str, step: Step) -> Exception | None:
    """Why a step was not taken, or None if it is not the table's doing."""
    stands = connection.execute(select(game.c.n).where(game.c.id == id_)).scalar()
    known = None if step.command is None else step_of(connection, id_, step.command)
    if known is not None and known != step.n:
        return Repeated(known)
    return Overtaken(id_, step.n) if stands is not None and stands >= step.n else None


def _write(connection: Connection, id_: str, step: Step, standing: Standing) -> None:
    connection.execute(_ADD_STEP, {"game": id_, **msgspec.structs.asdict(step)})
    _write_members(connection, id_, standing.members)
    _write_wake(connection, id_, standing.wake)
    if not is_sqlite(connection):
        connection.execute(_NOTIFY, {"step": f"{id_} {step.n}"})


def _write_members(connection: Connection, id_: str, members: tuple[str, ...]) -> None:
    """Only a step of this table writes its members, and steps come one by one: what is not there is new."""
    there = connection.execute(_MEMBERS, {"of": id_}).scalars()
    if new := set(members).difference(there):
        connection.execute(insert(member), [{"game": id_, "person": person} for person in sorted(new)])


def _write_wake(connection: Connection, id_: str, at: int | None) -> None:
    if at is None:
        connection.execute(_SLEEP, {"of": id_})
    elif not connection.execute(_WAKE, {"of": id_, "at": at}).rowcount:
        connection.execute(insert(wake), {"game": id_, "at": at})


def steps(connection: Connection, id_: str, after: int) -> list[Step]:
    """The journal from behind a step."""
    return [Step(*row) for row in connection.execute(_STEPS, {"of": id_, "after": after})]


def step_of(connection: Connection, id_: str, command: str) -> int | None:
    """The step that a command became."""
    return connection.execute(_STEP_OF, {"of": id_, "known": command}).scalar()


def find(connection: Connection, id_: str) -> GameRow | None:
    """One table, with its snapshot."""
    row = connection.execute(_FIND, {"of": id_}).first()
    return None if row is None else GameRow(*row)


def of_person(connection: Connection, person: str, limit: int, before: int | None) -> list[GameRow]:
    """The tables somebody belongs to, the latest first.

    Tables of the same millisecond stay on one page, which may be longer for it: the next one would miss some.
    """
    ours: list[ColumnElement[bool]] = [game.c.id.in_(select(member.c.game).where(member.c.person == person))]
    if before is not None:
        ours.append(game.c.updated < before)
    last = select(game.c.updated).where(*ours).order_by(game.c.updated.desc()).offset(limit - 1).limit(1)
    reaching = game.c.updated >= func.coalesce(last.scalar_subquery(), 0)
    return _listed(connection, select(*_LISTED).where(*ours, reaching))


def public(connection: Connection, status: str, limit: int) -> list[GameRow]:
    """The tables that everyone may see, the latest first."""
    return _listed(connection, select(*_LISTED).where(game.c.public, game.c.status == status).limit(limit))


def _listed(connection: Connection, query: Select[*tuple[Any, ...]]) -> list[GameRow]:
    latest = query.order_by(game.c.updated.desc(), game.c.id)
    return [GameRow(*row) for row in connection.execute(latest)]


def count(connection: Connection, owner: str, status_not: str) -> int:
    """How many tables somebody has opened, without those of one status."""
    query = select(func.count()).select_from(game).where(game.c.owner == owner, game.c.status != status_not)
    return connection.execute(query).scalar_one()


def due(connection: Connection, now: int, limit: int) -> list[str]:
    """The tables to look at now, the longest waiting first."""
    return list(
        connection.execute(select(wake.c.game).where(wake.c.at <= now).order_by(wake.c.at).limit(limit)).scalars()
    )


def every(engine: Engine) -> Iterator[GameRow]:
    """All tables by id, a page at a time: no transaction stays open while the caller looks at one."""
    last = ""
    while True:
        with engine.begin() as connection:
            query = select(*_ROW).where(game.c.id > last).order_by(game.c.id).limit(PAGE)
            page = [GameRow(*row) for row in connection.execute(query)]
        yield from page
        if len(page) < PAGE:
            return
        last = page[-1].id
