"""A table without somebody who wants to be forgotten: another id, which is nobody's, stands for theirs, and no name.

Where they sat and what they played stays: the game is that of the others, too.
"""

from __future__ import annotations

from typing import Final

import msgspec

from tawy.server.tables import entries as e
from tawy.server.tables.keeping import keep, read, restored
from tawy.server.tables.parts import Seat
from tawy.server.tables.table import Table

NAMELESS: Final = "—"
"""The name of whoever has none any more, in every language."""


def without(table: Table, person: str, other: str, now: int) -> Table:
    """The table as it is to be, with the entry that says so."""
    kept = read(keep(table).replace(person.encode(), other.encode()))
    assert kept is not None  # noqa: S101  it has just been kept
    kept = msgspec.structs.replace(
        kept,
        members=_nameless(kept.members, other),
        banned=_nameless(kept.banned, other),
        seats=[_seat(seat, other) for seat in kept.seats],
    )
    play = None if table.play is None else table.play.fork()
    draft = restored(table.id, kept, play, list(table.stories))
    draft.begin_step(now)
    draft.enter(e.Forgotten())
    return draft


def _nameless(names: dict[str, str], other: str) -> dict[str, str]:
    return {who: NAMELESS if who == other else name for who, name in names.items()}


def _seat(seat: Seat, other: str) -> Seat:
    return msgspec.structs.replace(seat, name=NAMELESS) if seat.person == other else seat


def rewritten(body: bytes, person: str, other: str) -> bytes:
    """The entries of a stored step, the same for everyone else."""
    if person.encode() not in body:
        return body
    entries = e.read(body.replace(person.encode(), other.encode()))
    return e.write([_entry(entry, other) for entry in entries])


def _entry(entry: e.Entry, other: str) -> e.Entry:
    whose = entry.owner if isinstance(entry, e.Opened) else getattr(entry, "person", None)
    named = isinstance(entry, e.Opened | e.Joined | e.Sat | e.Removed | e.Banned)
    return msgspec.structs.replace(entry, name=NAMELESS) if named and whose == other else entry
