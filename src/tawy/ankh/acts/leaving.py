"""Acts that take gods out of the game, and end it (A8, A9)."""

from __future__ import annotations

from tawy.ankh import events
from tawy.ankh.queries.pieces import (
    TOKEN,
)
from tawy.ankh.state import ATHEISM, ENDINGS, NOWHERE, Ankh, Side
from tawy.ankh.terms import (
    GUARDIANS,
    OSIRIS,
)
from tawy.kernel.frame import replaced
from tawy.kernel.hexgrid import Space


def merge(g: Ankh, lower: Side, upper: Side) -> None:
    """Two gods become one: the marker of the lower, the seat of the upper, the abilities of both (A8.3, A8.5, A8.6).

    With the abilities come Osiris's tiles, Ra's sun tokens and Amun's token (A8.11).
    """
    g.side_of = [upper if side == lower else side for side in g.side_of]
    g.abilities = replaced(replaced(g.abilities, upper, g.abilities[upper] | g.abilities[lower]), lower, 0)
    passed = g.followers[lower]
    g.followers[upper] += passed
    g.followers[lower] = 0
    g.devotion[upper] = g.devotion[lower]
    g.standing.remove(upper)
    g.standing[g.standing.index(lower)] = upper
    g.tell(events.GodsMerged, lower, upper, g.devotion[upper], passed)


def pass_guardian(g: Ankh, level: int, space: Space, lower: Side, upper: Side) -> None:
    """A guardian of the lower god serves the merged god, where it stands or from the pool (A8.4)."""
    start, to = level * g.seats + lower, level * g.seats + upper
    if space == NOWHERE:
        g.guardian_pool[start] -= 1
        g.guardian_pool[to] += 1
    else:
        g.guardians[start] ^= 1 << space
        g.guardians[to] ^= 1 << space
        g.figures[lower] ^= 1 << space
        g.figures[upper] ^= 1 << space
    if g.events is not None:
        where = None if space == NOWHERE else TOKEN[space]
        g.tell(events.GuardiansPassed, GUARDIANS[g.kinds[level]], where, upper)


def remove_god(g: Ankh, side: Side, cause: str) -> None:
    """A god's figures, cards and ankh tokens leave the game (A8.2, A9.1)."""
    for level in range(3):
        place = level * g.seats + side
        gone = g.guardians_gone[level] + g.guardian_pool[place] + g.guardians[place].bit_count()
        g.guardians_gone = replaced(g.guardians_gone, level, gone)
        g.guardian_pool[place] = 0
        g.guardians[place] = 0
    leaving = g.figures[side]
    g.god_at[side] = NOWHERE
    g.warriors[side] = 0
    g.warrior_pool[side] = 0
    g.figures[side] = 0
    g.occupied &= ~leaving
    g.suns &= ~leaving
    g.aims = tuple(aimed for aimed in g.aims if not leaving >> aimed[0] & 1)
    g.hand = replaced(g.hand, side, 0)
    g.ankhs = replaced(g.ankhs, side, 0)
    g.powers = replaced(g.powers, side, 0)
    g.tell(events.FiguresGone, side, cause)


def forget(g: Ankh, side: Side) -> None:
    """A god is out of the game with its followers; Osiris takes his tiles along (A9.1, A9.2)."""
    g.standing.remove(side)
    g.followers[side] = 0
    if g.abilities[side] & OSIRIS:
        g.tiles = 0
    g.abilities = replaced(g.abilities, side, 0)
    g.tell(events.GodForgotten, side)


def win(g: Ankh, side: Side, ending: int) -> None:
    """A god has won."""
    g.ending, g.winner = ending, side
    g.tell(events.GameWon, side, ENDINGS[ending])


def lose_all(g: Ankh) -> None:
    """Nobody is left: Egypt becomes atheist (A9.3)."""
    g.ending = ATHEISM
    g.tell(events.EgyptAtheist)
