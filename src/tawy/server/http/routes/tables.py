"""Tables in lists, new ones, and those that are deleted."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tawy.server.http.answers import encoded
from tawy.server.http.guards import LARGEST_FILE, body, raw_body, sender
from tawy.server.http.messages import Tables
from tawy.server.http.rated import Sitting, shown_to
from tawy.server.http.reception import Reception, Way
from tawy.server.http.routes.files import with_file
from tawy.server.http.wishes import OpenTable, number
from tawy.server.refusal import Refusal
from tawy.server.store import GameRow
from tawy.server.tables.caller import Caller
from tawy.server.tables.messages import RatingInfo, TableSummary

LISTED: Final = 50
MOST_RUNNING: Final = 500
"""Running tables of one person that are looked through."""
SEARCHED: Final = 500
"""Tables among which those are found that somebody looks for: the latest."""
SOUGHT: Final = ("game", "seats", "clock", "language", "rated")
"""By what one can look for tables: the game, how many play, the kind of clock, the language, whether it is rated."""


class AllTables:
    """The tables of this server."""

    def __init__(self, reception: Reception) -> None:
        self._reception = reception

    def routes(self) -> list[Way]:
        """Each with who answers."""
        return [
            ("GET", "/api/tables", self.public),
            ("POST", "/api/tables", self.open),
            ("GET", "/api/tables/mine", self.mine),
            ("GET", "/api/tables/waiting", self.waiting),
            ("POST", "/api/tables/import", self.bring),
            ("POST", "/api/tables/{id}/rematch", self.rematch),
            ("DELETE", "/api/tables/{id}", self.delete),
        ]

    async def public(self, request: Request) -> Response:
        """Tables that are open for everyone, to sit down at or to watch, or for oneself as a friend of the host's."""
        person = await self._reception.maybe_person(request)
        self._reception.paces.reads.check(sender(request))
        status = request.query_params.get("status", "gathering")
        if status not in {"gathering", "running", "over"}:
            raise Refusal("malformed", "The status of tables is gathering, running or over.")
        wanted = {name: value for name in SOUGHT if (value := request.query_params.get(name))}
        hall, asking = self._reception.hall, person.id if person else None
        rows = await hall.store.public_games(status, SEARCHED if wanted else LISTED, asking, hall.now())
        tables = [one for one in map(summary_of, rows) if _fits(one, wanted)][:LISTED]
        return encoded(Tables(tables, await self._ratings(tables, asking)))

    async def _ratings(self, tables: list[TableSummary], viewer: str | None) -> dict[str, list[RatingInfo | None]]:
        """How strong those are who wait for others at rated tables, as far as they show it to whoever looks."""
        open_ones = [table for table in tables if table.rated and table.status == "gathering"]
        if not open_ones:
            return {}
        found = await shown_to(self._reception.hall.store, viewer, list(map(Sitting.listed, open_ones)))
        return dict(zip((table.id for table in open_ones), found, strict=True))

    async def mine(self, request: Request) -> Response:
        """The tables one belongs to, the latest first."""
        person = await self._reception.person(request)
        self._reception.paces.reads.check(person.id)
        return listed(await self._reception.hall.store.games_of(person.id, LISTED, number(request, "before")))

    async def waiting(self, request: Request) -> Response:
        """The tables that wait for one, the longest waiting first."""
        person = await self._reception.person(request)
        self._reception.paces.reads.check(person.id)
        rows = await self._reception.hall.store.games_of(person.id, MOST_RUNNING, None, "running")
        tables = [msgspec.json.decode(row.summary, type=TableSummary) for row in rows]
        mine = [table for table in tables if waits_for(table, person.id)]
        return encoded(Tables(sorted(mine, key=lambda table: table.since or table.updated)))

    async def open(self, request: Request) -> Response:
        """A new table."""
        caller = await self._opener(request)
        wish = await body(request, OpenTable)
        setup = wish.setup
        if wish.file:
            options = await with_file(self._reception, caller.person, setup.game, setup.options, wish.file)
            setup = msgspec.structs.replace(setup, options=options)
        return encoded(await self._reception.hall.open(setup, caller, ready=wish.ready), 201)

    async def bring(self, request: Request) -> Response:
        """A table from a file."""
        caller = await self._opener(request)
        return encoded(await self._reception.hall.bring(await raw_body(request, LARGEST_FILE), caller), 201)

    async def rematch(self, request: Request) -> Response:
        """Another game for those who played at a table."""
        caller = await self._opener(request)
        return encoded(await self._reception.hall.rematch(request.path_params["id"], caller), 201)

    async def _opener(self, request: Request) -> Caller:
        """Who asks, if they may have one table more."""
        caller = await self._reception.caller(request)
        self._reception.paces.heavy.check(caller.person)
        await self._reception.quota.check(caller.person, sender(request))
        return caller

    async def delete(self, request: Request) -> Response:
        """A table of one's own is gone for good."""
        caller = await self._reception.caller(request)
        self._reception.paces.commands.check(caller.person)
        await self._reception.hall.delete(request.path_params["id"], caller)
        return Response(status_code=204)


def waits_for(table: TableSummary, person: str) -> bool:
    """The game, or somebody at the table, waits for this person's answer."""
    return person in table.awaited or any(
        seat.asked and seat.person == person and seat.bot is None for seat in table.seats
    )


def listed(rows: Iterable[GameRow]) -> Response:
    """A list of tables."""
    return encoded(Tables(list(map(summary_of, rows))))


def summary_of(row: GameRow) -> TableSummary:
    """A table in a list."""
    return msgspec.json.decode(row.summary, type=TableSummary)


def _fits(table: TableSummary, wanted: dict[str, str]) -> bool:
    """It is one of those that somebody looks for; at a table without a language any will do."""
    said = {
        "game": table.game,
        "seats": str(len(table.seats)),
        "clock": table.clock.kind,
        "language": table.language or wanted.get("language"),
        "rated": "yes" if table.rated else "no",
    }
    return all(said[name] == value for name, value in wanted.items())
