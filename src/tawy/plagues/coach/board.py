"""What is nearly there on a province board: rows, bonuses, full areas."""

from __future__ import annotations

from tawy.kernel.coach import Counsel, counsel
from tawy.plagues.acts.province import CITY_TOKEN, FIELD_TOKEN
from tawy.plagues.coach.looking import DICE_PHASE, EARLY, asked, turn
from tawy.plagues.queries.names import SPACE_NAMES
from tawy.plagues.queries.provinces import complete_rows, spaces
from tawy.plagues.queries.wealth import ANKH_TOKENS
from tawy.plagues.state import Plagues, Player
from tawy.plagues.terms import (
    AREA_OF,
    BOARD_TOKENS,
    BONUS_COIN,
    CITY,
    FIELD,
    GAPS,
    NO_TOKEN,
    ROWS,
    TOKENS,
)


def _building(g: Plagues, player: Player) -> bool:
    """A player is asked something in phase 1, where tokens are taken and placed."""
    return bool(asked(g, player)) and g.phase == DICE_PHASE


def _in_market(g: Plagues, token: int) -> list[int]:
    """The slots of the market where a token lies."""
    return [slot + 1 for slot, there in enumerate(g.market) if there == token]


def _completing(g: Plagues, player: Player) -> list[tuple[int, int]]:
    """Where a row lacks one token to be three different ones, and which (P2.5)."""
    board = spaces(g, player)
    found = []
    for row in ROWS:
        free = [place for place in row if board[place] == NO_TOKEN]
        there = {board[place] for place in row} - {NO_TOKEN}
        if len(free) == 1 and len(there) == len(row) - 1:
            lacking = [token for token in BOARD_TOKENS if free[0] in AREA_OF[token] and token not in there]
            found += [(free[0], token) for token in lacking]
    return found


def row_nearly(g: Plagues, player: Player) -> Counsel | None:
    """P2.5 One token completes a row of three different, which is an Ankh."""
    if not _building(g, player) or complete_rows(g, player) >= ANKH_TOKENS:
        return None
    found = _completing(g, player)
    if not found:
        return None
    space, token = next((one for one in found if _in_market(g, one[1])), found[0])
    slots = _in_market(g, token)
    places = [f"space {SPACE_NAMES[space]}", *[f"slot {slot}" for slot in slots]]
    return counsel("row_nearly", "P2.5", places, token=TOKENS[token], space=SPACE_NAMES[space], slots=slots)


def row_early(g: Plagues, player: Player) -> Counsel | None:
    """P16.1 A row of three different tokens early gives an Ankh: said in the first turn of the first rounds."""
    if g.round > EARLY or complete_rows(g, player) or turn(g, player) != 1:
        return None
    return counsel("row_early", "P16.1")


def coin_nearly(g: Plagues, player: Player) -> Counsel | None:
    """P2.4 One token activates a coin, which is income for good."""
    if not _building(g, player):
        return None
    board = spaces(g, player)
    for gap, (left, right) in enumerate(GAPS):
        free = [place for place in (left, right) if board[place] == NO_TOKEN]
        if g.book.gaps[gap] == BONUS_COIN and len(free) == 1:
            space = SPACE_NAMES[free[0]]
            return counsel("coin_nearly", "P2.4", [f"space {space}"], space=space)
    return None


def area_nearly(g: Plagues, player: Player) -> Counsel | None:
    """P2.6 One token fills an area, which wins its bonus token."""
    if not _building(g, player):
        return None
    board = spaces(g, player)
    for name, area, bonus in (("city", CITY, CITY_TOKEN), ("field", FIELD, FIELD_TOKEN)):
        free = [place for place in area if board[place] == NO_TOKEN]
        if len(free) == 1 and not g.claimed[player] >> bonus & 1:
            space = SPACE_NAMES[free[0]]
            return counsel("area_nearly", "P2.6", [f"space {space}"], area=name, space=space)
    return None
