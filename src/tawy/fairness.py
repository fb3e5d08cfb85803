"""What a deal was made from, so that anybody can check afterwards that nobody has chosen it.

The server draws its part, the lot, when a table is opened, and shows its hash at once; every person adds a part of
their own. The seed of the game is made of all of them, and every draw of it of the seed (`chance`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256

import msgspec

from tawy.kernel.chance import roll
from tawy.kernel.frame import CHANCE
from tawy.kernel.play import Play
from tawy.kernel.record import Deal


class Draw(msgspec.Struct, frozen=True):
    """Something that chance decided."""

    position: int
    """Before it was drawn."""
    kind: str
    options: list[str]
    """All that could have come, in order."""
    weights: list[int]
    """How many chances each had; empty: one each."""
    token: str
    """What came."""


def commitment(lot: str) -> str:
    """What everyone sees of the server's part before the game.

    >>> commitment("a lot")[:16]
    '30679bddcf542356'
    """
    return sha256(f"tawy lot 1\n{lot}".encode()).hexdigest()


def seed_of(deal: Deal) -> str:
    """The seed that a game is played from: changed by every part, and known to nobody who lacks the lot.

    >>> seed_of(Deal("a lot", ["one", ""]))[:16]
    'a29a6077af3255a7'
    """
    return sha256("\n".join(["tawy deal 1", deal.lot, *deal.parts]).encode()).hexdigest()


def draws(play: Play, since: int = 0) -> Iterator[Draw]:
    """Everything that chance has decided in a game, from a position on."""
    for here in play.through():
        position, ask = len(here.picks), here.ask
        if ask is not None and ask.seat == CHANCE and since <= position < len(play.picks):
            options = [here.spec.token(here.game, option) for option in ask.options]
            yield Draw(position, ask.kind, options, list(ask.weights or ()), play.picks[position].token)


def drawn(seed: str, draw: Draw) -> str:
    """What had to come."""
    if not draw.weights:
        return draw.options[roll(seed, draw.position, len(draw.options))]
    left = roll(seed, draw.position, sum(draw.weights))
    for option, weight in zip(draw.options, draw.weights, strict=True):
        left -= weight
        if left < 0:
            return option
    raise AssertionError  # the weights are as many as the roll could be


def wrong(seed: str, draws: Sequence[Draw]) -> list[Draw]:
    """Draws that do not come from this seed."""
    return [draw for draw in draws if drawn(seed, draw) != draw.token]
