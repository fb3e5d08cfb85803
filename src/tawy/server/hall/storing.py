"""A step as it is stored: the reverse of `loading`."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from tawy.server.hall.loading import mark
from tawy.server.store import Call, Counted, SeatResult, Standing, Step
from tawy.server.tables import calling, counting, entries, outlook
from tawy.server.tables.finishing import ended_at, finishes
from tawy.server.tables.forgetting import rewritten
from tawy.server.tables.keeping import keep
from tawy.server.tables.parts import Story
from tawy.server.tables.sharing import is_shared
from tawy.server.tables.table import Table

GRACE = 5_000
"""Milliseconds before anything is said: time for every process to notice that its person has the table open."""


def step_of(table: Table, story: Story, command: str | None) -> Step:
    """What was done, for the journal."""
    body, told = entries.write(list(story.entries)), msgspec.json.encode(story.told)
    return Step(story.n, story.at, command, body, told, mark(table))


def rewritten_steps(steps: Sequence[Step], person: str, other: str) -> list[Step]:
    """Those of the stored steps that name somebody who wants to be forgotten, as they are to be."""
    changed = [
        msgspec.structs.replace(
            step,
            body=rewritten(step.body, person, other),
            command=None if step.command is None else step.command.replace(person, other),
        )
        for step in steps
    ]
    return [after for before, after in zip(steps, changed, strict=True) if before != after]


def standing_of(table: Table, before: Table | None, wake: int | None, actor: str) -> Standing:
    """How the table stands after it: after what it was before, if it was, and after what somebody did."""
    members: Collection[str] = () if before is None else before.members
    offered: frozenset[str] = frozenset() if before is None else before.offered
    summary = outlook.summary(table)
    due = calling.calls(None if before is None else outlook.summary(before), summary, actor)
    results = () if before is None or before.outcome is not None else results_of(table)
    return Standing(
        table.status,
        table.position,
        msgspec.json.encode(summary),
        None if table.play is None else table.spec.dump(table.play.game),
        tuple(person for person in table.members if person not in members),
        wake,
        keep(table),
        tuple(person for person in members if person not in table.members),
        (*map(call_of, due.made), *_invitations(table, before)),
        due.withdrawn,
        results,
        tuple(sorted(table.offered - offered)),
        tuple(sorted(offered - table.offered)),
        tuple(person for person in table.banned if before is None or person not in before.banned),
        table.held_until if before is None else None,
        counted_of(table) if results else None,
        is_shared(table) if before is not None and before.sharing != table.sharing else None,
    )


def _invitations(table: Table, before: Table | None) -> list[Call]:
    """Everyone whom the host calls to the table with this step."""
    known = frozenset() if before is None else before.called
    made = [call_of(calling.Call(person, "invited", table.now)) for person in sorted(table.called - known)]
    return [msgspec.structs.replace(call, by=table.owner) for call in made]


def results_of(table: Table) -> tuple[SeatResult, ...]:
    """How the seats of a table came out, for the store; none while its game goes on, or if it came to no result."""
    outcome = table.outcome
    return tuple(
        SeatResult(
            game=table.id,
            kind=table.setup.game,
            players=len(table.seats),
            ending="" if outcome is None else outcome.ending,
            ended=ended_at(table),
            rated=table.setup.rated,
            **msgspec.structs.asdict(finish),
        )
        for finish in finishes(table)
    )


def counted_of(table: Table) -> Counted:
    """What is counted of a table's game that came to a result, for the store."""
    facts = counting.counted(table)
    return Counted(table.setup.game, is_shared(table), None if facts is None else msgspec.json.encode(facts))


def call_of(call: calling.Call) -> Call:
    """A call as it is stored: somebody who has the table open has a moment to see for themselves."""
    urgent = call.kind == "low"
    return Call(call.person, call.kind, calling.bit(call.kind), call.due + (0 if urgent else GRACE), urgent)
