"""What chance drew, against what was to be expected of it."""

from __future__ import annotations

from typing import Any

from tawy.review.depths import Depth
from tawy.review.format import Chances
from tawy.review.judging import Judge, dice_for, mean


def luck(judge: Judge, g: Any, drawn: int, position: int, depth: Depth) -> Chances:
    """What this answer of chance changed for everyone, compared with all that it could have been, as likely as it is.

    Whatever follows is played on by the same dice after each of them, so that they differ by nothing else.
    """
    ask = g.ask
    weights = ask.weights or (1,) * len(ask.options)
    after = {option: _after(judge, g, option, position, depth) for option in ask.options}
    whole = sum(weights)
    expected = [0.0] * judge.size(g)
    for option, weight in zip(ask.options, weights, strict=True):
        for party, chance in enumerate(after[option]):
            expected[party] += chance * weight / whole
    return [chance - usual for chance, usual in zip(after[drawn], expected, strict=True)]


def _after(judge: Judge, g: Any, option: int, position: int, depth: Depth) -> Chances:
    outlooks = []
    for time in range(depth.samples):
        copy = g.clone()
        copy.answer(option)
        outlooks.append(judge.outlook(copy, dice_for(position, "drawn", time)))
    return mean(outlooks)
