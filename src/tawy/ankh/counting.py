"""What is counted of a finished game of Ankh.

A seat of a merged god counts what its own god did, and from the merging on what the merged god does (A8.6).
"""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from tawy.ankh import events as e
from tawy.ankh.scenario import scenarios
from tawy.ankh.state import Ankh, Side
from tawy.ankh.summary import SOURCES
from tawy.kernel.counting import Chart, Counting
from tawy.kernel.event import Event
from tawy.kernel.summary import At, Told

OWN: Final = "own"
"""A scenario that the table has brought along: its name is nobody else's."""


class AnkhFacts(msgspec.Struct, frozen=True):
    """A whole game."""

    scenario: str
    """Its id; own for one that the table has brought along."""
    last_red_space: int
    guardians_in_play: list[str]
    conflicts: int
    """How many conflicts began."""
    battles: int
    """How many battles were fought."""


class AnkhSeat(msgspec.Struct, frozen=True):
    """A seat, and the god it played."""

    powers: list[str]
    """Ankh powers that it unlocked, in order."""
    guardians: list[str]
    """Guardians that joined it, one for each figure."""
    cards: dict[str, int]
    """Battle cards that it played, how often each."""
    cards_won: dict[str, int]
    """The same in battles that it won."""
    battles_fought: int
    battles_won: int
    monuments_built: int
    monuments_taken: int
    """How often it took control of one, from another god or of a neutral one."""
    events_triggered: dict[str, int]
    """How often its action moved the event marker, by what that led to."""
    caravans: int
    """Camel caravans that it placed."""
    merging: str
    """upper or lower if its god merged with another, apart if it did not; empty where no gods merged."""
    forgotten: bool


class _Seat:
    """What is known of a seat so far."""

    def __init__(self) -> None:
        self.powers: list[str] = []
        self.guardians: list[str] = []
        self.cards: Counter[str] = Counter()
        self.cards_won: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.numbers: Counter[str] = Counter()
        self.merging = ""
        self.forgotten = False


class _Count:
    """Everything that is told, counted event by event."""

    def __init__(self, seats: int) -> None:
        self.seats = [_Seat() for _ in range(seats)]
        self.side_of: list[Side] = list(range(seats))
        self.shown: dict[Side, tuple[str, ...]] = {}
        """The cards of the battle that goes on."""
        self.scenario = ""
        self.guardians: list[str] = []
        self.conflicts = self.battles = 0

    def of(self, side: Side) -> list[_Seat]:
        """The seats that play a god now."""
        return [seat for seat, theirs in zip(self.seats, self.side_of, strict=True) if theirs == side]

    def hear(self, event: Event) -> None:
        """One event more."""
        self._hear_of_game(event)
        self._hear_of_battle(event)
        self._hear_of_god(event)

    def _hear_of_game(self, event: Event) -> None:
        match event:
            case e.BoardLaid(scenario=scenario):
                self.scenario = scenario
            case e.GuardianChosen(guardian=guardian):
                self.guardians.append(guardian)
            case e.ConflictBegun():
                self.conflicts += 1
            case e.EventReached(seat=number, event=reached):
                self.seats[number].events[reached] += 1
            case e.CaravanPlaced(seat=number):
                self.seats[number].numbers["caravans"] += 1
            case e.GodsMerged(lower=lower, upper=upper):
                self._merge(lower, upper)
            case _:
                pass

    def _hear_of_battle(self, event: Event) -> None:
        match event:
            case e.BattleBegun(sides=sides):
                self.battles += 1
                self.shown = {}
                self._add("battles_fought", *sides)
            case e.CardsRevealed(cards=cards):
                self._reveal(cards)
            case e.Resolved(victor=victor) if victor is not None:
                self._add("battles_won", victor)
                for seat in self.of(victor):
                    seat.cards_won.update(self.shown.get(victor, ()))
            case _:
                pass

    def _hear_of_god(self, event: Event) -> None:
        match event:
            case e.PowerUnlocked(side=side, power=power):
                for seat in self.of(side):
                    seat.powers.append(power)
            case e.GuardianJoined(side=side, guardian=guardian):
                for seat in self.of(side):
                    seat.guardians.append(guardian)
            case e.MonumentBuilt(side=side):
                self._add("monuments_built", side)
            case e.MonumentTaken(side=side):
                self._add("monuments_taken", side)
            case e.GodForgotten(side=side):
                for seat in self.of(side):
                    seat.forgotten = True
            case _:
                pass

    def _add(self, what: str, *sides: Side) -> None:
        for side in sides:
            for seat in self.of(side):
                seat.numbers[what] += 1

    def _reveal(self, cards: dict[Side, tuple[str, ...]]) -> None:
        self.shown = cards
        for side, played in cards.items():
            for seat in self.of(side):
                seat.cards.update(played)

    def _merge(self, lower: Side, upper: Side) -> None:
        for seat in self.seats:
            seat.merging = "apart"
        for seat in self.of(upper):
            seat.merging = "upper"
        for number, side in enumerate(self.side_of):
            if side == lower:
                self.seats[number].merging = "lower"
                self.side_of[number] = upper


def count(told: Told, at: At) -> tuple[AnkhFacts, list[AnkhSeat]]:
    """A game that is over."""
    g: Ankh = at(len(told) - 1)
    counted = _Count(g.seats)
    for events in told:
        for event in events:
            counted.hear(event)
    scenario = counted.scenario if counted.scenario in scenarios() else OWN
    facts = AnkhFacts(scenario, g.last_red, counted.guardians, counted.conflicts, counted.battles)
    return facts, [_seat(seat) for seat in counted.seats]


def _seat(seat: _Seat) -> AnkhSeat:
    return AnkhSeat(
        seat.powers,
        seat.guardians,
        dict(seat.cards),
        dict(seat.cards_won),
        seat.numbers["battles_fought"],
        seat.numbers["battles_won"],
        seat.numbers["monuments_built"],
        seat.numbers["monuments_taken"],
        dict(seat.events),
        seat.numbers["caravans"],
        seat.merging,
        seat.forgotten,
    )


COUNTING: Final = Counting(
    AnkhFacts,
    AnkhSeat,
    count,
    tuple(dict.fromkeys(SOURCES.values())),
    (
        Chart("gods", "wins", "side", "ankh-god"),
        Chart("powers", "wins", "powers", "ankh-power"),
        Chart("cards", "duels", "cards", "ankh-card", hits="cards_won"),
        Chart("points", "means", "points", "ankh-devotion"),
        Chart("guardians", "wins", "guardians", "ankh-guardian"),
        Chart("merging", "wins", "merging", "statistics-ankh-merging"),
        Chart("endings", "shares", "ending", "ankh-ending"),
        Chart("conflicts", "shares", "conflicts"),
    ),
)
