"""A deal is made of everyone's part, and every draw of a game can be checked afterwards."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from tawy.fairness import commitment, drawn, draws, seed_of, wrong
from tawy.games import spec_of
from tawy.kernel.frame import CHANCE
from tawy.kernel.play import Play, replay, start
from tawy.kernel.record import Deal, read_file

GAMES = Path(__file__).parent / "games"
RECORDS = ["ankh/3_seats-sole_god", "plagues/3_players-normal_short", "plagues/1_players-advanced_short"]


def played(record: str) -> Play:
    known = read_file(GAMES / f"{record}.json")
    return replay(spec_of(known.game), known)


def test_every_part_and_its_place_changes_the_seed() -> None:
    deal = Deal("lot", ["a", "b", ""])
    others = [
        Deal("lot2", ["a", "b", ""]),
        Deal("lot", ["b", "a", ""]),
        Deal("lot", ["a", "b"]),
        Deal("lot", ["a", "", "b"]),
        Deal("lot", ["a", "c", ""]),
    ]
    assert len({seed_of(one) for one in (deal, *others)}) == len(others) + 1
    assert commitment("lot") not in {seed_of(Deal("lot", [])), commitment("lot2")}


@pytest.mark.parametrize("record", RECORDS)
def test_every_draw_of_a_game_is_found_and_comes_from_its_seed(record: str) -> None:
    play = played(record)
    found = list(draws(play))
    assert [draw.position for draw in found] == [at for at, pick in enumerate(play.picks) if pick.seat == CHANCE]
    assert wrong(play.seed, found) == []
    assert wrong("another seed", found)
    assert list(draws(play, found[2].position)) == found[2:]


def test_a_draw_that_was_chosen_is_noticed() -> None:
    play = played(RECORDS[1])
    draw = next(draw for draw in draws(play) if len(draw.options) > 1)
    other = next(option for option in draw.options if option != draw.token)
    assert wrong(play.seed, [replace(draw, token=other)]) == [replace(draw, token=other)]


@pytest.mark.parametrize("game", ["ankh", "plagues"])
def test_what_had_to_come_is_what_the_engine_draws(game: str) -> None:
    options = {"ankh": {"seats": 3}, "plagues": {"seats": 2}}[game]
    for number in range(5):
        play = start(spec_of(game), options, f"seed {number}")
        for draw in draws(play):
            assert drawn(play.seed, draw) == draw.token
