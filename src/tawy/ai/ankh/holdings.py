"""What a god has beside the board: followers, powers, whose abilities it uses, battle cards (A11, A12, A13)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tawy.ai.ankh.monuments import REMEMBERED
from tawy.ai.sense import Row
from tawy.ankh.state import Ankh, Side
from tawy.ankh.terms import CARDS, GODS, POWERS
from tawy.kernel.bits import Mask

HOLDINGS: Final[tuple[str, ...]] = ("followers", "some followers", "powers", *POWERS, *GODS, "cards", *CARDS)
MOST_FOLLOWERS: Final = 12
"""More of them count no more."""


def _indicators(members: int) -> tuple[Row, ...]:
    """For every set of so many things, which of them are in it."""
    return tuple([float(mask >> member & 1) for member in range(members)] for mask in range(1 << members))


_HAS_POWERS: Final = _indicators(len(POWERS))
_HAS_GODS: Final = _indicators(len(GODS))
_HAS_CARDS: Final = _indicators(len(CARDS))


def holdings(g: Ankh, side: Side) -> Row:
    """How many followers, powers and cards it has, and which."""
    return _row(min(g.followers[side], MOST_FOLLOWERS), g.powers[side], g.abilities[side], g.hand[side])


@lru_cache(REMEMBERED)
def _row(followers: int, powers: Mask, abilities: Mask, hand: Mask) -> Row:
    return [
        followers / 6,
        min(followers, 3) / 3,
        powers.bit_count() / 6,
        *_HAS_POWERS[powers],
        *_HAS_GODS[abilities],
        hand.bit_count() / 7,
        *_HAS_CARDS[hand],
    ]
