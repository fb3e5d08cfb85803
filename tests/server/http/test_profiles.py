"""Profiles: what is shown to whom, and that nothing else is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest

from server.house import Json, Refused, Visitor
from server.inside import Inside, inside

GAME = {"seats": 2, "gods": ["ra", "isis"], "first": 0}


class Scene:
    """Ann and Bo, who play together; Eve, who has met neither; and a browser without anybody."""

    def __init__(self, house: Inside, people: list[Visitor], bare: httpx.AsyncClient) -> None:
        self.house = house
        self.ann, self.bo, self.eve = people
        self.bare = bare

    async def table(self, *, public: bool = False, over: bool = True) -> str:
        """A table of Ann's with Bo, who has given up at its end."""
        table = await self.ann.open_table("ankh", GAME, [{"kind": "me"}, {"kind": "open"}], public=public)
        await self.bo.do(table["id"], "Join", invitation=table["invitation"])
        await self.bo.do(table["id"], "Sit", seat=1)
        await self.bo.do(table["id"], "Ready")
        await self.ann.do(table["id"], "Ready")
        if over:
            await self.bo.do(table["id"], "Concede", seat=1)
        return str(table["id"])

    async def show(self, **shown: str) -> None:
        """Ann decides who sees what."""
        wish = {"figure": "ankh ra", "languages": ["cs", "en"], "shown": shown}
        await self.ann.post("/api/me/profile", wish)

    async def seen(self, by: Visitor | None) -> httpx.Response:
        """Ann's profile, as somebody sees it."""
        return await (self.bare if by is None else by.http).get(f"/api/people/{self.ann.id}")


@asynccontextmanager
async def scene(url: str) -> AsyncIterator[Scene]:
    async with inside(url) as house, house.client() as bare:
        people = [house.visitor(name) for name in ("Ann", "Bo", "Eve")]
        for one in people:
            await one.__aenter__()
        yield Scene(house, people, bare)
        for one in people:
            await one.http.aclose()


def play(url: str, played: Callable[[Scene], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with scene(url) as there:
            await played(there)

    asyncio.run(asyncio.wait_for(whole(), 60))


def exact(answer: httpx.Response) -> tuple[int, bytes, dict[str, str]]:
    """All that an answer says."""
    return answer.status_code, answer.content, dict(answer.headers)


def test_by_default_only_those_who_have_met_see_somebody_and_no_history(database_url: str) -> None:
    async def played(there: Scene) -> None:
        table = await there.table()
        own: Json = (await there.seen(there.ann)).json()
        assert own["own"]
        assert [(one["table"], one["side"], one["won"]) for one in own["history"]] == [(table, "ra", True)]
        by_bo: Json = (await there.seen(there.bo)).json()
        assert (by_bo["name"], by_bo["history"]) == ("Ann", None)
        assert by_bo["games"] == [{"game": "ankh", "players": 2, "played": 1, "won": 1}]
        assert by_bo["between"] == {"games": 1, "mine": 0, "theirs": 1}
        for stranger in (there.eve, None):
            assert (await there.seen(stranger)).status_code == 404

    play(database_url, played)


def test_who_shows_nothing_who_is_kept_out_and_who_is_not_there_look_the_same(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        await there.table()
        nobody = exact(await there.bare.get("/api/people/" + "0" * 32))
        assert nobody[0] == 404
        assert exact(await there.seen(None)) == nobody
        for odd in ("x", "%00", "\u00e9", "me%20"):
            assert exact(await there.bare.get(f"/api/people/{odd}")) == nobody
        await there.show(name="me", games="all", history="all")
        assert exact(await there.seen(there.bo)) == nobody, "without the first part there is no other"
        await there.show(name="all", games="all", history="all")
        assert (await there.seen(None)).status_code == 200
        await there.house.store.ban(there.ann.id, 1)
        assert exact(await there.seen(None)) == nobody

    play(sqlite_url, played)


def test_strangers_see_only_games_of_tables_that_are_everyone_s(database_url: str) -> None:
    async def played(there: Scene) -> None:
        await there.show(name="all", games="all", history="all")
        before = exact(await there.seen(None))
        private = await there.table()
        assert exact(await there.seen(None)) == before, "a private table is told to nobody"
        assert exact(await there.seen(there.eve)) == before
        public = await there.table(public=True)
        told: Json = (await there.seen(None)).json()
        assert [one["table"] for one in told["history"]] == [public]
        assert told["games"] == [{"game": "ankh", "players": 2, "played": 1, "won": 1}]
        by_bo: Json = (await there.seen(there.bo)).json()
        assert {one["table"] for one in by_bo["history"]} == {private, public}
        assert {one["table"] for one in (await there.seen(there.ann)).json()["history"]} == {private, public}

    play(database_url, played)


def test_a_game_that_goes_on_changes_no_byte(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        await there.show(name="all", games="all", history="all")
        await there.table()
        viewers: list[Any] = [there.ann, there.bo, there.eve, None]
        before = [exact(await there.seen(viewer)) for viewer in viewers]
        table = await there.table(public=True, over=False)
        for _ in range(12):
            now = await there.ann.look(table)
            seat = now["table"]["asked"][0]["seat"]
            who = (there.ann, there.bo)[seat]
            mine = await who.look(table, seat)
            token = mine["own"]["question"]["options"][0]["token"]
            await who.do(table, "Answer", seat=seat, position=mine["position"], token=token)
            assert [exact(await there.seen(viewer)) for viewer in viewers] == before

    play(sqlite_url, played)


def test_figure_and_languages_are_those_there_are(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        await there.show()
        assert (await there.ann.get("/api/me/profile"))["figure"] == "ankh ra"
        for wish in ({"figure": "chess king"}, {"figure": "ankh"}, {"languages": ["xx"]}, {"shown": {"name": "some"}}):
            with pytest.raises(Refused):
                await there.ann.post("/api/me/profile", wish)
        assert (await there.ann.get("/api/me/profile"))["languages"] == ["cs", "en"]

    play(sqlite_url, played)


def test_who_is_forgotten_takes_the_profile_along(database_url: str) -> None:
    async def played(there: Scene) -> None:
        await there.table()
        await there.show(name="all")
        assert (await there.ann.http.post("/api/me/erase", json={"really": True})).status_code == 204
        assert (await there.seen(there.bo)).status_code == 404

    play(database_url, played)


def test_one_sees_oneself_as_others_do_and_nobody_else_does(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        await there.show(name="met", games="met", history="all")
        await there.table()
        public = await there.table(public=True)
        address = f"/api/people/{there.ann.id}"
        assert (await there.ann.http.get(address, params={"as": "all"})).status_code == 404
        as_met: Json = await there.ann.get(f"{address}?as=met")
        assert (as_met["own"], as_met["between"], as_met["ratings"]) == (False, None, [])
        assert [one["table"] for one in as_met["history"]] == [public]
        for viewer in (there.bo, there.eve):
            plain = exact(await viewer.http.get(address))
            assert exact(await viewer.http.get(address, params={"as": "me"})) == plain
            assert exact(await viewer.http.get(address, params={"as": "met"})) == plain
        await there.show(name="all", games="me")
        as_anyone = await there.ann.http.get(address, params={"as": "all"})
        assert as_anyone.content == (await there.seen(None)).content

    play(sqlite_url, played)


def test_ratings_are_shown_as_chosen_and_to_all_by_those_who_stand_among_the_best(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        await there.show(name="all")
        await there.table()
        for viewer, told in ((there.ann, []), (there.bo, []), (there.eve, None), (None, None)):
            assert (await there.seen(viewer)).json()["ratings"] == told
        await there.show(name="all", ratings="me")
        assert (await there.seen(there.bo)).json()["ratings"] is None
        await there.ann.post("/api/me/ratings", {"listed": True})
        assert (await there.seen(None)).json()["ratings"] == []

    play(sqlite_url, played)


def test_a_game_whose_table_is_deleted_is_still_one_s_own_but_leads_nowhere(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        table = await there.table()
        assert (await there.ann.http.delete(f"/api/tables/{table}")).is_success
        own: Json = (await there.seen(there.ann)).json()
        assert [(one["table"], one["won"]) for one in own["history"]] == [("", True)]

    play(sqlite_url, played)
