"""The catalogues of a game as they are handed to a page that was built without it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

FILES: Final = ("{}", "{}-ui", "rules-{}", "summary-{}", "refusals-{}")
"""A game's own catalogues, by the name of the game: its words, labels of what is drawn, numbered rules, what is said of
one that is over, refusals."""


def catalogues(folder: Path, game: str, language: str) -> dict[str, str]:
    """The text of each that the language has, by its name."""
    files = [folder / language / f"{name.format(game)}.ftl" for name in FILES]
    return {file.stem: file.read_text("utf-8") for file in files if file.is_file()}
