"""People are called back to their tables by a whole server: webhook, e-mail and push, to real ends."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
from py_vapid import Vapid02

from server.calls.sinks import Browser, Mailbox, Sink, mail_server, sink, status, until
from server.house import Json, Refused, Visitor
from server.inside import Inside, inside
from tawy.server.calls import postman
from tawy.server.hall import storing
from tawy.server.running import serving

ADDRESS = "https://tawy.example"
FIRST_IS_BO = {"seats": 2, "gods": ["ra", "isis"], "first": 1}
QUICK = postman.Manners(every=50, lease=60_000, ahead=100, held=300, sure=1500, pauses=(100, 200))


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for minutes here."""
    monkeypatch.setattr(storing, "GRACE", 200)
    monkeypatch.setattr(postman.Postman.__init__, "__defaults__", (QUICK,))


class Scene:
    """A server, Ada and Bo, and where messages arrive."""

    def __init__(self, house: Inside, people: tuple[Visitor, Visitor], sink: Sink, box: Mailbox) -> None:
        self.house = house
        self.ada, self.bo = people
        self.sink = sink
        self.box = box

    async def webhook(self, path: str = "/bo", form: str = "tawy", **wishes: Any) -> Json:
        """A webhook of Bo's."""
        target = {"kind": "webhook", "url": self.sink.address + path, "form": form}
        return await self.bo.post("/api/me/channels", {"target": target, **wishes})

    async def sat(self, **wishes: Any) -> Json:
        """A table of Ada's, with Bo on its other seat and ready."""
        table = await self.ada.open_table("ankh", FIRST_IS_BO, [{"kind": "me"}, {"kind": "open"}], **wishes)
        await self.bo.do(table["id"], "Join", invitation=table["invitation"])
        await self.bo.do(table["id"], "Sit", seat=1)
        await self.bo.do(table["id"], "Ready")
        return table

    async def began(self, **wishes: Any) -> str:
        """The same, dealt: it is Bo's turn."""
        table = await self.sat(**wishes)
        await self.ada.do(table["id"], "Ready")
        return str(table["id"])

    async def channels(self) -> list[Json]:
        found: list[Json] = (await self.bo.get("/api/me/calls"))["channels"]
        return found

    async def quiet(self, seconds: float = 1.0) -> int:
        """After a while: how many messages have come by webhook."""
        await asyncio.sleep(seconds)
        return len(self.sink.arrived)


@asynccontextmanager
async def scene(url: str, **settings: Any) -> AsyncIterator[Scene]:
    async with AsyncExitStack() as stack:
        box = stack.enter_context(mail_server())
        taking = await stack.enter_async_context(sink())
        usual = {"public_address": ADDRESS, "smtp": box.address, "mail_from": "tawy@example.org"}
        house = await stack.enter_async_context(inside(url, **usual | {"webhook_networks": "127.0.0.0/8"} | settings))
        people = [await stack.enter_async_context(house.visitor(name)) for name in ("Ada", "Bo")]
        yield Scene(house, (people[0], people[1]), taking, box)


def play(url: str, played: Callable[[Scene], Awaitable[None]], **settings: Any) -> None:
    async def whole() -> None:
        async with scene(url, **settings) as there:
            await played(there)

    asyncio.run(asyncio.wait_for(whole(), 60))


# --- webhooks, and what is common to all -----------------------------------------------------------------------------


def test_it_is_told_that_it_is_one_s_turn(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        await there.webhook()
        table = await there.began(clock={"kind": "days", "seconds": 86_400})
        await until(lambda: len(there.sink.arrived) == 1)
        told = there.sink.arrived[0]
        assert told.json | {"id": "", "deadline": 0, "text": ""} == {
            "id": "",
            "kind": "turn",
            "title": "Ankh: Gods of Egypt: it is your turn",
            "text": "",
            "link": f"{ADDRESS}/t/{table}",
            "language": "en",
            "table": table,
            "game": "ankh",
            "deadline": 0,
        }
        assert told.headers["tawy-message"] == told.json["id"]
        assert told.json["text"].startswith("You are playing with Ada. You have until ")
        assert await there.quiet() == 1, "once"

    play(sqlite_url, played)


def test_one_message_until_one_has_looked(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        await there.webhook()
        table = await there.began()
        await until(lambda: len(there.sink.arrived) == 1)
        await there.ada.do(table, "Abandon")
        assert await there.quiet() == 1, "nothing more is said while they have not looked"
        await there.bo.look(table)
        await asyncio.sleep(0.3)
        await there.ada.do(table, "Agree", yes=False)
        await there.ada.do(table, "Abandon")
        await until(lambda: len(there.sink.arrived) == 2)
        assert there.sink.arrived[1].json["kind"] == "consent"
        assert there.sink.arrived[1].json["text"].startswith("Ada would like to end the game without a result.")

    play(sqlite_url, played)


def test_who_has_the_table_open_is_told_nothing(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        await there.webhook()
        table = await there.sat()
        async with there.house.follow(there.bo, table["id"]):
            await there.ada.do(table["id"], "Ready")
            assert await there.quiet(2.5) == 0
        assert await there.quiet() == 0, "they have seen it"

    play(sqlite_url, played)


def test_who_has_left_in_the_same_moment_is_told(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        await there.webhook()
        table = await there.sat()
        async with there.house.follow(there.bo, table["id"]):
            await there.ada.do(table["id"], "Ready")
        await until(lambda: len(there.sink.arrived) == 1)

    play(sqlite_url, played)


def test_kinds_are_switched_by_channel(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        await there.webhook("/turns", wanted=["turn"])
        ends = await there.webhook("/ends", wanted=["turn"])
        answer = await there.bo.http.post(f"/api/me/channels/{ends['id']}", json={"wanted": ["over"]})
        assert answer.status_code == 204
        table = await there.began()
        await until(lambda: bool(there.sink.at("/turns")))
        await there.bo.do(table, "Abandon")
        await there.ada.do(table, "Agree", yes=True)
        await until(lambda: bool(there.sink.at("/ends")))
        assert [one.json["kind"] for one in there.sink.arrived] == ["turn", "over"]
        assert there.sink.at("/ends")[0].json["link"] == f"{ADDRESS}/replay/{table}"

    play(sqlite_url, played)


def test_in_quiet_hours_nothing_is_said_until_they_are_over(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        await there.webhook()
        always = {"language": "cs", "zone": "Europe/Prague", "quiet": [0, 1439], "page": []}
        await there.bo.post("/api/me/calls", always)
        await there.began()
        assert await there.quiet() == 0
        ((ident, table, *_),) = await there.house.store.messages_soon(10**15, 10)
        await there.bo.post("/api/me/calls", always | {"quiet": None})
        await there.house.store._write(f"table {table}", lambda c: _set_due(c, ident))
        await until(lambda: len(there.sink.arrived) == 1)
        assert there.sink.arrived[0].json["title"].endswith("jste na tahu")

    play(sqlite_url, played)


def _set_due(connection: Any, ident: str) -> None:
    """As if the night was over."""
    from sqlalchemy import text

    connection.execute(text("UPDATE outbox SET due = 1 WHERE id = :id"), {"id": ident})


def test_what_fails_is_tried_again_and_given_up_with_a_reason(
    sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def played(there: Scene) -> None:
        there.sink.answers("/bo", status(500), status(503), status(200))
        there.sink.answers("/broken", status(500))
        await there.webhook()
        await there.webhook("/broken")
        await there.began()
        await until(lambda: len(there.sink.at("/bo")) == 3 and len(there.sink.at("/broken")) == 3)
        assert len({one.json["id"] for one in there.sink.at("/bo")}) == 1, "the same message"
        assert await there.quiet() == 6
        assert [one["trouble"] for one in await there.channels()] == ["", "status 500"]

    with caplog.at_level(logging.WARNING, "tawy.calls"):
        play(sqlite_url, played)
    (given_up,) = [record for record in caplog.records if record.message == "a message is given up"]
    assert (given_up.channel, given_up.reason) == ("webhook", "status 500")  # type: ignore[attr-defined]


def test_a_slow_end_keeps_no_other_waiting(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        there.sink.answers("/slow", 8.0, status(200))
        await there.webhook("/slow")
        await there.webhook("/fast")
        await there.began()
        await until(lambda: bool(there.sink.at("/fast") and there.sink.at("/slow")), 5)

    play(sqlite_url, played)


def test_a_webhook_leads_nowhere_private(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        await there.webhook()
        await there.began()
        async with asyncio.timeout(15):
            while not (trouble := (await there.channels())[0]["trouble"]):  # noqa: ASYNC110  as above
                await asyncio.sleep(0.05)
        assert trouble == "not an address on the open net"
        assert there.sink.arrived == []

    play(sqlite_url, played, webhook_networks="")


def test_who_did_nothing_wrong_sees_only_their_own(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        made = await there.webhook("/secret-path")
        assert made["to"] == "127.0.0.1", "the path opens it, and is not shown again"
        for method, path in (("POST", ""), ("DELETE", ""), ("POST", "/test")):
            answer = await there.ada.http.request(method, f"/api/me/channels/{made['id']}{path}", json={"wanted": []})
            assert answer.status_code == 404
        assert (await there.ada.get("/api/me/calls"))["channels"] == []
        for _ in range(9):
            await there.webhook(f"/{_}")
        with pytest.raises(Refused, match="remove one first"):
            await there.webhook("/eleventh")
        for url in (
            "ftp://x.example",
            "https://",
            "https://user:pass@x.example/",
            "https://x.example/a b",
            "https://[::1",
        ):
            with pytest.raises(Refused, match="no address on the web"):
                await there.bo.post("/api/me/channels", {"target": {"kind": "webhook", "url": url}})

    play(sqlite_url, played)


def test_a_server_that_is_not_set_up_offers_nothing_and_sends_nothing(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        assert (await there.bo.get("/api/me/calls"))["offered"] == []
        with pytest.raises(Refused, match="not set up"):
            await there.webhook()
        table = await there.began()
        assert [one["id"] for one in (await there.bo.get("/api/tables/waiting"))["tables"]] == [table]
        assert await there.house.store.messages_soon(10**15, 10) == []

    play(sqlite_url, played, public_address="", smtp="")


# --- e-mail ----------------------------------------------------------------------------------------------------------


def link_in(text: str, what: str) -> str:
    found = re.search(rf"{ADDRESS}(/called/{what}\?token=\S+)", text)
    assert found is not None, text
    return found[1]


def plain(there: Scene, number: int) -> str:
    part = there.box.mails[number].get_body(("plain",))
    assert part is not None
    return str(part.get_content())


async def confirmed(there: Scene, address: str = "bo@example.org") -> None:
    """An e-mail address of Bo's, confirmed by its link."""
    await there.bo.post("/api/me/channels", {"target": {"kind": "email", "address": address}})
    await until(lambda: bool(there.box.mails))
    token = link_in(plain(there, 0), "confirm").partition("=")[2]
    stranger = there.house.client()
    assert (await stranger.post("/api/called/confirm", json={"token": token})).status_code == 204
    await stranger.aclose()


def test_an_address_is_confirmed_before_anything_else_is_sent_to_it(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        made = await there.bo.post("/api/me/channels", {"target": {"kind": "email", "address": "bo@example.org"}})
        assert made["confirmed"] is False
        table = await there.began()
        await until(lambda: bool(there.box.mails))
        await asyncio.sleep(0.8)
        (mail,) = there.box.mails
        assert mail["subject"] == "Tawy: is this your address?"
        assert "Bo" not in plain(there, 0), "what strangers have written is not sent to others"
        with pytest.raises(Refused, match="not confirmed yet"):
            await there.bo.post(f"/api/me/channels/{made['id']}/test", {})
        token = link_in(plain(there, 0), "confirm").partition("=")[2]
        for wrong in (token[:-1] + ("0" if token[-1] != "0" else "1"), "", "x.y", token.replace(".", "")):
            answer = await there.bo.http.post("/api/called/confirm", json={"token": wrong})
            assert answer.status_code == 404
        assert (await there.bo.http.post("/api/called/confirm", json={"token": token})).status_code == 204
        await there.ada.do(table, "Abandon")
        await until(lambda: len(there.box.mails) == 2)

    play(sqlite_url, played)


def test_a_mail_has_text_and_html_a_link_to_the_table_and_one_that_ends_it(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        await there.bo.post("/api/me/calls", {"language": "es", "zone": "Europe/Madrid", "quiet": None, "page": []})
        await confirmed(there)
        table = await there.began()
        await until(lambda: len(there.box.mails) == 2)
        mail = there.box.mails[1]
        assert there.box.recipients == ["bo@example.org"] * 2
        assert mail["subject"].endswith("te toca")
        assert mail["from"] == "tawy@example.org"
        html = mail.get_body(("html",))
        assert html is not None
        for text in (plain(there, 1), html.get_content()):
            assert f"{ADDRESS}/t/{table}" in text
            assert "Juegas con Ada." in text
            assert "/called/unsubscribe?token=" in text
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        address = str(mail["List-Unsubscribe"]).strip("<>").removeprefix(ADDRESS)
        assert (await there.bo.http.get(address)).headers["content-type"].startswith("text/html"), "for people"
        stranger = there.house.client()
        for _ in range(2):
            answer = await stranger.post(address, data={"List-Unsubscribe": "One-Click"})
            assert answer.status_code == 204
        await stranger.aclose()
        assert await there.channels() == []

    play(sqlite_url, played)


def test_a_name_is_plain_text_in_html(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        await confirmed(there)
        await there.ada.post("/api/me", {"name": "<b>Ada</b> & co"})
        await there.began()
        await until(lambda: len(there.box.mails) == 2)
        html = there.box.mails[1].get_body(("html",))
        assert html is not None
        assert "&lt;b&gt;Ada&lt;/b&gt; &amp; co" in html.get_content()

    play(sqlite_url, played)


def test_a_mail_server_that_says_later_is_asked_again_with_the_same_message(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        await confirmed(there)
        there.box.refuses = ["451 Try again later"]
        await there.began()
        await until(lambda: len(there.box.mails) == 2)
        assert there.box.refuses == []

    play(sqlite_url, played)


@pytest.mark.parametrize(
    "address",
    ["bo", "bo@", "@example.org", "bo@example", "bo@exa mple.org", "bo@example.org\nBcc: x@y.org", "bö@example.org"],
)
def test_what_is_no_address(address: str, sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        with pytest.raises(Refused, match="e-mail address"):
            await there.bo.post("/api/me/channels", {"target": {"kind": "email", "address": address}})

    play(sqlite_url, played)


def test_nobody_is_asked_again_and_again_whether_an_address_is_theirs(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        target = {"target": {"kind": "email", "address": "victim@example.org"}}
        answers = [await there.bo.http.post("/api/me/channels", json=target) for _ in range(20)]
        assert 1 <= sum(answer.status_code == 201 for answer in answers) <= 10
        assert answers[-1].json()["error"] == "too_many"

    play(sqlite_url, played)


# --- push ------------------------------------------------------------------------------------------------------------


def test_a_browser_is_pushed_what_it_alone_can_read(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        browser = Browser()
        wishes = await there.bo.get("/api/me/calls")
        assert wishes["offered"] == ["push", "email", "webhook"]
        endpoint = there.sink.answers("/push/bo", status(201))
        await there.bo.post("/api/me/channels", {"target": browser.subscription(endpoint)})
        table = await there.began()
        await until(lambda: len(there.sink.arrived) == 1)
        told = there.sink.arrived[0]
        assert browser.read(told) == {
            "title": "Ankh: Gods of Egypt: it is your turn",
            "text": "You are playing with Ada.",
            "path": f"/t/{table}",
            "tag": table,
        }
        assert b"Ankh" not in told.body
        assert {"ttl", "urgency", "topic"} <= told.headers.keys()
        signed = told.headers["authorization"].removeprefix("vapid ")
        assert f"k={wishes['vapid']}" in signed
        assert Vapid02.verify(told.headers["authorization"])

    play(sqlite_url, played)


@pytest.mark.parametrize("code", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(code: int, sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        endpoint = there.sink.answers("/push/bo", status(code))
        await there.bo.post("/api/me/channels", {"target": Browser().subscription(endpoint)})
        await there.began()
        await until(lambda: len(there.sink.arrived) == 1)
        await asyncio.sleep(0.3)
        assert await there.channels() == []
        assert await there.quiet() == 1

    play(sqlite_url, played)


def test_the_key_of_pushes_is_made_once_and_kept(sqlite_url: str) -> None:
    keys: list[str] = []

    async def played(there: Scene) -> None:
        keys.append((await there.bo.get("/api/me/calls"))["vapid"])

    play(sqlite_url, played)
    play(sqlite_url, played)
    assert len(keys) == 2
    assert len(set(keys)) == 1


def test_keys_that_are_none_are_refused(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        for keys in ({"p256dh": "AAAA"}, {"auth": "AA"}, {"p256dh": "not base64!"}):
            with pytest.raises(Refused, match="keys of this subscription"):
                await there.bo.post("/api/me/channels", {"target": Browser().subscription("https://x.example") | keys})

    play(sqlite_url, played)


def test_nobody_is_taken_to_have_seen_a_call_before_a_dead_connection_would_have_been_noticed() -> None:
    assert postman.USUAL.sure > 1000 * (serving.PING_EVERY + serving.PONG_WITHIN)
