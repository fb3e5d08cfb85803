"""Answers that several give at the same moment in secret: battle cards, offers.

Each is judged against what the others may answer, not against what they did: everyone's answers are tried against each
other until nobody would rather have mixed them otherwise (regret matching). What the true answers of the others brought
beyond that is luck.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from tawy.review.deciding import COMPARED, FEW, Judged, rounded, seen_again, with_chance
from tawy.review.depths import Depth
from tawy.review.format import Answer, Chances
from tawy.review.judging import Judge, dice_for, is_begun, mean

Joint = tuple[int, ...]
"""An answer of each, in the order in which they are asked."""


class Revealed(msgspec.Struct, frozen=True):
    """What came of answers given at the same moment."""

    judged: list[Judged]
    """In the order in which they were asked."""
    before: Chances
    """What was to be expected before anyone answered."""
    luck: Chances
    """What the others' answers brought each, against what was to be expected of them."""
    skill: Chances
    """What each one's own answer cost it."""


class _Mix:
    """How one of them mixes its answers."""

    def __init__(self, options: list[int]) -> None:
        self.options = options
        self.regret = [0.0] * len(options)
        self.total = [0.0] * len(options)
        """What each answer brought, over all rounds."""

    def drawn(self, dice: Random) -> int:
        """In proportion to the regret of not having answered so."""
        positive = [max(0.0, regret) for regret in self.regret]
        weights = positive if sum(positive) > 0 else [1.0] * len(positive)
        return dice.choices(self.options, weights)[0]

    def learn(self, brought: list[float], answer: int) -> None:
        """What every answer would have brought against what the others did this time."""
        usual = brought[self.options.index(answer)]
        for place, each in enumerate(brought):
            self.regret[place] += each - usual
            self.total[place] += each


class _Table:
    """Everyone who answers, and what comes of their answers together, by the dice of one look."""

    def __init__(self, judge: Judge, g: Any, moment: tuple[object, ...], samples: int) -> None:
        self._judge, self._g, self._moment, self._samples = judge, g, moment, samples
        self._known: dict[Joint, Chances] = {}
        self.seats: list[int] = []
        self.options: list[list[int]] = []
        copy = g.clone()
        while not self.seats or is_begun(judge.spec, copy):
            self.seats.append(copy.ask.seat)
            self.options.append(copy.ask.options)
            copy.answer(copy.ask.options[0])

    def outcome(self, joint: Joint) -> Chances:
        """Everyone's chance after these answers."""
        known = self._known.get(joint)
        if known is None:
            outlooks = []
            for time in range(self._samples):
                copy = self._g.clone()
                for answer in joint:
                    copy.answer(answer)
                outlooks.append(self._judge.outlook(copy, dice_for(*self._moment, time)))
            known = self._known[joint] = mean(outlooks)
        return known

    def brought(self, joint: Joint, place: int, option: int) -> float:
        """What an answer of one of them brings it, the others answering so."""
        own = self._judge.party(self._g, self.seats[place])
        return self.outcome((*joint[:place], option, *joint[place + 1 :]))[own]

    def against(self, joint: Joint, place: int) -> list[float]:
        """What each of its answers brings it."""
        return [self.brought(joint, place, option) for option in self.options[place]]


def revealed(judge: Judge, g: Any, given: Joint, position: int, depth: Depth) -> Revealed:
    """A moment at which several answer, before the first of them has."""
    table = _Table(judge, g, (position, "together"), depth.samples)
    again = _Table(judge, g, (position, "again"), depth.samples * depth.unsettled_checks)
    mixes = [_Mix(options) for options in table.options]
    dice = dice_for(position, "mix")
    joints: list[Joint] = []
    for _ in range(depth.rounds):
        joint = tuple(mix.drawn(dice) for mix in mixes)
        joints.append(joint)
        for place, mix in enumerate(mixes):
            mix.learn(table.against(joint, place), joint[place])
    before, actual = mean(map(table.outcome, joints)), table.outcome(given)
    luck = [after - expected for after, expected in zip(actual, before, strict=True)]
    skill = [0.0] * len(before)
    found = []
    for place, (mix, seat) in enumerate(zip(mixes, table.seats, strict=True)):
        first = {option: total / depth.rounds for option, total in zip(mix.options, mix.total, strict=True)}
        worth = _compared(again, joints[depth.rounds // 2 :], place, first, given[place])
        one = _judged(judge, g, table, given, place, worth, before)
        found.append(one)
        for party in range(len(before)):
            if judge.party(g, party) == judge.party(g, seat):
                skill[party] = one.chosen - one.best
                luck[party] = actual[party] - one.chosen
    return Revealed(found, before, luck, skill)


def _compared(again: _Table, joints: list[Joint], place: int, first: dict[int, float], chosen: int) -> dict[int, float]:
    """What each answer is worth: the best few and the chosen one by a look of their own, as in `deciding`.

    It is against what the others answered once all had learnt from each other.
    """
    best = sorted(first, key=lambda option: (first[option], option == chosen), reverse=True)[:COMPARED]
    if best[0] == chosen:
        return first
    second = {
        option: sum(again.brought(joint, place, option) for joint in joints) / len(joints)
        for option in sorted({*best, chosen})
    }
    return seen_again(first, second)


def _judged(
    judge: Judge, g: Any, table: _Table, given: Joint, place: int, worth: dict[int, float], usual: Chances
) -> Judged:
    """The answer of one of them, against what the others may answer; beside it, against what they did."""
    options, seat = table.options[place], table.seats[place]
    tokens = _tokens(judge, g, given[:place], options)
    truth = dict(zip(options, table.against(given, place), strict=True))
    chosen = given[place]
    ranked = sorted(options, key=lambda pick: (worth[pick], pick == chosen), reverse=True)
    told = ranked[:FEW] + [chosen] * (chosen not in ranked[:FEW])
    best = worth[ranked[0]]
    return Judged(
        [Answer(tokens[pick], rounded(worth[pick]), rounded(truth[pick])) for pick in told],
        best,
        worth[chosen],
        (max(truth.values()), truth[chosen]),
        with_chance(judge, g, usual, seat, best),
        with_chance(judge, g, usual, seat, worth[chosen]),
    )


def _tokens(judge: Judge, g: Any, earlier: Joint, options: list[int]) -> dict[int, str]:
    """How the answers of one of them are written."""
    copy = g.clone()
    for answer in earlier:
        copy.answer(answer)
    return {option: judge.spec.token(copy, option) for option in options}
