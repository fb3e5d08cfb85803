"""A11 Ankh powers."""

from __future__ import annotations

import pytest

from ankh.table import Table
from tawy.ankh import explain
from tawy.ankh.events import FollowersGained, FollowersSpent, Moved, Summoned
from tawy.ankh.rules.conflict import Conflict, ResolveRegion
from tawy.ankh.rules.devotion import GainDevotion
from tawy.ankh.rules.followers import GainFollowers
from tawy.ankh.rules.summoning import SummonFigures

DELTA, WEST, EAST = "2,4", "5,0", "5,8"
"""A space of each region."""


def duel(*powers: str) -> Table:
    """Ra with these powers and Isis meet in the Delta, a god and a warrior each, not side by side."""
    table = Table("ra", "isis").powers("ra", *powers).followers(ra=0, isis=0)
    return table.figures("ra", god="1,2", warrior="2,2").figures("isis", god="2,6", warrior="2,7")


# --- level 1


@pytest.mark.rules("A11.1")
@pytest.mark.parametrize(("ra", "isis", "followers"), [("chariots", "build", 3), ("build", "chariots", 0)])
def test_commanding_brings_3_followers_for_a_battle_won(ra: str, isis: str, followers: int) -> None:
    table = duel("commanding").battle(DELTA, f"ra {ra}", f"isis {isis}")
    assert (table.of("followers", "ra"), table.of("followers", "isis")) == (followers, 0)


@pytest.mark.rules("A11.1")
def test_commanding_brings_nothing_for_a_domination() -> None:
    table = Table("ra", "isis").figures("ra", god="2,4").figures("isis", god="8,8").powers("ra", "commanding")
    table.play(ResolveRegion(table.region(DELTA)))
    assert table.gains("ra") == [{"domination": 1}]
    assert not table.told(FollowersGained)


@pytest.mark.rules("A11.2")
@pytest.mark.parametrize("followers", [0, 5])
def test_inspiring_gods_build_for_nothing(followers: int) -> None:
    table = duel("inspiring").followers(ra=followers).battle(DELTA, "ra build", "isis flood", "ra temple 1,5")
    assert table.of("followers", "ra") == followers
    assert table.of("ankhs", "ra") == 8
    assert not table.told(FollowersSpent)


@pytest.mark.rules("A11.3")
@pytest.mark.parametrize(
    ("god", "warriors", "apep", "followers"),
    [
        ("2,4", "", "", 1),
        ("2,4", "2,5 1,5", "", 1),
        ("2,4", "2,5 5,8", "", 2),
        ("2,4", "8,0 5,8", "", 3),
        ("2,4", "", "6,4", 3),
        ("5,8", "", "6,4", 2),
    ],
    ids=["one", "several in one", "two", "three", "on the water of two", "on the water of one more"],
)
def test_omnipresent_brings_a_follower_for_each_region_with_a_figure_at_the_start_of_a_conflict(
    god: str, warriors: str, apep: str, followers: int
) -> None:
    table = Table("ra", "isis", guardians=["cat_mummy", "apep", "androsphinx"]).powers("ra", "omnipresent")
    table.figures("ra", god=god, warrior=warriors, apep=apep).figures("isis", god="1,1").followers(ra=0)
    table.play(Conflict(table.seat("isis")))
    assert [gained.amount for gained in table.told(FollowersGained)] == [followers]
    assert table.of("followers", "ra") == followers


@pytest.mark.rules("A11.4")
@pytest.mark.parametrize(
    ("powers", "temples", "followers"), [(["revered"], "2,5", 2), (["revered"], "", 1), ([], "", 0)]
)
def test_revered_gives_one_more_also_when_there_is_none(powers: list[str], temples: str, followers: int) -> None:
    table = Table("ra", "isis").figures("ra", god="2,4").figures("isis", god="8,8").powers("ra", *powers)
    table.monuments(temple=temples).followers(ra=0).play(GainFollowers(table.seat("ra")))
    assert table.of("followers", "ra") == followers


# --- level 2


@pytest.mark.rules("A11.5", "A7.17")
@pytest.mark.parametrize(
    ("powers", "own", "neutral", "strength"),
    [
        (["resplendent"], {"obelisk": "1,5 8,0 8,8"}, {}, 3),
        (["resplendent"], {"temple": "8,1 8,0 8,8"}, {}, 3),
        (["resplendent"], {"pyramid": "8,1 8,0 8,8 1,5"}, {}, 3),
        (["resplendent"], {"obelisk": "1,5 8,0", "temple": "8,8", "pyramid": "8,7"}, {}, 1),
        (["resplendent"], {"obelisk": "1,5 8,0"}, {"obelisk": "8,8"}, 1),
        ([], {"obelisk": "1,5 8,0 8,8"}, {}, 1),
    ],
)
def test_with_3_monuments_of_one_kind_anywhere_a_resplendent_god_figure_has_strength_3(
    powers: list[str], own: dict[str, str], neutral: dict[str, str], strength: int
) -> None:
    table = Table("ra", "isis").figures("ra", god="2,2").figures("isis", god="2,6").powers("ra", *powers)
    table.monuments("ra", **own).monuments(None, **neutral).battle(DELTA, "ra build", "isis miracle")
    assert table.totals() == {"ra": strength, "isis": 1}


@pytest.mark.rules("A11.5")
def test_a_resplendent_god_figure_elsewhere_adds_nothing() -> None:
    table = Table("ra", "isis").figures("ra", god="8,3", warrior="2,2").figures("isis", god="2,6")
    table.powers("ra", "resplendent").monuments("ra", obelisk="1,5 8,0 8,8").battle(DELTA, "ra build", "isis miracle")
    assert table.totals() == {"ra": 1, "isis": 1}


@pytest.mark.rules("A11.6")
def test_obelisk_attuned_any_number_of_figures_may_come_from_anywhere_to_obelisks_here() -> None:
    table = duel("obelisk_attuned").figures("ra", warrior="8,8 5,0").monuments("ra", obelisk="2,4", temple="1,4")
    table.monuments("isis", obelisk="1,8").monuments(obelisk="0,2").battle(DELTA)
    assert table.asked == ("ra", "attuned_figure")
    assert sorted(table.tokens) == ["1,2", "2,2", "5,0", "8,8", "done"]
    table.pick("ra", "8,8")
    assert sorted(table.tokens) == ["1,3", "1,5", "2,3", "2,5", "3,4"]
    table.pick("ra", "2,5")
    assert sorted(table.tokens) == ["1,2", "2,2", "5,0", "done"]
    table.pick("ra", "5,0")
    assert sorted(table.tokens) == ["1,3", "1,5", "2,3", "3,4"]
    table.picks("ra 1,5", "ra 1,2", "ra 1,3", "ra done", "ra build", "isis miracle")
    assert table.totals() == {"ra": 4, "isis": 2}
    assert [moved.cause for moved in table.told(Moved)] == ["obelisk_attuned"] * 3


@pytest.mark.rules("A11.6")
@pytest.mark.parametrize(
    ("space", "rules"),
    [("1,4", ["A2.2"]), ("2,2", ["A2.2", "A11.6"]), ("0,2", ["A11.6"]), ("4,5", ["A2.5", "A11.6"]), ("2,5", [])],
    ids=["a monument stands there", "a figure stands there", "no obelisk", "across the river", "allowed"],
)
def test_obelisk_attuned_says_why_not(space: str, rules: list[str]) -> None:
    table = duel("obelisk_attuned").monuments("ra", obelisk="2,4 3,5", temple="1,4").battle(DELTA, "ra 1,2")
    assert table.why("ra", space) == rules


@pytest.mark.rules("A11.6")
@pytest.mark.parametrize("obelisks", [{}, {"obelisk": "8,1"}], ids=["none", "only in another region"])
def test_obelisk_attuned_needs_an_obelisk_of_ones_own_in_the_region(obelisks: dict[str, str]) -> None:
    table = duel("obelisk_attuned").monuments("ra", **obelisks).monuments("isis", obelisk="2,4").battle(DELTA)
    assert table.asked == ("ra", "cards")


@pytest.mark.rules("A11.6", "A13.13")
@pytest.mark.parametrize(("god", "open_to_it"), [("ra", False), ("osiris", True)])
def test_obelisk_attuned_does_not_lead_onto_a_tile_of_another_god(god: str, *, open_to_it: bool) -> None:
    table = Table("ra", "osiris").figures("ra", god="1,2").figures("osiris", god="2,8").tiles("2,5")
    table.powers(god, "obelisk_attuned").monuments(god, obelisk="2,4").battle(DELTA)
    table.pick(god, table.tokens[1])
    assert ("2,5" in table.tokens) is open_to_it
    assert (table.why(god, "2,5") == ["A13.13"]) is not open_to_it


@pytest.mark.rules("A11.6", "A14.6")
def test_obelisk_attuned_aims_a_giant_scorpion_anew() -> None:
    table = Table("ra", "isis", guardians=["cat_mummy", "mummy", "giant_scorpion"]).powers("ra", "obelisk_attuned")
    table.figures("ra", god="1,2", giant_scorpion="8,8").aim("8,8", "N").figures("isis", god="2,6")
    table.monuments("ra", obelisk="2,4").battle(DELTA, "ra 8,8", "ra 2,3")
    assert table.asked == ("ra", "aim")
    assert table.g.aims == ()
    table.pick("ra", "1,3+2,4")
    assert len(table.g.aims) == 1


@pytest.mark.rules("A11.6")
@pytest.mark.parametrize(("first", "then"), [("ra", "isis"), ("isis", "ra")])
def test_several_attuned_gods_move_one_figure_each_in_turn_until_all_have_passed(first: str, then: str) -> None:
    table = duel("obelisk_attuned").powers("isis", "obelisk_attuned").devotion(**{first: 4, then: 4})
    table.figures("ra", warrior="8,0").figures("isis", warrior="8,8")
    table.monuments("ra", obelisk="2,4").monuments("isis", obelisk="1,7").battle(DELTA)
    homes, near = {"ra": "1,2", "isis": "2,6"}, {"ra": ("1,3", "2,3"), "isis": ("1,6", "1,8")}
    assert table.asked == (first, "attuned_figure")
    table.picks(f"{first} {homes[first]}", f"{first} {near[first][0]}")
    assert table.asked == (then, "attuned_figure")
    table.pick(then, "done")
    assert table.asked == (first, "attuned_figure")
    assert near[first][0] not in table.tokens
    table.picks(f"{first} {table.tokens[-1]}", f"{first} {near[first][1]}")
    assert table.asked == (first, "attuned_figure")
    assert table.pick(first, "done").asked == ("ra", "cards")


@pytest.mark.rules("A11.6")
def test_a_god_that_had_no_free_space_when_its_turn_came_is_done_even_if_one_becomes_free() -> None:
    """Isis stands on all spaces beside Ra's obelisk, and one of her figures leaves after Ra's turn."""
    table = Table("ra", "isis").powers("ra", "obelisk_attuned").powers("isis", "obelisk_attuned")
    table.figures("ra", god="1,2", warrior="8,0").figures("isis", god="2,6", warrior="1,3 1,4 1,5 2,3 2,5 3,4")
    table.monuments("ra", obelisk="2,4").monuments("isis", obelisk="1,7").devotion(ra=4, isis=5).battle(DELTA)
    assert table.asked == ("isis", "attuned_figure")  # Ra comes first, and has no space to go to
    table.picks("isis 2,5", "isis 1,8")
    assert table.asked == ("isis", "attuned_figure")
    assert table.pick("isis", "done").asked == ("ra", "cards")


@pytest.mark.rules("A11.7", "A7.17")
@pytest.mark.parametrize(
    ("warriors", "temples", "bonus"),
    [
        ("2,3", "1,3", 2),
        ("2,3 1,4 2,2", "1,3", 2),
        ("2,3 1,6", "1,3 1,5", 4),
        ("2,3", "1,7", 0),
        ("2,3", "1,3 8,8", 2),
        ("4,4", "3,4", 0),
        ("8,9", "8,8", 0),
    ],
    ids=["one", "several figures", "two temples", "far", "elsewhere", "across the river", "another region"],
)
def test_each_temple_with_a_figure_beside_it_gives_2_strength(warriors: str, temples: str, bonus: int) -> None:
    table = Table("ra", "isis").figures("ra", god="0,1", warrior=warriors).figures("isis", god="2,8")
    table.monuments("ra", temple=temples).powers("ra", "temple_attuned")
    strength = explain.region(table.g, table.region(DELTA))[table.seat("ra")]
    assert strength.temples == bonus
    assert strength.total == strength.figures + bonus


@pytest.mark.rules("A11.7")
@pytest.mark.parametrize(("owner", "powers"), [(None, ["temple_attuned"]), ("isis", ["temple_attuned"]), ("ra", [])])
def test_temples_of_others_and_temples_without_the_power_give_nothing(owner: str | None, powers: list[str]) -> None:
    table = Table("ra", "isis").figures("ra", god="2,4").figures("isis", god="2,8").powers("ra", *powers)
    table.monuments(owner, temple="1,3")
    assert explain.region(table.g, table.region(DELTA))[table.seat("ra")].temples == 0


@pytest.mark.rules("A11.7", "A14.8")
def test_a_figure_whose_own_strength_is_cancelled_still_attunes_a_temple() -> None:
    table = Table("ra", "isis").figures("ra", god="2,4").figures("isis", god="2,8", androsphinx="2,5")
    table.powers("ra", "temple_attuned").monuments("ra", temple="1,3").battle(DELTA, "ra build", "isis miracle")
    assert table.totals() == {"ra": 2, "isis": 2}


@pytest.mark.rules("A11.7")
def test_a_figure_on_water_attunes_a_temple_beside_it() -> None:
    table = Table("ra", "isis", guardians=["cat_mummy", "apep", "androsphinx"]).powers("ra", "temple_attuned")
    table.figures("ra", god="8,0", apep="0,5").figures("isis", god="2,8").monuments("ra", temple="1,5")
    table.battle(DELTA, "ra build", "isis miracle")
    assert table.totals() == {"ra": 3, "isis": 1}


def pyramids(*powers: str) -> Table:
    """Ra in the West summons; two pyramids of his lie in the Delta and the East, others are not his."""
    table = Table("ra", "isis").figures("ra", god="8,0").figures("isis", god="8,8").powers("ra", *powers)
    table.monuments("ra", pyramid="2,4 5,8", temple="5,0").monuments("isis", pyramid="7,6").monuments(pyramid="1,8")
    return table.play(SummonFigures(table.seat("ra")))


@pytest.mark.rules("A11.8")
def test_pyramid_attuned_one_extra_figure_beside_each_pyramid_you_control() -> None:
    table = pyramids("pyramid_attuned")
    assert table.tokens == ["done", "warrior", "warrior pyramid 2,4", "warrior pyramid 5,8"]
    table.pick("ra", "warrior pyramid 5,8")
    assert sorted(table.tokens) == ["4,7", "4,8", "4,9", "5,7", "5,9", "6,8"]
    assert table.why("ra", "8,1") == ["A11.8"]
    table.picks("ra 5,9", "ra no")
    assert table.tokens == ["done", "warrior", "warrior pyramid 2,4"]
    table.picks("ra warrior", "ra 6,8", "ra no")
    assert table.tokens == ["done", "warrior pyramid 2,4"]
    table.picks("ra warrior pyramid 2,4", "ra 1,3", "ra no")
    assert [summoned.cause for summoned in table.told(Summoned)] == ["pyramid_attuned", "summon", "pyramid_attuned"]
    assert table.of("warrior_pool", "ra") == 3


@pytest.mark.rules("A11.8")
def test_each_extra_of_pyramid_attuned_may_be_left_undone() -> None:
    table = pyramids("pyramid_attuned").picks("ra warrior pyramid 2,4", "ra 1,3", "ra no")
    assert table.pick("ra", "done").asked is None
    assert table.of("warrior_pool", "ra") == 5


@pytest.mark.rules("A11.8")
def test_without_pyramid_attuned_there_is_one_summon() -> None:
    table = pyramids()
    assert table.tokens == ["done", "warrior"]
    assert table.picks("ra warrior", "ra 8,1", "ra no").asked is None


# --- level 3


@pytest.mark.rules("A11.9")
@pytest.mark.parametrize(
    ("ra", "isis", "amun", "gain"),
    [
        ("chariots", "miracle", "build", {"glorious": 3}),
        ("chariots", "drought", "build", {"victory": 1}),
        ("chariots", "build", "drought", {"victory": 1}),
    ],
    ids=["by 3", "by 2", "by 2 over the third god"],
)
def test_a_glorious_victory_by_3_over_the_next_strongest_gives_3_in_place_of_1(
    ra: str, isis: str, amun: str, gain: dict[str, int]
) -> None:
    table = Table("ra", "isis", "amun").powers("ra", "glorious").figures("ra", god="1,2", warrior="2,2")
    table.figures("isis", god="2,6", warrior="2,7").figures("amun", god="3,4", warrior="2,4")
    table.battle(DELTA, "amun no", f"ra {ra}", f"isis {isis}", f"amun {amun}")
    assert table.gains("ra") == [gain]


@pytest.mark.rules("A11.9", "A7.17")
def test_an_enemy_whose_figures_died_counts_0_against_glorious() -> None:
    table = Table("ra", "isis").powers("ra", "glorious").figures("ra", god="1,2", warrior="2,2")
    table.figures("isis", god="8,8", warrior="2,6").followers(ra=1, isis=0)
    table.battle(DELTA, "ra plague", "isis chariots", "ra 1")
    assert table.totals() == {"ra": 3, "isis": 0}
    assert table.gains("ra") == [{"glorious": 3}]


@pytest.mark.rules("A11.9")
def test_a_domination_is_never_glorious() -> None:
    table = Table("ra", "isis").figures("ra", god="2,4", warrior="2,5 2,6").figures("isis", god="8,8")
    table.powers("ra", "glorious").play(ResolveRegion(table.region(DELTA)))
    assert table.gains("ra") == [{"domination": 1}]


@pytest.mark.rules("A11.10")
@pytest.mark.parametrize(
    ("warriors", "ra", "isis", "gains"),
    [
        ("2,2", "flood", "chariots", [{"magnanimous": 2}]),
        ("2,2 1,1", "build", "chariots", [{"magnanimous": 2}]),
        ("", "build", "chariots", []),
        ("8,0", "build", "chariots", []),
        ("2,2", "build", "miracle", [{"magnanimous": 2}]),
        ("2,2", "chariots", "miracle", [{"victory": 1}]),
    ],
    ids=["lost with 2", "lost with 3", "with 1", "with 1 here", "nobody won", "won"],
)
def test_magnanimous_pays_for_a_battle_lost_with_at_least_2_figures_there(
    warriors: str, ra: str, isis: str, gains: list[dict[str, int]]
) -> None:
    table = Table("ra", "isis").powers("ra", "magnanimous").figures("ra", god="1,2", warrior=warriors)
    table.figures("isis", god="2,6", warrior="2,7").followers(ra=0).battle(DELTA, f"ra {ra}", f"isis {isis}")
    assert table.gains("ra") == gains


@pytest.mark.rules("A11.10")
@pytest.mark.parametrize(("ra", "isis", "gains"), [(0, 1, []), (1, 0, [{"magnanimous": 2}])])
def test_magnanimous_counts_the_figures_in_the_resolution_not_those_the_plague_killed(
    ra: int, isis: int, gains: list[dict[str, int]]
) -> None:
    table = duel("magnanimous").followers(ra=1, isis=1)
    table.battle(DELTA, "ra build", "isis plague", f"ra {ra}", f"isis {isis}")
    assert table.gains("ra") == gains


@pytest.mark.rules("A11.11")
@pytest.mark.parametrize(
    ("powers", "last_red_space", "start", "end"),
    [
        (["bountiful"], 20, 0, 3),
        (["bountiful"], 20, 20, 23),
        (["bountiful"], 20, 19, 22),
        (["bountiful"], 20, 21, 23),
        (["bountiful"], 19, 20, 22),
        ([], 20, 5, 7),
    ],
    ids=["on red", "from the last red space", "across the border", "on blue", "the other printing", "without it"],
)
def test_bountiful_adds_1_to_each_gain_that_starts_on_red(
    powers: list[str], last_red_space: int, start: int, end: int
) -> None:
    table = Table("ra", "isis", last_red_space=last_red_space).powers("ra", *powers).devotion(ra=start)
    table.play(GainDevotion(table.seat("ra"), (("magnanimous", 2),)))
    assert table.of("devotion", "ra") == end


@pytest.mark.rules("A11.12")
@pytest.mark.parametrize(
    ("answer", "followers", "gains"), [("yes", 1, [{"worshipful": 1}]), ("no", 3, [])], ids=["yes", "no"]
)
def test_worshipful_gods_may_sacrifice_2_followers_for_1_devotion(
    answer: str, followers: int, gains: list[dict[str, int]]
) -> None:
    table = duel("worshipful").followers(ra=3).battle(DELTA, "ra drought", "isis chariots")
    assert table.asked == ("ra", "worship")
    assert table.pick("ra", answer).asked is None
    assert table.of("followers", "ra") == followers
    assert table.gains("ra") == gains


@pytest.mark.rules("A11.12")
def test_worship_needs_2_followers() -> None:
    table = duel("worshipful").followers(ra=1).battle(DELTA, "ra drought", "isis chariots")
    assert table.asked is None


@pytest.mark.rules("A11.12")
def test_worship_comes_after_each_battle_in_which_a_card_was_played_and_no_other() -> None:
    table = Table("ra", "isis", "osiris").powers("ra", "worshipful").followers(ra=9).figures("ra", god="5,8")
    table.figures("isis", god="2,6").figures("osiris", god="1,2")
    table.play(Conflict(table.seat("ra"))).picks("isis chariots", "osiris flood", "osiris done")
    assert table.asked is None
    assert table.gains("ra") == [{"domination": 1}]
