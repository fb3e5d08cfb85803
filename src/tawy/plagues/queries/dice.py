"""What each unspent die can do (P4)."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from tawy.kernel.bits import Mask, bits
from tawy.plagues.queries.market import fitting
from tawy.plagues.queries.plague import suffers
from tawy.plagues.queries.powers import spendings
from tawy.plagues.queries.provinces import bonuses, kept
from tawy.plagues.queries.uses import ready_specials, recoverable
from tawy.plagues.state import Plagues, Player
from tawy.plagues.terms import (
    BONUS_HEBREW,
    COIN,
    DICE,
    DICE_SETS,
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
"""A way is ``action * TARGETS + target``; an option is ``(die * 8 + value) * WAYS + way``."""
EVERY_WAY: Final = (
    TOKEN * TARGETS,
    FAVOUR * TARGETS,
    *(HEBREW * TARGETS + value for value in HEBREWS),
    *(RECOVER * TARGETS + slot for slot in range(2)),
    DRAW * TARGETS,
    *(FAVOUR_BY_CARD * TARGETS + card for card in range(TARGETS)),
)
"""Actions and targets in the order of options; in a set of ways, bit n stands for the n-th."""
ONLY: Final = {way: 1 << place for place, way in enumerate(EVERY_WAY)}
"""By way: the set of it alone."""
TAKES_TOKEN: Final = ONLY[TOKEN * TARGETS]
TAKES_FAVOUR: Final = ONLY[FAVOUR * TARGETS]


def _freed_by(number: int, need: int, there: Mask) -> Mask:
    """The ways to free one of the Hebrews there with this number, where one of 1 needs this die (P4.5)."""
    return sum(ONLY[HEBREW * TARGETS + value] for value in HEBREWS if there >> value & 1 and number >= need * value)


FREEING: Final = tuple(
    tuple(tuple(_freed_by(number, need, there) for number in range(MARKET + 1)) for there in range(16))
    for need in range(3)
)
"""By the die that a Hebrew of 1 needs and the set of values there are, by number."""
EDFU_DIE: Final = 3
AS_SIX: Final = (4, 5)


class DieUse(msgspec.Struct, frozen=True, gc=False):
    """A die, the number it is spent as, the action and its target."""

    action: int
    target: int
    value: int
    die: int


def code(use: DieUse) -> int:
    """A use of a die as an option: in the order of dice, numbers, actions, targets."""
    return (use.die * 8 + use.value) * WAYS + use.action * TARGETS + use.target


@cache
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
    found: list[int] = []
    for die, value in spendings(g, player):
        found += _options((die * 8 + value) << len(EVERY_WAY) | ways[value])
    return found or [code(DieUse(NOTHING, 0, die, die)) for die in DICE_SETS[g.dice[player]]]


@cache
def _options(spent: int) -> tuple[int, ...]:
    """A die spent as some number, each way an option; few dice and ways come up, so each list is made once.

    Die, number and the set of ways are asked for as one number, by which a list is found in half the time.
    """
    die_and_value, ways = divmod(spent, 1 << len(EVERY_WAY))
    return tuple(die_and_value * WAYS + EVERY_WAY[way] for way in bits(ways))


def _tokens(g: Plagues, player: Player) -> list[Mask]:
    """By number: its market token, if the player can take it (P4.3)."""
    fits = fitting(g, player)
    return [0, *[TAKES_TOKEN if token in fits else 0 for token in g.market]]


def _actions(g: Plagues, player: Player) -> list[Mask]:
    """By number: everything it does; a Pharaoh card must be free, and paid for where it costs (P4.4, P7.1)."""
    ways = _tokens(g, player)
    one, two, three = g.hebrews
    freeing = FREEING[hebrew_need(g, player, 1)][2 * (one > 0) + 4 * (two > 0) + 8 * (three > 0)]
    poor = suffers(g, player, "favours cost") and not kept(g, player, COIN)
    for number, holder in zip(DICE, g.cards, strict=True):
        ways[number] |= freeing[number]
        if holder == ON_TABLE and not (poor and g.book.favours[number - 1] != FAVOUR_COIN):
            ways[number] |= TAKES_FAVOUR
    _add_rare_actions(g, player, ways)
    return ways


def _add_rare_actions(g: Plagues, player: Player, ways: list[Mask]) -> None:
    """Recovering a token, Edfu's draw, and the special action that makes a 4 or 5 a 6."""
    if g.discard[2 * player] != NO_TOKEN or g.discard[2 * player + 1] != NO_TOKEN:
        for slot in recoverable(g, player):
            for value in g.book.tables.discard.slots[slot]:
                ways[value] |= ONLY[RECOVER * TARGETS + slot]
    if g.provinces[player] == EDFU and not g.power_used >> player & 1 and any(g.supply):
        ways[EDFU_DIE] |= ONLY[DRAW * TARGETS]
    if ways[MARKET] & TAKES_FAVOUR:
        for card in ready_specials(g, player, g.book.as_six):
            for value in AS_SIX:
                ways[value] |= ONLY[FAVOUR_BY_CARD * TARGETS + card]


def hebrew_need(g: Plagues, player: Player, value: int) -> int:
    """The die that frees a Hebrew: twice its value, or its value with the bonus (P4.5, P4.6)."""
    eased = bonuses(g, player, BONUS_HEBREW) and not suffers(g, player, "no hebrew bonus")
    return value if eased else 2 * value
