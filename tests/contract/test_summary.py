"""A game looked back on: whatever was played, sources add up, and what is said of it is so."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from contract.players import eager, uniform
from tawy.games import games, spec_of
from tawy.kernel.play import Play, start
from tawy.kernel.summary import Contender, Summary

GAMES = 200
"""Of each number of seats."""
SEATS = [(name, seats) for name, game in games().items() for seats in range(game.spec.seats[0], game.spec.seats[1] + 1)]


def played(game: str, seats: int, seed: int) -> Play:
    spec, rng = spec_of(game), Random(f"{game} {seats} {seed}")
    play = start(spec, {"seats": seats}, f"summary {seed}")
    player = eager if seed % 4 else uniform
    while (ask := play.ask) is not None:
        play.answer(ask.seat, spec.token(play.game, player(rng, ask)))
    return play


def points(game: str, g: Any, who: int) -> int:
    """By another way than the summary's: the columns of Ankh, the page's accounts of 10 Plagues."""
    return int(g.devotion[who]) if game == "ankh" else int(spec_of(game).explain(g)[who].points.total)


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_sources_are_the_points_and_the_course_leads_to_them(game: str, seats: int) -> None:
    for seed in range(GAMES):
        play = played(game, seats, seed)
        found, result = play.summary(), play.result
        assert result is not None
        for one in found.contenders:
            assert sum(one.sources.values()) == one.points
            assert len(one.course) == len(found.steps)
            assert [course for course in one.course if course is not None][-1] == one.points
            assert all(result.scores[seat] == one.points for seat in one.seats)
        check_course(game, play, found)
        check_places(found, result.winners, seats)
        check_verdicts(found)


def check_course(game: str, play: Play, found: Summary) -> None:
    """The points of every step are those of its position, but in the middle of a conflict without a question."""
    lasts = {step.position: place for place, step in enumerate(found.steps)}
    for position, place in lasts.items():
        g = play.at(position).game
        for one in found.contenders:
            if game == "plagues" or place == len(found.steps) - 1:
                assert one.course[place] in {points(game, g, one.who), None}


def check_places(found: Summary, winners: tuple[int, ...], seats: int) -> None:
    assert sorted(seat for one in found.contenders for seat in one.seats) == list(range(seats))
    assert sorted(seat for one in found.contenders if one.who in found.winners for seat in one.seats) == list(winners)
    assert all(one.place == 1 for one in found.contenders if one.who in found.winners)
    places = [one.place for one in found.ranked]
    assert places == sorted(places, key=lambda place: place or 0)
    left = [one.points for one in found.ranked if not one.fate]
    assert left == sorted(left, reverse=True)


def check_verdicts(found: Summary) -> None:
    """Each sentence, worked out anew from places, points and courses."""
    assert 1 <= len(found.verdicts) <= 2
    for said in found.verdicts:
        TRUE[said.name](found, said.about)


def one_of(found: Summary, who: Any) -> Contender:
    return next(one for one in found.contenders if one.who == who)


def two_of(found: Summary, about: Any) -> tuple[Contender, Contender]:
    """The winner of whom a sentence speaks, and its rival."""
    winner = one_of(found, about.get("side", about.get("player")))
    assert winner is found.ranked[0]
    return winner, one_of(found, about["rival"])


def at(one: Contender, place: int) -> int:
    return one.course[place] or 0


def is_ahead(found: Summary, about: Any) -> None:
    winner, rival = two_of(found, about)
    assert (winner.place, rival.place) == (1, 2)
    assert about["lead"] == winner.points - rival.points > 0


def is_level(found: Summary, about: Any) -> None:
    winner, rival = two_of(found, about)
    assert winner.points == rival.points == about["points"]


def led_before(found: Summary, about: Any) -> None:
    winner, rival = two_of(found, about)
    last = max(place for place, step in enumerate(found.steps) if step.number < found.steps[-1].number)
    assert at(rival, last) - at(winner, last) == about["lead"] > 0
    assert all(at(one, last) <= at(rival, last) for one in found.ranked)


def cost_it(found: Summary, about: Any) -> None:
    assert one_of(found, about["rival"]).points + about["amount"] >= found.ranked[0].points


def outweighs(found: Summary, about: Any) -> None:
    winner, rival = two_of(found, about)
    assert winner.sources[about["source"]] == about["amount"] > about["other"]
    assert rival.sources.get(about["source"], 0) == about["other"]
    assert about["amount"] - about["other"] >= winner.points - rival.points


def led_since(found: Summary, about: Any) -> None:
    since = about.get("conflict", about.get("round"))
    winner, *others = found.ranked
    later = [place for place, step in enumerate(found.steps) if step.number > since]
    assert all(at(winner, place) > at(one, place) for place in later for one in others)


def is_alone(found: Summary, about: Any) -> None:
    assert about["others"] == sorted(one.who for one in found.contenders if one.fate == "forgotten")
    assert [one.who for one in found.ranked if not one.fate] == [about["side"]]


def are_all_gone(found: Summary, _about: Any) -> None:
    assert all(one.fate for one in found.contenders)


def was_nearest(found: Summary, about: Any) -> None:
    nearest = one_of(found, about["side"])
    assert about["points"] == nearest.points == max(one.points for one in found.ranked if one.fate)
    assert nearest.points + about["steps"] == 21  # the first space that is not red


def share(found: Summary, about: Any) -> None:
    assert {one_of(found, who).points for who in about["players"]} == {about["points"]}


TRUE: dict[str, Callable[[Summary, Any], None]] = {
    **dict.fromkeys(("won", "most", "top"), is_ahead),
    **dict.fromkeys(("stack", "by_card", "by_nile"), is_level),
    **dict.fromkeys(("penalties", "discard", "gave_up", "lost"), cost_it),
    "comeback": led_before,
    "source": outweighs,
    "led_since": led_since,
    "sole": is_alone,
    "atheism": are_all_gone,
    "short_of_safety": was_nearest,
    "shared": share,
}
"""By verdict: whether it is so."""


def test_somebody_looks_whether_each_verdict_is_so() -> None:
    assert {name for game in games().values() for name in game.verdicts} == TRUE.keys()


@pytest.mark.parametrize("game", games())
def test_a_game_that_is_not_over_has_places_and_no_verdict(game: str) -> None:
    play = played(game, 3, 1)
    found = play.at(len(play.picks) // 2).summary()
    assert found.verdicts == []
    assert found.winners == []
    assert [one.place for one in found.ranked] == sorted(one.place or 0 for one in found.ranked)


@pytest.mark.parametrize("game", games())
def test_a_game_opened_where_it_stood_is_looked_back_on_from_its_beginning(game: str) -> None:
    play = played(game, 3, 2)
    spec = spec_of(game)
    opened = Play.restored(spec, play.setup, play.seed, play.picks, spec.dump(play.game))
    assert opened.summary() == play.summary()
    assert opened.first() == play.first()


@pytest.mark.parametrize("game", games())
def test_of_a_game_that_older_rules_began_only_the_end_is_told(game: str) -> None:
    play = played(game, 3, 2)
    spec = spec_of(game)
    resumed = Play.resumed(spec, play.setup, play.seed, play.picks, spec.dump(play.game))
    found = resumed.summary()
    assert play.result is not None
    assert {one.who: one.points for one in found.contenders} == dict(enumerate(play.result.scores))
    assert found.steps == []
    assert resumed.first() is None


@pytest.mark.parametrize("game", games())
def test_the_seat_that_began_is_the_one_the_set_up_names(game: str) -> None:
    for first in range(3):
        play = start(spec_of(game), {"seats": 3, "first": first}, "first")
        assert play.first() == first
