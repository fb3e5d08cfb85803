"""Answers that several give at the same moment in secret: battle cards, offers.

Each is judged against what the others may answer, not against what they did: everyone's answers are tried against each
other until nobody would rather have mixed them otherwise (regret matching). What the true answers of the others brought
beyond that is luck.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from tawy.review.deciding import FEW, Judged, rounded, with_chance
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
    """Everyone who answers, and what comes of their answers together."""

    def __init__(self, judge: Judge, g: Any, position: int, depth: Depth) -> None:
        self._judge, self._g, self._position, self._depth = judge, g, position, depth
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
            for time in range(self._depth.samples):
                copy = self._g.clone()
                for answer in joint:
                    copy.answer(answer)
                outlooks.append(self._judge.outlook(copy, dice_for(self._position, "together", time)))
            known = self._known[joint] = mean(outlooks)
        return known

    def against(self, joint: Joint, place: int) -> list[float]:
        """What each answer of one of them brings it, the others answering so."""
        own = self._judge.party(self._g, self.seats[place])
        options = self.options[place]
        return [self.outcome((*joint[:place], option, *joint[place + 1 :]))[own] for option in options]


def revealed(judge: Judge, g: Any, given: Joint, position: int, depth: Depth) -> Revealed:
    """A moment at which several answer, before the first of them has."""
    table = _Table(judge, g, position, depth)
    mixes = [_Mix(options) for options in table.options]
    dice = dice_for(position, "mix")
    usual: list[Chances] = []
    for _ in range(depth.rounds):
        joint = tuple(mix.drawn(dice) for mix in mixes)
        usual.append(table.outcome(joint))
        for place, mix in enumerate(mixes):
            mix.learn(table.against(joint, place), joint[place])
    before, actual = mean(usual), table.outcome(given)
    luck = [after - expected for after, expected in zip(actual, before, strict=True)]
    skill = [0.0] * len(before)
    found = []
    for place, (mix, seat) in enumerate(zip(mixes, table.seats, strict=True)):
        worth = [total / depth.rounds for total in mix.total]
        one = _judged(judge, g, table, given, place, worth, before)
        found.append(one)
        for party in range(len(before)):
            if judge.party(g, party) == judge.party(g, seat):
                skill[party] = one.chosen - one.best
                luck[party] = actual[party] - one.chosen
    return Revealed(found, before, luck, skill)


def _judged(
    judge: Judge, g: Any, table: _Table, given: Joint, place: int, worth: list[float], usual: Chances
) -> Judged:
    """The answer of one of them, against what the others may answer; beside it, against what they did."""
    options, seat = table.options[place], table.seats[place]
    tokens = _tokens(judge, g, given[:place], options)
    truth = dict(zip(options, table.against(given, place), strict=True))
    by_option = dict(zip(options, worth, strict=True))
    chosen = given[place]
    ranked = sorted(options, key=lambda pick: (by_option[pick], pick == chosen), reverse=True)
    told = ranked[:FEW] + [chosen] * (chosen not in ranked[:FEW])
    best = by_option[ranked[0]]
    return Judged(
        [Answer(tokens[pick], rounded(by_option[pick]), rounded(truth[pick])) for pick in told],
        best,
        by_option[chosen],
        (max(truth.values()), truth[chosen]),
        with_chance(judge, g, usual, seat, best),
        with_chance(judge, g, usual, seat, by_option[chosen]),
    )


def _tokens(judge: Judge, g: Any, earlier: Joint, options: list[int]) -> dict[int, str]:
    """How the answers of one of them are written."""
    copy = g.clone()
    for answer in earlier:
        copy.answer(answer)
    return {option: judge.spec.token(copy, option) for option in options}
