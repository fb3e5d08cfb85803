"""What Pharaoh tokens are for: the round's plague, and penalties (P10.1)."""

from __future__ import annotations

from tawy.kernel.coach import Counsel, counsel
from tawy.plagues.coach.looking import asked, options
from tawy.plagues.queries.provinces import pharaohs
from tawy.plagues.queries.uses import IGNORE_PLAGUE
from tawy.plagues.state import Plagues, Player


def plague_ignored(g: Plagues, player: Player) -> Counsel | None:
    """P10.1 A Pharaoh token would make this player ignore the round's plague."""
    if IGNORE_PLAGUE not in options(g, player) and asked(g, player) != "ignore":
        return None
    plague = g.book.tables.plagues[g.plague].id
    return counsel("plague_ignored", "P10.1", ["plague"], plague=plague, count=pharaohs(g, player))


def penalty_removed(g: Plagues, player: Player) -> Counsel | None:
    """P16.4 A Pharaoh token removes a penalty."""
    if not asked(g, player) or not g.penalties[player] or not pharaohs(g, player):
        return None
    return counsel("penalty_removed", "P16.4", count=pharaohs(g, player))
