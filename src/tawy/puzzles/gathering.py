"""A collection of puzzles: as many as are wanted, of every theme, and not too many that everybody finds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from math import ceil
from typing import Final

from tawy.puzzles.format import Puzzle

OF_A_THEME: Final = 0.3
"""The largest part that may be of one theme."""
EASY: Final = 0.25
"""The largest part that an easy bot finds."""


def gathered(found: Iterable[list[Puzzle]], wanted: int, wished: str = "") -> Iterator[Puzzle]:
    """Puzzles in the order in which their games were looked through, until there are enough; theme by theme.

    Of a theme that is wished for there may be any number; one that is there already is not taken twice.
    """
    themes: Counter[str] = Counter()
    known: set[str] = set()
    easy = 0
    for puzzle in (each for several in found for each in several):
        is_easy = puzzle.difficulty == 1
        full = themes[puzzle.theme] >= ceil(OF_A_THEME * wanted) or (is_easy and easy >= ceil(EASY * wanted))
        if puzzle.id in known or (full and puzzle.theme != wished):
            continue
        themes[puzzle.theme] += 1
        easy += is_easy
        known.add(puzzle.id)
        yield puzzle
        if len(known) == wanted:
            return
