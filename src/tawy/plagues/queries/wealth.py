"""Coins, Ankhs and soldiers, by source (P5.1, P6.1, P6.6)."""

from __future__ import annotations

from tawy.kernel.bits import bits
from tawy.kernel.sources import Sources
from tawy.plagues.queries.plague import is_automa, suffers
from tawy.plagues.queries.provinces import bonuses, coin_bonuses, complete_rows, has, hebrews_freed, kept
from tawy.plagues.state import Plagues, Player
from tawy.plagues.terms import (
    BONUS_SOLDIERS,
    COIN,
    DICE_SETS,
    FAVOUR_ANKH,
    FAVOUR_COIN,
    FAVOUR_SOLDIERS,
)

ANKH_TOKENS = 2
HEBREW_COLUMN = 7
SOLDIER_BONUS = 3
SPECIAL_COINS = 2
SPECIAL_SOLDIERS = 2


class Coins(Sources, frozen=True, gc=False):
    """What a player could pay with, source by source; permanent ones first (P6.1)."""

    board: int
    nile: int
    trade: int
    special: int
    card: int
    tokens: int

    @property
    def total(self) -> int:
        """All coins together."""
        return self.board + self.nile + self.trade + self.special + self.card + self.tokens

    @property
    def permanent(self) -> int:
        """Coins that are not spent."""
        return self.board + self.nile + self.trade


class Ankhs(Sources, frozen=True, gc=False):
    """Active Ankh symbols, source by source (P6.6)."""

    rows: int
    nile: int
    hebrews: int
    province: int
    card: int

    @property
    def total(self) -> int:
        """All Ankhs together."""
        return self.rows + self.nile + self.hebrews + self.province + self.card


class Soldiers(Sources, frozen=True, gc=False):
    """Soldiers, source by source (P5.1)."""

    dice: int
    board: int
    card: int
    trade: int
    special: int

    @property
    def total(self) -> int:
        """All soldiers together."""
        return self.dice + self.board + self.card + self.trade + self.special


def holds(g: Plagues, player: Player, favour: int) -> bool:
    """The player holds the Pharaoh card with this favour, unspent."""
    return g.cards[g.book.card_with[favour]] == player


def _trades(g: Plagues, player: Player, gives: str) -> int:
    """Permanent trades that give this now (P9.4)."""
    cards = g.land[player] & g.book.trades
    return 0 if not cards or suffers(g, player, "no territory cards") else _fulfilled(g, player, gives)


def _fulfilled(g: Plagues, player: Player, gives: str) -> int:
    """Permanent trades of this kind whose tokens a player has."""
    found = 0
    for card in bits(g.land[player] & g.book.trades):
        trade = g.book.territories[card].trade
        if trade and trade.permanent and trade.gives == gives and all(has(g, player, need) for need in trade.needs):
            found += 1
    return found


def _specials(g: Plagues, player: Player, name: str) -> int:
    """Special actions of this kind used this round (P9.3)."""
    used = g.specials_used[player]
    return [g.book.territories[card].name for card in bits(used)].count(name) if used else 0


def coins(g: Plagues, player: Player) -> Coins:
    """What a player could pay its tribute with."""
    return Coins(
        0 if suffers(g, player, "no coin bonuses") else coin_bonuses(g, player),
        g.book.nile_coins[g.boat[player]],
        _trades(g, player, "coin"),
        SPECIAL_COINS * _specials(g, player, "coins"),
        int(holds(g, player, FAVOUR_COIN)),
        kept(g, player, COIN),
    )


def income(g: Plagues, player: Player) -> int:
    """The permanent coins of a player in a round without a plague: what it has for rounds to come (P6.1)."""
    return coin_bonuses(g, player) + g.book.nile_coins[g.boat[player]] + _fulfilled(g, player, "coin")


def ankhs(g: Plagues, player: Player) -> Ankhs:
    """A player's active Ankh symbols; the automa has none (P14.1)."""
    if is_automa(g, player):
        return Ankhs(0, 0, 0, 0, 0)
    book = g.book
    return Ankhs(
        min(complete_rows(g, player), ANKH_TOKENS),
        1 if g.boat[player] == book.nile_spaces else 0,
        1 if hebrews_freed(g, player) >= HEBREW_COLUMN else 0,
        1 if g.card_at[player] >= book.ankh_from else 0,
        1 if holds(g, player, FAVOUR_ANKH) else 0,
    )


def soldiers(g: Plagues, player: Player) -> Soldiers:
    """A player's soldiers in phase 2 (P5.1, P14.6)."""
    board = SOLDIER_BONUS * bonuses(g, player, BONUS_SOLDIERS)
    card = g.book.favour_soldiers if holds(g, player, FAVOUR_SOLDIERS) else 0
    if is_automa(g, player):
        return Soldiers(sum(g.automa_shown), board, card, 0, 0)
    return Soldiers(
        sum(DICE_SETS[g.dice[player]]),
        0 if suffers(g, player, "no soldier bonus") else board,
        card,
        _trades(g, player, "soldier"),
        SPECIAL_SOLDIERS * _specials(g, player, "soldiers"),
    )
