"""Lessons: how far people have come, and how many began and ended each chapter. Every statement about them."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select, update

from tawy.server.store.rows import ChapterCount
from tawy.server.store.schema import chapter, learning


def progress_of(connection: Connection, person: str) -> list[bytes]:
    """How far somebody has come, an entry for each lesson, by name."""
    query = select(learning.c.progress).where(learning.c.person == person).order_by(learning.c.lesson)
    return list(connection.execute(query).scalars())


def keep_progress(connection: Connection, person: str, lesson: str, progress: bytes) -> None:
    """How far somebody has come in a lesson now."""
    here = (learning.c.person == person, learning.c.lesson == lesson)
    if not connection.execute(update(learning).where(*here).values(progress=progress)).rowcount:
        connection.execute(insert(learning).values(person=person, lesson=lesson, progress=progress))


def count(connection: Connection, lesson: str, name: str, *, ended: bool) -> None:
    """One more who began, or ended, a chapter. Nobody is told apart."""
    here = (chapter.c.lesson == lesson, chapter.c.name == name)
    counted = chapter.c.ended if ended else chapter.c.begun
    if not connection.execute(update(chapter).where(*here).values({counted: counted + 1})).rowcount:
        values = {"begun": int(not ended), "ended": int(ended)}
        connection.execute(insert(chapter).values(lesson=lesson, name=name, **values))


def counts(connection: Connection) -> list[ChapterCount]:
    """How many began and ended each chapter."""
    query = select(chapter.c.lesson, chapter.c.name, chapter.c.begun, chapter.c.ended)
    return [ChapterCount(*row) for row in connection.execute(query.order_by(chapter.c.lesson, chapter.c.name))]
