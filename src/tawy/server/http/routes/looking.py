"""A table to look at, from one's own viewpoint: as it is, as it was, the rules behind it, and its game as a file."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tawy.kernel import record
from tawy.server.http.answers import encoded
from tawy.server.http.reception import Reception, Way
from tawy.server.http.wishes import number, written_number
from tawy.server.refusal import Refusal
from tawy.server.tables import outlook
from tawy.server.tables.content import content_info
from tawy.server.tables.outlook import Viewpoint


class Looking:
    """At one table, from a seat of one's own or as a spectator."""

    def __init__(self, reception: Reception) -> None:
        self._reception = reception

    def routes(self) -> list[Way]:
        """Each with who answers."""
        return [
            ("GET", "/api/tables/{id}", self.table),
            ("GET", "/api/tables/{id}/presence", self.presence),
            ("GET", "/api/tables/{id}/content", self.content),
            ("GET", "/api/tables/{id}/why", self.why),
            ("GET", "/api/tables/{id}/foresee", self.foresee),
            ("GET", "/api/tables/{id}/log", self.log),
            ("GET", "/api/tables/{id}/positions/{position}", self.position),
            ("GET", "/api/tables/{id}/summary", self.summary),
            ("GET", "/api/tables/{id}/file", self.file),
        ]

    async def table(self, request: Request) -> Response:
        """A table as it is now."""
        live, seat = await self._reception.viewed(request)
        now, after = self._reception.hall.now(), number(request, "after")
        return encoded(outlook.snapshot(live.table, seat, now, after, seat))

    async def presence(self, request: Request) -> Response:
        """Who of those who sit there is here now."""
        live, _ = await self._reception.viewed(request)
        return encoded(await self._reception.hall.attendance.of(live))

    async def content(self, request: Request) -> Response:
        """The content that a table is played with, if it is not the game's own."""
        live, _ = await self._reception.viewed(request)
        return encoded(content_info(live.table.setup))

    async def why(self, request: Request) -> Response:
        """The rules that forbid a target."""
        live, seat = await self._reception.viewed(request)
        target = request.query_params.get("target", "")
        return encoded(outlook.why_not(live.table, _own(seat), target[:200]))

    async def foresee(self, request: Request) -> Response:
        """What each option of one's question would do."""
        live, seat = await self._reception.viewed(request)
        return encoded(outlook.foreseen(live.table, _own(seat)))

    async def log(self, request: Request) -> Response:
        """What happened: a page from behind a step on, or the last one before a step."""
        live, seat = await self._reception.viewed(request)
        return encoded(outlook.log(live.table, seat, number(request, "after"), number(request, "before")))

    async def position(self, request: Request) -> Response:
        """The game at one position: from one's own viewpoint, of a game that is over from any."""
        live, seat = await self._reception.viewed(request)
        position = written_number("position", request.path_params["position"])
        return encoded(outlook.positioned(live.table, seat, position))

    async def summary(self, request: Request) -> Response:
        """A game that is over, looked back on."""
        live, _ = await self._reception.viewed(request)
        return encoded(outlook.looked_back(live.table))

    async def file(self, request: Request) -> Response:
        """The game as a file: the record of one that is over; of a running one, what the viewpoint may know."""
        live, seat = await self._reception.viewed(request)
        table = live.table
        if table.status == "over" and table.play is not None:
            data = record.write(outlook.recorded(table))
        else:
            data = msgspec.json.encode(outlook.diary(table, seat))
        name = f"tawy-{table.setup.game}-{table.id[:8]}.json"
        answer = Response(data, media_type="application/json")
        answer.headers["content-disposition"] = f'attachment; filename="{name}"'
        return answer


def _own(seat: Viewpoint) -> int:
    """A seat that somebody asks for, where a spectator has nothing to ask."""
    if seat is None:
        raise Refusal("malformed", "Say for which seat of yours you ask.")
    return seat
