"""One puzzle a day of each game, the same for everybody, and how many days in a row somebody has solved one."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from hashlib import sha256
from typing import Final

from tawy.puzzles.format import Puzzle

A_DAY: Final = 86_400_000
"""In milliseconds; days are those of Greenwich, so that everybody has the same."""


def day_of(at: int) -> int:
    """The day of a moment, counted from 1970.

    >>> day_of(3 * A_DAY), day_of(4 * A_DAY - 1)
    (3, 3)
    """
    return at // A_DAY


def of_day(puzzles: Sequence[Puzzle], day: int) -> Puzzle | None:
    """The puzzle of a day: every one has its turn, in an order of its own each time round, before any comes again."""
    if not puzzles:
        return None
    turn, place = divmod(day, len(puzzles))
    return sorted(puzzles, key=lambda each: sha256(f"{turn} {each.id}".encode()).digest())[place]


def streak(days: Collection[int], today: int) -> int:
    """Days in a row with a puzzle of the day solved, until today; or until yesterday, while today's waits.

    >>> streak({5, 6, 8, 9}, 9), streak({5, 6, 8, 9}, 10), streak({5, 6, 8, 9}, 11)
    (2, 2, 0)
    """
    last = today if today in days else today - 1
    count = 0
    while last - count in days:
        count += 1
    return count
