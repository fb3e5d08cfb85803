"""Try it: another answer at a decision of a finished game, and how bots go on from there.

It goes on from the true position, with the secrets there were; each bot knows only what its seat may, and chance is
drawn anew. Dice depend on the position and the answer alone, so the same try always comes out the same.
"""

from __future__ import annotations

from math import inf
from typing import Any, Final

import msgspec

from tawy.ai.bots import named
from tawy.kernel.frame import CHANCE
from tawy.kernel.record import Pick
from tawy.kernel.refusal import Refused
from tawy.kernel.spec import GameSpec
from tawy.review.assembling import nobody
from tawy.review.deciding import rounded
from tawy.review.format import Chances
from tawy.review.judging import Judge, dice_for, mean
from tawy.review.pieces import Course

PLAYER: Final = "hard"
"""Who goes on for everyone."""
LEAST: Final = 12
"""So many picks are shown at least, if the game has as many; then on until things have stopped happening ..."""
MOST: Final = 40
"""... but no more than these."""
SAMPLES: Final = 12
"""How often the position at the end is judged where it is in the middle of things."""


class Attempt(msgspec.Struct, frozen=True):
    """What came of it."""

    picks: list[Pick]
    """The answer that was tried, and what bots and chance answered after it."""
    after: Chances
    """Everyone's chance to win at the end of that, with everything known."""
    nobody: float
    """The chance that nobody wins there."""
    over: bool
    """The game ended there."""


def attempt(course: Course, judge: Judge, position: int, token: str) -> Attempt:
    """A decision of the game answered otherwise; refused where nobody decides, or with what is no answer."""
    spec = judge.spec
    if not 0 <= position < len(course.picks) or course.positions[position].ask.seat == CHANCE:
        raise Refused("Nobody decides anything at this position: choose another one.")
    g = course.positions[position].clone()
    options = {spec.token(g, option): option for option in g.ask.options}
    if token not in options:
        raise Refused(f"{token!r} is not an answer to the question {g.ask.kind!r}.")
    picks = [_given(spec, g, options[token])]
    while g.ask is not None and len(picks) < MOST and not (len(picks) >= LEAST and _at_rest(judge, g)):
        picks.append(_given(spec, g, _chosen(spec, g, (position, token, len(picks)))))
    dice = [dice_for("after", position, token, time) for time in range(SAMPLES if g.ask and judge.unsettled(g) else 1)]
    after = mean(judge.outlook(g.clone(), each) for each in dice)
    return Attempt(picks, list(map(rounded, after)), nobody(judge, g, after), g.ask is None)


def _at_rest(judge: Judge, g: Any) -> bool:
    """Somebody alone is asked, and nothing is in the middle of happening."""
    return g.ask.seat != CHANCE and not g.ask.simultaneous and not judge.unsettled(g)


def _chosen(spec: GameSpec, g: Any, moment: tuple[object, ...]) -> int:
    """What chance draws, or a bot takes from what its seat knows."""
    dice = dice_for("try", *moment)
    if g.ask.seat == CHANCE:
        return int(g.ask.draw(dice.randrange))
    known = spec.redeal(g, g.ask.seat, dice.randrange)
    return named(PLAYER).choose(spec, known, known.ask, dice, seconds=inf)


def _given(spec: GameSpec, g: Any, option: int) -> Pick:
    pick = Pick(g.ask.seat, g.ask.kind, spec.token(g, option))
    g.answer(option)
    return pick
