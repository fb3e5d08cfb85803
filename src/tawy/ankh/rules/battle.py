"""A7.10 to A7.16 Battle: obelisks, cards, building, plagues, majorities."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from tawy.ankh import acts
from tawy.ankh.queries.building import BUILD_COST, building_spaces, can_build, kinds_left
from tawy.ankh.queries.majority import holders
from tawy.ankh.queries.movement import beside_obelisks
from tawy.ankh.queries.pieces import piece_on
from tawy.ankh.queries.presence import ascending, on_fertile, sides_in, with_ability
from tawy.ankh.rules.aftermath import AfterResolution
from tawy.ankh.rules.devotion import GainDevotion
from tawy.ankh.rules.moving import ALL, DONE, aiming
from tawy.ankh.rules.plague import Plagues
from tawy.ankh.rules.resolution import Resolution
from tawy.ankh.rules.summoning import NO, YES
from tawy.ankh.state import NOBODY, Ankh, Side
from tawy.ankh.terms import AMUN, BUILD, FLOOD, INSPIRING, OBELISK_ATTUNED
from tawy.kernel.bits import Mask, bits, union
from tawy.kernel.frame import Ask, Frame
from tawy.kernel.hexgrid import Space

SPACE_CODE: Final = 128
"""An option to build is ``kind * SPACE_CODE + space``."""


class Battle(Frame["Ankh"], frozen=True):
    """Gods fight for a region, step by step (A7.10)."""

    cites = "A7.10"
    region: int

    def run(self, g: Ankh) -> Ask | None:
        """The gods with a figure here now are its participants."""
        acts.begin_battle(g, self.region, sides_in(g, self.region))
        g.then(
            ObelisksCall(),
            AnnounceTwoCards(),
            BuildMonuments(),
            Plagues(),
            Majorities(),
            Resolution(),
            AfterResolution(),
        )
        return None


class ObelisksCall(Frame["Ankh"], frozen=True):
    """Participants attuned to obelisks may move figures to theirs in the region (A7.11, A11.6)."""

    cites = "A7.11"

    def run(self, g: Ankh) -> Ask | None:
        """Ascending order, one figure each in turn."""
        attuned = [side for side in ascending(g, g.fighters) if g.powers[side] & OBELISK_ATTUNED]
        g.then(ObeliskMove(tuple(attuned), (ALL,) * len(attuned)))
        return None


class ObeliskMove(Frame["Ankh"], frozen=True):
    """The next figure that answers an obelisk's call, from anywhere on the board (A11.6)."""

    cites = "A11.6"
    queue: tuple[Side, ...]
    unmoved: tuple[Mask, ...]
    """For each god in the queue, where figures stand that have not moved this way yet."""

    def run(self, g: Ankh) -> Ask | None:
        """A figure, or pass; the queue ends when all have passed."""
        if not self.queue:
            return None
        side = self.queue[0]
        callable_ = bits(g.figures[side] & self.unmoved[0]) if beside_obelisks(g, side, g.arena) else []
        return Ask("attuned_figure", side, [DONE, *callable_])

    def take(self, g: Ankh, pick: int) -> None:
        """A god that passed is done; the others take turns."""
        side, rest, masks = self.queue[0], self.queue[1:], self.unmoved[1:]
        if pick == DONE:
            g.then(ObeliskMove(rest, masks))
        else:
            left = g.figures[side] & self.unmoved[0] & ~(1 << pick)
            g.then(ObeliskMoveTo(side, pick), ObeliskMove((*rest, side), (*masks, left)))


class ObeliskMoveTo(Frame["Ankh"], frozen=True):
    """Where it goes: empty land adjacent to an obelisk its god controls in the region (A11.6)."""

    cites = "A11.6"
    side: Side
    start: Space

    def run(self, g: Ankh) -> Ask | None:
        """Beside any of them."""
        return Ask("attuned_to", self.side, bits(beside_obelisks(g, self.side, g.arena)), (self.start,))

    def take(self, g: Ankh, pick: int) -> None:
        """It moves; a Giant Scorpion is aimed anew."""
        acts.move(g, self.side, piece_on(g, self.side, self.start), self.start, pick, "obelisk_attuned")
        g.then(*aiming(g, self.side, pick, self.side))


class AnnounceTwoCards(Frame["Ankh"], frozen=True):
    """Once per conflict Amun may announce that he plays two cards, before anyone picks (A13.1)."""

    cites = "A13.1"

    def run(self, g: Ankh) -> Ask | None:
        """He needs his token face up and two cards in hand."""
        side = with_ability(g, AMUN)
        if g.amun_ready and side != NOBODY and g.fighters >> side & 1 and g.hand[side].bit_count() > 1:
            return Ask("two_cards", side, [NO, YES])
        g.then(PlayCards(NOBODY))
        return None

    def take(self, g: Ankh, pick: int) -> None:
        """Everyone hears it."""
        side = with_ability(g, AMUN)
        if pick == YES:
            acts.announce_two_cards(g, side)
        g.then(PlayCards(side if pick == YES else NOBODY))


class PlayCards(Frame["Ankh"], frozen=True):
    """Every participant secretly picks a card of its hand, Amun two if he said so (A7.12, A15.2)."""

    cites = "A7.12"
    doubling: Side

    def run(self, g: Ankh) -> Ask | None:
        """One after another, without seeing each other's; then all are revealed."""
        for side in bits(g.fighters):
            if g.sealed[side] == NOBODY:
                return Ask("cards", side, self.choices(g, side), secret=True, simultaneous=True)
        g.then(RevealCards())
        return None

    def take(self, g: Ankh, pick: int) -> None:
        """Sealed until all have picked."""
        side = next(side for side in bits(g.fighters) if g.sealed[side] == NOBODY)
        acts.seal(g, side, pick, "cards")
        g.then(self)

    def choices(self, g: Ankh, side: Side) -> list[int]:
        """What a participant can pick: sets of one card, or of two. A hand is never empty here (A7.27)."""
        cards = [1 << card for card in bits(g.hand[side])]
        return sorted(one | other for one, other in combinations(cards, 2)) if side == self.doubling else cards


class RevealCards(Frame["Ankh"], frozen=True):
    """All cards are shown together; Flood pays at once (A7.12, A7.13)."""

    cites = "A7.13"

    def run(self, g: Ankh) -> Ask | None:
        """Flood: 1 follower for each of your figures on fertile land here, and they are safe (A12.6)."""
        acts.reveal_cards(g)
        for side in bits(g.fighters):
            if g.cards[side] & FLOOD:
                watered = on_fertile(g, side, g.arena)
                acts.gain_followers(g, side, watered.bit_count(), "flood")
                acts.shelter(g, side, watered)
        return None


class BuildMonuments(Frame["Ankh"], frozen=True):
    """Each Build Monument card, ascending order (A7.14)."""

    cites = "A7.14"

    def run(self, g: Ankh) -> Ask | None:
        """One builder after the other."""
        g.then(*[BuildMonument(side) for side in ascending(g, g.fighters) if g.cards[side] & BUILD])
        return None


class BuildMonument(Frame["Ankh"], frozen=True):
    """You may sacrifice 3 followers to build a monument in the region (A12.2)."""

    cites = "A12.2"
    side: Side

    def run(self, g: Ankh) -> Ask | None:
        """Any kind left in the supply, on any empty land space without a tile."""
        plans = []
        if can_build(g, self.side):
            spaces = bits(building_spaces(g, g.arena))
            plans = [kind * SPACE_CODE + space for kind in kinds_left(g) for space in spaces]
        return Ask("build", self.side, [DONE, *plans])

    def take(self, g: Ankh, pick: int) -> None:
        """Inspiring gods build for nothing (A11.2)."""
        if pick != DONE:
            acts.sacrifice(g, self.side, 0 if g.powers[self.side] & INSPIRING else BUILD_COST, "build")
            acts.build(g, self.side, *divmod(pick, SPACE_CODE))


class Majorities(Frame["Ankh"], frozen=True):
    """Each god with figures here gains 1 devotion per majority of monuments, as one gain (A7.16)."""

    cites = "A7.16"

    def run(self, g: Ankh) -> Ask | None:
        """Ascending order, fixed now."""
        held = holders(g, g.arena)
        here = ascending(g, union(sides_in(g, g.arena)))
        g.then(*[GainDevotion(side, (("majority", held.count(side)),)) for side in here])
        return None
