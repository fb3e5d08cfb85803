"""Senet keeps what every game on the kernel promises."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from contract import kit
from contract.players import play_out, uniform
from senet.events import Moved
from senet.rules import OF_SIXTEEN, THROWS
from senet.setup import new
from senet.spec import SPEC
from senet.state import BEAUTY, NOBODY, PIECES, WATER, Senet
from tawy.kernel.event import Event
from tawy.kernel.refusal import Refused

SETUP = {"seats": 2}


@pytest.mark.parametrize("seed", range(6))
def test_every_promise_is_kept_at_every_decision(seed: int) -> None:
    assert kit.check_game(SPEC, SETUP, seed, uniform) > 50


def test_equal_seeds_give_equal_games() -> None:
    kit.check_seeds(SPEC, SETUP, 7)


def test_five_pieces_of_each_side_are_always_somewhere_and_nobody_stands_in_the_water() -> None:
    def look(g: Senet) -> None:
        for seat in (0, 1):
            assert g.houses.count(seat) + g.off[seat] == PIECES
        assert g.houses[0] == g.houses[WATER] == NOBODY
        assert all(piece in {0, 1, NOBODY} for piece in g.houses)

    lengths = [play_out(new(), Random(seed), look=look) for seed in range(40)]
    assert max(lengths) < 1000


def test_a_block_is_never_passed_forward() -> None:
    """Said a second time, without the queries: who goes forward has no three of the others in a row behind it."""
    for seed in range(20):
        events: list[Event] = []
        g, dice = new(events), Random(seed)
        while g.ask is not None:
            before = g.houses[:]
            events.clear()
            g.answer(g.ask.draw(dice.randrange))
            for event in events:
                if isinstance(event, Moved) and event.start < event.house < BEAUTY:
                    others = [piece == 1 - event.seat for piece in before[event.start + 1 : event.house]]
                    assert not any(all(others[at : at + 3]) for at in range(len(others) - 2))


def test_a_set_up_that_does_not_fit_is_refused() -> None:
    with pytest.raises(Refused, match=r"Senet is played by two, not 3\."):
        SPEC.read_setup({"seats": 3})
    with pytest.raises(Refused, match="This set-up of Senet does not fit"):
        SPEC.read_setup({"dice": 2})
    assert sum(OF_SIXTEEN) == 16
    assert all(one < other for one, other in pairwise(THROWS))
