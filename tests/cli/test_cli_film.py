"""tawy replay --html: a game as one file that plays itself back."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.people import Desk
from tawy.film import page

PROJECTOR = "<html lang=__TAWY_LANGUAGE__><title>__TAWY_TITLE__</title><script>__TAWY_FILM__</script>"


def test_the_command_writes_one_file_beside_the_record(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "projector", lambda: PROJECTOR)
    desk.tawy("record ankh --seats 3 --seed r -o game.json")
    assert "plays itself back in game.html" in desk.tawy("replay game.json --html")
    assert (desk.folder / "game.html").read_text().startswith("<html lang=en><title>Tawy · Ankh")
    desk.tawy("replay game.json --html other.html --seen-by 1")
    assert (desk.folder / "other.html").stat().st_size < (desk.folder / "game.html").stat().st_size


def test_without_a_page_there_is_one_sentence(desk: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(page, "PROJECTOR", tmp_path / "nothing.html")
    desk.tawy("record ankh --seats 2 --seed r -o game.json")
    assert (
        desk.refused("replay game.json --html")
        == "The page has not been built into this Tawy: build it with make page, then try again."
    )
    assert not (desk.folder / "game.html").exists()
