"""Senet at the terminal, in the arena and at a server, installed as anybody would."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from senet.registration import GAME
from senet.spec import SPEC
from shelving import Point, shelved
from tawy.ai.bots import LEVELS, named
from tawy.ai.minds import judge, sense_of
from tawy.kernel.play import replay, start
from tawy.kernel.record import read_file
from tawy.kernel.refusal import Refused

Environment = dict[str, str]


def tawy(environment: Environment, folder: Path, command: str, typed: str = "") -> str:
    """What a command prints, run where the package is installed."""
    words = [sys.executable, "-m", "tawy.cli", *command.split()]
    done = subprocess.run(  # noqa: S603  ourselves
        words, cwd=folder, env=environment, input=typed, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_whole_game_at_the_terminal(environment: Environment, tmp_path: Path) -> None:
    dice = Random(3)
    typed = "\n".join(str(dice.randrange(1, 31)) for _ in range(20_000))
    printed = tawy(environment, tmp_path, "play senet --bots easy --seed 5", f"{typed}\n")
    assert "The sticks show" in printed
    assert "Winner: " in printed
    [saved] = tmp_path.iterdir()
    assert replay(SPEC, read_file(saved)).ask is None


def test_commands_that_go_with_a_game(environment: Environment, tmp_path: Path) -> None:
    printed = tawy(environment, tmp_path, "play senet --seed 4 --language cs", "why 3\nwhy 30\nlog\nrules S4.3\nhelp\n")
    assert "S3.1" in printed
    assert "Domu znovuzrození" in printed
    tawy(environment, tmp_path, "record senet --seed 1 -o game.json")
    assert "game.json: Senet, Cones and Spools" in tawy(environment, tmp_path, "replay game.json")
    assert "II" in tawy(environment, tmp_path, "replay game.json --at 20")
    assert "Pieces off the board" in tawy(environment, tmp_path, "simulate senet --games 20")


def test_bots_are_measured_in_the_arena(environment: Environment, tmp_path: Path) -> None:
    printed = tawy(environment, tmp_path, "arena senet --players hard,random --games 40 --jobs 2 --json games.json")
    assert "hard" in printed
    kept = json.loads((tmp_path / "games.json").read_bytes())
    assert kept["request"]["game"] == "senet"
    wins = sum(game["bots"][game["winners"][0]] == "hard" for game in kept["games"])
    assert wins > len(kept["games"]) / 2


def played(bots: dict[int, str], seed: int) -> Any:
    """The result of a game between these bots."""
    play, dice = start(SPEC, {"seats": 2}, str(seed)), Random(seed)
    while (ask := play.ask) is not None:
        bot = named(bots[ask.seat])
        play.answer(ask.seat, SPEC.token(play.game, bot.choose(SPEC, play.game.clone(), ask, dice, seconds=0.05)))
    return SPEC.result(play.game)


@pytest.mark.usefixtures("registered")
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_of_every_level_plays_to_the_end(level: str) -> None:
    assert played({0: level, 1: "random"}, 1).winners


@pytest.mark.parametrize("level", ["easy@8", "expert@60", "hard@8-without-learning", "expert@0.02s"])
def test_bots_play_also_where_nobody_has_taught_them(level: str) -> None:
    """They play on at random and see who wins; with weights for nothing they are refused, and so is learning."""
    with shelved(Point("senet", replace(GAME, sense="", weights=None))):
        assert played({0: level, 1: "random"}, 2).winners
        with pytest.raises(Refused, match="Bots have no sense of the game 'senet'"):
            sense_of("senet")
        with pytest.raises(Refused, match="Bots have no sense"):
            played({0: "hard-with-new.json", 1: "random"}, 2)


@pytest.mark.usefixtures("registered")
def test_a_sense_without_weights_judges_by_its_first_guess() -> None:
    learnt, guessed = judge("senet"), judge("senet", "guessed")
    g = start(SPEC, {"seats": 2}, "judged").game
    assert learnt(g) != guessed(g)
    assert sum(learnt(g)) == pytest.approx(1)
