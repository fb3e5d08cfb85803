"""Tables and their journals: every statement about them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Row,
    Select,
    bindparam,
    delete,
    func,
    insert,
    literal_column,
    null,
    select,
    update,
)

from tawy.server.store import facts, friends, outbox, results
from tawy.server.store.database import is_sqlite
from tawy.server.store.packing import pack, unpack
from tawy.server.store.prepared import Prepared, at_once
from tawy.server.store.rows import GameRow, Holdings, Missing, Overtaken, Repeated, Standing, Step
from tawy.server.store.schema import (
    attendance,
    chat,
    game,
    journal,
    member,
    parted,
    reported,
    review,
    unresulted,
    wake,
)

CHANNEL: Final = "tawy"
"""Where PostgreSQL tells all processes of a new step, "<table> <n>", that a table is deleted, "<table> 0",
or that something beside its journal is new, "<table> -1": who is here, what is said."""

PAGE: Final = 100
NO_LAST: Final = 2**31 - 1

ROOM: Final = 200
"""Bytes that a step takes beside what is in it: its row, its indexes."""

_ROW: Final = [game.c[name] for name in GameRow.__struct_fields__]
_LISTED: Final[list[ColumnElement[Any]]] = [*_ROW[:-2], null(), null()]

# Made once, for they are run again and again: SQLAlchemy takes longer to make a statement than SQLite to obey it.
_FIND: Final = select(*_ROW).where(game.c.id == bindparam("of"))
_STEPS: Final = (
    select(*(journal.c[name] for name in Step.__struct_fields__))
    .where(journal.c.game == bindparam("of"), journal.c.n > bindparam("after"), journal.c.n <= bindparam("last"))
    .order_by(journal.c.n)
)
_STANDINGS: Final = select(game.c.id, game.c.n).where(game.c.id.in_(bindparam("these", expanding=True)))
_STEP_OF: Final = select(journal.c.n).where(journal.c.game == bindparam("of"), journal.c.command == bindparam("known"))
# What every step runs.
_MOVED: Final = ("n", "updated", "status", "position", "summary", "snapshot", "kept")
_GO_ON: Final = Prepared(
    update(game)
    .where(game.c.id == bindparam("of"), game.c.n == bindparam("before"))
    .values(size=game.c.size + bindparam("added")),
    _MOVED,
)
_ADD_STEP: Final = Prepared(insert(journal), journal.c.keys())
_WAKE: Final = Prepared(insert(wake), wake.c.keys())
_SLEEP: Final = Prepared(delete(wake).where(wake.c.game == bindparam("of")))
_NOTIFY: Final = Prepared(select(func.pg_notify(literal_column(f"'{CHANNEL}'"), bindparam("step"))))

_MEMBERS: Final = select(member.c.person).where(member.c.game == bindparam("of"))
_PUT_OFF: Final = update(wake).where(wake.c.game == bindparam("of"), wake.c.at <= bindparam("now"))
_LOCK: Final = select(game.c.n).where(game.c.id == bindparam("of")).with_for_update()


class _Packed(NamedTuple):
    """What of a step is long, as it is stored."""

    body: bytes
    told: bytes

    @property
    def size(self) -> int:
        return len(self.body) + len(self.told) + ROOM


def _packed(step: Step) -> _Packed:
    return _Packed(pack(step.body), pack(step.told))


def create(connection: Connection, row: GameRow, step: Step, standing: Standing) -> None:
    """A new table with its first step."""
    long = _packed(step)
    columns = msgspec.structs.asdict(row) | {
        "snapshot": _packed_or_none(row.snapshot),
        "kept": _packed_or_none(row.kept),
        "size": long.size,
    }
    connection.execute(insert(game), columns)
    _write(connection, row.id, step, long, standing)
    _write_around(connection, row.id, step, standing)


def create_once(connection: Connection, row: GameRow, step: Step, standing: Standing) -> None:
    """A new table that may have been written already: ids are never given twice."""
    if find(connection, row.id) is None:
        create(connection, row, step, standing)


def taken(connection: Connection, id_: str) -> Exception | None:
    """There is a table of that id already."""
    return None if find(connection, id_) is None else Overtaken(id_, 1)


def append_once(connection: Connection, id_: str, step: Step, standing: Standing) -> None:
    """One step more, which may have been written already: then it stands in the journal as it was to be."""
    if steps(connection, id_, step.n - 1)[:1] != [step]:
        append(connection, id_, step, standing)


def append(connection: Connection, id_: str, step: Step, standing: Standing) -> None:
    """One step more. Its number must be the next: whoever comes second finds the table gone on."""
    long = _packed(step)
    with at_once(connection):
        moved = _GO_ON.run(
            connection,
            {
                "of": id_,
                "before": step.n - 1,
                "added": long.size,
                "n": step.n,
                "updated": step.at,
                "status": standing.status,
                "position": standing.position,
                "summary": standing.summary,
                "snapshot": _packed_or_none(standing.snapshot),
                "kept": _packed_or_none(standing.kept),
            },
        )
        _write(connection, id_, step, long, standing)
    if moved.rowcount != 1:
        raise refusal(connection, id_, step) or Overtaken(id_, step.n)
    _write_around(connection, id_, step, standing)


def _packed_or_none(data: bytes | None) -> bytes | None:
    return None if data is None else pack(data)


def _unpacked_or_none(data: bytes | None) -> bytes | None:
    return None if data is None else unpack(data)


def refusal(connection: Connection, id_: str, step: Step) -> Exception | None:
    """Why a step was not taken, or None if it is not the table's doing."""
    stands = connection.execute(select(game.c.n).where(game.c.id == id_)).scalar()
    if stands is None:
        return Missing(f"There is no table {id_}.")
    known = None if step.command is None else step_of(connection, id_, step.command)
    if known is not None and known != step.n:
        return Repeated(known)
    return Overtaken(id_, step.n) if stands >= step.n else None


def _write(connection: Connection, id_: str, step: Step, long: _Packed, standing: Standing) -> None:
    """What every step writes."""
    _ADD_STEP.run(connection, {"game": id_, **msgspec.structs.asdict(step), **long._asdict()})
    _SLEEP.run(connection, {"of": id_})
    if standing.wake is not None:
        _WAKE.run(connection, {"game": id_, "at": standing.wake})
    notify(connection, id_, step.n)


def _write_around(connection: Connection, id_: str, step: Step, standing: Standing) -> None:
    """What few steps write."""
    if standing.members:
        _write_members(connection, id_, standing.members)
    if standing.gone:
        connection.execute(delete(member).where(member.c.game == id_, member.c.person.in_(standing.gone)))
    if parting := {*standing.gone, *standing.unoffered, *standing.banned}:
        _write_parted(connection, id_, parting)
    friends.write(connection, id_, standing)
    outbox.write(connection, id_, step, standing)
    results.write(connection, standing.results)
    facts.write(connection, id_, standing)


def notify(connection: Connection, id_: str, n: int) -> None:
    """Tell all processes of a step; 0: the table is deleted; -1: something beside its journal is new."""
    if not is_sqlite(connection):
        _NOTIFY.run(connection, {"step": f"{id_} {n}"})


def _write_members(connection: Connection, id_: str, members: tuple[str, ...]) -> None:
    """Only a step of this table writes its members, and steps come one by one: what is not there is new."""
    there = connection.execute(_MEMBERS, {"of": id_}).scalars()
    if new := set(members).difference(there):
        connection.execute(insert(member), [{"game": id_, "person": person} for person in sorted(new)])


def _write_parted(connection: Connection, id_: str, people: set[str]) -> None:
    """Its journal goes on to name them: so it is found when they are forgotten."""
    there = connection.execute(select(parted.c.person).where(parted.c.game == id_)).scalars()
    if new := people.difference(there):
        connection.execute(insert(parted), [{"game": id_, "person": person} for person in sorted(new)])


def steps(connection: Connection, id_: str, after: int, last: int | None = None) -> list[Step]:
    """The journal from behind a step, up to one."""
    bounds = {"of": id_, "after": after, "last": NO_LAST if last is None else last}
    return [
        Step(n, at, command, unpack(body), unpack(told), mark)
        for n, at, command, body, told, mark in connection.execute(_STEPS, bounds)
    ]


def standings(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    """The last step of each of these tables."""
    return {row.id: row.n for row in connection.execute(_STANDINGS, {"these": list(ids)})}


def step_of(connection: Connection, id_: str, command: str) -> int | None:
    """The step that a command became."""
    return connection.execute(_STEP_OF, {"of": id_, "known": command}).scalar()


def find(connection: Connection, id_: str) -> GameRow | None:
    """One table, with its snapshot."""
    row = connection.execute(_FIND, {"of": id_}).first()
    return None if row is None else _whole(row)


def _whole(row: Row[*tuple[Any, ...]]) -> GameRow:
    stored = GameRow(*row)
    snapshot, kept = _unpacked_or_none(stored.snapshot), _unpacked_or_none(stored.kept)
    return msgspec.structs.replace(stored, snapshot=snapshot, kept=kept)


def remove(connection: Connection, id_: str, n: int) -> bool:
    """A table and everything about it is gone, if it still stands at this step; whether it is."""
    stands = connection.execute(_LOCK, {"of": id_}).scalar()
    if stands is None or stands != n:
        return stands is None
    lines = select(chat.c.id).where(chat.c.game == id_)
    connection.execute(delete(reported).where(reported.c.line.in_(lines)))
    for around in (wake, member, parted, attendance, chat, journal, unresulted, review):
        connection.execute(delete(around).where(around.c.game == id_))
    outbox.forget(connection, id_)
    friends.forget_table(connection, id_)
    facts.withdraw(connection, id_)
    connection.execute(delete(game).where(game.c.id == id_))
    notify(connection, id_, 0)
    return True


def of_person(
    connection: Connection, person: str, limit: int, before: int | None, status: str | None = None
) -> list[GameRow]:
    """The tables somebody belongs to, the latest first.

    Tables of the same millisecond stay on one page, which may be longer for it: the next one would miss some.
    """
    ours: list[ColumnElement[bool]] = [game.c.id.in_(select(member.c.game).where(member.c.person == person))]
    if before is not None:
        ours.append(game.c.updated < before)
    if status is not None:
        ours.append(game.c.status == status)
    last = select(game.c.updated).where(*ours).order_by(game.c.updated.desc()).offset(limit - 1).limit(1)
    reaching = game.c.updated >= func.coalesce(last.scalar_subquery(), 0)
    return _listed(connection, select(*_LISTED).where(*ours, reaching))


def public(connection: Connection, status: str, limit: int, person: str | None, now: int) -> list[GameRow]:
    """The tables that somebody finds, the latest first: open ones, and others at which they are offered a seat."""
    here = select(*_LISTED).where(game.c.status == status).limit(limit)
    open_ = here.where(game.c.public)
    found = _listed(connection, open_ if status == "over" else open_.where(friends.may_find(person, now)))
    if person is not None and status == "gathering":
        found += _listed(connection, here.where(~game.c.public, friends.is_offered(person)))
        found.sort(key=lambda row: (-row.updated, row.id))
    return found[:limit]


def offers(connection: Connection, person: str, limit: int) -> list[GameRow]:
    """The tables at which somebody is offered a seat before the game, and to which they have not come."""
    ours = select(member.c.game).where(member.c.person == person)
    new = friends.is_offered(person) & game.c.id.not_in(ours)
    return _listed(connection, select(*_LISTED).where(game.c.status == "gathering", new).limit(limit))


def some(connection: Connection, ids: Sequence[str]) -> list[GameRow]:
    """Those of these tables that are there."""
    return _listed(connection, select(*_LISTED).where(game.c.id.in_(ids)))


def _listed(connection: Connection, query: Select[*tuple[Any, ...]]) -> list[GameRow]:
    latest = query.order_by(game.c.updated.desc(), game.c.id)
    return [GameRow(*row) for row in connection.execute(latest)]


def holdings(connection: Connection, owner: str) -> Holdings:
    """What somebody has opened, and the room it takes."""
    unfinished = func.count().filter(game.c.status != "over")
    query = select(func.count(), unfinished, func.coalesce(func.sum(game.c.size), 0)).where(game.c.owner == owner)
    tables, open_, size = connection.execute(query).one()
    return Holdings(tables, open_, int(size))


def due(connection: Connection, now: int, limit: int) -> list[str]:
    """The tables to look at now, the longest waiting first."""
    return list(
        connection.execute(select(wake.c.game).where(wake.c.at <= now).order_by(wake.c.at).limit(limit)).scalars()
    )


def put_off(connection: Connection, id_: str, now: int, at: int) -> None:
    """A table that is due has been looked at: it is due again later, unless a step has said otherwise meanwhile."""
    connection.execute(_PUT_OFF, {"of": id_, "now": now, "at": at})


def every(engine: Engine) -> Iterator[GameRow]:
    """All tables by id, a page at a time: no transaction stays open while the caller looks at one."""
    last = ""
    while True:
        with engine.begin() as connection:
            query = select(*_ROW).where(game.c.id > last).order_by(game.c.id).limit(PAGE)
            page = [_whole(row) for row in connection.execute(query)]
        yield from page
        if len(page) < PAGE:
            return
        last = page[-1].id
