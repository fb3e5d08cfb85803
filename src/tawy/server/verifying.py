"""Every stored game played again and compared with what was stored."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import msgspec

from tawy.kernel.refusal import Refused
from tawy.server.store import GameRow, Step, Store
from tawy.server.tables.loading import replayed
from tawy.server.tables.table import Table


class Verdict(msgspec.Struct, frozen=True):
    """What came of one table."""

    table: str
    game: str
    steps: int
    problem: str | None


def verify(database: str) -> Iterator[Verdict]:
    """Each table of a database in turn."""
    store = Store.open(database)
    try:
        for row in store.all_games():
            yield _verdict(store, row)
    finally:
        asyncio.run(store.close())


def _verdict(store: Store, row: GameRow) -> Verdict:
    steps = store.journal_now(row.id)
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
    return None
