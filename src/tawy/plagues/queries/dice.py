"""What each unspent die can do (P4)."""

from __future__ import annotations

from typing import Final, NamedTuple

from tawy.kernel.bits import bits
from tawy.plagues.queries.plague import suffers
from tawy.plagues.queries.powers import values
from tawy.plagues.queries.provinces import bonuses, kept
from tawy.plagues.queries.uses import ready_specials, recoverable
from tawy.plagues.state import Plagues, Player
from tawy.plagues.terms import (
    ABYDOS,
    AREA_MASK,
    BONUS_HEBREW,
    COIN,
    EDFU,
    FAVOUR_COIN,
    HEBREWS,
    MARKET,
    NO_TOKEN,
    ON_TABLE,
)

TOKEN, FAVOUR, HEBREW, RECOVER, DRAW, FAVOUR_BY_CARD, NOTHING = range(7)
ACTIONS: Final = ("token", "favour", "hebrew", "recover", "draw", "favour", "nothing")
TARGETS: Final = 32
WAYS: Final = 256
"""An option is ``(die * 8 + value) * WAYS + action * TARGETS + target``."""
EDFU_DIE: Final = 3
AS_SIX: Final = (4, 5)
FIRST_KEPT: Final = COIN
"""From this kind of token on, none needs a space on the board (P4.3)."""


class DieUse(NamedTuple):
    """A die, the number it is spent as, the action and its target."""

    action: int
    target: int
    value: int
    die: int


def code(use: DieUse) -> int:
    """A use of a die as an option: in the order of dice, numbers, actions, targets."""
    return (use.die * 8 + use.value) * WAYS + use.action * TARGETS + use.target


def read_use(option: int) -> DieUse:
    """The use of a die that an option stands for."""
    spent, way = divmod(option, WAYS)
    die, value = divmod(spent, 8)
    return DieUse(*divmod(way, TARGETS), value, die)


def favour_costs(g: Plagues, player: Player, card: int) -> bool:
    """Under a plague, taking a Pharaoh card other than the coin costs a coin token (P7.1)."""
    return g.book.favours[card] != FAVOUR_COIN and suffers(g, player, "favours cost")


def die_uses(g: Plagues, player: Player, *, token_only: bool = False) -> list[int]:
    """Every action of every unspent die; only if none has any, a die spent for nothing (P4.9)."""
    ways = _tokens(g, player) if token_only else _actions(g, player)
    dice = bits(g.dice[player])
    found: list[int] = []
    if g.provinces[player] == ABYDOS:
        for die in dice:
            for value in values(g, player, die):
                found += [(die * 8 + value) * WAYS + way for way in ways[value]]
    else:
        found = [die * 9 * WAYS + way for die in dice for way in ways[die]]
    return found or [code(DieUse(NOTHING, 0, die, die)) for die in dice]


def _tokens(g: Plagues, player: Player) -> list[list[int]]:
    """By number: the market token it takes."""
    free = ~g.filled[player]
    ways: list[list[int]] = [[]]
    for token in g.market:
        fits = token >= FIRST_KEPT or (token != NO_TOKEN and AREA_MASK[token] & free)
        ways.append([TOKEN * TARGETS] if fits else [])
    return ways


def _actions(g: Plagues, player: Player) -> list[list[int]]:
    """By number: everything it does, actions in order."""
    ways = _tokens(g, player)
    for card, is_open in enumerate(open_favours(g, player)):
        if is_open:
            ways[card + 1].append(FAVOUR * TARGETS)
    for hebrew in HEBREWS:
        if g.hebrews[hebrew - 1]:
            for value in range(hebrew_need(g, player, hebrew), MARKET + 1):
                ways[value].append(HEBREW * TARGETS + hebrew)
    _add_rare_actions(g, player, ways)
    return ways


def _add_rare_actions(g: Plagues, player: Player, ways: list[list[int]]) -> None:
    """Recovering a token, Edfu's draw, and the special action that makes a 4 or 5 a 6."""
    if g.discard[2 * player] != NO_TOKEN or g.discard[2 * player + 1] != NO_TOKEN:
        for slot in recoverable(g, player):
            for value in g.book.tables.discard.slots[slot]:
                ways[value].append(RECOVER * TARGETS + slot)
    if g.provinces[player] == EDFU and not g.power_used >> player & 1 and any(g.supply):
        ways[EDFU_DIE].append(DRAW * TARGETS)
    for card in ready_specials(g, player):
        if g.book.territories[card].name == "die" and FAVOUR * TARGETS in ways[MARKET]:
            for value in AS_SIX:
                ways[value].append(FAVOUR_BY_CARD * TARGETS + card)


def open_favours(g: Plagues, player: Player) -> list[bool]:
    """By Pharaoh card: nobody has taken it, and the player can pay for it where it costs (P4.4, P7.1)."""
    poor = suffers(g, player, "favours cost") and not kept(g, player, COIN)
    return [
        holder == ON_TABLE and not (poor and favour != FAVOUR_COIN)
        for holder, favour in zip(g.cards, g.book.favours, strict=True)
    ]


def hebrew_need(g: Plagues, player: Player, value: int) -> int:
    """The die that frees a Hebrew: twice its value, or its value with the bonus (P4.5, P4.6)."""
    eased = bonuses(g, player, BONUS_HEBREW) and not suffers(g, player, "no hebrew bonus")
    return value if eased else 2 * value
