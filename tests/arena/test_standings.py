from __future__ import annotations

from collections import Counter

import pytest

from arena.games import asked, ended
from tawy.arena.standings import points, slow, standings


def test_a_win_is_shared_by_the_seats_that_win() -> None:
    wanted = asked("a", "b", "b")
    assert points(ended(wanted, 0, [0], (9, 1, 1)), "a") == 1
    assert points(ended(wanted, 0, [0, 1], (9, 9, 1)), "a") == 0.5
    assert points(ended(wanted, 0, [1, 2], (1, 9, 9)), "b") == 1
    assert points(ended(wanted, 0, [], (1, 9, 9)), "b") == 0


def test_standings_count_bot_by_bot() -> None:
    wanted = asked("a", "b", "b")  # a sits first, then last, then in the middle
    blocks = [
        [
            ended(wanted, 0, [0], (30, 10, 20)),
            ended(wanted, 1, [1], (10, 31, 21)),
            ended(wanted, 2, [0, 1], (15, 15, 0), "sole god"),
        ],
        [
            ended(wanted, 3, [0], (30, 10, 20)),
            ended(wanted, 4, [2], (10, 20, 30)),
            ended(wanted, 5, [], (1, 2, 3), "atheism"),
        ],
    ]
    table = standings(wanted, blocks)
    a, b = table.bots
    assert (table.games, table.blocks) == (6, 2)
    assert (a.bot, a.games, b.bot, b.games) == ("a", 6, "b", 12)
    assert a.share.value == pytest.approx((1 + 0 + 0.5 + 1 + 1 + 0) / 6)
    assert b.share.value == pytest.approx((0 + 1 + 0.5 + 0 + 0 + 0) / 6)
    assert (a.expected, b.expected) == pytest.approx((1 / 3, 2 / 3))
    assert a.score.value == pytest.approx((30 + 21 + 15 + 30 + 30 + 2) / 6)
    assert table.endings == {"atheism": 1, "most devotion": 4, "sole god": 1}
    assert (table.lengths.least, table.lengths.mean) == (30, 30)
    assert (a.decisions, a.seconds, a.slow) == (10, 1, 1)
    assert a.rating is not None
    assert b.rating is not None
    assert b.rating.value < a.rating.value == 0
    assert table.before[0][1] + table.before[1][0] == 12


def test_a_bot_alone_has_no_rating() -> None:
    wanted = asked("a", "a")
    assert standings(wanted, [[ended(wanted, 0, [0], (2, 1)), ended(wanted, 1, [0], (2, 1))]]).bots[0].rating is None


def test_what_95_percent_of_decisions_take() -> None:
    assert slow(Counter({-20: 94, 0: 5, 20: 1})) == 1
    assert slow(Counter({-20: 95, 0: 4, 20: 1})) == pytest.approx(0.1)
