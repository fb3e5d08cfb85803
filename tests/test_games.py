"""Whole recorded games of every game replay to the byte, and show every way a game can go."""

from __future__ import annotations

from pathlib import Path

import pytest

import ankh.laws
import plagues.laws
from games.quarries import QUARRIES
from perft.count import perft, position, rows
from playthroughs.write import CHOSEN, HERE, told
from tawy.kernel import record
from tawy.kernel.play import Play, replay

GAMES = [(game, path) for game, quarry in QUARRIES.items() for path in sorted(quarry.folder.glob("*.json"))]
LAWS = {"ankh": ankh.laws.check, "plagues": plagues.laws.check}
NAMES = [f"{game} {path.stem}" for game, path in GAMES]


@pytest.mark.parametrize(("game", "path"), GAMES, ids=NAMES)
def test_a_recorded_game_replays_to_the_byte(game: str, path: Path) -> None:
    stored = record.read_file(path)
    spec = QUARRIES[game].spec
    again = replay(spec, stored)
    assert stored.mark
    assert record.write(again.record()) == path.read_bytes()
    assert spec.result(again.game) is not None


@pytest.mark.parametrize(("game", "path"), GAMES[::4], ids=NAMES[::4])
def test_every_position_of_a_recorded_game_keeps_the_laws(game: str, path: Path) -> None:
    stored = record.read_file(path)
    play = Play(QUARRIES[game].spec, stored.setup, stored.seed)
    for pick in stored.picks:
        LAWS[game](play.game)  # type: ignore[operator]  # each game has laws of its own
        play.repeat(pick)


@pytest.mark.parametrize("game", QUARRIES)
def test_between_them_they_show_every_way_a_game_can_go(game: str) -> None:
    quarry = QUARRIES[game]
    shown: set[str] = set()
    for path in quarry.folder.glob("*.json"):
        shown |= quarry.shows(replay(quarry.spec, record.read_file(path)))
    assert shown >= quarry.wanted


@pytest.mark.parametrize("name", CHOSEN)
def test_a_playthrough_reads_as_it_did(name: str) -> None:
    """If this fails on purpose, run ``make playthroughs`` and let the diff be reviewed."""
    assert (HERE / f"{name}.txt").read_text("utf-8") == told(name)


@pytest.mark.parametrize(("game", "file", "picks", "depth", "leaves"), rows(), ids=str)
def test_perft(game: str, file: str, picks: int, depth: int, leaves: int) -> None:
    """If this fails on purpose, run ``make perft`` and say in the commit why the counts moved."""
    assert perft(position(game, file, picks), depth) == leaves
