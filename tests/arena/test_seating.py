from __future__ import annotations

from collections import Counter

import pytest

from tawy.arena.seating import blocks, kinds, lineup, place, seated
from tawy.kernel.refusal import Refused


def test_the_last_bot_named_takes_all_seats_that_are_left() -> None:
    assert lineup(["expert", "easy"], 4) == ("expert", "easy", "easy", "easy")
    assert lineup(["a", "b", "c"], 3) == ("a", "b", "c")
    assert lineup(["a"], 2) == ("a", "a")
    with pytest.raises(Refused, match=r"^3 bots are named for 2 seats: name at most 2\.$"):
        lineup(["a", "b", "c"], 2)


@pytest.mark.parametrize(
    "line", [("a",), ("a", "b"), ("a", "b", "b"), ("a", "b", "c"), ("a", "b", "c", "d"), ("a", "b", "c", "d", "e")]
)
def test_in_every_block_every_bot_sits_everywhere_as_often(line: tuple[str, ...]) -> None:
    seats = len(line)
    for block in range(30):
        games = [seated(line, block * seats + rotation) for rotation in range(seats)]
        for seat in range(seats):
            assert Counter(game[seat] for game in games) == Counter(line)
        assert all(Counter(game) == Counter(line) for game in games)


@pytest.mark.parametrize(("line", "orders"), [(("a", "b", "c"), 2), (("a", "b", "c", "d"), 6)])
def test_over_blocks_every_bot_follows_every_other_as_often(line: tuple[str, ...], orders: int) -> None:
    seats = len(line)
    after = Counter(
        (game[seat - 1], game[seat])
        for number in range(seats * orders)
        for game in [seated(line, number)]
        for seat in range(seats)
    )
    assert len(after) == seats * (seats - 1)
    assert len(set(after.values())) == 1
    assert seated(line, 0) != seated(line, seats)


def test_games_are_numbered_block_by_block() -> None:
    assert [place(number, 3) for number in (0, 1, 2, 3, 7)] == [(0, 0), (0, 1), (0, 2), (1, 0), (2, 1)]
    assert [blocks(games, 3) for games in (1, 3, 4, 400)] == [1, 1, 2, 134]


def test_the_kinds_of_bots_stand_in_the_order_they_were_named() -> None:
    assert kinds(("hard", "easy", "hard", "expert")) == ["hard", "easy", "expert"]
