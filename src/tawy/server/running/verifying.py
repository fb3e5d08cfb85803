"""Every stored game played again and compared with what was stored."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from typing import Final

import msgspec

from tawy.crew import Crew
from tawy.kernel.refusal import Refused
from tawy.server.hall.loading import replayed
from tawy.server.store import GameRow, Step, Store
from tawy.server.tables import keeping
from tawy.server.tables.table import Table


class Verdict(msgspec.Struct, frozen=True):
    """What came of one table."""

    table: str
    game: str
    steps: int
    problem: str | None


WORTH: Final = 200
"""With fewer tables it takes longer to start other processes than to replay them all: about 13 ms each."""
_reading: dict[str, Store] = {}
"""What this process reads, by its address: each process has a store of its own."""


def verify(database: str, jobs: int = 1) -> Iterator[Verdict]:
    """Each table of a database in turn, replayed by so many processes."""
    crew = Crew(jobs, worth=WORTH)
    _reading[database] = store = Store.open(database)
    try:
        yield from crew.in_order(partial(_verdict, database), store.all_games())
    finally:
        del _reading[database]
        asyncio.run(store.close())


def _verdict(database: str, row: GameRow) -> Verdict:
    if database not in _reading:
        _reading[database] = Store.open(database)
    store = _reading[database]
    steps = [step for step in store.journal_now(row.id) if step.n <= row.n]  # a server may have gone on meanwhile
    try:
        problem = _difference(replayed(row.id, steps), row, steps)
    except Refused as refused:
        problem = str(refused)
    except Exception as error:  # noqa: BLE001  whatever is wrong with one table, the others are looked at too
        problem = f"Its journal cannot be read: {error}."
    return Verdict(row.id, row.kind, len(steps), problem)


def _difference(table: Table, row: GameRow, steps: list[Step]) -> str | None:
    """What of a replayed table is not as it was stored."""
    if [msgspec.json.encode(story.told) for story in table.stories] != [step.told for step in steps]:
        return "Its events come out differently."
    if table.play is not None and row.snapshot != table.spec.dump(table.play.game):
        return "Its last position comes out differently."
    kept = keeping.read(row.kept)
    if kept is not None and kept != keeping.read(keeping.keep(table)):
        return "What is kept of it beside its journal is something else."
    return None
