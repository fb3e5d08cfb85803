"""A10 Devotion and victory."""

from __future__ import annotations

import pytest

from ankh.table import Table
from tawy.ankh.events import DevotionGained, DevotionLost, Killed
from tawy.ankh.rules.conflict import AfterConflict, ResolveRegion
from tawy.ankh.rules.deaths import CatMummyCurse
from tawy.ankh.rules.devotion import GainDevotion, MostDevotion
from tawy.ankh.rules.merging import MergeGods
from tawy.ankh.rules.turn import Turn
from tawy.ankh.spec import SPEC
from tawy.ankh.state import GOING_ON, MOST_DEVOTION, TOP_OF_THE_TRACK

DELTA, EAST = "2,4", "5,8"


def three(**devotion: int) -> Table:
    """Ra, Isis and Amun, their gods on the board in the Delta, the West and the East."""
    table = Table("ra", "isis", "amun").figures("ra", god="2,4").figures("isis", god="8,0").figures("amun", god="5,8")
    return table.devotion(**devotion)


def gain(table: Table, god: str, amount: int) -> Table:
    """One gain of this much."""
    return table.play(GainDevotion(table.side(god), (("victory", amount),)))


@pytest.mark.rules("A10.1")
@pytest.mark.parametrize(
    ("amount", "ascending"),
    [(1, ["ra", "isis", "amun"]), (2, ["isis", "amun", "ra"]), (3, ["isis", "amun", "ra"])],
)
def test_a_marker_that_enters_a_space_goes_on_top_and_higher_in_the_stack_is_more(
    amount: int, ascending: list[str]
) -> None:
    table = gain(three(ra=3, isis=5, amun=5), "ra", amount)
    assert table.of("devotion", "ra") == 3 + amount
    assert table.ascending() == ascending


@pytest.mark.rules("A10.1")
def test_a_marker_that_enters_a_space_from_above_goes_on_top_too() -> None:
    table = three(ra=4, isis=5, amun=9)
    table.play(CatMummyCurse(table.seat("ra")))
    assert (table.of("devotion", "ra"), table.of("devotion", "isis")) == (4, 4)
    assert table.ascending() == ["ra", "isis", "amun"]


@pytest.mark.rules("A10.2")
@pytest.mark.parametrize("order", [("ra", "isis", "amun"), ("amun", "isis", "ra"), ("isis", "amun", "ra")])
def test_gods_that_lose_at_the_same_moment_do_so_in_ascending_order(order: tuple[str, str, str]) -> None:
    table = Table("ra", "isis", "amun", "osiris").devotion(**dict.fromkeys(order, 5), osiris=2)
    table.play(CatMummyCurse(table.seat("osiris")))
    assert table.who(DevotionLost) == list(order)
    assert table.ascending() == ["osiris", *order]


@pytest.mark.rules("A10.2")
@pytest.mark.parametrize(("first", "then"), [("ra", "isis"), ("isis", "ra")])
def test_gods_that_gain_at_the_same_moment_do_so_in_the_order_at_its_beginning(first: str, then: str) -> None:
    table = Table("ra", "isis").figures("ra", god="2,2").figures("isis", god="2,6").devotion(**{first: 4, then: 5})
    table.monuments(first, temple="1,5", pyramid="1,4").monuments(then, obelisk="1,3")
    table.battle(DELTA, "ra build", "isis build")
    assert table.who(DevotionGained) == [first, then]
    assert (table.of("devotion", first), table.of("devotion", then)) == (6, 6)
    assert table.ascending() == [first, then]


@pytest.mark.rules("A10.3")
def test_nothing_falls_below_0_and_a_marker_that_does_not_move_keeps_its_place() -> None:
    table = Table("ra", "isis", "amun", "osiris").devotion(ra=0, isis=0, amun=1, osiris=1)
    table.play(CatMummyCurse(table.seat("osiris")))
    assert [table.of("devotion", god) for god in ("ra", "isis", "amun", "osiris")] == [0, 0, 0, 1]
    assert table.ascending() == ["ra", "isis", "amun", "osiris"]
    assert table.who(DevotionLost) == ["amun"]


# --- A10.4 what one gain is; Bountiful adds once to each


def bountiful(*powers: str) -> Table:
    """Bountiful Ra with two figures on the desert in the East, one of them Radiant, against Isis; both on red."""
    table = Table("ra", "isis").figures("ra", god="5,7", warrior="5,8").suns("5,8").figures("isis", god="8,8")
    return table.powers("ra", "bountiful", *powers).followers(ra=2, isis=0)


@pytest.mark.rules("A10.4", "A11.11")
def test_all_majorities_of_a_region_are_one_gain() -> None:
    table = bountiful().monuments("ra", temple="4,7", obelisk="4,8", pyramid="4,9").figures("isis", warrior="8,7 8,9")
    table.battle(EAST, "ra flood", "isis miracle")
    assert table.gains("ra") == [{"majority": 3, "bountiful": 1}]


@pytest.mark.rules("A10.4", "A11.11")
def test_winning_a_battle_with_everything_that_raises_the_reward_is_one_gain() -> None:
    table = bountiful("glorious").figures("ra", warrior="4,8").battle(EAST, "ra drought", "isis miracle")
    assert table.gains("ra") == [{"glorious": 3, "drought": 3, "radiance": 1, "bountiful": 1}]
    assert table.of("devotion", "ra") == 8


@pytest.mark.rules("A10.4", "A11.11")
def test_dominating_with_everything_that_raises_the_reward_is_one_gain() -> None:
    table = Table("ra", "isis").figures("ra", god="5,7", warrior="5,8").suns("5,8").figures("isis", god="8,0")
    table.powers("ra", "bountiful").play(ResolveRegion(table.region(EAST)))
    assert table.gains("ra") == [{"domination": 1, "radiance": 1, "bountiful": 1}]


@pytest.mark.rules("A10.4", "A11.11")
def test_magnanimous_miracle_and_worshipful_are_one_gain_each() -> None:
    table = bountiful("magnanimous", "worshipful").figures("ra", warrior="4,8").figures("isis", warrior="9,8 8,7 8,9")
    table.battle(EAST, "ra miracle", "isis chariots", "ra yes")
    assert table.gains("ra") == [
        {"magnanimous": 2, "bountiful": 1},
        {"miracle": 2, "bountiful": 1},
        {"worshipful": 1, "bountiful": 1},
    ]


@pytest.mark.rules("A10.4")
def test_gaining_0_is_no_gain() -> None:
    table = Table("ra", "isis").figures("ra", god="5,7").figures("isis", god="8,8", warrior="8,7")
    table.powers("ra", "bountiful").monuments("ra", temple="4,7").monuments("isis", temple="8,9")
    table.battle(EAST, "ra miracle", "isis chariots")
    assert table.gains("ra") == []
    assert table.of("devotion", "ra") == 0


# --- the end


@pytest.mark.rules("A10.5")
def test_who_reaches_the_top_wins_at_once_in_the_middle_of_whatever_is_being_resolved() -> None:
    table = Table("ra", "isis").figures("ra", god="2,2", warrior="1,2").figures("isis", god="2,6", warrior="2,7")
    table.devotion(ra=30, isis=28).powers("isis", "magnanimous").battle(DELTA, "ra chariots", "isis miracle")
    assert (table.g.ending, table.g.winner) == (TOP_OF_THE_TRACK, table.seat("ra"))
    assert table.asked is None
    assert not table.told(Killed)
    assert table.of("devotion", "isis") == 28


@pytest.mark.rules("A10.5")
@pytest.mark.parametrize(("amount", "space", "over"), [(1, 30, False), (2, 31, True), (9, 31, True)])
def test_a_gain_stops_at_31(amount: int, space: int, *, over: bool) -> None:
    table = gain(three(isis=3, amun=5, ra=29), "ra", amount)
    assert table.of("devotion", "ra") == space
    assert (table.g.ending == TOP_OF_THE_TRACK) is over


@pytest.mark.rules("A10.5")
def test_nothing_follows_the_victory() -> None:
    table = three(isis=3, amun=5, ra=30).monuments("ra", temple="2,5")
    table.play(ResolveRegion(table.region(DELTA)), Turn(table.seat("isis")))
    assert table.gains("ra") == [{"majority": 1}]
    assert table.asked is None


@pytest.mark.rules("A10.6")
@pytest.mark.parametrize(
    ("devotion", "winner"),
    [
        ({"ra": 22, "isis": 25, "amun": 23}, "isis"),
        ({"ra": 25, "isis": 25, "amun": 23}, "isis"),
        ({"amun": 25, "isis": 25, "ra": 25}, "ra"),
    ],
)
def test_after_the_fifth_conflict_the_most_devotion_wins_and_the_stack_decides_ties(
    devotion: dict[str, int], winner: str
) -> None:
    table = three(**devotion).event(18)
    table.play(AfterConflict(), Turn(0))
    assert (table.g.ending, table.g.winner) == (MOST_DEVOTION, table.seat(winner))
    assert table.asked is None


@pytest.mark.rules("A10.6")
@pytest.mark.parametrize("event", [4, 8, 16])
def test_no_earlier_conflict_ends_the_game(event: int) -> None:
    table = three(ra=22, isis=25, amun=23).event(event).play(AfterConflict())
    assert table.g.ending == GOING_ON


@pytest.mark.rules("A10.7", "A8.8")
@pytest.mark.parametrize(("amun", "winners"), [(25, (0, 1)), (5, (2,))])
def test_both_seats_of_a_merged_god_win_or_lose_together(amun: int, winners: tuple[int, ...]) -> None:
    table = Table("ra", "amun", "isis").devotion(ra=6, amun=9, isis=12).play(MergeGods())
    table.devotion(amun=amun, isis=20).play(MostDevotion())
    result = SPEC.result(table.g)
    assert result is not None
    assert result.winners == winners
    assert result.scores == (amun, amun, 20)
