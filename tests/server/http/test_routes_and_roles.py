"""Every route and every command against everyone who may try: what is written here is all that is allowed.

A route or a command that is missing here fails the tests. Refused means: nothing is stored, nothing is told.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any, Final, get_args
from unittest.mock import patch

import httpx
import pytest
from starlette.routing import Mount, Route, WebSocketRoute

from server.club.test_roles import CLUB_ROUTES
from server.house import Json, Visitor
from server.http.device import Device
from server.inside import Inside, inside, token_of
from server.worlds import Puppets
from tawy.server.calls.signing import Purpose
from tawy.server.http.guards import Pace
from tawy.server.http.reception import COOKIE, Paces
from tawy.server.http.routes.puzzles import known as known_puzzles
from tawy.server.tables import commands as c

ROLES: Final = ("owner", "player", "member", "guest", "stranger")
"""Opened the table and sits on seat 0; sits on seat 1; came in by the invitation; has a session; has none."""
KINDS: Final = ("private running", "public running", "private gathering", "private over")
PRIVATE: Final = tuple(kind for kind in KINDS if kind.startswith("private"))

HOME: Final = "localhost"
GAME: Final = {"seats": 2, "gods": ["ra", "isis"], "first": 0}
PACK: Final = b'name = "mine"'
RECORD: Final = (Path(__file__).parents[2] / "games" / "ankh" / "2_seats-atheism.json").read_bytes()

# --- what is allowed -------------------------------------------------------------------------------------------------
# One status for each role, in the order of ROLES.

EVERYONE: Final = "200 200 200 200 200"
NOBODY: Final = "404 404 404 404 404"
WITH_SESSION: Final = "200 200 200 200 401"
NEW_WITH_SESSION: Final = "201 201 201 201 401"
GUESTS_OWN: Final = "404 404 404 204 401"
"""About a channel of the guest's, a file, or a passkey."""

ROUTES: Final = {
    "GET /health": EVERYONE,
    "GET /metrics": EVERYONE,  # all of them on the server's own machine
    "GET /api/catalogue": EVERYONE,
    "GET /api/games/{game}/words/{language}": EVERYONE,
    "POST /api/guests": "201 201 201 201 201",
    "POST /api/recover": EVERYONE,
    "GET /api/me": "200 200 200 200 200",
    "POST /api/me": WITH_SESSION,
    "DELETE /api/me": "204 204 204 204 401",
    "POST /api/me/sign-out-everywhere": WITH_SESSION,
    "GET /api/me/export": WITH_SESSION,
    "POST /api/me/erase": "400 400 400 400 401",  # not really: what becomes of it is tested in test_farewell
    "GET /api/me/profile": WITH_SESSION,
    "POST /api/me/profile": WITH_SESSION,
    "GET /api/people/{person}": "200 200 200 404 404",  # the owner's: those who have met them see it
    "GET /api/me/calls": WITH_SESSION,
    "POST /api/me/calls": WITH_SESSION,
    "POST /api/me/channels": NEW_WITH_SESSION,
    "POST /api/me/channels/{channel}": GUESTS_OWN,
    "DELETE /api/me/channels/{channel}": GUESTS_OWN,
    "POST /api/me/channels/{channel}/test": GUESTS_OWN,
    "POST /api/called/confirm": "204 204 204 204 204",  # whoever has the link
    "POST /called/unsubscribe": "204 204 204 204 204",
    "GET /api/sign-in": EVERYONE,
    "POST /api/sign-in/passkey/challenge": EVERYONE,
    "POST /api/sign-in/passkey": EVERYONE,  # whoever has the device
    "POST /api/sign-in/mail": "204 204 204 204 204",
    "POST /api/sign-in/link": "404 404 404 404 404",  # nobody has a link here: tests of links are elsewhere
    "GET /api/me/passkeys": WITH_SESSION,
    "POST /api/me/passkeys/challenge": WITH_SESSION,
    "POST /api/me/passkeys": NEW_WITH_SESSION,
    "DELETE /api/me/passkeys/{passkey}": GUESTS_OWN,
    "GET /api/me/files": WITH_SESSION,
    "POST /api/me/files": NEW_WITH_SESSION,
    "POST /api/me/files/{file}": GUESTS_OWN,
    "DELETE /api/me/files/{file}": GUESTS_OWN,
    "GET /api/me/friends": WITH_SESSION,
    "GET /api/me/offers": WITH_SESSION,
    "POST /api/me/friends": "204 404 204 404 401",  # the player is marked, whom the guest has not met
    "DELETE /api/me/friends/{person}": "404 404 404 404 401",  # nobody has marked the guest
    "POST /api/me/recovery": WITH_SESSION,
    "GET /api/me/sessions": WITH_SESSION,
    "DELETE /api/me/sessions/{session}": "404 404 404 404 401",
    "GET /api/lessons": EVERYONE,
    "GET /api/lessons/{lesson}/chapters/{chapter}": EVERYONE,
    "POST /api/lessons/{lesson}/chapters/{chapter}/count": "204 204 204 204 204",
    "POST /api/lessons/{lesson}/progress": "204 204 204 204 401",
    "POST /api/lessons/{lesson}/play": NEW_WITH_SESSION,
    "GET /api/ratings": EVERYONE,
    "GET /api/me/ratings": WITH_SESSION,
    "POST /api/me/ratings": WITH_SESSION,
    "GET /api/people/{person}/ratings": "404 404 404 200 404",  # the guest's own: others are not told
    "GET /api/puzzles": EVERYONE,
    "GET /api/puzzles/{puzzle}": EVERYONE,
    "POST /api/puzzles/{puzzle}/tries": EVERYONE,
    "GET /api/statistics/{game}": EVERYONE,  # of all public games; of others in test_statistics
    "GET /api/statistics/{game}/games": EVERYONE,
    "GET /api/statistics/{game}/rows.json": EVERYONE,
    "GET /api/statistics/{game}/rows.parquet": EVERYONE,
    "POST /api/muted": "204 204 204 404 401",  # the one who is muted is the guest
    "GET /api/tables": EVERYONE,
    "POST /api/tables": NEW_WITH_SESSION,
    "GET /api/tables/mine": WITH_SESSION,
    "GET /api/tables/waiting": WITH_SESSION,
    "POST /api/tables/import": NEW_WITH_SESSION,
    "POST /api/clubs": NEW_WITH_SESSION,
    "GET /api/clubs/mine": WITH_SESSION,
    "DELETE GET OPTIONS PATCH POST PUT /api/{path:path}": NOBODY,
    "GET /api/invitations/{id}/{invitation}": EVERYONE,
    "GET /join/{id}/{invitation}": EVERYONE,
    "GET /game/{id}": EVERYONE,  # the page; what it shows of a game is below
    "GET /watch/{id}/{invitation}": EVERYONE,
    "GET /{path:path}": EVERYONE,
}

ENDS_SESSIONS: Final = {"/api/me", "/api/me/sign-out-everywhere"}

SEEN: Final = {"public running": EVERYONE} | dict.fromkeys(PRIVATE, "200 200 200 404 404")
PLAYED: Final = SEEN | {"private gathering": "409 409 409 404 404"}
WITHOUT_SEAT: Final = {"public running": "400 400 400 400 400"} | dict.fromkeys(PRIVATE, "400 400 400 404 404")
OVER: Final = dict.fromkeys(PRIVATE, "409 409 409 404 404") | {
    "public running": "409 409 409 409 409",
    "private over": "200 200 200 404 404",
}
SUMMARY_ROUTE: Final = "GET /api/tables/{id}/summary"
SOCKET: Final = "SOCKET /api/tables/{id}/socket"
PRESENCE_ROUTE: Final = "GET /api/tables/{id}/presence"
RATINGS_ROUTE: Final = "GET /api/tables/{id}/ratings"
CHAT_ROUTE: Final = "GET /api/tables/{id}/chat"
CONTENT_ROUTE: Final = "GET /api/tables/{id}/content"
CODE_ROUTE: Final = "GET /api/tables/{id}/invitation/code"
PEOPLE_ROUTE: Final = "GET /api/tables/{id}/people"
OFFERS_ROUTE: Final = "GET /api/tables/{id}/offers"
FORESEE_ROUTE: Final = "GET /api/tables/{id}/foresee"

TABLE_ROUTES: Final = {
    "GET /api/tables/{id}": SEEN,
    PRESENCE_ROUTE: SEEN,
    RATINGS_ROUTE: SEEN,
    CHAT_ROUTE: SEEN,
    CONTENT_ROUTE: SEEN,
    "GET /api/tables/{id}/invitation": {"public running": "200 200 403 403 401"}
    | dict.fromkeys(PRIVATE, "200 200 403 404 404"),
    CODE_ROUTE: {"public running": "200 200 403 403 401"} | dict.fromkeys(PRIVATE, "200 200 403 404 404"),
    PEOPLE_ROUTE: {"public running": "200 403 403 403 401"} | dict.fromkeys(PRIVATE, "200 403 403 404 404"),
    OFFERS_ROUTE: {"public running": "200 403 403 403 401"} | dict.fromkeys(PRIVATE, "200 403 403 404 404"),
    "GET /api/tables/{id}/why": WITHOUT_SEAT,
    FORESEE_ROUTE: WITHOUT_SEAT,
    "GET /api/tables/{id}/log": SEEN,
    "GET /api/tables/{id}/positions/{position}": PLAYED,
    SUMMARY_ROUTE: OVER,
    "GET /api/tables/{id}/file": SEEN,
    SOCKET: {"public running": "101 101 101 101 101"} | dict.fromkeys(PRIVATE, "101 101 101 404 404"),
}
"""Without a seat: as a spectator sees it."""

OVER_GAME: Final = dict.fromkeys(KINDS, NOBODY) | {"private over": "200 200 200 404 404"}
GAME_ROUTES: Final = {
    "GET /api/games/{id}": OVER_GAME,
    "GET /api/games/{id}/positions/{position}": OVER_GAME,
    "GET /api/games/{id}/summary": OVER_GAME,
    "GET /api/games/{id}/file": OVER_GAME,
    "GET /api/games/{id}/film": OVER_GAME,
    "GET /api/games/{id}/proof": OVER_GAME,
    "GET /api/games/{id}/review": OVER_GAME,
    "GET /api/games/{id}/review/{depth}": dict.fromkeys(KINDS, NOBODY) | {"private over": "409 409 409 404 404"},
}
"""A game that is over, and that nobody has opened to others. Of one that is not over nobody is told anything."""

OWN: Final = {
    "private running": "200 403 403 404 404",
    "public running": "200 403 403 403 403",
    "private gathering": "200 403 403 404 404",
    "private over": "200 200 200 404 404",
}
OWN_PLAYED: Final = OWN | {"private gathering": "409 403 403 404 404"}

SEAT_ROUTES: Final = {
    "GET /api/tables/{id}": OWN,
    PRESENCE_ROUTE: OWN,
    RATINGS_ROUTE: OWN,
    CHAT_ROUTE: OWN,
    CONTENT_ROUTE: OWN,
    "GET /api/tables/{id}/invitation": {
        "private running": "200 403 403 404 404",
        "public running": "200 403 403 403 403",
        "private gathering": "200 403 403 404 404",
        "private over": "200 200 403 404 404",
    },
    CODE_ROUTE: {
        "private running": "200 403 403 404 404",
        "public running": "200 403 403 403 403",
        "private gathering": "200 403 403 404 404",
        "private over": "200 200 403 404 404",
    },
    PEOPLE_ROUTE: dict.fromkeys(PRIVATE, "200 403 403 404 404") | {"public running": "200 403 403 403 403"},
    OFFERS_ROUTE: dict.fromkeys(PRIVATE, "200 403 403 404 404") | {"public running": "200 403 403 403 403"},
    "GET /api/tables/{id}/why": OWN_PLAYED,
    FORESEE_ROUTE: OWN_PLAYED | {"private over": "409 409 409 404 404"},
    "GET /api/tables/{id}/log": OWN,
    "GET /api/tables/{id}/positions/{position}": OWN_PLAYED,
    SUMMARY_ROUTE: {
        "private running": "409 403 403 404 404",
        "public running": "409 403 403 403 403",
        "private gathering": "409 403 403 404 404",
        "private over": "200 200 200 404 404",
    },
    "GET /api/tables/{id}/file": OWN,
    SOCKET: {kind: row.replace("200", "101") for kind, row in OWN.items()},
}
"""From the owner's seat; from the player's it is the same with the first two exchanged."""

COMMANDS_ROUTE: Final = "POST /api/tables/{id}/commands"
HINT_ROUTE: Final = "POST /api/tables/{id}/hint"
PLAN_ROUTE: Final = "POST /api/tables/{id}/plan"
DELETE_ROUTE: Final = "DELETE /api/tables/{id}"
REMATCH_ROUTE: Final = "POST /api/tables/{id}/rematch"
SAY_ROUTE: Final = "POST /api/tables/{id}/chat"
REPORT_ROUTE: Final = "POST /api/tables/{id}/chat/{line}/report"
PLAY_ON_ROUTE: Final = "POST /api/games/{id}/play"
PLAYED_ON: Final = dict.fromkeys(KINDS, "404 404 404 404 401") | {"private over": "201 201 201 404 401"}
REVIEW_ROUTES: Final = {
    "POST /api/games/{id}/review": "200 200 200 404 401",
    "POST /api/games/{id}/review/stop": "403 403 200 404 401",
    "POST /api/games/{id}/try": "400 400 400 404 401",  # what is sent is no answer there
}
"""Of a game that is over; the member has asked for its review last."""
OFFER_ROUTE: Final = "POST /api/tables/{id}/offers"
CHANGING: Final = (
    PLAY_ON_ROUTE,
    *REVIEW_ROUTES,
    COMMANDS_ROUTE,
    HINT_ROUTE,
    PLAN_ROUTE,
    DELETE_ROUTE,
    REMATCH_ROUTE,
    SAY_ROUTE,
    REPORT_ROUTE,
    OFFER_ROUTE,
)

SAID: Final = {
    "seats": dict.fromkeys(PRIVATE, "201 201 403 404 401") | {"public running": "201 201 403 403 401"},
    "watchers": {
        "private running": "403 403 201 404 401",
        "public running": "403 403 201 201 401",
        "private gathering": "403 403 201 404 401",
        "private over": "201 201 201 404 401",
    },
}
"""Those who sit speak among themselves, those who watch too; when it is over, whoever played speaks everywhere."""
REPORTED: Final = {
    "seats": dict.fromkeys(PRIVATE, "204 204 204 404 401") | {"public running": "204 204 204 204 401"},
    "watchers": {
        "private running": "404 404 204 404 401",
        "public running": "404 404 204 204 401",
        "private gathering": "204 204 204 404 401",
        "private over": "204 204 204 404 401",
    },
}
"""What one can read, one can report."""

DELETED: Final = {
    "private running": "409 403 403 404 401",
    "public running": "409 403 403 403 401",
    "private gathering": "204 403 403 404 401",
    "private over": "204 403 403 404 401",
}
"""Another plays at the running ones."""

OFFERED: Final = {
    "private running": "409 403 403 404 401",
    "public running": "409 403 403 403 401",
    "private gathering": "204 403 403 404 401",
    "private over": "409 403 403 404 401",
}
"""A seat for the member, who is a friend of the owner's: there is a free one before the game."""

REMATCHED: Final = {
    "private running": "409 409 409 404 401",
    "public running": "409 409 409 409 401",
    "private gathering": "409 409 409 404 401",
    "private over": "201 201 403 404 401",
}
"""Only those who played, when it is over."""

# One result for each role: done, or the code of the refusal.
NOT_NOW: Final = "not_now not_now not_now not_found no_session"
PLAYERS: Final = {
    "private running": "done done not_yours not_found no_session",
    "public running": "done done not_yours not_yours no_session",
    "private gathering": NOT_NOW,
    "private over": NOT_NOW,
}
OWNER: Final = PLAYERS | {
    "private running": "done not_yours not_yours not_found no_session",
    "public running": "done not_yours not_yours not_yours no_session",
}
HOST: Final = dict.fromkeys(PRIVATE, "done not_yours not_yours not_found no_session") | {
    "public running": "done not_yours not_yours not_yours no_session"
}
SEATED_BEFORE: Final = {
    "private running": NOT_NOW,
    "public running": "not_now not_now not_now not_now no_session",
    "private over": NOT_NOW,
}

COMMANDS: Final = {
    "Join": dict.fromkeys(KINDS, "done done done done no_session"),
    "Remove": {
        kind: row if kind == "private gathering" else row.replace("done", "not_now") for kind, row in HOST.items()
    },
    "Ban": HOST,
    "Reinvite": HOST,
    "Sit": SEATED_BEFORE | {"private gathering": "done done done not_found no_session"},
    "Stand": SEATED_BEFORE | {"private gathering": "done not_yours not_yours not_found no_session"},
    "Ready": SEATED_BEFORE | {"private gathering": "done done not_yours not_found no_session"},
    "Answer": OWNER,
    "Unseal": OWNER
    | {
        "private running": "not_now not_yours not_yours not_found no_session",
        "public running": "not_now not_yours not_yours not_yours no_session",
    },
    "Propose": OWNER
    | {
        "private running": "not_now not_yours not_yours not_found no_session",
        "public running": "not_now not_yours not_yours not_yours no_session",
    },
    "Undo": OWNER
    | {
        "private running": "done not_now not_yours not_found no_session",
        "public running": "done not_now not_yours not_yours no_session",
    },
    "Abandon": PLAYERS,
    "Agree": PLAYERS,
    "Leave": PLAYERS,
    "Return": OWNER
    | {
        "private running": "done not_now not_yours not_found no_session",
        "public running": "done not_now not_yours not_yours no_session",
    },
    "Vote": OWNER,
    "Concede": OWNER,
    "Share": dict.fromkeys(PRIVATE, NOT_NOW)
    | {
        "public running": "not_now not_now not_now not_now no_session",
        "private over": "done done not_yours not_found no_session",
    },
}
"""What is sent is right for the owner, on whose seat 0 it is; see `command`."""

HINTS: Final = OWNER
"""For the owner's seat, which is the one that is asked; and so is a plan for it."""


# --- who tries -------------------------------------------------------------------------------------------------------


class World:
    """A server, everyone who may try, and tables of every kind."""

    def __init__(self, house: Inside, people: dict[str, Visitor], bare: httpx.AsyncClient) -> None:
        self.house = house
        self.people = people
        self.bare = bare
        self.tables: dict[str, Json] = {}
        self.channel = ""
        """A channel of the guest's."""
        self.passkey = Device(f"http://{HOME}")
        """The one that was made last."""
        self.file = ""
        """A file of the guest's."""
        self._asked = 0

    async def ask(self, role: str, method: str, path: str, **content: Any) -> httpx.Response:
        """A request by somebody; whatever is answered, they stay who they are."""
        token = await self.token(role, path)
        headers = content.pop("headers", {}) | ({} if token is None else {"cookie": f"{COOKIE}={token}"})
        answer = await self.bare.request(method, path, headers=headers, **content)
        self.bare.cookies.clear()
        return answer

    async def token(self, role: str, path: str = "") -> str | None:
        """The session of somebody; a new one if it may be ended."""
        if role == "stranger":
            return None
        if path in ENDS_SESSIONS:
            answer = await self.bare.post("/api/recover", json={"code": self.people[role].recovery})
            self.bare.cookies.clear()
            return answer.cookies[COOKIE]
        return token_of(self.people[role])

    def token_of_link(self, purpose: Purpose) -> str:
        """What stands in a link about the guest's channel."""
        links = self.house.app.reception.ways.links
        assert links is not None
        return links.token(purpose, self.channel)

    async def add_passkey(self) -> None:
        """A passkey of the guest's."""
        await self.ask("guest", "POST", "/api/me/passkeys", **await self.ceremony("guest", "POST /api/me/passkeys"))

    async def ceremony(self, role: str, route: str) -> dict[str, Any]:
        """What is sent about passkeys: a new challenge is signed each time, on a page of this machine."""
        content: dict[str, Any] = {"headers": {"host": HOME}} if "passkey" in route else {}
        if route in {"POST /api/me/passkeys", "POST /api/sign-in/passkey"}:
            options = (await self.ask(role, "POST", f"{route.split()[1]}/challenge", json={}, **content)).json()
            if route.endswith("sign-in/passkey"):
                content["json"] = self.passkey.sign(options)
            else:
                self.passkey = Device(f"http://{HOME}")
                content["json"] = {} if role == "stranger" else self.passkey.make(options)
        return content

    async def come_back(self) -> None:
        """Whoever was signed out is here again."""
        for visitor in self.people.values():
            visitor.http.cookies.clear()
            await visitor.post("/api/recover", {"code": visitor.recovery})

    async def lay(self, kind: str) -> Json:
        """A new table of a kind."""
        owner, player, member = (self.people[role] for role in ROLES[:3])
        gathering = kind == "private gathering"
        options, seats = (GAME, [{"kind": "me"}, {"kind": "open"}])
        if gathering:
            options, seats = {"seats": 3}, [*seats, {"kind": "open"}]
        table = await owner.open_table("ankh", options, seats, public=kind.startswith("public"))
        for visitor in (player, member):
            await visitor.do(table["id"], "Join", invitation=table["invitation"])
        await player.do(table["id"], "Sit", seat=1)
        if gathering:
            return table
        await player.do(table["id"], "Ready")
        await owner.do(table["id"], "Ready")
        if kind == "private over":
            await owner.do(table["id"], "Abandon")
            await player.do(table["id"], "Agree", yes=True)
        return table

    async def command(self, role: str, table: Json, kind: str) -> str:
        """A command by somebody: done, or why not."""
        self._asked += 1
        body = {"id": f"try-{self._asked}", "command": await self.body(table, kind)}
        answer = await self.ask(role, "POST", f"/api/tables/{table['id']}/commands", json=body)
        if answer.status_code == 200:
            return "done"
        error: str = answer.json()["error"]
        return error

    async def body(self, table: Json, kind: str) -> Json:
        """A command as the owner would send it now."""
        now = await self.people["owner"].look(table["id"], 0)
        question = now["own"]["question"]
        position = {"position": now["position"]}
        token = {"token": question["options"][0]["token"] if question and question["options"] else "gain"}
        fields: dict[str, Json] = {
            "Join": {"invitation": table["invitation"]},
            "Remove": {"person": self.people["member"].id},
            "Ban": {"person": self.people["member"].id},
            "Sit": {"seat": 2 if now["table"]["status"] == "gathering" else 0},
            "Stand": {"seat": 0},
            "Answer": {"seat": 0, **position, **token},
            "Unseal": {"seat": 0, **position},
            "Propose": {"seat": 0, **position, **token},
            "Undo": position,
            "Agree": {"yes": True},
            "Vote": {"seat": 1, "choice": "wait"},
            "Concede": {"seat": 0},
        }
        return {"type": kind, **fields.get(kind, {})}

    async def prepare(self, table: Json, kind: str) -> None:
        """Bring a running game to where a command has a meaning."""
        owner, player = self.people["owner"], self.people["player"]
        if kind == "Undo":
            await owner.do(table["id"], **_without_type(await self.body(table, "Answer")))
        elif kind == "Agree":
            await player.do(table["id"], "Abandon")
        elif kind == "Return":
            await owner.do(table["id"], "Leave")
        elif kind == "Vote":
            await player.do(table["id"], "Leave")


def _without_type(command: Json) -> Json:
    return {"kind": command.pop("type"), **command}


@pytest.fixture(scope="module")
def runner() -> Iterator[asyncio.Runner]:
    """One loop for all of them."""
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(scope="module")
def world(runner: asyncio.Runner, tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    stack = AsyncExitStack()
    stack.enter_context(patch("tawy.film.page.projector", lambda: "__TAWY_FILM__"))  # the page need not be built
    stack.enter_context(patch("tawy.server.http.routes.sharing.projector", lambda: ""))
    database = f"sqlite:///{tmp_path_factory.mktemp('roles') / 'tables.db'}"

    async def open_() -> World:
        calling = {
            "public_address": "https://tawy.example",
            "smtp": "smtp://127.0.0.1:9",
            "mail_from": "tawy@example.org",
        }
        house = await stack.enter_async_context(inside(database, **calling))
        house.app.reception.paces = Paces(*[Pace(1e6, 1e6) for _ in range(7)])
        house.app.hall.bots.consider = Puppets().consider  # type: ignore[method-assign]  # there are no workers
        people = {role: await stack.enter_async_context(house.visitor(role)) for role in ROLES[:4]}
        world = World(house, people, await stack.enter_async_context(house.client()))
        world.tables = {kind: await world.lay(kind) for kind in KINDS}
        return world

    yield runner.run(open_())
    runner.run(stack.aclose())


# --- nothing is forgotten --------------------------------------------------------------------------------------------


def test_every_route_is_in_the_table(world: World) -> None:
    routes = set()
    for route in world.house.starlette.routes:
        if isinstance(route, WebSocketRoute):
            routes.add(f"SOCKET {route.path}")
        elif isinstance(route, Route):
            routes.add(f"{' '.join(sorted((route.methods or set()) - {'HEAD'}))} {route.path}")
        else:
            assert isinstance(route, Mount)
            assert route.path == "/assets", "files of the page, the same for everyone"
    assert routes == {*ROUTES, *TABLE_ROUTES, *GAME_ROUTES, *CHANGING, *CLUB_ROUTES}
    assert {f"{method} {path}" for method, path, _ in world.house.app.routes()} <= routes
    assert set(SEAT_ROUTES) == set(TABLE_ROUTES)
    for rows in (
        *TABLE_ROUTES.values(),
        *GAME_ROUTES.values(),
        *SEAT_ROUTES.values(),
        *COMMANDS.values(),
        HINTS,
        DELETED,
        PLAYED_ON,
        REMATCHED,
        OFFERED,
        *SAID.values(),
    ):
        assert set(rows) == set(KINDS)


def test_every_command_is_in_the_table() -> None:
    assert {command.__name__ for command in get_args(c.AnyCommand)} == set(COMMANDS)


# --- routes ----------------------------------------------------------------------------------------------------------


def sent(world: World, route: str) -> tuple[str, str, dict[str, Any]]:
    """A good request to a route that is not about a table."""
    methods, path = route.rsplit(" ", 1)
    content: dict[str, dict[str, Any]] = {
        "GET /metrics": {"headers": {"host": "localhost"}},
        "POST /api/guests": {"json": {"name": "Somebody"}},
        "POST /api/recover": {"json": {"code": world.people["guest"].recovery}},
        "POST /api/me": {"json": {"name": "Renamed"}},
        "POST /api/me/sign-out-everywhere": {"json": {}},
        "POST /api/me/calls": {
            "json": {"language": "cs", "zone": "Europe/Prague", "quiet": [1320, 420], "page": ["turn"]}
        },
        "POST /api/me/files": {"content": PACK, "params": {"game": "plagues"}},
        "POST /api/me/files/{file}": {"json": {"name": "Renamed"}},
        "POST /api/me/channels": {"json": {"target": {"kind": "webhook", "url": "https://hooks.example/x"}}},
        "POST /api/me/channels/{channel}": {"json": {"wanted": ["turn", "low"]}},
        "POST /api/called/confirm": {"json": {"token": world.token_of_link("confirm")}},
        "POST /called/unsubscribe": {
            "content": "List-Unsubscribe=One-Click",
            "params": {"token": world.token_of_link("unsubscribe")},
            "headers": {"content-type": "application/x-www-form-urlencoded"},
        },
        "GET /api/ratings": {"params": {"game": "ankh", "players": "2"}},
        "GET /api/statistics/{game}/games": {"params": {"chart": "gods", "bar": "ra"}},
        "POST /api/me/ratings": {"json": {"listed": False}},
        "POST /api/me/profile": {"json": {"figure": "ankh ra", "languages": ["cs"]}},
        "POST /api/me/erase": {"json": {"really": False}},
        "POST /api/sign-in/mail": {"json": {"address": "somebody@example.org"}},
        "POST /api/sign-in/link": {"json": {"token": world.token_of_link("sign-in")}},
        "POST /api/puzzles/{puzzle}/tries": {"json": {"token": "x"}},
        "POST /api/muted": {"json": {"person": world.people["guest"].id}},
        "POST /api/me/friends": {"json": {"person": world.people["player"].id}},
        "POST /api/lessons/{lesson}/chapters/{chapter}/count": {"json": {"ended": True}},
        "POST /api/lessons/{lesson}/progress": {"json": {"chapter": "map", "step": 1}},
        "POST /api/tables": {
            "json": {"setup": {"game": "ankh", "options": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}}
        },
        "POST /api/tables/import": {"content": RECORD},
        "POST /api/clubs": {"json": {"setup": {"name": "Thursday", "game": "ankh", "options": {}, "size": 4}}},
    }
    if route == "DELETE /api/me/passkeys/{passkey}":
        path = path.replace("{passkey}", world.passkey.id)
    there = path.replace("{path:path}", "nowhere/at/all").replace("{game}/words/{language}", "ankh/words/cs")
    there = there.replace("statistics/{game}", "statistics/ankh")
    there = there.replace("{puzzle}", next(iter(known_puzzles())))
    there = there.replace("{lesson}", "ankh").replace("{chapter}", "map").replace("{channel}", world.channel)
    shown = "guest" if route.endswith("ratings") else "owner"
    there = there.replace("{person}", world.people[shown].id)
    there = there.replace("/game/{id}", f"/game/{world.tables['private over']['id']}")
    there = there.replace("{file}", world.file)
    there = there.replace("{id}/{invitation}", "{id}/{invitation}".format_map(world.tables["private running"]))
    return methods.split()[0], there, content.get(route, {})


@pytest.mark.parametrize("route", ROUTES)
def test_a_route(route: str, world: World, runner: asyncio.Runner) -> None:
    async def scene() -> None:
        if "channel}" in route or "called/" in route:
            target = {"kind": "webhook", "url": f"https://hooks.example/{route}".replace(" ", "/")}
            world.channel = (await world.people["guest"].post("/api/me/channels", {"target": target}))["id"]
        if "passkey}" in route or route == "POST /api/sign-in/passkey":
            await world.add_passkey()
        if "{file}" in route:
            brought = await world.ask("guest", "POST", "/api/me/files", content=PACK, params={"game": "plagues"})
            world.file = brought.json()["id"]
        method, path, content = sent(world, route)
        for role, status in zip(ROLES, ROUTES[route].split(), strict=True):
            content |= await world.ceremony(role, route)
            before = await world.house.stored()
            answer = await world.ask(role, method, path, **content)
            assert answer.status_code == int(status), (role, answer.text)
            if path.endswith("recovery") and answer.status_code == 200:
                world.people[role].recovery = answer.json()["recovery"]
            signs_in = path in ENDS_SESSIONS and role != "stranger"  # see `token`
            if not signs_in and (answer.status_code >= 400 or method == "GET"):
                assert await world.house.stored() == before, role
        if path.endswith("everywhere"):
            await world.come_back()

    runner.run(scene())


@pytest.mark.parametrize("kind", KINDS)
def test_playing_on_from_a_table(kind: str, world: World, runner: asyncio.Runner) -> None:
    async def scene() -> None:
        wish = {"position": 3, "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}]}
        for role, status in zip(ROLES, PLAYED_ON[kind].split(), strict=True):
            before = await world.house.stored()
            answer = await world.ask(role, "POST", f"/api/games/{world.tables[kind]['id']}/play", json=wish)
            assert answer.status_code == int(status), (role, answer.text)
            assert (await world.house.stored() == before) == (status != "201"), role

    runner.run(scene())


@pytest.mark.parametrize("route", REVIEW_ROUTES)
def test_reviewing_a_game(route: str, world: World, runner: asyncio.Runner) -> None:
    async def scene() -> None:
        kinds = {kind: world.tables[kind]["id"] for kind in KINDS if not kind.endswith("over")}
        brought = (await world.ask("owner", "POST", "/api/tables/import", content=RECORD)).json()
        invitation = {"invitation": brought["invitation"]}
        for role in ("player", "member"):
            await world.people[role].do(brought["id"], "Join", **invitation)
        asked = f"/api/games/{brought['id']}/review"
        assert (await world.ask("member", "POST", asked, json={"depth": "full"})).status_code == 200
        body: Json = {"position": 2, "token": "x"} if route.endswith("try") else {"depth": "full"}
        for role, status in zip(ROLES, REVIEW_ROUTES[route].split(), strict=True):
            for ident in kinds.values():
                answer = await world.ask(role, *route.replace("{id}", ident).split(), json=body)
                assert answer.status_code == (401 if role == "stranger" else 404), role
            answer = await world.ask(role, *route.replace("{id}", brought["id"]).split(), json=body)
            assert answer.status_code == int(status), (role, answer.text)
        await world.ask("member", "POST", f"{asked}/stop", json={"depth": "full"})

    runner.run(scene())


@pytest.mark.parametrize("kind", KINDS)
def test_deleting_a_table(kind: str, world: World, runner: asyncio.Runner) -> None:
    async def scene() -> None:
        table = await world.lay(kind)
        for role, status in reversed(list(zip(ROLES, DELETED[kind].split(), strict=True))):
            before = await world.house.stored()
            answer = await world.ask(role, "DELETE", f"/api/tables/{table['id']}")
            assert answer.status_code == int(status), (role, answer.text)
            assert (await world.house.stored() == before) == (status != "204"), role

    runner.run(scene())


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
@pytest.mark.parametrize("path", ["/api/nowhere", "/api/catalogue", "/api/tables/{id}/file", "/api/tables/{id}/log"])
def test_no_other_method_does_anything(method: str, path: str, world: World, runner: asyncio.Runner) -> None:
    async def scene() -> None:
        before = await world.house.stored()
        answer = await world.ask("owner", method, path.format_map(world.tables["private running"]), json={})
        assert (answer.status_code, answer.json()["error"]) == (404, "not_found")
        assert await world.house.stored() == before

    runner.run(scene())


async def seen(world: World, role: str, route: str, ident: str, asked: str = "") -> tuple[int, dict[str, str], bytes]:
    """What somebody gets from a route about a table: status, headers and body; of an open socket its first message."""
    method, path = route.replace("{id}", ident).replace("{position}", "0").replace("{depth}", "quick").split()
    if method == "SOCKET":
        async with world.house.socket(path + asked, await world.token(role)) as socket:
            first = b"" if socket.status != 101 else (await socket.message())["type"].encode()
            return socket.status, socket.headers, socket.body + first
    answer = await world.ask(role, method, path + asked)
    return answer.status_code, dict(answer.headers), answer.content


@pytest.mark.parametrize("route", [*TABLE_ROUTES, *GAME_ROUTES])
def test_a_route_about_a_table(route: str, world: World, runner: asyncio.Runner) -> None:
    async def scene() -> None:
        before = await world.house.stored()
        for kind, row in {**TABLE_ROUTES, **GAME_ROUTES}[route].items():
            statuses = [(await seen(world, role, route, world.tables[kind]["id"]))[0] for role in ROLES]
            assert statuses == [int(status) for status in row.split()], kind
        assert await world.house.stored() == before

    runner.run(scene())


@pytest.mark.parametrize("route", SEAT_ROUTES)
def test_a_seat_is_seen_by_who_holds_it_until_the_game_is_over(
    route: str, world: World, runner: asyncio.Runner
) -> None:
    async def scene() -> None:
        for kind, row in SEAT_ROUTES[route].items():
            first, second, *others = map(int, row.split())
            for seat, expected in enumerate([[first, second, *others], [second, first, *others]]):
                asked = f"?seat={seat}&target=0,0"
                statuses = [(await seen(world, role, route, world.tables[kind]["id"], asked))[0] for role in ROLES]
                if kind == "private over" and route.endswith(("invitation", "code", "people", "offers")):
                    expected = [first, second, *others]  # noqa: PLW2901  both sit there, and see every seat
                elif seat and route in {PEOPLE_ROUTE, OFFERS_ROUTE}:
                    expected = [second, second, *others]  # noqa: PLW2901  it is the host's, but not this seat
                elif seat and route == FORESEE_ROUTE:
                    expected = [409 if one == 200 else one for one in expected]  # noqa: PLW2901  not asked
                assert statuses == expected, (kind, seat)

    runner.run(scene())


@pytest.mark.parametrize("route", SEAT_ROUTES)
@pytest.mark.parametrize("seat", ["2", "999999999999999", "-1", "x", "", "1e1", "9999999999999999999999"])
def test_a_seat_that_is_not_there(route: str, seat: str, world: World, runner: asyncio.Runner) -> None:
    async def scene() -> None:
        for kind in ("private running", "private over"):
            status, _, body = await seen(world, "owner", route, world.tables[kind]["id"], f"?seat={seat}")
            assert status == 400
            assert b"malformed" in body

    runner.run(scene())


@pytest.mark.parametrize("route", [*TABLE_ROUTES, *GAME_ROUTES, *CHANGING])
def test_a_table_that_is_absent_and_one_that_is_forbidden_look_the_same(
    route: str, world: World, runner: asyncio.Runner
) -> None:
    async def answer(role: str, ident: str) -> tuple[int, dict[str, str], bytes]:
        if route not in CHANGING:
            return await seen(world, role, route, ident)
        body: Json = {"seat": 0, "position": 4}
        if route == COMMANDS_ROUTE:
            body = {"id": "same", "command": {"type": "Answer", "token": "gain", **body}}
        method, path = route.split()
        told = await world.ask(role, method, path.replace("{id}", ident), json=body)
        return told.status_code, dict(told.headers), told.content

    async def scene() -> None:
        for role in ("guest", "stranger"):
            absent = await answer(role, "0" * 32)
            assert absent[0] == (401 if route in CHANGING and role == "stranger" else 404)
            for kind in PRIVATE:
                assert await answer(role, world.tables[kind]["id"]) == absent
            for ident in ("x", "%00", "A" * 32, "0" * 5000, "'", "mine%20", "%F0%9F%98%80"):
                assert await answer(role, ident) == absent, ident

    runner.run(scene())


@pytest.mark.parametrize("kind", KINDS)
def test_for_who_is_kept_out_a_table_looks_like_none_at_all(kind: str, world: World, runner: asyncio.Runner) -> None:
    async def answer(route: str, ident: str) -> tuple[int, dict[str, str], bytes]:
        if route not in CHANGING:
            return await seen(world, "member", route, ident)
        body: Json = {"seat": 0, "position": 4}
        if route == COMMANDS_ROUTE:
            body = {"id": "out", "command": {"type": "Sit", "seat": 0}}
        told = await world.ask("member", route.split(maxsplit=1)[0], route.split()[1].replace("{id}", ident), json=body)
        return told.status_code, dict(told.headers), told.content

    async def scene() -> None:
        table, owner, member = await world.lay(kind), world.people["owner"], world.people["member"]
        await owner.do(table["id"], "Ban", person=member.id)
        for route in (*TABLE_ROUTES, *GAME_ROUTES, *CHANGING):
            here = await answer(route, table["id"])
            assert here[0] == 404, route
            assert here == await answer(route, "0" * 32), route
        assert await world.command("member", table, "Join") == "not_found"
        mine = (await world.ask("member", "GET", "/api/tables/mine")).json()["tables"]
        assert table["id"] not in {one["id"] for one in mine}

    runner.run(scene())


def test_a_withdrawn_invitation_looks_like_no_table_and_the_new_one_is_for_those_who_sit(
    world: World, runner: asyncio.Runner
) -> None:
    async def scene() -> None:
        for kind in KINDS:
            table = await world.lay(kind)
            await world.people["owner"].do(table["id"], "Reinvite")
            for role in ROLES[:4]:
                assert await world.command(role, table, "Join") == "not_found"
            path = f"/api/tables/{table['id']}/invitation"
            (new,) = {(await world.ask(role, "GET", path)).json()["invitation"] for role in ("owner", "player")}
            assert new != table["invitation"]
            for role in ("member", "guest", "stranger"):
                assert new not in (await world.ask(role, "GET", path)).text
                assert new not in (await world.ask(role, "GET", f"/api/tables/{table['id']}?after=0")).text
            assert (await world.ask("member", "GET", f"/api/tables/{table['id']}")).status_code == 200
            assert await world.command("guest", table | {"invitation": new}, "Join") == "done"

    runner.run(scene())


def test_the_spectators_link_lets_one_watch_and_talk_but_not_sit_until_it_is_withdrawn(
    world: World, runner: asyncio.Runner
) -> None:
    async def scene() -> None:
        table = await world.lay("private gathering")
        path = f"/api/tables/{table['id']}"
        (old,) = {(await world.ask(role, "GET", f"{path}/invitation")).json()["watching"] for role in ROLES[:2]}
        for role in ("member", "guest", "stranger"):
            assert old not in (await world.ask(role, "GET", f"{path}/invitation")).text
            assert old not in (await world.ask(role, "GET", f"{path}?after=0")).text
        assert await world.command("guest", table | {"invitation": old}, "Join") == "done"
        assert (await world.ask("guest", "GET", path)).status_code == 200
        said = await world.ask("guest", "POST", f"{path}/chat", json={"room": "watchers", "text": "I watch."})
        assert said.status_code == 201
        assert await world.command("guest", table, "Sit") == "not_yours"
        await world.people["owner"].do(table["id"], "Reinvite", purpose="watch")
        assert (await world.ask("guest", "GET", path)).status_code == 200, "who watches already stays"
        await world.people["owner"].do(table["id"], "Remove", person=world.people["guest"].id)
        assert await world.command("guest", table | {"invitation": old}, "Join") == "not_found"
        assert (await world.ask("guest", "GET", f"/api/invitations/{table['id']}/{old}")).status_code == 404
        assert await world.command("guest", table | {"invitation": ""}, "Join") == "not_found"
        assert await world.command("guest", table, "Join") == "done", "the invitation to play is the same as before"
        assert await world.command("guest", table, "Sit") == "done"

    runner.run(scene())


def test_the_pages_of_who_is_kept_out_are_closed(world: World, runner: asyncio.Runner) -> None:
    owner, guest = world.people["owner"], world.people["guest"]

    async def scene() -> None:
        table, name = (await world.lay("public running"))["id"], (await guest.get("/api/me"))["name"]
        async with world.house.socket(f"/api/tables/{table}/socket", await world.token("guest")) as socket:
            assert (await socket.message())["type"] == "Snapshot"
            here = (await owner.get(f"/api/tables/{table}/people"))["people"]
            assert {"person": guest.id, "name": name, "seated": False, "banned": False} in here
            await owner.do(table, "Ban", person=guest.id)
            assert await socket.message() == {"type": "Closing", "why": "unseated"}
        here = (await owner.get(f"/api/tables/{table}/people"))["people"]
        assert {"person": guest.id, "name": name, "seated": False, "banned": True} in here
        await owner.do(table, "Ban", person=guest.id, banned=False)
        assert (await world.ask("guest", "GET", f"/api/tables/{table}")).status_code == 200

    runner.run(scene())


def test_lists_show_no_table_that_is_not_for_everyone(world: World, runner: asyncio.Runner) -> None:
    async def scene() -> None:
        public = world.tables["public running"]["id"]
        for role in ROLES:
            shown = []
            for status in ("gathering", "running", "over"):
                answer = await world.ask(role, "GET", f"/api/tables?status={status}")
                shown += [table["id"] for table in answer.json()["tables"]]
            assert public in shown
            assert not {world.tables[kind]["id"] for kind in PRIVATE} & set(shown)
        for role, count in (("owner", 4), ("player", 4), ("member", 4), ("guest", 0)):
            mine = (await world.ask(role, "GET", "/api/tables/mine")).json()["tables"]
            listed = {table["id"] for table in mine} & {table["id"] for table in world.tables.values()}
            assert len(listed) == count

    runner.run(scene())


# --- commands --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("command", COMMANDS)
def test_a_command(command: str, kind: str, world: World, runner: asyncio.Runner) -> None:
    """Those who may do it each have a table of their own for it."""

    async def prepared() -> Json:
        table = await world.lay(kind)
        if kind.endswith("running"):
            await world.prepare(table, command)
        return table

    async def scene() -> None:
        table = await prepared()
        for role, expected in zip(ROLES, COMMANDS[command][kind].split(), strict=True):
            before = await world.house.stored()
            live = await world.house.app.hall.live(table["id"])
            was = live.table
            assert await world.command(role, table, command) == expected, role
            if expected == "done":
                changes = command != "Join" or role == "guest"  # the others are in already
                assert len(await world.house.store.journal(table["id"])) == was.n + changes
                table = await prepared()
            else:
                assert await world.house.stored() == before, role
                assert live.table is was

    runner.run(scene())


async def hint(world: World, role: str, table: str, seat: int, position: int, *, route: str = HINT_ROUTE) -> str:
    """A hint for somebody, or a plan: done, or why not; nothing is stored either way."""
    before = await world.house.stored()
    wish = {"seat": seat, "position": position}
    answer = await world.ask(role, "POST", route.split()[1].replace("{id}", table), json=wish)
    assert await world.house.stored() == before
    if answer.status_code == 200:
        return "done"
    error: str = answer.json()["error"]
    return error


@pytest.mark.parametrize("kind", KINDS)
def test_a_hint(kind: str, world: World, runner: asyncio.Runner) -> None:
    async def scene() -> None:
        table = (await world.lay(kind))["id"]
        position = (await world.people["owner"].look(table))["position"]
        live = await world.house.app.hall.live(table)
        was = live.table
        for role, expected in zip(ROLES, HINTS[kind].split(), strict=True):
            assert await hint(world, role, table, 0, position) == expected, role
            assert live.table is was
        if kind.endswith("running"):
            assert await hint(world, "owner", table, 1, position) == "not_yours"
            assert await hint(world, "player", table, 1, position) == "not_now", "another seat is asked"
            assert await hint(world, "owner", table, 0, position + 1) == "moved_on"

    runner.run(scene())


@pytest.mark.parametrize("kind", KINDS)
def test_a_plan(kind: str, world: World, runner: asyncio.Runner) -> None:
    async def scene() -> None:
        table = (await world.lay(kind))["id"]
        position = (await world.people["owner"].look(table))["position"]
        live = await world.house.app.hall.live(table)
        was = live.table

        async def plan(role: str, seat: int, at: int = position) -> str:
            return await hint(world, role, table, seat, at, route=PLAN_ROUTE)

        for role, expected in zip(ROLES, HINTS[kind].split(), strict=True):
            assert await plan(role, 0) == expected, role
            assert live.table is was
        if kind.endswith("running"):
            assert await plan("owner", 1) == "not_yours"
            assert await plan("player", 1) == "done", "also whoever is not asked plans"
            assert await plan("owner", 0, position - 1) == "done", "from an earlier position"
            assert await plan("owner", 0, position + 1) == "moved_on"

    runner.run(scene())


@pytest.mark.parametrize("kind", KINDS)
def test_nobody_comes_in_by_another_invitation(kind: str, world: World, runner: asyncio.Runner) -> None:
    async def scene() -> None:
        table = world.tables[kind]
        before = await world.house.stored()
        for invitation in ("", "x", table["invitation"][:-1], "é" * 22):
            for role in ROLES[:4]:
                assert await world.command(role, table | {"invitation": invitation}, "Join") == "not_found"
        assert await world.house.stored() == before

    runner.run(scene())


def test_a_sealed_answer_is_its_seats_alone(world: World, runner: asyncio.Runner) -> None:
    """Both are asked at once: neither answers, sees or takes back for the other, nor does anybody else."""
    owner, player = world.people["owner"], world.people["player"]

    async def scene() -> None:
        table = (await world.lay("public running"))["id"]
        now = await _until_both_are_asked(table, [owner, player])
        tokens = {
            0: now[0]["own"]["question"]["options"][0]["token"],
            1: now[1]["own"]["question"]["options"][0]["token"],
        }
        position = now[0]["position"]
        await owner.do(table, "Answer", seat=0, position=position, token=tokens[0])
        before = await world.house.stored()
        for role in ROLES:
            for seat in {0, 1} - {ROLES.index(role)}:
                tries = [
                    {"type": "Unseal", "seat": seat, "position": position},
                    {"type": "Answer", "seat": seat, "position": position, "token": tokens[seat]},
                ]
                for number, command in enumerate(tries):
                    body = {"id": f"sealed-{role}-{seat}-{number}", "command": command}
                    answer = await world.ask(role, "POST", f"/api/tables/{table}/commands", json=body)
                    assert answer.status_code == (401 if role == "stranger" else 403)
                assert await hint(world, role, table, seat, position) == (
                    "no_session" if role == "stranger" else "not_yours"
                )
        assert await hint(world, "owner", table, 0, position) == "not_now", "its answer is sealed"
        assert await hint(world, "player", table, 1, position) == "done"
        assert await world.house.stored() == before
        for watcher, viewpoint in ((player, 1), (player, None), (world.people["guest"], None)):
            seen_now = await watcher.look(table, viewpoint, after=0)
            assert seen_now["own"]["sealed"] is None
            sealed = [news for moment in seen_now["missed"] for news in moment["news"] if news["type"] == "Sealed"]
            assert {news["token"] for news in sealed} == {""}
        await owner.do(table, "Unseal", seat=0, position=position)

    runner.run(scene())


async def _until_both_are_asked(table: str, players: list[Visitor]) -> list[Json]:
    dice = Random(7)
    for _ in range(400):
        now = [await player.look(table, seat) for seat, player in enumerate(players)]
        asked = [one["seat"] for one in now[0]["table"]["asked"] if not one["sealed"]]
        if len(asked) > 1:
            return now
        seat = asked[0]
        token = dice.choice(now[seat]["own"]["question"]["options"])["token"]
        await players[seat].do(table, "Answer", seat=seat, position=now[seat]["position"], token=token)
    raise AssertionError("nobody fought")


def test_nobody_answers_for_a_bot(world: World, runner: asyncio.Runner) -> None:
    owner = world.people["owner"]

    async def scene() -> None:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        table = await owner.open_table("ankh", GAME | {"first": 1}, seats, ready=True)
        now = await owner.look(table["id"])
        assert [one["seat"] for one in now["table"]["asked"]] == [1]
        command = {"type": "Answer", "seat": 1, "position": now["position"], "token": "gain"}
        path = f"/api/tables/{table['id']}"
        answer = await world.ask("owner", "POST", f"{path}/commands", json={"id": "bot", "command": command})
        assert (answer.status_code, answer.json()["error"]) == (403, "not_yours")
        assert (await world.ask("owner", "GET", f"{path}?seat=1")).status_code == 403
        assert await hint(world, "owner", table["id"], 1, now["position"]) == "not_yours"

    runner.run(scene())


def test_a_seat_that_was_given_up_is_still_seen_and_no_longer_played(world: World, runner: asyncio.Runner) -> None:
    owner, player = world.people["owner"], world.people["player"]

    async def scene() -> None:
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "me"}]
        table = await owner.open_table("ankh", {"seats": 3, "first": 0}, seats)
        await player.do(table["id"], "Join", invitation=table["invitation"])
        await player.do(table["id"], "Sit", seat=1)
        await player.do(table["id"], "Ready")
        await owner.do(table["id"], "Ready")
        await player.do(table["id"], "Concede", seat=1)
        assert (await player.look(table["id"], 1))["table"]["status"] == "running"
        here = {"seat": 1, "position": 4}
        for kind, fields in (
            ("Answer", {**here, "token": "gain"}),
            ("Unseal", here),
            ("Propose", {**here, "token": "gain"}),
            ("Undo", {"position": 4}),
            ("Concede", {"seat": 1}),
            ("Abandon", {}),
            ("Leave", {}),
        ):
            body = {"id": f"late-{kind}", "command": {"type": kind, **fields}}
            answer = await world.ask("player", "POST", f"/api/tables/{table['id']}/commands", json=body)
            assert answer.json()["error"] == "not_yours", kind
        assert await hint(world, "player", table["id"], 1, 4) == "not_yours"

    runner.run(scene())


@pytest.mark.parametrize("kind", KINDS)
def test_asking_for_a_rematch(kind: str, world: World, runner: asyncio.Runner) -> None:
    async def scene() -> None:
        table = await world.lay(kind)
        for role, status in reversed(list(zip(ROLES, REMATCHED[kind].split(), strict=True))):
            before = await world.house.stored()
            answer = await world.ask(role, "POST", f"/api/tables/{table['id']}/rematch")
            assert answer.status_code == int(status), (role, answer.text)
            if status != "201":
                assert await world.house.stored() == before, role

    runner.run(scene())


@pytest.mark.parametrize("kind", KINDS)
def test_offering_a_seat(kind: str, world: World, runner: asyncio.Runner) -> None:
    async def scene() -> None:
        table, wish = await world.lay(kind), {"person": world.people["member"].id}
        await world.ask("owner", "POST", "/api/me/friends", json=wish)
        for role, status in reversed(list(zip(ROLES, OFFERED[kind].split(), strict=True))):
            before = await world.house.stored()
            answer = await world.ask(role, "POST", f"/api/tables/{table['id']}/offers", json=wish)
            assert answer.status_code == int(status), (role, answer.text)
            if status != "204":
                assert await world.house.stored() == before, role

    runner.run(scene())


@pytest.mark.parametrize("room", SAID)
@pytest.mark.parametrize("kind", KINDS)
def test_saying_something_and_reporting_it(kind: str, room: str, world: World, runner: asyncio.Runner) -> None:
    async def scene() -> None:
        table = (await world.lay(kind))["id"]
        author = {"seats": "owner", "watchers": "member"}[room]
        for role, status in zip(ROLES, SAID[room][kind].split(), strict=True):
            path, wish = f"/api/tables/{table}/chat", {"room": room, "text": f"{role} was here"}
            answer = await world.ask(role, "POST", path, json=wish)
            assert answer.status_code == int(status), (role, answer.text)
            said = (await world.ask(author, "GET", path)).json()["lines"]
            assert (f"{role} was here" in {line["text"] for line in said}) == (status == "201")
        number = said[0]["id"]
        for role, status in zip(ROLES, REPORTED[room][kind].split(), strict=True):
            answer = await world.ask(role, "POST", f"/api/tables/{table}/chat/{number}/report")
            assert answer.status_code == int(status), (role, answer.text)

    runner.run(scene())
