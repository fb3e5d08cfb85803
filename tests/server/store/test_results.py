"""How games came out, as it is stored: once, with the step that ends them, and longer than the table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import text

from server.store.samples import lay, opened, standing, step
from tawy.server.store import Overtaken, SeatResult, Standing, Store, Tally, database, results, tables

ANNA = SeatResult(
    game="t", seat=0, kind="senet", players=2, person="anna", bot=None, side="black", team=0, place=1, won=True,
    score=7, gone=False, ending="home", ended=2000, rated=False,
)  # fmt: skip
BERT = replace(ANNA, seat=1, person="bert", side="white", team=1, place=2, won=False, score=None)


def ending(*seats: SeatResult) -> Standing:
    return replace(standing("over"), results=seats)


def within(url: str, scene: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await scene(store)

    asyncio.run(run())


async def finish(store: Store, game: str, ended: int, *seats: SeatResult) -> None:
    """A table whose second step ends the game."""
    await lay(store, game)
    await store.append(game, step(2), ending(*(replace(seat, game=game, ended=ended) for seat in seats)))


def test_results_come_with_the_step_that_ends_the_game(database_url: str) -> None:
    async def scene(store: Store) -> None:
        await lay(store, "t")
        assert await store.results_of("t") == []
        await store.append("t", step(2), ending(ANNA, BERT))
        assert await store.results_of("t") == [ANNA, BERT]
        await store.append("t", step(3), standing("over"))
        assert await store.results_of("t") == [ANNA, BERT]

    within(database_url, scene)


def test_a_step_that_is_not_taken_writes_no_results(database_url: str) -> None:
    """Of two processes that end a game, one does."""

    async def scene(store: Store) -> None:
        await lay(store, "t")
        await store.append("t", step(2, "one"), ending(ANNA, BERT))
        with pytest.raises(Overtaken):
            await store.append("t", step(2, "other"), ending(BERT))
        assert await store.results_of("t") == [ANNA, BERT]

    within(database_url, scene)


def test_a_step_that_may_have_been_written_writes_its_results_once(database_url: str) -> None:
    """The connection was lost before the answer came: it is tried again."""

    async def scene(store: Store) -> None:
        await lay(store, "t")
        for _ in range(3):
            with store._engine.begin() as connection:
                tables.append_once(connection, "t", step(2), ending(ANNA, BERT))
        assert await store.results_of("t") == [ANNA, BERT]

    within(database_url, scene)


def test_results_outlive_their_table(database_url: str) -> None:
    """Others have played there, too: nobody deletes what they won, or what it cost."""

    async def scene(store: Store) -> None:
        await finish(store, "t", 2000, ANNA, BERT)
        assert await store.remove("t", 2)
        assert [seat.person for seat in await store.results_of("t")] == ["anna", "bert"]

    within(database_url, scene)


def test_who_is_forgotten_leaves_results_that_lead_to_nobody(database_url: str) -> None:
    async def scene(store: Store) -> None:
        await finish(store, "t", 2000, ANNA, BERT)
        with store._engine.begin() as connection:
            results.part_with(connection, "bert", "somebody")
        assert [seat.person for seat in await store.results_of("t")] == ["anna", "somebody"]
        assert await store.results_of_person("bert", 10) == []

    within(database_url, scene)


def test_what_somebody_played_comes_page_by_page_and_a_game_stays_whole(database_url: str) -> None:
    async def scene(store: Store) -> None:
        for number in range(5):
            kind = "senet" if number % 2 else "mehen"
            await finish(store, f"t{number}", number, replace(ANNA, kind=kind), replace(BERT, person="anna", kind=kind))
        first = await store.results_of_person("anna", 3)
        assert [(seat.game, seat.seat) for seat in first] == [("t4", 0), ("t4", 1), ("t3", 0), ("t3", 1)]
        second = await store.results_of_person("anna", 3, before=first[-1].ended, kind="mehen")
        assert [seat.game for seat in second] == ["t2", "t2", "t0", "t0"]

    within(database_url, scene)


def test_tallies_count_games_against_others(database_url: str) -> None:
    async def scene(store: Store) -> None:
        await finish(store, "a", 1, ANNA, BERT)
        await finish(store, "b", 2, replace(ANNA, person="bert"), replace(BERT, person="anna"))
        await finish(store, "c", 3, ANNA, replace(BERT, person="anna"))
        await finish(store, "d", 4, replace(ANNA, players=1))
        assert await store.tallies("anna") == [Tally("senet", 1, 1, 1, 4), Tally("senet", 2, 2, 1, 2)]
        assert await store.tallies("nobody") == []

    within(database_url, scene)


def test_two_people_meet_where_each_has_one_seat(database_url: str) -> None:
    async def scene(store: Store) -> None:
        await finish(store, "a", 1, ANNA, BERT)
        await finish(store, "b", 2, replace(ANNA, person="carl"), BERT)
        await finish(store, "c", 3, ANNA, BERT, replace(ANNA, seat=2))
        await finish(store, "d", 4, ANNA, BERT, replace(ANNA, seat=2, person="carl"))
        met = await store.results_between("anna", "bert")
        assert [(seat.game, seat.person) for seat in met] == [
            ("d", "anna"), ("d", "bert"), ("a", "anna"), ("a", "bert"),
        ]  # fmt: skip
        assert await store.results_between("bert", "anna") == met

    within(database_url, scene)


# --- games that ended before -----------------------------------------------------------------------------


def test_a_game_that_ended_before_is_filled_in_once(database_url: str) -> None:
    async def scene(store: Store) -> None:
        await lay(store, "t")
        execute(database_url, "INSERT INTO unresulted VALUES ('t')")
        assert await store.unresulted(5) == ["t"]
        await asyncio.gather(*(store.fill_in_results("t", [ANNA, BERT]) for _ in range(3)))
        assert await store.results_of("t") == [ANNA, BERT]
        assert await store.unresulted(5) == []

    within(database_url, scene)


def test_a_table_that_is_deleted_before_is_not_looked_for(database_url: str) -> None:
    async def scene(store: Store) -> None:
        await lay(store, "t")
        execute(database_url, "INSERT INTO unresulted VALUES ('t')")
        assert await store.remove("t", 1)
        assert await store.unresulted(5) == []

    within(database_url, scene)


def execute(url: str, statement: str) -> list[Any]:
    engine = database.engine(database.parse(url))
    try:
        with engine.begin() as connection:
            found = connection.execute(text(statement))
            return list(found) if found.returns_rows else []
    finally:
        engine.dispose()
