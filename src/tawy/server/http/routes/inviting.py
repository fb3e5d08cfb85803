"""Invitations: what they say before one comes in, the same as a link's preview, and as a code to be photographed."""

from __future__ import annotations

from io import BytesIO

import segno
from msgspec.structs import replace
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, Response

from tawy.kernel.refusal import Refused
from tawy.server.http.answers import encoded
from tawy.server.http.guards import sender
from tawy.server.http.pages import index
from tawy.server.http.preview import with_preview
from tawy.server.http.rated import Sitting, shown_to
from tawy.server.http.reception import Reception, Way
from tawy.server.refusal import Refusal, no_such_table
from tawy.server.store import Person
from tawy.server.tables import messages as m
from tawy.server.tables import outlook
from tawy.server.tables.caller import invited_to
from tawy.server.tables.table import Table
from tawy.words.languages import accepted


class Inviting:
    """Invitations to tables."""

    def __init__(self, reception: Reception) -> None:
        self._reception = reception

    def routes(self) -> list[Way]:
        """Each with who answers."""
        return [
            ("GET", "/api/tables/{id}/invitation", self.invitation),
            ("GET", "/api/tables/{id}/invitation/code", self.code),
            ("GET", "/api/invitations/{id}/{invitation}", self.invited),
            ("GET", "/join/{id}/{invitation}", self.page),
            ("GET", "/watch/{id}/{invitation}", self.page),
        ]

    async def invitation(self, request: Request) -> Response:
        """What lets others in: for those who sit here."""
        table = await self._own(request)
        return encoded(m.Invitation(table.invitation, table.watching))

    async def code(self, request: Request) -> Response:
        """The same as a picture, for whoever sits at the same real table: the link to this very server."""
        table, watch = await self._own(request), request.query_params.get("purpose") == "watch"
        if watch and not table.watching:
            raise Refusal("not_found", "There is no link for spectators yet: the host can make one.")
        way = f"watch/{table.id}/{table.watching}" if watch else f"join/{table.id}/{table.invitation}"
        return photographed(f"{request.base_url}{way}")

    async def _own(self, request: Request) -> Table:
        """A table at which one sits, or which one has opened: its invitations are there to be given away."""
        live, caller = await self._reception.present(request)
        if caller.person != live.table.owner and not live.table.seats_of(caller.person):
            raise Refusal("not_yours", "Only those who sit at a table can invite others.")
        return live.table

    async def invited(self, request: Request) -> Response:
        """What somebody is invited to, with how strong those are who sit there, as far as they show it to them."""
        person = await self._reception.maybe_person(request)
        table, told = await self._invited(request, person)
        return encoded(await self._with_ratings(table, told, person))

    async def page(self, request: Request) -> Response:
        """The page, with a preview for whoever only shows the link; without one where there is nothing to show.

        A preview is shown to anyone, whoever asked for it: it tells of people what they show to everyone.
        """
        language = accepted(request.headers.get("accept-language", ""))
        try:
            table, told = await self._invited(request, await self._reception.maybe_person(request))
            shown = with_preview(index(), await self._with_ratings(table, told, None), language)
        except Refused:
            shown = index()
        return HTMLResponse(shown, headers={"cache-control": "no-cache", "vary": "accept-language"})

    async def _invited(self, request: HTTPConnection, person: Person | None) -> tuple[Table, m.Invited]:
        """A table, and what an invitation says of it to who knows it and is not kept out."""
        self._reception.paces.reads.check(person.id if person else sender(request))
        live = await self._reception.hall.live(request.path_params["id"])
        purpose = invited_to(live.table, request.path_params["invitation"], person.id if person else None)
        if purpose is None:
            raise no_such_table()
        return live.table, outlook.invited(live.table, purpose)

    async def _with_ratings(self, table: Table, told: m.Invited, viewer: Person | None) -> m.Invited:
        if not told.rated:
            return told
        store = self._reception.hall.store
        (ratings,) = await shown_to(store, viewer.id if viewer else None, [Sitting.at(table)])
        return replace(
            told, seats=[replace(seat, rating=rating) for seat, rating in zip(told.seats, ratings, strict=True)]
        )


def photographed(link: str) -> Response:
    """A link as a code to be photographed."""
    picture = BytesIO()
    segno.make(link, micro=False, error="m").save(picture, kind="svg", border=4, dark="#000", light="#fff")
    return Response(picture.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})
