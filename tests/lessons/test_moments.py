from __future__ import annotations

import json
from pathlib import Path

import pytest

from tawy.games import spec_of
from tawy.kernel.play import Play
from tawy.lessons.notation import read_picks
from tools.moments import Search, Wanted, main

SETUP = {
    "seats": 2,
    "gods": ["ra", "amun"],
    "guardians": ["satet", "mummy", "androsphinx"],
    "scenario": "middle_kingdom",
    "first": 0,
}
REVERED = "FollowersGained side=0 cause=revered"


def test_a_moment_is_found_and_replays() -> None:
    search = Search(
        spec=spec_of("ankh"),
        setup=SETUP,
        wanted=(Wanted.read(REVERED),),
        prefer=read_picks("0: action unlock; unlock revered"),
        answer="action",
    )
    moment = search.best(60, 40)
    assert moment is not None
    assert moment.answer.token == "gain"  # noqa: S105  an answer, not a secret
    play = Play(search.spec, SETUP, "", (*moment.before, moment.answer, *moment.then))
    assert any(search.wanted[0].fits(event) for told in play.told for event in told)
    assert len(moment.before) < 12


def test_what_is_found_is_printed_as_a_sheet_has_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "set-up.json"
    file.write_text(json.dumps(SETUP), "utf-8")
    typed = ["ankh", str(file), REVERED, "--prefer", "0: action unlock; unlock revered", "--games", "40"]
    assert main(typed) == 0
    assert "# answer: 1\n0: action gain\n" in capsys.readouterr().out
    assert main([*typed[:2], "GodForgotten side=0", "--games", "2", "--picks", "5"]) == 1
    assert "Nothing like that happened" in capsys.readouterr().out
