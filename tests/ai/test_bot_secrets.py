"""No level reads a secret: what a bot answers is a function of what its seat may see."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tawy.ai.bots import LEVELS, named
from tawy.games import games, spec_of
from tawy.kernel.frame import CHANCE

BOTS = ["random", "gentle", "easy", "medium", "hard@6", "expert@12"]
OTHER_DEALS = 3


def positions(game: str, seats: int, seed: int) -> Iterator[tuple[Any, Any]]:
    """A random game at every question to a seat that cannot know everything, with its spec."""
    spec, dice = spec_of(game), Random(seed)
    g: Any = spec.new(spec.read_setup({"seats": seats}))
    while (ask := g.ask) is not None:
        if ask.seat != CHANCE and differently(spec, g, ask.seat):
            yield spec, g
        g.answer(ask.draw(dice.randrange))


def differently(spec: Any, g: Any, seat: int) -> list[Any]:
    """The same position with other secrets: all that the seat cannot know dealt anew."""
    deals = [spec.redeal(g, seat, Random(deal).randrange) for deal in range(OTHER_DEALS)]
    return [deal for deal in deals if spec.dump(deal) != spec.dump(g)]


def answer(bot: str, spec: Any, g: Any) -> int:
    """As every table lets a bot answer: on a redealt copy, with dice of its own."""
    ask = g.ask
    known = spec.redeal(g, ask.seat, Random("deal").randrange)
    return named(bot).choose(spec, known, known.ask, Random("bot"), seconds=60)


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("game", "seats"), [("ankh", 3), ("plagues", 4)])
def test_other_secrets_do_not_change_an_answer(game: str, seats: int, bot: str) -> None:
    compared = 0
    for seed in range(40):
        for spec, g in positions(game, seats, seed):
            given = answer(bot, spec, g)
            for other in differently(spec, g, g.ask.seat):
                assert answer(bot, spec, other) == given
                compared += 1
            if compared >= 25:
                return
    pytest.fail("too few positions with secrets were found")


def test_every_level_is_looked_at() -> None:
    assert [bot.split("@")[0] for bot in BOTS] == list(LEVELS)
    assert set(games()) == {"ankh", "plagues"}


def test_a_bot_that_peeks_would_be_noticed() -> None:
    """The same comparison, of a bot that takes what another god has sealed."""
    noticed = False
    for seed in range(40):
        for spec, g in positions("ankh", 3, seed):
            peeked = {max(deal.sealed) for deal in (g, *differently(spec, g, g.ask.seat))}
            noticed = noticed or len(peeked) > 1
        if noticed:
            return
    pytest.fail("nothing was hidden")
