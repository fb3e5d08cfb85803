"""A table again from its stored journal."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from typing import Any

import msgspec

from tawy.kernel.event import Event
from tawy.kernel.play import Play
from tawy.kernel.record import Pick
from tawy.kernel.refusal import Refused
from tawy.kernel.spec import GameSpec
from tawy.server.store import Step
from tawy.server.tables import entries
from tawy.server.tables.table import Table, Told

_told = msgspec.json.Decoder(tuple[Told, ...])


def load(ident: str, steps: Iterable[Step], snapshot: bytes | None) -> Table:
    """The table after these steps.

    A game that no longer replays, because the rules have changed since, goes on from the position it was left in;
    what happened before is told from the stored events.
    """
    steps = list(steps)
    try:
        return replayed(ident, steps)
    except Refused:
        if snapshot is None:
            raise
        return _resumed(ident, steps, snapshot)


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


def _resumed(ident: str, steps: list[Step], snapshot: bytes) -> Table:
    table = Table(ident, Tape)
    for step in steps:
        _enter(table, step)
        table.stories[-1] = msgspec.structs.replace(table.stories[-1], told=_told.decode(step.told))
    if table.play is not None:
        table.resume(Play.resumed(table.spec, table.setup.options, table.seed, table.play.picks, snapshot))
    return table


class Tape:
    """A game that older rules played: its picks are known, its positions are not."""

    game: Any = None
    ask = None
    result = None

    def __init__(self, _spec: GameSpec, _setup: dict[str, Any], _seed: str) -> None:
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
