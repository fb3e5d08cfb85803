"""What somebody should know before anything else."""

from __future__ import annotations

from tawy.kernel.coach import Counsel, counsel
from tawy.plagues.coach.looking import turn
from tawy.plagues.state import Plagues, Player


def _first_turn(g: Plagues, player: Player) -> bool:
    return g.round == 1 and turn(g, player) == 1


def first_round(g: Plagues, player: Player) -> Counsel | None:
    """P12.2 In the first turn: what wins."""
    return counsel("first_round", "P12.2") if _first_turn(g, player) else None


def automa_plays_free(g: Plagues, player: Player) -> Counsel | None:
    """P14.7 In the first turn of a solo game: what the automa is spared."""
    return counsel("automa_plays_free", "P14.7") if _first_turn(g, player) and g.people == 1 else None
