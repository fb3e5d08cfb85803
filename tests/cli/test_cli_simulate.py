from __future__ import annotations

import json
from typing import Any

from cli.people import Desk


def counted(desk: Desk, command: str) -> dict[str, Any]:
    result: dict[str, Any] = json.loads(desk.tawy(command))
    assert result.pop("seconds") > 0
    assert result.pop("decisions_per_second") > 0
    return result


def test_jobs_do_not_change_the_result(desk: Desk) -> None:
    alone = counted(desk, "simulate ankh --seats 3 --games 30 --seed 1 --json")
    assert counted(desk, "simulate ankh --seats 3 --games 30 --seed 1 --jobs 2 --json") == alone
    assert alone["games"] == 30
    assert sum(alone["endings"].values()) == 30
    assert [seat["played"] for seat in alone["by_seat"]] == [30, 30, 30]
    assert sum(role["played"] for role in alone["roles"].values()) == 90
    assert alone["decisions"]["least"] <= alone["decisions"]["median"] <= alone["decisions"]["most"]


def test_another_seed_gives_other_games(desk: Desk) -> None:
    one, other = (counted(desk, f"simulate --seats 2 --games 5 --seed {seed} --json") for seed in (1, 2))
    assert one["decisions"] != other["decisions"]


def test_the_set_up_holds_for_every_game(desk: Desk) -> None:
    result = counted(desk, "simulate --seats 2 --games 4 --gods ra,isis --scenario old_kingdom --json")
    assert set(result["roles"]) == {"ra", "isis"}


def test_results_in_words(desk: Desk) -> None:
    told = desk.tawy("simulate --seats 2 --games 4 --seed x")
    for words in (
        "Ankh: Gods of Egypt: 4 games, 2 seats, seed x",
        "Ending",
        "Decisions in a game",
        "Mean: Devotion",
        "decisions a sec",
    ):
        assert words in told
    assert desk.errors == ""  # no progress bar where nobody looks
