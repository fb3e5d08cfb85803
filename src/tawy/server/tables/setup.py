"""What is chosen when a table is opened: the game and its options, who sits where, how fast, who may watch."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from tawy.ai.bots import LEVELS
from tawy.games import spec_of
from tawy.kernel.refusal import Refused
from tawy.kernel.spec import GameSpec
from tawy.server.refusal import Refusal
from tawy.server.skill import skill_of_bot
from tawy.words import LANGUAGES

MINUTE: Final = 60
DAY: Final = 86_400
SUBSTITUTE: Final = "medium"
"""The level of a bot that plays on for somebody."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time a seat has: none is kept; for the whole game; or for each turn, in minutes or in days."""

    kind: Literal["none", "budget", "turn", "days"] = "none"
    seconds: int = 0
    """Of the whole game, or of each turn."""
    increment: int = 0
    """Seconds that a turn adds to the budget."""


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a seat: whoever opens the table, somebody who is invited, or a bot."""

    kind: Literal["me", "open", "bot"]
    level: str = ""


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody wants to play on from a position of a game that is over, with these on its seats."""

    position: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seats: Annotated[list[SeatPlan], msgspec.Meta(max_length=100)]
    redealt: bool = False
    """With other secrets than the true ones: such as cannot be told apart from where one sits."""
    tried: Annotated[list[str], msgspec.Meta(max_length=200)] = []
    """What was answered from the position on when somebody tried another answer there: it goes on after that."""


Undo = Literal["own", "agreed", "revealed"]
"""How far people go back: only over their own last choices, further if all agree, or also past a reveal."""


Purpose = Literal["play", "watch"]
"""What an invitation is for: to come and play, or to watch alone."""


class TableSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table before anybody has sat down."""

    game: str
    options: dict[str, Any]
    """The game's own set-up; it says how many seats there are."""
    seats: list[SeatPlan]
    clock: Clock = Clock()
    public: bool = False
    """Listed for everyone, to sit down at or to watch; otherwise by invitation only."""
    hints: bool = True
    """Whoever is asked may ask a bot what it would consider."""
    undo: Undo = "agreed"
    """Where others play: "own" takes back what concerns nobody else; "agreed" more, if they agree, but never past what
    was drawn or revealed; "revealed" also that, if everyone says yes."""
    coach: bool = True
    """Whoever is asked is told what matters now, if they like: nothing that they could not see themselves."""
    rated: bool = False
    """It counts for everyone's rating: then certain things are agreed on beforehand (`rating`)."""
    language: str = ""
    """The one that is spoken at the table, for those who look for one; empty: any."""
    friends_first: int = 0
    """For so many seconds a public table is found by the host's friends alone; others need the invitation."""
    planning: bool = True
    """Whoever holds a seat may try out what could come, on a copy of what the seat knows: for nobody else to see."""


LIMITS: Final = {"budget": (MINUTE, 24 * 3600), "turn": (10, 24 * 3600), "days": (DAY, 30 * DAY), "none": (0, 0)}
"""The least and the most seconds that each kind of clock can have."""
MOST_INCREMENT: Final = 600
FRIENDS_FIRST: Final = (600, 3600, DAY)
"""For how long a table may be offered to friends first."""


def check(setup: TableSetup) -> GameSpec:
    """The game of a set-up that fits; refused with a sentence if it does not."""
    try:
        spec = spec_of(setup.game)
        seats = spec.seat_count(spec.read_setup(setup.options))
    except Refused as refused:
        raise Refusal("malformed", str(refused)) from refused
    if len(setup.seats) != seats:
        raise Refusal("malformed", f"{len(setup.seats)} seats are planned, but the game is set up for {seats}.")
    for plan in setup.seats:
        if plan.kind == "bot" and plan.level not in LEVELS:
            raise Refusal("malformed", f"There is no bot {plan.level!r}: choose from {', '.join(LEVELS)}.")
        if plan.kind != "bot" and plan.level:
            raise Refusal("malformed", "Only a bot has a level: leave it out for people.")
    if setup.language not in {"", *LANGUAGES}:
        raise Refusal("malformed", f"Nobody speaks {setup.language!r} here: choose from {', '.join(LANGUAGES)}.")
    _check_clock(setup.clock)
    _check_friends(setup)
    if setup.rated:
        check_rated(setup, spec)
    return spec


def _check_clock(clock: Clock) -> None:
    least, most = LIMITS[clock.kind]
    if not least <= clock.seconds <= most:
        raise Refusal("malformed", f"A clock of the kind {clock.kind!r} has {least} to {most} seconds.")
    if not 0 <= clock.increment <= (MOST_INCREMENT if clock.kind == "budget" else 0):
        raise Refusal("malformed", f"Only a budget has an increment, of at most {MOST_INCREMENT} seconds.")


def _check_friends(setup: TableSetup) -> None:
    if setup.friends_first and setup.friends_first not in FRIENDS_FIRST:
        choice = ", ".join(map(str, FRIENDS_FIRST))
        raise Refusal("malformed", f"Friends come first for so many seconds: choose from {choice}.")
    if setup.friends_first and not setup.public:
        raise Refusal("malformed", "Only an open table is offered to friends first: make it open for everyone.")


def check_rated(setup: TableSetup, spec: GameSpec) -> None:
    """A rated game is one between different players of known strength, who have no help and take no secret back."""
    players = len(setup.seats)
    if players < 2:  # noqa: PLR2004  to be compared
        raise Refusal("malformed", "A rated game needs two players at least: there is nobody to be compared with.")
    if setup.hints:
        raise Refusal("malformed", "A rated game is played without hints: switch them off.")
    if setup.undo == "revealed":
        raise Refusal(
            "malformed", "In a rated game nothing is taken back that was drawn or revealed: choose so for undo."
        )
    if sum(plan.kind == "me" for plan in setup.seats) > 1:
        raise Refusal(
            "malformed", "In a rated game everyone has one seat: give the others to somebody else, or to bots."
        )
    if all(plan.kind == "bot" for plan in setup.seats):
        raise Refusal("malformed", "Bots have their ratings already: a rated game needs a person.")
    if spec.brings_own(spec.read_setup(setup.options)):
        raise Refusal("malformed", "A rated game is played with what comes with it: leave your own content out.")
    for plan in setup.seats:
        if plan.kind == "bot" and skill_of_bot(setup.game, players, plan.level) is None:
            raise Refusal(
                "malformed", "Nobody has measured how strong this bot is in such a game: choose another, or people."
            )
