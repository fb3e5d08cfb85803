"""One's own data: all of it in a file, and none of it after a farewell, on both databases."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from server.house import Json, Refused, Visitor
from server.http.device import Device
from server.inside import HOST, Inside, inside, token_of
from tawy.server.http.people import hashed
from tawy.server.http.routes.puzzles import known as known_puzzles
from tawy.server.store import Store
from tawy.server.store.packing import unpack
from tawy.server.store.schema import METADATA
from tawy.server.tables.forgetting import NAMELESS

GAME = {"seats": 2, "gods": ["ra", "isis"], "first": 0}
NAME = "Zenobia"


class Scene:
    """A server, Zenobia who has left traces everywhere, and Bo who has played with her."""

    def __init__(self, house: Inside, zenobia: Visitor, bo: Visitor) -> None:
        self.house = house
        self.zenobia = zenobia
        self.bo = bo
        self.offering = ""
        """A table of Bo's at which Zenobia is offered a seat."""

    async def together(self, host: Visitor, guest: Visitor, *, begun: bool = True) -> str:
        """A table of the one with the other."""
        table = await host.open_table("ankh", GAME, [{"kind": "me"}, {"kind": "open"}])
        await guest.do(table["id"], "Join", invitation=table["invitation"])
        await guest.do(table["id"], "Sit", seat=1)
        if begun:
            await guest.do(table["id"], "Ready")
            await host.do(table["id"], "Ready")
        return str(table["id"])

    async def over(self, host: Visitor, guest: Visitor) -> str:
        """The same, at its end: the guest has given up."""
        table = await self.together(host, guest)
        await guest.do(table, "Concede", seat=1)
        return table

    async def erase(self) -> None:
        """Zenobia wants to be forgotten."""
        answer = await self.zenobia.http.post("/api/me/erase", json={"really": True})
        assert answer.status_code == 204, answer.text

    async def leave_traces(self) -> str:
        """All that can be stored of somebody; a table that is over."""
        zenobia, table = self.zenobia, await self.over(self.bo, self.zenobia)
        await zenobia.post(f"/api/tables/{table}/chat", {"room": "seats", "text": "well played"})
        line = await self.bo.post(f"/api/tables/{table}/chat", {"room": "seats", "text": "thanks"})
        await zenobia.http.post(f"/api/tables/{table}/chat/{line['id']}/report")
        await zenobia.http.post("/api/muted", json={"person": self.bo.id})
        await self.bo.http.post("/api/muted", json={"person": zenobia.id})
        await zenobia.http.post("/api/lessons/ankh/progress", json={"chapter": "map", "step": 1})
        await zenobia.post(f"/api/puzzles/{next(iter(known_puzzles()))}/tries", {"token": None})
        await zenobia.post("/api/me/calls", {"language": "cs", "zone": "Europe/Prague", "quiet": None, "page": []})
        target = {"kind": "webhook", "url": "https://hooks.example/zenobia"}
        await zenobia.post("/api/me/channels", {"target": target})
        headers = {"host": "localhost"}
        options = (await zenobia.http.post("/api/me/passkeys/challenge", json={}, headers=headers)).json()
        made = Device("http://localhost").make(options, "Zenobia's phone")
        assert (await zenobia.http.post("/api/me/passkeys", json=made, headers=headers)).status_code == 201
        await zenobia.http.post("/api/me/passkeys/challenge", json={}, headers=headers)
        async with self.house.follow(zenobia, table):
            await asyncio.sleep(0)
        for one, other in ((zenobia, self.bo), (self.bo, zenobia)):
            await one.http.post("/api/me/friends", json={"person": other.id})
        plans = [{"kind": "me"}, {"kind": "open"}]
        self.offering = (await self.bo.open_table("ankh", GAME, plans, public=True, friends_first=600))["id"]
        setup = {"name": "Friday", "game": "ankh", "options": {}, "size": 2}
        night = await self.bo.post("/api/clubs", {"setup": setup})
        entering = {"type": "Enter", "invitation": night["invitation"]}
        answer = await zenobia.http.post(f"/api/clubs/{night['id']}/commands", json={"command": entering})
        assert answer.status_code < 300, answer.text
        return table


@asynccontextmanager
async def scene(url: str) -> AsyncIterator[Scene]:
    async with (
        inside(url, public_address=f"https://{HOST}") as house,
        house.visitor(NAME) as zenobia,
        house.visitor("Bo") as bo,
    ):
        zenobia.name = "somebody"  # what commands are called is a client's own business
        yield Scene(house, zenobia, bo)


def play(url: str, played: Callable[[Scene], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with scene(url) as there:
            await played(there)

    asyncio.run(asyncio.wait_for(whole(), 90))


def everything(store: Store) -> dict[str, list[str]]:
    """All that is stored, table by table, what is packed unpacked."""

    def text(value: Any) -> str:
        if not isinstance(value, bytes):
            return str(value)
        try:
            return unpack(value).decode("utf-8", "replace")
        except Exception:  # noqa: BLE001  not packed
            return value.decode("utf-8", "replace")

    with store._engine.connect() as connection:
        return {
            table.name: [" ".join(map(text, row)) for row in connection.execute(table.select())]
            for table in METADATA.sorted_tables
        }


def traces(store: Store, *words: str) -> dict[str, list[str]]:
    """The tables in which one of these words stands."""
    found = {
        name: [word for word in words if any(word in row for row in rows)] for name, rows in everything(store).items()
    }
    return {name: words for name, words in found.items() if words}


def test_after_a_farewell_no_byte_is_left(database_url: str) -> None:
    async def played(there: Scene) -> None:
        over = await there.leave_traces()
        running = await there.together(there.zenobia, there.bo)
        alone = (await there.zenobia.open_table("ankh", GAME, [{"kind": "me"}] * 2, ready=True))["id"]
        hosted = await there.together(there.zenobia, there.bo, begun=False)
        joined = await there.together(there.bo, there.zenobia, begun=False)
        ident, session = there.zenobia.id, hashed(token_of(there.zenobia))
        words = (ident, NAME, session, hashed(there.zenobia.recovery))
        assert len(traces(there.house.store, *words)) > 10
        await there.erase()
        assert traces(there.house.store, *words, "zenobia", "Zenobia") == {}
        assert (await there.zenobia.http.get("/api/me")).json() is None
        mine = {table["id"]: table for table in (await there.bo.get("/api/tables/mine"))["tables"]}
        assert set(mine) == {over, running, joined, there.offering}, "tables of others stay, and no others"
        assert [seat["name"] for seat in mine[over]["seats"]] == ["Bo", NAMELESS]
        assert [seat["name"] for seat in mine[running]["seats"]] == [NAMELESS, "Bo"]
        assert mine[joined]["seats"][1]["person"] is None
        for gone in (alone, hosted):
            with pytest.raises(Refused, match="no such table"):
                await there.bo.look(gone)

    play(database_url, played)


def test_who_was_kept_out_or_sent_away_is_forgotten_at_that_table_too(database_url: str) -> None:
    async def played(there: Scene) -> None:
        zenobia, bo, ident = there.zenobia, there.bo, there.zenobia.id
        await there.over(bo, zenobia)
        await bo.http.post("/api/me/friends", json={"person": ident})
        plans = [{"kind": "me"}, {"kind": "open"}]
        offering = (await bo.open_table("ankh", GAME, plans, public=True, friends_first=600))["id"]
        await bo.do(offering, "Ban", person=ident)  # before she ever came
        unbanned = (await bo.open_table("ankh", GAME, plans, public=True))["id"]
        await bo.do(unbanned, "Ban", person=ident)
        await bo.do(unbanned, "Ban", person=ident, banned=False)
        await bo.do(await there.together(bo, zenobia, begun=False), "Remove", person=ident)
        await there.erase()
        assert traces(there.house.store, ident, NAME) == {}

    play(database_url, played)


def test_others_play_on_at_the_table_and_choose_what_becomes_of_the_seat(database_url: str) -> None:
    async def played(there: Scene) -> None:
        table = await there.together(there.zenobia, there.bo)
        async with there.house.follow(there.bo, table, 1) as page:
            assert (await page.message())["type"] == "Snapshot"
            await there.erase()
            while (told := await page.message())["type"] in {"Update", "Ahead", "Presence"}:
                assert there.zenobia.id not in json.dumps(told) or told["table"]["seats"][0]["away"] == "left"
            assert told == {"type": "Closing", "why": "behind"}
        now = await there.bo.look(table, 1, after=0)
        assert NAME not in json.dumps(now)
        assert there.zenobia.id not in json.dumps(now)
        assert now["table"]["seats"][0]["away"] == "left"
        await there.bo.do(table, "Vote", seat=0, choice="bot")
        assert (await there.bo.look(table, 1))["table"]["seats"][0]["bot"] is not None

    play(database_url, played)


def test_what_is_stored_of_a_table_still_plays_to_the_same_end(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        table = await there.over(there.bo, there.zenobia)
        before = await there.bo.look(table, 0)
        await there.erase()
        row = await there.house.store.game(table)
        assert row is not None
        await there.house.store._write(
            f"table {table}", lambda c: c.exec_driver_sql("UPDATE game SET kept = NULL, snapshot = NULL")
        )
        there.house.app.hall._memory.let_go(table)
        after = await there.bo.look(table, 0)
        assert after["view"] == before["view"]
        assert after["table"]["outcome"] == before["table"]["outcome"]

    play(sqlite_url, played)


def test_what_others_won_stays_won_against_nobody_known(database_url: str) -> None:
    async def played(there: Scene) -> None:
        table = await there.over(there.bo, there.zenobia)
        await there.erase()
        bo, other = await there.house.store.results_of(table)
        assert (bo.person, bo.won) == (there.bo.id, True)
        assert other.person not in {None, there.zenobia.id}
        assert await there.house.store.results_of_person(there.zenobia.id, 10) == []

    play(database_url, played)


def test_the_code_the_passkeys_and_every_browser_are_worth_nothing(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        async with there.house.visitor("Phone") as phone:
            await phone.post("/api/recover", {"code": there.zenobia.recovery})
            await there.erase()
            assert (await phone.http.get("/api/me")).json() is None
            with pytest.raises(Refused, match="Nobody has this recovery code"):
                await phone.post("/api/recover", {"code": there.zenobia.recovery})

    play(sqlite_url, played)


def test_two_who_sat_at_the_same_table_are_forgotten_one_after_the_other(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        table = await there.over(there.bo, there.zenobia)
        async with there.house.visitor("Watcher") as watcher:
            invitation = (await there.bo.get(f"/api/tables/{table}/invitation"))["invitation"]
            await watcher.do(table, "Join", invitation=invitation)
            await there.erase()
            assert (await there.bo.http.post("/api/me/erase", json={"really": True})).status_code == 204
            seen = await watcher.look(table, after=0)
            seats = seen["table"]["seats"]
            assert [seat["name"] for seat in seats] == [NAMELESS, NAMELESS]
            assert seats[0]["person"] != seats[1]["person"]
            assert traces(there.house.store, NAME, there.zenobia.id, there.bo.id) == {}

    play(sqlite_url, played)


def test_a_stand_in_is_forgotten_with_its_last_table(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        table = await there.over(there.bo, there.zenobia)
        await there.erase()
        assert (await there.bo.http.delete(f"/api/tables/{table}")).status_code == 204
        assert await there.house.store.forget_guests(1, 10) == 1
        assert traces(there.house.store, NAMELESS) == {}

    play(sqlite_url, played)


def test_nothing_happens_unless_it_is_really_meant(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        for wish in ({}, {"really": False}, {"really": "yes"}):
            assert (await there.zenobia.http.post("/api/me/erase", json=wish)).status_code == 400
        assert (await there.zenobia.get("/api/me"))["name"] == NAME

    play(sqlite_url, played)


def test_the_export_holds_all_that_is_stored_and_no_secret(database_url: str) -> None:
    async def played(there: Scene) -> None:
        table = await there.leave_traces()
        answer = await there.zenobia.http.get("/api/me/export")
        assert answer.headers["content-disposition"] == 'attachment; filename="tawy-my-data.json"'
        told: Json = answer.json()
        assert (told["id"], told["name"]) == (there.zenobia.id, NAME)
        assert len(told["sessions"]) == 1
        assert [one["name"] for one in told["passkeys"]] == ["Zenobia's phone"]
        assert told["reach"]["language"] == "cs"
        assert [one["name"] for one in told["friends"]] == ["Bo"]
        assert [one["to"] for one in told["channels"]] == ["hooks.example"]
        assert [(one["id"], one["seats"], one["status"]) for one in told["tables"]] == [(table, [1], "over")]
        assert [(one["game"], one["side"], one["won"]) for one in told["results"]] == [(table, "isis", False)]
        assert [one["text"] for one in told["said"]] == ["well played"]
        assert told["muted"] == [there.bo.id]
        assert [one["lesson"] for one in told["lessons"]] == ["ankh"]
        for secret in (token_of(there.zenobia), hashed(token_of(there.zenobia)), there.zenobia.recovery, "thanks"):
            assert secret not in answer.text

    play(database_url, played)


def test_the_export_tells_nothing_of_a_running_game(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        table = await there.together(there.zenobia, there.bo)
        (told,) = (await there.zenobia.get("/api/me/export"))["tables"]
        assert told["outcome"] is None
        assert set(told) == {
            *("id", "game", "opened_by_me", "public", "created", "updated", "status", "seats", "outcome"),
        }
        assert (told["id"], told["seats"]) == (table, [0])

    play(sqlite_url, played)
