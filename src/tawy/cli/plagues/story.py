"""A game as it is told: what a player does in one go is one sentence, and what the table shows anyway is no news."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from tawy.cli.english import listing, sentence
from tawy.cli.face import Saying
from tawy.cli.plagues.names import Names
from tawy.cli.plagues.round_words import word
from tawy.cli.plagues.words import Clause
from tawy.kernel.event import Event
from tawy.plagues import events as e
from tawy.plagues.state import AUTOMA
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
_BEGINS: Final = (e.LossSuffered, e.BonusClaimed)
"""A new sentence starts with these, so that none gets too long."""


def tell(told: Iterable[Sequence[Event]], book: Book, people: int) -> list[list[Saying]]:
    """Everything that happened; players are called what they were called then."""
    teller = _Teller(Names(book, people))
    return [teller.tell(events) for events in told]


class _Spoken(NamedTuple):
    """A clause with the name of the one it is about, as it was then; without a name it is a sentence."""

    who: str
    does: str
    opens: bool
    begins: bool


class _Teller:
    """Goes through a game from its beginning and remembers what a sentence needs."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.taken = ""
        """The territory card that was just taken: that it is kept or used up goes without saying."""

    def tell(self, events: Sequence[Event]) -> list[Saying]:
        """One answer's consequences: sentences, then what is only for the log, secrets among them."""
        spoken: list[_Spoken] = []
        quiet: list[Saying] = []
        for number, event in enumerate(events):
            after = events[number + 1] if number + 1 < len(events) else None
            clause = _with_effect(word(event, self.names), event, after)
            opens = _opens(event)
            one = _Spoken(self._subject(clause), clause.does, opens, opens or isinstance(event, _BEGINS))
            if self._is_minor(event) or event.audience is not None:
                quiet.append(Saying(_sentence([one]), minor=True, audience=event.audience))
            else:
                spoken.append(one)
            self._remember(event)
        return [*_sentences(spoken), *quiet]

    def _subject(self, clause: Clause) -> str:
        return "" if clause.who is None else self.names.player(clause.who)

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


def _sentences(spoken: list[_Spoken]) -> list[Saying]:
    """Clauses of the same player in a row make one sentence."""
    runs: list[list[_Spoken]] = []
    for one in spoken:
        if runs and one.who and one.who == runs[-1][0].who and not one.begins:
            runs[-1].append(one)
        else:
            runs.append([one])
    return [Saying(_sentence(run), run[0].opens) for run in runs]


def _sentence(run: list[_Spoken]) -> str:
    return sentence(f"{run[0].who} {listing(one.does for one in run)}".strip())


def _opens(event: Event) -> bool:
    if isinstance(event, e.AutomaTurned):
        return event.upper
    if isinstance(event, e.PhaseBegun):
        return event.phase > 1
    if isinstance(event, e.MosesHelps):
        return event.track == "city"
    return isinstance(event, _OPENS)


def _with_effect(clause: Clause, event: Event, after: Event | None) -> Clause:
    """A die of the automa, or a loss, that changes nothing is told as such."""
    if isinstance(event, e.AutomaTurned) and not event.upper and getattr(after, "player", None) != AUTOMA:
        return Clause(f"{clause.does} for nothing", clause.who)
    if isinstance(event, e.LossSuffered) and " -" in event.loss and not isinstance(after, e.Moved):
        return Clause(f"{clause.does} without effect", clause.who)
    return clause
