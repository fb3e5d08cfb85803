"""What a province's power does to a die (P8.1)."""

from __future__ import annotations

from typing import Final

from tawy.plagues.state import Plagues, Player
from tawy.plagues.terms import ABYDOS, DICE, DICE_SETS

ABYDOS_CHANGE: Final = 2
AS_THEY_ARE: Final = tuple(tuple((die, die) for die in dice) for dice in DICE_SETS)
CHANGED: Final = tuple(
    tuple((die, value) for die in dice for value in DICE if abs(value - die) <= ABYDOS_CHANGE) for dice in DICE_SETS
)
"""By set of dice: each of them with each number it can be spent as."""


def spendings(g: Plagues, player: Player) -> tuple[tuple[int, int], ...]:
    """Every unspent die and what it can be spent as: itself, or for Abydos once a round up to 2 more or less."""
    changes = g.provinces[player] == ABYDOS and not g.power_used >> player & 1
    return (CHANGED if changes else AS_THEY_ARE)[g.dice[player]]


def reachable(g: Plagues, player: Player) -> set[int]:
    """Every number that one of a player's unspent dice can be spent as."""
    return {value for _, value in spendings(g, player)}
