"""The whole game of each party: its luck, what its own answers cost, and how well it chose in each part of playing."""

from __future__ import annotations

from math import exp
from typing import Final

from tawy.review.deciding import rounded
from tawy.review.format import Chances, Decision, Phase, Player, Step

STEEP: Final = 4.35
"""How quickly accuracy falls: an answer that costs 16 points of 100 is half as accurate as the best."""
AS_GOOD: Final = 0.005
"""An answer that costs less is as good as the best."""


def players(
    chances: list[Chances], steps: list[Step], decisions: list[Decision], own: list[frozenset[int]]
) -> list[Player]:
    """Everyone; `own` says whose doing the skill of each step is."""
    return [_player(party, chances, steps, decisions, own) for party in range(len(chances[-1]))]


def _player(
    party: int, chances: list[Chances], steps: list[Step], decisions: list[Decision], own: list[frozenset[int]]
) -> Player:
    skills = [(step.skill[party], party in whose) for step, whose in zip(steps, own, strict=True)]
    asked = [each for each in decisions if each.seat == party]
    return Player(
        party=party,
        first=rounded(chances[0][party]),
        last=rounded(chances[-1][party]),
        luck=rounded(sum(step.luck[party] for step in steps)),
        skill=rounded(sum(skill for skill, mine in skills if mine)),
        gifts=rounded(sum(skill for skill, mine in skills if not mine)),
        rest=rounded(sum(step.rest[party] for step in steps)),
        accuracy=round(sum(map(accuracy, asked)) / len(asked), 1) if asked else None,
        phases=[_phase(name, asked) for name in dict.fromkeys(each.phase for each in asked)],
    )


def accuracy(decision: Decision) -> float:
    """How much of what could be kept an answer kept, from 0 to 100."""
    return 100 * exp(-STEEP * decision.cost)


def _phase(name: str, asked: list[Decision]) -> Phase:
    inside = [each for each in asked if each.phase == name]
    best = sum(each.cost < AS_GOOD for each in inside)
    return Phase(name, len(inside), best, rounded(sum(each.cost for each in inside)))
