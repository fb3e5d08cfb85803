"""Reviews of games that are over, for whoever may see the game; and other answers tried."""

from __future__ import annotations

from typing import get_args

from starlette.requests import Request
from starlette.responses import Response

from tawy.review.format import DepthName
from tawy.server.http.answers import NOT_KEPT, encoded
from tawy.server.http.guards import body, sender
from tawy.server.http.reception import Reception, Way, viewpoint
from tawy.server.http.wishes import number
from tawy.server.refusal import Refusal
from tawy.server.reviews.messages import AskReview, TryAnswer


class Reviewing:
    """Of a game that is not over there is nothing here, as if it did not exist."""

    def __init__(self, reception: Reception) -> None:
        self._reception = reception
        self._reviews = reception.reviews

    def routes(self) -> list[Way]:
        """Each with who answers."""
        return [
            ("GET", "/api/games/{id}/review", self.states),
            ("GET", "/api/games/{id}/review/{depth}", self.review),
            ("POST", "/api/games/{id}/review", self.ask),
            ("POST", "/api/games/{id}/review/stop", self.stop),
            ("POST", "/api/games/{id}/try", self.try_),
        ]

    async def states(self, request: Request) -> Response:
        """How far its reviews have come."""
        table, person = await self._reception.finished(request)
        return encoded(await self._reviews.states(table, person))

    async def review(self, request: Request) -> Response:
        """A review that is made."""
        table, _ = await self._reception.finished(request)
        depth = next((name for name in get_args(DepthName) if name == request.path_params["depth"]), None)
        if depth is None:
            raise Refusal("malformed", f"A review is one of {', '.join(get_args(DepthName))}.")
        made = await self._reviews.review(table, depth)
        return Response(made, headers=NOT_KEPT, media_type="application/json")

    async def ask(self, request: Request) -> Response:
        """One more is wanted, or gone on with."""
        caller = await self._reception.caller(request)
        table, _ = await self._reception.finished(request)
        wish = await body(request, AskReview)
        self._reception.paces.reviews.check(sender(request))
        return encoded(await self._reviews.ask(table, wish.depth, caller))

    async def stop(self, request: Request) -> Response:
        """One is wanted no longer."""
        caller = await self._reception.caller(request)
        table, _ = await self._reception.finished(request)
        wish = await body(request, AskReview)
        return encoded(await self._reviews.stop(table, wish.depth, caller))

    async def try_(self, request: Request) -> Response:
        """Another answer, and how bots go on."""
        caller = await self._reception.caller(request)
        self._reception.paces.heavy.check(caller.person)
        table, _ = await self._reception.finished(request)
        seat = viewpoint(table, None, number(request, "seat"))
        return encoded(await self._reviews.try_(table, await body(request, TryAnswer), seat, caller))
