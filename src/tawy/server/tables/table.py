"""A table: who sits where, the game, its clocks, and what is being agreed on. It is what its journal made it."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy

from tawy.kernel.play import Play
from tawy.kernel.record import Deal, Origin
from tawy.server.tables import entries as e
from tawy.server.tables.effects import apply, begun, gone_on, settle_result
from tawy.server.tables.lots import Lots
from tawy.server.tables.parts import Running, Story
from tawy.server.tables.state import State


class Table(State):
    """A state that goes on: by steps of one or several entries, each on a draft until it is stored."""

    def draft(self, now: int, lots: Lots | None = None) -> Table:
        """The table to be: entries are entered on it; only when they are stored does it take this one's place."""
        other = copy(self)
        other.members, other.banned = dict(self.members), dict(self.banned)
        other.seats = [copy(seat) for seat in self.seats]
        other.sealed, other.proposals = dict(self.sealed), dict(self.proposals)
        other.reveals = list(self.reveals)
        other.former, other.vote_ends = dict(self.former), dict(self.vote_ends)
        other.votes = {seat: dict(votes) for seat, votes in self.votes.items()}
        other.stories, other.acted = list(self.stories), dict(self.acted)
        if self.play is not None:
            other.play = self.play.fork()
        if self.seats:
            other.clocks = self.clocks.copy()
        other.begin_step(now, lots)
        return other

    def begin_step(self, now: int, lots: Lots | None = None) -> None:
        """A new step of the journal; time never goes back."""
        self.now = max(now, self.now)
        self.lots, self.entered, self.told = lots, [], []

    def enter(self, entry: e.Entry) -> None:
        """One more entry of the journal: the only way in which a table changes, besides `deal` and `play_on`."""
        self.entered.append(entry)
        apply(entry, self)

    def deal(self, play: Play, deal: Deal | None, origin: Origin | None = None) -> None:
        """This game is played here from now on; it is not played a second time to enter it."""
        entry = e.Dealt(play.seed, list(play.picks), origin is not None, deal, origin, play.redeals)
        self.entered.append(entry)
        self.play = play
        begun(entry, self)

    def play_on(self, answers: Iterable[tuple[int, str]], *, revealed: bool) -> None:
        """Seats answer in the engine's order, and chance draws what follows: played here, once, and entered.

        If one of them is refused this draft is worth nothing any more, as after any refusal.
        """
        play, before = self.played, self.position
        for seat, token in answers:
            play.answer(seat, token)
        entry = e.Picked(play.picks[before:], revealed)
        self.entered.append(entry)
        gone_on(entry, self)

    def close_step(self) -> Story:
        """The step is whole: the clocks are set, and it is told as one."""
        self.clocks.settle(self.on_the_clock(), self.now)
        self.n += 1
        self.stories.append(Story(self.n, self.now, tuple(self.entered), tuple(self.told)))
        return self.stories[-1]

    def resume(self, play: Running) -> None:
        """The game goes on from a stored position, where its beginning cannot be played again."""
        self.play = play
        self.asked_anew()
        self.loose, self.reveals = self.position, [self.position]
        settle_result(self)
        self.clocks.settle(self.on_the_clock(), self.now)
