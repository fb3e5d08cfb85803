"""How fast the bots think, question by question, and where the time goes."""

from __future__ import annotations

import cProfile
import pstats
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

import tawy
from tawy.ai.bots import named
from tawy.ai.minds import judge
from tawy.ai.search import Search, Settings
from tawy.games import spec_of
from tawy.kernel.frame import CHANCE

KINDS: Final = (("ankh", 2), ("ankh", 4), ("plagues", 1), ("plagues", 2), ("plagues", 4))
THINKING: Final = Settings(iterations=60)
GAMES: Final = 4
"""Games of medium bots whose positions are thought about."""
EACH: Final = 6
"""Every so many questions one is thought about."""
RARE: Final = 5
"""Kinds of question that were thought about less often are left out."""
PARTS: Final = {
    "ai/search.py": "the tree",
    "ai/tree.py": "the tree",
    "ai/value.py": "weighing",
    "ai/ankh/": "looking",
    "ai/plagues/": "looking",
    "state.py": "copies",
}


def positions(game: str, seats: int) -> Iterator[Any]:
    """Some of the questions to a seat in some games."""
    spec, bot, asked = spec_of(game), named("medium"), 0
    for seed in range(GAMES):
        dice = Random(seed)
        g: Any = spec.new(spec.read_setup({"seats": seats}))
        while (ask := g.ask) is not None:
            if ask.seat == CHANCE:
                g.answer(ask.draw(dice.randrange))
                continue
            asked += 1
            if asked % EACH == 0:
                yield g
            g.answer(bot.choose(spec, g, ask, dice, seconds=60))


def speed(game: str, seats: int) -> Iterator[str]:
    """Iterations a second by kind of question."""
    spec, value, dice = spec_of(game), judge(game), Random(1)
    spent: defaultdict[str, list[float]] = defaultdict(list)
    done: defaultdict[str, int] = defaultdict(int)
    for g in positions(game, seats):
        begun = perf_counter()
        found = Search(spec, value, THINKING, dice).think(spec.redeal(g, g.ask.seat, dice.randrange))
        spent[g.ask.kind].append(perf_counter() - begun)
        done[g.ask.kind] += found.iterations
    for kind, times in sorted(spent.items(), key=lambda each: -sum(each[1])):
        if len(times) >= RARE and done[kind]:
            mean = 1000 * sum(times) / len(times)
            yield f"| {game}, {seats} | {kind} | {len(times)} | {done[kind] / sum(times):,.0f} | {mean:.0f} |"


def shares(game: str, seats: int) -> str:
    """Which parts of Tawy the time is spent in."""
    spec, value, dice = spec_of(game), judge(game), Random(1)
    profile = cProfile.Profile()
    for g in positions(game, seats):
        profile.runcall(Search(spec, value, THINKING, dice).think, g)
    root = str(Path(tawy.__file__).parent)
    spent: defaultdict[str, float] = defaultdict(float)
    for (file, _, _), (_, _, own, _, _) in pstats.Stats(profile).stats.items():  # type: ignore[attr-defined]
        part = next((name for place, name in PARTS.items() if place in file), "the rules")
        spent[part if file.startswith(root) else "Python itself"] += own
    whole = sum(spent.values())
    ordered = sorted(spent.items(), key=lambda each: -each[1])
    return f"{game}, {seats}: " + ", ".join(f"{name} {100 * part / whole:.0f} %" for name, part in ordered) + "."


def section() -> str:
    """Both, for the page."""
    lines = ["| game, seats | question | asked | iterations/s | ms for up to 60 iterations |", "|---|---|--:|--:|--:|"]
    for game, seats in KINDS:
        lines += speed(game, seats)
    return "\n".join([*lines, "", *(f"- {shares(game, seats)}" for game, seats in KINDS)])
