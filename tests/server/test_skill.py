"""Ratings: who wins rises, who loses falls, and every game says something."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from tawy.ai.bots import LEVELS
from tawy.games import BUILT_IN, registered
from tawy.server.skill import (
    FEW,
    MEAN,
    NEW,
    USUAL,
    Entrant,
    Skill,
    after,
    is_provisional,
    shown,
    skill_of_bot,
)  # fmt: skip
from tools import strengths


def game(*places: int, skills: list[Skill] | None = None, teams: list[int] | None = None) -> list[Skill]:
    """A game in which the seats came to these places."""
    known = skills or [NEW] * len(places)
    sides = teams or list(range(len(places)))
    return after([Entrant(*one) for one in zip(known, sides, places, strict=True)])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_rises_and_the_last_falls(players: int) -> None:
    found = game(*range(1, players + 1))
    assert found[0].mu > MEAN > found[-1].mu
    assert [one.mu for one in found] == sorted((one.mu for one in found), reverse=True)


def test_whatever_happens_more_is_known_of_somebody_new() -> None:
    dice = Random(1)
    for _ in range(200):
        players = dice.randrange(2, 6)
        skills = [Skill(dice.uniform(10, 40), dice.uniform(4, 9)) for _ in range(players)]
        places = [dice.randrange(1, players + 1) for _ in range(players)]
        teams = [dice.randrange(players) for _ in range(players)]
        places = [places[team] for team in teams]
        for before, now in zip(skills, game(*places, skills=skills, teams=teams), strict=True):
            assert 0 < now.sigma < before.sigma if len(set(teams)) > 1 else now == before
            assert abs(now.mu - before.mu) < 3 * before.sigma


def test_who_is_known_well_is_not_known_for_good() -> None:
    sure = Skill(MEAN, 0.05)
    assert game(1, 2, skills=[sure, sure])[0].sigma > sure.sigma


def test_to_win_against_the_stronger_is_worth_more() -> None:
    strong, weak = Skill(35, 2), Skill(15, 2)
    assert game(1, 2, skills=[NEW, strong])[0].mu > game(1, 2, skills=[NEW, weak])[0].mu
    assert game(2, 1, skills=[NEW, weak])[0].mu < game(2, 1, skills=[NEW, strong])[0].mu


def test_level_players_who_are_level_stay_so() -> None:
    one, other, third = game(2, 2, 2)
    assert one == other == third
    assert one.mu == pytest.approx(MEAN)


def test_a_team_is_as_strong_as_the_mean_of_its_players() -> None:
    """Two who share one god are not two gods: nothing is expected of them that one would not do."""
    one, other, alone = game(1, 1, 2, teams=[0, 0, 2])
    assert one == other
    assert one.mu > MEAN > alone.mu
    single = game(1, 2)[0]
    assert one.mu - MEAN < single.mu - MEAN, "what is learnt of both is shared"
    lost, _, _ = game(2, 2, 1, teams=[0, 0, 2])
    assert lost.mu - MEAN == pytest.approx(MEAN - one.mu), "as much to win as to lose"


def test_of_a_team_most_is_learnt_about_who_is_known_least() -> None:
    known, unknown, _ = game(1, 1, 2, skills=[Skill(MEAN, 2), Skill(MEAN, 8), NEW], teams=[0, 0, 2])
    assert unknown.mu - MEAN > known.mu - MEAN > 0


def test_the_order_of_seats_makes_no_difference() -> None:
    skills = [Skill(20, 5), Skill(28, 3), Skill(31, 7)]
    found = game(2, 1, 3, skills=skills)
    turned = game(1, 3, 2, skills=[*skills[1:], skills[0]])
    for one, other in zip([*found[1:], found[0]], turned, strict=True):
        assert (one.mu, one.sigma) == pytest.approx((other.mu, other.sigma))


def test_the_same_games_lead_to_the_same_numbers() -> None:
    def numbers() -> list[Skill]:
        dice, skills = Random(5), [NEW] * 4
        for _ in range(100):
            skills = game(*dice.sample(range(1, 5), 4), skills=skills)
        return skills

    assert numbers() == numbers()


def test_a_rating_is_provisional_until_enough_has_been_played() -> None:
    assert is_provisional(NEW, 0)
    assert is_provisional(Skill(MEAN, 1), FEW - 1)
    assert not is_provisional(Skill(MEAN, 1), FEW)
    assert is_provisional(NEW, FEW)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ten_games_against_equals_are_enough(players: int) -> None:
    dice, me = Random(players), NEW
    for _ in range(FEW):
        places = dice.sample(range(1, players + 1), players)
        me = game(*places, skills=[me, *[Skill(MEAN, 1)] * (players - 1)])[0]
    assert not is_provisional(me, FEW)


# --- bots ------------------------------------------------------------------------------------------------


def test_whoever_beats_a_bot_as_often_as_it_should_ends_up_where_the_arena_has_it() -> None:
    """A person who plays like the hard bot and meets the medium one, of known strength, again and again."""
    medium, hard = (skill_of_bot("plagues", 2, level) for level in ("medium", "hard"))
    assert medium is not None
    assert hard is not None
    rows = strengths.measured(strengths.PAGE.read_text("utf-8"))["plagues", 2]
    share = next(row.won / row.games for row in rows if (row.bot, row.other) == ("hard", "medium"))
    dice, me, numbers = Random(3), NEW, []
    for _ in range(4000):
        won = dice.random() < share
        me = game(1 if won else 2, 2 if won else 1, skills=[me, medium])[0]
        numbers.append(shown(me, 2).points)
    assert fmean(numbers[500:]) == pytest.approx(shown(hard, 2).points, abs=50)


def test_bots_are_as_strong_as_the_page_of_measurements_says() -> None:
    for file, data in strengths.files().items():
        assert file.read_bytes() == data, "run python -m tools.strengths"


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_level_is_stronger_than_the_one_below(name: str) -> None:
    least, most = registered(name).spec.seats
    for players in range(max(2, least), most + 1):
        known = [skill_of_bot(name, players, level) for level in LEVELS]
        assert all(known[:5]), "up to hard, all have been measured"
        points = [shown(one, players).points for one in known if one is not None]
        assert points == sorted(set(points))
        assert points[3] == USUAL
    assert skill_of_bot(name, 99, "medium") is None
