"""Perft: how many positions lie n decisions ahead. A wrong or missing option anywhere changes the count."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tawy.ankh.spec import SPEC
from tawy.kernel.play import Play
from tawy.kernel.record import read_file

HERE = Path(__file__).parent
COUNTS = HERE / "ankh.json"
GAMES = HERE.parent / "games" / "ankh"
MOST = 4_000
DEEPEST = 4
"""A position is counted one step deeper while it has fewer leaves than this, up to four."""


def perft(g: Any, depth: int) -> int:
    """The number of ways to go on for this many decisions."""
    if g.ask is None or not depth:
        return 1
    if depth == 1:
        return len(g.ask.options)
    total = 0
    for option in g.ask.options:
        ahead = g.clone()
        ahead.answer(option)
        total += perft(ahead, depth - 1)
    return total


def position(game: str, picks: int) -> Any:
    """A position of a recorded game."""
    stored = read_file(GAMES / game)
    return Play(SPEC, stored.setup, stored.seed, stored.picks[:picks]).game


def count() -> None:
    """Count some positions of every recorded game and write the counts down (``make perft``)."""
    counts = []
    for path in sorted(GAMES.glob("*.json")):
        for picks in range(15, len(read_file(path).picks), 40):
            g = position(path.name, picks)
            depth, leaves = 1, perft(g, 1)
            while depth < DEEPEST and leaves < MOST:
                depth, leaves = depth + 1, perft(g, depth + 1)
            counts.append([path.name, picks, depth, leaves])
    COUNTS.write_text("[\n" + ",\n".join(json.dumps(row) for row in counts) + "\n]\n", "utf-8")


if __name__ == "__main__":
    count()
