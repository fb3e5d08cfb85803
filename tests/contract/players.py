"""Players for random play: they see options only, and know no game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from tawy.kernel.frame import CHANCE, Ask, Game

Player = Callable[[Random, Ask], int]


def uniform(rng: Random, ask: Ask) -> int:
    """Any option; for chance, as likely as it is."""
    return ask.draw(rng.randrange)


def eager(rng: Random, ask: Ask) -> int:
    """Rarely leaves an offer undone: games go further, with more powers, guardians and monuments."""
    if ask.seat == CHANCE:
        return ask.draw(rng.randrange)
    offers = [option for option in ask.options if option >= 0]
    return rng.choice(offers if offers and rng.random() < 0.9 else ask.options)


def play_out(g: Game, rng: Random, player: Player = uniform, look: Callable[[Any], None] | None = None) -> int:
    """Play to the end, looking at every position; how many decisions it took."""
    decisions = 0
    while g.ask is not None:
        if look is not None:
            look(g)
        g.answer(player(rng, g.ask))
        decisions += 1
    if look is not None:
        look(g)
    return decisions
