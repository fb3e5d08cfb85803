"""A5 Actions: Move Figures, Summon Figure, Gain Followers, Unlock Ankh Power."""

from __future__ import annotations

from itertools import permutations

import pytest

from ankh.table import Table, distance, spaces
from tawy.ankh import events
from tawy.ankh.board import LAND
from tawy.ankh.queries.pieces import TOKEN
from tawy.ankh.rules.battle import BuildMonument
from tawy.ankh.rules.conflict import ScorpionsStrike
from tawy.ankh.rules.control import ControlMonument
from tawy.ankh.rules.followers import GainFollowers
from tawy.ankh.rules.forgetting import ForgetGods
from tawy.ankh.rules.merging import MergeGods
from tawy.ankh.rules.moving import MoveFigures
from tawy.ankh.rules.summoning import SummonFigures
from tawy.ankh.rules.unlocking import UnlockPower
from tawy.kernel.bits import bits

WITH_APEP = ["cat_mummy", "apep", "androsphinx"]
WITH_SCORPION = ["satet", "mummy", "giant_scorpion"]
ON_LAND = [TOKEN[space] for space in bits(LAND)]


# --- A5.1 Move Figures: which, and how often -----------------------------------------------------------------


def walkers() -> Table:
    """Amun's god, a warrior and a Mummy, side by side in the Delta; Ra is far away."""
    table = Table("amun", "ra").figures("amun", god="1,4", warrior="1,5", mummy="1,6").figures("ra", god="8,8")
    return table.play(MoveFigures(0))


STEPS = {"1,4": "2,4", "1,5": "2,5", "1,6": "2,6"}


@pytest.mark.rules("A5.1")
@pytest.mark.parametrize("order", list(permutations(STEPS)), ids=" ".join)
def test_each_figure_may_move_once_one_after_another_in_any_order(order: tuple[str, ...]) -> None:
    table = walkers()
    left = sorted(STEPS)
    for figure in order:
        assert table.tokens == ["done", *left]
        table.picks(f"amun {figure}", f"amun {STEPS[figure]}")
        left.remove(figure)
    assert table.asked is None
    assert [event.start for event in table.told(events.Moved)] == list(order)
    assert table.has("amun", "2,4 2,5 2,6")


@pytest.mark.rules("A5.1")
def test_a_figure_that_has_moved_does_not_move_again() -> None:
    table = walkers().picks("amun 1,5", "amun 2,5")
    assert table.tokens == ["done", "1,4", "1,6"]
    assert table.why("amun", "2,5") == ["A5.1"]
    assert table.why("amun", "8,8") == ["A5.1"], "and it is not Ra's turn"


@pytest.mark.rules("A5.1")
def test_nor_does_one_that_has_moved_to_where_another_stood() -> None:
    table = walkers().picks("amun 1,4", "amun 2,4", "amun 1,5", "amun 1,4")
    assert table.tokens == ["done", "1,6"]
    assert table.why("amun", "1,4") == table.why("amun", "2,4") == ["A5.1"]


@pytest.mark.rules("A5.1")
@pytest.mark.parametrize(("moves", "still"), [((), "1,4 1,5 1,6"), (("amun 1,4", "amun 2,4"), "2,4 1,5 1,6")])
def test_figures_may_stay_where_they_are(moves: tuple[str, ...], still: str) -> None:
    table = walkers().picks(*moves, "amun done")
    assert table.has("amun", still)
    assert table.asked is None


@pytest.mark.rules("A5.1", "A5.2")
@pytest.mark.parametrize(("end", "steps"), [("2,5", 1), ("3,5", 2), ("4,5", 3), ("5,5", 4)])
def test_a_move_is_one_to_three_spaces_long(end: str, steps: int) -> None:
    table = walkers().pick("amun", "1,5")
    assert distance("1,5", end) == steps
    assert table.why("amun", end) == ([] if steps <= 3 else ["A5.2"])


# --- A5.2 Move Figures: where to -----------------------------------------------------------------------------


@pytest.mark.rules("A2.6", "A5.2")
@pytest.mark.parametrize("start", ON_LAND)
def test_a_figure_reaches_every_empty_land_space_within_three_and_no_other(start: str) -> None:
    table = Table("amun", "ra").camels("1,5 S", "4,1 S", "5,0 SE", "5,0 S", "6,6 S", "6,7 SW")
    enemies = [space for space in ON_LAND[::7] if space != start]
    monuments = [space for space in ON_LAND[3::7] if space != start]
    table.figures("amun", warrior=start).figures("ra", warrior=" ".join(enemies[:6]), god=enemies[6])
    table.monuments(temple=" ".join(monuments[:5])).monuments("ra", obelisk=" ".join(monuments[5:]))
    taken = {*enemies[:7], *monuments}
    table.play(MoveFigures(0)).pick("amun", start)
    assert set(table.tokens) == {space for space in ON_LAND if distance(start, space) <= 3} - taken


@pytest.mark.rules("A5.1", "A5.2")
def test_coming_back_to_its_own_space_is_a_move() -> None:
    table = walkers().picks("amun 1,5", "amun 1,5")
    assert table.told(events.Moved) == [events.Moved(0, "warrior", "1,5", "1,5", "move")]
    assert table.tokens == ["done", "1,4", "1,6"], "so it does not move again"


@pytest.mark.rules("A5.2", "A14.6")
def test_a_scorpion_that_comes_back_is_aimed_anew() -> None:
    table = Table("amun", "ra", guardians=WITH_SCORPION).figures("amun", giant_scorpion="1,5").aim("1,5", "N")
    table.play(MoveFigures(0)).picks("amun 1,5", "amun 1,5")
    assert table.asked == ("amun", "aim")
    table.pick("amun", "2,5+2,4")
    assert [event.at for event in table.told(events.Aimed)] == [("2,5", "2,4")]


@pytest.mark.rules("A5.2", "A14.4")
def test_apep_does_not_come_back_to_the_water_it_left() -> None:
    table = Table("amun", "ra", guardians=WITH_APEP).figures("amun", apep="0,5")
    table.play(MoveFigures(0)).pick("amun", "0,5")
    assert table.why("amun", "0,5") == ["A14.4"]
    assert table.why("amun", "0,6") == ["A2.3"]
    assert table.why("amun", "1,5") == []


@pytest.mark.rules("A5.2", "A14.3")
@pytest.mark.parametrize(("piece", "pushes"), [("satet", True), ("warrior", False), ("god", False), ("mummy", False)])
def test_only_satet_ends_a_move_on_an_enemys_space(piece: str, pushes: bool) -> None:  # noqa: FBT001
    table = Table("amun", "ra", guardians=WITH_SCORPION).figures("amun", **{piece: "1,5"}).figures("ra", god="2,5")
    table.play(MoveFigures(0)).pick("amun", "1,5")
    assert ("2,5" in table.tokens) == pushes
    assert table.why("amun", "2,5") == ([] if pushes else ["A2.2"])


@pytest.mark.rules("A5.2", "A13.13")
@pytest.mark.parametrize(("god", "may"), [("osiris", True), ("ra", False)])
def test_only_osiris_ends_a_move_on_an_underworld_tile(god: str, may: bool) -> None:  # noqa: FBT001
    table = Table("osiris", "ra").tiles("2,5").figures(god, warrior="1,5")
    table.play(MoveFigures(table.seat(god))).pick(god, "1,5")
    assert table.why(god, "2,5") == ([] if may else ["A13.13"])
    assert "3,5" in table.tokens, "but anyone crosses it"


@pytest.mark.rules("A5.2", "A13.13")
def test_a_figure_that_stands_on_a_strange_tile_cannot_come_back_to_it() -> None:
    table = Table("osiris", "ra").tiles("1,5").figures("ra", warrior="1,5").play(MoveFigures(1)).pick("ra", "1,5")
    assert table.why("ra", "1,5") == ["A13.13"]


# --- A5.3 Summon Figure --------------------------------------------------------------------------------------


def summoner(god: str = "amun") -> Table:
    """A god in the Delta with a far pyramid of its own; Anubis opposite."""
    table = Table(god, "anubis").figures(god, god="1,5").figures("anubis", god="8,8")
    return table.monuments(god, pyramid="5,4")


@pytest.mark.rules("A5.3")
def test_one_warrior_or_guardian_of_the_pool_may_be_summoned() -> None:
    table = summoner().pool("amun", mummy=1).play(SummonFigures(0))
    assert table.tokens == ["done", "warrior", "mummy"]
    assert table.why("amun", "god") == ["A5.3"]
    assert table.why("amun", "cat_mummy") == ["A5.3"]
    assert table.picks("amun warrior", "amun 1,4").asked is None
    assert table.has("amun", "1,4")
    assert table.of("warrior_pool", "amun") == 5
    assert table.told(events.Summoned) == [events.Summoned(0, "warrior", "1,4", "summon", ransomed=False)]


@pytest.mark.rules("A5.3")
def test_a_guardian_leaves_the_pool_when_it_is_summoned() -> None:
    table = summoner().pool("amun", mummy=1).play(SummonFigures(0)).picks("amun mummy", "amun 1,4")
    assert table.g.guardian_pool[2] == 0
    assert table.play(SummonFigures(0)).tokens == ["done", "warrior"]


@pytest.mark.rules("A5.3")
def test_with_an_empty_pool_nothing_can_be_summoned() -> None:
    assert summoner().pool("amun", warrior=0).play(SummonFigures(0)).asked is None


@pytest.mark.rules("A5.3")
def test_the_figure_comes_beside_an_own_figure_or_an_own_monument() -> None:
    table = summoner().play(SummonFigures(0)).pick("amun", "warrior")
    near = [space for space in ON_LAND if table.adjacent(space, "1,5") or table.adjacent(space, "5,4")]
    assert table.tokens == near
    assert {"1,4", "5,3"} <= set(near)


@pytest.mark.rules("A5.3")
@pytest.mark.parametrize(
    ("space", "rules"),
    [("8,3", ["A5.3"]), ("4,2", ["A5.3"]), ("7,7", ["A5.3"]), ("0,5", ["A2.3"]), ("1,6", ["A2.2"]), ("2,5", ["A2.2"])],
    ids=["neutral monument", "enemy monument", "enemy figure", "water", "taken by a figure", "taken by a monument"],
)
def test_nothing_else_will_do(space: str, rules: list[str]) -> None:
    table = summoner().monuments(temple="8,2 2,5").monuments("anubis", obelisk="4,1")
    table.figures("anubis", warrior="1,6").play(SummonFigures(0)).pick("amun", "warrior")
    assert table.why("amun", space) == rules


@pytest.mark.rules("A5.3", "A13.6")
@pytest.mark.parametrize("left", [0, 2], ids=["empty pool", "two in the pool"])
def test_a_trapped_warrior_may_be_taken_instead_for_a_follower(left: int) -> None:
    table = summoner().trapped(amun=1).pool("amun", warrior=left).followers(amun=1, anubis=0).play(SummonFigures(0))
    assert table.tokens == ["done", *["warrior"][:left], "trapped"]
    table.picks("amun trapped", "amun 1,4")
    assert table.has("amun", "1,4")
    assert (table.of("trapped", "amun"), table.of("warrior_pool", "amun")) == (0, left)
    assert (table.of("followers", "amun"), table.of("followers", "anubis")) == (0, 1)


def attuned() -> Table:
    """Amun, Pyramid Attuned, with pyramids at 5,4 and 8,2, an obelisk, and an enemy's pyramid."""
    table = summoner().monuments("amun", pyramid="8,2", obelisk="8,6").monuments("anubis", pyramid="3,7")
    return table.powers("amun", "pyramid_attuned").monuments(pyramid="4,1")


@pytest.mark.rules("A5.3", "A11.8")
def test_each_own_pyramid_gives_an_extra_summon_and_nothing_else_does() -> None:
    assert attuned().play(SummonFigures(0)).tokens == ["done", "warrior", "warrior pyramid 5,4", "warrior pyramid 8,2"]
    assert attuned().powers("amun", "temple_attuned").play(SummonFigures(0)).tokens == ["done", "warrior"]


@pytest.mark.rules("A5.3", "A11.8")
def test_the_extra_figure_comes_beside_its_pyramid() -> None:
    table = attuned().play(SummonFigures(0)).pick("amun", "warrior pyramid 8,2")
    assert table.tokens == [space for space in ON_LAND if table.adjacent(space, "8,2")]
    assert table.why("amun", "1,4") == ["A11.8"]


WAYS = {
    "warrior": "1,4",
    "warrior pyramid 5,4": "5,3",
    "warrior pyramid 8,2": "8,1",
}


@pytest.mark.rules("A5.3")
@pytest.mark.parametrize("order", list(permutations(WAYS)), ids=str)
def test_extra_summons_come_before_the_ordinary_one_or_after_it(order: tuple[str, ...]) -> None:
    table = attuned().play(SummonFigures(0))
    for way in order:
        table.picks(f"amun {way}", f"amun {WAYS[way]}")
        assert way not in (table.tokens if table.asked else [])
    assert table.asked is None
    assert table.has("amun", "1,4 5,3 8,1")
    assert [event.space for event in table.told(events.Summoned)] == [WAYS[way] for way in order]


@pytest.mark.rules("A5.3")
@pytest.mark.parametrize("chosen", [("warrior",), ("warrior pyramid 5,4",), ("warrior pyramid 8,2", "warrior")])
def test_or_without_it_for_each_summon_is_optional(chosen: tuple[str, ...]) -> None:
    table = attuned().play(SummonFigures(0))
    for way in chosen:
        table.picks(f"amun {way}", f"amun {WAYS[way]}")
    assert "done" in table.tokens
    assert table.pick("amun", "done").asked is None
    assert [event.space for event in table.told(events.Summoned)] == [WAYS[way] for way in chosen]


@pytest.mark.rules("A5.3", "A13.12")
def test_osiris_summons_one_extra_figure_onto_one_free_tile() -> None:
    table = summoner("osiris").tiles("8,0 8,3 7,7").figures("anubis", warrior="8,3").play(SummonFigures(0))
    assert table.tokens == ["done", "warrior", "warrior underworld"]
    table.pick("osiris", "warrior underworld")
    assert table.tokens == ["7,7", "8,0"]
    assert table.pick("osiris", "8,0").tokens == ["done", "warrior"]


@pytest.mark.rules("A5.3", "A13.12")
def test_a_figure_summoned_earlier_in_the_action_carries_the_next_one() -> None:
    table = summoner("osiris").tiles("8,0").play(SummonFigures(0)).pick("osiris", "warrior")
    assert table.why("osiris", "7,0") == ["A5.3"]
    table.play(SummonFigures(0)).picks("osiris warrior underworld", "osiris warrior", "osiris 7,0")
    assert table.has("osiris", "8,0 7,0")


@pytest.mark.rules("A5.3")
def test_without_an_empty_space_there_is_nothing_to_summon() -> None:
    table = Table("amun", "anubis").figures("amun", god="3,10").figures("anubis", warrior="2,9 2,10")
    assert table.play(SummonFigures(0)).asked is None, "the rest around 3,10 is water"


# --- A5.4 Gain Followers -------------------------------------------------------------------------------------


@pytest.mark.rules("A5.4")
@pytest.mark.parametrize(
    ("mine", "neutral", "enemy", "gained"),
    [
        ("1,6", "", "", 1),
        ("", "1,6", "", 1),
        ("", "", "1,6", 0),
        ("1,6 2,4", "1,4 2,6", "2,5", 4),
        ("", "", "", 0),
        ("3,6", "3,4", "", 0),
    ],
    ids=["own", "neutral", "enemy's", "four of five", "none", "two spaces away"],
)
def test_a_follower_comes_for_each_own_or_neutral_monument_beside_a_figure(
    mine: str, neutral: str, enemy: str, gained: int
) -> None:
    table = Table("amun", "ra").figures("amun", god="1,5").followers(amun=0)
    table.monuments("amun", temple=mine).monuments(obelisk=neutral).monuments("ra", pyramid=enemy)
    assert table.play(GainFollowers(0)).of("followers", "amun") == gained


@pytest.mark.rules("A5.4")
@pytest.mark.parametrize("piece", ["god", "warrior", "cat_mummy", "mummy", "androsphinx"])
def test_any_figure_will_do_but_another_gods_will_not(piece: str) -> None:
    table = Table("amun", "ra").figures("amun", **{piece: "1,5"}).monuments(temple="1,6").followers(amun=0, ra=0)
    assert table.play(GainFollowers(0)).of("followers", "amun") == 1
    assert table.play(GainFollowers(1)).of("followers", "ra") == 0


@pytest.mark.rules("A5.4")
def test_a_monument_counts_once_however_many_figures_touch_it() -> None:
    table = Table("amun", "ra").figures("amun", god="1,5", warrior="1,7 2,6").monuments(temple="1,6")
    assert table.followers(amun=0).play(GainFollowers(0)).of("followers", "amun") == 1


# --- A5.5 Unlock Ankh Power ----------------------------------------------------------------------------------

LEVELS = [
    ["commanding", "inspiring", "omnipresent", "revered"],
    ["resplendent", "obelisk_attuned", "temple_attuned", "pyramid_attuned"],
    ["glorious", "magnanimous", "bountiful", "worshipful"],
]
ROW = [power for level in LEVELS for power in level[1:3]]
"""Two powers of each level, in the order of the tokens."""


def unlocker(have: int, followers: int) -> Table:
    """Amun with this many powers and followers unlocks the next one."""
    table = Table("amun", "ra").powers("amun", *ROW[:have]).followers(amun=followers)
    return table.play(UnlockPower(0))


@pytest.mark.rules("A5.5")
@pytest.mark.parametrize(("have", "level"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_two_powers_of_each_level_in_order_each_costs_its_level(have: int, level: int) -> None:
    table = unlocker(have, followers=level)
    assert table.tokens == ["done", *[power for power in LEVELS[level - 1] if power not in ROW[:have]]]
    table.pick("amun", ROW[have])
    assert table.of("followers", "amun") == 0
    assert table.g.powers[0].bit_count() == have + 1
    assert table.told(events.PowerUnlocked) == [events.PowerUnlocked(0, ROW[have])]
    assert table.story(events.FollowersSpent, events.PowerUnlocked) == [events.FollowersSpent, events.PowerUnlocked]


@pytest.mark.rules("A5.5")
@pytest.mark.parametrize(("have", "target"), [(0, "glorious"), (1, "inspiring"), (2, "revered"), (4, "resplendent")])
def test_a_power_of_another_level_or_one_it_has_is_refused(have: int, target: str) -> None:
    assert unlocker(have, followers=9).why("amun", target) == ["A5.5"]


@pytest.mark.rules("A5.5")
@pytest.mark.parametrize(("have", "followers"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_with_too_few_followers_nothing_happens_and_nothing_is_sacrificed(have: int, followers: int) -> None:
    table = unlocker(have, followers)
    assert table.asked is None
    assert (table.of("followers", "amun"), table.g.powers[0].bit_count()) == (followers, have)
    assert table.events == []


@pytest.mark.rules("A5.5")
def test_with_all_six_unlocked_nothing_happens() -> None:
    table = unlocker(6, followers=9)
    assert table.asked is None
    assert table.of("followers", "amun") == 9


@pytest.mark.rules("A4.1", "A5.5")
def test_an_unlock_may_be_left_undone_and_then_costs_nothing() -> None:
    table = unlocker(2, followers=2).pick("amun", "done")
    assert (table.of("followers", "amun"), table.g.powers[0].bit_count()) == (2, 2)


# --- A5.6 the guardian under the token -----------------------------------------------------------------------


def joining(table: Table, have: int) -> list[str]:
    """Amun unlocks the next power; which guardians join him."""
    table.powers("amun", *ROW[:have]).followers(amun=3).play(UnlockPower(0)).pick("amun", ROW[have])
    assert table.g.powers[0].bit_count() == have + 1, "the power is his in any case"
    return [event.guardian for event in table.told(events.GuardianJoined)]


symbols = pytest.mark.parametrize(
    ("have", "level", "guardian"), [(1, 0, "cat_mummy"), (3, 1, "mummy"), (4, 2, "androsphinx")]
)


@symbols
@pytest.mark.rules("A1.9", "A5.6")
def test_one_figure_of_that_levels_guardian_comes_into_the_pool(have: int, level: int, guardian: str) -> None:
    table = Table("amun", "ra", "isis")
    assert joining(table, have) == [guardian]
    assert table.g.guardian_pool[level * 3] == 1
    assert table.g.guardian_supply[level] == 1


@symbols
@pytest.mark.rules("A5.6")
def test_none_comes_if_none_is_left(have: int, level: int, guardian: str) -> None:
    table = Table("amun", "ra", "isis").pool("ra", **{guardian: 1}).pool("isis", **{guardian: 1})
    assert table.g.guardian_supply[level] == 0
    assert joining(table, have) == []
    assert table.g.guardian_supply[level] == 0


@pytest.mark.rules("A5.6")
@pytest.mark.parametrize(
    ("on_board", "in_pool", "joins"),
    [("", 0, ["mummy"]), ("", 2, []), ("7,1", 1, []), ("7,1 7,2", 0, []), ("7,1", 0, ["mummy"])],
    ids=["no base taken", "two by the pool", "board and pool", "two by the board", "one by the board"],
)
def test_none_comes_without_a_free_base_of_its_size(on_board: str, in_pool: int, joins: list[str]) -> None:
    table = Table("amun", "ra", "isis", "osiris").figures("amun", cat_mummy=on_board).pool("amun", cat_mummy=in_pool)
    assert joining(table, 3) == joins


@pytest.mark.rules("A5.6")
@pytest.mark.parametrize("have", [0, 2, 5])
def test_a_token_without_the_symbol_brings_no_guardian(have: int) -> None:
    assert joining(Table("amun", "ra", "isis"), have) == []


# --- A5.7 who controls a monument ----------------------------------------------------------------------------


def shrines() -> Table:
    """Amun's temple, Ra's obelisk and a neutral pyramid, with figures of both beside them."""
    table = Table("amun", "ra", "isis", guardians=WITH_SCORPION).monuments("amun", temple="2,5")
    table.monuments("ra", obelisk="2,3").monuments(pyramid="2,7").figures("ra", god="2,6", warrior="1,4")
    return (
        table.figures("amun", god="1,5", satet="1,6", giant_scorpion="2,4").figures("isis", god="8,8").aim("2,4", "SW")
    )


def control(table: Table) -> tuple[list[int], list[int]]:
    return table.g.owned, table.g.ankhs


@pytest.mark.rules("A5.7")
@pytest.mark.parametrize(
    "picks",
    [
        ("amun 1,5", "amun 3,6", "amun done"),
        ("amun 1,6", "amun 2,6", "amun 1,7", "amun done"),
        ("amun 1,6", "amun 1,4", "amun 0,3", "amun done"),
    ],
    ids=["a move away and beside", "a push", "another push"],
)
def test_moves_and_pushes_change_nothing(picks: tuple[str, ...]) -> None:
    table = shrines()
    before = [list(column) for column in control(table)]
    table.play(MoveFigures(0)).picks(*picks)
    assert list(control(table)) == before
    assert len(table.told(events.Moved)) == 1


@pytest.mark.rules("A5.7")
@pytest.mark.parametrize("space", ["1,3", "2,2"])
def test_nor_do_summons(space: str) -> None:
    table = shrines()
    before = [list(column) for column in control(table)]
    table.figures("ra", warrior="1,2").play(SummonFigures(1)).picks("ra warrior", f"ra {space}", "ra no")
    assert list(control(table)) == before
    assert len(table.told(events.Summoned)) == 1


@pytest.mark.rules("A5.7", "A6.1")
def test_control_monument_does() -> None:
    table = shrines().play(ControlMonument(1)).pick("ra", "2,7")
    assert control(table) == ([spaces("2,5"), spaces("2,3 2,7"), 0], [8, 7, 9])


@pytest.mark.rules("A5.7", "A12.2")
def test_build_monument_does() -> None:
    table = shrines().followers(isis=3)
    table.g.arena = table.region("8,8")
    table.play(BuildMonument(2)).pick("isis", "temple 8,9")
    assert control(table) == ([spaces("2,5"), spaces("2,3"), spaces("8,9")], [8, 8, 8])


@pytest.mark.rules("A5.7", "A14.7")
def test_destruction_does() -> None:
    table = shrines().play(ScorpionsStrike())
    assert control(table) == ([spaces("2,5"), 0, 0], [8, 9, 9])


@pytest.mark.rules("A5.7", "A8.2")
def test_merging_does() -> None:
    table = shrines().devotion(ra=1, amun=2, isis=3).play(MergeGods())
    assert table.g.owned == [spaces("2,5"), 0, 0]
    assert table.g.built == [0, spaces("2,5"), spaces("2,7")]


@pytest.mark.rules("A5.7", "A9.1")
def test_forgetting_does() -> None:
    table = shrines().devotion(ra=1, amun=22, isis=23).play(ForgetGods())
    assert table.g.owned == [spaces("2,5"), 0, 0]
    assert table.g.built == [0, spaces("2,5"), spaces("2,7")]
