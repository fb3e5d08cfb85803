"""How a puzzle is kept: the game up to its position, the answer, and what was measured of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from tawy.games import registered, spec_of
from tawy.kernel.play import Play, start
from tawy.kernel.record import Pick
from tawy.kernel.refusal import Refused

STEPS: Final = ("easy", "medium", "hard", "expert")
"""Who may find an answer, from weak to strong; what none of them finds is for those who look longer."""


class Judged(msgspec.Struct, frozen=True):
    """An answer as a long look ahead judges it: the chance to win that it gives."""

    token: str
    chance: float


class Source(msgspec.Struct, frozen=True):
    """Where a puzzle comes from, and what its answer rests on."""

    players: str
    """Who played the game: the level of the bots, or people."""
    seed: str
    position: int
    """After how many picks of that game."""
    iterations: int = 0
    """Of each look ahead."""
    looks: int = 0
    """So many looks ahead with dice of their own, each dealing anew what the seat cannot know: all found the same."""
    least_gap: float = 0.0
    """By how much the answer gives a better chance than the next best, in the look that saw the least of it."""

    @property
    def dice(self) -> str:
        """The name of the puzzle's own dice."""
        return f"{self.seed}:{self.position}"


class Puzzle(msgspec.Struct, frozen=True):
    """A position, and the one answer in it that is clearly best."""

    id: str
    theme: str
    rules: str
    """The version of the rules that it was found by."""
    setup: dict[str, Any]
    seed: str
    answers: list[str]
    """What everyone but chance answered before, in order."""
    seat: int
    judged: list[Judged]
    """The best few answers, the best first."""
    line: list[Pick]
    """How a look ahead would go on, the answer first, in a world dealt by the puzzle's own dice."""
    found_by: dict[str, float]
    """By level of a bot: how often it gives the answer."""
    source: Source

    @property
    def answer(self) -> str:
        """The answer that is clearly best."""
        return self.judged[0].token

    @property
    def difficulty(self) -> int:
        """From 1, an easy bot finds it more often than not, to 5, none does."""
        return 1 + next(
            (number for number, level in enumerate(STEPS) if self.found_by.get(level, 0) > 1 / 2), len(STEPS)
        )


class Collection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The puzzles of a game, and the commands that found them, one after the other."""

    game: str
    commands: list[str]
    puzzles: list[Puzzle]


def position(game: str, puzzle: Puzzle) -> Play:
    """The game as the puzzle finds it: its seat is asked."""
    spec = spec_of(game)
    if puzzle.rules != spec.rules_version:
        raise Refused(f"Puzzle {puzzle.id!r} was found by other rules ({puzzle.rules}) than these: find it again.")
    play = start(spec, puzzle.setup, puzzle.seed)
    for token in puzzle.answers:
        ask = play.ask
        if ask is None:
            raise Refused(f"Puzzle {puzzle.id!r} no longer fits the rules: its game is over too soon.")
        play.answer(ask.seat, token)
    return play


def read(file: Path) -> Collection:
    """The puzzles in a file, or a sentence on what is wrong with it."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Collection)
    except OSError as error:
        raise Refused(f"The puzzles in {file} cannot be read: {error.strerror}.") from error
    except msgspec.MsgspecError as error:
        raise Refused(f"The puzzles in {file} cannot be read: {error}.") from error


def write(collection: Collection) -> bytes:
    """A collection as JSON, a puzzle to a line."""
    head = msgspec.json.encode(msgspec.structs.replace(collection, puzzles=[]))
    lines = b",\n".join(msgspec.json.encode(puzzle) for puzzle in collection.puzzles)
    return head.replace(b'"puzzles":[]', b'"puzzles":[\n' + lines + b"\n]", 1) + b"\n"


def shipped(game: str) -> Collection:
    """The puzzles that come with a game; none where it brings no file of them."""
    file = registered(game).puzzles
    return Collection(game, [], []) if file is None else read(file)
