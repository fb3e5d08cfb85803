"""Learning: lessons from games, weights from lessons."""

from __future__ import annotations

from array import array
from collections import Counter
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

from tawy.ai.ankh.sense import AnkhSense
from tawy.ai.fitting import HELD_BACK, Array, boards, fit, objective, surprise
from tawy.ai.foretelling import foretell
from tawy.ai.learning import Course, learn
from tawy.ai.learnt import Weights, guessed, read_weights
from tawy.ai.lessons import Homework, Lesson, arranged, lessons, shares
from tawy.ai.minds import GUESSED, judge, sense_of
from tawy.ai.value import UNIT, value
from tawy.cli import main
from tawy.games import games, registered, spec_of
from tawy.kernel.refusal import Refused

ANKH = sense_of("ankh")
PLAGUES = sense_of("plagues")


def homework(game: str, number: int = 0, seed: str = "a") -> Homework:
    return Homework(game, number, guessed(game, sense_of(game)), seed)


@pytest.mark.parametrize("game", games())
def test_a_game_gives_lessons_of_its_stages(game: str) -> None:
    found = lessons(homework(game))
    assert found == lessons(homework(game))
    assert all(isinstance(row, array) for lesson in found for row in lesson.rows)
    assert found != lessons(homework(game, seed="b"))
    assert len({lesson.stage for lesson in found}) > 5
    for lesson in found:
        assert len(lesson.rows) == len(lesson.won)
        assert all(len(row) == len(sense_of(game).names) for row in lesson.rows)
        assert sum(lesson.won) == pytest.approx(1) or not any(lesson.won)


@pytest.mark.parametrize("game", games())
def test_every_number_of_seats_has_games_of_careful_and_of_careless_bots(game: str) -> None:
    sense = sense_of(game)
    cycle = [arranged(sense, number) for number in range(len(sense.lesson_seats) * len(sense.wandering))]
    assert Counter(cycle) == Counter(product(sense.lesson_seats, sense.wandering))


@pytest.mark.rules("A9.3")
def test_careless_bots_of_ankh_teach_that_nobody_may_win() -> None:
    weights = shipped("ankh")
    careful = [number for number in range(16) if arranged(ANKH, number) == (2, min(ANKH.wandering))]
    careless = [number for number in range(200) if arranged(ANKH, number) == (2, max(ANKH.wandering))]

    def without_winner(numbers: list[int]) -> int:
        return sum(not any(lessons(Homework("ankh", each, weights, f"{each}"))[0].won) for each in numbers)

    assert without_winner(careful) == 0
    assert without_winner(careless) > 0


def test_a_merged_gods_win_is_a_win_for_both_that_merged() -> None:
    g: Any = spec_of("ankh").new(spec_of("ankh").read_setup({"seats": 3}))
    g.side_of = [0, 2, 2]
    assert shares(ANKH, g, [0.0, 0.0, 1.0], [0, 1, 2]) == [0.0, 0.5, 0.5]
    assert shares(ANKH, g, [0.0, 0.0, 1.0], [0, 2]) == [0.0, 1.0]
    assert shares(ANKH, g, [1.0, 0.0, 0.0], [0, 1, 2]) == [1.0, 0.0, 0.0]
    assert shares(ANKH, g, [0.0, 0.0, 0.0], [0, 1, 2]) == [0.0, 0.0, 0.0]


def game_of_plagues(seats: int) -> Any:
    spec = spec_of("plagues")
    g: Any = spec.new(spec.read_setup({"seats": seats}))
    while g.ask.kind != "die":
        g.answer(g.ask.options[0])
    return g


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_who_is_ahead_by_points_is_likelier_to_win(seats: int) -> None:
    g, judged = game_of_plagues(seats), judge("plagues")
    level = judged.chances(g, [1.0] * g.players)
    assert level == pytest.approx([1 / g.players] * g.players)
    ahead = judged.chances(g, [1.2, *[1.0] * (g.players - 1)])
    assert sum(ahead) == pytest.approx(1)
    assert 1 > ahead[0] > level[0] > ahead[1] > 0


def test_a_point_for_oneself_is_worth_more_than_one_less_for_another() -> None:
    g, judged = game_of_plagues(2), judge("plagues")
    dice = Random(5)
    while g.ask is not None:
        g.answer(g.ask.draw(dice.randrange))
    before = judged(g)
    g.penalties = [g.penalties[0], g.penalties[1] + 1]  # three points less for the second (P12.3)
    after = judged(g)
    gained, lost = after[0] - before[0], before[1] - after[1]
    assert lost > gained > 0


def test_a_chance_is_its_own_worth_where_no_points_are_counted() -> None:
    g = spec_of("ankh").new(spec_of("ankh").read_setup({"seats": 3}))
    assert judge("ankh", GUESSED).chances(g, [0.2, 0.3, 0.4]) == [0.2, 0.3, 0.4]


def with_known_points(truth: list[float], number: int) -> list[Lesson]:
    """Points that follow from the first features, give or take five."""
    dice, made = Random(9), []
    for _ in range(number):
        rows = [[dice.gauss(0, 1) for _ in PLAGUES.names] for _ in range(2)]
        exact = [sum(weight * row[place] for place, weight in enumerate(truth)) for row in rows]
        made.append(Lesson(12, rows, [], [1.0, 0.0], [round(UNIT * each + dice.gauss(0, 5)) for each in exact]))
    return made


def test_known_points_are_foretold() -> None:
    truth = [0.4, -0.2, 0.1]
    made = with_known_points(truth, 3000)
    found = foretell(PLAGUES, [made])
    assert found.contender[12, :3] == pytest.approx(truth, abs=0.02)
    assert found.doubts[12] == pytest.approx(5, abs=0.5)
    assert found.contender[13, :3] == pytest.approx(truth, abs=0.05), "a stage nobody has seen is like its neighbour"
    assert found.doubts[13] == found.doubts[12]
    assert found.positions == 3000


def test_what_is_learnt_is_the_same_in_one_game_and_in_many() -> None:
    made = with_known_points([0.4, -0.2, 0.1], 600)
    of_one, of_many = foretell(PLAGUES, [made]), foretell(PLAGUES, (made[at : at + 7] for at in range(0, 600, 7)))
    assert of_many.contender == pytest.approx(of_one.contender, abs=1e-9)
    assert (of_many.doubts, of_many.positions) == (of_one.doubts, of_one.positions)


def test_the_more_games_the_less_weights_are_held_back() -> None:
    truth = [0.4, -0.2, 0.1]
    found = [foretell(PLAGUES, [with_known_points(truth, number)]).contender[12, 0] for number in (2, 60, 2000)]
    assert [round(truth[0] - each, 1) for each in found] == [0.4, 0.1, 0.0], "from next to nothing to all of it"


def made_up(truth: list[float], number: int) -> list[Lesson]:
    """Games whose winner was drawn by known weights of the first features."""
    dice, made = Random(7), []
    for _ in range(number):
        rows = [[dice.gauss(0, 1) for _ in ANKH.names] for _ in range(2)]
        scores = [sum(weight * row[place] for place, weight in enumerate(truth)) for row in rows]
        first = 1 / (1 + np.exp(scores[1] - scores[0]))
        won = dice.random() < first
        made.append(Lesson(0, rows, [1.0, 0.0, 0.0, 0.0], [float(won), float(not won)], []))
    return made


def test_known_weights_are_found_again() -> None:
    truth = [1.5, -1.0, 0.5]
    start = np.zeros((ANKH.stages, len(ANKH.names)))
    found = fit(ANKH, made_up(truth, 4000), start, np.zeros((ANKH.stages, len(ANKH.world_names))))
    assert found.contender[0, :3] == pytest.approx(truth, abs=0.2)
    assert np.abs(found.contender[0, 3:]).max() < 0.25
    assert found.surprise < 0.6 < np.log(2)


def by_adam(height: Any, weights: Array) -> Array:
    """A plain way downhill, 400 steps of Adam: what was used before scipy, and no way may end higher."""
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, 401):
        slope = height(weights)[1]
        mean += 0.1 * (slope - mean)
        square += 0.01 * (slope**2 - square)
        weights = weights - 0.05 * mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.99**step)) + 1e-9)
    return weights


def test_what_is_learnt_is_as_good_as_by_walking_downhill() -> None:
    """And the same wherever learning starts: there is one lowest point."""
    learnt = [lesson for seed in "abc" for lesson in lessons(homework("ankh", seed=seed))]
    kept = boards(ANKH, learnt[: int(len(learnt) * (1 - HELD_BACK))])
    guess = guessed("ankh", ANKH)
    weights, world = np.array(guess.stages), np.array(guess.world)

    def height(every: Array) -> tuple[float, Array]:
        parts = every[: weights.size].reshape(weights.shape), every[weights.size :].reshape(world.shape)
        loss, *slopes = objective(ANKH, kept, *parts)
        return loss, np.concatenate([slope.ravel() for slope in slopes])

    found, from_nothing = fit(ANKH, learnt, weights, world), fit(ANKH, learnt, 0 * weights, 0 * world)
    start = np.concatenate([weights.ravel(), world.ravel()])
    reached = height(np.concatenate([found.contender.ravel(), found.world.ravel()]))[0]
    assert reached <= height(by_adam(height, start))[0] < height(start)[0]
    assert found.contender == pytest.approx(from_nothing.contender, abs=1e-2)


def test_the_slope_of_what_is_made_small_counts_what_pulls_at_the_weights() -> None:
    learnt = boards(ANKH, made_up([1.0], 40))
    weights = np.linspace(-0.5, 0.5, ANKH.stages * len(ANKH.names)).reshape(ANKH.stages, len(ANKH.names)) ** 3
    world = np.zeros((ANKH.stages, len(ANKH.world_names)))
    before, slope, _ = objective(ANKH, learnt, weights, world)
    for stage, place in ((0, 0), (0, 5), (1, 5), (7, 3), (ANKH.stages - 1, 0)):
        moved = weights.copy()
        moved[stage, place] += 1e-6
        rise = (objective(ANKH, learnt, moved, world)[0] - before) / 1e-6
        assert slope[stage, place] == pytest.approx(rise, rel=1e-3, abs=1e-6)


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
    course = Course("ankh", (2,), "x")
    one = learn(course, 1, lambda sentence, _: told.append(sentence))
    assert one == learn(course, 2, lambda *_: None)
    assert told[0].startswith("Round 1: ")
    assert one.command == "tawy learn ankh --games 2 --seed x"
    assert one.stages != guessed("ankh", ANKH).stages


def shipped(game: str) -> Weights:
    file = registered(game).weights
    assert file is not None
    return read_weights(file)


@pytest.mark.parametrize("game", games())
def test_what_is_shipped_was_learnt_by_a_command_for_these_features(game: str) -> None:
    weights = shipped(game)
    assert weights.game == game
    assert weights.command.startswith(f"tawy learn {game} --games ")
    assert weights.positions > 10_000
    assert judge(game)


def test_weights_for_other_features_are_refused() -> None:
    weights = msgspec.structs.replace(shipped("ankh"), names=["devotion", "charm"])
    with pytest.raises(Refused, match=r"other features of ankh, 'charm' among them: learn them again\."):
        value(spec_of("ankh"), ANKH, weights)


def test_weights_for_other_stages_are_refused() -> None:
    weights = msgspec.structs.replace(shipped("ankh"), stages=shipped("ankh").stages[:38])
    with pytest.raises(Refused, match=r"learnt for 38 stages of ankh, and there are 76: learn them again\."):
        value(spec_of("ankh"), ANKH, weights)


@pytest.mark.plain
def test_a_new_feature_weighs_nothing_until_it_is_learnt() -> None:
    """So a bot that has learnt it can be measured against the one that ships."""

    class Sharper(AnkhSense):
        names = (*AnkhSense.names[:3], "camels", *AnkhSense.names[3:], "luck")

        def rows(self, g: Any) -> list[list[float]]:
            return [[*row[:3], 7.0, *row[3:], 9.0] for row in super().rows(g)]

    spec, dice = spec_of("ankh"), Random(3)
    g: Any = spec.new(spec.read_setup({"seats": 4}))
    as_before, sharper = judge("ankh"), value(spec, Sharper(), shipped("ankh"))
    for _ in range(60):
        g.answer(g.ask.draw(dice.randrange))
        assert sharper(g) == pytest.approx(as_before(g))


def test_a_file_that_holds_no_weights_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    with pytest.raises(Refused, match=r"cannot be read: No such file"):
        read_weights(file)
    file.write_text("{}")
    with pytest.raises(Refused, match="cannot be read: Object missing required field"):
        read_weights(file)


def test_the_command_writes_what_it_learnt(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "new.json"
    assert main(["learn", "ankh", "--games", "1", "--seed", "x", "-o", str(file)]) == 0
    assert msgspec.json.decode(file.read_bytes(), type=Weights).games == 1
    assert b"doubts" not in file.read_bytes(), "points are not foretold"
    assert "holds what was learnt" in capsys.readouterr().out
    assert main(["learn", "ankh", "--games", "0", "-o", str(file)]) == 2
    assert main(["learn", "ankh", "--games", "4,many", "-o", str(file)]) == 2
    assert main(["learn", "ankh", "--games", "1", "-o", str(tmp_path / "no" / "where.json")]) == 2
