"""Conservation laws of Ankh: at every moment all pieces are accounted for."""

from __future__ import annotations

from tawy.ankh.board import LAND, SPACES, adjacency, regions, with_water
from tawy.ankh.records import GUARDIAN_RECORDS
from tawy.ankh.state import NOWHERE, Ankh
from tawy.ankh.terms import (
    ANKHS_IN_POOL,
    ANUBIS,
    APEP,
    BASES,
    CAMEL_SUPPLY,
    FULL_HAND,
    GIANT_SCORPION,
    LARGE,
    MONUMENT_SUPPLY,
    ORDER_TOKENS,
    OSIRIS,
    RA,
    SLOTS_OF_ANUBIS,
    SUN_TOKENS,
    TOP,
    UNDERWORLD_TILES,
    WARRIORS,
)
from tawy.kernel.bits import bits


def check(g: Ankh) -> None:
    """All laws. Before the scenario lies on the board there is nothing to count."""
    if not g.regions:
        return
    one_occupant_per_space(g)
    sides_have_what_is_theirs(g)
    guardians_are_accounted_for(g)
    monuments_are_accounted_for(g)
    tokens_are_accounted_for(g)
    regions_are_in_order(g)
    devotion_is_in_order(g)


def one_occupant_per_space(g: Ankh) -> None:
    taken = 0
    for pieces in (*g.built, *g.warriors, *g.guardians, *(1 << god for god in g.god_at if god != NOWHERE)):
        assert not taken & pieces, "two pieces share a space"
        taken |= pieces
    assert taken == g.occupied
    assert not taken & ~SPACES
    apeps = g.guardians[g.seats : 2 * g.seats] if g.kinds[1] == APEP else []
    for mask in apeps:
        taken &= ~mask
    assert not taken & ~LAND, "something other than Apep stands on water"


def sides_have_what_is_theirs(g: Ankh) -> None:
    for side in range(g.seats):
        there = side in g.standing
        warriors = g.warriors[side].bit_count() + g.warrior_pool[side] + g.trapped[side]
        assert warriors == (WARRIORS if there else 0)
        assert (g.god_at[side] != NOWHERE) == there
        assert g.ankhs[side] + g.owned[side].bit_count() == (ANKHS_IN_POOL if there else 0)
        assert min(g.followers[side], g.warrior_pool[side], g.ankhs[side]) >= 0
        assert 0 <= g.hand[side] <= FULL_HAND
        assert bool(g.hand[side] | g.cards[side]) == there, "a hand is never empty, but for what lies in a battle"
        for large in (False, True):
            levels = [level for level, kind in enumerate(g.kinds) if LARGE[kind] == large]
            places = [level * g.seats + side for level in levels]
            held = sum(g.guardian_pool[place] + g.guardians[place].bit_count() for place in places)
            assert held <= BASES, "more guardians than bases"


def guardians_are_accounted_for(g: Ankh) -> None:
    for level, kind in enumerate(g.kinds):
        places = slice(level * g.seats, (level + 1) * g.seats)
        on_board = sum(mask.bit_count() for mask in g.guardians[places])
        counted = on_board + sum(g.guardian_pool[places]) + g.guardian_supply[level] + g.guardians_gone[level]
        assert counted == min(g.seats - 1, GUARDIAN_RECORDS[kind].figures)
        assert min(*g.guardian_pool[places], g.guardian_supply[level], g.guardians_gone[level]) >= 0


def monuments_are_accounted_for(g: Ankh) -> None:
    owned = 0
    for mask in g.owned:
        assert not owned & mask, "a monument of two gods"
        owned |= mask
    assert not owned & ~(g.built[0] | g.built[1] | g.built[2]), "an ankh token without a monument"
    assert max(built.bit_count() for built in g.built) <= MONUMENT_SUPPLY


def tokens_are_accounted_for(g: Ankh) -> None:
    abilities = [g.abilities[side] for side in g.standing]
    assert g.tiles.bit_count() <= UNDERWORLD_TILES
    assert not g.tiles or any(ability & OSIRIS for ability in abilities)
    assert not g.tiles & (g.built[0] | g.built[1] | g.built[2]), "a monument on an Underworld tile"
    assert g.suns.bit_count() <= SUN_TOKENS
    for side in g.standing:
        if not g.abilities[side] & RA:
            assert not g.suns & g.figures[side], "a Radiant figure of another god"
    assert not g.suns & ~g.occupied, "a sun token without a figure"
    assert sum(g.trapped) <= SLOTS_OF_ANUBIS
    assert not sum(g.trapped) or any(ability & ANUBIS for ability in abilities)
    scorpions = 0
    if g.kinds[2] == GIANT_SCORPION:
        for mask in g.guardians[2 * g.seats :]:
            scorpions |= mask
    waiting = g.ask is not None and g.ask.kind in {"aim", "sun"}
    aimed = {space for space, _ in g.aims}
    assert len(aimed) == len(g.aims)
    assert aimed <= set(bits(scorpions))
    assert waiting or aimed == set(bits(scorpions)), "a Giant Scorpion without aim"


def regions_are_in_order(g: Ankh) -> None:
    assert g.camels.bit_count() <= CAMEL_SUPPLY
    assert len(g.regions) <= ORDER_TOKENS
    assert sorted(g.regions) == sorted(with_water(land) for land in regions(g.camels))
    assert g.adjacent == adjacency(g.camels)


def devotion_is_in_order(g: Ankh) -> None:
    spaces = [g.devotion[side] for side in g.standing]
    assert spaces == sorted(spaces)
    assert all(0 <= space <= TOP for space in spaces)
    assert set(g.standing) == ({g.side_of[seat] for seat in range(g.seats)} & set(g.standing))
    assert len(set(g.standing)) == len(g.standing)
