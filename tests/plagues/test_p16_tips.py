"""P16 The rulebook's tips are true in the engine."""

from __future__ import annotations

import pytest

from plagues.table import Table, card_token
from tawy.plagues import events
from tawy.plagues.explain import standing
from tawy.plagues.queries.scoring import hebrew_points, winners
from tawy.plagues.queries.wealth import ankhs, coins
from tawy.plagues.rules.dice import DieTurn
from tawy.plagues.rules.effects import PlaceToken
from tawy.plagues.rules.plague import CancelLoss, GivePenalty, PayTribute
from tawy.plagues.rules.territories import TerritoryPhase
from tawy.plagues.terms import EGYPTIAN, OBELISK, SPHINX


@pytest.mark.rules("P2.5", "P16.1")
@pytest.mark.parametrize(
    ("token", "city", "ankh"),
    [
        (EGYPTIAN, "sphinx obelisk - / - - -", 1),
        (SPHINX, "sphinx obelisk - / - - -", 0),
        (OBELISK, "sphinx obelisk - / - - -", 0),
    ],
)
def test_a_row_of_three_different_gives_an_ankh_that_cancels_a_loss_of_the_first_rounds(
    token: int, city: str, ankh: int
) -> None:
    table = Table(2).board(0, city=city).loss(["boat -1", "city -1"]).play(PlaceToken(0, token)).pick(0, "city 2")
    assert ankhs(table.g, 0).rows == ankh
    for round_ in range(1, 5):
        table.g.round = round_
        assert table.play(CancelLoss(0)).asked == (0, "cancel" if ankh else "loss")


@pytest.mark.rules("P2.4", "P6.1", "P16.2")
@pytest.mark.parametrize(("round_", "paid"), [(1, [0, 1]), (2, [0])])
def test_both_coin_bonuses_pay_the_tribute_of_the_first_rounds_without_a_token(round_: int, paid: list[int]) -> None:
    table = Table(2, round_=round_).board(0, city="- sphinx obelisk / - - -", field="- - - / - herd herd")
    table.board(1, city="- sphinx obelisk / - - -").play(PayTribute(0), PayTribute(1))
    assert [coins(table.g, player).board for player in range(2)] == [2, 1]
    assert [event.player for event in table.told(events.TributePaid)] == paid
    assert not table.told(events.TokenGone)


def four_players(last: int) -> Table:
    """Four players with 15, 14, 13 soldiers and what the last one has kept."""
    table = Table(4, "abydos", "memphis", "edfu", "buto").opens("scoring four", "scoring rows", "scoring discard")
    for player, dice in enumerate([(4, 5, 6), (3, 5, 6), (2, 5, 6), (last, 5, 6)]):
        table.dice(player, *dice)
    return table.at(3, province=10).owns(3, "special soldiers")


@pytest.mark.rules("P5.3", "P16.3")
def test_with_four_players_everyones_soldiers_can_be_watched_and_the_last_gets_no_territory() -> None:
    table = four_players(last=1)
    assert [standing(table.g, player).soldiers.total for player in range(4)] == [15, 14, 13, 12]
    table.play(TerritoryPhase()).pick(3, "done")
    table.pick(0, card_token("scoring four")).pick(1, card_token("scoring rows"))
    assert [len(table.lands(player)) for player in range(4)] == [1, 1, 1, 1]
    assert table.lands(3) == ["special soldiers"]


@pytest.mark.rules("P5.2", "P16.3")
def test_who_adds_soldiers_in_time_gets_a_territory() -> None:
    table = four_players(last=1).play(TerritoryPhase()).pick(3, f"use {card_token('special soldiers')}")
    assert table.g.order == [0, 3, 1, 2]
    table.pick(0, card_token("scoring four")).pick(3, card_token("scoring rows")).pick(3, "no")
    assert [len(table.lands(player)) for player in range(4)] == [1, 1, 0, 2]


@pytest.mark.rules("P10.1", "P16.4")
def test_a_pharaoh_token_removes_a_penalty_card() -> None:
    table = Table(2, round_=3).keep(0, pharaoh=1).play(PayTribute(0), GivePenalty())
    assert (table.g.penalties[0], table.points(0, "penalties")) == (1, -3)
    table.play(DieTurn(0)).pick(0, "drop penalty")
    assert (table.g.penalties[0], table.points(0, "penalties")) == (0, 0)
    assert table.points(0, "pharaoh") == 2


@pytest.mark.rules("P9.5", "P16.5")
def test_scoring_cards_decide_a_level_game() -> None:
    table = Table(2).at(1, province=1)
    assert winners(table.g) == (1,)
    assert winners(table.owns(0, "scoring four").g) == (0,)
    assert winners(table.owns(1, "trade dev", "trade market", "special swap").g) == (1,)
    assert winners(table.owns(0, "scoring discard").g) == (0,)


@pytest.mark.rules("P12.2", "P16.5")
def test_hebrews_weigh_four_points_a_rank() -> None:
    table = Table(4).freed(0, 3).freed(1, 2).freed(2, 1)
    assert hebrew_points(table.g) == [18, 14, 10, 6]
    table.freed(3, 3, 1)
    assert hebrew_points(table.g) == [14, 10, 6, 18]


@pytest.mark.rules("P6.4", "P16.6")
@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ([["boat -1", "city -1"]], ["boat -1"]),
        ([["boat -1", "city -1"]], ["city -1"]),
        ([["boat -1", "field -1"]], ["field -1"]),
        ([["city -1", "province -3"], ["one of sphinx, obelisk"]], ["city -1", "sphinx"]),
        ([["boat -1", "one of egyptian"], ["city -1", "field -1"]], ["egyptian", "field -1"]),
    ],
)
def test_one_may_choose_to_lose_what_one_does_not_have(card: list[list[str]], answers: list[str]) -> None:
    table = Table(2).board(0, city="obelisk - obelisk / - - -").at(0, province=8).loss(*card)
    before = (table.g.board[:], table.g.boat[:], table.g.dev[:], table.g.card_at[:])
    table.play(CancelLoss(0))
    for answer in answers:
        table.pick(0, answer)
    assert table.asked is None
    assert [event.loss for event in table.told(events.LossSuffered)] == answers
    assert (table.g.board, table.g.boat, table.g.dev, table.g.card_at) == before
