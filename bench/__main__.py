"""Measure the games and the server, write docs/benchmarks.md, and fail if we lost a fifth against a peer.

``make bench`` compares with bench/baseline.json; ``python -m bench --accept`` makes this run the new baseline, and
``--only games``, ``foresight`` or ``server`` measures one part and leaves the rest of the page as it is.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from statistics import median

import tawy
from bench import crowd, foresight, server
from bench.contenders import TRIES
from tawy.engine import COMPILED, PLAIN

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "benchmarks.md"
BASELINE = ROOT / "bench" / "baseline.json"
PEER = "chess (python-chess)"
PEER_NAMES = (PEER, "Catan (Catanatron)")
PEERS = "peers"
INTRODUCTION = """\
Made by `make bench`: random play and copies of a mid-game position, one core, CPython {python}; median of {rounds}
rounds in which the engines and the peers take turns, each in a process of its own, by processor time; a copy by the
quickest of {tries} tries. What people decide is counted by itself: in 10 Plagues a third to two thirds of all questions
are chance's. Set-up is included. The ratios are to python-chess in the same run: compare those, not the seconds of a
machine. *Compiled* is the same source ([40](decisions/0040-the-engine-compiled.md))."""
ROUNDS = 5
LOSS = 0.8


def measured(round_: int, engine: str) -> dict[str, list[float]]:
    """A round of ours by an engine, or of the peers; in a process of its own."""
    peers = ["--peers"] if engine == PEERS else []
    environment = os.environ | {"TAWY_ENGINE": PLAIN if engine == PEERS else engine}
    command = [sys.executable, "-m", "bench.contenders", str(round_), *peers]
    done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, check=True)  # noqa: S603
    found: dict[str, list[float]] = json.loads(done.stdout)
    return found if engine == PEERS else {f"{name}, {engine}": figures for name, figures in found.items()}


def measure() -> dict[str, list[float]]:
    """The medians of each, the engines and the peers taking turns so that noise hits all alike."""
    engines = [PLAIN, COMPILED] if tawy.ENGINE == COMPILED else [PLAIN]
    runs: dict[str, list[list[float]]] = {}
    for round_ in range(ROUNDS):
        for engine in (*engines, PEERS):
            for name, figures in measured(round_, engine).items():
                runs.setdefault(name, []).append(figures)
    medians = {name: [median(each) for each in zip(*rounds, strict=True)] for name, rounds in runs.items()}
    ours = sorted((name for name in medians if name not in PEER_NAMES), key=lambda name: name.rsplit(", ", 1)[0])
    return {name: medians[name] for name in (*ours, *PEER_NAMES)}


def page(results: dict[str, list[float]]) -> str:
    """The table as it stands in the docs."""
    peer = results[PEER]
    lines = [
        "# Benchmarks",
        "",
        INTRODUCTION.format(python=platform.python_version(), rounds=ROUNDS, tries=TRIES),
        "",
        "| game, engine | people's decisions/s | times chess | questions/s | copy, µs | times chess | iterations/s |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    for name, (speed, questions, copy, *search) in results.items():
        lines.append(
            f"| {name} | {speed:,.0f} | {speed / peer[0]:.2f} | {questions:,.0f} | {copy:.2f} | {copy / peer[2]:.2f} | "
            f"{f'{search[0]:,.0f}' if search else ''} |"
        )
    return "\n".join([*lines, "", *gains(results), (ROOT / "bench" / "notes.md").read_text("utf-8")])


def gains(results: dict[str, list[float]]) -> list[str]:
    """What compiling brings, where both engines were measured."""
    lines = []
    for name, compiled in results.items():
        plain = results.get(name.replace(COMPILED, PLAIN))
        if name.endswith(COMPILED) and plain:
            times = [compiled[0] / plain[0], plain[2] / compiled[2], compiled[3] / plain[3]]
            lines.append(f"| {name.rsplit(', ', 1)[0]} | " + " | ".join(f"{each:.2f}" for each in times) + " |")
    if not lines:
        return []
    return ["| compiled, times plain | decisions/s | copies/s | iterations/s |", "|---|--:|--:|--:|", *lines, ""]


def ratios(results: dict[str, list[float]]) -> dict[str, float]:
    """Our speeds as multiples of the peer's, by people's decisions."""
    return {name: round(each[0] / results[PEER][0], 2) for name, each in results.items() if name not in PEER_NAMES}


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
    for name, (speed, questions, copy, *search) in results.items():
        thinks = f"{search[0]:9,.0f} iterations/s" if search else ""
        print(f"{name:32} {speed:10,.0f} decisions/s {questions:10,.0f} questions/s {copy:7.2f} µs a copy {thinks}")
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
