"""The web application: every route, and what becomes of a request whatever happens to it."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any, Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tawy.kernel.refusal import Refused
from tawy.server.addresses import known_hosts
from tawy.server.hall.hall import Hall
from tawy.server.http.answers import failure, problem
from tawy.server.http.guards import KnownHosts, Straight, WithHeaders, check_origin
from tawy.server.http.pages import page_routes
from tawy.server.http.reception import Handler, Reception, Way
from tawy.server.http.routes.calls import Calls
from tawy.server.http.routes.chat import Talking
from tawy.server.http.routes.clubs import ClubNights
from tawy.server.http.routes.farewell import OwnData
from tawy.server.http.routes.files import Files
from tawy.server.http.routes.friends import Friends
from tawy.server.http.routes.inviting import Inviting
from tawy.server.http.routes.lessons import Lessons
from tawy.server.http.routes.links import SignInLinks
from tawy.server.http.routes.looking import Looking
from tawy.server.http.routes.operation import Operation, nothing
from tawy.server.http.routes.passkeys import Passkeys
from tawy.server.http.routes.people import AboutPeople
from tawy.server.http.routes.planning import Planning
from tawy.server.http.routes.playing import COMMANDS, Playing
from tawy.server.http.routes.profiles import Profiles
from tawy.server.http.routes.puzzles import AllPuzzles
from tawy.server.http.routes.ratings import Ratings
from tawy.server.http.routes.reviewing import Reviewing
from tawy.server.http.routes.sharing import Sharing
from tawy.server.http.routes.sockets import Sockets
from tawy.server.http.routes.statistics import Statistics
from tawy.server.http.routes.tables import AllTables
from tawy.server.settings import Settings

USUAL: Final = Settings()
METHODS: Final = ("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")

log = logging.getLogger("tawy.server")


class App:
    """The routes over one hall."""

    def __init__(self, hall: Hall, settings: Settings = USUAL) -> None:
        self.hall = hall
        self.reception = Reception(hall, settings)
        self.sockets = Sockets(self.reception)
        self._hosts = known_hosts(settings.host, settings.host_names)

    def starlette(self, lifespan: Callable[[Any], Any] | None = None) -> Starlette:
        """The application as a server runs it."""
        routes = [Route(path, self._answered(handler), methods=[method]) for method, path, handler in self.routes()]
        unknown = Route("/api/{path:path}", self._answered(nothing), methods=METHODS)
        command = next(route for route in routes if route.path == COMMANDS)
        outside = [
            Middleware(WithHeaders),
            Middleware(KnownHosts, self._hosts, problem),
            Middleware(Straight, command),
        ]
        every = [*routes, self.sockets.route(), unknown, *page_routes()]
        starlette = Starlette(routes=every, middleware=outside, lifespan=lifespan)
        starlette.state.app = self
        return starlette

    def routes(self) -> list[Way]:
        """Every route: a test holds them against every role. What is named comes before what only has an id."""
        people = (AboutPeople, Passkeys, SignInLinks, OwnData, Profiles, Calls, Files, Friends)
        tables = (AllTables, Playing, Planning, Inviting, Talking, Ratings, Looking, Sharing, Reviewing, ClubNights)
        parts = (Operation, *people, Lessons, AllPuzzles, Statistics, *tables)
        return [route for part in parts for route in part(self.reception).routes()]

    def _answered(self, handler: Handler) -> Handler:
        """A handler whose refusals become clear answers and whose failures tell nothing of the inside."""

        async def answered(request: Request) -> Response:
            begun, path = time.perf_counter(), request.scope["route"].path
            try:
                if request.method not in {"GET", "HEAD"}:
                    check_origin(request)
                answer = await handler(request)
            except Refused as refused:
                answer = problem(refused)
            except Exception:
                log.exception("request failed", extra={"path": path})
                answer = failure()
            self.reception.metrics.answered(request.method, path, answer.status_code, time.perf_counter() - begun)
            return answer

        return answered
