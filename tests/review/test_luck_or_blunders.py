"""A game that dice decided is told apart from one that somebody threw away."""

from __future__ import annotations

from itertools import product
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
from tawy.review.together import Joint, revealed

pytestmark = pytest.mark.long
LUCKY, CARELESS = 0, 1
QUICK = DEPTHS["quick"]
SETTINGS = QUICK.settings
AS_GOOD = 0.02
"""Cards that differ by less, as far as can be known: bots may take either."""


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


def luckiest(judge: Judge, play: Play) -> list[int]:
    """Secret answers of two that are as good as any, as far as each can know, and fall best for the lucky one."""
    position, g = len(play.picks), play.game
    options: list[dict[str, int]] = []
    for _ in range(2):
        options.append({judge.spec.token(g, option): option for option in g.ask.options})
        g = g.clone()
        g.answer(g.ask.options[0])

    def looked(joint: Joint) -> tuple[bool, float]:
        found = revealed(judge, play.game, joint, position, QUICK)
        return all(each.best - each.chosen < AS_GOOD for each in found.judged), found.luck[LUCKY]

    first = revealed(judge, play.game, tuple(next(iter(each.values())) for each in options), position, QUICK)
    good = [
        [by_token[answer.token] for answer in one.answers if one.best - answer.chance <= AS_GOOD]
        for one, by_token in zip(first.judged, options, strict=True)
    ]
    best: Joint = max(product(*good), key=lambda joint: looked(tuple(joint)))
    return list(best)


def reviewed(
    game: str, seed: str, *, dice_are_loaded: bool = False, cards_are_loaded: bool = False, careless_every: int = 0
) -> Review:
    """Two who take what looks best; but dice or cards may be loaded, and one may answer badly every so often."""
    spec = spec_of(game)
    judge, dice, careless = judge_of(spec), Random(seed), Random(f"{seed} slips")
    play = Play(spec, {"seats": 2}, seed)
    cards: list[int] = []
    while (ask := play.ask) is not None:
        if cards_are_loaded and ask.simultaneous:
            cards = cards or luckiest(judge, play)
            pick = cards.pop(0)
        elif ask.seat != CHANCE:
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
    lucky, other = reviewed("plagues", "loaded 2", dice_are_loaded=True).players
    assert (lucky.last, other.last) == (1, 0)
    assert lucky.luck > 0.25
    assert lucky.luck > abs(lucky.rest), "nothing explains more of it"
    assert min(lucky.skill, other.skill) > -0.05, "nobody is blamed"
    assert other.luck == pytest.approx(-lucky.luck, abs=1e-3)


def test_a_game_of_ankh_that_only_secret_cards_decided_was_won_by_luck() -> None:
    found = reviewed("ankh", "reveals 18", cards_are_loaded=True)
    lucky, other = found.players
    assert (lucky.last, other.last) == (1, 0)
    assert lucky.luck > 0.25
    assert other.luck < -0.25
    assert lucky.luck > abs(lucky.rest), "nothing explains more of it"
    assert abs(lucky.skill - other.skill) < 0.05, "neither chose better"
    assert abs(lucky.skill + lucky.gifts) < 0.05, "what they gave each other is nothing on balance"
    assert found.turnings[0].cause == "reveal"


@pytest.mark.parametrize(("game", "seed"), [("plagues", "a"), ("ankh", "a")])
def test_a_game_that_somebody_threw_away_was_not_won_by_luck(game: str, seed: str) -> None:
    other, careless = reviewed(game, seed, careless_every=4).players
    assert (other.last, careless.last) == (1, 0)
    assert other.gifts > max(0.2, other.luck), "what the other gave away"
    assert careless.skill < -0.2
    assert careless.accuracy is not None
    assert other.accuracy is not None
    assert careless.accuracy < other.accuracy
