"""What is counted of finished games, as it is stored: with the step that ends them, and shown as long as they are."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from msgspec.structs import replace
from sqlalchemy import text

from server.store.samples import lay, opened, standing, step
from server.store.test_results import ANNA, BERT
from tawy.server.store import Counted, SeatResult, Store, Wish, facts

WISH = Wish("senet")
SHOWN = Counted("senet", shared=True, body=b'{"a":1}')
HIDDEN = replace(SHOWN, shared=False)


def within(url: str, scene: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await scene(store)

    asyncio.run(run())


async def end(store: Store, game: str, counted: Counted, *seats: SeatResult, ended: int = 2000) -> None:
    """A table whose second step ends the game."""
    await lay(store, game, public=True)
    results = tuple(replace(seat, game=game, ended=ended) for seat in seats)
    await store.append(game, step(2), replace(standing("over"), results=results, counted=counted))


async def found(store: Store, where: facts.Where, wish: Wish = WISH) -> list[str]:
    return [one.game for one in await store.counted_games(wish, where, None, 50)]


def test_a_game_is_counted_with_the_step_that_ends_it(database_url: str) -> None:
    async def scene(store: Store) -> None:
        before = await store.figures_version("senet")
        await end(store, "t", SHOWN, ANNA, BERT)
        [game] = await store.counted_games(WISH, facts.of_everyone(), None, 50)
        assert (game.game, game.body, [seat.person for seat in game.seats]) == ("t", b'{"a":1}', ["anna", "bert"])
        assert await store.figures_version("senet") != before

    within(database_url, scene)


def test_what_is_not_shown_any_more_is_in_no_public_figure_and_stays_its_players(database_url: str) -> None:
    async def scene(store: Store) -> None:
        await end(store, "t", HIDDEN, ANNA, BERT)
        versions = [await store.figures_version("senet")]
        for n, shared in ((3, True), (4, False)):
            await store.append("t", step(n), replace(standing("over"), shared=shared))
            assert await found(store, facts.of_everyone()) == (["t"] if shared else [])
            assert await found(store, facts.of_person("anna")) == ["t"]
            versions.append(await store.figures_version("senet"))
        assert len(set(versions)) == 3

    within(database_url, scene)


def test_a_deleted_table_leaves_the_public_figures(database_url: str) -> None:
    async def scene(store: Store) -> None:
        await end(store, "t", SHOWN, ANNA, BERT)
        before = await store.figures_version("senet")
        assert await store.remove("t", 2)
        assert await found(store, facts.of_everyone()) == []
        assert await found(store, facts.of_person("bert")) == ["t"], "nobody else deletes what they have played"
        assert await store.figures_version("senet") != before

    within(database_url, scene)


def test_games_are_chosen_by_players_bots_rating_and_time(database_url: str) -> None:
    async def scene(store: Store) -> None:
        bot = replace(BERT, person=None, bot="easy")
        await end(store, "people", SHOWN, ANNA, BERT, ended=1000)
        await end(store, "bots", SHOWN, ANNA, bot, ended=2000)
        await end(store, "rated", SHOWN, replace(ANNA, rated=True), replace(BERT, rated=True), ended=3000)
        await end(store, "three", SHOWN, *(replace(seat, players=3) for seat in (ANNA, BERT)), ended=4000)
        everyone = facts.of_everyone()
        assert await found(store, everyone) == ["three", "rated", "bots", "people"], "the latest first"
        assert await found(store, everyone, replace(WISH, players=3)) == ["three"]
        assert await found(store, everyone, replace(WISH, bots=True)) == ["bots"]
        assert await found(store, everyone, replace(WISH, bots=False, players=2)) == ["rated", "people"]
        assert await found(store, everyone, replace(WISH, rated=True)) == ["rated"]
        assert await found(store, everyone, replace(WISH, since=3000)) == ["three", "rated"]
        assert await found(store, everyone, Wish("ankh")) == []

    within(database_url, scene)


def test_pages_follow_each_other_without_a_gap_also_where_games_ended_together(database_url: str) -> None:
    async def scene(store: Store) -> None:
        for n in range(7):
            await end(store, f"t{n}", SHOWN, ANNA, BERT, ended=1000 + n // 3)
        before: tuple[int, str] | None = None
        listed: list[str] = []
        while page := await store.counted_games(WISH, facts.of_everyone(), before, 2):
            listed += [game.game for game in page]
            before = page[-1].seats[0].ended, page[-1].game
        assert listed == ["t6", "t5", "t4", "t3", "t2", "t1", "t0"]

    within(database_url, scene)


def test_a_circle_has_the_games_that_one_played_among_its_people(database_url: str) -> None:
    async def scene(store: Store) -> None:
        carl, bot = replace(BERT, person="carl"), replace(BERT, person=None, bot="easy")
        await end(store, "ours", SHOWN, ANNA, BERT)
        await end(store, "with a bot", SHOWN, ANNA, BERT, replace(bot, seat=2))
        await end(store, "stranger", SHOWN, ANNA, BERT, replace(carl, seat=2))
        await end(store, "theirs", SHOWN, replace(ANNA, person="dora"), BERT)
        await end(store, "alone", SHOWN, ANNA, bot)
        circle = facts.of_circle("anna", ["anna", "bert", "dora"])
        assert sorted(await found(store, circle)) == ["ours", "with a bot"]

    within(database_url, scene)


def test_who_plays_against_themselves_neither_wins_nor_loses(database_url: str) -> None:
    async def scene(store: Store) -> None:
        await end(store, "both", SHOWN, ANNA, replace(BERT, person="anna"))
        assert await found(store, facts.of_person("anna")) == []

    within(database_url, scene)


def test_others_see_of_somebody_what_everyone_finds_and_what_they_belong_to(database_url: str) -> None:
    async def scene(store: Store) -> None:
        await end(store, "open", SHOWN, ANNA, BERT)
        await end(store, "closed", HIDDEN, ANNA, BERT)
        hers = facts.of_person("anna")
        assert await found(store, (*hers, *facts.seen_by(None))) == ["open"]
        assert await found(store, (*hers, *facts.seen_by("bert"))) == ["open"]
        assert sorted(await found(store, (*hers, *facts.seen_by("anna")))) == ["closed", "open"]

    within(database_url, scene)


def test_games_that_ended_before_are_counted_once(database_url: str) -> None:
    async def scene(store: Store) -> None:
        await lay(store, "t")
        _list(store, "t", "damaged")
        assert await store.uncounted(5) == ["damaged", "t"]
        await store.fill_in_facts("damaged", 0, None)
        await asyncio.gather(*(store.fill_in_facts("t", 1, SHOWN) for _ in range(3)))
        assert await store.uncounted(5) == []
        assert (await store.figures_version("senet"))[1] == 1

    within(database_url, scene)


def test_a_table_that_went_on_meanwhile_is_looked_at_again(database_url: str) -> None:
    """Somebody may have said that nobody is to see it."""

    async def scene(store: Store) -> None:
        await lay(store, "t")
        _list(store, "t")
        await store.append("t", step(2), standing("over"))
        await store.fill_in_facts("t", 1, SHOWN)
        assert await store.uncounted(5) == ["t"]
        await store.fill_in_facts("t", 2, HIDDEN)
        assert (await store.uncounted(5), (await store.figures_version("senet"))[1]) == ([], 0)

    within(database_url, scene)


def test_a_table_that_is_deleted_is_not_counted_any_more(database_url: str) -> None:
    async def scene(store: Store) -> None:
        await lay(store, "t")
        _list(store, "t")
        assert await store.remove("t", 1)
        assert await store.uncounted(5) == []

    within(database_url, scene)


def _list(store: Store, *games: str) -> None:
    with store._engine.begin() as connection:
        for game in games:
            connection.execute(text("INSERT INTO uncounted VALUES (:game)"), {"game": game})
