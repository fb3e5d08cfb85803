"""Every type of a message or a stored thing, worked out before threads need it.

msgspec works out what a struct's fields are when the struct is first read, without a lock: two threads that do so at
the same moment can end the whole process. So it is done once, while there is only one thread.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import cache

import msgspec

from tawy.games import games


@cache
def work_out_types() -> None:
    """Let msgspec look at every struct that has been defined so far, those of all games among them."""
    games()
    for struct in set(_below(msgspec.Struct)):
        with suppress(NameError):  # nobody can read a struct whose fields name what is not there
            msgspec.json.Decoder(struct)


def _below(struct: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for each in struct.__subclasses__():
        yield each
        yield from _below(each)
