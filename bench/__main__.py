"""Measure the games and the server, write docs/benchmarks.md, and fail if we lost a fifth against a peer.

``make bench`` compares with bench/baseline.json; ``python -m bench --accept`` makes this run the new baseline, and
``--only games``, ``foresight`` or ``server`` measures one part and leaves the rest of the page as it is.
"""

from __future__ import annotations

import argparse
import gc
import json
import platform
import sys
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from timeit import repeat
from typing import TYPE_CHECKING

from bench import crowd, foresight, server

if TYPE_CHECKING:
    from bench.contenders import Contender

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "benchmarks.md"
BASELINE = ROOT / "bench" / "baseline.json"
PEER = "chess (python-chess)"
PEERS = (PEER, "Catan (Catanatron)")
INTRODUCTION = """\
Made by `make bench`: random play and copies of a mid-game position, one core, plain CPython {python}; median of
{rounds} rounds in which the contenders take turns, a copy timed by the quickest of {tries} tries in each. Set-up is
included in the decisions. The ratios are to python-chess in the same run: compare those, not the seconds of a
machine."""
ROUNDS = 5
SECONDS = 1.5
COPIES = 2000
TRIES = 15
LOSS = 0.8


def decisions_per_second(contender: Contender, round_: int) -> float:
    """Whole random games, set-up included, for a while."""
    rng, decisions = Random(round_), 0
    begun = perf_counter()
    while (spent := perf_counter() - begun) < SECONDS:
        decisions += contender.play_out(rng)
    return decisions / spent


def copy_microseconds(contender: Contender, round_: int) -> float:
    """One copy of a position in the middle of a game: the quickest of some tries, for whatever else runs only adds."""
    copy = contender.mid_game(Random(round_))
    return min(repeat(copy, number=COPIES, repeat=TRIES)) / COPIES * 1e6


def measure() -> dict[str, tuple[float, float]]:
    """Median decisions/s and copy time of each, the contenders taking turns so that noise hits all alike."""
    from bench.contenders import contenders

    entrants = contenders()
    gc.collect()
    gc.freeze()  # the modules of one contender must not slow down the garbage collection of another
    runs: dict[str, list[tuple[float, float]]] = {entrant.name: [] for entrant in entrants}
    for round_ in range(ROUNDS):
        for entrant in entrants:
            runs[entrant.name].append((decisions_per_second(entrant, round_), copy_microseconds(entrant, round_)))
    return {name: (median(run[0] for run in each), median(run[1] for run in each)) for name, each in runs.items()}


def page(results: dict[str, tuple[float, float]]) -> str:
    """The table as it stands in the docs."""
    peer = results[PEER]
    lines = [
        "# Benchmarks",
        "",
        INTRODUCTION.format(python=platform.python_version(), rounds=ROUNDS, tries=TRIES),
        "",
        "| game | decisions/s | times chess | copy, µs | times chess |",
        "|---|--:|--:|--:|--:|",
    ]
    for name, (speed, copy) in results.items():
        lines.append(f"| {name} | {speed:,.0f} | {speed / peer[0]:.2f} | {copy:.2f} | {copy / peer[1]:.2f} |")
    return "\n".join([*lines, "", (ROOT / "bench" / "notes.md").read_text("utf-8")])


def ratios(results: dict[str, tuple[float, float]]) -> dict[str, float]:
    """Our speeds as multiples of the peer's."""
    return {name: round(speed / results[PEER][0], 2) for name, (speed, _) in results.items() if name not in PEERS}


def baseline() -> dict[str, float]:
    """The ratios that were accepted."""
    return dict(json.loads(BASELINE.read_text("utf-8"))) if BASELINE.exists() else {}


def losses(now: dict[str, float]) -> list[str]:
    """Where a ratio to the peer got worse by more than a fifth since the baseline."""
    before = baseline()
    return [f"{name}: {before[name]} times its peer before, {now[name]} now" for name in now
            if name in before and now[name] < LOSS * before[name]]  # fmt: skip


def games() -> tuple[str, dict[str, float]]:
    """The games: their part of the page, and their ratios."""
    results = measure()
    for name, (speed, copy) in results.items():
        print(f"{name:24} {speed:10,.0f} decisions/s {copy:8.2f} µs a copy")
    return page(results), ratios(results)


def under_load() -> tuple[str, dict[str, float]]:
    """The same for the server."""
    measured = server.measure()
    text = server.section(measured)
    print(text)
    return text, server.ratios(measured)


def looking_ahead() -> tuple[str, dict[str, float]]:
    """The same for what options would do; no peer does that."""
    text = foresight.section()
    print(text)
    return text, {}


def written(part: str) -> str:
    """A part of the page as it stands now."""
    text = PAGE.read_text("utf-8") if PAGE.exists() else ""
    text, thousand, tables = text.partition(f"## {crowd.TITLE}\n")
    before, mark, under_load = text.partition(f"## {server.TITLE}\n")
    games, title, ahead = before.partition(f"## {foresight.TITLE}\n")
    parts = {"games": games, "foresight": title + ahead, "server": mark + under_load, "crowd": thousand + tables}
    return parts[part]


def main() -> int:
    """Measure, write, compare."""
    parts = {"games": games, "foresight": looking_ahead, "server": under_load}
    options = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    options.add_argument("--only", choices=parts, help="measure this part alone")
    options.add_argument("--accept", action="store_true", help="make this run the new baseline")
    chosen = options.parse_args()
    texts: dict[str, str] = {}
    found: dict[str, float] = {}
    for name, run in parts.items():
        if chosen.only in {None, name}:
            texts[name], measured = run()
            found |= measured
        else:
            texts[name] = written(name)
    texts["crowd"] = written("crowd")  # which is measured by itself, in pieces
    PAGE.write_text("\n\n".join(text.strip() for text in texts.values() if text) + "\n", "utf-8")
    if chosen.accept:
        BASELINE.write_text(json.dumps(baseline() | found, indent=1) + "\n", "utf-8")
    lost = losses(found)
    for loss in lost:
        print(f"Slower by more than a fifth: {loss}.")
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
