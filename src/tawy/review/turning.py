"""Where a game turned: the few moments at which somebody's chance to win changed most, and what it came from."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING, Final

from tawy.kernel.frame import CHANCE
from tawy.review.deciding import rounded
from tawy.review.format import Cause, Chances, Decision, Step, Thing, Turning

if TYPE_CHECKING:
    from tawy.review.pieces import Reviewing

MOST: Final = 5
"""So many are told."""
LEAST: Final = 0.06
"""A smaller change is no turning point."""


def turnings(made: Reviewing, chances: list[Chances], steps: list[Step], decisions: list[Decision]) -> list[Turning]:
    """What changed most, first."""
    by_position = {each.position: each for each in decisions}
    found = [_turning(first, last, chances, steps, by_position) for first, last in _moments(made)]
    found = [each for each in found if abs(each.change) >= LEAST]
    return sorted(found, key=lambda each: (-abs(each.change), each.first))[:MOST]


def _moments(made: Reviewing) -> Iterator[tuple[int, int]]:
    """The positions around what belongs together: draws of chance, a move of one party, answers given together."""
    course = made.course

    def whose(position: int) -> tuple[str, int]:
        g = course.positions[position]
        if g.ask.seat == CHANCE:
            return "chance", CHANCE
        return ("together", position) if g.ask.simultaneous else ("move", made.judge.party(g, g.ask.seat))

    for _, pieces in groupby(course.spans, whose):
        places = list(pieces)
        yield places[0], places[-1] + course.spans[places[-1]]


def _turning(
    first: int, last: int, chances: list[Chances], steps: list[Step], decisions: dict[int, Decision]
) -> Turning:
    before, after = chances[first], chances[last]
    change = [late - early for early, late in zip(before, after, strict=True)]
    party = max(range(len(change)), key=lambda each: abs(change[each]))
    inside = steps[first:last]
    step = max(inside, key=lambda each: abs(each.luck[party] + each.skill[party] + each.rest[party]))
    cause, about = _cause(inside, step, party, change[party], decisions)
    return Turning(
        first=first,
        last=last,
        position=step.position - 1,
        party=party,
        change=rounded(change[party]),
        before=list(map(rounded, before)),
        after=list(map(rounded, after)),
        cause=cause,
        about={"party": party, "before": rounded(before[party]), "after": rounded(after[party]), **about},
    )


def _cause(
    inside: list[Step], step: Step, party: int, change: float, decisions: dict[int, Decision]
) -> tuple[Cause, dict[str, Thing]]:
    """What most of a change came from, in its own direction."""
    sign = 1 if change > 0 else -1
    luck = sign * sum(each.luck[party] for each in inside)
    skill = sign * sum(each.skill[party] for each in inside)
    rest = sign * sum(each.rest[party] for each in inside)
    if luck >= max(skill, rest):
        return ("chance" if step.seat == CHANCE else "reveal"), {}
    if skill >= rest:
        worst = max(
            (decisions[each.position - 1] for each in inside if each.position - 1 in decisions),
            key=lambda each: each.cost,
        )
        about: dict[str, Thing] = {"seat": worst.seat, "chosen": worst.chosen, "better": worst.answers[0].token}
        return "mistake", {**about, "cost": worst.cost, "position": worst.position}
    return "course", {}
