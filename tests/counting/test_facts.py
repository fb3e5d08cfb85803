"""Facts of recorded games: what must hold of every one, and the same from a file, as JSON and as Parquet."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pyarrow.parquet
import pytest

from counting.samples import RECORDS, recorded
from senet.registration import GAME as SENET
from shelving import Point, shelved
from tawy.games import games, registered, spec_of
from tawy.kernel.play import replay
from tawy.kernel.record import read_file
from tawy.kernel.refusal import Refused
from tawy.statistics.facts import facts_of
from tawy.statistics.figures import charts_of
from tawy.statistics.parquet import Writer
from tawy.statistics.recorded import finished
from tawy.statistics.rows import Finished, columns, rows
from tawy.words import LANGUAGES, Words

GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "statistics.md"
BOTH = ("ankh", "plagues")


def every_row(game: str) -> list[dict[str, Any]]:
    return [row for number, one in enumerate(recorded(game), 1) for row in rows(one, number)]


@pytest.mark.parametrize("game", BOTH)
def test_points_by_source_are_the_score(game: str) -> None:
    for row in every_row(game):
        assert sum(row["points"].values()) == row["score"]


@pytest.mark.parametrize("game", BOTH)
def test_seats_begin_one_after_the_other(game: str) -> None:
    for one in recorded(game):
        assert sorted(row["order"] for row in rows(one, 1)) == [n + 1 for n in range(len(one.seats))]


def test_battles_of_ankh_add_up() -> None:
    for one in recorded("ankh"):
        table = list(rows(one, 1))
        merged = any(row["merging"] == "lower" for row in table)
        for row in table:
            assert sum(row["cards_won"].values()) >= row["battles_won"] - row["battles"] * merged
            assert all(row["cards_won"][card] <= row["cards"][card] for card in row["cards_won"])
            assert row["battles_won"] <= row["battles_fought"] <= row["battles"]
        if not merged:
            assert sum(row["battles_won"] for row in table) <= table[0]["battles"]


def test_every_tribute_of_10_plagues_is_paid_or_not() -> None:
    for row in every_row("plagues"):
        assert row["tributes_paid"] + row["tributes_failed"] == row["rounds"]
        assert len(row["plagues"]) == row["rounds"]
        assert set(row["losses"]) == set(row["plagues"])
        assert len(row["territories"]) == sum(row["territory_kinds"].values())


def test_a_recorded_game_of_ankh_counted_by_hand() -> None:
    """Read in `tawy replay tests/games/ankh/2_seats-atheism.json`."""
    one = next(one for one in recorded("ankh") if one.ending == "atheism" and len(one.seats) == 2)
    assert [(seat.place, seat.won) for seat in one.seats] == [(2, False), (2, False)], "nobody is first"
    assert one.facts is not None
    assert one.facts.game["conflicts"] == 4, "after the fourth all were forgotten (A9.1)"
    assert [seat["forgotten"] for seat in one.facts.seats] == [True, True]
    assert [seat["merging"] for seat in one.facts.seats] == ["", ""], "two gods never merge (A8.1)"


def test_a_game_that_is_not_over_is_refused() -> None:
    record = read_file(RECORDS / "ankh" / "2_seats-atheism.json")
    with pytest.raises(Refused, match="half is not over"):
        finished(msgspec.structs.replace(record, picks=record.picks[:20], mark=""), "half")


def test_a_game_whose_beginning_older_rules_played_is_not_counted() -> None:
    record = read_file(RECORDS / "ankh" / "2_seats-atheism.json")
    play = replay(spec_of("ankh"), record)
    later = type(play).resumed(play.spec, play.setup, play.seed, play.picks, play.spec.dump(play.game))
    assert facts_of(play) is not None
    assert facts_of(later) is None


@pytest.mark.parametrize("game", BOTH)
def test_rows_come_back_from_parquet_as_they_were(game: str) -> None:
    file, wanted = BytesIO(), every_row(game)
    with Writer(game, file) as writer:
        writer.write(wanted[:10])
        writer.write(wanted[10:])
    file.seek(0)
    found = pyarrow.parquet.read_table(file).to_pylist(maps_as_pydicts="strict")
    assert found == wanted


def test_rows_of_a_game_that_was_not_counted_have_every_column() -> None:
    one = recorded("plagues")[0]
    bare = Finished(one.game, one.ending, one.seats, None)
    file = BytesIO()
    with Writer("plagues", file) as writer:
        writer.write(rows(bare, 1))
    [row] = rows(bare, 1)
    assert row["losses"] is None
    assert row["won"] is False
    assert list(row) == [column.name for column in columns("plagues")]


def test_where_pyarrow_is_missing_one_sentence_says_how_to_get_it() -> None:
    with patch.dict("sys.modules", {"pyarrow": None}), pytest.raises(Refused, match=r"install tawy\[parquet\]"):
        Writer("ankh", BytesIO())


@pytest.mark.parametrize("game", BOTH)
def test_columns_have_names_of_their_own_and_stand_in_the_guide(game: str) -> None:
    names = [column.name for column in columns(game)]
    assert len(set(names)) == len(names)
    told = set(re.findall(r"^\| `(\w+)` \|", GUIDE.read_text("utf-8"), re.MULTILINE))
    assert set(names) <= told


def test_a_column_that_is_not_in_any_game_is_not_in_the_guide() -> None:
    told = set(re.findall(r"^\| `(\w+)` \|", GUIDE.read_text("utf-8"), re.MULTILINE))
    assert told == {column.name for game in BOTH for column in columns(game)}


@pytest.mark.parametrize("game", BOTH)
def test_no_row_has_a_place_for_anybody(game: str) -> None:
    assert not {"person", "name", "table", "ident", "id"} & {column.name for column in columns(game)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_words_in_every_language(language: str) -> None:
    words = Words(language)
    for game in games():
        for chart in charts_of(game):
            question = f"statistics-{game}-{chart.name}"
            found = question if words.has(question) else f"statistics-{chart.name}"
            assert words.has(found), found
            assert words.has(f"{found}-note"), found


def test_a_chart_is_made_of_columns_that_there_are() -> None:
    for game in BOTH:
        names = {column.name for column in columns(game)}
        for chart in charts_of(game):
            assert {chart.of, *([chart.hits] if chart.hits else [])} <= names


def test_a_game_that_counts_nothing_itself_still_has_figures() -> None:
    with shelved(Point("senet", SENET)):
        assert registered("senet").counting is None
        assert [chart.name for chart in charts_of("senet")] == ["endings", "order", "minutes", "picks"]
