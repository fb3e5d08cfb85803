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
    secret: bool
    """The answer is hidden from others for a while: at a shared screen they look away."""
    options: list[Option] | None


class View(msgspec.Struct, frozen=True):
    """What one seat may know of a position."""

    game: str
    seat: int | None
    columns: dict[str, Any]
    question: Question | None


Owned = Callable[[int], bool]
"""Which entries of an owner's column are one's own."""


def look(g: Columns, table: Mapping[str, Column], owned: Owned) -> dict[str, Any]:
    """The columns as a seat may see them."""
    seen: dict[str, Any] = {}
    for name in g.columns:
        column = table[name]
        if column.sight is Sight.PUBLIC:
            seen[name] = column.shape(getattr(g, name))
        elif column.sight is Sight.OWNER:
            seen[name] = _by_owner(g, name, column, owned)
    return seen


def look_privately(g: Columns, table: Mapping[str, Column], owned: Owned) -> dict[str, Any]:
    """Of these the ones that each owner sees differently."""
    return {name: _by_owner(g, name, column, owned) for name, column in table.items() if column.sight is Sight.OWNER}


def _by_owner(g: Columns, name: str, column: Column, owned: Owned) -> list[Any]:
    return [column.shape(entry) if owned(owner) else None for owner, entry in enumerate(getattr(g, name))]
