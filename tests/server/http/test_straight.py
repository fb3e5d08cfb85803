"""The way that commands take past all other routes: every guard holds there, and answers are those of the usual way."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import httpx
import pytest
from starlette.types import ASGIApp, Receive, Scope, Send

from server.house import Json, Visitor
from server.inside import HOST, Inside, inside
from tawy.server.http import app as application
from tawy.server.http import guards
from tawy.server.http.guards import LARGEST, Pace
from tawy.server.http.reception import Paces

READY: Final[Json] = {"id": "c1", "command": {"type": "Ready", "ready": False}}
PATH: Final = "/api/tables/{table}/commands"
REQUESTS: Final[dict[str, tuple[int, Json]]] = {
    "as it should be": (200, {}),
    "not signed in": (401, {"cookies": {}}),
    "a session that is none": (401, {"cookies": {"tawy": "guessed"}}),
    "from a page of another site": (403, {"headers": {"origin": "http://evil.example"}}),
    "for a name that is not ours": (421, {"headers": {"host": "evil.example"}}),
    "too large": (413, {"content": b" " * (LARGEST + 1), "headers": {"content-type": "application/json"}}),
    "no JSON": (400, {"content": b"Ready", "headers": {"content-type": "text/plain"}}),
    "not understood": (400, {"json": {"id": "c1", "command": {"type": "Fly"}}}),
    "a table that is not there": (404, {"path": PATH.format(table="0" * 32)}),
    "a path beside it": (404, {"path": PATH + "/more"}),
    "to be read": (404, {"method": "GET"}),
    "to be taken away": (404, {"method": "DELETE"}),
    "to be replaced": (404, {"method": "PUT"}),
}


class Usual:
    """In place of `Straight`: all routes are looked through."""

    def __init__(self, app: ASGIApp, _route: Any) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        await self._app(scope, receive, send)


class Ways:
    """The same server by both ways, and somebody at a table there."""

    def __init__(self, house: Inside, ann: Visitor, patch: pytest.MonkeyPatch) -> None:
        self._house = house
        self._ann = ann
        with patch.context() as patched:
            patched.setattr(application, "Straight", Usual)
            self._ways = {"straight": house.starlette, "usual": house.app.starlette()}

    async def table(self) -> str:
        """A table at which Ann sits."""
        seats = [{"kind": "me"}, {"kind": "open"}]
        table: str = (await self._ann.open_table("ankh", {"seats": 2}, seats))["id"]
        return table

    async def ask(self, way: str, table: str, wish: Json) -> httpx.Response:
        """A request by one of the ways."""
        sent: Json = {"method": "POST", "path": PATH, "cookies": dict(self._ann.http.cookies)} | wish
        cookies, method = sent.pop("cookies"), sent.pop("method")
        path = sent.pop("path").format(table=table)
        if method == "POST" and "content" not in sent:
            sent.setdefault("json", READY)
        transport = httpx.ASGITransport(self._ways[way], client=("192.0.2.1", 1))
        async with httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}", cookies=cookies) as client:
            return await client.request(method, path, **sent)

    def allow(self, at_once: int) -> None:
        """So many of everything, and no more."""
        self._house.app.reception.paces = Paces(*[Pace(1e-6, at_once) for _ in range(8)])


def told(answer: httpx.Response) -> tuple[int, list[tuple[str, str]], bytes]:
    """All of an answer."""
    return answer.status_code, sorted(answer.headers.items()), answer.content


@pytest.mark.parametrize("name", REQUESTS)
def test_a_guard_of_the_usual_way_holds_on_the_straight_one(
    name: str, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    status, wish = REQUESTS[name]

    async def scene() -> None:
        async with inside(sqlite_url) as house, house.visitor("Ann") as ann:
            ways = Ways(house, ann, monkeypatch)
            table = await ways.table()
            straight, usual = [await ways.ask(way, table, dict(wish)) for way in ("straight", "usual")]
            assert told(straight) == told(usual)
            assert straight.status_code == status, straight.text

    asyncio.run(scene())


def test_too_many_are_too_many_by_either_way(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as house, house.visitor("Ann") as ann:
            ways, found = Ways(house, ann, monkeypatch), {}
            table = await ways.table()
            for way in ("straight", "usual"):
                ways.allow(2)
                found[way] = [told(await ways.ask(way, table, {})) for _ in range(3)]
            assert found["straight"] == found["usual"]
            assert [status for status, _, _ in found["straight"]] == [200, 200, 429]
            ways.allow(1)
            statuses = [(await ways.ask(way, table, {})).status_code for way in ("straight", "usual")]
            assert statuses == [200, 429], "both count together"

    asyncio.run(scene())


def test_a_command_does_take_the_straight_way(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def lost(*_: Any) -> None:
        raise AssertionError("all routes were looked through")

    async def scene() -> None:
        async with inside(sqlite_url) as house, house.visitor("Ann") as ann:
            ways = Ways(house, ann, monkeypatch)
            table = await ways.table()
            found: list[guards.Straight] = []
            call = guards.Straight.__call__

            async def noted(straight: guards.Straight, *parts: Any) -> None:
                found.append(straight)
                straight._app = lost
                await call(straight, *parts)

            monkeypatch.setattr(guards.Straight, "__call__", noted)
            assert (await ways.ask("straight", table, {})).status_code == 200
            assert len(found) == 1

    asyncio.run(scene())
