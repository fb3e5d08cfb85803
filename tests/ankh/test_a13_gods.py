"""A13 Gods: Amun, Anubis, Isis, Osiris, Ra."""

from __future__ import annotations

import pytest

from ankh.table import Table, spaces
from tawy.ankh import explain
from tawy.ankh.events import FollowersPaid, Killed, Resolved, Sealed, Summoned, TilePlaced, Trapped, TwoCardsAnnounced
from tawy.ankh.rules.conflict import Conflict, ResolveRegion
from tawy.ankh.rules.moving import MoveFigures
from tawy.ankh.rules.summoning import SummonFigures

DELTA, WEST, EAST = "2,4", "5,0", "5,8"
"""A space of each region."""


# --- Amun, Mysterious Forms


def amun() -> Table:
    """Amun and Ra meet in the Delta and in the West."""
    table = Table("amun", "ra").figures("amun", god="1,2", warrior="8,0").figures("ra", god="2,6", warrior="8,4")
    return table.event(4)


@pytest.mark.rules("A13.1")
def test_amun_may_announce_two_cards_before_anyone_picks() -> None:
    table = amun().battle(DELTA)
    assert table.asked == ("amun", "two_cards")
    assert table.tokens == ["no", "yes"]
    table.picks("amun yes", "amun flood+miracle", "ra build")
    assert table.story(TwoCardsAnnounced, Sealed) == [TwoCardsAnnounced, Sealed, Sealed]


@pytest.mark.rules("A13.1")
def test_both_bonuses_and_both_effects_count() -> None:
    table = Table("amun", "ra").figures("amun", god="5,8", warrior="5,6").figures("ra", god="8,8").followers(amun=0)
    table.battle(EAST, "amun yes", "amun chariots+drought", "ra build")
    assert table.totals() == {"amun": 2 + 3 + 1, "ra": 1}
    assert table.gains("amun") == [{"victory": 1, "drought": 1}]
    table = Table("amun", "ra").figures("amun", god="5,8", warrior="5,6 4,8").figures("ra", god="8,8").followers(amun=0)
    table.figures("ra", warrior="8,7").battle(EAST, "amun yes", "amun flood+miracle", "ra chariots")
    assert table.of("followers", "amun") == 1
    assert table.gains("amun") == [{"miracle": 1}]
    assert table.has("amun", "5,6")


@pytest.mark.rules("A13.1")
@pytest.mark.parametrize(
    ("answer", "cards", "again"), [("yes", "build+miracle", "cards"), ("no", "build", "two_cards")]
)
def test_amun_announces_once_per_conflict_and_his_token_is_back_when_it_is_over(
    answer: str, cards: str, again: str
) -> None:
    table = amun()
    table.play(Conflict(table.seat("ra"))).picks(f"amun {answer}", f"amun {cards}", "ra chariots")
    assert table.asked == ("amun", again)
    table.picks(*["amun no"] * (answer == "no"), "amun flood", "ra flood", "ra yes")
    assert table.g.amun_ready
    assert table.battle(DELTA).asked == ("amun", "two_cards")


@pytest.mark.rules("A13.1")
def test_amun_needs_two_cards_in_hand() -> None:
    table = amun().hand("amun", "cycle").battle(DELTA)
    assert table.asked == ("ra", "cards")
    assert amun().hand("amun", "cycle", "flood").battle(DELTA).asked == ("amun", "two_cards")


@pytest.mark.rules("A13.1")
def test_amun_announces_nothing_in_a_battle_of_others() -> None:
    table = Table("amun", "ra", "isis").figures("amun", god="5,8").figures("ra", god="1,2").figures("isis", god="2,6")
    assert table.battle(DELTA).asked == ("ra", "cards")


# --- Anubis, Judge of the Dead


def judged(**trapped: int) -> Table:
    """Anubis is far away; Ra, with two warriors, and Amun, with one and a guardian, meet in the Delta."""
    table = Table("anubis", "ra", "amun").figures("anubis", god="8,0").figures("ra", god="1,2", warrior="2,2 1,1")
    table.g.amun_ready = False
    return table.figures("amun", god="2,6", warrior="2,7", androsphinx="2,8").trapped(**trapped)


@pytest.mark.rules("A13.4")
@pytest.mark.parametrize(("god", "pool"), [("ra", (5, 6)), ("amun", (6, 5))])
def test_anubis_may_trap_one_of_the_warriors_killed_in_a_moment(god: str, pool: tuple[int, int]) -> None:
    table = judged().battle(DELTA, "ra miracle", "amun build")
    assert table.told(Resolved)[0].victor is None
    assert table.asked == ("anubis", "trap")
    assert sorted(table.tokens) == ["amun", "done", "ra"]
    assert table.why("anubis", "osiris") == ["A13.4"]
    assert table.pick("anubis", god).asked is None
    assert table.who(Trapped) == [god]
    assert (table.of("warrior_pool", "ra"), table.of("warrior_pool", "amun")) == pool
    assert table.of("trapped", god) == 1


@pytest.mark.rules("A13.4")
def test_anubis_need_not_trap() -> None:
    table = judged().battle(DELTA, "ra miracle", "amun build", "anubis done")
    assert table.asked is None
    assert sum(table.g.trapped) == 0
    assert table.of("warrior_pool", "ra") == 6


@pytest.mark.rules("A13.4")
@pytest.mark.parametrize(("trapped", "asked"), [(2, ("anubis", "trap")), (3, None)])
def test_anubis_has_three_slots(trapped: int, asked: tuple[str, str] | None) -> None:
    table = judged(amun=trapped).battle(DELTA, "ra chariots", "amun build")
    assert table.asked == asked


@pytest.mark.rules("A13.4")
def test_only_gods_whose_warriors_died_can_lose_one_to_anubis() -> None:
    table = judged().battle(DELTA, "ra chariots", "amun build")
    assert table.tokens == ["done", "amun"]


@pytest.mark.rules("A13.4")
def test_anubis_traps_neither_guardians_nor_his_own() -> None:
    table = (
        Table("anubis", "ra").figures("anubis", god="2,6", warrior="2,7").figures("ra", god="1,2", androsphinx="1,1")
    )
    table.battle(DELTA, "anubis build", "ra miracle")
    assert sorted(table.who(Killed)) == ["anubis", "ra"]
    assert table.asked is None
    assert sum(table.g.trapped) == 0


@pytest.mark.rules("A13.4")
def test_each_plague_is_a_moment_of_its_own() -> None:
    table = judged().followers(ra=2, amun=2)
    table.battle(DELTA, "ra plague", "amun plague", "ra 1", "amun 0")
    assert table.asked == ("anubis", "trap")
    assert table.tokens == ["done", "amun"]
    table.picks("anubis amun", "ra 0", "amun 2")
    assert table.asked == ("anubis", "trap")
    assert table.tokens == ["done", "ra"]


@pytest.mark.rules("A13.4")
def test_the_plague_and_the_resolution_are_separate_moments() -> None:
    table = judged().followers(ra=1, amun=0)
    table.battle(DELTA, "ra plague", "amun chariots", "ra 1")
    assert table.tokens == ["done", "amun"]
    assert not table.told(Resolved)
    table.pick("anubis", "amun")
    assert table.told(Resolved)
    assert table.tokens == ["done", "ra"]
    assert table.pick("anubis", "ra").who(Trapped) == ["amun", "ra"]


@pytest.mark.rules("A13.5")
@pytest.mark.parametrize(("god", "strength"), [("2,6", 5), ("8,0", 1)])
def test_anubiss_god_figure_has_1_more_strength_for_each_trapped_warrior(god: str, strength: int) -> None:
    table = Table("anubis", "ra", "amun").figures("anubis", god=god, warrior="2,7").figures("ra", god="1,2")
    table.figures("amun", god="5,8").trapped(ra=1, amun=2).battle(DELTA, "anubis build", "ra chariots")
    assert table.totals() == {"anubis": strength, "ra": 4}


@pytest.mark.rules("A13.6")
def test_a_god_that_summons_may_buy_a_trapped_warrior_from_anubis_for_1_follower() -> None:
    table = judged(ra=2).followers(ra=1, anubis=3).pool("ra", warrior=0).play(SummonFigures(1))
    assert table.tokens == ["done", "trapped"]
    table.picks("ra trapped", "ra 0,1")
    assert table.asked == ("ra", "sun")
    table.pick("ra", "no")
    assert table.has("ra", "0,1")
    assert (table.of("followers", "ra"), table.of("followers", "anubis")) == (0, 4)
    assert (table.of("trapped", "ra"), table.of("warrior_pool", "ra")) == (1, 0)
    (paid,) = table.told(FollowersPaid)
    assert (paid.to, paid.amount) == (table.seat("anubis"), 1)
    assert table.told(Summoned)[0].ransomed


@pytest.mark.rules("A13.6")
def test_a_trapped_warrior_is_not_in_its_owners_pool() -> None:
    table = judged(ra=1).followers(ra=0).pool("ra", warrior=0).play(SummonFigures(1))
    assert table.asked is None
    table = judged(ra=1).followers(ra=0).play(SummonFigures(1))
    assert table.tokens == ["done", "warrior"]
    assert table.why("ra", "trapped") == ["A13.6"]
    assert table.of("warrior_pool", "ra") == 3


@pytest.mark.rules("A13.6", "A11.8", "A13.12")
@pytest.mark.parametrize(
    ("god", "way", "space"), [("ra", "pyramid 5,8", "5,7"), ("osiris", "underworld", "5,0"), ("ra", "", "0,1")]
)
def test_an_extra_summon_may_take_a_trapped_warrior_too(god: str, way: str, space: str) -> None:
    table = Table("anubis", god).figures("anubis", god="8,0").figures(god, god="1,2").tiles("5,0 5,1")
    table.powers(god, "pyramid_attuned").monuments(god, pyramid="5,8").trapped(**{god: 1}).followers(**{god: 1})
    table.play(SummonFigures(1)).picks(f"{god} trapped {way}".strip(), f"{god} {space}")
    assert table.has(god, space)
    assert (table.of("trapped", god), table.of("followers", god), table.of("followers", "anubis")) == (0, 0, 2)


# --- Isis, Protector


def protector() -> Table:
    """Ra stands among Isis's figures in the Delta: 2,5, 1,5 and the sphinx on 2,4 touch one of his, 1,8 does not."""
    table = Table("ra", "isis").figures("ra", god="2,6", warrior="3,4 3,5 3,6")
    return table.figures("isis", god="1,2", warrior="2,5 1,5 1,8", androsphinx="2,4")


@pytest.mark.rules("A13.8")
def test_isis_keeps_her_figures_that_are_adjacent_to_an_enemy_figure() -> None:
    table = protector().battle(DELTA, "ra chariots", "isis build")
    assert table.asked == ("isis", "let_die")
    assert sorted(table.tokens) == ["1,5", "2,4", "2,5", "done"]
    assert table.why("isis", "1,8") == ["A13.8"]
    table.pick("isis", "done")
    assert table.of("figures", "isis") == spaces("1,2 2,5 1,5 2,4")


@pytest.mark.rules("A13.8")
@pytest.mark.parametrize(
    ("dead", "alive"),
    [(["2,5"], "1,5 2,4"), (["1,5", "2,4"], "2,5"), (["2,5", "1,5", "2,4"], "")],
)
def test_isis_chooses_figure_by_figure(dead: list[str], alive: str) -> None:
    table = protector().battle(DELTA, "ra chariots", "isis build")
    table.picks(*(f"isis {space}" for space in dead), *["isis done"] * (len(dead) < 3))
    assert table.asked is None
    assert table.of("figures", "isis") == spaces(f"1,2 {alive}")


@pytest.mark.rules("A13.8")
def test_adjacency_is_judged_before_anyone_dies() -> None:
    table = Table("ra", "isis").figures("ra", god="1,1", warrior="2,6").figures("isis", god="2,2", warrior="2,7")
    table.battle(DELTA, "ra build", "isis miracle")
    assert table.told(Resolved)[0].victor is None
    assert table.pick("isis", "done").who(Killed) == ["ra"]
    assert table.has("isis", "2,7")


@pytest.mark.rules("A13.8")
@pytest.mark.parametrize(
    ("warrior", "enemy"), [("2,4", "2,8"), ("3,5", "4,5"), ("2,4", "")], ids=["far", "across the river", "a monument"]
)
def test_a_figure_without_an_adjacent_enemy_figure_is_not_protected(warrior: str, enemy: str) -> None:
    table = Table("ra", "isis").figures("ra", god="1,1", warrior=enemy).figures("isis", god="8,8", warrior=warrior)
    table.monuments("ra", temple="2,5").battle(DELTA, "ra chariots", "isis build")
    assert table.asked is None
    assert not table.has("isis", warrior)


@pytest.mark.rules("A13.8")
def test_an_enemy_that_has_nothing_to_do_with_the_battle_protects_too() -> None:
    table = Table("ra", "isis", "amun", guardians=["cat_mummy", "apep", "androsphinx"]).figures("ra", god="1,1")
    table.figures("isis", god="8,8", warrior="1,9").figures("amun", god="5,8", apep="1,10")
    table.battle(DELTA, "amun no", "ra chariots", "isis build", "amun miracle")
    assert table.asked == ("isis", "let_die")


@pytest.mark.rules("A13.8")
def test_when_isis_wins_there_is_nothing_to_choose() -> None:
    table = protector().battle(DELTA, "ra build", "isis chariots")
    assert table.asked is None
    assert table.has("isis", "2,5 1,5 1,8 2,4")


@pytest.mark.rules("A13.9")
def test_protection_does_not_help_against_a_plague() -> None:
    table = protector().followers(ra=1, isis=0).battle(DELTA, "ra plague", "isis build", "ra 1")
    assert table.of("figures", "isis") == spaces("1,2")


@pytest.mark.rules("A13.9")
@pytest.mark.parametrize(("space", "here"), [("6,5", True), ("8,9", False)])
def test_a_figure_on_water_is_protected_in_each_battle_by_an_enemy_in_any_region(space: str, *, here: bool) -> None:
    table = Table("ra", "isis", "amun", guardians=["cat_mummy", "apep", "androsphinx"]).figures("ra", god="8,0")
    table.figures("isis", god="2,4", apep="6,4").figures("amun", god="4,8", warrior=space)
    table.battle(WEST, "ra chariots", "isis build")
    assert (table.asked == ("isis", "let_die")) is here
    assert table.has("isis", "6,4") is here


# --- Osiris, Gateway to the Underworld


def osiris(tiles: str = "") -> Table:
    """Osiris, alone, and Ra, with a warrior, meet in the Delta."""
    table = Table("ra", "osiris").figures("ra", god="1,2", warrior="2,2").figures("osiris", god="2,6")
    return table.tiles(tiles).monuments(temple="1,5")


@pytest.mark.rules("A13.11")
def test_osiris_may_put_a_tile_on_an_empty_land_space_of_the_region_when_he_loses() -> None:
    table = osiris().battle(DELTA, "ra chariots", "osiris build")
    assert table.asked == ("osiris", "tile")
    assert len(table.tokens) == 1 + 22 - 4
    table.pick("osiris", "2,4")
    assert table.g.tiles == spaces("2,4")
    (placed,) = table.told(TilePlaced)
    assert (placed.space, placed.start) == ("2,4", None)


@pytest.mark.rules("A13.11")
@pytest.mark.parametrize(
    ("space", "rules"),
    [
        ("1,5", ["A2.2"]),
        ("2,2", ["A2.2"]),
        ("2,3", ["A13.11"]),
        ("4,4", ["A13.11"]),
        ("0,5", ["A2.3"]),
        ("2,4", []),
    ],
    ids=["a monument", "a figure", "another tile", "another region", "water", "allowed"],
)
def test_osiris_is_told_why_not(space: str, rules: list[str]) -> None:
    table = osiris("2,3").battle(DELTA, "ra chariots", "osiris build")
    assert table.why("osiris", space) == rules


@pytest.mark.rules("A13.11")
@pytest.mark.parametrize(("cards", "victor"), [(("build", "chariots"), "osiris"), (("chariots", "build"), "ra")])
def test_osiris_places_nothing_when_he_wins_or_does_not_want_to(cards: tuple[str, str], victor: str) -> None:
    table = osiris().battle(DELTA, f"ra {cards[0]}", f"osiris {cards[1]}")
    assert table.told(Resolved)[0].victor == table.seat(victor)
    table.picks(*["osiris done"] * (victor == "ra"))
    assert table.asked is None
    assert table.g.tiles == 0


@pytest.mark.rules("A13.11")
@pytest.mark.parametrize(
    ("tiles", "sources"),
    [("8,3", ["side", "8,3"]), ("8,3 5,8", ["side", "5,8", "8,3"]), ("8,3 5,8 2,3", ["2,3", "5,8", "8,3"])],
)
def test_the_tile_comes_from_his_side_or_from_elsewhere_on_the_board(tiles: str, sources: list[str]) -> None:
    table = osiris(tiles).battle(DELTA, "ra chariots", "osiris build", "osiris 2,4")
    assert table.asked == ("osiris", "tile_from")
    assert table.tokens == sources
    table.pick("osiris", "8,3")
    assert table.g.tiles == (spaces(tiles) & ~spaces("8,3")) | spaces("2,4")


@pytest.mark.rules("A13.11")
def test_figures_on_a_tile_that_is_moved_stay_where_they_are() -> None:
    table = osiris("8,3").figures("ra", warrior="8,3").battle(DELTA, "ra chariots", "osiris build", "osiris 2,4")
    table.pick("osiris", "8,3")
    assert table.g.tiles == spaces("2,4")
    assert table.has("ra", "8,3")


@pytest.mark.rules("A13.11")
def test_osiris_places_a_tile_each_time_he_loses_and_only_then() -> None:
    table = Table("ra", "osiris", "isis").figures("ra", god="1,2", warrior="2,2 5,0 5,8")
    table.figures("osiris", god="2,6", warrior="8,4").figures("isis", god="8,8")
    table.play(Conflict(table.seat("ra"))).picks("ra chariots", "osiris build", "osiris 2,4")
    table.picks("ra drought", "osiris miracle", "osiris 8,4", "osiris side", "ra flood", "isis chariots")
    assert table.asked is None
    assert table.g.tiles == spaces("2,4 8,4")


def summoning(god: str, tiles: str) -> Table:
    """This god summons, with tiles in all regions; its god figure stands in the Delta."""
    table = Table("amun", "osiris").figures("osiris", god="2,6").figures("amun", god="2,2").tiles(tiles)
    return table.play(SummonFigures(table.seat(god)))


@pytest.mark.rules("A13.12")
def test_osiris_may_summon_one_extra_figure_onto_a_tile_without_a_figure() -> None:
    table = Table("amun", "osiris").figures("osiris", god="2,6").figures("amun", god="2,2", warrior="5,8")
    table.tiles("8,3 5,8 7,1").play(SummonFigures(table.seat("osiris")))
    assert table.tokens == ["done", "warrior", "warrior underworld"]
    table.pick("osiris", "warrior underworld")
    assert table.tokens == ["7,1", "8,3"]
    assert table.why("osiris", "2,5") == ["A13.12"]
    table.pick("osiris", "8,3")
    assert table.tokens == ["done", "warrior"]
    assert table.picks("osiris warrior", "osiris 8,2").asked is None
    assert [summoned.cause for summoned in table.told(Summoned)] == ["underworld", "summon"]


@pytest.mark.rules("A13.12")
@pytest.mark.parametrize(("god", "tiles"), [("amun", "8,3 7,1"), ("osiris", "")])
def test_others_have_no_such_extra_nor_has_osiris_without_a_tile(god: str, tiles: str) -> None:
    assert summoning(god, tiles).tokens == ["done", "warrior"]


@pytest.mark.rules("A13.13")
@pytest.mark.parametrize(("god", "figure", "may"), [("amun", "2,2", False), ("osiris", "2,6", True)])
def test_figures_of_other_gods_cannot_end_a_move_on_a_tile(god: str, figure: str, *, may: bool) -> None:
    table = Table("amun", "osiris").figures("osiris", god="2,6").figures("amun", god="2,2").tiles("2,4")
    table.play(MoveFigures(table.seat(god))).pick(god, figure)
    assert ("2,4" in table.tokens) is may
    assert table.why(god, "2,4") == ([] if may else ["A13.13"])


@pytest.mark.rules("A13.13", "A14.3")
@pytest.mark.parametrize(("pusher", "pushed", "may"), [("osiris", "amun", False), ("amun", "osiris", True)])
def test_figures_of_other_gods_cannot_be_pushed_onto_a_tile(pusher: str, pushed: str, *, may: bool) -> None:
    table = Table("amun", "osiris", guardians=["satet", "mummy", "androsphinx"]).tiles("1,5")
    table.figures(pusher, god="8,8", satet="2,3").figures(pushed, god="2,5")
    table.play(MoveFigures(table.seat(pusher))).picks(f"{pusher} 2,3", f"{pusher} 2,5")
    assert ("1,5" in table.tokens) is may
    assert table.why(pusher, "1,5") == ([] if may else ["A13.13"])


@pytest.mark.rules("A13.13", "A14.3")
@pytest.mark.parametrize(("god", "enemy", "may"), [("amun", "osiris", False), ("osiris", "amun", True)])
def test_satet_cannot_take_a_figures_place_on_a_tile_unless_she_serves_osiris(
    god: str, enemy: str, *, may: bool
) -> None:
    table = Table("amun", "osiris", guardians=["satet", "mummy", "androsphinx"]).tiles("2,5")
    table.figures(god, god="8,8", satet="2,3").figures(enemy, god="2,5")
    table.play(MoveFigures(table.seat(god))).pick(god, "2,3")
    assert ("2,5" in table.tokens) is may
    assert table.why(god, "2,5") == ([] if may else ["A13.13", "A14.3"])


@pytest.mark.rules("A13.13")
def test_figures_of_other_gods_may_be_summoned_onto_a_tile() -> None:
    assert "2,3" in summoning("amun", "2,3").pick("amun", "warrior").tokens


@pytest.mark.rules("A13.13", "A14.5")
def test_mummies_of_other_gods_may_come_back_on_a_tile() -> None:
    table = Table("amun", "osiris").figures("amun", god="2,2", mummy="1,3").figures("osiris", god="2,6").tiles("1,2")
    table.battle(DELTA, "amun no", "amun build", "osiris chariots")
    assert "1,2" in table.tokens
    assert table.pick("amun", "1,2").has("amun", "1,2")


# --- Ra, Radiance


def shining(suns: str = "") -> Table:
    """Ra in the Delta with two warriors and a guardian; Isis far away."""
    table = Table("ra", "isis").figures("ra", god="2,4", warrior="2,5 2,6", cat_mummy="2,3").suns(suns)
    return table.figures("isis", god="8,8")


@pytest.mark.rules("A13.15")
@pytest.mark.parametrize("piece", ["warrior", "mummy"])
@pytest.mark.parametrize(("answer", "suns"), [("yes", "1,5"), ("no", "")])
def test_ra_may_put_a_sun_token_on_a_figure_he_summons(piece: str, answer: str, suns: str) -> None:
    table = shining().pool("ra", mummy=1).play(SummonFigures(0)).picks(f"ra {piece}", "ra 1,5")
    assert table.asked == ("ra", "sun")
    assert table.pick("ra", answer).asked is None
    assert table.g.suns == spaces(suns)


@pytest.mark.rules("A13.15")
@pytest.mark.parametrize(("suns", "asked"), [("2,5 2,6", True), ("2,5 2,6 2,3", False)])
def test_ra_has_three_sun_tokens(suns: str, *, asked: bool) -> None:
    table = shining(suns).play(SummonFigures(0)).picks("ra warrior", "ra 1,5")
    assert (table.asked == ("ra", "sun")) is asked


@pytest.mark.rules("A13.15")
def test_other_gods_have_no_sun_tokens() -> None:
    table = shining().play(SummonFigures(1)).picks("isis warrior", "isis 8,7")
    assert table.asked is None


@pytest.mark.rules("A13.15", "A11.8")
def test_an_extra_figure_may_be_radiant_too() -> None:
    table = shining().powers("ra", "pyramid_attuned").monuments("ra", pyramid="5,8").play(SummonFigures(0))
    assert table.picks("ra warrior pyramid 5,8", "ra 5,7").asked == ("ra", "sun")


@pytest.mark.rules("A13.15")
@pytest.mark.parametrize(
    ("suns", "gain"),
    [
        ("", {"domination": 1}),
        ("2,5", {"domination": 1, "radiance": 1}),
        ("2,5 2,6 2,3", {"domination": 1, "radiance": 1}),
        ("4,4", {"domination": 1}),
    ],
    ids=["none", "one", "three count once", "elsewhere"],
)
def test_a_radiant_figure_in_the_region_gives_1_more_for_dominating_and_winning(
    suns: str, gain: dict[str, int]
) -> None:
    table = shining(suns).figures("ra", warrior="4,4").play(ResolveRegion(0))
    assert table.gains("ra") == [gain]
    table = (
        shining(suns)
        .figures("ra", warrior="4,4")
        .figures("isis", warrior="1,1")
        .battle(DELTA, "ra flood", "isis flood")
    )
    assert table.gains("ra") == [{"victory": gain["domination"]} | {key: 1 for key in gain if key == "radiance"}]


@pytest.mark.rules("A13.15")
def test_a_radiant_figure_gives_nothing_for_losing() -> None:
    table = shining("2,5 2,6").figures("isis", warrior="1,8 1,9 2,8 1,1 1,2").battle(DELTA, "ra flood", "isis chariots")
    assert table.told(Resolved)[0].victor == table.seat("isis")
    assert table.gains("ra") == []


@pytest.mark.rules("A13.15")
def test_a_radiant_figure_keeps_its_token_when_it_moves() -> None:
    table = shining("2,5").play(MoveFigures(0)).picks("ra 2,5", "ra 1,7")
    assert table.g.suns == spaces("1,7")
    assert table.picks("ra 2,6", "ra 2,5").g.suns == spaces("1,7")


@pytest.mark.rules("A13.15", "A14.3")
@pytest.mark.parametrize("space", ["2,6", "1,5"], ids=["where she came from", "elsewhere"])
def test_a_radiant_figure_keeps_its_token_when_it_is_pushed(space: str) -> None:
    table = Table("ra", "isis", guardians=["satet", "mummy", "androsphinx"]).figures("ra", god="8,0", warrior="2,5")
    table.suns("2,5").figures("isis", god="8,8", satet="2,6").play(MoveFigures(1))
    table.picks("isis 2,6", "isis 2,5", f"isis {space}")
    assert table.g.suns == spaces(space)
    assert table.has("ra", space)
    assert table.has("isis", "2,5")


@pytest.mark.rules("A13.16")
@pytest.mark.parametrize(("card", "offers"), [("chariots", []), ("plague", ["isis 1"])])
def test_the_token_of_a_killed_radiant_figure_returns_to_ra(card: str, offers: list[str]) -> None:
    table = shining("2,5 2,6 2,3").figures("isis", warrior="1,8 1,9 2,8 1,1").followers(ra=0, isis=1).devotion(isis=5)
    table.battle(DELTA, "ra build", f"isis {card}", *offers)
    assert not table.has("ra", "2,5")
    assert table.g.suns == 0
    assert table.play(SummonFigures(0)).picks("ra warrior", "ra 1,5").asked == ("ra", "sun")


@pytest.mark.rules("A13.16", "A12.6")
def test_a_radiant_figure_that_survives_keeps_its_token() -> None:
    table = (
        shining("2,5 2,6 2,3").figures("isis", warrior="1,8 1,9 2,8 1,1 1,2").battle(DELTA, "ra flood", "isis chariots")
    )
    assert table.told(Resolved)[0].victor == table.seat("isis")
    assert table.g.suns == spaces("2,5 2,6 2,3")


@pytest.mark.rules("A13.5", "A7.17")
def test_the_trapped_bonus_is_explained() -> None:
    table = Table("anubis", "ra").figures("anubis", god="2,6").figures("ra", god="1,2").trapped(ra=3)
    strength = explain.region(table.g, table.region(DELTA))[table.seat("anubis")]
    assert (strength.figures, strength.trapped, strength.total) == (1, 3, 4)
