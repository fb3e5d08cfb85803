"""A server that is killed again and again while people play: nothing may be lost, nobody left behind.

``python -m bench.soak [RESTARTS]`` plays at some tables, on SQLite with one process and on PostgreSQL with two, kills
a process every second or so and starts it again. Every page follows by its socket and connects again by itself. It
prints how many steps were acknowledged and lost, how often a process died by itself, who was left behind, and how long
catching up took.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from bench.client import Browser, Refused
from bench.load import ACCEPTED, MESSAGE
from bench.postgres import postgres, programs
from bench.processes import Process
from tawy.server.running.verifying import verify

RESTARTS: Final = 200
TABLES: Final = 12
SEATS: Final = 2
GAMES: Final = ("ankh", "plagues")
BETWEEN: Final = (0.2, 1.0)
"""Seconds of play between two kills."""
PATIENCE: Final = 20.0
"""Seconds after which a page that has not caught up is left behind for good."""
FAILURES: Final = (OSError, asyncio.IncompleteReadError, WebSocketException, InvalidHandshake, TimeoutError)


class Outcome(NamedTuple):
    """What came of it."""

    restarts: int
    acknowledged: int
    lost: int
    deaths: int
    behind: int
    slowest: float
    """Seconds until the last page had caught up, at worst."""
    damaged: int


class Page:
    """Somebody who follows a table, connects again by themselves, and answers by dice what their seat is asked."""

    def __init__(self, soak: Soak, number: int, seat: int) -> None:
        self.soak = soak
        self.dice = Random(f"{number} {seat}")
        self.seat = seat
        self.browser = Browser("127.0.0.1", 0)
        self.table = ""
        self.n = 0
        self.acknowledged = 0
        self.last = 0
        """The last step that was acknowledged."""

    def move(self) -> None:
        """Go to one of the processes."""
        self.browser.close()
        self.browser.port = self.dice.choice(self.soak.processes).port

    async def follow(self) -> None:
        """For ever."""
        while True:
            self.move()
            with suppress(*FAILURES, Refused):
                await self._watch()
            await asyncio.sleep(0.1)

    async def _watch(self) -> None:
        query = f"?seat={self.seat}&after={self.n}"
        address = f"ws://127.0.0.1:{self.browser.port}/api/tables/{self.table}/socket{query}"
        headers = {"Cookie": self.browser.cookie}
        async with connect(address, additional_headers=headers, max_size=None, proxy=None, open_timeout=5) as socket:
            async for data in socket:
                message = MESSAGE.decode(data)
                if message.type == "Closing" or message.table is None or message.own is None:
                    return
                self.n = max(self.n, message.n)
                await self.soak.playing.wait()
                await self._answer(message)

    async def _answer(self, message: Any) -> None:
        question = message.own.question
        waiting = [one.seat for one in message.table.asked if not one.sealed]
        if question is None or question.seat != self.seat or self.seat not in waiting or message.n < self.n:
            return
        token = self.dice.choice(question.options).token
        command = {"type": "Answer", "seat": self.seat, "position": message.position, "token": token}
        ident = f"{self.seat}-{message.n}-{self.dice.getrandbits(40)}"
        body = {"id": ident, "command": command}
        with suppress(Refused):
            accepted = ACCEPTED.decode(await self.browser.post(f"/api/tables/{self.table}/commands", body))
            self.acknowledged += 1
            self.last = accepted.n


class Soak:
    """Everybody at all tables."""

    def __init__(self, processes: list[Process]) -> None:
        self.processes = processes
        self.playing = asyncio.Event()
        self.tables = [[Page(self, number, seat) for seat in range(SEATS)] for number in range(TABLES)]
        self.slowest = 0.0
        self.lost = 0

    @property
    def pages(self) -> list[Page]:
        """All of them."""
        return [page for table in self.tables for page in table]

    async def run(self, restarts: int) -> int:
        """Play, kill, start, and look who is left behind; how many were."""
        for number, table in enumerate(self.tables):
            await self._open(table, GAMES[number % len(GAMES)])
        self.playing.set()
        following = [asyncio.create_task(page.follow()) for page in self.pages]
        dice, behind = Random(1), 0
        for restart in range(restarts):
            await asyncio.sleep(dice.uniform(*BETWEEN))
            process = self.processes[restart % len(self.processes)]
            process.kill()
            await asyncio.to_thread(process.start)
            behind += await self._left_behind()
            print(f"\r{restart + 1} restarts, {behind} left behind", end="", flush=True, file=sys.stderr)
        print(file=sys.stderr)
        for task in following:
            task.cancel()
        await asyncio.gather(*following, return_exceptions=True)
        return behind

    async def _open(self, table: list[Page], game: str) -> None:
        for page in table:
            page.move()
            await page.browser.post("/api/guests", {"name": f"Guest {page.seat}"})
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
        setup = {"game": game, "options": {"seats": SEATS}, "seats": seats}
        opened = msgspec.json.decode(await table[0].browser.post("/api/tables", {"setup": setup}))
        for page in table:
            page.table = opened["id"]
            sitting = [{"type": "Join", "invitation": opened["invitation"]}, {"type": "Sit", "seat": page.seat}]
            for number, command in enumerate([*(sitting if page.seat else []), {"type": "Ready"}]):
                body = {"id": f"{page.seat}-{number}", "command": command}
                await page.browser.post(f"/api/tables/{page.table}/commands", body)

    async def _left_behind(self) -> int:
        """Nobody plays for a moment; whoever does not see the last step of their table then is left behind."""
        self.playing.clear()
        begun = perf_counter()
        await asyncio.sleep(0.2)
        while behind := await self._behind():
            if perf_counter() - begun > PATIENCE:
                break
            await asyncio.sleep(0.1)
        self.slowest = max(self.slowest, perf_counter() - begun)
        self.playing.set()
        return behind

    async def _behind(self) -> int:
        count = 0
        for table in self.tables:
            page = table[0]
            try:
                seen = MESSAGE.decode(await page.browser.get(f"/api/tables/{page.table}"))
            except (*FAILURES, Refused):
                return len(self.pages)
            count += sum(other.n < seen.n for other in table)
            self.lost += any(other.last > seen.n for other in table)
        return count


def soak(database: str, count: int, restarts: int) -> Outcome:
    """One database, so many processes, so many kills."""
    processes = [Process(database) for _ in range(count)]
    for process in processes:
        process.start()
    try:
        everybody = Soak(processes)
        behind = asyncio.run(everybody.run(restarts))
    finally:
        for process in processes:
            process.kill()
    damaged = sum(verdict.problem is not None for verdict in verify(database))
    acknowledged = sum(page.acknowledged for page in everybody.pages)
    deaths = sum(process.deaths for process in processes)
    return Outcome(restarts, acknowledged, everybody.lost, deaths, behind, everybody.slowest, damaged)


@contextmanager
def databases() -> Iterator[list[tuple[str, str, int]]]:
    """What there is to keep tables in, and how many processes share it."""
    with tempfile.TemporaryDirectory(prefix="tawy-soak-") as folder:
        sqlite = ("SQLite", f"sqlite:///{folder}/tables.db", 1)
        found = programs()
        if found is None:
            yield [sqlite]
            return
        with postgres(found) as url:
            yield [sqlite, ("PostgreSQL", url, 2)]


def main() -> None:
    """Both databases."""
    restarts = int(sys.argv[1]) if len(sys.argv) > 1 else RESTARTS
    with databases() as there:
        for name, url, count in there:
            outcome = soak(url, count, restarts)
            print(f"{name}, {count} process{'es' * (count > 1)}: {outcome.restarts} kills and restarts, ", end="")
            print(
                f"{outcome.acknowledged} acknowledged answers, {outcome.lost} lost, {outcome.deaths} deaths, ", end=""
            )
            print(f"{outcome.behind} pages left behind, the slowest caught up in {outcome.slowest:.1f} s, ", end="")
            print(f"{outcome.damaged} tables that do not replay")


if __name__ == "__main__":
    main()
