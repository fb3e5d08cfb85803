"""Afterthoughts: what searches come to think of moves, and weights that see it at a glance."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

from tawy.ai import afterthoughts as games_thought_over
from tawy.ai import sharpening
from tawy.ai.afterthoughts import Afterthought, afterthoughts, weighed
from tawy.ai.learning import Course, learn
from tawy.ai.learnt import Weights, guessed, read_weights
from tawy.ai.lessons import Homework
from tawy.ai.minds import judge, sense_of
from tawy.ai.search import Search, Settings
from tawy.ai.sharpening import FEWEST, sharpened
from tawy.ai.value import RANGE, dot
from tawy.cli import main
from tawy.games import registered, spec_of

SENSE = sense_of("plagues")
FEATURES = len(SENSE.names)


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Questions are thought over for a moment only, and a few are enough to learn from."""
    monkeypatch.setattr(sharpening, "FEWEST", 1)
    monkeypatch.setattr(games_thought_over, "THINKING", Settings(iterations=60, growth=1.5))
    monkeypatch.setattr(games_thought_over, "PLAYING", Settings(iterations=0))


def shipped() -> Weights:
    file = registered("plagues").weights
    assert file is not None
    return read_weights(file)


def position(seats: int, answers: int = 40) -> Any:
    spec, dice = spec_of("plagues"), Random(seats)
    g: Any = spec.new(spec.read_setup({"seats": seats}))
    while answers or g.ask.kind != "die":
        g.answer(g.ask.draw(dice.randrange))
        answers = max(0, answers - 1)
    return g


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_row_weighs_what_a_position_is_worth(seats: int) -> None:
    g = position(seats)
    weights, worths = shipped().stages[SENSE.stage(g)], judge("plagues")(g)
    rows = SENSE.rows(g)
    assert [dot(weighed(rows, who), weights) for who in range(len(rows))] == pytest.approx(worths)


@pytest.mark.usefixtures("brief")
def test_a_game_gives_the_moves_of_many_questions() -> None:
    work = Homework("plagues", 0, guessed("plagues", SENSE), "a")
    found = afterthoughts(work)
    assert found == afterthoughts(work)
    assert len(found) > 10
    assert len({move.stage for question in found for move in question}) > 5
    for question in found:
        assert len(question) > 1
        assert all(len(move.row) == FEATURES and move.visits >= games_thought_over.FEWEST for move in question)


def test_what_is_compared_is_what_a_search_thinks() -> None:
    g, settings = position(2), Settings(iterations=80, growth=1.5)
    spec, judged = spec_of("plagues"), judge("plagues")
    thoughts = Search(spec, judged, settings, Random(4)).think(g)
    search = Search(spec, judged, settings, Random(4))
    moves = search.compared(g)
    assert sum(move.visits for move in moves) == len(moves) + 80
    best = max(moves, key=lambda move: (move.visits, move.total / move.visits))
    assert best.picks[0] == thoughts.pick
    assert best.total / best.visits == thoughts.considered[0].worth
    after: Any = search.after(g, best)
    assert after is not None
    assert after.ask is None or not SENSE.unsettled(after)
    assert spec.mark(after) != spec.mark(g)


def made_up(truth: list[float], number: int) -> list[list[Afterthought]]:
    """Questions whose moves differ by known weights of the first features, give or take a little."""
    dice, made = Random(8), []
    for _ in range(number):
        level, moves = dice.gauss(0, 5), []
        for _ in range(dice.randrange(2, 7)):
            row = [dice.gauss(0, 1) for _ in range(FEATURES)]
            row[-1] = level  # the same for all moves of a question
            thought = level + sum(weight * row[place] for place, weight in enumerate(truth)) + dice.gauss(0, 0.05)
            moves.append(Afterthought(12, row, thought, dice.randrange(6, 400)))
        made.append(moves)
    return made


def test_what_makes_moves_differ_is_found() -> None:
    truth, start = [0.4, -0.2, 0.1], np.full((SENSE.stages, FEATURES), 0.3)
    start[:, 3:] = 0
    found = sharpened(SENSE, start, made_up(truth, 1500))
    assert found.contender[12, :3] == pytest.approx(truth, abs=0.02)
    nearer = np.abs(found.contender[13, :3] - truth) < np.abs(start[13, :3] - truth) / 2
    assert nearer.all(), "a stage nobody has seen follows its neighbour"
    assert found.contender[2, :3] == pytest.approx([0.3] * 3), "a solo game is not like one for two"
    assert found.after == pytest.approx(0.05 * RANGE, rel=0.2)
    assert found.before > 5 * found.after


def test_what_is_alike_in_all_moves_of_a_question_is_left_as_it_was() -> None:
    start = np.zeros((SENSE.stages, FEATURES))
    start[:, -1] = 7
    found = sharpened(SENSE, start, made_up([0.4], FEWEST)).contender[12]
    assert found[-1] == pytest.approx(7)
    assert found[0] == pytest.approx(0.4, abs=0.05)


def test_of_a_kind_of_game_that_was_seldom_played_nothing_is_learnt() -> None:
    start = np.zeros((SENSE.stages, FEATURES))
    assert np.array_equal(sharpened(SENSE, start, made_up([0.4], FEWEST - 1)).contender, start)


@pytest.mark.usefixtures("brief")
def test_a_course_goes_on_from_what_is_known() -> None:
    told: list[str] = []
    course = Course("plagues", (), "x", (1, 1), shipped())
    found = learn(course, 1, lambda sentence, _: told.append(sentence))
    before = shipped()
    assert found == learn(course, 1, lambda *_: None)
    assert [sentence[:9] for sentence in told] == ["Search 1:", "Search 2:"]
    assert found.games == before.games + 2
    assert found.doubts == before.doubts
    assert found.stages != before.stages
    assert found.command == (
        f"{before.command} -o before.json && tawy learn plagues --from before.json --searched 1,1 --seed x"
    )


@pytest.mark.usefixtures("brief")
def test_the_command_goes_on_from_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    one.write_bytes(msgspec.json.encode(guessed("plagues", SENSE)))
    assert main(["learn", "plagues", "--from", str(one), "--searched", "1", "-o", str(two)]) == 0
    assert read_weights(two).games == 1
    assert "Search 1: " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["ankh", "--searched", "1"], "need a game that ends in points: leave --searched out for ankh."),
        (["plagues", "--searched", "0"], "are numbers from 1 on"),
        (["plagues", "--from", "{shipped}"], "are numbers from 1 on"),
        (["plagues", "--from", "nowhere.json", "--games", "1"], "cannot be read"),
        (["ankh", "--from", "{shipped}", "--games", "1"], "learn them again."),
    ],
)
def test_what_cannot_be_learnt_is_refused(
    arguments: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = [str(registered("plagues").weights) if each == "{shipped}" else each for each in arguments]
    assert main(["learn", *made, "-o", str(tmp_path / "new.json")]) == 2
    assert sentence in " ".join(capsys.readouterr().err.split())
    assert not list(tmp_path.iterdir())
