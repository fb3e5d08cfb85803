"""Every numbered rule of Senet, shown."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from examples.senet.tests.senet_board import CONES, SPOOLS, board, standing, told
from rulecoverage import cited
from senet.registration import GAME
from senet.setup import new
from senet.spec import SPEC
from senet.state import Senet
from tawy.kernel import cites
from tawy.kernel.refusal import Refused

HERE = Path(__file__)
RULES = cites.read(GAME.rulebook())


def asked(g: Senet) -> list[int]:
    """The pieces among which the player chooses, by their houses."""
    return g.ask.options if g.ask is not None and g.ask.kind == "move" else []


@pytest.mark.rules("S1.1", "S1.2", "S1.3", "S1.4")
def test_ten_pieces_stand_in_turn_on_the_first_houses_and_the_cones_begin() -> None:
    g = new()
    assert standing(g) == ([2, 4, 6, 8, 10], [1, 3, 5, 7, 9])
    assert g.ask is not None
    assert (g.ask.kind, g.ask.about) == ("throw", (CONES,))
    board_ = GAME.board
    assert board_ is not None
    assert [row[0] for row in board_.rows] == ["1", "20", "21"]
    assert len({space for row in board_.rows for space in row}) == 30
    assert set(board_.signs) == {"15", "26", "27", "28", "29", "30"}


@pytest.mark.rules("S2.1")
def test_the_sticks_fall_as_four_sticks_do() -> None:
    ask, dice = new().ask, Random(1)
    assert ask is not None
    counted = Counter(ask.draw(dice.randrange) for _ in range(16_000))
    of_sixteen = {1: 4, 2: 6, 3: 4, 4: 1, 5: 1}
    assert all(abs(counted[throw] - 1000 * ways) < 300 for throw, ways in of_sixteen.items())


@pytest.mark.rules("S2.2")
@pytest.mark.parametrize(("throw", "next_"), [(1, CONES), (2, SPOOLS), (3, SPOOLS), (4, CONES), (5, CONES)])
def test_after_1_4_and_5_the_same_player_throws_again(throw: int, next_: int) -> None:
    g = new()
    g.answer(throw)
    if g.ask and g.ask.kind == "move":
        g.answer(g.ask.options[0])
    assert g.ask
    assert g.ask.about == (next_,)


@pytest.mark.rules("S3.1", "S3.2")
def test_a_piece_goes_forward_by_the_throw_and_not_onto_its_own_side() -> None:
    g = board([3, 5, 9], throw=2)
    assert asked(g) == [5, 9]
    g.answer(9)
    assert standing(g)[CONES] == [3, 5, 11]


@pytest.mark.rules("S3.3")
def test_it_changes_places_with_one_piece_of_the_other_side() -> None:
    g = board([3, 20], [5, 9], throw=2)
    g.answer(3)
    assert standing(g) == ([5, 20], [3, 9])
    assert told(g)[:2] == ["Moved", "ChangedPlaces"]


@pytest.mark.rules("S3.4")
def test_two_side_by_side_protect_each_other_also_round_a_corner_of_the_way() -> None:
    assert asked(board([3, 12, 17], [5, 6], throw=2)) == [12, 17]
    assert asked(board([8, 14, 17], [10, 11], throw=2)) == [14, 17]


@pytest.mark.rules("S3.5")
def test_three_in_a_row_are_not_passed_but_two_are() -> None:
    assert asked(board([3, 12, 14], [4, 5, 6], throw=4)) == [12, 14]
    assert asked(board([3, 12, 14], [4, 5], throw=4)) == [3, 12, 14]


@pytest.mark.rules("S3.6")
def test_who_cannot_go_forward_goes_back_to_an_empty_house_or_has_no_move() -> None:
    g = board([9, 23], [10, 11, 20, 12], throw=4)
    assert asked(g) == [9, 23]
    g.answer(23)
    assert standing(g)[CONES] == [9, 19]
    blocked = board([23], [19], throw=4)
    assert told(blocked) == ["HadNoMove"]
    assert told(board([26], [30], throw=4)) == ["HadNoMove"]


@pytest.mark.rules("S4.1")
def test_nobody_passes_the_house_of_beauty_without_stopping() -> None:
    assert asked(board([24, 25, 1], throw=1)) == [1, 25]  # 24 would come to its own piece
    assert asked(board([23, 24, 1], throw=3)) == [1, 23]


@pytest.mark.rules("S4.2")
def test_a_5_leaves_the_house_of_beauty_for_good_and_less_moves_on() -> None:
    g = board([26, 3], throw=5)
    g.answer(26)
    assert (standing(g)[CONES], g.off[CONES]) == ([3], 4)
    g = board([26, 3], throw=2)
    g.answer(26)
    assert standing(g)[CONES] == [3, 28]


@pytest.mark.rules("S4.3")
def test_the_water_carries_a_piece_back_to_rebirth_or_before_it() -> None:
    g = board([26, 3], throw=1)
    g.answer(26)
    assert standing(g)[CONES] == [3, 15]
    g = board([26, 15], [14], throw=1)
    g.answer(26)
    assert standing(g)[CONES] == [13, 15]
    assert "FellIntoWater" in told(g)


@pytest.mark.rules("S4.4")
@pytest.mark.parametrize(("house", "throws"), [(28, {3}), (29, {2}), (30, {1, 2, 3, 4, 5})])
def test_from_the_last_houses_a_piece_leaves_by_its_own_throw(house: int, throws: set[int]) -> None:
    assert {throw for throw in range(1, 6) if house in asked(board([house, 2, 4], throw=throw))} == throws


@pytest.mark.rules("S4.5")
def test_pieces_on_the_last_houses_keep_their_places() -> None:
    assert asked(board([3, 8, 24], [26], throw=2)) == [3, 8]
    assert asked(board([3, 8, 26], [28], throw=2)) == [3, 8]


@pytest.mark.rules("S5.1")
def test_who_has_all_five_off_first_has_won() -> None:
    g = board([30], [28, 29], throw=1)
    assert g.ask is None  # a single piece that can move is not asked for
    result = SPEC.result(g)
    assert result is not None
    assert (result.ending, result.winners, result.scores) == ("all off", (CONES,), (5, 3))


@pytest.mark.parametrize(
    ("throw", "target", "rules"),
    [
        (3, "3", []),
        (3, "5", ["S3.2"]),
        (3, "4", ["S3.1"]),
        (3, "8", ["S3.4"]),
        (4, "17", ["S3.5"]),
        (3, "24", ["S4.1"]),
        (2, "28", ["S4.4"]),
    ],
)
def test_why_not_names_the_rule_that_forbids_a_piece(throw: int, target: str, rules: list[str]) -> None:
    g = board([3, 5, 8, 17, 24, 28], [11, 12, 18, 19, 20], throw)
    assert [objection.rule for objection in SPEC.why_not(g, CONES, target)] == rules
    assert (rules == []) == (int(target) in asked(g))


def test_why_not_of_what_is_no_house_is_refused_and_of_another_s_turn_is_named() -> None:
    g = board([3, 5], [9], throw=2)
    with pytest.raises(Refused, match=r"40 is no house: name one from 1 to 30\."):
        SPEC.why_not(g, CONES, "40")
    assert [each.rule for each in SPEC.why_not(g, SPOOLS, "9")] == ["S2.2"]
    only_back = board([9, 23, 24], [10, 11, 12, 20], throw=4)
    assert [each.rule for each in SPEC.why_not(only_back, CONES, "24")] == ["S3.6"]


def test_every_rule_has_code_and_a_test() -> None:
    package = HERE.parents[1] / "src" / "senet"
    code = {rule for path in package.glob("*.py") for rule in cited(path.read_text("utf-8"))}
    marks = [
        ast.unparse(decorator)
        for node in ast.walk(ast.parse(HERE.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef)
        for decorator in node.decorator_list
        if "mark.rules" in ast.unparse(decorator)
    ]
    shown = {rule for mark in marks for rule in cited(mark)}
    assert set(RULES) - code == {"S1.1", "S1.2"}  # the board itself: content of the registration
    assert set(RULES) == shown
