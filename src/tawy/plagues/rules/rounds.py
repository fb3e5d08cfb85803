"""P11, P12 The round, its end, Moses, the end of the game."""

from __future__ import annotations

from typing import Final

from tawy.kernel.bits import bits
from tawy.kernel.frame import CHANCE, Ask, Frame
from tawy.plagues import events
from tawy.plagues.acts import province as acts
from tawy.plagues.acts import table
from tawy.plagues.queries.calendar import last_round, moses_after, supply_used_up
from tawy.plagues.queries.plague import is_automa, is_first_round, suffers
from tawy.plagues.queries.provinces import pharaohs
from tawy.plagues.rules.dice import DicePhase
from tawy.plagues.rules.effects import AdvanceBoat, AdvanceCard, RefillMarket
from tawy.plagues.rules.plague import PlaguePhase
from tawy.plagues.rules.territories import NO, YES, TerritoryPhase, next_territories
from tawy.plagues.state import LAST_ROUND, SUPPLY_USED_UP, Plagues, Player
from tawy.plagues.terms import CITY_TRACK, FIELD_TRACK, HEBREWS

OPEN_TERRITORIES: Final = 3
OPEN_HEBREWS: Final = 3
BOAT_BACK: Final = 1
CARD_BACK: Final = 2


class Round(Frame["Plagues"], frozen=True):
    """A round: dice, territories, plague, its end (P4, P5, P6, P11)."""

    cites = "P4.1"

    def run(self, g: Plagues) -> Ask | None:
        """In this order."""
        g.then(DicePhase(), TerritoryPhase(), PlaguePhase(), EndOfRound())
        return None


class EndOfRound(Frame["Plagues"], frozen=True):
    """Moses after rounds 3, 6 and 9; then the game ends or the next round is laid out (P11.2, P12.1)."""

    cites = "P12.1"

    def run(self, g: Plagues) -> Ask | None:
        """There is no Moses in solo (P14.1)."""
        if moses_after(g, g.round):
            g.then(*[Moses(effect) for effect in range(4)], LastOrNext())
        else:
            g.then(LastOrNext())
        return None


class LastOrNext(Frame["Plagues"], frozen=True):
    """The game ends with 0, 1 or 2 tokens left in the supply, or after the last round (P12.1)."""

    cites = "P12.1"

    def run(self, g: Plagues) -> Ask | None:
        """The short game ends after round 8, whatever is left."""
        if g.round == last_round(g):
            g.then(EndOfGame(LAST_ROUND))
        elif supply_used_up(g):
            g.then(EndOfGame(SUPPLY_USED_UP))
        else:
            g.then(*next_round(g))
        return None


class EndOfGame(Frame["Plagues"], frozen=True):
    """The final score (P12.2 to P12.4)."""

    cites = "P12.2"
    ending: int

    def run(self, g: Plagues) -> Ask | None:
        """Counted from what lies on the table."""
        table.end_game(g, self.ending)
        g.finish()
        return None


class Moses(Frame["Plagues"], frozen=True):
    """Those who are last on the city track, the field track, the Nile, the province card move on (P11.2)."""

    cites = "P11.2"
    effect: int

    def run(self, g: Plagues) -> Ask | None:
        """All who tie, in turn order; bonuses reached count."""
        track, where = moses_tracks(g)[self.effect]
        least = min(where)
        last = [player for player in g.order if where[player] == least]
        g.tell(events.MosesHelps, track, tuple(last))
        for player in last if self.effect in {CITY_TRACK, FIELD_TRACK} else []:
            acts.move_dev(g, player, self.effect, 1, "moses")
        if track == "boat":
            g.then(*[AdvanceBoat(player, 1, "moses") for player in last])
        elif track == "province":
            g.then(*[AdvanceCard(player, 2, "moses") for player in last])
        return None


def moses_tracks(g: Plagues) -> list[tuple[str, list[int]]]:
    """The four tracks of Moses, and where everyone stands on them."""
    return [("city", g.dev[::2]), ("field", g.dev[1::2]), ("boat", g.boat), ("province", g.card_at)]


def next_round(g: Plagues) -> tuple[Frame[Plagues], ...]:
    """What is done between two rounds, in this order (P11.1)."""
    return (
        ClearRound(),
        *[OpenTerritory()] * OPEN_TERRITORIES,
        RevealPlague(),
        RevealLoss(),
        RemoveHebrews(),
        *[LayHebrew()] * OPEN_HEBREWS,
        ClearMarket(),
        RefillMarket(4),
        RefillMarket(5),
        ShuffleBack(),
        MoveMarker(g.round + 1),
        Round(),
    )


class ClearRound(Frame["Plagues"], frozen=True):
    """Pharaoh cards return; dice, powers and special actions are fresh (P11.1)."""

    cites = "P11.1"

    def run(self, g: Plagues) -> Ask | None:
        """First of all."""
        table.clear_round(g)
        return None


class MoveMarker(Frame["Plagues"], frozen=True):
    """The round marker moves, last of all (P11.1)."""

    cites = "P11.1"
    number: int

    def run(self, g: Plagues) -> Ask | None:
        """The next round begins."""
        table.move_round_marker(g, self.number)
        return None


class OpenTerritory(Frame["Plagues"], frozen=True):
    """A territory card is opened (P11.1, P13.1)."""

    cites = "P11.1"

    def run(self, g: Plagues) -> Ask | None:
        """Chance, while there are cards in no order yet; then those that Buto put at the bottom."""
        cards = next_territories(g)
        return Ask("open_territory", CHANCE, cards) if cards else None

    def take(self, g: Plagues, pick: int) -> None:
        """It lies on the table."""
        table.open_territory(g, pick)


class RevealPlague(Frame["Plagues"], frozen=True):
    """The plague of the round; an immediate one acts at once on everyone, but not in round 1 (P7.2)."""

    cites = "P7.2"

    def run(self, g: Plagues) -> Ask | None:
        """Chance has shuffled them."""
        return Ask("plague", CHANCE, bits(g.plague_deck))

    def take(self, g: Plagues, pick: int) -> None:
        """In turn order."""
        table.reveal_plague(g, pick)
        if g.book.tables.plagues[pick].when == "at once" and not is_first_round(g):
            g.then(*[Lightning(player) for player in g.order if not is_automa(g, player)])


class Lightning(Frame["Plagues"], frozen=True):
    """An immediate plague moves a player back, unless a Pharaoh token makes it ignore the plague (P7.2, P10.1)."""

    cites = "P10.1"
    player: Player

    def run(self, g: Plagues) -> Ask | None:
        """Asked only if there is something to lose."""
        boat = suffers(g, self.player, "boat")
        stands = (g.boat if boat else g.card_at)[self.player]
        return Ask("ignore", self.player, [NO, YES] if pharaohs(g, self.player) and stands else [NO])

    def take(self, g: Plagues, pick: int) -> None:
        """Back it goes."""
        if pick == YES:
            acts.turn_pharaoh(g, self.player, ignoring=True)
        elif suffers(g, self.player, "boat"):
            acts.move_boat(g, self.player, -BOAT_BACK, "plague")
        else:
            acts.move_card(g, self.player, -CARD_BACK, "plague")


class RevealLoss(Frame["Plagues"], frozen=True):
    """The loss card of the round: those with one part first, then two, then three (P13.1)."""

    cites = "P13.1"

    def run(self, g: Plagues) -> Ask | None:
        """Each shuffled among themselves."""
        left = bits(g.loss_deck)
        fewest = min(len(g.book.losses[loss]) for loss in left)
        return Ask("loss_card", CHANCE, [loss for loss in left if len(g.book.losses[loss]) == fewest])

    def take(self, g: Plagues, pick: int) -> None:
        """It lies open."""
        table.reveal_loss(g, pick)


class RemoveHebrews(Frame["Plagues"], frozen=True):
    """Hebrews that nobody freed leave the game (P11.1)."""

    cites = "P11.1"

    def run(self, g: Plagues) -> Ask | None:
        """Before the next three."""
        table.remove_hebrews(g)
        return None


class LayHebrew(Frame["Plagues"], frozen=True):
    """A Hebrew token comes to the shared board (P11.1, P13.1)."""

    cites = "P11.1"

    def run(self, g: Plagues) -> Ask | None:
        """Chance draws it."""
        values = [value for value in HEBREWS if g.hebrew_bag[value - 1]]
        weights = tuple(filter(None, g.hebrew_bag))
        return Ask("lay_hebrew", CHANCE, values, weights=weights) if values else None

    def take(self, g: Plagues, pick: int) -> None:
        """It lies open."""
        table.lay_hebrew(g, pick)


class ClearMarket(Frame["Plagues"], frozen=True):
    """The tokens of slots 1 and 2 are removed; the others slide (P11.1)."""

    cites = "P11.1"

    def run(self, g: Plagues) -> Ask | None:
        """They wait aside until the market is full again."""
        table.clear_slots(g)
        return None


class ShuffleBack(Frame["Plagues"], frozen=True):
    """What was removed from the market is shuffled into the supply (P11.1)."""

    cites = "P11.1"

    def run(self, g: Plagues) -> Ask | None:
        """After the refill."""
        table.shuffle_back(g)
        return None
