"""P14 The automa's turn and its territory."""

from __future__ import annotations

from typing import Final

from tawy.kernel.bits import bits
from tawy.kernel.frame import CHANCE, Ask, Frame
from tawy.plagues.acts import province as acts
from tawy.plagues.acts import table
from tawy.plagues.rules.effects import (
    AdvanceBoat,
    AdvanceCard,
    AdvanceDev,
    TakeHebrew,
    take_from_market,
)
from tawy.plagues.state import AUTOMA, Plagues
from tawy.plagues.terms import FAVOUR_BOAT, FAVOUR_DEV, FAVOUR_PROVINCE, NO_TOKEN, ON_TABLE

FOR_FAVOUR, FOR_TOKEN, FOR_HEBREW = PURPOSES = ("favour", "token", "hebrew")
WANTED_LAND: Final = ("scoring", "trade", "immediate")


class AutomaTurn(Frame["Plagues"], frozen=True):
    """The automa turns its next die: 1-2 a Pharaoh card, 3-4 a market token, 5-6 a Hebrew (P14.2)."""

    cites = "P14.2"

    def run(self, g: Plagues) -> Ask | None:
        """Chance has shuffled its dice."""
        return Ask("automa_die", CHANCE, bits(g.automa_dice), (0,))

    def take(self, g: Plagues, pick: int) -> None:
        """It lies on top; the next die gives the number."""
        table.turn_automa_die(g, pick, purpose(pick))
        g.then(AutomaActs(pick))


def purpose(die: int) -> str:
    """What the upper die is for: 1-2 a Pharaoh card, 3-4 a market token, 5-6 a Hebrew (P14.2)."""
    return PURPOSES[(die - 1) // 2]


class AutomaActs(Frame["Plagues"], frozen=True):
    """The second die gives the number and lies under the first (P14.2)."""

    cites = "P14.2"
    kind: int

    def run(self, g: Plagues) -> Ask | None:
        """Chance again."""
        return Ask("automa_die", CHANCE, bits(g.automa_dice), (self.kind,))

    def take(self, g: Plagues, pick: int) -> None:
        """A Pharaoh card or market token of that number, or the highest Hebrew (P14.3 to P14.5)."""
        table.turn_automa_die(g, pick, None)
        if purpose(self.kind) == FOR_FAVOUR:
            g.then(*_favour(g, pick - 1))
        elif purpose(self.kind) == FOR_TOKEN:
            if g.market[pick - 1] != NO_TOKEN:
                g.then(*take_from_market(g, AUTOMA, pick - 1))
        else:
            g.then(TakeHebrew(AUTOMA))


def _favour(g: Plagues, card: int) -> tuple[Frame[Plagues], ...]:
    """Taken already: nothing. 3 and 5 only block the player (P14.3)."""
    if g.cards[card] != ON_TABLE:
        return ()
    table.take_favour(g, AUTOMA, card)
    amounts = g.book.tables.pharaoh_cards
    favours: dict[int, tuple[Frame[Plagues], ...]] = {
        FAVOUR_DEV: (AdvanceDev(AUTOMA, 1, "favour"),),
        FAVOUR_PROVINCE: (AdvanceCard(AUTOMA, amounts.province, "favour"),),
        FAVOUR_BOAT: (AdvanceBoat(AUTOMA, amounts.boat, "favour"),),
    }
    return favours.get(g.book.favours[card], ())


class AutomaTerritory(Frame["Plagues"], frozen=True):
    """A scoring card, else trade, else immediate; never special; possibly none (P14.6)."""

    cites = "P14.6"

    def run(self, g: Plagues) -> Ask | None:
        """Among several of a kind one at random."""
        for kind in WANTED_LAND:
            cards = [card for card in bits(g.open_land) if g.book.territories[card].kind == kind]
            if cards:
                return Ask("automa_territory", CHANCE, cards)
        return None

    def take(self, g: Plagues, pick: int) -> None:
        """An immediate one is applied and gone."""
        acts.take_territory(g, AUTOMA, pick)
        g.then(*settle_territory(g, AUTOMA, pick))


def settle_territory(g: Plagues, player: int, card: int) -> tuple[Frame[Plagues], ...]:
    """An immediate territory gives its bonus and leaves the game; the others are kept (P9.1)."""
    territory = g.book.territories[card]
    if territory.kind != "immediate":
        acts.keep_territory(g, player, card)
        return ()
    acts.use_up_territory(g, player, card)
    frames: list[Frame[Plagues]] = []
    for track, steps in territory.moves:
        if track == "boat":
            frames.append(AdvanceBoat(player, steps, "territory"))
        elif track == "province":
            frames.append(AdvanceCard(player, steps, "territory"))
        else:
            acts.move_dev(g, player, ("city", "field").index(track), steps, "territory")
    return tuple(frames)
