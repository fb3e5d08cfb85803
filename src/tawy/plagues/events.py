"""What happens in 10 Plagues, as data: who, what, from where, and by which cause.

Players are numbers, tokens and cards are ids, spaces of a province board are "city 0" to "field 5".
"""

from __future__ import annotations

from typing import ClassVar, Final

from tawy.kernel.event import Event

CAUSES: Final = {
    "set-up": "P13.2",
    "bonus": "P2.3",
    "bonus token": "P2.6",
    "province card": "P3.3",
    "token": "P4.3",
    "favour": "P4.4",
    "hebrew": "P4.7",
    "recover": "P4.8",
    "last": "P5.3",
    "loss": "P6.7",
    "plague": "P7.1",
    "territory": "P9.1",
    "special": "P9.3",
    "trade": "P9.4",
    "pharaoh": "P10.1",
    "market": "P11.1",
    "moses": "P11.2",
    "automa": "P14.4",
    "tribute": "P6.1",
    "edfu": "P8.4",
    "buto": "P8.2",
}
"""Every cause an event can name, and the rule that explains it."""


class ProvinceTaken(Event, frozen=True):
    """A player governs this province (P1.1)."""

    covers: ClassVar = ("provinces",)
    player: int
    province: str


class OrderSet(Event, frozen=True):
    """The turn order at the start (P13.2)."""

    covers: ClassVar = ("order",)
    order: tuple[int, ...]


class RoundCleared(Event, frozen=True):
    """A round is over: dice, powers and Pharaoh cards are fresh for the next (P11.1)."""

    covers: ClassVar = (
        "phase",
        "dice", "power_used", "specials_used", "ignoring", "exempt", "failed", "soldiers",
        "automa_dice", "automa_shown", "cards", "plague", "loss",
    )  # fmt: skip


class RoundBegun(Event, frozen=True):
    """The round marker moves: a round begins (P11.1)."""

    covers: ClassVar = ("round", "phase")
    number: int


class PhaseBegun(Event, frozen=True):
    """Dice, territories or plague (P4, P5, P6)."""

    covers: ClassVar = ("phase",)
    phase: int


class MarketFilled(Event, frozen=True):
    """A token came from the supply to the market."""

    covers: ClassVar = ("market", "supply")
    slot: int
    token: str


class MarketTaken(Event, frozen=True):
    """A player took a token; those to its right slid left (P4.2)."""

    covers: ClassVar = ("market",)
    player: int
    slot: int
    token: str


class MarketSwapped(Event, frozen=True):
    """Two market tokens changed places (P9.3)."""

    covers: ClassVar = ("market",)
    player: int
    slots: tuple[int, int]


class MarketCleared(Event, frozen=True):
    """The tokens of slots 1 and 2 leave the market (P11.1)."""

    covers: ClassVar = ("market", "aside")
    tokens: tuple[str, ...]


class ShuffledBack(Event, frozen=True):
    """Tokens go back into the supply (P11.1)."""

    covers: ClassVar = ("supply", "aside")
    tokens: tuple[str, ...]


class SupplyTaken(Event, frozen=True):
    """A token was taken out of the supply (P8.4, P13.2)."""

    covers: ClassVar = ("supply",)
    player: int
    token: str
    cause: str


class TokenPlaced(Event, frozen=True):
    """A token lies on a province board (P4.3)."""

    covers: ClassVar = ("board",)
    player: int
    token: str
    space: str


class TokenKept(Event, frozen=True):
    """A token lies beside the board (P4.3)."""

    covers: ClassVar = ("kept",)
    player: int
    token: str


class TokenGone(Event, frozen=True):
    """A token left the game."""

    covers: ClassVar = ("kept", "gone")
    player: int
    token: str
    cause: str


class Moved(Event, frozen=True):
    """A marker moved: city or field track, boat or province card."""

    covers: ClassVar = ("dev", "boat", "card_at")
    player: int
    track: str
    steps: int
    to: int
    cause: str


class BonusClaimed(Event, frozen=True):
    """A bonus that is won only once (P2.6, P3.4)."""

    covers: ClassVar = ("claimed",)
    player: int
    bonus: str


class BoardBonus(Event, frozen=True):
    """A bonus of the board opened or broke, or a row of three different did (P2.3 to P2.5)."""

    player: int
    opened: tuple[str, ...]
    broken: tuple[str, ...]
    rows: int


class DieSpent(Event, frozen=True):
    """A die was spent, maybe as another number (P4.1, P8.1)."""

    covers: ClassVar = ("dice",)
    player: int
    die: int
    value: int


class PowerUsed(Event, frozen=True):
    """A province used its power this round (P8)."""

    covers: ClassVar = ("power_used",)
    player: int


class FavourTaken(Event, frozen=True):
    """A player took a Pharaoh card (P4.4)."""

    covers: ClassVar = ("cards",)
    player: int
    card: int
    favour: str


class FavourSpent(Event, frozen=True):
    """A Pharaoh card is spent for this round (P4.4)."""

    covers: ClassVar = ("cards",)
    player: int
    card: int
    cause: str


class HebrewFreed(Event, frozen=True):
    """A Hebrew token joined a player's column (P4.5, P4.7)."""

    covers: ClassVar = ("hebrews", "freed")
    player: int
    value: int
    place: int
    gift: str
    """What its place gives."""


class HebrewsLaid(Event, frozen=True):
    """A Hebrew token lies on the shared board (P13.1)."""

    covers: ClassVar = ("hebrews", "hebrew_bag")
    value: int


class HebrewsGone(Event, frozen=True):
    """Hebrew tokens that nobody freed leave the game (P11.1)."""

    covers: ClassVar = ("hebrews", "hebrews_gone")


class TokenRecovered(Event, frozen=True):
    """A discarded token comes back (P4.8)."""

    covers: ClassVar = ("discard",)
    player: int
    token: str
    slot: int


class SoldiersCounted(Event, frozen=True):
    """The new turn order (P5.2)."""

    covers: ClassVar = ("soldiers", "order")
    soldiers: tuple[int, ...]
    order: tuple[int, ...]


class TerritoryOpened(Event, frozen=True):
    """A territory card lies open (P13.1)."""

    covers: ClassVar = ("open_land", "deck", "bottom")
    card: str


class TerritoryTaken(Event, frozen=True):
    """A player took an open territory card (P5.3)."""

    covers: ClassVar = ("open_land",)
    player: int
    card: str


class TerritoryKept(Event, frozen=True):
    """A territory card lies before its player (P9.1)."""

    covers: ClassVar = ("land", "drawn", "bottom", "deck")
    player: int
    card: str


class TerritoryUsedUp(Event, frozen=True):
    """An immediate territory card gave its bonus and is gone (P9.1)."""

    covers: ClassVar = ("land_gone",)
    player: int
    card: str


class TerritoriesGone(Event, frozen=True):
    """Open territory cards leave the game (P5.3)."""

    covers: ClassVar = ("open_land", "land_gone")
    cards: tuple[str, ...]


class Drew(Event, frozen=True):
    """Buto or Edfu drew in secret: everyone sees how many."""

    covers: ClassVar = ("drawn", "deck", "bottom")
    player: int
    amount: int
    cause: str


class DrewThis(Event, frozen=True):
    """What was drawn, for the one who drew it (P15.1)."""

    covers: ClassVar = ("drawn",)
    player: int
    thing: str

    @property
    def audience(self) -> tuple[int, ...] | None:
        """Its player alone."""
        return (self.player,)


class PutBack(Event, frozen=True):
    """What was drawn and not kept went back, unseen."""

    covers: ClassVar = ("drawn", "bottom", "supply")
    player: int
    amount: int
    cause: str


class SpecialUsed(Event, frozen=True):
    """A special action card was used this round (P9.2)."""

    covers: ClassVar = ("specials_used",)
    player: int
    card: str


class Traded(Event, frozen=True):
    """A single-use trade card was used (P9.4)."""

    covers: ClassVar = ("traded", "exempt")
    player: int
    card: str


class PharaohTurned(Event, frozen=True):
    """A Pharaoh token was turned over (P10.1)."""

    covers: ClassVar = ("pharaohs_used", "ignoring")
    player: int
    use: str


class PenaltyDiscarded(Event, frozen=True):
    """A penalty card is gone."""

    covers: ClassVar = ("penalties",)
    player: int
    cause: str


class TributePaid(Event, frozen=True):
    """A player paid its tribute (P6.1)."""

    player: int
    due: int
    coins: dict[str, int]


class TributeFailed(Event, frozen=True):
    """A player could not pay (P6.3)."""

    covers: ClassVar = ("failed",)
    player: int
    due: int
    coins: dict[str, int]


class PenaltyTaken(Event, frozen=True):
    """A player takes the plague card as a penalty; nobody if those who failed are level in everything (P6.3)."""

    covers: ClassVar = ("penalties",)
    player: int | None


class LossCancelled(Event, frozen=True):
    """A player cancels a part of the loss (P6.5)."""

    player: int
    part: int


class LossSuffered(Event, frozen=True):
    """A player suffers a part of the loss in this way (P6.4)."""

    player: int
    part: int
    loss: str


class TokenLost(Event, frozen=True):
    """A token left a province board (P6.7)."""

    covers: ClassVar = ("board",)
    player: int
    token: str
    space: str


class TokenDiscarded(Event, frozen=True):
    """A lost token lies in a discard slot, or leaves the game (P6.8)."""

    covers: ClassVar = ("discard", "gone")
    player: int
    token: str
    slot: int | None


class PlagueRevealed(Event, frozen=True):
    """The plague of the round (P7.1)."""

    covers: ClassVar = ("plague", "plague_deck")
    plague: str
    acts: bool
    """An immediate one does nothing in round 1 (P7.2)."""


class LossRevealed(Event, frozen=True):
    """The loss card of the round (P13.1)."""

    covers: ClassVar = ("loss", "loss_deck")
    parts: tuple[tuple[str, ...], ...]


class MosesHelps(Event, frozen=True):
    """Moses helps those who lie behind (P11.2)."""

    track: str
    players: tuple[int, ...]


class AutomaTurned(Event, frozen=True):
    """The automa turned a die (P14.2)."""

    covers: ClassVar = ("automa_dice", "automa_shown")
    die: int
    upper: bool
    purpose: str | None
    """What the upper die of a turn is for: a favour, a token, a hebrew."""


class GameEnded(Event, frozen=True):
    """The final score, point by point (P12)."""

    covers: ClassVar = ("ending",)
    ending: str
    points: tuple[dict[str, int], ...]
    winners: tuple[int, ...]
