"""What a player's province has: bonuses, rows, free spaces, tokens."""

from __future__ import annotations

from tawy.kernel.bits import union
from tawy.plagues.state import Plagues, Player
from tawy.plagues.terms import (
    ACTIVE_GAPS,
    AREA_MASK,
    BOARD_TOKENS,
    BONUS_COIN,
    CITY,
    FIELD,
    PHARAOH,
    PROVINCE_1,
    PROVINCE_2,
    PROVINCE_3,
    SPACE_SETS,
    SPACES,
    TOKENS,
)

AREA_FULL = {area[0]: union(area) for area in (CITY, FIELD)}


def space(g: Plagues, player: Player, place: int) -> int:
    """The token on a space of a player's board."""
    return g.board[player * SPACES + place]


def spaces(g: Plagues, player: Player) -> list[int]:
    """A player's board, space by space."""
    return g.board[player * SPACES : (player + 1) * SPACES]


def free_spaces(g: Plagues, player: Player, token: int) -> tuple[int, ...]:
    """Where a token of this kind could lie (P2.1, P2.7)."""
    return SPACE_SETS[AREA_MASK[token] & ~g.filled[player]]


def active_gaps(g: Plagues, player: Player) -> int:
    """The bonuses that lie between two filled spaces, as a set of gaps (P2.2)."""
    return ACTIVE_GAPS[g.filled[player]]


def bonuses(g: Plagues, player: Player, bonus: int) -> int:
    """How many bonuses of a kind are active."""
    return (ACTIVE_GAPS[g.filled[player]] & g.book.gap_masks[bonus]).bit_count()


def coin_bonuses(g: Plagues, player: Player) -> int:
    """Active coin bonuses of the board."""
    return bonuses(g, player, BONUS_COIN)


def complete_rows(g: Plagues, player: Player) -> int:
    """Rows of three different tokens (P2.5)."""
    return g.rows[player]


def is_full(g: Plagues, player: Player, area: tuple[int, ...]) -> bool:
    """All six spaces of an area are filled (P2.6)."""
    return not AREA_FULL[area[0]] & ~g.filled[player]


def on_board(g: Plagues, player: Player) -> int:
    """How many tokens lie on the board."""
    return g.filled[player].bit_count()


def places_of(g: Plagues, player: Player, token: int) -> list[int]:
    """Where tokens of a kind lie."""
    return [place for place, there in enumerate(spaces(g, player)) if there == token]


def kept(g: Plagues, player: Player, token: int) -> int:
    """How many tokens of a kind lie beside the board."""
    return g.kept[player * len(TOKENS) + token]


def discarded(g: Plagues, player: Player) -> list[int]:
    """The two discard slots."""
    return g.discard[2 * player : 2 * player + 2]


def has(g: Plagues, player: Player, need: str) -> bool:
    """What a trade asks for lies on or beside the board (P9.4)."""
    if need == "province":
        return any(kept(g, player, token) for token in (PROVINCE_1, PROVINCE_2, PROVINCE_3))
    token = TOKENS.index(need)
    return token in spaces(g, player) if token in BOARD_TOKENS else kept(g, player, token) > 0


def hebrews_freed(g: Plagues, player: Player) -> int:
    """How many Hebrew tokens a player has freed."""
    one, two, three = g.freed[3 * player : 3 * player + 3]
    return one + two + three


def hebrew_gift(g: Plagues, place: int) -> str:
    """What a Hebrew gives by its place in the column, from 1; a second column has no second Ankh (P4.7)."""
    column = g.book.hebrew_column
    gift = column[(place - 1) % len(column)]
    return "none" if gift == "ankh" and place > len(column) else gift


def hebrew_sum(g: Plagues, player: Player) -> int:
    """The sum of their values (P12.2)."""
    one, two, three = g.freed[3 * player : 3 * player + 3]
    return one + 2 * two + 3 * three


def pharaohs(g: Plagues, player: Player) -> int:
    """Pharaoh tokens not yet turned over (P10.1)."""
    return g.kept[player * len(TOKENS) + PHARAOH] - g.pharaohs_used[player]
