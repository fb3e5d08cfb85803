"""Explanations a player can ask for: the strengths of a battle by source (A7.17); what wins, and how near it is."""

from __future__ import annotations

from typing import Literal

import msgspec

from tawy.ankh.queries.calendar import FORGETTING, LAST, MERGING, events_to, gods_merge, next_event
from tawy.ankh.queries.presence import sides_in
from tawy.ankh.queries.strength import Strength, strength
from tawy.ankh.state import Ankh, Side
from tawy.ankh.terms import TOP


def region(g: Ankh, number: int) -> dict[Side, Strength]:
    """What each god with figures in a region would bring to a battle there, without cards not yet shown.

    After a battle's resolution there: what it brought to it, though its figures may be dead.
    """
    sides = set(sides_in(g, number)) | {side for side in range(g.seats) if g.arena == number and g.fighters >> side & 1}
    fought = {side: Strength(*brought) for side, brought in enumerate(g.brought) if g.arena == number and brought}
    return {side: fought[side] if side in fought else strength(g, side, number) for side in sorted(sides)}


class Brought(msgspec.Struct, frozen=True):
    """What a god brings to a battle, by source and in all."""

    side: int
    figures: int
    cancelled: int
    """Figures that an Androsphinx cancels; they add nothing (A14.8)."""
    resplendent: int
    trapped: int
    temples: int
    cards: int
    total: int


def strengths(g: Ankh) -> list[list[Brought]]:
    """For each region in conflict order, what each god there brings, as data: by source, and in all."""
    return [
        [Brought(side, **brought.by_source(), total=brought.total) for side, brought in region(g, number).items()]
        for number in range(len(g.regions))
    ]


class GodStakes(msgspec.Struct, frozen=True):
    """How near a god is to winning, and to what it has to fear."""

    side: int
    devotion: int
    to_top: int
    """Steps to the top of the track, which wins at once (A10.5)."""
    on_red: bool
    to_safety: int
    """Steps that would take it off red; 0 off red (A9.1)."""
    merging: Literal["lower", "upper"] | None
    """What it would be if gods merged now; None if they do not merge any more, or others would (A8.1)."""


class Stakes(msgspec.Struct, frozen=True):
    """What wins and what is coming: from what lies open."""

    event: str | None
    """The next event."""
    to_merging: int | None
    """Events until gods merge: 0 in the conflict after which they do, None if they do not any more (A8.1)."""
    to_forgetting: int | None
    """Events until gods on red are forgotten: 0 in the conflict after which they are, None once it is over (A9.1)."""
    to_end: int | None
    """Events until the last conflict, after which the most devotion wins: 0 in it, None after it (A10.6)."""
    gods: list[GodStakes]
    """Those still in the game, the most devotion first; of markers on one space, the upper one (A10.1)."""


def stakes(g: Ankh) -> Stakes:
    """How many events until gods merge, are forgotten, or the game ends; and where each god stands."""
    return Stakes(
        event=next_event(g),
        to_merging=events_to(g, MERGING) if gods_merge(g) else None,
        to_forgetting=events_to(g, FORGETTING),
        to_end=events_to(g, LAST),
        gods=[_god_stakes(g, side) for side in reversed(g.standing)],
    )


def _god_stakes(g: Ankh, side: Side) -> GodStakes:
    place, devotion = g.standing.index(side), g.devotion[side]
    roles: tuple[Literal["lower", "upper"], ...] = ("lower", "upper")
    return GodStakes(
        side=side,
        devotion=devotion,
        to_top=TOP - devotion,
        on_red=devotion <= g.last_red,
        to_safety=max(0, g.last_red + 1 - devotion),
        merging=roles[place] if gods_merge(g) and place < len(roles) else None,
    )
