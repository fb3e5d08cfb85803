"""Finished games by hand, and recorded ones."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from tawy.kernel.record import read_file
from tawy.statistics.facts import Facts
from tawy.statistics.recorded import finished
from tawy.statistics.rows import Finished, SeatEnd, columns

RECORDS = Path(__file__).parents[1] / "games"


@cache
def recorded(game: str) -> list[Finished]:
    return [finished(read_file(file), file.name) for file in sorted((RECORDS / game).glob("*.json"))]


def duel(winner: int, *people: str | None, sides: tuple[str, str] = ("ra", "isis"), **seat: Any) -> Finished:
    """A game of Ankh for two, of which nothing is known but what stands here; seat 0 begins."""
    empty = {column.name: None for column in columns("ankh")[20:]}
    facts = Facts("1", 100, 5, 0, [{}, {}], {}, [empty | seat, empty])
    who = (*people, None, None)
    ends = [
        SeatEnd(n, side, None, n, 1 + (n != winner), n == winner, 20, gone=False, person=who[n])
        for n, side in enumerate(sides)
    ]
    return Finished("ankh", "most devotion", ends, facts)
