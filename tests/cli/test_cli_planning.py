"""Planning in the terminal: what is tried out on a copy is not played."""

from __future__ import annotations

import pytest

from cli.people import Desk
from tawy.kernel.record import write_file

GAMES = ["play ankh --seats 3 --bots random,random --seed a", "play plagues --seats 3 --bots random,random --seed a"]


@pytest.mark.parametrize("game", GAMES)
def test_a_plan_is_left_without_a_trace(game: str, desk: Desk) -> None:
    desk.tawy(game, "1", "save plain.json", "quit")
    told = desk.tawy(game, "plan", "1", *["draw"] * 60, "undo", "back", "1", "save planned.json", "quit")
    assert "This is a plan: nothing you do here is played." in told
    assert "Back at the table: nothing was played." in told
    assert desk.saved("planned.json") == desk.saved("plain.json")


def test_in_a_plan_one_answers_for_everyone_and_asks_like_at_the_table(desk: Desk) -> None:
    told = desk.tawy(
        GAMES[0], "plan", *["draw"] * 20, "board", "hand", "explain", "log 5", "help", "why 4,7", "what 1", "", "back"
    )
    assert "chooses an action." in told, "the others are asked, too"
    assert "take back the last answer of the plan" in told


def test_in_a_plan_chance_is_asked_what_it_draws(desk: Desk) -> None:
    told = desk.tawy(GAMES[1], "plan", *["1"] * 60, "what 1", "back")
    assert "Chance fills slot" in told


def test_what_is_no_answer_in_a_plan_is_said(desk: Desk) -> None:
    told = desk.tawy(GAMES[0], "plan", "nonsense", "undo", "back")
    assert "'nonsense' is not an option" in told
    assert "You have made no choice yet" in told


def test_a_plan_may_come_to_the_end_of_the_game(desk: Desk) -> None:
    play = desk.record_until("late.json", "nothing", seats=2)
    write_file(desk.folder / "late.json", play.at(len(play.picks) - 3).record())
    told = desk.tawy("play --load late.json --bots random", "plan", *["draw"] * 40, "back")
    assert "The game would be over" in told
