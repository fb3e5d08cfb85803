"""Bots in processes of their own: whatever they do, the table gets a legal answer in time and the pool goes on."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from server.hourglass import run as in_no_time
from tawy.ai.bots import LEVELS
from tawy.games import games, spec_of
from tawy.kernel.play import Play, start
from tawy.kernel.refusal import Refused
from tawy.plagues.tables import load_pack
from tawy.server.bots.bots import (
    MOST_WAITING,
    Bots,
    Busy,
    Rank,
    Reply,
    Silent,
    Stopped,
    Thought,
    Whose,
    _by_chance,
    _is_legal,
    _Place,
)
from tawy.server.bots.looking_back import Cut, Try
from tawy.server.bots.worker import opened

HERE = Path(__file__).parent
MISBEHAVING = (str(HERE / "misbehaving.py"),)
TABLES = [("ankh", {"seats": 3}), ("plagues", {"seats": 2}), ("plagues", {"seats": 1})]
WAIT = 60.0
"""More than any test takes on a slow machine."""
SLACK = 5.0
"""What a slow machine may add."""


def run(test: Coroutine[Any, Any, None]) -> None:
    """Run it, and leave nothing behind that anybody would be warned of."""
    asyncio.run(asyncio.wait_for(test, WAIT))


def said_by_us(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    """Warnings of Tawy's own: asyncio may tell of a worker's end that something else heard of first."""
    return [record for record in caplog.records if record.name.startswith("tawy")]


@asynccontextmanager
async def pool(workers: int = 1, grace: float = 0.2) -> AsyncIterator[Bots]:
    bots = Bots(workers, grace, MISBEHAVING)
    await bots.start()
    try:
        yield bots
    finally:
        await bots.stop()


def table(game: str = "ankh", choices: int = 0, **setup: Any) -> Play:
    """A table after so many choices of random bots."""
    play = start(spec_of(game), setup or {"seats": 3}, "tawy")
    for _ in range(choices):
        assert play.ask is not None
        play.answer(play.ask.seat, _by_chance(thought_of(play, "random", 0)))
    return play


def thought_of(play: Play, level: str, seconds: float) -> Thought:
    """The pending question as its seat may see it."""
    ask, spec = play.ask, play.spec
    assert ask is not None
    dice = f"dice {len(play.picks)}"
    known = spec.redeal(play.game, ask.seat, Random(f"deal {dice}").randrange)
    return Thought(spec.name, play.setup, level, spec.dump(known), ask.seat, seconds, dice)


def a_thought(level: str = "random", choices: int = 5, seconds: float | None = None) -> Thought:
    """Only those who will not answer in time have little of it."""
    if seconds is None:
        seconds = 0.1 if level in {"sleeper", "brooder"} else WAIT
    return thought_of(table(choices=choices), level, seconds)


WHOSE = Whose(frozenset({"ada"}), Rank.PLAYED)


async def choice(bots: Bots, thought: Thought, *, veiled: bool = False) -> str:
    """What is chosen where Ada plays."""
    return await bots.choose(lambda: thought, WHOSE, veiled=veiled)


async def told(bots: Bots, thought: Thought) -> Reply:
    """What is considered for Ada."""
    return await bots.consider(thought, "ada")


def pids(bots: Bots) -> list[int]:
    return [place._process.pid for place in bots._places if place._process is not None]


# --- playing


@pytest.mark.parametrize(("game", "setup"), TABLES)
def test_bots_play_a_whole_game(game: str, setup: dict[str, Any], caplog: pytest.LogCaptureFixture) -> None:
    play = table(game, **setup)

    async def test() -> None:
        bots = Bots()
        await bots.start()
        while play.ask is not None:
            play.answer(play.ask.seat, await choice(bots, thought_of(play, "random", 1)))
        await bots.stop()

    run(test())
    assert play.spec.result(play.game) is not None
    assert not said_by_us(caplog)


def test_the_same_thought_gets_the_same_answer_from_any_worker() -> None:
    thoughts = [a_thought(choices=choices) for choices in range(8)]

    async def once() -> list[str]:
        async with pool(2) as bots:
            return await asyncio.gather(*(choice(bots, thought) for thought in thoughts * 2))

    async def test() -> None:
        first = await once()
        assert first[:8] == first[8:] == [_by_chance(thought) for thought in thoughts]
        assert await once() == first

    run(test())


def test_other_dice_give_other_answers() -> None:
    async def test() -> None:
        async with pool() as bots:
            thought = a_thought()
            rolled = [await choice(bots, msgspec.structs.replace(thought, dice=str(dice))) for dice in range(20)]
            assert len(set(rolled)) > 1

    run(test())


def test_many_tables_share_two_workers() -> None:
    async def test() -> None:
        thoughts = [a_thought(choices=number % 20) for number in range(200)]
        async with pool(2) as bots:
            tokens = await asyncio.gather(*(choice(bots, thought) for thought in thoughts))
            assert len(pids(bots)) == 2
        assert all(_is_legal(thought, token) for thought, token in zip(thoughts, tokens, strict=True))

    run(test())


def test_a_slow_thought_does_not_hold_up_the_other_worker() -> None:
    async def test() -> None:
        async with pool(2) as bots:
            slow = asyncio.create_task(choice(bots, a_thought("sleeper", seconds=WAIT)))
            for _ in range(10):
                await choice(bots, a_thought())
            assert not slow.done()
            slow.cancel()
            with pytest.raises(asyncio.CancelledError):
                await slow

    run(test())


@pytest.mark.parametrize(("game", "setup"), TABLES)
def test_a_thought_asks_what_the_table_asks(game: str, setup: dict[str, Any]) -> None:
    play = table(game, **setup)
    while (ask := play.ask) is not None:
        thought = thought_of(play, "random", 0)
        assert opened(thought)[1].ask == ask
        play.answer(ask.seat, _by_chance(thought))
    assert play.picks


# --- taking turns, in a time in which nothing takes longer than it is said to


class Mind(_Place):
    """A place whose worker takes any option after a share of its time."""

    def __init__(self, share: float = 1.0) -> None:
        super().__init__(())
        self._share = share

    async def ask(self, thought: Thought, seconds: float) -> Reply:
        await asyncio.sleep(self._share * thought.seconds)
        return Reply(_by_chance(thought))


def minds(*shares: float) -> Bots:
    """Bots at work that take so much of their time."""
    bots = Bots()
    bots._open([Mind(share) for share in shares])
    return bots


async def moment() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


@pytest.mark.parametrize("share", [0.0, 0.3, 1.0])
def test_nobody_can_tell_how_long_a_veiled_thought_took(share: float) -> None:
    """Neither from its answer nor from when the next one has its turn; unveiled it is answered at once."""

    async def scene() -> None:
        loop, bots = asyncio.get_running_loop(), minds(share)
        veiled = [asyncio.create_task(choice(bots, a_thought(seconds=1.0), veiled=True)) for _ in range(3)]
        for number, task in enumerate(veiled):
            await task
            assert loop.time() == number + 1
        await choice(bots, a_thought(seconds=1.0))
        assert loop.time() == 3 + share
        await bots.stop()

    in_no_time(scene())


def test_a_thought_is_made_when_its_turn_has_come() -> None:
    """So whatever has been asked meanwhile, nothing but a place in the line has waited."""

    async def scene() -> None:
        bots, made = minds(1.0, 1.0), 0

        def about() -> Thought:
            nonlocal made
            made += 1
            return a_thought(seconds=1.0)

        tasks = [asyncio.create_task(bots.choose(about, WHOSE)) for _ in range(50)]
        await moment()
        assert (made, bots.thinking, bots.waiting, bots.seconds) == (2, 2, 48, 0)
        await asyncio.gather(*tasks)
        assert (made, bots.thinking, bots.waiting, bots.seconds) == (50, 0, 0, 50)
        await bots.stop()

    in_no_time(scene())


def test_what_need_not_be_thought_about_any_more_takes_no_time() -> None:
    async def scene() -> None:
        loop, bots = asyncio.get_running_loop(), minds(1.0)

        def about() -> Thought:
            raise Refused("The game has moved on.")

        first = asyncio.create_task(choice(bots, a_thought(seconds=1.0)))
        await moment()
        for _ in range(3):
            with pytest.raises(Refused, match="moved on"):
                await bots.choose(about, WHOSE)
        assert first.done()
        assert loop.time() == 1
        await choice(bots, a_thought(seconds=1.0))
        assert loop.time() == 2
        await bots.stop()

    in_no_time(scene())


def test_stopped_bots_do_not_wait_for_what_is_veiled() -> None:
    async def scene() -> None:
        loop, bots = asyncio.get_running_loop(), minds(0.0)
        veiled = asyncio.create_task(choice(bots, a_thought(seconds=600.0), veiled=True))
        await asyncio.sleep(1)
        assert bots.thinking == 1
        await bots.stop()
        with pytest.raises(Stopped):
            await veiled
        assert loop.time() == 1

    in_no_time(scene())


def test_a_hint_comes_on_the_account_of_who_asked_for_it() -> None:
    """Bo has had many hints; Ada's comes first."""

    async def scene() -> None:
        bots = minds(1.0)
        order: list[str] = []

        async def hint(person: str) -> None:
            await bots.consider(a_thought(seconds=1.0), person)
            order.append(person)

        for _ in range(3):
            await hint("bo")
        waiting = [asyncio.create_task(hint(person)) for person in ("cleo", "bo", "ada")]
        await asyncio.gather(*waiting)
        assert order == ["bo", "bo", "bo", "cleo", "ada", "bo"]
        await bots.stop()

    in_no_time(scene())


# --- misbehaving


@pytest.mark.parametrize(
    ("level", "reason", "replaced"),
    [
        ("sleeper", "its worker did not answer in time.", True),
        ("brooder", "its worker did not answer in time.", True),
        ("leaver", "its worker has ended.", True),
        ("crasher", "its worker has ended.", True),
        ("cheater", "its worker answered with what is not an option.", True),
        ("babbler", "its worker answered with nonsense.", True),
        ("raiser", "ZeroDivisionError in misbehaving.py, line ", False),
        ("refuser", "I do not want to play any more.", False),
        ("unheard of", "There is no bot 'unheard of': choose from random, ", False),
    ],
)
def test_chance_answers_for_a_bot_that_does_not(
    level: str, reason: str, *, replaced: bool, caplog: pytest.LogCaptureFixture
) -> None:
    thought = a_thought(level)

    async def test() -> None:
        async with pool() as bots:
            before = pids(bots)
            begun = time.monotonic()
            assert await choice(bots, thought) == _by_chance(thought)
            assert time.monotonic() - begun < 0.3 + SLACK
            assert _is_legal(thought, await choice(bots, a_thought()))
            assert (pids(bots) != before) == replaced

    run(test())
    (warning,) = said_by_us(caplog)
    assert (warning.name, warning.levelno) == ("tawy.bots", logging.WARNING)
    assert warning.getMessage().startswith(f"Chance answers for the bot {level!r} of ankh: {reason}")
    assert "secret" not in warning.getMessage()


def test_a_bot_may_print_and_read_without_harm(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with pool() as bots:
            thought = a_thought("chatterer")
            assert await choice(bots, thought) == _by_chance(thought)

    run(test())
    assert not said_by_us(caplog)


def test_one_after_the_other_misbehaves_while_others_play() -> None:
    async def test() -> None:
        levels = ["leaver", "random", "sleeper", "random", "cheater", "random", "raiser", "random"] * 2
        thoughts = [a_thought(level, choices) for choices, level in enumerate(levels)]
        async with pool(2) as bots:
            tokens = await asyncio.gather(*(choice(bots, thought) for thought in thoughts))
        assert tokens == [_by_chance(thought) for thought in thoughts]

    run(test())


def test_tables_that_no_worker_knows(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text('name = "my printed copy"\n', "utf-8")
    content = {"name": "my printed copy", "hash": load_pack(pack).mark}
    play = table("plagues", seats=2, content=content)

    async def test() -> None:
        async with pool() as bots:
            thought = thought_of(play, "random", 1)
            assert await choice(bots, thought) == _by_chance(thought)

    run(test())
    assert "This game was played with other tables ('my printed copy'" in caplog.text


def test_a_thought_that_is_not_for_its_seat_is_refused() -> None:
    async def test() -> None:
        async with pool() as bots:
            thought = a_thought()
            for wrong in ({"seat": 7}, {"game": "chess"}, {"position": b"nothing"}):
                with pytest.raises(Refused):
                    await choice(bots, msgspec.structs.replace(thought, **wrong))
            assert _is_legal(thought, await choice(bots, thought))

    run(test())


# --- telling what was considered


def told_of(level: str, choices: int = 5, **changes: Any) -> Thought:
    """A thought that is to be told."""
    return msgspec.structs.replace(a_thought(level, choices), tell=5, **changes)


def test_a_bot_tells_the_best_that_it_considered(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with pool() as bots:
            for choices in (0, 5, 30):
                thought = told_of("thinker", choices)
                heard = await told(bots, thought)
                tokens = [each.token for each in heard.considered]
                assert 1 <= len(tokens) == len(set(tokens)) <= 5
                assert _is_legal(thought, heard.token, *tokens)
                assert heard.iterations > 0
                assert all(0 <= each.chance <= 1 and each.visits >= 0 for each in heard.considered)
                visits = [each.visits for each in heard.considered]
                assert visits == sorted(visits, reverse=True)
                (fewer,) = (await told(bots, msgspec.structs.replace(thought, tell=1))).considered
                assert fewer == heard.considered[0]
                assert await choice(bots, msgspec.structs.replace(thought, tell=0)) == heard.token

    run(test())
    assert not said_by_us(caplog)


@pytest.mark.parametrize(
    ("level", "reason"),
    [
        ("random", "The bot 'random' does not look ahead: it has nothing to tell."),
        ("sleeper", "The bot 'sleeper' does not look ahead"),
        ("liar", "its worker "),
        ("dreamer", "its worker answered with nonsense."),
        ("unheard of", "There is no bot 'unheard of'"),
    ],
)
def test_a_bot_that_has_nothing_to_tell_says_nothing(level: str, reason: str, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with pool() as bots:
            with pytest.raises(Silent):
                await told(bots, told_of(level))
            assert await choice(bots, a_thought())

    run(test())
    (warning,) = said_by_us(caplog)
    said = warning.getMessage()
    assert said.startswith(f"The bot {level!r} of ankh does not tell what it considers: ")
    assert reason in said


def test_choices_at_the_tables_come_first() -> None:
    """A worker is at work; the next ones are those who have to answer, whoever came earlier."""

    async def test() -> None:
        done: list[str] = []

        async def note(name: str, work: Coroutine[Any, Any, object]) -> None:
            await work
            done.append(name)

        async with pool() as bots:
            place = await bots._line.take(WHOSE)
            tasks = [asyncio.create_task(note("hint", told(bots, told_of("thinker"))))]
            await asyncio.sleep(0)
            tasks += [asyncio.create_task(note("choice", choice(bots, a_thought()))) for _ in range(3)]
            await asyncio.sleep(0)
            bots._line.give(place)
            await asyncio.gather(*tasks)
        assert done == ["choice"] * 3 + ["hint"]

    run(test())


def test_only_so_many_wait_to_be_told_something(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with pool() as bots:
            place = await bots._line.take(WHOSE)
            waiting = [asyncio.create_task(told(bots, told_of("thinker"))) for _ in range(MOST_WAITING)]
            await asyncio.sleep(0)
            with pytest.raises(Busy):
                await told(bots, told_of("thinker"))
            for task in waiting[1:]:
                task.cancel()
            await asyncio.gather(*waiting[1:], return_exceptions=True)
            monkeypatch.setattr("tawy.server.bots.bots.PATIENCE", 0.05)
            with pytest.raises(Busy):
                await told(bots, told_of("thinker"))
            bots._line.give(place)
            assert (await waiting[0]).considered

    run(test())


def test_stopped_bots_tell_nothing() -> None:
    async def test() -> None:
        async with pool() as bots:
            place = await bots._line.take(WHOSE)
            waiting = asyncio.create_task(told(bots, told_of("thinker")))
            await asyncio.sleep(0)
            stopping = asyncio.create_task(bots.stop())
            await asyncio.sleep(0)
            bots._line.give(place)
            await stopping
            with pytest.raises(Stopped):
                await waiting
            with pytest.raises(Stopped):
                await told(bots, told_of("thinker"))

    run(test())


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", games())
def test_every_level_answers_legally(game: str, level: str, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        bots = Bots()
        await bots.start()
        for choices in (0, 40):
            thought = thought_of(table(game, choices, seats=2), level, 0.3)
            assert _is_legal(thought, await choice(bots, thought))
        await bots.stop()

    run(test())
    assert not said_by_us(caplog)


# --- coming and going


def test_workers_ignore_ctrl_c_and_let_the_server_go_first() -> None:
    async def test() -> None:
        async with pool() as bots:
            (worker,) = before = pids(bots)
            os.kill(worker, signal.SIGINT)
            await choice(bots, a_thought())
            assert pids(bots) == before
            assert os.getpriority(os.PRIO_PROCESS, worker) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 5)

    run(test())


def test_a_worker_that_died_in_its_sleep_is_replaced_unnoticed(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with pool() as bots:
            os.kill(pids(bots)[0], signal.SIGKILL)
            await bots._places[0]._process.wait()  # type: ignore[union-attr]  # there is one
            thought = a_thought()
            assert await choice(bots, thought) == _by_chance(thought)

    run(test())
    assert not said_by_us(caplog)


RECORD = (Path(__file__).parents[2] / "games" / "plagues" / "1_players-normal_short.json").read_bytes()
REVIEW = Whose(frozenset({"a review"}), Rank.REVIEW)


def test_work_that_nobody_waits_for_any_more_is_finished_and_its_worker_stays(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def test() -> None:
        async with pool() as bots:
            before = pids(bots)
            work = asyncio.create_task(bots.look_back(Cut(RECORD, "quick"), REVIEW))
            await asyncio.sleep(0.01)
            assert bots.thinking == 1
            work.cancel()
            with pytest.raises(asyncio.CancelledError):
                await work
            assert bots.thinking == 1
            positions = msgspec.json.decode(await bots.look_back(Cut(RECORD, "quick"), REVIEW), type=list[int])
            assert positions[0] == 0
            assert pids(bots) == before

    run(test())
    assert not said_by_us(caplog)


def test_where_nothing_comes_of_looking_back_it_is_said_and_the_worker_stays(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def test() -> None:
        async with pool() as bots:
            before = pids(bots)
            with pytest.raises(Silent):
                await bots.look_back(Try(RECORD, 3, "nonsense"), REVIEW)
            with pytest.raises(Silent):
                await bots.look_back(Cut(b"nonsense", "quick"), REVIEW)
            assert await bots.look_back(Cut(RECORD, "quick"), REVIEW)
            assert pids(bots) == before

    run(test())
    assert len(said_by_us(caplog)) == 2


@pytest.mark.parametrize("level", ["sleeper", "brooder"])
def test_stop_during_a_thought(level: str) -> None:
    async def test() -> None:
        async with pool() as bots:
            (worker,) = pids(bots)
            thoughts = [asyncio.create_task(choice(bots, a_thought(level, seconds=WAIT))) for _ in range(3)]
            await asyncio.sleep(0.2)
            begun = time.monotonic()
            await bots.stop()
            assert time.monotonic() - begun < 1 + SLACK
            for thought in thoughts:
                with pytest.raises(Stopped):
                    await thought
            with pytest.raises(ProcessLookupError):
                os.kill(worker, 0)
            with pytest.raises(Stopped):
                await choice(bots, a_thought())

    run(test())


def test_a_worker_that_cannot_end_is_killed() -> None:
    async def test() -> None:
        async with pool() as bots:
            (worker,) = pids(bots)
            os.kill(worker, signal.SIGSTOP)
            begun = time.monotonic()
            await bots.stop()
            assert time.monotonic() - begun < 1 + SLACK
            with pytest.raises(ProcessLookupError):
                os.kill(worker, 0)

    run(test())


def test_bots_that_were_stopped_can_start_again() -> None:
    async def test() -> None:
        bots = Bots()
        with pytest.raises(Stopped):
            await choice(bots, a_thought())
        await bots.stop()
        for _ in range(2):
            await bots.start()
            assert await choice(bots, a_thought())
            await bots.stop()

    run(test())


def test_nobody_waits_for_an_answer_any_more() -> None:
    async def test() -> None:
        async with pool() as bots:
            before = pids(bots)
            thinking, waiting = (asyncio.create_task(choice(bots, a_thought("sleeper", seconds=WAIT))) for _ in "ab")
            await asyncio.sleep(0.1)
            for task in (waiting, thinking):
                task.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await task
            assert await choice(bots, a_thought())
            assert pids(bots) != before

    run(test())


def test_workers_that_cannot_start_are_refused() -> None:
    async def test() -> None:
        bots = Bots(2, program=("-c", "raise SystemExit(1)"))
        with pytest.raises(Refused, match=r"The bots cannot play: a worker has ended\."):
            await bots.start()

    run(test())


DOOMED = """
import asyncio, sys
from tawy.server.bots.bots import Bots
from server.bots.test_bots import MISBEHAVING, a_thought, choice

async def main():
    bots = Bots(3, program=MISBEHAVING)
    await bots.start()
    await asyncio.gather(*(choice(bots, a_thought(level, seconds=99)) for level in ("sleeper", "brooder")))

asyncio.run(main())
"""


def test_a_server_that_is_killed_leaves_no_workers() -> None:
    """They all hold its stderr: when that ends, the last of them has."""
    server = subprocess.Popen(  # noqa: S603  our own program
        [sys.executable, "-c", DOOMED], stderr=subprocess.PIPE, text=True, cwd=HERE.parents[1]
    )
    assert server.stderr is not None
    try:
        heard = {server.stderr.readline(), server.stderr.readline()}
    finally:
        server.kill()
    assert server.communicate(timeout=WAIT)[1] == ""
    assert heard == {"asleep\n", "brooding\n"}
