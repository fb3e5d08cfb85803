from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from arena.games import asked, ended
from tawy.arena import ledger
from tawy.arena.ledger import Ledger
from tawy.arena.request import Request
from tawy.kernel.refusal import Refused

WANTED = asked("first", "random")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Three games, of which the last is half a block."""
    kept = Ledger(WANTED, tmp_path / "games.json")
    for number in (2, 0, 1):
        kept.add(ended(WANTED, number, [0], (5, 3)))
    kept.save()
    return tmp_path / "games.json"


def test_games_are_kept_in_order_whatever_order_they_ended_in(file: Path) -> None:
    stored = msgspec.json.decode(file.read_bytes())
    assert [game["number"] for game in stored["games"]] == [0, 1, 2]
    assert stored["request"]["players"] == ["first", "random"]
    assert [path.name for path in file.parent.iterdir()] == ["games.json"]


def test_a_file_goes_on_where_it_stopped(file: Path) -> None:
    again = Ledger(WANTED, file)
    assert list(again.missing(6)) == [3, 4, 5]
    assert [len(block) for block in again.blocks(5)] == [2]
    again.add(ended(WANTED, 3, [1], (1, 2)))
    assert [[game.number for game in block] for block in again.blocks(5)] == [[0, 1], [2, 3]]
    assert len(again.blocks(1)) == 1


def test_games_are_in_the_file_soon_after_they_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, now = tmp_path / "games.json", 100.0
    monkeypatch.setattr(ledger, "monotonic", lambda: now)
    kept = Ledger(WANTED, file)
    for number, now in ((0, 100.5), (1, 101.5)):  # noqa: B007
        kept.add(ended(WANTED, number, [0], (5, 3)))
        written = len(msgspec.json.decode(file.read_bytes())["games"])
        assert written == 2 * number


def test_what_was_played_ahead_can_be_left_out_but_not_what_the_file_brought(file: Path) -> None:
    kept = Ledger(WANTED, file)
    for number in (3, 4):
        kept.add(ended(WANTED, number, [0], (5, 3)))
    kept.forget(2)
    kept.save()
    assert sorted(Ledger(WANTED, file).games) == [0, 1, 2]


@pytest.mark.parametrize(
    ("other", "difference"),
    [
        (asked("first", "last"), "players first,random instead of first,last"),
        (asked("first", "random", seed="7"), "seed 0 instead of 7"),
        (
            asked("first", "random", gods="chosen"),
            "setup {'seats': 2} instead of {'seats': 2, 'gods': 'chosen'}",
        ),
        (
            asked("first", "random", "random", seed="7"),
            "players first,random instead of first,random,random, seats 2 instead of 3, seed 0 instead of 7",
        ),
        (msgspec.structs.replace(WANTED, code="new"), f"code {WANTED.code} instead of new"),
    ],
)
def test_a_file_of_another_request_is_refused(file: Path, other: Request, difference: str) -> None:
    before = file.read_bytes()
    with pytest.raises(Refused, match=rf"games\.json holds another request: {re.escape(difference)}[;,]"):
        Ledger(other, file)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("\n]}", "", "is damaged or not a file of the arena"),
        ('"tawy arena"', '"tawy record"', "is not a file of the arena: name another one"),
        ('"winners":[0]', '"winners":["a"]', "is damaged or not a file of the arena: Expected `int`, got `str`"),
        ('"winners":[0]', '"winners":[2]', "is damaged: its games are not those of its request"),
        ('"number":2', '"number":1', "is damaged: its games are not those of its request"),
        ('"number":2', '"number":-2', "is damaged: its games are not those of its request"),
        ('["random","first"]', '["first","random"]', "is damaged: its games are not those of its request"),
        ('"decisions":[10,10]', '"decisions":[10]', "is damaged: its games are not those of its request"),
    ],
)
def test_a_broken_file_is_refused_and_left_alone(file: Path, old: str, new: str, reason: str) -> None:
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new, 1))
    with pytest.raises(Refused, match=re.escape(reason)) as refusal:
        Ledger(WANTED, file)
    assert str(refusal.value).endswith("name another one.")
    assert file.read_text() == text.replace(old, new, 1)


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(Refused, match=r"cannot be read: Is a directory\."):
        Ledger(WANTED, tmp_path)
    with pytest.raises(Refused, match=r"cannot be written: No such file or directory\."):
        Ledger(WANTED, tmp_path / "no" / "games.json")
