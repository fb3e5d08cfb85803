"""The games of a request that have been played, and the file they are kept in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from time import monotonic
from typing import Final

import msgspec

from tawy.arena.match import Played
from tawy.arena.request import Request, differences
from tawy.arena.seating import place, seated
from tawy.kernel.refusal import Refused

FORMAT: Final = "tawy arena"
SAVED_EVERY: Final = 1.0
"""Seconds between two savings while games end; at the end everything is saved."""


class _Head(msgspec.Struct):
    format: str = ""


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file, as JSON with a game to a line."""

    format: str
    request: Request
    games: list[Played]


class Ledger:
    """What has been played. With a file, the games in it count, and what is added is soon in it."""

    def __init__(self, request: Request, file: Path | None = None) -> None:
        self.request = request
        self.games: dict[int, Played] = {}
        self._file = file
        self._lines: dict[int, bytes] = {}
        self._saved = 0.0
        if file is not None and file.exists():
            for played in _read(file, request):
                self._put(played)
        self.kept = frozenset(self.games)
        """The games that the file brought."""
        self.save()

    def add(self, played: Played) -> None:
        """A game has ended."""
        self._put(played)
        if monotonic() - self._saved >= SAVED_EVERY:
            self.save()

    def _put(self, played: Played) -> None:
        self.games[played.number] = played
        self._lines[played.number] = msgspec.json.encode(played)

    def missing(self, games: int) -> Iterator[int]:
        """The numbers below so many that have not been played, in order."""
        return (number for number in range(games) if number not in self.games)

    def forget(self, first: int) -> None:
        """Leave out what was played ahead from this number on, but not what the file brought."""
        for number in [number for number in self.games if number >= first and number not in self.kept]:
            del self.games[number], self._lines[number]

    def block(self, number: int) -> list[Played] | None:
        """The games of a block, if all have been played."""
        seats = self.request.seats
        numbers = range(number * seats, (number + 1) * seats)
        return [self.games[one] for one in numbers] if all(one in self.games for one in numbers) else None

    def blocks(self, most: int) -> list[list[Played]]:
        """The blocks that are complete among the first so many, in order."""
        return [block for number in range(most) if (block := self.block(number)) is not None]

    def save(self) -> None:
        """Write the file whole or not at all: it is replaced only when the new one is complete."""
        self._saved = monotonic()
        if self._file is None:
            return
        draft = self._file.with_name(self._file.name + ".part")
        try:
            draft.write_bytes(_written(self.request, (self._lines[number] for number in sorted(self._lines))))
            draft.replace(self._file)
        except OSError as error:
            raise Refused(f"{self._file} cannot be written: {error.strerror}.") from error


def _written(request: Request, lines: Iterable[bytes]) -> bytes:
    empty = msgspec.json.encode(_File(FORMAT, request, []))
    return empty.removesuffix(b"]}") + b"\n" + b",\n".join(lines) + b"\n]}\n"


def _read(file: Path, request: Request) -> list[Played]:
    """The games in a file; refused if it holds anything else, or games of another request."""
    try:
        data = file.read_bytes()
    except OSError as error:
        raise Refused(f"{file} cannot be read: {error.strerror}.") from error
    try:
        if msgspec.json.decode(data, type=_Head).format != FORMAT:
            raise Refused(f"{file} is not a file of the arena: name another one.")
        stored = msgspec.json.decode(data, type=_File)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Refused(f"{file} is damaged or not a file of the arena: {error}; name another one.") from error
    if other := differences(stored.request, request):
        raise Refused(f"{file} holds another request: {', '.join(other)}; name another file.")
    numbers = [played.number for played in stored.games]
    if len(set(numbers)) < len(numbers) or not all(_fits(request, played) for played in stored.games):
        raise Refused(f"{file} is damaged: its games are not those of its request; name another one.")
    return stored.games


def _fits(request: Request, played: Played) -> bool:
    """The game is the one that its number says, and has all that is counted of it."""
    seats = range(request.seats)
    return (
        played.number >= 0
        and (played.block, played.rotation) == place(played.number, request.seats)
        and played.bots == seated(request.players, played.number)
        and all(winner in seats for winner in played.winners)
        and len(played.scores) >= request.seats
        and len(played.decisions) == len(played.seconds) == len(played.times) == request.seats
    )
