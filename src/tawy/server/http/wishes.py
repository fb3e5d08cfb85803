"""What requests ask for, besides commands: their bodies, and the numbers in their addresses."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from starlette.requests import HTTPConnection

from tawy.server.calls.targets import Target
from tawy.server.club.commands import AnyNightCommand
from tawy.server.club.setup import NightSetup
from tawy.server.refusal import Refusal
from tawy.server.tables.calling import KINDS, Kind
from tawy.server.tables.commands import PersonId, Position, SeatNumber
from tawy.server.tables.parts import Room
from tawy.server.tables.setup import TableSetup

DIGITS: Final = 15
"""Of a number in an address, at most."""

Name = Annotated[str, msgspec.Meta(max_length=200)]


class Welcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guest comes with a name."""

    name: Name


class Recovery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody comes from another device."""

    code: Name


Signed = Annotated[str, msgspec.Meta(max_length=12_000)]
"""Bytes in base64url, as a device has made them."""


class AddPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A device has made a passkey, which its person calls so."""

    name: Name
    id: Signed
    client_data: Signed
    attestation: Signed


class UsePasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody comes from a device that has signed with a passkey."""

    id: Signed
    client_data: Signed
    authenticator_data: Signed
    signature: Signed
    user_handle: Signed | None = None


class AskLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody wants to sign in by a link that is sent to their address."""

    address: Annotated[str, msgspec.Meta(max_length=300)]


class Erase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody wants to be forgotten for good, and says so."""

    really: Literal[True]


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table is to be opened; whoever opens it may be ready at once."""

    setup: TableSetup
    ready: bool = False
    file: Name = ""
    """Content of their own to play with: the id of a file that they have brought."""


class ListMe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody wants to stand among the best, or no longer."""

    listed: bool


class AnnounceNight(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A club night is to be announced."""

    setup: NightSetup


class DoInNight(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something is to be done in a club night."""

    command: AnyNightCommand


class SignOutEverywhere(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody signs out of all browsers at once, and may want another recovery code."""

    new_code: bool = False


class AskHint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody wants a hint for what a seat of theirs is asked, at the position they see."""

    seat: SeatNumber
    position: Position


class Say(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody says something at a table: to those who sit there, or to those who watch."""

    room: Room
    text: Annotated[str, msgspec.Meta(max_length=2000)]


class Mute(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody is not to be read any more, or again."""

    person: PersonId
    muted: bool = True


class Befriend(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody would be played with again; or a seat is offered to them."""

    person: PersonId


class Reached(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far somebody has come in a lesson: the place to go on from, and the chapters that are done, by name."""

    chapter: Name
    step: Annotated[int, msgspec.Meta(ge=0, le=1000)]
    done: Annotated[list[Name], msgspec.Meta(max_length=100)] = []


class Counted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody has begun a chapter, or ended it."""

    ended: bool


class Try(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody answers a puzzle; without an answer, they want to be shown it."""

    token: Name | None


Kinds = Annotated[list[Kind], msgspec.Meta(max_length=20)]


class SetReach(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody wants to be reached, whatever the channel."""

    language: Name
    zone: Name
    quiet: tuple[int, int] | None
    page: Kinds


class AddChannel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One more way to reach somebody, and for what."""

    target: Target
    wanted: Kinds = msgspec.field(default_factory=lambda: list(KINDS))


class Want(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What goes by a channel from now on."""

    wanted: Kinds


class Token(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stood in a link."""

    token: Name


def number(request: HTTPConnection, name: str) -> int | None:
    """A number in the address, if it is there."""
    text = request.query_params.get(name)
    return None if text is None else written_number(name, text)


def written_number(name: str, text: str) -> int:
    """A number as it is written in an address."""
    if not text.isdecimal() or len(text) > DIGITS:
        raise Refusal("malformed", f"{name} is a number.")
    return int(text)
