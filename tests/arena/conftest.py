from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from arena.players import register
from cli.people import Desk
from tawy.ai.bots import LEVELS


@pytest.fixture(autouse=True)
def _players() -> Iterator[None]:
    before = dict(LEVELS)
    register()
    yield
    LEVELS.clear()
    LEVELS.update(before)


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Desk:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("COLUMNS", raising=False)
    return Desk(tmp_path, monkeypatch, capsys)
