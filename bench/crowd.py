"""A thousand tables on one machine, beside the server of an earlier version and a bare echo, in the same run.

``python -m bench.crowd`` measures every goal, in a quarter of an hour; with parts, only these. What is measured is kept
in `bench/crowd.json`, and the section of docs/benchmarks.md is written from it. ``--against REVISION`` names the
earlier version. The part ``few`` is for a machine that has much else to do: it tells what a command costs.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

import tawy
from bench import length
from bench.measures import Phase
from bench.postgres import postgres, programs
from bench.server import ROOT, SOURCE, Address, allow_many_files, loaded, serving, started

TITLE: Final = "A thousand tables"
KEPT: Final = ROOT / "bench" / "crowd.json"
PAGE: Final = ROOT / "docs" / "benchmarks.md"
BEFORE: Final = "8a4bb71"
"""The last version before this was looked at."""
TABLES: Final = 1000
THINK: Final = 8.0
QUICK: Final = 2.0
"""Seconds to think with which each of the four answers about every eight."""
SECONDS: Final = 20.0
WARM_UP: Final = 16.0
SHORT: Final = 5.0
P99: Final = 50
"""Milliseconds within which 99 of 100 are to be answered ..."""
PAUSE: Final = 100
"""... and that everything may stand still at most."""
ECHOES: Final = 5
"""What a command may cost."""
TENTH: Final = 0.1
SQLITE_BEFORE_AND_TWO: Final = 3
"""Rows before the last of those where nobody thinks."""
FULL: Final = 200
"""Tables where nobody thinks."""
FEW: Final = 60


class Row(msgspec.Struct, frozen=True):
    """One run, and the echo beside it."""

    name: str
    phase: Phase
    echo: Phase

    @property
    def milliseconds(self) -> float:
        """Of processor, for a command."""
        return 1000 * self.phase.server_busy / self.phase.commands

    @property
    def echoes(self) -> float:
        """Of processor: how many echoes a command costs."""
        return self.milliseconds / (1000 * self.echo.server_busy / self.echo.commands)


class Kept(msgspec.Struct):
    """All that was measured, by part."""

    rows: dict[str, list[Row]] = {}
    length: dict[int, float] = {}
    """By step of a table: milliseconds of processor for a command."""
    engine: str = ""
    """Which one ran when anything was last measured: `make native` makes the compiled one."""


@contextmanager
def checked_out(revision: str) -> Iterator[Path]:
    """The sources of an earlier version."""
    with tempfile.TemporaryDirectory(prefix="tawy-bench-") as folder:
        there = f"{folder}/tawy"
        _git("worktree", "add", "--detach", there, revision)
        try:
            yield Path(there) / "src"
        finally:
            _git("worktree", "remove", "--force", there)


def _git(*command: str) -> None:
    subprocess.run(["git", *command], cwd=ROOT, check=True, capture_output=True)  # noqa: S603, S607  our own words


@contextmanager
def on_sqlite(source: Path = SOURCE) -> Iterator[list[Address]]:
    """One server on SQLite."""
    with (
        tempfile.TemporaryDirectory(prefix="tawy-bench-") as folder,
        serving(f"sqlite:///{folder}/tables.db", source) as address,
    ):
        yield [address]


@contextmanager
def on_postgres(processes: int) -> Iterator[list[Address]]:
    """So many servers on one PostgreSQL."""
    found = programs()
    if found is None:
        raise SystemExit("PostgreSQL is not on this machine: measure the other parts.")
    with ExitStack() as stack:
        url = stack.enter_context(postgres(found))
        yield [stack.enter_context(serving(url)) for _ in range(processes)]


def an_echo() -> Phase:
    """The same client, and a server that does nothing."""
    with started("-m", "bench.echo") as address:
        return loaded(address, seconds=SHORT, echo=True).phases[0]


def at_leisure(addresses: list[Address], *thinks: float) -> list[Phase]:
    """A thousand tables whose people think, for so long on average, then for so long."""
    return loaded(*addresses, seconds=SECONDS, tables=TABLES, thinks=thinks, warm_up=WARM_UP).phases


def at_once(addresses: list[Address]) -> Phase:
    """Nobody thinks."""
    return loaded(*addresses, seconds=SECONDS, tables=FULL).phases[0]


def leisure(revision: str, echo: Phase) -> Iterator[Row]:
    """Who is asked thinks for eight seconds, then each of the four answers every eight; and an earlier version."""
    with on_sqlite() as now:
        slow, quick = at_leisure(now, THINK, QUICK)
    yield Row(f"{TABLES:,} tables, {THINK:g} s to think, SQLite", slow, echo)
    yield Row(f"{TABLES:,} tables, {QUICK:g} s to think, SQLite", quick, echo)
    with checked_out(revision) as source, on_sqlite(source) as before:
        yield Row(f"{TABLES:,} tables, {THINK:g} s to think, SQLite, at {revision}", at_leisure(before, THINK)[0], echo)


def shared(_revision: str, echo: Phase) -> Iterator[Row]:
    """The same on PostgreSQL."""
    with on_postgres(1) as now:
        yield Row(f"{TABLES:,} tables, {THINK:g} s to think, PostgreSQL", at_leisure(now, THINK)[0], echo)


def few(revision: str, echo: Phase) -> Iterator[Row]:
    """A few tables, for what a command costs."""

    def played(addresses: list[Address]) -> Phase:
        return loaded(*addresses, seconds=SECONDS, tables=FEW, thinks=(1.0,), warm_up=SHORT).phases[0]

    with on_sqlite() as now:
        yield Row(f"{FEW} tables, 1 s to think, SQLite", played(now), echo)
    with checked_out(revision) as source, on_sqlite(source) as before:
        yield Row(f"{FEW} tables, 1 s to think, SQLite, at {revision}", played(before), echo)
    with on_postgres(1) as now:
        yield Row(f"{FEW} tables, 1 s to think, PostgreSQL", played(now), echo)


def full(revision: str, echo: Phase) -> Iterator[Row]:
    """Nobody thinks: now, before, on PostgreSQL by one process and by two."""
    with on_sqlite() as now:
        yield Row(f"{FULL} tables, no pause, SQLite", at_once(now), echo)
    with checked_out(revision) as source, on_sqlite(source) as before:
        yield Row(f"{FULL} tables, no pause, SQLite, at {revision}", at_once(before), echo)
    for processes in (1, 2):
        with on_postgres(processes) as addresses:
            name = f"{FULL} tables, no pause, PostgreSQL, {processes} process{'es' * (processes > 1)}"
            yield Row(name, at_once(addresses), echo)


PARTS: Final[dict[str, Callable[[str, Phase], Iterator[Row]]]] = {
    "few": few,
    "leisure": leisure,
    "shared": shared,
    "full": full,
}
USUAL: Final = ("leisure", "shared", "full", "length")
"""What is measured if nothing else is wanted."""
LENGTH: Final = "length"

# --- the page ----------------------------------------------------------------------------------------

INTRODUCTION: Final = f"""\
Made by `python -m bench.crowd` on two cores that server, client and PostgreSQL share: {TABLES:,} tables of
four people with a socket each, {SECONDS:.0f} seconds each. Who is asked thinks for {THINK:g} seconds on average, or for
{QUICK:g}, so that each of the four answers about every eight. *longest pause* is the longest that a bare request waited
which a process of its own sent every 25 milliseconds. *echoes* is the processor time of a command, all threads and
everything beside the commands included (also those requests), as a multiple of a bare echo's (Starlette on uvicorn) in
the same run; where nobody thinks, *by speed* is how many echoes are answered in the time of a command."""
HEAD: Final = (
    "| | commands/s | reply ms p50 / p99 / longest | shown ms p50 / p99 | longest pause ms | ms of processor | echoes "
    "| by speed | server busy | client busy | memory MB |"
)


def section(kept: Kept) -> str:
    """The numbers as they stand in the docs."""
    lines = [
        f"## {TITLE}",
        "",
        f"{INTRODUCTION} The engine was {kept.engine or 'not noted'}.",
        "",
        HEAD,
        "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|",
    ]
    lines += [row(each) for part in PARTS for each in kept.rows.get(part, [])]
    if kept.length:
        (short, few), (long, many) = sorted(kept.length.items())
        said = (
            f"The length of a game: {few:.2f} ms of processor for a command behind step {short}, {many:.2f} ms behind "
            f"step {long:,}, in the same position (`bench/length.py`, without HTTP and sockets)."
        )
        lines += ["", said]
    return "\n".join([*lines, "", *judged(kept), ""])


class Goal(NamedTuple):
    """Something that was wanted, and whether it came about."""

    wanted: str
    measured: str
    is_met: bool


def judged(kept: Kept) -> list[str]:
    """Every goal with its figure, as far as it was measured."""
    found = [goal for goal in goals(kept) if goal is not None]
    lines = [f"| {each.wanted} | {each.measured} | {'met' if each.is_met else '**not met**'} |" for each in found]
    return ["| goal | measured | |", "|---|--:|---|", *lines] if lines else []


def goals(kept: Kept) -> Iterator[Goal | None]:
    """What was wanted of a thousand tables; None where it was not measured."""
    leisure, full = kept.rows.get("leisure", []), kept.rows.get("full", [])
    thinking = [*leisure[:2], *kept.rows.get("shared", [])]
    for each in thinking:
        p99, pause = each.phase.reply.p99, each.phase.pause
        yield Goal(f"p99 under {P99} ms: {each.name}", f"{p99:.1f} ms", p99 < P99)
        yield Goal(f"no pause over {PAUSE} ms: {each.name}", f"{pause:.0f} ms", pause <= PAUSE)
    for each in [*leisure[:2], *full[:1]]:
        yield Goal(f"at most {ECHOES} echoes a command: {each.name}", f"{each.echoes:.1f}", each.echoes <= ECHOES)
    if len(full) > SQLITE_BEFORE_AND_TWO:
        sqlite, _, one, two = (each.phase.commands for each in full)
        yield _at_least("PostgreSQL as fast as SQLite, nobody thinking", one / sqlite, 2 / 3)
        yield _at_least("two processes on PostgreSQL as fast as one", two / one, 1.7)
    if kept.length:
        (_, early), (_, late) = sorted(kept.length.items())
        name = "a command behind step 1,000 costs as much as behind step 10, give or take a tenth"
        yield Goal(name, f"{late / early:.2f} times", late / early <= 1 + TENTH)


def _at_least(what: str, measured: float, wanted: float) -> Goal:
    return Goal(f"at least {wanted:.2f} times: {what}", f"{measured:.2f} times", measured >= wanted)


def row(measured: Row) -> str:
    """One run."""
    phase, reply, shown = measured.phase, measured.phase.reply, measured.phase.shown
    thinks = phase.pause > 0
    return (
        f"| {measured.name} | {phase.commands:,.0f} | {reply.p50:.1f} / {reply.p99:.1f} / {reply.longest:.0f} "
        f"| {shown.p50:.1f} / {shown.p99:.1f} | {f'{phase.pause:.0f}' if thinks else ''} "
        f"| {measured.milliseconds:.2f} | {measured.echoes:.1f} "
        f"| {'' if thinks else f'{measured.echo.commands / phase.commands:.1f}'} "
        f"| {phase.server_busy:.0%} | {phase.client_busy:.0%} | {phase.memory:.0f} |"
    )


def write(kept: Kept) -> None:
    """Keep what was measured, and say it on the page."""
    KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")
    before, _, _ = PAGE.read_text("utf-8").partition(f"## {TITLE}\n")
    PAGE.write_text(before.strip() + "\n\n" + section(kept).strip() + "\n", "utf-8")


def main() -> None:
    """Measure what is asked for."""
    options = argparse.ArgumentParser(prog="python -m bench.crowd", description=__doc__)
    options.add_argument(
        "parts", nargs="*", metavar="PART", help=f"of {', '.join([*PARTS, LENGTH])}; all but few without any"
    )
    options.add_argument("--against", default=BEFORE, metavar="REVISION", help="the earlier version")
    chosen = options.parse_args()
    allow_many_files()
    kept = msgspec.json.decode(KEPT.read_bytes(), type=Kept) if KEPT.exists() else Kept()
    echo, kept.engine = an_echo(), tawy.ENGINE
    for part in chosen.parts or USUAL:
        if part == LENGTH:
            kept.length = length.measure()
        elif part in PARTS:
            kept.rows[part] = []
            for each in PARTS[part](chosen.against, echo):  # one after the other: what is measured is kept
                kept.rows[part].append(each)
                write(kept)
        else:
            sys.exit(f"There is no part {part!r}: choose of {', '.join([*PARTS, LENGTH])}.")
        write(kept)
    print(section(kept))


if __name__ == "__main__":
    main()
