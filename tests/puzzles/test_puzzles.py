"""Puzzles that ship: each is a real position with one answer that a look ahead prefers, from what the seat knows."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import msgspec
import pytest

from tawy.games import games, registered
from tawy.kernel.frame import CHANCE
from tawy.kernel.refusal import Refused
from tawy.puzzles import format as puzzles
from tawy.puzzles.checking import holds
from tawy.puzzles.format import Puzzle, position, shipped
from tawy.puzzles.gathering import EASY, OF_A_THEME, gathered
from tawy.puzzles.judging import Depth, dealt, verdict
from tawy.puzzles.showing import replies
from tawy.words import LANGUAGES, Words

WITH_PUZZLES = [name for name, game in games().items() if game.puzzles]
WANTED = 60
LEAST_OF_A_THEME = 2
SAMPLED = 15
"""One in so many is judged again."""
AGAIN = 400
"""Iterations for that."""


@cache
def all_of(game: str) -> list[Puzzle]:
    return shipped(game).puzzles


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_puzzles_ship_of_all_themes_and_many_difficulties_with_the_commands_that_find_them(game: str) -> None:
    found = all_of(game)
    themes = Counter(puzzle.theme for puzzle in found)
    assert len(found) == WANTED
    assert len({puzzle.id for puzzle in found}) == len(found)
    assert set(themes) == set(registered(game).themes)
    assert min(themes.values()) >= LEAST_OF_A_THEME
    assert max(themes.values()) <= OF_A_THEME * WANTED
    assert Counter(puzzle.difficulty for puzzle in found)[1] <= EASY * WANTED
    assert len({puzzle.difficulty for puzzle in found}) >= 4
    assert shipped(game).commands
    assert all(command.startswith(f"tawy puzzles {game}") for command in shipped(game).commands)


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_every_puzzle_is_a_position_of_its_game_in_which_its_seat_is_asked(game: str) -> None:
    for puzzle in all_of(game):
        play = position(game, puzzle)
        ask = play.ask
        assert ask is not None
        assert ask.seat == puzzle.seat != CHANCE
        tokens = {play.spec.token(play.game, option) for option in ask.options}
        assert {judged.token for judged in puzzle.judged} <= tokens
        assert registered(game).theme(play.game) == puzzle.theme
        chances = [judged.chance for judged in puzzle.judged]
        assert chances[0] >= max(chances[1:]) + puzzle.source.least_gap - 0.02
        assert puzzle.line[0].token == puzzle.answer
        assert len(replies(play, puzzle).picks) == len(play.picks) + len(puzzle.line), "its line can be played"


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_look_with_other_dice_and_other_secrets_finds_the_same_answers(game: str) -> None:
    for puzzle in all_of(game)[::SAMPLED]:
        assert holds(game, puzzle, AGAIN), puzzle.id


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_such_a_look_does_not_find_an_answer_that_is_not_the_best(game: str) -> None:
    for puzzle in all_of(game)[::SAMPLED]:
        wrong = msgspec.structs.replace(puzzle, judged=puzzle.judged[::-1])
        assert not holds(game, wrong, AGAIN), puzzle.id


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_no_answer_rests_on_what_the_seat_cannot_know(game: str) -> None:
    quick = Depth(iterations=20, looks=1, least_gap=0.0, mean_gap=0.0)
    for puzzle in all_of(game)[::SAMPLED]:
        play = position(game, puzzle)
        spec, g = play.spec, play.game
        other = spec.redeal(g, puzzle.seat, Random("another world").randrange)
        assert verdict(spec, g, quick, "x") == verdict(spec, other, quick, "x")
        assert spec.mark(dealt(spec, g, "x")) == spec.mark(dealt(spec, other, "x"))


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_every_theme_and_difficulty_has_words_in_every_language(game: str) -> None:
    for language in LANGUAGES:
        words = Words(language)
        assert all(words.has(f"puzzle-theme-{game}-{theme}") for theme in registered(game).themes)
        assert all(words.has(f"puzzle-difficulty-{number}") for number in range(1, 6))


def test_a_puzzle_of_other_rules_is_refused() -> None:
    game = WITH_PUZZLES[0]
    old = msgspec.structs.replace(all_of(game)[0], rules="0")
    with pytest.raises(Refused, match="was found by other rules"):
        position(game, old)


def made(number: int, theme: str, easy: float) -> Puzzle:
    source = puzzles.Source("medium", "s", number)
    return Puzzle(f"s-{number}", theme, "1", {}, "s", [], 0, [], [], {"easy": easy, "medium": 1}, source)


def test_a_collection_has_not_too_many_of_one_theme_nor_of_easy_ones() -> None:
    many = [[made(number, "abcde"[number % 5], float(number % 3 == 0))] for number in range(200)]
    found = list(gathered(many, 20))
    assert len(found) == 20
    assert max(Counter(puzzle.theme for puzzle in found).values()) <= 6
    assert sum(puzzle.difficulty == 1 for puzzle in found) == 5
    assert found == sorted(found, key=lambda puzzle: puzzle.source.position), "in the order of their games"


def test_of_a_theme_that_is_wished_for_there_may_be_any_number_and_none_comes_twice() -> None:
    kept = [made(number, "ab"[number % 2], 0.0) for number in range(10)]
    rare = [[made(number, "c", 1.0)] for number in range(10, 60)]
    found = list(gathered([kept, kept, *rare], 20, "c"))
    assert found == [*kept, *(puzzle for several in rare[:10] for puzzle in several)]
