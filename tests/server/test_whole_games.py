"""Two browsers' worth of clients play whole games over HTTP and sockets, on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from server.house import House, Screen, Visitor, play_seat, serving
from server.postgres import Postgres

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("ankh", {"seats": 4}),
    ("plagues", {"seats": 3, "advanced": True}),
]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server on each database, for all tests of this module."""
    if request.param == "sqlite":
        database = f"sqlite:///{tmp_path_factory.mktemp('whole') / 'tables.db'}"
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        postgres.create_database("whole_games")
        database = postgres.url("whole_games")
    with serving(database) as running:
        yield running


@pytest.mark.parametrize(("game", "options"), GAMES, ids=str)
def test_two_browsers_and_bots_play_a_whole_game(house: House, game: str, options: dict[str, Any]) -> None:
    screens, record = asyncio.run(_whole_game(house, game, options))
    for screen in screens:
        assert screen.table["status"] == "over"
        assert screen.table["outcome"]["how"] == "rules"
    assert {screen.position for screen in screens} == {len(record["picks"])}
    assert record["game"] == game


async def _whole_game(house: House, game: str, options: dict[str, Any]) -> tuple[list[Screen], dict[str, Any]]:
    bots = [{"kind": "bot", "level": "random"}] * (options["seats"] - 2)
    async with Visitor(house.address, "Ada") as ada, Visitor(house.address, "Bo") as bo:
        table = await ada.open_table(game, options, [{"kind": "me"}, {"kind": "open"}, *bots])
        await bo.do(table["id"], "Join", invitation=table["invitation"])
        await bo.do(table["id"], "Sit", seat=1)
        await ada.do(table["id"], "Ready")
        await bo.do(table["id"], "Ready")
        screens = await asyncio.gather(
            play_seat(ada, table["id"], 0, Random(1)), play_seat(bo, table["id"], 1, Random(2))
        )
        return list(screens), await ada.get(f"/api/tables/{table['id']}/file")


def test_alone_against_bots_in_one_request(house: House) -> None:
    async def alone() -> Screen:
        async with Visitor(house.address, "Ada") as ada:
            seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
            table = await ada.open_table("ankh", {"seats": 3}, seats, ready=True)
            return await play_seat(ada, table["id"], 0, Random(3))

    assert asyncio.run(alone()).table["status"] == "over"


def test_one_browser_holds_both_seats(house: House) -> None:
    async def hot_seat() -> list[Screen]:
        async with Visitor(house.address, "Ada") as ada:
            table = await ada.open_table("ankh", {"seats": 2}, [{"kind": "me"}, {"kind": "me"}], ready=True)
            dice = Random(4)
            return list(await asyncio.gather(*(play_seat(ada, table["id"], seat, dice) for seat in (0, 1))))

    assert [screen.table["status"] for screen in asyncio.run(hot_seat())] == ["over", "over"]


def test_whoever_comes_back_finds_what_was_missed(house: House) -> None:
    """A page that lost its connection resumes from the last step it knows, and from its last turn on a new device."""

    async def away() -> tuple[Screen, Screen]:
        async with Visitor(house.address, "Ada") as ada:
            table = (await ada.open_table("plagues", {"seats": 2}, [{"kind": "me"}] * 2, ready=True))["id"]
            seen, later = Screen(), Screen()
            async with ada.follow(table, 0) as socket:
                seen.take(await socket.recv())
            for _ in range(30):
                screen = Screen()
                async with ada.follow(table, 0) as one, ada.follow(table, 1) as other:
                    for number, socket in enumerate((one, other)):
                        screen.take(await socket.recv())
                        choices = screen.choices(number)
                        if choices:
                            await ada.do(table, "Answer", seat=number, position=screen.position, token=choices[0])
                            break
            async with ada.follow(table, 0, after=seen.n) as socket:
                later.take(await socket.recv())
            return seen, later

    seen, later = asyncio.run(away())
    assert [moment["n"] for moment in later.moments] == list(range(seen.n + 1, later.n + 1))
    assert seen.n < later.own["acted"] <= later.n
