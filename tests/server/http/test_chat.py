"""Talk at a table: who reads and writes where, what a line may be, muting, reporting, and that no record holds it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack

import pytest

from server.house import Json, Refused, Visitor
from server.http.test_presence import process, two
from server.inside import Inside, Socket, inside
from tawy.server.store import Channel, NewLine

Scene = Callable[[Inside, Visitor, Visitor, Visitor, str], Awaitable[None]]
"""With Ada, who hosts and plays, Bob, who plays, and Eve, who watches, at a table."""


def within(url: str, scene: Scene) -> None:
    async def run() -> None:
        async with (
            inside(url) as server,
            server.visitor("Ada") as ada,
            server.visitor("Bob") as bob,
            server.visitor("Eve") as eve,
        ):
            table = await two(ada, bob)
            await eve.do(table, "Join", invitation=(await ada.get(f"/api/tables/{table}/invitation"))["invitation"])
            await scene(server, ada, bob, eve, table)

    asyncio.run(run())


async def say(visitor: Visitor, table: str, text: str, room: str = "seats") -> Json:
    return await visitor.post(f"/api/tables/{table}/chat", {"room": room, "text": text})


async def read(visitor: Visitor, table: str) -> list[str]:
    return [line["text"] for line in (await visitor.get(f"/api/tables/{table}/chat"))["lines"]]


async def hears(socket: Socket, seconds: float = 0.3) -> list[str]:
    """What is said at a socket, for a while."""
    found: list[str] = []
    try:
        async with asyncio.timeout(seconds):
            while True:
                message = await socket.message()
                if message["type"] == "Said":
                    found.append(message["line"]["text"])
    except TimeoutError:
        return found


def test_what_the_seats_say_everyone_reads_and_what_watchers_say_no_player(sqlite_url: str) -> None:
    async def scene(server: Inside, ada: Visitor, bob: Visitor, eve: Visitor, table: str) -> None:
        async with server.follow(bob, table) as playing, server.follow(eve, table) as watching:
            await say(ada, table, "good luck")
            await say(eve, table, "he should fight", "watchers")
            assert await hears(playing) == ["good luck"]
            assert await hears(watching) == ["good luck", "he should fight"]
        assert await read(bob, table) == ["good luck"]
        assert await read(eve, table) == ["good luck", "he should fight"]
        await ada.do(table, "Concede", seat=0)
        assert await read(bob, table) == ["good luck", "he should fight"], "now it helps nobody any more"

    within(sqlite_url, scene)


def test_nobody_writes_in_the_others_room(sqlite_url: str) -> None:
    async def scene(_: Inside, ada: Visitor, _bob: Visitor, eve: Visitor, table: str) -> None:
        for visitor, room in ((eve, "seats"), (ada, "watchers")):
            with pytest.raises(Refused) as refused:
                await say(visitor, table, "hello", room)
            assert refused.value.code == "not_yours"

    within(sqlite_url, scene)


@pytest.mark.parametrize("text", ["", "   ", "\u202e\u200b", "x" * 401])
def test_a_line_has_something_to_read_and_is_not_long(sqlite_url: str, text: str) -> None:
    async def scene(_: Inside, ada: Visitor, _bob: Visitor, _eve: Visitor, table: str) -> None:
        with pytest.raises(Refused) as refused:
            await say(ada, table, text)
        assert (refused.value.status, refused.value.sentence) == (400, "A line has 1 to 400 letters.")

    within(sqlite_url, scene)


def test_a_line_is_plain_text_in_one_piece(sqlite_url: str) -> None:
    async def scene(_: Inside, ada: Visitor, bob: Visitor, _eve: Visitor, table: str) -> None:
        await say(ada, table, " <b>one</b>\n\ttwo \u202ethree\x00 ")
        assert await read(bob, table) == ["<b>one</b> two three"]

    within(sqlite_url, scene)


def test_nobody_floods_a_table(sqlite_url: str) -> None:
    async def scene(_: Inside, ada: Visitor, bob: Visitor, _eve: Visitor, table: str) -> None:
        for number in range(5):
            await say(ada, table, f"{number}")
        with pytest.raises(Refused) as refused:
            await say(ada, table, "and more")
        assert refused.value.status == 429
        await say(bob, table, "still here")

    within(sqlite_url, scene)


def test_muting_is_kept_for_its_reader_alone(sqlite_url: str) -> None:
    async def scene(_: Inside, ada: Visitor, bob: Visitor, eve: Visitor, table: str) -> None:
        await bob.http.post("/api/muted", json={"person": ada.id})
        await bob.http.post("/api/muted", json={"person": ada.id})
        assert (await bob.get(f"/api/tables/{table}/chat"))["muted"] == [ada.id]
        assert (await eve.get(f"/api/tables/{table}/chat"))["muted"] == []
        await bob.http.post("/api/muted", json={"person": ada.id, "muted": False})
        assert (await bob.get(f"/api/tables/{table}/chat"))["muted"] == []
        for nobody in (bob.id, "nobody"):
            assert (await bob.http.post("/api/muted", json={"person": nobody})).status_code == 404

    within(sqlite_url, scene)


def test_what_is_reported_the_host_reads_and_nobody_else(sqlite_url: str) -> None:
    async def scene(_: Inside, ada: Visitor, bob: Visitor, eve: Visitor, table: str) -> None:
        line = await say(bob, table, "rude")
        for _again in range(2):
            assert (await eve.http.post(f"/api/tables/{table}/chat/{line['id']}/report")).status_code == 204
        reports = {
            visitor.name: (await visitor.get(f"/api/tables/{table}/chat"))["reports"] for visitor in (ada, bob, eve)
        }
        assert [(one["line"]["text"], one["count"]) for one in reports["Ada"]] == [("rude", 1)]
        assert reports["Bob"] == reports["Eve"] == []
        hidden = await say(eve, table, "between us", "watchers")
        for number in (hidden["id"], line["id"] + 100):
            assert (await bob.http.post(f"/api/tables/{table}/chat/{number}/report")).status_code == 404

    within(sqlite_url, scene)


def test_whoever_is_kept_out_is_read_no_more(sqlite_url: str) -> None:
    async def scene(_: Inside, ada: Visitor, bob: Visitor, eve: Visitor, table: str) -> None:
        await say(eve, table, "spam", "watchers")
        await ada.do(table, "Ban", person=eve.id)
        await ada.do(table, "Concede", seat=0)
        assert await read(bob, table) == []
        assert (await eve.http.get(f"/api/tables/{table}/chat")).status_code == 404

    within(sqlite_url, scene)


def hook(person: str) -> Channel:
    """A webhook of somebody who wants to be told everything."""
    return Channel(f"hook of {person}", person, "webhook", b'{"kind":"webhook","url":"https://x.example"}', 255, 1, 1)


def test_whoever_is_called_by_name_is_called_back(sqlite_url: str) -> None:
    async def scene(server: Inside, ada: Visitor, bob: Visitor, eve: Visitor, table: str) -> None:
        async def called() -> list[tuple[str, str]]:
            later = server.app.hall.now() + 60_000
            messages = await server.store.claim_messages(later, later + 1, 10)
            for message in messages:
                await server.store.drop_message(message.id, message.game)
            return [(message.channel.person, message.kind) for message in messages]

        for visitor in (ada, bob, eve):
            await server.store.keep_channel(hook(visitor.id))
        await called()
        await say(ada, table, "@bob @ada @nobody: your turn")
        assert await called() == [(bob.id, "mention")]
        await say(eve, table, "@Bob should not read this", "watchers")
        assert await called() == [], "a player is not called to where they do not read"
        await bob.http.post("/api/muted", json={"person": ada.id})
        await say(ada, table, "@Bob, are you there?")
        assert await called() == [], "nor by somebody whom they do not want to hear"

    within(sqlite_url, scene)


def test_no_record_journal_or_snapshot_holds_what_was_said(sqlite_url: str) -> None:
    async def scene(server: Inside, ada: Visitor, bob: Visitor, _eve: Visitor, table: str) -> None:
        before = await server.stored()
        await say(ada, table, "CANARY")
        assert await server.stored() == before
        steps = await server.store.journal(table)
        assert not any(b"CANARY" in step.body + step.told for step in steps)
        for path in ("", "/log", "/file"):
            assert "CANARY" not in (await bob.http.get(f"/api/tables/{table}{path}")).text

    within(sqlite_url, scene)


def test_only_the_last_lines_are_kept_and_all_go_with_the_table(sqlite_url: str) -> None:
    async def scene(server: Inside, ada: Visitor, bob: Visitor, _eve: Visitor, table: str) -> None:
        for number in range(1005):
            await server.store.say(table, NewLine("seats", ada.id, "Ada", number, f"{number}"))
        lines = await server.store.lines(table, 0, 2000)
        assert [line.text for line in lines] == [f"{number}" for number in range(5, 1005)]
        await server.store.report(lines[0].id, bob.id)
        assert await server.store.remove(table, (await server.app.hall.live(table)).table.n)
        assert await server.store.lines(table, 0, 2000) == []

    within(sqlite_url, scene)


def test_two_processes_hear_each_other(postgres_url: str) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as stack:
            one, other = [await stack.enter_async_context(process(postgres_url)) for _ in range(2)]
            ada = await stack.enter_async_context(one.visitor("Ada"))
            bob = await stack.enter_async_context(other.visitor("Bob"))
            table = await two(ada, bob)
            async with other.follow(bob, table) as page:
                for number in range(4):
                    await say(ada, table, f"line {number}")
                assert await hears(page, 2) == [f"line {number}" for number in range(4)]
            assert await read(bob, table) == [f"line {number}" for number in range(4)]

    asyncio.run(scene())
