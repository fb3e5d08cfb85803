"""Looking ahead: the tree, its limits, its mixtures."""

from __future__ import annotations

import re
from collections import Counter
from math import inf, sqrt
from random import Random
from time import perf_counter
from typing import Any

import msgspec
import pytest

from tawy.ai.bots import Thinker, named
from tawy.ai.minds import judge, sense_of
from tawy.ai.search import Search, Settings, Thoughts, still_to_come
from tawy.ai.tree import Move, Node
from tawy.games import games, spec_of
from tawy.kernel.frame import CHANCE
from tawy.kernel.refusal import Refused

FEW = Settings(iterations=12)


def reached(game: str, seats: int, seed: int, kind: str) -> Any:
    """The first question of a kind in random games from this seed on."""
    spec = spec_of(game)
    for each in range(seed, seed + 50):
        dice = Random(each)
        g: Any = spec.new(spec.read_setup({"seats": seats}))
        while g.ask is not None:
            if g.ask.seat != CHANCE and g.ask.kind == kind:
                return g
            g.answer(g.ask.draw(dice.randrange))
    raise AssertionError(f"nobody was asked {kind}")


def searching(g: Any, settings: Settings, seed: int = 1) -> Search:
    game = "ankh" if hasattr(g, "devotion") else "plagues"
    return Search(spec_of(game), judge(game), settings, Random(seed))


def thoughts(g: Any, settings: Settings = FEW, seed: int = 1, seconds: float = inf) -> Thoughts:
    return searching(g, settings, seed).think(g, seconds)


QUESTIONS = [("ankh", 2, "action"), ("ankh", 3, "caravan"), ("ankh", 4, "cards"), ("plagues", 2, "die"),
             ("plagues", 1, "die"), ("plagues", 3, "place")]  # fmt: skip


@pytest.mark.parametrize(("game", "seats", "kind"), QUESTIONS)
def test_the_same_dice_think_the_same(game: str, seats: int, kind: str) -> None:
    g = reached(game, seats, 5, kind)
    assert thoughts(g) == thoughts(g)
    considered = thoughts(g).considered
    assert considered != thoughts(g, seed=2).considered


@pytest.mark.parametrize(("game", "seats", "kind"), QUESTIONS)
def test_what_is_considered_is_legal_and_worth_a_chance(game: str, seats: int, kind: str) -> None:
    g = reached(game, seats, 5, kind)
    found = thoughts(g)
    assert {each.pick for each in found.considered} <= set(g.ask.options)
    assert found.pick in g.ask.options
    assert all(0 <= each.chance <= 1 for each in found.considered)
    assert found.considered == sorted(found.considered, key=lambda each: each.visits, reverse=True)


@pytest.mark.parametrize(("game", "seats", "kind"), QUESTIONS)
def test_every_option_of_the_root_is_looked_at(game: str, seats: int, kind: str) -> None:
    g = reached(game, seats, 5, kind)
    assert {each.pick for each in thoughts(g).considered} == set(g.ask.options)


def test_the_position_is_left_as_it_is() -> None:
    g = reached("ankh", 3, 5, "cards")
    spec = spec_of("ankh")
    before = spec.dump(g)
    thoughts(g)
    assert spec.dump(g) == before


def test_time_ends_a_search_that_would_go_on() -> None:
    g = reached("ankh", 2, 5, "action")
    begun = perf_counter()
    found = thoughts(g, Settings(iterations=10**9), seconds=0.2)
    assert perf_counter() - begun < 20  # it ended; how fast the machine is decides nothing
    assert found.iterations < 10**9


def test_no_time_at_all_still_gives_an_answer() -> None:
    g = reached("ankh", 2, 5, "action")
    assert thoughts(g, Settings(iterations=10**9), seconds=0).pick in g.ask.options


def winning_moment() -> Any:
    """Two gods a step below the top, and one of them is asked whether it sacrifices followers for devotion."""
    spec = spec_of("ankh")
    for seed in range(400):
        dice = Random(seed)
        g: Any = spec.new(spec.read_setup({"seats": 2}))
        while g.ask is not None:
            if g.ask.kind == "worship":
                side = g.side_of[g.ask.seat]
                g.devotion = [30, 30]
                g.standing = [side, 1 - side]
                return g
            g.answer(g.ask.draw(dice.randrange))
    raise AssertionError("nobody was asked to worship")


def test_an_answer_is_decided_when_nothing_can_change_it() -> None:
    assert searching(winning_moment(), Settings(iterations=300)).decide(winning_moment()).iterations < 300


@pytest.mark.parametrize(("game", "seats", "kind"), QUESTIONS)
def test_what_is_decided_early_is_what_all_iterations_find(game: str, seats: int, kind: str) -> None:
    g = reached(game, seats, 5, kind)
    for seed in range(4):
        whole = searching(g, Settings(iterations=60), seed).think(g)
        assert whole.iterations == 60
        assert searching(g, Settings(iterations=60), seed).decide(g).pick == whole.pick


@pytest.mark.parametrize(("game", "kind"), [("ankh", "action"), ("plagues", "die")])
def test_what_a_single_answer_is_worth_is_looked_at_with_all_iterations(game: str, kind: str) -> None:
    g = reached(game, 2, 5, kind)
    some = g.ask.options[:1]
    at_once, longer = (searching(g, Settings(iterations=often)).think(g, among=some) for often in (0, 50))
    assert longer.iterations == 50
    assert longer.considered[0].chance != at_once.considered[0].chance


def test_a_hint_looks_on_where_a_bot_has_decided() -> None:
    g, bot = winning_moment(), named("expert@300")
    assert isinstance(bot, Thinker)
    assert bot.consider(spec_of("ankh"), g, Random(1), seconds=inf).iterations == 300


def test_what_is_left_of_the_time_is_counted_in_iterations_like_those_before() -> None:
    assert still_to_come(100, 0.5, inf) == inf
    assert still_to_come(100, 0.5, 2.0) == 300
    assert still_to_come(100, 2.5, 2.0) < 0, "more than there was"


def test_an_answer_is_given_once_what_is_left_cannot_change_it() -> None:
    search, root = Search(spec_of("ankh"), judge("ankh"), FEW, Random(1)), Node()
    root.moves = [Move((pick,), 0.5) for pick in range(3)]
    root.moves[0].visits, root.moves[2].visits = 50, 20
    assert search.decided(root, 29)
    assert not search.decided(root, 30)


def test_a_win_in_one_is_taken() -> None:
    g = winning_moment()
    for seed in range(10):
        found = thoughts(g, seed=seed)
        assert g.ask.options[1] == found.pick
        assert found.considered[0].chance > 0.99


def test_secret_answers_are_mixed() -> None:
    g = reached("ankh", 2, 5, "cards")
    answers = Counter(thoughts(g, Settings(iterations=30), seed=seed).pick for seed in range(30))
    assert len(answers) > 1


def test_a_sealed_card_of_another_god_is_thought_through_anew() -> None:
    """The second god to pick thinks as if the first had not picked yet: the tree holds both."""
    g = reached("ankh", 2, 5, "cards")
    spec = spec_of("ankh")
    first = g.ask.seat
    g.answer(g.ask.options[0])
    assert g.ask.kind == "cards"
    assert g.ask.seat != first
    anew = spec.reopened(g)
    assert anew.ask.seat == first
    assert set(anew.sealed) == {-1}
    assert g.sealed != anew.sealed


@pytest.mark.parametrize("change", [{"widening": inf}, {"whole_moves": False}, {"play_outs": 1.0}])
def test_widening_moves_and_judging_can_be_taken_away(change: dict[str, Any]) -> None:
    g, whole = reached("ankh", 3, 5, "action"), Settings(iterations=40)
    assert thoughts(g, msgspec.structs.replace(whole, **change)).considered != thoughts(g, whole).considered


class Counted:
    """A game's spec that counts how often secrets are dealt anew."""

    def __init__(self) -> None:
        self.deals = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(spec_of("ankh"), name)

    def redeal(self, g: Any, seat: int | None, roll: Any) -> Any:
        self.deals += 1
        return spec_of("ankh").redeal(g, seat, roll)


@pytest.mark.parametrize(("redeals", "deals"), [(True, 12), (False, 0)])
def test_secrets_are_dealt_anew_in_every_iteration_unless_that_is_taken_away(redeals: bool, deals: int) -> None:  # noqa: FBT001
    counted: Any = Counted()
    g = reached("ankh", 3, 5, "cards")
    Search(counted, judge("ankh"), Settings(iterations=12, redeals=redeals), Random(1)).think(g)
    assert counted.deals == deals


@pytest.mark.parametrize("kind", ["action", "caravan", "cards"])
def test_in_ankh_nothing_is_left_to_deal_anew(kind: str) -> None:
    """Cards and offers are its only secrets (A15.1), and who picks second thinks as if nobody had picked."""
    g = reached("ankh", 3, 5, kind)
    if kind == "cards":
        g.answer(g.ask.options[0])
        assert g.ask.kind == kind
    assert thoughts(g) == thoughts(g, msgspec.structs.replace(FEW, redeals=False))


def test_in_10_plagues_what_buto_left_under_the_deck_is_dealt_anew() -> None:
    """Who has Buto knows which cards lie there; everybody else draws them again in every iteration (P15.1)."""
    spec, dice = spec_of("plagues"), Random(0)
    g: Any = spec.new(spec.read_setup({"seats": 2, "provinces": ["buto", "random"]}))
    while not (g.bottom and g.ask.seat == 1 and g.ask.kind == "die"):
        g.answer(g.ask.draw(dice.randrange))
    assert thoughts(g) != thoughts(g, msgspec.structs.replace(FEW, redeals=False))


def test_a_bot_without_judging_does_not_judge_anywhere() -> None:
    settings = named("expert@5-without-evaluation")._level.settings  # type: ignore[attr-defined]
    assert (settings.play_outs, settings.duels, settings.duels_inside) == (1.0, 1, 1)


def test_a_bot_can_be_tried_with_other_settings() -> None:
    name = "expert@9-without-redeal-trying-sketches_inside=4-trying-daring=0.5"
    settings = named(name)._level.settings  # type: ignore[attr-defined]
    assert (settings.iterations, settings.redeals, settings.sketches_inside, settings.daring) == (9, False, 4, 0.5)


def test_how_many_moves_are_sketched_at_a_node_is_the_games_own_unless_said() -> None:
    for game in games():
        g, own = reached(game, 3, 5, "action" if game == "ankh" else "die"), sense_of(game).sketches_inside
        said = thoughts(g, Settings(iterations=40, sketches_inside=own))
        assert thoughts(g, Settings(iterations=40)) == said
        assert thoughts(g, Settings(iterations=40, sketches_inside=own + 2)) != said


@pytest.mark.parametrize(("game", "kind"), [("ankh", "action"), ("plagues", "die")])
def test_a_node_that_is_come_to_often_gets_new_moves(game: str, kind: str) -> None:
    g, often = reached(game, 2, 5, kind), 200

    def moves(growth: float) -> list[tuple[int, ...]]:
        node = Node()
        search = Search(spec_of(game), judge(game), Settings(iterations=0, growth=growth), Random(1))
        for _ in range(often):
            search._iterate(node, g.clone())
        return [move.picks for move in node.moves or []]

    first = sense_of(game).sketches_inside
    assert len(moves(0.0)) <= first
    grown = moves(1.5)
    assert first < len(grown) == len(set(grown)) <= 1.5 * sqrt(often) + 1
    assert {picks[0] for picks in grown} <= set(g.ask.options)


def test_the_answers_that_are_asked_about_stay_the_only_ones() -> None:
    g = reached("plagues", 2, 5, "die")
    search = Search(spec_of("plagues"), judge("plagues"), Settings(iterations=400, growth=1.5), Random(1))
    some = g.ask.options[:2]
    assert {each.pick for each in search.think(g, among=some).considered} == set(some)


def test_mixtures_are_told_for_everybody_who_is_asked_in_secret() -> None:
    g = reached("ankh", 2, 5, "cards")
    before = spec_of("ankh").mark(g)
    found = Search(spec_of("ankh"), judge("ankh"), Settings(iterations=0), Random(1)).mixtures(g, 60)
    assert found.keys() == {0, 1}
    assert [option for option, _ in found[g.ask.seat]] == g.ask.options
    assert all(sum(share for _, share in mixture) > 0 for mixture in found.values())
    assert spec_of("ankh").mark(g) == before


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("clever", "There is no bot 'clever': choose from random, gentle, easy, medium, hard, expert, as in hard,"),
        ("random@3", "The bot 'random' does not think: it has no iterations, seconds or parts."),
        ("hard@1.5", "'hard@1.5': iterations are a whole number; write 1.5s for seconds."),
        (
            "hard-trying-luck=3",
            "A bot has no setting 'luck': choose from iterations, mixing, sketches, duels, sketches_inside,",
        ),
        ("hard-trying-daring=big", "A bot's daring cannot be 'big': Expected `float`, got `str` - at `$.daring`."),
        ("hard-without-x", "A bot cannot do without 'x': choose from learning, evaluation, redeal, widening, moves."),
    ],
)
def test_a_name_that_says_nothing_is_refused(name: str, sentence: str) -> None:
    with pytest.raises(Refused, match=re.escape(sentence)):
        named(name)


@pytest.mark.parametrize("game", games())
def test_a_position_is_worth_a_chance_for_each(game: str) -> None:
    spec, dice, value = spec_of(game), Random(3), judge(game)
    g: Any = spec.new(spec.read_setup({"seats": 4}))
    while g.ask is not None:
        if g.ask.seat != CHANCE:
            chances = value.chances(g, value(g))
            assert len(chances) == 4
            assert all(0 <= chance <= 1 for chance in chances)
            assert sum(chances) <= 1 + 1e-9
        g.answer(g.ask.draw(dice.randrange))
    if game == "ankh":
        assert sum(value(g)) == pytest.approx(1.0) or not any(value(g))
