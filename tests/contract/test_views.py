"""What is sent of each column of the state: what the declared view is made from, and nothing else."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from contract import kit
from tawy.ankh import view as ankh_view
from tawy.ankh.queries.pieces import TOKEN, owner_of, piece_name, piece_on
from tawy.ankh.spec import SPEC as ANKH
from tawy.ankh.state import Ankh
from tawy.kernel.bits import bits, union
from tawy.kernel.frame import Columns
from tawy.kernel.spec import GameSpec
from tawy.plagues import view as plagues_view
from tawy.plagues.queries.provinces import active_gaps, complete_rows, hebrew_sum, hebrews_freed
from tawy.plagues.spec import SPEC as PLAGUES
from tawy.plagues.state import Plagues
from tawy.plagues.terms import ROWS, SPACES, TOKENS

VIEWS: dict[str, Any] = {"ankh": ankh_view, "plagues": plagues_view}
STATES: dict[str, type[Columns]] = {"ankh": Ankh, "plagues": Plagues}
OWN = {"ankh": {"sealed", "side_of"}, "plagues": {"drawn", "bottom", "provinces"}}
"""The columns that a seat's secrets are made from."""
HIDDEN = {"ankh": {"sealed"}, "plagues": set[str]()}
"""Columns of which nothing lies open. Of the deck and what Buto and Edfu drew it does how many there are, and which
cards nobody else has seen; that it does not tell where they are is shown by redealing them."""
specs = pytest.mark.parametrize("spec", [ANKH, PLAGUES], ids=lambda spec: spec.name)


class Watched:
    """A position that notes which of its columns are read."""

    def __init__(self, g: Any) -> None:
        self.g = g
        self.read: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        if name in self.g.columns:
            self.read.add(name)
        return getattr(self.g, name)


def positions(spec: GameSpec) -> list[Any]:
    """Every position of some games."""
    found = []
    for seats in range(spec.seats[0], spec.seats[1] + 1):
        game = kit.play(spec, {"seats": seats}, seats)
        found += [game.at(position).game for position in range(0, len(game.picks) + 1, 5)]
    return found


@specs
@pytest.mark.plain
def test_every_column_is_shown_in_the_open_or_known_to_be_secret(spec: GameSpec) -> None:
    read = set()
    for g in positions(spec):
        watched = Watched(g)
        VIEWS[spec.name].lies_open(watched)
        read |= watched.read
    assert set(STATES[spec.name].columns) - read == HIDDEN[spec.name], "show a new column in the view, or name it here"


@specs
@pytest.mark.plain
def test_secrets_are_made_from_their_own_columns(spec: GameSpec) -> None:
    for g in positions(spec):
        for seat in range(spec.seat_count(spec.read_setup({"seats": getattr(g, "seats", None) or g.people}))):
            watched = Watched(g)
            VIEWS[spec.name].secrets(watched, seat)
            assert watched.read <= OWN[spec.name]


@specs
@pytest.mark.plain
def test_a_column_that_no_field_is_made_from_is_not_sent(spec: GameSpec) -> None:
    state: Any = STATES[spec.name]

    foretold = type("Foretold", (state,), {"__slots__": ("omen",), "columns": (*state.columns, "omen")})
    g, other = positions(spec)[-1], foretold()
    for name in (*state.__slots__, "stack", "ask"):
        setattr(other, name, getattr(g, name))
    other.omen = "a locust"
    for seat in (0, None):
        assert kit.outward(spec, other, seat) == kit.outward(spec, g, seat)


@specs
def test_a_view_holds_no_masks_and_no_numbers_for_nothing(spec: GameSpec) -> None:
    def numbers(value: Any) -> list[int]:
        if isinstance(value, dict | list):
            return [n for one in (value.values() if isinstance(value, dict) else value) for n in numbers(one)]
        return [value] if isinstance(value, int) else []

    for g in positions(spec):
        for seat in (0, 1, None) if spec.name == "ankh" else (0, None):
            found = numbers(msgspec.to_builtins(spec.view(g, seat).seen))
            assert 0 <= min(found) <= max(found) < 100


def test_every_figure_monument_and_token_of_ankh_lies_where_the_columns_say() -> None:
    for g in positions(ANKH):
        seen = ankh_view.lies_open(g)
        stand = {(side, space) for side in range(g.seats) for space in bits(g.figures[side])}
        assert {(one.piece, one.side, one.space) for one in seen.figures} == {
            (piece_name(g, piece_on(g, side, space)), side, TOKEN[space]) for side, space in stand
        }
        assert {one.space for one in seen.figures if one.radiant} == {TOKEN[space] for space in bits(g.suns)}
        owners = {TOKEN[space]: owner_of(g, space) for built in g.built for space in bits(built)}
        assert {one.space: one.owner for one in seen.monuments} == owners
        fighting = set() if seen.battle is None else {one.side for one in seen.battle.fighters}
        for side in set(range(g.seats)) - fighting:
            assert (g.arena < 0) or (g.cards[side], g.offers[side], g.fallen[side]) == (0, -1, 0)


def test_every_token_of_10_plagues_lies_where_the_columns_say() -> None:
    named = [*TOKENS, None]
    for g in positions(PLAGUES):
        seen = plagues_view.lies_open(g)
        for player in seen.players:
            n = player.number
            assert list(player.board.values()) == [named[token] for token in g.board[n * SPACES : (n + 1) * SPACES]]
            assert union(gap for gap, active in enumerate(player.gaps) if active) == active_gaps(g, n)
            assert (len(player.rows), sum(player.rows)) == (len(ROWS), complete_rows(g, n))
            assert list(player.discard) == [named[token] for token in g.discard[2 * n : 2 * n + 2]]
            assert list(player.beside.values()) == g.kept[n * len(TOKENS) : (n + 1) * len(TOKENS)]
            assert (len(player.freed), sum(player.freed)) == (hebrews_freed(g, n), hebrew_sum(g, n))
            assert union(int(land.card[1:]) - 1 for land in player.land) == g.land[n]
        assert [card.number - 1 for card in seen.favours if card.holder is not None] == [
            number for number, holder in enumerate(g.cards) if holder >= 0
        ]
