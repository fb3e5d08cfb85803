"""Senet, installed: in this process, and as a package for others."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from senet.registration import GAME
from shelving import Point, shelved

PACKAGE = Path(__file__).parents[1]


@pytest.fixture
def registered() -> Iterator[None]:
    """The games of this process are ours and Senet."""
    with shelved(Point("senet", GAME, "senet.registration:GAME")):
        yield


@pytest.fixture(scope="session")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What a process needs to find the package as pip installs it, entry point and all."""
    folder = tmp_path_factory.mktemp("installed")
    install = ["pip", "install", "--quiet", "--no-deps", "--no-index", "--no-build-isolation", "--target", str(folder)]
    subprocess.run([sys.executable, "-m", *install, str(PACKAGE)], check=True)  # noqa: S603  our own package
    return {**os.environ, "PYTHONPATH": str(folder), "LC_ALL": "C", "COLUMNS": "100"}
