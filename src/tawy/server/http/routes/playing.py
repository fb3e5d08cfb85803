"""What people do at a table: commands, a bot's advice, and whom they let in."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tawy.server.http.answers import encoded
from tawy.server.http.guards import body
from tawy.server.http.messages import PeopleHere
from tawy.server.http.reception import Reception, Way
from tawy.server.http.wishes import AskHint
from tawy.server.tables import outlook
from tawy.server.tables.commands import Envelope
from tawy.server.tables.hosting import check_host

COMMANDS: Final = "/api/tables/{id}/commands"


class Playing:
    """At one table, as somebody."""

    def __init__(self, reception: Reception) -> None:
        self._reception = reception
        self._hall = reception.hall

    def routes(self) -> list[Way]:
        """Each with who answers."""
        return [
            ("POST", COMMANDS, self.command),
            ("POST", "/api/tables/{id}/hint", self.hint),
            ("GET", "/api/tables/{id}/people", self.people),
        ]

    async def command(self, request: Request) -> Response:
        """Something is to be done at a table."""
        caller = await self._reception.caller(request)
        self._reception.paces.commands.check(caller.person)
        envelope = await body(request, Envelope)
        ident = request.path_params["id"]
        with self._reception.metrics.command(type(envelope.command).__name__):
            accepted = await self._hall.command(ident, caller, envelope)
        self._reception.looks.note(ident, caller.person, accepted.n)
        return encoded(accepted)

    async def hint(self, request: Request) -> Response:
        """What a strong bot would consider in one's place."""
        caller = await self._reception.caller(request)
        self._reception.paces.heavy.check(caller.person)
        wish = await body(request, AskHint)
        live = await self._hall.live(request.path_params["id"])
        return encoded(await self._hall.hints.give(live.table, caller, wish.seat, wish.position))

    async def people(self, request: Request) -> Response:
        """Whom the host can send away or let in again."""
        live, caller = await self._reception.present(request)
        check_host(live.table, caller)
        here = outlook.people(live.table, live.following.named())
        unnamed = [await self._hall.store.person(one.person) for one in here if not one.name]
        names = {known.id: known.name for known in unnamed if known is not None}
        named = [msgspec.structs.replace(one, name=one.name or names.get(one.person, "")) for one in here]
        return encoded(PeopleHere(named))
