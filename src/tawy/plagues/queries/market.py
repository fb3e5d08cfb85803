"""The market as a player sees it."""

from __future__ import annotations

from typing import Final

from tawy.plagues.state import Plagues, Player
from tawy.plagues.terms import AREA_MASK, BOARD_TOKENS, SPACES, TOKENS

FITTING: Final = tuple(
    frozenset(token for token in range(len(TOKENS)) if token not in BOARD_TOKENS or AREA_MASK[token] & ~filled)
    for filled in range(1 << SPACES)
)
"""By the set of filled spaces: the kinds of token that a board takes; a board token needs a free one (P2.7)."""


def fitting(g: Plagues, player: Player) -> frozenset[int]:
    """The kinds of token that a player can take."""
    return FITTING[g.filled[player]]


def can_take(g: Plagues, player: Player, token: int) -> bool:
    """A board token needs a free space of its area (P2.7)."""
    return token in fitting(g, player)


def takeable(g: Plagues, player: Player) -> list[int]:
    """The market slots whose token a player can take (P4.3)."""
    fits = fitting(g, player)
    return [slot for slot, token in enumerate(g.market) if token in fits]
