"""How many sit at each table of a round: as many tables of the wanted size as there can be, nobody alone."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Final

LEAST: Final = 2
"""Nobody sits at a table alone."""


def table_sizes(people: int, wanted: int, allowed: Collection[int] = ()) -> list[int]:
    """The sizes of a round's tables, the wanted one first; who is left over sits out.

    First as few as possible sit out, then as many as possible sit at a table of the wanted size, then the tables are
    as alike as they can be.
    """
    sizes = tuple(sorted((size for size in {wanted, *allowed} if size >= LEAST), reverse=True))
    for seated in range(people, 0, -1):
        found = _split(seated, sizes, wanted)
        if found is not None:
            return sorted(found, key=lambda size: (size != wanted, -size))
    return []


@cache
def _split(seated: int, sizes: tuple[int, ...], wanted: int) -> tuple[int, ...] | None:
    """So many people at tables of these sizes; the best of all ways, if there is any."""
    if not seated:
        return ()
    ways = [
        (size, *rest)
        for size in sizes
        if size <= seated and (rest := _split(seated - size, sizes[sizes.index(size) :], wanted)) is not None
    ]
    return max(ways, key=lambda way: (way.count(wanted), -sum((size - wanted) ** 2 for size in way)), default=None)
