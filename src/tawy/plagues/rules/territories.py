"""P5 Phase 2: territories."""

from __future__ import annotations

from typing import Final

from tawy.kernel.bits import bits
from tawy.kernel.frame import CHANCE, Ask, Frame
from tawy.plagues.acts import province as acts
from tawy.plagues.acts import table
from tawy.plagues.queries.plague import is_automa, suffers
from tawy.plagues.queries.provinces import hebrews_freed, on_board
from tawy.plagues.queries.uses import AFTER_TERRITORY, BEFORE_SOLDIERS, BEFORE_TERRITORY, FREE, uses
from tawy.plagues.queries.wealth import soldiers
from tawy.plagues.rules.automa import AutomaTerritory, settle_territory
from tawy.plagues.rules.effects import AdvanceCard
from tawy.plagues.rules.uses import DONE, FreeUses, use
from tawy.plagues.state import Plagues, Player
from tawy.plagues.terms import BUTO

LAST_OF_FOUR: Final = 4
LAST_STEPS: Final = 2
NO, YES = range(2)
BUTO_DRAWS: Final = 2


class TerritoryPhase(Frame["Plagues"], frozen=True):
    """Soldiers make the new turn order; in it, everyone takes a territory (P5)."""

    cites = "P5.1"

    def run(self, g: Plagues) -> Ask | None:
        """Cards that add soldiers are played in the old turn order first."""
        table.begin_phase(g, 2)
        mustering = [FreeUses(player, BEFORE_SOLDIERS) for player in g.order if not is_automa(g, player)]
        g.then(*mustering, CountSoldiers())
        return None


class CountSoldiers(Frame["Plagues"], frozen=True):
    """Most soldiers is first, and so on (P5.2)."""

    cites = "P5.2"

    def run(self, g: Plagues) -> Ask | None:
        """Ties: province card, Nile, tokens on the board, Hebrew tokens, old order."""
        counted = [soldiers(g, player).total for player in range(g.players)]
        order = sorted(g.order, key=lambda player: (counted[player], *ranks(g, player)), reverse=True)
        table.count_soldiers(g, counted, order)
        g.then(*[frame for player in order for frame in _territory_turn(g, player)], LeftTerritories())
        return None


def ranks(g: Plagues, player: Player) -> tuple[int, int, int, int]:
    """What decides between level players: province card, Nile, tokens on the board, Hebrew tokens (P5.2, P6.3)."""
    return g.card_at[player], g.boat[player], on_board(g, player), hebrews_freed(g, player)


def _territory_turn(g: Plagues, player: Player) -> tuple[Frame[Plagues], ...]:
    if is_automa(g, player):
        return (AutomaTerritory(),)
    return (TakeTerritory(player),)


class TakeTerritory(Frame["Plagues"], frozen=True):
    """A player takes one of the open territory cards; it must (P5.3)."""

    cites = "P5.3"
    player: Player

    def run(self, g: Plagues) -> Ask | None:
        """The last of four takes none and moves 2; who suffers Darkness takes nothing and does not move (P7.3)."""
        in_darkness = suffers(g, self.player, "no territories")
        if not in_darkness and g.players == LAST_OF_FOUR and g.order[-1] == self.player:
            g.then(LastOfFour(self.player))
            return None
        free = uses(g, self.player, BEFORE_TERRITORY)
        if in_darkness or not g.open_land:
            return Ask("free", self.player, [DONE, *free], (BEFORE_TERRITORY,)) if free else None
        return Ask("territory", self.player, [*bits(g.open_land), *free])

    def take(self, g: Plagues, pick: int) -> None:
        """Free uses stand beside it, and come after it; who takes nothing has had them (P9.7)."""
        if pick >= FREE:
            g.then(*use(g, self.player, pick), self)
        elif pick != DONE:
            acts.take_territory(g, self.player, pick)
            g.then(ButoLooks(self.player, pick), FreeUses(self.player, AFTER_TERRITORY))


class LastOfFour(Frame["Plagues"], frozen=True):
    """The last of four players takes no territory and moves 2 on the province card (P5.3)."""

    cites = "P5.3"
    player: Player

    def run(self, g: Plagues) -> Ask | None:
        """At once; free uses come before and after."""
        g.then(
            FreeUses(self.player, BEFORE_TERRITORY),
            AdvanceCard(self.player, LAST_STEPS, "last"),
            FreeUses(self.player, AFTER_TERRITORY),
        )
        return None


class ButoLooks(Frame["Plagues"], frozen=True):
    """Buto may draw two more from the deck, keep one of the three and put the others at the bottom (P8.2)."""

    cites = "P8.2"
    player: Player
    card: int

    def run(self, g: Plagues) -> Ask | None:
        """Once per round, if the deck is not empty; anyone else keeps the card."""
        if g.provinces[self.player] == BUTO and not g.power_used >> self.player & 1 and (g.deck or g.bottom):
            return Ask("buto", self.player, [NO, YES], (self.card,))
        g.then(*settle_territory(g, self.player, self.card))
        return None

    def take(self, g: Plagues, pick: int) -> None:
        """The three are for Buto's eyes only (P15.1)."""
        if pick == NO:
            g.then(*settle_territory(g, self.player, self.card))
            return
        acts.use_power(g, self.player)
        acts.hold_open(g, self.player, self.card)
        g.then(*[ButoDraws(self.player)] * BUTO_DRAWS, ButoKeeps(self.player))


class ButoDraws(Frame["Plagues"], frozen=True):
    """Buto draws a territory card (P8.2)."""

    cites = "P8.2"
    player: Player

    def run(self, g: Plagues) -> Ask | None:
        """Chance, while there are cards in no order yet; then those at the bottom."""
        cards = next_territories(g)
        return Ask("buto_draw", CHANCE, cards, (self.player,), secret=True) if cards else None

    def take(self, g: Plagues, pick: int) -> None:
        """Only Buto sees it."""
        acts.draw_territory(g, self.player, pick)


def next_territories(g: Plagues) -> list[int]:
    """What the top card of the deck could be."""
    return bits(g.deck) or g.bottom[:1]


class ButoKeeps(Frame["Plagues"], frozen=True):
    """Buto keeps one of the three (P8.2)."""

    cites = "P8.2"
    player: Player

    def run(self, g: Plagues) -> Ask | None:
        """The one it took, or one it drew."""
        return Ask("buto_keep", self.player, sorted(g.drawn[self.player]), secret=True)

    def take(self, g: Plagues, pick: int) -> None:
        """The others go under the deck."""
        acts.put_under_deck(g, self.player, pick)
        g.then(*settle_territory(g, self.player, pick))


class LeftTerritories(Frame["Plagues"], frozen=True):
    """Territory cards that nobody took leave the game (P5.3)."""

    cites = "P5.3"

    def run(self, g: Plagues) -> Ask | None:
        """The third one with two players; all under Darkness."""
        table.remove_territories(g)
        return None
