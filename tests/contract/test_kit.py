"""The contract kit itself: a broken promise is noticed."""

from __future__ import annotations

from random import Random

import pytest

from contract import kit
from contract.players import eager
from tawy.ankh import events, view
from tawy.ankh.rules.turn import Turn
from tawy.ankh.spec import SPEC
from tawy.ankh.state import Ankh
from tawy.kernel.frame import Ask
from tawy.kernel.view import Column, Sight

SETUP = {"seats": 3}


def test_a_secret_column_made_public_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(view.VISIBLE, "sealed", Column(Sight.PUBLIC, list))
    with pytest.raises(AssertionError, match=r"may not know|secret|can tell"):
        kit.check_game(SPEC, SETUP, 1, eager)


def test_a_shared_list_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    clone = Ankh.clone

    def careless(g: Ankh) -> Ankh:
        copy = clone(g)
        copy.followers = g.followers
        return copy

    monkeypatch.setattr(Ankh, "clone", careless)
    with pytest.raises(AssertionError, match="shared instead of copied"):
        kit.check_game(SPEC, SETUP, 1, eager)


def test_a_frame_that_acts_before_it_asks_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    asks = Turn.run

    def hasty(frame: Turn, g: Ankh) -> Ask | None:
        g.followers[0] += 1
        return asks(frame, g)

    monkeypatch.setattr(Turn, "run", hasty)
    with pytest.raises(AssertionError, match="before it has its answer"):
        kit.check_game(SPEC, SETUP, 1, eager)


def test_a_change_without_an_event_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events.FollowersGained, "covers", ())
    with pytest.raises(AssertionError, match="followers"):
        kit.check_game(SPEC, SETUP, 1, eager)


def test_a_column_left_out_of_a_clone_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    clone = Ankh.clone
    game = kit.play(SPEC, SETUP, 3).at(40).game

    def forgetful(g: Ankh) -> Ankh:
        copy = clone(g)
        copy.followers = [0] * g.seats
        return copy

    monkeypatch.setattr(Ankh, "clone", forgetful)
    with pytest.raises(AssertionError, match="is a column missing in clone"):
        kit.clones_are_independent(SPEC, game, Random(1))
