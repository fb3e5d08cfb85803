"""A game as it is told: every event in words; what the table shows anyway is no news."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from tawy.cli.face import Saying
from tawy.cli.plagues.names import Names
from tawy.cli.plagues.wording import wording
from tawy.cli.voice import words
from tawy.kernel.event import Event
from tawy.plagues import events as e
from tawy.plagues.tables import Book

_MINOR: Final = (
    e.MarketFilled,
    e.MarketCleared,
    e.ShuffledBack,
    e.TokenKept,
    e.HebrewsLaid,
    e.HebrewsGone,
    e.TerritoryOpened,
    e.TerritoriesGone,
    e.LossRevealed,
)
"""What the table or the next question shows, or other sentences say as well."""
_OPENS: Final = (e.OrderSet, e.RoundCleared, e.DieSpent, e.GameEnded)
"""A new paragraph starts with these."""


def tell(told: Iterable[Sequence[Event]], book: Book, people: int) -> list[list[Saying]]:
    """Everything that happened; players are called what they were called then."""
    teller = _Teller(book, people)
    return [[teller.say(event) for event in events] for events in told]


class _Teller:
    """Goes through a game from its beginning and remembers what a sentence needs."""

    def __init__(self, book: Book, people: int) -> None:
        self.names = Names(people)
        self.wording = wording(words(), book)
        self.taken = ""
        """The territory card that was just taken: that it is kept or used up goes without saying."""

    def say(self, event: Event) -> Saying:
        """One line; what is only for the log, secrets among them, is marked so."""
        text = self.wording.event(event, self.names.player)
        minor = self._is_minor(event) or event.audience is not None
        self._remember(event)
        return Saying(text, _opens(event), minor, event.audience)

    def _is_minor(self, event: Event) -> bool:
        if isinstance(event, e.PhaseBegun):
            return event.phase == 1
        if isinstance(event, e.Drew):
            return event.amount > 0
        if isinstance(event, e.TerritoryKept | e.TerritoryUsedUp):
            return event.card == self.taken
        return isinstance(event, _MINOR) or (isinstance(event, e.Moved) and event.cause == "set-up")

    def _remember(self, event: Event) -> None:
        if isinstance(event, e.ProvinceTaken):
            self.names.provinces[event.player] = event.province
        elif isinstance(event, e.TerritoryTaken):
            self.taken = event.card
        elif isinstance(event, e.PutBack):
            self.taken = ""


def _opens(event: Event) -> bool:
    if isinstance(event, e.AutomaTurned):
        return event.upper
    if isinstance(event, e.PhaseBegun):
        return event.phase > 1
    if isinstance(event, e.MosesHelps):
        return event.track == "city"
    return isinstance(event, _OPENS)
