"""What a page is told of games that it was built without."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

from server.inside import inside
from shelving import Point, shelved
from tawy.ankh.registration import GAME as ANKH
from tawy.ankh.spec import AnkhSpec
from tawy.games import rules
from tawy.kernel.registration import Board

BOARD = Board(rows=(("1", "2"), ("", "3")), pieces="pieces", signs={"3": "☥"}, shown=("off",))


def ask(sqlite_url: str, *paths: str) -> list[httpx.Response]:
    async def asked() -> list[httpx.Response]:
        async with inside(sqlite_url) as house, house.client() as client:
            return [await client.get(path) for path in paths]

    return asyncio.run(asked())


def test_a_game_that_a_package_brings_is_told_with_its_board_and_its_words(tmp_path: Path, sqlite_url: str) -> None:
    spec = AnkhSpec()
    spec.name = "mehen"
    (tmp_path / "cs").mkdir()
    for name in ("mehen", "rules-mehen", "terminal-mehen", "page"):
        (tmp_path / "cs" / f"{name}.ftl").write_text(f"{name}-title = Mehen")
    (tmp_path / "mehen.json").write_text('{"fields": {"seat": "seat"}}')
    mehen = replace(ANKH, spec=spec, letters="M", words=tmp_path, board=BOARD)
    with shelved(Point("mehen", mehen)):
        catalogue, words, nothing = ask(
            sqlite_url, "/api/catalogue", "/api/games/mehen/words/cs", "/api/games/mehen/words/it"
        )
    ours, _, theirs = catalogue.json()["games"]
    assert (ours["name"], ours["letters"], ours["board"]) == ("ankh", "A", None)
    assert theirs == {
        "name": "mehen",
        "rules": ANKH.spec.rules_version,
        "seats": [2, 5],
        "letters": "M",
        "minutes": [30, 120],
        "numbered": len(rules("ankh")),
        "board": {"rows": [["1", "2"], ["", "3"]], "pieces": "pieces", "signs": {"3": "☥"}, "shown": ["off"]},
        "own": True,
    }
    told = words.json()
    assert told["catalogues"] == {"mehen": "mehen-title = Mehen", "rules-mehen": "rules-mehen-title = Mehen"}
    assert told["meanings"]["fields"] == {"seat": "seat"}
    assert nothing.json()["catalogues"] == {}


@pytest.mark.parametrize(
    "path", ["chess/words/en", "ankh/words/tlh", "ankh/words/..", "../words/en", "ankh/words/en%2f.."]
)
def test_nothing_else_is_read(path: str, sqlite_url: str) -> None:
    [answer] = ask(sqlite_url, f"/api/games/{path}")
    assert (answer.status_code, answer.json()["error"]) == (404, "not_found")
