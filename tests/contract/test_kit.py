"""The contract kit itself: a broken promise is noticed."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from contract import kit
from contract.players import eager
from plagues.table import Table
from tawy.ankh import events, view
from tawy.ankh.rules.turn import Turn
from tawy.ankh.spec import SPEC
from tawy.ankh.state import Ankh
from tawy.kernel.frame import Ask
from tawy.plagues.rules.dice import DieTurn, EdfuDraws, EdfuKeeps
from tawy.plagues.spec import SPEC as PLAGUES
from tawy.plagues.state import Plagues
from tawy.plagues.terms import COIN

pytestmark = pytest.mark.plain  # what is broken on purpose is patched
SETUP = {"seats": 3}


def test_a_secret_in_the_open_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    lies_open = view.lies_open

    def leaking(g: Ankh) -> view.AnkhView:
        return replace(lies_open(g), first=max(g.sealed))

    monkeypatch.setattr(view, "lies_open", leaking)
    with pytest.raises(AssertionError, match=r"may not know|secret|can tell"):
        kit.check_game(SPEC, SETUP, 1, eager)


def test_secrets_of_another_side_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    secrets = view.secrets
    monkeypatch.setattr(view, "secrets", lambda g, _seat: secrets(g, next(iter(g.standing))))
    with pytest.raises(AssertionError, match=r"may not know|secret|can tell"):
        kit.check_game(SPEC, SETUP, 1, eager)


def test_a_key_that_comes_and_goes_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    lies_open = view.lies_open

    def sparse(g: Ankh) -> view.AnkhView:
        seen = lies_open(g)
        return replace(seen, actions={name: uses for name, uses in seen.actions.items() if uses})

    monkeypatch.setattr(view, "lies_open", sparse)
    with pytest.raises(AssertionError, match="other keys than before"):
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


def edfu_draws() -> Plagues:
    """Edfu has drawn one of the last three tokens."""
    table = Table(2, "edfu", "abydos").supply(coin=2, boat=1).play(DieTurn(0), DieTurn(1))
    return table.pick(0, "3 draw").roll("edfu_draw", "coin").g


def compare_worlds(g: Plagues) -> None:
    """A position and many others that only Edfu can tell from it."""
    for seed in range(20):
        kit.questions_tell_nothing(PLAGUES, g, 2, Random(seed))


def test_a_draw_in_secret_keeps_its_promises() -> None:
    g = edfu_draws()
    compare_worlds(g)
    kit.draws_are_public_or_secret(PLAGUES, g, 2)


def test_a_draw_that_is_not_asked_where_a_secret_leaves_no_choice_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    asks = EdfuDraws.run

    def open_draw(frame: EdfuDraws, g: Plagues) -> Ask | None:
        ask = asks(frame, g)
        return None if ask is None else msgspec.structs.replace(ask, secret=False)

    monkeypatch.setattr(EdfuDraws, "run", open_draw)
    g = edfu_draws()
    with pytest.raises(AssertionError, match="edfu_draw: chance draws in secret"):
        kit.draws_are_public_or_secret(PLAGUES, g, 2)
    with pytest.raises(AssertionError, match="not asked in all its worlds"):
        compare_worlds(g)


def test_a_question_that_is_asked_by_a_secret_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    asks = EdfuKeeps.run
    monkeypatch.setattr(EdfuKeeps, "run", lambda frame, g: asks(frame, g) if g.drawn[0][0] == COIN else None)
    table = Table(2, "edfu", "abydos").supply(coin=2, boat=1).play(DieTurn(0), DieTurn(1)).pick(0, "3 draw")
    g = table.roll("edfu_draw", "coin").roll("edfu_draw", "boat").roll("edfu_draw", "coin").g
    with pytest.raises(AssertionError, match=r"asked tells .* a secret"):
        compare_worlds(g)
