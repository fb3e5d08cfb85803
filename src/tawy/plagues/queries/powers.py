"""What a province's power does to a die (P8.1)."""

from __future__ import annotations

from typing import Final

from tawy.kernel.bits import bits
from tawy.plagues.state import Plagues, Player
from tawy.plagues.terms import ABYDOS, DICE

ABYDOS_CHANGE: Final = 2


def values(g: Plagues, player: Player, die: int) -> list[int]:
    """What a die can be spent as: itself, or for Abydos once a round up to 2 more or less."""
    if g.provinces[player] != ABYDOS or g.power_used >> player & 1:
        return [die]
    return [value for value in DICE if abs(value - die) <= ABYDOS_CHANGE]


def reachable(g: Plagues, player: Player) -> set[int]:
    """Every number that one of a player's unspent dice can be spent as."""
    return {value for die in bits(g.dice[player]) for value in values(g, player, die)}
