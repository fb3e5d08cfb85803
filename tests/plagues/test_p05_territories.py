"""P5 Phase 2: soldiers, turn order, territories."""

from __future__ import annotations

import pytest

from plagues.table import Table, card_number, card_token
from tawy.kernel.bits import union
from tawy.plagues import events
from tawy.plagues.queries.wealth import Soldiers, soldiers
from tawy.plagues.rules.dice import DicePhase
from tawy.plagues.rules.plague import PlaguePhase
from tawy.plagues.rules.rounds import ClearRound, MoveMarker
from tawy.plagues.rules.territories import CountSoldiers, TakeTerritory, TerritoryPhase

SOLDIER_BONUS = "- herd herd / - - -"
OPEN = ("scoring four", "scoring rows", "scoring discard")
FOUR, ROWS, DISCARD = map(card_token, OPEN)


def muster(people: int, *totals: int) -> Table:
    """Players with so many soldiers, by the three dice they have not spent."""
    dice = {6: (1, 2, 3), 7: (1, 2, 4), 8: (1, 3, 4), 9: (2, 3, 4), 10: (2, 3, 5), 12: (3, 4, 5), 15: (4, 5, 6)}
    table = Table(people, *["memphis", "abydos", "edfu", "buto"][:people]).opens(*OPEN)
    for player, total in enumerate(totals):
        table.dice(player, *dice[total])
    return table


def order(table: Table) -> list[int]:
    """The turn order after the soldiers are counted."""
    table.play(CountSoldiers())
    return table.g.order


# --- P5.1 soldiers -----------------------------------------------------------------------------------------------


@pytest.mark.rules("P5.1")
@pytest.mark.parametrize(("dice", "total"), [((1, 2, 3), 6), ((2, 3, 6), 11), ((4, 5, 6), 15)])
def test_soldiers_are_the_sum_of_the_three_unspent_dice(dice: tuple[int, ...], total: int) -> None:
    assert soldiers(Table(2).dice(0, *dice).g, 0) == Soldiers(total, 0, 0, 0, 0)


@pytest.mark.rules("P5.1", "P2.4")
def test_the_bonus_adds_three() -> None:
    assert soldiers(Table(2).dice(0, 1, 2, 3).board(0, field=SOLDIER_BONUS).g, 0) == Soldiers(6, 3, 0, 0, 0)


@pytest.mark.rules("P5.1", "P4.4")
def test_pharaoh_card_2_adds_five_for_who_holds_it() -> None:
    table = Table(2).dice(0, 1, 2, 3).dice(1, 1, 2, 3).favour(2, 0)
    assert (soldiers(table.g, 0), soldiers(table.g, 1)) == (Soldiers(6, 0, 5, 0, 0), Soldiers(6, 0, 0, 0, 0))


@pytest.mark.rules("P5.1", "P9.4")
def test_a_trade_card_adds_a_soldier_while_its_tokens_are_there() -> None:
    table = Table(2).dice(0, 1, 2, 3).owns(0, "trade soldier").board(0, field="egyptian - herd / - - -")
    assert soldiers(table.g, 0) == Soldiers(6, 0, 0, 1, 0)
    assert soldiers(table.board(0, field="egyptian - - / - - -").g, 0).trade == 0
    assert soldiers(table.board(1, field="egyptian - herd / - - -").g, 1).trade == 0  # it has no card


@pytest.mark.rules("P5.1", "P9.3")
@pytest.mark.parametrize(("space", "offered"), [(9, False), (10, True)])
def test_a_special_action_adds_two_before_the_new_turn_order(space: int, *, offered: bool) -> None:
    table = muster(2, 6, 7).owns(0, "special soldiers").at(0, province=space).play(TerritoryPhase())
    if offered:
        assert table.tokens == ["done", f"use {card_token('special soldiers')}"]
        table.pick(0, f"use {card_token('special soldiers')}")
    assert table.told(events.SoldiersCounted)[0].soldiers == ((8, 7) if offered else (6, 7))
    assert table.g.order == ([0, 1] if offered else [1, 0])


@pytest.mark.rules("P5.1")
def test_everything_adds_up() -> None:
    table = muster(2, 8, 15).owns(0, "trade soldier").favour(2, 0).board(0, field="- herd egyptian / - - -")
    assert order(table) == [0, 1]
    assert table.g.soldiers == [8 + 3 + 5 + 1, 15]


@pytest.mark.rules("P5.1")
@pytest.mark.parametrize("old", [[0, 1], [1, 0]])
def test_cards_that_add_soldiers_are_played_in_the_old_turn_order_before_totals_are_compared(old: list[int]) -> None:
    table = muster(2, 6, 7).owns(0, "special soldiers").owns(1, "special soldiers")
    table.at(0, province=10).at(1, province=10)
    table.g.order = old
    table.play(TerritoryPhase())
    use = f"use {card_token('special soldiers')}"
    for player in old:
        assert not table.told(events.SoldiersCounted)
        table.pick(player, use)
    assert table.told(events.SoldiersCounted) == [events.SoldiersCounted((8, 9), (1, 0))]


# --- P5.2 the new turn order -------------------------------------------------------------------------------------


@pytest.mark.rules("P5.2")
def test_most_soldiers_is_first_and_so_on() -> None:
    assert order(muster(4, 7, 12, 6, 15)) == [3, 1, 0, 2]


@pytest.mark.rules("P5.2")
def test_soldiers_count_before_everything_else() -> None:
    table = muster(2, 6, 7).at(0, province=20, boat=9).freed(0, 3, 3).board(0, "sphinx sphinx - / - - -")
    assert order(table) == [1, 0]


@pytest.mark.rules("P5.2")
def test_the_new_turn_order_lasts_until_the_next_phase_2() -> None:
    table = muster(3, 6, 7, 8)
    assert order(table) == [2, 1, 0]
    table.loss(["boat -1", "city -1"]).play(PlaguePhase())
    assert table.asked == (2, "loss")
    table.play(ClearRound(), MoveMarker(2), DicePhase())
    assert table.asked == (2, "die")
    assert table.g.order == [2, 1, 0]


TIES = {
    "further on the province card": lambda table: table.at(0, province=3, boat=9).at(1, province=4),
    "then further on the Nile": lambda table: table.at(0, boat=3).at(1, boat=4).board(0, "sphinx - - / - - -"),
    "then more tokens on the board": lambda table: (
        table.board(0, "sphinx - - / - - -").board(1, "sphinx - - / - - -", "herd - - / - - -").freed(0, 1)
    ),
    "then more Hebrew tokens": lambda table: table.freed(0, 3).freed(1, 1, 1),
}


@pytest.mark.rules("P5.2")
@pytest.mark.parametrize("tie", TIES)
def test_among_level_players_comes_first_who_is(tie: str) -> None:
    table: Table = TIES[tie](muster(2, 9, 9))
    assert order(table) == [1, 0]


@pytest.mark.rules("P5.2")
def test_tokens_beside_the_board_or_in_the_discard_break_no_tie() -> None:
    table = muster(2, 9, 9).keep(1, coin=1, boat=1, province1=1).discard(1, "sphinx")
    assert order(table) == [0, 1]


@pytest.mark.rules("P5.2")
@pytest.mark.parametrize("old", [[0, 1, 2], [2, 0, 1], [1, 2, 0]])
def test_players_level_in_everything_keep_the_old_order(old: list[int]) -> None:
    table = muster(3, 9, 9, 9)
    table.g.order = old[:]
    assert order(table) == old


# --- P5.3 territories --------------------------------------------------------------------------------------------


@pytest.mark.rules("P5.3")
def test_in_the_new_order_each_takes_one_and_of_two_players_the_third_is_removed() -> None:
    table = muster(2, 6, 7).play(TerritoryPhase())
    assert (table.asked, table.tokens) == ((1, "territory"), sorted([FOUR, ROWS, DISCARD]))
    table.pick(1, ROWS)
    assert (table.asked, table.tokens) == ((0, "territory"), sorted([FOUR, DISCARD]))
    table.pick(0, DISCARD)
    assert (table.lands(0), table.lands(1)) == (["scoring discard"], ["scoring rows"])
    assert (table.g.open_land, table.g.land_gone) == (0, 1 << card_number("scoring four"))


@pytest.mark.rules("P5.3")
def test_taking_one_is_not_optional() -> None:
    table = muster(2, 6, 7).play(TerritoryPhase())
    assert "done" not in table.tokens
    assert not table.pick(1, ROWS).pick(0, FOUR).asked
    assert table.g.land[0]
    assert table.g.land[1]


@pytest.mark.rules("P5.3")
def test_of_three_players_all_are_taken() -> None:
    table = muster(3, 6, 7, 8).play(TerritoryPhase()).pick(2, ROWS).pick(1, FOUR)
    assert table.asked is None  # the last card is no choice
    assert [table.lands(player) for player in range(3)] == [["scoring discard"], ["scoring four"], ["scoring rows"]]
    assert (table.g.open_land, table.g.land_gone) == (0, 0)


@pytest.mark.rules("P5.3")
@pytest.mark.parametrize("totals", [(15, 12, 9, 6), (15, 9, 6, 12), (6, 15, 12, 9)])
def test_the_last_of_four_players_takes_none_and_moves_two_on_the_province_card(totals: tuple[int, ...]) -> None:
    table = muster(4, *totals).play(TerritoryPhase())
    last = totals.index(6)
    while table.asked is not None:
        player, kind = table.asked
        table.pick(player, "no" if kind == "buto" else table.tokens[0])
    assert table.g.card_at == [2 if player == last else 0 for player in range(4)]
    assert [bool(land) for land in table.g.land] == [player != last for player in range(4)]
    assert table.g.land_gone == 0


@pytest.mark.rules("P5.3", "P3.4")
def test_the_last_of_four_moves_at_once_and_wins_what_it_reaches() -> None:
    table = muster(4, 15, 12, 9, 6).at(3, province=11).play(TerritoryPhase()).pick(0, FOUR).pick(1, ROWS)
    assert table.asked == (3, "dev")
    assert table.g.card_at[3] == 13


@pytest.mark.rules("P5.3", "P9.7")
@pytest.mark.parametrize(("answer", "boat"), [("done", 0), (f"use {card_token('special egyptians')}", 1)])
def test_the_last_of_four_may_use_its_cards_and_then_moves_two(answer: str, boat: int) -> None:
    table = muster(4, 15, 12, 9, 6).owns(3, "special egyptians").board(3, "egyptian - egyptian / - - -")
    table.play(TerritoryPhase()).pick(3, "done").pick(0, FOUR).pick(1, ROWS).pick(3, answer)
    assert (table.g.boat[3], table.g.card_at[3], table.g.land[3].bit_count()) == (boat, 2, 1)


@pytest.mark.rules("P5.3")
@pytest.mark.parametrize("people", [2, 3])
def test_the_last_of_fewer_players_takes_a_territory_and_does_not_move(people: int) -> None:
    table = muster(people, *(15, 12, 9)[:people]).play(TerritoryPhase()).pick(0, FOUR)
    table.pick(1, ROWS)
    assert all(table.g.land)
    assert table.g.card_at == [0] * people


@pytest.mark.rules("P5.3", "P7.3")
@pytest.mark.parametrize("people", [2, 3, 4])
def test_under_darkness_the_order_is_made_but_nobody_takes_a_territory_and_the_last_does_not_move(people: int) -> None:
    table = muster(people, *(6, 7, 8, 9)[:people]).plague("darkness").play(TerritoryPhase())
    assert table.asked is None
    assert table.g.order == list(range(people))[::-1]
    assert not any(table.g.land)
    assert table.g.card_at == [0] * people
    assert (table.g.open_land, table.g.land_gone) == (0, union(map(card_number, OPEN)))


@pytest.mark.rules("P5.3")
def test_a_player_asked_takes_one_of_the_open_cards_only() -> None:
    table = muster(2, 7, 6).play(TakeTerritory(0))
    assert table.why(0, card_token("scoring ankhs")) == ["P5.3"]
