"""A server that is killed again and again between a step and the message about it: none may be lost, none sent twice.

``python -m bench.calls [KILLS [DATABASE]]`` has somebody's turn come at one table after the other, on SQLite with one
process and on PostgreSQL with two, and kills a process after each. A webhook of ours counts what arrives. It prints how
many messages were due, lost and sent twice, and how many of these under another id, by which nobody could know them.
"""

from __future__ import annotations

import asyncio
import sys
from collections import defaultdict
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from bench.client import Browser
from bench.processes import Process
from bench.soak import RESTARTS, databases

CALLING: Final = ("--public-address", "https://tawy.example", "--webhook-networks", "127.0.0.0/8")
UNHURRIED: Final = ("--tables-per-hour", "1000000")
PAUSES: Final = (0.0, 0.0, 0.3, 1.0, 4.5, 5.5)
"""Seconds between a step and the kill; a message is due after five of them."""
PATIENCE: Final = 180.0
"""Seconds after the last kill in which everything must have come: what a killed one had claimed is free after 120."""


class Outcome(NamedTuple):
    """What came of it."""

    kills: int
    due: int
    lost: int
    twice: int
    unrecognised: int
    """Of those sent twice: with another id."""


class Sink:
    """A webhook that counts."""

    def __init__(self) -> None:
        self.ids: dict[str, list[str]] = defaultdict(list)
        """By table: the ids of the messages about it."""

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One message."""
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
            message = msgspec.json.decode(await reader.readexactly(length))
            self.ids[message["table"]].append(message["id"])
            writer.write(b"HTTP/1.1 204 Taken\r\n\r\n")
            await writer.drain()
        except (OSError, asyncio.IncompleteReadError):
            pass  # its sender was killed
        writer.close()


class Players:
    """Ada and Bo: it becomes Bo's turn by what Ada does."""

    def __init__(self, dice: Random, processes: list[Process]) -> None:
        self._dice = dice
        self._processes = processes
        self._ada, self._bo = Browser("127.0.0.1", 0), Browser("127.0.0.1", 0)
        self._sent = 0

    async def come(self, sink: str) -> None:
        """Both are welcomed; Bo has a webhook."""
        self.move()
        for browser, name in ((self._ada, "Ada"), (self._bo, "Bo")):
            await browser.post("/api/guests", {"name": name})
        await self._bo.post("/api/me/channels", {"target": {"kind": "webhook", "url": sink}})

    def move(self) -> None:
        """Go to any of the processes."""
        for browser in (self._ada, self._bo):
            browser.close()
            browser.port = self._dice.choice(self._processes).port

    async def call(self) -> str:
        """A new table at which it is Bo's turn."""
        options = {"seats": 2, "gods": ["ra", "isis"], "first": 1}
        setup = {"game": "ankh", "options": options, "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = msgspec.json.decode(await self._ada.post("/api/tables", {"setup": setup}))
        await self._do(self._bo, table, {"type": "Join", "invitation": table["invitation"]})
        await self._do(self._bo, table, {"type": "Sit", "seat": 1})
        await self._do(self._bo, table, {"type": "Ready"})
        await self._do(self._ada, table, {"type": "Ready"})
        return str(table["id"])

    async def _do(self, browser: Browser, table: dict[str, Any], command: dict[str, Any]) -> None:
        self._sent += 1
        await browser.post(f"/api/tables/{table['id']}/commands", {"id": f"c{self._sent}", "command": command})


async def kill_and_count(processes: list[Process], kills: int) -> Outcome:
    """One table, one kill, one start, again and again."""
    sink, dice = Sink(), Random(1)
    server = await asyncio.start_server(sink.take, "127.0.0.1", 0)
    players, tables = Players(dice, processes), []
    await players.come(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/bo")
    for kill in range(kills):
        tables.append(await players.call())
        await asyncio.sleep(dice.choice(PAUSES))
        process = processes[kill % len(processes)]
        process.kill()
        await asyncio.to_thread(process.start)
        players.move()
        print(f"\r{kill + 1} kills, {len(sink.ids)} tables told", end="", flush=True, file=sys.stderr)
    try:
        async with asyncio.timeout(PATIENCE):
            while set(tables) - set(sink.ids):  # noqa: ASYNC110  it is filled by others
                await asyncio.sleep(0.5)
    except TimeoutError:
        print("\nsome have not come", file=sys.stderr)
    await asyncio.sleep(10)
    server.close()
    twice = [ids for ids in sink.ids.values() if len(ids) > 1]
    lost = len(set(tables) - set(sink.ids))
    return Outcome(kills, len(tables), lost, len(twice), sum(len(set(ids)) > 1 for ids in twice))


def soak(database: str, count: int, kills: int) -> Outcome:
    """One database, so many processes, so many kills."""
    processes = [Process(database, *CALLING, *UNHURRIED) for _ in range(count)]
    for process in processes:
        process.start()
    try:
        return asyncio.run(kill_and_count(processes, kills))
    finally:
        for process in processes:
            process.kill()


def main() -> None:
    """Both databases."""
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else RESTARTS
    with databases() as there:
        for name, url, count in there:
            if name not in (sys.argv[2:] or [name]):
                continue
            outcome = soak(url, count, kills)
            print(
                f"{name}, {count} process{'es' * (count > 1)}: {outcome.kills} kills, {outcome.due} messages due, ",
                end="",
            )
            print(f"{outcome.lost} lost, {outcome.twice} sent twice, {outcome.unrecognised} of them under another id")


if __name__ == "__main__":
    main()
