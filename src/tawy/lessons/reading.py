"""The lessons that games bring."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tawy.games import games
from tawy.kernel.refusal import Refused
from tawy.lessons.format import Lesson, read


@cache
def _files() -> dict[str, Path]:
    """The file of every lesson by its id: those about whole games first, which are called like the game."""
    folders = [game.lessons for game in games().values() if game.lessons is not None]
    found = [file for folder in folders for file in sorted(folder.glob("*.toml"))]
    return {file.stem: file for file in sorted(found, key=lambda file: file.stem not in games())}


def lesson_names() -> list[str]:
    """The id of every lesson."""
    return list(_files())


def lessons() -> dict[str, Lesson]:
    """Every lesson by its id, in the same order."""
    return {name: lesson_of(name) for name in lesson_names()}


@cache
def lesson_of(name: str) -> Lesson:
    """A lesson by its id."""
    if name not in _files():
        raise Refused(f"There is no lesson {name!r}: choose from {', '.join(_files())}.")
    return read(_files()[name])
