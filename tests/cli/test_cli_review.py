from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from cli.people import Desk
from tawy.games import spec_of
from tawy.kernel.play import replay, start
from tawy.kernel.record import read_file, write_file
from tawy.plagues.spec import SPEC

SHORT = Path(__file__).parents[1] / "games" / "plagues" / "1_players-normal_short.json"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("Chance to win", "Turning points", "Own mistakes", "Automa", "Losses")),
        ("cs", ("Šance na vítězství", "Zlomové okamžiky", "Vlastní chyby", "Ztráty")),
    ],
)
def test_a_finished_game_is_reviewed(desk: Desk, language: str, said: tuple[str, ...]) -> None:
    shutil.copy(SHORT, desk.folder / "game.json")
    told = desk.tawy(f"review game.json --seat 1 --json review.json --language {language}")
    for words in said:
        assert words in told
    written = json.loads((desk.folder / "review.json").read_text())
    assert written["depth"] == "quick"
    assert len(written["chances"]) == len(written["steps"]) + 1
    assert not (desk.folder / "review.json.part").exists()


def test_a_game_that_was_given_up_is_reviewed_if_one_says_so_and_nobody_has_a_line_where_nobody_may_win(
    desk: Desk,
) -> None:
    record = read_file(SHORT.parents[1] / "ankh" / "2_seats-atheism.json")
    write_file(desk.folder / "running.json", replay(spec_of("ankh"), record).at(30).record())
    told = desk.tawy("review running.json --given-up --json review.json")
    assert "This game was not played to its end" in told
    assert "nobody wins (A9.3)" in " ".join(told.split())
    assert "  nobody " in told
    written = json.loads((desk.folder / "review.json").read_text())
    assert (written["given_up"], len(written["steps"])) == (True, 30)


def test_what_cannot_be_reviewed_is_said_in_a_sentence(desk: Desk) -> None:
    write_file(desk.folder / "running.json", start(SPEC, {"seats": 2}, "1").record())
    (desk.folder / "torn.json").write_text("{")
    shutil.copy(SHORT, desk.folder / "game.json")
    for typed, sentence in (
        ("review running.json", "This game is not over: only a finished game can be reviewed."),
        ("review torn.json", "torn.json is damaged or not a Tawy record"),
        ("review nothing.json", "nothing.json cannot be read"),
        ("review game.json --seat 3", "There is no seat 3 in this game: it has seats 1 to 1."),
        ("review game.json --quick --full", "not allowed with"),
    ):
        assert sentence in desk.refused(typed)
