"""The web application: every route, who may use it, and what it answers."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Annotated, Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from tawy.ai.bots import LEVELS
from tawy.games import GAMES
from tawy.kernel import record
from tawy.kernel.record import Record
from tawy.kernel.refusal import Refused
from tawy.server.addresses import known_hosts
from tawy.server.hall.following import Follower, Present
from tawy.server.hall.hall import Hall, Live
from tawy.server.http.guards import (
    LARGEST_FILE,
    KnownHosts,
    Pace,
    WithHeaders,
    body,
    check_origin,
    is_from_here,
    is_operator,
    raw_body,
    sender,
)
from tawy.server.http.health import check_health
from tawy.server.http.metrics import Metrics
from tawy.server.http.pages import page_routes
from tawy.server.http.people import People, hashed
from tawy.server.http.quota import Quota
from tawy.server.refusal import Refusal, no_session, no_such_table
from tawy.server.settings import Settings
from tawy.server.store import Person
from tawy.server.tables import messages as m
from tawy.server.tables import outlook
from tawy.server.tables.caller import Caller, may_see
from tawy.server.tables.commands import Envelope, Position, SeatNumber
from tawy.server.tables.hosting import check_host
from tawy.server.tables.outlook import Viewpoint
from tawy.server.tables.setup import LIMITS, TableSetup
from tawy.server.tables.table import Table

COOKIE: Final = "tawy_session"
A_YEAR: Final = 365 * 86_400
LISTED: Final = 50
DIGITS: Final = 15
"""Of a number in an address, at most."""
LONGEST_SENTENCE: Final = 400
"""Letters of a refusal: it may quote what somebody sent."""
USUAL: Final = Settings()
METHODS: Final = ("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
MOST_SOCKETS: Final = 12
"""Of one person at one table: a few pages, a few seats."""
CHECKED_EVERY: Final = 5.0
"""Seconds between two looks at whether the sessions of open sockets are still there."""
CLOSED_TOO_SLOW: Final = 4008
CLOSED_OTHERWISE: Final = 4000
REFUSED_SOCKET: Final = 4003

log = logging.getLogger("tawy.server")

Handler = Callable[[Request], Awaitable[Response]]
Name = Annotated[str, msgspec.Meta(max_length=200)]


class Welcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guest comes with a name."""

    name: Name


class Recovery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody comes from another device."""

    code: Name


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table is to be opened; whoever opens it may be ready at once."""

    setup: TableSetup
    ready: bool = False


class SignOutEverywhere(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody signs out of all browsers at once, and may want another recovery code."""

    new_code: bool = False


class AskHint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody wants a hint for what a seat of theirs is asked, at the position they see."""

    seat: SeatNumber
    position: Position


class Paces(msgspec.Struct, frozen=True):
    """How much of each kind one sender may ask for."""

    guests: Pace
    commands: Pace
    reads: Pace
    heavy: Pace
    """Opening tables, bringing files, asking for hints."""


def paces(guests_per_minute: int) -> Paces:
    """The usual limits."""
    return Paces(Pace(guests_per_minute / 60, guests_per_minute), Pace(50, 200), Pace(50, 300), Pace(5, 60))


class App:
    """The routes over one hall."""

    def __init__(self, hall: Hall, settings: Settings = USUAL) -> None:
        self.hall = hall
        self.settings = settings
        self.hosts = known_hosts(settings.host, settings.host_names)
        self.present = Present()
        self.people = People(hall.store, now=hall.now, session_days=settings.session_days)
        self.people.ended = self.present.left
        self.paces = paces(settings.guests_per_minute)
        self.quota = Quota(hall.store, settings)
        self.metrics = Metrics(hall)

    def starlette(self, lifespan: Callable[[Any], Any] | None = None) -> Starlette:
        """The application as a server runs it."""
        routes = [Route(path, self._answered(handler), methods=[method]) for method, path, handler in self.routes()]
        socket = WebSocketRoute("/api/tables/{id}/socket", self.socket)
        nothing = Route("/api/{path:path}", self._answered(self.nothing), methods=METHODS)
        outside = [Middleware(WithHeaders), Middleware(KnownHosts, self.hosts, problem)]
        return Starlette(routes=[*routes, socket, nothing, *page_routes()], middleware=outside, lifespan=lifespan)

    def routes(self) -> list[tuple[str, str, Handler]]:
        """Every route: a test holds them against every role."""
        return [
            ("GET", "/health", self.health),
            ("GET", "/metrics", self.measured),
            ("GET", "/api/catalogue", self.catalogue),
            ("POST", "/api/guests", self.welcome),
            ("POST", "/api/recover", self.recover),
            ("GET", "/api/me", self.me),
            ("POST", "/api/me", self.rename),
            ("DELETE", "/api/me", self.leave),
            ("POST", "/api/me/sign-out-everywhere", self.leave_everywhere),
            ("GET", "/api/tables", self.public_tables),
            ("POST", "/api/tables", self.open_table),
            ("GET", "/api/tables/mine", self.my_tables),
            ("POST", "/api/tables/import", self.bring),
            ("GET", "/api/tables/{id}", self.table),
            ("DELETE", "/api/tables/{id}", self.delete),
            ("POST", "/api/tables/{id}/commands", self.command),
            ("POST", "/api/tables/{id}/hint", self.hint),
            ("GET", "/api/tables/{id}/invitation", self.invitation),
            ("GET", "/api/tables/{id}/people", self.people_here),
            ("GET", "/api/tables/{id}/why", self.why),
            ("GET", "/api/tables/{id}/explain", self.explain),
            ("GET", "/api/tables/{id}/foresee", self.foresee),
            ("GET", "/api/tables/{id}/log", self.log),
            ("GET", "/api/tables/{id}/positions/{position}", self.position),
            ("GET", "/api/tables/{id}/file", self.file),
        ]

    def _answered(self, handler: Handler) -> Callable[[Request], Awaitable[Response]]:
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
            self.metrics.answered(request.method, path, answer.status_code, time.perf_counter() - begun)
            return answer

        return answered

    # --- operation -----------------------------------------------------------------------------------

    async def health(self, _request: Request) -> Response:
        """Whether the server and its store are well."""
        await check_health(self.hall.store, self.settings.least_free_megabytes)
        return encoded({"status": "well"})

    async def measured(self, request: Request) -> Response:
        """Figures for whoever runs the server: asked on this machine, and straight."""
        if not is_operator(request):
            return await self.nothing(request)
        return Response(self.metrics.text(), media_type="text/plain; version=0.0.4")

    async def nothing(self, _request: Request) -> Response:
        """No part of the interface."""
        raise Refusal("not_found", "There is nothing here.")

    async def catalogue(self, _request: Request) -> Response:
        """What a table can be made of."""
        games = [m.GameInfo(name, spec.rules_version, spec.seats) for name, spec in GAMES.items()]
        return encoded(m.Catalogue(games, list(LEVELS), {**LIMITS}))

    # --- people --------------------------------------------------------------------------------------

    async def welcome(self, request: Request) -> Response:
        """A new guest."""
        self.paces.guests.check(sender(request))
        wish = await body(request, Welcome)
        guest, token = await self.people.welcome(wish.name, self.hall.now())
        return self._with_session(request, encoded(guest, 201), token)

    async def recover(self, request: Request) -> Response:
        """Somebody from another device."""
        self.paces.guests.check(sender(request))
        wish = await body(request, Recovery)
        person, token = await self.people.recover(wish.code, self.hall.now())
        return self._with_session(request, encoded(m.Me(person.id, person.name)), token)

    def _with_session(self, request: Request, answer: Response, token: str) -> Response:
        secure = request.url.scheme == "https"
        answer.set_cookie(COOKIE, token, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure)
        return answer

    async def me(self, request: Request) -> Response:
        """Who one is; nobody yet is no mistake. A browser that comes back keeps its session for longer."""
        person = await self._maybe_person(request)
        answer = encoded(None if person is None else m.Me(person.id, person.name))
        token = request.cookies.get(COOKIE, "")
        return self._with_session(request, answer, token) if self.people.lasts_longer(token) else answer

    async def rename(self, request: Request) -> Response:
        """A new name."""
        person = await self._person(request)
        self.paces.commands.check(person.id)
        renamed = await self.people.rename(person, (await body(request, Welcome)).name)
        return encoded(m.Me(renamed.id, renamed.name))

    async def leave(self, request: Request) -> Response:
        """This browser forgets one; the recovery code brings one back."""
        person = await self._person(request)
        await self.people.leave(person, request.cookies[COOKIE])
        return without_session(Response(status_code=204))

    async def leave_everywhere(self, request: Request) -> Response:
        """Every browser forgets one; the recovery code, the old or a new one, brings one back."""
        person = await self._person(request)
        self.paces.commands.check(person.id)
        wish = await body(request, SignOutEverywhere)
        code = await self.people.leave_everywhere(person, renew=wish.new_code)
        return without_session(encoded(m.SignedOut(code)))

    async def _person(self, connection: HTTPConnection) -> Person:
        person = await self._maybe_person(connection)
        if person is None:
            raise no_session()
        return person

    async def _maybe_person(self, connection: HTTPConnection) -> Person | None:
        return await self.people.of_session(connection.cookies.get(COOKIE))

    # --- tables --------------------------------------------------------------------------------------

    async def public_tables(self, request: Request) -> Response:
        """Tables that are open for everyone, to sit down at or to watch."""
        self.paces.reads.check(sender(request))
        status = request.query_params.get("status", "gathering")
        if status not in {"gathering", "running", "over"}:
            raise Refusal("malformed", "The status of tables is gathering, running or over.")
        rows = await self.hall.store.public_games(status, LISTED)
        return encoded(m.Tables([msgspec.json.decode(row.summary, type=m.TableSummary) for row in rows]))

    async def my_tables(self, request: Request) -> Response:
        """The tables one belongs to, the latest first."""
        person = await self._person(request)
        self.paces.reads.check(person.id)
        rows = await self.hall.store.games_of(person.id, LISTED, number(request, "before"))
        return encoded(m.Tables([msgspec.json.decode(row.summary, type=m.TableSummary) for row in rows]))

    async def open_table(self, request: Request) -> Response:
        """A new table."""
        caller = await self._caller(request)
        self.paces.heavy.check(caller.person)
        await self.quota.check(caller.person, sender(request))
        wish = await body(request, OpenTable)
        return encoded(await self.hall.open(wish.setup, caller, ready=wish.ready), 201)

    async def bring(self, request: Request) -> Response:
        """A table from a file."""
        caller = await self._caller(request)
        self.paces.heavy.check(caller.person)
        await self.quota.check(caller.person, sender(request))
        return encoded(await self.hall.bring(await raw_body(request, LARGEST_FILE), caller), 201)

    async def command(self, request: Request) -> Response:
        """Something is to be done at a table."""
        caller = await self._caller(request)
        self.paces.commands.check(caller.person)
        envelope = await body(request, Envelope)
        with self.metrics.command(type(envelope.command).__name__):
            return encoded(await self.hall.command(request.path_params["id"], caller, envelope))

    async def delete(self, request: Request) -> Response:
        """A table of one's own is gone for good."""
        caller = await self._caller(request)
        self.paces.commands.check(caller.person)
        await self.hall.delete(request.path_params["id"], caller)
        return Response(status_code=204)

    async def hint(self, request: Request) -> Response:
        """What a strong bot would consider in one's place."""
        caller = await self._caller(request)
        self.paces.heavy.check(caller.person)
        wish = await body(request, AskHint)
        live = await self.hall.live(request.path_params["id"])
        return encoded(await self.hall.hints.give(live.table, caller, wish.seat, wish.position))

    async def _caller(self, request: Request) -> Caller:
        person = await self._person(request)
        return Caller(person.id, person.name)

    async def table(self, request: Request) -> Response:
        """A table as it is now, from one's viewpoint."""
        live, seat = await self._viewed(request)
        return encoded(outlook.snapshot(live.table, seat, self.hall.now(), number(request, "after")))

    async def invitation(self, request: Request) -> Response:
        """What lets others in: for those who sit here."""
        live, _, person = await self._seen(request)
        if person is None:
            raise no_session()
        if person.id != live.table.owner and not live.table.seats_of(person.id):
            raise Refusal("not_yours", "Only those who sit at a table can invite others.")
        return encoded(m.Invitation(live.table.invitation))

    async def people_here(self, request: Request) -> Response:
        """Whom the host can send away or let in again."""
        live, _, person = await self._seen(request)
        if person is None:
            raise no_session()
        check_host(live.table, Caller(person.id, person.name))
        here = outlook.people(live.table, live.following.named())
        unnamed = [await self.hall.store.person(one.person) for one in here if not one.name]
        names = {known.id: known.name for known in unnamed if known is not None}
        named = [msgspec.structs.replace(one, name=one.name or names.get(one.person, "")) for one in here]
        return encoded(m.PeopleHere(named))

    async def why(self, request: Request) -> Response:
        """The rules that forbid a target."""
        live, seat = await self._viewed(request)
        target = request.query_params.get("target", "")
        return encoded(outlook.why_not(live.table, own_seat(seat), target[:200]))

    async def explain(self, request: Request) -> Response:
        """The figures behind the position."""
        live, seat = await self._viewed(request)
        return encoded(outlook.explained(live.table, seat))

    async def foresee(self, request: Request) -> Response:
        """What each option of one's question would do."""
        live, seat = await self._viewed(request)
        return encoded(outlook.foreseen(live.table, own_seat(seat)))

    async def log(self, request: Request) -> Response:
        """What happened: a page from behind a step on, or the last one before a step."""
        live, seat = await self._viewed(request)
        return encoded(outlook.log(live.table, seat, number(request, "after"), number(request, "before")))

    async def position(self, request: Request) -> Response:
        """The game at one position: from one's own viewpoint, of a game that is over from any."""
        live, seat = await self._viewed(request)
        position = written_number("position", request.path_params["position"])
        return encoded(outlook.positioned(live.table, seat, position))

    async def file(self, request: Request) -> Response:
        """The game as a file: the record of one that is over; of a running one, what the viewpoint may know."""
        live, seat = await self._viewed(request)
        table = live.table
        if table.status == "over" and table.play is not None:
            play = table.play
            data = record.write(
                Record(
                    table.setup.game,
                    table.spec.rules_version,
                    table.setup.options,
                    table.seed,
                    play.picks,
                    mark=table.spec.mark(play.game),
                )
            )
        else:
            data = msgspec.json.encode(outlook.diary(table, seat))
        name = f"tawy-{table.setup.game}-{table.id[:8]}.json"
        answer = Response(data, media_type="application/json")
        answer.headers["content-disposition"] = f'attachment; filename="{name}"'
        return answer

    async def _viewed(self, request: HTTPConnection) -> tuple[Live, Viewpoint]:
        """The table of a request and the viewpoint it asks for, if the person may have it."""
        live, seat, _ = await self._seen(request)
        return live, seat

    async def _seen(self, request: HTTPConnection) -> tuple[Live, Viewpoint, Person | None]:
        """The same, and who asks."""
        person = await self._maybe_person(request)
        self.paces.reads.check(person.id if person else sender(request))
        live = await self.hall.live(request.path_params["id"])
        if not may_see(live.table, person.id if person else None):
            raise no_such_table()
        return live, viewpoint(live.table, person, number(request, "seat")), person

    # --- the socket ----------------------------------------------------------------------------------

    async def socket(self, socket: WebSocket) -> None:
        """Push only: whatever happens at a table, from one's viewpoint. What the page sends here is not read."""
        try:
            live, follower = await self._follower(socket)
        except Refused as refused:
            await deny(socket, problem(refused))
            return
        except Exception:
            log.exception("socket failed")
            await deny(socket, failure())
            return
        self.metrics.sockets += 1
        self.present.add(follower)
        try:
            with suppress(OSError):  # gone before it was let in
                await socket.accept()
                await self._serve(socket, follower)
        finally:
            self.metrics.sockets -= 1
            self.present.remove(follower)
            live.following.remove(follower)

    async def _follower(self, socket: WebSocket) -> tuple[Live, Follower]:
        """The table of a socket, and one follower more; whoever may see it is added in the same moment."""
        check_origin(socket)
        live, seat, person = await self._seen(socket)
        address, token = sender(socket), socket.cookies.get(COOKIE)
        if not is_from_here(socket) and self.present.count_from(address) >= self.settings.connections_per_address:
            raise Refusal("too_many", "Too many pages are open at your address: close some first.")
        session = hashed(token) if person and token else None
        follower = Follower(person.id if person else address, seat, person.name if person else "", session, address)
        if live.following.count_of(follower.person) >= MOST_SOCKETS:
            raise Refusal("too_many", "Too many pages follow this table: close some first.")
        live.following.add(follower, live.table, self.hall.now(), number(socket, "after"))
        return live, follower

    async def watch_sessions(self) -> None:
        """Sessions that end elsewhere, at another process or by the database, end here a little later."""
        while True:
            await asyncio.sleep(CHECKED_EVERY)
            try:
                await self.check_sessions()
            except Exception:
                log.exception("sessions cannot be checked")

    async def check_sessions(self) -> None:
        """Close the sockets whose session is over."""
        if sessions := self.present.sessions():
            self.present.sign_out(sessions - await self.hall.store.known_sessions(sessions))

    async def _serve(self, socket: WebSocket, follower: Follower) -> None:
        """Send until one side has had enough."""
        sending = asyncio.create_task(send_all(socket, follower))
        listening = asyncio.create_task(until_gone(socket))
        try:
            await asyncio.wait({sending, listening}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (sending, listening):
                task.cancel()
            await asyncio.gather(sending, listening, return_exceptions=True)


async def deny(socket: WebSocket, answer: Response) -> None:
    """A socket is not opened: the reason instead, if anybody still waits for it."""
    with suppress(OSError):
        await socket.send_denial_response(answer)


async def send_all(socket: WebSocket, follower: Follower) -> None:
    """Everything that is queued for a follower, and a farewell."""
    while (message := await follower.next()) is not None:
        await socket.send_bytes(message)
    await socket.close(CLOSED_TOO_SLOW if follower.closing == "slow" else CLOSED_OTHERWISE)


async def until_gone(socket: WebSocket) -> None:
    """Wait for the other side to leave; anything it says is one word too many."""
    message = await socket.receive()
    if message["type"] != "websocket.disconnect":
        await socket.close(REFUSED_SOCKET, "This socket only listens.")


def viewpoint(table: Table, person: Person | None, seat: int | None) -> Viewpoint:
    """A seat's viewpoint is for who holds it; when the game is over, for everyone."""
    if seat is None:
        return None
    if not 0 <= seat < len(table.seats):
        raise Refusal("malformed", f"There is no seat {seat}.")
    if table.status != "over" and (person is None or table.seats[seat].person != person.id):
        raise Refusal("not_yours", f"Seat {seat} is not yours.")
    return seat


def own_seat(seat: Viewpoint) -> int:
    """A seat that somebody asks for, where a spectator has nothing to ask."""
    if seat is None:
        raise Refusal("malformed", "Say for which seat of yours you ask.")
    return seat


def number(request: HTTPConnection, name: str) -> int | None:
    """A number in the address, if it is there."""
    text = request.query_params.get(name)
    return None if text is None else written_number(name, text)


def written_number(name: str, text: str) -> int:
    """A number as it is written in an address."""
    if not text.isdecimal() or len(text) > DIGITS:
        raise Refusal("malformed", f"{name} is a number.")
    return int(text)


def without_session(answer: Response) -> Response:
    """An answer after which the browser has no session any more."""
    answer.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return answer


def encoded(answer: object, status: int = 200) -> Response:
    """An answer in JSON that nobody keeps."""
    return Response(msgspec.json.encode(answer), status, {"cache-control": "no-store"}, media_type="application/json")


def failure() -> Response:
    """What went wrong is for the log alone."""
    return encoded(m.Problem("failed", "Something went wrong on our side: try it once more."), 500)


def problem(refused: Refused) -> Response:
    """A refusal as an answer."""
    sentence = str(refused)
    if len(sentence) > LONGEST_SENTENCE:
        sentence = f"{sentence[:LONGEST_SENTENCE]} ..."
    if isinstance(refused, Refusal):
        return encoded(m.Problem(refused.code, sentence), refused.status)
    return encoded(m.Problem("malformed", sentence), 400)
