"""One's own data: all of it in a file, or none of it any more."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tawy.server.http.answers import NOT_KEPT
from tawy.server.http.exporting import exported
from tawy.server.http.farewell import say_farewell
from tawy.server.http.guards import body
from tawy.server.http.reception import Reception, Way
from tawy.server.http.routes.people import without_session
from tawy.server.http.wishes import Erase
from tawy.server.tables.caller import Caller


class OwnData:
    """What is stored of whoever asks."""

    def __init__(self, reception: Reception) -> None:
        self._reception = reception

    def routes(self) -> list[Way]:
        """Each with who answers."""
        return [
            ("GET", "/api/me/export", self.export),
            ("POST", "/api/me/erase", self.erase),
        ]

    async def export(self, request: Request) -> Response:
        """All that is stored of one, as a file."""
        person = await self._reception.person(request)
        self._reception.paces.heavy.check(person.id)
        hall = self._reception.hall
        data = msgspec.json.format(msgspec.json.encode(await exported(hall.store, person, hall.now())))
        named = {"content-disposition": 'attachment; filename="tawy-my-data.json"'}
        return Response(data, headers=NOT_KEPT | named, media_type="application/json")

    async def erase(self, request: Request) -> Response:
        """One is forgotten for good; the page has asked twice."""
        person = await self._reception.person(request)
        self._reception.paces.heavy.check(person.id)
        await body(request, Erase)
        await say_farewell(self._reception.hall, Caller(person.id, person.name))
        self._reception.people.forgotten(person)
        return without_session(Response(status_code=204))
