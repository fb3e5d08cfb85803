"""The coverage table: for every numbered rule, the code that carries it out and the tests that show it.

``make coverage`` writes it to docs/rules; a test fails when a rule has no code or no test, or the table is old.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

from tawy.games import rules
from tawy.kernel.cites import NUMBER
from tawy.plagues.tables import shipped

ROOT = Path(__file__).parents[1]
GAMES = ("ankh", "plagues")
_RANGE = re.compile(r"\b([A-Z])(\d+)\.(\d+) to \1\2\.(\d+)\b")
Places = dict[str, list[str]]


def cited(text: str) -> set[str]:
    """The rules a text names, ranges like "A7.17 to A7.24" spelled out."""
    found = set(NUMBER.findall(text))
    for letter, chapter, first, last in _RANGE.findall(text):
        found |= {f"{letter}{chapter}.{number}" for number in range(int(first), int(last) + 1)}
    return found


def code_places(game: str) -> Places:
    """Where the code of a game cites each rule: in a class or function, or in its content.

    What it says of itself to the faces carries out nothing.
    """
    places: Places = {}
    folder = ROOT / "src" / "tawy" / game
    for path in sorted(set(folder.rglob("*.py")) - {folder / "printed.py", folder / "registration.py"}):
        module = ".".join(path.relative_to(folder).with_suffix("").parts).removesuffix(".__init__")
        for name, text in _pieces(path.read_text("utf-8")):
            for rule in cited(text):
                places.setdefault(rule, []).append(f"{module}.{name}" if name else module)
    for path in sorted(folder.rglob("*.toml")):
        for rule in cited(path.read_text("utf-8")):
            places.setdefault(rule, []).append(str(path.relative_to(folder)))
    return places


def _pieces(source: str) -> Iterator[tuple[str, str]]:
    """The top-level classes and functions of a module with their text, and what stands outside them."""
    lines = source.splitlines()
    outside = set(range(len(lines)))
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            inside = range(node.lineno - 1, node.end_lineno or node.lineno)
            outside -= set(inside)
            yield node.name, "\n".join(lines[number] for number in inside)
    yield "", "\n".join(lines[number] for number in sorted(outside))


def shown_places(game: str) -> Places:
    """Which tests are marked with each rule."""
    places: Places = {}
    for path in sorted((ROOT / "tests" / game).glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in _marks(node.decorator_list):
                    places.setdefault(rule, []).append(f"{path.stem}.{node.name}")
    return places


def _marks(decorators: list[ast.expr]) -> Iterator[str]:
    """The numbers written in ``@pytest.mark.rules("A7.18", ...)``, on the test or on one of its cases."""
    for decorator in decorators:
        for call in ast.walk(decorator):
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rules":
                yield from cited(ast.unparse(call))


def table(game: str) -> str:
    """The coverage table of a game."""
    code, tests = code_places(game), shown_places(game)
    lines = [
        f"# Rules of {game.title()}: code and tests",
        "",
        "Made by `make coverage`; do not edit. A rule without code or without a test fails the build.",
        "",
        "| rule | code | tests |",
        "|---|---|---|",
    ]
    lines += [f"| {rule} | {_cell(code.get(rule, []))} | {_cell(tests.get(rule, []))} |" for rule in rules(game)]
    return "\n".join(lines) + "\n"


def _cell(places: list[str]) -> str:
    unique = list(dict.fromkeys(places))
    return "<br>".join(f"`{place}`" for place in unique)


def reconstructed() -> str:
    """The tables of 10 Plagues that the rulebook shows only as pictures: what we play with, and why."""
    lines = [
        "# 10 Plagues: what is reconstructed",
        "",
        "Made by `make coverage`; do not edit. These tables stand in `src/tawy/plagues/content/tables.toml`; an owner",
        "of the printed game can play with the printed ones ([how](../guide/content.md)).",
        "",
        "| table | rule | why |",
        "|---|---|---|",
    ]
    tables = msgspec.to_builtins(shipped().tables)
    for name, table_ in tables.items():
        for record in table_ if isinstance(table_, list) else [table_]:
            if isinstance(record, dict) and record["source"]["origin"] == "reconstructed":
                called = f"{name}: {record['id']}" if "id" in record else name
                lines.append(f"| {called} | {record['source']['rule']} | {record['source']['why']} |")
    return "\n".join(lines) + "\n"


RECONSTRUCTED = ROOT / "docs" / "rules" / "plagues-reconstructed.md"


def document(game: str) -> Path:
    """Where the table is kept."""
    return ROOT / "docs" / "rules" / f"{game}-coverage.md"


def main() -> None:
    """Write the table of every game, and the list of what is reconstructed."""
    for game in GAMES:
        document(game).write_text(table(game), "utf-8")
    RECONSTRUCTED.write_text(reconstructed(), "utf-8")


if __name__ == "__main__":
    main()
