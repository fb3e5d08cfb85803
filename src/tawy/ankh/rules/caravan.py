"""A6.4 to A6.8 Camel Caravan."""

from __future__ import annotations

from typing import Final

from tawy.ankh import acts
from tawy.ankh.queries.caravans import next_edges, split
from tawy.ankh.rules.moving import DONE
from tawy.ankh.state import Ankh, Seat
from tawy.ankh.terms import ORDER_TOKENS
from tawy.kernel.bits import first
from tawy.kernel.frame import Ask, Frame

TOKENS: Final = ORDER_TOKENS
"""An option to exchange is ``token * TOKENS + other``, both counted from 0."""


class CamelCaravan(Frame["Ankh"], frozen=True):
    """The seat may lay a line of camels that splits a region, edge by edge from one end (A6.4, A6.8)."""

    cites = "A6.4"
    seat: Seat
    line: tuple[int, ...] = ()
    """The edges laid so far."""

    def run(self, g: Ankh) -> Ask | None:
        """Only edges from which the line can be completed; none at all if no line is possible."""
        edges = next_edges(g, self.line)
        if self.line and not edges:
            g.then(KeepToken(self.seat, self.line))
            return None
        return Ask("caravan", self.seat, edges if self.line else [DONE, *edges], self.line)

    def take(self, g: Ankh, pick: int) -> None:
        """The line grows by one camel."""
        if pick != DONE:
            g.then(CamelCaravan(self.seat, (*self.line, pick)))


class KeepToken(Frame["Ankh"], frozen=True):
    """The seat chooses which new region keeps the order token; the other gets the next one (A6.6)."""

    cites = "A6.6"
    seat: Seat
    line: tuple[int, ...]

    def run(self, g: Ankh) -> Ask | None:
        """Each region is named by its lowest space."""
        return Ask("keep_token", self.seat, [first(part) for part in split(g, self.line)], self.line)

    def take(self, g: Ankh, pick: int) -> None:
        """The camels stand; the regions are two."""
        one, other = split(g, self.line)
        keeper, newcomer = (one, other) if first(one) == pick else (other, one)
        acts.place_caravan(g, self.seat, self.line, keeper, newcomer)
        kept = next(token for token, region in enumerate(g.regions) if region & keeper == keeper)
        g.then(ExchangeTokens(self.seat, kept, len(g.regions) - 1))


class ExchangeTokens(Frame["Ankh"], frozen=True):
    """The seat may exchange the token of a new region with that of any other region (A6.7)."""

    cites = "A6.7"
    seat: Seat
    kept: int
    new: int

    def run(self, g: Ankh) -> Ask | None:
        """Each pair with at least one of the two new regions."""
        pairs = {
            min(mine, other) * TOKENS + max(mine, other)
            for mine in (self.kept, self.new)
            for other in range(len(g.regions))
            if other != mine
        }
        return Ask("exchange", self.seat, [DONE, *sorted(pairs)], (self.kept, self.new))

    def take(self, g: Ankh, pick: int) -> None:
        """The two regions change places in the order of conflict."""
        if pick != DONE:
            acts.exchange_tokens(g, self.seat, *divmod(pick, TOKENS))
