"""A number by its sources."""

from __future__ import annotations

from tawy.ankh.queries.strength import Strength
from tawy.plagues.queries.wealth import Ankhs, Coins, Soldiers


def test_sources_are_told_by_name_and_in_their_order() -> None:
    coins = Coins(board=1, nile=2, trade=0, special=0, card=1, tokens=3)
    assert coins.by_source() == {"board": 1, "nile": 2, "trade": 0, "special": 0, "card": 1, "tokens": 3}
    assert list(coins.by_source()) == ["board", "nile", "trade", "special", "card", "tokens"]
    assert coins.amounts() == (1, 2, 0, 0, 1, 3)


def test_a_total_is_the_sum_of_its_sources() -> None:
    for found in (Coins(1, 2, 4, 8, 16, 32), Ankhs(1, 2, 4, 8, 16), Soldiers(1, 2, 4, 8, 16)):
        assert found.total == sum(found.amounts())


def test_only_what_an_androsphinx_cancels_adds_nothing_to_a_strength() -> None:
    strength = Strength(1, 2, 4, 8, 16, 32)
    assert strength.total == sum(strength.amounts()) - strength.cancelled
