"""A game that ends leaves its result, and those that ended before results were kept are looked at once."""

from __future__ import annotations

import asyncio

from sqlalchemy import text

from server.inside import Inside, inside
from tawy.server.hall.filling_in import fill_in_results

OPEN = [{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "open"}]


async def given_up(server: Inside) -> str:
    """A game of two people and a bot; both people have given up."""
    async with server.visitor("Ada") as ada, server.visitor("Bea") as bea:
        opened = await ada.open_table("plagues", {"seats": 3}, OPEN)
        table: str = opened["id"]
        await bea.do(table, "Join", invitation=opened["invitation"])
        await bea.do(table, "Sit", seat=2)
        for one in (ada, bea):
            await one.do(table, "Ready")
        assert await server.store.results_of(table) == []
        await ada.do(table, "Concede", seat=0)
        assert await server.store.results_of(table) == []
        await bea.do(table, "Concede", seat=2, command_id="once")
        await bea.do(table, "Concede", seat=2, command_id="once")
        assert [seat.person for seat in await server.store.results_of(table)] == [ada.id, None, bea.id]
    return table


def test_a_game_that_ends_leaves_its_result_once(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as server:
            table = await given_up(server)
            found = await server.store.results_of(table)
            assert [(seat.place, seat.won, seat.gone, seat.bot) for seat in found] == [
                (2, False, True, "medium"),
                (1, True, False, "easy"),
                (2, False, True, None),
            ]
            assert {(seat.kind, seat.players, seat.ending, seat.score) for seat in found} == {
                ("plagues", 3, "conceded", None)
            }

    asyncio.run(scene())


def test_games_that_ended_before_results_were_kept_are_looked_at_once(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as server:
            store, table = server.store, await given_up(server)
            before = await store.results_of(table)
            with store._engine.begin() as connection:
                connection.execute(text("DELETE FROM result"))
                connection.execute(text("INSERT INTO unresulted VALUES (:one)"), {"one": table})
                connection.execute(text("INSERT INTO unresulted VALUES ('lost')"))
            await asyncio.gather(fill_in_results(store), fill_in_results(store))
            assert await store.results_of(table) == before
            assert await store.unresulted(5) == []

    asyncio.run(scene())


def test_a_game_whose_journal_is_damaged_keeps_no_other_from_its_result(sqlite_url: str) -> None:
    async def scene() -> None:
        async with inside(sqlite_url) as server:
            store = server.store
            tables = sorted([await given_up(server), await given_up(server)])
            with store._engine.begin() as connection:
                connection.execute(text("DELETE FROM result"))
                connection.execute(text("UPDATE journal SET body = 'x' WHERE game = :one"), {"one": tables[0]})
                connection.execute(text("UPDATE game SET kept = NULL"))
                connection.execute(text("INSERT INTO unresulted SELECT id FROM game"))
            await fill_in_results(store)
            assert [len(await store.results_of(table)) for table in tables] == [0, 3]
            assert await store.unresulted(5) == []

    asyncio.run(scene())
