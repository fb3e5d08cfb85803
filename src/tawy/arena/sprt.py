"""Is a new bot stronger than the old one? A sequential test: it plays on only until that is clear enough.

The generalised sequential probability ratio test in its normal approximation (M. Van den Bergh, "A Practical
Introduction to the GSPRT"; chess engines are tested by it): for n observations with mean m and variance v, the
logarithm of the ratio of the likelihoods of the means s1 and s0 is about n (s1 - s0) (2 m - s0 - s1) / (2 v). The
bounds are Wald's. An observation is the new bot's mean score in a block and not in a game: games of a block share a
seed and are not independent, blocks are.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import msgspec

from tawy.arena.match import Played
from tawy.arena.standings import points
from tawy.kernel.refusal import Refused

LEAST: Final = 8
"""The blocks without which nothing is decided, because their variance is not known yet.

For the same reason the variance starts as that of independent games, with the weight of so many blocks: blocks that
happen to be all alike at the beginning decide nothing by it.
"""
OFTEN: Final = 0.5
"""Errors are not accepted more often than by tossing a coin."""

NEW: Final = "keep new"
OLD: Final = "keep old"
UNDECIDED: Final = "undecided"


def expected(elo: float, seats: int) -> float:
    """The share of wins of a bot that is so many points stronger than every other at the table.

    >>> expected(0, 4), round(expected(400, 2), 3)
    (0.25, 0.909)
    """
    odds = 10 ** (elo / 400)
    return float(odds / (odds + seats - 1))


def score(block: Sequence[Played], bot: str) -> float:
    """The bot's mean share of the wins. A game that nobody wins is a tie of all, so that equal bots look equal."""
    shares = [points(game, bot) if game.winners else game.bots.count(bot) / len(game.bots) for game in block]
    return sum(shares) / len(shares)


class Claim(msgspec.Struct, frozen=True):
    """What is tested: that the new bot is stronger by `elo1` points, and not only by `elo0`."""

    seats: int
    elo0: float = 0.0
    elo1: float = 40.0
    alpha: float = 0.05
    """How often the new bot may be kept though it is only `elo0` points stronger."""
    beta: float = 0.05
    """How often the old bot may be kept though the new one is `elo1` points stronger."""

    def check(self) -> None:
        """Refuse what cannot be tested."""
        if not self.elo0 < self.elo1:
            raise Refused(f"--elo0 must be below --elo1, not {self.elo0:g} and {self.elo1:g}.")
        if not (0 < self.alpha < OFTEN and 0 < self.beta < OFTEN):
            raise Refused(f"--alpha and --beta lie between 0 and {OFTEN}, not {self.alpha:g} and {self.beta:g}.")
        if self.seats == 1:
            raise Refused("Alone at the table bots do not meet: compare them at 2 seats or more.")

    @property
    def bounds(self) -> tuple[float, float]:
        """The logarithm of the likelihood ratio at which the old bot is kept, and that at which the new one is."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)


class Trial:
    """A claim and the blocks played for it so far."""

    def __init__(self, claim: Claim) -> None:
        self.claim = claim
        self.blocks = 0
        self.mean = 0.0
        self._squares = 0.0

    def add(self, observed: float) -> None:
        """The new bot's score in the next block."""
        self.blocks += 1
        away = observed - self.mean
        self.mean += away / self.blocks
        self._squares += away * (observed - self.mean)

    @property
    def variance(self) -> float:
        """Of the blocks' scores."""
        chance = 1 / self.claim.seats
        independent = chance * (1 - chance) / self.claim.seats
        return (self._squares + LEAST * independent) / (self.blocks - 1 + LEAST)

    @property
    def ratio(self) -> float:
        """The logarithm of the likelihood ratio: how much speaks for the new bot (above 0) or against it."""
        if self.blocks == 0:
            return 0.0
        low, high = (expected(elo, self.claim.seats) for elo in (self.claim.elo0, self.claim.elo1))
        return self.blocks * (high - low) * (2 * self.mean - low - high) / (2 * self.variance)

    @property
    def verdict(self) -> str:
        """Which bot to keep, if that is clear by now."""
        old, new = self.claim.bounds
        if self.blocks < LEAST or old < self.ratio < new:
            return UNDECIDED
        return NEW if self.ratio >= new else OLD
