"""P8 The powers of the provinces, once per round."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from plagues.table import Table, card_number, card_token
from tawy.kernel.bits import bits, union
from tawy.plagues import events
from tawy.plagues.queries.plague import due
from tawy.plagues.queries.wealth import soldiers
from tawy.plagues.rules.dice import DieTurn
from tawy.plagues.rules.plague import PayTribute
from tawy.plagues.rules.rounds import ClearRound, MoveMarker, OpenTerritory
from tawy.plagues.rules.territories import TakeTerritory, TerritoryPhase
from tawy.plagues.tables import Book
from tawy.plagues.terms import PROVINCES

TRIBUTE = (1, 2, 3, 4, 5, 5, 6, 7, 8, 8)
FULL_CITY = "sphinx sphinx obelisk / obelisk sphinx obelisk"


# --- P8.1 Abydos ---------------------------------------------------------------------------------------------


@pytest.mark.rules("P8.1")
@pytest.mark.parametrize("die", range(1, 7))
def test_abydos_changes_any_die_by_up_to_two_within_1_to_6(die: int) -> None:
    table = Table(2).dice(0, die, die % 6 + 1).play(DieTurn(0))
    changed = {token for token in table.tokens if token.startswith(f"{die} as")}
    assert changed == {f"{die} as {value} favour" for value in range(1, 7) if 0 < abs(value - die) <= 2}


@pytest.mark.rules("P8.1")
@pytest.mark.parametrize("province", [name for name in PROVINCES if name != "abydos"])
def test_no_other_province_changes_a_die(province: str) -> None:
    table = Table(2, province, "abydos").play(DieTurn(0))
    assert not [token for token in table.tokens if " as " in token]


@pytest.mark.rules("P8.1")
def test_the_changed_die_serves_every_action() -> None:
    table = Table(2).dice(0, 2, 5).market("- - - boat - -").hebrews(2).discard(0, "herd", "sphinx").play(DieTurn(0))
    wanted = {"2 as 4 token", "2 as 4 hebrew 2", "2 as 3 recover 2", "5 as 4 recover 2", "2 as 1 recover 1"}
    assert wanted <= set(table.tokens)
    assert not {"2 token", "2 hebrew 2", "2 recover 2"} & set(table.tokens)


@pytest.mark.rules("P8.1")
def test_the_die_that_is_spent_is_the_one_that_was_changed() -> None:
    table = Table(2).play(DieTurn(0)).pick(0, "3 as 5 favour")
    assert bits(table.g.dice[0]) == [1, 2, 4, 5, 6]
    assert table.g.cards[4] == 0
    assert table.told(events.DieSpent) == [events.DieSpent(0, 3, 5)]
    assert soldiers(table.g, 0).dice == 1 + 2 + 4 + 5 + 6


@pytest.mark.rules("P8.1")
def test_abydos_changes_one_die_per_round_and_an_unchanged_die_keeps_the_power() -> None:
    table = Table(2).play(DieTurn(0)).pick(0, "3 favour").play(DieTurn(0))
    assert "4 as 6 favour" in table.tokens
    table.pick(0, "4 as 6 favour").play(DieTurn(0))
    assert sorted(table.tokens) == ["1 favour", "2 favour", "5 favour"]
    assert [event.player for event in table.told(events.PowerUsed)] == [0]
    table.play(ClearRound(), MoveMarker(2), DieTurn(0))
    assert "4 as 6 favour" in table.tokens


# --- P8.2 Buto -----------------------------------------------------------------------------------------------

OPEN = ("scoring four", "immediate province +2", "trade dev")
DRAWN = ("scoring rows", "immediate boat +1")


def buto_takes(card: str, *deck: str) -> Table:
    """Buto takes an open card; these cards are left in the deck."""
    table = Table(2, "buto", "abydos").opens(*OPEN)
    table.g.deck = union(map(card_number, deck))
    return table.play(TakeTerritory(0)).pick(0, card_token(card))


def buto_looks(card: str) -> Table:
    """Buto takes an open card and draws two more of a deck of three."""
    table = buto_takes(card, *DRAWN, "special swap").pick(0, "yes")
    for drawn in DRAWN:
        table.roll("buto_draw", card_token(drawn))
    return table


@pytest.mark.rules("P8.2")
@pytest.mark.parametrize("keeps", ["scoring four", *DRAWN])
def test_buto_draws_two_more_keeps_one_of_the_three_and_puts_the_others_at_the_bottom(keeps: str) -> None:
    table = buto_looks("scoring four")
    assert table.asked == (0, "buto_keep")
    assert set(table.tokens) == {card_token("scoring four"), *map(card_token, DRAWN)}
    table.pick(0, card_token(keeps))
    assert table.lands(0) == [keeps] * keeps.startswith("scoring")
    assert set(table.g.bottom) == {card_number(card) for card in ("scoring four", *DRAWN) if card != keeps}
    assert bits(table.g.deck) == [card_number("special swap")]
    assert bits(table.g.open_land) == sorted(map(card_number, OPEN[1:]))
    assert table.g.boat[0] == (keeps == "immediate boat +1")


@pytest.mark.rules("P8.2", "P9.1")
def test_an_immediate_card_that_buto_puts_back_gives_nothing() -> None:
    table = buto_looks("immediate province +2").pick(0, card_token("scoring rows"))
    assert (table.g.card_at[0], table.g.boat[0]) == (0, 0)
    assert table.lands(0) == ["scoring rows"]
    assert not table.g.land_gone


@pytest.mark.rules("P8.2")
def test_buto_may_be_content_with_the_card_it_took() -> None:
    table = buto_takes("scoring four", *DRAWN)
    assert table.asked == (0, "buto")
    assert table.tokens == ["no", "yes"]
    table.pick(0, "no")
    assert table.lands(0) == ["scoring four"]
    assert bits(table.g.deck) == sorted(map(card_number, DRAWN))
    assert (table.g.bottom, table.g.power_used) == ([], 0)
    assert table.asked is None


@pytest.mark.rules("P8.2")
def test_what_lies_at_the_bottom_comes_after_the_rest_of_the_deck() -> None:
    table = buto_looks("scoring four").pick(0, card_token("scoring rows"))
    table.events.clear()
    table.play(*[OpenTerritory()] * 3)
    opened = [event.card.partition(" ")[2] for event in table.told(events.TerritoryOpened)]
    assert opened[0] == "special swap"
    assert set(opened[1:]) == {"scoring four", "immediate boat +1"}


@pytest.mark.rules("P8.2")
def test_with_an_empty_deck_buto_does_nothing() -> None:
    table = buto_takes("scoring four")
    assert table.asked is None
    assert table.lands(0) == ["scoring four"]
    assert not table.g.power_used


@pytest.mark.rules("P8.2")
def test_buto_looks_once_per_round() -> None:
    table = buto_looks("scoring four").pick(0, card_token("scoring four"))
    table.play(TakeTerritory(0)).pick(0, card_token("trade dev"))
    assert table.asked is None
    assert table.lands(0) == ["trade dev", "scoring four"]
    table.play(ClearRound(), MoveMarker(2))
    table.opens("scoring discard", "scoring ankhs").play(TakeTerritory(0)).pick(0, card_token("scoring ankhs"))
    assert table.asked == (0, "buto")


@pytest.mark.rules("P8.2")
@pytest.mark.parametrize("province", [name for name in PROVINCES if name != "buto"])
def test_nobody_else_looks_at_the_deck(province: str) -> None:
    table = Table(2, province, "buto").opens(*OPEN).play(TakeTerritory(0)).pick(0, card_token("scoring four"))
    assert table.asked is None
    assert table.lands(0) == ["scoring four"]


@pytest.mark.rules("P5.3", "P8.2")
def test_buto_who_takes_no_territory_from_the_table_draws_none() -> None:
    table = Table(4, "abydos", "memphis", "edfu", "buto").opens("scoring four", "scoring rows", "scoring discard")
    for player, dice in enumerate([(4, 5, 6), (3, 5, 6), (2, 5, 6), (1, 2, 3)]):
        table.dice(player, *dice)
    table.play(TerritoryPhase()).pick(0, card_token("scoring four")).pick(1, card_token("scoring rows"))
    assert table.asked is None
    assert (table.lands(3), table.g.card_at[3]) == ([], 2)


# --- P8.3 Memphis --------------------------------------------------------------------------------------------


@pytest.mark.rules("P8.3")
@pytest.mark.parametrize("round_", range(1, 11))
def test_memphis_pays_one_coin_less_in_every_round_and_nobody_else_does(round_: int) -> None:
    table = Table(4, "memphis", "abydos", "buto", "edfu", round_=round_)
    assert [due(table.g, player) for player in range(4)] == [TRIBUTE[round_ - 1] - 1] + [TRIBUTE[round_ - 1]] * 3


@pytest.mark.rules("P8.3")
def test_memphis_pays_nothing_in_round_1_and_keeps_its_coin() -> None:
    table = Table(2, "memphis", "abydos").keep(0, coin=1).keep(1, coin=1).play(PayTribute(0), PayTribute(1))
    assert [(event.player, event.due) for event in table.told(events.TributePaid)] == [(0, 0), (1, 1)]
    assert (table.kept(0, "coin"), table.kept(1, "coin")) == (1, 0)


@pytest.mark.rules("P8.3")
def test_memphis_never_pays_less_than_nothing() -> None:
    table = Table(2, "memphis", "abydos")
    papyrus = table.g.book.tables.papyrus
    free = replace(papyrus, normal=replace(papyrus.normal, tribute=(0,) * 10))
    table.g.book = Book(replace(table.g.book.tables, papyrus=free), "a papyrus without tribute")
    assert [due(table.g, player) for player in range(2)] == [0, 0]


@pytest.mark.rules("P7.1", "P8.3")
def test_a_plague_that_raises_the_tribute_raises_that_of_memphis() -> None:
    assert due(Table(2, "memphis", "abydos", round_=5).plague("livestock").g, 0) == 5


# --- P8.4 Edfu -----------------------------------------------------------------------------------------------


def edfu_draws(table: Table, *drawn: str) -> Table:
    """Edfu spends its 3 and chance draws these."""
    table.play(DieTurn(0)).pick(0, "3 draw")
    for token in drawn:
        table.roll("edfu_draw", token)
    return table


def edfu() -> Table:
    return Table(2, "edfu", "abydos").market("coin coin coin coin herd herd")


@pytest.mark.rules("P8.4")
def test_edfu_draws_six_keeps_one_and_the_market_does_not_change() -> None:
    table = edfu()
    before = sum(table.g.supply), table.g.supply[:]
    edfu_draws(table, "sphinx", "boat", "sphinx", "herd", "pharaoh", "province3")
    assert table.asked == (0, "edfu_keep")
    assert table.tokens == ["sphinx", "herd", "boat", "province3", "pharaoh"]
    table.pick(0, "boat")
    assert (table.kept(0, "boat"), table.g.boat[0]) == (1, 1)
    assert bits(table.g.dice[0]) == [1, 2, 4, 5, 6]
    assert table.market_now() == "coin coin coin coin herd herd"
    assert sum(table.g.supply) == before[0] - 1
    assert [then - now for then, now in zip(before[1], table.g.supply, strict=True)].index(1) == 6
    assert table.told(events.PutBack) == [events.PutBack(0, 6, "edfu")]
    assert table.asked is None


@pytest.mark.rules("P8.4")
def test_a_board_token_that_edfu_keeps_is_placed() -> None:
    table = edfu_draws(edfu(), "sphinx", "boat", "sphinx", "herd", "pharaoh", "province3").pick(0, "herd")
    assert table.asked == (0, "place")
    assert table.pick(0, "field 4").on(0, "field 4") == "herd"


@pytest.mark.rules("P8.4")
def test_edfu_needs_an_unspent_3() -> None:
    assert "3 draw" in edfu().dice(0, 3, 5).play(DieTurn(0)).tokens
    assert not [token for token in edfu().dice(0, 1, 2, 4, 5, 6).play(DieTurn(0)).tokens if "draw" in token]


@pytest.mark.rules("P8.4")
@pytest.mark.parametrize("province", [name for name in PROVINCES if name != "edfu"])
def test_nobody_else_draws_from_the_supply(province: str) -> None:
    assert not [token for token in Table(2, province, "edfu").play(DieTurn(0)).tokens if "draw" in token]


@pytest.mark.rules("P8.4")
def test_edfu_draws_once_per_round() -> None:
    table = edfu_draws(edfu(), "boat", "boat", "sphinx", "herd", "pharaoh", "province3").pick(0, "pharaoh")
    table.dice(0, 3, 4).play(DieTurn(0))
    assert "3 draw" not in table.tokens
    table.play(ClearRound(), MoveMarker(2), DieTurn(0))
    assert "3 draw" in table.tokens


@pytest.mark.rules("P8.4")
def test_with_fewer_than_six_edfu_draws_those_there_are() -> None:
    table = edfu_draws(edfu().supply(boat=1, pharaoh=2), "pharaoh", "boat", "pharaoh")
    assert len(table.told(events.Drew)) == 3
    assert table.asked == (0, "edfu_keep")
    assert table.tokens == ["boat", "pharaoh"]
    assert sum(table.pick(0, "pharaoh").g.supply) == 2


@pytest.mark.rules("P8.4")
def test_chance_draws_no_more_of_a_kind_than_there_are() -> None:
    table = edfu().supply(boat=1, pharaoh=4, herd=3).play(DieTurn(0)).pick(0, "3 draw")
    assert table.g.ask is not None
    assert (table.tokens, table.g.ask.weights) == (["herd", "boat", "pharaoh"], (3, 1, 4))
    table.roll("edfu_draw", "boat").roll("edfu_draw", "herd")
    assert (table.tokens, table.g.ask.weights) == (["herd", "pharaoh"], (2, 4))


@pytest.mark.rules("P2.7", "P8.4")
def test_edfu_keeps_one_it_can_take() -> None:
    table = edfu().board(0, city=FULL_CITY).supply(sphinx=1, obelisk=1, herd=1, coin=1)
    edfu_draws(table, "sphinx", "obelisk", "herd", "coin")
    assert table.tokens == ["herd", "coin"]


@pytest.mark.rules("P2.7", "P8.4")
def test_if_edfu_can_take_none_it_keeps_none_and_the_die_is_spent() -> None:
    table = edfu_draws(edfu().board(0, city=FULL_CITY).supply(sphinx=1, obelisk=1), "sphinx", "obelisk")
    assert (table.asked, table.tokens) == ((0, "edfu_keep"), ["done"])  # it sees what it drew, and others learn nothing
    assert table.pick(0, "done").asked is None
    assert sum(table.g.supply) == 2
    assert bits(table.g.dice[0]) == [1, 2, 4, 5, 6]
    assert table.told(events.PutBack) == [events.PutBack(0, 2, "edfu")]
