"""Moses, the end, and who is ahead."""

from __future__ import annotations

from typing import Final

from tawy.kernel.coach import Counsel, counsel
from tawy.plagues.coach.looking import turn
from tawy.plagues.queries.calendar import SUPPLY_LEFT, moses_after, supply_used_up
from tawy.plagues.queries.calendar import last_round as last_of
from tawy.plagues.queries.scoring import total
from tawy.plagues.rules.rounds import moses_tracks
from tawy.plagues.state import Plagues, Player
from tawy.plagues.terms import TURNS_PER_ROUND

COUNTED: Final = 3
"""From this round on points say something about who is ahead."""


def moses_near(g: Plagues, player: Player) -> Counsel | None:
    """P11.2 In the first turn of a round at whose end Moses comes: where this player is last."""
    if turn(g, player) != 1 or not moses_after(g, g.round):
        return None
    tracks = [track for track, where in moses_tracks(g) if where[player] == min(where)]
    return counsel("moses_near", "P11.2", [f"track {track}" for track in tracks], tracks=tracks) if tracks else None


def last_round(g: Plagues, player: Player) -> Counsel | None:
    """P12.1 In the first turn of a round with which the game ends."""
    if turn(g, player) != 1 or not (g.round == last_of(g) or supply_used_up(g)):
        return None
    return counsel("last_round", "P12.1")


def supply_low(g: Plagues, player: Player) -> Counsel | None:
    """P12.1 In the first turn of a round: so few tokens are left in the supply that it may be the last."""
    left, taken = sum(g.supply), TURNS_PER_ROUND * g.players
    if g.short or g.round == last_of(g) or turn(g, player) != 1 or not SUPPLY_LEFT < left <= SUPPLY_LEFT + taken:
        return None
    return counsel("supply_low", "P12.1", left=left, least=SUPPLY_LEFT)


def _rivals(g: Plagues, player: Player) -> tuple[Player, int] | None:
    """When a player chooses a die: the best of the others, and its points as they stand."""
    if g.round < COUNTED or not turn(g, player):
        return None
    points = {other: total(g, other) for other in range(g.players) if other != player}
    best = max(points, key=lambda other: points[other])
    return best, points[best]


def score_behind(g: Plagues, player: Player) -> Counsel | None:
    """P12.2 Another player has more points as things stand."""
    found, mine = _rivals(g, player), total(g, player)
    if found is None or found[1] <= mine:
        return None
    return counsel("score_behind", "P12.2", player=found[0], theirs=found[1], mine=mine)


def score_ahead(g: Plagues, player: Player) -> Counsel | None:
    """P12.2 Nobody has more points as things stand."""
    found, mine = _rivals(g, player), total(g, player)
    if found is None or found[1] > mine:
        return None
    return counsel("score_ahead", "P12.2", player=found[0], theirs=found[1], mine=mine)
