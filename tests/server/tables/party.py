"""A table without a server: people, bots, a clock set by hand, and the journal as it would be stored."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tawy.games import spec_of
from tawy.kernel.play import Play, start
from tawy.server.hall.loading import mark, replayed
from tawy.server.hall.lots import SecretLots
from tawy.server.refusal import Refusal
from tawy.server.store import Step
from tawy.server.tables import commands as c
from tawy.server.tables import entries as e
from tawy.server.tables.agreeing import pass_time
from tawy.server.tables.caller import BOT, Caller
from tawy.server.tables.conduct import carry_out
from tawy.server.tables.parts import Story
from tawy.server.tables.pending import ground
from tawy.server.tables.setup import Clock, SeatPlan, TableSetup, Undo, check
from tawy.server.tables.table import Table

NO_CLOCK = Clock()
LOTS = SecretLots()
INVITATION = "come in"
SECOND = 1000
NOON = 1_700_000_000_000
CHOICES: list[e.Choice] = ["wait", "bot", "replace"]


class Party:
    """A table of one game: a letter for a person on a seat, a star for a bot, a dot for a seat that is left open."""

    def __init__(
        self,
        game: str,
        seats: str,
        *,
        clock: Clock = NO_CLOCK,
        public: bool = False,
        hints: bool = True,
        undo: Undo = "agreed",
        coach: bool = True,
        rated: bool = False,
        planning: bool = True,
        dealt: bool = True,
        seed: int = 0,
        **options: Any,
    ) -> None:
        self.now = NOON
        self.dice = Random(seed)
        self.steps: list[Step] = []
        self.table = Table("a table")
        plans = [SeatPlan("bot", "random") if who == "*" else SeatPlan("me" if who == "A" else "open") for who in seats]
        options = {"seats": len(seats), **options}
        setup = TableSetup(game, options, plans, clock, public, hints, undo, coach, rated, planning=planning)
        check(setup)
        self.step(lambda table: table.enter(e.Opened(setup, "A", "Ms A", INVITATION)))
        for person in sorted(set(seats) - set("A*.")):
            self.do(person, c.Join(INVITATION))
        for number, who in enumerate(seats):
            if who not in "A*.":
                self.do(who, c.Sit(number))
        if dealt:
            play = start(spec_of(game), setup.options, f"seed {seed}")
            self.step(lambda table: table.enter(e.Dealt(play.seed, play.picks)))

    # --- steps ---------------------------------------------------------------------------------------

    def step(self, change: Callable[[Table], None]) -> Story:
        """One step of the journal, as the hall makes it."""
        draft = self.table.draft(self.now, LOTS)
        change(draft)
        story = draft.close_step()
        body, told = e.write(list(story.entries)), msgspec.json.encode(story.told)
        self.steps.append(Step(story.n, story.at, None, body, told, mark(draft)))
        self.table = draft
        return story

    def do(self, who: str, command: c.Command) -> tuple[e.Entry, ...]:
        """Somebody does something: what it leads to in the journal."""
        return self.step(lambda table: carry_out(command, table, caller(who))).entries

    def refusal(self, who: str, command: c.Command) -> tuple[str, str]:
        """Somebody may not do something, and nothing has changed: the code and the sentence."""
        before = all_of(self.table)
        with pytest.raises(Refusal) as refused:
            carry_out(command, self.table.draft(self.now, LOTS), caller(who))
        assert all_of(self.table) == before
        return refused.value.code, str(refused.value)

    def later(self, milliseconds: int) -> tuple[e.Entry, ...]:
        """Time goes by, and the server looks at the table: what it does by itself."""
        self.now += milliseconds
        draft = self.table.draft(self.now, LOTS)
        pass_time(draft)
        return self.step(pass_time).entries if draft.entered else ()

    def again(self) -> Table:
        """The table from its journal."""
        return replayed(self.table.id, self.steps)

    # --- the game ------------------------------------------------------------------------------------

    @property
    def play(self) -> Play:
        """The game at the table."""
        assert isinstance(self.table.play, Play)
        return self.table.play

    @property
    def asked(self) -> int:
        """The seat that is asked first."""
        return self.table.waiting_for()[0].seat

    def asked_at(self, position: int) -> int:
        """The seat that was asked at a position."""
        return self.play.picks[position].seat

    def opened_together(self) -> list[int]:
        """The positions in which somebody was asked who answered at the same moment as others."""
        kinds = {"cards", "offer"}
        return [position for position, pick in enumerate(self.play.picks) if pick.kind in kinds]

    def ground(self, position: int) -> int:
        """The position before all answers that were given at the same moment as the one at a position."""
        return ground(self.play.at(position))

    def who(self, seat: int) -> str:
        """The person on a seat, or the bot's star."""
        place = self.table.seats[seat]
        return "*" if place.bot is not None else place.person or "."

    def tokens(self, seat: int) -> list[str]:
        """What a seat may answer."""
        one = next(one for one in self.table.pending if one.seat == seat)
        return [self.table.spec.token(one.game, option) for option in one.ask.options]

    def answering(self, seat: int | None = None, token: str | None = None) -> c.Answer:
        """An answer of whoever is asked, by the dice unless it is named."""
        seat = self.asked if seat is None else seat
        token = self.dice.choice(self.tokens(seat)) if token is None else token
        return c.Answer(seat, self.table.position, token, self.table.asked_in)

    def answer(self, seat: int | None = None, token: str | None = None) -> tuple[e.Entry, ...]:
        """Whoever is asked answers."""
        answer = self.answering(seat, token)
        return self.do(self.who(answer.seat), answer)

    def until(self, holds: Callable[[Table], bool]) -> None:
        """Play by the dice until something holds."""
        while not holds(self.table):
            assert self.table.status == "running", "it never came to that"
            self.answer()

    def until_asked(self, seat: int) -> None:
        """Play by the dice until one seat, and nobody else, is asked."""
        self.until(lambda table: [one.seat for one in table.pending] == [seat])


def caller(who: str) -> Caller:
    """A person by letter, or the server's hand for a bot."""
    return BOT if who == "*" else Caller(who, f"Ms {who}")


STEP = {"play", "spec", "begin", "lots", "entered", "told"}
"""What is compared otherwise, or is of no account between two steps."""


def all_of(table: Table) -> dict[str, Any]:
    """Everything about a table that can be compared: sets without their order."""
    known: dict[str, Any] = {
        name: value for name, value in vars(table).items() if not name.startswith("_") and name not in STEP
    }
    known["clocks"] = (list(table.clocks.left), dict(table.clocks.since))
    known["pending"] = [(one.ask, table.spec.dump(one.game)) for one in table.pending]
    known["game"] = None if table.play is None else game_of(table)
    known["ready"] = sorted(table.ready)
    known["request"] = table.request and (replace(table.request, agreed=frozenset()), sorted(table.request.agreed))
    return {name: msgspec.json.encode(value, enc_hook=repr) for name, value in known.items()}


def game_of(table: Table) -> tuple[Any, ...]:
    """Everything about the game at a table that can be compared."""
    play = table.play
    assert isinstance(play, Play)
    if play.begins_late:
        play.at(0)
    kept = {str(position): table.spec.dump(game) for position, game in play.kept.items()}
    return play.picks, play.told, table.spec.dump(play.game), kept


def any_token(dice: Random, table: Table) -> str:
    """An answer to something that is asked, or nonsense."""
    tokens = [table.spec.token(one.game, option) for one in table.pending for option in one.ask.options]
    return dice.choice([*tokens, "nonsense", ""])


def any_command(dice: Random, table: Table, invitation: str) -> c.AnyCommand:
    """A command, sensible or not."""
    seat, token = dice.randrange(5), any_token(dice, table)
    position = max(0, table.position - dice.choice([0, 0, 0, 0, 1, 2, -1]))
    kinds: list[c.AnyCommand] = [
        c.Join(dice.choice([invitation, "guess"])),
        c.Sit(seat),
        c.Stand(seat),
        c.Ready(ready=dice.random() < 0.7),
        *[c.Answer(seat, position, token)] * 12,
        c.Unseal(seat, position),
        c.Propose(seat, position, token),
        c.Undo(position, dice.choice([None, None, max(0, position - dice.randrange(6))])),
        c.Abandon(),
        *[c.Agree(yes=dice.random() < 0.5)] * 2,
        c.Leave(),
        c.Return(),
        *[c.Vote(seat, dice.choice(CHOICES))] * 2,
        c.Concede(seat) if dice.random() < 0.1 else c.Return(),
        c.Reinvite(),
        c.Remove(dice.choice("ABC")),
        c.Ban(dice.choice("ABC"), banned=dice.random() < 0.5),
    ]
    return dice.choice(kinds)
