"""What a table chooses before a game of 10 Plagues (P1.1, P13). All chance comes from the game's seed (P15.2)."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tawy.kernel.event import Event
from tawy.kernel.refusal import Refused
from tawy.plagues.rules.setup import CHOSEN, RANDOM, SetUp
from tawy.plagues.state import Plagues, bare_table
from tawy.plagues.tables import Book, by_mark, pack_of, shipped
from tawy.plagues.terms import PROVINCES

SEATS = (1, 4)


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tables of a game: a record replays only with these."""

    name: str
    hash: str
    tables: dict[str, Any] | None = None
    """The tables that are not the shipped ones, as they stood in the pack: a record with them needs no file."""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table's choices."""

    seats: int
    provinces: Literal["random", "chosen"] | list[str] | None = None
    """Dealt at random, chosen in turn order, or one for each seat; without a word random, in solo chosen (P1.1)."""
    first: Literal["random"] | int = "random"
    advanced: bool = False
    short: bool = False
    content: Content | None = None
    """The content pack; without one, the tables that come with the game."""


def read(raw: object) -> Setup:
    """A set-up from outside, checked."""
    try:
        setup = msgspec.convert(raw, Setup)
    except msgspec.ValidationError as error:
        raise Refused(f"This set-up of 10 Plagues does not fit: {error}.") from error
    if not SEATS[0] <= setup.seats <= SEATS[1]:
        raise Refused(f"10 Plagues is played by {SEATS[0]} to {SEATS[1]} seats, not {setup.seats}.")
    if setup.first != "random" and not 0 <= setup.first < setup.seats:
        raise Refused(f"The first player is a seat from 0 to {setup.seats - 1}, not {setup.first}.")
    _provinces(setup)
    book(setup)
    return setup


def book(setup: Setup) -> Book:
    """The tables of this set-up."""
    content = setup.content
    if content is None:
        return shipped()
    if content.tables is None:
        return by_mark(content.hash, content.name)
    made = pack_of(content.tables, "This content pack")
    if (made.tables.name, made.mark) != (content.name, content.hash):
        raise Refused("This content pack does not fit: its tables have another name or hash than it says.")
    return made


def _provinces(setup: Setup) -> tuple[int, ...]:
    wish = setup.provinces or ("chosen" if setup.seats == 1 else "random")
    wishes: list[str] = [wish] * setup.seats if isinstance(wish, str) else wish
    if len(wishes) != setup.seats:
        raise Refused(f"{len(wishes)} provinces are named for {setup.seats} seats.")
    words = {"random": RANDOM, "chosen": CHOSEN}
    for name in wishes:
        if name not in PROVINCES and name not in words:
            raise Refused(f"{name!r} is not a province: choose from {', '.join(PROVINCES)}, random, chosen.")
        if name in PROVINCES and wishes.count(name) > 1:
            raise Refused(f"The province {name!r} is taken twice.")
    return tuple(words[name] if name in words else PROVINCES.index(name) for name in wishes)


def new(setup: Setup, events: list[Event] | None = None) -> Plagues:
    """A new game, at its first question."""
    g = bare_table(setup.seats, book(setup), advanced=setup.advanced, short=setup.short)
    g.events = events
    g.then(SetUp(RANDOM if setup.first == "random" else setup.first, _provinces(setup)))
    g.run()
    return g
