"""A player's own province: its points by source, its markers, its board (P2, P3, P12.2)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from tawy.ai.plagues.losses import LOSS_TRACKS
from tawy.ai.sense import Row
from tawy.kernel.bits import Mask, union
from tawy.plagues.acts.province import CITY_TOKEN, FIELD_TOKEN, RIVER_TOKEN
from tawy.plagues.state import Plagues, Player, rows_of
from tawy.plagues.tables import by_mark
from tawy.plagues.terms import (
    ACTIVE_GAPS,
    BONUS_COIN,
    BONUS_HEBREW,
    BONUS_SOLDIERS,
    CITY,
    COIN,
    DEV_CITY,
    DEV_FIELD,
    EGYPTIAN,
    FIELD,
    GAPS,
    NO_TOKEN,
    PHARAOH,
    ROWS,
    SPACES,
    TOKENS,
)

POINTS: Final[tuple[str, ...]] = (
    "points",
    "dev points",
    "tokens",
    "Pharaoh tokens",
    "territory points",
    "hebrew points",
    "penalties",
    "discarded",
)
MARKERS: Final[tuple[str, ...]] = (
    "city track",
    "field track",
    "Nile",
    "Nile's last spaces",
    "river token won",
    "province card",
    "card bonuses won",
    "near a card bonus",
    "card bonus within reach",
    "card past two specials",
    "card past its Ankh",
    "card's last steps",
    "lower track",
    "river one short",
    "river two short",
    "last on tracks",
)
BOARD: Final[tuple[str, ...]] = (
    "city spaces",
    "field spaces",
    "area tokens won",
    "rows",
    "rows begun",
    "egyptians",
    "hebrew bonus",
    "soldier bonus",
    "half dev bonuses",
    "half coin bonuses",
    "other half bonuses",
    "areas one short",
    "areas two short",
    "areas three short",
    "unused Pharaoh tokens",
)
CARD_STRIDE: Final = 3
"""As far as one die moves on the province card (P4.4)."""
AREA: Final = len(CITY)
"""The spaces of an area (P2.1)."""
KINDS: Final = len(TOKENS)
REMEMBERED: Final = 1 << 16
"""How many answers of slow queries are remembered before all are forgotten."""
HALF_GAPS: Final = tuple(
    union(gap for gap, (left, right) in enumerate(GAPS) if (filled >> left ^ filled >> right) & 1)
    for filled in range(1 << SPACES)
)
"""By the set of filled spaces: the bonuses that lie beside exactly one of them, as a set."""
CITY_SPACES: Final = union(CITY)
FIELD_SPACES: Final = union(FIELD)
AREA_TOKENS: Final = union((CITY_TOKEN, FIELD_TOKEN))


def _promise(row: tuple[int, int, int]) -> float:
    """How near a row is to three different tokens (P2.5); with two alike it has gone wrong, with three it is there."""
    laid = [token for token in row if token != NO_TOKEN]
    return (0.0, 0.2, 0.6, 0.0)[len(laid)] if len(set(laid)) == len(laid) else 0.0


class Laid(msgspec.Struct, frozen=True, gc=False):
    """What is to be seen of the tokens on a board."""

    egyptians: int
    kinds: Mask
    """The kinds of token that a loss can take, beside the tracks."""
    row: Row
    """The features of `BOARD` but for the last one."""


@lru_cache(REMEMBERED)
def laid(mark: str, board: tuple[int, ...], won: Mask) -> Laid:
    """How full a board is, which bonuses and rows it has and which have begun (P2); area tokens are won but once."""
    masks, egyptians = by_mark(mark).gap_masks, board.count(EGYPTIAN)
    filled = union(place for place, token in enumerate(board) if token != NO_TOKEN)
    gaps, half = ACTIVE_GAPS[filled], HALF_GAPS[filled]
    begun = [_promise((board[left], board[middle], board[right])) for left, middle, right in ROWS]
    in_city, in_field = (filled & CITY_SPACES).bit_count(), (filled & FIELD_SPACES).bit_count()
    dev_half = (half & (masks[DEV_CITY] | masks[DEV_FIELD])).bit_count()
    coin_half = (half & masks[BONUS_COIN]).bit_count()
    short = [0.0] * (AREA + 1)
    if not won >> CITY_TOKEN & 1:
        short[AREA - in_city] += 0.5
    if not won >> FIELD_TOKEN & 1:
        short[AREA - in_field] += 0.5
    row = [
        in_city / AREA,
        in_field / AREA,
        won.bit_count() / 2,
        rows_of(list(board), 0) / 4,
        sum(begun) / 2,
        egyptians / 4,
        1.0 if gaps & masks[BONUS_HEBREW] else 0.0,
        1.0 if gaps & masks[BONUS_SOLDIERS] else 0.0,
        dev_half / 4,
        coin_half / 2,
        (half.bit_count() - dev_half - coin_half) / 2,
        *short[1:4],
    ]
    return Laid(egyptians, union(len(LOSS_TRACKS) + kind for kind in set(board) - {NO_TOKEN}), row)


def laid_by(g: Plagues, player: Player) -> Laid:
    """A player's board; asked once for the same tokens."""
    board = tuple(g.board[player * SPACES : (player + 1) * SPACES])
    return laid(g.content, board, g.claimed[player] & AREA_TOKENS)


def points_by_source(g: Plagues, player: Player, territories: int, hebrews: int, is_automa: bool) -> Row:  # noqa: FBT001
    """Points by source, as `scoring.points` has them (P12.2, P12.3)."""
    book, two = g.book, 2 * player
    dev = book.dev_points[min(g.dev[two], g.dev[two + 1])]
    beside = g.kept[player * KINDS : player * KINDS + KINDS]
    pharaohs = beside[PHARAOH]
    tokens = g.filled[player].bit_count() + sum(beside) - pharaohs
    points = book.nile_points.get(g.boat[player], 0)
    if not is_automa:
        tokens -= beside[COIN]
        if g.card_at[player] == book.card_last:
            points += book.card_points
    penalties = g.penalties[player]
    discarded = (g.discard[two] != NO_TOKEN) + (g.discard[two + 1] != NO_TOKEN)
    points += dev + tokens + 2 * pharaohs + territories + hebrews - 3 * penalties - 2 * discarded
    return [
        points / 50,
        dev / 15,
        tokens / 20,
        pharaohs / 4,
        territories / 20,
        hebrews / 18,
        penalties / 5,
        discarded / 2,
    ]


def lowest(g: Plagues) -> tuple[int, int, int, int]:
    """On each of Moses's tracks: where the last player stands (P11.2)."""
    city, field, boat, card = g.dev[0], g.dev[1], g.boat[0], g.card_at[0]
    for player in range(1, g.players):
        city, field = min(city, g.dev[2 * player]), min(field, g.dev[2 * player + 1])
        boat, card = min(boat, g.boat[player]), min(card, g.card_at[player])
    return city, field, boat, card


def markers(g: Plagues, player: Player, lowest: tuple[int, int, int, int]) -> Row:
    """Where its markers stand, what they have won, and on how many tracks Moses would help (P3, P11.2)."""
    book, claimed = g.book, g.claimed[player]
    city, field, boat, card = g.dev[2 * player], g.dev[2 * player + 1], g.boat[player], g.card_at[player]
    near, within, won = 0.0, 0.0, 0
    for space in book.province_bonuses:
        if claimed >> space & 1:
            won += 1
        else:
            near = 1 / max(1, space - card)
            within = 1.0 if space - card <= CARD_STRIDE else 0.0
            break
    river = 0 if claimed >> RIVER_TOKEN & 1 else book.nile_bonus - boat
    return [
        city / 7,
        field / 7,
        boat / 10,
        (boat - 6) / 4 if boat > 6 else 0.0,  # noqa: PLR2004
        float(claimed >> RIVER_TOKEN & 1),
        card / 24,
        won / 3,
        near,
        within,
        1.0 if card >= book.two_specials_from else 0.0,
        1.0 if card >= book.ankh_from else 0.0,
        (card - book.ankh_from + 3) / 6 if card > book.ankh_from - 3 else 0.0,
        min(city, field) / 7,
        1.0 if river == 1 else 0.0,
        1.0 if river == 2 else 0.0,  # noqa: PLR2004  as far as Pharaoh card 6 goes
        ((city == lowest[0]) + (field == lowest[1]) + (boat == lowest[2]) + (card == lowest[3])) / 4,
    ]


def pharaohs_left(g: Plagues, player: Player) -> float:
    """Its Pharaoh tokens not yet turned over (P10.1)."""
    return (g.kept[player * KINDS + PHARAOH] - g.pharaohs_used[player]) / 2
