"""Scenario files and set-ups from outside: what does not fit is refused with one sentence that names it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tawy.ankh import setup
from tawy.ankh.board import LAND, edge_token
from tawy.ankh.scenario import Scenario, check, scenarios
from tawy.ankh.spec import SPEC
from tawy.ankh.state import Ankh
from tawy.kernel.content import from_file
from tawy.kernel.play import start
from tawy.kernel.refusal import Refused

GOOD = """
id = "mine"
name = "Mine"

[source]
origin = "own"

[[layouts]]
seats = 2
order = ["4,4", "1,5", "4,6"]
camels = []
pieces = [
    { space = "1,5", piece = "god", seat = 1 },
    { space = "4,4", piece = "god", seat = 2 },
    { space = "4,6", piece = "temple" },
]
"""
GOD_1 = '{ space = "1,5", piece = "god", seat = 1 },'
GOD_2 = '{ space = "4,4", piece = "god", seat = 2 },'
TEMPLE = '{ space = "4,6", piece = "temple" },'
CAMELS = "camels = []"
ORDER = 'order = ["4,4", "1,5", "4,6"]'
OWN = 'origin = "own"'


def read(folder: Path, text: str) -> Scenario:
    """A scenario from a file, checked."""
    path = folder / "mine.toml"
    path.write_text(text, "utf-8")
    return check(from_file(path, Scenario))


def refusal(folder: Path, text: str) -> str:
    """Why a scenario file is refused."""
    with pytest.raises(Refused) as refused:
        read(folder, text)
    return str(refused.value)


def assert_one_sentence(words: str, *named: str) -> None:
    """One line, one full stop at its end, and everything named that is at fault."""
    assert words.endswith(".")
    assert not words.endswith("..")
    assert "\n" not in words
    assert ". " not in words
    assert words[0].isupper() or words[0] in "'/0123456789", words
    for name in named:
        assert name in words, f"{name!r} is not named in: {words}"


def but(old: str, new: str) -> str:
    """The good file with one thing changed."""
    assert GOOD.count(old) == 1
    return GOOD.replace(old, new)


def pieces(number: int, piece: str, seat: int | None) -> str:
    """So many pieces on free land of the West."""
    land = [f"{row},{column}" for row in (7, 8) for column in range(5)] + ["6,0", "6,1", "5,0", "5,1"]
    owner = "" if seat is None else f", seat = {seat}"
    return "".join(f'{{ space = "{space}", piece = "{piece}"{owner} }},' for space in land[:number])


# --- scenario files ------------------------------------------------------------------------------------------


@pytest.mark.rules("A3.3")
def test_a_good_file_is_read_and_played(tmp_path: Path) -> None:
    scenario = read(tmp_path, GOOD)
    assert (scenario.id, [layout.seats for layout in scenario.layouts]) == ("mine", [2])
    game = start(SPEC, {"seats": 2, "scenario": scenario}, "file")
    assert game.ask is not None
    assert game.ask.kind == "action"


@pytest.mark.rules("A3.3")
def test_the_recorded_scenarios_pass_the_same_checks() -> None:
    assert {name: [layout.seats for layout in found.layouts] for name, found in scenarios().items()} == {
        "middle_kingdom": [2, 3, 4, 5],
        "old_kingdom": [2, 3, 4, 5],
    }


SPACES_AT_FAULT = {
    "unknown space": (but(TEMPLE, '{ space = "10,3", piece = "temple" },'), ["'10,3'"]),
    "not a space at all": (but(TEMPLE, '{ space = "the Nile", piece = "temple" },'), ["'the Nile'"]),
    "negative space": (but(TEMPLE, '{ space = "-1,3", piece = "temple" },'), ["'-1,3'"]),
    "padded space": (but(TEMPLE, '{ space = "04,6", piece = "temple" },'), ["'04,6'"]),
    "space off the map": (but(TEMPLE, '{ space = "0,0", piece = "temple" },'), ["'0,0'", "map"]),
    "two pieces on a space": (but(TEMPLE, '{ space = "1,5", piece = "temple" },'), ["god", "temple", "'1,5'"]),
    "a monument on water": (but(TEMPLE, '{ space = "0,5", piece = "temple" },'), ["temple", "'0,5'", "water"]),
    "a god on water": (but(GOD_1, '{ space = "0,5", piece = "god", seat = 1 },'), ["god", "'0,5'", "water"]),
}
ORDER_AT_FAULT = {
    "a region without a token": (but(ORDER, 'order = ["4,4", "1,5"]'), ["region", "'2,9'", "order token"]),
    "two tokens in a region": (but(ORDER, 'order = ["4,4", "1,5", "2,5"]'), ["tokens 2 and 3", "same region"]),
    "one token too many": (but(ORDER, 'order = ["4,4", "1,5", "4,6", "4,7"]'), ["tokens 3 and 4", "same region"]),
    "a token on water": (but(ORDER, 'order = ["4,4", "0,5", "4,6"]'), ["token 2", "'0,5'", "land"]),
    "a token off the map": (but(ORDER, 'order = ["4,4", "0,0", "4,6"]'), ["token 2", "'0,0'", "land"]),
    "a token nowhere": (but(ORDER, 'order = ["4,4", "1,5", "x"]'), ["'x'"]),
    "camels make a region without a token": (
        but(CAMELS, 'camels = ["4,1 S", "5,0 SE", "5,0 S"]'),
        ["region", "order token"],
    ),
    "too many regions": (
        but(CAMELS, 'camels = ["1,0 S", "1,8 SE", "1,9 SW", "4,3 S", "5,3 NE"]'),
        ["6 regions", "5"],
    ),
}
CAMELS_AT_FAULT = {
    "a camel on a river": (but(CAMELS, 'camels = ["3,5 S"]'), ["'3,5 S'", "river"]),
    "a camel beside water": (but(CAMELS, 'camels = ["1,4 N"]'), ["'1,4 N'", "land"]),
    "a camel on the edge of the map": (but(CAMELS, 'camels = ["0,1 N"]'), ["'0,1 N'", "map"]),
    "a camel off the map": (but(CAMELS, 'camels = ["0,0 S"]'), ["'0,0 S'", "map"]),
    "a camel nowhere": (but(CAMELS, 'camels = ["12,1 S"]'), ["'12,1'"]),
    "a camel on no edge": (but(CAMELS, 'camels = ["1,5"]'), ["'1,5'", "edge"]),
    "a camel on an unknown edge": (but(CAMELS, 'camels = ["1,5 W"]'), ["'1,5 W'", "edge"]),
    "a camel twice": (but(CAMELS, 'camels = ["1,5 S", "1,5 S"]'), ["Two camels", "'1,5 S'"]),
    "a camel twice, seen from both spaces": (but(CAMELS, 'camels = ["1,5 S", "2,5 N"]'), ["Two camels", "'1,5 S'"]),
}
STOCK_AT_FAULT = {
    "six seats": (but("seats = 2", "seats = 6"), ["2 to 5 seats"]),
    "one seat": (but("seats = 2", "seats = 1"), ["2 to 5 seats"]),
    "a seat that does not play": (but(TEMPLE, '{ space = "4,6", piece = "temple", seat = 3 },'), ["temple", "seat 3"]),
    "a seat 0": (but(TEMPLE, '{ space = "4,6", piece = "temple", seat = 0 },'), ["temple", "seat 0"]),
    "a god missing": (but(GOD_2, ""), ["Seat 2", "0 god"]),
    "a god twice": (but(TEMPLE, '{ space = "4,6", piece = "god", seat = 2 },'), ["Seat 2", "2 god"]),
    "a god of no seat": (but(TEMPLE, '{ space = "4,6", piece = "god" },'), ["god", "'4,6'", "no seat"]),
    "a warrior of no seat": (but(TEMPLE, '{ space = "4,6", piece = "warrior" },'), ["warrior", "'4,6'", "no seat"]),
    "too many warriors": (but(TEMPLE, pieces(7, "warrior", 1)), ["Seat 1", "7 warriors", "6"]),
    "too many monuments of a kind": (but(TEMPLE, pieces(11, "obelisk", None)), ["11", "obelisk", "10"]),
    "too few ankh tokens": (but(TEMPLE, pieces(10, "pyramid", 2)), ["Seat 2", "ankh tokens", "9"]),
}


def cases(at_fault: dict[str, tuple[str, list[str]]]) -> pytest.MarkDecorator:
    """A test for each of these files, by name."""
    return pytest.mark.parametrize(("text", "named"), at_fault.values(), ids=at_fault)


@pytest.mark.rules("A2.1", "A2.2", "A2.3")
@cases(SPACES_AT_FAULT)
def test_pieces_stand_alone_on_land_of_the_map(tmp_path: Path, text: str, named: list[str]) -> None:
    assert_one_sentence(refusal(tmp_path, text), "'Mine' for 2 seats", *named)


@pytest.mark.rules("A1.3", "A2.4", "A3.3")
@cases(ORDER_AT_FAULT)
def test_every_region_has_one_order_token(tmp_path: Path, text: str, named: list[str]) -> None:
    assert_one_sentence(refusal(tmp_path, text), "'Mine' for 2 seats", *named)


@pytest.mark.rules("A6.4")
@cases(CAMELS_AT_FAULT)
def test_camels_stand_alone_between_two_land_spaces(tmp_path: Path, text: str, named: list[str]) -> None:
    assert_one_sentence(refusal(tmp_path, text), "'Mine' for 2 seats", *named)


@pytest.mark.rules("A1.1", "A1.2", "A1.3", "A3.3")
@cases(STOCK_AT_FAULT)
def test_every_seat_has_one_god_and_nobody_more_than_there_is(tmp_path: Path, text: str, named: list[str]) -> None:
    assert_one_sentence(refusal(tmp_path, text), "'Mine'", *named)


@pytest.mark.rules("A1.3")
def test_more_camels_than_the_game_has_are_refused(tmp_path: Path) -> None:
    words = refusal(tmp_path, but(CAMELS, f"camels = {[edge_token(side) for side in range(31)]}"))
    assert_one_sentence(words, "Mine", "31 camels", "30")


@pytest.mark.rules("A1.3", "A3.3")
def test_five_regions_are_not_too_many(tmp_path: Path) -> None:
    five = but(CAMELS, 'camels = ["1,0 S", "4,3 S", "5,3 NE"]')
    scenario = read(tmp_path, five.replace(ORDER, 'order = ["5,3", "4,4", "1,5", "4,6", "1,0"]'))
    game = start(SPEC, {"seats": 2, "scenario": scenario}, "file").game
    assert isinstance(game, Ankh)
    assert [(region & LAND).bit_count() for region in game.regions] == [1, 30, 22, 28, 1]


FILES_AT_FAULT = {
    "unknown piece": (but(TEMPLE, '{ space = "4,6", piece = "camp" },'), ["'camp'", "piece"]),
    "missing source": (but(f"[source]\n{OWN}\n", ""), ["source"]),
    "unknown origin": (but(OWN, 'origin = "hearsay"'), ["'hearsay'", "origin"]),
    "recovered without a rule": (but(OWN, 'origin = "recovered"'), ["source", "rule"]),
    "rulebook without a rule": (but(OWN, 'origin = "rulebook"'), ["source", "rule"]),
    "reconstructed without a reason": (but(OWN, 'origin = "reconstructed"'), ["source", "why"]),
    "unknown field of the file": (but('name = "Mine"', 'name = "Mine"\ntitle = "x"'), ["`title`"]),
    "unknown field of a layout": (but(CAMELS, "camels = []\nhorses = 3"), ["`horses`"]),
    "unknown field of a piece": (but(TEMPLE, '{ space = "4,6", piece = "temple", size = 2 },'), ["`size`"]),
    "unknown field of the source": (but(OWN, 'origin = "own"\npage = 3'), ["`page`"]),
    "missing id": (but('id = "mine"\n', ""), ["`id`"]),
    "missing camels": (but(CAMELS, ""), ["`camels`"]),
    "seats as a word": (but("seats = 2", 'seats = "two"'), ["seats"]),
    "a space as a number": (but(TEMPLE, '{ space = 46, piece = "temple" },'), ["space"]),
    "unreadable TOML": (but(ORDER, "order ="), ["TOML"]),
    "no TOML at all": ("Once upon a time", ["TOML"]),
    "an empty file": ("", ["`id`"]),
}


@pytest.mark.rules("A1.3")
def test_city_tiles_are_unused(tmp_path: Path) -> None:
    assert_one_sentence(refusal(tmp_path, but(TEMPLE, '{ space = "4,6", piece = "city" },')), "'city'", "piece")


@cases(FILES_AT_FAULT)
def test_a_file_that_is_no_scenario_is_refused_by_name(tmp_path: Path, text: str, named: list[str]) -> None:
    assert_one_sentence(refusal(tmp_path, text), "mine.toml", *named)


def test_a_scenario_without_layouts_is_refused(tmp_path: Path) -> None:
    text = GOOD[: GOOD.index("[[layouts]]")].replace('name = "Mine"', 'name = "Mine"\nlayouts = []')
    assert_one_sentence(refusal(tmp_path, text), "Mine", "layout")


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        from_file(tmp_path / "nowhere.toml", Scenario)
    assert_one_sentence(str(refused.value), "nowhere.toml", "cannot be read")


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "picture.toml").write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(Refused) as refused:
        from_file(tmp_path / "picture.toml", Scenario)
    assert_one_sentence(str(refused.value), "picture.toml", "UTF-8")


def test_a_scenario_without_a_layout_for_the_seats_is_refused(tmp_path: Path) -> None:
    scenario = read(tmp_path, GOOD)
    with pytest.raises(Refused) as refused:
        setup.read({"seats": 4, "scenario": scenario})
    assert_one_sentence(str(refused.value), "'Mine'", "4 seats", "2")


def test_a_random_scenario_is_drawn_from_those_for_so_many_seats(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    every = {**scenarios(), "mine": read(tmp_path, GOOD)}
    monkeypatch.setattr(setup, "scenarios", lambda: every)
    drawn = {seats: [name for name, _ in setup._layouts(setup.Setup(seats=seats))] for seats in (2, 3)}
    assert drawn == {2: [*scenarios(), "mine"], 3: [*scenarios()]}


def test_a_scenario_in_the_set_up_is_checked_like_a_file() -> None:
    raw: dict[str, Any] = {
        "id": "mine",
        "name": "Mine",
        "source": {"origin": "own"},
        "layouts": [{"seats": 2, "order": ["4,4", "1,5", "4,6"], "camels": [], "pieces": []}],
    }
    with pytest.raises(Refused) as refused:
        setup.read({"seats": 2, "scenario": raw})
    assert_one_sentence(str(refused.value), "'Mine'", "Seat 1", "0 god")


# --- set-ups -------------------------------------------------------------------------------------------------

SETUPS_AT_FAULT: dict[str, tuple[str, Any, list[str]]] = {
    "one seat": ("A1.1", {"seats": 1}, ["2 to 5", "1"]),
    "six seats": ("A1.1", {"seats": 6}, ["2 to 5", "6"]),
    "no seats": ("", {}, ["`seats`"]),
    "seats as a word": ("", {"seats": "three"}, ["seats"]),
    "half a seat": ("", {"seats": 2.5}, ["seats"]),
    "yes seats": ("", {"seats": True}, ["seats"]),
    "not a set-up": ("", [2], ["set-up"]),
    "nothing": ("", None, ["set-up"]),
    "unknown god": ("A1.1", {"seats": 2, "gods": ["ra", "thor"]}, ["'thor'", "osiris"]),
    "unknown way to get gods": ("A3.1", {"seats": 2, "gods": "drafted"}, ["'drafted'"]),
    "a god twice": ("A1.1", {"seats": 3, "gods": ["ra", "isis", "ra"]}, ["'ra'", "twice"]),
    "too few gods": ("A3.1", {"seats": 3, "gods": ["ra", "isis"]}, ["2 gods", "3 seats"]),
    "too many gods": ("A3.1", {"seats": 2, "gods": ["ra", "isis", "amun"]}, ["3 gods", "2 seats"]),
    "a god as a number": ("", {"seats": 2, "gods": [1, 2]}, ["gods"]),
    "a guardian of the wrong level": (
        "A1.8",
        {"seats": 2, "guardians": ["mummy", "apep", "androsphinx"]},
        ["'mummy'", "level 1", "cat_mummy"],
    ),
    "unknown guardian": ("A1.8", {"seats": 2, "guardians": ["satet", "apep", "dragon"]}, ["'dragon'", "level 3"]),
    "too few guardians": ("A3.4", {"seats": 2, "guardians": ["satet", "apep"]}, ["2 guardians", "3 levels"]),
    "too many guardians": ("A3.4", {"seats": 2, "guardians": ["random"] * 4}, ["4 guardians", "3 levels"]),
    "unknown way to get guardians": ("A3.4", {"seats": 2, "guardians": "drafted"}, ["'drafted'"]),
    "last red space 18": ("A1.4", {"seats": 2, "last_red_space": 18}, ["19 or 20", "18"]),
    "last red space 21": ("A1.4", {"seats": 2, "last_red_space": 21}, ["19 or 20", "21"]),
    "unknown scenario": ("A3.3", {"seats": 2, "scenario": "new_kingdom"}, ["'new_kingdom'", "old_kingdom"]),
    "first player out of range": ("A3.2", {"seats": 3, "first": 3}, ["0 to 2", "3"]),
    "first player below 0": ("A3.2", {"seats": 3, "first": -1}, ["0 to 2", "-1"]),
    "unknown word for the first player": ("A3.2", {"seats": 3, "first": "youngest"}, ["'youngest'"]),
    "unknown option": ("", {"seats": 2, "house_rules": True}, ["`house_rules`"]),
}


@pytest.mark.parametrize(
    ("raw", "named"),
    [
        pytest.param(raw, named, id=name, marks=[pytest.mark.rules(rule)] if rule else [])
        for name, (rule, raw, named) in SETUPS_AT_FAULT.items()
    ],
)
def test_a_set_up_that_does_not_fit_is_refused_by_name(raw: Any, named: list[str]) -> None:
    with pytest.raises(Refused) as refused:
        setup.read(raw)
    assert_one_sentence(str(refused.value), *named)


@pytest.mark.parametrize(
    "raw",
    [
        {"seats": 2},
        {"seats": 5, "gods": "chosen", "guardians": "random", "scenario": "random", "first": "random"},
        {"seats": 3, "gods": ["random", "chosen", "ra"], "first": 2, "last_red_space": 19},
        {"seats": 4, "guardians": ["satet", "random", "androsphinx"], "scenario": "old_kingdom", "first": 0},
    ],
)
def test_what_fits_is_read_as_it_is_written(raw: dict[str, Any]) -> None:
    chosen = setup.read(raw)
    assert {option: getattr(chosen, option) for option in raw} == raw


@pytest.mark.rules("A6.5")
def test_a_camel_that_separates_nothing_is_refused(tmp_path: Path) -> None:
    words = refusal(tmp_path, but(CAMELS, 'camels = ["1,6 S"]'))
    assert_one_sentence(words, "'1,6 S'", "separates nothing")


@pytest.mark.rules("A3.3")
def test_two_layouts_for_the_same_seats_are_refused(tmp_path: Path) -> None:
    layout = GOOD[GOOD.index("[[layouts]]") :]
    assert_one_sentence(refusal(tmp_path, GOOD + layout), "two layouts for 2 seats")
