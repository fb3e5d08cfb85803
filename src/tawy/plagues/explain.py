"""Explanations a player can ask for: tribute, soldiers, Ankhs and points by source; what wins, and what is coming."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from tawy.plagues.queries.calendar import SUPPLY_LEFT, last_round, moses_after, papyrus_at, supply_used_up
from tawy.plagues.queries.plague import due, is_automa
from tawy.plagues.queries.scoring import points, total
from tawy.plagues.queries.uses import PHASE_3
from tawy.plagues.queries.wealth import Ankhs, Coins, Soldiers, ankhs, coins, soldiers
from tawy.plagues.rules.plague import PayTribute
from tawy.plagues.state import Plagues, Player
from tawy.plagues.terms import BETWEEN_ROUNDS


class Tribute(NamedTuple):
    """What a player owes this round and what it could pay with."""

    due: int
    coins: Coins
    tokens_to_spend: int
    """Coin tokens that paying will cost; who cannot pay in full spends none (P6.3)."""
    paid: bool
    """It has paid; what it has left need not be enough any more."""

    @property
    def enough(self) -> bool:
        """It has paid, or can."""
        return self.paid or self.coins.total >= self.due


def tribute(g: Plagues, player: Player) -> Tribute:
    """This round's tribute as it stands; between two rounds nothing is due."""
    owed = 0 if g.phase == BETWEEN_ROUNDS else due(g, player)
    wealth, paid = coins(g, player), _has_paid(g, player)
    rest = owed - wealth.permanent - wealth.special - wealth.card
    spends = not paid and owed <= wealth.total
    return Tribute(owed, wealth, max(rest, 0) if spends else 0, paid)


def _has_paid(g: Plagues, player: Player) -> bool:
    """In phase 3 a player that did not fail has paid as soon as its payment does not lie ahead (P6.1)."""
    failed = g.failed >> player & 1
    return g.phase == PHASE_3 and not failed and not is_automa(g, player) and PayTribute(player) not in g.stack


class Standing(NamedTuple):
    """Everything a player may want to know about a province."""

    tribute: Tribute
    soldiers: Soldiers
    ankhs: Ankhs
    points: dict[str, int]


class TributeDue(msgspec.Struct, frozen=True):
    """What a player owes this round."""

    due: int
    tokens_to_spend: int
    """Coin tokens that paying will cost; who cannot pay in full spends none (P6.3)."""
    paid: bool
    """It has paid; what it has left need not be enough any more."""


class CoinSources(msgspec.Struct, frozen=True):
    """What a player could pay with."""

    board: int
    nile: int
    trade: int
    special: int
    card: int
    tokens: int
    total: int


class SoldierSources(msgspec.Struct, frozen=True):
    """A player's soldiers."""

    dice: int
    board: int
    card: int
    trade: int
    special: int
    total: int


class AnkhSources(msgspec.Struct, frozen=True):
    """A player's active Ankhs."""

    rows: int
    nile: int
    hebrews: int
    province: int
    card: int
    total: int


class PointSources(msgspec.Struct, frozen=True):
    """A player's points."""

    dev: int
    nile: int
    tokens: int
    pharaoh: int
    territories: int
    province: int
    hebrews: int
    penalties: int
    discard: int
    total: int


class Account(msgspec.Struct, frozen=True):
    """Tribute, coins, soldiers, Ankhs and points of a player, each by source."""

    tribute: TributeDue
    coins: CoinSources
    soldiers: SoldierSources
    ankhs: AnkhSources
    points: PointSources


def accounts(g: Plagues) -> list[Account]:
    """For each player at the table, all of it as data: by source and in all."""
    return [_account(standing(g, player)) for player in range(g.players)]


def _account(standing: Standing) -> Account:
    owed = standing.tribute
    return Account(
        TributeDue(owed.due, owed.tokens_to_spend, owed.paid),
        CoinSources(**owed.coins.by_source(), total=owed.coins.total),
        SoldierSources(**standing.soldiers.by_source(), total=standing.soldiers.total),
        AnkhSources(**standing.ankhs.by_source(), total=standing.ankhs.total),
        PointSources(**standing.points, total=sum(standing.points.values())),
    )


def standing(g: Plagues, player: Player) -> Standing:
    """Tribute, soldiers, Ankhs and points of a player, source by source."""
    return Standing(tribute(g, player), soldiers(g, player), ankhs(g, player), points(g, player))


AHEAD: Final = 2
"""So many rounds after this one can be told."""


class RoundStakes(msgspec.Struct, frozen=True):
    """What a round asks and brings."""

    round: int
    tribute: int
    """As printed: a plague or a power may change it (P1.4)."""
    ankhs: int
    """How many cancel a part of the loss (P1.4, P6.5)."""
    moses: bool
    """Moses comes at its end (P11.2)."""


class Stakes(msgspec.Struct, frozen=True):
    """What wins and what is coming: from what lies open. Points by source are in the accounts."""

    round: int
    last_round: int
    """The last that there can be (P12.1)."""
    tokens_to_end: int | None
    """Tokens that have to leave the supply for the game to end with the round; None in the short game (P12.1)."""
    ends: bool
    """The game ends with this round."""
    rounds: list[RoundStakes]
    """This round and the next ones."""
    points: list[int]
    """By player: points as they stand (P12.2)."""


def stakes(g: Plagues) -> Stakes:
    """How long the game lasts, and what this round and the next ones ask."""
    last = last_round(g)
    ends = g.round == last or supply_used_up(g)
    numbers = range(g.round, g.round + 1 if ends else min(g.round + AHEAD, last) + 1)
    return Stakes(
        round=g.round,
        last_round=last,
        tokens_to_end=None if g.short else max(0, sum(g.supply) - SUPPLY_LEFT),
        ends=ends,
        rounds=[RoundStakes(number, *papyrus_at(g, number), moses_after(g, number)) for number in numbers],
        points=[total(g, player) for player in range(g.players)],
    )
