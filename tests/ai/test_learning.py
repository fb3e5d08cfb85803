"""Learning: lessons from games, weights from lessons."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

from tawy.ai.fitting import boards, fit, surprise
from tawy.ai.learning import Course, learn
from tawy.ai.lessons import Homework, Lesson, lessons, shares
from tawy.ai.minds import SENSES, judge
from tawy.ai.value import Value, Weights, by_points, guessed, read_weights
from tawy.cli import main
from tawy.games import spec_of
from tawy.kernel.refusal import Refused

ANKH = SENSES["ankh"]


def homework(game: str, number: int = 0, seed: str = "a") -> Homework:
    return Homework(game, number, guessed(game, SENSES[game]), seed)


@pytest.mark.parametrize("game", SENSES)
def test_a_game_gives_lessons_of_its_stages(game: str) -> None:
    found = lessons(homework(game))
    assert found == lessons(homework(game))
    assert found != lessons(homework(game, seed="b"))
    assert len({lesson.stage for lesson in found}) > 5
    for lesson in found:
        assert len(lesson.rows) == len(lesson.won)
        assert all(len(row) == len(SENSES[game].names) for row in lesson.rows)
        assert sum(lesson.won) == pytest.approx(1) or not any(lesson.won)


def test_a_merged_gods_win_is_a_win_for_both_that_merged() -> None:
    g: Any = spec_of("ankh").new(spec_of("ankh").read_setup({"seats": 3}))
    g.side_of = [0, 2, 2]
    assert shares(ANKH, g, [0.0, 0.0, 1.0], [0, 1, 2]) == [0.0, 0.5, 0.5]
    assert shares(ANKH, g, [0.0, 0.0, 1.0], [0, 2]) == [0.0, 1.0]
    assert shares(ANKH, g, [1.0, 0.0, 0.0], [0, 1, 2]) == [1.0, 0.0, 0.0]
    assert shares(ANKH, g, [0.0, 0.0, 0.0], [0, 1, 2]) == [0.0, 0.0, 0.0]


def test_more_points_are_a_greater_part_of_the_win() -> None:
    shares = by_points([60, 54, 60])
    assert shares[0] == shares[2] > shares[1] > 0.1
    assert sum(shares) == pytest.approx(1)


def test_a_softened_chance_stands_for_the_chance_itself() -> None:
    value = judge("plagues")
    assert value.chance(0.5, 2) == pytest.approx(0.5)
    assert value.chance(0.25, 4) == pytest.approx(0.25)
    odds = 2.0  # twice as likely after softening by the third root
    assert value.chance(odds / (1 + odds), 2) == pytest.approx(8 / 9)
    assert judge("ankh").chance(0.7, 3) == 0.7


def made_up(truth: list[float], number: int) -> list[Lesson]:
    """Games whose winner was drawn by known weights of the first features."""
    dice, made = Random(7), []
    for _ in range(number):
        rows = [[dice.gauss(0, 1) for _ in ANKH.names] for _ in range(2)]
        scores = [sum(weight * row[place] for place, weight in enumerate(truth)) for row in rows]
        first = 1 / (1 + np.exp(scores[1] - scores[0]))
        won = dice.random() < first
        made.append(Lesson(0, rows, [1.0, 0.0, 0.0, 0.0], [float(won), float(not won)]))
    return made


def test_known_weights_are_found_again() -> None:
    truth = [1.5, -1.0, 0.5]
    start = np.zeros((ANKH.stages, len(ANKH.names)))
    found = fit(ANKH, made_up(truth, 4000), start, np.zeros((ANKH.stages, len(ANKH.world_names))))
    assert found.contender[0, :3] == pytest.approx(truth, abs=0.2)
    assert np.abs(found.contender[0, 3:]).max() < 0.25
    assert found.surprise < 0.6 < np.log(2)


def test_the_slope_is_that_of_the_surprise() -> None:
    board = boards(ANKH, made_up([1.0], 40))[0]
    weights, world = np.full(len(ANKH.names), 0.1), np.full(len(ANKH.world_names), 0.2)
    _, slope, of_world = surprise(board, weights, world)
    step = 1e-6
    for place in range(5):
        moved = weights.copy()
        moved[place] += step
        rise = (surprise(board, moved, world)[0] - surprise(board, weights, world)[0]) / step
        assert slope[place] == pytest.approx(rise, rel=1e-3)
    moved = world.copy()
    moved[0] += step
    rise = (surprise(board, weights, moved)[0] - surprise(board, weights, world)[0]) / step
    assert of_world[0] == pytest.approx(rise, rel=1e-3)


def test_the_same_course_learns_the_same() -> None:
    told: list[str] = []
    course = Course("ankh", 2, 1, "x")
    one = learn(course, 1, lambda sentence, _: told.append(sentence))
    assert one == learn(course, 2, lambda *_: None)
    assert told[0].startswith("Round 1: ")
    assert one.command == "tawy learn ankh --games 2 --rounds 1 --seed x"
    assert one.stages != guessed("ankh", ANKH).stages


@pytest.mark.parametrize("game", SENSES)
def test_what_is_shipped_was_learnt_by_a_command_for_these_features(game: str) -> None:
    weights = read_weights(game)
    assert weights.game == game
    assert weights.command.startswith(f"tawy learn {game} --games ")
    assert weights.positions > 10_000
    assert judge(game)


def test_weights_for_other_features_are_refused() -> None:
    weights = msgspec.structs.replace(read_weights("ankh"), names=["devotion"])
    with pytest.raises(Refused, match=r"These weights were learnt for other features of ankh: learn them again\."):
        Value(spec_of("ankh"), ANKH, weights)


def test_a_file_that_holds_no_weights_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    with pytest.raises(Refused, match=r"cannot be read: No such file"):
        read_weights("ankh", str(file))
    file.write_text("{}")
    with pytest.raises(Refused, match="cannot be read: Object missing required field"):
        read_weights("ankh", str(file))


def test_the_command_writes_what_it_learnt(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "new.json"
    assert main(["learn", "ankh", "--games", "1", "--rounds", "1", "--seed", "x", "-o", str(file)]) == 0
    assert msgspec.json.decode(file.read_bytes(), type=Weights).games == 1
    assert "holds what was learnt" in capsys.readouterr().out
    assert main(["learn", "ankh", "--games", "0", "-o", str(file)]) == 2
    assert main(["learn", "ankh", "--games", "1", "-o", str(tmp_path / "no" / "where.json")]) == 2
