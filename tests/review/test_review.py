"""A finished game reviewed: the same on every run, all of it accounted for, nothing hidden used against anyone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from review.tosses import ROUNDS, TOSSES
from shelving import Point, shelved
from tawy.ai.search import Settings, Thoughts
from tawy.games import games, spec_of
from tawy.kernel.frame import CHANCE
from tawy.kernel.play import Play, replay, start
from tawy.kernel.record import read_file
from tawy.kernel.refusal import Refused
from tawy.review.assembling import review
from tawy.review.deciding import judged
from tawy.review.depths import DEPTHS, Depth
from tawy.review.format import Review
from tawy.review.judging import Judge, is_open, judge_of
from tawy.review.pieces import Partial, Reviewing, course_of
from tawy.review.together import revealed

pytestmark = pytest.mark.long
RECORDS = Path(__file__).parents[1] / "games"
REVIEWED = ("ankh/3_seats-sole_god", "plagues/2_players-normal_short", "plagues/1_players-normal_short")
NEARLY = 1e-9
LIGHT = msgspec.structs.replace(DEPTHS["quick"], unsettled_checks=1, checks=1, samples=2, rounds=12)


@cache
def recorded(name: str) -> Play:
    record = read_file(RECORDS / f"{name}.json")
    return replay(spec_of(record.game), record)


def made(play: Play) -> Review:
    reviewing = Reviewing(play, "quick")
    for _ in reviewing.work():
        pass
    return review(reviewing)


@pytest.fixture(scope="module", params=REVIEWED)
def reviewed(request: pytest.FixtureRequest) -> tuple[Play, Review]:
    play = recorded(request.param)
    return play, made(play)


@pytest.fixture
def light(monkeypatch: pytest.MonkeyPatch) -> Depth:
    monkeypatch.setitem(DEPTHS, "quick", LIGHT)
    return LIGHT


def test_luck_skill_and_rest_are_the_change_of_every_chance_at_every_step(reviewed: tuple[Play, Review]) -> None:
    play, found = reviewed
    assert [step.position for step in found.steps] == list(range(1, len(play.picks) + 1))
    for step in found.steps:
        before, after = found.chances[step.position - 1], found.chances[step.position]
        for party, (early, late) in enumerate(zip(before, after, strict=True)):
            parts = step.luck[party] + step.skill[party] + step.rest[party]
            assert parts == pytest.approx(late - early, abs=2e-4)  # chances are told to four places
            if step.seat != CHANCE and not play.at(step.position - 1).game.ask.simultaneous:
                assert step.luck[party] == 0
            if step.seat == CHANCE:
                assert step.skill[party] == 0


def test_what_a_player_had_at_first_with_all_that_came_is_what_it_had_in_the_end(
    reviewed: tuple[Play, Review],
) -> None:
    _, found = reviewed
    for each in found.players:
        assert each.first + each.luck + each.skill + each.gifts + each.rest == pytest.approx(each.last, abs=1e-3)
        assert each.skill <= NEARLY


def test_chances_are_chances_and_end_with_who_won(reviewed: tuple[Play, Review]) -> None:
    play, found = reviewed
    for chances in found.chances:
        assert all(-NEARLY <= chance <= 1 + NEARLY for chance in chances)
    assert play.result is not None
    winners = [party for party, chance in enumerate(found.chances[-1]) if chance]
    assert [party for party in winners if party < found.seats] == list(play.result.winners)


def test_all_chances_and_that_of_nobody_are_the_whole_where_those_who_play_as_one_count_once(
    reviewed: tuple[Play, Review],
) -> None:
    play, found = reviewed
    judge, positions = judge_of(play.spec), course_of(play).positions
    for g, chances, nobody in zip(positions, found.chances, found.nobody, strict=True):
        sides = {judge.party(g, party): chance for party, chance in enumerate(chances)}
        assert sum(sides.values()) + nobody == pytest.approx(1, abs=1e-3)
    assert (max(found.nobody) > 0.005) == (play.spec.name == "ankh"), "only of Ankh's gods all can be forgotten"


def test_every_decision_is_judged_once_and_the_chosen_answer_among_the_best(reviewed: tuple[Play, Review]) -> None:
    play, found = reviewed
    asked = [position for position, pick in enumerate(play.picks) if pick.seat != CHANCE]
    assert [each.position for each in found.decisions] == asked
    for each in found.decisions:
        pick = play.picks[each.position]
        assert (each.seat, each.kind, each.chosen) == (pick.seat, pick.kind, pick.token)
        by_token = {answer.token: answer.chance for answer in each.answers}
        assert max(by_token.values()) - by_token[each.chosen] == pytest.approx(each.cost, abs=2e-4)
        assert each.phase


def test_turning_points_are_few_and_the_greatest_first(reviewed: tuple[Play, Review]) -> None:
    _, found = reviewed
    changes = [abs(turning.change) for turning in found.turnings]
    assert changes == sorted(changes, reverse=True)
    assert len(changes) <= 5
    for turning in found.turnings:
        assert turning.first <= turning.position < turning.last
        before, after = found.chances[turning.first], found.chances[turning.last]
        assert after[turning.party] - before[turning.party] == pytest.approx(turning.change, abs=2e-4)


@pytest.mark.usefixtures("light")
def test_a_review_stopped_stored_and_gone_on_with_is_the_same_as_one_in_one_go() -> None:
    play = recorded("plagues/1_players-normal_short")
    whole = made(play)
    begun = Reviewing(play, "quick")
    for _ in islice(begun.work(), 20):
        pass
    assert begun.done == 20 < begun.total
    stored = msgspec.json.encode(begun.partial)
    later = Reviewing(play, "quick", msgspec.json.decode(stored, type=Partial))
    assert later.done == 20
    for _ in later.work():
        pass
    assert msgspec.json.encode(review(later)) == msgspec.json.encode(whole)
    assert msgspec.json.decode(msgspec.json.encode(whole), type=Review) == whole


def test_what_was_begun_of_another_game_or_depth_is_not_gone_on_with() -> None:
    play = recorded("plagues/1_players-normal_short")
    begun = Reviewing(play, "quick")
    next(begun.work())
    assert Reviewing(play, "full", begun.partial).done == 0
    assert Reviewing(recorded("plagues/2_players-normal_short"), "quick", begun.partial).done == 0


class Watched:
    """A judge, and what it was asked to think of with how many iterations."""

    def __init__(self, judge: Judge) -> None:
        self._judge = judge
        self.asked: list[tuple[list[int] | None, int]] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._judge, name)

    def think(self, g: Any, settings: Settings, dice: Random, among: Sequence[int] | None = None) -> Thoughts:
        self.asked.append((None if among is None else list(among), settings.iterations))
        return self._judge.think(g, settings, dice, among)


@pytest.mark.parametrize("name", ["ankh/3_seats-sole_god", "plagues/2_players-normal_short"])
def test_each_answer_that_is_compared_has_a_search_of_its_own(name: str) -> None:
    play = recorded(name)
    depth = msgspec.structs.replace(
        DEPTHS["full"], settings=Settings(iterations=20), checks=1, unsettled_checks=1, check_iterations=8
    )
    position = next(
        each for each, pick in enumerate(play.picks) if pick.seat != CHANCE and len(play.at(each).game.ask.options) > 3
    )
    g, compared = play.at(position).game, []
    for chosen in g.ask.options:
        judge = Watched(judge_of(play.spec))
        judged(judge, g.clone(), chosen, position, depth)
        first, *second = judge.asked
        assert first == (None, 20)
        assert all(among is not None and len(among) == 1 and often == 8 for among, often in second)
        compared.append(len({among[0] for among, _ in second if among}))
    assert set(compared) <= {0, 2, 3}, "the best without a second look; any other with the best two"
    assert max(compared) == 3


def test_a_game_that_is_not_over_has_no_review() -> None:
    play = start(spec_of("ankh"), {"seats": 2}, "running")
    with pytest.raises(Refused, match="only a finished game can be reviewed"):
        Reviewing(play, "quick")


@pytest.mark.usefixtures("light")
def test_a_game_that_was_given_up_is_reviewed_as_far_as_it_went() -> None:
    whole = recorded("ankh/2_seats-atheism")
    cut = course_of(whole)
    together = next(first for first in cut.spans if cut.positions[first].ask.simultaneous)
    for last in (together, together + 1):
        made_of = Reviewing(whole.at(last), "quick", given_up=True)
        for _ in made_of.work():
            pass
        found = review(made_of)
        assert found.given_up
        assert len(found.chances) == together + 1, "an answer that others had yet to give with it is not judged"
        assert all(0 < chance < 1 for chance in found.chances[-1]), "nobody has won"
        for each in found.players:
            assert each.first + each.luck + each.skill + each.gifts + each.rest == pytest.approx(each.last, abs=1e-3)


def test_a_game_won_by_dice_alone_was_won_by_luck() -> None:
    with shelved(Point("tosses", TOSSES)):
        play = start(TOSSES.spec, {}, "dice")
        while play.ask is not None:
            play.answer(play.ask.seat, "0")
        found = made(play)
    assert all(decision.cost == 0 and decision.grade == "best" for decision in found.decisions)
    assert len(found.decisions) == 2 * ROUNDS
    for each in found.players:
        assert each.skill == each.gifts == 0
        assert each.luck == pytest.approx(each.last - each.first, abs=0.15)
        assert abs(each.luck) > 0.3
    assert {turning.cause for turning in found.turnings[:1]} == {"chance"}


@pytest.mark.parametrize("name", ["plagues/4_players-normal_full", "plagues/3_players-advanced_full"])
def test_what_a_seat_could_not_know_changes_nothing_of_how_it_is_judged(name: str) -> None:
    play = recorded(name)
    course, judge = course_of(play), judge_of(play.spec)
    spec, dice, compared = play.spec, Random("other world"), 0
    for position, g in enumerate(course.positions[:-1]):
        if g.ask.seat == CHANCE or is_open(spec, g, g.ask.seat) or position % 5:
            continue
        twin = spec.redeal(g, g.ask.seat, dice.randrange)
        if spec.mark(twin) == spec.mark(g):
            continue
        truly, otherwise = (judged(judge, world, course.picks[position], position, LIGHT) for world in (g, twin))
        assert [(each.token, each.chance) for each in truly.answers] == [
            (each.token, each.chance) for each in otherwise.answers
        ]
        assert (truly.best, truly.chosen, truly.before, truly.after) == (
            otherwise.best,
            otherwise.chosen,
            otherwise.before,
            otherwise.after,
        )
        compared += 1
    assert compared >= 3


def test_what_others_sealed_changes_nothing_of_how_a_battle_card_is_judged() -> None:
    play = recorded("ankh/3_seats-most_devotion")
    course, judge = course_of(play), judge_of(play.spec)
    together = [first for first in course.spans if course.positions[first].ask.simultaneous]
    compared = 0
    for position in together[:4]:
        g, span = course.positions[position], course.spans[position]
        given = tuple(course.picks[position : position + span])
        last = course.positions[position + span - 1].ask.options
        other = (*given[:-1], next(option for option in last if option != given[-1]))
        truly, otherwise = (revealed(judge, g, joint, position, LIGHT) for joint in (given, other))
        for mine, twin in zip(truly.judged[:-1], otherwise.judged[:-1], strict=True):
            assert [(each.token, each.chance) for each in mine.answers] == [
                (each.token, each.chance) for each in twin.answers
            ]
            assert (mine.best, mine.chosen) == (twin.best, twin.chosen)
            compared += 1
    assert compared


@pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.name)
def test_every_question_that_a_seat_is_asked_belongs_to_a_part_of_playing(game: object) -> None:
    registered = game
    asked = set()
    spec = registered.spec  # type: ignore[attr-defined]
    for seed in range(3):
        dice = Random(seed)
        g = spec.new(spec.read_setup({"seats": spec.seats[1]}))
        while g.ask is not None:
            if g.ask.seat != CHANCE:
                asked.add(g.ask.kind)
            g.answer(g.ask.draw(dice.randrange))
    assert asked <= set(registered.phases)  # type: ignore[attr-defined]
    assert set(registered.phases) <= set(registered.questions)  # type: ignore[attr-defined]
