"""Links to sign in by: sent by a whole server to a real mail server, and used once."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
import msgspec
import pytest

from server.calls.sinks import Mailbox, mail_server, until
from server.house import Visitor
from server.inside import Inside, inside
from tawy.server.calls import letters, postman
from tawy.server.http.guards import Pace

ADDRESS = "https://tawy.example"
QUICK = postman.Manners(every=50, lease=60_000, ahead=100, held=300, sure=1500, pauses=(100, 200))
GONE = (404, "This link is not good any more: ask for another one.")


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postman.Postman.__init__, "__defaults__", (QUICK,))


class Scene:
    """A server that can write e-mails, Bo whose address it knows, and a browser that nobody has used yet."""

    def __init__(self, house: Inside, bo: Visitor, bare: httpx.AsyncClient, box: Mailbox) -> None:
        self.house = house
        self.bo = bo
        self.bare = bare
        self.box = box

    async def confirm(self, who: Visitor, address: str) -> None:
        """An address of somebody's, confirmed as they would."""
        before = len(self.box.mails)
        await who.post("/api/me/channels", {"target": {"kind": "email", "address": address}})
        await until(lambda: len(self.box.mails) > before)
        answer = await self.bare.post("/api/called/confirm", json={"token": self.token(-1)})
        assert answer.status_code == 204

    def text(self, which: int) -> str:
        """What a message says."""
        body = self.box.mails[which].get_body(("plain",))
        assert body is not None
        return str(body.get_content())

    def token(self, which: int) -> str:
        """What stands in its link."""
        found = re.search(r"token=(\S+)", self.text(which))
        assert found is not None
        return found[1]

    async def ask(self, address: str) -> httpx.Response:
        """Somebody wants a link."""
        return await self.bare.post("/api/sign-in/mail", json={"address": address})

    async def link(self, address: str = "bo@example.org") -> str:
        """A link that has come."""
        before = len(self.box.mails)
        assert (await self.ask(address)).status_code == 204
        await until(lambda: len(self.box.mails) > before)
        return self.token(-1)

    async def use(self, token: str) -> tuple[int, Any]:
        """The button is pressed."""
        answer = await self.bare.post("/api/sign-in/link", json={"token": token})
        self.bare.cookies.clear()
        told = answer.json()
        return answer.status_code, told.get("id") or told["sentence"]


@asynccontextmanager
async def scene(url: str) -> AsyncIterator[Scene]:
    async with AsyncExitStack() as stack:
        box = stack.enter_context(mail_server())
        settings = {"public_address": ADDRESS, "smtp": box.address, "mail_from": "tawy@example.org"}
        house = await stack.enter_async_context(inside(url, **settings))
        bo = await stack.enter_async_context(house.visitor("Bo"))
        there = Scene(house, bo, await stack.enter_async_context(house.client()), box)
        await there.confirm(bo, "Bo@Example.org")
        yield there


def play(url: str, played: Callable[[Scene], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with scene(url) as there:
            await played(there)

    asyncio.run(asyncio.wait_for(whole(), 60))


def test_a_link_signs_in_once_whoever_asked_by_a_confirmed_address(database_url: str) -> None:
    async def played(there: Scene) -> None:
        assert (await there.bare.get("/api/sign-in")).json()["mail"] is True
        token = await there.link()
        mail = there.box.mails[-1]
        assert (mail["To"], mail["Subject"]) == ("Bo@Example.org", "Tawy: sign in as Bo")
        assert mail["List-Unsubscribe"] is None
        assert f"{ADDRESS}/sign-in?token={token}" in there.text(-1)
        looked = await there.bare.get(f"/sign-in?token={token}")
        assert looked.status_code == 200
        assert not looked.cookies, "a program that opens links signs nobody in"
        assert await there.use(token) == (200, there.bo.id)
        assert await there.use(token) == GONE

    play(database_url, played)


def test_it_is_written_in_the_person_s_language(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        wish = {"language": "cs", "zone": "Europe/Prague", "quiet": [0, 1439], "page": []}
        await there.bo.post("/api/me/calls", wish)
        await there.link()
        assert there.box.mails[-1]["Subject"] == "Tawy: přihlášení jako Bo"
        assert "15 minut" in there.text(-1), "and quiet hours do not hold it back"

    play(sqlite_url, played)


def test_an_address_that_nobody_has_is_answered_alike_and_sent_nothing(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        await there.bo.post("/api/me/channels", {"target": {"kind": "email", "address": "later@example.org"}})
        await until(lambda: len(there.box.mails) == 2)
        known = await there.ask("BO@example.org")
        await until(lambda: len(there.box.mails) == 3)
        for address in ("nobody@example.org", "later@example.org"):
            answer = await there.ask(address)
            assert (answer.status_code, answer.content, dict(answer.headers)) == (204, b"", dict(known.headers))
        await asyncio.sleep(0.5)
        assert len(there.box.mails) == 3

    play(sqlite_url, played)


def test_a_link_is_good_for_a_quarter_of_an_hour(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def played(there: Scene) -> None:
        token, hall = await there.link(), there.house.app.hall
        now = hall.now()
        monkeypatch.setattr(hall, "now", lambda: now + letters.SIGN_IN_WITHIN + 60_000)
        assert await there.use(token) == GONE

    play(sqlite_url, played)


def test_what_is_no_link_of_ours_signs_nobody_in(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        token = await there.link()
        confirming = there.token(0)
        for wrong in ("", "x", token[:-1], token.upper(), confirming, f"{token}.x"):
            assert (await there.use(wrong))[0] == 404, wrong
        assert await there.use(token) == (200, there.bo.id)

    play(sqlite_url, played)


def test_each_who_has_the_address_gets_a_link_of_their_own_and_who_is_kept_out_none(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        async with there.house.visitor("Cy") as cy:
            await there.confirm(cy, "bo@example.org")
            before = len(there.box.mails)
            await there.ask("bo@example.org")
            await until(lambda: len(there.box.mails) == before + 2)
            ids = {(await there.use(there.token(which)))[1] for which in (-1, -2)}
            assert ids == {there.bo.id, cy.id}
            await there.house.store.ban(there.bo.id, 1)
            token = await there.link()
            assert (await there.use(token))[1] == cy.id

    play(sqlite_url, played)


def test_who_was_kept_out_meanwhile_does_not_come_in(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        token = await there.link()
        await there.house.store.ban(there.bo.id, 1)
        assert (await there.use(token))[0] == 403

    play(sqlite_url, played)


def test_nobody_is_written_to_again_and_again(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        reception = there.house.app.reception
        reception.paces = msgspec.structs.replace(reception.paces, letters=Pace(0, 2))
        codes = [(await there.ask("bo@example.org")).status_code for _ in range(3)]
        assert codes == [204, 204, 429]
        async with there.house.client("203.0.113.9") as other:
            answer = await other.post("/api/sign-in/mail", json={"address": "BO@example.org"})
            assert answer.status_code == 429, "by address, whoever asks"

    play(sqlite_url, played)


def test_a_mail_server_that_was_away_too_long_is_sent_no_old_link(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def played(there: Scene) -> None:
        monkeypatch.setattr(letters, "SIGN_IN_WITHIN", 0)
        before = len(there.box.mails)
        await there.ask("bo@example.org")
        await until_nothing_waits(there)
        assert len(there.box.mails) == before

    play(sqlite_url, played)


async def until_nothing_waits(there: Scene) -> None:
    for _ in range(200):
        if not await there.house.store.messages_soon(10**15, 10):
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it still waits")


def test_without_mail_there_is_no_such_way(sqlite_url: str) -> None:
    async def whole() -> None:
        async with inside(sqlite_url) as house, house.client() as bare:
            assert (await bare.get("/api/sign-in")).json()["mail"] is False
            answer = await bare.post("/api/sign-in/mail", json={"address": "bo@example.org"})
            assert answer.status_code == 409
            assert (await bare.post("/api/sign-in/link", json={"token": "x.y"})).status_code == 404

    asyncio.run(whole())
