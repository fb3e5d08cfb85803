"""Signing in by a link in an e-mail, where this server can write them: asked for, and used."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from tawy.server.calls import targets
from tawy.server.calls.letters import SIGN_IN, SIGN_IN_WITHIN
from tawy.server.calls.targets import Email
from tawy.server.http import messages as m
from tawy.server.http.answers import encoded
from tawy.server.http.guards import body, sender
from tawy.server.http.people import hashed
from tawy.server.http.reception import Reception, Way
from tawy.server.http.routes.people import with_session
from tawy.server.http.wishes import AskLink, Token
from tawy.server.refusal import Refusal

LONGEST: Final = 200


class SignInLinks:
    """The way in for whoever has a confirmed address."""

    def __init__(self, reception: Reception) -> None:
        self._reception = reception
        self._store = reception.hall.store

    def routes(self) -> list[Way]:
        """Each with who answers."""
        return [
            ("POST", "/api/sign-in/mail", self.write),
            ("POST", "/api/sign-in/link", self.use),
        ]

    async def write(self, request: Request) -> Response:
        """A link is sent to whoever has this address; whether anybody does, the answer does not tell."""
        if self._reception.ways.post is None:
            raise Refusal("not_now", "This server is not set up for such messages.")
        address = (await body(request, AskLink)).address.strip()
        targets.check(Email(address))
        for one in (sender(request), address.lower()):
            self._reception.paces.letters.check(one)
        now = self._reception.hall.now()
        await self._store.write_links(address.lower(), SIGN_IN, now, now + SIGN_IN_WITHIN)
        return Response(status_code=204)

    async def use(self, request: Request) -> Response:
        """Somebody has opened the link, and has pressed the button: programs that look into mail press none."""
        self._reception.paces.guests.check(sender(request))
        token, links = (await body(request, Token)).token, self._reception.ways.links
        message = None if links is None else links.named("sign-in", token[:LONGEST])
        now = self._reception.hall.now()
        ticket = None if message is None else await self._store.take_ticket(hashed(message), SIGN_IN, now)
        person = None if ticket is None or ticket.person is None else await self._store.person(ticket.person)
        if person is None:
            raise Refusal("not_found", "This link is not good any more: ask for another one.")
        token = await self._reception.people.sign_in(person, now)
        return with_session(request, encoded(m.Me(person.id, person.name)), token)
