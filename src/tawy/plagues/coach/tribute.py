"""What tribute asks, this round and soon, and what there is to pay it with."""

from __future__ import annotations

from typing import Final

from tawy.kernel.coach import Counsel, counsel
from tawy.plagues import explain
from tawy.plagues.coach.looking import EARLY, asked, may_take_favour, options, planning, turn
from tawy.plagues.queries.calendar import last_round, supply_used_up, tribute_at
from tawy.plagues.queries.provinces import coin_bonuses
from tawy.plagues.queries.uses import FREE
from tawy.plagues.queries.wealth import income
from tawy.plagues.state import Plagues, Player
from tawy.plagues.terms import BONUS_COIN, FAVOUR_COIN

AHEAD: Final = 2
"""So many rounds ahead the coach looks."""


def _owes(g: Plagues, player: Player) -> explain.Tribute | None:
    """This round's tribute, while a player is asked something and has not yet paid or failed."""
    owed = explain.tribute(g, player)
    return owed if asked(g, player) and not owed.paid and not g.failed >> player & 1 else None


def tribute_short(g: Plagues, player: Player) -> Counsel | None:
    """P6.3 There are not coins enough for this round's tribute."""
    owed = _owes(g, player)
    if owed is None or owed.enough:
        return None
    return counsel("tribute_short", "P6.3", tribute=owed.due, coins=owed.coins.total, short=owed.due - owed.coins.total)


def coin_card(g: Plagues, player: Player) -> Counsel | None:
    """P4.4 One coin is lacking, and the Pharaoh card that is a coin can be taken."""
    owed, card = _owes(g, player), g.book.card_with[FAVOUR_COIN]
    if owed is None or owed.due - owed.coins.total != 1 or not may_take_favour(g, player, card):
        return None
    return counsel("coin_card", "P4.4", [f"favour {card + 1}"], number=card + 1, tribute=owed.due)


def coin_needed(g: Plagues, player: Player) -> Counsel | None:
    """P6.1 A coin can be spent now on something else than tribute, which needs every one."""
    owed = _owes(g, player)
    if owed is None or not owed.due or owed.coins.total != owed.due:
        return None
    if asked(g, player) not in {"dev_favour", "pay_with"} and not _may_trade(g, player):
        return None
    return counsel("coin_needed", "P6.1", tribute=owed.due)


def _may_trade(g: Plagues, player: Player) -> bool:
    """A coin can be traded in now, other than for the tribute itself (P9.4)."""
    cards = [option - FREE for option in options(g, player) if FREE <= option < FREE + len(g.book.territories)]
    trades = [g.book.territories[card].trade for card in cards]
    return any(trade is not None and trade.gives != "no tribute" for trade in trades)


def tribute_ahead(g: Plagues, player: Player) -> Counsel | None:
    """P6.1 Income, and the coin tokens that are left then, will not be enough in one of the next rounds."""
    owed = _owes(g, player)
    if owed is None or not owed.enough or not planning(g, player) or supply_used_up(g):
        return None
    coming, tokens = income(g, player), owed.coins.tokens - owed.tokens_to_spend
    for number in range(g.round + 1, min(g.round + AHEAD, last_round(g)) + 1):
        tribute = tribute_at(g, player, number)
        if coming + tokens < tribute:
            return counsel(
                "tribute_ahead", "P6.1", rounds=number - g.round, tribute=tribute, income=coming, tokens=tokens
            )
        tokens -= max(0, tribute - coming)
    return None


def coins_early(g: Plagues, player: Player) -> Counsel | None:
    """P16.2 Coin bonuses secure the tribute of the first rounds: said in their second turns."""
    if g.round > EARLY or coin_bonuses(g, player) or turn(g, player) != 2:  # noqa: PLR2004  the second
        return None
    return counsel("coins_early", "P16.2", count=g.book.gap_masks[BONUS_COIN].bit_count())
