"""How long the game lasts, and what rounds to come ask (P1.4, P12.1)."""

from __future__ import annotations

from typing import Final

from tawy.plagues.state import Plagues, Player
from tawy.plagues.terms import MEMPHIS, MOSES_ROUNDS, ROUNDS, SHORT_ROUNDS

SUPPLY_LEFT: Final = 2
"""The game ends with the round at whose end so few tokens are left in the supply."""


def last_round(g: Plagues) -> int:
    """The last round there can be."""
    return SHORT_ROUNDS if g.short else ROUNDS


def supply_used_up(g: Plagues) -> bool:
    """0, 1 or 2 tokens are left in the supply; in the short game that ends nothing (P12.1)."""
    return sum(g.supply) <= SUPPLY_LEFT and not g.short


def papyrus_at(g: Plagues, number: int) -> tuple[int, int]:
    """The papyrus in a round: tribute, and Ankhs to cancel a loss (P1.4, P13.3)."""
    papyrus = 1 if g.advanced else 0
    return g.book.tribute[papyrus][number - 1], g.book.ankhs[papyrus][number - 1]


def tribute_at(g: Plagues, player: Player, number: int) -> int:
    """What a player owes in a round, without plague and trade: one less for Memphis (P6.1, P8.3)."""
    return max(papyrus_at(g, number)[0] - (g.provinces[player] == MEMPHIS), 0)


def moses_after(g: Plagues, number: int) -> bool:
    """Moses comes at the end of a round; not in solo (P11.2, P14.1)."""
    return number in MOSES_ROUNDS and g.people > 1
