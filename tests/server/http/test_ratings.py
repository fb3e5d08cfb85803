"""Rated tables over HTTP: who is told how strong whom is, what a game changes, who stands among the best."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from server.house import Json, Refused, Visitor
from server.inside import Inside, inside
from tawy.server.skill import USUAL

SEATS = [{"kind": "me"}, {"kind": "open"}]


def within(url: str, scene: Callable[[Inside], Awaitable[None]]) -> None:
    async def run() -> None:
        async with inside(url) as server:
            await scene(server)

    asyncio.run(run())


async def rated(ada: Visitor, bea: Visitor, **wishes: object) -> str:
    """A rated game of two that has just begun."""
    opened = await ada.open_table("ankh", {"seats": 2}, SEATS, **{"rated": True, "hints": False, **wishes})
    table: str = opened["id"]
    await bea.do(table, "Join", invitation=opened["invitation"])
    await bea.do(table, "Sit", seat=1)
    for one in (ada, bea):
        await one.do(table, "Ready")
    return table


async def ratings(visitor: Visitor, table: str) -> list[Json]:
    found: list[Json] = (await visitor.get(f"/api/tables/{table}/ratings"))["seats"]
    return found


def test_a_rated_game_changes_the_numbers_of_both(sqlite_url: str) -> None:
    async def scene(server: Inside) -> None:
        async with server.visitor("Ada") as ada, server.visitor("Bea") as bea:
            table = await rated(ada, bea)
            before = await ratings(ada, table)
            assert [seat["rating"]["points"] for seat in before] == [USUAL, USUAL]
            assert all(seat["rating"]["provisional"] and seat["change"] is None for seat in before)
            await bea.do(table, "Concede", seat=1)
            won, lost = await ratings(ada, table)
            assert won["change"] > 0 > lost["change"]
            assert won["rating"]["points"] == USUAL + won["change"]
            assert won["rating"]["margin"] < before[0]["rating"]["margin"]
            assert won["rating"]["games"] == 1
            mine = await ada.get("/api/me/ratings")
            assert mine["ratings"] == [won["rating"]]
            assert (await ada.look(table))["table"]["rated"]

    within(sqlite_url, scene)


def test_what_is_told_of_a_running_game_does_not_depend_on_how_it_goes(sqlite_url: str) -> None:
    async def scene(server: Inside) -> None:
        async with server.visitor("Ada") as ada, server.visitor("Bea") as bea:
            table = await rated(ada, bea)
            before = await ratings(ada, table)
            for _ in range(8):
                seen = await ada.look(table)
                seat = seen["table"]["asked"][0]["seat"]
                who = (ada, bea)[seat]
                own = await who.look(table, seat)
                token = own["own"]["question"]["options"][-1]["token"]
                await who.do(table, "Answer", seat=seat, position=own["position"], token=token)
                assert await ratings(bea, table) == before
            assert await server.store.results_of(table) == []

    within(sqlite_url, scene)


def test_whoever_leaves_for_good_has_lost(sqlite_url: str) -> None:
    async def scene(server: Inside) -> None:
        async with server.visitor("Ada") as ada, server.visitor("Bea") as bea, server.visitor("Cid") as cid:
            opened = await ada.open_table("ankh", {"seats": 3}, [*SEATS, {"kind": "open"}], rated=True, hints=False)
            table = opened["id"]
            for seat, one in enumerate((bea, cid), 1):
                await one.do(table, "Join", invitation=opened["invitation"])
                await one.do(table, "Sit", seat=seat)
            for one in (ada, bea, cid):
                await one.do(table, "Ready")
            await ada.do(table, "Leave")
            with pytest.raises(Refused, match="nobody else takes a seat"):
                await bea.do(table, "Vote", seat=0, choice="replace")
            for one in (bea, cid):
                await one.do(table, "Vote", seat=0, choice="bot")
            await bea.do(table, "Concede", seat=1)
            await cid.do(table, "Concede", seat=2)
            changes = [seat["change"] for seat in await ratings(bea, table)]
            assert changes[1] == changes[2]

    within(sqlite_url, scene)


def test_what_all_agree_to_end_changes_nothing(sqlite_url: str) -> None:
    async def scene(server: Inside) -> None:
        async with server.visitor("Ada") as ada, server.visitor("Bea") as bea:
            table = await rated(ada, bea)
            await ada.do(table, "Abandon")
            await bea.do(table, "Agree", yes=True)
            assert [seat["change"] for seat in await ratings(ada, table)] == [None, None]
            assert (await ada.get("/api/me/ratings"))["ratings"] == []

    within(sqlite_url, scene)


def test_a_table_that_is_not_rated_shows_no_ratings(sqlite_url: str) -> None:
    async def scene(server: Inside) -> None:
        async with server.visitor("Ada") as ada, server.visitor("Bea") as bea:
            table = await rated(ada, bea, rated=False)
            assert await ratings(ada, table) == []

    within(sqlite_url, scene)


def test_bots_have_a_fixed_number(sqlite_url: str) -> None:
    async def scene(server: Inside) -> None:
        async with server.visitor("Ada") as ada:
            seats = [{"kind": "me"}, {"kind": "bot", "level": "hard"}]
            table = (await ada.open_table("ankh", {"seats": 2}, seats, rated=True, hints=False))["id"]
            _, bot = await ratings(ada, table)
            found = await ada.get("/api/ratings?game=ankh&players=2")
            assert bot["rating"]["points"] == found["bots"]["hard"] > USUAL
            assert found["best"] == []

    within(sqlite_url, scene)


def test_of_who_neither_shows_it_nor_wants_to_be_listed_nobody_is_told(sqlite_url: str) -> None:
    async def scene(server: Inside) -> None:
        async with server.visitor("Ada") as ada, server.visitor("Bea") as bea:
            await ada.do(await rated(ada, bea), "Concede", seat=0)
            await server.store.count_rated()
            assert len((await bea.get(f"/api/people/{ada.id}/ratings"))["ratings"]) == 1
            await ada.post("/api/me/profile", {"shown": {"ratings": "me"}})
            with pytest.raises(Refused) as refused:
                await bea.get(f"/api/people/{ada.id}/ratings")
            with pytest.raises(Refused) as unknown:
                await bea.get("/api/people/nobody/ratings")
            assert refused.value.sentence == unknown.value.sentence
            assert (await ada.post("/api/me/ratings", {"listed": True}))["listed"]
            assert len((await bea.get(f"/api/people/{ada.id}/ratings"))["ratings"]) == 1

    within(sqlite_url, scene)


@pytest.mark.parametrize("asked", ["game=ankh", "game=ankh&players=1", "game=ankh&players=6", "game=chess&players=2"])
def test_there_are_no_best_of_what_is_not_played(sqlite_url: str, asked: str) -> None:
    async def scene(server: Inside) -> None:
        async with server.visitor("Ada") as ada:
            with pytest.raises(Refused) as refused:
                await ada.get(f"/api/ratings?{asked}")
            assert refused.value.code == "malformed"

    within(sqlite_url, scene)


def test_one_can_look_for_rated_tables(sqlite_url: str) -> None:
    async def scene(server: Inside) -> None:
        async with server.visitor("Ada") as ada:
            for counts in (True, False):
                await ada.open_table("ankh", {"seats": 2}, SEATS, rated=counts, hints=False, public=True)
            for wish, expected in (("yes", [True]), ("no", [False])):
                found = (await ada.get(f"/api/tables?rated={wish}"))["tables"]
                assert [table["rated"] for table in found] == expected
            opened = await ada.open_table("ankh", {"seats": 2}, SEATS, rated=True, hints=False)
            assert (await ada.get(f"/api/invitations/{opened['id']}/{opened['invitation']}"))["rated"]

    within(sqlite_url, scene)
