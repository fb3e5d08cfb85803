"""Records: what is stored, and what happens to one that is damaged, foreign or from another time."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tawy.ankh.spec import SPEC
from tawy.kernel import record
from tawy.kernel.play import replay, start
from tawy.kernel.record import Record
from tawy.kernel.refusal import Refused


@pytest.fixture
def stored() -> Record:
    play = start(SPEC, {"seats": 2, "first": 0}, "a seed")
    play.answer(0, "gain")
    play.answer(0, "done")
    return play.record()


def changed(stored: Record, **fields: Any) -> bytes:
    return json.dumps(json.loads(record.write(stored)) | fields).encode()


def refusal(data: bytes) -> str:
    with pytest.raises(Refused) as caught:
        replay(SPEC, record.read(data, "game.json"))
    message = str(caught.value)
    assert message.endswith(".")
    assert "\n" not in message
    return message


def test_a_record_is_one_pick_a_line(stored: Record) -> None:
    lines = record.write(stored).decode().splitlines()
    assert lines[-3:-1] == ['[0,"action","gain"],', '[0,"unlock","done"]']


def test_it_reads_back_as_it_was(stored: Record) -> None:
    assert record.read(record.write(stored), "game.json") == stored


def test_a_truncated_record_is_refused(stored: Record) -> None:
    data = record.write(stored)
    for length in (0, 1, len(data) // 2, len(data) - 3):
        assert "game.json is damaged" in refusal(data[:length])


def test_something_else_is_refused() -> None:
    assert "not a Tawy record" in refusal(b"\x89PNG\r\n")
    assert "expected 'tawy record'" in refusal(b'{"picks": []}')
    assert "not a Tawy record" in refusal(b"[1, 2]")


@pytest.mark.parametrize(("version", "age"), [(0, "an older"), (3, "a newer")])
def test_another_format_is_named(stored: Record, version: int, age: str) -> None:
    assert f"written by {age} Tawy (format {version}; this one reads 2)" in refusal(changed(stored, version=version))


def test_other_rules_are_named(stored: Record) -> None:
    assert "rules version '0.9'; this Tawy plays version '1'" in refusal(changed(stored, rules="0.9"))


def test_another_game_is_named(stored: Record) -> None:
    assert "a record of 'senet', not of 'ankh'" in refusal(changed(stored, game="senet"))


def test_a_field_of_the_wrong_kind_is_named(stored: Record) -> None:
    assert "`$.seed`" in refusal(changed(stored, seed=7))
    assert "moves" in refusal(changed(stored, moves=[]))


def test_an_illegal_pick_is_named(stored: Record) -> None:
    picks = [*json.loads(record.write(stored))["picks"][:-1], [0, "unlock", "glorious"]]
    message = refusal(changed(stored, picks=picks))
    assert f"Pick {len(picks)} is not legal" in message
    assert "'glorious'" in message


def test_a_pick_of_the_wrong_seat_is_named(stored: Record) -> None:
    picks = json.loads(record.write(stored))["picks"]
    picks[-1][0] = 1
    assert f"Pick {len(picks)} answers 'unlock' for seat 1, but the game asks 'unlock' of seat 0." in refusal(
        changed(stored, picks=picks)
    )


def test_a_changed_seed_or_pick_does_not_pass_for_the_same_game(stored: Record) -> None:
    picks = json.loads(record.write(stored))["picks"]
    god = next(number for number, pick in enumerate(picks) if pick[1] == "god")
    other = next(name for name in ("amun", "ra", "isis") if name not in {pick[2] for pick in picks})
    picks[god][2] = other
    assert "it has been changed" in refusal(changed(stored, picks=picks))


def test_a_bad_set_up_in_a_record_is_named(stored: Record) -> None:
    assert "2 to 5 seats, not 9" in refusal(changed(stored, setup={"seats": 9}))


def test_a_missing_file_and_a_folder_are_named(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="cannot be read: No such file"):
        record.read_file(tmp_path / "none.json")
    with pytest.raises(Refused, match="cannot be read: Is a directory"):
        record.read_file(tmp_path)


def test_a_record_is_written_whole_or_not_at_all(tmp_path: Path, stored: Record) -> None:
    path = tmp_path / "game.json"
    record.write_file(path, stored)
    assert record.read_file(path) == stored
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.json"]
    with pytest.raises(Refused, match="cannot be written"):
        record.write_file(tmp_path / "no" / "game.json", stored)
