"""Conservation laws of 10 Plagues: at every moment all tokens, cards and Hebrews are accounted for."""

from __future__ import annotations

from functools import reduce
from operator import or_

from tawy.plagues.queries.plague import is_automa
from tawy.plagues.rules.effects import GainToken, PlaceToken
from tawy.plagues.rules.plague import DiscardToken
from tawy.plagues.state import Plagues
from tawy.plagues.terms import AREA_OF, BOARD_TOKENS, BUTO, NO_TOKEN, ON_TABLE, SPACES, SPENT, TOKENS

MOVING = (PlaceToken, DiscardToken, GainToken)
"""Steps that have a token in hand."""
HOLDERS = {ON_TABLE, SPENT, *range(4)}
MAY_LIE = [{NO_TOKEN, *(token for token in BOARD_TOKENS if place in AREA_OF[token])} for place in range(SPACES)]
"""By space of a board: the tokens that may lie there."""


def check(g: Plagues) -> None:
    """All laws."""
    tokens_are_accounted_for(g)
    hebrews_are_accounted_for(g)
    territories_are_accounted_for(g)
    cards_are_accounted_for(g)
    markers_are_on_their_tracks(g)
    board_tokens_lie_in_their_area(g)


def tokens_are_accounted_for(g: Plagues) -> None:
    kinds = len(TOKENS)
    counted = [g.supply[kind] + g.gone[kind] + sum(g.kept[kind::kinds]) for kind in range(kinds)]
    moving = [frame.token for frame in g.stack if isinstance(frame, MOVING)]
    for token in (*g.market, *g.aside, *g.board, *g.discard, *moving):
        if token != NO_TOKEN:
            counted[token] += 1
    assert counted == list(g.book.tokens_for(g.players)), dict(zip(TOKENS, counted, strict=True))
    assert min(*g.supply, *g.kept, *g.gone) >= 0


def hebrews_are_accounted_for(g: Plagues) -> None:
    for value, total in enumerate(g.book.tables.hebrews.counts):
        counted = g.hebrews[value] + g.hebrew_bag[value] + g.hebrews_gone[value] + sum(g.freed[value::3])
        assert counted == total
    assert min(*g.hebrews, *g.hebrew_bag, *g.hebrews_gone) >= 0


def territories_are_accounted_for(g: Plagues) -> None:
    """Every card is in one place: together they are all, and no two places share one."""
    places = [g.deck, g.open_land, g.land_gone, *g.land, *(1 << card for card in g.bottom)]
    for player, drawn in enumerate(g.drawn):
        if g.provinces[player] == BUTO:
            places += [1 << card for card in drawn]
    if g.ask is not None and g.ask.kind == "buto":
        places.append(1 << g.ask.about[0])
    every = (1 << len(g.book.territories)) - 1
    assert sum(places) == every == reduce(or_, places), "a territory card is missing or in two places"


def cards_are_accounted_for(g: Plagues) -> None:
    assert all(holder in HOLDERS for holder in g.cards)
    for player in range(g.players):
        if g.phase in {2, 3} and not is_automa(g, player):
            assert g.dice[player].bit_count() == 3, "three dice are spent in a round"
        assert 0 <= g.pharaohs_used[player] <= g.kept[player * len(TOKENS) + len(TOKENS) - 1]
    assert max(g.cards) < g.players
    assert min(g.penalties) >= 0
    assert sum(g.penalties) <= 10


def markers_are_on_their_tracks(g: Plagues) -> None:
    tables = g.book.tables
    assert 0 <= min(g.dev) <= max(g.dev) < len(tables.dev_track.points)
    assert 0 <= min(g.boat) <= max(g.boat) <= tables.nile.spaces
    assert 0 <= min(g.card_at) <= max(g.card_at) <= tables.province_card.last


def board_tokens_lie_in_their_area(g: Plagues) -> None:
    for place, token in enumerate(g.board):
        assert token in MAY_LIE[place % SPACES]
    assert all(token in BOARD_TOKENS or token == NO_TOKEN for token in g.discard)
