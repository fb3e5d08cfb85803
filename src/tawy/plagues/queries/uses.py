"""Free uses: special actions, single-use trades and Pharaoh tokens, and the moments they are for (P9.7).

A use is a number: ``FREE + card`` for a territory card, IGNORE_PLAGUE or DROP_PENALTY for a Pharaoh token.
Only uses that would change something are offered.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Final

from tawy.kernel.bits import Mask, bits, union
from tawy.plagues.queries.market import fitting, takeable
from tawy.plagues.queries.plague import due, suffers
from tawy.plagues.queries.powers import reachable
from tawy.plagues.queries.provinces import (
    discarded,
    has,
    hebrews_freed,
    kept,
    pharaohs,
    spaces,
)
from tawy.plagues.queries.wealth import ankhs, holds
from tawy.plagues.state import NONE, Plagues, Player
from tawy.plagues.tables import Book
from tawy.plagues.terms import COIN, DICE, EGYPTIAN, FAVOUR_COIN, MARKET, NO_TOKEN, TURNS_PER_ROUND

FREE: Final = 1 << 16
IGNORE_PLAGUE: Final = FREE + 100
DROP_PENALTY: Final = FREE + 101

(
    BEFORE_DIE,
    AFTER_DIE,
    BEFORE_SOLDIERS,
    BEFORE_TERRITORY,
    AFTER_TERRITORY,
    BEFORE_TRIBUTE,
    BEFORE_LOSSES,
    AFTER_LOSSES,
) = range(8)
"""The moments of one's own turn, in the order of a round."""
LAST_MOMENT: Final = {
    "favours cost": AFTER_DIE,  # of the first two dice: after the third it touches nothing any more
    "no hebrew bonus": AFTER_DIE,
    "no soldier bonus": BEFORE_SOLDIERS,
    "no territories": BEFORE_TERRITORY,
    "tribute": BEFORE_TRIBUTE,
    "no coin bonuses": BEFORE_TRIBUTE,
    "one ankh fewer": AFTER_LOSSES,
    "no territory cards": AFTER_LOSSES,
}
"""Until when it helps to ignore a plague (P7.4)."""
PHASE_3: Final = 3
ONLY_AT: Final = {
    ("special", "die"): NONE,  # it stands among the actions of a die
    ("special", "swap"): BEFORE_DIE,
    ("special", "soldiers"): BEFORE_SOLDIERS,
    ("special", "coins"): BEFORE_TRIBUTE,
    ("trade", "no tribute"): BEFORE_TRIBUTE,
}
"""Territory cards that are for one moment only (P9.3, P9.4)."""


def usable_ankhs(g: Plagues, player: Player) -> int:
    """Active Ankh symbols that a player can use now: one fewer in phase 3 under that plague (P7.1)."""
    active = ankhs(g, player).total
    fewer = g.phase == PHASE_3 and suffers(g, player, "one ankh fewer")
    return active - 1 if active and fewer else active


def special_limit(g: Plagues, player: Player) -> int:
    """Special action cards a player may use in a round (P9.2)."""
    return 2 if g.card_at[player] >= g.book.two_specials_from else 1


def may_use_specials(g: Plagues, player: Player) -> bool:
    """The player has not used as many as it may this round, and no plague forbids it."""
    return g.specials_used[player].bit_count() < special_limit(g, player) and not suffers(
        g, player, "no territory cards"
    )


def ready_specials(g: Plagues, player: Player, cards: Mask) -> list[int]:
    """Those of these special action cards that a player may still use this round."""
    ready = g.land[player] & cards & ~g.specials_used[player]
    return bits(ready) if ready and may_use_specials(g, player) else []


@cache
def _of_moment(book: Book, moment: int) -> tuple[Mask, Mask]:
    """The special action cards and the single-use trades that are for this moment."""
    fitting = union(
        card
        for card, territory in enumerate(book.territories)
        if ONLY_AT.get((territory.kind, territory.name), moment) == moment
    )
    return book.specials & fitting, book.single_trades & fitting


def uses(g: Plagues, player: Player, moment: int) -> list[int]:
    """Every free use of a player at this moment."""
    found: list[int] = []
    if land := g.land[player]:
        specials, trades = _of_moment(g.book, moment)
        if land & specials:
            ready, names = ready_specials(g, player, specials), g.book.land_names
            found = [FREE + card for card in ready if _special_helps(g, player, names[card])]
        if unused := land & trades & ~g.traded[player]:
            found += _trades(g, player, unused)
    if pharaohs(g, player):
        if _plague_matters(g, player, moment):
            found.append(IGNORE_PLAGUE)
        if g.penalties[player]:
            found.append(DROP_PENALTY)
    return found


def _plague_matters(g: Plagues, player: Player, moment: int) -> bool:
    if g.plague == NONE:
        return False
    effect = g.book.plague_effects[g.plague]
    last = LAST_MOMENT.get(effect, -1)
    if not suffers(g, player, effect) or moment > last:
        return False
    if last == moment == AFTER_DIE:  # then it only serves the next die
        return len(DICE) - g.dice[player].bit_count() < TURNS_PER_ROUND
    if effect == "one ankh fewer" and moment == AFTER_LOSSES:  # then an Ankh only serves a special action
        return any(
            g.book.territories[card].name in {"recover", "market"}
            for card in ready_specials(g, player, g.book.specials)
        )
    return True


def _special_helps(g: Plagues, player: Player, name: str) -> bool:  # noqa: PLR0911  one line a card (P9.3)
    book = g.book
    if name == "egyptians":
        return g.boat[player] < book.nile_spaces and spaces(g, player).count(EGYPTIAN) >= 2  # noqa: PLR2004  (P9.3)
    if name == "mark":
        return g.boat[player] >= book.nile_bonus and g.card_at[player] < book.card_last
    if name == "swap":
        return usable_ankhs(g, player) >= 1 and any(swaps(g, player))
    if name == "coins":
        return hebrews_freed(g, player) >= 4 and due(g, player) > 0  # noqa: PLR2004  (P9.3)
    if name == "recover":
        return bool(recoverable(g, player)) and usable_ankhs(g, player) >= 2  # noqa: PLR2004  (P9.3)
    if name == "soldiers":
        return g.card_at[player] >= 10  # noqa: PLR2004  (P9.3)
    return name == "market" and usable_ankhs(g, player) >= 3 and bool(takeable(g, player))  # noqa: PLR2004  (P9.3)


def recoverable(g: Plagues, player: Player) -> list[int]:
    """Discard slots whose token could lie on the board again (P4.8)."""
    fits = fitting(g, player)
    return [slot for slot, token in enumerate(discarded(g, player)) if token in fits]


def swaps(g: Plagues, player: Player) -> Iterator[tuple[int, int]]:
    """Pairs of market slots whose exchange leaves a token that one of the player's dice can take (P9.3)."""
    can, reached = set(takeable(g, player)), {number - 1 for number in reachable(g, player)}
    for one, other in combinations(range(MARKET), 2):
        tokens = g.market[one], g.market[other]
        if NO_TOKEN not in tokens and tokens[0] != tokens[1]:
            crosswise = (one in can and other in reached) or (other in can and one in reached)
            if crosswise or can & reached - {one, other}:
                yield one, other


def _trades(g: Plagues, player: Player, cards: Mask) -> list[int]:
    if not can_pay(g, player) or suffers(g, player, "no territory cards"):
        return []
    found = []
    for card in bits(cards):
        trade = g.book.territories[card].trade
        if trade and _trade_helps(g, player, trade.gives) and all(has(g, player, need) for need in trade.needs):
            found.append(FREE + card)
    return found


def _trade_helps(g: Plagues, player: Player, gives: str) -> bool:
    if gives == "market":
        return bool(takeable(g, player))
    if gives == "no tribute":
        return due(g, player) > 0
    return gives == "dev" or g.penalties[player] > 0


def can_pay(g: Plagues, player: Player) -> bool:
    """A coin token, or Pharaoh card 3 (P9.4)."""
    return kept(g, player, COIN) > 0 or holds(g, player, FAVOUR_COIN)
