"""Every game there is: those of Tawy, and those that other packages bring by an entry point."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points
from pkgutil import resolve_name
from typing import Any, Final

import msgspec

from tawy.kernel import cites
from tawy.kernel.refusal import Refused
from tawy.kernel.registration import Registration, check
from tawy.kernel.spec import GameSpec

GROUP: Final = "tawy.games"
"""The entry points by which a package brings games."""
BUILT_IN: Final = {
    "ankh": "tawy.ankh.registration:GAME",
    "plagues": "tawy.plagues.registration:GAME",
}
"""Our own games, first: they are there also where a checkout was never installed anew."""


class Shelf(msgspec.Struct, frozen=True):
    """The games that can be played, and why others cannot."""

    games: Mapping[str, Registration]
    left_out: tuple[Refused, ...]


@cache
def shelf() -> Shelf:
    """Looked for once. A package that cannot be loaded takes no other game with it."""
    games: dict[str, Registration] = {}
    left_out: list[Refused] = []
    for name, package, load in _offered():
        try:
            games[name] = check(load(), name, games)
        except Exception as error:  # noqa: BLE001  whatever a stranger's package does when it is imported
            left_out.append(left_out_for(name, package, error))
    return Shelf(games, tuple(left_out))


def left_out_for(name: str, package: str, error: Exception) -> Refused:
    """Why a game cannot be played, in a sentence."""
    reason = str(error) if isinstance(error, Refused) else f"{type(error).__name__}: {error}"
    return Refused(f"The game {name!r} of {package} is left out: {reason.rstrip('.')}.")


def _offered() -> Iterator[tuple[str, str, Callable[[], Any]]]:
    """The name of each game, the package that brings it, and how it is loaded."""
    for name, where in BUILT_IN.items():
        yield name, "tawy", partial(resolve_name, where)
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        yield point.name, _package(point), point.load


def _package(point: EntryPoint) -> str:
    return f"{point.dist.name} {point.dist.version}" if point.dist else point.value


def games() -> Mapping[str, Registration]:
    """Every game by its name in a record, our own first."""
    return shelf().games


def registered(game: str) -> Registration:
    """All that is said of a game."""
    if game not in games():
        raise Refused(f"This Tawy does not know the game {game!r}: it plays {', '.join(games())}.")
    return games()[game]


def spec_of(game: str) -> GameSpec:
    """What may be asked of a game."""
    return registered(game).spec


@cache
def rules(game: str) -> cites.Rules:
    """Every numbered rule of a game, in reading order."""
    return cites.read(registered(game).rulebook())
