"""The same games on a Ray cluster. Ray runs in a process of its own: it warns of much, and pytest minds warnings."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from arena.games import timeless
from cli.people import Desk

COMMAND = ("arena", "ankh", "--players", "random", "--seats", "2", "--games", "6", "--seed", "ray", "--markdown")


def test_a_cluster_plays_the_same_games(desk: Desk) -> None:
    here = desk.tawy(" ".join((*COMMAND, "--json", "here.json")))
    run = subprocess.run(  # noqa: S603  ourselves
        [sys.executable, "-m", "tawy.cli", *COMMAND, "--json", "ray.json", "--executor", "ray", "--jobs", "2"],
        capture_output=True,
        text=True,
        check=False,
        timeout=180,
        cwd=desk.folder,
        env=os.environ | {"RAY_worker_niceness": "0"},  # by itself Ray lets everyone else on the machine go first
    )
    assert (run.returncode, run.stdout) == (0, here), run.stderr
    assert timeless(desk.folder / "ray.json") == timeless(desk.folder / "here.json")


def test_without_ray_it_is_said_how_to_install_it(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    told = desk.refused(f"{' '.join(COMMAND)} --executor ray")
    assert told == "Ray is not installed: install it with pip install 'tawy[ray]'."


def test_where_nobody_answers_no_cluster_is_waited_for(tmp_path: Path) -> None:
    run = subprocess.run(  # noqa: S603  ourselves
        [sys.executable, "-m", "tawy.cli", *COMMAND, "--executor", "ray", "--ray-address", "127.0.0.1:9"],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        cwd=tmp_path,
    )
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr == "At 127.0.0.1:9 no Ray cluster can be used: Connection refused.\n"


def test_ray_is_imported_only_when_it_is_asked_for() -> None:
    code = "import sys, tawy.cli; sys.exit('ray' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0  # noqa: S603  ourselves
