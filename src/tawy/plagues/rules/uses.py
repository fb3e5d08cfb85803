"""P9.7, P10 Free uses: special actions, trades, Pharaoh tokens."""

from __future__ import annotations

from typing import Final

from tawy.kernel.frame import Ask, Frame
from tawy.plagues.acts import province as acts
from tawy.plagues.acts import table
from tawy.plagues.queries.provinces import kept
from tawy.plagues.queries.uses import DROP_PENALTY, FREE, IGNORE_PLAGUE, recoverable, swaps, uses
from tawy.plagues.queries.wealth import holds
from tawy.plagues.rules.effects import AdvanceBoat, AdvanceCard, AdvanceDev, PlaceToken, TakeMarket
from tawy.plagues.state import Plagues, Player
from tawy.plagues.terms import COIN, FAVOUR_COIN, MARKET

DONE: Final = -1
WITH_TOKEN, WITH_CARD = range(2)


class FreeUses(Frame["Plagues"], frozen=True):
    """A moment of a player's own turn for free uses (P9.7).

    Where an ordinary choice is asked anyway, uses stand beside it. Here they have a question of their own, which is
    asked whenever something can be used: also what was passed over a moment ago, because what happened since may be
    what it was kept for.
    """

    cites = "P9.7"
    player: Player
    moment: int

    def run(self, g: Plagues) -> Ask | None:
        """Use something, or be done."""
        offers = uses(g, self.player, self.moment)
        return Ask("free", self.player, [DONE, *offers], (self.moment,)) if offers else None

    def take(self, g: Plagues, pick: int) -> None:
        """After a use there may be another."""
        if pick != DONE:
            g.then(*use(g, self.player, pick), self)


def use(g: Plagues, player: Player, pick: int) -> tuple[Frame[Plagues], ...]:
    """What a free use does."""
    if pick == IGNORE_PLAGUE:
        acts.turn_pharaoh(g, player, ignoring=True)
        return ()
    if pick == DROP_PENALTY:
        acts.turn_pharaoh(g, player, ignoring=False)
        acts.discard_penalty(g, player, "pharaoh")
        return ()
    card = pick - FREE
    territory = g.book.territories[card]
    if territory.trade is None:
        acts.use_special(g, player, card)
        return special_action(player, territory.name)
    acts.trade(g, player, card, exempts=territory.trade.gives == "no tribute")
    return (PayCoin(player, "trade"), *_goods(player, territory.trade.gives))


def special_action(player: Player, name: str) -> tuple[Frame[Plagues], ...]:
    """What a special action card does; coins and soldiers are counted where they are needed (P9.3)."""
    actions: dict[str, tuple[Frame[Plagues], ...]] = {
        "egyptians": (AdvanceBoat(player, 1, "special"),),
        "mark": (AdvanceCard(player, 2, "special"),),
        "swap": (SwapMarket(player),),
        "recover": (Recover(player),),
        "market": (TakeMarket(player),),
    }
    return actions.get(name, ())


def _goods(player: Player, gives: str) -> tuple[Frame[Plagues], ...]:
    goods: dict[str, tuple[Frame[Plagues], ...]] = {
        "dev": (AdvanceDev(player, 2, "trade"),),
        "market": (TakeMarket(player),),
        "penalty": (DropPenalty(player),),
    }
    return goods.get(gives, ())


class PayCoin(Frame["Plagues"], frozen=True):
    """A coin token or Pharaoh card 3 pays (P4.4, P9.4)."""

    cites = "P9.4"
    player: Player
    cause: str

    def run(self, g: Plagues) -> Ask | None:
        """Which, if the player has both."""
        ways = [WITH_TOKEN] if kept(g, self.player, COIN) else []
        ways += [WITH_CARD] if holds(g, self.player, FAVOUR_COIN) else []
        return Ask("pay_with", self.player, ways)

    def take(self, g: Plagues, pick: int) -> None:
        """The token leaves the game; the card is spent until the round ends."""
        if pick == WITH_TOKEN:
            acts.spend_coin(g, self.player, self.cause)
        else:
            table.spend_favour(g, g.book.card_with[FAVOUR_COIN], self.cause)


class DropPenalty(Frame["Plagues"], frozen=True):
    """A trade discards a penalty card (P9.4)."""

    cites = "P9.4"
    player: Player

    def run(self, g: Plagues) -> Ask | None:
        """It leaves the game."""
        acts.discard_penalty(g, self.player, "trade")
        return None


class SwapMarket(Frame["Plagues"], frozen=True):
    """Two market tokens change places, before a die is spent on a token (P9.3)."""

    cites = "P9.3"
    player: Player

    def run(self, g: Plagues) -> Ask | None:
        """Which two."""
        return Ask("swap", self.player, [one * MARKET + other for one, other in swaps(g, self.player)])

    def take(self, g: Plagues, pick: int) -> None:
        """They change places."""
        table.swap_market(g, self.player, *divmod(pick, MARKET))


class Recover(Frame["Plagues"], frozen=True):
    """A discarded token comes back without a die (P9.3)."""

    cites = "P9.3"
    player: Player

    def run(self, g: Plagues) -> Ask | None:
        """From which slot."""
        return Ask("recover", self.player, recoverable(g, self.player))

    def take(self, g: Plagues, pick: int) -> None:
        """It is placed like any token (P4.8)."""
        g.then(PlaceToken(self.player, acts.recover(g, self.player, pick)))
