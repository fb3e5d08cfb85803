"""Ankh keeps the kernel's promises and its own conservation laws, whatever is played."""

from __future__ import annotations

from random import Random

import pytest

from ankh import laws
from contract import kit
from contract.players import eager, play_out, uniform
from tawy.ankh import setup
from tawy.ankh.spec import SPEC

GAMES = 2000
SHARES = 8


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_the_contract_holds_at_every_decision(seats: int, seed: int) -> None:
    gods = "chosen" if seed % 2 else "random"
    assert kit.check_game(SPEC, {"seats": seats, "gods": gods}, seed, eager if seed else uniform) > 50


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.rules("A15.3")
def test_the_same_seed_gives_the_same_bytes(seats: int) -> None:
    kit.check_seeds(SPEC, {"seats": seats}, 7)


@pytest.mark.long
@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.rules("A1.2", "A1.3", "A2.2", "A2.3", "A2.4")
def test_conservation_laws_hold_after_every_decision(share: int) -> None:
    """2,000 games: all seat counts, both scenarios, all gods and guardians, timid and eager players."""
    seen: set[str] = set()
    for game in range(share, GAMES, SHARES):
        rng = Random(game)
        last_red = 20 - game % 2
        g = setup.new(setup.read({"seats": 2 + game // SHARES % 4, "last_red_space": last_red}))
        play_out(g, rng, eager if game % 3 else uniform, laws.check)
        seen |= {g.scenario, *(f"god {god}" for god in g.gods), *(f"guardian {kind}" for kind in g.kinds)}
    assert len(seen) == 2 + 5 + 6, "not every scenario, god and guardian took part"
