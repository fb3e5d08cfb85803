"""The load on a server: people at many tables, each with a session and a socket, who answer anything at once.

Runs in a process of its own (``python -m bench.load CONFIG``, both as JSON), so that it does not slow down what it
measures; prints the numbers of every phase.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
import subprocess
import sys
from random import Random
from time import perf_counter
from typing import Any, Final

import msgspec
from websockets.asyncio.client import connect

from bench.client import Browser, Refused, read_all
from bench.measures import Config, Phase, Report, Tally

AT_ONCE: Final = 40
"""Tables that are opened at the same time."""
PATIENCE: Final = 60
"""Seconds to wait for slow readers to be let go."""
QUIET: Final = 2.0
"""Seconds after which no more is expected to come."""
FAREWELL: Final = b'"why":"slow"'
REMEMBERED: Final = 20
"""Steps of a table for which the pushes are awaited."""
GAMES: Final = ("ankh", "plagues")
SEATS: Final = 4


# --- what the page reads of a message ----------------------------------------------------------------


class _Option(msgspec.Struct):
    token: str


class _Question(msgspec.Struct):
    seat: int
    options: list[_Option] | None


class _Own(msgspec.Struct):
    question: _Question | None


class _Asked(msgspec.Struct):
    seat: int
    sealed: bool


class _Table(msgspec.Struct):
    """What is told of the table; an update leaves out what has not changed."""

    status: str | None = None
    asked: list[_Asked] | None = None


class _Message(msgspec.Struct):
    type: str
    n: int = 0
    position: int = 0
    table: _Table | None = None
    own: _Own | None = None


class _Accepted(msgspec.Struct):
    n: int


MESSAGE: Final = msgspec.json.Decoder(_Message)
ACCEPTED: Final = msgspec.json.Decoder(_Accepted)


# --- playing -----------------------------------------------------------------------------------------


class Load:
    """All tables."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.tally = Tally(config)
        self.think = config.thinks[0] if config.thinks else 0.0
        """Seconds before an answer, on average."""
        self.doors = asyncio.Semaphore(AT_ONCE)
        self.tables = [Table(self, number) for number in range(config.tables)]
        self.ended = 0
        self.sockets = 0

    def only(self, playing: list[Table]) -> None:
        """These tables go on, the others rest."""
        for table in self.tables:
            if table in playing:
                table.go.set()
            else:
                table.go.clear()


class Table:
    """Four people who play one game after another."""

    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.id = ""
        self.game = GAMES[number % len(GAMES)]
        self.dice = Random(number)
        self.go = asyncio.Event()
        self.go.set()
        self.dealt = asyncio.Event()
        port = load.config.ports[number // len(GAMES) % len(load.config.ports)]
        self.people = [Browser(load.config.host, port) for _ in range(SEATS)]
        self._sent: dict[int, tuple[int, float, float]] = {}
        """By step: who sent it, when, and when the reply came."""
        self._shown: dict[int, list[tuple[int, float]]] = {}
        """By step whose reply has not come yet: who has seen it, and when."""

    async def play(self) -> None:
        """One game after another."""
        async with self.load.doors:
            for seat, person in enumerate(self.people):
                await person.post("/api/guests", {"name": f"Player {seat}"})
        while True:
            async with self.load.doors:
                await self._begin()
            self.dealt.set()
            await asyncio.gather(*(Seat(self, seat).follow() for seat in range(SEATS)))
            self.dealt.clear()
            self.load.ended += 1

    async def _begin(self) -> None:
        owner, *guests = self.people
        plans = [{"kind": "me"}] + [{"kind": "open"}] * len(guests)
        setup = {"game": self.game, "options": {"seats": SEATS}, "seats": plans}
        created = msgspec.json.decode(await owner.post("/api/tables", {"setup": setup, "ready": True}))
        self.id = created["id"]
        self._sent.clear()
        self._shown.clear()
        for seat, guest in enumerate(guests, 1):
            await self.do(guest, "Join", invitation=created["invitation"])
            await self.do(guest, "Sit", seat=seat)
            await self.do(guest, "Ready")

    async def never_read(self, seat: int) -> socket.socket:
        """One more socket for a player, who never looks at it."""
        await self.dealt.wait()
        return await self.people[seat].never_read(self.socket(seat))

    def socket(self, seat: int) -> str:
        """Where a player follows the game."""
        return f"/api/tables/{self.id}/socket?seat={seat}"

    async def do(self, person: Browser, kind: str, **fields: Any) -> int:
        """A command; the step it led to."""
        envelope = {"id": f"{self.dice.getrandbits(64):x}", "command": {"type": kind, **fields}}
        return ACCEPTED.decode(await person.post(f"/api/tables/{self.id}/commands", envelope)).n

    def replied(self, n: int, seat: int, sent: float) -> None:
        """A command was carried out as the n-th step."""
        now = perf_counter()
        self.load.tally.replies.append(now - sent)
        self._sent[n] = seat, sent, now
        self._sent.pop(n - REMEMBERED, None)
        for other, shown in self._shown.pop(n, []):
            self._count(n, other, shown)

    def shown(self, n: int, seat: int, now: float) -> None:
        """A player sees the n-th step."""
        if n in self._sent:
            self._count(n, seat, now)
        else:
            self._shown.setdefault(n, []).append((seat, now))
            self._shown.pop(n - REMEMBERED, None)

    def _count(self, n: int, seat: int, shown: float) -> None:
        author, sent, replied = self._sent[n]
        if seat != author:
            self.load.tally.after_reply.append(shown - replied)
            self.load.tally.shown.append(shown - sent)


class Seat:
    """A player: sees what the socket says and answers what it is asked."""

    def __init__(self, table: Table, number: int) -> None:
        self.table, self.number = table, number
        self.person = table.people[number]
        self._latest = _Message("")
        self._asked: list[_Asked] = []
        self._status = ""
        self._done = 0
        self._answering: asyncio.Task[None] | None = None

    async def follow(self) -> None:
        """Play until the game is over."""
        load = self.table.load
        address = f"ws://{self.person.host}:{self.person.port}{self.table.socket(self.number)}"
        cookie = {"Cookie": self.person.cookie}
        # Browsers send no pings; and however long a server takes to open thousands of sockets, it is waited for.
        opened = connect(
            address, additional_headers=cookie, max_size=None, proxy=None, ping_interval=None, open_timeout=None
        )
        async with opened as pushed:
            load.sockets += 1
            try:
                async for raw in pushed:
                    now = perf_counter()
                    load.tally.messages += 1
                    load.tally.bytes += len(raw)
                    message = MESSAGE.decode(raw)
                    if message.type in {"Presence", "Said", "Ahead"}:
                        continue
                    self._latest = message
                    self.table.shown(self._latest.n, self.number, now)
                    if not self._goes_on():
                        break
                    self._answer_if_asked()
            finally:
                load.sockets -= 1
        if self._answering is not None:  # the push was faster than the reply
            await self._answering

    def _answer_if_asked(self) -> None:
        """First see what the last answer led to, then answer the next question."""
        choices = self._choices()
        if self._answering is None and self._latest.n >= self._done and choices:
            token = self.table.dice.choice(choices)
            self._answering = asyncio.create_task(self._answer(token))

    def _goes_on(self) -> bool:
        """Lay what is new over what was known of the table."""
        told = self._latest.table
        if told is None:
            return False
        self._status = told.status or self._status
        self._asked = self._asked if told.asked is None else told.asked
        return self._status != "over"

    def _choices(self) -> list[str]:
        own = self._latest.own
        if own is None or own.question is None or own.question.seat != self.number:
            return []
        open_ = any(asked.seat == self.number and not asked.sealed for asked in self._asked)
        return [option.token for option in own.question.options or ()] if open_ else []

    async def _answer(self, token: str) -> None:
        table, position = self.table, self._latest.position
        if table.load.think:
            await asyncio.sleep(table.dice.uniform(0, 2 * table.load.think))
        await table.go.wait()
        sent = perf_counter()
        try:
            self._done = await table.do(self.person, "Answer", seat=self.number, position=position, token=token)
            table.replied(self._done, self.number, sent)
        except Refused as refused:
            table.load.tally.refused[str(refused)] += 1
        self._answering = None
        self._answer_if_asked()


# --- phases ------------------------------------------------------------------------------------------


async def measured(load: Load, name: str) -> Phase:
    """One phase, after a moment in which the last one ends."""
    await asyncio.sleep(load.config.warm_up / 2)
    load.tally = Tally(load.config)
    await asyncio.sleep(load.config.seconds)
    return load.tally.phase(name)


async def watched(load: Load, name: str) -> Phase:
    """One phase, while somebody else looks how long a bare request waits (`bench.pause`)."""
    address = (load.config.host, str(load.config.ports[0]))
    command = [sys.executable, "-m", "bench.pause", *address, str(load.config.seconds)]
    await asyncio.sleep(load.config.warm_up / 2)
    watching = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
    phase = await measured(load, name)
    said, _ = await watching.communicate()
    return msgspec.structs.replace(phase, pause=float(said))


async def at_leisure(load: Load, think: float) -> Phase:
    """Everyone thinks for so long on average, after those who think already have answered."""
    longest, load.think = 2 * load.think, think
    if longest > 2 * think:
        await asyncio.sleep(longest)
    return await watched(load, f"{load.config.tables} tables, {think:g} s to think")


async def phases(load: Load) -> Report:
    """Everybody at once, or at their leisure; half of that; a few tables; the same few with readers that never read."""
    config = load.config
    await asyncio.gather(*(table.dealt.wait() for table in load.tables))
    await asyncio.sleep(config.warm_up)
    if config.thinks:
        return Report([await at_leisure(load, think) for think in config.thinks], load.ended)
    full = await measured(load, f"{config.tables} tables, no pause")
    if not config.all_phases:
        return Report([full], load.ended)
    load.think = 2 * config.tables / full.commands
    half = await measured(load, f"{config.tables} tables, about half of that")
    load.think = 0
    load.only(load.tables[: config.few])
    few = await measured(load, f"{config.few} tables, no pause")
    load.only(fresh := load.tables[config.few : 2 * config.few])
    slow = [await fresh[number % config.few].never_read(number // config.few) for number in range(config.slow)]
    begun = perf_counter()
    beside = await measured(load, f"{config.few} others, beside {config.slow} sockets that never read")
    asleep, woken = slow[: config.slow // 2], slow[config.slow // 2 :]
    read = await asyncio.gather(*(read_all(each, QUIET) for each in woken))
    for each in woken:
        each.close()
    left = await still_open(load, len(asleep), begun)
    for each in asleep:
        each.close()
    return Report(
        [full, half, few, beside],
        load.ended,
        slow=config.slow,
        woken=len(woken),
        told=sum(FAREWELL in each for each in read),
        let_go=len(asleep) - left,
        let_go_seconds=perf_counter() - begun,
    )


async def still_open(load: Load, asleep: int, begun: float) -> int:
    """How many of the sockets that never read are still open when all patience is at an end."""
    browser = Browser(load.config.host, load.config.ports[0])
    left = asleep
    while left > 0 and perf_counter() - begun < PATIENCE:
        await asyncio.sleep(1)
        text = (await browser.get("/metrics")).decode()
        known = int(next(line.split()[1] for line in text.splitlines() if line.startswith("tawy_sockets ")))
        left = max(0, known - load.sockets)
    browser.close()
    return left


async def play(config: Config) -> Report:
    """Fill all tables, and measure."""
    load = Load(config)
    tables = [asyncio.create_task(table.play()) for table in load.tables]
    measuring = asyncio.create_task(phases(load))
    await asyncio.wait([*tables, measuring], return_when=asyncio.FIRST_COMPLETED)
    if not measuring.done():  # a table failed: it says why
        next(table for table in tables if table.done()).result()
    for table in tables:
        table.cancel()
    await asyncio.gather(*tables, return_exceptions=True)
    return measuring.result()


async def echoes(config: Config) -> Report:
    """As many posts as there are tables, again and again, to a server that does nothing."""
    tally = Tally(config)
    until = perf_counter() + config.seconds
    command = {"id": "0123456789abcdef", "command": {"type": "Answer", "seat": 0, "position": 100, "token": "4,7"}}

    async def post() -> None:
        browser = Browser(config.host, config.ports[0])
        while (sent := perf_counter()) < until:
            await browser.post("/", command)
            tally.replies.append(perf_counter() - sent)
        browser.close()

    await asyncio.gather(*(post() for _ in range(config.tables)))
    return Report([tally.phase("a bare echo")])


def main() -> None:
    """Measure what the arguments say and print it."""
    config = msgspec.json.decode(sys.argv[1], type=Config)
    gc.disable()  # thousands of sockets: looking through them would be measured as the server's
    with contextlib.suppress(KeyboardInterrupt):
        report = asyncio.run(echoes(config) if config.echo else play(config))
        sys.stdout.buffer.write(msgspec.json.encode(report))


if __name__ == "__main__":
    main()
