"""Whether one answer is clearly best: several long looks ahead that know no more than the seat."""

from __future__ import annotations

from random import Random
from statistics import mean
from typing import Any, Final

import msgspec

from tawy.ai.bots import SECRETS
from tawy.ai.minds import judge
from tawy.ai.search import Search, Settings, Thoughts
from tawy.kernel.frame import CHANCE
from tawy.kernel.record import Pick
from tawy.kernel.spec import GameSpec
from tawy.puzzles.format import Judged

SHOWN: Final = 4
"""So many answers are kept with what they are worth."""
SURE: Final = 0.75
"""An answer that is given in secret must be meant so often: what wants to be mixed has no best answer."""
REPLIES: Final = 5
"""So many answers of a line are told."""
LINE_ITERATIONS: Final = 60
SKETCHES: Final = 6
"""Moves sketched at every node: judging a position well matters more here than time."""


class Depth(msgspec.Struct, frozen=True):
    """How closely a position is looked at, and how clear an answer has to be."""

    iterations: int
    looks: int
    least_gap: float
    """In every look."""
    mean_gap: float
    """On average over all looks."""


class Verdict(msgspec.Struct, frozen=True):
    """An answer that is clearly best."""

    judged: list[Judged]
    least_gap: float


def look(spec: GameSpec, g: Any, iterations: int, dice: Random) -> Thoughts:
    """One look ahead from what the seat that is asked may know."""
    settings = Settings(iterations=iterations, mixing=iterations * SECRETS, sketches_inside=SKETCHES)
    known = spec.redeal(g, g.ask.seat, dice.randrange)
    return Search(spec, judge(spec.name), settings, dice).think(known)


def verdict(spec: GameSpec, g: Any, depth: Depth, seed: str) -> Verdict | None:
    """The answer that every look finds, by far; None if there is none."""
    chances: dict[int, list[float]] = {}
    best: int | None = None
    gaps = []
    for number in range(depth.looks):
        thoughts = look(spec, g, depth.iterations, Random(f"{seed}:{number}"))  # noqa: S311  a look, not a secret
        first, second = leaders(thoughts)
        if best not in {None, first.pick} or first.chance - second.chance < depth.least_gap:
            return None
        if g.ask.simultaneous and first.visits < SURE * sum(each.visits for each in thoughts.considered):
            return None
        best = first.pick
        gaps.append(first.chance - second.chance)
        for each in thoughts.considered:
            chances.setdefault(each.pick, []).append(each.chance)
    if mean(gaps) < depth.mean_gap:
        return None
    ranked = sorted(chances, key=lambda pick: (pick != best, -mean(chances[pick])))[:SHOWN]
    return Verdict([Judged(spec.token(g, pick), round(mean(chances[pick]), 4)) for pick in ranked], round(min(gaps), 4))


def leaders(thoughts: Thoughts) -> tuple[Any, Any]:
    """The answer that was found, and the best of the others by the chance it gives."""
    first, *others = thoughts.considered
    return first, max(others, key=lambda each: each.chance)


def line(spec: GameSpec, g: Any, answer: str, seed: str) -> list[Pick]:
    """How a look ahead would go on after an answer, in one of the worlds that the seat may be in."""
    dice = Random(f"{seed}:line")  # noqa: S311  a look, not a secret
    world = dealt(spec, g, seed)
    picks = [_answered(spec, world, answer)]
    while (ask := world.ask) is not None and sum(pick.seat != CHANCE for pick in picks) < REPLIES:
        pick = ask.draw(dice.randrange)
        if ask.seat != CHANCE:
            pick = look(spec, world, LINE_ITERATIONS, dice).considered[0].pick
        picks.append(_answered(spec, world, spec.token(world, pick)))
    return picks


def dealt(spec: GameSpec, g: Any, seed: str) -> Any:
    """The world of a line: all that the seat cannot know is dealt by the puzzle's own dice."""
    return spec.redeal(g, g.ask.seat, Random(f"{seed}:world").randrange)  # noqa: S311  nobody's secret


def _answered(spec: GameSpec, world: Any, token: str) -> Pick:
    """An answer by its token, given."""
    ask = world.ask
    option = next(option for option in ask.options if spec.token(world, option) == token)
    world.answer(option)
    return Pick(ask.seat, ask.kind, token)
