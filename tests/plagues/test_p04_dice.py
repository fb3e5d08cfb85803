"""P4 Phase 1: dice."""

from __future__ import annotations

import pytest

from plagues.table import Table, card_token
from tawy.kernel.bits import bits
from tawy.kernel.frame import CHANCE
from tawy.plagues import events
from tawy.plagues.queries.uses import BEFORE_TRIBUTE
from tawy.plagues.queries.wealth import ankhs, coins, soldiers
from tawy.plagues.rules.dice import DicePhase, DieTurn
from tawy.plagues.rules.effects import FreeHebrew, GainToken
from tawy.plagues.rules.plague import PayTribute
from tawy.plagues.rules.rounds import ClearRound, MoveMarker
from tawy.plagues.rules.uses import FreeUses
from tawy.plagues.terms import COIN, ON_TABLE, PHARAOH, SPENT, TOKENS

CITY = [f"city {space}" for space in range(6)]
FIELD = [f"field {space}" for space in range(6)]
FULL_CITY = "sphinx sphinx sphinx / obelisk obelisk obelisk"
HEBREW_BONUS = "- - - / - sphinx sphinx"


def plain(people: int = 2) -> Table:
    """Players whose powers do nothing in phase 1."""
    return Table(people, *["memphis", "buto", "abydos", "edfu"][:people])


def no_favours(table: Table) -> Table:
    """All Pharaoh cards have been taken and spent this round."""
    for number in range(1, 7):
        table.favour(number, SPENT)
    return table


def ends(table: Table, words: str) -> list[int]:
    """The dice with which the pending question offers this action."""
    return sorted(int(token.split()[0]) for token in table.tokens if token.endswith(words))


# --- P4.1 three turns each ---------------------------------------------------------------------------------------


def coins_for_all(people: int) -> Table:
    """Coins in the market, coins in the supply: nothing to choose but the die."""
    return plain(people).market("coin coin coin coin coin coin").supply(coin=20)


@pytest.mark.rules("P4.1")
@pytest.mark.parametrize("order", [[0, 1, 2], [2, 0, 1], [1, 2, 0]])
def test_three_turns_each_in_turn_order(order: list[int]) -> None:
    table = coins_for_all(3)
    table.g.order = order
    table.play(DicePhase())
    asked = []
    for die in (6, 6, 6, 2, 2, 2, 4, 4, 4):
        assert table.asked is not None
        asked.append(table.asked[0])
        table.pick(asked[-1], f"{die} token")
    assert asked == order * 3
    assert table.asked is None
    assert [bits(dice) for dice in table.g.dice] == [[1, 3, 5]] * 3


@pytest.mark.rules("P4.1")
def test_a_turn_spends_one_unspent_die_for_one_action() -> None:
    table = coins_for_all(2).dice(0, 2, 3, 5).play(DieTurn(0))
    assert {int(token.split()[0]) for token in table.tokens} == {2, 3, 5}
    assert table.why(0, "die 4") == ["P4.1"]
    table.pick(0, "3 token")
    assert table.asked is None
    assert bits(table.g.dice[0]) == [2, 5]
    assert len(table.told(events.DieSpent)) == 1
    assert table.kept(0, "coin") == 1


# --- P4.2 a token of the market ----------------------------------------------------------------------------------

SIX = ["coin", "boat", "herd", "sphinx", "pharaoh", "province1"]


@pytest.mark.rules("P4.2")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_market_token_whose_slot_equals_the_die(die: int) -> None:
    table = plain().market(" ".join(SIX)).dice(0, die, 7 - die).play(DieTurn(0))
    assert ends(table, " token") == sorted([die, 7 - die])
    table.pick(0, f"{die} token").roll("refill", "obelisk")
    assert table.told(events.MarketTaken) == [events.MarketTaken(0, die, SIX[die - 1])]
    assert table.market_now().split() == [*SIX[: die - 1], *SIX[die:], "obelisk"]


@pytest.mark.rules("P4.2")
def test_slots_slide_and_are_refilled_before_the_token_takes_effect() -> None:
    table = plain().market("coin boat herd coin coin coin").play(DieTurn(0)).pick(0, "2 token")
    assert table.asked == (CHANCE, "refill")
    assert table.market_now() == "coin herd coin coin coin -"
    assert (table.g.boat[0], table.kept(0, "boat")) == (0, 0)
    table.roll("refill", "province2")
    assert (table.g.boat[0], table.kept(0, "boat")) == (1, 1)


@pytest.mark.rules("P4.2")
def test_the_refill_comes_from_the_supply_as_likely_as_it_lies_there() -> None:
    table = plain().market("coin boat herd coin coin coin").supply(sphinx=3, boat=1).play(DieTurn(0)).pick(0, "1 token")
    assert table.g.ask is not None
    assert (table.tokens, table.g.ask.weights) == (["sphinx", "boat"], (3, 1))
    table.roll("refill", "sphinx")
    assert table.g.supply[TOKENS.index("sphinx")] == 2


@pytest.mark.rules("P4.2")
def test_with_an_empty_supply_the_slot_stays_empty() -> None:
    table = no_favours(plain()).market("coin boat herd coin coin coin").supply().play(DieTurn(0), DieTurn(0))
    table.pick(0, "1 token")
    assert table.market_now() == "boat herd coin coin coin -"
    assert ends(table, " token") == [2, 3, 4, 5]
    assert table.why(0, "slot 6") == ["P4.2"]


# --- P4.3 what tokens do -----------------------------------------------------------------------------------------


@pytest.mark.rules("P4.3", "P2.1")
@pytest.mark.parametrize(
    ("name", "spaces"),
    [("sphinx", CITY), ("obelisk", CITY), ("plantation", FIELD), ("herd", FIELD), ("egyptian", CITY + FIELD)],
)
def test_a_board_token_goes_on_a_free_space_of_its_area_at_once(name: str, spaces: list[str]) -> None:
    table = plain().board(0, "- sphinx - / - - -", "- - - / - - herd").market(f"coin {name} boat boat boat coin")
    table.play(DieTurn(0), DieTurn(1)).pick(0, "2 token").roll("refill", "boat")
    assert table.asked == (0, "place")
    assert table.tokens == [space for space in spaces if space not in {"city 1", "field 5"}]
    table.pick(0, spaces[0])
    assert table.on(0, spaces[0]) == name
    assert table.asked == (1, "die")


@pytest.mark.rules("P4.3", "P2.7")
def test_without_a_free_space_a_board_token_cannot_be_taken() -> None:
    table = plain().board(0, FULL_CITY).market("sphinx herd obelisk coin coin coin").play(DieTurn(0))
    assert ends(table, " token") == [2, 4, 5, 6]


@pytest.mark.rules("P4.3")
def test_a_boat_token_moves_the_boat_by_1_and_stays_beside_the_board() -> None:
    table = plain().at(0, boat=3).market("coin boat coin coin coin herd").play(DieTurn(0)).pick(0, "2 token")
    table.roll("refill", "herd")
    assert (table.g.boat[0], table.kept(0, "boat")) == (4, 1)


@pytest.mark.rules("P4.3")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_a_province_token_moves_the_marker_by_its_value_and_stays_beside_the_board(value: int) -> None:
    table = plain().market(f"coin province{value} coin coin coin herd").play(DieTurn(0)).pick(0, "2 token")
    table.roll("refill", "herd")
    assert (table.g.card_at[0], table.kept(0, f"province{value}")) == (value, 1)


@pytest.mark.rules("P4.3")
@pytest.mark.parametrize(("name", "token"), [("coin", COIN), ("pharaoh", PHARAOH)])
def test_coin_and_pharaoh_tokens_are_kept_in_any_number_for_any_later_round(name: str, token: int) -> None:
    table = plain().play(*[GainToken(0, token)] * 4)
    assert table.kept(0, name) == 4
    table.play(ClearRound(), MoveMarker(2), ClearRound(), MoveMarker(3))
    assert table.kept(0, name) == 4
    assert not table.told(events.Moved)


# --- P4.4 Pharaoh cards ------------------------------------------------------------------------------------------


@pytest.mark.rules("P4.4")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_pharaoh_card_whose_number_equals_the_die(die: int) -> None:
    table = plain().dice(0, die, 7 - die).play(DieTurn(0))
    assert ends(table, " favour") == sorted([die, 7 - die])
    table.pick(0, f"{die} favour")
    assert [number for number, holder in enumerate(table.g.cards, 1) if holder == 0] == [die]


@pytest.mark.rules("P4.4")
@pytest.mark.parametrize("holder", [0, 1, SPENT], ids=["by oneself", "by another", "and spent"])
def test_a_card_that_was_taken_this_round_cannot_be_taken(holder: int) -> None:
    table = plain().favour(4, holder).play(DieTurn(0))
    assert ends(table, " favour") == [1, 2, 3, 5, 6]
    assert table.why(0, "favour 4") == ["P4.4"]


@pytest.mark.rules("P4.4")
def test_a_player_may_take_two_or_three() -> None:
    table = plain().play(DieTurn(0), DieTurn(0), DieTurn(0))
    table.pick(0, "2 favour").pick(0, "3 favour").pick(0, "5 favour")
    assert table.g.cards == [ON_TABLE, 0, 0, ON_TABLE, 0, ON_TABLE]


@pytest.mark.rules("P4.4")
@pytest.mark.parametrize(("track", "after"), [("city", (2, 1)), ("field", (1, 2))])
def test_card_1_is_one_dev_step_for_who_cannot_pay(track: str, after: tuple[int, int]) -> None:
    table = plain().play(DieTurn(0)).pick(0, "1 favour")
    assert table.asked == (0, "dev")
    assert table.pick(0, track).dev(0) == after


@pytest.mark.rules("P4.4")
def test_card_1_is_two_dev_steps_for_a_coin_token() -> None:
    table = plain().keep(0, coin=2).play(DieTurn(0)).pick(0, "1 favour")
    assert table.tokens == ["one step", "two steps"]
    table.pick(0, "two steps").pick(0, "city+field")
    assert table.dev(0) == (2, 2)
    assert table.kept(0, "coin") == 1
    assert table.g.gone[COIN] == 1


@pytest.mark.rules("P4.4")
def test_who_could_pay_for_card_1_may_still_make_one_step() -> None:
    table = plain().keep(0, coin=1).play(DieTurn(0)).pick(0, "1 favour").pick(0, "one step").pick(0, "city")
    assert table.dev(0) == (2, 1)
    assert table.kept(0, "coin") == 1


@pytest.mark.rules("P4.4")
def test_card_3_pays_for_card_1_if_already_held() -> None:
    table = plain().favour(3, 0).play(DieTurn(0)).pick(0, "1 favour").pick(0, "two steps").pick(0, "city+city")
    assert table.dev(0) == (3, 1)
    assert table.g.cards[2] == SPENT


@pytest.mark.rules("P4.4")
def test_card_3_of_another_does_not_pay_for_card_1() -> None:
    assert plain().favour(3, 1).play(DieTurn(0)).pick(0, "1 favour").asked == (0, "dev")


@pytest.mark.rules("P4.4")
@pytest.mark.parametrize(("way", "left"), [("coin", (0, 0)), ("card", (1, SPENT))])
def test_with_both_the_player_chooses_what_pays_for_card_1(way: str, left: tuple[int, int]) -> None:
    table = plain().keep(0, coin=1).favour(3, 0).play(DieTurn(0)).pick(0, "1 favour").pick(0, "two steps")
    assert (table.asked, table.tokens) == ((0, "pay_with"), ["coin", "card"])
    table.pick(0, way).pick(0, "city+city")
    assert (table.kept(0, "coin"), table.g.cards[2]) == left


@pytest.mark.rules("P4.4")
def test_card_1_is_used_on_taking_it_and_not_later() -> None:
    table = plain().play(DieTurn(0), DieTurn(0)).pick(0, "1 favour").pick(0, "city").pick(0, "3 favour")
    assert table.asked is None
    assert table.dev(0) == (2, 1)
    assert table.g.cards[2] == 0


@pytest.mark.rules("P4.4", "P5.1")
def test_card_2_is_five_soldiers_in_phase_2() -> None:
    table = plain().dice(0, 1, 2, 3, 4).play(DieTurn(0)).pick(0, "2 favour")
    assert soldiers(table.g, 0).total == 1 + 3 + 4 + 5


@pytest.mark.rules("P4.4", "P6.1")
def test_card_3_is_a_coin_for_tribute() -> None:
    table = plain().play(DieTurn(1)).pick(1, "3 favour")
    assert coins(table.g, 1).card == 1
    table.play(PayTribute(1))
    assert table.told(events.TributePaid)
    assert table.g.cards[2] == SPENT


@pytest.mark.rules("P4.4", "P9.4")
def test_card_3_is_a_coin_for_trade() -> None:
    table = plain().owns(0, "trade dev").keep(0, province1=1).board(0, "obelisk - - / - - -").favour(3, 0)
    table.play(FreeUses(0, BEFORE_TRIBUTE)).pick(0, f"use {card_token('trade dev')}").pick(0, "city+city")
    assert table.g.cards[2] == SPENT
    assert table.dev(0) == (3, 1)


@pytest.mark.rules("P4.4")
def test_card_3_unused_is_wasted() -> None:
    table = plain().favour(3, 0).play(ClearRound(), MoveMarker(2))
    assert coins(table.g, 0).total == 0
    assert table.g.cards[2] == ON_TABLE


@pytest.mark.rules("P4.4")
def test_card_4_is_three_steps_on_the_province_card_at_once() -> None:
    assert plain().at(0, province=1).play(DieTurn(0)).pick(0, "4 favour").g.card_at[0] == 4


@pytest.mark.rules("P4.4", "P6.6")
def test_card_5_is_an_ankh() -> None:
    table = plain().play(DieTurn(0))
    assert ankhs(table.g, 0).total == 0
    assert ankhs(table.pick(0, "5 favour").g, 0).total == 1


@pytest.mark.rules("P4.4")
def test_card_6_is_two_steps_of_the_boat_at_once() -> None:
    assert plain().at(0, boat=1).play(DieTurn(0)).pick(0, "6 favour").g.boat[0] == 3


@pytest.mark.rules("P4.4")
def test_a_spent_card_stays_unavailable_until_the_end_of_the_round() -> None:
    table = plain().favour(3, 0).play(DieTurn(0)).pick(0, "1 favour").pick(0, "two steps").pick(0, "city+city")
    assert ends(table.play(DieTurn(1)), " favour") == [2, 4, 5, 6]
    assert ends(table.play(ClearRound(), MoveMarker(2), DieTurn(1)), " favour") == [1, 2, 3, 4, 5, 6]


# --- P4.5, P4.6 free Hebrews -------------------------------------------------------------------------------------


@pytest.mark.rules("P4.5")
@pytest.mark.parametrize(("value", "dice"), [(1, [2, 3, 4, 5, 6]), (2, [4, 5, 6]), (3, [6])])
def test_a_hebrew_is_freed_with_a_die_of_at_least_twice_its_value(value: int, dice: list[int]) -> None:
    table = plain().hebrews(value).play(DieTurn(0))
    assert ends(table, f" hebrew {value}") == dice
    table.pick(0, f"{dice[0]} hebrew {value}")
    assert [table.g.freed[place] for place in range(3)] == [int(value == other) for other in (1, 2, 3)]


@pytest.mark.rules("P4.5")
def test_only_a_hebrew_that_lies_on_the_shared_board_can_be_freed() -> None:
    table = plain().hebrews(1).play(DieTurn(0))
    assert not [token for token in table.tokens if token.endswith(("hebrew 2", "hebrew 3"))]
    assert table.why(0, "hebrew 3") == ["P4.5"]


@pytest.mark.rules("P4.5")
def test_one_die_frees_one_hebrew_and_several_may_be_freed_in_a_round() -> None:
    table = plain().hebrews(1, 1, 2).play(*[DieTurn(0)] * 3)
    table.pick(0, "6 hebrew 1")
    assert table.g.hebrews == [1, 1, 0]
    table.pick(0, "4 hebrew 2").pick(0, "2 hebrew 1").pick(0, "city")
    assert table.g.hebrews == [0, 0, 0]
    assert table.g.freed[:3] == [2, 1, 0]


@pytest.mark.rules("P4.5")
def test_hebrews_are_not_refilled_during_the_round() -> None:
    table = no_favours(plain()).hebrews(1).market("coin coin coin coin coin coin").supply(coin=20).play(DicePhase())
    table.pick(0, "2 hebrew 1")
    for player, die in ((1, 2), (0, 3), (1, 3), (0, 4), (1, 4)):
        assert not [token for token in table.tokens if "hebrew" in token]
        table.pick(player, f"{die} token")
    assert table.g.hebrews == [0, 0, 0]
    assert not table.told(events.HebrewsLaid)


@pytest.mark.rules("P4.6", "P2.4")
@pytest.mark.parametrize(("value", "dice"), [(1, [1, 2, 3, 4, 5, 6]), (2, [2, 3, 4, 5, 6]), (3, [3, 4, 5, 6])])
def test_with_the_hebrew_bonus_the_die_must_only_be_at_least_its_value(value: int, dice: list[int]) -> None:
    assert ends(plain().board(0, HEBREW_BONUS).hebrews(value).play(DieTurn(0)), f" hebrew {value}") == dice


@pytest.mark.rules("P4.6")
def test_the_hebrew_bonus_of_another_does_not_help() -> None:
    assert ends(plain().board(1, HEBREW_BONUS).hebrews(3).play(DieTurn(0)), " hebrew 3") == [6]


# --- P4.7 the column ---------------------------------------------------------------------------------------------

COLUMN = {1: "province", 2: "boat", 3: "dev", 4: "market", 5: "penalty", 6: "dev", 7: "ankh"}


def frees(place: int) -> Table:
    """Player 0 lays its Hebrew of this place; it has a penalty card, and boats lie in the market."""
    table = plain().hebrews(1).market("coin boat - - - -").supply().penalties(0, 2)
    table.g.freed[:3] = [place - 1, 0, 0]
    return table.play(FreeHebrew(0, 1))


@pytest.mark.rules("P4.7")
@pytest.mark.parametrize("column", [0, 1, 2], ids=["first column", "second column", "third column"])
@pytest.mark.parametrize("place", range(1, 8))
def test_each_hebrew_gives_its_places_bonus_once_when_it_is_laid(place: int, column: int) -> None:
    table = frees(7 * column + place)
    bonus = COLUMN[place]
    assert [event.gift for event in table.told(events.HebrewFreed)] == ["none" if column and place == 7 else bonus]
    assert (table.g.card_at[0], table.g.boat[0]) == (int(bonus == "province"), int(bonus == "boat"))
    assert table.asked == {"dev": (0, "dev"), "market": (0, "market")}.get(bonus)
    assert table.g.penalties[0] == 2 - (bonus == "penalty")
    if bonus == "dev":
        assert table.tokens == ["field", "city"]
        assert table.pick(0, "city").dev(0) == (2, 1)


@pytest.mark.rules("P4.7", "P6.6")
@pytest.mark.parametrize(("freed", "active"), [(5, 0), (6, 0), (7, 1), (8, 1), (13, 1), (14, 1), (21, 1)])
def test_the_seventh_hebrew_is_an_ankh_and_there_is_no_second(freed: int, active: int) -> None:
    assert ankhs(frees(freed).g, 0).hebrews == active


@pytest.mark.rules("P4.7")
def test_the_fourth_hebrew_takes_any_market_token() -> None:
    table = frees(4)
    assert table.tokens == ["1", "2"]
    assert table.pick(0, "2").g.boat[0] == 1


@pytest.mark.rules("P4.7")
def test_the_fifth_hebrew_discards_a_penalty_only_if_there_is_one_now() -> None:
    table = plain().hebrews(1).freed(0, 1, 1, 1, 1).play(FreeHebrew(0, 1))
    table.penalties(0, 1).hebrews(1).play(FreeHebrew(0, 1))
    assert table.g.penalties[0] == 1
    assert not table.told(events.PenaltyDiscarded)


@pytest.mark.rules("P4.7")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_the_place_gives_the_bonus_and_not_the_value(value: int) -> None:
    table = plain().hebrews(value).play(FreeHebrew(0, value))
    assert (table.g.card_at[0], table.g.boat[0], table.asked) == (1, 0, None)


# --- P4.8 recover ------------------------------------------------------------------------------------------------


@pytest.mark.rules("P4.8", "P1.5")
@pytest.mark.parametrize(("slot", "dice"), [(1, [1, 2]), (2, [3, 4])])
def test_a_token_is_recovered_with_a_die_of_its_slot(slot: int, dice: list[int]) -> None:
    discard = ("herd", "") if slot == 1 else ("", "herd")
    table = plain().discard(0, *discard).board(0, field="- herd - / - - -").play(DieTurn(0))
    assert ends(table, f" recover {slot}") == dice
    table.pick(0, f"{dice[1]} recover {slot}")
    assert (table.asked, table.tokens) == ((0, "place"), [space for space in FIELD if space != "field 1"])
    table.pick(0, "field 3")
    assert table.on(0, "field 3") == "herd"
    assert table.in_discard(0) == [None, None]


@pytest.mark.rules("P4.8")
def test_a_recovered_egyptian_goes_in_either_area() -> None:
    table = plain().discard(0, "egyptian").play(DieTurn(0)).pick(0, "1 recover 1")
    assert table.tokens == CITY + FIELD


@pytest.mark.rules("P4.8", "P2.7")
def test_a_token_is_recovered_only_on_a_free_space_of_its_area() -> None:
    table = plain().board(0, FULL_CITY).discard(0, "sphinx", "obelisk").play(DieTurn(0))
    assert not [token for token in table.tokens if "recover" in token]


@pytest.mark.rules("P4.8")
def test_an_empty_slot_offers_nothing() -> None:
    table = plain().discard(0, "", "herd").play(DieTurn(0))
    assert not [token for token in table.tokens if token.endswith("recover 1")]
    assert table.why(0, "discard 1") == ["P4.8"]


# --- P4.9 who can act must act -----------------------------------------------------------------------------------


@pytest.mark.rules("P4.9")
def test_while_a_die_allows_an_action_only_such_dice_may_be_spent() -> None:
    table = no_favours(plain()).market("- coin - - - -").hebrews(3).dice(0, 1, 2, 6).play(DieTurn(0))
    assert sorted(table.tokens) == ["2 token", "6 hebrew 3"]
    assert table.why(0, "die 1") == ["P4.9"]


@pytest.mark.rules("P4.9")
def test_the_only_die_that_allows_an_action_is_spent_on_it() -> None:
    table = no_favours(plain()).market("- coin - - - -").supply().dice(0, 1, 2, 6).play(DieTurn(0))
    assert table.asked is None
    assert (bits(table.g.dice[0]), table.kept(0, "coin")) == ([1, 6], 1)


@pytest.mark.rules("P4.9", "P4.1")
def test_if_no_die_allows_an_action_one_of_choice_is_spent_for_nothing() -> None:
    table = no_favours(plain()).board(0, FULL_CITY).discard(0, "sphinx").market("sphinx - - coin - -").hebrews(3)
    table.dice(0, 1, 2).play(DieTurn(0))
    assert table.tokens == ["1 nothing", "2 nothing"]
    table.pick(0, "2 nothing")
    assert bits(table.g.dice[0]) == [1]
    assert [type(event) for event in table.events] == [events.DieSpent]


@pytest.mark.rules("P4.9", "P4.4")
@pytest.mark.parametrize("number", [4, 6], ids=["province card at its end", "boat at its end"])
def test_taking_a_pharaoh_card_without_effect_is_an_action(number: int) -> None:
    table = no_favours(plain()).favour(number, ON_TABLE).at(0, boat=10, province=24).dice(0, 1, number)
    table.play(DieTurn(0))
    assert table.g.cards[number - 1] == 0
    assert bits(table.g.dice[0]) == [1]
    assert not table.told(events.Moved)
