"""Dice: those that are spent, and those that are kept as soldiers; Hebrews."""

from __future__ import annotations

from typing import Final

from tawy.kernel.coach import Counsel, counsel
from tawy.plagues.coach.looking import EARLY, asked, turn
from tawy.plagues.queries.dice import HEBREW, read_use
from tawy.plagues.queries.provinces import hebrew_sum, hebrews_freed
from tawy.plagues.queries.scoring import SOLO_SECOND
from tawy.plagues.queries.uses import FREE
from tawy.plagues.queries.wealth import soldiers
from tawy.plagues.rules.territories import LAST_OF_FOUR
from tawy.plagues.state import AUTOMA, Plagues, Player
from tawy.plagues.terms import DICE, DICE_SETS, TURNS_PER_ROUND

KEPT: Final = len(DICE) - TURNS_PER_ROUND
"""How many dice stay unspent (P4.1)."""


def dice_kept(g: Plagues, player: Player) -> Counsel | None:
    """P5.1 In the last turn of the first rounds: what the dice that are not spent are for."""
    if g.round > EARLY or turn(g, player) != TURNS_PER_ROUND:
        return None
    return counsel("dice_kept", "P5.1", most=_most_soldiers(g, player))


def _most_soldiers(g: Plagues, player: Player) -> int:
    """The soldiers of a player that keeps its highest dice, with all that it has beside them now (P5.1)."""
    counted = soldiers(g, player)
    return sum(DICE_SETS[g.dice[player]][-KEPT:]) + counted.total - counted.dice


def soldiers_watched(g: Plagues, player: Player) -> Counsel | None:
    """P16.3 With four players the last one gets no territory: what one can keep, and the weakest of the others.

    Said in the last turn of a round, when it is decided.
    """
    if g.players != LAST_OF_FOUR or turn(g, player) != TURNS_PER_ROUND:
        return None
    most = {other: _most_soldiers(g, other) for other in range(g.players)}
    weakest = min((other for other in most if other != player), key=lambda other: most[other])
    return counsel("soldiers_watched", "P16.3", player=weakest, theirs=most[weakest], mine=most[player])


# --- Hebrews


def _freeable(g: Plagues, player: Player) -> list[int]:
    """The Hebrews that a player choosing a die can free, by value."""
    if asked(g, player) != "die" or g.ask is None:
        return []
    uses = [read_use(option) for option in g.ask.options if option < FREE]
    return sorted({use.target for use in uses if use.action == HEBREW})


def hebrew_gift(g: Plagues, player: Player) -> Counsel | None:
    """P4.7 What the next freed Hebrew gives besides, by its place in the column."""
    column, freed = g.book.tables.hebrews.column, hebrews_freed(g, player)
    gift, values = column[freed % len(column)], _freeable(g, player)
    idle = (gift == "penalty" and not g.penalties[player]) or (gift == "ankh" and freed >= len(column))
    if not values or idle:
        return None
    return counsel("hebrew_gift", "P4.7", [f"hebrew {values[-1]}"], gift=gift)


def hebrews_behind(g: Plagues, player: Player) -> Counsel | None:
    """P16.5 Hebrews weigh in the final score, and another player has freed more."""
    values = _freeable(g, player)
    sums = {other: hebrew_sum(g, other) for other in range(g.players)}
    first = max(sums, key=lambda other: sums[other])
    if not values or g.people == 1 or g.round <= EARLY or sums[first] <= sums[player]:
        return None
    prizes = g.book.tables.hebrews.points
    return counsel(
        "hebrews_behind",
        "P16.5",
        [f"hebrew {values[-1]}"],
        player=first,
        theirs=sums[first],
        mine=sums[player],
        first=prizes[0],
        last=prizes[g.players - 1],
    )


def hebrews_alone(g: Plagues, player: Player) -> Counsel | None:
    """P14.8 Against the automa second place in Hebrews counts only from a sum on."""
    values, mine = _freeable(g, player), hebrew_sum(g, player)
    if g.people > 1 or not values or mine >= SOLO_SECOND or mine >= hebrew_sum(g, AUTOMA):
        return None
    return counsel("hebrews_alone", "P14.8", [f"hebrew {values[-1]}"], needed=SOLO_SECOND, mine=mine)
