from __future__ import annotations

from tawy.kernel.coach import Advice, Coach, counsel
from tawy.kernel.frame import Game


def says(name: str) -> Advice[Game]:
    return lambda _g, _who: counsel(name, "A1.1")


def silent(_g: Game, _who: int) -> None:
    return None


def names(coach: Coach[Game]) -> list[str]:
    return [said.name for said in coach.counsels(Game(), 0)]


def test_what_comes_first_is_said_first_and_the_other_lists_take_turns() -> None:
    coach = Coach[Game]((says("first"), says("second")), (says("a"), says("b")), (says("x"), says("y"), says("z")))
    assert names(coach) == ["first", "second", "a", "x", "b", "y", "z"]


def test_an_advice_that_has_nothing_to_say_leaves_its_place_to_the_next() -> None:
    assert names(Coach[Game]((silent,), (silent, says("b")), (says("x"), silent))) == ["b", "x"]
    assert names(Coach[Game]((), (), (silent, says("y")))) == ["y"]


def test_a_coach_speaks_to_whom_it_is_asked_for() -> None:
    coach = Coach[Game]((lambda _g, who: counsel("to", "A1.1", [f"seat {who}"], side=who),), (), ())
    assert [(said.about, said.points_at) for said in coach.counsels(Game(), 3)] == [({"side": 3}, ["seat 3"])]
