"""Whatever serves every game knows none by name: what it needs, the game has registered."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tawy.games import BUILT_IN

ROOT = Path(__file__).parents[1]
NAMES = (*BUILT_IN, "senet")
"""As a game is written in code: alone, or as the beginning or the end of an id like "rules-ankh"."""
NAMED = re.compile(rf"(?<![a-z])({'|'.join(NAMES)})(?![a-z])", re.IGNORECASE)
SERVING_ALL = ("kernel", "server", "arena", "review", "ai", "cli", "words", "lessons", "statistics")
"""Parts of the package, without the folders and modules in them that belong to one game."""
OF_THE_SIGN = {"theme/icons.ts", "theme/Icon.svelte"}
"""The ankh there is a drawing."""
MADE = {"net/protocol.ts"}
"""Written by `make types` from what the games have registered."""


def python() -> Iterator[Path]:
    folders = [ROOT / "tools", *(ROOT / "src" / "tawy" / part for part in SERVING_ALL)]
    yield ROOT / "src" / "tawy" / "crew.py"
    for folder in folders:
        for file in folder.rglob("*.py"):
            if not set(file.relative_to(folder).with_suffix("").parts) & set(NAMES):
                yield file


def page() -> Iterator[Path]:
    folder = ROOT / "web" / "src"
    for file in (*folder.rglob("*.ts"), *folder.rglob("*.svelte")):
        inside = file.relative_to(folder)
        known = inside.as_posix() in OF_THE_SIGN | MADE or file.name.endswith(".test.ts")
        if inside.parts[0] not in NAMES and not known:
            yield file


def literals(source: str) -> Iterator[str]:
    """Texts that Python code works with: not those that explain it, and the modules that it imports."""
    tree = ast.parse(source)
    explaining = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in explaining:
            yield node.value
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names)


def written(source: str) -> Iterator[str]:
    """The same of the page: whatever stands in quotes, and in addresses of its markup."""
    code = re.sub(r"/\*.*?\*/|<!--.*?-->|(?m:^\s*//[^\n]*$)", "", source, flags=re.DOTALL)
    yield from re.findall(r"\"[^\"\n]*\"|'[^'\n]*'|`[^`]*`", code)


FILES = [pytest.param(file, id=file.relative_to(ROOT).as_posix()) for file in (*python(), *page())]


@pytest.mark.parametrize("file", FILES)
def test_a_part_that_serves_every_game_names_none(file: Path) -> None:
    source = file.read_text("utf-8")
    found = literals(source) if file.suffix == ".py" else written(source)
    assert [text for text in found if NAMED.search(text)] == []


def test_a_name_would_be_found() -> None:
    assert [text for text in literals('"""Of ankh."""\nx = "ankh"\ny = f"{x}-plagues-ui"') if NAMED.search(text)]
    assert list(literals("from tawy.ankh import spec")) == ["tawy.ankh"]
    assert NAMED.search("rules-ankh")
    assert not NAMED.search("bankhead")
    found = [text for text in written("// \"ankh\"\nif (game === 'plagues') t(`ankh-${x}`)") if NAMED.search(text)]
    assert found == ["'plagues'", "`ankh-${x}`"]
    assert len(FILES) > 150
