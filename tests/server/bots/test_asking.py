"""Asking bots: what they do in secret takes as long as everyone can work out, whatever they see and think."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from heapq import heappop, heappush
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from server.hourglass import run as in_no_time
from server.hourglass import until
from server.tables.party import Party, caller
from server.worlds import Shelf, settle
from tawy.server.bots.asking import SHARES, SPREAD, Manner, Times, manner, whose
from tawy.server.bots.bots import Bots, Rank, Reply, Thought, Whose, _by_chance, _Place
from tawy.server.hall import lots
from tawy.server.hall.hall import Hall
from tawy.server.hall.live import Live
from tawy.server.store import Store
from tawy.server.tables import commands as c
from tawy.server.tables import entries as e
from tawy.server.tables.caller import Caller
from tawy.server.tables.setup import Clock, SeatPlan, TableSetup
from tawy.server.tables.table import Table

MOST_LOOKED_AT = 100
"""Tables that are due and looked at together."""
ADA = Caller("ada", "Ada")
SECRET = {"cards", "offer", "buto_keep", "edfu_keep"}
TABLES: list[tuple[str, dict[str, Any], list[str]]] = [
    ("ankh", {"seats": 3}, ["expert", "expert", "expert"]),
    ("ankh", {"seats": 4}, ["medium", "easy", "hard", "random"]),
    ("plagues", {"seats": 2, "provinces": ["buto", "edfu"]}, ["expert", "medium"]),
]


class Hours:
    """Time that passes only when all wait for it."""

    def __init__(self) -> None:
        self.milliseconds = 1_700_000_000_000
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._came = 0

    def now(self) -> int:
        """The server's time."""
        return self.milliseconds

    async def rest(self, seconds: float) -> None:
        """Wait."""
        until: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._came += 1
        heappush(self._waiting, (self.milliseconds + round(seconds * 1000), self._came, until))
        await until

    async def until(self, holds: Callable[[], bool]) -> None:
        """Let the time pass until something holds."""
        await settle()
        while not holds():
            at, _, waiting = heappop(self._waiting)
            self.milliseconds = at
            if not waiting.done():
                waiting.set_result(None)
            await settle()


class Moody(Bots):
    """Bots that take any option and, one after the other, as much of their time as they please."""

    def __init__(self, hours: Hours, mood: Callable[[], float]) -> None:
        super().__init__()
        self._hours, self._mood = hours, mood
        self._worker = asyncio.Lock()
        self.thoughts: list[Thought] = []

    async def choose(self, about: Callable[[], Thought], whose: Whose, *, veiled: bool = False) -> str:
        async with self._worker:
            thought = about()
            self.thoughts.append(thought)
            await self._hours.rest(0 if thought.level == "random" else self._mood() * thought.seconds)
        return _by_chance(thought)


class Dawdling(Bots):
    """Bots that answer when they are told to."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[Thought, asyncio.Future[str]]] = []

    async def choose(self, about: Callable[[], Thought], whose: Whose, *, veiled: bool = False) -> str:
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.asked.append((about(), answer))
        return await answer


MOODS: dict[str, Callable[[], Callable[[], float]]] = {
    "quick": lambda: lambda: 0.0,
    "slow": lambda: lambda: 1.0,
    "erratic": lambda: Random(1).random,
    "otherwise erratic": lambda: Random(2).random,
}


def made(secret: str) -> SimpleNamespace:
    """Nothing but this is ever made up."""
    return SimpleNamespace(token_hex=lambda _: secret * 32, token_urlsafe=lambda _: "come in")


@pytest.fixture
def alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table has the same id and seed."""
    monkeypatch.setattr(lots, "secrets", made("0"))


def setup(game: str, options: dict[str, Any], levels: list[str]) -> TableSetup:
    return TableSetup(game, options, [SeatPlan("bot", level) if level else SeatPlan("me") for level in levels])


def played(game: str, options: dict[str, Any], levels: list[str], mood: str, steps: int = 400) -> tuple[Live, Moody]:
    """A table of bots in some mood, after so many steps."""

    async def scene() -> tuple[Live, Moody]:
        hours = Hours()
        bots = Moody(hours, MOODS[mood]())
        hall = Hall(Shelf(), bots, now=hours.now, rest=hours.rest)
        ident = (await hall.open(setup(game, options, levels), ADA, ready=True)).id
        live = await hall.live(ident)
        await hours.until(lambda: live.table.n >= steps or live.table.status == "over")
        await hall.close()
        return live, bots

    return asyncio.run(scene())


def secrets_of(table: Table) -> list[tuple[int, int, int]]:
    """The answers that were secrets: in which step, of which seat, and how many milliseconds after the question."""
    found, asked = [], 0
    for story in table.stories:
        for entry in story.entries:
            if isinstance(entry, e.Sealed):
                found.append((story.n, entry.seat, story.at - asked))
            if isinstance(entry, e.Picked) and entry.picks[0].kind in SECRET:
                found.append((story.n, entry.picks[0].seat, story.at - asked))
            if isinstance(entry, e.Picked | e.Dealt):
                asked = story.at
    return found


@pytest.mark.usefixtures("alike")
@pytest.mark.parametrize(("game", "options", "levels"), TABLES)
def test_what_is_secret_takes_as_long_whatever_is_thought(
    game: str, options: dict[str, Any], levels: list[str]
) -> None:
    told = {mood: secrets_of(played(game, options, levels, mood)[0].table) for mood in MOODS}
    assert len(told["quick"]) > 4
    assert all(each == told["quick"] for each in told.values())
    held = [milliseconds for _, _, milliseconds in told["quick"] if milliseconds]
    assert len(set(held)) > len(held) // 2, "not always the same"
    assert all(250 <= milliseconds <= 1500 for milliseconds in held)


def busy(mood: str) -> list[tuple[int, int, int]]:
    """When secrets were answered at a table on a server where four other tables keep the only worker busy all the time.

    What is no secret takes all of its time, two seconds each; a secret as much of it as the bots are in the mood for.
    """
    feeling, times = MOODS[mood](), Times(turn=Times().choice)

    class Worker(_Place):
        async def ask(self, thought: Thought, seconds: float) -> Reply:
            await asyncio.sleep(thought.seconds * (feeling() if thought.seconds < 2 else 1))
            return Reply(_by_chance(thought))

    found = []

    async def scene() -> None:
        bots = Bots()
        bots._open([Worker(())])
        hall = Hall(Shelf(), bots, now=lambda: round(asyncio.get_running_loop().time() * 1000), times=times)
        lives = []
        for person in "abcde":
            lots.secrets = made(person)  # type: ignore[attr-defined, assignment]
            plan = setup("ankh", {"seats": 3}, ["expert"] * 3)
            lives.append(await hall.live((await hall.open(plan, Caller(person, person), ready=True)).id))
        await until(lambda: lives[0].table.n >= 60)
        await hall.close()
        await bots.stop()
        found.extend(secrets_of(lives[0].table))

    in_no_time(scene())
    return found


@pytest.mark.usefixtures("alike")
def test_what_is_secret_tells_nothing_by_its_time_where_many_wait_for_a_turn() -> None:
    told = {mood: busy(mood) for mood in MOODS}
    assert len(told["quick"]) > 4
    assert all(each == told["quick"] for each in told.values())
    assert max(milliseconds for _, _, milliseconds in told["quick"]) > 1500, "they were kept waiting"


@pytest.mark.usefixtures("alike")
def test_what_everyone_sees_is_not_held_back() -> None:
    """Where nobody is asked for a secret, time passes only with thinking."""
    live, _ = played("ankh", {"seats": 3}, ["expert"] * 3, "quick")
    stories = live.table.stories
    revealing = [held for n, _, held in secrets_of(live.table) if isinstance(stories[n - 1].entries[-1], e.Picked)]
    assert stories[-1].at - stories[0].at == sum(revealing)


@pytest.mark.usefixtures("alike")
def test_a_bot_is_asked_once_for_each_of_its_answers() -> None:
    """Also while others, whose answers come earlier, are asked the same."""
    live, bots = played("ankh", {"seats": 4}, ["expert", "medium", "hard", "easy"], "erratic", steps=200)
    table = live.table
    answers = sum(isinstance(entry, e.Sealed | e.Picked) for story in table.stories[1:] for entry in story.entries)
    assert answers <= len(bots.thoughts) <= answers + len(table.pending)


def at_a_secret(level: str, seed: int = 0, **options: Any) -> Party:
    """Bots are asked for a secret."""
    party = Party("plagues" if options else "ankh", "***", seed=seed, **options)
    for place in party.table.seats:
        place.bot = level
    party.until(lambda table: table.pending[0].ask.secret)
    return party


def twin(party: Party, deal: int) -> Table:
    """The same table to everyone's eyes, with other secrets."""
    table = party.table.draft(party.now)
    assert table.play is not None
    table.play.game = table.spec.redeal(party.play.game, None, Random(deal).randrange)
    table.seed = f"another {deal}"
    table._pending = None
    return table


@pytest.mark.parametrize("options", [{}, {"provinces": ["memphis", "buto", "edfu"]}], ids=["ankh", "plagues"])
def test_whatever_a_bot_has_seen_it_takes_as_long(options: dict[str, Any]) -> None:
    for seed in range(3):
        party = at_a_secret("expert", seed, **options)
        seat = party.table.pending[0].seat
        kept = manner(party.table, seat, Times())
        assert kept.held >= 1000
        others = [twin(party, deal) for deal in range(8)]
        assert {manner(table, seat, Times()) for table in others} == {kept}
        marks = {table.spec.dump(table.play.game) for table in others if table.play is not None}
        assert len(marks) > 1 or not options, "there were other secrets"


@pytest.mark.parametrize(("level", "whole"), [("expert", 1.0), ("hard", 1.0), ("medium", 0.25), ("easy", 0.25)])
def test_a_level_that_thinks_longer_is_held_longer(level: str, whole: float) -> None:
    party = at_a_secret(level)
    for seat in (one.seat for one in party.table.pending):
        pace = manner(party.table, seat, Times(workers=9))
        assert pace.thinking == whole
        assert whole * 1000 <= pace.held <= whole * (1000 + SPREAD)


def test_bots_that_are_asked_together_share_the_time_of_the_slowest() -> None:
    party = at_a_secret("medium")
    first, second = (one.seat for one in party.table.pending)
    party.table.seats[second].bot = "expert"
    for seat in (first, second):
        assert manner(party.table, seat, Times()).thinking == 0.5
        assert manner(party.table, seat, Times(workers=2)).thinking == 1.0
        assert manner(party.table, seat, Times()).held >= 1000
        assert manner(party.table, seat, Times(choice=0.2)).held <= 300, "never longer than for any choice"


@pytest.mark.parametrize(("level", "times"), [("random", Times()), ("expert", Times(secret=0))])
def test_who_has_nothing_to_hide_is_not_held_back(level: str, times: Times) -> None:
    party = at_a_secret(level)
    for seat in (one.seat for one in party.table.pending):
        pace = manner(party.table, seat, times)
        assert not pace.veiled
        assert 0 < pace.thinking <= times.choice


def test_an_open_choice_has_the_time_of_a_choice() -> None:
    party = Party("ankh", "A*")
    party.until_asked(1)
    assert manner(party.table, 1, Times()) == Manner(2.0, 0)
    assert set(SHARES) == {"random", "gentle", "easy", "medium"}


@pytest.mark.parametrize("game", ["ankh", "plagues"])
def test_all_the_open_choices_of_a_turn_stay_within_its_time(game: str) -> None:
    party, times = Party(game, "***"), Times()
    spent, longest, last = 0.0, 0.0, None
    while party.table.status == "running" and party.table.position < 400:
        seat = party.asked
        pace = manner(party.table, seat, times)
        spent = pace.thinking + (spent if seat == last else 0.0)
        longest, last = max(longest, spent), seat
        party.answer()
    assert times.choice < longest <= times.turn + 1


@pytest.mark.usefixtures("alike")
def test_told_to_stop_nobody_waits_for_an_answer_that_is_held_back() -> None:
    """And when the server is there again, the game goes on."""

    async def scene() -> None:
        shelf, long = Shelf(), Times(choice=3600, secret=3600)
        hall = Hall(shelf, Quick(), times=long)
        live = await hall.live((await hall.open(setup("ankh", {"seats": 3}, ["expert"] * 3), ADA, ready=True)).id)
        while not live.table.pending[0].ask.secret:
            await settle()
        await asyncio.sleep(0.05)
        held = live.table.n
        begun = time.monotonic()
        await hall.close()
        assert time.monotonic() - begun < 1
        assert live.table.n == held
        again = Hall(shelf, Quick(), times=Times(secret=0))
        await again.pass_time(live.table.id)
        live = await again.live(live.table.id)
        while live.table.n < held + 5:
            await settle()
        await again.close()

    asyncio.run(asyncio.wait_for(scene(), 60))


class Quick(Bots):
    """Bots that take any option at once."""

    async def choose(self, about: Callable[[], Thought], whose: Whose, *, veiled: bool = False) -> str:
        return _by_chance(about())


@pytest.mark.usefixtures("alike")
def test_an_answer_to_what_was_taken_back_is_not_given_to_what_is_asked_instead() -> None:
    """The bot is asked; the person takes a choice back and makes another: the bot is asked again."""

    async def scene() -> None:
        bots = Dawdling()
        hall = Hall(Shelf(), bots)
        options = {"seats": 2, "gods": ["ra", "isis"], "first": 0}
        live = await hall.live((await hall.open(setup("ankh", options, ["", "expert"]), ADA, ready=True)).id)
        sent = 0

        async def do(command: c.AnyCommand) -> None:
            nonlocal sent
            sent += 1
            await hall.command(live.table.id, ADA, c.Envelope(f"{sent}", command))
            await settle()

        dice = Random(1)
        while not bots.asked:
            one = live.table.pending[0]
            token = live.table.spec.token(one.game, dice.choice(one.ask.options))
            await do(c.Answer(0, live.table.position, token))
        position = live.table.position
        await do(c.Undo(position))
        one = live.table.pending[0]
        await do(
            c.Answer(0, live.table.position, live.table.spec.token(one.game, one.ask.options[0]), live.table.asked_in)
        )
        while len(bots.asked) < 2:
            one = live.table.pending[0]
            await do(
                c.Answer(
                    0, live.table.position, live.table.spec.token(one.game, one.ask.options[0]), live.table.asked_in
                )
            )
        (old, first), (new, second) = bots.asked
        before = live.table.n
        first.set_result(_by_chance(old))
        await settle()
        assert live.table.n == before
        second.set_result(_by_chance(new))
        await settle()
        assert live.table.n > before
        await hall.close()

    asyncio.run(scene())


# --- on whose account


def test_a_bot_thinks_for_those_who_play_at_its_table() -> None:
    """Where nobody does, for who opened it, and sooner if somebody looks on."""
    party = Party("ankh", "AB*")
    both = frozenset(caller(who).person for who in "AB")
    assert whose(party.table, watched=False) == whose(party.table, watched=True) == Whose(both, Rank.PLAYED)
    party.do("B", c.Concede(1))
    assert whose(party.table, watched=True) == Whose(frozenset({caller("A").person}), Rank.PLAYED)
    alone = Party("ankh", "***").table
    assert whose(alone, watched=True) == Whose(frozenset({alone.owner}), Rank.WATCHED)
    assert whose(alone, watched=False) == Whose(frozenset({alone.owner}), Rank.ALONE)


class Slow(_Place):
    """A worker that needs all of its time."""

    async def ask(self, thought: Thought, seconds: float) -> Reply:
        await asyncio.sleep(thought.seconds)
        return Reply(_by_chance(thought))


async def next_step(live: Live) -> int:
    """How many milliseconds it takes until the next step."""
    asked, before = asyncio.get_running_loop().time(), live.table.n
    await until(lambda: live.table.n > before)
    return live.table.stories[before].at - round(asked * 1000)


@pytest.mark.parametrize("workers", [1, 2])
def test_forty_tables_of_one_guest_keep_another_ones_bot_waiting_for_one_thought(workers: int) -> None:
    async def scene() -> None:
        bots = Bots()
        bots._open([Slow(()) for _ in range(workers)])
        hall = Hall(Shelf(), bots, now=lambda: round(asyncio.get_running_loop().time() * 1000))
        crowd = []
        for _ in range(40):
            opened = await hall.open(setup("ankh", {"seats": 3}, ["expert"] * 3), Caller("bo", "Bo"), ready=True)
            crowd.append(await hall.live(opened.id))
        await asyncio.sleep(33.3)
        assert bots.waiting >= 40 - workers
        live = await hall.live((await hall.open(setup("ankh", {"seats": 2}, ["", "expert"]), ADA, ready=True)).id)
        waits: list[int] = []
        while len(waits) < 10:
            one = live.table.waiting_for()[0]
            if live.table.seats[one.seat].bot is None:
                token = live.table.spec.token(one.game, one.ask.options[0])
                answer = c.Answer(one.seat, live.table.position, token)
                await hall.command(live.table.id, ADA, c.Envelope(f"{live.table.n}", answer))
                continue
            waits.append(await next_step(live))
        assert max(waits) <= 1000 * 2 * Times().choice, "its own thought, after one of somebody else's"
        before = [each.table.n for each in crowd]
        await asyncio.sleep(400)
        assert all(each.table.n > n for each, n in zip(crowd, before, strict=True)), "all tables go on"
        await hall.close()
        await bots.stop()

    in_no_time(scene())


@pytest.mark.usefixtures("alike")
def test_what_was_taken_back_while_a_bot_waited_for_its_turn_is_not_thought_about() -> None:
    async def scene() -> None:
        bots, worker = Bots(), Counting()
        bots._open([worker])
        place = await bots._line.take(Whose(frozenset({"bo"}), Rank.PLAYED))
        hall = Hall(Shelf(), bots)
        options = {"seats": 2, "gods": ["ra", "isis"], "first": 0}
        live = await hall.live((await hall.open(setup("ankh", options, ["", "expert"]), ADA, ready=True)).id)
        sent = 0
        while not bots.waiting:
            one, sent = live.table.pending[0], sent + 1
            answer = c.Answer(
                0, live.table.position, live.table.spec.token(one.game, one.ask.options[0]), live.table.asked_in
            )
            await hall.command(live.table.id, ADA, c.Envelope(f"{sent}", answer))
            await settle()
        await hall.command(live.table.id, ADA, c.Envelope("back", c.Undo(live.table.position)))
        bots._line.give(place)
        await settle()
        assert (worker.asked, bots.waiting, bots.thinking) == (0, 0, 0)
        await hall.close()
        await bots.stop()

    asyncio.run(scene())


def test_bots_that_wait_for_their_turn_do_not_stop_anybodys_clock(sqlite_url: str) -> None:
    """However many tables one guest has whose bots wait, the time of another one's table is watched."""

    async def scene() -> None:
        time, store = 1_000_000, Store.open(sqlite_url)
        hall = Hall(store, Dawdling(), now=lambda: time)
        for person in ("ada", "bo"):
            await store.add_person(person, person, person, time)
        for _ in range(MOST_LOOKED_AT):
            await hall.open(setup("plagues", {"seats": 2}, ["expert"] * 2), ADA, ready=True)
        clocked = msgspec.structs.replace(setup("ankh", {"seats": 2}, ["", ""]), clock=Clock("turn", seconds=30))
        live = await hall.live((await hall.open(clocked, Caller("bo", "Bo"), ready=True)).id)
        for _ in range(3):
            time += 14_000
            for _ in range(2):
                for table in await store.due(time):
                    await hall.pass_time(table)
        assert any(isinstance(entry, e.RanOut) for story in live.table.stories for entry in story.entries)
        await hall.close()
        await store.close()

    asyncio.run(scene())


class Counting(_Place):
    """A worker that counts what it is asked."""

    def __init__(self) -> None:
        super().__init__(())
        self.asked = 0

    async def ask(self, thought: Thought, seconds: float) -> Reply:
        self.asked += 1
        return Reply(_by_chance(thought))
