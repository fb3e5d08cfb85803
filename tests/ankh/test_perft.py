"""The tree of a position has the size it always had."""

from __future__ import annotations

import json

import pytest

from perft.count import COUNTS, perft, position

ROWS = json.loads(COUNTS.read_text("utf-8"))


@pytest.mark.parametrize(("game", "picks", "depth", "leaves"), ROWS, ids=str)
def test_perft(game: str, picks: int, depth: int, leaves: int) -> None:
    """If this fails on purpose, run ``make perft`` and say in the commit why the counts moved."""
    assert perft(position(game, picks), depth) == leaves
