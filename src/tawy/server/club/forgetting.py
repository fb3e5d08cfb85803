"""A club night without somebody who is forgotten: another id stands for theirs, without a name."""

from __future__ import annotations

import msgspec

from tawy.server.club.night import Guest, read, write
from tawy.server.tables.forgetting import NAMELESS


def rewritten(body: bytes, person: str, other: str) -> bytes:
    """The night as it is to be stored: whom they sat with and how it ended stays."""
    night = read(body.replace(person.encode(), other.encode()))
    known = night.guests.get(other)
    if known is None:
        return write(night)
    nameless = Guest(NAMELESS, known.since, known.gone or "left")
    return write(msgspec.structs.replace(night, guests=night.guests | {other: nameless}))
