"""Games with planted blunders, and what an answer costs by a look that has nothing to do with any review.

Hard bots play; at a few moments, drawn in advance, the bot that is asked is made to give any other answer than its own.
A random answer is not always a bad one, and bots err by themselves: so what an answer really cost is asked of several
long searches, each with dice and deals of its own.
"""

from __future__ import annotations

from math import inf
from random import Random
from statistics import mean
from typing import Final

import msgspec

from bench.forecasts import PLAYER
from tawy.ai.bots import SECRETS, named
from tawy.ai.search import Settings
from tawy.games import spec_of
from tawy.kernel.frame import CHANCE
from tawy.kernel.play import Play, start
from tawy.review.judging import judge_of

SEATS: Final = 2
PLANTED: Final = 5
"""Moments in a game."""
EVERY: Final = 25
"""About so many decisions lie between two of them."""
CHOICES: Final = 3
"""Only questions with so many answers or more."""
LOOKS: Final = 4
"""So many searches say what an answer cost."""
LONG: Final = Settings(iterations=120, mixing=120 * SECRETS, sketches=3, settles=4)
"""How each of them looks; secret answers are mixed, others looked at one by one."""


class Planted(msgspec.Struct, frozen=True):
    """An answer that a bot was made to give."""

    position: int
    token: str
    own: str
    harm: float
    """What it cost against the bot's own answer."""


class Planting(msgspec.Struct, frozen=True):
    """A game with planted answers: how to play it again, and what was planted."""

    number: int
    seed: str
    answers: list[str]
    """Of all seats, in order; chance follows from the seed."""
    planted: list[Planted]

    def play(self, game: str) -> Play:
        """The game, played again."""
        play = start(spec_of(game), {"seats": SEATS}, self.seed)
        for token in self.answers:
            play.answer(play.game.ask.seat, token)
        return play


def planting(game: str, name: str, number: int) -> Planting:
    """A game in which a few answers are planted; the same whenever it is played."""
    spec, bot = spec_of(game), named(PLAYER)
    seed = f"{name}:{game}:{number}"
    dice, plan = Random(seed), Random(f"{seed}:plan")
    play = start(spec, {"seats": SEATS}, seed)
    planted: list[Planted] = []
    while (ask := play.ask) is not None:
        known = spec.redeal(play.game, ask.seat, dice.randrange)
        pick = bot.choose(spec, known, ask, dice, seconds=inf)
        if len(ask.options) >= CHOICES and len(planted) < PLANTED and not plan.randrange(EVERY):
            other = plan.choice([option for option in ask.options if option != pick])
            own, token = (spec.token(play.game, each) for each in (pick, other))
            planted.append(Planted(len(play.picks), token, own, harm(play, own, token)))
            pick = other
        play.answer(ask.seat, spec.token(play.game, pick))
    answers = [pick.token for pick in play.picks if pick.seat != CHANCE]
    return Planting(number, seed, answers, planted)


def harm(play: Play, better: str, given: str) -> float:
    """How much less chance to win an answer gives than another, by long searches; below nothing if it gives more."""
    spec, g = play.spec, play.game
    picks = [next(each for each in g.ask.options if spec.token(g, each) == token) for token in (better, given)]
    differences = []
    for number in range(LOOKS):
        one, other = _chances(play, picks, f"harm {play.seed} {len(play.picks)} {number}")
        differences.append(one - other)
    return round(mean(differences), 4)


def _chances(play: Play, picks: list[int], seed: str) -> list[float]:
    """The chance that each answer gives, by one look from what their seat may know."""
    g, judge = play.game, judge_of(play.spec)

    def thought(among: list[int] | None) -> dict[int, float]:
        dice = Random(seed)
        known = play.spec.redeal(g, g.ask.seat, dice.randrange)
        return {each.pick: each.chance for each in judge.think(known, LONG, dice, among).considered}

    if g.ask.simultaneous:
        found = thought(None)
        return [found[pick] for pick in picks]
    return [thought([pick])[pick] for pick in picks]
