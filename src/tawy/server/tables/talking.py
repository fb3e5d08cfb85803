"""Talking at a table: who reads and writes where, what a line may be, and who is mentioned in it.

The seats have a room that everyone who may see the table reads. Those who watch have another, which players read only
when the game is over: nobody is told by it how to play. What is said is never part of the game's record.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from tawy.server.refusal import Refusal
from tawy.server.tables.caller import Caller
from tawy.server.tables.parts import Room
from tawy.server.tables.table import Table

ROOMS: Final[tuple[Room, ...]] = ("seats", "watchers")
LONGEST_LINE: Final = 400


def reads(table: Table, person: str) -> list[Room]:
    """The rooms in which somebody reads what is said."""
    return ["seats"] if table.status == "running" and table.seats_of(person) else list(ROOMS)


def writes(table: Table, person: str) -> list[Room]:
    """The rooms in which somebody may say something: with a seat among the seats, the host too before the game."""
    seated = any(seat.person == person for seat in table.seats)
    host = person == table.owner and table.status != "running"
    may: dict[Room, bool] = {"seats": seated or host, "watchers": not seated or table.status == "over"}
    return [room for room in ROOMS if may[room]]


def check_may_say(table: Table, caller: Caller, room: Room) -> None:
    """Somebody may say something there."""
    if room not in writes(table, caller.person):
        said = {
            "seats": "Only those who sit at the table write here: write to those who watch.",
            "watchers": "Those who play do not write to those who watch before the game is over.",
        }
        raise Refusal("not_yours", said[room])


def good_line(text: str) -> str:
    """A line as it is shown: in one piece, without anything that is not seen or that turns the text around."""
    kept = "".join(letter for letter in unicodedata.normalize("NFC", text) if _is_shown(letter))
    line = " ".join(kept.split())
    if not 1 <= len(line) <= LONGEST_LINE:
        raise Refusal("malformed", f"A line has 1 to {LONGEST_LINE} letters.")
    return line


def _is_shown(letter: str) -> bool:
    """White space, and all that can be seen; the joiner that emoji and some scripts need stays."""
    return letter.isspace() or letter == "\u200d" or unicodedata.category(letter) not in {"Cc", "Cf", "Co", "Cs", "Cn"}


def mentioned(table: Table, line: str, by: str) -> list[str]:
    """Those at the table who are called by name in a line, "@Ada"; whoever says it is not."""
    said = line.casefold()
    return [person for person, name in table.members.items() if person != by and f"@{name.casefold()}" in said]
