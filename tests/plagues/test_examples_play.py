"""The rulebook's worked examples of the three phases: docs/rules/plagues-examples.md, E01 to E17, E21 to E28, E33."""

from __future__ import annotations

from itertools import pairwise

import pytest

from plagues.examples import (
    ANA,
    BIA,
    LEO,
    RUI,
    e01,
    e02,
    e03,
    e04,
    e06,
    e07,
    e08,
    e09,
    e10,
    e11,
    e12,
    e13,
    e14,
    e15,
    e16,
    e17,
    e21,
    e22,
    e24,
    e25,
    e26,
    e27,
    e28,
    e33,
)
from plagues.table import Table, card_token
from tawy.kernel.bits import bits
from tawy.plagues import events
from tawy.plagues.acts.province import FIELD_TOKEN, RIVER_TOKEN
from tawy.plagues.queries.wealth import ankhs, coins, soldiers
from tawy.plagues.rules.dice import DieTurn
from tawy.plagues.rules.effects import AdvanceBoat, FreeHebrew
from tawy.plagues.rules.plague import GivePenalty, LoseToken, PayTribute, SufferLoss
from tawy.plagues.rules.rounds import ClearRound, Moses, MoveMarker
from tawy.plagues.rules.territories import TerritoryPhase
from tawy.plagues.spec import SPEC
from tawy.plagues.terms import EGYPTIAN, SPENT, SPHINX

CITY_SPACES = [f"city {place}" for place in range(6)]
FIELD_SPACES = [f"field {place}" for place in range(6)]


def dice_with(table: Table, action: str) -> set[int]:
    """The dice of the pending question whose token ends with this action."""
    return {int(token.split()[0]) for token in table.tokens if token.endswith(action)}


# --- E01, E02: a token of the market -------------------------------------------------------------------------


@pytest.mark.rules("P4.1", "P4.2", "P4.3", "P12.2")
def test_e01_die_4_takes_the_boat_of_slot_4_and_the_tokens_to_its_right_slide() -> None:
    example = e01()
    supply = sum(example.table.g.supply)
    table = example.played()
    assert table.market_now() == "sphinx obelisk plantation herd coin pharaoh"
    assert sum(table.g.supply) == supply - 1
    assert bits(table.g.dice[0]) == [1, 2, 3, 5, 6]
    assert table.g.boat[0] == 3
    assert table.kept(0, "boat") == 1
    assert table.points(0, "tokens") == 1
    assert table.asked is None


@pytest.mark.rules("P4.2")
@pytest.mark.parametrize("left", ["sphinx obelisk plantation boat herd", "coin coin boat boat province1"])
def test_e02_die_6_takes_the_token_of_slot_6_and_slots_1_to_5_stay(left: str) -> None:
    table = e02(left).played()
    assert table.market_now() == f"{left} pharaoh"
    assert table.kept(0, "coin") == 1


# --- E03 to E05: bonuses of the board ------------------------------------------------------------------------


@pytest.mark.rules("P2.2", "P2.3", "P6.9")
def test_e03_the_dev_bonus_steps_forward_when_closed_back_when_broken_and_forward_again() -> None:
    cities = [position.seen.players[0].tracks.city for position in e03().shown(SPEC)]
    assert [after for before, after in pairwise(cities) if after != before] == [1, 0, 1]
    assert cities[0] == 0


@pytest.fixture
def last_space() -> Table:
    """Leo's egyptian lies on the last space of his field."""
    example = e04()
    g = example.table.g
    assert (coins(g, 0).board, soldiers(g, 0).board, ankhs(g, 0).rows) == (0, 3, 0)
    return example.played()


@pytest.mark.rules("P2.2", "P2.3", "P2.4", "P2.5")
def test_e04_the_lower_row_gives_an_ankh_the_upper_does_not_and_all_four_bonuses_are_active(last_space: Table) -> None:
    assert ankhs(last_space.g, 0).rows == ankhs(last_space.g, 0).total == 1
    assert last_space.dev(0) == (2, 2)
    assert coins(last_space.g, 0).permanent == coins(last_space.g, 0).board == 1
    assert soldiers(last_space.g, 0).board == 3
    assert last_space.told(events.BoardBonus) == [events.BoardBonus(0, ("coin",), (), 1)]


@pytest.mark.rules("P2.6", "P3.5")
@pytest.mark.parametrize(("steps", "dev"), [("city+city", (5, 2)), ("city+field", (3, 3)), ("field+field", (2, 5))])
def test_e05_the_full_field_gives_two_dev_steps_and_two_on_the_province_card(
    last_space: Table, steps: str, dev: tuple[int, int]
) -> None:
    assert last_space.asked == (0, "dev")
    assert sorted(last_space.tokens) == ["city+city", "city+field", "field+field"]
    last_space.pick(0, steps)
    assert last_space.dev(0) == dev
    assert last_space.g.card_at[0] == 2
    assert last_space.g.claimed[0] == 1 << FIELD_TOKEN
    assert last_space.asked is None


@pytest.mark.rules("P2.6")
def test_e05_the_field_never_gives_its_bonus_token_again(last_space: Table) -> None:
    last_space.pick(0, "city+field").play(LoseToken(0, EGYPTIAN)).pick(0, "1")
    last_space.dice(0, 1).play(DieTurn(0)).pick(0, "1 recover 1").pick(0, "field 5")
    assert last_space.on(0, "field 5") == "egyptian"
    assert last_space.asked is None
    assert last_space.dev(0) == (3, 3)
    assert last_space.g.card_at[0] == 2
    assert [event.bonus for event in last_space.told(events.BonusClaimed)] == ["field"]


# --- E06, E07: freeing Hebrews -------------------------------------------------------------------------------


@pytest.mark.rules("P4.5")
def test_e06_without_the_bonus_a_hebrew_needs_a_die_of_twice_its_value() -> None:
    table = e06().begun()
    assert dice_with(table, "hebrew 1") == {2, 3, 4, 5, 6}
    assert dice_with(table, "hebrew 2") == {4, 5, 6}
    assert dice_with(table, "hebrew 3") == {6}
    assert not [token for token in table.tokens if token.startswith("1 hebrew")]


@pytest.mark.rules("P4.6")
def test_e07_with_the_bonus_a_die_of_its_value_is_enough() -> None:
    table = e07().begun()
    assert dice_with(table, "hebrew 2") == {2, 3, 4, 5, 6}
    assert dice_with(table, "hebrew 3") == {3, 4, 5, 6}


# --- E08: recovering -----------------------------------------------------------------------------------------


@pytest.mark.rules("P1.5", "P4.8")
@pytest.mark.parametrize(
    ("slot", "dice", "spaces"),
    [(1, {1, 2}, FIELD_SPACES[1:]), (2, {3, 4}, CITY_SPACES[1:] + FIELD_SPACES[1:])],
    ids=["plantation", "egyptian"],
)
def test_e08_a_token_of_the_discard_comes_back_with_a_die_of_its_slot_only(
    slot: int, dice: set[int], spaces: list[str]
) -> None:
    table = e08().begun()
    assert dice_with(table, f"recover {slot}") == dice
    table.pick(0, f"{min(dice)} recover {slot}")
    assert table.asked == (0, "place")
    assert table.tokens == spaces
    lost = ["plantation", "egyptian"]
    assert table.pick(0, spaces[-1]).on(0, spaces[-1]) == lost[slot - 1]
    assert table.in_discard(0) == [None if place == slot - 1 else token for place, token in enumerate(lost)]


# --- E09, E10: soldiers, turn order, territories -------------------------------------------------------------


@pytest.mark.rules("P5.1")
def test_e09_the_unspent_dice_are_soldiers_and_bonus_and_pharaoh_add_to_them() -> None:
    table = e09().table
    assert soldiers(table.g, 0).amounts() == (11, 3, 5, 0, 0)
    assert soldiers(table.g, 0).total == 19
    assert soldiers(Table(2).dice(0, 2, 3, 6).g, 0).total == 11
    assert e09().played().g.soldiers[0] == 19


@pytest.mark.rules("P5.1", "P5.2", "P5.3")
def test_e10_rui_ana_leo_take_the_territories_and_bia_moves_two() -> None:
    table = e10().played()
    assert [table.g.soldiers[player] for player in (RUI, ANA, LEO, BIA)] == [19, 14, 14, 9]
    assert table.g.order == [RUI, ANA, LEO, BIA]
    assert [table.lands(player) for player in (RUI, ANA, LEO, BIA)] == [
        ["scoring rows"],
        ["scoring four"],
        ["scoring discard"],
        [],
    ]
    assert table.g.card_at == [2, 5, 5, 0]
    assert table.asked is None


# --- E11 to E13: tribute -------------------------------------------------------------------------------------


@pytest.mark.rules("P6.1", "P6.2")
def test_e11_bia_pays_three_with_a_bonus_a_token_and_the_nile_and_spends_only_the_token() -> None:
    table = e11().played()
    assert [(event.player, event.due) for event in table.told(events.TributePaid)] == [(0, 3)]
    assert table.kept(0, "coin") == 0
    assert sum(table.g.gone) == 1
    assert (coins(table.g, 0).board, coins(table.g, 0).nile, table.g.boat[0]) == (1, 1, 1)
    assert len(table.told(events.TokenGone)) == 1
    assert not table.told(events.FavourSpent)
    assert not table.g.failed


@pytest.mark.rules("P1.4", "P3.2", "P6.1", "P6.2")
def test_e12_rui_pays_eight_both_tokens_leave_the_game_and_card_3_goes_back() -> None:
    table = e12().played()
    assert [(event.player, event.due) for event in table.told(events.TributePaid)] == [(0, 8)]
    assert table.told(events.TributePaid)[0].coins == {
        "board": 2,
        "nile": 3,
        "trade": 0,
        "special": 0,
        "card": 1,
        "tokens": 2,
    }
    assert table.kept(0, "coin") == 0
    assert [event.token for event in table.told(events.TokenGone)] == ["coin", "coin"]
    assert table.g.cards[2] == SPENT
    assert table.g.penalties == [0, 0]


@pytest.mark.rules("P6.3", "P12.3")
def test_e13_with_the_boat_one_space_back_rui_has_seven_and_takes_the_plague_card() -> None:
    table = e13().played()
    (failed,) = table.told(events.TributeFailed)
    assert sum(failed.coins.values()) == 7
    assert table.kept(0, "coin") == 2
    assert not table.told(events.TokenGone)
    assert table.g.cards[2] == SPENT
    assert table.g.penalties == [1, 0]
    assert table.points(0, "penalties") == -3


# --- E14 to E17, E23, E24: losses ----------------------------------------------------------------------------


ONE_ROW = "sphinx obelisk egyptian / egyptian - sphinx"


@pytest.mark.rules("P1.4", "P6.5")
@pytest.mark.parametrize("round_", [5, 6, 7, 8])
def test_e14_in_rounds_5_to_8_two_ankhs_cancel_one_loss(round_: int) -> None:
    table = e14(round_).begun()
    assert table.asked == (0, "cancel")
    assert table.tokens == ["done", "1", "2", "3"]
    table.pick(0, "2").pick(0, "boat -2")
    assert [event.part for event in table.told(events.LossCancelled)] == [2]
    assert [event.part for event in table.told(events.LossSuffered)] == [1, 3]
    assert table.asked is None


@pytest.mark.rules("P1.4", "P6.5")
@pytest.mark.parametrize("round_", [5, 6, 7, 8])
def test_e14_in_rounds_5_to_8_one_ankh_does_not(round_: int) -> None:
    table = e14(round_, ONE_ROW).begun()
    assert table.asked == (0, "loss")
    assert not table.told(events.LossCancelled)


@pytest.mark.rules("P3.1", "P6.4")
@pytest.mark.parametrize("choice", ["boat -1", "city -1"])
def test_e15_e23_a_marker_on_its_start_is_moved_back_without_effect(choice: str) -> None:
    """E15 the boat, E23 a development marker."""
    table = e15(choice).played()
    assert [event.loss for event in table.told(events.LossSuffered)] == [choice]
    assert not table.told(events.Moved)
    assert (table.g.boat[0], table.dev(0)) == (0, (1, 1))
    assert table.asked is None


@pytest.mark.rules("P6.4", "P6.7")
def test_e24_a_token_of_a_kind_she_does_not_have_may_be_chosen_and_nothing_is_lost() -> None:
    table = e24().begun()
    assert table.tokens == ["sphinx", "obelisk"]
    table.pick(0, "obelisk")
    assert [event.loss for event in table.told(events.LossSuffered)] == ["obelisk"]
    assert not table.told(events.TokenLost)
    assert (table.on(0, "city 0"), table.on(0, "city 1"), table.in_discard(0)) == ("sphinx", "sphinx", [None, None])
    assert table.asked is None


@pytest.mark.rules("P6.4", "P6.5", "P6.7")
@pytest.mark.parametrize(("city", "then"), [(2, 2), (1, 1), (0, 1)])
def test_e16_bia_cannot_cancel_and_moves_her_city_marker_back_to_save_her_coin(city: int, then: int) -> None:
    table = e16(city).begun()
    assert ankhs(table.g, 0).total == 0
    assert table.asked == (0, "loss")
    assert table.tokens == ["boat -1", "city -1"]
    table.pick(0, "city -1")
    assert table.dev(0) == (then, 1)
    assert (table.g.boat[0], coins(table.g, 0).nile) == (1, 1)


@pytest.mark.rules("P3.2", "P6.7")
def test_e16_had_she_chosen_the_boat_the_coin_would_be_gone() -> None:
    table = e16(city=1).begun().pick(0, "boat -1")
    assert table.dev(0) == (2, 1)
    assert (table.g.boat[0], coins(table.g, 0).total) == (0, 0)


@pytest.fixture
def ana_cancels() -> Table:
    table = e17().begun()
    assert ankhs(table.g, 0).amounts() == (1, 1, 0, 0, 0)
    assert (table.dev(0), coins(table.g, 0).board) == ((5, 1), 1)
    return table


@pytest.mark.rules("P6.4", "P6.5")
def test_e17_ana_cancels_the_third_loss_suffers_the_others_and_keeps_her_ankhs(ana_cancels: Table) -> None:
    table = ana_cancels.pick(0, "3").pick(0, "city -1").pick(0, "plantation")
    assert table.asked is None
    suffered = [(event.part, event.loss) for event in table.told(events.LossSuffered)]
    assert suffered == [(1, "city -1"), (2, "plantation")]
    assert ankhs(table.g, 0).total == 2
    assert table.on(0, "city 1") == "egyptian"
    assert table.dev(0) == (3, 1)


@pytest.mark.rules("P2.3", "P2.5", "P6.7", "P6.8", "P6.9")
def test_e17_without_the_egyptian_both_bonuses_and_the_ankh_of_the_row_would_be_gone(ana_cancels: Table) -> None:
    table = ana_cancels.pick(0, "1").pick(0, "plantation")
    assert table.asked == (0, "slot")
    assert table.on(0, "city 1") is None
    assert table.dev(0) == (3, 1)
    assert coins(table.g, 0).board == 0
    assert ankhs(table.g, 0).amounts() == (0, 1, 0, 0, 0)
    assert table.told(events.BoardBonus) == [events.BoardBonus(0, (), ("dev_city", "coin"), -1)]
    assert table.pick(0, "2").in_discard(0) == [None, "egyptian"]
    assert table.asked is None


# --- E21, E22: powers ----------------------------------------------------------------------------------------


@pytest.mark.rules("P8.1")
@pytest.mark.parametrize(("die", "others"), [(4, {2, 3, 5, 6}), (1, {2, 3}), (6, {5, 4})])
def test_e21_abydos_changes_a_die_by_up_to_two_without_wrapping_around(die: int, others: set[int]) -> None:
    table = e21(die).begun()
    of_die = {token for token in table.tokens if token.startswith(str(die))}
    assert of_die == {f"{die} favour"} | {f"{die} as {other} favour" for other in others}


@pytest.mark.rules("P8.1")
def test_e21_abydos_does_so_once_per_round() -> None:
    table = Table(2).play(DieTurn(0)).pick(0, "4 as 2 favour")
    table.play(DieTurn(0))
    assert not [token for token in table.tokens if " as " in token]
    table.play(ClearRound(), MoveMarker(2), DieTurn(0))
    assert "4 as 2 favour" in table.tokens


@pytest.mark.rules("P1.4", "P8.3")
def test_e22_memphis_pays_four_where_the_tribute_is_five() -> None:
    table = e22().played()
    assert [(event.player, event.due) for event in table.told(events.TributePaid)] == [(0, 4)]
    assert [(event.player, event.due) for event in table.told(events.TributeFailed)] == [(1, 5)]
    assert (table.kept(0, "coin"), table.kept(1, "coin")) == (0, 4)


# --- E25: lightning ------------------------------------------------------------------------------------------


@pytest.mark.rules("P7.2", "P13.1")
@pytest.mark.parametrize(
    ("plague", "round_", "boats", "cards"),
    [
        ("blood", 1, [3, 4], [7, 8]),
        ("frogs", 1, [3, 4], [7, 8]),
        ("blood", 2, [2, 3], [7, 8]),
        ("frogs", 2, [3, 4], [5, 6]),
        ("blood", 9, [2, 3], [7, 8]),
    ],
)
def test_e25_a_plague_with_the_lightning_is_ignored_by_all_in_round_1_and_acts_later(
    plague: str, round_: int, boats: list[int], cards: list[int]
) -> None:
    table = e25(plague, round_).played()
    assert (table.g.boat, table.g.card_at) == (boats, cards)
    assert [event.acts for event in table.told(events.PlagueRevealed)] == [round_ > 1]


# --- E26: Pharaoh card 1 -------------------------------------------------------------------------------------


@pytest.mark.rules("P4.4")
def test_e26_card_3_pays_for_the_second_step_of_card_1_and_is_no_coin_any_more() -> None:
    example = e26()
    assert coins(example.table.g, 0).card == 1
    table = example.begun().pick(0, "1 favour")
    assert table.asked == (0, "dev_favour")
    assert table.tokens == ["one step", "two steps"]
    table.pick(0, "two steps").pick(0, "city+field")
    assert table.dev(0) == (2, 2)
    assert table.g.cards[2] == SPENT
    assert coins(table.g, 0).total == 0
    assert table.play(DieTurn(1)).why(1, "favour 3") == ["P4.4"]


# --- E27: the second column ----------------------------------------------------------------------------------


@pytest.mark.rules("P4.7", "P6.6")
def test_e27_an_eighth_hebrew_starts_a_second_column_whose_end_gives_no_second_ankh() -> None:
    example = e27()
    assert ankhs(example.table.g, 0).hebrews == 1
    table = example.played()
    assert table.g.card_at[0] == 1
    assert [(event.value, event.place) for event in table.told(events.HebrewFreed)] == [(1, 8)]
    table.freed(0, 1, 1, 1, 2, 2).hebrews(3)
    before = (table.g.card_at[:], table.g.boat[:], table.g.dev[:])
    table.play(FreeHebrew(0, 3))
    assert [(event.place, event.gift) for event in table.told(events.HebrewFreed)] == [(8, "province"), (14, "none")]
    assert ankhs(table.g, 0).total == ankhs(table.g, 0).hebrews == 1
    assert (table.g.card_at, table.g.boat, table.g.dev) == before
    assert table.asked is None


# --- E28: set-up ---------------------------------------------------------------------------------------------


@pytest.mark.rules("P13.2")
@pytest.mark.parametrize("space", ["city 0", "city 5", "field 3"])
def test_e28_the_fourth_player_begins_with_an_egyptian_and_everything_else_on_its_start(space: str) -> None:
    example = e28(space)
    assert example.table.asked == (3, "place")
    assert example.table.tokens == CITY_SPACES + FIELD_SPACES
    game = example.played().g
    players = SPEC.view(game, 3).seen.players
    filled = [{at: token for at, token in player.board.items() if token is not None} for player in players]
    assert filled == [{}, {}, {}, {space: "egyptian"}]
    assert players[3].province == "memphis"
    points = game.book.dev_points
    assert [points[at] for at in game.dev[6:]] == [1, 1]
    assert (game.boat[3], game.card_at[3]) == (0, 0)


# --- E33: special action cards -------------------------------------------------------------------------------


@pytest.mark.rules("P3.3", "P9.2")
@pytest.mark.parametrize(("space", "refused"), [(12, ["P9.2"]), (13, [])])
def test_e33_a_second_special_card_in_the_round_needs_space_13(space: int, refused: list[str]) -> None:
    table = e33(space).begun().pick(0, f"use {card_token('special egyptians')}")
    second = card_token("special mark")
    assert table.why(0, second) == refused
    assert (f"use {second}" in table.tokens) == (not refused)
    if not refused:
        table.pick(0, f"use {second}")
        assert (table.g.boat[0], table.g.card_at[0]) == (8, 15)


# --- stated without a scene ----------------------------------------------------------------------------------


@pytest.mark.rules("P2.7")
def test_a_full_area_refuses_new_and_recovered_tokens_until_a_space_is_free() -> None:
    table = Table(2, "memphis", "buto").market("obelisk plantation coin coin coin coin").discard(0, "sphinx")
    table.board(0, city="sphinx sphinx sphinx / obelisk obelisk obelisk").play(DieTurn(0))
    assert table.why(0, "slot 1") == ["P2.7"]
    assert table.why(0, "discard 1") == ["P2.7"]
    assert "2 token" in table.tokens
    table.play(LoseToken(0, SPHINX)).pick(0, "city 2").play(DieTurn(0))
    assert {"1 token", "1 recover 1", "2 recover 1"} <= set(table.tokens)


@pytest.mark.rules("P11.2")
@pytest.mark.parametrize(
    ("effect", "track", "moved"),
    [
        (0, "city", ([1, 3, 1, 4], [0, 0, 1, 0])),
        (1, "field", ([0, 3, 0, 4], [1, 1, 1, 1])),
    ],
)
def test_moses_helps_all_who_are_last_on_a_dev_track(effect: int, track: str, moved: tuple[list[int], ...]) -> None:
    table = Table(4).at(0, city=0, field=0).at(1, city=3, field=0).at(2, city=0, field=1).at(3, city=4, field=0)
    table.play(Moses(effect))
    assert (table.g.dev[::2], table.g.dev[1::2]) == moved
    last = [(0, 2), (0, 1, 3)][effect]
    assert table.told(events.MosesHelps) == [events.MosesHelps(track, last)]


@pytest.mark.rules("P11.2")
def test_moses_helps_all_who_are_last_on_the_nile_and_on_the_province_card() -> None:
    table = Table(4).at(0, boat=2, province=1).at(1, boat=1, province=4).at(2, boat=1, province=1).at(3, boat=4)
    table.g.card_at[3] = 1
    table.play(Moses(2), Moses(3))
    assert table.g.boat == [2, 2, 2, 4]
    assert table.g.card_at == [3, 4, 3, 3]


@pytest.mark.rules("P6.8")
@pytest.mark.parametrize(
    ("leaves", "kept", "gone"),
    [
        ("1", ["egyptian", "obelisk"], "herd"),
        ("2", ["herd", "egyptian"], "obelisk"),
        ("new", ["herd", "obelisk"], "egyptian"),
    ],
)
def test_of_three_tokens_in_the_discard_two_of_choice_are_kept(leaves: str, kept: list[str], gone: str) -> None:
    table = Table(2).discard(0, "herd", "obelisk").board(0, field="egyptian - - / - - -")
    table.play(LoseToken(0, EGYPTIAN))
    assert table.asked == (0, "give_up")
    assert table.tokens == ["1", "2", "new"]
    table.pick(0, leaves)
    assert table.in_discard(0) == kept
    assert SPEC.view(table.g, 0).seen.gone[gone] == sum(table.g.gone) == 1


BOTH = (["city -1", "field -1"], ["both sphinx, plantation"], ["boat -1", "province -3"])


@pytest.mark.rules("P6.7")
@pytest.mark.parametrize(
    ("city", "field", "lost"),
    [
        ("sphinx - - / - - -", "- - - / - - -", ["sphinx"]),
        ("- - - / - - -", "- - - / plantation - -", ["plantation"]),
        ("obelisk - - / - - -", "herd - - / - - -", []),
        ("sphinx - - / - - -", "- - - / plantation - -", ["sphinx", "plantation"]),
    ],
)
def test_of_both_tokens_only_those_she_has_are_lost(city: str, field: str, lost: list[str]) -> None:
    table = Table(2).loss(*BOTH).board(0, city=city, field=field).play(SufferLoss(0, 1))
    while table.asked is not None:
        table.pick(0, table.tokens[0])
    assert [event.token for event in table.told(events.TokenLost)] == lost
    assert table.in_discard(0) == [*lost, None, None][:2]


@pytest.mark.rules("P5.3")
def test_with_two_players_the_third_territory_is_removed() -> None:
    table = Table(2, "abydos", "memphis").opens("scoring four", "scoring rows", "trade dev").dice(0, 4, 5, 6)
    table.dice(1, 1, 2, 3).play(TerritoryPhase()).pick(0, card_token("scoring four")).pick(1, card_token("trade dev"))
    assert (table.lands(0), table.lands(1)) == (["scoring four"], ["trade dev"])
    assert SPEC.view(table.g, 0).seen.territories.gone == (card_token("scoring rows"),)
    assert (table.g.open_land, table.asked) == (0, None)


def both_fail(**second: int) -> Table:
    """Round 2: two players who cannot pay and are level in everything but what the second has."""
    table = Table(2, round_=2).at(0, province=5, boat=0).at(1, province=5, boat=second.get("boat", 0))
    table.at(1, province=5 + second.get("province", 0)).board(0, city="sphinx - - / - - -").freed(0, 2)
    table.board(1, field=f"herd {'herd' if second.get('tokens') else '-'} - / - - -").freed(1, 1)
    return table.freed(1, *[1] * second.get("hebrews", 0)).play(PayTribute(0), PayTribute(1), GivePenalty())


@pytest.mark.rules("P6.3")
def test_level_in_all_four_criteria_the_plague_card_is_removed() -> None:
    table = both_fail()
    assert [event.player for event in table.told(events.TributeFailed)] == [0, 1]
    assert table.g.penalties == [0, 0]
    assert [event.player for event in table.told(events.PenaltyTaken)] == [None]


@pytest.mark.rules("P6.3")
@pytest.mark.parametrize("ahead", ["province", "boat", "tokens", "hebrews"])
def test_behind_in_any_of_the_four_criteria_she_takes_it(ahead: str) -> None:
    table = both_fail(**{ahead: 1})
    assert [event.player for event in table.told(events.TributeFailed)] == [0, 1]
    assert table.g.penalties == [1, 0]


@pytest.mark.rules("P2.6")
@pytest.mark.parametrize(
    ("boat", "steps", "won", "card"), [(5, 2, ["river"], 2), (5, 1, ["river"], 2), (4, 1, [], 0), (6, 1, [], 0)]
)
def test_the_nile_bonus_is_won_by_passing_its_mark_not_only_by_landing(
    boat: int, steps: int, won: list[str], card: int
) -> None:
    table = Table(2).at(0, boat=boat).claimed(0, *[RIVER_TOKEN] * (boat >= 6)).play(AdvanceBoat(0, steps, "token"))
    assert table.g.boat[0] == boat + steps
    assert table.asked == ((0, "dev") if won else None)
    if won:
        table.pick(0, "field+field")
    assert (table.dev(0), table.g.card_at[0]) == ((1, 3 if won else 1), card)
    assert [event.bonus for event in table.told(events.BonusClaimed)] == won
