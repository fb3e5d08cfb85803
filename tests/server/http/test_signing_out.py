"""Who signs out is gone: also from the sockets that were opened before."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Collection

import pytest

from server.house import Visitor
from server.inside import inside, on_the_net, token_of
from tawy.server.hall.following import Follower, Present
from tawy.server.http import people
from tawy.server.http.people import hashed
from tawy.server.http.routes import sockets
from tawy.server.store import Person

OPTIONS = {"seats": 2, "first": 0}
TWO_OF_MINE = [{"kind": "me"}, {"kind": "me"}]


def test_who_signs_out_leaves_the_sockets_of_that_session_and_no_others(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as house, house.visitor("Ann") as ann, house.visitor("Phone") as phone:
            await phone.post("/api/recover", {"code": ann.recovery})
            tables = [(await ann.open_table("ankh", OPTIONS, TWO_OF_MINE, ready=True))["id"] for _ in range(2)]
            async with (
                house.follow(ann, tables[0], 0) as here,
                house.follow(ann, tables[1]) as also_here,
                house.follow(phone, tables[0], 0) as elsewhere,
            ):
                for one in (here, also_here, elsewhere):
                    assert (await one.message())["type"] == "Snapshot"
                assert (await ann.http.delete("/api/me")).status_code == 204
                for one in (here, also_here):
                    assert await one.message() == {"type": "Closing", "why": "signed_out"}
                    assert await one.message() == {"closed": sockets.CLOSED_OTHERWISE}
                now = await phone.look(tables[0], 0)
                token = now["own"]["question"]["options"][0]["token"]
                await phone.do(tables[0], "Answer", seat=0, position=now["position"], token=token)
                assert (await elsewhere.message())["type"] == "Update"

    asyncio.run(scene())


def test_a_session_that_ends_at_another_process_ends_here_too(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "CHECKED_EVERY", 0.01)

    async def scene() -> None:
        async with on_the_net(sqlite_url) as (house, address), Visitor(address, "Ann") as ann:
            table = (await ann.open_table("ankh", {"seats": 2}, TWO_OF_MINE, ready=True))["id"]
            async with Visitor(address, "Bob") as bob, ann.follow(table, 0) as following:
                await following.recv()
                other = (await bob.open_table("ankh", {"seats": 2}, TWO_OF_MINE, ready=True))["id"]
                async with bob.follow(other, 0) as staying:
                    await staying.recv()
                    await house.store.end_session(hashed(token_of(ann)))
                    last = json.loads(await asyncio.wait_for(following.recv(), 20))
                    assert last == {"type": "Closing", "why": "signed_out"}
                    await house.app.sockets.check_sessions()
                    assert house.app.sockets.present.sessions() <= {hashed(token_of(ann)), hashed(token_of(bob))}
                    assert hashed(token_of(bob)) in house.app.sockets.present.sessions()

    asyncio.run(scene())


def test_who_has_a_page_open_is_not_looked_up_with_every_request_and_still_known_by_their_new_name(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as house, house.visitor("Ann") as ann:
            keeping, time = house.app.reception.people, [100.0]
            monkeypatch.setattr(keeping, "_clock", lambda: time[0])
            table = (await ann.open_table("ankh", {"seats": 2}, TWO_OF_MINE, ready=True))["id"]
            session, looked_up = house.store.session, []

            async def counted(token_hash: str) -> object:
                looked_up.append(token_hash)
                return await session(token_hash)

            monkeypatch.setattr(house.store, "session", counted)
            async with house.follow(ann, table, 0) as following:
                assert (await following.message())["type"] == "Snapshot"
                await house.store.rename(ann.id, "Anna")  # at another process
                for _ in range(10):
                    await house.app.sockets.check_sessions()
                    time[0] += people.REMEMBERED
                    assert (await ann.get("/api/me"))["name"] == "Anna"
                assert not looked_up
                time[0] += people.LOOKED_UP_EVERY
                await house.app.sockets.check_sessions()
                await ann.get("/api/me")
                assert looked_up == [hashed(token_of(ann))]
                await house.store.end_session(hashed(token_of(ann)))
                await house.app.sockets.check_sessions()
                assert await ann.get("/api/me") is None

    asyncio.run(scene())


def test_a_failing_store_ends_no_socket_and_no_watch(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "CHECKED_EVERY", 0.01)

    async def scene() -> None:
        async with inside(sqlite_url) as house, house.visitor("Ann") as ann:
            table = (await ann.open_table("ankh", {"seats": 2}, TWO_OF_MINE, ready=True))["id"]
            known, failed = house.store.known_sessions, asyncio.Event()

            async def failing(_sessions: Collection[str]) -> dict[str, Person]:
                failed.set()
                raise OSError

            monkeypatch.setattr(house.store, "known_sessions", failing)
            async with house.follow(ann, table, 0) as following:
                assert (await following.message())["type"] == "Snapshot"
                await asyncio.wait_for(failed.wait(), 20)
                assert len(house.app.sockets.present.sessions()) == 1
                monkeypatch.setattr(house.store, "known_sessions", known)
                await house.store.end_session(hashed(token_of(ann)))
                assert (await following.message())["why"] == "signed_out"

    asyncio.run(scene())


def test_a_session_takes_its_sockets_along_or_all_sessions_of_somebody() -> None:
    present = Present()
    ann = [Follower("ann", None, session=session) for session in ("laptop", "phone", "phone")]
    bob, stranger = Follower("bob", None, session="desk"), Follower("203.0.113.9", None)
    for one in (*ann, bob, stranger):
        present.add(one)
    assert present.sessions() == {"laptop", "phone", "desk"}
    present.left("ann", "phone")
    assert [one.closing for one in (*ann, bob, stranger)] == [None, "signed_out", "signed_out", None, None]
    present.left("ann", None)
    assert ann[0].closing == "signed_out"
    present.sign_out({"desk"})
    assert (bob.closing, stranger.closing) == ("signed_out", None)


def test_no_socket_remembers_the_secret_of_its_session(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as house, house.visitor("Ann") as ann:
            table = (await ann.open_table("ankh", {"seats": 2}, TWO_OF_MINE, ready=True))["id"]
            async with house.follow(ann, table, 0):
                (follower,) = house.app.sockets.present._sockets
                assert follower.session == hashed(token_of(ann))
                assert token_of(ann) not in repr(vars(follower))

    asyncio.run(scene())
