"""Whole recorded games replay to the byte, and show every way a game can go."""

from __future__ import annotations

from pathlib import Path

import pytest

from ankh import laws
from contract.transcript import transcript
from games import hunt
from tawy.ankh.spec import SPEC
from tawy.kernel import record
from tawy.kernel.play import Play, replay

TESTS = Path(__file__).parents[1]
GAMES = sorted((TESTS / "games" / "ankh").glob("*.json"))
PLAYTHROUGHS = sorted((TESTS / "playthroughs").glob("ankh-*.txt"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_the_byte(path: Path) -> None:
    stored = record.read_file(path)
    game = replay(SPEC, stored)
    assert stored.mark
    assert record.write(game.record()) == path.read_bytes()
    assert SPEC.result(game.game) is not None


@pytest.mark.parametrize("path", GAMES[::4], ids=lambda path: path.stem)
def test_every_position_of_a_recorded_game_keeps_the_laws(path: Path) -> None:
    stored = record.read_file(path)
    game = Play(SPEC, stored.setup, stored.seed)
    for pick in stored.picks:
        laws.check(game.game)
        game.repeat(pick)


@pytest.mark.rules("A8.1", "A9.3", "A10.5", "A10.6")
def test_between_them_they_show_every_ending_seat_count_scenario_and_merge() -> None:
    shown: set[str] = set()
    for path in GAMES:
        shown |= hunt.shows(replay(SPEC, record.read_file(path)))
    assert shown >= hunt.WANTED


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_a_playthrough_reads_as_it_did(path: Path) -> None:
    """If this fails on purpose, run ``make playthroughs`` and let the diff be reviewed."""
    text = path.read_text("utf-8")
    name = text.splitlines()[0].removeprefix("# ")
    assert f"# {name}\n" + transcript(SPEC, record.read_file(TESTS / "games" / "ankh" / name)) == text


def test_there_are_playthroughs() -> None:
    assert len(PLAYTHROUGHS) == 4
