"""What is said at a table: to read, to say, to report to the host; and whom one does not want to read."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tawy.server.hall.live import Live
from tawy.server.http.answers import encoded
from tawy.server.http.guards import body
from tawy.server.http.reception import Reception, Way
from tawy.server.http.wishes import Mute, Say, written_number
from tawy.server.refusal import Refusal
from tawy.server.tables.caller import Caller


class Talking:
    """At one table, as somebody."""

    def __init__(self, reception: Reception) -> None:
        self._reception = reception
        self._chat = reception.hall.chat

    def routes(self) -> list[Way]:
        """Each with who answers."""
        return [
            ("GET", "/api/tables/{id}/chat", self.read),
            ("POST", "/api/tables/{id}/chat", self.say),
            ("POST", "/api/tables/{id}/chat/{line}/report", self.report),
            ("POST", "/api/muted", self.mute),
        ]

    async def read(self, request: Request) -> Response:
        """What was said last, where one may read it."""
        live, _, person = await self._reception.seen(request)
        return encoded(await self._chat.of(live, person.id if person else None))

    async def say(self, request: Request) -> Response:
        """One line more."""
        live, caller = await self._speaker(request)
        self._reception.paces.talk.check(caller.person)
        wish = await body(request, Say)
        return encoded(await self._chat.say(live, caller, wish.room, wish.text), 201)

    async def report(self, request: Request) -> Response:
        """The host shall read a line."""
        live, caller = await self._speaker(request)
        self._reception.paces.commands.check(caller.person)
        await self._chat.report(live, caller, written_number("line", request.path_params["line"]))
        return Response(status_code=204)

    async def _speaker(self, request: Request) -> tuple[Live, Caller]:
        """The table, and who speaks there; whoever has not said who they are hears that first."""
        await self._reception.person(request)
        return await self._reception.present(request)

    async def mute(self, request: Request) -> Response:
        """Somebody is not read any more, at any table; or again."""
        person = await self._reception.person(request)
        self._reception.paces.commands.check(person.id)
        wish = await body(request, Mute)
        if wish.person == person.id or await self._reception.hall.store.person(wish.person) is None:
            raise Refusal("not_found", "There is nobody like that to mute.")
        await self._reception.hall.store.mute(person.id, wish.person, quiet=wish.muted)
        return Response(status_code=204)
