"""Perft: how many positions lie n decisions ahead. A wrong or missing option anywhere changes the count."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from games.quarries import QUARRIES
from tawy.kernel.play import Play
from tawy.kernel.record import read_file

HERE = Path(__file__).parent
MOST = 4_000
DEEPEST = 4
"""A position is counted one step deeper while it has fewer leaves than this, up to four."""
EVERY = 40


def perft(g: Any, depth: int) -> int:
    """The number of ways to go on for this many decisions; chance counts like anyone."""
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


def position(game: str, file: str, picks: int) -> Any:
    """A position of a recorded game."""
    quarry = QUARRIES[game]
    stored = read_file(quarry.folder / file)
    return Play(quarry.spec, stored.setup, stored.seed, stored.picks[:picks]).game


def rows() -> list[list[Any]]:
    """What was counted: game, file, picks, depth, leaves."""
    return [[game, *row] for game in QUARRIES for row in json.loads((HERE / f"{game}.json").read_text("utf-8"))]


def count(game: str) -> None:
    """Count some positions of every recorded game and write the counts down."""
    counts = []
    for path in sorted(QUARRIES[game].folder.glob("*.json")):
        for picks in range(15, len(read_file(path).picks), EVERY):
            g = position(game, path.name, picks)
            depth, leaves = 1, perft(g, 1)
            while depth < DEEPEST and leaves < MOST:
                depth, leaves = depth + 1, perft(g, depth + 1)
            counts.append([path.name, picks, depth, leaves])
    text = "[\n" + ",\n".join(json.dumps(row) for row in counts) + "\n]\n"
    (HERE / f"{game}.json").write_text(text, "utf-8")


if __name__ == "__main__":
    for each in QUARRIES:
        count(each)
