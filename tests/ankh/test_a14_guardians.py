"""A14 Guardians: Cat Mummy, Satet, Apep, Mummy, Giant Scorpion, Androsphinx."""

from __future__ import annotations

import pytest

from ankh.table import Table, spaces
from tawy.ankh import explain
from tawy.ankh.events import (
    Aimed,
    DevotionGained,
    DevotionLost,
    Killed,
    MonumentDestroyed,
    OffersRevealed,
    Pushed,
    RegionReached,
    Resolved,
    Summoned,
)
from tawy.ankh.queries.strength import Strength
from tawy.ankh.rules.conflict import Conflict
from tawy.ankh.rules.merging import MergeGods
from tawy.ankh.rules.moving import MoveFigures
from tawy.ankh.rules.summoning import SummonFigures

DELTA, WEST, EAST = "2,4", "5,0", "5,8"
"""A space of each region."""
WITH_SATET = ["satet", "mummy", "giant_scorpion"]
WITH_APEP = ["cat_mummy", "apep", "androsphinx"]
WITH_SCORPION = ["cat_mummy", "mummy", "giant_scorpion"]


# --- Cat Mummy


def cat(**followers: int) -> Table:
    """Isis has a Cat Mummy in the Delta; Ra and she meet there, Amun and Osiris are elsewhere."""
    table = Table("ra", "isis", "osiris", "amun").figures("ra", god="1,2", warrior="2,2")
    table.figures("isis", god="2,6", cat_mummy="2,7").figures("osiris", god="5,8").figures("amun", god="8,0")
    return table.devotion(ra=5, isis=5, osiris=5, amun=0).followers(ra=0, isis=0).followers(**followers)


def devotions(table: Table) -> list[int]:
    """Devotion of Ra, Isis, Osiris and Amun."""
    return [table.of("devotion", god) for god in ("ra", "isis", "osiris", "amun")]


@pytest.mark.rules("A14.2")
def test_a_cat_mummy_killed_in_the_resolution_costs_every_other_god_1_devotion_after_the_victory() -> None:
    table = cat().battle(DELTA, "ra chariots", "isis miracle")
    assert table.who(DevotionLost) == ["osiris", "ra"]
    assert devotions(table) == [5 + 1 - 1, 5 + 1, 4, 0]
    story = table.story(DevotionGained, Killed, DevotionLost)
    assert story == [DevotionGained, Killed, DevotionLost, DevotionLost, DevotionGained]


@pytest.mark.rules("A14.2")
def test_a_cat_mummy_killed_by_a_plague_curses_at_once() -> None:
    table = cat(ra=3).battle(DELTA, "ra plague", "isis plague", "ra 1")
    assert table.asked == ("ra", "offer")
    assert devotions(table) == [4, 5, 4, 0]
    table.pick("ra", "0")
    story = table.story(OffersRevealed, Killed, DevotionLost, Resolved)
    assert story == [OffersRevealed, Killed, DevotionLost, DevotionLost, OffersRevealed, Killed, Resolved]


@pytest.mark.rules("A14.2")
def test_a_cat_mummy_that_survives_costs_nothing() -> None:
    table = cat().battle(DELTA, "ra chariots", "isis flood")
    assert not table.told(DevotionLost)


@pytest.mark.rules("A14.2")
def test_a_merged_god_loses_once() -> None:
    table = cat().devotion(amun=3, osiris=4, isis=9, ra=9).play(MergeGods()).battle(DELTA, "ra chariots", "isis build")
    assert table.who(DevotionLost) == ["osiris", "ra"]
    assert table.of("devotion", "amun") == table.of("devotion", "osiris") == 2


@pytest.mark.rules("A14.2")
def test_the_cat_mummy_of_a_merged_god_costs_neither_of_its_seats() -> None:
    table = cat().devotion(isis=3, amun=4, osiris=9, ra=9).play(MergeGods()).figures("ra", warrior="8,1")
    table.g.amun_ready = False
    table.battle(DELTA, "ra chariots", "amun build")
    assert sorted(table.who(DevotionLost)) == ["osiris", "ra"]
    assert table.of("devotion", "isis") == 3


# --- Satet


def satet(start: str = "2,3", **enemies: str) -> Table:
    """Ra's Satet moves; his god and a warrior of his are on the board too, and Isis has these figures."""
    table = Table("ra", "isis", guardians=WITH_SATET).figures("ra", god="8,8", satet=start, warrior="1,2")
    table.figures("isis", **({"god": "8,0"} | enemies))
    return table.play(MoveFigures(table.seat("ra"))).pick("ra", start)


@pytest.mark.rules("A14.3")
@pytest.mark.parametrize(
    ("enemies", "target", "rules"),
    [
        ({"warrior": "2,6"}, "2,6", []),
        ({"god": "2,5"}, "2,5", []),
        ({"giant_scorpion": "2,4"}, "2,4", []),
        ({"warrior": "4,4"}, "4,4", []),
        ({"warrior": "2,7"}, "2,7", ["A5.2"]),
        ({}, "1,2", ["A2.2"]),
    ],
    ids=["a warrior", "a god", "a guardian", "across the river", "4 spaces away", "a figure of her own side"],
)
def test_satet_may_end_on_an_enemy_figures_land_space_within_3_spaces(
    enemies: dict[str, str], target: str, rules: list[str]
) -> None:
    table = satet(**enemies)
    assert (target in table.tokens) is (rules == [])
    assert table.why("ra", target) == rules


@pytest.mark.rules("A14.3")
def test_her_owner_picks_where_the_figure_is_pushed_1_space() -> None:
    table = satet(warrior="2,5 2,6").pick("ra", "2,5")
    assert table.asked == ("ra", "push_to")
    assert sorted(table.tokens) == ["1,5", "2,4", "3,4", "3,5", "3,6"]
    assert table.why("ra", "2,6") == ["A2.2"]
    assert table.why("ra", "1,4") == ["A14.3"]
    table.pick("ra", "3,6")
    assert table.has("ra", "2,5")
    assert table.has("isis", "3,6 2,6")
    (pushed,) = table.told(Pushed)
    assert (pushed.start, pushed.to, pushed.by) == ("2,5", "3,6", table.seat("ra"))


@pytest.mark.rules("A14.3")
def test_rivers_and_camels_do_not_stop_a_push() -> None:
    table = satet(warrior="3,5").pick("ra", "3,5")
    assert {"4,4", "4,5", "4,6"} < set(table.tokens)
    table = Table("ra", "isis", guardians=WITH_SATET).figures("ra", god="8,8", satet="2,3")
    table.figures("isis", god="8,0", warrior="2,5").camels("2,5 N", "2,5 NE").play(MoveFigures(0))
    assert {"1,5", "2,6"} < set(table.picks("ra 2,3", "ra 2,5").tokens)


@pytest.mark.rules("A14.3")
def test_the_figure_may_be_pushed_onto_the_space_she_left() -> None:
    table = satet("2,4", warrior="2,5").pick("ra", "2,5")
    assert "2,4" in table.tokens
    table.pick("ra", "2,4")
    assert table.has("isis", "2,4")
    assert table.has("ra", "2,5")
    assert table.g.occupied & spaces("2,4 2,5") == spaces("2,4 2,5")


@pytest.mark.rules("A14.3")
def test_a_figure_is_not_pushed_into_water_or_monuments_and_if_there_is_no_space_she_cannot_go_there() -> None:
    table = Table("ra", "isis", guardians=WITH_SATET).figures("ra", god="8,8", satet="2,6").tiles("1,5")
    table.figures("isis", god="8,0", warrior="1,4").monuments(temple="0,3 1,3 2,4").play(MoveFigures(0))
    assert "1,4" not in table.pick("ra", "2,6").tokens
    assert table.why("ra", "1,4") == ["A14.3"]


@pytest.mark.rules("A14.3")
def test_a_figure_on_water_is_out_of_her_reach() -> None:
    table = Table("ra", "isis", guardians=["satet", "apep", "androsphinx"]).figures("ra", god="8,8", satet="1,4")
    table.figures("isis", god="8,0", apep="0,5").play(MoveFigures(0)).pick("ra", "1,4")
    assert "0,5" not in table.tokens
    assert table.why("ra", "0,5") == ["A2.2", "A2.3"]


@pytest.mark.rules("A14.3")
def test_other_figures_push_nobody() -> None:
    table = Table("ra", "isis", guardians=WITH_SATET).figures("ra", god="2,3", warrior="2,4")
    table.figures("isis", god="2,5").play(MoveFigures(0)).pick("ra", "2,4")
    assert table.why("ra", "2,5") == ["A2.2"]


@pytest.mark.rules("A14.3", "A11.6")
def test_satet_pushes_only_in_the_move_action() -> None:
    table = Table("ra", "isis", guardians=WITH_SATET).figures("ra", god="1,2", satet="2,3").figures("isis", god="2,5")
    table.powers("ra", "obelisk_attuned").monuments("ra", obelisk="2,4").battle(DELTA, "ra 2,3")
    assert sorted(table.tokens) == ["1,3", "1,4", "1,5", "3,4"]
    assert table.why("ra", "2,5") == ["A2.2"]


@pytest.mark.rules("A14.3", "A14.6")
def test_a_pushed_giant_scorpion_is_aimed_anew_at_once_by_its_owner() -> None:
    table = Table("ra", "isis", guardians=WITH_SATET).figures("ra", god="8,8", satet="2,3")
    table.figures("isis", god="8,0", giant_scorpion="2,5").aim("2,5", "N").play(MoveFigures(0))
    table.picks("ra 2,3", "ra 2,5", "ra 3,5")
    assert table.asked == ("isis", "aim")
    table.pick("isis", "4,5+4,4")
    assert table.asked == ("ra", "move_figure")
    assert [aimed.space for aimed in table.told(Aimed)] == ["3,5"]
    assert len(table.g.aims) == 1


# --- Apep


def apep(*powers: str) -> Table:
    """Ra may summon Apep; his god stands on the coast of the Delta, a pyramid of his on the lake in the East."""
    table = Table("ra", "isis", guardians=WITH_APEP).figures("ra", god="1,4").figures("isis", god="8,8")
    table.monuments("ra", pyramid="6,8").powers("ra", *powers).pool("ra", apep=1)
    return table.play(SummonFigures(table.seat("ra")))


WATER = "0,4 0,5 0,6 0,7 0,8 0,9 1,10 3,9 4,10 5,2 5,10 6,2 6,3 6,4 6,9 6,10 7,8 7,10 8,10"


@pytest.mark.rules("A14.4")
def test_apep_may_be_summoned_onto_any_empty_water_space_or_like_any_figure() -> None:
    table = apep().pick("ra", "apep")
    assert set(table.tokens) == set(f"{WATER} 0,3 1,3 1,5 2,4 5,7 5,8 5,9 6,7".split())
    assert table.picks("ra 6,2", "ra no").has("ra", "6,2")


@pytest.mark.rules("A14.4")
def test_two_apeps_cannot_share_a_water_space() -> None:
    table = (
        Table("ra", "isis", "amun", guardians=WITH_APEP).figures("ra", god="1,4").figures("isis", god="8,8", apep="6,2")
    )
    table.figures("amun", god="8,0").pool("ra", apep=1).play(SummonFigures(0)).pick("ra", "apep")
    assert "6,2" not in table.tokens
    assert "A2.2" in table.why("ra", "6,2")


@pytest.mark.rules("A14.4")
def test_only_apep_comes_from_the_water() -> None:
    table = apep().pick("ra", "warrior")
    assert not set(WATER.split()) & set(table.tokens)
    assert "A2.3" in table.why("ra", "0,5")


@pytest.mark.rules("A14.4", "A11.8")
def test_as_the_extra_of_pyramid_attuned_apep_stands_beside_the_pyramid_on_water_or_land() -> None:
    table = apep("pyramid_attuned").pick("ra", "apep pyramid 6,8")
    assert sorted(table.tokens) == ["5,7", "5,8", "5,9", "6,7", "6,9", "7,8"]
    assert table.why("ra", "6,2") == ["A11.8", "A14.4"]


@pytest.mark.rules("A14.4")
@pytest.mark.parametrize("start", ["0,5", "1,5"])
def test_apep_never_moves_onto_water(start: str) -> None:
    table = Table("ra", "isis", guardians=WITH_APEP).figures("ra", god="8,0", apep=start).figures("isis", god="8,8")
    table.play(MoveFigures(0)).pick("ra", start)
    assert not set(WATER.split()) & set(table.tokens)
    assert {"1,4", "1,6", "2,5"} < set(table.tokens)
    assert "A2.3" in table.why("ra", "0,6")
    assert table.picks("ra 1,6", "ra done").has("ra", "1,6")


@pytest.mark.rules("A14.4")
def test_apep_on_water_cannot_come_back_to_where_it_was() -> None:
    table = Table("ra", "isis", guardians=WITH_APEP).figures("ra", god="8,0", apep="0,5").figures("isis", god="8,8")
    table.play(MoveFigures(0)).pick("ra", "0,5")
    assert table.why("ra", "0,5") == ["A14.4"]


# --- Mummy


def mummy(god: str = "1,1", spot: str = "2,4") -> Table:
    """Amun's Mummy is about to die in a battle that Isis wins in the Delta."""
    table = Table("isis", "amun").figures("isis", god="2,8", warrior="2,7 1,8").figures("amun", god=god, mummy=spot)
    table.g.amun_ready = False
    return table


@pytest.mark.rules("A14.5")
def test_a_killed_mummy_is_summoned_at_once_beside_its_god_figure_where_its_owner_wants() -> None:
    table = mummy().monuments(temple="0,1").battle(DELTA, "isis chariots", "amun build")
    assert table.asked == ("amun", "mummy")
    assert sorted(table.tokens) == ["1,2", "2,2"]
    assert table.why("amun", "0,1") == ["A2.2"]
    assert table.why("amun", "2,4") == ["A14.5"]
    assert table.why("amun", "2,1") == ["A2.5", "A14.5"]
    table.pick("amun", "2,2")
    assert table.has("amun", "2,2")
    assert table.g.guardian_pool == [0] * 6
    assert table.told(Summoned)[0].cause == "mummy"


@pytest.mark.rules("A14.5")
def test_a_mummy_comes_back_wherever_its_god_is() -> None:
    table = mummy(god="8,8").battle(DELTA, "isis chariots", "amun build")
    assert sorted(table.tokens) == ["7,7", "7,9", "8,7", "8,9", "9,8"]


@pytest.mark.rules("A14.5")
def test_without_an_empty_space_beside_its_god_it_goes_to_the_pool() -> None:
    table = mummy().monuments(temple="0,1 1,2 2,2").battle(DELTA, "isis chariots", "amun build")
    assert table.asked is None
    assert not table.told(Summoned)
    assert table.g.guardian_pool[table.g.seats + table.seat("amun")] == 1


@pytest.mark.rules("A14.5")
def test_two_mummies_come_back_one_after_another_as_long_as_there_is_room() -> None:
    table = Table("isis", "amun", "ra").figures("isis", god="2,8", warrior="2,7 1,8").figures("ra", god="8,8")
    table.figures("amun", god="1,1", mummy="2,4 2,5").monuments(temple="0,1 1,2")
    table.battle(DELTA, "amun no", "isis chariots", "amun build")
    assert table.asked is None
    assert [summoned.space for summoned in table.told(Summoned)] == ["2,2"]
    assert table.g.guardian_pool[table.g.seats + table.seat("amun")] == 1


@pytest.mark.rules("A14.5", "A13.15")
def test_this_is_a_summoning_so_ra_may_make_it_radiant() -> None:
    table = Table("isis", "ra").figures("isis", god="2,8", warrior="2,7 1,8").figures("ra", god="1,1", mummy="2,4")
    table.battle(DELTA, "isis chariots", "ra build", "ra 2,2")
    assert table.asked == ("ra", "sun")
    assert table.pick("ra", "yes").g.suns == spaces("2,2")


# --- Giant Scorpion


@pytest.mark.rules("A14.6")
@pytest.mark.parametrize(
    ("space", "pairs"),
    [
        ("2,5", ["1,5+2,6", "2,6+3,6", "3,6+3,5", "3,5+3,4", "3,4+2,4", "2,4+1,5"]),
        ("3,5", ["2,5+3,6", "3,6+4,6", "4,6+4,5", "4,5+4,4", "4,4+3,4", "3,4+2,5"]),
        ("1,4", ["0,4+0,5", "0,5+1,5", "1,5+2,4", "2,4+1,3", "1,3+0,3", "0,3+0,4"]),
        ("0,2", ["0,3+1,2", "1,2+0,1"]),
    ],
    ids=["inland", "rivers regardless", "water too", "only spaces of the board"],
)
def test_a_summoned_scorpion_is_aimed_at_two_spaces_beside_it_and_beside_each_other(
    space: str, pairs: list[str]
) -> None:
    table = Table("isis", "ra", guardians=WITH_SCORPION).figures("ra", god="8,8").pool("isis", giant_scorpion=1)
    table.figures("isis", god="1,2").monuments("isis", temple="2,4 3,4").play(SummonFigures(0))
    table.picks("isis giant_scorpion", f"isis {space}")
    assert table.asked == ("isis", "aim")
    assert sorted(table.tokens) == sorted(pairs)
    assert table.why("isis", "8,8") == ["A14.6"]
    table.pick("isis", pairs[0])
    assert table.told(Aimed)[0].at == tuple(pairs[0].split("+"))


@pytest.mark.rules("A14.6")
def test_camels_do_not_limit_the_aim() -> None:
    table = Table("isis", "ra", guardians=WITH_SCORPION).figures("ra", god="8,8").figures("isis", god="2,6")
    table.pool("isis", giant_scorpion=1).camels("2,5 N", "2,5 S").play(SummonFigures(0))
    assert len(table.picks("isis giant_scorpion", "isis 2,5").tokens) == 6


@pytest.mark.rules("A14.6")
@pytest.mark.parametrize("to", ["2,6", "2,5"], ids=["elsewhere", "back to where it was"])
def test_a_scorpion_that_moved_is_aimed_anew_at_once(to: str) -> None:
    table = Table("isis", "ra", guardians=WITH_SCORPION).figures("isis", god="8,0", giant_scorpion="2,5")
    table.figures("ra", god="8,8").aim("2,5", "N").play(MoveFigures(0)).picks("isis 2,5", f"isis {to}")
    assert table.asked == ("isis", "aim")
    table.pick("isis", table.tokens[3])
    assert table.asked == ("isis", "move_figure")
    assert len(table.g.aims) == 1
    assert [aimed.space for aimed in table.told(Aimed)] == [to]


@pytest.mark.rules("A14.7")
@pytest.mark.parametrize("owner", [None, "isis", "ra"], ids=["neutral", "its own side's", "an enemy's"])
def test_at_the_start_of_a_conflict_a_scorpion_destroys_what_it_aims_at_whoevers(owner: str | None) -> None:
    table = Table("isis", "ra", guardians=WITH_SCORPION).figures("isis", god="8,0", giant_scorpion="2,5")
    table.figures("ra", god="8,8").aim("2,5", "N").monuments(owner, temple="1,5", pyramid="2,6", obelisk="3,5")
    table.play(Conflict(0))
    assert {fate.space for fate in table.told(MonumentDestroyed)} == {"1,5", "2,6"}
    assert table.g.built == [spaces("3,5"), 0, 0]
    assert table.g.occupied == spaces("8,0 2,5 8,8 3,5")
    if owner is not None:
        assert table.of("ankhs", owner) == 8
        assert table.of("owned", owner) == spaces("3,5")
    story = table.story(MonumentDestroyed, RegionReached)
    assert story == [MonumentDestroyed] * 2 + [RegionReached] * 3


@pytest.mark.rules("A14.7")
@pytest.mark.parametrize(("aim", "struck"), [("NE", {"2,6", "3,6"}), ("S", {"3,5", "3,4"}), ("NW", {"2,4", "1,5"})])
def test_a_scorpion_spares_what_it_does_not_aim_at(aim: str, struck: set[str]) -> None:
    table = Table("isis", "ra", guardians=WITH_SCORPION).figures("isis", god="8,0", giant_scorpion="2,5")
    table.figures("ra", god="8,8").aim("2,5", aim).monuments(temple="1,5 2,6 3,6 3,5 3,4 2,4").play(Conflict(0))
    assert {fate.space for fate in table.told(MonumentDestroyed)} == struck


@pytest.mark.rules("A14.7")
def test_a_scorpion_destroys_at_the_start_of_each_conflict() -> None:
    table = Table("isis", "ra", guardians=WITH_SCORPION).figures("isis", god="8,0", giant_scorpion="2,5")
    table.figures("ra", god="8,8").aim("2,5", "N").monuments(temple="1,5").play(Conflict(0))
    table.monuments(obelisk="1,5").play(Conflict(0))
    assert [fate.monument for fate in table.told(MonumentDestroyed)] == ["temple", "obelisk"]


@pytest.mark.rules("A14.7")
def test_a_killed_scorpion_strikes_no_more() -> None:
    table = Table("isis", "ra", guardians=WITH_SCORPION).figures("isis", god="8,0", giant_scorpion="2,5")
    table.figures("ra", god="1,2", warrior="2,2").aim("2,5", "N").monuments(temple="1,5")
    table.battle(DELTA, "isis build", "ra chariots").play(Conflict(0))
    assert not table.told(MonumentDestroyed)


@pytest.mark.rules("A14.7")
@pytest.mark.parametrize(
    ("camels", "struck"),
    [((), {"3,6"}), (("3,5 NE",), set())],
    ids=["not across the river", "not across a camel"],
)
def test_a_scorpion_destroys_only_what_is_adjacent_to_it(camels: tuple[str, ...], struck: set[str]) -> None:
    table = Table("isis", "ra", guardians=WITH_SCORPION).figures("isis", god="8,0", giant_scorpion="3,5")
    table.figures("ra", god="8,8").aim("3,5", "NE").monuments(temple="3,6 4,6").camels(*camels).play(Conflict(0))
    assert {fate.space for fate in table.told(MonumentDestroyed)} == struck


# --- Androsphinx


def strengths(table: Table, space: str) -> dict[str, Strength]:
    """What each god would bring to a battle in the region of this space."""
    found = explain.region(table.g, table.region(space))
    return {god: found[table.seat(god)] for god in ("ra", "isis") if table.seat(god) in found}


@pytest.mark.rules("A14.8")
@pytest.mark.parametrize(
    ("warriors", "figures", "cancelled"),
    [("1,5 2,8", 2, 1), ("1,5 2,5 2,8", 2, 2), ("2,7 2,8", 3, 0), ("4,4 2,8", 2, 0)],
    ids=["one", "two", "none", "across the river"],
)
def test_enemy_figures_adjacent_to_an_androsphinx_add_no_strength(warriors: str, figures: int, cancelled: int) -> None:
    table = Table("ra", "isis").figures("ra", god="1,2", androsphinx="2,4").figures("isis", god="1,8", warrior=warriors)
    table.figures("ra", warrior="1,3").battle(DELTA, "ra build", "isis flood")
    assert table.totals() == {"ra": 3, "isis": figures}
    table = Table("ra", "isis").figures("ra", god="1,2", androsphinx="2,4").figures("isis", god="1,8", warrior=warriors)
    assert strengths(table, DELTA)["isis"] == Strength(figures=figures, cancelled=cancelled)


@pytest.mark.rules("A14.8", "A13.5", "A11.5")
@pytest.mark.parametrize(("god", "total"), [("2,5", 0), ("2,8", 1 + 2 + 3)])
def test_the_bonuses_of_anubis_and_resplendent_are_the_god_figures_own(god: str, total: int) -> None:
    table = Table("isis", "anubis").figures("isis", god="8,8", androsphinx="2,4").figures("anubis", god=god)
    table.trapped(isis=3).powers("anubis", "resplendent").monuments("anubis", temple="8,0 8,1 8,2")
    table.battle(DELTA, "isis build", "anubis miracle")
    assert table.totals()["anubis"] == total


@pytest.mark.rules("A14.8")
def test_a_cancelled_god_still_plays_its_card_and_takes_part() -> None:
    table = Table("ra", "isis").figures("ra", god="8,8", androsphinx="2,4").figures("isis", god="2,5")
    table.battle(DELTA, "ra build", "isis chariots")
    assert table.totals() == {"ra": 1, "isis": 3}
    assert table.told(Resolved)[0].victor == table.seat("isis")


@pytest.mark.rules("A14.8")
@pytest.mark.parametrize("space", [WEST, EAST])
def test_a_figure_on_water_adjacent_to_it_adds_nothing_in_any_battle(space: str) -> None:
    table = Table("ra", "isis", guardians=WITH_APEP).figures("ra", god="8,0", androsphinx="6,5")
    table.figures("isis", god="8,8", apep="6,4")
    assert strengths(table, space)["isis"].cancelled == 1
    assert strengths(table, space)["isis"].figures == (0 if space == WEST else 1)


@pytest.mark.rules("A14.8")
def test_two_enemy_androsphinxes_side_by_side_cancel_each_other_and_both_still_cancel_others() -> None:
    table = Table("ra", "isis", "amun").figures("ra", god="1,1", androsphinx="2,4", warrior="2,6")
    table.figures("isis", god="1,8", androsphinx="2,5", warrior="1,3").figures("amun", god="8,8")
    assert strengths(table, DELTA) == {"ra": Strength(figures=1, cancelled=2), "isis": Strength(figures=1, cancelled=2)}


@pytest.mark.rules("A14.8")
def test_an_androsphinx_does_not_cancel_figures_of_its_own_god() -> None:
    table = Table("ra", "isis").figures("ra", god="2,5", androsphinx="2,4", warrior="1,4").figures("isis", god="8,8")
    assert strengths(table, DELTA)["ra"] == Strength(figures=3)


@pytest.mark.rules("A14.8", "A8.4")
def test_after_a_merge_the_androsphinx_spares_the_figures_of_its_new_god() -> None:
    table = Table("ra", "amun", "isis").figures("ra", god="8,8", androsphinx="2,4").figures("amun", god="2,5")
    table.figures("isis", god="2,3").devotion(ra=1, amun=2, isis=3)
    assert explain.region(table.g, 0)[table.side("amun")].cancelled == 1
    table.play(MergeGods())
    assert explain.region(table.g, 0)[table.side("amun")] == Strength(figures=2)
    assert explain.region(table.g, 0)[table.side("isis")].cancelled == 1
