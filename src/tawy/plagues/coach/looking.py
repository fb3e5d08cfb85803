"""What several of the coach's advice look at."""

from __future__ import annotations

from typing import Final

from tawy.plagues.queries.dice import FAVOUR, read_use
from tawy.plagues.queries.uses import FREE
from tawy.plagues.state import Plagues, Player
from tawy.plagues.terms import DICE

EARLY: Final = 4
"""The rounds in which the first tips are worth most."""
DICE_PHASE, TERRITORY_PHASE, PLAGUE_PHASE = 1, 2, 3


def asked(g: Plagues, player: Player) -> str:
    """What a player is asked now; nothing if another one is."""
    return g.ask.kind if g.ask is not None and g.ask.seat == player else ""


def options(g: Plagues, player: Player) -> list[int]:
    """What a player may answer; nothing if another one is asked."""
    return g.ask.options if g.ask is not None and g.ask.seat == player else []


def planning(g: Plagues, player: Player) -> bool:
    """A player is asked something while this round's tribute and losses lie ahead."""
    return bool(asked(g, player)) and g.phase in {DICE_PHASE, TERRITORY_PHASE}


def turn(g: Plagues, player: Player) -> int:
    """Which of its turns in phase 1 a player is taking, from 1, and 0 for none: some things are said once a round."""
    return len(DICE) - g.dice[player].bit_count() + 1 if asked(g, player) == "die" else 0


def may_take_favour(g: Plagues, player: Player, card: int) -> bool:
    """A player is choosing a die, and one of them takes this Pharaoh card."""
    if asked(g, player) != "die":
        return False
    uses = [read_use(option) for option in options(g, player) if option < FREE]
    return any(use.action == FAVOUR and use.value == card + 1 for use in uses)
