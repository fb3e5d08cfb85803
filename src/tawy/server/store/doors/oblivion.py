"""Forgetting: somebody who wants it, and what is old."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tawy.server.store import chatting, clubs, expiring, forgetting, people
from tawy.server.store.doors.door import Door
from tawy.server.store.rows import Line, Standing, Step


class Oblivion(Door):
    """What is no longer kept."""

    # forgetting somebody

    async def tables_with(self, person: str) -> list[str]:
        """Every table at which something is kept of somebody."""
        return await self._read(lambda c: forgetting.tables_with(c, person))

    async def forget_in(
        self, game: str, person: str, other: str, changed: Sequence[Step], step: Step, standing: Standing
    ) -> None:
        """Another stands for somebody at a table: since this step, and in these before it."""
        await self._write(
            f"table {game}", lambda c: forgetting.in_table(c, game, person, other, changed, step, standing)
        )

    async def forget_person(self, person: str, other: str, night: forgetting.Rewrite) -> None:
        """All that is stored of somebody is gone; another stands for them where they played, and in club nights."""
        await self._write(f"person {person}", lambda c: forgetting.forget(c, person, other, night))

    async def since(self, person: str) -> tuple[int, int] | None:
        """When somebody first came, and when they were last here, to the day."""
        return await self._read(lambda c: people.since(c, person))

    async def said_by(self, person: str) -> list[tuple[str, Line]]:
        """Everything that somebody has said, each with its table."""
        return await self._read(lambda c: chatting.said_by(c, person))

    # what is old

    async def end_old_sessions(self, before: int, limit: int) -> int:
        """Browsers that were not seen since then speak for nobody any more; how many they were."""
        return await self._write("expiry", lambda c: expiring.end_old_sessions(c, before, limit))

    async def forget_guests(self, before: int, limit: int) -> int:
        """People without any table who were not seen since then are forgotten; how many they were."""
        return await self._write("expiry", lambda c: expiring.forget_guests(c, before, limit))

    async def old_gatherings(self, before: int, limit: int) -> list[tuple[str, int]]:
        """Tables whose game never began, untouched since then: each with its last step."""
        return await self._read(lambda c: expiring.old_gatherings(c, before, limit))

    async def deserted(self, before: int, limit: int) -> list[tuple[str, int]]:
        """Tables untouched since then whose people were all not seen since then: each with its last step."""
        return await self._read(lambda c: expiring.deserted(c, before, limit))

    async def old_clubs(self, before: int, limit: int, statuses: Collection[str]) -> list[tuple[str, int]]:
        """Club nights of these kinds, untouched since then, whose people were not seen: each with its version."""
        return await self._read(lambda c: clubs.old(c, before, limit, statuses))

    async def remove_club(self, club: str, n: int) -> None:
        """A club night is forgotten, if nobody has touched it since."""
        await self._write(f"club {club}", lambda c: clubs.remove(c, club, n))
