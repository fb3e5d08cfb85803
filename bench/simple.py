"""Simple players of 10 Plagues, to judge the tables by: one plays anything, one grabs what is worth most now."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from tawy.kernel.frame import CHANCE, Ask
from tawy.plagues.queries.plague import due
from tawy.plagues.queries.scoring import total
from tawy.plagues.queries.wealth import ankhs, coins
from tawy.plagues.state import Plagues, Player

Choose = Callable[[Plagues, Random], int]
STEPS_AHEAD: Final = 6
"""A choice is judged when its consequences are done: the next few questions are answered at random."""


def anything(g: Plagues, rng: Random) -> int:
    """Any option."""
    return _asked(g).draw(rng.randrange)


def _asked(g: Plagues) -> Ask:
    if g.ask is None:
        raise LookupError("the game is over: nothing is asked")
    return g.ask


def worth(g: Plagues, player: Player) -> float:
    """Points, and what will become points: income against the tribute, Ankhs, the way to the next bonus."""
    wealth = coins(g, player)
    short = max(0, due(g, player) + 1 - wealth.permanent)
    return (
        total(g, player)
        + 1.2 * wealth.permanent
        + 0.6 * wealth.tokens
        - 0.8 * short
        + 1.0 * ankhs(g, player).total
        + 0.35 * g.card_at[player]
        + 0.5 * g.boat[player]
        + 0.3 * (g.dev[2 * player] + g.dev[2 * player + 1])
    )


def greedy(g: Plagues, rng: Random) -> int:
    """The option after which its province is worth most."""
    ask = _asked(g)
    if ask.seat == CHANCE:
        return ask.draw(rng.randrange)

    def value(option: int) -> float:
        ahead = g.clone()
        ahead.answer(option)
        for _ in range(STEPS_AHEAD):
            if ahead.ask is None or ahead.ask.seat not in {ask.seat, CHANCE} or ahead.ask.kind == "die":
                break
            ahead.answer(ahead.ask.draw(rng.randrange))
        return worth(ahead, ask.seat)

    return max(ask.options, key=value)
