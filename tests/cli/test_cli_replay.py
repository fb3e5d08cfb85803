from __future__ import annotations

import json

from cli.people import Desk
from tawy.cli.faces import face_of
from tawy.kernel.play import replay

RECORD = "record ankh --seats 3 --seed r -o game.json"


def test_a_recorded_game_replays(desk: Desk) -> None:
    assert "is recorded in game.json." in desk.tawy(RECORD)
    told = desk.tawy("replay game.json")
    assert "It replays to the same game." in told
    assert "Devotion by source" in told
    assert replay(face_of("ankh").spec, desk.saved("game.json")).ask is None


def test_a_record_on_the_screen_is_the_same(desk: Desk) -> None:
    desk.tawy(RECORD)
    printed = desk.tawy("record ankh --seats 3 --seed r")
    assert json.loads(printed) == json.loads((desk.folder / "game.json").read_text())
    assert printed == (desk.folder / "game.json").read_text()


def test_a_position_is_drawn(desk: Desk) -> None:
    desk.tawy(RECORD)
    told = desk.tawy("replay game.json --at 40")
    assert "Choice 40 of" in told
    assert "region 1" in told


def test_the_start_is_drawn(desk: Desk) -> None:
    desk.tawy(RECORD)
    assert "The board is not laid out yet." in desk.tawy("replay game.json --at 0")


def test_step_by_step(desk: Desk) -> None:
    desk.tawy(RECORD)
    told = desk.tawy("replay game.json --step --at 20", "", "b", "30", "9999", "nonsense", "n", "back", "q")
    for words in (
        "Choice 20 of",
        "Choice 21 of",
        "Choice 30 of",
        "Choice 31 of",
        "Positions go from 0",
        "is no position",
    ):
        assert words in told
    desk.tawy("replay game.json --step", "b")  # there is nothing before the start, and the input may end


def test_a_picture(desk: Desk) -> None:
    desk.tawy(RECORD)
    desk.tawy("replay game.json --at 60 --svg one.svg")
    desk.tawy("replay game.json --at 60 --svg other.svg")
    picture = (desk.folder / "one.svg").read_text("utf-8")
    assert picture.startswith("<svg")
    assert "https://cdn" not in picture
    assert picture == (desk.folder / "other.svg").read_text("utf-8")


def test_an_unfinished_game_says_what_is_asked(desk: Desk) -> None:
    desk.record_until("part.json", "cards", seats=3)
    assert "The game is not over." in desk.tawy("replay part.json")
