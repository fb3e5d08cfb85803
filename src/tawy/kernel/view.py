"""What one seat may know: the only thing about a position that goes outward."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any

import msgspec

from tawy.kernel.codec import Columns


class Sight(Enum):
    """Who may see a column."""

    PUBLIC = "public"
    OWNER = "owner"
    """A list by owner: each entry for its owner alone."""
    NOBODY = "nobody"
    """The order of a deck."""


class Column(msgspec.Struct, frozen=True):
    """How a column is shown, and to whom."""

    sight: Sight
    shape: Callable[[Any], Any]


class Option(msgspec.Struct, frozen=True):
    """One legal answer: its token, and what it points at, so that a page can highlight it."""

    token: str
    points_at: dict[str, str | int | list[str]]


class Question(msgspec.Struct, frozen=True):
    """The pending question as a seat sees it; the options only if it may answer."""

    kind: str
    seat: int
    about: list[str]
    simultaneous: bool
    options: list[Option] | None


class View(msgspec.Struct, frozen=True):
    """What one seat may know of a position."""

    game: str
    seat: int | None
    columns: dict[str, Any]
    question: Question | None


def look(g: Columns, table: Mapping[str, Column], owned: Callable[[int], bool]) -> dict[str, Any]:
    """The columns as a seat may see them; `owned` tells which entries of an owner's column are its own."""
    seen: dict[str, Any] = {}
    for name in g.columns:
        column = table[name]
        value = getattr(g, name)
        if column.sight is Sight.PUBLIC:
            seen[name] = column.shape(value)
        elif column.sight is Sight.OWNER:
            seen[name] = [column.shape(entry) if owned(owner) else None for owner, entry in enumerate(value)]
    return seen
