"""A rated table: between different people of known strength, without help, and nothing taken back that was seen."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from server.tables.party import LOTS, Party, caller
from tawy.ankh.scenario import scenarios
from tawy.server import skill
from tawy.server.refusal import Refusal
from tawy.server.tables import commands as c
from tawy.server.tables.opening import again
from tawy.server.tables.setup import SeatPlan, TableSetup, check

ME, OPEN, HARD = SeatPlan("me"), SeatPlan("open"), SeatPlan("bot", "hard")
RATED = TableSetup("ankh", {"seats": 2}, [ME, OPEN], hints=False, rated=True)


def rated(seats: str, game: str = "ankh", **wishes: Any) -> Party:
    return Party(game, seats, hints=False, rated=True, **wishes)


@pytest.mark.parametrize("seats", [[ME, OPEN], [OPEN, OPEN], [ME, HARD], [HARD, OPEN]])
def test_people_and_bots_of_known_strength_play_rated(seats: list[SeatPlan]) -> None:
    check(replace(RATED, seats=seats))


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"hints": True}, "without hints"),
        ({"undo": "revealed"}, "drawn or revealed"),
        ({"seats": [ME, ME]}, "everyone has one seat"),
        ({"seats": [HARD, HARD]}, "needs a person"),
        ({"game": "plagues", "options": {"seats": 1}, "seats": [ME]}, "two players at least"),
    ],
)
def test_what_does_not_fit_is_refused(wish: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Refusal, match=sentence):
        check(replace(RATED, **wish))
    check(replace(RATED, **wish, rated=False))


def test_a_bot_that_nobody_has_measured_in_such_a_game_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(skill, "strengths", lambda _game: skill.Strengths("", {"2": {"medium": 0}}))
    with pytest.raises(Refusal, match="Nobody has measured"):
        check(replace(RATED, seats=[ME, HARD]))


def test_a_scenario_of_ones_own_is_not_played_rated() -> None:
    own = {"seats": 2, "scenario": msgspec.to_builtins(scenarios()["old_kingdom"])}
    with pytest.raises(Refusal, match="own content"):
        check(replace(RATED, options=own))
    check(replace(RATED, options=own, rated=False))


def test_nobody_takes_a_second_seat() -> None:
    party = rated("A.", dealt=False)
    assert party.refusal("A", c.Sit(1)) == ("not_now", "At a rated table everyone has one seat.")
    Party("ankh", "A.", dealt=False).do("A", c.Sit(1))


def test_nobody_else_takes_the_seat_of_who_has_left() -> None:
    party = rated("AB")
    party.do("A", c.Leave())
    assert party.refusal("B", c.Vote(0, "replace"))[1].startswith("At a rated table nobody else takes a seat")
    party.do("B", c.Vote(0, "bot"))


def test_against_bots_only_ones_own_last_choices_are_taken_back() -> None:
    """Where nobody can be asked to agree, nobody has agreed."""

    free, counted = Party("ankh", "A*"), rated("A*")
    for party in (free, counted):
        for _ in range(30):
            party.answer()
    old = next(at for at, pick in enumerate(counted.play.picks) if pick.seat == 0)
    assert old < counted.table.loose
    free.do("A", c.Undo(free.table.position, old))
    assert counted.refusal("A", c.Undo(counted.table.position, old))[1].startswith("At this table only what concerns")


def test_with_others_what_was_revealed_stays() -> None:
    party = rated("AB")
    party.until(lambda table: len(table.reveals) > 1 and party.asked == 0)
    first = next(at for at, pick in enumerate(party.play.picks) if pick.seat == 0)
    if party.table.is_past_reveal(first):
        assert "drawn or revealed" in party.refusal("A", c.Undo(party.table.position, first))[1]


def test_a_rematch_of_a_rated_table_is_rated() -> None:
    party = rated("AB")
    party.do("A", c.Concede(0))
    assert again(party.table, caller("A"), party.now, LOTS).setup.rated
