"""Friends: whom one would like to play with again, and the seats that are offered to them."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from tawy.server.http import messages as m
from tawy.server.http.answers import encoded
from tawy.server.http.guards import body
from tawy.server.http.reception import Reception, Way
from tawy.server.http.routes.tables import LISTED, listed
from tawy.server.http.wishes import Befriend
from tawy.server.refusal import Refusal
from tawy.server.tables.hosting import MOST_CALLED, check_host
from tawy.server.tables.messages import Offers

MOST_FRIENDS: Final = 200


class Friends:
    """Somebody's friends, of whom nobody else is told."""

    def __init__(self, reception: Reception) -> None:
        self._reception = reception
        self._store = reception.hall.store

    def routes(self) -> list[Way]:
        """Each with who answers."""
        return [
            ("GET", "/api/me/friends", self.all),
            ("POST", "/api/me/friends", self.mark),
            ("DELETE", "/api/me/friends/{person}", self.unmark),
            ("GET", "/api/me/offers", self.offered),
            ("GET", "/api/tables/{id}/offers", self.offers),
            ("POST", "/api/tables/{id}/offers", self.offer),
        ]

    async def all(self, request: Request) -> Response:
        """Everyone whom one has marked, the latest first."""
        person = await self._reception.person(request)
        self._reception.paces.reads.check(person.id)
        found = await self._store.friends_of(person.id)
        return encoded(m.Friends([m.FriendInfo(one.person, one.name, one.since) for one in found]))

    async def mark(self, request: Request) -> Response:
        """One more: somebody whom one has met, for a stranger is not called to tables."""
        person = await self._reception.person(request)
        self._reception.paces.commands.check(person.id)
        other = (await body(request, Befriend)).person
        if other == person.id or not await self._store.have_met(person.id, other):
            raise Refusal("not_found", "Only people whom you have met at a table can be marked as friends.")
        if not await self._store.mark_friend(person.id, other, self._reception.hall.now(), MOST_FRIENDS):
            raise Refusal("too_many", f"You have marked {MOST_FRIENDS} friends: remove some first.")
        return Response(status_code=204)

    async def unmark(self, request: Request) -> Response:
        """One less."""
        person = await self._reception.person(request)
        self._reception.paces.commands.check(person.id)
        if not await self._store.unmark_friend(person.id, request.path_params["person"]):
            raise Refusal("not_found", "There is nobody like that among your friends.")
        return Response(status_code=204)

    async def offered(self, request: Request) -> Response:
        """The tables at which one is offered a seat, and to which one has not come."""
        person = await self._reception.person(request)
        self._reception.paces.reads.check(person.id)
        return listed(await self._store.offers_to(person.id, LISTED))

    async def offers(self, request: Request) -> Response:
        """For the host: who was called to the table."""
        live, caller = await self._reception.present(request)
        check_host(live.table, caller)
        called = live.table.called
        return encoded(Offers(sorted(called), max(0, MOST_CALLED - len(called))))

    async def offer(self, request: Request) -> Response:
        """A seat for a friend, who is called."""
        await self._reception.person(request)
        live, caller = await self._reception.present(request)
        check_host(live.table, caller)
        self._reception.paces.commands.check(caller.person)
        wish = await body(request, Befriend)
        if all(friend.person != wish.person for friend in await self._store.friends_of(caller.person)):
            raise Refusal("not_found", "There is nobody like that among your friends.")
        await self._reception.hall.offer(live.table.id, caller, wish.person)
        return Response(status_code=204)
