"""What a review says, as data: it is stored with the game, and every face draws the same.

A *party* is whoever could win when the game began: a seat by its number, and after the seats an automa. Seats that come
to play as one have one chance from then on. A *position* is the number of picks the game had had; a *step* is a pick.
Chances are parts of 1. Wherever several numbers stand in a list they are by party.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

VERSION: Final = 4
"""Raised when a review is written otherwise or judged otherwise: what was stored before is made again."""

DepthName = Literal["quick", "full"]
Cause = Literal["mistake", "chance", "reveal", "course"]
Grade = Literal["best", "fine", "inaccuracy", "mistake", "blunder"]

Chances = list[float]
"""By party."""
Thing = str | int | float


class Answer(msgspec.Struct, frozen=True):
    """A possible answer, and the chance to win it gave."""

    token: str
    chance: float
    """Of who was asked, judged from what its seat knew then."""
    truth: float | None = None
    """The same with all that was hidden from the seat laid open; None where nothing was hidden."""


class Decision(msgspec.Struct, frozen=True):
    """A question that a seat answered, and what else it could have said."""

    position: int
    """Where it was asked."""
    seat: int
    kind: str
    phase: str
    """Which part of playing it belongs to, as the game names it."""
    chosen: str
    answers: list[Answer]
    """The best few, the best first, and the chosen one wherever it stands."""
    options: int
    """How many answers there were."""
    cost: float
    """The chance that the best answer would have kept, judged from what the seat knew: it could have been known."""
    grade: Grade
    hindsight: float | None = None
    """The same with everything laid open: what could not have been known; None where nothing was hidden."""


class Step(msgspec.Struct, frozen=True):
    """What a pick changed: luck, skill and rest are together what everyone's chance changed by."""

    position: int
    """How many picks there are after it."""
    seat: int
    """Who answered; chance is -1."""
    luck: Chances
    """What chance, or answers given at the same moment, brought against what was to be expected."""
    skill: Chances
    """What answering less than the best cost the one who did, and brought the others."""
    rest: Chances
    """What showed only later: the judge sees no further than its depth."""


class Turning(msgspec.Struct, frozen=True):
    """A moment at which the game turned."""

    first: int
    """The position before it."""
    last: int
    """The position after it."""
    position: int
    """The position to look at: where the step that mattered most was asked."""
    party: int
    """Whose chance changed most."""
    change: float
    before: Chances
    after: Chances
    cause: Cause
    """What most of it came from; the catalogues have its sentence as review-turning-<cause>."""
    about: dict[str, Thing]
    """What the sentence speaks of: parties and seats by number, answers by token, chances."""


class Phase(msgspec.Struct, frozen=True):
    """How well a seat chose in one part of playing."""

    name: str
    decisions: int
    best: int
    """How often it took the best answer, or one as good."""
    cost: float
    """What all its answers together cost."""


class Player(msgspec.Struct, frozen=True):
    """The whole game of one party; the first, luck, skill, gifts and rest are together the last."""

    party: int
    first: float
    """Its chance when the game began."""
    last: float
    """Its part of the win; in a game that was given up, its chance then."""
    luck: float
    skill: float
    """What its own answers cost; never above nothing."""
    gifts: float
    """What the others' answers brought it, or took from others for it."""
    rest: float
    accuracy: float | None
    """How much of what could be kept it kept, from 0 to 100; None for who was never asked."""
    phases: list[Phase]


class Review(msgspec.Struct, frozen=True):
    """A finished game, reviewed."""

    game: str
    rules: str
    mark: str
    """The fingerprint of the end, so that a review is not laid beside another game."""
    depth: DepthName
    seats: int
    chances: list[Chances]
    """By position."""
    nobody: list[float]
    """By position: the chance that nobody wins. Of parties that play as one it is what their one chance leaves."""
    steps: list[Step]
    decisions: list[Decision]
    turnings: list[Turning]
    """What turned the game most, first."""
    players: list[Player]
    given_up: bool = False
    """It was given up: it is reviewed as far as it went, and its end is how everyone stood there."""
    version: int = VERSION
