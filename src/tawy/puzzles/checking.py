"""Whether a puzzle holds: a look with dice that had no part in finding it gives the same answer."""

from __future__ import annotations

from random import Random

from tawy.puzzles.format import Puzzle, position
from tawy.puzzles.judging import leaders, look
from tawy.puzzles.mining import LONG


def holds(game: str, puzzle: Puzzle, iterations: int = LONG.iterations) -> bool:
    """Its answer is found again and none gives more, in a world that is dealt anew from what the seat knows."""
    play = position(game, puzzle)
    dice = Random(f"verify {puzzle.id}")  # noqa: S311  a look, not a secret
    first, second = leaders(look(play.spec, play.game, iterations, dice))
    return play.spec.token(play.game, first.pick) == puzzle.answer and bool(first.chance >= second.chance)
