"""How much one server process carries: a real server, a client in a process of its own, and bare peers beside them."""

from __future__ import annotations

import asyncio
import os
import resource
import subprocess
import sys
import tempfile
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

import msgspec

from bench.measures import Config, Phase, Report
from bench.postgres import postgres, programs
from tawy.games import spec_of
from tawy.server.store import Standing, Step, Store

TITLE: Final = "The server under load"
RATIO: Final = "server, commands to echoes"
TABLES: Final = 200
FEW: Final = 5
SLOW: Final = 20
SECONDS: Final = 20.0
WARM_UP: Final = 5.0
SHORT: Final = 5.0
"""Seconds for the peers."""
ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src"
LONGEST: Final = 600
"""Seconds after which the client is stopped."""
STOPPING: Final = 20
FILES: Final = 20_000
WIDTH: Final = 120
MID_GAME: Final = 100
"""Decisions after which a position is as large as most."""


class Measured(NamedTuple):
    """Everything measured."""

    sqlite: Report
    postgres: Report | None
    echo: Phase
    appends: dict[str, float]
    """A second, of the store alone, by database."""


def measure() -> Measured:
    """The server on SQLite, on PostgreSQL if it is here, and the peers."""
    allow_many_files()
    with tempfile.TemporaryDirectory(prefix="tawy-bench-") as folder:
        with started("-m", "bench.echo") as address:
            echo = loaded(address, seconds=SHORT, echo=True).phases[0]
        appends = {"SQLite": asyncio.run(appends_per_second(f"sqlite:///{folder}/alone.db"))}
        with serving(f"sqlite:///{folder}/tables.db") as address:
            on_sqlite = loaded(address, seconds=SECONDS, all_phases=True)
        found = programs()
        if found is None:
            return Measured(on_sqlite, None, echo, appends)
        with postgres(found) as url, serving(url) as address:
            on_postgres = loaded(address, seconds=SECONDS)
        with postgres(found) as url:
            appends["PostgreSQL"] = asyncio.run(appends_per_second(url))
        return Measured(on_sqlite, on_postgres, echo, appends)


def allow_many_files() -> None:
    """A server and a client with a thousand sockets each."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


class Address(NamedTuple):
    """A process that listens."""

    host: str
    port: int
    process: int


@contextmanager
def started(*command: str, source: Path = SOURCE) -> Iterator[Address]:
    """A process that says in its first line where it listens; it is ended afterwards."""
    process = subprocess.Popen(  # noqa: S603  our own programs
        [sys.executable, *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(source), str(ROOT)])},
    )
    try:
        line = process.stdout.readline() if process.stdout else ""
        host, _, port = line.partition("http://")[2].split()[0].rpartition(":")
        yield Address(host, int(port), process.pid)
    finally:
        process.terminate()
        try:
            process.wait(STOPPING)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def serving(database: str, source: Path = SOURCE) -> Any:
    """Our server on a database."""
    return started(
        *("-m", "tawy.cli", "serve", "--port", "0", "--database", database),
        *("--guests-per-minute", "1000000", "--tables-per-hour", "1000000"),
        source=source,
    )


def loaded(
    *addresses: Address,
    seconds: float,
    all_phases: bool = False,
    echo: bool = False,
    tables: int = TABLES,
    thinks: tuple[float, ...] = (),
    warm_up: float = WARM_UP,
) -> Report:
    """What the client measures."""
    ports, processes = [one.port for one in addresses], [one.process for one in addresses]
    config = Config(
        *(addresses[0].host, ports, processes, tables, FEW, SLOW, seconds, warm_up),
        all_phases=all_phases,
        echo=echo,
        thinks=thinks,
    )
    command = [sys.executable, "-m", "bench.load", msgspec.json.encode(config).decode()]
    done = subprocess.run(command, stdout=subprocess.PIPE, timeout=LONGEST, check=True)  # noqa: S603  ourselves
    return msgspec.json.decode(done.stdout, type=Report)


async def appends_per_second(url: str) -> float:
    """Steps of as many tables at once, each as large as in the middle of a game, into the store alone."""
    store = Store.open(url)
    spec, dice = spec_of("ankh"), Random(1)
    g: Any = spec.new(spec.read_setup({"seats": 4}))
    for _ in range(MID_GAME):
        g.answer(g.ask.draw(dice.randrange))
    people = ("a", "b", "c", "d")
    for person in people:
        await store.add_person(person, person, person, 1)
    standing = Standing("running", MID_GAME, b"s" * 700, spec.dump(g), people, None)
    first = Step(1, 1, None, b"e" * 100, b"t" * 400, spec.mark(g))
    tables = [f"table {number}" for number in range(TABLES)]
    for table in tables:
        await store.create(table, spec.name, spec.rules_version, "a", False, first, standing)  # noqa: FBT003  as it is
    later = msgspec.structs.replace(standing, members=())
    begun, appended = perf_counter(), 0

    async def append(table: str) -> None:
        nonlocal appended
        n = 1
        while perf_counter() < begun + SHORT:
            n += 1
            await store.append(table, msgspec.structs.replace(first, n=n, command=f"a:{n}"), later)
            appended += 1

    await asyncio.gather(*map(append, tables))
    spent = perf_counter() - begun
    await store.close()
    return appended / spent


# --- the page ----------------------------------------------------------------------------------------

INTRODUCTION: Final = f"""\
One server process on loopback, and a client in another: {TABLES} tables of four people, half of them Ankh and half
10 Plagues, a session and a socket for each of the {4 * TABLES} people. Everyone answers anything legal as soon as the
socket says so. With no pause there is always a command under way at every table, so the latencies are mostly waiting in
line. {SECONDS:.0f} seconds each. *shown* is from the command to the push at another player, *after the reply* the part
of it after the reply (below zero: before it). Pushes are counted before compression."""
HEAD: Final = (
    "| on SQLite | commands/s | reply ms p50 / p95 / p99 | shown ms p50 / p99 | after the reply ms p50 / p99 "
    "| pushes/s | kB/s | server busy | client busy | memory MB (peak) |"
)


def section(measured: Measured) -> str:
    """The numbers as they stand in the docs."""
    full, sqlite = measured.sqlite.phases[0], measured.sqlite
    lines = [
        f"## {TITLE}",
        "",
        INTRODUCTION,
        "",
        HEAD,
        "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|",
        *(row(phase, phase.name) for phase in sqlite.phases),
    ]
    if measured.postgres is not None:
        lines.append(row(measured.postgres.phases[0], f"on PostgreSQL: {TABLES} tables, no pause"))
    half, calm, beside = sqlite.phases[1:]
    stored = ", ".join(f"{speed:,.0f} steps/s on {name}" for name, speed in measured.appends.items())
    peers = (
        f"A bare echo (Starlette on uvicorn, POST, the same client): {measured.echo.commands:,.0f}/s, so that a "
        f"command costs as much as {measured.echo.commands / full.commands:.1f} echoes. The store alone: {stored}; the "
        f"server uses {full.commands / measured.appends['SQLite']:.0%} of what SQLite could take."
    )
    slow = (
        f"Slow readers: {sqlite.slow} sockets never read while their tables went on. The server grew by "
        f"{beside.memory - calm.memory:.1f} MB in that time (by {calm.memory - half.memory:.1f} MB in the one before); "
        f"the others' middle reply took {beside.reply.p50:.1f} ms instead of {calm.reply.p50:.1f}. Of {sqlite.woken} "
        f"that began to read again, {sqlite.told} were told that they had been too slow; of the others, the server had "
        f"let go {sqlite.let_go} after {sqlite.let_go_seconds:.0f} s."
    )
    lines += ["", *textwrap.wrap(peers, WIDTH), "", *textwrap.wrap(slow, WIDTH), ""]
    if any(phase.refused for phase in sqlite.phases):
        lines += [f"Refused: {[phase.refused for phase in sqlite.phases]}", ""]
    return "\n".join(lines)


def row(phase: Phase, name: str) -> str:
    """One phase."""
    reply, shown, after = phase.reply, phase.shown, phase.after_reply
    return (
        f"| {name} | {phase.commands:,.0f} | {reply.p50:.1f} / {reply.p95:.1f} / {reply.p99:.1f} "
        f"| {shown.p50:.1f} / {shown.p99:.1f} | {after.p50:.1f} / {after.p99:.1f} "
        f"| {phase.messages:,.0f} | {phase.kilobytes:,.0f} | {phase.server_busy:.0%} | {phase.client_busy:.0%} "
        f"| {phase.memory:.0f} ({phase.peak:.0f}) |"
    )


def ratios(measured: Measured) -> dict[str, float]:
    """Our speed as a multiple of the peer's."""
    return {RATIO: round(measured.sqlite.phases[0].commands / measured.echo.commands, 3)}
