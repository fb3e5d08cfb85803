"""What the coach says of positions set by hand. Every advice has a position in which it speaks, and one where not."""

from __future__ import annotations

from typing import Any

import pytest

from ankh.table import Table
from tawy.ankh import coach
from tawy.ankh.rules.aftermath import Worship
from tawy.ankh.rules.caravan import CamelCaravan
from tawy.ankh.rules.conflict import Conflict
from tawy.ankh.rules.control import ControlMonument
from tawy.ankh.rules.merging import MergeGods
from tawy.ankh.rules.plague import Plague
from tawy.ankh.rules.turn import Turn
from tawy.ankh.spec import SPEC
from tawy.kernel.coach import SHOWN

CONFLICT_1, CARAVAN, CONFLICT_3, CONFLICT_4, CONFLICT_5 = 3, 4, 11, 15, 17
"""Where the event marker stands when these come next."""


def said(table: Table, god: str) -> dict[str, dict[str, Any]]:
    """What the coach says to a god: by name what it speaks of."""
    return {each.name: each.about for each in SPEC.counsels(table.g, table.seat(god))}


def two(*, event: int = 0, **track: int) -> Table:
    """Amun in the West and Ra in the East, each with a warrior beside its god; it is Amun's turn."""
    table = Table("amun", "ra").figures("amun", god="7,1", warrior="7,2").figures("ra", god="7,7", warrior="7,6")
    return table.event(event).track(**track).play(Turn(0))


def fight(*hand: str, **followers: int) -> Table:
    """Amun with two warriors and Ra with one in the West: cards are chosen, Amun first."""
    table = Table("amun", "ra").figures("amun", god="7,1", warrior="7,2 7,3").figures("ra", god="8,2", warrior="8,3")
    if hand:
        table.hand("amun", *hand)
    table.followers(**followers).tie_breaker("ra")
    table.g.amun_ready = False
    return table.battle("7,1")


# --- as a whole


def test_nothing_is_said_before_the_board_is_laid_and_after_the_end() -> None:
    g = SPEC.new(SPEC.read_setup({"seats": 3, "gods": "chosen"}))
    assert SPEC.counsels(g, 0) == []
    table = two(event=CONFLICT_5)
    assert said(table, "amun")
    table.g.ending = 1
    assert said(table, "amun") == {}


def test_what_is_not_asked_is_not_advised() -> None:
    table = two(event=CONFLICT_1, gain=2)
    assert said(table, "ra") == {}


def test_every_advice_stands_once_in_the_order_of_importance() -> None:
    names = coach.COACH.names
    assert len(names) == len(set(names))


def test_of_two_that_are_shown_one_is_what_comes_and_one_what_is_within_reach() -> None:
    table = two(event=CONFLICT_1, gain=2).monuments(obelisk="6,1").figures("ra", warrior="7,3").play(Turn(0))
    shown = [each.name for each in SPEC.counsels(table.g, 0)][:SHOWN]
    assert shown == ["conflict_at_hand", "power_affordable"]


# --- the beginning


@pytest.mark.rules("A10.5")
def test_the_first_turn_is_told_what_wins() -> None:
    assert said(two(), "amun")["first_turn"] == {"top": 31}
    assert "first_turn" not in said(two(gain=2, summon=2), "amun")
    assert "first_turn" not in said(two(event=1), "amun")


@pytest.mark.rules("A8.7")
def test_a_merged_god_is_told_that_each_seat_takes_one_action() -> None:
    table = Table("amun", "ra", "isis").event(CONFLICT_3 + 1).devotion(ra=3, isis=5, amun=9)
    table.play(MergeGods()).play(Turn(table.seat("ra")))
    assert "one_action_each" in said(table, "ra")
    assert "one_action_each" not in said(table.play(Turn(0)), "amun")
    table.event(CONFLICT_3 + 2).play(Turn(table.seat("isis")))
    assert "one_action_each" not in said(table, "isis")


# --- events


@pytest.mark.rules("A7.3")
def test_a_conflict_at_hand_says_what_brings_it_and_where_one_would_fight() -> None:
    table = two(event=CONFLICT_1, gain=2, unlock=1)
    assert said(table, "amun")["conflict_at_hand"] == {"actions": ["gain", "unlock"], "number": 1, "regions": []}
    table.figures("ra", warrior="7,3").play(Turn(0))
    assert said(table, "amun")["conflict_at_hand"]["regions"] == [table.region("7,1") + 1]
    assert "conflict_at_hand" not in said(two(event=CONFLICT_1, gain=1), "amun")
    assert "conflict_at_hand" not in said(two(event=1, gain=2), "amun")


@pytest.mark.rules("A4.2")
def test_a_conflict_that_no_action_brings_yet_says_how_near_it_is() -> None:
    table = two(event=CONFLICT_1, gain=1)
    assert said(table, "amun")["conflict_coming"] == {"actions": ["gain", "unlock"], "uses": 2}
    assert "conflict_coming" not in said(two(event=CONFLICT_1, gain=2), "amun")


@pytest.mark.rules("A4.2")
def test_an_action_whose_marker_has_arrived_brings_its_event_right_after_it() -> None:
    table = two(event=CONFLICT_1, move=2).pick("amun", "move")
    assert said(table, "amun")["event_follows"] == {"event": "conflict", "regions": []}
    assert "conflict_at_hand" not in said(table, "amun")
    assert said(two(event=0, move=2).pick("amun", "move"), "amun")["event_follows"]["event"] == "control"
    assert "event_follows" not in said(two(event=CONFLICT_1, move=1).pick("amun", "move"), "amun")


@pytest.mark.rules("A6.1")
def test_a_monument_that_can_be_taken_soon_is_within_reach_or_not() -> None:
    table = two(event=0, gain=2).monuments(obelisk="6,1", temple="0,2").play(Turn(0))
    assert said(table, "amun")["control_at_hand"] == {"actions": ["gain"], "count": 1}
    assert "control_out_of_reach" not in said(table, "amun")
    far = two(event=0, gain=2).monuments(temple="0,2").play(Turn(0))
    assert said(far, "amun")["control_out_of_reach"] == {"actions": ["gain"]}
    assert "control_at_hand" not in said(far, "amun")
    assert not {"control_at_hand", "control_out_of_reach"} & said(far.ankhs(amun=0).play(Turn(0)), "amun").keys()


@pytest.mark.rules("A6.4")
def test_a_caravan_that_comes_next_is_announced() -> None:
    assert said(two(event=CARAVAN, unlock=1), "amun")["caravan_at_hand"] == {"actions": ["unlock"]}
    assert "caravan_at_hand" not in said(two(event=CARAVAN), "amun")


@pytest.mark.rules("A7.16")
def test_the_monument_that_brings_a_majority_is_named() -> None:
    table = two(event=1).monuments(obelisk="6,1", temple="7,3").monuments("ra", temple="5,0")
    table.play(ControlMonument(0))
    west = table.region("7,1") + 1
    assert said(table, "amun")["control_majority"] == {"monument": "obelisk", "space": "6,1", "region": west}
    assert said(table, "amun")["control_choice"] == {"ankhs": 9}
    table.monuments("ra", obelisk="5,1").play(ControlMonument(0))
    assert "control_majority" not in said(table, "amun")


@pytest.mark.rules("A6.2", "A7.16")
def test_a_monument_taken_from_another_god_no_longer_counts_for_it() -> None:
    table = two(event=1).monuments("ra", obelisk="6,1").play(ControlMonument(0))
    assert said(table, "amun")["control_majority"]["space"] == "6,1"


@pytest.mark.rules("A6.4")
def test_whoever_lays_a_caravan_is_told_where_it_would_have_to_fight() -> None:
    table = two(event=CARAVAN + 1).figures("ra", warrior="7,3").play(CamelCaravan(0))
    assert said(table, "amun")["caravan_choice"] == {"regions": [table.region("7,1") + 1]}
    assert "caravan_choice" not in said(two(event=CARAVAN), "amun")


# --- regions


@pytest.mark.rules("A7.17")
def test_the_region_that_is_nearest_to_be_turned_is_named_before_a_conflict() -> None:
    table = two(event=CONFLICT_1).figures("ra", warrior="7,3 8,2 8,3").play(Turn(0))
    west = table.region("7,1") + 1
    assert said(table, "amun")["region_behind"] == {"region": west, "side": 1, "theirs": 3, "mine": 2}
    table.figures("amun", warrior="8,8").play(Turn(0))
    east = table.region("8,8") + 1
    assert said(table, "amun")["region_behind"] == {"region": west, "side": 1, "theirs": 3, "mine": 2}
    table.figures("amun", warrior="8,7").play(Turn(0))
    assert said(table, "amun")["region_behind"] == {"region": east, "side": 1, "theirs": 2, "mine": 2}
    assert "region_behind" not in said(table.event(0).play(Turn(0)), "amun")


@pytest.mark.rules("A7.4")
def test_regions_where_one_is_alone_say_what_they_bring() -> None:
    table = two(event=CONFLICT_1).monuments("amun", obelisk="6,1").play(Turn(0))
    west = table.region("7,1") + 1
    assert said(table, "amun")["region_alone"] == {"regions": [west], "devotion": 2}
    before = table.of("devotion", "amun")
    table.play(Conflict(0))
    assert table.of("devotion", "amun") - before == 2
    contested = two(event=CONFLICT_1).figures("ra", warrior="7,3").play(Turn(0))
    assert "region_alone" not in said(contested, "amun")


@pytest.mark.rules("A7.4")
def test_an_empty_region_within_reach_is_a_chance() -> None:
    table = two(event=CONFLICT_1).figures("amun", warrior="4,3").play(Turn(0))
    delta = table.region("0,2") + 1
    assert said(table, "amun")["region_empty"] == {"region": delta}
    reached = table.pick("amun", "move").pick("amun", "4,3")
    assert said(reached, "amun")["region_empty"] == {"region": delta}
    lonely = Table("amun", "ra").figures("amun", god="9,2").figures("ra", god="7,7").play(Turn(0))
    assert "region_empty" not in said(lonely, "amun")
    assert "region_empty" not in said(table.figures("ra", warrior="0,2").play(Turn(0)), "amun")


# --- what one has


@pytest.mark.rules("A5.5", "A5.6")
def test_a_power_that_can_be_paid_for_is_worth_a_word_and_its_guardian_too() -> None:
    table = two().followers(amun=1).play(Turn(0))
    assert said(table, "amun")["power_affordable"] == {"level": 1, "followers": 1}
    table.powers("amun", "revered").play(Turn(0))
    assert said(table, "amun")["power_brings_guardian"] == {"level": 1, "guardian": "cat_mummy"}
    table.g.guardian_supply[0] = 0
    assert "power_affordable" in said(table.play(Turn(0)), "amun")
    poor = said(table.followers(amun=0).play(Turn(0)), "amun")
    assert not {"power_affordable", "power_brings_guardian"} & poor.keys()


@pytest.mark.rules("A5.4", "A5.5")
def test_too_few_followers_say_what_gaining_would_bring() -> None:
    table = two().followers(amun=0).monuments(obelisk="6,1").play(Turn(0))
    assert said(table, "amun")["followers_short"] == {"level": 1, "followers": 0, "gain": 1}
    table.powers("amun", "revered", "commanding").play(Turn(0))
    assert said(table, "amun")["followers_short"] == {"level": 2, "followers": 0, "gain": 2}
    table.pick("amun", "gain")
    assert table.of("followers", "amun") == 2
    assert "followers_short" not in said(table.play(Turn(0)), "amun")


@pytest.mark.rules("A5.4")
def test_gaining_nothing_is_said() -> None:
    assert said(two(), "amun")["gain_nothing"] == {}
    assert "gain_nothing" not in said(two().monuments(obelisk="6,1").play(Turn(0)), "amun")


@pytest.mark.rules("A5.3")
def test_guardians_and_warriors_in_the_pool_wait_for_a_summon() -> None:
    table = two().pool("amun", mummy=1).play(Turn(0))
    assert said(table, "amun")["guardian_waits"] == {"guardian": "mummy"}
    assert said(table, "amun")["warriors_wait"] == {"count": 5, "all": 6}
    assert "guardian_waits" not in said(two(), "amun")
    assert "warriors_wait" not in said(two().pool("amun", warrior=2).play(Turn(0)), "amun")


@pytest.mark.rules("A12.4")
def test_a_small_hand_before_a_conflict_is_listed() -> None:
    table = two(event=CONFLICT_1).hand("amun", "cycle", "flood").play(Turn(0))
    assert said(table, "amun")["cards_few"] == {"cards": ["cycle", "flood"]}
    assert "cards_few" not in said(table.event(0).play(Turn(0)), "amun")
    assert "cards_few" not in said(two(event=CONFLICT_1), "amun")


# --- devotion


@pytest.mark.rules("A10.5")
def test_the_top_of_the_track_is_near_for_oneself_or_another() -> None:
    table = two().devotion(ra=27, amun=26).play(Turn(0))
    assert said(table, "amun")["top_near"] == {"steps": 5}
    assert said(table, "amun")["rival_near_top"] == {"side": 1, "steps": 4}
    far = said(table.devotion(ra=25, amun=25).play(Turn(0)), "amun")
    assert not {"top_near", "rival_near_top"} & far.keys()


@pytest.mark.rules("A10.1", "A10.6")
@pytest.mark.parametrize(("amun", "ra", "steps"), [(24, 27, 3), (24, 24, 1), (25, 24, 1), (27, 24, 3)])
def test_before_the_last_conflict_it_counts_who_lies_above(amun: int, ra: int, steps: int) -> None:
    table = two(event=CONFLICT_5).devotion(amun=amun, ra=ra).play(Turn(0))
    expected = "last_conflict_ahead" if amun > ra else "last_conflict_behind"
    assert said(table, "amun")[expected] == {"side": 1, "steps": steps}
    lower = "amun" if expected == "last_conflict_behind" else "ra"
    table.devotion(**{lower: min(amun, ra) + steps})
    assert table.ascending()[-1] == lower, "so many steps are enough"


@pytest.mark.rules("A9.1")
def test_in_the_fourth_conflict_itself_nothing_is_said_of_the_last() -> None:
    table = two(event=CONFLICT_4 + 1).devotion(amun=24, ra=25).tie_breaker("ra").play(Turn(0))
    assert not {"last_conflict_behind", "last_conflict_ahead"} & said(table, "amun").keys()
    assert "red_before_forgetting" in said(table.devotion(amun=9, ra=25).play(Turn(0)), "amun")


@pytest.mark.rules("A9.1", "A9.3")
def test_who_is_on_red_before_the_fourth_conflict_would_be_forgotten() -> None:
    table = two(event=CONFLICT_4).devotion(amun=18, ra=21).play(Turn(0))
    assert said(table, "amun")["red_before_forgetting"] == {"steps": 3}
    assert said(table, "amun")["sole_god_threat"] == {"side": 1}
    table.devotion(ra=20, amun=21).play(Turn(0))
    assert "sole_god_chance" in said(table, "amun")
    assert "red_before_forgetting" not in said(table, "amun")
    both = said(table.devotion(ra=21, amun=21).play(Turn(0)), "amun")
    assert not {"red_before_forgetting", "sole_god_chance", "sole_god_threat"} & both.keys()
    early = said(two(event=CONFLICT_1).devotion(amun=18, ra=21).play(Turn(0)), "amun")
    assert not {"red_before_forgetting", "sole_god_threat"} & early.keys()


@pytest.mark.rules("A8.1", "A8.2")
def test_before_the_third_conflict_the_lowest_gods_hear_of_merging() -> None:
    table = Table("amun", "ra", "isis", "osiris").event(CONFLICT_3).devotion(amun=2, ra=4, isis=5, osiris=9)
    asked = {god: said(table.play(Turn(table.seat(god))), god) for god in ("amun", "ra", "isis", "osiris")}
    assert asked["amun"]["merging_lower"] == {"side": 1, "steps": 3}
    assert asked["ra"]["merging_upper"] == {"side": 0, "steps": 1}
    assert asked["isis"]["merging_above"] == {"side": 1, "steps": 1}
    assert not {"merging_lower", "merging_upper", "merging_above"} & asked["osiris"].keys()
    table.devotion(isis=5, amun=5)
    assert table.ascending() == ["ra", "isis", "amun", "osiris"], "three steps are enough"


@pytest.mark.rules("A8.1")
def test_merging_is_for_the_third_conflict_of_three_or_more() -> None:
    merging = {"merging_lower", "merging_upper", "merging_above"}
    assert not merging & said(two(event=CONFLICT_3), "amun").keys()
    three = Table("amun", "ra", "isis").devotion(amun=2, ra=4, isis=5)
    assert not merging & said(three.event(CONFLICT_1).play(Turn(0)), "amun").keys()
    assert not merging & said(three.event(CONFLICT_3 + 1).play(Turn(0)), "amun").keys()
    assert merging & said(three.event(CONFLICT_3 - 1).play(Turn(0)), "amun").keys()


# --- battles


@pytest.mark.rules("A7.17")
def test_strengths_before_cards_say_who_leads_and_what_the_best_card_adds() -> None:
    table = fight()
    assert said(table, "amun")["battle_ahead"] == {"side": 1, "theirs": 2, "mine": 3, "best": 3}
    table.pick("amun", "flood")
    assert said(table, "ra")["battle_behind"] == {"side": 0, "theirs": 3, "mine": 2, "best": 3}
    assert said(table, "amun") == {}
    weak = fight().hand("ra", "cycle", "drought")
    assert said(weak, "amun")["battle_ahead"]["best"] == 1


@pytest.mark.rules("A7.18")
@pytest.mark.parametrize(
    ("holder", "up", "whose"), [("ra", True, "theirs"), ("amun", True, "mine"), ("ra", False, "nobody")]
)
def test_level_strengths_say_who_would_win_a_tie(holder: str, up: bool, whose: str) -> None:  # noqa: FBT001  a case
    table = Table("amun", "ra").figures("amun", god="7,1").figures("ra", god="8,2").tie_breaker(holder, up=up)
    table.g.amun_ready = False
    assert said(table.battle("7,1"), "amun")["battle_level"] == {"side": 1, "mine": 1, "whose": whose}
    assert said(table.tie_breaker(holder, up=False), "amun")["battle_level"]["whose"] == "nobody"


@pytest.mark.rules("A13.1")
def test_two_cards_count_among_what_a_rival_can_add() -> None:
    table = Table("amun", "ra").figures("amun", god="7,1").figures("ra", god="8,2", warrior="8,3").tie_breaker("ra")
    assert said(table.battle("7,1"), "amun")["two_cards"] == {"left": 1}
    table.picks("amun yes", "amun chariots+drought")
    assert said(table, "ra")["battle_ahead"] == {"side": 0, "theirs": 1, "mine": 2, "best": 4}


@pytest.mark.rules("A7.18")
def test_the_tie_breaker_says_how_many_regions_are_left() -> None:
    table = Table("amun", "ra").figures("amun", god="7,1").figures("ra", god="8,2").tie_breaker("ra")
    table.g.amun_ready = False
    table.battle("7,1", "amun cycle", "ra cycle")
    assert said(table, "ra")["tie_breaker"] == {"left": len(table.g.regions) - table.region("7,1") - 1}


@pytest.mark.rules("A12.1")
def test_an_offer_says_what_it_would_save() -> None:
    table = fight(amun=2, ra=5)
    table.play(Plague((0, 1)))
    table.g.arena = table.region("7,1")
    table.play(Plague((0, 1)))
    assert said(table, "amun")["offer_stakes"] == {"count": 2, "side": 1, "theirs": 5, "mine": 2}
    table.g.warriors[0] = 0
    table.g.derive()
    assert "offer_nothing" in said(table, "amun")
    assert "offer_stakes" not in said(table, "amun")


@pytest.mark.rules("A12.1")
def test_locusts_loom_where_a_richer_god_still_holds_them() -> None:
    danger = {"count": 2, "side": 1, "theirs": 5, "mine": 2}
    assert said(fight(amun=2, ra=5), "amun")["locusts_loom"] == danger
    assert "locusts_loom" not in said(fight(amun=5, ra=5), "amun")
    assert "locusts_loom" not in said(fight(amun=2, ra=5).hand("ra", "cycle", "flood"), "amun")


@pytest.mark.rules("A12.4")
def test_many_played_cards_are_worth_a_cycle() -> None:
    assert said(fight("cycle", "flood", "miracle"), "amun")["cycle_brings_back"] == {"count": 4}
    assert "cycle_brings_back" not in said(fight(), "amun")


@pytest.mark.rules("A12.5", "A12.6", "A13.13")
def test_drought_and_flood_are_worth_what_stands_on_their_land() -> None:
    table = fight()
    assert said(table, "amun")["drought_pays"] == {"count": 3}
    assert "flood_pays" not in said(table, "amun")
    assert said(table.tiles("7,2"), "amun")["drought_pays"] == {"count": 2}
    assert "drought_pays" not in said(table.hand("amun", "cycle", "flood"), "amun")
    wet = Table("amun", "ra").figures("amun", god="2,4", warrior="2,5").figures("ra", god="2,6").tie_breaker("ra")
    wet.g.amun_ready = False
    wet.battle("2,4")
    assert said(wet, "amun")["flood_pays"] == {"count": 2}
    assert "drought_pays" not in said(wet, "amun")


@pytest.mark.rules("A12.7")
def test_a_miracle_is_for_who_is_behind_with_figures_to_lose() -> None:
    table = Table("amun", "ra").figures("amun", god="7,1", warrior="7,2").figures("ra", god="8,2").tie_breaker("amun")
    table.figures("ra", warrior="8,3 8,1 7,3").figures("amun", warrior="6,1")
    table.g.amun_ready = False
    assert said(table.battle("7,1"), "amun")["miracle_pays"] == {"count": 2}
    assert "miracle_pays" not in said(fight(), "amun")


@pytest.mark.rules("A12.2", "A11.2")
def test_a_monument_that_would_bring_a_majority_is_worth_building() -> None:
    table = fight(amun=3).monuments("ra", temple="5,0").monuments("amun", pyramid="5,1")
    assert said(table, "amun")["build_majority"] == {"monuments": ["obelisk"]}
    assert "build_majority" not in said(table.followers(amun=2), "amun")
    assert "build_majority" in said(table.powers("amun", "inspiring"), "amun")
    assert "build_majority" not in said(table.hand("amun", "cycle", "flood"), "amun")


@pytest.mark.rules("A7.16")
def test_majorities_pay_before_strengths_are_compared() -> None:
    table = fight().monuments("amun", pyramid="5,1", temple="5,0")
    assert said(table, "amun")["majorities_pay"] == {"monuments": ["temple", "pyramid"]}
    table.picks("amun cycle", "ra cycle")
    assert {"majority": 2} in table.gains("amun")
    assert "majorities_pay" not in said(fight(), "amun")


@pytest.mark.rules("A11.12")
def test_worship_says_what_is_left_and_what_the_next_power_costs() -> None:
    table = Table("amun", "ra").followers(amun=5).powers("amun", "worshipful", "revered").play(Worship(0))
    assert said(table, "amun")["worship"] == {"left": 3, "level": 2}
    all_six = table.powers("amun", "worshipful", "glorious", "revered", "inspiring", "resplendent", "pyramid_attuned")
    assert "worship" not in said(all_six.play(Worship(0)), "amun")


# --- what wins


@pytest.mark.rules("A1.6", "A8.1", "A9.1", "A10.6")
def test_stakes_count_events_until_merging_forgetting_and_the_end() -> None:
    table = Table("amun", "ra", "isis").devotion(amun=2, ra=4, isis=22).event(CONFLICT_1)
    stakes = SPEC.stakes(table.g)
    assert (stakes.event, stakes.to_merging, stakes.to_forgetting, stakes.to_end) == ("conflict", 9, 13, 15)
    assert [(god.side, god.merging, god.on_red, god.to_safety, god.to_top) for god in stakes.gods] == [
        (2, None, False, 0, 9),
        (1, "upper", True, 17, 27),
        (0, "lower", True, 19, 29),
    ]


@pytest.mark.rules("A1.6")
def test_stakes_of_a_conflict_that_goes_on_are_nought_and_then_nothing() -> None:
    table = Table("amun", "ra", "isis").event(CONFLICT_3 + 1).tie_breaker("ra")
    assert (SPEC.stakes(table.g).to_merging, SPEC.stakes(table.g).to_forgetting) == (0, 4)
    table.g.tie_holder = -1
    assert SPEC.stakes(table.g).to_merging is None
    assert {god.merging for god in SPEC.stakes(table.g).gods} == {None}
    assert SPEC.stakes(Table("amun", "ra").g).to_merging is None
    assert SPEC.stakes(table.event(18).g).event is None
