"""The lessons that games bring."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from pathlib import Path

from tawy.games import games
from tawy.kernel.refusal import Refused
from tawy.lessons.format import Lesson, read
from tawy.lessons.short import read_short


@cache
def _files() -> dict[str, Path]:
    """The file of every lesson about a whole game by its id: those first that are called like the game."""
    found = [file for folder in _folders() for file in sorted(folder.glob("*.toml"))]
    return {file.stem: file for file in sorted(found, key=lambda file: file.stem not in games())}


@cache
def _short() -> dict[str, Lesson]:
    """Every short lesson by its id."""
    return {name: lesson for folder in _folders() for name, lesson in read_short(folder / "short").items()}


def _folders() -> list[Path]:
    return [game.lessons for game in games().values() if game.lessons is not None]


def whole_names() -> list[str]:
    """The id of every lesson about a whole game."""
    return list(_files())


def lesson_names() -> list[str]:
    """The id of every lesson, the short ones last."""
    return [*whole_names(), *_short()]


def lessons() -> dict[str, Lesson]:
    """Every lesson by its id, in the same order."""
    return {name: lesson_of(name) for name in lesson_names()}


def about(game: str, kind: str, thing: str) -> str | None:
    """The id of the short lesson about a thing of a game, if there is one."""
    name = f"{game}-{kind}-{thing}"
    return name if name in _short() else None


@cache
def lesson_of(name: str) -> Lesson:
    """A lesson by its id."""
    if name in _files():
        return read(_files()[name])
    if name in _short():
        return _short()[name]
    alike = [*_files(), *get_close_matches(name, _short())]
    raise Refused(f"There is no lesson {name!r}: choose from {', '.join(alike)}.")
