"""Try it: another answer at a decision, and how bots go on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tawy.games import spec_of
from tawy.kernel.frame import CHANCE
from tawy.kernel.play import Play, replay
from tawy.kernel.record import read_file
from tawy.kernel.refusal import Refused
from tawy.review.judging import judge_of
from tawy.review.pieces import course_of
from tawy.review.trying import LEAST, MOST, attempt

GAMES = Path(__file__).parents[1] / "games"


def played(name: str) -> Play:
    known = read_file(GAMES / f"{name}.json")
    return replay(spec_of(known.game), known)


@pytest.mark.parametrize("name", ["ankh/3_seats-sole_god", "plagues/2_players-normal_short"])
def test_it_goes_on_legally_from_the_true_position_and_always_the_same(name: str) -> None:
    play = played(name)
    course, judge = course_of(play), judge_of(play.spec)
    tried = 0
    for position in range(3, len(play.picks), 29):
        g = course.positions[position]
        if g.ask.seat == CHANCE:
            continue
        before, token = play.spec.mark(g), play.spec.token(g, g.ask.options[-1])
        found = attempt(course, judge, position, token)
        assert found == attempt(course, judge, position, token)
        assert play.spec.mark(g) == before, "the game itself stays as it was"
        branch = play.at(position)
        for pick in found.picks:
            branch.repeat(pick)
        assert found.picks[0].token == token
        assert found.over == (branch.ask is None)
        assert LEAST <= len(found.picks) <= MOST or found.over
        assert all(0 <= chance <= 1 for chance in found.after)
        tried += 1
    assert tried > 4


def test_where_nobody_decides_and_what_is_no_answer_is_refused() -> None:
    play = played("ankh/2_seats-atheism")
    course, judge = course_of(play), judge_of(play.spec)
    drawn = next(place for place, pick in enumerate(play.picks) if pick.seat == CHANCE)
    for position in (drawn, -1, len(play.picks)):
        with pytest.raises(Refused, match="Nobody decides"):
            attempt(course, judge, position, "x")
    asked = next(place for place, pick in enumerate(play.picks) if pick.seat != CHANCE)
    with pytest.raises(Refused, match="is not an answer"):
        attempt(course, judge, asked, "nonsense")
