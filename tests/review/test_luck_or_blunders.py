"""A game that dice decided is told apart from one that somebody threw away."""

from __future__ import annotations

from random import Random

import pytest

from tawy.games import spec_of
from tawy.kernel.frame import CHANCE
from tawy.kernel.play import Play
from tawy.kernel.record import Pick
from tawy.review.assembling import review
from tawy.review.depths import DEPTHS
from tawy.review.format import Review
from tawy.review.judging import Judge, judge_of
from tawy.review.pieces import Reviewing

LUCKY, CARELESS = 0, 1
SETTINGS = DEPTHS["quick"].settings


def best_or_worst(judge: Judge, play: Play, dice: Random, *, worst: bool) -> int:
    """The answer that a look from what the seat knows likes most, or least."""
    g = play.game
    found = judge.think(judge.spec.redeal(g, g.ask.seat, dice.randrange), SETTINGS, dice).considered
    return min(found, key=lambda each: each.chance).pick if worst else found[0].pick


def loaded(judge: Judge, play: Play) -> int:
    """The draw of chance that is best for the lucky one."""

    def chance(option: int) -> float:
        copy = play.game.clone()
        copy.answer(option)
        return judge.outlook(copy, Random(0))[LUCKY]

    options: list[int] = play.game.ask.options
    return max(options, key=chance)


def reviewed(game: str, seed: str, *, dice_are_loaded: bool = False, careless_every: int = 0) -> Review:
    """Two who take what looks best; but dice may be loaded, and one may answer badly every so many decisions."""
    spec = spec_of(game)
    judge, dice, careless = judge_of(spec), Random(seed), Random(f"{seed} slips")
    play = Play(spec, {"seats": 2}, seed)
    while (ask := play.ask) is not None:
        if ask.seat != CHANCE:
            slips = careless_every and ask.seat == CARELESS and not ask.simultaneous
            pick = best_or_worst(judge, play, dice, worst=bool(slips) and not careless.randrange(careless_every))
        elif dice_are_loaded:
            pick = loaded(judge, play)
        else:
            play.roll()
            continue
        play.repeat(Pick(ask.seat, ask.kind, spec.token(play.game, pick)))
    made = Reviewing(play, "quick")
    for _ in made.work():
        pass
    return review(made)


def test_a_game_of_10_plagues_that_only_dice_decided_was_won_by_luck() -> None:
    lucky, other = reviewed("plagues", "loaded", dice_are_loaded=True).players
    assert (lucky.last, other.last) == (1, 0)
    assert lucky.luck > 0.25
    assert lucky.luck > 2 * abs(lucky.rest)
    assert min(lucky.skill, other.skill) > -0.05, "nobody is blamed"
    assert other.luck == pytest.approx(-lucky.luck, abs=1e-3)


@pytest.mark.parametrize(("game", "seed"), [("plagues", "a"), ("ankh", "a")])
def test_a_game_that_somebody_threw_away_was_not_won_by_luck(game: str, seed: str) -> None:
    other, careless = reviewed(game, seed, careless_every=4).players
    assert (other.last, careless.last) == (1, 0)
    assert other.gifts > max(0.2, other.luck), "what the other gave away"
    assert careless.skill < -0.2
    assert careless.accuracy is not None
    assert other.accuracy is not None
    assert careless.accuracy < other.accuracy
