"""The stored truth of a game: its set-up, its seed and every choice in order."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from tawy.kernel.refusal import Refused

FORMAT: Final = "tawy record"
VERSION: Final = 2
OLDEST: Final = 1
"""The oldest that is read: it says nothing of how the seed came about."""


class Pick(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One choice: who, asked what, answered what, in readable tokens."""

    seat: int
    kind: str
    token: str


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the seed of a game was made of (`tawy.fairness`)."""

    lot: str
    """The server's part."""
    parts: list[str]
    """What the player of each seat added; empty: nothing."""


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a game comes from that was played on from another: whose first picks it shares."""

    position: int
    """Up to here the picks are the other game's, and what chance drew came from its seed."""
    game: str = ""
    """The other game's id on its server; empty for a file."""


class Redeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """At a position all that a seat, or a spectator, could not know was sampled anew, to play on from there."""

    position: int
    seed: str
    seat: int | None = None


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game, complete or not. Replaying it gives the same position for ever."""

    game: str
    rules: str
    setup: dict[str, Any]
    seed: str
    picks: list[Pick]
    format: str = FORMAT
    version: int = VERSION
    mark: str = ""
    """The fingerprint of the position after the last pick, to prove a replay; may be empty."""
    deal: Deal | None = None
    """What the seed was made of; None where nobody else had a part in it, or it was made before that was kept."""
    origin: Origin | None = None
    """The game that this one was played on from, if it was."""
    redeals: list[Redeal] = []


class TooLarge(Refused):
    """A part of a record is larger than whoever reads it allows."""


class _Head(msgspec.Struct):
    format: str = ""
    version: int = 0
    setup: msgspec.Raw = msgspec.Raw(b"")
    picks: msgspec.Raw = msgspec.Raw(b"")


def write(record: Record) -> bytes:
    """A record as JSON, a pick to a line, so that two records can be compared by eye."""
    body = msgspec.json.encode(msgspec.structs.replace(record, picks=[]))
    picks = b",\n".join(msgspec.json.encode(pick) for pick in record.picks)
    return body.replace(b'"picks":[]', b'"picks":[\n' + picks + b"\n]", 1) + b"\n"


def read(data: bytes, name: str, largest_setup: int | None = None) -> Record:
    """A record from outside, or a sentence on what is wrong with it; its sizes are looked at first."""
    try:
        head = msgspec.json.decode(data, type=_Head)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Refused(f"{name} is damaged or not a Tawy record: {error}.") from error
    if head.format != FORMAT:
        raise Refused(f"{name} is not a Tawy record: its format is {head.format!r}, expected {FORMAT!r}.")
    if not OLDEST <= head.version <= VERSION:
        if head.version < OLDEST:
            raise Refused(f"{name} was written by an older Tawy (format {head.version}; this one reads {VERSION}).")
        raise Refused(f"{name} was written by a newer Tawy (format {head.version}; this one reads {VERSION}).")
    if largest_setup is not None and len(bytes(head.setup)) > largest_setup:
        raise TooLarge(f"The set-up in {name} is too large: at most {largest_setup} bytes are read.")
    try:
        return msgspec.json.decode(data, type=Record)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Refused(f"{name} is damaged: {error}.") from error


def read_file(path: Path) -> Record:
    """The record in a file."""
    try:
        return read(path.read_bytes(), str(path))
    except OSError as error:
        raise Refused(f"{path} cannot be read: {error.strerror}.") from error


def write_file(path: Path, record: Record) -> None:
    """Save whole or not at all: the file is replaced only when the new one is complete."""
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_bytes(write(record))
        draft.replace(path)
    except OSError as error:
        raise Refused(f"{path} cannot be written: {error.strerror}.") from error
