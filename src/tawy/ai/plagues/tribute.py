"""Coins against tributes: this round's and those to come (P1.4, P6.1, P6.3)."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from tawy.ai.plagues.province import KINDS
from tawy.ai.plagues.territories import Cards
from tawy.ai.sense import Row
from tawy.plagues.queries.plague import due, suffers
from tawy.plagues.queries.wealth import coins
from tawy.plagues.state import Plagues, Player
from tawy.plagues.tables import by_mark
from tawy.plagues.terms import (
    ACTIVE_GAPS,
    BETWEEN_ROUNDS,
    BONUS_COIN,
    COIN,
    FAVOUR_COIN,
    MEMPHIS,
    ROUNDS,
    SHORT_ROUNDS,
)

INCOME: Final[tuple[str, ...]] = (
    "permanent coins",
    "coin tokens",
    "short now",
    "cannot pay now",
    "short ahead",
    "penalties ahead",
)
NO_INCOME: Final = (0.0,) * 5
"""The automa pays no tribute (P14.7)."""
MOST_COINS: Final = 16


class Ahead(msgspec.Struct, frozen=True, gc=False):
    """What the papyrus asks for in this round and those to come (P1.4)."""

    rounds: int
    tribute: int
    """This round's."""
    needed: int
    """The Ankhs that cancel a loss this round."""
    missing: tuple[float, ...]
    """By permanent coins: what all tributes to come ask beyond them."""
    until_short: tuple[int, ...]
    """By permanent coins: how many rounds they are enough for."""


@cache
def ahead(mark: str, advanced: bool, short: bool, number: int) -> Ahead:  # noqa: FBT001  what a cache is asked by
    """The papyrus from a round on; a short game ends earlier (P12.1)."""
    papyrus = by_mark(mark).tables.papyrus
    printed = papyrus.advanced if advanced else papyrus.normal
    tribute = printed.tribute[number - 1 : SHORT_ROUNDS if short else ROUNDS]
    lacks = [[max(0, owed - has) for owed in tribute] for has in range(MOST_COINS)]
    return Ahead(
        len(tribute),
        tribute[0],
        printed.ankhs[number - 1],
        tuple(min(sum(lack), 40) / 20 for lack in lacks),
        tuple(next((later for later, short in enumerate(lack) if short), len(tribute)) for lack in lacks),
    )


def purse(g: Plagues, player: Player, cards: Cards) -> tuple[int, int]:
    """Permanent coins whatever this round's plague, and all that can pay now, as `wealth.coins` has them (P6.1)."""
    book = g.book
    board = (ACTIVE_GAPS[g.filled[player]] & book.gap_masks[BONUS_COIN]).bit_count()
    lasting = board + book.nile_coins[g.boat[player]]
    if g.land[player] & cards.coins or g.specials_used[player]:
        wealth = coins(g, player)
        return lasting + wealth.trade, wealth.total
    now = lasting + g.kept[player * KINDS + COIN]
    if g.cards[book.card_with[FAVOUR_COIN]] == player:
        now += 1
    if board and suffers(g, player, "no coin bonuses"):
        now -= board
    return lasting, now


def income(g: Plagues, player: Player, purse: tuple[int, int], ahead: Ahead) -> Row:
    """Coins against this round's tribute and those to come (P6.1)."""
    lasting, now = purse
    memphis = g.provinces[player] == MEMPHIS
    short = (ahead.tribute - memphis if g.phase == BETWEEN_ROUNDS else due(g, player)) - now
    tokens, missing = g.kept[player * KINDS + COIN] / 4, ahead.missing[min(lasting + memphis, MOST_COINS - 1)]
    return [lasting / 8, tokens, short / 8, 1.0, missing] if short > 0 else [lasting / 8, tokens, 0.0, 0.0, missing]


def penalties_ahead(g: Plagues, purses: list[tuple[int, int]], ahead: Ahead) -> Row:
    """About how many penalties each will take if no income grows and nobody moves on the province card (P6.3).

    As tribute grows, each fails from some round on. Of those who fail the least takes the penalty, so the next one up
    takes those of the rounds before.
    """
    found, taken, provinces = [0.0] * g.players, ahead.rounds, g.provinces
    for _, _, player in sorted(zip(g.card_at, g.boat, range(g.people), strict=False)):  # without the automa
        failing = ahead.until_short[min(purses[player][0] + (provinces[player] == MEMPHIS), MOST_COINS - 1)]
        if failing < taken:
            found[player] = (taken - failing) / 5
            taken = failing
    return found
