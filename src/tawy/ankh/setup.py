"""What a table chooses before a game of Ankh (A3, A1.4). There is no chance after the set-up (A15.3)."""

from __future__ import annotations

from typing import Literal

import msgspec

from tawy.ankh.rules.setup import CHOSEN, RANDOM, Named, SetUp
from tawy.ankh.scenario import Scenario, check, scenarios
from tawy.ankh.state import Ankh, bare_table
from tawy.ankh.terms import GODS, GUARDIANS, GUARDIANS_OF_LEVEL, LAST_RED_SPACES
from tawy.kernel.event import Event
from tawy.kernel.refusal import Refused

SEATS = (2, 5)


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table's choices. What is left at random, chance decides when the game begins."""

    seats: int
    gods: Literal["random", "chosen"] | list[str] = "random"
    """Random, chosen by the seats in turn order, or one for each seat ("random" and "chosen" among them)."""
    guardians: Literal["random"] | list[str] = "random"
    """Random, or one of each level."""
    scenario: str | Scenario = "random"
    """Random, the id of a scenario, or a whole one that the table brought along."""
    last_red_space: int = LAST_RED_SPACES[0]
    first: Literal["random"] | int = "random"


def read(raw: object) -> Setup:
    """A set-up from outside, checked."""
    try:
        setup = msgspec.convert(raw, Setup)
    except msgspec.ValidationError as error:
        raise Refused(f"This set-up of Ankh does not fit: {error}.") from error
    if not SEATS[0] <= setup.seats <= SEATS[1]:
        raise Refused(f"Ankh is played by {SEATS[0]} to {SEATS[1]} seats, not {setup.seats}.")
    if setup.last_red_space not in LAST_RED_SPACES:
        raise Refused(
            f"The last red space is {' or '.join(map(str, sorted(LAST_RED_SPACES)))}, not {setup.last_red_space}."
        )
    if setup.first != "random" and not 0 <= setup.first < setup.seats:
        raise Refused(f"The first player is a seat from 0 to {setup.seats - 1}, not {setup.first}.")
    _gods(setup)
    _guardians(setup)
    _layouts(setup)
    return setup


def _gods(setup: Setup) -> tuple[int, ...]:
    wishes: list[str] = [setup.gods] * setup.seats if isinstance(setup.gods, str) else setup.gods
    if len(wishes) != setup.seats:
        raise Refused(f"{len(wishes)} gods are named for {setup.seats} seats.")
    words = {"random": RANDOM, "chosen": CHOSEN}
    for wish in wishes:
        if wish not in GODS and wish not in words:
            raise Refused(f"{wish!r} is not a god: choose from {', '.join(GODS)}, random, chosen.")
        if wish in GODS and wishes.count(wish) > 1:
            raise Refused(f"The god {wish!r} is taken twice.")
    return tuple(words[wish] if wish in words else GODS.index(wish) for wish in wishes)


def _guardians(setup: Setup) -> tuple[int, ...]:
    if isinstance(setup.guardians, str):
        return (RANDOM,) * len(GUARDIANS_OF_LEVEL)
    if len(setup.guardians) != len(GUARDIANS_OF_LEVEL):
        raise Refused(
            f"{len(setup.guardians)} guardians are named; there is one of each of {len(GUARDIANS_OF_LEVEL)} levels."
        )
    kinds = []
    for level, (name, fitting) in enumerate(zip(setup.guardians, GUARDIANS_OF_LEVEL, strict=True), 1):
        names = [GUARDIANS[kind] for kind in fitting]
        if name != "random" and name not in names:
            raise Refused(f"{name!r} is not a guardian of level {level}: choose from {', '.join(names)}, random.")
        kinds.append(RANDOM if name == "random" else GUARDIANS.index(name))
    return tuple(kinds)


def _layouts(setup: Setup) -> tuple[Named, ...]:
    if isinstance(setup.scenario, Scenario):
        return ((setup.scenario.id, check(setup.scenario).layout(setup.seats)),)
    known = scenarios()
    if setup.scenario == "random":
        fitting = ((name, scenario) for name, scenario in known.items() if setup.seats in scenario.seats)
        return tuple((name, scenario.layout(setup.seats)) for name, scenario in fitting)
    if setup.scenario not in known:
        raise Refused(f"There is no scenario {setup.scenario!r}: choose from {', '.join(known)}, random.")
    return ((setup.scenario, known[setup.scenario].layout(setup.seats)),)


def new(setup: Setup, events: list[Event] | None = None) -> Ankh:
    """A new game, at its first question."""
    g = bare_table(setup.seats, setup.last_red_space)
    g.events = events
    first = RANDOM if setup.first == "random" else setup.first
    g.then(SetUp(first, _gods(setup), _guardians(setup), _layouts(setup)))
    g.run()
    return g
