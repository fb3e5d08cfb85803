"""Club nights: announced, looked at, taken part in; and their invitations."""

from __future__ import annotations

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, Response

from tawy.kernel.refusal import Refused
from tawy.server.club import commands as c
from tawy.server.club import outlook
from tawy.server.club.conduct import is_invited, may_see, no_such_night
from tawy.server.club.messages import NightInvited
from tawy.server.http.answers import encoded
from tawy.server.http.guards import body, sender
from tawy.server.http.pages import index
from tawy.server.http.people import good_name
from tawy.server.http.preview import night_preview, with_tags
from tawy.server.http.reception import Reception, Way
from tawy.server.http.routes.inviting import photographed
from tawy.server.http.wishes import AnnounceNight, DoInNight
from tawy.server.tables.messages import Invitation
from tawy.words.languages import accepted


class ClubNights:
    """The club nights of this server."""

    def __init__(self, reception: Reception) -> None:
        self._reception = reception
        self._clubs = reception.clubs

    def routes(self) -> list[Way]:
        """Each with who answers."""
        return [
            ("POST", "/api/clubs", self.announce),
            ("GET", "/api/clubs/mine", self.mine),
            ("GET", "/api/clubs/{id}", self.look),
            ("POST", "/api/clubs/{id}/commands", self.command),
            ("GET", "/api/clubs/{id}/invitation", self.invitation),
            ("GET", "/api/clubs/{id}/invitation/code", self.code),
            ("GET", "/api/club-invitations/{id}/{invitation}", self.invited),
            ("GET", "/club/{id}/{invitation}", self.page),
        ]

    async def announce(self, request: Request) -> Response:
        """A new club night."""
        caller = await self._reception.caller(request)
        self._reception.paces.heavy.check(caller.person)
        wish = (await body(request, AnnounceNight)).setup
        setup = msgspec.structs.replace(wish, name=good_name(wish.name))
        return encoded(await self._clubs.announce(setup, caller), 201)

    async def mine(self, request: Request) -> Response:
        """The club nights one takes part in, the latest first."""
        person = await self._reception.person(request)
        self._reception.paces.reads.check(person.id)
        return encoded(await self._clubs.mine(person.id))

    async def look(self, request: Request) -> Response:
        """A club night, for who takes part."""
        return encoded(await self._clubs.look(request.path_params["id"], await self._looker(request)))

    async def _looker(self, request: HTTPConnection) -> str:
        """Who wants to see a club night; to a stranger there is none."""
        person = await self._reception.maybe_person(request)
        self._reception.paces.reads.check(person.id if person else sender(request))
        if person is None:
            raise no_such_night()
        return person.id

    async def command(self, request: Request) -> Response:
        """Something is to be done in a club night."""
        caller = await self._reception.caller(request)
        paces = self._reception.paces
        wish = await body(request, DoInNight)
        (paces.heavy if isinstance(wish.command, c.BeginRound) else paces.commands).check(caller.person)
        return encoded(await self._clubs.command(request.path_params["id"], caller, wish.command))

    async def invitation(self, request: Request) -> Response:
        """What lets others in: for those who take part."""
        return encoded(Invitation(await self._own(request)))

    async def code(self, request: Request) -> Response:
        """The same as a picture."""
        return photographed(f"{request.base_url}club/{request.path_params['id']}/{await self._own(request)}")

    async def _own(self, request: Request) -> str:
        """The invitation of a night in which one takes part."""
        person = await self._looker(request)
        night, _ = await self._clubs.night(request.path_params["id"])
        if not may_see(night, person):
            raise no_such_night()
        return night.invitation

    async def invited(self, request: Request) -> Response:
        """What somebody is invited to."""
        return encoded(await self._invited(request))

    async def page(self, request: Request) -> Response:
        """The page, with a preview for whoever only shows the link; without one where there is nothing to show."""
        language = accepted(request.headers.get("accept-language", ""))
        try:
            shown = with_tags(index(), *night_preview(await self._invited(request), language))
        except Refused:
            shown = index()
        return HTMLResponse(shown, headers={"cache-control": "no-cache", "vary": "accept-language"})

    async def _invited(self, request: HTTPConnection) -> NightInvited:
        """What an invitation says, to who knows it and was not sent away."""
        person = await self._reception.maybe_person(request)
        self._reception.paces.reads.check(person.id if person else sender(request))
        night, _ = await self._clubs.night(request.path_params["id"])
        if not is_invited(night, request.path_params["invitation"], person.id if person else None):
            raise no_such_night()
        return outlook.invited(night)
