"""A line for a few places. Time passes only when everybody waits, so nothing here depends on a machine's speed."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random

import pytest

from server.hourglass import run, until
from tawy.server.bots.line import BREATH, HALVED, MOST_PASSED, MOST_PLACES, Closed, Line, Rank, Whose

THOUGHT = 2.0


def now() -> float:
    return asyncio.get_running_loop().time()


class Scene:
    """A line, those who use it, and who got a place when."""

    def __init__(self, places: int = 1) -> None:
        self.line = Line[int]()
        for place in range(places):
            self.line.add(place)
        self.served: list[tuple[str, float]] = []
        self.tasks: set[asyncio.Task[None]] = set()

    def comes(self, people: str, rank: Rank = Rank.PLAYED, seconds: float = THOUGHT, turns: int = 1) -> None:
        """Something is thought about for so long on the account of these people, time and again."""
        task = asyncio.create_task(self._think(people, rank, seconds, turns))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _think(self, people: str, rank: Rank, seconds: float, turns: int) -> None:
        for _ in range(turns):
            place = await self.line.take(Whose(frozenset(people), rank))
            self.served.append((people, now()))
            try:
                await asyncio.sleep(seconds)
            finally:
                self.line.give(place)

    async def end(self) -> None:
        """Until all have been served."""
        while self.tasks:
            await asyncio.wait(self.tasks)

    def stop(self) -> None:
        """They all go home."""
        for task in self.tasks:
            task.cancel()

    @property
    def order(self) -> str:
        """Who was served, one after another."""
        return "".join(people for people, _ in self.served)

    def first(self, people: str) -> float:
        """When somebody was served first."""
        return next(at for who, at in self.served if who == people)


async def moment() -> None:
    """Whoever has come stands in the line."""
    for _ in range(3):
        await asyncio.sleep(0)


@pytest.mark.parametrize("places", [1, 2, 4])
@pytest.mark.parametrize("rank", [Rank.PLAYED, Rank.WATCHED, Rank.ALONE])
def test_whoever_has_forty_tables_keeps_another_guest_waiting_for_one_thought_at_most(places: int, rank: Rank) -> None:
    async def scene() -> None:
        s = Scene(places)
        for _ in range(40):
            s.comes("A", rank, turns=1000)
        dice = Random(1)
        for _ in range(100):
            await asyncio.sleep(dice.random() * 4 * THOUGHT)
            s.served.clear()
            came = now()
            s.comes("B")
            await asyncio.sleep(2 * THOUGHT + 0.001)
            assert s.first("B") - came <= THOUGHT
        s.stop()
        await s.end()

    run(scene())


def test_places_go_round_among_people_not_tables() -> None:
    async def scene() -> None:
        s = Scene()
        for _ in range(20):
            s.comes("A", turns=9)
        await moment()
        for _ in range(2):
            s.comes("B", turns=9)
        s.comes("C", turns=9)
        await asyncio.sleep(9 * 3 * THOUGHT - 0.1)
        share = Counter(s.order)
        assert max(share.values()) - min(share.values()) <= 1, s.order
        s.stop()
        await s.end()

    run(scene())


def test_it_is_seconds_that_are_shared() -> None:
    """Who has quick bots is served more often."""

    async def scene() -> None:
        s = Scene()
        for _ in range(3):
            s.comes("A", seconds=2.0, turns=99)
            s.comes("B", seconds=0.5, turns=99)
        await asyncio.sleep(30)
        share = Counter(s.order)
        assert 3.5 <= share["B"] / share["A"] <= 4.5, s.order
        s.stop()
        await s.end()

    run(scene())


@pytest.mark.parametrize(("minutes", "order"), [(0, "BA"), (20, "AB")])
def test_what_was_used_is_forgotten_with_time(minutes: int, order: str) -> None:
    """Then whoever came first is first."""

    async def scene() -> None:
        s = Scene()
        s.comes("A", seconds=30)
        s.comes("B", seconds=1)
        await s.end()
        await asyncio.sleep(60 * minutes)
        s.comes("C", seconds=0.1)
        await moment()
        s.served.clear()
        s.comes("A")
        s.comes("B")
        await s.end()
        assert s.order == order

    run(scene())


def test_who_has_used_much_waits_behind_newcomers_but_not_for_ever() -> None:
    """Every second somebody new comes, and each could have the place for two: still A's turn comes."""

    async def scene() -> None:
        s = Scene()
        s.comes("A", seconds=40)
        await s.end()
        s.served.clear()
        s.comes("z", seconds=1)
        s.comes("A")
        begun = now()
        for guest in range(200):
            s.comes(chr(0x4E00 + guest))
            await asyncio.sleep(1)
        assert THOUGHT < s.first("A") - begun <= 60
        await s.end()

    run(scene())


def test_where_several_people_wait_for_one_bot_it_comes_by_the_share_of_who_has_used_least() -> None:
    async def scene() -> None:
        s = Scene()
        s.comes("A", seconds=30)
        await s.end()
        s.comes("C", seconds=1)
        await s.end()
        s.comes("x", seconds=1)
        await moment()
        s.served.clear()
        s.comes("C")
        s.comes("A")
        s.comes("AB")
        await s.end()
        assert s.order == "ABCA"

    run(scene())


def test_tables_of_people_come_before_hints_these_before_tables_of_bots_and_reviews_last() -> None:
    async def scene() -> None:
        s = Scene()
        s.comes("x", seconds=1)
        await moment()
        for person, rank in zip("edcba", reversed(Rank), strict=True):
            s.comes(person, rank)
        await s.end()
        assert s.order == "xabcde"

    run(scene())


@pytest.mark.parametrize("rank", [Rank.HINT, Rank.WATCHED, Rank.ALONE, Rank.REVIEW])
def test_however_many_people_play_nobody_is_passed_over_for_ever(rank: Rank) -> None:
    async def scene() -> None:
        s = Scene()
        for person in "abcdefghij":
            s.comes(person, turns=99)
        await moment()
        s.comes("Z", rank, turns=2)
        for _ in range(2):
            s.served.clear()
            await until(lambda: "Z" in s.order)
            assert MOST_PASSED <= s.order.index("Z") <= MOST_PASSED + 1
        s.stop()
        await s.end()

    run(scene())


def test_a_move_waits_for_one_piece_of_a_review_at_most_and_reviews_go_on_alike() -> None:
    async def scene() -> None:
        s = Scene()
        for review in "xyz":
            s.comes(review, Rank.REVIEW, turns=60)
        await asyncio.sleep(30 * THOUGHT + THOUGHT / 2)
        counts = [s.order.count(review) for review in "xyz"]
        assert max(counts) - min(counts) <= 1
        s.served.clear()
        asked = now()
        s.comes("A")
        await until(lambda: "A" in s.order)
        assert s.order == "A"
        assert s.first("A") - asked <= THOUGHT
        s.stop()
        await s.end()

    run(scene())


@pytest.mark.parametrize("places", [1, 3])
def test_bots_alone_have_each_place_at_most_half_of_the_time(places: int) -> None:
    async def scene() -> None:
        s = Scene(places)
        for person in "abcdef":
            for _ in range(10):
                s.comes(person, Rank.ALONE, turns=99)
        await asyncio.sleep(400)
        assert 0.45 <= s.line.seconds / (400 * places) <= 0.51
        s.stop()
        await s.end()

    run(scene())


def test_bots_that_somebody_watches_do_not_rest() -> None:
    async def scene() -> None:
        s = Scene()
        s.comes("a", Rank.WATCHED, turns=10)
        await s.end()
        assert now() == 10 * THOUGHT

    run(scene())


def test_the_next_bot_of_a_table_with_people_finds_its_place_free() -> None:
    """It is asked a moment after the one before; tables of bots wait so long."""

    async def scene() -> None:
        s = Scene()
        for rank in (Rank.WATCHED, Rank.ALONE):
            s.comes("A", rank, turns=50)
        await asyncio.sleep(10)
        s.comes("B")
        await asyncio.sleep(THOUGHT + 0.01)
        await asyncio.sleep(s.first("B") + THOUGHT + BREATH / 2 - now())
        s.served.clear()
        s.comes("B", turns=3)
        await moment()
        assert s.order == "B"
        await asyncio.sleep(3 * THOUGHT + BREATH - 0.01)
        assert s.order == "BBB"
        await asyncio.sleep(0.02)
        assert s.order == "BBBA"
        s.stop()
        await s.end()

    run(scene())


def test_one_person_has_only_so_many_places_at_once() -> None:
    """What is more waits and is lost by nobody; the other places stay free for others."""

    async def scene() -> None:
        s = Scene(MOST_PLACES + 2)
        for _ in range(40):
            s.comes("A")
        await moment()
        assert (s.line.taken, s.line.waiting()) == (MOST_PLACES, 40 - MOST_PLACES)
        s.comes("B")
        await moment()
        assert s.first("B") == 0
        await s.end()
        assert Counter(s.order) == {"A": 40, "B": 1}

    run(scene())


def test_it_says_how_many_wait_how_many_are_served_and_for_how_long() -> None:
    async def scene() -> None:
        s = Scene(2)
        for rank in (Rank.PLAYED, Rank.PLAYED, Rank.HINT, Rank.ALONE):
            s.comes("A", rank)
        await moment()
        assert (s.line.taken, s.line.waiting(), s.line.waiting(Rank.HINT), s.line.seconds) == (2, 2, 1, 0)
        await s.end()
        assert (s.line.taken, s.line.waiting(), s.line.seconds) == (0, 0, 4 * THOUGHT)

    run(scene())


def test_of_people_who_want_nothing_any_more_nothing_is_kept() -> None:
    async def scene() -> None:
        s = Scene()
        for guest in range(2000):
            s.comes(f"{guest}"[-4:].rjust(4, "x"), seconds=0.01)
            await asyncio.sleep(HALVED / 4)
        assert len(s.line._people) < 100

    run(scene())


@pytest.mark.parametrize("rank", list(Rank))
def test_a_place_is_not_lost_with_who_goes_away(rank: Rank) -> None:
    """Before it is their turn, or in the very moment."""

    async def scene() -> None:
        line = Line[str]()

        async def waiting() -> asyncio.Task[str]:
            task = asyncio.create_task(line.take(Whose(frozenset("A"), rank)))
            await asyncio.sleep(0)
            return task

        first, second, third, fourth = [await waiting() for _ in range(4)]
        first.cancel()
        await asyncio.sleep(0)
        second.cancel()
        line.add("here")
        third.cancel()
        assert await fourth == "here"
        assert all(task.cancelled() for task in (first, second, third))
        assert (line.waiting(), line.taken) == (0, 1)
        line.give("here")
        assert await (await waiting()) == "here"

    run(scene())


def test_closed_it_sends_away_who_waits_and_waits_for_who_has_a_place() -> None:
    async def scene() -> None:
        s = Scene()
        s.comes("A")
        await moment()
        waiting = asyncio.create_task(s.line.take(Whose(frozenset("B"), Rank.PLAYED)))
        gone = asyncio.create_task(s.line.take(Whose(frozenset("C"), Rank.HINT)))
        await moment()
        gone.cancel()
        await s.line.close()
        assert now() == THOUGHT
        with pytest.raises(Closed):
            await waiting
        with pytest.raises(Closed):
            await s.line.take(Whose(frozenset("A"), Rank.PLAYED))
        assert s.line.waiting() == 0
        await s.line.close()

    run(scene())
