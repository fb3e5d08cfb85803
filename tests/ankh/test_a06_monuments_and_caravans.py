"""A6 Control Monument and Camel Caravan."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

from ankh.table import Table, spaces
from tawy.ankh import events
from tawy.ankh.board import AROUND, CAMEL_EDGES, GRID, LAND, RIVERS, SPACES, WATER, camel_edge, edge_token, regions
from tawy.ankh.rules.caravan import CamelCaravan
from tawy.ankh.rules.control import ControlMonument
from tawy.ankh.rules.merging import MergeGods
from tawy.ankh.rules.turn import Turn
from tawy.ankh.scenario import scenarios
from tawy.kernel.bits import bits, union
from tawy.kernel.hexgrid import EDGES, Corner

# --- A6.1 Control Monument -----------------------------------------------------------------------------------


def claimant(**monuments: str) -> Table:
    """Isis's god at 4,5 with neutral monuments around; Ra and Amun far away."""
    table = Table("isis", "ra", "amun").figures("isis", god="4,5").figures("ra", god="8,8").figures("amun", god="1,1")
    return table.monuments(**monuments)


@pytest.mark.rules("A6.1")
def test_one_neutral_monument_beside_a_figure_may_be_taken_with_an_ankh_token() -> None:
    table = claimant(temple="4,4", obelisk="5,5").play(ControlMonument(0))
    assert table.tokens == ["done", "4,4", "5,5"]
    assert table.pick("isis", "5,5").asked is None, "one, and no more"
    assert table.g.owned == [spaces("5,5"), 0, 0]
    assert table.g.ankhs == [8, 9, 9]
    assert table.told(events.MonumentTaken) == [events.MonumentTaken(0, "obelisk", "5,5", None)]


@pytest.mark.rules("A6.1")
def test_it_may_also_be_left() -> None:
    table = claimant(temple="4,4").play(ControlMonument(0)).pick("isis", "done")
    assert (table.g.owned, table.g.ankhs, table.events) == ([0, 0, 0], [9, 9, 9], [])


@pytest.mark.rules("A6.1")
@pytest.mark.parametrize("piece", ["god", "warrior", "cat_mummy", "mummy", "androsphinx"])
def test_any_figure_will_do(piece: str) -> None:
    table = Table("isis", "ra").figures("isis", **{piece: "4,5"}).monuments(temple="4,4")
    assert table.play(ControlMonument(0)).tokens == ["done", "4,4"]


@pytest.mark.rules("A6.1")
@pytest.mark.parametrize(
    ("space", "rules"),
    [("8,7", ["A6.1"]), ("3,5", ["A2.5", "A6.1"]), ("5,4", ["A6.1"]), ("5,6", ["A6.1"])],
    ids=["beside an enemy only", "across the river", "hers already", "no monument"],
)
def test_what_may_not_be_taken(space: str, rules: list[str]) -> None:
    table = claimant(temple="4,4 8,7", obelisk="3,5").monuments("isis", pyramid="5,4").play(ControlMonument(0))
    assert table.tokens == ["done", "4,4"]
    assert table.why("isis", space) == rules


@pytest.mark.rules("A6.1")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_seat_that_triggered_it_decides(seat: int) -> None:
    gods = ["isis", "ra", "amun"]
    table = claimant(temple="4,4 8,7 1,2").followers(isis=0, ra=0, amun=0).track(unlock=2).play(Turn(seat))
    table.pick(gods[seat], "unlock")
    assert table.asked == (gods[seat], "control")
    assert table.tokens == ["done", ("4,4", "8,7", "1,2")[seat]]


@pytest.mark.rules("A6.1", "A8.9")
@pytest.mark.parametrize(("seat", "god"), [(0, "isis"), (1, "ra")], ids=["lower", "upper"])
def test_either_seat_of_a_merged_god_takes_for_both(seat: int, god: str) -> None:
    table = claimant(temple="8,7").devotion(isis=1, ra=2, amun=3).play(MergeGods())
    table.play(ControlMonument(seat)).pick(god, "8,7")
    assert table.of("owned", "isis") == table.of("owned", "ra") == spaces("8,7")
    assert table.of("ankhs", "ra") == 8


# --- A6.2 a monument of another god --------------------------------------------------------------------------


@pytest.mark.rules("A6.2")
def test_without_any_neutral_monument_another_gods_may_be_taken_and_its_token_goes_back() -> None:
    table = claimant().monuments("ra", temple="4,4").monuments("amun", obelisk="5,5").monuments("isis", pyramid="5,4")
    assert table.play(ControlMonument(0)).tokens == ["done", "4,4", "5,5"]
    assert table.why("isis", "5,4") == ["A6.1"], "it is hers already"
    table.pick("isis", "4,4")
    assert table.g.owned == [spaces("4,4 5,4"), 0, spaces("5,5")]
    assert table.g.ankhs == [7, 9, 8]
    assert table.told(events.MonumentTaken) == [events.MonumentTaken(0, "temple", "4,4", 1)]


@pytest.mark.rules("A6.2")
def test_it_may_be_left_too() -> None:
    table = claimant().monuments("ra", temple="4,4").play(ControlMonument(0)).pick("isis", "done")
    assert table.g.owned == [0, spaces("4,4"), 0]


@pytest.mark.rules("A6.2", "A6.3")
def test_one_neutral_monument_anywhere_protects_the_others() -> None:
    table = claimant(obelisk="8,0").monuments("ra", temple="4,4")
    assert table.play(ControlMonument(0)).asked is None
    assert table.g.owned == [0, spaces("4,4"), 0]


@pytest.mark.rules("A6.2")
def test_also_one_that_could_be_taken_instead() -> None:
    table = claimant(obelisk="5,5").monuments("ra", temple="4,4").play(ControlMonument(0))
    assert table.tokens == ["done", "5,5"]
    assert table.why("isis", "4,4") == ["A6.2"]


@pytest.mark.rules("A6.2")
def test_it_must_be_beside_a_figure() -> None:
    table = claimant().monuments("ra", temple="4,4 3,5 8,7").play(ControlMonument(0))
    assert table.tokens == ["done", "4,4"]
    assert table.why("isis", "3,5") == ["A2.5", "A6.1"]
    assert table.why("isis", "8,7") == ["A6.1"]


# --- A6.3 nothing to take ------------------------------------------------------------------------------------


@pytest.mark.rules("A6.3")
@pytest.mark.parametrize("ankhs", [0, 1])
@pytest.mark.parametrize("owner", [None, "ra"], ids=["neutral", "of Ra"])
def test_without_an_ankh_token_in_the_pool_nothing_happens(ankhs: int, owner: str | None) -> None:
    table = claimant().monuments(owner, temple="4,4").ankhs(isis=ankhs).play(ControlMonument(0))
    assert (table.asked == ("isis", "control")) == bool(ankhs)


@pytest.mark.rules("A6.3")
@pytest.mark.parametrize(
    ("neutral", "of_ra", "of_isis"),
    [("", "", ""), ("8,7", "", ""), ("", "8,7", ""), ("", "", "4,4")],
    ids=["no monument at all", "neutral, far", "enemy's, far", "her own"],
)
def test_without_a_fitting_monument_nothing_happens(neutral: str, of_ra: str, of_isis: str) -> None:
    table = claimant(temple=neutral).monuments("ra", obelisk=of_ra).monuments("isis", pyramid=of_isis)
    assert table.play(ControlMonument(0)).asked is None
    assert table.told(events.MonumentTaken) == []


# --- A6.4, A6.5 where a caravan can run ----------------------------------------------------------------------


class Corners:
    """Caravans by the letter of the rule: every path along corners, and what it does to the regions."""

    def __init__(self, camels: Iterable[str]) -> None:
        self.camels = union(camel_edge(side) for side in camels)
        self.steps: dict[Corner, list[tuple[str, Corner]]] = {}
        self.touching: set[Corner] = set()
        hexes: dict[Corner, int] = {}
        for space in bits(SPACES):
            for corner in GRID.corners(space):
                hexes[corner] = hexes.get(corner, 0) + 1
        self.touching.update(corner for corner, number in hexes.items() if number < 3)
        for space in bits(SPACES):
            self._look_around(space)

    def _look_around(self, space: int) -> None:
        """Each side of a space: a river, a shore, an older camel, or a place for a new one."""
        corners = GRID.corners(space)
        for side, other in enumerate(AROUND[space]):
            if other is None or other < space:
                continue
            one, two = corners[side], corners[(side + 1) % 6]
            name = f"{GRID.token(space)} {EDGES[side]}"
            water = bool((1 << space | 1 << other) & WATER)
            if water or (space, other) in RIVERS or self.camels >> camel_edge(name) & 1:
                self.touching |= {one, two}
            else:
                self.steps.setdefault(one, []).append((name, two))
                self.steps.setdefault(two, []).append((name, one))

    def paths(self) -> Iterator[tuple[tuple[str, ...], tuple[Corner, ...]]]:
        """Every unbroken line of 1 to 6 sides whose ends touch something, with the corners it passes."""
        growing: list[tuple[tuple[str, ...], tuple[Corner, ...]]] = [((), (start,)) for start in self.touching]
        while growing:
            line, corners = growing.pop()
            for side, corner in self.steps.get(corners[-1], []):
                if corner in corners:
                    continue
                longer = ((*line, side), (*corners, corner))
                if corner in self.touching:
                    yield longer
                if len(line) < 5:
                    growing.append(longer)

    def splits(self, line: Iterable[str]) -> bool:
        """One region becomes exactly two, each of at least 6 land spaces."""
        before = regions(self.camels)
        new = [land for land in regions(self.camels | union(map(camel_edge, line))) if land not in before]
        return len(new) == 2 and all(land.bit_count() >= 6 for land in new)

    def lines_of(self, longest: int) -> set[frozenset[str]]:
        """Every legal caravan of at most this many camels."""
        ends = {frozenset(line) for line, _ in self.paths() if len(line) <= longest}
        return {line for line in ends if self.splits(line)}


def caravan(*camels: str) -> Table:
    """Amun triggers Camel Caravan with these camels on the board already."""
    return Table("amun", "ra").camels(*camels).play(CamelCaravan(0))


LAYOUTS = sorted({tuple(layout.camels) for scenario in scenarios().values() for layout in scenario.layouts})
boards = pytest.mark.parametrize("camels", LAYOUTS, ids=lambda camels: f"{len(camels)} camels")


@boards
@pytest.mark.parametrize("later", [0, 1, 2], ids=["first caravan", "second", "third"])
@pytest.mark.rules("A6.4", "A6.5")
def test_exactly_the_lines_of_the_rule_are_offered(camels: tuple[str, ...], later: int) -> None:
    for number in range(later):
        lines = sorted(sorted(line) for line in caravan(*camels).lines())
        camels = (*camels, *lines[(7 * number + 5) % len(lines)])
    assert caravan(*camels).lines() == Corners(camels).lines_of(6)


@boards
@pytest.mark.rules("A6.5")
def test_no_inner_corner_of_a_line_touches_anything(camels: tuple[str, ...]) -> None:
    corners = Corners(camels)
    inside = [set(passed[1:-1]) for line, passed in corners.paths() if corners.splits(line)]
    assert inside
    assert not any(passed & corners.touching for passed in inside)


WALL = ("0,3 SE", "0,3 S", "1,2 SE", "1,3 SW", "2,2 SE")
"""From the sea to the river: it cuts the west of the Delta off, with six spaces."""


@pytest.mark.rules("A6.4", "A6.5")
@pytest.mark.parametrize(
    ("older", "line"),
    [
        ((), ("4,2 SE", "3,3 S", "3,3 SE")),
        ((), ("5,0 S", "5,0 SE", "4,1 S")),
        ((), ("4,0 S", "4,0 SE", "3,1 S", "3,1 SE", "3,2 S", "3,2 SE")),
        (("4,1 S", "5,0 SE", "5,0 S"), ("4,1 SW", "4,0 SE", "3,1 S", "3,1 SE", "3,2 S", "3,2 SE")),
        (WALL[:1], WALL[1:]),
        ((*WALL[:2], *WALL[3:]), WALL[2:3]),
        ((*WALL[:1], *WALL[3:]), WALL[1:3]),
    ],
    ids=["water-river", "edge-water", "edge-river", "camel-river", "camel-river 2", "camel-camel", "camel-camel 2"],
)
def test_the_two_ends_touch_river_water_camel_or_edge_also_both_the_same(
    older: tuple[str, ...], line: tuple[str, ...]
) -> None:
    table = caravan(*older)
    offered = table.lines()
    assert frozenset(line) in offered
    for loose in (line[1:], line[:-1]):
        assert frozenset(loose) not in offered, "one end touches nothing"
    table.lay("amun", *line)
    assert table.asked == ("amun", "keep_token")


@pytest.mark.rules("A6.4")
@pytest.mark.parametrize("older", [(), WALL[1:], (*WALL[:2], *WALL[3:])], ids=["none", "four", "a gap of one"])
def test_a_line_has_one_to_six_camels(older: tuple[str, ...]) -> None:
    lengths = {len(line) for line in caravan(*older).lines()}
    assert lengths <= {1, 2, 3, 4, 5, 6}
    assert 6 in lengths
    assert (1 in lengths) == (len(older) == 4)


@pytest.mark.rules("A6.4")
@pytest.mark.parametrize("side", ["3,5 S", "1,4 N", "1,5 S"], ids=["on a river", "beside water", "on an older camel"])
def test_a_camel_stands_between_two_land_spaces_where_no_river_and_no_camel_is(side: str) -> None:
    table = caravan("1,5 S")
    assert side not in {side for line in table.lines() for side in line}
    assert table.why("amun", side) == ["A6.4"]


@pytest.mark.rules("A6.4", "A6.5")
def test_a_line_is_unbroken() -> None:
    table = caravan().pick("amun", "0,3 SE")
    assert table.tokens == ["0,3 S", "1,3 NE"]
    assert table.why("amun", "4,1 S") == ["A6.5"]


@boards
@pytest.mark.rules("A6.4")
def test_a_line_splits_one_region_into_two_of_at_least_six_land_spaces(camels: tuple[str, ...]) -> None:
    before = regions(union(map(camel_edge, camels)))
    sizes = []
    for line in caravan(*camels).lines():
        after = regions(union(map(camel_edge, (*camels, *line))))
        assert len(after) == len(before) + 1
        sizes += [land.bit_count() for land in after if land not in before]
    assert min(sizes) == 6, "and six are enough"


@pytest.mark.rules("A6.4")
def test_figures_and_monuments_do_not_matter() -> None:
    table = Table("amun", "ra").figures("amun", god="1,3", warrior="1,2 0,3").figures("ra", god="2,3", warrior="2,2")
    table.monuments(temple="1,1 2,4 4,4 5,6").monuments("ra", obelisk="0,2 0,1").play(CamelCaravan(0))
    assert table.lines() == caravan().lines()


@pytest.mark.rules("A6.4", "A4.2")
def test_the_seat_that_triggered_it_places_it() -> None:
    table = Table("amun", "isis", "ra").followers(isis=0).track(unlock=2).event(4).play(Turn(1)).pick("isis", "unlock")
    assert table.asked == ("isis", "caravan")
    table.lay("isis", *WALL).picks("isis 0,1", "isis done")
    assert [event.seat for event in table.told(events.CaravanPlaced)] == [1]
    assert table.asked == ("ra", "action")


# --- A6.6, A6.7 the order tokens -----------------------------------------------------------------------------


def walled(*older: str) -> Table:
    """Tokens: Delta 1, East 2, West 3. Amun has laid the wall through the Delta."""
    table = Table("amun", "ra").camels(*older)
    if not older:
        table.order("1,5", "4,6", "4,4")
    return table.play(CamelCaravan(0)).lay("amun", *WALL)


def places(table: Table) -> dict[str, int]:
    """The order tokens of the small and the large part of the Delta, East and West."""
    named = {"small": "0,1", "large": "1,5", "east": "4,6", "west": "4,4"}
    return {name: table.region(space) + 1 for name, space in named.items()}


@pytest.mark.rules("A6.6")
@pytest.mark.parametrize(
    ("keeper", "small", "large"), [("0,1", 1, 4), ("1,3", 4, 1)], ids=["the small part", "the large part"]
)
def test_the_seat_chooses_which_part_keeps_the_token_and_the_other_gets_the_lowest_left(
    keeper: str, small: int, large: int
) -> None:
    table = walled()
    assert table.tokens == ["0,1", "1,3"]
    table.picks(f"amun {keeper}", "amun done")
    assert places(table) == {"small": small, "large": large, "east": 2, "west": 3}
    assert [land.bit_count() for land in (region & LAND for region in table.g.regions)].count(6) == 1
    assert table.told(events.CaravanPlaced)[0].new_token == 4


@pytest.mark.rules("A6.6")
def test_with_four_tokens_on_the_board_the_lowest_left_is_the_fifth() -> None:
    table = walled("4,1 S", "5,0 SE", "5,0 S").picks("amun 0,1", "amun done")
    assert table.told(events.CaravanPlaced)[0].new_token == 5
    assert table.region("1,5") == 4


@pytest.mark.rules("A6.4", "A6.6")
def test_camels_and_regions_are_there_when_the_choice_is_made() -> None:
    table = walled().pick("amun", "0,1")
    assert table.g.camels == union(map(camel_edge, WALL))
    assert not table.adjacent("0,3", "1,3")
    assert table.asked == ("amun", "exchange")


@pytest.mark.rules("A6.7")
def test_the_token_of_a_new_region_may_be_exchanged_with_that_of_any_other_region() -> None:
    assert walled().pick("amun", "0,1").tokens == ["done", "1-2", "1-3", "1-4", "2-4", "3-4"]


@pytest.mark.rules("A6.7")
@pytest.mark.parametrize(
    ("exchange", "after"),
    [
        ("done", {"small": 1, "large": 4, "east": 2, "west": 3}),
        ("1-2", {"small": 2, "large": 4, "east": 1, "west": 3}),
        ("1-3", {"small": 3, "large": 4, "east": 2, "west": 1}),
        ("1-4", {"small": 4, "large": 1, "east": 2, "west": 3}),
        ("2-4", {"small": 1, "large": 2, "east": 4, "west": 3}),
        ("3-4", {"small": 1, "large": 3, "east": 2, "west": 4}),
    ],
)
def test_the_two_regions_change_tokens_and_the_others_keep_theirs(exchange: str, after: dict[str, int]) -> None:
    table = walled().picks("amun 0,1", f"amun {exchange}")
    assert places(table) == after
    assert table.asked is None, "one exchange at most"
    assert len(table.told(events.TokensExchanged)) == (exchange != "done")


# --- A6.8 no caravan -----------------------------------------------------------------------------------------


@pytest.mark.rules("A6.8")
def test_the_caravan_may_be_declined() -> None:
    table = caravan()
    assert table.tokens[0] == "done"
    assert table.pick("amun", "done").asked is None
    assert (table.g.camels, len(table.g.regions), table.events) == (0, 3, [])


@pytest.mark.rules("A6.8")
def test_if_no_line_is_possible_nothing_happens() -> None:
    _, west, _ = regions(0)
    inside = [side for side, (low, high) in enumerate(CAMEL_EDGES) if west >> low & west >> high & 1]
    table = Table("amun", "ra").camels(*map(edge_token, inside[:27]))
    assert not Corners(map(edge_token, inside[:27])).lines_of(3), "three camels are left, and no place for three"
    assert table.play(CamelCaravan(0)).asked is None
    assert table.events == []
