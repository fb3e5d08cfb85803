"""What a seat may know of a game of Ankh (A15). Nearly everything: only sealed choices are secret.

Gods are listed by side: a side has the number of the seat that speaks for it (A8.9).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Literal, cast

import msgspec
from msgspec.structs import replace

from tawy.ankh import asks
from tawy.ankh.board import bits_of_edges, edge_token
from tawy.ankh.queries.pieces import TOKEN
from tawy.ankh.queries.strength import Strength
from tawy.ankh.state import ENDINGS, GOING_ON, NOBODY, NOWHERE, Ankh, Seat, Side
from tawy.ankh.terms import ACTIONS, CARDS, GODS, GUARDIANS, MONUMENTS, POWERS
from tawy.kernel.bits import Mask, bits
from tawy.kernel.hexgrid import EDGES
from tawy.kernel.view import Open, Own, Question, View, declared

Names = tuple[str, ...]
MonumentKind = Literal["obelisk", "temple", "pyramid"]


# --- what is seen ------------------------------------------------------------------------------------


class Troop(msgspec.Struct, frozen=True):
    """Figures of one kind that a god has."""

    pool: Open[int]
    out: Open[int]
    """On the map."""


class GuardianTroop(Troop, frozen=True):
    """A god's guardians of one kind."""

    guardian: Open[str]


class God(msgspec.Struct, frozen=True):
    """A god and all that it has beside the map."""

    name: Open[str | None]
    """None until its seat has taken one."""
    side: Open[int]
    """The side that its seat plays for: its own, or after a merge the upper god's (A8.8)."""
    abilities: Open[Names]
    """Whose god abilities it has: two after a merge (A8.6)."""
    devotion: Open[int]
    followers: Open[int]
    powers: Open[Names]
    hand: Open[Names]
    ankhs: Open[int]
    """Ankh tokens in the pool, for monuments."""
    warriors: Open[Troop]
    trapped: Open[int]
    """How many of its warriors lie in Anubis's slots (A13.4)."""
    guardians: Open[tuple[GuardianTroop, ...]]


class Figure(msgspec.Struct, frozen=True):
    """A figure on the map."""

    piece: Open[str]
    """"god", "warrior", or the guardian's id."""
    side: Open[int]
    space: Open[str]
    radiant: Open[bool]
    """One of Ra's sun tokens lies under it (A13.15)."""
    sheltered: Open[bool]
    """A Flood saves it (A12.6)."""


class Monument(msgspec.Struct, frozen=True):
    """A monument on the map."""

    kind: Open[MonumentKind]
    space: Open[str]
    owner: Open[int | None]
    """The side that controls it; None for a neutral one."""


class Aim(msgspec.Struct, frozen=True):
    """The two edges of its space that a Giant Scorpion aims across (A14.6)."""

    space: Open[str]
    edges: Open[tuple[str, str]]


class Guardian(msgspec.Struct, frozen=True):
    """The guardian of a level in this game (A3.4)."""

    guardian: Open[str]
    supply: Open[int]
    """Figures that nobody has."""
    gone: Open[int]
    """Figures that left the game."""


class TieBreaker(msgspec.Struct, frozen=True):
    """Who has the tie-breaker in this conflict."""

    holder: Open[int]
    up: Open[bool]
    """It has not been used."""


class Fighter(msgspec.Struct, frozen=True):
    """A god that takes part in a battle (A7.10)."""

    side: Open[int]
    cards: Open[Names]
    """The cards it has shown in this battle."""
    offer: Open[int | None]
    """The followers it offered in the latest plague of this battle."""
    fallen: Open[int]
    """Figures it lost in this battle (A12.7)."""
    brought: Open[int | None]
    """Its strength in the resolution; None before it (A7.17)."""


class Battle(msgspec.Struct, frozen=True):
    """The battle that is going on."""

    region: Open[int]
    """The number of the region's order token."""
    fighters: Open[tuple[Fighter, ...]]
    victor: Open[int | None]
    """The side that won the resolution."""


class Secrets(msgspec.Struct, frozen=True):
    """What only those of a god know: its sealed choice, until all are revealed (A15.2)."""

    cards: Own[Names]
    offer: Own[int]


@declared
class AnkhView(msgspec.Struct, frozen=True):
    """A game of Ankh as a seat, or a spectator, sees it (A15.1)."""

    scenario: Open[str | None]
    first: Open[int]
    """The seat that began."""
    turn: Open[int]
    """The seat whose turn it is."""
    last_red: Open[int]
    """The highest red space of the devotion track (A1.4)."""
    actions: Open[dict[str, int]]
    """By action: uses since its marker last returned (A1.5)."""
    event: Open[int]
    """How far the event marker has moved (A1.6)."""
    standing: Open[tuple[int, ...]]
    """The sides still in the game, by devotion ascending; who came last to a space lies on top (A10.1)."""
    gods: Open[list[God]]
    """By side."""
    guardians: Open[list[Guardian]]
    """By level."""
    figures: Open[list[Figure]]
    monuments: Open[list[Monument]]
    camels: Open[Names]
    """The edges of spaces that a camel stands on."""
    regions: Open[tuple[Names, ...]]
    """Land and water of each region, in conflict order: token n lies in entry n - 1."""
    tiles: Open[Names]
    """Spaces with an Underworld tile (A13.11)."""
    aims: Open[tuple[Aim, ...]]
    tie_breaker: Open[TieBreaker | None]
    amun_ready: Open[bool]
    """Amun's token is face up (A13.1)."""
    battle: Open[Battle | None]
    ending: Open[str | None]
    winner: Open[int | None]
    """The side that has won."""
    secrets: Own[Secrets]


# --- how it is seen ----------------------------------------------------------------------------------


def _or_none(number: int) -> int | None:
    return None if number < 0 else number


@lru_cache(maxsize=256)
def _camels(camels: Mask) -> Names:
    return tuple(edge_token(edge) for edge in bits_of_edges(camels))


def _named(names: Names) -> Callable[[Mask], Names]:
    """How a set is written: by the names of what is in it. The same few sets come again and again."""

    @lru_cache(maxsize=1024)
    def written(mask: Mask) -> Names:
        return tuple(names[bit] for bit in bits(mask))

    return written


_spaces, _gods, _powers, _cards = map(_named, (TOKEN, GODS, POWERS, CARDS))


def _god(g: Ankh, side: Side) -> God:
    places = [level * g.seats + side for level in range(len(g.kinds))]
    return _made_god(
        g.gods[side],
        g.side_of[side],
        g.abilities[side],
        g.devotion[side],
        g.followers[side],
        g.powers[side],
        g.hand[side],
        g.ankhs[side],
        Troop(g.warrior_pool[side], g.warriors[side].bit_count()),
        g.trapped[side],
        tuple([(g.guardian_pool[place], g.guardians[place].bit_count()) for place in places]),
        tuple(g.kinds),
    )


@lru_cache(maxsize=4096)
def _made_god(
    name: int,
    side: Side,
    abilities: Mask,
    devotion: int,
    followers: int,
    powers: Mask,
    hand: Mask,
    ankhs: int,
    warriors: Troop,
    trapped: int,
    guardians: tuple[tuple[int, int], ...],
    kinds: tuple[int, ...],
) -> God:
    """A god, from its columns alone: a step changes one of them, and so does each answer that is foreseen."""
    return God(
        name=None if name == NOBODY else GODS[name],
        side=side,
        abilities=_gods(abilities),
        devotion=devotion,
        followers=followers,
        powers=_powers(powers),
        hand=_cards(hand),
        ankhs=ankhs,
        warriors=warriors,
        trapped=trapped,
        guardians=tuple(
            GuardianTroop(pool, out, GUARDIANS[kind])
            for kind, (pool, out) in zip(kinds, guardians, strict=True)
            if pool or out
        ),
    )


def _figures(g: Ankh) -> list[Figure]:
    found: list[Figure] = []
    for side in range(g.seats):
        if g.god_at[side] != NOWHERE:
            found += _placed("god", side, 1 << g.god_at[side], g.suns, g.sheltered)
        found += _placed("warrior", side, g.warriors[side], g.suns, g.sheltered)
        for level, kind in enumerate(g.kinds):
            found += _placed(GUARDIANS[kind], side, g.guardians[level * g.seats + side], g.suns, g.sheltered)
    return found


@lru_cache(maxsize=4096)
def _placed(piece: str, side: Side, spaces: Mask, suns: Mask, sheltered: Mask) -> tuple[Figure, ...]:
    """A side's figures of one kind."""
    return tuple(
        Figure(piece, side, TOKEN[space], bool(suns >> space & 1), bool(sheltered >> space & 1))
        for space in bits(spaces)
    )


def _monuments(g: Ankh) -> list[Monument]:
    return list(_built(tuple(g.built), tuple(g.owned)))


@lru_cache(maxsize=1024)
def _built(built: tuple[Mask, ...], owned: tuple[Mask, ...]) -> tuple[Monument, ...]:
    owners = {space: side for side, spaces in enumerate(owned) for space in bits(spaces)}
    return tuple(
        Monument(cast("MonumentKind", kind), TOKEN[space], owners.get(space))
        for kind, spaces in zip(MONUMENTS, built, strict=True)
        for space in bits(spaces)
    )


def _battle(g: Ankh) -> Battle | None:
    if g.arena == NOWHERE:
        return None
    fighters = tuple(
        Fighter(
            side,
            _cards(g.cards[side]),
            _or_none(g.offers[side]),
            g.fallen[side],
            Strength(*g.brought[side]).total if g.brought else None,
        )
        for side in bits(g.fighters)
    )
    return Battle(g.arena + 1, fighters, _or_none(g.victor))


def lies_open(g: Ankh) -> AnkhView:
    """What everyone sees: made without knowing for whom."""
    return AnkhView(
        scenario=g.scenario or None,
        first=g.first,
        turn=g.turn,
        last_red=g.last_red,
        actions=dict(zip(ACTIONS, g.track, strict=True)),
        event=g.event,
        standing=tuple(g.standing),
        gods=[_god(g, side) for side in range(g.seats)],
        guardians=[
            Guardian(GUARDIANS[kind], g.guardian_supply[level], g.guardians_gone[level])
            for level, kind in enumerate(g.kinds)
        ],
        figures=_figures(g),
        monuments=_monuments(g),
        camels=_camels(g.camels),
        regions=tuple(_spaces(region) for region in g.regions),
        tiles=_spaces(g.tiles),
        aims=tuple(Aim(TOKEN[space], (EDGES[edge], EDGES[(edge + 1) % 6])) for space, edge in g.aims),
        tie_breaker=None if g.tie_holder == NOBODY else TieBreaker(g.tie_holder, g.tie_up),
        amun_ready=g.amun_ready,
        battle=_battle(g),
        ending=None if g.ending == GOING_ON else ENDINGS[g.ending],
        winner=_or_none(g.winner),
        secrets=None,
    )


def secrets(g: Ankh, seat: Seat) -> Secrets:
    """What a seat and those of its god have sealed."""
    sealed = g.sealed[g.side_of[seat]]
    if sealed == NOBODY or g.ask is None:
        return Secrets(None, None)
    return Secrets(None, sealed) if g.ask.kind == "offer" else Secrets(_cards(sealed), None)


def view(g: Ankh, seat: Seat | None) -> View:
    """What a seat may know; None for a spectator."""
    seen = lies_open(g)
    if seat is not None:
        seen = replace(seen, secrets=secrets(g, seat))
    return View("ankh", seat, seen, question(g, seat))


def allies(g: Ankh, seat: Seat) -> tuple[Seat, ...]:
    """The seats that share a seat's secrets: those of the same god (A15.2)."""
    return tuple(other for other in range(g.seats) if g.side_of[other] == g.side_of[seat])


def question(g: Ankh, seat: Seat | None) -> Question | None:
    """The pending question; its options for those of the god that is asked."""
    ask = g.ask
    if ask is None:
        return None
    answering = seat is not None and ask.seat in allies(g, seat)
    options = [asks.option(g, ask, pick) for pick in ask.options] if answering else None
    return Question(ask.kind, ask.seat, asks.about(ask), ask.simultaneous, ask.secret, options)
