"""Acts of the set-up (A3)."""

from __future__ import annotations

from tawy.ankh import events
from tawy.ankh.board import camel_edge, regions, space_of, with_water
from tawy.ankh.records import GUARDIAN_RECORDS
from tawy.ankh.scenario import Layout
from tawy.ankh.state import NOBODY, Ankh, Seat
from tawy.ankh.terms import (
    AMUN,
    ANKHS_IN_POOL,
    GODS,
    GUARDIANS,
    MONUMENTS,
    WARRIORS,
)
from tawy.kernel.bits import union
from tawy.kernel.frame import replaced


def begin_with(g: Ankh, seat: Seat) -> None:
    """The first player is drawn; the stack on space 0 has it on top (A3.2)."""
    g.first = g.turn = seat
    g.standing = [(seat + later) % g.seats for later in range(g.seats)][::-1]
    g.tell(events.FirstPlayer, seat)


def take_god(g: Ankh, seat: Seat, god: int) -> None:
    """A seat takes a god, 1 follower, six warriors and its tokens (A3.1)."""
    g.gods = replaced(g.gods, seat, god)
    g.abilities = replaced(g.abilities, seat, 1 << god)
    g.followers[seat] = 1
    g.ankhs = replaced(g.ankhs, seat, ANKHS_IN_POOL)
    g.warrior_pool[seat] = WARRIORS
    g.amun_ready = g.amun_ready or 1 << god == AMUN
    g.tell(events.GodTaken, seat, GODS[god])


def choose_guardian(g: Ankh, kind: int) -> None:
    """The guardian of the next level, with as many figures as the seats allow (A3.4)."""
    figures = min(g.seats - 1, GUARDIAN_RECORDS[kind].figures)
    g.guardian_supply = replaced(g.guardian_supply, len(g.kinds), figures)
    g.kinds = (*g.kinds, kind)
    g.tell(events.GuardianChosen, GUARDIANS[kind], figures)


def lay_out(g: Ankh, scenario: str, layout: Layout) -> None:
    """The scenario's monuments, camels, order tokens and first figures (A3.3)."""
    g.scenario = scenario
    g.camels = union(camel_edge(token) for token in layout.camels)
    lands = regions(g.camels)
    marked = [space_of(token) for token in layout.order]
    g.regions = tuple(with_water(next(land for land in lands if land >> space & 1)) for space in marked)
    for piece in layout.pieces:
        space = space_of(piece.space)
        side = NOBODY if piece.seat is None else (g.first + piece.seat - 1) % g.seats
        if piece.piece in MONUMENTS:
            kind = MONUMENTS.index(piece.piece)
            g.built = replaced(g.built, kind, g.built[kind] | 1 << space)
            if side != NOBODY:
                g.owned = replaced(g.owned, side, g.owned[side] | 1 << space)
                g.ankhs = replaced(g.ankhs, side, g.ankhs[side] - 1)
        elif piece.piece == "god":
            g.god_at[side] = space
        else:
            g.warriors[side] |= 1 << space
            g.warrior_pool[side] -= 1
    g.derive()
    g.tell(events.BoardLaid, scenario)
