"""tawy stats FILES: recorded games counted, as figures, as JSON and as Parquet."""

from __future__ import annotations

import json
from pathlib import Path

import pyarrow.parquet
import pytest

from cli.people import Desk

GAMES = Path(__file__).parents[1] / "games"
TWO = " ".join(str(file) for file in sorted((GAMES / "ankh").glob("2_seats-*.json"))[:2])
SOLO = next(iter(sorted((GAMES / "plagues").glob("*.json"))))


def test_figures_are_shown_with_their_games_and_intervals(desk: Desk) -> None:
    told = desk.tawy(f"stats {TWO} {SOLO}")
    for words in ("Ankh: Gods of Egypt: 2 games", "10 Plagues of Egypt: 1 game", "Which gods win?", "95 %", "Turn 1"):
        assert words in told


def test_rows_as_json_are_a_line_for_each_seat(desk: Desk) -> None:
    rows = [json.loads(line) for line in desk.tawy(f"stats {TWO} --json").splitlines()]
    assert [(row["number"], row["seat"]) for row in rows] == [(1, 0), (1, 1), (2, 0), (2, 1)]


def test_rows_as_parquet_are_the_same(desk: Desk, tmp_path: Path) -> None:
    rows = [json.loads(line) for line in desk.tawy(f"stats {TWO} --json").splitlines()]
    assert "4 rows are in" in desk.tawy(f"stats {TWO} --parquet {tmp_path / 'rows.parquet'}")
    table = pyarrow.parquet.read_table(tmp_path / "rows.parquet")
    assert table.to_pylist(maps_as_pydicts="strict") == rows
    assert [file.name for file in tmp_path.iterdir()] == ["rows.parquet"], "nothing half-written is left"


def test_a_file_that_cannot_be_counted_is_named_and_keeps_no_other_from_it(desk: Desk, tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.json"
    damaged.write_text("{")
    told = desk.tawy(f"stats {damaged} {TWO}", code=1)
    assert "2 games" in told
    assert "1 file is left out" in desk.errors
    assert "damaged.json is damaged" in desk.errors


def test_two_games_do_not_fit_into_one_parquet_file(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "rows.parquet"
    desk.tawy(f"stats {TWO} {SOLO} --parquet {file}", code=2)
    assert "holds one kind of game" in desk.errors
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("wish", ["--json", "--parquet rows.parquet"])
def test_rows_without_files_are_refused(desk: Desk, wish: str) -> None:
    desk.tawy(f"stats {wish}", code=2)
    assert "name their files" in desk.errors
