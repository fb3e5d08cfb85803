"""What people, pieces and places are called in English."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tawy.ankh.board import DESERT, LAND, WATER
from tawy.ankh.scenario import scenarios
from tawy.ankh.state import NOBODY, Ankh
from tawy.ankh.terms import CARD_RECORDS, GOD_RECORDS, GUARDIAN_RECORDS, POWER_RECORDS
from tawy.cli.english import a, listing

GOD_NAMES: Final = {god.id: god.name for god in GOD_RECORDS}
CARD_NAMES: Final = {card.id: card.name for card in CARD_RECORDS}
POWER_NAMES: Final = {power.id: power.name for power in POWER_RECORDS}
GUARDIAN_NAMES: Final = {guardian.id: guardian.name for guardian in GUARDIAN_RECORDS}
SHORT_GUARDIANS: Final = GUARDIAN_NAMES | {
    "cat_mummy": "CatMummy",
    "giant_scorpion": "Scorpion",
    "androsphinx": "Sphinx",
}
"""In at most eight letters."""
ACTION_NAMES: Final = {
    "move": "Move Figures",
    "summon": "Summon Figure",
    "gain": "Gain Followers",
    "unlock": "Unlock Ankh Power",
}
EVENT_NAMES: Final = {"control": "Control Monument", "caravan": "Camel Caravan", "conflict": "Conflict"}
EVENT_LETTERS: Final = {"m": "control", "c": "caravan", "x": "conflict"}


def piece(name: str) -> str:
    """A figure as it is called in a sentence."""
    return {"god": "god figure", "warrior": "warrior", "trapped": "trapped warrior"}.get(name) or GUARDIAN_NAMES[name]


def figure(name: str) -> str:
    """A figure that nobody has spoken of yet; Satet and Apep are names, and take no article."""
    return piece(name) if name in {"satet", "apep"} else a(piece(name))


def scenario_name(scenario: str) -> str:
    """A scenario's name; one that a table brought along goes by its id."""
    known = scenarios().get(scenario)
    return known.name if known else scenario


def terrain(space: int) -> str:
    """What a space is made of."""
    if WATER >> space & 1:
        return "water"
    return "desert" if DESERT >> space & 1 else "fertile"


def region_of(g: Ankh, space: int) -> str:
    """The region of a land space, or the regions a water space belongs to."""
    numbers = [str(token) for token, region in enumerate(g.regions, 1) if region >> space & 1]
    return f"{'region' if len(numbers) == 1 or LAND >> space & 1 else 'regions'} {listing(numbers)}" if numbers else ""


class Names:
    """Who is who at a table: seats by the god they took, merged gods by both names, the deciding one first."""

    def __init__(self, gods: dict[int, str] | None = None, merged: dict[int, int] | None = None) -> None:
        self.gods = gods or {}
        """By seat: the id of its god."""
        self.merged = merged or {}
        """By the seat that lost its own god: the seat that speaks for both now."""

    @classmethod
    def at(cls, g: Ankh) -> Names:
        """The names as they are now."""
        gods = {seat: GOD_RECORDS[god].id for seat, god in enumerate(g.gods) if god != NOBODY}
        return cls(gods, {seat: side for seat, side in enumerate(g.side_of) if side != seat})

    def seat(self, seat: int) -> str:
        """A player, by the god it took; by its place before that."""
        return GOD_NAMES[self.gods[seat]] if seat in self.gods else f"Seat {seat + 1}"

    def side(self, side: int) -> str:
        """A god with its own marker; a merged one like Isis-Ra."""
        lower = [seat for seat, upper in self.merged.items() if upper == side]
        return "-".join(self.seat(seat) for seat in (side, *lower))

    def own(self, side: int) -> str:
        """The possessive of a god."""
        return f"{self.side(side)}'s"

    def sides(self, sides: Iterable[int]) -> str:
        """Several gods."""
        return listing(self.side(side) for side in sides)
