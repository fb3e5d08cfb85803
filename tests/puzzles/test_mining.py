"""Puzzles are found again by the same dice, wherever an answer stands out."""

from __future__ import annotations

import pytest

from tawy.games import spec_of
from tawy.kernel.play import start
from tawy.puzzles import mining
from tawy.puzzles.format import Source, position
from tawy.puzzles.judging import Depth

SHALLOW = [Depth(iterations=6, looks=1, least_gap=0.0, mean_gap=0.0)] * 3


@pytest.fixture
def _shallow(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, depth in zip(("GLANCE", "SECOND", "LONG"), SHALLOW, strict=True):
        monkeypatch.setattr(mining, name, depth)
    monkeypatch.setattr(mining, "OPEN", (0.0, 1.0))
    monkeypatch.setattr(mining, "OBVIOUS", 1.0)
    monkeypatch.setattr(mining, "TRIES", 1)


@pytest.mark.usefixtures("_shallow")
@pytest.mark.parametrize("game", ["ankh", "plagues"])
def test_the_same_dice_find_the_same_puzzles(game: str) -> None:
    dig = mining.digs(game, "again", 0)
    found = mining.mined(dig)
    assert found
    assert found == mining.mined(dig)
    assert len({puzzle.theme for puzzle in found}) == len(found)
    for puzzle in found:
        assert len(position(game, puzzle).picks) == puzzle.source.position


@pytest.mark.usefixtures("_shallow")
def test_recorded_games_are_looked_through_as_well() -> None:
    play = start(spec_of("ankh"), {"seats": 2}, "recorded")
    while play.ask is not None and len(play.picks) < 60:
        play.answer(play.ask.seat, play.spec.token(play.game, play.ask.options[0]))
    found = mining.mined(mining.Dig("ankh", 0, "mine", play.record()))
    assert found
    assert {puzzle.source.players for puzzle in found} == {mining.PEOPLE}


@pytest.mark.usefixtures("_shallow")
def test_of_a_theme_that_is_wished_for_only_such_puzzles_are_looked_for_and_two_answers_will_do() -> None:
    found = [mining.mined(mining.digs("ankh", "wish", number, "caravan")) for number in range(2)]
    assert {puzzle.theme for several in found for puzzle in several} == {"caravan"}
    play = start(spec_of("ankh"), {"seats": 2}, "wish")
    while len((ask := play.game.ask).options) != 2:
        play.answer(ask.seat, play.spec.token(play.game, ask.options[0]))
    source = Source("medium", "wish", len(play.picks))
    assert mining.puzzle_at(play, "any", source) is None
    assert mining.puzzle_at(play, "any", source, wished=True) is not None


def test_where_no_answer_stands_out_there_is_no_puzzle() -> None:
    play = start(spec_of("ankh"), {"seats": 2}, "quiet")
    high = Depth(iterations=6, looks=1, least_gap=1.1, mean_gap=1.1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(mining, "GLANCE", high)
        assert mining.puzzle_at(play, "action", Source("medium", "quiet", 0)) is None
