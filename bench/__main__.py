"""Measure all contenders in turns, write docs/benchmarks.md, and fail if we lost a fifth against a peer.

``make bench`` compares with bench/baseline.json; ``python -m bench --accept`` makes this run the new baseline.
"""

from __future__ import annotations

import gc
import json
import platform
import sys
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from bench.contenders import Contender, contenders

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "benchmarks.md"
BASELINE = ROOT / "bench" / "baseline.json"
PEER = "chess (python-chess)"
PEERS = (PEER, "Catan (Catanatron)")
INTRODUCTION = """\
Made by `make bench`: random play and copies of a mid-game position, one core, plain CPython {python}; median of
{rounds} rounds in which the contenders take turns. Set-up is included in the decisions. The ratios are to
python-chess in the same run: compare those, not the seconds of a machine."""
ROUNDS = 5
SECONDS = 1.5
COPIES = 3000
LOSS = 0.8


def decisions_per_second(contender: Contender, round_: int) -> float:
    """Whole random games, set-up included, for a while."""
    rng, decisions = Random(round_), 0
    begun = perf_counter()
    while (spent := perf_counter() - begun) < SECONDS:
        decisions += contender.play_out(rng)
    return decisions / spent


def copy_microseconds(contender: Contender, round_: int) -> float:
    """One copy of a position in the middle of a game."""
    copy = contender.mid_game(Random(round_))
    begun = perf_counter()
    for _ in range(COPIES):
        copy()
    return (perf_counter() - begun) / COPIES * 1e6


def measure() -> dict[str, tuple[float, float]]:
    """Median decisions/s and copy time of each, the contenders taking turns so that noise hits all alike."""
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
        INTRODUCTION.format(python=platform.python_version(), rounds=ROUNDS),
        "",
        "| game | decisions/s | times chess | copy, µs | times chess |",
        "|---|--:|--:|--:|--:|",
    ]
    for name, (speed, copy) in results.items():
        lines.append(f"| {name} | {speed:,.0f} | {speed / peer[0]:.2f} | {copy:.2f} | {copy / peer[1]:.2f} |")
    return "\n".join([*lines, "", (ROOT / "bench" / "notes.md").read_text("utf-8")])


def losses(results: dict[str, tuple[float, float]]) -> list[str]:
    """Where a ratio to the peer got worse by more than a fifth since the baseline."""
    if not BASELINE.exists():
        return []
    before = json.loads(BASELINE.read_text("utf-8"))
    now = ratios(results)
    return [f"{name}: {before[name]:.2f} times chess before, {now[name]:.2f} now" for name in now
            if name in before and now[name] < LOSS * before[name]]  # fmt: skip


def ratios(results: dict[str, tuple[float, float]]) -> dict[str, float]:
    """Our speeds as multiples of the peer's."""
    return {name: round(speed / results[PEER][0], 2) for name, (speed, _) in results.items() if name not in PEERS}


def main() -> int:
    """Measure, write, compare."""
    results = measure()
    PAGE.write_text(page(results), "utf-8")
    for name, (speed, copy) in results.items():
        print(f"{name:24} {speed:10,.0f} decisions/s {copy:8.2f} µs a copy")
    if "--accept" in sys.argv:
        BASELINE.write_text(json.dumps(ratios(results), indent=1) + "\n", "utf-8")
    lost = losses(results)
    for loss in lost:
        print(f"Slower by more than a fifth: {loss}.")
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
