"""One decision judged: what its answers were worth to who was asked, from what its seat knew then."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any, Final

import msgspec

from tawy.ai.search import Considered, Settings
from tawy.review.depths import Depth
from tawy.review.format import Answer, Chances
from tawy.review.judging import Judge, dice_for, is_open, mean

FEW: Final = 4
"""So many of the best answers are told."""
COMPARED: Final = 2
"""So many of the best answers are compared with the chosen one."""

DOUBTED: Final = 0.02
"""An answer that seems to have cost so much is looked at once more before that is said."""


class Judged(msgspec.Struct, frozen=True):
    """What came of it."""

    answers: list[Answer]
    """The best first; the chosen one is among them."""
    best: float
    """The chance of who was asked by the best answer."""
    chosen: float
    """And by the one that was given."""
    truths: tuple[float, float] | None
    """The same two with everything laid open; None where nothing was hidden."""
    before: Chances
    """Everyone's chance with the best answer."""
    after: Chances
    """Everyone's chance with the chosen one, as far as could be known."""


def judged(judge: Judge, g: Any, chosen: int, position: int, depth: Depth) -> Judged:
    """The question that a seat is asked here, answered so."""
    spec, seat = judge.spec, g.ask.seat
    worth = _compared(judge, g, chosen, depth, position, knowing=False)
    ranked = sorted(worth, key=lambda pick: (worth[pick], pick == chosen), reverse=True)
    told = ranked[:FEW] + [chosen] * (chosen not in ranked[:FEW])
    truth = {} if is_open(spec, g, seat) else _compared(judge, g, chosen, depth, position, knowing=True)
    answers = [Answer(spec.token(g, pick), rounded(worth[pick]), _maybe(truth.get(pick))) for pick in told]
    truths = (max(truth.values()), truth[chosen]) if truth else None
    base = _base(judge, g, position, depth)
    best = worth[ranked[0]]
    return Judged(
        answers,
        best,
        worth[chosen],
        truths,
        with_chance(judge, g, base, seat, best),
        with_chance(judge, g, base, seat, worth[chosen]),
    )


def _compared(judge: Judge, g: Any, chosen: int, depth: Depth, position: int, *, knowing: bool) -> dict[int, float]:
    """What each answer is worth: all are looked at, then the best few and the chosen one by themselves.

    The second look has dice and deals of its own: of many answers the best at first sight is often only the luckiest.
    Where that one finds fault, a third and longer one has the last word.
    """
    unsettled = judge.unsettled(g)
    settings = msgspec.structs.replace(depth.settings, redeals=not knowing)
    first = _looked(judge, g, settings, (position, "look", knowing), depth.looks if unsettled else 1, None)
    best = list(first)[:COMPARED]
    if best[0] != chosen:
        settings = msgspec.structs.replace(settings, sketches=depth.check_sketches, iterations=depth.check_iterations)
        checks = depth.unsettled_checks if unsettled else depth.checks
        among = sorted({*best, chosen})
        second = _looked(judge, g, settings, (position, "check", knowing), checks, among)
        if max(second.values()) - second[chosen] >= DOUBTED:
            second = _looked(judge, g, settings, (position, "again", knowing), depth.confirms, among)
    else:
        second = {chosen: first[chosen]}
    return seen_again(first, second)


def seen_again(first: dict[int, float], second: dict[int, float]) -> dict[int, float]:
    """What answers are worth: what was looked at again counts as seen then, and nothing else is better than that.

    >>> seen_again({1: 0.5, 2: 0.25, 3: 0.125}, {1: 0.25, 3: 0.25})
    {1: 0.25, 2: 0.25, 3: 0.25}
    """
    most = max(second.values())
    return {pick: min(chance, most) for pick, chance in first.items()} | second


def _looked(
    judge: Judge, g: Any, settings: Settings, moment: tuple[object, ...], times: int, among: Sequence[int] | None
) -> dict[int, float]:
    """The chance that each answer gives, over several looks, each with secrets dealt anew unless they are open.

    The most promising first: the one that was looked at most, of those looked at alike the one that gives most.
    """
    found: dict[int, list[Considered]] = {}
    for time, some in product(range(times), _apart(g, settings, among)):
        dice = dice_for(*moment, time)
        known = judge.spec.redeal(g, g.ask.seat, dice.randrange) if settings.redeals else g.clone()
        for each in judge.think(known, settings, dice, some).considered:
            if among is None or each.pick in among:
                found.setdefault(each.pick, []).append(each)
    visits = {pick: sum(each.visits for each in looks) for pick, looks in found.items()}
    chances = {pick: sum(each.chance for each in looks) / len(looks) for pick, looks in found.items()}
    order = sorted(found, key=lambda pick: (visits[pick], chances[pick]), reverse=True)
    return {pick: chances[pick] for pick in order}


def _apart(g: Any, settings: Settings, among: Sequence[int] | None) -> Sequence[Sequence[int] | None]:
    """Which answers share a look.

    A search goes where it is good and hardly looks at the rest: of a few answers, each has one of its own, with the
    same dice. What is only sketched is looked at alike, and of what is answered in secret all is mixed together.
    """
    if among is None or g.ask.simultaneous or not settings.iterations:
        return [among]
    return [[pick] for pick in among]


def _base(judge: Judge, g: Any, position: int, depth: Depth) -> Chances:
    """How the others' chances stand to each other."""
    outlooks = []
    for time in range(depth.samples if judge.unsettled(g) else 1):
        dice = dice_for(position, "base", time)
        outlooks.append(judge.outlook(judge.spec.redeal(g, g.ask.seat, dice.randrange), dice))
    return mean(outlooks)


def with_chance(judge: Judge, g: Any, base: Chances, seat: int, chance: float) -> Chances:
    """Everyone's chances if a seat has this one: the others share what it leaves them as they did."""
    own = judge.party(g, seat)
    others = 1 - base[own]
    left = (1 - chance) / others if others > 0 else 0.0
    return [chance if judge.party(g, party) == own else each * left for party, each in enumerate(base)]


def rounded(chance: float) -> float:
    """A chance as it is told."""
    return round(chance, 4)


def _maybe(chance: float | None) -> float | None:
    return None if chance is None else rounded(chance)
