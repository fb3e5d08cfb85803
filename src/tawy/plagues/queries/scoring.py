"""P12, P14.8 Points by source, at any time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tawy.kernel.bits import bits
from tawy.plagues.queries.plague import is_automa
from tawy.plagues.queries.provinces import (
    bonuses,
    complete_rows,
    discarded,
    hebrew_sum,
    hebrews_freed,
    kept,
    on_board,
    places_of,
    spaces,
)
from tawy.plagues.queries.wealth import ankhs
from tawy.plagues.state import Plagues, Player
from tawy.plagues.terms import (
    BOAT,
    BONUS_COIN,
    BONUS_HEBREW,
    BONUS_SOLDIERS,
    CITY,
    COIN,
    EGYPTIAN,
    FIELD,
    NO_TOKEN,
    PHARAOH,
    PROVINCE_1,
    PROVINCE_2,
    PROVINCE_3,
)

BESIDE = (BOAT, PROVINCE_1, PROVINCE_2, PROVINCE_3)
SOLO_SECOND = 10
"""The Hebrew sum a solo player needs for second place (P14.8)."""


def points(g: Plagues, player: Player) -> dict[str, int]:
    """A player's points by source (P12.2, P12.3); a Pharaoh token counts 2, used or not (P10.2)."""
    automa = is_automa(g, player)
    beside = sum(kept(g, player, token) for token in BESIDE) + (kept(g, player, COIN) if automa else 0)
    card = g.book.tables.province_card
    return {
        "dev": min(g.book.dev_points[g.dev[2 * player]], g.book.dev_points[g.dev[2 * player + 1]]),
        "nile": g.book.nile_points.get(g.boat[player], 0),
        "tokens": on_board(g, player) + beside,
        "pharaoh": 2 * kept(g, player, PHARAOH),
        "territories": sum(territory_points(g, player, number) for number in bits(g.land[player])),
        "province": card.points if g.card_at[player] == card.last and not automa else 0,
        "hebrews": hebrew_points(g)[player],
        "penalties": -3 * g.penalties[player],
        "discard": -2 * sum(1 for token in discarded(g, player) if token != NO_TOKEN),
    }


def total(g: Plagues, player: Player) -> int:
    """A player's score as it stands."""
    return sum(points(g, player).values())


def hebrew_points(g: Plagues) -> list[int]:
    """By player: 18, 14, 10, 6 by the sum of freed Hebrews; ties share the places' sum equally (P12.2)."""
    sums = [hebrew_sum(g, player) for player in range(g.players)]
    prizes = g.book.tables.hebrews.points
    ranked = sorted(sums, reverse=True)
    shared = []
    for own in sums:
        places = [prize for prize, other in zip(prizes, ranked, strict=False) if other == own]
        shared.append(sum(places) // len(places))
    if g.people == 1 and sums[0] < sums[1] and sums[0] < SOLO_SECOND:
        shared[0] = 0
    return shared


def territory_points(g: Plagues, player: Player, number: int) -> int:
    """What a territory card scores: a trade 2, a scoring card by what it asks (P9.5); the automa's 4 each (P14.8)."""
    territory = g.book.territories[number]
    if territory.kind == "trade":
        return 2
    if territory.kind != "scoring":
        return 0
    return 4 if is_automa(g, player) else _SCORING[territory.name](g, player)


def _areas(g: Plagues, player: Player) -> int:
    board = spaces(g, player)
    filled = [sum(1 for place in area if board[place] != NO_TOKEN) for area in (CITY, FIELD)]
    return 5 if min(filled) >= 3 else 0  # noqa: PLR2004  (P9.5)


def _undiscarded(g: Plagues, player: Player) -> int:
    return 5 if all(token == NO_TOKEN for token in discarded(g, player)) else 0


def _bonuses(g: Plagues, player: Player) -> int:
    return 5 if all(bonuses(g, player, bonus) for bonus in (BONUS_COIN, BONUS_SOLDIERS, BONUS_HEBREW)) else 0


_SCORING: Final[dict[str, Callable[[Plagues, Player], int]]] = {
    "four": lambda _g, _player: 4,
    "rows": lambda g, player: min(6, 3 * complete_rows(g, player)),
    "egyptians": lambda g, player: min(6, 2 * len(places_of(g, player, EGYPTIAN))),
    "areas": _areas,
    "hebrews": lambda g, player: min(6, hebrews_freed(g, player) // 2),
    "discard": _undiscarded,
    "bonuses": _bonuses,
    "ankhs": lambda g, player: ankhs(g, player).total,
}
"""What each scoring card asks for (P9.5)."""


def standings(g: Plagues) -> list[tuple[int, int, int]]:
    """By player: points; ties: further on the province card, then on the Nile (P12.4)."""
    return [(total(g, player), g.card_at[player], g.boat[player]) for player in range(g.players)]


def winners(g: Plagues) -> tuple[Player, ...]:
    """Who stands best; if several do, they share it (P12.4)."""
    standing = standings(g)
    return tuple(player for player in range(g.players) if standing[player] == max(standing))
