"""The market as a player sees it."""

from __future__ import annotations

from tawy.plagues.queries.provinces import free_spaces
from tawy.plagues.state import Plagues, Player
from tawy.plagues.terms import BOARD_TOKENS, NO_TOKEN


def can_take(g: Plagues, player: Player, token: int) -> bool:
    """A board token needs a free space of its area (P2.7)."""
    return token not in BOARD_TOKENS or bool(free_spaces(g, player, token))


def takeable(g: Plagues, player: Player) -> list[int]:
    """The market slots whose token a player can take (P4.3)."""
    return [slot for slot, token in enumerate(g.market) if token != NO_TOKEN and can_take(g, player, token)]
