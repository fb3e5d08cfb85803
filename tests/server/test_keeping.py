"""What people keep on a server: how much, how it is deleted, and what is forgotten when nobody comes back."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.house import Json, Refused, Visitor, serving
from server.inside import Inside, inside, token_of
from server.store.samples import lay, opened, standing, step
from tawy.server.hall import expiry
from tawy.server.settings import Settings
from tawy.server.store import Holdings, Person

RECORD = (Path(__file__).parents[1] / "games" / "ankh" / "2_seats-atheism.json").read_bytes()
MINE = [{"kind": "me"}, {"kind": "me"}]
OURS = [{"kind": "me"}, {"kind": "open"}]
A_DAY = 86_400_000


async def bring(visitor: Visitor) -> httpx.Response:
    return await visitor.http.post("/api/tables/import", content=RECORD)


async def ours(ann: Visitor, bob: Visitor) -> str:
    """A table at which both sit."""
    table = await ann.open_table("ankh", {"seats": 2}, OURS)
    await bob.do(table["id"], "Join", invitation=table["invitation"])
    await bob.do(table["id"], "Sit", seat=1)
    ident: str = table["id"]
    return ident


def refusal(answer: httpx.Response, status: int) -> str:
    assert answer.status_code == status, answer.text
    sentence: str = answer.json()["sentence"]
    assert sentence.endswith(".")
    return sentence


# --- how much --------------------------------------------------------------------------------------------------------


def test_finished_games_count_and_deleting_one_makes_room(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url, tables_per_person=2) as house, house.visitor("Ann") as ann:
            tables = [(await bring(ann)).json()["id"] for _ in range(2)]
            before = await house.stored()
            sentence = refusal(await bring(ann), 429)
            assert sentence == "You keep 2 tables here: save old games as files and delete them."
            with pytest.raises(Refused, match="delete them"):
                await ann.open_table("ankh", {"seats": 2}, MINE)
            assert await house.stored() == before
            assert (await ann.http.delete(f"/api/tables/{tables[0]}")).status_code == 204
            assert (await bring(ann)).status_code == 201

    asyncio.run(scene())


def test_the_room_that_games_take_is_limited(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tawy.server.http.quota.MEGABYTE", 8_000)

    async def scene() -> None:
        async with inside(sqlite_url, megabytes_per_person=1) as house, house.visitor("Ann") as ann:
            statuses = [(await bring(ann)).status_code for _ in range(4)]
            assert statuses == [201, 201, 429, 429]
            assert "Your games fill 1 MB here" in refusal(await bring(ann), 429)
            async with house.visitor("Bob") as bob:
                assert (await bring(bob)).status_code == 201

    asyncio.run(scene())


def test_many_guests_of_one_address_have_no_more_tables_than_one(sqlite_url: str) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as stack:
            house = await stack.enter_async_context(inside(sqlite_url, tables_per_hour=3))
            many = [await stack.enter_async_context(house.visitor(f"Guest {n}", "203.0.113.9")) for n in range(5)]
            answers = [await bring(guest) for guest in many]
            assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
            assert "from your address" in refusal(answers[-1], 429)
            with pytest.raises(Refused, match="from your address"):
                await many[0].open_table("ankh", {"seats": 2}, MINE)
            other = await stack.enter_async_context(house.visitor("Else", "203.0.113.10"))
            assert (await bring(other)).status_code == 201

    asyncio.run(scene())


# --- deleting --------------------------------------------------------------------------------------------------------


def test_whoever_plays_alone_can_delete_a_running_game(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as house, house.visitor("Ann") as ann:
            table = (await ann.open_table("ankh", {"seats": 2}, MINE, ready=True))["id"]
            async with house.follow(ann, table) as following:
                await following.message()
                assert (await ann.http.delete(f"/api/tables/{table}")).status_code == 204
                assert await following.message() == {"type": "Closing", "why": "behind"}
            assert (await ann.get("/api/tables/mine"))["tables"] == []
            with pytest.raises(Refused, match="404"):
                await ann.look(table)
            with pytest.raises(Refused, match="404"):
                await ann.do(table, "Abandon")
            assert await house.store.holdings(ann.id) == Holdings(0, 0, 0)
            for rows in ("journal", "member", "wake", "game"):
                assert await count(house, rows) == 0

    asyncio.run(scene())


async def count(house: Inside, table: str) -> int:
    return await house.store._read(
        lambda connection: int(connection.exec_driver_sql(f"SELECT COUNT(*) FROM {table}").scalar_one())  # noqa: S608
    )


def test_a_game_with_others_is_deleted_when_it_is_over(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as house, house.visitor("Ann") as ann, house.visitor("Bob") as bob:
            table = await ours(ann, bob)
            for visitor in (ann, bob):
                await visitor.do(table, "Ready")
            assert "Others play here" in refusal(await ann.http.delete(f"/api/tables/{table}"), 409)
            await ann.do(table, "Abandon")
            await bob.do(table, "Agree", yes=True)
            assert "Only whoever opened" in refusal(await bob.http.delete(f"/api/tables/{table}"), 403)
            assert (await ann.http.delete(f"/api/tables/{table}")).status_code == 204
            assert (await bob.get("/api/tables/mine"))["tables"] == []

    asyncio.run(scene())


def test_a_table_that_goes_on_is_not_deleted(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            await lay(store, "t")
            await store.append("t", step(2), standing(wake=5))
            assert not await store.remove("t", 1)
            assert len(await store.journal("t")) == 2
            assert await store.remove("t", 2)
            assert await store.game("t") is None
            assert await store.journal("t") == []
            assert await store.due(10) == []
            assert await store.remove("t", 2), "it is gone already"

    asyncio.run(scene())


def test_what_one_process_deletes_is_gone_in_the_others(postgres_url: str) -> None:
    async def scene(one: str, other: str) -> None:
        async with Visitor(one, "Ann") as ann:
            table = (await ann.open_table("ankh", {"seats": 2}, MINE, ready=True))["id"]
            ann.move(other)
            async with ann.follow(table, 0) as following:
                await following.recv()
                ann.move(one)
                assert (await ann.http.delete(f"/api/tables/{table}")).status_code == 204
                assert json.loads(await asyncio.wait_for(following.recv(), 20)) == {"type": "Closing", "why": "behind"}
            ann.move(other)
            with pytest.raises(Refused, match="404"):
                await ann.look(table)
            with pytest.raises(Refused, match="404"):
                await ann.do(table, "Abandon")

    with serving(postgres_url) as one, serving(postgres_url) as other:
        asyncio.run(scene(one.address, other.address))


# --- what is forgotten -----------------------------------------------------------------------------------------------


def test_guests_without_a_table_are_forgotten_and_nobody_else(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            for name, seen in (("old", 10), ("new", 200), ("owner", 10), ("member", 10), ("back", 10)):
                await store.add_person(name, name, f"code of {name}", 5)
                await store.add_session(f"phone of {name}", name, seen)
            await store.see("phone of back", "back", 150)
            await lay(store, "t", owner="owner")
            await store.append("t", step(2), standing(members=("member",)))
            assert await store.forget_guests(100, 1) == 1  # anna, bert and old, one by one
            assert await store.forget_guests(100, 10) == 2
            assert await store.forget_guests(100, 10) == 0
            known = [name for name in ("old", "new", "owner", "member", "back") if await store.person(name)]
            assert known == ["new", "owner", "member", "back"]
            assert await store.session("phone of old") is None
            assert await store.end_old_sessions(100, 1) == 1
            assert await store.end_old_sessions(100, 10) == 1
            assert await store.session("phone of back") is not None

    asyncio.run(scene())


def test_tables_that_were_left_are_found(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            await store.add_session("phone", "bert", 500)
            for table, status, members in (
                ("never began", "gathering", ("anna", "bert")),
                ("deserted", "over", ("anna",)),
                ("deserted too", "running", ("anna",)),
                ("bert's", "over", ("anna", "bert")),
            ):
                first = step(1, at=50)
                await store.create(table, "ankh", "1", "anna", False, first, standing(status, members=members))  # noqa: FBT003
            for table, status in (("fresh", "gathering"), ("fresh too", "over")):
                await store.create(table, "ankh", "1", "anna", True, step(1, at=200), standing(status))  # noqa: FBT003
            assert await store.old_gatherings(100, 10) == [("never began", 1)]
            assert sorted(await store.deserted(100, 10)) == [("deserted", 1), ("deserted too", 1)]
            assert len(await store.deserted(100, 1)) == 1

    asyncio.run(scene())


DAYS: dict[str, Any] = {"session_days": 0, "guest_days": 0, "gathering_days": 0, "gone_days": 0}


@pytest.mark.parametrize(
    ("settings", "left"),
    [
        (DAYS, {"person": 4, "session": 4, "game": 3}),
        (DAYS | {"gathering_days": 10}, {"person": 4, "session": 4, "game": 2}),
        (DAYS | {"gone_days": 10}, {"person": 4, "session": 4, "game": 1}),
        (DAYS | {"guest_days": 10}, {"person": 2, "session": 2, "game": 3}),
        (DAYS | {"session_days": 10}, {"person": 4, "session": 0, "game": 3}),
        (DAYS | {"gathering_days": 10, "gone_days": 10, "guest_days": 10}, {"person": 0, "session": 0, "game": 0}),
        (dict.fromkeys(DAYS, 21), {"person": 4, "session": 4, "game": 3}),
    ],
)
def test_a_round_forgets_what_the_settings_say(
    settings: Json, left: dict[str, int], sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(expiry, "AT_ONCE", 1)

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            house = await stack.enter_async_context(inside(sqlite_url))
            ann, bob, _, _ = [
                await stack.enter_async_context(house.visitor(name)) for name in ["Ann", "Bob", "Cid", "Dan"]
            ]
            await ours(ann, bob)
            await bring(ann)
            await ann.open_table("ankh", {"seats": 2}, MINE, ready=True)
            hall = house.app.hall
            now = hall.now()
            hall.now = lambda: now + 20 * A_DAY
            await expiry.forget(hall, Settings(**settings))
            assert {table: await count(house, table) for table in left} == left
            assert hall.tables == left["game"]

    asyncio.run(scene())


def test_a_session_lasts_as_long_as_its_browser_comes_back(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url, session_days=10) as house, house.visitor("Ann") as ann:
            day, people = 0, house.app.reception.people
            start = house.app.hall.now()
            people._now = lambda: start + day * A_DAY
            for day in (6, 12, 18, 27):
                people._known.clear()
                answer = await ann.http.get("/api/me")
                assert answer.json()["id"] == ann.id, day
                assert "Max-Age=31536000" in answer.headers["set-cookie"]
            day = 38
            people._known.clear()
            assert (await ann.http.get("/api/me")).json() is None
            person = await people.recover(ann.recovery, start + day * A_DAY)
            assert person[0] == Person(ann.id, "Ann"), "the code still brings one back"

    asyncio.run(scene())


# --- signing out -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("new_code", [False, True])
def test_signing_out_everywhere_ends_every_session(new_code: bool, sqlite_url: str) -> None:  # noqa: FBT001
    async def scene() -> None:
        async with inside(sqlite_url) as house, house.visitor("Ann") as ann, house.client() as phone:
            ended: list[tuple[str, str | None]] = []
            house.app.reception.people.ended = lambda person, session: ended.append((person, session))
            await phone.post("/api/recover", json={"code": ann.recovery})
            token = token_of(ann)
            assert (await phone.get("/api/me")).json()["id"] == ann.id
            answer = await phone.post("/api/me/sign-out-everywhere", json={"new_code": new_code})
            assert answer.status_code == 200
            assert 'tawy_session=""' in answer.headers["set-cookie"]
            assert ended == [(ann.id, None)]
            assert (await ann.http.get("/api/me")).json() is None
            async with house.client() as thief:
                assert (await thief.get("/api/me", headers={"cookie": f"tawy_session={token}"})).json() is None
                code = answer.json()["recovery"]
                assert (code is not None) == new_code
                old = await thief.post("/api/recover", json={"code": ann.recovery})
                assert old.status_code == (404 if new_code else 200)
                if new_code:
                    assert (await thief.post("/api/recover", json={"code": code})).json()["id"] == ann.id

    asyncio.run(scene())


def test_browsers_are_listed_and_can_be_ended_one_by_one(sqlite_url: str) -> None:
    async def scene() -> None:
        async with (
            inside(sqlite_url) as house,
            house.visitor("Ann") as ann,
            house.visitor("Bob") as bob,
            house.client() as phone,
        ):
            await phone.post("/api/recover", json={"code": ann.recovery})
            listed = (await ann.get("/api/me/sessions"))["sessions"]
            assert sorted(one["here"] for one in listed) == [False, True]
            assert token_of(ann) not in str(listed)
            (other,) = [one["name"] for one in listed if not one["here"]]
            assert (await bob.http.delete(f"/api/me/sessions/{other}")).status_code == 404, "it is not Bob's"
            assert (await phone.get("/api/me")).json()["id"] == ann.id
            assert (await ann.http.delete(f"/api/me/sessions/{other}")).status_code == 204
            assert (await phone.get("/api/me")).json() is None
            assert [one["here"] for one in (await ann.get("/api/me/sessions"))["sessions"]] == [True]

    asyncio.run(scene())


def test_a_lost_recovery_code_is_replaced_by_a_new_one(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as house, house.visitor("Ann") as ann, house.client() as phone:
            code = (await ann.http.post("/api/me/recovery")).json()["recovery"]
            assert (await phone.post("/api/recover", json={"code": ann.recovery})).status_code == 404
            assert (await phone.post("/api/recover", json={"code": code})).json()["id"] == ann.id
            assert (await ann.get("/api/me"))["id"] == ann.id, "whoever renews it stays signed in"

    asyncio.run(scene())


def test_whoever_ends_a_session_is_heard_of(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as house, house.visitor("Ann") as ann, house.visitor("Bob") as bob:
            ended: list[tuple[str, str | None]] = []
            house.app.reception.people.ended = lambda person, session: ended.append((person, session))
            await ann.http.delete("/api/me")
            ((person, session),) = ended
            assert person == ann.id
            assert session is not None
            assert (await bob.get("/api/me"))["id"] == bob.id

    asyncio.run(scene())
