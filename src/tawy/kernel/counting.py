"""What is counted of a finished game, and what can be asked of many: each game says it, in two structs and some charts.

The structs hold numbers, names, lists of names and numbers by name, and nothing else: so they are columns of a table
for whoever wants to look for themselves. A chart is a question that players have, and which of these facts answer it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec

from tawy.kernel.summary import At, Told

Kind = Literal["wins", "duels", "means", "shares", "spread"]
"""How a chart is made.

wins: of the seats that played or had a thing, how many won. duels: of all times that a thing was used, how often it
won. means: how much of it a seat had. shares: of all games, how many were so. spread: the same by size.
"""


class Chart(msgspec.Struct, frozen=True):
    """A question that players have, and what answers it."""

    name: str
    """The catalogues have the question as statistics-<game>-<name>, or as statistics-<name> for every game."""
    kind: Kind
    of: str
    """The column that it is made of."""
    words: str = ""
    """What the messages begin with that name its bars; without, bars are called by numbers."""
    hits: str = ""
    """In duels: the column of those that were won."""
    bins: tuple[int, ...] = ()
    """In a spread: where each bar but the first begins."""


class Counting(msgspec.Struct, frozen=True):
    """What a game counts."""

    game: type[msgspec.Struct]
    """Facts of the whole game."""
    seat: type[msgspec.Struct]
    """Facts of each seat."""
    count: Callable[[Told, At], tuple[Any, list[Any]]]
    """Both of a game that is over, from what everyone may know."""
    sources: tuple[str, ...]
    """Where points can come from, as its looking back names it."""
    charts: tuple[Chart, ...]
