"""A journal read anew for one thing: who has agreed to what was granted. It uses nothing of the code that grants."""

from __future__ import annotations

from collections import Counter
from functools import singledispatchmethod

from tawy.kernel.frame import CHANCE
from tawy.server.tables import entries as e
from tawy.server.tables.parts import Story
from tawy.server.tables.setup import Undo


class Place:
    """A seat: who holds it, and whether they are there."""

    def __init__(self, person: str | None = None, bot: str | None = None) -> None:
        self.person = person
        self.bot = bot
        self.away = ""
        self.conceded = False
        self.former: str | None = None


class Consents:
    """Whatever is granted was agreed to by everyone who holds a seat, or they were away and had their time."""

    def __init__(self) -> None:
        self.undo: Undo = "agreed"
        self.places: list[Place] = []
        self.position = 0
        self.reveals = [0]
        self.handed_on = 0
        self.request: e.Requested | None = None
        self.expires = 0
        self.agreed: set[str] = set()
        self.now = 0
        self.granted: Counter[str] = Counter()
        """How often something was granted, by the way it was."""

    def read(self, story: Story) -> None:
        """One step more."""
        self.now = story.at
        for entry in story.entries:
            self._take(entry)

    def _check(self, to: int | None) -> None:
        """What is asked is granted: to go back to a position, or to end the game."""
        assert self.request is not None
        holders = {place.person for place in self.places if place.person and not place.conceded}
        there = {place.person for place in self.places if place.person and not place.conceded and not place.away}
        missing = holders - self.agreed - {self.request.person}
        vacant = any(place.person is None and place.bot is None for place in self.places)
        alone = holders <= {self.request.person} and not vacant
        if to is not None and to < self.reveals[-1]:
            assert not missing, "everyone says yes"
            assert not vacant
            assert to >= self.handed_on, "and is the one who played then"
            assert alone or self.undo == "revealed"
            self.granted["past a reveal, alone" if alone else "past a reveal"] += 1
        elif missing or vacant:
            assert not missing & there, "who is there says yes"
            assert self.now >= self.expires, "who is away has time to say no"
            self.granted["in time"] += 1
        else:
            self.granted["alone" if alone else "by all"] += 1
        self.request = None

    @singledispatchmethod
    def _take(self, entry: e.Entry) -> None:
        """What has nothing to do with it."""

    @_take.register
    def _(self, entry: e.Opened) -> None:
        self.undo = entry.setup.undo
        self.places = [
            Place(entry.owner if plan.kind == "me" else None, plan.level or None) for plan in entry.setup.seats
        ]

    @_take.register
    def _(self, entry: e.Sat) -> None:
        self.places[entry.seat] = Place(entry.person)

    @_take.register
    def _(self, entry: e.Stood) -> None:
        self.places[entry.seat] = Place()

    @_take.register
    def _(self, entry: e.Removed) -> None:
        self.places = [Place() if place.person == entry.person else place for place in self.places]

    @_take.register
    def _(self, entry: e.Dealt) -> None:
        self.position = len(entry.picks)
        self.reveals = [self.position]

    @_take.register
    def _(self, entry: e.Picked) -> None:
        self.position += len(entry.picks)
        if entry.revealed or any(pick.seat == CHANCE for pick in entry.picks):
            self.reveals.append(self.position)

    @_take.register
    def _(self, entry: e.Requested) -> None:
        assert self.request is None
        self.request, self.expires, self.agreed = entry, entry.expires, set()

    @_take.register
    def _(self, entry: e.Agreed) -> None:
        self.agreed.add(entry.person)

    @_take.register
    def _(self, _entry: e.Lapsed) -> None:
        self.request = None

    @_take.register
    def _(self, entry: e.Rested) -> None:
        self.expires += entry.milliseconds

    @_take.register
    def _(self, entry: e.TakenBack) -> None:
        if self.request is not None:
            assert entry.to == self.request.to
            self._check(entry.to)
        else:
            assert entry.to >= self.reveals[-1], "nothing revealed is taken back freely"
        self.position, self.handed_on = entry.to, min(self.handed_on, entry.to)
        self.reveals = [position for position in self.reveals if position <= entry.to]

    @_take.register
    def _(self, _entry: e.Abandoned) -> None:
        self._check(None)

    @_take.register
    def _(self, entry: e.RanOut) -> None:
        self.places[entry.seat].away = "time"

    @_take.register
    def _(self, entry: e.Left) -> None:
        self.places[entry.seat].away = "left"

    @_take.register
    def _(self, entry: e.Waited) -> None:
        if self.places[entry.seat].away == "time":
            self.places[entry.seat].away = ""

    @_take.register
    def _(self, entry: e.TakenOver) -> None:
        place = self.places[entry.seat]
        place.bot = entry.level
        if place.former is not None and all(place.former != other.person or other.conceded for other in self.places):
            place.person, place.away = place.former, "left"

    @_take.register
    def _(self, entry: e.Vacated) -> None:
        before = self.places[entry.seat]
        self.places[entry.seat] = Place()
        self.places[entry.seat].former = before.person or before.former
        self.handed_on = self.position

    @_take.register
    def _(self, entry: e.Returned) -> None:
        self.places[entry.seat].away, self.places[entry.seat].bot = "", None

    @_take.register
    def _(self, entry: e.Conceded) -> None:
        self.places[entry.seat].conceded, self.places[entry.seat].away = True, ""
