"""Friends: who can be marked, what they find before others do, and how they are called to a table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from server.house import Json, Refused, Visitor
from server.http.test_chat import hook
from server.http.test_presence import PLANS, two
from server.inside import Inside, inside
from tawy.server.http.routes import friends as routes

TEN_MINUTES = 600
Scene = Callable[[Inside, Visitor, Visitor, Visitor], Awaitable[None]]
"""With Ada, Bob, who has played with her, and Eve, whom nobody has met."""


def within(url: str, scene: Scene) -> None:
    async def run() -> None:
        async with (
            inside(url) as server,
            server.visitor("Ada") as ada,
            server.visitor("Bob") as bob,
            server.visitor("Eve") as eve,
        ):
            await two(ada, bob)
            for visitor in (ada, bob, eve):
                await server.store.keep_channel(hook(visitor.id))
            await called(server)
            await scene(server, ada, bob, eve)

    asyncio.run(run())


async def called(server: Inside) -> list[tuple[str, str]]:
    """Everyone who has been called since this was last asked."""
    later = server.app.hall.now() + 60_000
    messages = await server.store.claim_messages(later, later + 1, 100)
    for message in messages:
        await server.store.drop_message(message.id, message.game)
    return [(message.channel.person, message.kind) for message in messages]


async def mark(visitor: Visitor, other: str) -> int:
    return (await visitor.http.post("/api/me/friends", json={"person": other})).status_code


async def marked(visitor: Visitor) -> list[str]:
    return [one["name"] for one in (await visitor.get("/api/me/friends"))["friends"]]


async def opened(host: Visitor, **wishes: Any) -> Json:
    wishes = {"public": True, "friends_first": TEN_MINUTES} | wishes
    return await host.open_table("ankh", {"seats": 2}, PLANS, **wishes)


async def offer(host: Visitor, table: Json, person: str) -> Json | None:
    """A seat is offered: nothing, or why not."""
    answer = await host.http.post(f"/api/tables/{table['id']}/offers", json={"person": person})
    return None if answer.status_code == 204 else answer.json()


async def finds(visitor: Visitor, table: Json) -> tuple[bool, int]:
    """Whether a table is among the open ones for somebody, and what they get when they look at it."""
    found = [one["id"] for one in (await visitor.get("/api/tables?status=gathering"))["tables"]]
    return table["id"] in found, (await visitor.http.get(f"/api/tables/{table['id']}")).status_code


def test_people_are_marked_whom_one_has_met(database_url: str) -> None:
    async def scene(_: Inside, ada: Visitor, bob: Visitor, eve: Visitor) -> None:
        assert [await mark(ada, other) for other in (bob.id, bob.id, eve.id, ada.id, "nobody")] == [
            204,
            204,
            404,
            404,
            404,
        ]
        assert (await marked(ada), await marked(bob)) == (["Bob"], [])
        path = f"/api/me/friends/{bob.id}"
        assert [(await ada.http.delete(path)).status_code for _ in range(2)] == [204, 404]
        assert await marked(ada) == []

    within(database_url, scene)


def test_there_is_an_end_to_friends(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "MOST_FRIENDS", 1)

    async def scene(_: Inside, ada: Visitor, bob: Visitor, eve: Visitor) -> None:
        await two(ada, eve)
        assert [await mark(ada, bob.id), await mark(ada, eve.id), await mark(ada, bob.id)] == [204, 429, 204]

    within(sqlite_url, scene)


def test_a_friend_finds_a_table_first_and_everyone_after(database_url: str) -> None:
    async def scene(server: Inside, ada: Visitor, bob: Visitor, eve: Visitor) -> None:
        await mark(ada, bob.id)
        table, begun = await opened(ada), server.app.hall.now()
        assert [await finds(who, table) for who in (ada, bob, eve)] == [(True, 200), (True, 200), (False, 404)]
        async with server.client() as stranger:
            assert (await stranger.get(f"/api/tables/{table['id']}")).status_code == 404
            assert (await stranger.get("/api/tables?status=gathering")).json()["tables"] == []
        with pytest.raises(Refused) as refused:
            await eve.do(table["id"], "Sit", seat=1)
        assert refused.value.status == 404
        server.app.hall.now = lambda: begun + TEN_MINUTES * 1000 - 5000
        assert await finds(eve, table) == (False, 404)
        server.app.hall.now = lambda: begun + TEN_MINUTES * 1000
        assert await finds(eve, table) == (True, 200)
        await eve.do(table["id"], "Sit", seat=1)

    within(database_url, scene)


def test_a_friend_sits_down_without_the_invitation_and_others_come_by_it(sqlite_url: str) -> None:
    async def scene(_: Inside, ada: Visitor, bob: Visitor, eve: Visitor) -> None:
        await mark(ada, bob.id)
        table = await opened(ada)
        await bob.do(table["id"], "Sit", seat=1)
        assert (await bob.look(table["id"]))["table"]["held_until"] > 0
        other = await opened(ada)
        await eve.do(other["id"], "Join", invitation=other["invitation"])
        assert await finds(eve, other) == (True, 200)
        await eve.do(other["id"], "Sit", seat=1)

    within(sqlite_url, scene)


def test_whom_the_host_sends_away_is_offered_nothing_any_more(sqlite_url: str) -> None:
    async def scene(_: Inside, ada: Visitor, bob: Visitor, eve: Visitor) -> None:
        await mark(ada, bob.id)
        table = await opened(ada)
        await ada.do(table["id"], "Ban", person=bob.id)
        assert await finds(bob, table) == (False, 404)
        other = await opened(ada)
        await bob.do(other["id"], "Sit", seat=1)
        await ada.do(other["id"], "Remove", person=bob.id)
        assert await finds(bob, other) == (False, 404)
        assert (await eve.http.get(f"/api/tables/{other['id']}")).status_code == 404

    within(sqlite_url, scene)


def test_friends_are_called_with_the_table_once_and_nobody_who_has_muted_the_host(database_url: str) -> None:
    async def scene(server: Inside, ada: Visitor, bob: Visitor, eve: Visitor) -> None:
        await two(ada, eve)
        await mark(ada, bob.id)
        await mark(ada, eve.id)
        await eve.http.post("/api/muted", json={"person": ada.id})
        await called(server)
        table = await opened(ada)
        assert await called(server) == [(bob.id, "invited")]
        again = await offer(ada, table, bob.id)
        assert again is not None
        assert again["sentence"] == "They know of this table already."
        await opened(ada, friends_first=0)
        assert await called(server) == []

    within(database_url, scene)


def test_a_seat_at_a_private_table_is_offered_to_one_friend(database_url: str) -> None:
    async def scene(server: Inside, ada: Visitor, bob: Visitor, eve: Visitor) -> None:
        await mark(ada, bob.id)
        table = await opened(ada, public=False, friends_first=0)
        assert await finds(bob, table) == (False, 404)
        assert await offer(ada, table, bob.id) is None
        assert await called(server) == [(bob.id, "invited")]
        assert (await ada.get(f"/api/tables/{table['id']}/offers")) == {"called": [bob.id], "left": 19}
        assert [await finds(bob, table), await finds(eve, table)] == [(True, 200), (False, 404)]
        offers = [[one["id"] for one in (await who.get("/api/me/offers"))["tables"]] for who in (bob, eve)]
        assert offers == [[table["id"]], []]
        told = await bob.get(f"/api/tables/{table['id']}/log")
        assert bob.id not in str(told), "whom the host calls is not told at the table"
        nobody = await offer(ada, table, eve.id)
        assert nobody is not None
        assert nobody["error"] == "not_found"
        await bob.do(table["id"], "Sit", seat=1)
        assert (await bob.get("/api/me/offers"))["tables"] == []
        full = await offer(ada, table, bob.id)
        assert full is not None
        assert full["sentence"] == "There is no free seat to offer."

    within(database_url, scene)


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        (
            {"friends_first": 7},
            "Friends come first for so many seconds: choose from 600, 3600, 86400.",
        ),
        (
            {"public": False},
            "Only an open table is offered to friends first: make it open for everyone.",
        ),
    ],
)
def test_what_cannot_be_offered(sqlite_url: str, wishes: Json, sentence: str) -> None:
    async def scene(_: Inside, ada: Visitor, _bob: Visitor, _eve: Visitor) -> None:
        with pytest.raises(Refused) as refused:
            await opened(ada, **wishes)
        assert refused.value.sentence == sentence

    within(sqlite_url, scene)


def test_a_table_that_is_deleted_and_people_who_are_forgotten_leave_nothing(database_url: str) -> None:
    async def scene(server: Inside, ada: Visitor, bob: Visitor, _eve: Visitor) -> None:
        await mark(ada, bob.id)
        await mark(bob, ada.id)
        table = await opened(ada)
        assert (await ada.http.delete(f"/api/tables/{table['id']}")).status_code == 204
        mine = (await ada.get("/api/tables/mine"))["tables"]
        for one in mine:
            row = await server.store.game(one["id"])
            assert row is not None
            assert await server.store.remove(row.id, row.n)
        assert await server.store.forget_guests(10**15, 10) == 3
        assert await server.store.friends_of(ada.id) == await server.store.friends_of(bob.id) == []

    within(database_url, scene)
