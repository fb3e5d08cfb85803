"""The lessons that come with Tawy, and the reading of one."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from tawy.kernel.content import parse, read_text, shipped, shipped_names
from tawy.kernel.refusal import Refused
from tawy.lessons.format import Lesson
from tawy.lessons.guides import GUIDES

_PACKAGE: Final = "tawy.lessons"


@cache
def lessons() -> dict[str, Lesson]:
    """Every lesson by its id: of each game the one about the game itself first."""
    found = [shipped(_PACKAGE, file, Lesson) for game in GUIDES for file in shipped_names(_PACKAGE, game)]
    return {lesson.id: lesson for lesson in sorted(found, key=lambda lesson: bool(lesson.about))}


def lesson_of(name: str) -> Lesson:
    """A lesson by its id."""
    if name not in lessons():
        raise Refused(f"There is no lesson {name!r}: choose from {', '.join(lessons())}.")
    return lessons()[name]


def read(text: str, name: str) -> Lesson:
    """A lesson from its text, or a sentence on what is wrong with it."""
    return parse(text, Lesson, name)


def read_file(path: Path) -> Lesson:
    """A lesson that somebody is writing."""
    return read(read_text(path), str(path))
