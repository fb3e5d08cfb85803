"""How the automa decides where the rules leave it a choice (P14.4)."""

from __future__ import annotations

from tawy.plagues.queries.provinces import spaces
from tawy.plagues.state import Plagues, Player
from tawy.plagues.terms import BONUS_SOLDIERS, CITY_TRACK, DEV_CITY, DEV_FIELD, FIELD_TRACK, GAPS, NO_TOKEN


def lower_track(g: Plagues, player: Player) -> int | None:
    """The lower development track; None if they are equal."""
    city, field = g.dev[2 * player], g.dev[2 * player + 1]
    if city == field:
        return None
    return CITY_TRACK if city < field else FIELD_TRACK


def automa_space(g: Plagues, player: Player, free: list[int]) -> int:
    """Where it places a token: to close a dev bonus, else a soldier bonus; else beside one; else the first space.

    Among equals city before field, upper row first, from the left, which is the order of spaces.
    """
    for wanted in ((DEV_CITY, DEV_FIELD), (BONUS_SOLDIERS,)):
        for closing in (True, False):
            for space in free:
                if _serves(g, player, space, wanted, closing=closing):
                    return space
    return free[0]


def _serves(g: Plagues, player: Player, space: int, wanted: tuple[int, ...], *, closing: bool) -> bool:
    """A token here closes a wanted bonus, or lies beside one that is still open."""
    board = spaces(g, player)
    for gap, pair in enumerate(GAPS):
        if g.book.gaps[gap] in wanted and space in pair:
            other = pair[0] if space == pair[1] else pair[1]
            if (board[other] != NO_TOKEN) == closing:
                return True
    return False
