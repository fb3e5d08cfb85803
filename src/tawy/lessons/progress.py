"""How far somebody has come in a lesson: kept by a terminal in a file, by the server for a person."""

from __future__ import annotations

import msgspec

from tawy.lessons.format import Lesson


class Progress(msgspec.Struct, frozen=True):
    """The place in one lesson to go on from, and the chapters that are done. Chapters are kept by name."""

    lesson: str
    chapter: str = ""
    step: int = 0
    done: tuple[str, ...] = ()


def place(lesson: Lesson, progress: Progress) -> tuple[int, int]:
    """Where to go on, as the numbers of chapter and step; the beginning if the lesson has changed since."""
    chapter = lesson.number(progress.chapter)
    if chapter is None:
        return 0, 0
    return chapter, progress.step if 0 <= progress.step < len(lesson.chapters[chapter].steps) else 0


def reached(lesson: Lesson, progress: Progress, chapter: int, step: int) -> Progress:
    """The learner stands before this step."""
    return msgspec.structs.replace(progress, chapter=lesson.chapters[chapter].id, step=step)


def finished(lesson: Lesson, progress: Progress, chapter: int) -> Progress:
    """The learner has come to the end of a chapter, and stands before the next; after the last, before the first."""
    done = dict.fromkeys((*progress.done, lesson.chapters[chapter].id))
    following = lesson.chapters[(chapter + 1) % len(lesson.chapters)]
    return msgspec.structs.replace(progress, chapter=following.id, step=0, done=tuple(done))


def is_done(lesson: Lesson, progress: Progress) -> bool:
    """All its chapters are done."""
    return {chapter.id for chapter in lesson.chapters} <= set(progress.done)
