"""The ground the games stand on: chance, sets, hexes, content, numbered rules."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tawy.games import rules
from tawy.kernel import bits, chance, cites, content, hexgrid
from tawy.kernel.refusal import Refused

GRID = hexgrid.HexGrid(11, 10)


@pytest.mark.plain
@pytest.mark.parametrize("module", [bits, chance, hexgrid], ids=lambda module: module.__name__)
def test_what_the_docstrings_show_is_true(module: object) -> None:
    failed, tried = doctest.testmod(module)  # type: ignore[arg-type]
    assert tried
    assert not failed


@given(st.sets(st.integers(0, 127)))
def test_bits_lists_what_union_gathers(members: set[int]) -> None:
    assert bits.bits(bits.union(members)) == sorted(members)
    if members:
        assert bits.first(bits.union(members)) == min(members)


def test_chance_is_even_and_depends_on_seed_and_position() -> None:
    rolls = [chance.roll("even", position, 6) for position in range(6000)]
    assert all(880 < rolls.count(side) < 1120 for side in range(6))
    assert rolls != [chance.roll("odd", position, 6) for position in range(6000)]


@given(st.integers(0, 109), st.integers(0, 5))
def test_neighbours_are_neighbours_both_ways(space: int, side: int) -> None:
    other = GRID.beside(space, side)
    if other is not None:
        assert GRID.beside(other, (side + 3) % 6) == space


def test_neighbours_share_the_two_corners_of_their_side() -> None:
    space = GRID.space("4,5")
    for side in range(6):
        other = GRID.beside(space, side)
        assert other is not None
        corners = GRID.corners(space)
        assert set(corners) & set(GRID.corners(other)) == {corners[side], corners[(side + 1) % 6]}


@pytest.mark.parametrize(
    "token", ["", "4", "4,", "4;7", "10,0", "0,11", "-1,2", "04,7", "a,b", "4,7,1", "\u0664,\u0667", "4, 7"]
)
def test_what_is_not_a_space_is_refused(token: str) -> None:
    with pytest.raises(Refused, match="is not a space"):
        GRID.space(token)


class Stone(content.Sourced, frozen=True):
    """Something with a source."""

    weight: int


GOOD = 'weight = 3\nsource = { origin = "rulebook", rule = "A1.1" }'


def test_content_with_a_source_is_read() -> None:
    assert content.parse(GOOD, Stone, "stone.toml").source.rule == "A1.1"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("weight = 3", "missing required field `source`"),
        ('weight = 3\nsource = { origin = "hearsay", rule = "A1.1" }', "origin"),
        ('weight = 3\nsource = { origin = "rulebook" }', "names its rule"),
        ('weight = 3\nsource = { origin = "reconstructed", rule = "A1.1" }', "says why"),
        (GOOD.replace("3", '"heavy"'), "weight"),
        (GOOD + "\nsize = 1", "size"),
        ("weight = ", "not readable TOML"),
    ],
)
def test_content_that_does_not_fit_is_refused(text: str, said: str) -> None:
    with pytest.raises(Refused, match=r"stone\.toml") as caught:
        content.parse(text, Stone, "stone.toml")
    assert said in str(caught.value)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="cannot be read"):
        content.from_file(tmp_path / "none.toml", Stone)
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Refused, match="not a text file"):
        content.from_file(binary, Stone)


def test_a_rule_a_chapter_and_nothing() -> None:
    assert cites.find("ankh", rules("ankh"), "a7.18")[0].text.startswith("[R] A tie for the highest total")
    assert [rule.number for rule in cites.find("ankh", rules("ankh"), "A15")] == ["A15.1", "A15.2", "A15.3"]
    assert cites.find("ankh", rules("ankh"), "A7.18")[0].chapter == "Conflict"
    with pytest.raises(Refused, match="There is no rule 'A99'"):
        cites.find("ankh", rules("ankh"), "A99")


def test_the_kernel_is_small_and_knows_no_game() -> None:
    folder = Path(chance.__file__).parent
    sources = [path.read_text("utf-8") for path in folder.glob("*.py")]
    assert sum(source.count("\n") for source in sources) < 1950
    assert not any(f"tawy.{game}" in source for source in sources for game in ("ankh", "plagues"))
