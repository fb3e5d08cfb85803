"""What gods, pieces and places of Ankh are called."""

from __future__ import annotations

from collections.abc import Iterable

from tawy.ankh.board import DESERT, WATER
from tawy.ankh.queries.pieces import monument_on, owner_of, piece_name, piece_on
from tawy.ankh.queries.presence import monuments, side_at
from tawy.ankh.records import GOD_RECORDS
from tawy.ankh.scenario import scenarios
from tawy.ankh.state import NOBODY, Ankh, Side
from tawy.ankh.terms import MONUMENTS
from tawy.cli.ankh.wording import wording
from tawy.cli.voice import t, words
from tawy.kernel.bits import bits


def name(kind: str, thing: str) -> str:
    """A god, card, power, guardian, action, piece or monument."""
    return wording(words()).thing(kind, thing)


def help_of(kind: str, thing: str) -> str:
    """What it does, in a sentence."""
    return wording(words()).thing(kind, thing, "-help")


def scenario_name(scenario: str) -> str:
    """A scenario's name; one that a table brought along goes by its id."""
    return t(f"ankh-scenario-{scenario}") if scenario in scenarios() else scenario


def terrain(space: int) -> str:
    """What a space is made of, by its id."""
    if WATER >> space & 1:
        return "water"
    return "desert" if DESERT >> space & 1 else "fertile"


def regions_of(g: Ankh, space: int) -> str:
    """The region of a land space, or the regions a water space belongs to."""
    return ", ".join(t("ankh-region", n=token) for token, region in enumerate(g.regions, 1) if region >> space & 1)


def occupant(g: Ankh, space: int, side: Side = NOBODY) -> str:
    """What stands on a space, seen by a side; nothing if it is empty."""
    if monuments(g) >> space & 1:
        return _owned(g, name("monument", MONUMENTS[monument_on(g, space)]), owner_of(g, space), side)
    owner = side_at(g, space)
    if owner == NOBODY:
        return ""
    return _owned(g, name("piece", piece_name(g, piece_on(g, owner, space))), owner, side)


def _owned(g: Ankh, what: str, owner: Side | None, side: Side) -> str:
    if owner is None:
        return t("ankh-ui-neutral", what=what)
    return (
        t("ankh-ui-yours", what=what) if owner == side else t("ankh-ui-of-god", what=what, god=Names.at(g).side(owner))
    )


def place(g: Ankh, space: int, side: Side = NOBODY) -> str:
    """A space in words: its ground, its region, and the monuments beside it."""
    ground = t("ankh-ui-underworld") if g.tiles >> space & 1 else t(f"ankh-terrain-{terrain(space)}")
    beside = [occupant(g, other, side) for other in bits(g.adjacent[space] & monuments(g))]
    near = t("ankh-ui-adjacent", what=words().listing(beside)) if beside else ""
    return ", ".join(part for part in (ground, regions_of(g, space), near) if part)


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
        return t(f"ankh-god-{self.gods[seat]}") if seat in self.gods else t("terminal-seat", n=seat + 1)

    def side(self, side: int) -> str:
        """A god with its own marker; a merged one like Isis-Ra."""
        lower = next((seat for seat, upper in self.merged.items() if upper == side), None)
        if lower is None:
            return self.seat(side)
        return t("ankh-label-merged", upper=self.seat(side), lower=self.seat(lower))

    def sides(self, sides: Iterable[int]) -> str:
        """Several gods."""
        return words().listing(self.side(side) for side in sides)
