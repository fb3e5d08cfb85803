"""Conservation laws of 10 Plagues: at every moment all tokens, cards and Hebrews are accounted for."""

from __future__ import annotations

from tawy.kernel.bits import bits
from tawy.plagues.queries.plague import is_automa
from tawy.plagues.rules.effects import GainToken, PlaceToken
from tawy.plagues.rules.plague import DiscardToken
from tawy.plagues.state import Plagues
from tawy.plagues.terms import AREA_OF, BOARD_TOKENS, BUTO, NO_TOKEN, ON_TABLE, SPACES, SPENT, TOKENS


def check(g: Plagues) -> None:
    """All laws."""
    tokens_are_accounted_for(g)
    hebrews_are_accounted_for(g)
    territories_are_accounted_for(g)
    cards_are_accounted_for(g)
    markers_are_on_their_tracks(g)
    board_tokens_lie_in_their_area(g)


def tokens_are_accounted_for(g: Plagues) -> None:
    in_game = g.book.tokens_for(g.players)
    moving = [frame.token for frame in g.stack if isinstance(frame, PlaceToken | DiscardToken | GainToken)]
    for kind, total in enumerate(in_game):
        counted = g.supply[kind] + g.market.count(kind) + g.aside.count(kind) + g.board.count(kind)
        counted += g.discard.count(kind) + g.gone[kind] + sum(g.kept[kind :: len(TOKENS)])
        counted += moving.count(kind)
        assert counted == total, f"{TOKENS[kind]}: {counted} of {total}"
    assert min(*g.supply, *g.kept, *g.gone) >= 0


def hebrews_are_accounted_for(g: Plagues) -> None:
    for value, total in enumerate(g.book.tables.hebrews.counts):
        counted = g.hebrews[value] + g.hebrew_bag[value] + g.hebrews_gone[value] + sum(g.freed[value::3])
        assert counted == total
    assert min(*g.hebrews, *g.hebrew_bag, *g.hebrews_gone) >= 0


def territories_are_accounted_for(g: Plagues) -> None:
    places = [g.deck, g.open_land, g.land_gone, *g.land]
    held = [card for player, drawn in enumerate(g.drawn) if g.provinces[player] == BUTO for card in drawn]
    asked = g.ask.about[0] if g.ask is not None and g.ask.kind == "buto" else None
    seen = [card for place in places for card in bits(place)] + g.bottom + held + ([asked] if asked is not None else [])
    assert sorted(seen) == list(range(len(g.book.territories))), "a territory card is missing or in two places"


def cards_are_accounted_for(g: Plagues) -> None:
    for holder in g.cards:
        assert holder in {ON_TABLE, SPENT} or 0 <= holder < g.players
    for player in range(g.players):
        if g.phase in {2, 3} and not is_automa(g, player):
            assert g.dice[player].bit_count() == 3, "three dice are spent in a round"
        assert g.penalties[player] >= 0
        assert 0 <= g.pharaohs_used[player] <= g.kept[player * len(TOKENS) + len(TOKENS) - 1]
    assert sum(g.penalties) <= 10


def markers_are_on_their_tracks(g: Plagues) -> None:
    tables = g.book.tables
    assert all(0 <= space < len(tables.dev_track.points) for space in g.dev)
    assert all(0 <= space <= tables.nile.spaces for space in g.boat)
    assert all(0 <= space <= tables.province_card.last for space in g.card_at)


def board_tokens_lie_in_their_area(g: Plagues) -> None:
    for place, token in enumerate(g.board):
        if token != NO_TOKEN:
            assert token in BOARD_TOKENS
            assert place % SPACES in AREA_OF[token]
    for slot in g.discard:
        assert slot == NO_TOKEN or slot in BOARD_TOKENS
