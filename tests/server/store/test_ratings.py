"""Ratings as they are stored: every rated game counts once, in one order, and all of it can be worked out again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import pytest
from msgspec.structs import replace
from sqlalchemy import text

from server.store.samples import lay, opened, standing, step
from tawy.server.skill import FEW, NEW
from tawy.server.store import SeatResult, Store, ratings, results

PEOPLE = ("anna", "bert", "carl", "dora")


def within(url: str, scene: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(url) as store:
            for name in PEOPLE[2:]:
                if await store.person(name) is None:
                    await store.add_person(name, name.title(), f"recovery of {name}", 1)
            await scene(store)

    asyncio.run(run())


def seats(game: str, ended: int, *order: str, rated: bool = True) -> tuple[SeatResult, ...]:
    """A game in which they came in in this order; a level is a bot."""
    return tuple(
        SeatResult(
            game=game, seat=at, kind="ankh", players=len(order), person=who if who in PEOPLE else None,
            bot=None if who in PEOPLE else who, side="", team=at, place=at + 1, won=not at, score=None, gone=False,
            ending="top", ended=ended, rated=rated,
        )
        for at, who in enumerate(order)
    )  # fmt: skip


async def finish(store: Store, game: str, ended: int, *order: str, rated: bool = True) -> None:
    await lay(store, game)
    over = replace(standing("over"), results=seats(game, ended, *order, rated=rated))
    await store.append(game, step(2), over)


def test_a_rated_game_counts_once(database_url: str) -> None:
    async def scene(store: Store) -> None:
        await finish(store, "t", 5, "anna", "bert")
        assert await store.rating_changes("t") == []
        assert sum(await asyncio.gather(*(store.count_rated() for _ in range(4)))) == 1
        (anna,), (bert,) = [await store.ratings_of(who) for who in ("anna", "bert")]
        assert (anna.games, anna.at, anna.kind, anna.players) == (1, 5, "ankh", 2)
        assert anna.mu > NEW.mu > bert.mu
        first, second = await store.rating_changes("t")
        assert (first.mu_before, first.mu, first.number) == (NEW.mu, anna.mu, 1)
        assert second.sigma == bert.sigma < NEW.sigma
        assert await store.count_rated() == 0
        assert await store.ratings_of("anna") == [anna]

    within(database_url, scene)


def test_what_is_not_rated_does_not_count(database_url: str) -> None:
    async def scene(store: Store) -> None:
        await finish(store, "t", 5, "anna", "bert", rated=False)
        assert await store.count_rated() == 0
        assert await store.ratings_of("anna") == []

    within(database_url, scene)


def test_a_bot_stays_as_strong_as_it_is(database_url: str) -> None:
    async def scene(store: Store) -> None:
        await finish(store, "t", 5, "anna", "hard")
        await finish(store, "u", 6, "bert", "easy")
        await store.count_rated()
        bot = (await store.rating_changes("t"))[1]
        assert (bot.mu, bot.sigma) == (bot.mu_before, bot.sigma_before)
        (anna,), (bert,) = [await store.ratings_of(who) for who in ("anna", "bert")]
        assert anna.mu > bert.mu

    within(database_url, scene)


def test_each_number_of_players_is_a_rating_of_its_own(database_url: str) -> None:
    async def scene(store: Store) -> None:
        await finish(store, "t", 5, "anna", "bert")
        await finish(store, "u", 6, "carl", "bert", "anna")
        await store.count_rated()
        two, three = await store.ratings_of("anna")
        assert two.mu > NEW.mu > three.mu
        regarded = await store.regarded(None, ["anna", "carl", "dora"])
        assert {who for who, one in regarded.items() if one.ratings} == {"anna", "carl"}

    within(database_url, scene)


async def played(store: Store, games: int, dice: Random) -> None:
    for number in range(games):
        order = dice.sample([*PEOPLE, "easy", "hard"], dice.randrange(2, 5))
        await finish(store, f"g{number:03}", dice.randrange(1000), *order, rated=dice.random() < 0.9)
        if dice.random() < 0.4:
            await store.count_rated()
    while await store.count_rated():
        pass


def test_all_of_it_worked_out_again_is_the_same_to_the_last_digit(database_url: str) -> None:
    async def scene(store: Store) -> None:
        await played(store, 60, Random(7))
        before = [await store.ratings_of(who) for who in PEOPLE]
        games, wrong = store.rating_differences()
        assert games > 40
        assert wrong == 0
        await store.restore_ratings()
        assert [await store.ratings_of(who) for who in PEOPLE] == before
        assert store.rating_differences() == (games, 0)

    within(database_url, scene)


def test_what_was_changed_by_hand_is_found_and_put_right(database_url: str) -> None:
    async def scene(store: Store) -> None:
        await played(store, 10, Random(2))
        before = [await store.ratings_of(who) for who in PEOPLE]
        with store._engine.begin() as connection:
            connection.execute(text("UPDATE rating SET mu = 99 WHERE person = 'anna'"))
            connection.execute(text("DELETE FROM rating WHERE person = 'bert'"))
        assert store.rating_differences()[1] > 1
        await store.restore_ratings()
        assert [await store.ratings_of(who) for who in PEOPLE] == before

    within(database_url, scene)


def test_two_processes_count_every_game_once_in_one_order(postgres_url: str) -> None:
    async def scene() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as other:
            for name in PEOPLE[2:]:
                await one.add_person(name, name.title(), f"recovery of {name}", 1)
            dice = Random(4)

            async def play(store: Store, name: str) -> None:
                for number in range(25):
                    await finish(store, f"{name}{number}", number, *dice.sample(PEOPLE, 2))
                    await store.count_rated()

            await asyncio.gather(play(one, "a"), play(other, "b"))
            assert one.rating_differences() == (50, 0)
            with one._engine.connect() as connection:
                numbers = list(connection.execute(text("SELECT DISTINCT number FROM rated ORDER BY number")).scalars())
            assert numbers == list(range(1, 51))

    asyncio.run(scene())


def test_the_best_are_those_who_want_to_be_listed_and_are_known_well(database_url: str) -> None:
    async def scene(store: Store) -> None:
        for number in range(FEW):
            await finish(store, f"t{number}", number, "anna", "bert")
            await finish(store, f"u{number}", number, "bert", "carl")
        await finish(store, "v", 99, "dora", "carl")
        while await store.count_rated():
            pass
        assert await store.best("ankh", 2, 10) == []
        for person in PEOPLE:
            await store.list_person(person, 5)
            await store.list_person(person, 6)
        assert [one.name for one in await store.best("ankh", 2, 10)] == ["Anna", "Bert", "Carl"]
        assert [one.name for one in await store.best("ankh", 2, 1)] == ["Anna"]
        assert await store.best("ankh", 3, 10) == []
        await store.list_person("anna", None)
        assert not await store.is_listed("anna")
        await store.ban("carl", 7)
        assert [one.name for one in await store.best("ankh", 2, 10)] == ["Bert"]

    within(database_url, scene)


@pytest.mark.parametrize("who", ["anna", "bert"])
def test_who_is_forgotten_leaves_what_others_won(database_url: str, who: str) -> None:
    async def scene(store: Store) -> None:
        await finish(store, "t", 1, "anna", "bert")
        await finish(store, "u", 2, "bert", "anna")
        await store.count_rated()
        (other,) = {"anna", "bert"} - {who}
        before = await store.ratings_of(other)
        await store.list_person(who, 5)
        with store._engine.begin() as connection:
            results.part_with(connection, who, "somebody")
            ratings.forget_people(connection, [who])
        assert await store.ratings_of(who) == []
        assert not await store.is_listed(who)
        assert await store.ratings_of(other) == before
        assert store.rating_differences() == (2, 0)

    within(database_url, scene)
