"""A table again from its stored journal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from typing import Any

import msgspec

from tawy.games import spec_of
from tawy.kernel.event import Event
from tawy.kernel.play import Play
from tawy.kernel.record import Pick
from tawy.kernel.refusal import Refused
from tawy.server.store import Step
from tawy.server.tables import entries, keeping
from tawy.server.tables.keeping import Kept, restored
from tawy.server.tables.parts import Story, Told
from tawy.server.tables.table import Table

_told = msgspec.json.Decoder(tuple[Told, ...])


def load(ident: str, steps: Sequence[Step], snapshot: bytes | None, kept: bytes | None = None) -> Table:
    """The table after these steps: as it was kept, if these rules have kept it; otherwise played again.

    A game that no longer replays, because the rules have changed since, goes on from the position it was left in;
    what happened before is told from the stored events.
    """
    known = keeping.read(kept)
    table = None if known is None else _restored(ident, steps, snapshot, known)
    if table is not None:
        return table
    try:
        return replayed(ident, steps)
    except Refused:
        if snapshot is None:
            raise
        return _resumed(ident, steps, snapshot)


def _restored(ident: str, steps: Sequence[Step], snapshot: bytes | None, kept: Kept) -> Table | None:
    """The table as it was kept, with its log from the stored events; None if other rules have kept it."""
    spec = spec_of(kept.setup.game)
    if kept.rules != spec.rules_version or kept.n != len(steps):
        return None
    stories = [Story(step.n, step.at, tuple(entries.read(step.body)), _told.decode(step.told)) for step in steps]
    if snapshot is None:
        return restored(ident, kept, None, stories)
    table = restored(
        ident,
        kept,
        Play.restored(spec, kept.setup.options, kept.seed, picked(stories), snapshot, kept.redeals),
        stories,
    )
    return table if mark(table) == steps[-1].mark else None


def picked(stories: Iterable[Story]) -> list[Pick]:
    """The picks of a game that were not taken back."""
    picks: list[Pick] = []
    for story in stories:
        for entry in story.entries:
            if isinstance(entry, entries.Dealt | entries.Picked):
                picks += entry.picks
            elif isinstance(entry, entries.TakenBack):
                del picks[entry.to :]
    return picks


def replayed(ident: str, steps: Iterable[Step]) -> Table:
    """The table from its entries alone; refused if a position comes out differently from the one it was stored with."""
    table = Table(ident)
    for step in steps:
        follow(table, step)
    return table


def follow(table: Table, step: Step) -> None:
    """One stored step more."""
    _enter(table, step)
    if step.mark and step.mark != mark(table):
        raise Refused(f"Step {step.n} of table {table.id} leads to another position than the one that was stored.")


def mark(table: Table) -> str:
    """The fingerprint of a table's game; empty before the deal."""
    return "" if table.play is None else table.spec.mark(table.play.game)


def _enter(table: Table, step: Step) -> None:
    table.begin_step(step.at)
    for entry in entries.read(step.body):
        table.enter(entry)
    table.close_step()


def _resumed(ident: str, steps: Sequence[Step], snapshot: bytes) -> Table:
    """A table of which nothing but its journal and its position was kept."""
    table = Table(ident, Tape)
    for step in steps:
        _enter(table, step)
        table.stories[-1] = msgspec.structs.replace(table.stories[-1], told=_told.decode(step.told))
    if table.play is not None:
        table.resume(
            Play.resumed(table.spec, table.setup.options, table.seed, table.play.picks, snapshot, table.redeals)
        )
    return table


class Tape:
    """A game that older rules played: its picks are known, its positions are not."""

    game: Any = None
    ask = None
    result = None

    def __init__(self, *_game: object) -> None:
        self.picks: list[Pick] = []
        self.told: list[list[Event]] = [[]]

    def repeat(self, pick: Pick) -> None:
        """One more pick."""
        self.picks.append(pick)
        self.told.append([])

    def at(self, position: int) -> Tape:
        """The first picks."""
        other = copy(self)
        other.picks, other.told = self.picks[:position], self.told[: position + 1]
        return other

    def fork(self) -> Tape:
        """The same picks."""
        return self.at(len(self.picks))
