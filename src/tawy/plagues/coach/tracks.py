"""The tracks: development, province card, Nile."""

from __future__ import annotations

from typing import Final

from tawy.kernel.coach import Counsel, counsel
from tawy.plagues.acts.province import RIVER_TOKEN
from tawy.plagues.coach.looking import asked, planning, turn
from tawy.plagues.state import Plagues, Player
from tawy.plagues.terms import CITY_TRACK, FIELD_TRACK

UNEVEN: Final = 2
"""So many spaces apart, two development tracks are worth a word."""
NEAR: Final = 2
"""So many steps ahead, a bonus of the province card is."""
NEAR_TOKEN: Final = 2
"""So many, the bonus token on the Nile."""


def _dev(g: Plagues, player: Player) -> tuple[int, int]:
    return g.dev[2 * player + CITY_TRACK], g.dev[2 * player + FIELD_TRACK]


def _lower(name: str, g: Plagues, player: Player) -> Counsel:
    city, field = _dev(g, player)
    return counsel(name, "P12.2", city=g.book.dev_points[city], field=g.book.dev_points[field])


def dev_choice(g: Plagues, player: Player) -> Counsel | None:
    """P12.2 Where to step: only the lower development track scores. Steps of the automa are its own business."""
    own = asked(g, player) == "dev" and g.ask is not None and g.ask.about[0] == player
    return _lower("dev_choice", g, player) if own else None


def lower_track(g: Plagues, player: Player) -> Counsel | None:
    """P12.2 The development tracks are far apart: only the lower one scores."""
    city, field = _dev(g, player)
    apart = abs(city - field) >= UNEVEN and planning(g, player) and asked(g, player) != "dev"
    return _lower("lower_track", g, player) if apart else None


def province_near(g: Plagues, player: Player) -> Counsel | None:
    """P3.3 What the province card gives within a few steps."""
    if not planning(g, player):
        return None
    card, here = g.book.tables.province_card, g.card_at[player]
    gifts: dict[int, str] = {card.two_special_actions: "specials", card.ankh: "ankh", card.last: "points"}
    gifts |= {space: bonus for space, bonus in g.book.province_bonuses.items() if not g.claimed[player] >> space & 1}
    near = min((space for space in gifts if here < space <= here + NEAR), default=None)
    if near is None:
        return None
    return counsel("province_near", "P3.3", ["track province"], steps=near - here, gift=gifts[near])


def nile_token_near(g: Plagues, player: Player) -> Counsel | None:
    """P2.6 The bonus token of the river is within a few steps."""
    steps = g.book.tables.nile.bonus_token - g.boat[player]
    if not planning(g, player) or g.claimed[player] >> RIVER_TOKEN & 1 or not 0 < steps <= NEAR_TOKEN:
        return None
    return counsel("nile_token_near", "P2.6", ["track boat"], steps=steps)


def nile_coin_near(g: Plagues, player: Player) -> Counsel | None:
    """P3.2 The next space of the Nile is a coin: income for good."""
    if not turn(g, player) or g.boat[player] + 1 not in g.book.tables.nile.coins:
        return None
    return counsel("nile_coin_near", "P3.2", ["track boat"])
