"""tawy verify FILE: chance in a game, checked without a server."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace

from cli.people import Desk
from tawy.fairness import commitment, seed_of
from tawy.games import spec_of
from tawy.kernel.play import start
from tawy.kernel.record import Deal, Origin, write_file

DEAL = Deal("the server's lot", ["0" * 32, ""])


@pytest.fixture
def fair(desk: Desk) -> Desk:
    play = start(spec_of("ankh"), {"seats": 2}, seed_of(DEAL))
    write_file(desk.folder / "game.json", replace(play.record(), deal=DEAL))
    return desk


def spoilt(desk: Desk, **fields: object) -> None:
    file = desk.folder / "game.json"
    file.write_text(json.dumps(json.loads(file.read_text()) | {"mark": ""} | fields))


def test_a_fair_game(fair: Desk) -> None:
    told = " ".join(fair.tawy("verify game.json").split())
    assert "what 1 of 2 seats added" in told
    assert commitment(DEAL.lot) in told
    assert "All that chance has drawn comes from the seed" in told


def test_what_one_has_noted_is_compared(fair: Desk) -> None:
    noted = f"verify game.json --commitment {commitment(DEAL.lot)} --part {'0' * 32}"
    fair.tawy(noted)
    assert "not the hash that you noted" in fair.tawy("verify game.json --commitment 123", code=1)
    assert "Your part is not in the deal" in fair.tawy(f"verify game.json --part {'1' * 32}", code=1)


def test_another_seed_is_noticed(fair: Desk) -> None:
    spoilt(fair, deal={"lot": "another", "parts": DEAL.parts})
    assert "was not dealt as promised" in fair.tawy("verify game.json", code=1)
    spoilt(fair, deal=None, seed="another")
    told = " ".join(fair.tawy("verify game.json", code=1).split())
    assert "draws do not come from the seed, the first at position" in told


def test_a_game_made_before_is_valid(desk: Desk) -> None:
    desk.tawy("record ankh --seats 2 --seed r -o game.json")
    spoilt(desk, version=1)
    file = desk.folder / "game.json"
    file.write_text(json.dumps({k: v for k, v in json.loads(file.read_text()).items() if k not in {"deal", "origin"}}))
    told = " ".join(desk.tawy("verify game.json").split())
    assert "does not say what its seed was made of" in told
    assert "All that chance has drawn comes from the seed" in told


def test_a_game_played_on_is_checked_from_there(desk: Desk) -> None:
    play = start(spec_of("ankh"), {"seats": 2}, "one seed")
    before = len(play.picks)
    play.seed = "another seed"
    write_file(desk.folder / "game.json", replace(play.record(), origin=Origin(before)))
    assert f"Up to position {before} it is another game" in " ".join(desk.tawy("verify game.json").split())
