"""A game being played: the engine, its record and what happened, kept in step."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from copy import copy
from functools import partial
from itertools import count
from typing import Any, Final

from tawy.kernel.chance import roll
from tawy.kernel.event import Event
from tawy.kernel.frame import CHANCE, Ask
from tawy.kernel.record import Pick, Record, Redeal
from tawy.kernel.refusal import Refused
from tawy.kernel.spec import GameSpec, Result
from tawy.kernel.summary import Summary, plain

KEPT_EVERY: Final = 40
"""How many picks lie between two positions that are kept, so that going back need not begin at the beginning."""


class Play:
    """One running game, after the given picks. People answer by token; chance answers from the seed by itself."""

    def __init__(
        self,
        spec: GameSpec,
        setup: dict[str, Any],
        seed: str,
        picks: Sequence[Pick] = (),
        redeals: Sequence[Redeal] = (),
    ) -> None:
        self.spec = spec
        self.setup = setup
        self.seed = seed
        self.redeals = list(redeals)
        """Where secrets were sampled anew: a part of the game like its picks, so that it always comes out the same."""
        self.picks: list[Pick] = []
        self.told: list[list[Event]] = [[]]
        """What happened: entry n after the n-th pick, entry 0 before the first."""
        self.game: Any = spec.new(spec.read_setup(setup), self.told[0])
        self._redeal()
        self.kept: dict[int, Any] = {0: self.game.clone()}
        """Positions to go back to, by number."""
        self.begins_late = False
        """It was opened where it stood: its beginning has not been played yet."""
        for pick in picks:
            self.repeat(pick)

    @property
    def ask(self) -> Ask | None:
        """The pending question; None when the game is over."""
        ask: Ask | None = self.game.ask
        return ask

    @property
    def result(self) -> Result | None:
        """How it ended; None while it goes on."""
        return self.spec.result(self.game)

    def answer(self, seat: int, token: str) -> list[Event]:
        """A seat answers the pending question; what happened because of it."""
        ask = self.game.ask
        if ask is None:
            raise Refused("The game is over: there is no question to answer.")
        if ask.seat != seat:
            raise Refused(f"Seat {seat} is not asked now; seat {ask.seat} is.")
        before = len(self.told)
        self._take(token, ask)
        self.roll()
        return [event for told in self.told[before:] for event in told]

    def record(self) -> Record:
        """The game so far, as it is stored."""
        return Record(
            self.spec.name,
            self.spec.rules_version,
            self.setup,
            self.seed,
            list(self.picks),
            mark=self.spec.mark(self.game),
            redeals=[redeal for redeal in self.redeals if redeal.position <= len(self.picks)],
        )

    def at(self, position: int) -> Play:
        """The same game after its first `position` picks: undo, and a fork to play on from."""
        if not 0 <= position <= len(self.picks):
            raise Refused(f"There is no position {position}: this game has positions 0 to {len(self.picks)}.")
        if self.begins_late:
            self._play_again(position)
        nearest = max((number for number in self.kept if number <= position), default=None)
        if nearest is None:
            raise Refused(f"Position {position} was played by older rules and can no longer be shown.")
        earlier = self._from(nearest, self.kept[nearest])
        for pick in self.picks[nearest:position]:
            earlier.repeat(pick)
        return earlier

    def through(self) -> Iterator[Play]:
        """The game at each of its positions, from the first on: one that goes on, so look at it before the next."""
        here = self.at(0)
        yield here
        for pick in self.picks:
            here.repeat(pick)
            yield here

    def fork(self) -> Play:
        """The same game from here on, to try something out on."""
        return self._from(len(self.picks), self.game)

    def _from(self, position: int, game: Any) -> Play:
        other = copy(self)
        other.game = game.clone()
        other.picks = self.picks[:position]
        other.told = self.told[: position + 1]
        other.kept = {at: kept for at, kept in self.kept.items() if at <= position}
        return other

    @classmethod
    def resumed(
        cls,
        spec: GameSpec,
        setup: dict[str, Any],
        seed: str,
        picks: Sequence[Pick],
        position: bytes,
        redeals: Sequence[Redeal] = (),
    ) -> Play:
        """A game from its saved position, where the rules have changed and its first picks cannot be played again."""
        play = cls._opened(spec, setup, seed, picks, position, redeals)
        play.kept = {len(picks): play.game.clone()}
        return play

    @classmethod
    def restored(
        cls,
        spec: GameSpec,
        setup: dict[str, Any],
        seed: str,
        picks: Sequence[Pick],
        position: bytes,
        redeals: Sequence[Redeal] = (),
    ) -> Play:
        """A game from its saved position; its first picks are played again only when somebody goes back to them."""
        play = cls._opened(spec, setup, seed, picks, position, redeals)
        play.begins_late = True
        return play

    @classmethod
    def _opened(
        cls,
        spec: GameSpec,
        setup: dict[str, Any],
        seed: str,
        picks: Sequence[Pick],
        position: bytes,
        redeals: Sequence[Redeal] = (),
    ) -> Play:
        play = cls.__new__(cls)
        play.spec, play.setup, play.seed, play.redeals = spec, setup, seed, list(redeals)
        play.picks = list(picks)
        play.told = [[] for _ in range(len(picks) + 1)]
        with suppress(Refused):  # other rules may have made it; content of its own is known from here on
            spec.read_setup(setup)
        play.game = spec.load(position)
        play.kept = {}
        play.begins_late = False
        return play

    def _play_again(self, position: int) -> None:
        """The beginning, up to the first position that is kept, if the one asked for lies before it."""
        first = min(self.kept, default=None)
        if first is not None and position >= first:
            return
        self.begins_late = False
        try:
            begun = Play(self.spec, self.setup, self.seed, self.picks[:first], self.redeals)
        except Refused:  # older rules played it
            return
        self.told[: len(begun.told)] = begun.told
        self.kept |= begun.kept

    def summary(self) -> Summary:
        """The game looked back on; of one whose beginning older rules have played, only its end."""
        try:
            self.at(0)
        except Refused:
            return plain(*(((), ()) if self.result is None else (self.result.scores, self.result.winners)))
        return self.spec.summary(self.told, lambda position: self.at(position).game)

    def first(self) -> int | None:
        """The seat that began, where the table can choose it."""
        try:
            self.at(0)
        except Refused:
            return None
        return self.spec.first(self.told)

    def last_choice(self, seat: int) -> int | None:
        """The position before this seat's last choice, to take it back."""
        for position in range(len(self.picks) - 1, -1, -1):
            if self.picks[position].seat == seat:
                return position
        return None

    def _take(self, token: str, ask: Ask) -> None:
        for option in ask.options:
            if self.spec.token(self.game, option) == token:
                break
        else:
            raise Refused(f"{token!r} is not an answer to the question {ask.kind!r}.")
        self.picks.append(Pick(ask.seat, ask.kind, token))
        self.told.append([])
        self.game.events = self.told[-1]
        self.game.answer(option)
        self._redeal()
        if len(self.picks) % KEPT_EVERY == 0:
            self.kept[len(self.picks)] = self.game.clone()

    def _redeal(self) -> None:
        """Sample anew what is to be at this position."""
        for redeal in self.redeals:
            if redeal.position == len(self.picks):
                self.game = self.spec.redeal(self.game, redeal.seat, rolls(redeal.seed))

    def roll(self) -> None:
        """Let chance answer while it is asked. The seed and the position decide, so it always answers the same."""
        while (ask := self.game.ask) is not None and ask.seat == CHANCE:
            option = ask.draw(partial(roll, self.seed, len(self.picks)))
            self._take(self.spec.token(self.game, option), ask)

    def repeat(self, pick: Pick) -> None:
        """One pick of a record again, chance's picks included; refused if it does not answer what is asked."""
        ask = self.game.ask
        number = len(self.picks) + 1
        if ask is None:
            raise Refused(f"Pick {number} comes after the end of the game.")
        if (ask.seat, ask.kind) != (pick.seat, pick.kind):
            raise Refused(
                f"Pick {number} answers {pick.kind!r} for seat {pick.seat}, "
                f"but the game asks {ask.kind!r} of seat {ask.seat}."
            )
        try:
            self._take(pick.token, ask)
        except Refused as error:
            raise Refused(f"Pick {number} is not legal: {error}") from error


def rolls(seed: str) -> Callable[[int], int]:
    """Rolls one after the other, fixed by a seed."""
    numbers = count()
    return lambda sides: roll(seed, next(numbers), sides)


def start(spec: GameSpec, setup: dict[str, Any], seed: str) -> Play:
    """A new game, at the first question a person answers."""
    play = Play(spec, setup, seed)
    play.roll()
    return play


def replay(spec: GameSpec, record: Record) -> Play:
    """Play a record again from its beginning, and prove that it comes out the same."""
    if record.game != spec.name:
        raise Refused(f"This is a record of {record.game!r}, not of {spec.name!r}.")
    if record.rules != spec.rules_version:
        raise Refused(
            f"This game was played by rules version {record.rules!r}; "
            f"this Tawy plays version {spec.rules_version!r} and cannot replay it."
        )
    play = Play(spec, record.setup, record.seed, record.picks, record.redeals)
    if record.mark and record.mark != spec.mark(play.game):
        raise Refused("This record replays to another position than the one it was saved with: it has been changed.")
    return play
