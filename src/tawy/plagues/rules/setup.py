"""P13 Set-up."""

from __future__ import annotations

from typing import Final

from tawy.kernel.frame import CHANCE, Ask, Frame
from tawy.plagues.acts import province as acts
from tawy.plagues.acts import table
from tawy.plagues.queries.plague import is_automa
from tawy.plagues.rules.effects import AdvanceBoat, AdvanceCard, PlaceToken, RefillMarket
from tawy.plagues.rules.rounds import (
    OPEN_HEBREWS,
    OPEN_TERRITORIES,
    LayHebrew,
    OpenTerritory,
    RevealLoss,
    RevealPlague,
    Round,
)
from tawy.plagues.state import AUTOMA, Plagues, Player
from tawy.plagues.terms import CITY_TRACK, EGYPTIAN, FIELD_TRACK, MARKET, NO_POWER, PROVINCES

RANDOM: Final = -1
CHOSEN: Final = -2


class SetUp(Frame["Plagues"], frozen=True):
    """The table before the first round (P13.1, P13.2)."""

    cites = "P13.1"
    first: int
    provinces: tuple[int, ...]
    """By player: a province, or RANDOM or CHOSEN."""

    def run(self, g: Plagues) -> Ask | None:
        """First player and provinces, market and Hebrews; what each gets by its place; then what the round brings."""
        g.then(
            FirstPlayer(self.first),
            ChooseProvinces(self.provinces),
            *[RefillMarket(slot) for slot in range(MARKET)],
            *[LayHebrew()] * OPEN_HEBREWS,
            StartingGifts(),
            *[OpenTerritory()] * OPEN_TERRITORIES,
            RevealPlague(),
            RevealLoss(),
            Round(),
        )
        return None


class FirstPlayer(Frame["Plagues"], frozen=True):
    """The first player is random, the others clockwise (P13.2); in solo it is the player (P14.1)."""

    cites = "P13.2"
    player: int

    def run(self, g: Plagues) -> Ask | None:
        """Unless the table has fixed it."""
        if g.people == 1:
            return Ask("first_player", CHANCE, [0])
        return Ask("first_player", CHANCE, list(range(g.players)) if self.player == RANDOM else [self.player])

    def take(self, g: Plagues, pick: int) -> None:
        """The order of the first round."""
        table.set_order(g, pick)


class ChooseProvinces(Frame["Plagues"], frozen=True):
    """One province each: dealt at random, or chosen (P1.1)."""

    cites = "P1.1"
    provinces: tuple[int, ...]

    def run(self, g: Plagues) -> Ask | None:
        """The next player in turn order without a province; the automa has none (P14.1)."""
        player = self._next(g)
        if player is None:
            return None
        wish = self.provinces[player]
        if wish >= 0:
            return Ask("province", player, [wish], (player,))
        free = [
            province
            for province in range(len(PROVINCES))
            if province not in g.provinces and province not in self.provinces
        ]
        return Ask("province", player if wish == CHOSEN else CHANCE, free, (player,))

    def take(self, g: Plagues, pick: int) -> None:
        """Then the next one."""
        player = self._next(g)
        if player is not None:
            table.take_province(g, player, pick)
        g.then(self)

    @staticmethod
    def _next(g: Plagues) -> Player | None:
        waiting = [player for player in g.order if g.provinces[player] == NO_POWER and not is_automa(g, player)]
        return waiting[0] if waiting else None


class StartingGifts(Frame["Plagues"], frozen=True):
    """1st province +1, 2nd province +2, 3rd boat +1, 4th an egyptian from the supply (P13.2)."""

    cites = "P13.2"

    def run(self, g: Plagues) -> Ask | None:
        """The automa starts one space further on both dev tracks (P14.1)."""
        if g.people == 1:
            acts.move_dev(g, AUTOMA, CITY_TRACK, 1, "set-up")
            acts.move_dev(g, AUTOMA, FIELD_TRACK, 1, "set-up")
        gifts = [
            lambda player: AdvanceCard(player, 1, "set-up"),
            lambda player: AdvanceCard(player, 2, "set-up"),
            lambda player: AdvanceBoat(player, 1, "set-up"),
            StartingEgyptian,
        ]
        g.then(*[gift(player) for gift, player in zip(gifts, g.order, strict=False)])
        return None


class StartingEgyptian(Frame["Plagues"], frozen=True):
    """The fourth player takes an egyptian from the supply (P13.2)."""

    cites = "P13.2"
    player: Player

    def run(self, g: Plagues) -> Ask | None:
        """On any space of city or field."""
        if g.supply[EGYPTIAN]:
            table.take_from_supply(g, self.player, EGYPTIAN, "set-up")
            g.then(PlaceToken(self.player, EGYPTIAN))
        return None
