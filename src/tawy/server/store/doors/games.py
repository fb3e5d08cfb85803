"""Tables and their journals, how games came out, what is counted of them, and how strong people are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tawy.server.store import facts, ratings, results, tables
from tawy.server.store.doors.door import Door
from tawy.server.store.rows import (
    Best,
    Change,
    Counted,
    CountedGame,
    GameRow,
    Holdings,
    Rating,
    SeatResult,
    Standing,
    Step,
    Tally,
    Wish,
)


class Games(Door):
    """Games, while they run and after."""

    # tables

    async def create(
        self,
        id: str,  # noqa: A002  the name of the column
        kind: str,
        rules: str,
        owner: str,
        public: bool,  # noqa: FBT001  the same
        step: Step,
        standing: Standing,
    ) -> None:
        """A new table with its first step; `Overtaken` if there is one of that id."""
        row = GameRow(
            id=id,
            kind=kind,
            rules=rules,
            owner=owner,
            public=public,
            created=step.at,
            updated=step.at,
            n=step.n,
            status=standing.status,
            position=standing.position,
            summary=standing.summary,
            snapshot=standing.snapshot,
            kept=standing.kept,
        )
        await self._write(
            f"table {id}",
            lambda c: tables.create(c, row, step, standing),
            lambda c: tables.taken(c, id),
            lambda c: tables.create_once(c, row, step, standing),
        )

    async def append(self, game: str, step: Step, standing: Standing) -> None:
        """One step more; `Overtaken` if the table has gone on, `Repeated` if the command is another step already."""
        await self._write(
            f"table {game}",
            lambda c: tables.append(c, game, step, standing),
            lambda c: tables.refusal(c, game, step),
            lambda c: tables.append_once(c, game, step, standing),
        )

    async def remove(self, game: str, n: int) -> bool:
        """Delete a table with everything about it, if it still stands at step `n`; whether it is gone."""
        return await self._write(f"table {game}", lambda c: tables.remove(c, game, n))

    async def journal(self, game: str, after: int = 0, last: int | None = None) -> list[Step]:
        """The steps of a table, in order, from behind step `after` up to step `last`."""
        return await self._read(lambda c: tables.steps(c, game, after, last))

    async def game(self, game: str) -> GameRow | None:
        """One table, with its snapshot."""
        return await self._read(lambda c: tables.find(c, game))

    async def standings(self, games: Sequence[str]) -> dict[str, int]:
        """The last step of each of these tables."""
        return await self._read(lambda c: tables.standings(c, games))

    async def games_of(self, person: str, limit: int, before: int | None, status: str | None = None) -> list[GameRow]:
        """The tables somebody belongs to, the latest first; the next page is before the last one's `updated`."""
        return await self._read(lambda c: tables.of_person(c, person, limit, before, status))

    async def public_games(self, status: str, limit: int, person: str | None = None, now: int = 0) -> list[GameRow]:
        """The tables that somebody finds now who belongs to none of them, the latest first."""
        return await self._read(lambda c: tables.public(c, status, limit, person, now))

    async def holdings(self, owner: str) -> Holdings:
        """What somebody has opened, and the room it takes."""
        return await self._read(lambda c: tables.holdings(c, owner))

    async def due(self, now: int, limit: int = 100) -> list[str]:
        """The tables to look at now, the longest waiting first."""
        return await self._read(lambda c: tables.due(c, now, limit))

    async def put_off(self, game: str, now: int, at: int) -> None:
        """A table that is due has been looked at: it is due again later, unless a step has said otherwise meanwhile."""
        await self._write(f"table {game}", lambda c: tables.put_off(c, game, now, at))

    def all_games(self) -> Iterator[GameRow]:
        """All tables by id, read as they are asked for."""
        return tables.every(self._engine)

    def journal_now(self, game: str) -> list[Step]:
        """The steps of a table, for a caller without an event loop."""
        return self._read_now(lambda c: tables.steps(c, game, 0))

    # how games came out

    async def results_of(self, game: str) -> list[SeatResult]:
        """How the seats of a game came out; none while it goes on, or if it came to no result."""
        return await self._read(lambda c: results.of_game(c, game))

    async def results_of_games(self, games: Sequence[str]) -> list[SeatResult]:
        """The same of several games."""
        return await self._read(lambda c: results.of_games(c, games))

    async def results_of_person(
        self, person: str, limit: int, before: int | None = None, kind: str | None = None
    ) -> list[SeatResult]:
        """What somebody has played, the latest first; the next page is before the last one's `ended`."""
        return await self._read(lambda c: results.of_person(c, person, limit, before, kind))

    async def results_between(self, one: str, other: str) -> list[SeatResult]:
        """Every game in which both sat: the seats of both, the latest game first."""
        return await self._read(lambda c: results.between(c, one, other))

    async def tallies(self, person: str) -> list[Tally]:
        """How often somebody has played each game with so many players, and how often they won."""
        return await self._read(lambda c: results.tallies(c, person))

    async def unresulted(self, limit: int) -> list[str]:
        """Some of the games that ended before results were kept, and have still to be looked at."""
        return await self._read(lambda c: results.wanted(c, limit))

    async def fill_in_results(self, game: str, seats: Sequence[SeatResult]) -> None:
        """How such a game came out; once, whoever else does it."""
        await self._write(f"table {game}", lambda c: results.fill_in(c, game, seats))

    # what is counted of finished games

    async def counted_games(
        self, wish: Wish, where: facts.Where, before: tuple[int, str] | None, limit: int
    ) -> list[CountedGame]:
        """Some finished games, the latest first; the next page is before the last one's end and id."""
        return await self._read(lambda c: facts.page(c, wish, where, before, limit))

    async def figures_version(self, kind: str) -> tuple[int, int]:
        """Another one whenever the public figures of a game may be others."""
        return await self._read(lambda c: facts.version(c, kind))

    async def uncounted(self, limit: int) -> list[str]:
        """Some of the games that ended before they were counted, and have still to be looked at."""
        return await self._read(lambda c: facts.wanted(c, limit))

    async def fill_in_facts(self, game: str, n: int, counted: Counted | None) -> None:
        """What is counted of such a game at its last step; once, whoever else does it."""
        await self._write(f"table {game}", lambda c: facts.fill_in(c, game, n, counted))

    # how strong people are

    async def count_rated(self) -> int:
        """Rated games that have ended and have not counted yet count now, each once; how many there were."""
        return await self._write("ratings", ratings.count)

    async def rating_changes(self, game: str) -> list[Change]:
        """What a rated game has changed, seat by seat; nothing before it has counted."""
        return await self._read(lambda c: ratings.changes(c, game))

    async def ratings_of(self, person: str) -> list[Rating]:
        """How strong somebody is, by game and number of players."""
        return await self._read(lambda c: ratings.of_person(c, person))

    async def best(self, kind: str, players: int, limit: int) -> list[Best]:
        """The best of those who want to be listed."""
        return await self._read(lambda c: ratings.best(c, kind, players, limit))

    async def is_listed(self, person: str) -> bool:
        """Somebody wants to stand among the best."""
        return await self._read(lambda c: ratings.is_listed(c, person))

    async def list_person(self, person: str, at: int | None) -> None:
        """Somebody wants to stand among the best from now on; without a time, no longer."""
        await self._write(f"person {person}", lambda c: ratings.list_person(c, person, at))

    def rating_differences(self) -> tuple[int, int]:
        """How many games have counted, and how many numbers come out otherwise when all is worked out again."""
        return self._read_now(ratings.differences)

    async def restore_ratings(self) -> None:
        """Everything about ratings worked out again from the results."""
        await self._write("ratings", ratings.restore)
