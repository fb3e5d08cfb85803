"""A2 The board: spaces, water, regions, adjacency."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from ankh.table import Table, distance, spaces
from tawy.ankh import events
from tawy.ankh.board import DESERT, FERTILE, LAND, SPACES, WATER, edge_between
from tawy.ankh.queries.pieces import TOKEN
from tawy.ankh.rules.battle import BuildMonument
from tawy.ankh.rules.conflict import Conflict, Omnipresent
from tawy.ankh.rules.control import ControlMonument
from tawy.ankh.rules.followers import GainFollowers
from tawy.ankh.rules.moving import MoveFigures
from tawy.ankh.rules.resolution import OsirisLost
from tawy.ankh.rules.summoning import SummonFigures
from tawy.kernel.bits import bits

RECORDED: dict[str, Any] = json.loads(
    (Path(__file__).parents[2] / "docs" / "rules" / "ankh-board.json").read_text("utf-8")
)
MAP = [TOKEN[space] for space in bits(SPACES)]
WITH_APEP = ["cat_mummy", "apep", "androsphinx"]
WITH_SCORPION = ["satet", "mummy", "giant_scorpion"]
ANYWHERE = {"Delta": "1,5", "West": "4,4", "East": "4,6"}
"""A space of each region."""


# --- A2.1 the map --------------------------------------------------------------------------------------------


@pytest.mark.rules("A2.1")
@pytest.mark.parametrize(
    ("letter", "terrain", "number"), [("F", FERTILE, 43), ("D", DESERT, 39), ("W", WATER, 19)], ids="FDW"
)
def test_the_map_has_the_recorded_terrain(letter: str, terrain: int, number: int) -> None:
    drawn = [
        f"{row},{column}"
        for row, line in enumerate(RECORDED["terrain_rows"])
        for column, drawn in enumerate(line)
        if drawn == letter
    ]
    assert [TOKEN[space] for space in bits(terrain)] == drawn
    assert len(drawn) == number


@pytest.mark.rules("A2.1")
def test_the_map_has_101_spaces_in_three_regions() -> None:
    assert len(MAP) == 101
    table = Table("amun", "ra")
    lands = {name: table.g.regions[table.region(space)] & LAND for name, space in ANYWHERE.items()}
    assert {name: land.bit_count() for name, land in lands.items()} == {"Delta": 22, "West": 32, "East": 28}
    assert sum(land.bit_count() for land in lands.values()) == LAND.bit_count()


@pytest.mark.rules("A2.1", "A2.5")
def test_flat_topped_hexes_are_adjacent_when_one_step_apart_but_for_the_recorded_rivers() -> None:
    table = Table("amun", "ra")
    rivers = {frozenset(TOKEN[space] for space in edge_between(side)) for side in RECORDED["rivers"]}
    assert len(rivers) == 31
    for one, other in combinations(MAP, 2):
        near = distance(one, other) == 1 and frozenset({one, other}) not in rivers
        assert table.adjacent(one, other) == near, (one, other)


# --- A2.2 one occupant ---------------------------------------------------------------------------------------


@pytest.fixture
def crowded() -> Table:
    """Osiris at 1,5 among a figure (1,4), an enemy (1,6), a monument (2,5) and an empty tile (2,4)."""
    table = Table("osiris", "ra").figures("osiris", god="1,5", warrior="1,4").figures("ra", warrior="1,6", god="8,8")
    return table.monuments(temple="2,5").tiles("2,4")


@pytest.mark.rules("A2.2")
@pytest.mark.parametrize("taken", ["1,4", "1,6", "2,5"], ids=["own figure", "enemy figure", "monument"])
def test_a_figure_neither_moves_nor_is_summoned_onto_an_occupied_space(crowded: Table, taken: str) -> None:
    crowded.play(MoveFigures(0)).pick("osiris", "1,5")
    assert crowded.why("osiris", taken) == ["A2.2"]
    crowded.play(SummonFigures(0)).pick("osiris", "warrior")
    assert "A2.2" in crowded.why("osiris", taken)


@pytest.mark.rules("A2.2", "A12.2")
@pytest.mark.parametrize("taken", ["1,4", "1,6", "2,5"], ids=["own figure", "enemy figure", "monument"])
def test_no_monument_is_built_on_an_occupied_space(crowded: Table, taken: str) -> None:
    crowded.followers(osiris=3).g.arena = crowded.region("1,5")
    crowded.play(BuildMonument(0))
    assert "temple 1,3" in crowded.tokens
    assert not {f"{kind} {taken}" for kind in ("obelisk", "temple", "pyramid")} & set(crowded.tokens)
    assert crowded.why("osiris", taken) == ["A2.2"]


@pytest.mark.rules("A2.2", "A13.13")
def test_an_underworld_tile_is_not_an_occupant(crowded: Table) -> None:
    crowded.play(MoveFigures(0)).picks("osiris 1,5", "osiris 2,4")
    assert crowded.has("osiris", "2,4")
    assert crowded.g.tiles == spaces("2,4")


# --- A2.3 water ----------------------------------------------------------------------------------------------


@pytest.mark.rules("A2.3", "A5.2")
@pytest.mark.parametrize("piece", ["god", "warrior", "cat_mummy", "apep"])
def test_no_figure_moves_onto_water(piece: str) -> None:
    table = Table("amun", "ra", guardians=WITH_APEP).figures("amun", **{piece: "1,5"})
    table.play(MoveFigures(0)).pick("amun", "1,5")
    assert not [token for token in table.tokens if spaces(token) & WATER]
    assert table.why("amun", "0,5") == ["A2.3"]


@pytest.mark.rules("A2.3", "A5.3", "A14.4")
@pytest.mark.parametrize(("piece", "swims"), [("warrior", False), ("cat_mummy", False), ("apep", True)])
def test_only_apep_is_summoned_onto_water(piece: str, swims: bool) -> None:  # noqa: FBT001
    table = Table("amun", "ra", guardians=WITH_APEP).figures("amun", god="1,5").pool("amun", cat_mummy=1, apep=1)
    table.play(SummonFigures(0)).pick("amun", piece)
    assert ("0,5" in table.tokens) == swims
    assert table.why("amun", "0,5") == ([] if swims else ["A2.3"])


@pytest.mark.rules("A2.3", "A12.2", "A13.11")
def test_neither_a_monument_nor_a_tile_is_put_on_water() -> None:
    table = Table("osiris", "ra").figures("osiris", god="1,5").figures("ra", god="1,6").followers(osiris=3)
    table.g.arena, table.g.fighters = table.region("1,5"), 0b11
    assert table.play(BuildMonument(0)).why("osiris", "0,5") == ["A2.3"]
    assert table.play(OsirisLost()).why("osiris", "0,5") == ["A2.3"]


# --- A2.4 regions --------------------------------------------------------------------------------------------

WALL = ("4,1 S", "5,0 SE", "5,0 S")
"""Three camels that split the West: 6,0 on one side, 4,4 on the other, the lake 5,2 between them."""


@pytest.mark.rules("A2.4")
def test_a_line_of_camels_makes_two_regions_and_a_single_camel_none() -> None:
    assert len(Table("amun", "ra").camels("1,5 S").g.regions) == 3
    table = Table("amun", "ra").camels(*WALL)
    assert len(table.g.regions) == 4
    assert table.region("5,0") == table.region("4,4")
    assert table.region("5,1") == table.region("6,0") != table.region("4,4")


@pytest.mark.rules("A2.4", "A11.3")
@pytest.mark.parametrize(
    ("camels", "apep", "regions"),
    [
        ((), "6,4", ["4,4", "4,6"]),
        ((), "1,10", ["1,5", "4,6"]),
        ((), "0,4", ["1,5"]),
        ((), "5,2", ["4,4"]),
        (WALL, "5,2", ["4,4", "6,0"]),
    ],
    ids=["West and East", "Delta and East", "Delta only", "West only", "both halves of the West"],
)
def test_a_figure_on_water_is_in_every_region_beside_it(camels: tuple[str, ...], apep: str, regions: list[str]) -> None:
    table = Table("amun", "ra", guardians=WITH_APEP).camels(*camels).figures("amun", apep=apep)
    table.powers("amun", "omnipresent").followers(amun=0).play(Conflict(0))
    assert table.of("followers", "amun") == len(regions)
    dominated = {event.token - 1 for event in table.told(events.RegionReached) if event.outcome == "domination"}
    assert dominated == {table.region(space) for space in regions}
    assert table.of("devotion", "amun") == len(regions)


@pytest.mark.rules("A2.4", "A11.3")
def test_a_figure_on_land_is_in_one_region() -> None:
    table = Table("amun", "ra").figures("amun", god="5,5").powers("amun", "omnipresent").followers(amun=0)
    assert table.play(Omnipresent()).of("followers", "amun") == 1


@pytest.mark.rules("A2.4", "A7.3")
@pytest.mark.parametrize(("enemy", "fights"), [("5,4", True), ("6,6", True), ("1,6", False)])
def test_a_figure_on_water_fights_in_both_regions(enemy: str, fights: bool) -> None:  # noqa: FBT001
    table = Table("amun", "ra", guardians=WITH_APEP).figures("amun", apep="6,4").figures("ra", warrior=enemy)
    table.play(Conflict(0))
    assert (table.asked == ("amun", "two_cards")) == fights
    assert len(table.told(events.BattleBegun)) == fights


# --- A2.5 adjacency ------------------------------------------------------------------------------------------


@pytest.mark.rules("A2.5", "A5.4")
@pytest.mark.parametrize(
    ("figure", "temple", "camels", "gained"),
    [
        ("1,4", "1,5", (), 1),
        ("1,4", "1,5", ("1,4 SE",), 0),
        ("1,4", "1,6", (), 0),
        ("3,5", "4,5", (), 0),
        ("3,5", "3,4", (), 1),
        ("5,1", "5,3", (), 0),
    ],
    ids=[
        "side by side",
        "a camel between",
        "two spaces apart",
        "a river between",
        "no river between",
        "a lake between",
    ],
)
def test_land_is_adjacent_across_a_side_without_river_and_camel(
    figure: str, temple: str, camels: tuple[str, ...], gained: int
) -> None:
    table = Table("amun", "ra").camels(*camels).figures("amun", god=figure).monuments(temple=temple).followers(amun=0)
    assert table.play(GainFollowers(0)).of("followers", "amun") == gained


@pytest.mark.rules("A2.5")
@pytest.mark.parametrize("water", [TOKEN[space] for space in bits(WATER)])
def test_water_is_adjacent_to_every_space_around_it(water: str) -> None:
    table = Table("amun", "ra").camels(*WALL)
    around = {space for space in MAP if distance(space, water) == 1}
    assert {space for space in MAP if table.adjacent(space, water)} == around


@pytest.mark.rules("A2.5", "A5.4", "A14.4")
@pytest.mark.parametrize("temple", ["5,5", "6,5"], ids=["West", "East"])
def test_apep_on_water_reaches_the_monuments_on_both_shores(temple: str) -> None:
    table = Table("amun", "ra", guardians=WITH_APEP).figures("amun", apep="6,4").monuments(temple=temple)
    assert table.followers(amun=0).play(GainFollowers(0)).of("followers", "amun") == 1


@pytest.mark.rules("A2.5", "A13.8")
@pytest.mark.parametrize(("enemy", "asked"), [("0,6", True), ("0,7", False)], ids=["water beside", "water apart"])
def test_two_figures_on_neighbouring_water_are_adjacent(enemy: str, asked: bool) -> None:  # noqa: FBT001
    table = Table("isis", "ra", "amun", guardians=WITH_APEP).figures("isis", apep="0,5", god="8,8")
    table.figures("ra", apep=enemy, god="1,1", warrior="1,2").figures("amun", god="8,0")
    table.battle("1,5", "isis cycle", "ra chariots")
    assert (table.asked == ("isis", "let_die")) == asked


# --- A2.6 what "adjacent" means, and what does not ask for it ------------------------------------------------

ACROSS = [("3,5", "4,5", ()), ("1,5", "2,5", ("1,5 S",))]
"""Two spaces that touch across a river, and across a camel."""
across = pytest.mark.parametrize(("here", "there", "camels"), ACROSS, ids=["river", "camel"])


@across
@pytest.mark.rules("A2.6", "A5.3", "A5.4", "A6.1", "A14.5")
def test_nothing_that_must_be_adjacent_works_across(here: str, there: str, camels: tuple[str, ...]) -> None:
    table = Table("amun", "ra").camels(*camels).figures("amun", god=here, mummy="8,8").followers(amun=0)
    table.play(SummonFigures(0)).pick("amun", "warrior")
    assert table.why("amun", there) == ["A2.5", "A5.3"]
    table.figures("ra", god="8,9", warrior="8,7").battle("8,8", "amun no", "amun cycle", "ra chariots")
    assert table.asked == ("amun", "mummy")
    assert table.why("amun", there) == ["A2.5", "A14.5"]
    table.monuments(temple=there)
    assert table.play(GainFollowers(0)).of("followers", "amun") == 0
    assert table.play(ControlMonument(0)).g.owned == [0, 0]


@across
@pytest.mark.rules("A2.6", "A5.2", "A14.3")
def test_moves_and_pushes_do_not_mind(here: str, there: str, camels: tuple[str, ...]) -> None:
    table = Table("amun", "ra", guardians=WITH_SCORPION).camels(*camels).figures("amun", god=here)
    table.play(MoveFigures(0)).pick("amun", here)
    assert there in table.tokens
    table = Table("amun", "ra", guardians=WITH_SCORPION).camels(*camels).figures("amun", satet="2,4")
    table.figures("ra", god=here).play(MoveFigures(0)).picks("amun 2,4", f"amun {here}", f"amun {there}")
    assert table.has("ra", there)
    assert table.has("amun", here)


@across
@pytest.mark.rules("A2.6", "A14.6")
def test_nor_does_the_scorpions_aim(here: str, there: str, camels: tuple[str, ...]) -> None:
    table = Table("amun", "ra", guardians=WITH_SCORPION).camels(*camels).figures("amun", giant_scorpion="2,6")
    table.play(MoveFigures(0)).picks("amun 2,6", f"amun {here}")
    assert table.asked == ("amun", "aim")
    assert [token for token in table.tokens if there in token.split("+")]
