"""Which code a game of the arena was played by."""

from __future__ import annotations

from pathlib import Path

import pytest

import tawy
from tawy.arena import request
from tawy.arena.request import code


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small Tawy."""
    for name in (
        "kernel/frame.py",
        "ai/search.py",
        "ai/ankh/sense.py",
        "ai/plagues/sense.py",
        "ai/weights/plagues.json",
        "ai/strengths/plagues.json",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    for name in ("ankh/spec.py", "plagues/spec.py", "server/app.py"):
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_text("")
    monkeypatch.setattr(tawy, "__file__", str(tmp_path / "__init__.py"))
    monkeypatch.setattr(request, "folder_of", lambda game: tmp_path / game)
    return tmp_path


@pytest.mark.parametrize(
    ("changed", "games"),
    [
        ("kernel/frame.py", {"ankh", "plagues"}),
        ("ai/search.py", {"ankh", "plagues"}),
        ("ai/ankh/sense.py", {"ankh"}),
        ("ai/plagues/sense.py", {"plagues"}),
        ("ai/weights/plagues.json", {"plagues"}),
        ("ai/strengths/plagues.json", set()),
        ("plagues/spec.py", {"plagues"}),
        ("server/app.py", set()),
    ],
)
def test_only_a_change_of_what_plays_a_game_changes_its_code(source: Path, changed: str, games: set[str]) -> None:
    before = {game: code(game, ("hard", "easy")) for game in ("ankh", "plagues")}
    (source / changed).write_text("other")
    assert {game for game in before if code(game, ("hard", "easy")) != before[game]} == games


def test_compiled_files_say_nothing(source: Path) -> None:
    before = code("ankh", ("hard", "easy"))
    (source / "kernel" / "__pycache__").mkdir()
    (source / "kernel" / "__pycache__" / "frame.cpython-311.pyc").write_text("compiled")
    assert code("ankh", ("hard", "easy")) == before
