"""Statistics: whose games are counted for whom, that they follow what becomes of games, and that they tell no more."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from io import BytesIO
from random import Random
from typing import Any
from unittest.mock import patch

import pyarrow.parquet
import pytest
from sqlalchemy import text

from server.club.gathered import club
from server.house import Json, Refused, Visitor
from server.inside import Inside, inside
from tawy.server.hall.filling_in import fill_in_facts
from tawy.server.http import figuring
from tawy.server.http.figuring import Public
from tawy.server.store import Wish
from tawy.statistics.figures import Answers

GAME = {"seats": 2, "gods": ["ra", "isis"], "first": 0}
NAMES = ("Anneliese", "Bonifacio", "Cleopatra", "Evangeline")


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Figures that are old are made again at once: no clock decides here."""
    monkeypatch.setattr(figuring, "REST", 0)


class Scene:
    """A server, and people who play: Ann, Bo and Cleo; Eve has met nobody."""

    def __init__(self, house: Inside, people: list[Visitor]) -> None:
        self.house = house
        self.ann, self.bo, self.cleo, self.eve = people

    async def begin(self, host: Visitor, guest: Visitor, *, public: bool = True, game: str = "ankh") -> str:
        """A running game of two."""
        options = GAME if game == "ankh" else {"seats": 2, "first": 0, "short": True}
        table = await host.open_table(game, options, [{"kind": "me"}, {"kind": "open"}], public=public)
        await guest.do(table["id"], "Join", invitation=table["invitation"])
        await guest.do(table["id"], "Sit", seat=1)
        await guest.do(table["id"], "Ready")
        await host.do(table["id"], "Ready")
        return str(table["id"])

    async def over(self, host: Visitor, guest: Visitor, *, public: bool = True) -> str:
        """The same, at its end: the guest has given up, the host has won as Ra."""
        table = await self.begin(host, guest, public=public)
        await guest.do(table, "Concede", seat=1)
        return table

    async def three(self) -> None:
        """Public games of three different people: enough for figures of everyone."""
        await self.over(self.ann, self.bo)
        await self.over(self.bo, self.cleo)

    async def look(self, who: Visitor, query: str = "", game: str = "ankh") -> Json:
        return await who.get(f"/api/statistics/{game}?{query}")

    async def play(self, table: str, host: Visitor, guest: Visitor, seed: int = 1) -> None:
        """Both choose by dice to the end."""
        dice, hall = Random(seed), self.house.app.hall
        while True:
            here = (await hall.live(table)).table
            if here.status == "over":
                return
            one = here.waiting_for()[0]
            token = dice.choice([here.spec.token(one.game, option) for option in one.ask.options])
            who = (host, guest)[one.seat]
            await who.do(table, "Answer", seat=one.seat, position=here.position, asked_in=here.asked_in, token=token)


@asynccontextmanager
async def scene(url: str) -> AsyncIterator[Scene]:
    async with inside(url) as house:
        people = [house.visitor(name) for name in NAMES]
        for one in people:
            await one.__aenter__()
        yield Scene(house, people)
        for one in people:
            await one.http.aclose()


def play(url: str, played: Callable[[Scene], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with scene(url) as there:
            await played(there)

    asyncio.run(asyncio.wait_for(whole(), 120))


def bars(found: Json, chart: str) -> dict[str, tuple[int, int]]:
    """Of how many, and how many of them."""
    figures = found["figures"]["figures"]
    return {b["name"]: (b["count"], b["hits"]) for f in figures if f["chart"] == chart for b in f["bars"]}


def counted(found: Json) -> int:
    games: int = found["figures"]["games"]
    return games


# --- figures of everyone --------------------------------------------------------------------------------


def test_the_figures_of_everyone_follow_what_becomes_of_games(database_url: str) -> None:
    async def played(there: Scene) -> None:
        await there.three()
        assert counted(await there.look(there.eve)) == 2
        table = await there.over(there.cleo, there.ann)
        found = await there.look(there.eve)
        assert (counted(found), bars(found, "gods")) == (3, {"ra": (3, 3), "isis": (3, 0)})
        await there.ann.do(table, "Share", yes=False)
        assert counted(await there.look(there.eve)) == 2, "a player does not want it to be seen"
        await there.ann.do(table, "Share", yes=True)
        assert counted(await there.look(there.eve)) == 3
        assert (await there.cleo.http.delete(f"/api/tables/{table}")).status_code == 204
        assert counted(await there.look(there.eve)) == 2, "the table is deleted"
        assert counted(await there.look(there.ann, "of=mine")) == 2, "and stays Ann's"

    play(database_url, played)


def test_a_private_game_is_in_no_figure_of_everyone_until_a_player_opens_it(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        await there.three()
        table = await there.over(there.ann, there.cleo, public=False)
        assert counted(await there.look(there.eve)) == 2
        await there.ann.do(table, "Share")
        assert counted(await there.look(there.eve)) == 3
        games = (await there.eve.get("/api/statistics/ankh/games?chart=gods&bar=ra"))["games"]
        assert len(games) == 2, "it is counted, but nobody is led there who has not been given the link"
        assert table not in str(games)

    play(sqlite_url, played)


def test_a_game_that_goes_on_is_in_no_figure(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        await there.three()
        looks = [(there.eve, ""), (there.ann, "of=mine"), (there.ann, f"of=person&id={there.ann.id}")]
        before = [await there.look(who, query) for who, query in looks]
        table = await there.begin(there.ann, there.bo)
        assert [await there.look(who, query) for who, query in looks] == before
        with pytest.raises(Refused) as refused:
            await there.look(there.ann, f"of=table&id={table}")
        assert refused.value.status == 404, "there is no circle yet"

    play(sqlite_url, played)


def test_a_game_that_all_agreed_to_end_and_one_that_was_brought_along_are_not_counted(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        table = await there.begin(there.ann, there.bo)
        await there.ann.do(table, "Abandon")
        await there.bo.do(table, "Agree", yes=True)
        file = (await there.ann.http.get(f"/api/tables/{table}/file")).content
        await there.ann.http.post("/api/tables/import", content=file)
        assert counted(await there.look(there.ann, "of=mine")) == 0

    play(sqlite_url, played)


def test_figures_of_too_few_people_are_for_nobody(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        for _ in range(4):
            await there.over(there.ann, there.bo)
        found = await there.look(there.eve)
        assert found["figures"] == {"game": "ankh", "games": 0, "few": True, "figures": []}
        answer = await there.eve.http.get("/api/statistics/ankh/rows.json")
        assert answer.status_code == 409
        assert "too few different people" in answer.json()["sentence"]
        await there.over(there.ann, there.cleo)
        assert counted(await there.look(there.eve)) == 5

    play(sqlite_url, played)


def test_figures_of_everyone_are_the_same_whoever_asks_and_name_nobody(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        await there.three()
        paths = [f"/api/statistics/ankh{path}" for path in ("", "/rows.json", "/rows.parquet")]
        for path in paths:
            async with there.house.client() as bare:
                answers = [(await one.get(path)).content for one in (bare, there.ann.http, there.eve.http)]
            assert len(set(answers)) == 1
            for one in (there.ann, there.bo, there.cleo):
                assert one.id.encode() not in answers[0]
                assert one.name.encode() not in answers[0]

    play(sqlite_url, played)


# --- of a person ----------------------------------------------------------------------------------------


def test_others_see_of_somebody_what_these_show_and_no_game_they_may_not_see(database_url: str) -> None:
    async def played(there: Scene) -> None:
        await there.over(there.ann, there.bo)
        await there.over(there.ann, there.cleo, public=False)
        hers = f"of=person&id={there.ann.id}"
        assert counted(await there.look(there.ann, hers)) == 2
        assert bars(await there.look(there.ann, "of=mine"), "gods") == {"ra": (2, 2)}, "her own seats alone"
        assert counted(await there.look(there.bo, hers)) == 1, "they have met; the private table is not his"
        with pytest.raises(Refused, match="nothing of themselves"):
            await there.look(there.eve, hers)
        await there.ann.post("/api/me/profile", {"shown": {"name": "all", "games": "all", "history": "me"}})
        assert counted(await there.look(there.eve, hers)) == 1
        behind = f"/api/statistics/ankh/games?chart=gods&bar=ra&{hers}"
        assert (await there.eve.get(behind))["games"] == [], "numbers, and no history"
        assert len((await there.ann.get(behind))["games"]) == 2
        await there.ann.post("/api/me/profile", {"shown": {"name": "all", "games": "me", "history": "all"}})
        with pytest.raises(Refused, match="nothing of themselves"):
            await there.look(there.eve, hers)

    play(database_url, played)


def test_nobody_there_and_nothing_shown_look_the_same(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        answers = [
            await there.eve.http.get(f"/api/statistics/ankh?of=person&id={one}") for one in (there.ann.id, "nobody")
        ]
        assert answers[0].content == answers[1].content
        assert {one.status_code for one in answers} == {404}

    play(sqlite_url, played)


def test_who_has_said_no_name_has_no_games_of_their_own(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        async with there.house.client() as bare:
            for query in ("of=mine", "of=table&id=x", "of=club&id=x"):
                assert (await bare.get(f"/api/statistics/ankh?{query}")).status_code == 401

    play(sqlite_url, played)


def test_somebody_who_is_forgotten_leaves_the_games_and_no_trace_in_them(database_url: str) -> None:
    async def played(there: Scene) -> None:
        await there.three()
        table = await there.over(there.cleo, there.ann)
        old = there.cleo.id
        assert (await there.cleo.http.post("/api/me/erase", json={"really": True})).status_code == 204
        assert counted(await there.look(there.eve)) == 3, "the games are Ann's and Bo's, too"
        circle = await there.look(there.ann, f"of=table&id={table}")
        assert old not in json.dumps(circle)
        assert sorted(circle["people"].values()) == ["Anneliese", "—"]
        with pytest.raises(Refused):
            await there.look(there.ann, f"of=person&id={old}")

    play(database_url, played)


# --- of a circle ----------------------------------------------------------------------------------------


def test_a_circle_is_for_those_who_sat_there(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        table = await there.over(there.ann, there.bo, public=False)
        await there.over(there.bo, there.ann, public=False)
        await there.over(there.ann, there.cleo)
        found = await there.look(there.bo, f"of=table&id={table}")
        assert bars(found, "people") == {there.ann.id: (2, 1), there.bo.id: (2, 1)}
        assert found["people"] == {there.ann.id: "Anneliese", there.bo.id: "Bonifacio"}
        assert bars(found, "gods") == {"ra": (2, 2), "isis": (2, 0)}
        for other in (there.cleo, there.eve):
            with pytest.raises(Refused, match="no such circle"):
                await there.look(other, f"of=table&id={table}")
        behind = await there.bo.get(f"/api/statistics/ankh/games?of=table&id={table}&chart=people&bar={there.ann.id}")
        assert len(behind["games"]) == 2

    play(sqlite_url, played)


def test_games_cannot_be_found_by_who_played_them_outside_a_circle(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        await there.three()
        for whose in ("of=all", "of=mine"):
            path = f"/api/statistics/ankh/games?{whose}&chart=people&bar={there.ann.id}"
            assert (await there.eve.http.get(path)).status_code == 404

    play(sqlite_url, played)


def test_a_club_night_is_for_who_takes_part_and_shows_no_table_of_others(sqlite_url: str) -> None:
    async def whole() -> None:
        async with club(sqlite_url) as night:
            await night.do(night.host, "BeginRound", round=1)
            first, second = (await night.look())["rounds"][0]["tables"]
            await night.win(first)
            path = f"/api/statistics/ankh?of=club&id={night.id}"
            assert [(await one.get(path))["figures"]["games"] for one in night.seats(first)] == [1, 1]
            assert [(await one.get(path))["figures"]["games"] for one in night.seats(second)] == [0, 0]
            await night.seats(first)[0].do(first["id"], "Share")
            assert [(await one.get(path))["figures"]["games"] for one in night.seats(second)] == [1, 1]
            async with night.server.visitor("Stranger") as stranger:
                with pytest.raises(Refused) as refused:
                    await stranger.get(path)
                assert refused.value.status == 404

    asyncio.run(asyncio.wait_for(whole(), 60))


# --- whole games, and for others ------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["ankh", "plagues"])
def test_a_game_played_to_its_end_is_counted_whole_and_comes_as_rows(sqlite_url: str, game: str) -> None:
    async def played(there: Scene) -> None:
        table = await there.begin(there.ann, there.bo, public=False, game=game)
        await there.play(table, there.ann, there.bo)
        mine = await there.look(there.ann, "of=mine", game)
        charts = {figure["chart"] for figure in mine["figures"]["figures"]}
        assert {"points", "order", "minutes", "picks", "endings"} <= charts
        at = f"/api/statistics/{game}/rows"
        rows = (await there.ann.http.get(f"{at}.json?of=mine")).json()
        assert [row["seat"] for row in rows] == [0, 1], "both seats of one's own game, without names"
        assert {row["number"] for row in rows} == {1}
        assert [sum(row["points"].values()) for row in rows] == [row["score"] for row in rows]
        file = await there.ann.http.get(f"{at}.parquet?of=mine")
        assert file.headers["content-type"] == "application/vnd.apache.parquet"
        assert pyarrow.parquet.read_table(BytesIO(file.content)).to_pylist(maps_as_pydicts="strict") == rows
        assert (await there.eve.http.get(f"{at}.json?of=mine")).json() == []
        before = await there.look(there.ann, "of=mine", game)
        with there.house.store._engine.begin() as connection:
            connection.execute(text("DELETE FROM facts"))
            connection.execute(text("INSERT INTO uncounted SELECT id FROM game"))
        assert await there.look(there.ann, "of=mine", game) != before
        await asyncio.gather(fill_in_facts(there.house.store), fill_in_facts(there.house.store))
        assert await there.look(there.ann, "of=mine", game) == before, "what ended before is counted as well"

    play(sqlite_url, played)


def test_rows_of_somebody_else_are_not_handed_out(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        table = await there.over(there.ann, there.bo)
        for query in (f"of=table&id={table}", f"of=person&id={there.ann.id}"):
            assert (await there.ann.http.get(f"/api/statistics/ankh/rows.json?{query}")).status_code == 400

    play(sqlite_url, played)


def test_without_pyarrow_parquet_is_refused_in_a_sentence_and_not_offered(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        with (
            patch.dict("sys.modules", {"pyarrow": None}),
            patch("tawy.server.http.routes.statistics.is_there", return_value=False),
        ):
            answer = await there.ann.http.get("/api/statistics/ankh/rows.parquet?of=mine")
            assert (answer.status_code, answer.json()["error"]) == (409, "not_now")
            assert "tawy[parquet]" in answer.json()["sentence"]
            assert not (await there.look(there.ann))["parquet"]
        assert (await there.look(there.ann))["parquet"]

    play(sqlite_url, played)


@pytest.mark.parametrize(
    ("query", "sentence"),
    [
        ("of=nobody", "say which"),
        ("players=9", "players is one of 2, 3, 4, 5."),
        ("days=7", "days is one of 30, 365."),
        ("bots=maybe", "bots is one of yes, no."),
        ("rated=1", "rated is one of yes, no."),
        ("players=two", "players is a number."),
    ],
)
def test_what_cannot_be_asked_is_refused_in_a_sentence(sqlite_url: str, query: str, sentence: str) -> None:
    async def played(there: Scene) -> None:
        with pytest.raises(Refused) as refused:
            await there.look(there.ann, query)
        assert (refused.value.status, sentence in refused.value.sentence) == (400, True)
        with pytest.raises(Refused):
            await there.look(there.ann, game="chess")
        with pytest.raises(Refused, match="no such chart"):
            await there.ann.get("/api/statistics/ankh/games?chart=luck&bar=1")

    play(sqlite_url, played)


# --- kept for a while -----------------------------------------------------------------------------------


class Shop:
    """A store that counts how often it is read, and how long that takes."""

    def __init__(self, takes: float = 0.0) -> None:
        self.version = (0, 0)
        self.read = 0
        self.now = 0.0
        self._takes = takes

    async def figures_version(self, _kind: str) -> tuple[int, int]:
        return self.version

    async def counted_games(self, *_asked: Any) -> list[Any]:
        self.read += 1
        self.now += self._takes
        await asyncio.sleep(0)
        return []


def test_figures_of_everyone_are_made_once_until_something_changes() -> None:
    async def whole() -> None:
        shop = Shop()
        public = Public(shop, lambda: 0.0)  # type: ignore[arg-type]  # a stand-in
        made = await asyncio.gather(*(public.figures(Wish("ankh")) for _ in range(5)))
        assert (shop.read, {type(one) for one in made}) == (1, {Answers})
        await public.figures(Wish("ankh"))
        assert shop.read == 1
        await public.figures(Wish("ankh", players=2))
        assert shop.read == 2, "what is asked for otherwise is counted by itself"
        shop.version = (1, 1)
        await public.figures(Wish("ankh"))
        assert shop.read == 3

    asyncio.run(whole())


def test_figures_that_take_long_are_made_again_only_after_a_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figuring, "REST", 20)

    async def whole() -> None:
        shop = Shop(takes=2.0)
        public = Public(shop, lambda: shop.now)  # type: ignore[arg-type]  # a stand-in
        await public.figures(Wish("ankh"))
        shop.version = (1, 1)
        shop.now += 39
        await public.figures(Wish("ankh"))
        assert shop.read == 1, "it took two seconds: for forty it is good enough"
        shop.now += 1
        await public.figures(Wish("ankh"))
        assert shop.read == 2

    asyncio.run(whole())
