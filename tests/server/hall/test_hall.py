"""Tables in memory: none is let go that somebody needs, none keeps another waiting, none falls behind."""

from __future__ import annotations

import asyncio
import json
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.house import Json, Visitor
from server.inside import Inside, inside
from tawy.kernel.record import Pick
from tawy.kernel.refusal import Refused
from tawy.server.bots.bots import Bots
from tawy.server.hall import live as in_use
from tawy.server.hall import loading, memory, tending
from tawy.server.hall.following import Follower
from tawy.server.hall.hall import Hall
from tawy.server.http.guards import Pace
from tawy.server.http.reception import Paces
from tawy.server.store import Store
from tawy.server.tables import opening
from tawy.server.tables.caller import Caller
from tawy.server.tables.commands import Envelope, Leave
from tawy.server.tables.entries import Entry, RanOut
from tawy.server.tables.parts import Story, Told
from tawy.server.tables.setup import Clock, SeatPlan, TableSetup

MINE = [{"kind": "me"}] * 2
RECORD = (Path(__file__).parents[2] / "games" / "ankh" / "2_seats_on_old_kingdom.json").read_bytes()
ADA = Caller("ada", "Ada")
BOTH_MINE = [SeatPlan("me"), SeatPlan("me")]


async def open_table(visitor: Visitor, **wishes: Any) -> str:
    """A running game in which the visitor plays both sides."""
    table: str = (await visitor.open_table("ankh", {"seats": 2}, MINE, ready=True, **wishes))["id"]
    return table


async def answer(visitor: Visitor, table: str) -> None:
    """The first answer to what is asked."""
    seat = (await visitor.look(table))["table"]["asked"][0]["seat"]
    seen = await visitor.look(table, seat)
    token = seen["own"]["question"]["options"][0]["token"]
    here = {"position": seen["position"], "asked_in": seen["table"]["asked_in"]}
    await visitor.do(table, "Answer", seat=seat, token=token, **here)


# --- memory ----------------------------------------------------------------------------------------------------------


def test_a_table_that_is_followed_is_never_let_go(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many there are: every page sees what happens at its table."""
    monkeypatch.setattr(memory, "CACHED", 2)
    monkeypatch.setattr(in_use, "IDLE", 0.0)

    async def scene(server: Inside) -> None:
        async with server.visitor("Ada") as ada:
            tables = [await open_table(ada) for _ in range(5)]
            sockets = [await server.follow(ada, table).__aenter__() for table in tables]
            for socket in sockets:
                assert (await socket.message())["type"] == "Snapshot"
            for table, socket in zip(tables, sockets, strict=True):
                await answer(ada, table)
                assert (await socket.message())["type"] == "Update"
            for socket in sockets:
                await socket.__aexit__(None, None, None)

    within(sqlite_url, scene)


def test_tables_that_nobody_looks_at_make_room(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "CACHED", 3)
    monkeypatch.setattr(in_use, "IDLE", -1.0)

    async def scene(server: Inside) -> None:
        async with server.visitor("Ada") as ada:
            tables = [await open_table(ada) for _ in range(8)]
            assert server.app.hall.tables <= 4
            for table in tables:
                await answer(ada, table)

    within(sqlite_url, scene)


def test_a_table_in_use_a_moment_ago_is_not_let_go(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody may be about to follow it."""
    monkeypatch.setattr(memory, "CACHED", 1)

    async def scene(server: Inside) -> None:
        async with server.visitor("Ada") as ada:
            tables = [await open_table(ada) for _ in range(4)]
            lives = [await server.app.hall.live(table) for table in tables]
            await open_table(ada)
            assert [await server.app.hall.live(table) for table in tables] == lives

    within(sqlite_url, scene)


def within(database: str, scene: Any) -> None:
    """A scene in a server without a network."""

    async def all_of_it() -> None:
        async with inside(database) as server:
            await scene(server)

    asyncio.run(all_of_it())


# --- starting --------------------------------------------------------------------------------------------------------


def damage(store: Store, table: str) -> None:
    """What is stored of a table cannot be read any more."""
    with store._engine.begin() as connection:
        connection.exec_driver_sql("UPDATE journal SET body = x'6e6f' WHERE game = ?", (table,))
        connection.exec_driver_sql("UPDATE wake SET at = 1 WHERE game = ?", (table,))


def test_a_damaged_table_stops_no_other_clock(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    """The server starts, says once what it cannot read, and the others' time runs out as it should."""
    clock = {"kind": "turn", "seconds": 10}

    async def before(server: Inside) -> None:
        async with server.visitor("Ada") as ada:
            tables.extend([await open_table(ada, clock=clock) for _ in range(3)])
        damage(server.store, tables[0])
        damage(server.store, tables[1])

    async def after(server: Inside) -> None:
        late = server.app.hall.now() + 60_000
        server.app.hall.now = lambda: late
        for _ in range(3):
            for table in await server.store.due(late):
                await tending.tend(server.app.hall, table)
        with pytest.raises(Refused):  # whoever looks at it in between is told, the log is not told again
            await server.app.hall.live(tables[0])
        stories = (await server.app.hall.live(tables[2])).table.stories
        assert any(isinstance(entry, RanOut) for story in stories for entry in story.entries)
        assert await server.store.due(late) == []

    tables: list[str] = []
    within(sqlite_url, before)
    with caplog.at_level("ERROR"):
        within(sqlite_url, after)
    said = [record.__dict__["table"] for record in caplog.records if "cannot be loaded" in record.getMessage()]
    assert sorted(said) == sorted(tables[:2])


def test_tables_with_clocks_are_not_loaded_before_their_time(sqlite_url: str) -> None:
    """A server with thousands of them can be used at once."""

    async def before(server: Inside) -> None:
        async with server.visitor("Ada") as ada:
            for _ in range(5):
                await open_table(ada, clock={"kind": "days", "seconds": 86_400})

    async def after(server: Inside) -> None:
        await asyncio.sleep(0.5)
        assert server.app.hall.tables == 0

    within(sqlite_url, before)
    within(sqlite_url, after)


# --- long work -------------------------------------------------------------------------------------------------------


def test_what_is_brought_along_is_read_and_played_beside_the_loop(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    where: list[str] = []
    for module, name in ((opening, "replay"), (loading, "replayed"), (opening, "opened")):
        monkeypatch.setattr(module, name, spying(getattr(module, name), where))

    async def scene(server: Inside) -> None:
        async with server.visitor("Ada") as ada:
            answer = await ada.http.post("/api/tables/import", content=RECORD)
            assert answer.status_code == 201

    within(sqlite_url, scene)
    assert len(where) == 2
    assert all("tawy-importer" in thread for thread in where)


def spying(work: Any, where: list[str]) -> Any:
    """The same work; it tells on which thread it was done."""

    def spied(*arguments: Any) -> Any:
        where.append(threading.current_thread().name)
        return work(*arguments)

    return spied


@pytest.mark.parametrize("part", ["setup", "picks"])
def test_a_file_too_large_is_refused_before_anything_is_made_of_it(sqlite_url: str, part: str) -> None:
    nested = b"[" * 400 + b"]" * 400
    record: Json = json.loads(RECORD)
    much = b"[" + b",".join([nested] * (400 if part == "picks" else 40)) + b"]"
    data = (
        json.dumps(record | {part: "much"})
        .encode()
        .replace(b'"much"', much if part == "picks" else b'{"a":' + much + b"}")
    )

    async def scene(server: Inside) -> None:
        async with server.visitor("Ada") as ada:
            answer = await ada.http.post("/api/tables/import", content=data)
            assert answer.status_code in {400, 413}
            assert "too large" in answer.json()["sentence"]

    within(sqlite_url, scene)


def test_a_long_log_is_told_in_pages(sqlite_url: str) -> None:
    async def scene(server: Inside) -> None:
        async with server.visitor("Ada") as ada:
            table = await open_table(ada)
            server.app.reception.paces = Paces(*[Pace(1e9, 1e9)] * 5)
            for _ in range(130):
                await answer(ada, table)
                position = (await ada.look(table))["position"]
                await ada.do(table, "Undo", position=position)
            whole = (await server.app.hall.live(table)).table.n
            assert whole > 250
            forward = await pages(ada, f"/api/tables/{table}/log?after=", lambda seen: seen[-1], 0)
            assert forward == list(range(1, whole + 1))
            last = await ada.get(f"/api/tables/{table}/log")
            assert [moment["n"] for moment in last["moments"]] == list(range(whole - 199, whole + 1))
            assert last["more"]
            first = await ada.get(f"/api/tables/{table}/log?before={whole - 199}")
            assert [moment["n"] for moment in first["moments"]] == list(range(1, whole - 199))
            assert not first["more"]
            missed = (await ada.look(table, after=0))["missed"]
            assert [moment["n"] for moment in missed] == list(range(whole - 199, whole + 1))

    within(sqlite_url, scene)


async def pages(visitor: Visitor, address: str, last: Any, start: int) -> list[int]:
    """The numbers of all steps, page by page."""
    seen: list[int] = []
    while True:
        page = await visitor.get(f"{address}{last(seen) if seen else start}")
        seen += [moment["n"] for moment in page["moments"]]
        if not page["more"]:
            return seen


# --- several processes -----------------------------------------------------------------------------------------------


def test_word_of_a_step_of_ones_own_is_not_looked_up(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """PostgreSQL tells every process, and this one before it has gone on."""

    async def scene() -> None:
        hall = Hall(Store.open(sqlite_url), Bots(0))
        await hall.store.add_person(ADA.person, ADA.name, "code", 1)
        table = (await hall.open(TableSetup("ankh", {"seats": 2}, BOTH_MINE, Clock()), ADA, ready=True)).id
        live = await hall.live(table)
        append, read = hall.store.append, []

        async def told_too_early(ident: str, step: Any, standing: Any) -> None:
            await append(ident, step, standing)
            hall.heard(ident, step.n)

        monkeypatch.setattr(hall.store, "append", told_too_early)
        monkeypatch.setattr(hall.store, "journal", lambda *which: read.append(which))
        await hall.command(table, ADA, Envelope("gone", Leave()))
        await asyncio.gather(*hall._tasks._tasks)
        assert live.table.n == 2
        assert not read
        await hall.close()
        await hall.store.close()

    asyncio.run(scene())


def test_who_missed_what_another_process_stored_catches_up(database_url: str) -> None:
    """As if the word of it had been lost: nobody tells this process."""

    async def scene() -> None:
        here, there = Hall(Store.open(database_url), Bots(0)), Hall(Store.open(database_url), Bots(0))
        await here.store.add_person(ADA.person, ADA.name, "code", 1)
        setup = TableSetup("ankh", {"seats": 2}, BOTH_MINE, Clock())
        table = (await there.open(setup, ADA, ready=True)).id
        live = await here.live(table)
        follower = Follower(ADA.person, None)
        live.following.add(follower, live.table, 0, None)
        await there.command(table, ADA, Envelope("gone", Leave()))
        behind = live.table.n
        await here.compare()
        await asyncio.gather(*here._tasks._tasks)
        assert (behind, live.table.n) == (1, 2)
        assert b"Snapshot" in (await follower.next() or b"")
        assert b"Update" in (await follower.next() or b"")
        for each in (here, there):
            await each.close()
            await each.store.close()

    asyncio.run(scene())


def test_a_command_waiting_for_a_table_that_was_let_go_finds_the_one_in_use(sqlite_url: str) -> None:
    """There is never a second table of the same name that nobody follows."""

    async def scene(server: Inside) -> None:
        async with server.visitor("Ada") as ada:
            table = await open_table(ada)
            house = server.app.hall
            old = await house.live(table)
            async with old.lock:
                leaving = asyncio.create_task(ada.do(table, "Leave"))
                await asyncio.sleep(0.05)
                del house._memory._live[table]
                new = await house.live(table)
            await leaving
            assert new.table.n == 2
            assert old.table.n == 1

    within(sqlite_url, scene)


def test_what_a_table_holds_is_not_looked_through_for_garbage() -> None:
    """Stories, entries and picks cannot be part of a cycle: the collector does not follow them."""
    lasting: list[type[msgspec.Struct]] = [Story, Told, Pick, *Entry.__subclasses__()]
    assert not [struct for struct in lasting if struct.__struct_config__.gc]


# --- rematch ---------------------------------------------------------------------------------------------------------


async def ended_table(house: Inside, *visitors: Visitor) -> str:
    """A game of two that one has given up."""
    first, second = visitors
    made = await first.open_table("ankh", {"seats": 2, "first": 0}, [{"kind": "me"}, {"kind": "open"}])
    table: str = made["id"]
    await second.do(table, "Join", invitation=made["invitation"])
    await second.do(table, "Sit", seat=1)
    for visitor in visitors:
        await visitor.do(table, "Ready")
    await second.do(table, "Concede", seat=1)
    assert house.app.hall.tables
    return table


def test_whoever_asks_for_a_rematch_comes_to_the_same_table(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as house, house.visitor("Ada") as ada, house.visitor("Bob") as bob:
            table = await ended_table(house, ada, bob)
            asked = await asyncio.gather(*[one.post(f"/api/tables/{table}/rematch", {}) for one in (ada, bob, ada)])
            there = {answer["id"] for answer in asked}
            assert len(there) == 1
            (new,) = there
            assert (await ada.look(table))["table"]["rematch"] == new
            seen = (await bob.look(new))["table"]
            assert [seat["name"] for seat in seen["seats"]] == ["Ada", "Bob"]
            assert seen["options"] == {"seats": 2, "first": 1}
            listed = [one["id"] for one in (await bob.get("/api/tables/mine"))["tables"]]
            assert new in listed

    asyncio.run(scene())


def test_a_rematch_that_was_deleted_can_be_asked_for_again(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as house, house.visitor("Ada") as ada, house.visitor("Bob") as bob:
            table = await ended_table(house, ada, bob)
            first = (await ada.post(f"/api/tables/{table}/rematch", {}))["id"]
            await house.app.hall.delete(first, Caller(ada.id, "Ada"))
            second = (await bob.post(f"/api/tables/{table}/rematch", {}))["id"]
            assert second != first
            assert (await ada.look(table))["table"]["rematch"] == second

    asyncio.run(scene())


def test_two_processes_open_one_rematch(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The one that comes later finds the journal gone on, takes its own table away again and shows the other."""

    async def scene() -> None:
        async with inside(sqlite_url) as house, house.visitor("Ada") as ada, house.visitor("Bob") as bob:
            table = await ended_table(house, ada, bob)
            hall, other = house.app.hall, Hall(house.app.hall.store, house.app.hall.bots)
            create = hall._create
            theirs: list[str] = []

            async def overtaken(new: Any) -> Any:
                made = await create(new)
                if not theirs:
                    theirs.append((await other.rematch(table, Caller(bob.id, "Bob"))).id)
                return made

            monkeypatch.setattr(hall, "_create", overtaken)
            mine = (await hall.rematch(table, Caller(ada.id, "Ada"))).id
            assert [mine] == theirs
            assert len((await ada.get("/api/tables/mine"))["tables"]) == 2
            await other.close()

    asyncio.run(scene())
