"""Planning at a table, for the one who plans alone: nothing is kept, and nobody else can tell that it is done."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tawy.server.http.answers import encoded
from tawy.server.http.guards import body
from tawy.server.http.reception import Reception, Way
from tawy.server.tables.planning import AskPlan, check, planned


class Planning:
    """Plans for a seat of one's own."""

    def __init__(self, reception: Reception) -> None:
        self._reception = reception

    def routes(self) -> list[Way]:
        """Each with who answers."""
        return [("POST", "/api/tables/{id}/plan", self.plan)]

    async def plan(self, request: Request) -> Response:
        """A plan, played to its end."""
        caller = await self._reception.caller(request)
        self._reception.paces.plans.check(caller.person)
        wish = await body(request, AskPlan)
        live = await self._reception.hall.live(request.path_params["id"])
        check(live.table, caller, wish.seat)
        return encoded(planned(live.table, wish))
