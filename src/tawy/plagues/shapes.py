"""The shape of each table of 10 Plagues, as it stands in a content file (P1, P2, P3, P9)."""

from __future__ import annotations

from typing import Literal

import msgspec

from tawy.kernel.content import Sourced
from tawy.plagues.terms import BONUSES


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The papyrus as printed: by round, what is due and how many Ankhs cancel a loss (P1.4)."""

    tribute: tuple[int, ...]
    ankhs: tuple[int, ...]


class Papyrus(Sourced, frozen=True):
    """The papyrus, front and back."""

    normal: Side
    advanced: Side


class TokenCounts(Sourced, frozen=True):
    """How many tokens there are of each kind, and what is removed with fewer players (P1.2)."""

    all: dict[str, int]
    removed_with_3: dict[str, int]
    removed_with_2: dict[str, int]


class Board(Sourced, frozen=True):
    """Which bonus lies in which gap (P2.2)."""

    city: tuple[tuple[str, str], tuple[str, str]]
    field: tuple[tuple[str, str], tuple[str, str]]

    @property
    def gaps(self) -> tuple[int, ...]:
        """The bonus of each gap, city first, row by row."""
        return tuple(BONUSES.index(bonus) for row in (*self.city, *self.field) for bonus in row)


class DevTrack(Sourced, frozen=True):
    """Points by space of a development track (P3.1)."""

    points: tuple[int, ...]


class Nile(Sourced, frozen=True):
    """The Nile (P3.2)."""

    spaces: int
    coins: tuple[int, ...]
    bonus_token: int
    points: dict[str, int]


class ProvinceCard(Sourced, frozen=True):
    """The province card (P3.3)."""

    last: int
    bonuses: dict[str, Literal["hebrew", "market", "dev"]]
    two_special_actions: int
    ankh: int
    points: int


class PharaohCards(Sourced, frozen=True):
    """The favour of each Pharaoh card, and how much it is (P4.4)."""

    favours: tuple[str, ...]
    soldiers: int
    province: int
    boat: int


class HebrewTable(Sourced, frozen=True):
    """Hebrew tokens, the bonuses of their column, their points by rank (P1.3, P4.7, P12.2)."""

    counts: tuple[int, int, int]
    column: tuple[Literal["province", "boat", "dev", "market", "penalty", "ankh"], ...]
    points: tuple[int, int, int, int]


class Discard(Sourced, frozen=True):
    """The dice that recover a token from each discard slot (P1.5)."""

    slots: tuple[tuple[int, ...], tuple[int, ...]]


class PlagueCard(Sourced, frozen=True):
    """A plague: its effect and when it acts (P7.1, P7.2)."""

    id: str
    effect: str
    when: Literal["at once", "phase 1", "phase 2", "phase 3", "round"]


class Losses(Sourced, frozen=True):
    """The loss cards: parts, and the choices of each (P6.7)."""

    one: list[list[list[str]]]
    two: list[list[list[str]]]
    three: list[list[list[str]]]


class Trade(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A trade card (P9.4)."""

    gives: Literal["coin", "soldier", "dev", "market", "no tribute", "penalty"]
    permanent: bool
    needs: tuple[str, ...]


class Territories(Sourced, frozen=True):
    """The territory cards of each kind (P9)."""

    immediate: list[str]
    special: list[str]
    trade: list[Trade]
    scoring: list[str]


class Tables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything the rulebook shows as a table."""

    name: str
    papyrus: Papyrus
    tokens: TokenCounts
    board: Board
    dev_track: DevTrack
    nile: Nile
    province_card: ProvinceCard
    pharaoh_cards: PharaohCards
    hebrews: HebrewTable
    discard: Discard
    plagues: list[PlagueCard]
    losses: Losses
    territories: Territories


class Loss(msgspec.Struct, frozen=True):
    """One choice of a part of a loss card."""

    text: str
    track: str = ""
    """boat, city, field or province, to go back; empty for tokens"""
    steps: int = 0
    kinds: tuple[int, ...] = ()
    both: bool = False


class Territory(msgspec.Struct, frozen=True):
    """One territory card, by what it is."""

    kind: Literal["immediate", "special", "trade", "scoring"]
    name: str
    moves: tuple[tuple[str, int], ...] = ()
    trade: Trade | None = None
