"""Club nights at servers that are killed in the middle of them: nobody seated twice, no round lost, the standing right.

``python -m bench.nights [NIGHTS [DATABASE]]`` plays club nights of six people, on SQLite with one process and on
PostgreSQL with two. A process is killed in every round while it begins, again while its games end, and again before
they are counted; whatever was on its way then is sent again, as a page does it. It prints what was wrong in the end.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator
from functools import partial
from random import Random
from typing import Any, Final

import msgspec

from bench.client import Browser
from bench.processes import Process
from bench.soak import databases

NIGHTS: Final = 10
PEOPLE: Final = 6
ROUNDS: Final = 4
UNHURRIED: Final = ("--tables-per-hour", "1000000")
PAUSES: Final = (0.0, 0.002, 0.005, 0.01, 0.02, 0.05, 0.2)
"""Seconds between what is done and the kill."""
PATIENCE: Final = 60.0
"""Seconds in which a round must have been opened, or counted."""
Json = dict[str, Any]


class Night:
    """Six people, their night, and the processes that serve it."""

    def __init__(self, processes: list[Process], dice: Random) -> None:
        self._processes = processes
        self._dice = dice
        self._people: dict[str, Browser] = {}
        self._id = ""
        self.kills = 0
        self.won: Counter[str] = Counter()
        """By person: games in which the other gave up."""

    async def gather(self) -> None:
        """Everyone comes."""
        browsers = [Browser("127.0.0.1", 0) for _ in range(PEOPLE)]
        self._move(browsers)
        for number, browser in enumerate(browsers):
            guest = msgspec.json.decode(await browser.post("/api/guests", {"name": f"P{number}"}))
            self._people[guest["id"]] = browser
        setup = {"name": "Kills", "game": "ankh", "options": {}, "size": 2, "rounds": ROUNDS, "by_itself": False}
        made = msgspec.json.decode(await browsers[0].post("/api/clubs", {"setup": setup}))
        self._id = made["id"]
        for browser in browsers[1:]:
            await browser.post(self._commands, {"command": {"type": "Enter", "invitation": made["invitation"]}})

    @property
    def _commands(self) -> str:
        return f"/api/clubs/{self._id}/commands"

    @property
    def _host(self) -> Browser:
        return next(iter(self._people.values()))

    async def told(self) -> Json:
        """The night, as its host sees it."""
        read: Json = msgspec.json.decode(await self._host.get(f"/api/clubs/{self._id}"))
        return read

    async def play(self) -> None:
        """All rounds."""
        for number in range(1, ROUNDS + 1):
            await self._surely([partial(self._begin, number)])
            tables = await self._until(partial(_opened, number))
            await self._surely([partial(self._give_up, table) for table in tables])
            for table in tables:
                self.won[table["seats"][0]["person"]] += 1
            await self._kill()
            await self._until(partial(_ended, number))

    async def _begin(self, number: int) -> None:
        await self._host.post(self._commands, {"command": {"type": "BeginRound", "round": number}})

    async def _give_up(self, table: Json) -> None:
        path, loser = f"/api/tables/{table['id']}/commands", self._people[table["seats"][1]["person"]]
        await loser.post(path, {"id": f"up-{table['id']}", "command": {"type": "Concede", "seat": 1}})

    async def _surely(self, doing: list[Callable[[], Awaitable[None]]]) -> None:
        """Things are under way when a process is killed; what had no answer is sent again."""
        under_way = [asyncio.ensure_future(one()) for one in doing]
        await asyncio.sleep(self._dice.choice(PAUSES))
        await self._kill()
        outcomes = await asyncio.gather(*under_way, return_exceptions=True)
        for one, outcome in zip(doing, outcomes, strict=True):
            if isinstance(outcome, OSError | asyncio.IncompleteReadError):
                await one()
            elif isinstance(outcome, BaseException):
                raise outcome

    async def _kill(self) -> None:
        """One process dies and comes back; everyone goes to whichever is there."""
        process = self._processes[self.kills % len(self._processes)]
        self.kills += 1
        process.kill()
        await asyncio.to_thread(process.start)
        self._move(self._people.values())

    def _move(self, browsers: Iterable[Browser]) -> None:
        for browser in browsers:
            browser.close()
            browser.port = self._dice.choice(self._processes).port

    async def _until(self, found: Callable[[Json], Any]) -> Any:
        async with asyncio.timeout(PATIENCE):
            while not (now := found(await self.told())):  # noqa: ASYNC110  a server does it
                await asyncio.sleep(0.2)
        return now

    async def close(self) -> None:
        """Everyone goes home."""
        for browser in self._people.values():
            browser.close()
        await asyncio.sleep(0.1)

    async def wrong(self) -> Iterator[str]:
        """What is not as it must be after all rounds."""
        told = await self.told()
        return iter([*_seated(told, set(self._people)), *_counted(told, self.won), *await self._doubled()])

    async def _doubled(self) -> list[str]:
        """Everyone has as many tables as rounds: none was opened twice."""
        counts = []
        for browser in self._people.values():
            tables = msgspec.json.decode(await browser.get("/api/tables/mine"))["tables"]
            counts.append(len(tables))
        return [] if counts == [ROUNDS] * PEOPLE else [f"people have {counts} tables"]


def _opened(number: int, told: Json) -> list[Json]:
    """The tables of a round, when all of them are there."""
    tables: list[Json] = told["rounds"][number - 1]["tables"] if len(told["rounds"]) >= number else []
    return tables if all(table["status"] == "running" for table in tables) else []


def _ended(number: int, told: Json) -> bool:
    return told["rounds"][number - 1]["ended"] is not None


def _seated(told: Json, people: set[str]) -> Iterator[str]:
    if len(told["rounds"]) != ROUNDS or told["status"] != "over":
        yield f"{len(told['rounds'])} rounds, {told['status']}"
    for number, one in enumerate(told["rounds"], 1):
        seated = [seat["person"] for table in one["tables"] for seat in table["seats"]]
        if sorted(seated) != sorted(people):
            yield f"round {number} seats {len(seated)}, {len(set(seated))} of them different"


def _counted(told: Json, won: Counter[str]) -> Iterator[str]:
    for line in told["standing"]:
        if (line["wins"], line["played"]) != (won[line["person"]], ROUNDS):
            yield f"{line['name']} has {line['wins']} wins in {line['played']} games, not {won[line['person']]}"


async def one_night(processes: list[Process], dice: Random) -> tuple[int, list[str]]:
    """A night from its announcement to its end: how often a process was killed, and what was wrong."""
    night = Night(processes, dice)
    await night.gather()
    await night.play()
    wrong = list(await night.wrong())
    await night.close()
    return night.kills, wrong


def soak(database: str, count: int, nights: int) -> tuple[int, list[str]]:
    """One database, so many processes, so many nights."""
    processes = [Process(database, *UNHURRIED) for _ in range(count)]
    for process in processes:
        process.start()
    kills, dice = 0, Random(1)
    wrong: list[str] = []
    try:
        for night in range(nights):
            more, found = asyncio.run(one_night(processes, dice))
            kills, wrong = kills + more, wrong + found
            print(f"\r{night + 1} nights, {kills} kills", end="", flush=True, file=sys.stderr)
    finally:
        for process in processes:
            process.kill()
    return kills, wrong


def main() -> int:
    """Both databases."""
    nights = int(sys.argv[1]) if len(sys.argv) > 1 else NIGHTS
    all_well = True
    with databases() as there:
        for name, url, count in there:
            if name in (sys.argv[2:] or [name]):
                kills, wrong = soak(url, count, nights)
                print(
                    f"{name}, {count} process{'es' * (count > 1)}: {nights} nights, {kills} kills, {len(wrong)} wrong"
                )
                print(*wrong, sep="\n", end="")
                all_well = all_well and not wrong
    return 0 if all_well else 1


if __name__ == "__main__":
    sys.exit(main())
