"""A step as it is stored: the reverse of `loading`."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from tawy.server.hall.loading import mark
from tawy.server.store import Standing, Step
from tawy.server.tables import entries, outlook
from tawy.server.tables.keeping import keep
from tawy.server.tables.parts import Story
from tawy.server.tables.table import Table


def step_of(table: Table, story: Story, command: str | None) -> Step:
    """What was done, for the journal."""
    body, told = entries.write(list(story.entries)), msgspec.json.encode(story.told)
    return Step(story.n, story.at, command, body, told, mark(table))


def standing_of(table: Table, before: Collection[str], wake: int | None) -> Standing:
    """How the table stands after it, where these belonged to it before."""
    return Standing(
        table.status,
        table.position,
        msgspec.json.encode(outlook.summary(table)),
        None if table.play is None else table.spec.dump(table.play.game),
        tuple(person for person in table.members if person not in before),
        wake,
        keep(table),
        tuple(person for person in before if person not in table.members),
    )
