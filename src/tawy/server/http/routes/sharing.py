"""Games that are over, for anybody whom their players let: to look at, as a film, as a record, as a link's preview."""

from __future__ import annotations

import asyncio

from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, Response

from tawy.film.film import ALL
from tawy.film.page import html, projector
from tawy.kernel import record
from tawy.kernel.refusal import Refused
from tawy.server.http.answers import encoded
from tawy.server.http.guards import body, sender
from tawy.server.http.pages import index
from tawy.server.http.preview import with_result
from tawy.server.http.reception import Reception, Way, viewpoint
from tawy.server.http.wishes import number, written_number
from tawy.server.refusal import Refusal
from tawy.server.tables import outlook
from tawy.server.tables.filming import filmed
from tawy.server.tables.setup import PlayOn
from tawy.server.tables.table import Table
from tawy.words.languages import accepted, chosen


class Sharing:
    """Games that are over. Of any other there is nothing here, as if it did not exist."""

    def __init__(self, reception: Reception) -> None:
        self._reception = reception

    def routes(self) -> list[Way]:
        """Each with who answers."""
        return [
            ("GET", "/api/games/{id}", self.game),
            ("GET", "/api/games/{id}/positions/{position}", self.position),
            ("GET", "/api/games/{id}/summary", self.summary),
            ("GET", "/api/games/{id}/file", self.file),
            ("GET", "/api/games/{id}/film", self.film),
            ("GET", "/api/games/{id}/proof", self.proof),
            ("POST", "/api/games/{id}/play", self.play),
            ("GET", "/game/{id}", self.page),
        ]

    async def game(self, request: Request) -> Response:
        """The game, who played it and how it ended."""
        table, person = await self._reception.finished(request)
        return encoded(outlook.shared_game(table, person))

    async def position(self, request: Request) -> Response:
        """The game at one position, from any viewpoint."""
        table, _ = await self._reception.finished(request)
        seat = viewpoint(table, None, number(request, "seat"))
        position = written_number("position", request.path_params["position"])
        return encoded(outlook.positioned(table, seat, position))

    async def summary(self, request: Request) -> Response:
        """The game looked back on."""
        table, _ = await self._reception.finished(request)
        return encoded(outlook.looked_back(table))

    async def file(self, request: Request) -> Response:
        """Its record."""
        table, _ = await self._reception.finished(request)
        return _saved(record.write(outlook.recorded(table)), table, "json", "application/json")

    async def proof(self, request: Request) -> Response:
        """How chance came about in it."""
        table, _ = await self._reception.finished(request)
        return encoded(await asyncio.to_thread(outlook.proof, table))

    async def film(self, request: Request) -> Response:
        """The game as one file that plays itself back: from a seat, as everyone saw it, or from all seats."""
        table, _ = await self._reception.finished(request)
        self._reception.paces.heavy.check(sender(request))
        language = chosen(request.query_params.get("language", "")) or _liked(request)
        seen_by = request.query_params.get("seen_by", ALL)[:8]
        check_built()
        page = await asyncio.to_thread(lambda: html(filmed(table, seen_by, language)))
        return _saved(page.encode(), table, "html", "text/html; charset=utf-8")

    async def play(self, request: Request) -> Response:
        """A table of one's own that plays on from a position of it."""
        caller = await self._reception.caller(request)
        self._reception.paces.heavy.check(caller.person)
        await self._reception.quota.check(caller.person, sender(request))
        table, _ = await self._reception.finished(request)
        wish = await body(request, PlayOn)
        return encoded(await self._reception.hall.play_on_from(table, wish, caller), 201)

    async def page(self, request: Request) -> Response:
        """The page, with a preview for whoever only shows the link; without one where there is nothing to show."""
        try:
            table, _ = await self._reception.finished(request)
            shown = with_result(index(), outlook.shared_game(table, None), _liked(request))
        except Refused:
            shown = index()
        return HTMLResponse(shown, headers={"cache-control": "no-cache", "vary": "accept-language"})


def check_built() -> None:
    """There is a page to make films with."""
    try:
        projector()
    except Refused as refused:
        raise Refusal("not_now", str(refused)) from refused


def _liked(request: HTTPConnection) -> str:
    return accepted(request.headers.get("accept-language", ""))


def _saved(data: bytes, table: Table, ending: str, kind: str) -> Response:
    """A file that the browser keeps and does not open here."""
    name = f"tawy-{table.setup.game}-{table.id[:8]}.{ending}"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(data, media_type=kind, headers=headers)
