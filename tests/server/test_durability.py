"""The server is killed in the middle of play, again and again: whatever it has acknowledged is there afterwards."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from server.house import House, Refused, Screen, Visitor
from tawy.server.running.verifying import verify
from tawy.server.store import Step, Store

KILLS = 6
GONE = (httpx.TransportError, OSError, WebSocketException, TimeoutError)
"""How a client notices that its server is no longer there."""


class Table:
    """A table under play, and what its clients were told before each kill."""

    def __init__(self, game: str, ident: str) -> None:
        self.game = game
        self.id = ident
        self.acknowledged: dict[str, int] = {}
        self.seen: dict[int, tuple[int, str, Any]] = {}
        """By seat: the last step a client was shown, the hash of its view and its question."""


async def _open(visitor: Visitor, game: str, seats: int) -> Table:
    plans = [{"kind": "me"}, {"kind": "me"}, *[{"kind": "bot", "level": "random"}] * (seats - 2)]
    opened = await visitor.open_table(game, {"seats": seats}, plans, ready=True)
    return Table(game, opened["id"])


async def _play(visitor: Visitor, table: Table, seat: int, dice: Random) -> None:
    """Play a seat until the server is gone or the game is over, and remember everything that was acknowledged."""
    screen, done, sent = Screen(), 0, 0
    try:
        async with visitor.follow(table.id, seat) as socket:
            while screen.table.get("status") != "over":
                screen.take(await socket.recv())
                table.seen[seat] = (screen.n, screen.hash, screen.own["question"])
                choices = screen.choices(seat) if screen.n >= done else []
                if choices:
                    sent += 1
                    ident = f"{seat}-{screen.n}-{sent}-{dice.randrange(1 << 60)}"
                    answer = {"seat": seat, "position": screen.position, "token": dice.choice(choices)}
                    done = await visitor.do(table.id, "Answer", command_id=ident, **answer)
                    table.acknowledged[f"{visitor.id}:{ident}"] = done
    except GONE:
        return


async def _stored(database: str, table: str) -> list[Step]:
    store = Store.open(database)
    try:
        return await store.journal(table)
    finally:
        await store.close()


async def _check(database: str, visitors: tuple[Visitor, Visitor], table: Table) -> None:
    """What was acknowledged is stored; what was shown to the players of seats 0 and 1 is there."""
    acknowledged = dict(table.acknowledged)
    steps = await _stored(database, table.id)
    assert [step.n for step in steps] == list(range(1, len(steps) + 1))
    by_command = {step.command: step.n for step in steps}
    for command, n in acknowledged.items():
        assert by_command.get(command) == n, "an acknowledged answer is lost"
    for seat, (n, view, question) in table.seen.items():
        now = await visitors[seat].look(table.id, seat)
        assert now["n"] >= n, "what was shown is lost"
        if now["n"] == n:
            assert (now["hash"], now["own"]["question"]) == (view, question)


async def _until_killed(house: House, visitor: Visitor, tables: list[Table], dice: Random) -> None:
    """All tables are played; after a while the server is killed."""
    playing = [
        asyncio.create_task(_play(visitor, table, seat, Random(dice.random()))) for table in tables for seat in (0, 1)
    ]
    await asyncio.sleep(dice.uniform(0.05, 0.6))
    house.kill()
    await asyncio.gather(*playing)


def test_a_killed_server_has_lost_nothing(database_url: str) -> None:
    dice = Random(database_url.split(":", maxsplit=1)[0])
    house = House(database_url)

    async def all_of_it() -> int:
        house.start()
        async with Visitor(house.address, "Ada") as ada:
            tables = [await _open(ada, game, seats) for game, seats in (("ankh", 3), ("plagues", 2), ("ankh", 2))]
            for _ in range(KILLS):
                await _until_killed(house, ada, tables, dice)
                house.start()
                ada.move(house.address)
                for table in tables:
                    await _check(database_url, (ada, ada), table)
        house.kill()
        return sum(len(table.acknowledged) for table in tables)

    try:
        acknowledged = asyncio.run(all_of_it())
    finally:
        house.kill()
    assert acknowledged > KILLS, "nothing was played between the kills"
    assert [verdict.problem for verdict in verify(database_url)] == [None] * 3


def test_one_of_two_processes_is_killed_and_the_other_goes_on(postgres_url: str) -> None:
    """Each player's browser is on another process; when one dies, its browser goes on at the other."""
    dice = Random(5)
    one, other = House(postgres_url), House(postgres_url)

    async def all_of_it() -> None:
        one.start()
        other.start()
        async with Visitor(one.address, "Ada") as ada, Visitor(other.address, "Bo") as bo:
            for game in ("ankh", "plagues"):
                opened = await ada.open_table(game, {"seats": 2}, [{"kind": "me"}, {"kind": "open"}])
                table = Table(game, opened["id"])
                await bo.do(table.id, "Join", invitation=opened["invitation"])
                await bo.do(table.id, "Sit", seat=1)
                await ada.do(table.id, "Ready")
                await bo.do(table.id, "Ready")
                staying = asyncio.create_task(_play(bo, table, 1, Random(6)))
                for _ in range(3):
                    leaving = asyncio.create_task(_play(ada, table, 0, Random(dice.random())))
                    await asyncio.sleep(dice.uniform(0.2, 0.6))
                    one.kill()
                    await leaving
                    ada.move(other.address)
                    await _check(postgres_url, (ada, bo), table)
                    one.start()
                    ada.move(one.address)
                await asyncio.gather(_play(ada, table, 0, Random(7)), staying)
                assert (await bo.look(table.id))["table"]["status"] == "over"
                await _check(postgres_url, (ada, bo), table)

    try:
        asyncio.run(asyncio.wait_for(all_of_it(), 300))
    finally:
        one.kill()
        other.kill()
    assert [verdict.problem for verdict in verify(postgres_url)] == [None, None]


def test_an_answer_whose_reply_was_lost_is_sent_again_and_done_once(database_url: str) -> None:
    house = House(database_url)

    async def resent() -> None:
        house.start()
        async with Visitor(house.address, "Ada") as ada:
            table = await _open(ada, "plagues", 2)
            screen = Screen()
            async with ada.follow(table.id, 0) as socket:
                screen.take(await socket.recv())
            seat = screen.table["asked"][0]["seat"]
            question = (await ada.look(table.id, seat))["own"]["question"]
            answer = {"seat": seat, "position": screen.position, "token": question["options"][0]["token"]}
            first = await ada.do(table.id, "Answer", command_id="once", **answer)
            house.kill()
            house.start()
            ada.move(house.address)
            assert await ada.do(table.id, "Answer", command_id="once", **answer) == first
            with pytest.raises(Refused, match="moved on"):
                await ada.do(table.id, "Answer", command_id="twice", **answer)

    try:
        asyncio.run(resent())
    finally:
        house.kill()


def test_clocks_do_not_run_while_the_server_is_down(tmp_path: Path) -> None:
    """The time between the last sign of life and the restart is given back."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    house = House(database)

    async def timed() -> tuple[int, int]:
        house.start()
        async with Visitor(house.address, "Ada") as ada:
            clock = {"kind": "turn", "seconds": 30}
            opened = await ada.open_table("ankh", {"seats": 2}, [{"kind": "me"}] * 2, clock=clock, ready=True)
            before = _deadline(await ada.look(opened["id"]))
            house.kill()
            _set_time_back(tmp_path / "tables.db", 100_000)
            house.start()
            ada.move(house.address)
            return before, _deadline(await ada.look(opened["id"]))

    try:
        before, after = asyncio.run(timed())
    finally:
        house.kill()
    assert after >= before


def _deadline(table: dict[str, Any]) -> int:
    (deadline,) = [seat["deadline"] for seat in table["table"]["seats"] if seat["deadline"] is not None]
    return int(deadline)


def _set_time_back(file: Path, milliseconds: int) -> None:
    """As if the server had been down for long: the last step and its last sign of life were earlier."""
    connection = sqlite3.connect(file)
    for statement in ("heartbeat SET at = at", "journal SET at = at", "wake SET at = at"):
        connection.execute(f"UPDATE {statement} - ?", (milliseconds,))
    connection.execute("UPDATE game SET updated = updated - ?, kept = NULL", (milliseconds,))
    connection.commit()
    connection.close()
