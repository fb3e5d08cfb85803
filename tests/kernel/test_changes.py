"""What an update says of a view, laid over the view before, is the view after; and it says nothing else."""

from __future__ import annotations

import msgspec
import pytest

from contract import kit
from contract.updating import changed
from tawy.games import games, spec_of
from tawy.kernel.changes import changes, fingerprint


class Pile(msgspec.Struct, frozen=True):
    """A pile of stones."""

    stones: int
    marks: tuple[str, ...] = ()
    kinds: dict[str, int] = {}


class Heap(msgspec.Struct, frozen=True):
    """Some piles."""

    turn: int
    piles: list[Pile]
    first: Pile | None = None


def test_only_what_is_new_is_said_down_to_the_value() -> None:
    was = Heap(0, [Pile(1), Pile(2, ("red",), {"grey": 1, "white": 1})])
    now = Heap(0, [Pile(1), Pile(2, ("red", "blue"), {"grey": 1, "white": 2})], Pile(3))
    assert changes(was, was) == {}
    assert changes(was, now) == {
        "piles": {1: {"marks": ("red", "blue"), "kinds": {"white": 2}}},
        "first": Pile(3),
    }
    assert changes(now, was) == {"piles": {1: {"marks": ("red",), "kinds": {"white": 1}}}, "first": None}
    assert changes(was, Heap(1, [])) == {"turn": 1, "piles": []}
    assert changes(None, was) == was
    assert changes(None, None) is None


@pytest.mark.parametrize("game", games())
def test_a_page_that_lays_every_update_over_what_it_has_sees_the_game(game: str) -> None:
    spec = spec_of(game)
    seats = spec.seats[1]
    play = kit.play(spec, {"seats": seats}, 5)
    for seat in (0, None):
        before, page = None, None
        for position in range(0, len(play.picks) + 1, 2):
            now = spec.view(play.at(position).game, seat).seen
            page = changed(page, msgspec.json.decode(msgspec.json.encode(changes(before, now))))
            assert page == msgspec.json.decode(msgspec.json.encode(now))
            assert fingerprint(page) == fingerprint(now)
            assert (fingerprint(now) == fingerprint(before)) == (now == before)
            before = now
