"""P3 Tracks: development, Nile, province card, and what moves set off."""

from __future__ import annotations

import pytest

from plagues.table import Table, card_token
from tawy.plagues import events
from tawy.plagues.acts.province import RIVER_TOKEN
from tawy.plagues.queries.uses import BEFORE_TRIBUTE
from tawy.plagues.queries.wealth import ankhs, coins
from tawy.plagues.rules.dice import DieTurn
from tawy.plagues.rules.effects import AdvanceBoat, AdvanceCard, AdvanceDev, GainToken
from tawy.plagues.rules.plague import SufferLoss
from tawy.plagues.rules.rounds import Lightning, Moses
from tawy.plagues.rules.uses import FreeUses
from tawy.plagues.terms import PROVINCE_1, PROVINCE_2, PROVINCE_3

EGYPTIANS, MARK = card_token("special egyptians"), card_token("special mark")
FULL_CITY = "sphinx sphinx sphinx / obelisk obelisk obelisk"


def plain() -> Table:
    """Two players whose powers do nothing in phase 1."""
    return Table(2, "memphis", "buto")


# --- P3.1 both ends of a track -----------------------------------------------------------------------------------


@pytest.mark.rules("P3.1")
def test_dev_tracks_start_on_1_point_and_have_eight_values() -> None:
    table = Table(2)
    city, field = [table.dev(0)[0]], [table.dev(0)[1]]
    for _ in range(7):
        table.play(AdvanceDev(0, 2, "token")).pick(0, "city+field")
        city.append(table.dev(0)[0])
        field.append(table.dev(0)[1])
    assert city == field == [1, 2, 3, 5, 7, 9, 12, 15]


@pytest.mark.rules("P3.1", "P6.4")
@pytest.mark.parametrize(
    ("card", "loss"),
    [
        ((["boat -1", "city -1"],), "boat -1"),
        ((["boat -1", "city -1"],), "city -1"),
        ((["boat -1", "field -1"],), "field -1"),
        ((["city -1", "province -3"], ["one of sphinx, obelisk"]), "province -3"),
    ],
)
def test_a_step_back_from_the_start_does_nothing(card: tuple[list[str], ...], loss: str) -> None:
    table = Table(2).loss(*card).play(SufferLoss(0, 0)).pick(0, loss)
    assert (table.g.boat[0], table.g.card_at[0], table.dev(0)) == (0, 0, (1, 1))
    assert not table.told(events.Moved)


@pytest.mark.rules("P3.1")
@pytest.mark.parametrize(("before", "after"), [(1, 0), (2, 0), (3, 0), (4, 1)])
def test_the_province_marker_goes_back_as_far_as_0_and_no_further(before: int, after: int) -> None:
    table = Table(2).at(0, province=before).loss(["city -1", "province -3"], ["one of sphinx, obelisk"])
    assert table.play(SufferLoss(0, 0)).pick(0, "province -3").g.card_at[0] == after


@pytest.mark.rules("P3.1", "P7.1")
def test_a_plague_drives_nobody_beyond_the_start() -> None:
    table = Table(2, round_=2).plague("frogs").at(0, province=1).play(Lightning(0), Lightning(1))
    assert table.g.card_at == [0, 0]
    table = Table(2, round_=2).plague("blood").at(0, boat=1).play(Lightning(0), Lightning(1))
    assert table.g.boat == [0, 0]


@pytest.mark.rules("P3.1", "P3.5")
@pytest.mark.parametrize(("choice", "after"), [("city+city", (15, 12)), ("city+field", (15, 15))])
def test_dev_steps_beyond_the_last_space_are_lost(choice: str, after: tuple[int, int]) -> None:
    table = Table(2).at(0, city=6, field=6).play(AdvanceDev(0, 2, "token")).pick(0, choice)
    assert table.dev(0) == after


@pytest.mark.rules("P3.1")
@pytest.mark.parametrize("before", [8, 9, 10])
def test_boat_steps_beyond_the_last_space_are_lost(before: int) -> None:
    table = Table(2).at(0, boat=before).claimed(0, RIVER_TOKEN).play(AdvanceBoat(0, 2, "favour"))
    assert table.g.boat[0] == 10


@pytest.mark.rules("P3.1", "P3.3")
@pytest.mark.parametrize("before", [21, 22, 24])
def test_steps_beyond_the_last_space_of_the_province_card_are_lost(before: int) -> None:
    table = Table(2).at(0, province=before).play(GainToken(0, PROVINCE_3))
    assert table.g.card_at[0] == 24
    table.loss(["city -1", "province -3"], ["one of sphinx, obelisk"]).play(SufferLoss(0, 0)).pick(0, "province -3")
    assert table.g.card_at[0] == 21


# --- P3.2 the Nile -----------------------------------------------------------------------------------------------


@pytest.mark.rules("P3.2", "P6.1")
@pytest.mark.parametrize(("boat", "income"), list(enumerate([0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5])))
def test_coins_under_or_left_of_the_boat_are_permanent_income(boat: int, income: int) -> None:
    wealth = coins(Table(2).at(0, boat=boat).g, 0)
    assert (wealth.nile, wealth.permanent) == (income, income)


@pytest.mark.rules("P3.2")
def test_the_nile_has_ten_spaces_after_the_start() -> None:
    table = Table(2).claimed(0, RIVER_TOKEN)
    for space in [*range(1, 11), 10]:
        assert table.play(AdvanceBoat(0, 1, "token")).g.boat[0] == space


@pytest.mark.rules("P3.2", "P12.2")
@pytest.mark.parametrize(("boat", "points"), list(enumerate([0, 0, 0, 0, 0, 0, 0, 0, 4, 6, 8])))
def test_the_boats_own_space_scores_on_the_last_three(boat: int, points: int) -> None:
    assert Table(2).at(0, boat=boat).points(0, "nile") == points


@pytest.mark.rules("P3.2", "P6.6")
@pytest.mark.parametrize(("boat", "ankh"), [(8, 0), (9, 0), (10, 1)])
def test_the_last_space_of_the_nile_is_an_ankh(boat: int, ankh: int) -> None:
    assert ankhs(Table(2).at(0, boat=boat).g, 0).nile == ankh


@pytest.mark.rules("P3.2", "P2.6")
def test_the_bonus_token_lies_on_space_6() -> None:
    table = Table(2)
    for space in range(1, 6):
        assert table.play(AdvanceBoat(0, 1, "token")).asked is None, space
    assert table.play(AdvanceBoat(0, 1, "token")).asked == (0, "dev")
    assert table.g.boat[0] == 6


# --- P3.3 the province card --------------------------------------------------------------------------------------


@pytest.mark.rules("P3.3")
def test_the_province_card_goes_from_0_to_24() -> None:
    table = Table(2)
    assert table.g.card_at == [0, 0]
    table.claimed(0, 6, 9, 12)
    for space in [*range(1, 25), 24]:
        assert table.play(GainToken(0, PROVINCE_1)).g.card_at[0] == space


@pytest.mark.rules("P3.3", "P9.2")
@pytest.mark.parametrize(("space", "offered"), [(12, False), (13, True), (20, True)])
def test_from_13_on_two_special_actions_per_round_in_place_of_one(space: int, *, offered: bool) -> None:
    table = Table(2).owns(0, "special egyptians", "special mark").board(0, "egyptian egyptian - / - - -")
    table.at(0, boat=6, province=space).claimed(0, RIVER_TOKEN).play(FreeUses(0, BEFORE_TRIBUTE))
    assert table.tokens == ["done", f"use {EGYPTIANS}", f"use {MARK}"]
    table.pick(0, f"use {EGYPTIANS}")
    assert (table.asked == (0, "free")) == offered
    if offered:
        assert table.tokens == ["done", f"use {MARK}"]
        assert table.pick(0, f"use {MARK}").asked is None


@pytest.mark.rules("P3.3", "P6.6")
@pytest.mark.parametrize(("space", "ankh"), [(20, 0), (21, 1), (22, 1), (24, 1)])
def test_at_21_the_province_card_gives_an_ankh(space: int, ankh: int) -> None:
    assert ankhs(Table(2).at(0, province=space).g, 0).province == ankh


@pytest.mark.rules("P3.3", "P12.2")
@pytest.mark.parametrize(("space", "points"), [(21, 0), (23, 0), (24, 6)])
def test_at_24_the_province_card_scores_6_points(space: int, points: int) -> None:
    assert Table(2).at(0, province=space).points(0, "province") == points


@pytest.mark.rules("P3.3", "P3.6", "P4.7")
def test_at_6_one_hebrew_of_ones_choice_is_taken_without_a_die() -> None:
    table = plain().at(0, province=5).hebrews(1, 3, 3).play(AdvanceCard(0, 1, "token"))
    assert table.asked == (0, "hebrew")
    assert table.tokens == ["1", "3"]
    table.pick(0, "3")
    assert table.g.hebrews == [1, 0, 1]
    assert table.g.freed[:3] == [0, 0, 1]
    assert table.g.dice[0].bit_count() == 6
    assert table.g.card_at[0] == 7  # the first place of the column


@pytest.mark.rules("P3.3")
def test_at_6_nothing_is_taken_if_no_hebrew_is_there() -> None:
    table = plain().at(0, province=5).play(AdvanceCard(0, 1, "token"))
    assert table.asked is None
    assert table.g.card_at[0] == 6


@pytest.mark.rules("P3.3", "P3.6", "P4.2", "P4.3")
def test_at_9_any_one_market_token_is_taken() -> None:
    table = plain().at(0, province=8).market("sphinx boat herd boat coin coin").play(AdvanceCard(0, 1, "token"))
    assert table.asked == (0, "market")
    assert table.tokens == ["1", "2", "3", "4", "5", "6"]
    table.pick(0, "3").roll("refill", "pharaoh")
    assert table.market_now() == "sphinx boat boat coin coin pharaoh"
    assert table.asked == (0, "place")
    assert table.pick(0, "field 0").asked is None


@pytest.mark.rules("P3.3", "P3.5")
def test_at_12_two_dev_steps_are_made() -> None:
    table = plain().at(0, province=11).play(AdvanceCard(0, 1, "token"))
    assert table.asked == (0, "dev")
    assert table.pick(0, "field+field").dev(0) == (1, 3)


# --- P3.4 once, and by where the marker stands -------------------------------------------------------------------


@pytest.mark.rules("P3.4")
@pytest.mark.parametrize("steps", [1, 3], ids=["on reaching", "on passing"])
def test_a_bonus_is_won_on_reaching_or_passing(steps: int) -> None:
    table = plain().at(0, province=11).play(AdvanceCard(0, steps, "favour"))
    assert table.asked == (0, "dev")
    assert table.g.card_at[0] == 11 + steps


@pytest.mark.rules("P3.4", "P2.6")
def test_the_lower_bonus_comes_first() -> None:
    table = plain().at(0, province=5).hebrews(1, 2).freed(0, 1, 1).market("boat coin coin coin herd herd")
    table.play(AdvanceCard(0, 4, "favour"))
    assert (table.asked, table.g.card_at[0]) == ((0, "hebrew"), 9)
    table.pick(0, "1")
    assert table.asked == (0, "dev")  # the third place of the column
    table.pick(0, "city")
    assert table.asked == (0, "market")
    table.pick(0, "2")
    assert [event.bonus for event in table.told(events.BonusClaimed)] == ["province 6", "province 9"]


@pytest.mark.rules("P3.4")
def test_a_move_from_the_start_beyond_12_wins_all_three_from_below() -> None:
    table = plain().hebrews(2).freed(0, 1).market("coin boat herd - - -").supply()
    table.play(AdvanceCard(0, 12, "favour")).pick(0, "1").pick(0, "city+city")
    assert [event.bonus for event in table.told(events.BonusClaimed)] == ["province 6", "province 9", "province 12"]
    assert [(event.track, event.cause) for event in table.told(events.Moved)] == [
        ("province", "favour"),
        ("boat", "hebrew"),
        ("city", "province card"),
    ]


@pytest.mark.rules("P3.4")
def test_a_bonus_is_won_only_once() -> None:
    table = plain().at(0, province=11).play(AdvanceCard(0, 1, "token")).pick(0, "city+field")
    table.loss(["city -1", "province -3"], ["one of sphinx, obelisk"]).play(SufferLoss(0, 0)).pick(0, "province -3")
    assert table.g.card_at[0] == 9
    assert table.play(AdvanceCard(0, 3, "favour")).asked is None
    assert table.g.card_at[0] == 12


@pytest.mark.rules("P3.4")
def test_the_marker_is_removed_even_if_its_bonus_could_not_be_used() -> None:
    table = plain().at(0, province=5).play(AdvanceCard(0, 1, "token"))
    assert [event.bonus for event in table.told(events.BonusClaimed)] == ["province 6"]
    table.at(0, province=5).hebrews(1, 2, 3).play(AdvanceCard(0, 2, "token"))
    assert table.asked is None
    assert table.g.hebrews == [1, 1, 1]


@pytest.mark.rules("P3.4", "P9.2")
def test_13_holds_by_where_the_marker_stands_now() -> None:
    table = Table(2).owns(0, "special egyptians", "special mark").board(0, "egyptian egyptian - / - - -")
    table.at(0, boat=7, province=11).claimed(0, 12, RIVER_TOKEN).play(FreeUses(0, BEFORE_TRIBUTE)).pick(
        0, f"use {MARK}"
    )
    assert table.g.card_at[0] == 13
    assert table.tokens == ["done", f"use {EGYPTIANS}"]
    table.at(0, province=12).play(FreeUses(0, BEFORE_TRIBUTE))
    assert table.asked is None


@pytest.mark.rules("P3.4")
def test_21_and_24_hold_by_where_the_marker_stands_now() -> None:
    table = Table(2).at(0, province=24).loss(["city -1", "province -3"], ["one of sphinx, obelisk"])
    assert (ankhs(table.g, 0).province, table.points(0, "province")) == (1, 6)
    table.play(SufferLoss(0, 0)).pick(0, "province -3")
    assert (ankhs(table.g, 0).province, table.points(0, "province")) == (1, 0)
    table.play(SufferLoss(0, 0)).pick(0, "province -3")
    assert (ankhs(table.g, 0).province, table.points(0, "province")) == (0, 0)


# --- P3.5 two dev steps ------------------------------------------------------------------------------------------


@pytest.mark.rules("P3.5")
@pytest.mark.parametrize(("choice", "after"), [("field+field", (1, 3)), ("city+field", (2, 2)), ("city+city", (3, 1))])
def test_two_dev_steps_are_two_on_one_track_or_one_on_each(choice: str, after: tuple[int, int]) -> None:
    table = Table(2).play(AdvanceDev(0, 2, "token"))
    assert table.tokens == ["field+field", "city+field", "city+city"]
    assert table.pick(0, choice).dev(0) == after


@pytest.mark.rules("P3.5")
@pytest.mark.parametrize(("choice", "after"), [("field", (1, 2)), ("city", (2, 1))])
def test_one_dev_step_is_on_either_track(choice: str, after: tuple[int, int]) -> None:
    table = Table(2).play(AdvanceDev(0, 1, "token"))
    assert table.tokens == ["field", "city"]
    assert table.pick(0, choice).dev(0) == after


# --- P3.6 at once and completely ---------------------------------------------------------------------------------


@pytest.mark.rules("P3.6")
def test_what_a_move_sets_off_is_done_completely_before_the_turn_goes_on() -> None:
    table = plain().at(0, province=5, boat=5).hebrews(1, 2).market("coin boat herd - - -").supply()
    table.play(DieTurn(0), DieTurn(1)).pick(0, "2 hebrew 1")
    assert (table.asked, table.g.boat[0]) == ((0, "dev"), 6)
    table.pick(0, "city+field")
    assert [(event.track, event.to, event.cause) for event in table.told(events.Moved)] == [
        ("province", 6, "hebrew"),
        ("boat", 6, "hebrew"),
        ("city", 1, "bonus token"),
        ("field", 1, "bonus token"),
        ("province", 8, "bonus token"),
    ]
    assert table.asked == (1, "die")


@pytest.mark.rules("P3.6")
def test_one_thing_after_the_other_also_when_a_bonus_sets_off_another() -> None:
    table = plain().at(0, province=8).board(0, "sphinx sphinx sphinx / obelisk obelisk -")
    table.market("province1 obelisk - - - -").supply().play(DieTurn(0), DieTurn(1)).pick(0, "1 token")
    assert table.asked == (0, "dev")  # the obelisk filled the city
    table.pick(0, "city+field")
    assert table.g.card_at[0] == 11
    assert table.asked == (1, "die")


@pytest.mark.rules("P3.6")
@pytest.mark.parametrize(("space", "kind"), [(5, "hebrew"), (8, "market"), (11, "dev")])
def test_what_is_set_off_is_not_optional(space: int, kind: str) -> None:
    table = plain().at(0, province=space).hebrews(1, 2).market("coin boat herd - - -").play(GainToken(0, PROVINCE_2))
    assert table.asked == (0, kind)
    assert not {"done", "no"} & set(table.tokens)


@pytest.mark.rules("P3.6")
def test_what_cannot_be_done_is_lost() -> None:
    table = (
        plain().at(0, province=8).board(0, FULL_CITY).market("sphinx obelisk - - - -").play(GainToken(0, PROVINCE_1))
    )
    assert table.asked is None
    assert table.market_now() == "sphinx obelisk - - - -"
    assert table.play(AdvanceCard(0, 1, "token")).asked is None


@pytest.mark.rules("P3.6", "P11.2")
def test_choices_are_the_players_whose_board_it_is() -> None:
    table = Table(2, "memphis", "buto", round_=3).at(0, province=12).at(1, province=10).play(Moses(3))
    assert table.asked == (1, "dev")


@pytest.mark.rules("P3.6", "P4.2")
def test_a_token_won_by_a_bonus_slides_and_refills_the_market_and_takes_effect() -> None:
    table = plain().at(0, province=8).market("coin boat herd sphinx coin coin").play(AdvanceCard(0, 1, "token"))
    table.pick(0, "2").roll("refill", "pharaoh")
    assert table.market_now() == "coin herd sphinx coin coin pharaoh"
    assert table.g.boat[0] == 1
    assert table.kept(0, "boat") == 1


@pytest.mark.rules("P3.6", "P2.7")
def test_a_token_won_by_a_bonus_needs_a_free_space_too() -> None:
    table = plain().at(0, province=8).board(0, FULL_CITY).market("sphinx boat herd obelisk egyptian coin")
    assert table.play(AdvanceCard(0, 1, "token")).tokens == ["2", "3", "5", "6"]


@pytest.mark.rules("P3.6", "P4.7")
@pytest.mark.parametrize(("freed", "track"), [(0, "province"), (1, "boat")])
def test_a_hebrew_won_by_a_bonus_gives_its_places_bonus(freed: int, track: str) -> None:
    table = plain().at(0, province=5).hebrews(3).freed(0, *[1] * freed).play(AdvanceCard(0, 1, "token"))
    assert [(event.track, event.cause) for event in table.told(events.Moved)][1:] == [(track, "hebrew")]
