"""10 Plagues keeps the kernel's promises and its own conservation laws, whatever is played."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from contract import kit
from contract.players import eager, play_out, uniform
from plagues import laws
from tawy.plagues import setup
from tawy.plagues.spec import SPEC

GAMES = 2000
MODES = [dict(zip(("advanced", "short"), mode, strict=True)) for mode in product((False, True), repeat=2)]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_the_contract_holds_at_every_decision(seats: int, seed: int) -> None:
    assert kit.check_game(SPEC, {"seats": seats, **MODES[seed]}, seed, eager if seed else uniform) > 50


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.rules("P15.2")
def test_the_same_seed_gives_the_same_bytes(seats: int) -> None:
    kit.check_seeds(SPEC, {"seats": seats}, 7)


@pytest.mark.long
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("mode", range(4))
@pytest.mark.rules("P1.2", "P1.3", "P2.1")
def test_conservation_laws_hold_after_every_decision(seats: int, mode: int) -> None:
    """2,000 games of each number of players, and as many of each mode."""
    chosen = setup.read({"seats": seats, "provinces": "random", **MODES[mode]})
    for game in range(GAMES // len(MODES)):
        g = setup.new(chosen)
        play_out(g, Random(game), eager if game % 3 else uniform, laws.check)
