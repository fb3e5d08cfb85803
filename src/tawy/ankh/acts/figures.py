"""Acts on figures: moving, summoning, dying (A5, A7.22)."""

from __future__ import annotations

from tawy.ankh import events
from tawy.ankh.board import AROUND
from tawy.ankh.queries.pieces import (
    GOD,
    GUARDIAN,
    TOKEN,
    WARRIOR,
    piece_name,
    piece_on,
)
from tawy.ankh.state import Ankh, Side
from tawy.ankh.terms import (
    RA,
)
from tawy.kernel.bits import Mask, bits
from tawy.kernel.frame import replaced
from tawy.kernel.hexgrid import Space


def _shift(g: Ankh, side: Side, piece: int, start: Space, to: Space) -> None:
    """A figure changes its space and takes its sun token along; a scorpion loses its aim."""
    change = 1 << start ^ 1 << to
    if piece == GOD:
        g.god_at[side] = to
    elif piece == WARRIOR:
        g.warriors[side] ^= change
    else:
        g.guardians[(piece - GUARDIAN) * g.seats + side] ^= change
        if g.aims:
            g.aims = tuple(aim for aim in g.aims if aim[0] != start)
    g.figures[side] ^= change
    g.occupied ^= change
    if g.suns >> start & 1 and g.abilities[side] & RA:  # all Radiant figures are of Ra's side
        g.suns ^= change


def move(g: Ankh, side: Side, piece: int, start: Space, to: Space, cause: str) -> None:
    """A figure moves. Whoever controls the monuments around goes on controlling them (A5.7)."""
    _shift(g, side, piece, start, to)
    if g.events is not None:
        g.tell(events.Moved, side, piece_name(g, piece), TOKEN[start], TOKEN[to], cause)


def push(g: Ankh, side: Side, start: Space, to: Space, by: Side) -> None:
    """Satet pushes a figure of this side, maybe onto the space she is about to leave (A14.3)."""
    piece = piece_on(g, side, start)
    _shift(g, side, piece, start, to)
    g.tell(events.Pushed, side, piece_name(g, piece), TOKEN[start], TOKEN[to], by)


def summon(g: Ankh, side: Side, piece: int, space: Space, cause: str, *, ransomed: bool = False) -> None:
    """A figure comes onto the board from its pool, or a warrior from Anubis's slots."""
    if piece == WARRIOR:
        g.warriors[side] |= 1 << space
        if ransomed:
            g.trapped = replaced(g.trapped, side, g.trapped[side] - 1)
        else:
            g.warrior_pool[side] -= 1
    else:
        place = (piece - GUARDIAN) * g.seats + side
        g.guardians[place] |= 1 << space
        g.guardian_pool[place] -= 1
    g.figures[side] |= 1 << space
    g.occupied |= 1 << space
    if g.events is not None:
        g.tell(events.Summoned, side, piece_name(g, piece), TOKEN[space], cause, ransomed)


def make_radiant(g: Ankh, side: Side, space: Space) -> None:
    """Ra puts a sun token on the figure he has just summoned (A13.15)."""
    g.suns |= 1 << space
    g.tell(events.Radiant, side, TOKEN[space])


def aim(g: Ankh, side: Side, space: Space, direction: int) -> None:
    """A Giant Scorpion aims across this side and the next one clockwise (A14.6)."""
    g.aims = (*(other for other in g.aims if other[0] != space), (space, direction))
    if g.events is not None:
        at = [AROUND[space][turn % 6] for turn in (direction, direction + 1)]
        g.tell(events.Aimed, side, TOKEN[space], (TOKEN[at[0] or 0], TOKEN[at[1] or 0]))


def _roll_call(g: Ankh, side: Side, spaces: Mask) -> tuple[tuple[str, str], ...]:
    """Piece and space of each of these figures."""
    return tuple((piece_name(g, piece_on(g, side, space)), TOKEN[space]) for space in bits(spaces))


def kill(g: Ankh, side: Side, spaces: Mask, cause: str) -> None:
    """These warriors and guardians of one side die: back to the pool, sun tokens back to Ra (A7.22, A13.16)."""
    if not spaces:
        return
    dead = _roll_call(g, side, spaces) if g.events is not None else ()
    died = g.warriors[side] & spaces
    g.warriors[side] ^= died
    g.warrior_pool[side] += died.bit_count()
    for level in range(3):
        place = level * g.seats + side
        died = g.guardians[place] & spaces
        if died:
            g.guardians[place] ^= died
            g.guardian_pool[place] += died.bit_count()
    g.figures[side] &= ~spaces
    g.occupied &= ~spaces
    g.suns &= ~spaces
    g.sheltered &= ~spaces
    g.aims = tuple(aimed for aimed in g.aims if not spaces >> aimed[0] & 1)
    g.fallen = replaced(g.fallen, side, g.fallen[side] + spaces.bit_count())
    g.tell(events.Killed, side, dead, cause)


def trap(g: Ankh, side: Side, by: Side) -> None:
    """Anubis traps a warrior of this side that has just died (A13.4)."""
    g.warrior_pool[side] -= 1
    g.trapped = replaced(g.trapped, side, g.trapped[side] + 1)
    g.tell(events.Trapped, side, by)


def release(g: Ankh, side: Side, *, to_pool: bool) -> None:
    """All trapped warriors of a side leave Anubis's slots (A8.10, A9.2)."""
    if not g.trapped[side]:
        return
    amount = g.trapped[side]
    g.trapped = replaced(g.trapped, side, 0)
    if to_pool:
        g.warrior_pool[side] += amount
    g.tell(events.Released, side, amount, to_pool)
