from __future__ import annotations

import io
from random import Random

import pytest
from rich.console import Console, RenderableType

from ankh.table import Table
from tawy.ankh.board import RIVERS, SPACES, edge_between
from tawy.ankh.queries.pieces import TOKEN
from tawy.ankh.rules.battle import BuildMonument
from tawy.ankh.rules.caravan import CamelCaravan
from tawy.ankh.rules.moving import MoveFigures
from tawy.ankh.spec import SPEC
from tawy.cli.ankh import board, gods, panels, scene
from tawy.cli.ankh.board import Marks
from tawy.kernel.bits import bits


def printed(thing: RenderableType, width: int = 120) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None, highlight=False)
    console.print(thing)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def table() -> Table:
    return (
        Table("isis", "ra", guardians=["satet", "apep", "giant_scorpion"])
        .figures("isis", god="4,1", warrior="4,2 5,5", apep="0,4")
        .figures("ra", god="7,7", giant_scorpion="7,5")
        .monuments(obelisk="8,8")
        .monuments("ra", temple="2,5")
        .monuments("isis", pyramid="7,6")
        .camels("6,6 S", "6,7 SW")
        .tiles("8,1")
        .suns("7,5")
        .aim("7,5", "NE")
    )


def test_every_space_is_on_the_map() -> None:
    drawn = "\n".join(board.draw(table().g, Marks()).lines)
    spaces = bits(SPACES)
    assert len(spaces) == 101
    for space in spaces:
        assert any(f"{side}{TOKEN[space]} " in drawn for side in "/\\≈m↗↘"), TOKEN[space]


def test_every_line_fits() -> None:
    lines = board.draw(table().g, Marks()).lines
    assert {len(line) for line in lines} == {board.WIDTH}
    assert len(lines) == board.HEIGHT


def test_who_stands_where_is_written_out() -> None:
    drawn = "\n".join(board.draw(table().g, Marks()).lines)
    for word in ("☥ god", "warrior", "Apep", "Scorpion", "neutral", "▌obelisk", "Π temple", "▲pyramid", "Under-", "☼"):
        assert word in drawn
    assert drawn.count(" Isis ") == 5
    assert "↗" in drawn
    assert "↘" in drawn


def test_rivers_and_camels_lie_on_their_sides() -> None:
    g = table().g
    with_camels = "".join(board.draw(g, Marks()).lines)
    assert with_camels.count("≈") >= 2 * len(RIVERS)
    g.camels = 0
    g.derive()
    assert "m" not in "".join(board.draw(g, Marks()).lines).replace("temple", "").replace("pyramid", "")
    assert with_camels.count("mm") >= 2


@pytest.mark.parametrize("seed", range(4))
def test_every_region_shows_its_token(seed: int) -> None:
    g, dice = SPEC.new(SPEC.read_setup({"seats": 5})), Random(seed)
    for decision in range(150):
        assert g.ask is not None
        g.answer(dice.choice(g.ask.options))
        if decision % 10 == 0:
            drawn = "\n".join(board.draw(g, Marks()).lines)
            assert all(f"region {token}" in drawn or f"#{token}" in drawn for token in range(1, len(g.regions) + 1))


def test_a_region_without_an_empty_space_keeps_its_token() -> None:
    g = table().g
    g.occupied = SPACES
    g.owned[0] = g.built[0] = SPACES & ~g.figures[0] & ~g.figures[1]
    drawn = "\n".join(board.draw(g, Marks()).lines)
    assert "#1" in drawn


def test_options_are_numbered_on_the_map() -> None:
    asked = table()
    isis, ra = asked.seat("isis"), asked.seat("ra")
    asked.play(MoveFigures(isis))
    labels = {TOKEN[space]: label for space, label in scene.marked(asked.g).spaces.items()}
    assert labels == {space: str(number) for number, space in enumerate(asked.tokens[1:], 1)}
    assert "[1]" in printed(scene.draw(asked.g, isis, 120, whole=False))
    assert "[1]" not in printed(scene.draw(asked.g, ra, 120, whole=False))


def test_a_caravan_grows_on_the_map() -> None:
    asked = table()
    asked.play(CamelCaravan(asked.seat("isis")))
    assert {edge_between(token) for token in asked.tokens[1:]} == set(scene.marked(asked.g).sides)
    flat = next(token for token in asked.tokens if token.endswith(" S"))
    asked.pick("isis", flat)
    assert edge_between(flat) in scene.marked(asked.g).line
    assert "MMMMMM" in "".join(board.draw(asked.g, scene.marked(asked.g)).lines)


def test_a_space_with_several_options_is_marked_once() -> None:
    asked = table().followers(ra=5)
    asked.g.arena = 2
    asked.play(BuildMonument(asked.seat("ra")))
    assert set(scene.marked(asked.g).spaces.values()) == {"+"}


def test_tracks() -> None:
    g = table().track(gain=2, move=1).event(4).devotion(ra=3, isis=3).g
    actions = printed(panels.actions(g))
    assert "Gain Followers    ●●◆    2/3" in actions
    assert "Move Figures      ●○◇    1/3" in actions
    assert "◇ Camel Caravan" in actions
    assert "m m m [X1]  C M M X2" in printed(panels.events(g))
    devotion = printed(panels.devotion(g))
    assert "red to 20, top 31" in devotion
    assert devotion.index("Isis") < devotion.index("Ra")  # named later: on top of the stack
    assert "3r" in devotion
    order = printed(panels.order(g))
    assert "Isis 3" in order
    assert "O:n1" in order


def test_gods_in_a_table() -> None:
    asked = table().followers(ra=7).trapped(isis=1).hand("isis", "flood", "miracle").tie_breaker("ra", up=False)
    asked.powers("ra", "glorious", "revered")
    drawn = printed(gods.table(asked.g, asked.seat("ra"), 120))
    for words in (
        "Ra (you)",
        "Tie-breaker, used",
        "1 trapped",
        "(Plague) (Build)",
        "Revered, Glorious",
        "Sun tokens: 2",
    ):
        assert words in drawn
    assert "1 out, 0 pool" in drawn


def test_a_list_for_narrow_terminals_has_everything() -> None:
    drawn = printed(scene.draw(table().g, None, 80, whole=True), 80)
    for words in (
        "4,1  Isis's god figure",
        "7,5  Ra's Giant Scorpion, Radiant ↗ ",
        "Underworld tiles: 8,1",
        "8,8  neutral",
    ):
        assert words in drawn
