"""The types of data that has none written down: found by looking at much of it.

The columns of a view are shaped by small functions. What they give is seen in games of every size, played at random
from fixed seeds, so that the same games always show the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import cycle
from random import Random
from typing import Any, Final

from tawy.kernel.spec import GameSpec
from tawy.server.typescript.structs import listed

GAMES_OF_A_SIZE: Final = 3


class Ambiguous(Exception):
    """What was seen fits several types."""


class Seen:
    """Everything that one place of the data has held."""

    def __init__(self) -> None:
        self._plain: set[str] = set()
        self._entries: Seen | None = None
        self._values: dict[str, Seen] = {}
        self._keys: set[frozenset[str]] = set()

    def add(self, value: Any) -> None:
        """One more thing that it held."""
        if isinstance(value, list | tuple):
            self._entries = self._entries or Seen()
            for entry in value:
                self._entries.add(entry)
        elif isinstance(value, dict):
            self._keys.add(frozenset(value))
            for key, each in value.items():
                self._values.setdefault(key, Seen()).add(each)
        else:
            self._plain.add(_plain(value))

    def type(self) -> str:
        """The type of all of it; with the same keys every time an object has these, otherwise any."""
        kinds = sorted(self._plain - {"null"})
        if self._entries is not None:
            kinds.append(listed(self._entries.type()))
        if self._keys:
            kinds.append(self._object())
        if len(kinds) != 1:
            raise Ambiguous(" or ".join(kinds) or "nothing, or null")
        return f"{kinds[0]} | null" if "null" in self._plain else kinds[0]

    def _object(self) -> str:
        if len(self._keys) == 1:
            fields = [f"  {key}: {seen.type()};".replace("\n", "\n  ") for key, seen in self._values.items()]
            return "\n".join(["{", *fields, "}"])
        types = {seen.type() for seen in self._values.values()}
        if len(types) != 1:
            raise Ambiguous(" or ".join(sorted(types)))
        return f"{{ [key: string]: {types.pop()} }}"


def _plain(value: Any) -> str:
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "boolean"
    return "string" if isinstance(value, str) else "number"


def positions(spec: GameSpec, games: int = GAMES_OF_A_SIZE) -> Iterator[tuple[Any, int | None]]:
    """Every position of some games of every size, each from one viewpoint: a spectator's and every seat's in turn."""
    least, most = spec.seats
    for seats in range(least, most + 1):
        viewpoints = cycle([None, *range(seats)])
        for game in range(games):
            rng = Random(f"{spec.name} {seats} {game}")  # noqa: S311  any game will do
            g: Any = spec.new(spec.read_setup({"seats": seats}))
            yield g, next(viewpoints)
            while g.ask is not None:
                g.answer(g.ask.draw(rng.randrange))
                yield g, next(viewpoints)


def column_types(spec: GameSpec, known: Mapping[str, str]) -> dict[str, str]:
    """The type of each column of a game's views, by name; what cannot be told by looking at it is known."""
    seen: dict[str, Seen] = {}
    latest: dict[str, Any] = {}
    for g, seat in positions(spec):
        for name, column in spec.view(g, seat).columns.items():
            if name not in seen or latest[name] != column:
                seen.setdefault(name, Seen()).add(column)
                latest[name] = column
    return {name: known[name] if name in known else _told(name, each) for name, each in sorted(seen.items())}


def figure_type(spec: GameSpec) -> str:
    """The type of a game's explained figures."""
    seen = Seen()
    for g, _ in positions(spec, 1):
        seen.add(spec.explain(g))
    return _told("the figures", seen)


def _told(name: str, seen: Seen) -> str:
    try:
        return seen.type()
    except Ambiguous as error:
        raise Ambiguous(f"The type of {name} cannot be told from what it held: {error}.") from error
