"""P2, P3 What tokens and moves set off, at once and completely (P3.6)."""

from __future__ import annotations

from typing import Final

from tawy.kernel.bits import bits
from tawy.kernel.frame import CHANCE, Ask, Frame
from tawy.plagues.acts import province as acts
from tawy.plagues.acts import table
from tawy.plagues.queries.automa import automa_space, lower_track
from tawy.plagues.queries.market import takeable
from tawy.plagues.queries.plague import is_automa
from tawy.plagues.queries.provinces import active_gaps, complete_rows, free_spaces, hebrew_gift, hebrews_freed, is_full
from tawy.plagues.state import Plagues, Player
from tawy.plagues.terms import (
    BOARD_TOKENS,
    BOAT,
    BONUSES,
    CITY,
    CITY_TRACK,
    DEV_CITY,
    DEV_FIELD,
    FIELD,
    FIELD_TRACK,
    MARKET,
    NO_TOKEN,
    PROVINCE_STEPS,
    TOKENS,
)

TRACK_OF: Final = {DEV_CITY: CITY_TRACK, DEV_FIELD: FIELD_TRACK}
BONUS_TOKEN_STEPS: Final = 2
ALL_KINDS: Final = list(range(len(TOKENS)))


class AdvanceDev(Frame["Plagues"], frozen=True):
    """Steps on the development tracks; of two, both on one track or one on each (P3.5)."""

    cites = "P3.5"
    player: Player
    steps: int
    cause: str

    def run(self, g: Plagues) -> Ask | None:
        """How many of them in the city. The automa takes the lower track; equal, the player chooses (P14.4)."""
        if is_automa(g, self.player):
            return self._automa(g)
        return Ask("dev", self.player, list(range(self.steps + 1)), (self.player, self.steps))

    def _automa(self, g: Plagues) -> Ask | None:
        if not self.steps:
            return None
        track = lower_track(g, self.player)
        if track is None:
            return Ask("dev", 0, [0, 1], (self.player, 1))
        self._step(g, track)
        return None

    def _step(self, g: Plagues, track: int) -> None:
        acts.move_dev(g, self.player, track, 1, self.cause)
        g.then(AdvanceDev(self.player, self.steps - 1, self.cause))

    def take(self, g: Plagues, pick: int) -> None:
        """That many in the city, the rest in the field."""
        if is_automa(g, self.player):
            self._step(g, CITY_TRACK if pick else FIELD_TRACK)
            return
        acts.move_dev(g, self.player, CITY_TRACK, pick, self.cause)
        acts.move_dev(g, self.player, FIELD_TRACK, self.steps - pick, self.cause)


class AdvanceBoat(Frame["Plagues"], frozen=True):
    """The boat moves; reaching or passing the mark wins the river's bonus token (P2.6)."""

    cites = "P2.6"
    player: Player
    steps: int
    cause: str

    def run(self, g: Plagues) -> Ask | None:
        """By any move."""
        acts.move_boat(g, self.player, self.steps, self.cause)
        if g.boat[self.player] >= g.book.nile_bonus:
            g.then(*bonus_token(g, self.player, acts.RIVER_TOKEN))
        return None


class AdvanceCard(Frame["Plagues"], frozen=True):
    """The marker moves on the province card; bonuses on its way are won once, the lower first (P3.4)."""

    cites = "P3.4"
    player: Player
    steps: int
    cause: str

    def run(self, g: Plagues) -> Ask | None:
        """On reaching or passing."""
        acts.move_card(g, self.player, self.steps, self.cause)
        for space in g.book.province_bonuses:
            if space <= g.card_at[self.player] and not g.claimed[self.player] >> space & 1:
                acts.claim(g, self.player, space)
                g.then(*province_bonus(self.player, g.book.province_bonuses[space]), AdvanceCard(self.player, 0, ""))
                return None
        return None


def province_bonus(player: Player, bonus: str) -> tuple[Frame[Plagues], ...]:
    """What a space of the province card gives (P3.3)."""
    if bonus == "hebrew":
        return (TakeHebrew(player),)
    if bonus == "market":
        return (TakeMarket(player),)
    return (AdvanceDev(player, 2, "province card"),)


def bonus_token(g: Plagues, player: Player, token: int) -> tuple[Frame[Plagues], ...]:
    """A bonus token, once per game: 2 development steps, then 2 on the province card (P2.6)."""
    if g.claimed[player] >> token & 1:
        return ()
    acts.claim(g, player, token)
    return (
        AdvanceDev(player, BONUS_TOKEN_STEPS, "bonus token"),
        AdvanceCard(player, BONUS_TOKEN_STEPS, "bonus token"),
    )


class TakeHebrew(Frame["Plagues"], frozen=True):
    """A Hebrew token of the player's choice from the shared board, without a die (P3.3)."""

    cites = "P3.3"
    player: Player

    def run(self, g: Plagues) -> Ask | None:
        """If there is one; the automa takes the highest (P14.5)."""
        values = [value for value in (1, 2, 3) if g.hebrews[value - 1]]
        if not values:
            return None
        if is_automa(g, self.player):
            values = values[-1:]
        return Ask("hebrew", self.player, values)

    def take(self, g: Plagues, pick: int) -> None:
        """It joins the column."""
        g.then(FreeHebrew(self.player, pick))


class FreeHebrew(Frame["Plagues"], frozen=True):
    """A freed Hebrew gives its place's bonus, once, when it is laid (P4.7)."""

    cites = "P4.7"
    player: Player
    value: int

    def run(self, g: Plagues) -> Ask | None:
        """An eighth starts a second column with the same bonuses but no second Ankh."""
        bonus = hebrew_gift(g, hebrews_freed(g, self.player) + 1)
        acts.free_hebrew(g, self.player, self.value)
        if bonus == "province":
            g.then(AdvanceCard(self.player, 1, "hebrew"))
        elif bonus == "boat":
            g.then(AdvanceBoat(self.player, 1, "hebrew"))
        elif bonus == "dev":
            g.then(AdvanceDev(self.player, 1, "hebrew"))
        elif bonus == "market":
            g.then(TakeMarket(self.player))
        elif bonus == "penalty" and g.penalties[self.player] and not is_automa(g, self.player):
            acts.discard_penalty(g, self.player, "hebrew")
        return None


class TakeMarket(Frame["Plagues"], frozen=True):
    """Any market token; it follows P4.2 and P4.3 like one taken with a die (P3.6)."""

    cites = "P3.6"
    player: Player

    def run(self, g: Plagues) -> Ask | None:
        """One it can take; the automa always takes slot 1 (P14.5)."""
        slots = takeable(g, self.player)
        if is_automa(g, self.player):
            slots = [0] if g.market[0] != NO_TOKEN else []
        return Ask("market", self.player, slots) if slots else None

    def take(self, g: Plagues, pick: int) -> None:
        """The market slides and is refilled; then the token takes effect."""
        g.then(*take_from_market(g, self.player, pick))


def take_from_market(g: Plagues, player: Player, slot: int) -> tuple[Frame[Plagues], ...]:
    """The token leaves the market; slot 6 is refilled; then it takes effect (P4.2)."""
    return (RefillMarket(MARKET - 1), GainToken(player, table.take_market(g, player, slot)))


class RefillMarket(Frame["Plagues"], frozen=True):
    """An empty slot is filled from the supply; with an empty supply it stays empty (P4.2)."""

    cites = "P4.2"
    slot: int

    def run(self, g: Plagues) -> Ask | None:
        """Chance draws one of the tokens face down."""
        if 0 not in g.supply:
            return Ask("refill", CHANCE, ALL_KINDS, (self.slot,), weights=tuple(g.supply))
        kinds = [kind for kind, left in enumerate(g.supply) if left]
        weights = tuple(filter(None, g.supply))
        return Ask("refill", CHANCE, kinds, (self.slot,), weights=weights) if kinds else None

    def take(self, g: Plagues, pick: int) -> None:
        """It lies open."""
        table.fill_market(g, self.slot, pick)


class GainToken(Frame["Plagues"], frozen=True):
    """A token takes effect (P4.3)."""

    cites = "P4.3"
    player: Player
    token: int

    def run(self, g: Plagues) -> Ask | None:
        """Board tokens are placed; boat and province tokens move their marker; the others are kept."""
        if self.token in BOARD_TOKENS:
            g.then(PlaceToken(self.player, self.token))
            return None
        acts.keep(g, self.player, self.token)
        if self.token == BOAT:
            g.then(AdvanceBoat(self.player, 1, "token"))
        elif self.token in PROVINCE_STEPS:
            g.then(AdvanceCard(self.player, PROVINCE_STEPS[self.token], "token"))
        return None


class PlaceToken(Frame["Plagues"], frozen=True):
    """A board token goes on a free space of its area (P4.3)."""

    cites = "P4.3"
    player: Player
    token: int

    def run(self, g: Plagues) -> Ask | None:
        """The player's choice; the automa has an order of its own (P14.4)."""
        spaces = list(free_spaces(g, self.player, self.token))
        if is_automa(g, self.player):
            if not spaces:
                acts.lose_beside(g, self.player, self.token, "automa")
                return None
            spaces = [automa_space(g, self.player, spaces)]
        return Ask("place", self.player, spaces, (self.token,))

    def take(self, g: Plagues, pick: int) -> None:
        """Bonuses may open, a row may be complete, an area full."""
        gaps, rows = bonuses_now(g, self.player)
        acts.place(g, self.player, self.token, pick)
        board_changed(g, self.player, gaps, rows)
        area, bonus = (CITY, acts.CITY_TOKEN) if pick in CITY else (FIELD, acts.FIELD_TOKEN)
        if is_full(g, self.player, area):
            g.then(*bonus_token(g, self.player, bonus))


def board_changed(g: Plagues, player: Player, gaps: int, rows: int) -> None:
    """Dev bonuses step forward when they open, back when they break (P2.3); the others hold while active (P2.4)."""
    now = active_gaps(g, player)
    if g.events is not None:
        _tell_bonuses(g, player, now & ~gaps, gaps & ~now, complete_rows(g, player) - rows)
    for gap in bits(now ^ gaps):
        track = TRACK_OF.get(g.book.gaps[gap])
        if track is not None:
            acts.move_dev(g, player, track, 1 if now >> gap & 1 else -1, "bonus")


def _tell_bonuses(g: Plagues, player: Player, opened: int, broken: int, rows: int) -> None:
    """Which bonuses of the board opened or broke, and how many rows of three different did."""
    acts.tell_board(g, player, _named(g, opened), _named(g, broken), rows)


def _named(g: Plagues, gaps: int) -> list[str]:
    return [BONUSES[g.book.gaps[gap]] for gap in bits(gaps)]


def bonuses_now(g: Plagues, player: Player) -> tuple[int, int]:
    """The active gaps of a board, and its complete rows if anyone wants to hear of them."""
    return active_gaps(g, player), complete_rows(g, player) if g.events is not None else 0
