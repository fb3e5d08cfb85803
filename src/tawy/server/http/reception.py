"""The reception: who asks, whether they may now, and which table they see from which seat. Every route begins here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from tawy.server.calls.looks import Looks
from tawy.server.calls.postman import Ways
from tawy.server.club.clubs import Clubs
from tawy.server.hall.hall import Hall
from tawy.server.hall.live import Live
from tawy.server.http.guards import Pace, sender
from tawy.server.http.metrics import Metrics
from tawy.server.http.people import People
from tawy.server.http.quota import Quota
from tawy.server.http.wishes import number
from tawy.server.refusal import Refusal, no_session, no_such_table
from tawy.server.reviews.reviews import Reviews
from tawy.server.settings import Settings
from tawy.server.store import Person
from tawy.server.tables.caller import Caller, may_see
from tawy.server.tables.outlook import Viewpoint
from tawy.server.tables.sharing import check_seen
from tawy.server.tables.table import Table

COOKIE: Final = "tawy_session"

Handler = Callable[[Request], Awaitable[Response]]
Way = tuple[str, str, Handler]
"""A way in: a method, a path and who answers."""


class Paces(msgspec.Struct, frozen=True):
    """How much of each kind one sender may ask for."""

    guests: Pace
    commands: Pace
    reads: Pace
    heavy: Pace
    """Opening tables, bringing files, asking for hints."""
    letters: Pace
    """Messages that somebody has sent to themselves: to confirm an address, or as a test."""
    talk: Pace = msgspec.field(default_factory=lambda: Pace(0.5, 5))
    """Lines of chat: one in two seconds, and a few at once."""
    reviews: Pace = msgspec.field(default_factory=lambda: Pace(1 / 30, 20))
    """Reviews asked for from one address: one in half a minute, and some at once."""
    plans: Pace = msgspec.field(default_factory=lambda: Pace(4, 40))
    """Answers tried out in plans: as fast as somebody thinks, and a few more when several plans are looked at."""


def paces(guests_per_minute: int) -> Paces:
    """The usual limits."""
    return Paces(
        Pace(guests_per_minute / 60, guests_per_minute), Pace(50, 200), Pace(50, 300), Pace(5, 60), Pace(1 / 60, 10)
    )


class Reception:
    """What all routes share: the hall, those who come, and how much they may ask for."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self.hall = hall
        self.clubs = Clubs(hall)
        self.reviews = Reviews(hall)
        self.settings = settings
        self.people = People(hall.store, now=hall.now, session_days=settings.session_days)
        self.paces = paces(settings.guests_per_minute)
        self.quota = Quota(hall.store, settings)
        self.metrics = Metrics(hall)
        self.looks = Looks()
        self.ways = Ways()
        """How people are called back; none until the server has started."""

    async def maybe_person(self, connection: HTTPConnection) -> Person | None:
        """Who asks, if they have said so."""
        return await self.people.of_session(connection.cookies.get(COOKIE))

    async def person(self, connection: HTTPConnection) -> Person:
        """Who asks."""
        person = await self.maybe_person(connection)
        if person is None:
            raise no_session()
        return person

    async def caller(self, request: Request) -> Caller:
        """The same, as a table knows them."""
        person = await self.person(request)
        return Caller(person.id, person.name)

    async def viewed(self, request: HTTPConnection) -> tuple[Live, Viewpoint]:
        """The table of a request and the viewpoint it asks for, if the person may have it."""
        live, seat, _ = await self.seen(request)
        return live, seat

    async def seen(self, request: HTTPConnection) -> tuple[Live, Viewpoint, Person | None]:
        """The same, and who asks."""
        person = await self.maybe_person(request)
        self.paces.reads.check(person.id if person else sender(request))
        live = await self.hall.live(request.path_params["id"])
        if not may_see(live.table, person.id if person else None, self.hall.now()):
            raise no_such_table()
        if person is not None:
            self.looks.note(live.table.id, person.id, live.table.n)
        return live, viewpoint(live.table, person, number(request, "seat")), person

    async def finished(self, request: HTTPConnection) -> tuple[Table, str | None]:
        """A game that is over, and who asks, if they may see it; any other is not there."""
        person = await self.maybe_person(request)
        ident = None if person is None else person.id
        self.paces.reads.check(ident or sender(request))
        table = (await self.hall.live(request.path_params["id"])).table
        check_seen(table, ident)
        return table, ident

    async def present(self, request: HTTPConnection) -> tuple[Live, Caller]:
        """A table, and who asks: somebody who may see it and has said who they are."""
        live, _, person = await self.seen(request)
        if person is None:
            raise no_session()
        return live, Caller(person.id, person.name)


def viewpoint(table: Table, person: Person | None, seat: int | None) -> Viewpoint:
    """A seat's viewpoint is for who holds it; when the game is over, for everyone."""
    if seat is None:
        return None
    if not 0 <= seat < len(table.seats):
        raise Refusal("malformed", f"There is no seat {seat}.")
    if table.status != "over" and (person is None or table.seats[seat].person != person.id):
        raise Refusal("not_yours", f"Seat {seat} is not yours.")
    return seat
