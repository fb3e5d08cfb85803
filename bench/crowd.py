"""A thousand tables on one machine, beside the server of an earlier version and a bare echo, in the same run.

``python -m bench.crowd [PART ...]`` measures these parts, some minutes each, keeps them in `bench/crowd.json`, and
writes its section of docs/benchmarks.md from all that are there. ``--against REVISION`` names the earlier version.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

import msgspec

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


def at_leisure(addresses: list[Address], think: float) -> Phase:
    """A thousand tables."""
    report = loaded(*addresses, seconds=SECONDS, tables=TABLES, think=think, warm_up=max(WARM_UP, 2 * think))
    return report.phases[0]


def at_once(addresses: list[Address]) -> Phase:
    """Nobody thinks."""
    return loaded(*addresses, seconds=SECONDS, tables=FULL).phases[0]


def leisure(revision: str) -> Iterator[Row]:
    """Eight seconds to think, before and now."""
    echo = an_echo()
    with on_sqlite() as now:
        yield Row(f"{TABLES:,} tables, {THINK:g} s to think, SQLite", at_leisure(now, THINK), echo)
    with checked_out(revision) as source, on_sqlite(source) as before:
        yield Row(f"the same at {revision}", at_leisure(before, THINK), echo)


def quick(_revision: str) -> Iterator[Row]:
    """Each of the four answers every eight seconds: two seconds to think."""
    echo = an_echo()
    with on_sqlite() as now:
        yield Row(f"{TABLES:,} tables, {QUICK:g} s to think, SQLite", at_leisure(now, QUICK), echo)
    with on_postgres(1) as now:
        yield Row(f"{TABLES:,} tables, {THINK:g} s to think, PostgreSQL", at_leisure(now, THINK), echo)


def few(revision: str) -> Iterator[Row]:
    """A few tables, for what a command costs: that can be told on a busy machine, too."""

    def played(addresses: list[Address]) -> Phase:
        return loaded(*addresses, seconds=SECONDS, tables=FEW, think=1, warm_up=SHORT).phases[0]

    echo = an_echo()
    with on_sqlite() as now:
        yield Row(f"{FEW} tables, 1 s to think, SQLite", played(now), echo)
    with checked_out(revision) as source, on_sqlite(source) as before:
        yield Row(f"the same at {revision}", played(before), echo)
    with on_postgres(1) as now:
        yield Row(f"{FEW} tables, 1 s to think, PostgreSQL", played(now), echo)


def full(revision: str) -> Iterator[Row]:
    """Nobody thinks: before, now, on PostgreSQL by one process and by two."""
    echo = an_echo()
    with on_sqlite() as now:
        yield Row(f"{FULL} tables, no pause, SQLite", at_once(now), echo)
    with checked_out(revision) as source, on_sqlite(source) as before:
        yield Row(f"the same at {revision}", at_once(before), echo)
    for processes in (1, 2):
        with on_postgres(processes) as addresses:
            name = f"{FULL} tables, no pause, PostgreSQL, {processes} process{'es' * (processes > 1)}"
            yield Row(name, at_once(addresses), echo)


PARTS: Final[dict[str, Callable[[str], Iterator[Row]]]] = {"few": few, "leisure": leisure, "quick": quick, "full": full}
LENGTH: Final = "length"

# --- the page ----------------------------------------------------------------------------------------

INTRODUCTION: Final = f"""\
Made by `python -m bench.crowd`, in pieces, on two cores that server, client and PostgreSQL share: {TABLES:,} tables of
four people with a socket each, {SECONDS:.0f} seconds each. Who is asked thinks for {THINK:g} seconds on average, or for
{QUICK:g}, so that each of the four answers about every eight. *longest pause* is the longest that a bare request waited
which a process of its own sent every ten milliseconds. *echoes* is the processor time of a command, all threads and
everything beside the commands included, as a multiple of a bare echo's (Starlette on uvicorn) in the same run; where
nobody thinks, *by speed* is how many echoes are answered in the time of a command."""
HEAD: Final = (
    "| | commands/s | reply ms p50 / p99 / longest | shown ms p50 / p99 | longest pause ms | ms of processor | echoes "
    "| by speed | server busy | client busy | memory MB |"
)


def section(kept: Kept) -> str:
    """The numbers as they stand in the docs."""
    lines = [f"## {TITLE}", "", INTRODUCTION, "", HEAD, "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|"]
    lines += [row(each) for part in PARTS for each in kept.rows.get(part, [])]
    if kept.length:
        (short, few), (long, many) = sorted(kept.length.items())
        said = (
            f"The length of a game: {few:.2f} ms of processor for a command behind step {short}, {many:.2f} ms behind "
            f"step {long:,}, in the same position (`bench/length.py`, without HTTP and sockets)."
        )
        lines += ["", said]
    notes = ROOT / "bench" / "crowd-notes.md"
    return "\n".join([*lines, "", notes.read_text("utf-8") if notes.exists() else ""])


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
    options.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join([*PARTS, LENGTH])}; all without any")
    options.add_argument("--against", default=BEFORE, metavar="REVISION", help="the earlier version")
    chosen = options.parse_args()
    allow_many_files()
    kept = msgspec.json.decode(KEPT.read_bytes(), type=Kept) if KEPT.exists() else Kept()
    for part in chosen.parts or [*PARTS, LENGTH]:
        if part == LENGTH:
            kept.length = length.measure()
        elif part in PARTS:
            kept.rows[part] = []
            for each in PARTS[part](chosen.against):  # one after the other: what is measured is kept
                kept.rows[part].append(each)
                write(kept)
        else:
            sys.exit(f"There is no part {part!r}: choose of {', '.join([*PARTS, LENGTH])}.")
        write(kept)
    print(section(kept))


if __name__ == "__main__":
    main()
