"""Puzzles looked for at the terminal: more of them, of one theme, and looked at once more."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from cli.people import Desk
from tawy.cli import puzzles as command
from tawy.puzzles import mining
from tawy.puzzles.format import Collection, Puzzle, read
from tawy.puzzles.judging import Depth


@pytest.fixture(autouse=True)
def _shallow(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("GLANCE", "SECOND", "LONG"):
        monkeypatch.setattr(mining, name, Depth(iterations=4, looks=1, least_gap=0.0, mean_gap=0.0))
    monkeypatch.setattr(mining, "OPEN", (0.0, 1.0))
    monkeypatch.setattr(mining, "OBVIOUS", 1.0)
    monkeypatch.setattr(mining, "TRIES", 1)


def written(desk: Desk) -> Collection:
    return read(desk.folder / "found.json")


def test_more_puzzles_are_added_to_a_file_and_every_command_stands_in_it(desk: Desk) -> None:
    desk.tawy("puzzles plagues --puzzles 1 --seed first -o found.json")
    first = written(desk)
    desk.tawy("puzzles plagues --puzzles 2 --seed more --theme loss --more -o found.json")
    found = written(desk)
    assert found.puzzles[0] == first.puzzles[0]
    assert [puzzle.theme for puzzle in found.puzzles[1:]] == ["loss"]
    assert found.commands == [
        "tawy puzzles plagues --puzzles 1 --seed first",
        "tawy puzzles plagues --puzzles 2 --seed more --theme loss --more",
    ]


def test_what_is_not_found_again_is_left_out(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.tawy("puzzles plagues --puzzles 2 --seed first -o found.json")
    good, bad = written(desk).puzzles

    def holds(_game: str, puzzle: Puzzle) -> bool:
        return puzzle.id != bad.id

    monkeypatch.setattr(command, "holds", holds)
    told = desk.tawy("puzzles plagues --check -o found.json")
    assert written(desk).puzzles == [good]
    assert written(desk).commands[1:] == ["tawy puzzles plagues --check"]
    assert f"{bad.id}  -" in told


def test_puzzles_are_rated_anew_by_the_bots_as_they_are_now(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.tawy("puzzles plagues --puzzles 2 --seed first -o found.json")
    before = written(desk).puzzles
    desk.tawy("puzzles plagues --rate -o found.json")
    assert written(desk).puzzles == before, "as long as the bots are the same"
    monkeypatch.setattr(mining, "_finds", lambda _spec, _g, level, *_: float(level == "hard"))
    told = desk.tawy("puzzles plagues --rate -o found.json")
    rated = written(desk)
    assert [puzzle.difficulty for puzzle in rated.puzzles] == [3, 3]
    assert [replace(puzzle, found_by={}) for puzzle in rated.puzzles] == [replace(each, found_by={}) for each in before]
    assert rated.commands[1:] == ["tawy puzzles plagues --rate"] * 2
    assert f"{before[0].id}  {before[0].difficulty} → 3" in told


def test_what_cannot_be_looked_for_is_said_in_a_sentence(desk: Desk) -> None:
    desk.tawy("puzzles plagues --puzzles 1 --seed first -o found.json")
    for typed, sentence in (
        ("puzzles ankh --theme weather -o other.json", "There are no puzzles of the theme weather: choose from card,"),
        ("puzzles ankh --more -o found.json", "found.json is no game of Ankh"),
        ("puzzles ankh --check -o nothing.json", "nothing.json cannot be read"),
    ):
        assert sentence in desk.refused(typed)
