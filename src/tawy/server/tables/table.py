"""A table: who sits where, the game, its clocks, and what is being agreed on. It is what its journal made it."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from functools import singledispatchmethod
from typing import Any, Final, Literal, Protocol

import msgspec

from tawy.games import spec_of
from tawy.kernel.chance import roll
from tawy.kernel.event import Event
from tawy.kernel.frame import CHANCE, Ask
from tawy.kernel.play import Play
from tawy.kernel.record import Pick
from tawy.kernel.spec import GameSpec, Result
from tawy.server.tables import entries as e
from tawy.server.tables.clock import Clocks
from tawy.server.tables.pending import Pending, pending
from tawy.server.tables.setup import TableSetup

Status = Literal["gathering", "running", "over"]
NOBODY: Final = ""
"""Who a bot is."""


class Seat(msgspec.Struct):
    """A place at the table and who plays it."""

    person: str | None = None
    name: str = ""
    bot: str | None = None
    """The level of the bot that plays, for good or for somebody."""
    away: Literal["time", "left"] | None = None
    """The player does not play: the time is over, or it has left."""
    conceded: bool = False

    @property
    def by_person(self) -> bool:
        """A person plays it now."""
        return self.person is not None and self.bot is None and self.away is None


class Request(msgspec.Struct, frozen=True):
    """Something all others must agree to."""

    what: Literal["undo", "abandon"]
    person: str
    to: int
    expires: int
    agreed: frozenset[str] = frozenset()


class Told(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """An event as it is stored and sent: at which position, for which seats, what."""

    position: int
    audience: tuple[int, ...] | None
    event: msgspec.Raw


class Story(msgspec.Struct, frozen=True, gc=False):
    """A step of the journal as it is told: what was done, and what happened in the game."""

    n: int
    at: int
    entries: tuple[e.Entry, ...]
    told: tuple[Told, ...]


class Outcome(msgspec.Struct, frozen=True):
    """How a game at a table ended: by its rules, by concession, or abandoned by consent."""

    how: Literal["rules", "conceded", "abandoned"]
    ending: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]


class Running(Protocol):
    """A game as a table holds it: one that is played (`Play`), or the mere tape of one that older rules played."""

    game: Any
    picks: list[Pick]
    told: list[list[Event]]

    @property
    def ask(self) -> Ask | None:
        """The pending question."""

    @property
    def result(self) -> Result | None:
        """How it ended."""

    def repeat(self, pick: Pick) -> None:
        """One more pick."""

    def at(self, position: int) -> Running:
        """The game at an earlier position."""

    def fork(self) -> Running:
        """The same game, to go on with."""


class Table:
    """What a journal has led to so far."""

    spec: GameSpec
    setup: TableSetup
    clocks: Clocks

    def __init__(self, ident: str, begin: Callable[[GameSpec, dict[str, Any], str], Running] = Play) -> None:
        self.id = ident
        self._begin = begin
        self.n = 0
        self.owner = NOBODY
        self.invitation = ""
        self.created = 0
        self.members: dict[str, str] = {}
        """Everyone who may come in, and the name they gave."""
        self.banned: dict[str, str] = {}
        """Everyone whom the host does not let in any more, and the name they had here."""
        self.seats: list[Seat] = []
        self.ready: frozenset[str] = frozenset()
        self.play: Running | None = None
        self.seed = ""
        self.imported = False
        self.asked_in = 0
        """The step in which what is asked now was asked."""
        self.loose = 0
        """The position since which one player has played alone, and nothing was drawn or revealed."""
        self.reveals: list[int] = []
        """The positions to which draws and reveals have led, in order."""
        self.former: dict[int, str] = {}
        """Who had the seats that are open for somebody else."""
        self.handed_on = 0
        """The position in which a seat was last opened for somebody else."""
        self.together: dict[int, int] = {}
        """Positions amid answers that were opened together, and the position before the first of these."""
        self.sealed: dict[int, str] = {}
        self.proposals: dict[int, str] = {}
        self.request: Request | None = None
        self.votes: dict[int, dict[str, e.Choice]] = {}
        self.vote_ends: dict[int, int] = {}
        """When those who have chosen for a seat by then decide."""
        self.outcome: Outcome | None = None
        self.stories: list[Story] = []
        self.acted: dict[int, int] = {}
        """The step in which each seat last answered."""
        self.now = 0
        self._entered: list[e.Entry] = []
        self._told: list[Told] = []
        self._pending: list[Pending] | None = None

    # --- going on ------------------------------------------------------------------------------------

    def draft(self, now: int) -> Table:
        """The table to be: entries are entered on it; only when they are stored does it take this one's place."""
        other = copy(self)
        other.members, other.banned = dict(self.members), dict(self.banned)
        other.seats = [copy(seat) for seat in self.seats]
        other.sealed, other.proposals = dict(self.sealed), dict(self.proposals)
        other.together, other.reveals = dict(self.together), list(self.reveals)
        other.former, other.vote_ends = dict(self.former), dict(self.vote_ends)
        other.votes = {seat: dict(votes) for seat, votes in self.votes.items()}
        other.stories, other.acted = list(self.stories), dict(self.acted)
        if self.play is not None:
            other.play = self.play.fork()
        if self.seats:
            other.clocks = self.clocks.copy()
        other.begin_step(now)
        return other

    def begin_step(self, now: int) -> None:
        """A new step of the journal; time never goes back."""
        self.now = max(now, self.now)
        self._entered, self._told = [], []

    def enter(self, entry: e.Entry) -> None:
        """One more entry of the journal: the only way in which a table changes."""
        self._entered.append(entry)
        self._apply(entry)

    def close_step(self) -> Story:
        """The step is whole: the clocks are set, and it is told as one."""
        self.clocks.settle(self._on_the_clock(), self.now)
        self.n += 1
        self.stories.append(Story(self.n, self.now, tuple(self._entered), tuple(self._told)))
        return self.stories[-1]

    def resume(self, play: Running) -> None:
        """The game goes on from a stored position, where its beginning cannot be played again."""
        self.play, self._pending = play, None
        self.loose, self.reveals = self.position, [self.position]
        self._settle_result()
        self.clocks.settle(self._on_the_clock(), self.now)

    # --- what can be asked of a table ----------------------------------------------------------------

    @property
    def status(self) -> Status:
        """Before, during or after the game."""
        if self.outcome is not None:
            return "over"
        return "running" if self.play is not None else "gathering"

    @property
    def position(self) -> int:
        """How many picks the game has had."""
        return 0 if self.play is None else len(self.play.picks)

    @property
    def pending(self) -> list[Pending]:
        """Everyone who is asked, also those whose answer is sealed already."""
        if self.play is None or self.play.ask is None or self.outcome is not None:
            return []
        if self._pending is None:
            self._pending = pending(self.play.game)
        return self._pending

    def waiting_for(self) -> list[Pending]:
        """Those who still have to answer."""
        return [one for one in self.pending if one.seat not in self.sealed]

    def seats_of(self, person: str) -> list[int]:
        """The seats that somebody holds."""
        return [number for number, seat in enumerate(self.seats) if seat.person == person and not seat.conceded]

    def holders(self) -> set[str]:
        """Everyone who holds a seat and has not given it up, also who is away."""
        return {seat.person for seat in self.seats if seat.person and not seat.conceded}

    def vacant(self) -> list[int]:
        """The seats of the running game that are open for somebody else."""
        return [number for number, seat in enumerate(self.seats) if seat.person is None and seat.bot is None]

    def is_past_reveal(self, position: int) -> bool:
        """Something was drawn or revealed since a position."""
        return bool(self.reveals) and position < self.reveals[-1]

    def players(self) -> set[str]:
        """Everyone who holds a seat and is there to play it."""
        return {seat.person for seat in self.seats if seat.person and seat.away is None and not seat.conceded}

    def voters(self, seat: int) -> set[str]:
        """Those who choose what becomes of a seat whose player does not play."""
        return self.players() - {self.seats[seat].person or NOBODY}

    def open_votes(self) -> list[int]:
        """The seats that nobody plays: its player is away, or nobody has taken it yet. The others can choose again."""
        if self.status != "running":
            return []
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.bot is None and (seat.away or seat.person is None) and not seat.conceded
        ]

    def wake(self) -> int | None:
        """When the server must look at the table again by itself."""
        times = [*self.clocks.deadlines().values(), *self.vote_ends.values()]
        if self.request is not None:
            times.append(self.request.expires)
        return min(times, default=None)

    @property
    def entered(self) -> list[e.Entry]:
        """The entries of the step that is being made."""
        return self._entered

    def dice(self, seat: int) -> str:
        """The seed of a bot's dice here: the table's own gives it, and nobody can tell that one from it."""
        return f"{roll(f'{self.seed}:bot {seat}', self.position, 1 << 128):032x}"

    def _on_the_clock(self) -> list[int]:
        return [one.seat for one in self.waiting_for() if self.seats[one.seat].by_person]

    # --- what each entry does ------------------------------------------------------------------------

    @singledispatchmethod
    def _apply(self, entry: e.Entry) -> None:
        raise NotImplementedError(type(entry).__name__)

    @_apply.register
    def _(self, entry: e.Opened) -> None:
        self.setup = entry.setup
        self.spec = spec_of(entry.setup.game)
        self.owner, self.invitation, self.created = entry.owner, entry.invitation, self.now
        self.members[entry.owner] = entry.name
        self.clocks = Clocks(entry.setup.clock, len(entry.setup.seats))
        for plan in entry.setup.seats:
            mine = plan.kind == "me"
            self.seats.append(
                Seat(entry.owner if mine else None, entry.name if mine else "", plan.level or None),
            )

    @_apply.register
    def _(self, entry: e.Joined) -> None:
        self.members[entry.person] = entry.name

    @_apply.register
    def _(self, entry: e.Removed) -> None:
        del self.members[entry.person]
        self.seats = [Seat() if seat.person == entry.person else seat for seat in self.seats]
        self.ready -= {entry.person}

    @_apply.register
    def _(self, entry: e.Banned) -> None:
        self.members.pop(entry.person, None)
        self.banned[entry.person] = entry.name

    @_apply.register
    def _(self, entry: e.Unbanned) -> None:
        del self.banned[entry.person]

    @_apply.register
    def _(self, entry: e.Reinvited) -> None:
        self.invitation = entry.invitation

    @_apply.register
    def _(self, entry: e.Sat) -> None:
        self.members[entry.person] = entry.name
        self.seats[entry.seat] = Seat(entry.person, entry.name)
        self.ready -= {entry.person}
        self.former.pop(entry.seat, None)
        self._end_vote(entry.seat)

    @_apply.register
    def _(self, entry: e.Stood) -> None:
        person = self.seats[entry.seat].person
        self.seats[entry.seat] = Seat()
        if person is not None and not self.seats_of(person):
            self.ready -= {person}

    @_apply.register
    def _(self, entry: e.Readied) -> None:
        self.ready = self.ready | {entry.person} if entry.ready else self.ready - {entry.person}

    @_apply.register
    def _(self, entry: e.Dealt) -> None:
        self.imported = entry.imported
        self.seed = entry.seed
        self.asked_in = self.n + 1
        self.play = self._begin(self.spec, self.setup.options, entry.seed)
        self._tell(0)
        self._repeat(entry.picks)
        self.loose, self.reveals = self.position, [self.position]

    @_apply.register
    def _(self, entry: e.Picked) -> None:
        assert self.play is not None  # noqa: S101  nothing is picked before the deal
        before, first = self.position, entry.picks[0]
        same = before > 0 and self._player_of(self.play.picks[-1].seat) == self._player_of(first.seat)
        self._repeat(entry.picks)
        self.asked_in = self.n + 1
        self.acted |= {pick.seat: self.n + 1 for pick in entry.picks}
        if entry.revealed:
            self.together |= dict.fromkeys(range(before, self.position), before)
        if entry.revealed or any(pick.seat == CHANCE for pick in entry.picks):
            self.loose = self.position
            self.reveals.append(self.position)
        elif not same:
            self.loose = max(self.loose, before)
        self.sealed, self.proposals = {}, {}

    @_apply.register
    def _(self, entry: e.Sealed) -> None:
        self.sealed[entry.seat] = entry.token
        self.acted[entry.seat] = self.n + 1

    @_apply.register
    def _(self, entry: e.Unsealed) -> None:
        del self.sealed[entry.seat]
        self.clocks.take_up(entry.seat)

    @_apply.register
    def _(self, entry: e.Proposed) -> None:
        self.proposals[entry.seat] = entry.token

    @_apply.register
    def _(self, entry: e.Requested) -> None:
        self.request = Request(entry.what, entry.person, entry.to, entry.expires)

    @_apply.register
    def _(self, entry: e.Agreed) -> None:
        assert self.request is not None  # noqa: S101  agreed to
        self.request = msgspec.structs.replace(self.request, agreed=self.request.agreed | {entry.person})

    @_apply.register
    def _(self, _entry: e.Lapsed) -> None:
        self.request = None

    @_apply.register
    def _(self, entry: e.TakenBack) -> None:
        assert self.play is not None  # noqa: S101  nothing to take back before the deal
        self.play, self.asked_in = self.play.at(entry.to), self.n + 1
        self.loose, self.handed_on = min(self.loose, entry.to), min(self.handed_on, entry.to)
        self.reveals = [position for position in self.reveals if position <= entry.to]
        if entry.seat is not None:
            self.clocks.take_up(entry.seat)
        self.sealed, self.proposals, self.request, self._pending = {}, {}, None, None

    @_apply.register
    def _(self, _entry: e.Abandoned) -> None:
        self._end("abandoned", ())

    @_apply.register
    def _(self, entry: e.RanOut) -> None:
        self.seats[entry.seat].away = "time"
        self.clocks.pause(entry.seat, self.now)

    @_apply.register
    def _(self, entry: e.Left) -> None:
        self.seats[entry.seat].away = "left"
        self.clocks.pause(entry.seat, self.now)

    @_apply.register
    def _(self, entry: e.Voted) -> None:
        self.votes.setdefault(entry.seat, {})[entry.person] = entry.choice
        if entry.expires:
            self.vote_ends.setdefault(entry.seat, entry.expires)

    @_apply.register
    def _(self, entry: e.Waited) -> None:
        seat = self.seats[entry.seat]
        if seat.away == "time":
            seat.away = None
            self.clocks.wait(entry.seat)
        self._end_vote(entry.seat)

    @_apply.register
    def _(self, entry: e.TakenOver) -> None:
        seat, former = self.seats[entry.seat], self.former.pop(entry.seat, None)
        if former is not None and former not in self.holders():  # nobody else came
            seat.person, seat.name, seat.away = former, self.members[former], "left"
        seat.bot = entry.level
        self.clocks.hand_on(entry.seat)
        self._end_vote(entry.seat)

    @_apply.register
    def _(self, entry: e.Vacated) -> None:
        if self.seats[entry.seat].away == "time":
            self.clocks.wait(entry.seat)
        self.clocks.hand_on(entry.seat)
        former = self.seats[entry.seat].person
        if former is not None:
            self.former[entry.seat] = former
        self.handed_on = self.position
        self.seats[entry.seat] = Seat()
        self._end_vote(entry.seat)

    @_apply.register
    def _(self, entry: e.Returned) -> None:
        seat = self.seats[entry.seat]
        if seat.away == "time":
            self.clocks.wait(entry.seat)
        seat.away, seat.bot = None, None
        self._end_vote(entry.seat)

    @_apply.register
    def _(self, entry: e.Conceded) -> None:
        seat = self.seats[entry.seat]
        seat.conceded, seat.away, seat.bot = True, None, entry.level
        self._end_vote(entry.seat)
        if entry.level is None:
            self._end("conceded", tuple(number for number, other in enumerate(self.seats) if not other.conceded))

    @_apply.register
    def _(self, entry: e.Rested) -> None:
        self.clocks.rest(entry.milliseconds)
        self.vote_ends = {seat: ends + entry.milliseconds for seat, ends in self.vote_ends.items()}
        if self.request is not None:
            self.request = msgspec.structs.replace(self.request, expires=self.request.expires + entry.milliseconds)

    def _end_vote(self, seat: int) -> None:
        self.votes.pop(seat, None)
        self.vote_ends.pop(seat, None)

    # --- the game ------------------------------------------------------------------------------------

    def _repeat(self, picks: list[Pick]) -> None:
        assert self.play is not None  # noqa: S101  dealt
        for pick in picks:
            self.play.repeat(pick)
            self._tell(self.position)
        self._pending = None
        self._settle_result()

    def _settle_result(self) -> None:
        result = None if self.play is None else self.play.result
        if result is not None:
            self.votes, self.vote_ends = {}, {}
            self.outcome = Outcome("rules", result.ending, result.winners, result.scores)

    def _tell(self, position: int) -> None:
        assert self.play is not None  # noqa: S101  dealt
        self._told += [
            Told(position, event.audience, msgspec.Raw(msgspec.json.encode(event)))
            for event in self.play.told[position]
        ]

    def _player_of(self, seat: int) -> str:
        """Who played a pick: two bots are not one player, a person with two seats is."""
        return f"{seat}" if seat == CHANCE or self.seats[seat].person is None else f"person {self.seats[seat].person}"

    def _end(self, how: Literal["conceded", "abandoned"], winners: tuple[int, ...]) -> None:
        self.request, self.votes, self.vote_ends = None, {}, {}
        self.outcome = Outcome(how, how, winners, ())
