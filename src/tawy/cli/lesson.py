"""tawy lesson: learn a game by playing, and go on another day where you stopped."""

from __future__ import annotations

from argparse import Namespace
from itertools import groupby
from pathlib import Path
from typing import Final

import msgspec
from platformdirs import user_data_path
from rich.text import Text

from tawy.cli.classroom import Classroom, chapter_number, chapters
from tawy.cli.terminal import Terminal
from tawy.cli.voice import t
from tawy.lessons.format import Lesson
from tawy.lessons.progress import Progress, is_done, reached
from tawy.lessons.reading import lesson_of, lessons

WIDTH: Final = 28
"""Of the ids of short lessons in their list."""


def run(options: Namespace, terminal: Terminal) -> int:
    """Teach a lesson, or list what there is."""
    if options.lesson is None:
        _list(terminal)
        return 0
    lesson = lesson_of(options.lesson)
    progress = _kept().get(lesson.id, Progress(lesson.id))
    if options.list:
        terminal.say(Text(t(lesson.title()), "bold"), *chapters(lesson, progress))
        return 0
    if options.chapter is not None:
        progress = reached(lesson, progress, chapter_number(lesson, options.chapter), 0)
    terminal.say(Text(t(lesson.title()), "bold"), t("terminal-lesson-welcome"))
    classroom = Classroom(lesson, progress, terminal, _keep)
    if classroom.run():
        terminal.say("", t("lesson-short-end", thing=t(lesson.title())) if lesson.about else t("lesson-end"))
    else:
        terminal.say(t("terminal-lesson-later", command=f"tawy lesson {lesson.id}"))
    return 0


def _list(terminal: Terminal) -> None:
    """Every lesson, and how far one has come in it; the short ones apart, by game."""
    kept = _kept()
    for game, found in groupby(lessons().values(), key=lambda lesson: lesson.about and lesson.game):
        if game:
            terminal.say("", Text(t("lesson-shorts", game=t(f"{game}-title")), "bold"))
        for lesson in found:
            terminal.say(Text(_line(lesson, kept.get(lesson.id, Progress(lesson.id)))))


def _line(lesson: Lesson, progress: Progress) -> str:
    """A lesson by its name and title."""
    tick = "✓" if is_done(lesson, progress) else f"{len(progress.done)}/{len(lesson.chapters)}"
    return f"{tick:>4}  {lesson.id:<{WIDTH if lesson.about else 12}}  {t(lesson.title())}"


def _file() -> Path:
    return user_data_path("tawy", appauthor=False) / "lessons.json"


def _kept() -> dict[str, Progress]:
    """How far one has come in each lesson; nowhere, if that cannot be read: nothing else is lost."""
    try:
        return msgspec.json.decode(_file().read_bytes(), type=dict[str, Progress])
    except (OSError, msgspec.MsgspecError):
        return {}


def _keep(progress: Progress) -> None:
    """Remember it, if this machine lets us."""
    file = _file()
    draft = file.with_suffix(".part")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        draft.write_bytes(msgspec.json.encode(_kept() | {progress.lesson: progress}))
        draft.replace(file)
    except OSError:
        return
