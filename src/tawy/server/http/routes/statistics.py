"""Statistics of finished games: everyone's, one's own, somebody's as far as they show it, a circle's; and as rows.

Whatever is counted here is over. Figures of everyone are of games that anybody may see, and name nobody; all others are
of games that whoever asks has played, or may see at somebody who shows them.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from tempfile import TemporaryFile
from typing import IO, Any, Final

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from tawy.games import registered
from tawy.kernel.counting import Chart
from tawy.kernel.refusal import Refused
from tawy.server.http import messages as m
from tawy.server.http.answers import NOT_KEPT, encoded
from tawy.server.http.figuring import LEAST, Public, figures, finished, pages
from tawy.server.http.guards import sender
from tawy.server.http.reception import Reception, Way
from tawy.server.http.showing import Showing, is_for, nobody
from tawy.server.http.wishes import number
from tawy.server.refusal import Refusal, no_session
from tawy.server.store import CountedGame, Person, Wish
from tawy.server.store import facts as of
from tawy.statistics.figures import PEOPLE, charts_of, counted, every, looks
from tawy.statistics.parquet import Writer, is_there
from tawy.statistics.rows import Finished, SeatEnd, rows

DAY: Final = 86_400_000
SPANS: Final = (30, 365)
"""Days that one can look back on: few, so that what is kept for everyone serves many."""
LISTED: Final = 50
"""Games behind a bar that are listed."""
CHUNK: Final = 65_536
OF_ALL: Final = "all"


class Scope(msgspec.Struct, frozen=True):
    """Whose games are counted, and what of them."""

    where: of.Where
    """Of which games figures are made."""
    listed: of.Where
    """Which of them are listed behind a bar."""
    own: Callable[[SeatEnd], bool] = every
    """The seats that count."""
    people: tuple[str, ...] = ()
    """Who is compared with each other, in a circle."""
    may_list: bool = True

    @property
    def extra(self) -> tuple[Chart, ...]:
        """Charts beside the game's own."""
        return (PEOPLE,) if self.people else ()


class Statistics:
    """Figures, the games behind them, and rows for whoever wants to look for themselves."""

    def __init__(self, reception: Reception) -> None:
        self._reception = reception
        self._store = reception.hall.store
        self._showing = Showing(self._store)
        self._public = Public(self._store)

    def routes(self) -> list[Way]:
        """Each with who answers."""
        return [
            ("GET", "/api/statistics/{game}", self.figures),
            ("GET", "/api/statistics/{game}/games", self.games),
            ("GET", "/api/statistics/{game}/rows.json", self.json),
            ("GET", "/api/statistics/{game}/rows.parquet", self.parquet),
        ]

    async def figures(self, request: Request) -> Response:
        """Charts of the games that are asked for."""
        person, wish = await self._asked(request)
        if _of(request) == OF_ALL:
            found, people = await self._public.figures(wish), {}
        else:
            scope = await self._scope(request, person)
            found = await figures(self._store, wish, scope.where, extra=scope.extra, own=scope.own)
            people = await self._names(scope.people)
        return encoded(m.Statistics(found, people, LEAST, parquet=is_there()))

    async def games(self, request: Request) -> Response:
        """The latest games behind a bar that whoever asks may see."""
        person, wish = await self._asked(request)
        scope = await self._scope(request, person)
        chart = _chart(wish.kind, request.query_params.get("chart", ""), scope.extra)
        bar = request.query_params.get("bar", "")
        found: list[CountedGame] = []
        if scope.may_list:
            async for page in pages(self._store, wish, scope.listed):
                found += [game for game in page if _is_behind(chart, bar, finished(game), scope.own)]
                if len(found) > LISTED:
                    break
        seen = await self._store.games_seen_by({game.game for game in found}, person.id if person else None)
        listed = [_behind(game, seen) for game in found[:LISTED]]
        return encoded(m.GamesBehind(listed, more=len(found) > LISTED))

    async def json(self, request: Request) -> Response:
        """One row for each seat of each game, as JSON."""
        wish, where = await self._rows(request)
        name = f"tawy-{wish.kind}.json"
        return StreamingResponse(_written(self._table(wish, where)), 200, _saved(name), "application/json")

    async def parquet(self, request: Request) -> Response:
        """The same as Parquet: written into a file first, for its end says what is in it."""
        wish, where = await self._rows(request)
        file = TemporaryFile()  # noqa: SIM115  it is closed when it has been sent
        try:
            writer = await run_in_threadpool(_writer, wish.kind, file)
            async for table in self._table(wish, where):
                await run_in_threadpool(writer.write, table)
            await run_in_threadpool(writer.close)
        except BaseException:
            file.close()
            raise
        headers = _saved(f"tawy-{wish.kind}.parquet")
        return StreamingResponse(_sent(file), 200, headers, "application/vnd.apache.parquet")

    async def _rows(self, request: Request) -> tuple[Wish, of.Where]:
        """Of which games rows are wanted; those of everyone only where they tell of nobody."""
        person, wish = await self._asked(request)
        self._reception.paces.heavy.check(sender(request))
        if _of(request) == OF_ALL:
            if (await self._public.figures(wish)).few:
                raise Refusal("not_now", "There are too few different people behind these games to hand out rows.")
            return wish, of.of_everyone()
        if _of(request) != "mine":
            raise Refusal("malformed", "Rows are given of all public games and of your own.")
        return wish, (await self._scope(request, person)).where

    async def _table(self, wish: Wish, where: of.Where) -> AsyncIterator[list[dict[str, Any]]]:
        """Rows, as many at a time as a page of games has."""
        before = 0
        async for page in pages(self._store, wish, where):
            yield [row for number, game in enumerate(page, before + 1) for row in rows(finished(game), number)]
            before += len(page)

    # --- who asks for what ---------------------------------------------------------------------------

    async def _asked(self, request: Request) -> tuple[Person | None, Wish]:
        """Who asks, and for which games."""
        person = await self._reception.maybe_person(request)
        self._reception.paces.reads.check(person.id if person else sender(request))
        kind = request.path_params["game"]
        try:
            least, most = registered(kind).spec.seats
        except Refused as refused:
            raise Refusal("not_found", str(refused)) from refused
        players, days = number(request, "players"), number(request, "days")
        if players is not None and not least <= players <= most:
            raise _choice("players", [*range(least, most + 1)])
        if days is not None and days not in SPANS:
            raise _choice("days", SPANS)
        since = None if days is None else (self._reception.hall.now() // DAY - days) * DAY
        return person, Wish(kind, players, _yes_or_no(request, "bots"), _yes_or_no(request, "rated"), since)

    async def _scope(self, request: Request, person: Person | None) -> Scope:
        """Whose games are meant, if whoever asks may look at them."""
        wanted, ident = _of(request), request.query_params.get("id", "")
        if wanted == OF_ALL:
            return Scope(of.of_everyone(), of.of_open_tables())
        if wanted == "person":
            return await self._of_person(ident, person)
        if person is None:
            raise no_session()
        if wanted == "mine":
            return _of_seats(person.id, ())
        if wanted == "table":
            return await self._of_circle(ident, person)
        return await self._of_club(ident, person)

    async def _of_person(self, ident: str, viewer: Person | None) -> Scope:
        """Somebody's games: what they show to whoever asks, of those that these may see anyway."""
        person = await self._store.person(ident)
        if person is None or person.banned or not person.name:
            raise nobody()
        near = await self._showing.nearness(person, viewer)
        if near == "me":
            return _of_seats(person.id, ())
        shown = (await self._showing.said(person.id)).shown
        if not is_for(shown.name, near) or not is_for(shown.games, near):
            raise nobody()
        scope = _of_seats(person.id, of.seen_by(viewer.id if viewer else None))
        return msgspec.structs.replace(scope, may_list=is_for(shown.history, near))

    async def _of_circle(self, ident: str, person: Person) -> Scope:
        """Games that one has played among those of a table, and with nobody else."""
        people = {seat.person for seat in await self._store.results_of(ident) if seat.person is not None}
        if person.id not in people:
            raise Refusal("not_found", "There is no such circle, or you have not sat there.")
        where = of.of_circle(person.id, sorted(people))
        return Scope(where, where, people=tuple(sorted(people)))

    async def _of_club(self, ident: str, person: Person) -> Scope:
        """Games of a club night: one's own, and those that anybody may see."""
        await self._reception.clubs.check_seen(ident, person.id)
        where = of.of_club(ident, person.id)
        return Scope(where, where)

    async def _names(self, people: tuple[str, ...]) -> dict[str, str]:
        """What those of a circle are called, to each other."""
        found = [await self._store.person(one) for one in people]
        return {one.id: one.name for one in found if one is not None}


def _of_seats(person: str, seen: of.Where) -> Scope:
    """Somebody's own seats."""
    where = (*of.of_person(person), *seen)
    return Scope(where, where, own=lambda seat: seat.person == person)


def _of(request: Request) -> str:
    wanted = request.query_params.get("of", OF_ALL)
    if wanted not in {OF_ALL, "mine", "person", "table", "club"}:
        raise Refusal("malformed", 'Statistics are of all, mine, a person, a table or a club: say which with "of".')
    return wanted


def _yes_or_no(request: Request, name: str) -> bool | None:
    wanted = request.query_params.get(name)
    if wanted not in {None, "yes", "no"}:
        raise _choice(name, ("yes", "no"))
    return None if wanted is None else wanted == "yes"


def _choice(name: str, choice: Any) -> Refusal:
    return Refusal("malformed", f"{name} is one of {', '.join(map(str, choice))}.")


def _chart(game: str, name: str, extra: tuple[Chart, ...]) -> Chart:
    chart = next((chart for chart in (*charts_of(game), *extra) if chart.name == name), None)
    if chart is None:
        raise Refusal("not_found", "This game has no such chart.")
    return chart


def _is_behind(chart: Chart, bar: str, game: Finished, own: Callable[[SeatEnd], bool]) -> bool:
    return any(look.name == bar for look in looks(chart, counted(game, own)))


def _behind(game: CountedGame, seen: set[str]) -> m.GameBehind:
    first = game.seats[0]
    won = [seat.side for seat in game.seats if seat.won]
    return m.GameBehind(game.game if game.game in seen else "", len(game.seats), won, first.ended)


# --- files --------------------------------------------------------------------------------------------


def _saved(name: str) -> dict[str, str]:
    """A file that the browser keeps and does not open here."""
    return {"content-disposition": f'attachment; filename="{name}"', **NOT_KEPT}


def _writer(game: str, file: IO[bytes]) -> Writer:
    """What writes Parquet, if it is installed."""
    try:
        return Writer(game, file)
    except Refused as refused:
        raise Refusal("not_now", str(refused)) from refused


async def _written(tables: AsyncIterator[list[dict[str, Any]]]) -> AsyncIterator[bytes]:
    """Rows as one list in JSON, a row to a line."""
    before = b"[\n"
    async for table in tables:
        for row in table:
            yield before + msgspec.json.encode(row)
            before = b",\n"
    yield b"[]\n" if before == b"[\n" else b"\n]\n"


async def _sent(file: IO[bytes]) -> AsyncIterator[bytes]:
    """A file from its beginning; then it is gone."""
    with file:
        file.seek(0)
        while chunk := await run_in_threadpool(file.read, CHUNK):
            yield chunk
