"""P4 Phase 1: dice."""

from __future__ import annotations

from typing import Final

from tawy.kernel.frame import CHANCE, Ask, Frame
from tawy.plagues.acts import province as acts
from tawy.plagues.acts import table
from tawy.plagues.queries.dice import (
    DRAW,
    FAVOUR,
    FAVOUR_BY_CARD,
    HEBREW,
    RECOVER,
    TOKEN,
    DieUse,
    die_uses,
    favour_costs,
    read_use,
)
from tawy.plagues.queries.market import can_take
from tawy.plagues.queries.plague import is_automa
from tawy.plagues.queries.uses import AFTER_DIE, BEFORE_DIE, FREE, can_pay, uses
from tawy.plagues.rules.automa import AutomaTurn
from tawy.plagues.rules.effects import (
    AdvanceBoat,
    AdvanceCard,
    AdvanceDev,
    FreeHebrew,
    GainToken,
    PlaceToken,
    take_from_market,
)
from tawy.plagues.rules.uses import DONE, FreeUses, PayCoin, use
from tawy.plagues.state import Plagues, Player
from tawy.plagues.terms import (
    FAVOUR_BOAT,
    FAVOUR_DEV,
    FAVOUR_PROVINCE,
    MARKET,
    TURNS_PER_ROUND,
)

ONE_STEP, TWO_STEPS = range(2)
EDFU_DRAWS: Final = 6


class DicePhase(Frame["Plagues"], frozen=True):
    """Three turns each, in turn order (P4.1)."""

    cites = "P4.1"

    def run(self, g: Plagues) -> Ask | None:
        """The automa has turns of its own kind (P14.2)."""
        table.begin_phase(g, 1)
        for _ in range(TURNS_PER_ROUND):
            g.then(*[AutomaTurn() if is_automa(g, player) else DieTurn(player) for player in g.order])
        return None


class DieTurn(Frame["Plagues"], frozen=True):
    """A turn: spend one unspent die for one action; free uses stand beside it (P4.1, P9.7)."""

    cites = "P4.1"
    player: Player
    token_only: bool = False
    """Two market tokens were swapped: now a die must take one (P9.3)."""

    def run(self, g: Plagues) -> Ask | None:
        """Every action of every unspent die (P4.9)."""
        options = die_uses(g, self.player, token_only=self.token_only)
        if not self.token_only:
            options += uses(g, self.player, BEFORE_DIE)
        return Ask("die", self.player, options)

    def take(self, g: Plagues, pick: int) -> None:
        """A free use comes back to the same question."""
        if pick >= FREE:
            swapping = pick < FREE + len(g.book.territories) and g.book.territories[pick - FREE].name == "swap"
            g.then(*use(g, self.player, pick), DieTurn(self.player, swapping))
            return
        g.then(*spend(g, self.player, read_use(pick)), FreeUses(self.player, AFTER_DIE))


def spend(g: Plagues, player: Player, chosen: DieUse) -> tuple[Frame[Plagues], ...]:  # noqa: PLR0911  one an action
    """The die is turned over; what its action does (P4.2 to P4.8)."""
    acts.spend_die(g, player, chosen.die, chosen.value)
    if chosen.die != chosen.value:
        acts.use_power(g, player)
    if chosen.action == TOKEN:
        return take_from_market(g, player, chosen.value - 1)
    if chosen.action == FAVOUR:
        return take_favour(g, player, chosen.value - 1)
    if chosen.action == HEBREW:
        return (FreeHebrew(player, chosen.target),)
    if chosen.action == RECOVER:
        return (PlaceToken(player, acts.recover(g, player, chosen.target)),)
    if chosen.action == DRAW:
        acts.use_power(g, player)
        return (EdfuDraws(player, min(EDFU_DRAWS, sum(g.supply))),)
    if chosen.action == FAVOUR_BY_CARD:
        acts.use_special(g, player, chosen.target)
        return take_favour(g, player, MARKET - 1)
    return ()


def take_favour(g: Plagues, player: Player, card: int) -> tuple[Frame[Plagues], ...]:
    """A Pharaoh card works at once, or lies before its player until it is needed (P4.4)."""
    if favour_costs(g, player, card):
        acts.spend_coin(g, player, "plague")
    table.take_favour(g, player, card)
    amounts = g.book.tables.pharaoh_cards
    favours: dict[int, tuple[Frame[Plagues], ...]] = {
        FAVOUR_DEV: (DevFavour(player),),
        FAVOUR_PROVINCE: (AdvanceCard(player, amounts.province, "favour"),),
        FAVOUR_BOAT: (AdvanceBoat(player, amounts.boat, "favour"),),
    }
    return favours.get(g.book.favours[card], ())


class DevFavour(Frame["Plagues"], frozen=True):
    """One development step, or two for a coin (P4.4)."""

    cites = "P4.4"
    player: Player

    def run(self, g: Plagues) -> Ask | None:
        """On taking the card."""
        return Ask("dev_favour", self.player, [ONE_STEP, TWO_STEPS] if can_pay(g, self.player) else [ONE_STEP])

    def take(self, g: Plagues, pick: int) -> None:
        """A coin token pays, or Pharaoh card 3."""
        if pick == TWO_STEPS:
            g.then(PayCoin(self.player, "favour"), AdvanceDev(self.player, 2, "favour"))
        else:
            g.then(AdvanceDev(self.player, 1, "favour"))


class EdfuDraws(Frame["Plagues"], frozen=True):
    """Edfu draws tokens from the supply in secret, keeps one and shuffles the rest back (P8.4)."""

    cites = "P8.4"
    player: Player
    left: int

    def run(self, g: Plagues) -> Ask | None:
        """Chance draws one after another; then Edfu chooses."""
        if not self.left:
            g.then(EdfuKeeps(self.player))
            return None
        held = g.drawn[self.player]
        weights = {kind: left - held.count(kind) for kind, left in enumerate(g.supply) if left > held.count(kind)}
        return Ask("edfu_draw", CHANCE, list(weights), (self.player,), secret=True, weights=tuple(weights.values()))

    def take(self, g: Plagues, pick: int) -> None:
        """Only Edfu sees it."""
        acts.draw_token(g, self.player, pick)
        g.then(EdfuDraws(self.player, self.left - 1))


class EdfuKeeps(Frame["Plagues"], frozen=True):
    """Edfu keeps a token it can take, if there is one (P8.4)."""

    cites = "P8.4"
    player: Player

    def run(self, g: Plagues) -> Ask | None:
        """One of those drawn; where none of them can be taken it sees them, and they go back."""
        kinds = sorted({token for token in g.drawn[self.player] if can_take(g, self.player, token)})
        return Ask("edfu_keep", self.player, kinds or [DONE], secret=True)

    def take(self, g: Plagues, pick: int) -> None:
        """The market does not change."""
        acts.put_into_supply(g, self.player)
        if pick != DONE:
            table.take_from_supply(g, self.player, pick, "edfu")
            g.then(GainToken(self.player, pick))
