"""Players of every level, at tables of every game."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from tawy.ai.bots import LEVELS, Bot, RandomBot, _by_whim
from tawy.ai.search import Considered
from tawy.games import games, spec_of
from tawy.kernel.frame import CHANCE, Ask
from tawy.kernel.play import Play, start
from tawy.kernel.refusal import Refused

ANKH = spec_of("ankh")


def asked(*options: int, seat: int = 0, weights: tuple[int, ...] = ()) -> Ask:
    return Ask("a question", seat, list(options), weights=weights)


def played(game: str, player: Bot, seed: str) -> Play:
    """A whole game in which every seat has the same player."""
    spec = spec_of(game)
    play, dice = start(spec, {"seats": 2}, seed), Random(seed)
    while (ask := play.ask) is not None:
        known = spec.redeal(play.game, ask.seat, dice.randrange)
        before = spec.mark(known)
        option = player.choose(spec, known, ask, dice, seconds=0.01)
        assert option in ask.options
        assert spec.mark(known) == before
        play.answer(ask.seat, spec.token(play.game, option))
    return play


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("level", LEVELS)
def test_a_player_takes_legal_options_to_the_end_and_leaves_the_game_as_it_is(game: str, level: str) -> None:
    play = played(game, LEVELS[level](), "whole")
    assert play.spec.result(play.game) is not None


@pytest.mark.parametrize("game", games())
def test_the_same_dice_play_the_same_game(game: str) -> None:
    player = RandomBot()
    assert played(game, player, "same").picks == played(game, player, "same").picks
    assert played(game, player, "same").picks != played(game, player, "other").picks


def test_the_random_player_takes_every_option_as_often() -> None:
    taken = picks(asked(4, 7, 9))
    assert taken.keys() == {4, 7, 9}
    assert min(taken.values()) > 900


def test_for_chance_the_random_player_draws_by_weight() -> None:
    taken = picks(asked(1, 2, seat=CHANCE, weights=(1, 9)))
    assert 200 < taken[1] < 400


def picks(ask: Ask) -> Counter[int]:
    dice, game = Random(1), Any
    return Counter(RandomBot().choose(ANKH, game, ask, dice, seconds=0) for _ in range(3000))


def test_every_game_is_known_by_its_name() -> None:
    assert {name: game.spec.name for name, game in games().items()} == {"ankh": "ankh", "plagues": "plagues"}
    with pytest.raises(Refused, match=r"This Tawy does not know the game 'chess': it plays ankh, plagues\."):
        spec_of("chess")


def test_whims_are_as_small_when_the_game_is_lost() -> None:
    """To who has no chance left all answers would be alike, if whims went by the chance to win."""
    best, worse = Considered(0, 9, 0.001, 0.8), Considered(1, 1, 0.0005, 0.3)
    dice = Random(2)
    assert {_by_whim([best, worse], 0.02, dice) for _ in range(200)} == {0}
    near = Considered(2, 3, 0.001, 0.79)
    assert {_by_whim([best, near], 0.02, dice) for _ in range(200)} == {0, 2}
