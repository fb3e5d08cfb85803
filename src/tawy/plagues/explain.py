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


def accounts(g: Plagues) -> list[dict[str, dict[str, int]]]:
    """For each player at the table, all of it as data: by source and in all."""
    return [_account(standing(g, player)) for player in range(g.players)]


def _account(standing: Standing) -> dict[str, dict[str, int]]:
    wealth = standing.tribute.coins
    return {
        "tribute": {"due": standing.tribute.due, "tokens_to_spend": standing.tribute.tokens_to_spend},
        "coins": {**wealth._asdict(), "total": wealth.total},
        "soldiers": {**standing.soldiers._asdict(), "total": standing.soldiers.total},
        "ankhs": {**standing.ankhs._asdict(), "total": standing.ankhs.total},
        "points": {**standing.points, "total": sum(standing.points.values())},
    }


def standing(g: Plagues, player: Player) -> Standing:
    """Tribute, soldiers, Ankhs and points of a player, source by source."""
    return Standing(tribute(g, player), soldiers(g, player), ankhs(g, player), points(g, player))
