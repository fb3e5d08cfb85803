"""What people keep for themselves: content of their own, lessons, puzzles."""

from __future__ import annotations

from tawy.server.store import files, learning, puzzling
from tawy.server.store.doors.door import Door
from tawy.server.store.rows import ChapterCount, OwnFile, Tried


class OwnThings(Door):
    """What belongs to one person alone."""

    # content of people's own

    async def keep_file(self, file: OwnFile, most: int) -> bool:
        """One file more of somebody's, who may have so many; whether it is kept."""
        return await self._write(f"person {file.person}", lambda c: files.keep(c, file, most))

    async def files_of(self, person: str) -> list[OwnFile]:
        """All files of somebody, the oldest first."""
        return await self._read(lambda c: files.of_person(c, person))

    async def rename_file(self, person: str, id: str, name: str) -> bool:  # noqa: A002  the column
        """Another name for a file of somebody's; whether there is one."""
        return await self._write(f"person {person}", lambda c: files.rename(c, person, id, name))

    async def forget_file(self, person: str, id: str) -> bool:  # noqa: A002  the column
        """A file of somebody's is gone; whether there was one."""
        return await self._write(f"person {person}", lambda c: files.forget(c, person, id))

    # lessons

    async def progress_of(self, person: str) -> list[bytes]:
        """How far somebody has come, an entry for each lesson."""
        return await self._read(lambda c: learning.progress_of(c, person))

    async def keep_progress(self, person: str, lesson: str, progress: bytes) -> None:
        """How far somebody has come in a lesson now."""
        await self._write(f"person {person}", lambda c: learning.keep_progress(c, person, lesson, progress))

    async def count_chapter(self, lesson: str, chapter: str, *, ended: bool) -> None:
        """One more who began, or ended, a chapter."""
        await self._write(f"lesson {lesson}", lambda c: learning.count(c, lesson, chapter, ended=ended))

    async def chapter_counts(self) -> list[ChapterCount]:
        """How many began and ended each chapter."""
        return await self._read(learning.counts)

    # puzzles

    async def tried_by(self, person: str) -> list[Tried]:
        """What somebody has tried, the earliest first."""
        return await self._read(lambda c: puzzling.tried_by(c, person))

    async def keep_try(self, person: str, puzzle: str, at: int, *, right: bool, shown: bool) -> None:
        """One more try at a puzzle, or its answer shown."""
        await self._write(
            f"person {person}", lambda c: puzzling.keep_try(c, person, puzzle, at, right=right, shown=shown)
        )
