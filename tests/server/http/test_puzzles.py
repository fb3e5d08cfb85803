"""Puzzles on the server: positions for pages, tries, the puzzle of the day and days in a row."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from random import Random

import pytest

from server.house import Visitor
from server.inside import Inside, inside
from tawy.games import games
from tawy.puzzles.daily import A_DAY, of_day
from tawy.puzzles.format import position, shipped
from tawy.puzzles.showing import shown, solution
from tawy.server.http.routes.puzzles import days_solved, known, today
from tawy.server.store import Store, Tried

Scene = Callable[[Inside, Visitor, Visitor], Awaitable[None]]
WITH_PUZZLES = [name for name in games() if shipped(name).puzzles]


def played(database: str, scene: Scene) -> None:
    async def whole() -> None:
        async with AsyncExitStack() as stack:
            house = await stack.enter_async_context(inside(database))
            ann, bob = [await stack.enter_async_context(house.visitor(name)) for name in ("Ann", "Bob")]
            await scene(house, ann, bob)

    asyncio.run(whole())


def test_a_puzzle_is_tried_until_it_is_solved_and_that_is_one_s_own(sqlite_url: str) -> None:
    async def scene(_house: Inside, ann: Visitor, bob: Visitor) -> None:
        ident = (await ann.get("/api/puzzles"))["today"][0]
        puzzle = known()[ident].puzzle
        sent = await ann.get(f"/api/puzzles/{ident}")
        tokens = [option["token"] for option in sent["scene"]["question"]["options"]]
        assert {each["token"] for each in sent["foreseen"]} == set(tokens)
        wrong = next(token for token in tokens if token != puzzle.answer)
        told = await ann.post(f"/api/puzzles/{ident}/tries", {"token": wrong})
        assert told == {"right": False, "solution": None, "streak": 0}
        told = await ann.post(f"/api/puzzles/{ident}/tries", {"token": puzzle.answer})
        assert told["right"]
        assert told["streak"] == 1
        assert told["solution"]["answer"] == puzzle.answer
        assert told["solution"]["line"][0]["pick"][2] == puzzle.answer

        def mine(answer: dict[str, list[dict[str, object]]]) -> dict[str, object]:
            return next(each for each in answer["puzzles"] if each["id"] == ident)

        after = mine(await ann.get("/api/puzzles"))
        assert (after["tries"], after["solved"], after["shown"]) == (2, True, False)
        assert mine(await bob.get("/api/puzzles"))["tries"] == 0

    played(sqlite_url, scene)


def test_an_answer_that_was_shown_is_not_found_any_more(database_url: str) -> None:
    async def scene(_house: Inside, ann: Visitor, _bob: Visitor) -> None:
        ident = next(iter(known()))
        told = await ann.post(f"/api/puzzles/{ident}/tries", {"token": None})
        assert not told["right"]
        assert told["solution"] is not None
        await ann.post(f"/api/puzzles/{ident}/tries", {"token": known()[ident].puzzle.answer})
        after = next(each for each in (await ann.get("/api/puzzles"))["puzzles"] if each["id"] == ident)
        assert (after["tries"], after["solved"], after["shown"]) == (0, False, True)

    played(database_url, scene)


def test_what_is_not_there_is_refused(sqlite_url: str) -> None:
    async def scene(_house: Inside, ann: Visitor, _bob: Visitor) -> None:
        for answer in (
            await ann.http.get("/api/puzzles/none"),
            await ann.http.post("/api/puzzles/none/tries", json={"token": "x"}),
        ):
            assert answer.status_code == 404
            assert answer.json()["sentence"] == "There is no such puzzle."

    played(sqlite_url, scene)


def test_every_puzzle_has_its_day_before_any_comes_again() -> None:
    for game in WITH_PUZZLES:
        puzzles = shipped(game).puzzles
        days = [of_day(puzzles, day) for day in range(2 * len(puzzles))]
        first, second = days[: len(puzzles)], days[len(puzzles) :]
        assert {each.id for each in first if each} == {each.id for each in second if each} == {p.id for p in puzzles}
        assert first != second


def test_only_the_puzzle_of_that_very_day_counts_for_a_row_of_days() -> None:
    other = next(ident for ident in known() if ident not in today(8))
    tried = [
        Tried(today(7)[0], 3, solved=True, shown=False, at=7 * A_DAY + 5),
        Tried(other, 1, solved=True, shown=False, at=8 * A_DAY),
        Tried(today(9)[0], 1, solved=False, shown=True, at=9 * A_DAY),
    ]
    assert days_solved(tried) == {7}


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_nothing_is_sent_of_what_the_seat_cannot_know(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for puzzle in shipped(game).puzzles[::20]:
        sent, solved = shown(game, puzzle), solution(game, puzzle)
        play = position(game, puzzle)
        play.game = play.spec.redeal(play.game, puzzle.seat, Random("another world").randrange)
        monkeypatch.setattr("tawy.puzzles.showing.position", lambda _game, _puzzle, play=play: play)
        assert shown(game, puzzle) == sent
        assert solution(game, puzzle) == solved
        monkeypatch.undo()


def test_who_is_forgotten_has_tried_nothing(database_url: str) -> None:
    async def scene() -> None:
        store = Store.open(database_url)
        await store.add_person("ann", "Ann", "hers", 1)
        await store.keep_try("ann", "p", 5, right=True, shown=False)
        assert await store.tried_by("ann") == [Tried("p", 1, solved=True, shown=False, at=5)]
        assert await store.forget_guests(2, 10) == 1
        assert await store.tried_by("ann") == []
        await store.close()

    asyncio.run(scene())
