"""Source as it is compiled says the same, on the same lines."""

from __future__ import annotations

import ast

from tools.native.building import SOURCE, modules
from tools.native.rewriting import rewritten

FRAME = '''"""A page of rules."""

from __future__ import annotations

from typing import Final

from tawy.kernel.frame import Ask, Frame

ONE, TWO = range(1, 3)
SEVERAL: Final = 3
NAMES = ("one", "two")


class Step(Frame["Game"], frozen=True):
    """A step."""

    cites = "A1.1"
    seat: int
    left: tuple[int, ...] = ()
    """What is left."""

    def run(self, g: Game) -> Ask | None:
        """Asks nothing."""
        g.tell(events.Stepped, self.seat)
        g.then(
            Step(self.seat, (1,)),
            Step(g.places(self.seat).bit_count()),
        )
        return None


def following(g: Game, steps: list[int]) -> tuple[Frame[Game], ...]:
    """The steps to come."""
    g.then(*[Step(step) for step in steps])
    g.then(*following(g, []), Step(1))
    return tuple(Step(one) for one, _ in zip(steps, steps, strict=True) if (one & 3).bit_count())
'''


STRUCTS = '''"""Sources."""

from __future__ import annotations

import msgspec


class Coins(Sources, frozen=True, gc=False):
    """What one can pay with."""

    board: int
    tokens: int = 0


class Freed(msgspec.Struct, frozen=True, gc=False):
    """Who has freed how many."""

    counts: list[int]


class Weights(msgspec.Struct, frozen=True):
    """Read from a file."""

    games: int
'''


def lines(source: str) -> list[str]:
    return rewritten(source).split("\n")


def test_no_line_is_added_or_taken_away_and_functions_stay_on_theirs() -> None:
    for path in modules():
        source = path.read_text("utf-8")
        before, after = ast.parse(source), ast.parse(rewritten(source))
        named = [(node.name, node.lineno) for node in ast.walk(before) if isinstance(node, ast.FunctionDef)]
        again = [(node.name, node.lineno) for node in ast.walk(after) if isinstance(node, ast.FunctionDef)]
        assert [each for each in again if each[0] != "__init__"] == [each for each in named if each[0] != "__init__"]
        assert len(rewritten(source).split("\n")) == len(source.split("\n")), path.relative_to(SOURCE)


def test_a_frame_becomes_a_class_with_a_constructor_of_its_own() -> None:
    found = lines(FRAME)
    assert found[12] == "@mypyc_attr(acyclic=True, free_list_len=1)"
    assert found[13] == "class Step(Frame):"
    assert found[15] == (
        "    def __init__(self, seat: int, left: tuple[int, ...] = ()) -> None: self.seat = seat; self.left = left"
    )
    assert found[16] == (
        "    cites: ClassVar[str] = \"A1.1\"; hints: ClassVar[dict[str, Any]] = {'seat': int, 'left': tuple[int, ...]}"
    )
    assert found[17:19] == ["    seat: int", "    left: tuple[int, ...]"]


def test_a_struct_that_no_collector_looks_at_does_too_and_any_other_stays_as_it_is() -> None:
    found = lines(STRUCTS)
    assert found[6:8] == ["@mypyc_attr(acyclic=True, free_list_len=1)", "class Coins(Sources):"]
    assert (
        found[9]
        == "    def __init__(self, board: int, tokens: int = 0) -> None: self.board = board; self.tokens = tokens"
    )
    assert found[10:12] == [
        "    board: int; hints: ClassVar[dict[str, Any]] = {'board': int, 'tokens': int}",
        "    tokens: int",
    ]
    assert found[14] == "class Freed(support.Fields):"
    assert found[20:24] == STRUCTS.split("\n")[20:24]


def test_listing_the_bits_of_a_mask_is_written_for_the_compiler() -> None:
    found = rewritten((SOURCE / "tawy" / "kernel" / "bits.py").read_text("utf-8"))
    assert "    return support.bits(mask)\n" in found


def test_names_of_numbers_are_the_numbers_for_ever() -> None:
    found = lines(FRAME)
    assert found[8:11] == ["ONE: Final = 1; TWO: Final = 2", "SEVERAL: Final = 3", 'NAMES = ("one", "two")']


def test_calls_are_what_the_compiler_knows() -> None:
    found = lines(FRAME)
    assert found[23:26] == [
        "        if g.events is not None: g.tell(events.Stepped, self.seat)",
        "        support.then_2(g.stack, ",
        "            Step(self.seat, (1,)),",
    ]
    assert found[26] == "            Step(support.bit_count(g.places(self.seat))),"
    assert found[31] == "def following(g: Game, steps: list[int]) -> tuple[Frame, ...]:"
    assert found[33:36] == [
        "    support.then_all(g.stack, [Step(step) for step in steps])",
        "    support.then_all(g.stack, [*following(g, []), Step(1)])",
        "    return tuple(Step(one) for one, _ in zip(steps, steps) if support.bit_count((one & 3)))",
    ]
