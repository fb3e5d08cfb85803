"""Whoever runs a server keeps somebody out: signed out everywhere, not let in again, and in nobody's way at a table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from server.house import Visitor, serving
from server.inside import Inside, inside
from server.store.samples import opened
from tawy.cli import main
from tawy.server.hall import tending
from tawy.server.http import people
from tawy.server.http.routes import sockets
from tawy.server.running import banning
from tawy.server.tables.entries import Left

HERS_AND_HIS = [{"kind": "me"}, {"kind": "open"}]


@pytest.fixture
def tawy(capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str, str]]:
    """A command line in this process: its exit code, what it said and what it complained of, without line breaks."""

    def run(*words: str) -> tuple[int, str, str]:
        code = main(words)
        printed = capsys.readouterr()
        return code, " ".join(printed.out.split()), " ".join(printed.err.split())

    return run


Tawy = Callable[..., tuple[int, str, str]]


async def until(holds: Callable[[], bool]) -> None:
    """Something the server does by itself comes true soon."""
    async with asyncio.timeout(20):
        while not holds():  # noqa: ASYNC110  nobody tells when
            await asyncio.sleep(0.01)


async def together(ann: Visitor, bob: Visitor) -> str:
    """A running game of two."""
    table: dict[str, Any] = await ann.open_table("ankh", {"seats": 2}, HERS_AND_HIS)
    await bob.do(table["id"], "Join", invitation=table["invitation"])
    await bob.do(table["id"], "Sit", seat=1)
    await ann.do(table["id"], "Ready")
    await bob.do(table["id"], "Ready")
    return str(table["id"])


async def ban(house: Inside, url: str, person: str) -> None:
    """From another process."""
    (known,) = await house.store.guests(person)
    await asyncio.to_thread(banning.ban if known.banned is None else banning.unban, url, known)


def test_who_is_banned_is_out_at_once_and_out_of_everybodys_way(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "REMEMBERED", 0.0)
    monkeypatch.setattr(sockets, "CHECKED_EVERY", 0.01)
    monkeypatch.setattr(tending, "SHOW_OUT_EVERY", 0.01)

    async def scene() -> None:
        async with inside(sqlite_url) as house, house.visitor("Ann") as ann, house.visitor("Bob") as bob:
            table = await together(ann, bob)
            live = await house.app.hall.live(table)
            async with house.follow(bob, table, 1) as following, house.follow(ann, table, 0) as staying:
                assert (await following.message())["type"] == "Snapshot"
                assert (await staying.message())["type"] == "Snapshot"
                await ban(house, sqlite_url, "Bob")
                while (said := await following.message())["type"] in {"Update", "Ahead"}:
                    pass
                assert said == {"type": "Closing", "why": "signed_out"}
                told = (await staying.message())["moment"]["news"]
                assert told == [{"type": "Left", "seat": 1}]
            assert await bob.get("/api/me") is None
            for _ in range(3):
                await asyncio.sleep(0.02)
            assert [entry for story in live.table.stories for entry in story.entries].count(Left(1)) == 1
            await ann.do(table, "Vote", seat=1, choice="bot")
            assert live.table.seats[1].bot == "medium"

    asyncio.run(scene())


def test_the_recovery_code_lets_nobody_in_who_is_banned_until_they_are_no_longer(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            keeping = people.People(store)
            ada, token = await keeping.welcome("Ada", 1)
            (known,) = await store.guests("Ada")
            await asyncio.to_thread(banning.ban, database_url, known)
            monkeypatch.setattr(keeping, "_known", type(keeping._known)())
            assert await keeping.of_session(token) is None
            await store.add_session("a session that was being opened", ada.id, 2)
            assert await store.session("a session that was being opened") is None
            assert await store.known_sessions({"a session that was being opened"}) == {}
            with pytest.raises(Exception, match="does not let you in any more"):
                await keeping.recover(ada.recovery, 3)
            await asyncio.to_thread(banning.unban, database_url, known)
            person, _ = await keeping.recover(ada.recovery, 4)
            assert person.id == ada.id
            assert await keeping.of_session(token) is None

    asyncio.run(scene())


def test_a_server_that_starts_shows_out_whom_it_has_not_yet(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tending, "SHOW_OUT_EVERY", 0.01)

    async def before() -> str:
        async with inside(sqlite_url) as house, house.visitor("Ann") as ann, house.visitor("Bob") as bob:
            return await together(ann, bob)

    async def after(table: str) -> int:
        async with inside(sqlite_url) as house:
            live = await house.app.hall.live(table)
            await until(lambda: live.table.seats[1].away == "left")
            return live.table.n

    table = asyncio.run(before())
    (known,) = banning.found(sqlite_url, "Bob")
    banning.ban(sqlite_url, known)
    assert asyncio.run(after(table)) == asyncio.run(after(table))


def test_the_command_says_what_it_did(sqlite_url: str, tawy: Tawy) -> None:
    async def scene() -> None:
        async with opened(sqlite_url) as store:
            for number, name in enumerate(["Ann", "Bob", "Bob"]):
                await store.add_person(f"{number:032x}", name, f"code {number}", 86_400_000 * number)

    asyncio.run(scene())
    at = ("--database", sqlite_url)
    first, second = f"{1:032x}", f"{2:032x}"
    assert tawy("ban", *at) == (0, "Nobody is kept out.", "")
    assert tawy("ban", "Ann", *at) == (0, f"Ann ({0:032x}) is signed out everywhere and not let in any more.", "")
    assert tawy("ban", "Ann", *at)[::2] == (
        2,
        f"Ann ({0:032x}) is kept out already; 'tawy unban' lets them in again.",
    )
    code, said, complained = tawy("ban", "Bob", *at)
    assert (code, said) == (2, "")
    assert complained == (
        f"Several people are called “Bob”; say which one by the id: {second} (last here on 1970-01-03, 0 tables); "
        f"{first} (last here on 1970-01-02, 0 tables)."
    )
    assert tawy("ban", first, *at)[0] == 0
    assert tawy("ban", *at)[1].endswith(" 2 people are kept out.")
    assert tawy("unban", "Ann", *at) == (0, f"Ann ({0:032x}) can come in again with the recovery code.", "")
    assert tawy("unban", "Ann", *at)[::2] == (2, f"Ann ({0:032x}) is not kept out.")
    assert tawy("unban", "Cleo", *at)[::2] == (
        2,
        "Nobody here has the name or the id “Cleo”: write a name exactly as it is shown.",
    )
    assert tawy("--language", "cs", "ban", *at)[1].endswith("Zakázaný přístup má 1 člověk.")
    assert "no database" in tawy("ban", "Ann", "--database", f"{sqlite_url}-elsewhere")[2]


def test_somebody_is_banned_while_the_server_runs(sqlite_url: str, tawy: Tawy) -> None:
    async def scene(address: str) -> None:
        async with Visitor(address, "Ann") as ann:
            assert (await ann.get("/api/me"))["name"] == "Ann"
            assert (await asyncio.to_thread(tawy, "ban", "Ann", "--database", sqlite_url))[0] == 0
            async with asyncio.timeout(30):
                while await ann.get("/api/me") is not None:  # noqa: ASYNC110  the same
                    await asyncio.sleep(0.2)

    with serving(sqlite_url) as house:
        asyncio.run(scene(house.address))
