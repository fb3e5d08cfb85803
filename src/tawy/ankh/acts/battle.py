"""Acts of conflict and battle (A7)."""

from __future__ import annotations

from collections.abc import Sequence

from tawy.ankh import events
from tawy.ankh.queries.pieces import (
    TOKEN,
    card_names,
    conflict_number,
)
from tawy.ankh.queries.strength import Strength
from tawy.ankh.state import NOBODY, NOWHERE, Ankh, Side
from tawy.ankh.terms import (
    AMUN,
    FULL_HAND,
)
from tawy.kernel.bits import Mask, bits, union
from tawy.kernel.frame import replaced
from tawy.kernel.hexgrid import Space


def begin_conflict(g: Ankh, side: Side) -> None:
    """The god that triggered the conflict takes the tie-breaker, face up (A7.1)."""
    g.tie_holder, g.tie_up = side, True
    g.tell(events.ConflictBegun, conflict_number(g), side)


def end_conflict(g: Ankh) -> None:
    """The tie-breaker goes back to the supply, Amun's token face up (A7.1, A13.1)."""
    g.tie_holder, g.tie_up = NOBODY, False
    g.amun_ready = any(g.abilities[side] & AMUN for side in g.standing)
    g.tell(events.ConflictEnded, conflict_number(g))


def reach_region(g: Ankh, region: int, sides: Sequence[Side]) -> None:
    """A region's turn in the conflict; who is there decides what happens (A7.3)."""
    if g.events is not None:
        outcome = ("quiet", "domination", "battle")[min(len(sides), 2)]
        g.tell(events.RegionReached, region + 1, outcome, tuple(sides))


def begin_battle(g: Ankh, region: int, sides: Sequence[Side]) -> None:
    """These gods fight for the region (A7.10)."""
    g.arena = region
    g.fighters = union(sides)
    g.tell(events.BattleBegun, region + 1, tuple(sides))


def end_battle(g: Ankh) -> None:
    """Nothing of the battle remains but its played cards."""
    region = g.arena
    g.arena = NOWHERE
    g.fighters = 0
    g.cards = [0] * g.seats
    g.offers = [NOBODY] * g.seats
    g.fallen = [0] * g.seats
    g.sheltered = 0
    g.victor = NOBODY
    g.brought = []
    g.tell(events.BattleEnded, region + 1)


def announce_two_cards(g: Ankh, side: Side) -> None:
    """Amun's token turns face down (A13.1)."""
    g.amun_ready = False
    g.tell(events.TwoCardsAnnounced, side)


def seal(g: Ankh, side: Side, pick: int, what: str) -> None:
    """A side makes its secret choice (A15.2)."""
    g.sealed = replaced(g.sealed, side, pick)
    g.tell(events.Sealed, side, what)


def reveal_cards(g: Ankh) -> None:
    """All picked cards are shown together and leave their hands (A7.12, A7.26)."""
    for side in bits(g.fighters):
        g.cards = replaced(g.cards, side, g.sealed[side])
        g.hand = replaced(g.hand, side, g.hand[side] & ~g.sealed[side])
        g.sealed = replaced(g.sealed, side, NOBODY)
    if g.events is not None:
        g.tell(events.CardsRevealed, {side: card_names(g.cards[side]) for side in bits(g.fighters)})


def shelter(g: Ankh, side: Side, spaces: Mask) -> None:
    """These figures cannot be killed in this battle's resolution (A12.6)."""
    if spaces:
        g.sheltered |= spaces
        g.tell(events.Sheltered, side, tuple(TOKEN[space] for space in bits(spaces)))


def reveal_offers(g: Ankh, sides: Sequence[Side], spared: Side) -> None:
    """The offers to a plague are shown together (A12.1)."""
    g.offers = [g.sealed[side] if side in sides else NOBODY for side in range(g.seats)]
    g.sealed = [NOBODY] * g.seats
    g.tell(events.OffersRevealed, {side: g.offers[side] for side in sides}, None if spared == NOBODY else spared)


def turn_tie_breaker(g: Ankh) -> None:
    """The tie-breaker is used: face down for the rest of the conflict (A7.18)."""
    g.tie_up = False
    g.tell(events.TieBroken, g.tie_holder)


def resolve(g: Ankh, strengths: dict[Side, Strength], victor: Side) -> None:
    """The battle has a winner, or none; what each brought is kept, because the dead bring nothing (A7.17)."""
    g.victor = victor
    g.brought = [strengths[side].amounts() if side in strengths else () for side in range(g.seats)]
    if g.events is not None:
        totals = {side: strength.total for side, strength in strengths.items()}
        sources = {side: strength.by_source() for side, strength in strengths.items()}
        g.tell(events.Resolved, g.arena + 1, totals, None if victor == NOBODY else victor, sources)


def lay_tile(g: Ankh, side: Side, space: Space, start: Space) -> None:
    """Osiris puts an Underworld tile on a space, from his side or from elsewhere on the board (A13.11)."""
    g.tiles |= 1 << space
    if start != NOWHERE:
        g.tiles ^= 1 << start
    g.tell(events.TilePlaced, side, TOKEN[space], None if start == NOWHERE else TOKEN[start])


def take_cards_back(g: Ankh, side: Side) -> None:
    """Cycle of Ma'at brings every card back to the hand (A12.4)."""
    g.hand = replaced(g.hand, side, FULL_HAND)
    g.tell(events.CardsTakenBack, side)
