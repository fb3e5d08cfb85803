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
    AREA_MASK,
    BONUS_HEBREW,
    COIN,
    DICE,
    EDFU,
    FAVOUR_COIN,
    HEBREWS,
    MARKET,
    NO_TOKEN,
    ON_TABLE,
)

TOKEN, FAVOUR, HEBREW, RECOVER, DRAW, FAVOUR_BY_CARD, NOTHING = range(7)
ACTIONS: Final = ("token", "favour", "hebrew", "recover", "draw", "favour", "nothing")
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
    """A use of a die as an option."""
    return ((use.action * 32 + use.target) * 8 + use.value) * 8 + use.die


_TOKEN_CODE: Final = code(DieUse(TOKEN, 0, 0, 0))
_FAVOUR_CODE: Final = code(DieUse(FAVOUR, 0, 0, 0))
_HEBREW_CODE: Final = tuple(code(DieUse(HEBREW, hebrew, 0, 0)) for hebrew in range(4))


def read_use(option: int) -> DieUse:
    """The use of a die that an option stands for."""
    option, die = divmod(option, 8)
    option, value = divmod(option, 8)
    return DieUse(*divmod(option, 32), value, die)


def favour_costs(g: Plagues, player: Player, card: int) -> bool:
    """Under a plague, taking a Pharaoh card other than the coin costs a coin token (P7.1)."""
    return g.book.favours[card] != FAVOUR_COIN and suffers(g, player, "favours cost")


def die_uses(g: Plagues, player: Player, *, token_only: bool = False) -> list[int]:
    """Every action of every unspent die; only if none has any, a die spent for nothing (P4.9)."""
    dice = bits(g.dice[player])
    spent_as = [(die, value) for die in dice for value in values(g, player, die)]
    actions = _tokens(g, player) if token_only else _actions(g, player)
    found = [use + value * 8 + die for die, value in spent_as for use in actions[value]]
    if not token_only and g.provinces[player] == EDFU and not g.power_used >> player & 1 and any(g.supply):
        found += [code(DieUse(DRAW, 0, die, die)) for die in dice if die == EDFU_DIE]
    return sorted(found) if found else [code(DieUse(NOTHING, 0, die, die)) for die in dice]


def _tokens(g: Plagues, player: Player) -> list[list[int]]:
    """By number: the market token it takes, as an option without the die."""
    free = ~g.filled[player]
    return [
        [],
        *(
            [_TOKEN_CODE] if token >= FIRST_KEPT or (token != NO_TOKEN and AREA_MASK[token] & free) else []
            for token in g.market
        ),
    ]


def _actions(g: Plagues, player: Player) -> list[list[int]]:
    """By number: everything it does, as options without the die."""
    found = _tokens(g, player)
    needs = [(hebrew, hebrew_need(g, player, hebrew)) for hebrew in HEBREWS if g.hebrews[hebrew - 1]]
    for value in DICE:
        options = found[value]
        if can_take_favour(g, player, value - 1):
            options.append(_FAVOUR_CODE)
        options += [_HEBREW_CODE[hebrew] for hebrew, need in needs if value >= need]
    if g.discard[2 * player] != NO_TOKEN or g.discard[2 * player + 1] != NO_TOKEN:
        for slot in recoverable(g, player):
            for value in g.book.tables.discard.slots[slot]:
                found[value].append(code(DieUse(RECOVER, slot, 0, 0)))
    for card in ready_specials(g, player):
        if g.book.territories[card].name == "die" and can_take_favour(g, player, MARKET - 1):
            for value in AS_SIX:
                found[value].append(code(DieUse(FAVOUR_BY_CARD, card, 0, 0)))
    return found


def can_take_favour(g: Plagues, player: Player, card: int) -> bool:
    """Nobody has taken this Pharaoh card, and the player can pay for it where it costs (P4.4, P7.1)."""
    return g.cards[card] == ON_TABLE and (not favour_costs(g, player, card) or kept(g, player, COIN) > 0)


def hebrew_need(g: Plagues, player: Player, value: int) -> int:
    """The die that frees a Hebrew: twice its value, or its value with the bonus (P4.5, P4.6)."""
    eased = bonuses(g, player, BONUS_HEBREW) and not suffers(g, player, "no hebrew bonus")
    return value if eased else 2 * value
