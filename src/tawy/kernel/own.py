"""Content of a user's own: how a game makes a part of a set-up of a file, and tells what is not as printed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec


class Difference(msgspec.Struct, frozen=True):
    """Something in a content that is not as it is printed."""

    where: tuple[str, ...]
    """The way to it: table, part of it, place."""
    printed: str
    """Empty where nothing is printed in its place."""
    own: str


class OwnContent(msgspec.Struct, frozen=True):
    """How a game takes content of a user's own."""

    field: str
    """The part of the set-up that holds it: a table of names and values, of which `name` is one."""
    read: Callable[[str, str], dict[str, Any]]
    """That part, from the text of a file and what the file is called; refused with a sentence that says where."""
    differences: Callable[[dict[str, Any]], list[Difference]]
    facts: Callable[[dict[str, Any]], dict[str, Any]] | None = None
    """What is printed with it, for pages to draw; None if it changes nothing of that."""

    def held_in(self, options: dict[str, Any]) -> dict[str, Any] | None:
        """The content of a set-up, if it has one with all that is in it; what only names one is none."""
        value = options.get(self.field)
        if not isinstance(value, dict) or all(value[part] is None for part in value.keys() - {"name", "hash"}):
            return None
        return value


def differences(printed: Any, own: Any, where: tuple[str, ...] = ()) -> list[Difference]:
    """Where two contents of the same shape differ.

    >>> differences({"a": [1, 2], "b": 3}, {"a": [1, 4], "b": 3})
    [Difference(where=('a',), printed='1, 2', own='1, 4')]
    """
    return list(_differences(printed, own, where))


def _differences(printed: Any, own: Any, where: tuple[str, ...]) -> Iterator[Difference]:
    if printed == own:
        return
    if isinstance(printed, dict) and isinstance(own, dict):
        for name in dict.fromkeys([*printed, *own]):
            yield from _differences(printed.get(name), own.get(name), (*where, name))
    elif _nested(printed) and _nested(own) and len(printed) == len(own):
        for number, (one, other) in enumerate(zip(printed, own, strict=True), 1):
            yield from _differences(one, other, (*where, str(number)))
    else:
        yield Difference(where, _written(printed), _written(own))


def _nested(part: Any) -> bool:
    """A list of lists or tables, which is looked into."""
    return isinstance(part, list) and any(isinstance(one, dict | list) for one in part)


def _written(part: Any) -> str:
    """Plain values as people write them."""
    if part is None:
        return ""
    if isinstance(part, list):
        return ", ".join(f"({_written(one)})" if isinstance(one, list) else _written(one) for one in part)
    if isinstance(part, dict):
        return ", ".join(f"{name}: {_written(value)}" for name, value in part.items())
    return str(part)
