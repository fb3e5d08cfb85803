"""Puzzles looked at again: whether they hold, with dice that had no part in finding them, and how hard they are."""

from __future__ import annotations

from random import Random

import msgspec

from tawy.puzzles.format import Puzzle, position
from tawy.puzzles.judging import leaders, look
from tawy.puzzles.mining import LONG, found_by


def holds(game: str, puzzle: Puzzle, iterations: int = LONG.iterations) -> bool:
    """Its answer is found again and none gives more, in a world that is dealt anew from what the seat knows."""
    play = position(game, puzzle)
    dice = Random(f"verify {puzzle.id}")  # noqa: S311  a look, not a secret
    first, second = leaders(look(play.spec, play.game, iterations, dice))
    return play.spec.token(play.game, first.pick) == puzzle.answer and bool(first.chance >= second.chance)


def rated(game: str, puzzle: Puzzle) -> Puzzle:
    """The puzzle with who finds it among the bots as they are now."""
    play = position(game, puzzle)
    finders = found_by(play.spec, play.game, puzzle.answer, puzzle.source.dice)
    return msgspec.structs.replace(puzzle, found_by=finders)
