"""Who is here, what is said, and club nights."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tawy.server.store import attending, chatting, clubs, tables
from tawy.server.store.doors.door import Door
from tawy.server.store.rows import Attendant, Call, ClubParts, ClubRow, GameRow, Line, NewLine, Overtaken


class Company(Door):
    """People together."""

    # who is here

    async def attendants(self, game: str) -> list[Attendant]:
        """Everyone who has ever had a page of this table open."""
        return await self._read(lambda c: attending.attendants(c, game))

    async def attend(self, game: str, process: str, came: Collection[str], left: Collection[str], now: int) -> None:
        """Some have come to a table, some have closed their last page of it."""
        await self._write(f"table {game}", lambda c: attending.attend(c, game, process, came, left, now))

    async def still_here(self, process: str, now: int, before: int, limit: int) -> int:
        """Some of those who are here by a process still are: of whom that was last said before then; how many."""
        return await self._write("attendance", lambda c: attending.still_here(c, process, now, before, limit))

    async def all_gone(self, process: str, now: int) -> None:
        """Everyone who is here by a process has gone, for it stops."""
        await self._write("attendance", lambda c: attending.all_gone(c, process, now))

    # what is said

    async def say(self, game: str, said: NewLine, calls: Sequence[Call] = ()) -> Line:
        """One line more at a table, and whom it calls; `Missing` if that is gone."""
        return await self._write(f"table {game}", lambda c: chatting.say(c, game, said, calls))

    async def lines(self, game: str, after: int, limit: int) -> list[Line]:
        """The last lines of a table, from behind one on, in order."""
        return await self._read(lambda c: chatting.lines(c, game, after, limit))

    async def line(self, game: str, number: int) -> Line | None:
        """One line of a table."""
        return await self._read(lambda c: chatting.line(c, game, number))

    async def report(self, line: int, person: str) -> None:
        """Somebody finds that the host should read a line."""
        await self._write(f"line {line}", lambda c: chatting.report(c, line, person))

    async def reports(self, game: str) -> list[tuple[Line, int]]:
        """The lines of a table that were reported, and by how many."""
        return await self._read(lambda c: chatting.reports(c, game))

    async def mute(self, person: str, other: str, *, quiet: bool) -> None:
        """Somebody does not want to read somebody else any more, or again."""
        await self._write(f"person {person}", lambda c: chatting.mute(c, person, other, quiet=quiet))

    async def muted_by(self, person: str) -> list[str]:
        """Everyone whom somebody does not want to read."""
        return await self._read(lambda c: chatting.muted_by(c, person))

    # club nights

    async def save_club(self, row: ClubRow, parts: ClubParts) -> None:
        """A club night as it is now, the first version or the next; `Overtaken` if somebody else has written that."""
        await self._write(f"club {row.id}", lambda c: clubs.save(c, row, parts), lambda _: Overtaken(row.id, row.n))

    async def club(self, id: str) -> ClubRow | None:  # noqa: A002  the column
        """One club night."""
        return await self._read(lambda c: clubs.find(c, id))

    async def clubs_of(self, person: str, limit: int) -> list[ClubRow]:
        """The club nights somebody belongs to, the latest first."""
        return await self._read(lambda c: clubs.of_person(c, person, limit))

    async def unfinished_clubs(self, host: str) -> int:
        """How many club nights somebody is the host of that are not over."""
        return await self._read(lambda c: clubs.unfinished(c, host))

    async def clubs_due(self, now: int, limit: int = 100) -> list[str]:
        """The club nights to look at now."""
        return await self._read(lambda c: clubs.due(c, now, limit))

    async def see_club(self, club: str, person: str, at: int) -> None:
        """Somebody looks at a club night."""
        await self._write(f"club {club}", lambda c: clubs.see(c, club, person, at))

    async def club_seen(self, club: str) -> dict[str, int]:
        """When everyone who belongs to a club night last looked at it."""
        return await self._read(lambda c: clubs.seen(c, club))

    async def games(self, ids: Sequence[str]) -> list[GameRow]:
        """Those of these tables that are there, without their snapshots."""
        return await self._read(lambda c: tables.some(c, ids))

    async def came(self, games: Collection[str]) -> set[tuple[str, str]]:
        """Everyone who has ever had a page of one of these tables open, with the table."""
        return await self._read(lambda c: attending.came(c, games))
