"""Explanations a player can ask for: tribute, soldiers, Ankhs and points, each by source (P5.1, P6.1, P6.6, P12.2)."""

from __future__ import annotations

from typing import NamedTuple

from tawy.plagues.queries.plague import due
from tawy.plagues.queries.scoring import points
from tawy.plagues.queries.wealth import Ankhs, Coins, Soldiers, ankhs, coins, soldiers
from tawy.plagues.state import Plagues, Player


class Tribute(NamedTuple):
    """What a player owes this round and what it could pay with."""

    due: int
    coins: Coins
    tokens_to_spend: int

    @property
    def enough(self) -> bool:
        """It can pay."""
        return self.coins.total >= self.due


def tribute(g: Plagues, player: Player) -> Tribute:
    """This round's tribute as it stands."""
    owed, wealth = due(g, player), coins(g, player)
    rest = owed - wealth.permanent - wealth.special - wealth.card
    return Tribute(owed, wealth, min(max(rest, 0), wealth.tokens))


class Standing(NamedTuple):
    """Everything a player may want to know about a province."""

    tribute: Tribute
    soldiers: Soldiers
    ankhs: Ankhs
    points: dict[str, int]


def standing(g: Plagues, player: Player) -> Standing:
    """Tribute, soldiers, Ankhs and points of a player, source by source."""
    return Standing(tribute(g, player), soldiers(g, player), ankhs(g, player), points(g, player))
