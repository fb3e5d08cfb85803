"""What people can do at a table, as it is sent. Every command is one POST with an id of its own."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tawy.server.tables.entries import Choice
from tawy.server.tables.setup import Purpose

Token = Annotated[str, msgspec.Meta(max_length=200)]
PersonId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=999)]
"""Of a seat at some table; how many there are, the table says."""
Position = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
StepNumber = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
"""The step of the table in which something was asked: after an undo the same position is asked in another step."""


class Command(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Something a person wants to do at a table."""


class Join(Command, frozen=True):
    """Come in by an invitation: see a private table, and sit down if there is room and it is not for spectators."""

    invitation: Annotated[str, msgspec.Meta(max_length=100)]


class Remove(Command, frozen=True):
    """As the host, before the game: send somebody away. The invitation lets them in again."""

    person: PersonId


class Ban(Command, frozen=True):
    """As the host: keep somebody out, or no longer. Whoever has a seat in a game that has begun keeps it."""

    person: PersonId
    banned: bool = True


class Reinvite(Command, frozen=True):
    """As the host: withdraw an invitation and make a new one; whoever has come in by it stays."""

    purpose: Purpose = "play"


class Sit(Command, frozen=True):
    """Take an open seat; one person may take several."""

    seat: SeatNumber


class Stand(Command, frozen=True):
    """Free a seat of one's own again, before the game begins."""

    seat: SeatNumber


class Ready(Command, frozen=True):
    """Say that one is ready, or not yet. When all are, the game is dealt."""

    ready: bool = True
    part: Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{32})?$")] = ""
    """What one adds to the deal: 16 bytes drawn by oneself, after one has seen the hash of the server's part."""


class Answer(Command, frozen=True):
    """Answer the question that a seat is asked, at the position the person sees, asked in the step they know of."""

    seat: SeatNumber
    position: Position
    token: Token
    asked_in: StepNumber | None = None
    """May be left out where the position has been asked only once."""


class Unseal(Command, frozen=True):
    """Take a sealed answer back while others still think."""

    seat: SeatNumber
    position: Position
    asked_in: StepNumber | None = None


class Propose(Command, frozen=True):
    """As the lower seat of a merged god: propose an answer to the upper one (A8.9)."""

    seat: SeatNumber
    position: Position
    token: Token
    asked_in: StepNumber | None = None


class Undo(Command, frozen=True):
    """Go back to a position in which a seat of one's own was asked; without one, to the last such."""

    position: Position
    to: Position | None = None
    asked_in: StepNumber | None = None


class Abandon(Command, frozen=True):
    """Ask all others to end the game without a result."""


class Agree(Command, frozen=True):
    """Answer a request: agree or refuse; the one who asked can take it back by refusing."""

    yes: bool
    asked_in: StepNumber | None = None
    """The step of the request that is meant; without it, whatever is requested now."""


class Leave(Command, frozen=True):
    """Leave a running game: the others choose what becomes of one's seats."""


class Return(Command, frozen=True):
    """Be back: one's seats are one's own again."""


class Vote(Command, frozen=True):
    """Choose what becomes of a seat whose player does not play: wait, a bot plays on, or replace."""

    seat: SeatNumber
    choice: Choice


class Concede(Command, frozen=True):
    """Give up a seat."""

    seat: SeatNumber


class Share(Command, frozen=True):
    """As somebody who played, when it is over: let everyone see the game, or nobody but those who were there."""

    yes: bool = True


AnyCommand = (
    Join
    | Remove
    | Ban
    | Reinvite
    | Sit
    | Stand
    | Ready
    | Answer
    | Unseal
    | Propose
    | Undo
    | Abandon
    | Agree
    | Leave
    | Return
    | Vote
    | Concede
    | Share
)
"""Every command."""


class Envelope(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A command on its way. Sent again with the same id it gets the same answer and is done once."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
    command: AnyCommand
