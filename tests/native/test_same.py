"""The compiled engine is the plain one: the same positions, counts, records and thoughts, to the last bit."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from native.transcript import POSITIONS

TESTS = Path(__file__).parents[1]


def transcript(engine: str) -> list[str]:
    """What an engine prints."""
    run = subprocess.run(
        [sys.executable, "-m", "native.transcript"],
        cwd=TESTS,
        env=os.environ | {"TAWY_ENGINE": engine},
        capture_output=True,
        text=True,
        check=False,
    )
    if "no compiled engine fits" in run.stderr:
        pytest.skip("there is no compiled engine for these sources: make native")
    assert run.returncode == 0, run.stderr
    assert run.stderr.startswith(engine)
    return run.stdout.splitlines()


def test_both_engines_make_the_same_of_200_positions_of_each_game() -> None:
    compiled, plain = transcript("compiled"), transcript("plain")
    for one, other in zip(compiled, plain, strict=True):
        assert one == other
    read = [json.loads(line) for line in plain]
    asked = [line for line in read if len(line) > 3]
    for game in ("ankh", "plagues"):
        assert sum(line[0] == game for line in asked) == POSITIONS
    thoughts = [line[-1] for line in asked if line[-1]]
    assert len(thoughts) == len(asked)  # people were asked in all of them: chance answers by itself
    assert sum(len(each[2]) > 1 for each in thoughts) > POSITIONS, "most searches have something to choose from"
