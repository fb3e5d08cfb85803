"""Territory cards: what a player has of them, and whether it will take one this round (P5.3, P9)."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from tawy.ai.sense import Row
from tawy.kernel.bits import Mask, union
from tawy.kernel.frame import CHANCE
from tawy.plagues.state import Plagues, Player
from tawy.plagues.tables import by_mark

TERRITORY_PHASE: Final = 2
PLAGUE_PHASE: Final = 3
SPECIALS: Final = ("egyptians", "mark", "coins", "market")
"""Special actions that are worth most, round after round; the others are counted together."""
LAND: Final[tuple[str, ...]] = (
    *(f"special {name}" for name in SPECIALS),
    "other specials",
    "trades left",
    "scoring cards",
)


class Cards(msgspec.Struct, frozen=True, gc=False):
    """Territory cards by what they do, as sets."""

    specials: tuple[Mask, ...]
    """One set for each of SPECIALS."""
    other_specials: Mask
    coins: Mask
    """Permanent trades for a coin."""
    soldiers: Mask
    """Permanent trades for a soldier."""


@cache
def cards_by_use(mark: str) -> Cards:
    """The territory cards of some tables."""
    book = by_mark(mark)

    def named(kind: str, name: str) -> Mask:
        return union(n for n, card in enumerate(book.territories) if (card.kind, card.name) == (kind, name))

    specials = tuple(named("special", name) for name in SPECIALS)
    return Cards(
        specials,
        book.specials & ~sum(specials),
        named("trade", "coin"),
        named("trade", "soldier"),
    )


def owned(g: Plagues, player: Player, cards: Cards) -> Row:
    """Its territory cards by kind; an immediate one is never kept (P9.1)."""
    land = g.land[player]
    if not land:
        return [0.0] * len(LAND)
    book = g.book
    egyptians, mark, coin, market = cards.specials
    return [
        1.0 if land & egyptians else 0.0,
        1.0 if land & mark else 0.0,
        1.0 if land & coin else 0.0,
        1.0 if land & market else 0.0,
        (land & cards.other_specials).bit_count() / 2,
        (land & book.single_trades & ~g.traded[player]).bit_count() / 2,
        (land & ~book.specials & ~book.trades).bit_count() / 4,
    ]


def to_come(g: Plagues) -> Row:
    """Who has still to take a territory this round: in that phase, those who are not before the one asked (P5.3)."""
    if g.phase != TERRITORY_PHASE:
        return [0.0 if g.phase == PLAGUE_PHASE else 1.0] * g.players
    if g.ask is None or g.ask.seat == CHANCE or not any(g.soldiers):
        return [1.0] * g.players
    before = g.order[: g.order.index(g.ask.seat)]
    return [0.0 if player in before else 1.0 for player in range(g.players)]
