"""A bot's eye for 10 Plagues: which numbers a position is seen by, in which order."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from tawy.ai.plagues import losses, province, rivals, territories, tribute
from tawy.ai.sense import Row, Sense
from tawy.kernel.bits import bits
from tawy.plagues.queries.scoring import territory_points, total
from tawy.plagues.state import AUTOMA, NOBODY, Plagues, Player
from tawy.plagues.terms import (
    BETWEEN_ROUNDS,
    NO_TOKEN,
    PROVINCES,
    ROUNDS,
    SHORT_ROUNDS,
    TURNS_PER_ROUND,
)

GROUPS: Final = 3
"""Solo, two players, more: weights differ between them."""
ALWAYS: Final = ("always", "automa", "automa's points", "its turn", "token in hand", *PROVINCES, "power unused")
IS_PROVINCE: Final = (*([float(one == other) for other in range(4)] for one in range(4)), [0.0] * 4)
"""By province; the last is for the automa, which has none."""


class PlaguesSense(Sense):
    """A bot's eye for 10 Plagues."""

    names: tuple[str, ...] = (
        *ALWAYS,
        *province.POINTS,
        *province.MARKERS,
        *province.BOARD,
        *tribute.INCOME,
        *losses.ANKHS,
        *rivals.HEBREWS,
        *rivals.SOLDIERS,
        *territories.LAND,
        "supply",
    )
    world_names: tuple[str, ...] = ()
    stages: int = GROUPS * ROUNDS
    """The rounds, for each group by itself."""
    neighbours: tuple[tuple[int, int], ...] = tuple(
        (group * ROUNDS + stage, group * ROUNDS + stage + 1) for group in range(GROUPS) for stage in range(ROUNDS - 1)
    )
    mid_move: frozenset[str] = frozenset(
        {
            "place", "dev", "dev_favour", "pay_with", "hebrew", "market", "swap", "recover", "edfu_keep", "buto",
            "buto_keep", "lose", "slot", "give_up",
            "refill", "edfu_draw", "buto_draw",  # chance stands between a pick and where its token or card goes
        }
    )  # fmt: skip
    blind: frozenset[str] = frozenset({"buto", "swap"})
    taught: frozenset[str] = frozenset({"die", "territory", "place"})
    lesson_seats: tuple[int, ...] = (2, 4, 3, 1, 2, 4, 3, 2)
    wandering: tuple[float, ...] = (0.06,)

    sketches_inside: int = 6
    ends_in_points: bool = True
    first: Mapping[str, float] = MappingProxyType(
        {
            "points": 1, "permanent coins": 0.25, "coin tokens": 0.07, "short now": -0.1, "short ahead": -0.12,
            "Ankhs": 0.09, "province card": 0.15, "Nile": 0.12, "city track": 0.1, "field track": 0.1,
        }
    )  # fmt: skip

    def __init__(self) -> None:
        self._freed: dict[tuple[object, ...], rivals.Freed] = {}
        self._scored: dict[tuple[object, ...], int] = {}

    def size(self, g: Plagues) -> int:
        """The players, and the automa."""
        return g.players

    def contenders(self, g: Plagues) -> list[Player]:
        """Everyone, to the end."""
        return list(range(g.players))

    def contender(self, g: Plagues, seat: int) -> Player:
        """Everyone plays for itself."""
        return seat

    def points(self, g: Plagues) -> list[int]:
        """Everyone's score as it stands."""
        return [total(g, player) for player in range(g.players)]

    def stage(self, g: Plagues) -> int:
        """The round, in a short game the one with as many to come; solo, two and more players by themselves."""
        later = ROUNDS - SHORT_ROUNDS if g.short else 0
        return (min(g.people, GROUPS) - 1) * ROUNDS + _round(g) - 1 + later

    def world(self, g: Plagues) -> Row:
        """Somebody always wins."""
        return []

    def unsettled(self, g: Plagues) -> bool:
        """Tribute and losses are under way."""
        return g.phase == territories.PLAGUE_PHASE and g.ask is not None

    def rows(self, g: Plagues) -> list[Row]:
        """Each player by itself, and against the others."""
        ahead = tribute.ahead(g.content, g.advanced, g.short, _round(g))
        cards = territories.cards_by_use(g.content)
        hebrews = self._hebrews(g)
        freed, sums, scored, hebrew_leads = hebrews.counts, hebrews.sums, hebrews.points, hebrews.leads
        column = g.book.hebrew_column
        purses = [tribute.purse(g, player, cards) for player in range(g.people)]
        penalties = tribute.penalties_ahead(g, purses, ahead)
        left, coming = rivals.turns_left(g), territories.to_come(g)
        soldier_leads = rivals.leads(rivals.strengths(g, cards, left), 8.0)
        lowest, step = province.lowest(g), 2 / (g.players - 1)
        supply = sum(g.supply) / (18.0 * g.players)
        automa = AUTOMA if g.people == 1 else NOBODY
        asked = NOBODY if g.ask is None else g.ask.seat
        placing = asked if g.ask is not None and g.ask.kind == "place" else NOBODY
        rows = []
        for player in range(g.players):
            board = province.laid_by(g, player)
            lasting, active = (0, 0) if player == automa else losses.active_ankhs(g, player, freed[player])
            on_land = self._territory_points(g, player, (board.egyptians, freed[player], active))
            points = province.points_by_source(g, player, on_land, scored[player], player == automa)
            rows.append(
                [
                    1.0,
                    1.0 if player == automa else 0.0,
                    points[0] if player == automa else 0.0,
                    1.0 if player == asked else 0.0,
                    1.0 if player == placing else 0.0,
                    *IS_PROVINCE[g.provinces[player]],
                    0.0 if player == automa or g.power_used >> player & 1 else 1.0,
                    *points,
                    *province.markers(g, player, lowest),
                    *board.row,
                    province.pharaohs_left(g, player),
                    *(tribute.NO_INCOME if player == automa else tribute.income(g, player, purses[player], ahead)),
                    penalties[player],
                    lasting / 4,
                    0.0 if player == automa else losses.to_lose(g, player, board.kinds, active, ahead.needed),
                    freed[player] / 8,
                    *rivals.next_hebrew(column, freed[player]),
                    sums[player] / 15,
                    hebrew_leads[player],
                    soldier_leads[player],
                    1.0 - g.order.index(player) * step,
                    left[player] / TURNS_PER_ROUND,
                    coming[player],
                    *territories.owned(g, player, cards),
                    supply,
                ]
            )
        return rows

    def _hebrews(self, g: Plagues) -> rivals.Freed:
        """Everyone's Hebrews, counted once for the same ones."""
        key = (g.content, g.people, *g.freed)
        known = self._freed.get(key)
        if known is None:
            _make_room(self._freed)
            known = self._freed[key] = rivals.all_freed(g)
        return known

    def _territory_points(self, g: Plagues, player: Player, seen: tuple[int, int, int]) -> int:
        """What its territory cards score now, asked once for the same things that scoring cards look at (P9.5)."""
        cards = g.land[player] & ~g.book.specials
        if not cards:
            return 0
        empty = g.discard[2 * player] == g.discard[2 * player + 1] == NO_TOKEN
        key = (g.content, g.people == 1 and player, cards, g.filled[player], g.rows[player], empty, *seen)
        known = self._scored.get(key)
        if known is None:
            _make_room(self._scored)
            known = self._scored[key] = sum(territory_points(g, player, card) for card in bits(cards))
        return known


def _make_room(remembered: dict[tuple[object, ...], Any]) -> None:
    if len(remembered) >= province.REMEMBERED:
        remembered.clear()


def _round(g: Plagues) -> int:
    """The round that is played, or is being laid out."""
    return g.round + 1 if g.phase == BETWEEN_ROUNDS else g.round


PLAGUES_SENSE: Final = PlaguesSense()
