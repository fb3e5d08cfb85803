"""Chances are put right by a power, and nothing else changes by it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tawy.ai.calibration import UNCALIBRATED, Calibration, read_calibration, tempered
from tawy.ai.minds import calibration_of, judge, sense_of, uncalibrated
from tawy.games import games, spec_of
from tawy.kernel.frame import CHANCE
from tawy.kernel.refusal import Refused

JUDGED = [game.name for game in games().values() if game.sense]


def test_a_power_draws_chances_apart_or_together_and_keeps_their_order_and_their_sum() -> None:
    for power in (0.5, 1.5, 3.0):
        found = tempered([0.5, 0.3, 0.2], power)
        assert sum(found) == pytest.approx(1)
        assert found == sorted(found, reverse=True)
        assert (found[0] > 0.5) == (power > 1)


def test_that_nobody_wins_is_a_chance_like_any_other() -> None:
    bold = tempered([0.6, 0.3], 2)
    assert 0.9 < sum(bold) < 1
    assert tempered([0.0, 0.7], 2)[0] == 0


def test_what_nobody_has_measured_is_left_as_it_is() -> None:
    assert UNCALIBRATED.power(4, 7) == 1
    assert Calibration("any", "", 1, {2: [1.5]}).power(2, 0) == 1.5
    assert tempered([0.4, 0.6], 1) == [0.4, 0.6]


@pytest.mark.parametrize("game", JUDGED)
def test_the_powers_that_ship_fit_their_game_and_say_where_they_are_from(game: str) -> None:
    found = calibration_of(game)
    assert found.game == game
    assert found.games > 0
    assert found.command.startswith("python -m bench.calibration")
    for powers in found.powers.values():
        assert len(powers) == sense_of(game).stages
        assert all(0.5 < power < 3 for power in powers)


@pytest.mark.parametrize("game", JUDGED)
def test_calibration_changes_chances_and_not_worths(game: str) -> None:
    spec, right, raw = spec_of(game), judge(game), uncalibrated(game)
    dice = Random("calibrated")
    g = spec.new(spec.read_setup({"seats": 2}))
    changed = 0
    while g.ask is not None:
        if g.ask.seat != CHANCE:
            worths = raw(g)
            assert right(g) == worths
            chances, before = right.chances(g, worths), raw.chances(g, worths)
            assert sum(chances) <= 1 + 1e-9
            assert sorted(range(2), key=chances.__getitem__) == sorted(range(2), key=before.__getitem__)
            changed += chances != before
        g.answer(g.ask.draw(dice.randrange))
    assert changed


def test_a_calibration_that_cannot_be_read_is_refused_in_a_sentence(tmp_path: Path) -> None:
    torn = tmp_path / "torn.json"
    torn.write_text("{")
    for file in (torn, tmp_path / "nothing.json"):
        with pytest.raises(Refused, match="cannot be read"):
            read_calibration(file)
