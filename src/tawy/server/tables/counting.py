"""What is counted of a finished game at a table: the game's own facts, and how long it was played."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from tawy.server.tables import entries as e
from tawy.server.tables.finishing import ended_at
from tawy.server.tables.table import Table
from tawy.statistics.facts import Facts, facts_of

PAUSE: Final = 10 * 60_000
"""Milliseconds in which nothing happens, after which nobody is taken to be at the table."""
MINUTE: Final = 60_000


def counted(table: Table) -> Facts | None:
    """Facts of a game that came to its end by the rules. What was given up half-way tells nothing of the other half."""
    if table.outcome is None or table.outcome.how != "rules":
        return None
    return facts_of(table.played, minutes(table))


def minutes(table: Table) -> int:
    """How long a game was played, from the deal to its end, without pauses in which nobody was there."""
    end = ended_at(table)
    dealt = next((story.at for story in table.stories if any(isinstance(one, e.Dealt) for one in story.entries)), end)
    moments = [story.at for story in table.stories if dealt <= story.at <= end]
    gaps = [after - before for before, after in pairwise(moments)]
    return round(sum(gap for gap in gaps if gap <= PAUSE) / MINUTE)
