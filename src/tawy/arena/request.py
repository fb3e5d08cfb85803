"""What is to be measured. The same request always plays the same games, number by number."""

from __future__ import annotations

from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import msgspec

import tawy
from tawy.arena.seating import Lineup
from tawy.games import games, registered

PLAYED_BY: Final = ("kernel", "ai")
"""Beside the game itself, the parts of Tawy that decide how a game goes."""
FOUND: Final = "strengths"
"""What was found out by playing, in the bots' own folder: writing it down changes no game."""

BROUGHT: Final = "-with-"
"""What in the name of a bot comes before a file of its own."""


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that decides how the games go; how many are played is another matter."""

    game: str
    players: Lineup
    seats: int
    seed: str
    setup: dict[str, Any]
    """The table's choices, as a record keeps them."""
    version: str
    code: str
    """A fingerprint of the code that plays: games of a bot before and after a change are not to be added up."""


def request(game: str, players: Lineup, seed: str, setup: dict[str, Any]) -> Request:
    """A request to this Tawy."""
    return Request(game, players, len(players), seed, setup, tawy.__version__, code(game, players))


def differences(one: Request, other: Request) -> list[str]:
    """What two requests do not have in common, in words."""
    return [
        f"{field} {_shown(getattr(one, field))} instead of {_shown(getattr(other, field))}"
        for field in Request.__struct_fields__
        if getattr(one, field) != getattr(other, field)
    ]


def _shown(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def code(game: str, players: Lineup) -> str:
    """A fingerprint of all files of the kernel, the game and its bots, and of those that bots bring themselves."""
    root, others = Path(tawy.__file__).parent, {"__pycache__", FOUND, *games()} - {game}
    total = blake2b(digest_size=8)
    for part in (*(root / name for name in PLAYED_BY), folder_of(game)):
        for file in sorted(part.rglob("*")):
            if file.is_file() and others.isdisjoint((file.stem, *file.relative_to(part).parts)):
                total.update(file.relative_to(part.parent).as_posix().encode())
                total.update(blake2b(file.read_bytes()).digest())
    for weights in sorted({Path(name.partition(BROUGHT)[2]) for name in players if BROUGHT in name}):
        if weights.is_file():
            total.update(blake2b(weights.read_bytes()).digest())
    return total.hexdigest()


def folder_of(game: str) -> Path:
    """Where the rules of a game stand."""
    [folder] = import_module(registered(game).package).__path__
    return Path(folder)
