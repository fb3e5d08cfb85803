"""P9 Territory cards: immediate, special actions, trade, scoring, and the moments of free uses."""

from __future__ import annotations

from collections import Counter

import pytest

from plagues.table import Table, card_number, card_token
from tawy.kernel.bits import bits
from tawy.plagues import events
from tawy.plagues.acts.province import RIVER_TOKEN
from tawy.plagues.queries.plague import due
from tawy.plagues.queries.uses import (
    AFTER_DIE,
    AFTER_LOSSES,
    AFTER_TERRITORY,
    BEFORE_LOSSES,
    BEFORE_SOLDIERS,
    BEFORE_TERRITORY,
    BEFORE_TRIBUTE,
)
from tawy.plagues.queries.wealth import ankhs, coins, soldiers
from tawy.plagues.rules.dice import DieTurn
from tawy.plagues.rules.plague import LoseToken, PayTribute, PlaguePhase
from tawy.plagues.rules.rounds import ClearRound, MoveMarker
from tawy.plagues.rules.territories import CountSoldiers, TakeTerritory, TerritoryPhase
from tawy.plagues.rules.uses import FreeUses
from tawy.plagues.spec import SPEC
from tawy.plagues.tables import shipped
from tawy.plagues.terms import EGYPTIAN, HERD, SPENT

TWO_EGYPTIANS = "egyptian - egyptian / - - -"
FULL_CITY = "sphinx sphinx obelisk / obelisk sphinx obelisk"
ROW = "sphinx obelisk egyptian / - - -"
TWO_ROWS = "sphinx obelisk egyptian / egyptian obelisk sphinx"
MARKET = "coin boat pharaoh herd sphinx province2"


def use(text: str) -> str:
    """How using a territory card is written."""
    return f"use {card_token(text)}"


def special(name: str, round_: int = 1) -> Table:
    """A player with one special action card, whose province does not touch it."""
    return Table(2, "edfu", "abydos", round_=round_).owns(0, f"special {name}").market(MARKET)


def offered(table: Table, text: str) -> bool:
    """The card may be used in answer to the pending question."""
    return table.asked is not None and use(text) in table.tokens


# --- P9.1 kinds of cards -------------------------------------------------------------------------------------


@pytest.mark.rules("P9.1")
@pytest.mark.parametrize(
    ("card", "dev", "boat", "province"),
    [
        ("city +1", (2, 1), 0, 0),
        ("field +1", (1, 2), 0, 0),
        ("city +1, field +1", (2, 2), 0, 0),
        ("province +2", (1, 1), 0, 2),
        ("province +3", (1, 1), 0, 3),
        ("boat +1", (1, 1), 1, 0),
        ("boat +2", (1, 1), 2, 0),
    ],
)
def test_an_immediate_card_gives_its_bonus_at_once_and_is_discarded(
    card: str, dev: tuple[int, int], boat: int, province: int
) -> None:
    table = Table(2).opens(f"immediate {card}", "scoring four", "trade dev").play(TakeTerritory(0))
    table.pick(0, card_token(f"immediate {card}"))
    assert (table.dev(0), table.g.boat[0], table.g.card_at[0]) == (dev, boat, province)
    assert bits(table.g.land_gone) == [card_number(f"immediate {card}")]
    assert table.lands(0) == []
    assert table.asked is None


@pytest.mark.rules("P3.6", "P9.1")
def test_what_an_immediate_card_sets_off_happens_too() -> None:
    table = Table(2).opens("immediate boat +2", "scoring four").at(0, boat=5).play(TakeTerritory(0))
    table.pick(0, card_token("immediate boat +2")).pick(0, "city+city")
    assert (table.dev(0), table.g.card_at[0]) == ((3, 1), 2)


@pytest.mark.rules("P9.1")
@pytest.mark.parametrize("card", ["special swap", "trade dev", "scoring four"])
def test_the_other_cards_are_kept_and_lie_open_before_their_player(card: str) -> None:
    table = Table(2).opens(card, "immediate boat +1").play(TakeTerritory(0)).pick(0, card_token(card))
    assert table.lands(0) == [card]
    for seat in (None, 0, 1):
        land = [player.land for player in SPEC.view(table.g, seat).seen.players]
        assert [[one.card for one in cards] for cards in land] == [[card_token(card)], []]


@pytest.mark.rules("P9.1", "P9.2")
def test_a_special_action_is_used_once_per_round_even_on_space_13() -> None:
    table = special("egyptians").board(0, city=TWO_EGYPTIANS).at(0, province=13).play(DieTurn(0))
    table.pick(0, use("special egyptians"))
    assert table.g.boat[0] == 1
    assert not offered(table, "special egyptians")
    assert table.why(0, card_token("special egyptians")) == ["P9.2"]
    table.play(ClearRound(), MoveMarker(2), DieTurn(0)).pick(0, use("special egyptians"))
    assert table.g.boat[0] == 2


@pytest.mark.rules("P9.1", "P9.4", "P12.2")
def test_trade_cards_score_two_points_used_or_not_and_special_actions_none() -> None:
    table = Table(2).owns(0, "trade coin", "trade penalty", "special swap").land(1, card_number("special market"))
    assert (table.points(0, "territories"), table.points(1, "territories")) == (4, 0)
    table.g.traded[0] = 1 << card_number("trade penalty")
    assert table.points(0, "territories") == 4


# --- P9.2 how many, when -------------------------------------------------------------------------------------


@pytest.mark.rules("P9.2")
@pytest.mark.parametrize(("space", "cards"), [(0, 1), (12, 1), (13, 2), (14, 2), (24, 2)])
def test_one_special_action_card_per_round_and_two_from_space_13_on(space: int, cards: int) -> None:
    table = special("egyptians").owns(0, "special recover", "special swap").board(0, city=TWO_ROWS).discard(0, "herd")
    table.at(0, province=space).play(DieTurn(0))
    three = ["special swap", "special recover", "special egyptians"]
    assert all(offered(table, card) for card in three)
    table.pick(0, use("special egyptians"))
    if cards == 2:
        table.pick(0, use("special recover")).pick(0, "field 0")
    assert table.asked == (0, "die")
    assert not any(offered(table, card) for card in three)
    assert table.why(0, card_token("special swap")) == ["P9.2"]
    assert len(table.told(events.SpecialUsed)) == cards


@pytest.mark.rules("P9.2")
def test_a_special_action_may_be_used_in_the_round_in_which_it_was_taken() -> None:
    table = Table(2).opens("special egyptians", "scoring four").board(0, city=TWO_EGYPTIANS)
    table.play(TerritoryPhase()).pick(0, card_token("special egyptians"))
    assert table.asked == (0, "free")
    assert table.pick(0, use("special egyptians")).g.boat[0] == 1


@pytest.mark.rules("P9.2")
def test_a_special_action_may_be_used_in_any_phase() -> None:
    moments = [BEFORE_SOLDIERS, BEFORE_TERRITORY, AFTER_TERRITORY, BEFORE_TRIBUTE, AFTER_LOSSES]
    for moment in moments:
        table = special("egyptians").board(0, city=TWO_EGYPTIANS).play(FreeUses(0, moment))
        assert offered(table, "special egyptians"), moment
    assert offered(special("egyptians").board(0, city=TWO_EGYPTIANS).play(DieTurn(0)), "special egyptians")


@pytest.mark.rules("P9.2")
def test_a_special_action_is_used_in_ones_own_turn_only() -> None:
    table = special("egyptians").board(0, city=TWO_EGYPTIANS).play(DieTurn(1))
    assert not offered(table, "special egyptians")
    assert table.why(0, card_token("special egyptians")) == ["P5.2"]


# --- P9.3 the eight special actions --------------------------------------------------------------------------


@pytest.mark.rules("P9.3")
@pytest.mark.parametrize(
    ("city", "field", "enough"),
    [
        ("egyptian - - / - - -", "- - - / - - -", []),
        ("egyptian - - / - - -", "- - - / - - egyptian", ["two"]),
        ("egyptian - - / egyptian - -", "- - - / - - egyptian", ["more"]),
    ],
)
def test_two_egyptians_on_the_board_move_the_boat_one_space(city: str, field: str, enough: list[str]) -> None:
    table = special("egyptians").board(0, city=city, field=field).discard(0, "egyptian").play(DieTurn(0))
    assert offered(table, "special egyptians") == bool(enough)
    if enough:
        assert table.pick(0, use("special egyptians")).g.boat[0] == 1
        assert table.asked == (0, "die"), "the turn goes on"
    else:
        assert table.why(0, card_token("special egyptians")) == ["P9.3"]


@pytest.mark.rules("P9.3")
@pytest.mark.parametrize("die", [4, 5])
def test_a_die_4_or_5_takes_pharaoh_card_6(die: int) -> None:
    table = special("die").play(DieTurn(0))
    card = card_token("special die")
    assert [token for token in table.tokens if token.endswith(f"by {card}")] == [
        f"4 favour by {card}",
        f"5 favour by {card}",
    ]
    table.pick(0, f"{die} favour by {card}")
    assert (table.g.cards[5], table.g.boat[0]) == (0, 2)
    assert bits(table.g.dice[0]) == [other for other in range(1, 7) if other != die]
    assert [event.card for event in table.told(events.SpecialUsed)] == [f"{card} special die"]
    assert table.why(0, card) == ["P12.1"]


@pytest.mark.rules("P4.4", "P9.2", "P9.3")
def test_not_if_card_6_is_taken_or_another_special_card_was_used() -> None:
    taken = special("die").favour(6, 1).play(DieTurn(0))
    used = special("die").owns(0, "special egyptians").board(0, city=TWO_EGYPTIANS).play(DieTurn(0))
    used.pick(0, use("special egyptians"))
    for table in (taken, used):
        assert not [token for token in table.tokens if " by " in token]


@pytest.mark.rules("P9.3")
@pytest.mark.parametrize(("boat", "enough"), [(5, 0), (6, 1), (7, 1), (10, 1)])
def test_a_boat_at_or_past_the_river_mark_moves_two_on_the_province_card(boat: int, enough: int) -> None:
    table = special("mark").at(0, boat=boat, province=3).play(DieTurn(0))
    assert offered(table, "special mark") == bool(enough)
    if enough:
        assert table.pick(0, use("special mark")).g.card_at[0] == 5
    else:
        assert table.why(0, card_token("special mark")) == ["P9.3"]


@pytest.mark.rules("P3.4", "P9.3")
def test_bonuses_of_the_province_card_on_its_way_are_won() -> None:
    table = special("mark").at(0, boat=6, province=11).play(DieTurn(0)).pick(0, use("special mark"))
    assert table.asked == (0, "dev")
    assert table.pick(0, "field+field").dev(0) == (1, 3)


SOURCES = ["row", "boat", "hebrews", "province", "card"]


def ankh(table: Table, *sources: str) -> Table:
    """Active Ankh symbols from these sources."""
    if "two rows" in sources:
        table.board(0, city=TWO_ROWS)
    elif "row" in sources:
        table.board(0, city=ROW)
    if "boat" in sources:
        table.at(0, boat=10).claimed(0, RIVER_TOKEN)
    if "hebrews" in sources:
        table.freed(0, 1, 1, 1, 1, 2, 2, 2)
    if "province" in sources:
        table.at(0, province=21)
    return table.favour(5, 0) if "card" in sources else table


@pytest.mark.rules("P6.6", "P9.3")
@pytest.mark.parametrize("source", SOURCES)
def test_one_ankh_however_it_is_active_swaps_two_market_tokens(source: str) -> None:
    table = ankh(special("swap"), source).play(DieTurn(0)).pick(0, use("special swap"))
    assert table.asked == (0, "swap")
    assert len(table.tokens) == 15
    table.pick(0, "2-6")
    assert table.market_now() == "coin province2 pharaoh herd sphinx boat"


@pytest.mark.rules("P9.3")
def test_without_an_ankh_there_is_no_swap() -> None:
    table = special("swap").play(DieTurn(0))
    assert not offered(table, "special swap")
    assert table.why(0, card_token("special swap")) == ["P9.3"]


@pytest.mark.rules("P9.3")
def test_after_the_swap_a_die_is_spent_on_a_token() -> None:
    table = ankh(special("swap"), "card").hebrews(1).favour(3, 1).play(DieTurn(0))
    table.pick(0, use("special swap")).pick(0, "1-3")
    assert table.asked == (0, "die")
    assert sorted(table.tokens) == [f"{die} token" for die in range(1, 7)]
    table.pick(0, "1 token").roll("refill", "coin")
    assert table.kept(0, "pharaoh") == 1
    assert table.market_now() == "boat coin herd sphinx province2 coin"


@pytest.mark.rules("P9.3")
def test_a_swap_belongs_before_the_die_and_to_no_other_moment() -> None:
    for moment in (BEFORE_SOLDIERS, BEFORE_TERRITORY, AFTER_TERRITORY, BEFORE_TRIBUTE, AFTER_LOSSES):
        assert ankh(special("swap"), "card").play(FreeUses(0, moment)).asked is None
    table = ankh(special("swap"), "card").play(DieTurn(0)).pick(0, "6 favour")
    assert table.asked is None


@pytest.mark.rules("P9.3")
@pytest.mark.parametrize(("dice", "possible"), [((1, 2, 3, 4), True), ((5, 6), False)])
def test_a_swap_is_offered_only_if_a_die_can_take_a_token_after_it(dice: tuple[int, ...], possible: bool) -> None:  # noqa: FBT001
    """Slots 5 and 6 are empty, and the supply too."""
    table = ankh(special("swap"), "card").market("coin boat pharaoh herd - -").supply().dice(0, *dice)
    assert offered(table.play(DieTurn(0)), "special swap") is possible


@pytest.mark.rules("P9.3")
def test_after_a_swap_the_die_must_take_a_token_it_can() -> None:
    """In a full city there is no room for sphinx and obelisk: there is one swap, and one thing to do then."""
    table = ankh(special("swap"), "card").board(0, city=FULL_CITY).dice(0, 2)
    table.market("coin sphinx obelisk - - -").play(DieTurn(0)).pick(0, use("special swap")).roll("refill", "herd")
    assert [event.slots for event in table.told(events.MarketSwapped)] == [(1, 2)]
    assert (table.kept(0, "coin"), table.g.dice[0]) == (1, 0)


@pytest.mark.rules("P8.1", "P9.3")
def test_abydos_may_swap_two_tokens_for_a_slot_that_only_its_changed_die_reaches() -> None:
    table = Table(2).owns(0, "special swap").favour(5, 0).board(0, city=FULL_CITY).dice(0, 3)
    table.market("coin boat sphinx herd obelisk pharaoh").play(DieTurn(0)).pick(0, use("special swap"))
    assert "5-6" in table.tokens, "the 3 spent as a 5 would take the pharaoh token"


@pytest.mark.rules("P9.3")
@pytest.mark.parametrize(("freed", "enough"), [((1, 1, 3), 0), ((1, 1, 3, 3), 1), ((1, 1, 2, 2, 2), 1)])
def test_four_hebrews_give_two_coins_for_the_tribute(freed: tuple[int, ...], enough: int) -> None:
    table = special("coins", round_=2).freed(0, *freed).play(FreeUses(0, BEFORE_TRIBUTE), PayTribute(0))
    assert offered(table, "special coins") == bool(enough)
    if enough:
        table.pick(0, use("special coins"))
        assert table.told(events.TributePaid)[0].coins["special"] == 2
    assert len(table.told(events.TributePaid)) == enough


@pytest.mark.rules("P6.2", "P9.3")
def test_the_two_coins_spare_coin_tokens() -> None:
    table = Table(2, round_=3).owns(0, "special coins").freed(0, 1, 1, 1, 1).keep(0, coin=3)
    table.play(FreeUses(0, BEFORE_TRIBUTE), PayTribute(0)).pick(0, use("special coins"))
    assert table.kept(0, "coin") == 2


@pytest.mark.rules("P6.2", "P9.3")
def test_the_two_coins_are_the_players_choice_even_if_only_they_make_up_the_sum() -> None:
    table = Table(2, round_=2).owns(0, "special coins").freed(0, 1, 1, 1, 1)
    table.play(FreeUses(0, BEFORE_TRIBUTE), PayTribute(0)).pick(0, "done")
    assert [event.player for event in table.told(events.TributeFailed)] == [0]


@pytest.mark.rules("P4.4", "P9.3", "P9.4")
def test_the_two_coins_pay_neither_card_1_nor_a_trade() -> None:
    table = Table(2, "edfu", "abydos", round_=3).owns(0, "special coins", "trade dev").freed(0, 1, 1, 1, 1)
    table.board(0, city="obelisk - - / - - -").keep(0, province1=1)
    table.play(FreeUses(0, BEFORE_TRIBUTE), FreeUses(0, BEFORE_TRIBUTE)).pick(0, use("special coins"))
    assert not offered(table, "trade dev")
    table.play(DieTurn(0)).pick(0, "1 favour")
    assert table.asked == (0, "dev")
    assert table.tokens == ["field", "city"]


@pytest.mark.rules("P6.6", "P9.3")
@pytest.mark.parametrize(
    ("sources", "enough"),
    [((source,), 0) for source in SOURCES]
    + [(("two rows",), 1), (("row", "card"), 1), (("boat", "province"), 1), (("hebrews", "boat", "card"), 1)],
)
def test_two_ankhs_recover_a_discarded_token_without_a_die(sources: tuple[str, ...], enough: int) -> None:
    table = ankh(special("recover").discard(0, "herd", "plantation"), *sources).play(DieTurn(0))
    assert offered(table, "special recover") == bool(enough)
    if not enough:
        assert table.why(0, card_token("special recover")) == ["P9.3"]
        return
    table.pick(0, use("special recover"))
    assert table.asked == (0, "recover")
    table.pick(0, "2").pick(0, "field 3")
    assert table.on(0, "field 3") == "plantation"
    assert table.in_discard(0) == ["herd", None]
    assert table.g.dice[0].bit_count() == 6


@pytest.mark.rules("P2.7", "P9.3")
def test_a_token_without_a_free_space_is_not_recovered() -> None:
    table = special("recover").discard(0, "sphinx").board(0, city=FULL_CITY).at(0, boat=10).favour(5, 0)
    assert not offered(table.play(DieTurn(0)), "special recover")
    assert offered(table.discard(0, "", "herd").play(DieTurn(0)), "special recover")


@pytest.mark.rules("P5.1", "P5.2", "P9.3")
@pytest.mark.parametrize(("space", "order"), [(9, [1, 0]), (10, [0, 1]), (12, [0, 1])])
def test_from_space_10_on_two_soldiers_come_before_the_new_turn_order(space: int, order: list[int]) -> None:
    table = special("soldiers").at(0, province=space).dice(0, 1, 2, 6).dice(1, 1, 3, 6).play(TerritoryPhase())
    assert table.asked == ((0, "free") if space >= 10 else None)
    if space >= 10:
        table.pick(0, use("special soldiers"))
    assert table.g.soldiers == [11 if space >= 10 else 9, 10]
    assert table.g.order == order


@pytest.mark.rules("P9.3")
def test_the_two_soldiers_belong_to_no_other_moment() -> None:
    for moment in (BEFORE_TERRITORY, AFTER_TERRITORY, BEFORE_TRIBUTE, AFTER_LOSSES):
        assert special("soldiers").at(0, province=12).play(FreeUses(0, moment)).asked is None


@pytest.mark.rules("P6.6", "P9.3")
@pytest.mark.parametrize(
    ("sources", "enough"),
    [
        (("two rows",), 0),
        (("row", "card"), 0),
        (("two rows", "boat"), 1),
        (("hebrews", "province", "card"), 1),
        (("two rows", "boat", "card"), 1),
    ],
)
def test_three_ankhs_take_any_market_token(sources: tuple[str, ...], enough: int) -> None:
    table = ankh(special("market"), *sources).play(DieTurn(0))
    assert ankhs(table.g, 0).total >= 2
    assert offered(table, "special market") == bool(enough)
    if not enough:
        assert table.why(0, card_token("special market")) == ["P9.3"]
        return
    table.pick(0, use("special market"))
    assert table.asked == (0, "market")
    table.pick(0, "3").roll("refill", "coin")
    assert table.kept(0, "pharaoh") == 1
    assert table.market_now() == "coin boat herd sphinx province2 coin"
    assert table.g.dice[0].bit_count() == 6


@pytest.mark.rules("P7.1", "P9.3")
@pytest.mark.parametrize(("phase", "enough"), [(1, 1), (2, 1), (3, 0)])
def test_the_firstborn_take_an_ankh_from_special_actions_in_phase_3_only(phase: int, enough: int) -> None:
    table = special("recover").discard(0, "herd").board(0, city=TWO_ROWS).plague("firstborn").phase(phase)
    assert offered(table.play(FreeUses(0, AFTER_LOSSES)), "special recover") == bool(enough)


# --- P9.4 trade ----------------------------------------------------------------------------------------------

NEEDS = {
    "dev": ("province", "obelisk"),
    "market": ("boat", "herd"),
    "no tribute": ("province", "plantation"),
    "penalty": ("boat", "obelisk"),
}
TRADES = list(NEEDS)


def give(table: Table, *needs: str) -> Table:
    """What a trade card shows, on or beside the board."""
    city = " ".join(need if need in needs else "-" for need in ("sphinx", "obelisk", "egyptian"))
    field = " ".join(need if need in needs else "-" for need in ("plantation", "herd"))
    table.board(0, city=f"{city} / - - -", field=f"{field} - / - - -")
    return table.keep(0, boat=int("boat" in needs), province2=int("province" in needs))


def trader(gives: str, *needs: str) -> Table:
    """Before the tribute of round 3, with a penalty card, a full market and what the trade needs."""
    table = Table(2, round_=3).owns(0, f"trade {gives}").market(MARKET).penalties(0, 1)
    return give(table, *(needs or NEEDS[gives]))


@pytest.mark.rules("P9.4")
@pytest.mark.parametrize("gives", TRADES)
@pytest.mark.parametrize("missing", ["first", "second", "coin"])
def test_a_trade_needs_all_its_tokens_and_a_coin(gives: str, missing: str) -> None:
    first, second = NEEDS[gives]
    have = {"first": (second,), "second": (first,), "coin": (first, second)}[missing]
    table = trader(gives, *have).keep(0, coin=int(missing != "coin"), pharaoh=1).play(FreeUses(0, BEFORE_TRIBUTE))
    assert table.tokens == ["done", "drop penalty"]
    assert table.why(0, card_token(f"trade {gives}")) == ["P9.4"]


@pytest.mark.rules("P9.4")
@pytest.mark.parametrize("gives", TRADES)
def test_a_token_in_the_discard_does_not_count(gives: str) -> None:
    first, second = NEEDS[gives]
    table = trader(gives, first).discard(0, second).keep(0, coin=1).play(FreeUses(0, BEFORE_TRIBUTE))
    assert table.asked is None


@pytest.mark.rules("P9.4")
@pytest.mark.parametrize("value", ["province1", "province2", "province3"])
def test_a_province_token_of_any_value_serves(value: str) -> None:
    table = Table(2, round_=3).owns(0, "trade dev").board(0, city="- obelisk - / - - -").keep(0, **{value: 1}, coin=1)
    assert offered(table.play(FreeUses(0, BEFORE_TRIBUTE)), "trade dev")


def answer_goods(table: Table) -> None:
    """Dev steps, or a market token and what fills its slot."""
    while table.asked is not None:
        table.pick(table.asked[0], {"dev": "city+field", "market": "6", "refill": "boat"}[table.asked[1]])


def goods(table: Table) -> dict[str, object]:
    """What each trade changes."""
    return {
        "dev": table.dev(0),
        "market": (table.kept(0, "province2"), table.g.card_at[0]),
        "no tribute": due(table.g, 0),
        "penalty": table.g.penalties[0],
    }


@pytest.mark.rules("P9.4")
@pytest.mark.parametrize("gives", TRADES)
@pytest.mark.parametrize("pays", ["coin", "card"])
def test_each_trade_gives_its_goods_for_a_coin_token_or_card_3(gives: str, pays: str) -> None:
    table = trader(gives)
    before, expected = goods(table), {"dev": (2, 2), "market": (1, 2), "no tribute": 0, "penalty": 0}
    board = table.g.board[:]
    table = table.keep(0, coin=1) if pays == "coin" else table.favour(3, 0)
    table.play(FreeUses(0, BEFORE_TRIBUTE)).pick(0, use(f"trade {gives}"))
    answer_goods(table)
    assert goods(table) == before | {gives: expected[gives]}
    assert table.kept(0, "coin") == 0
    assert [event.token for event in table.told(events.TokenGone)] == ["coin"] * (pays == "coin")
    assert (table.g.cards[2] == SPENT) == (pays == "card")
    assert table.g.board == board, "the tokens it shows are not spent"
    assert all(table.kept(0, need) == 1 for need in NEEDS[gives] if need == "boat")


@pytest.mark.rules("P9.4")
def test_with_both_the_player_chooses_what_to_pay_with() -> None:
    table = trader("penalty").keep(0, coin=1).favour(3, 0).play(FreeUses(0, BEFORE_TRIBUTE))
    table.pick(0, use("trade penalty"))
    assert table.asked == (0, "pay_with")
    assert table.tokens == ["coin", "card"]
    table.pick(0, "card")
    assert (table.kept(0, "coin"), table.g.cards[2]) == (1, SPENT)


@pytest.mark.rules("P9.1", "P9.4")
@pytest.mark.parametrize("gives", TRADES)
def test_a_single_use_trade_is_used_once_in_the_game(gives: str) -> None:
    table = trader(gives).keep(0, coin=2).play(FreeUses(0, BEFORE_TRIBUTE)).pick(0, use(f"trade {gives}"))
    answer_goods(table)
    table.play(ClearRound(), MoveMarker(4)).penalties(0, 1).keep(0, pharaoh=1).play(FreeUses(0, BEFORE_TRIBUTE))
    assert table.kept(0, "coin") == 1
    assert table.tokens == ["done", "drop penalty"]
    assert table.why(0, card_token(f"trade {gives}")) == ["P9.4"]
    assert table.points(0, "territories") == 2


@pytest.mark.rules("P9.4")
def test_a_used_trade_does_not_come_back_with_another_card() -> None:
    table = trader("penalty", "boat", "obelisk", "province").owns(0, "trade dev").keep(0, coin=2).penalties(0, 2)
    table.play(FreeUses(0, BEFORE_TRIBUTE)).pick(0, use("trade penalty"))
    assert table.tokens == ["done", use("trade dev")]


@pytest.mark.rules("P7.1", "P9.4")
def test_under_hail_neither_trade_nor_special_action_may_be_used_permanent_ones_included() -> None:
    table = trader("market").owns(0, "trade coin", "special egyptians").plague("hail").keep(0, coin=1)
    table.board(0, city=TWO_EGYPTIANS, field="plantation herd - / - - -").play(DieTurn(0))
    assert not [token for token in table.tokens if token.startswith("use")]
    assert table.why(0, card_token("trade market")) == ["P7.1"]
    assert coins(table.g, 0).trade == 0
    table.g.ignoring = 0b01
    assert coins(table.play(DieTurn(0)).g, 0).trade == 1
    assert offered(table, "trade market")
    assert offered(table, "special egyptians")


@pytest.mark.rules("P6.2", "P9.4")
def test_who_traded_the_tribute_away_pays_nothing_this_round() -> None:
    table = trader("no tribute").keep(0, coin=4).play(FreeUses(0, BEFORE_TRIBUTE), PayTribute(0))
    table.pick(0, use("trade no tribute"))
    assert [(event.player, event.due) for event in table.told(events.TributePaid)] == [(0, 0)]
    assert table.kept(0, "coin") == 3
    assert due(table.play(ClearRound(), MoveMarker(4)).g, 0) == 4


@pytest.mark.rules("P3.5", "P9.4")
def test_the_dev_trade_gives_two_steps_on_one_track_or_one_on_each() -> None:
    table = trader("dev").keep(0, coin=1).play(FreeUses(0, BEFORE_TRIBUTE)).pick(0, use("trade dev"))
    assert table.asked == (0, "dev")
    assert set(table.tokens) == {"city+city", "city+field", "field+field"}


@pytest.mark.rules("P9.4")
def test_the_market_trade_takes_any_market_token_that_has_a_place() -> None:
    table = trader("market").board(0, city=FULL_CITY, field="herd - - / - - -").keep(0, coin=1)
    table.play(FreeUses(0, BEFORE_TRIBUTE)).pick(0, use("trade market"))
    assert table.asked == (0, "market")
    assert table.tokens == ["1", "2", "3", "4", "6"]


PERMANENT = [
    (card_number("trade coin"), ("boat", "plantation")),
    (card_number("trade coin") + 1, ("province", "sphinx")),
    (card_number("trade soldier"), ("egyptian", "herd")),
]


@pytest.mark.rules("P9.4")
@pytest.mark.parametrize(("card", "needs"), PERMANENT)
@pytest.mark.parametrize("have", ["both", "first", "second", "none"])
def test_a_permanent_trade_gives_a_coin_or_a_soldier_with_both_tokens(
    card: int, needs: tuple[str, ...], have: str
) -> None:
    owned = {"both": needs, "first": needs[:1], "second": needs[1:], "none": ()}[have]
    table = give(Table(2).land(0, card), *owned)
    gained = (coins(table.g, 0).trade, soldiers(table.g, 0).trade)
    assert gained == (((1, 0) if card < card_number("trade soldier") else (0, 1)) if have == "both" else (0, 0))


@pytest.mark.rules("P6.1", "P9.4")
def test_the_coin_of_a_trade_pays_every_round_and_nothing_is_spent() -> None:
    table = give(Table(2).owns(0, "trade coin"), "boat", "plantation").keep(0, coin=1)
    table.play(PayTribute(0))
    assert [event.due for event in table.told(events.TributePaid)] == [1]
    assert (table.kept(0, "coin"), table.kept(0, "boat"), table.on(0, "field 0")) == (1, 1, "plantation")
    table.play(ClearRound(), MoveMarker(2), PayTribute(0))
    assert [event.due for event in table.told(events.TributePaid)] == [1, 2]
    assert table.kept(0, "coin") == 0


@pytest.mark.rules("P5.1", "P9.4")
def test_the_soldier_of_a_trade_counts_for_the_turn_order_while_the_tokens_are_there() -> None:
    table = give(Table(2).owns(1, "trade soldier"), "egyptian", "herd").dice(0, 1, 2, 3).dice(1, 1, 2, 3)
    table.g.land = [1 << card_number("trade soldier"), 0]
    assert table.play(CountSoldiers()).g.soldiers == [7, 6]
    table.play(LoseToken(0, HERD)).pick(0, "1").play(CountSoldiers())
    assert table.g.soldiers == [6, 6]


@pytest.mark.rules("P9.4")
def test_a_permanent_trade_is_not_used_by_hand() -> None:
    table = give(Table(2).owns(0, "trade coin"), "boat", "plantation").keep(0, coin=1, pharaoh=1).penalties(0, 1)
    table.play(FreeUses(0, BEFORE_TRIBUTE))
    assert table.tokens == ["done", "drop penalty"]
    assert table.why(0, card_token("trade coin")) == ["P9.4"]


# --- P9.5 scoring --------------------------------------------------------------------------------------------


def scorer(name: str) -> Table:
    return Table(2).owns(0, f"scoring {name}")


def scored(table: Table) -> int:
    return table.points(0, "territories")


@pytest.mark.rules("P9.5")
def test_four_points_without_a_condition() -> None:
    assert scored(scorer("four")) == 4


@pytest.mark.rules("P9.5")
@pytest.mark.parametrize(
    ("city", "field", "points"),
    [
        ("sphinx obelisk sphinx / - - -", "herd plantation - / - - -", 0),
        ("sphinx obelisk egyptian / - - -", "- - - / - - -", 3),
        ("sphinx obelisk egyptian / - - -", "- - - / plantation egyptian herd", 6),
        ("sphinx obelisk egyptian / egyptian obelisk sphinx", "- - - / plantation egyptian herd", 6),
    ],
)
def test_three_points_per_row_of_three_different_up_to_six(city: str, field: str, points: int) -> None:
    assert scored(scorer("rows").board(0, city=city, field=field)) == points


@pytest.mark.rules("P9.5")
@pytest.mark.parametrize(
    ("city", "field", "points"),
    [
        ("sphinx - - / - - -", "- - - / - - -", 0),
        ("egyptian - - / - - -", "- - - / - - -", 2),
        ("egyptian - - / - - -", "egyptian - - / - - -", 4),
        ("egyptian - - / - - -", "egyptian - egyptian / - - -", 6),
        ("egyptian egyptian - / - - -", "egyptian - egyptian / - - -", 6),
    ],
)
def test_two_points_per_egyptian_on_the_board_up_to_six(city: str, field: str, points: int) -> None:
    assert scored(scorer("egyptians").board(0, city=city, field=field).discard(0, "egyptian")) == points


@pytest.mark.rules("P9.5")
@pytest.mark.parametrize(
    ("city", "field", "points"),
    [
        ("sphinx - sphinx / - obelisk -", "herd - - / - herd egyptian", 5),
        ("sphinx - sphinx / - obelisk -", "herd - - / - herd -", 0),
        ("sphinx - - / - obelisk -", "herd - - / - herd egyptian", 0),
        ("sphinx obelisk sphinx / obelisk obelisk sphinx", "herd - - / - - herd", 0),
        ("sphinx obelisk sphinx / obelisk obelisk sphinx", "herd herd - / plantation - herd", 5),
    ],
)
def test_five_points_for_three_tokens_in_the_city_and_three_in_the_field(city: str, field: str, points: int) -> None:
    assert scored(scorer("areas").board(0, city=city, field=field)) == points


@pytest.mark.rules("P9.5")
@pytest.mark.parametrize(("freed", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (12, 6), (13, 6), (14, 6)])
def test_one_point_per_pair_of_hebrews_up_to_six_whatever_their_values(freed: int, points: int) -> None:
    assert scored(scorer("hebrews").freed(0, *([3] * 7 + [1] * 7)[:freed])) == points


@pytest.mark.rules("P9.5")
@pytest.mark.parametrize(("tokens", "points"), [((), 5), (("herd",), 0), (("", "herd"), 0), (("herd", "sphinx"), 0)])
def test_five_points_for_an_empty_discard(tokens: tuple[str, ...], points: int) -> None:
    assert scored(scorer("discard").discard(0, *tokens)) == points


@pytest.mark.rules("P9.5")
@pytest.mark.parametrize(
    ("city", "field", "points"),
    [
        ("- sphinx sphinx / - obelisk obelisk", "- herd herd / - - -", 5),
        ("- - - / - obelisk obelisk", "- herd herd / - plantation plantation", 5),
        ("- sphinx sphinx / - obelisk obelisk", "- herd herd / - plantation plantation", 5),
        ("sphinx sphinx - / - obelisk obelisk", "- herd herd / - - -", 0),
        ("- sphinx sphinx / obelisk obelisk -", "- herd herd / - - -", 0),
        ("- sphinx sphinx / - obelisk obelisk", "herd herd - / - - -", 0),
    ],
    ids=["city coin", "field coin", "both coins", "no coin", "no hebrew", "no soldiers"],
)
def test_five_points_for_an_active_coin_and_the_soldier_and_hebrew_bonuses(city: str, field: str, points: int) -> None:
    assert scored(scorer("bonuses").board(0, city=city, field=field)) == points


@pytest.mark.rules("P6.6", "P9.5")
@pytest.mark.parametrize(
    ("sources", "points"),
    [((), 0), *[((source,), 1) for source in SOURCES], (("two rows", "boat", "hebrews", "province", "card"), 6)],
)
def test_one_point_per_active_ankh_pharaoh_card_5_included(sources: tuple[str, ...], points: int) -> None:
    assert scored(ankh(scorer("ankhs"), *sources)) == points


@pytest.mark.rules("P9.5")
def test_pharaoh_card_5_that_was_spent_or_is_held_by_another_does_not_count() -> None:
    assert scored(scorer("ankhs").favour(5, SPENT)) == scored(scorer("ankhs").favour(5, 1)) == 0


@pytest.mark.rules("P7.1", "P9.5")
@pytest.mark.parametrize(("plague", "card", "points"), [("firstborn", "ankhs", 2), ("locusts", "bonuses", 5)])
def test_no_plague_changes_what_scoring_cards_give(plague: str, card: str, points: int) -> None:
    table = scorer(card).plague(plague).phase(3)
    table.board(0, city="sphinx obelisk egyptian / egyptian obelisk sphinx", field="- herd herd / - - -")
    assert scored(table) == points


# --- P9.6 the cards ------------------------------------------------------------------------------------------


@pytest.mark.rules("P9.6")
def test_there_are_thirty_cards_seven_immediate_eight_special_seven_trade_eight_scoring() -> None:
    kinds = Counter(card.kind for card in shipped().territories)
    assert kinds == {"immediate": 7, "special": 8, "trade": 7, "scoring": 8}
    names = [(card.kind, card.name) for card in shipped().territories]
    assert [name for name, count in Counter(names).items() if count > 1] == [("trade", "coin")]


# --- P9.7 the moments of free uses ---------------------------------------------------------------------------


@pytest.mark.rules("P9.7")
def test_the_three_kinds_of_free_use_stand_beside_the_die_and_the_turn_goes_on_after_each() -> None:
    table = trader("penalty").owns(0, "special egyptians").keep(0, coin=1, pharaoh=2).penalties(0, 3)
    table.board(0, city="egyptian obelisk egyptian / - - -").plague("livestock").play(DieTurn(0))
    card, trade = use("special egyptians"), use("trade penalty")
    for token, left in [
        ("drop penalty", {card, trade, "ignore plague", "drop penalty"}),
        ("ignore plague", {card, trade}),
        (card, {trade}),
        (trade, set()),
    ]:
        table.pick(0, token)
        assert table.asked == (0, "die")
        assert {option for option in table.tokens if option.startswith(("use", "ignore", "drop"))} == left
    assert table.g.dice[0].bit_count() == 6


@pytest.mark.rules("P9.7")
def test_after_the_die_what_the_die_made_possible_may_be_used() -> None:
    table = Table(2, "memphis", "abydos").owns(0, "special egyptians").board(0, city="egyptian - - / - - -")
    table.market("egyptian coin coin coin coin boat").play(DieTurn(0), DieTurn(1))
    table.pick(0, "1 token").roll("refill", "herd").pick(0, "field 0")
    assert table.asked == (0, "free")
    assert table.tokens == ["done", use("special egyptians")]
    assert table.pick(0, use("special egyptians")).g.boat[0] == 1
    assert table.asked == (1, "die")


@pytest.mark.rules("P9.7")
def test_what_was_passed_over_before_the_die_is_offered_again_after_it() -> None:
    table = ankh(special("market"), "boat", "province", "card").play(DieTurn(0), DieTurn(1)).pick(0, "3 favour")
    assert table.asked == (0, "free")
    assert table.tokens == ["done", use("special market")]
    assert table.pick(0, "done").asked == (1, "die")


@pytest.mark.rules("P3.4", "P9.7")
def test_first_the_die_and_then_a_special_action_that_wins_a_market_token_before_the_next_player_acts() -> None:
    """The token that the refill brought: neither before the die nor at the next turn could it be had for certain."""
    table = special("mark").at(0, boat=6, province=7).market("coin coin coin coin coin coin")
    table.play(DieTurn(0), DieTurn(1))
    assert offered(table, "special mark")
    table.pick(0, "1 token").roll("refill", "pharaoh")
    assert (table.asked, table.tokens) == ((0, "free"), ["done", use("special mark")])
    table.pick(0, use("special mark"))
    assert (table.asked, table.g.card_at[0]) == ((0, "market"), 9)
    table.pick(0, "6").roll("refill", "coin")
    assert (table.kept(0, "pharaoh"), table.asked) == (1, (1, "die"))


def offers_in_a_round(table: Table, use_: str) -> list[str]:
    """Player 0 passes over a use from its die to the end of its losses; the questions at which it was offered."""
    table.play(DieTurn(0), TerritoryPhase(), PlaguePhase())
    seen = []
    while table.asked is not None and table.g.ask is not None:
        seat, kind = table.asked
        if seat == 0 and use_ in table.tokens:
            seen.append(" ".join([kind, *map(str, table.g.ask.about)]))
        others = [token for token in table.tokens if not token.startswith(("use", "ignore", "drop"))]
        table.pick(seat, others[0])
    return seen


def in_a_round() -> Table:
    table = Table(2, "memphis", "abydos").market(MARKET).opens("scoring four", "scoring rows", "trade dev")
    return table.keep(0, pharaoh=1).loss(["boat -1", "city -1"]).dice(0, 1, 2, 3, 6)


@pytest.mark.rules("P9.7", "P10.1")
def test_a_use_is_offered_at_every_moment_of_the_round_however_often_it_is_passed_over() -> None:
    assert offers_in_a_round(in_a_round().penalties(0, 1), "drop penalty") == [
        "die",
        f"free {AFTER_DIE}",
        f"free {BEFORE_SOLDIERS}",
        "territory",
        f"free {AFTER_TERRITORY}",
        f"free {BEFORE_TRIBUTE}",
        f"free {BEFORE_LOSSES}",
        f"free {AFTER_LOSSES}",
    ]


@pytest.mark.rules("P5.3", "P7.3", "P9.7")
def test_who_takes_no_territory_in_darkness_is_asked_once_what_it_uses() -> None:
    table = in_a_round().plague("darkness").penalties(0, 1)
    assert offers_in_a_round(table, "drop penalty")[2:5] == [
        f"free {BEFORE_SOLDIERS}",
        f"free {BEFORE_TERRITORY}",
        f"free {BEFORE_TRIBUTE}",
    ]


@pytest.mark.rules("P7.4", "P9.7", "P10.1")
@pytest.mark.parametrize(("plague", "last"), [("firstborn", BEFORE_LOSSES), ("livestock", BEFORE_TRIBUTE)])
def test_a_plague_may_be_ignored_at_every_moment_up_to_its_own(plague: str, last: int) -> None:
    seen = offers_in_a_round(in_a_round().plague(plague), "ignore plague")
    moments = ["die", f"free {AFTER_DIE}", f"free {BEFORE_SOLDIERS}", "territory"]
    moments += [f"free {moment}" for moment in (AFTER_TERRITORY, BEFORE_TRIBUTE, BEFORE_LOSSES)]
    assert seen == moments[: moments.index(f"free {last}") + 1]


@pytest.mark.rules("P7.4", "P9.7", "P10.1")
@pytest.mark.parametrize(("spent", "asked"), [(1, (0, "free")), (2, (0, "free")), (3, None)])
@pytest.mark.parametrize("plague", ["lice", "flies"])
def test_a_plague_on_dice_may_be_ignored_while_there_is_a_die_to_spend(
    plague: str, spent: int, asked: tuple[int, str] | None
) -> None:
    table = Table(2).keep(0, pharaoh=1).plague(plague).dice(0, *range(1, 7 - spent)).play(FreeUses(0, AFTER_DIE))
    assert table.asked == asked


@pytest.mark.rules("P5.3", "P9.7")
def test_the_last_of_four_may_also_use_a_card_after_it_has_moved() -> None:
    table = Table(4).owns(3, "special market").at(3, province=19, boat=10).freed(3, *[1] * 7).market(MARKET)
    table.g.order = [0, 1, 2, 3]
    table.play(TakeTerritory(3))
    assert (table.asked, table.tokens) == ((3, "free"), ["done", use("special market")])
    assert table.g.card_at[3] == 21  # where its third Ankh is


@pytest.mark.rules("P5.3", "P9.7")
def test_the_last_of_four_may_use_a_card_before_it_moves() -> None:
    table = Table(4).owns(3, "special egyptians").board(3, city=TWO_EGYPTIANS)
    table.g.order = [0, 1, 2, 3]
    table.play(TakeTerritory(3)).pick(3, use("special egyptians"))
    assert (table.g.boat[3], table.g.card_at[3]) == (1, 2)


@pytest.mark.rules("P6.3", "P9.7", "P10.1")
def test_a_penalty_of_the_last_round_can_still_be_discarded() -> None:
    table = Table(2, "abydos", "memphis", round_=10).keep(0, pharaoh=1).at(1, boat=10).keep(1, coin=4)
    table.loss(["boat -1", "city -1"]).play(PlaguePhase())
    assert table.g.penalties == [1, 0]
    table.pick(0, "done").pick(0, "boat -1")
    assert table.asked == (0, "free")
    assert table.tokens == ["done", "drop penalty"]
    assert table.pick(0, "drop penalty").g.penalties == [0, 0]


@pytest.mark.rules("P9.4", "P9.7")
def test_a_penalty_just_received_may_be_traded_away_before_the_losses_take_what_the_trade_needs() -> None:
    table = Table(2, "abydos", "memphis", round_=3).owns(0, "trade penalty").keep(0, boat=1, coin=1).at(1, boat=5)
    table.board(0, city="obelisk - - / - - -").loss(["city -1", "province -3"], ["one of sphinx, obelisk"])
    table.play(PlaguePhase())
    assert table.g.penalties == [1, 0]
    assert table.asked == (0, "free")
    assert table.pick(0, use("trade penalty")).g.penalties == [0, 0]


@pytest.mark.rules("P9.7", "P10.1")
def test_the_plague_that_takes_an_ankh_may_be_ignored_after_the_losses_for_a_special_action() -> None:
    table = special("recover").discard(0, "herd").board(0, city=TWO_ROWS).keep(0, pharaoh=1)
    table.plague("firstborn").phase(3).play(FreeUses(0, AFTER_LOSSES))
    assert table.asked == (0, "free")
    table.pick(0, "ignore plague")
    assert offered(table, "special recover")


@pytest.mark.rules("P2.5", "P6.9", "P9.3")
def test_a_special_action_whose_condition_was_lost_is_refused() -> None:
    table = special("swap").board(0, city=ROW).play(DieTurn(0))
    assert offered(table, "special swap")
    table.play(LoseToken(0, EGYPTIAN)).pick(0, "1").play(DieTurn(0))
    assert table.why(0, card_token("special swap")) == ["P9.3"]
