"""The README and the guides name only what there is: commands, options, bots, make targets, files, extras."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from senet.registration import GAME
from shelving import Point, shelved
from tawy.ai.bots import named
from tawy.cli.options import parse
from tawy.kernel.refusal import Refused

ROOT = Path(__file__).parents[1]
DOCUMENTS = [
    *(ROOT / name for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "STYLE.md", "CHANGELOG.md")),
    *sorted((ROOT / "docs" / "guide").glob("*.md")),
]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
_FENCED = re.compile(r"^ *```\w*\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
_INDENTED = re.compile(r"^    (tawy .*)$", re.MULTILINE)
_INLINE = re.compile(r"`(tawy [^`]+)`")
_BOTS = ("bots", "players", "sprt")
"""Options whose values are names of bots."""


def commands(document: str) -> Iterator[str]:
    """Every command line of Tawy in a document: in its blocks, and whole ones in its sentences."""
    for block in _FENCED.findall(document):
        for line in block.splitlines():
            if line.strip().startswith("tawy "):
                yield line.strip()
    yield from _INDENTED.findall(document)
    for code in _INLINE.findall(document):
        if " -" in code:  # `tawy serve` alone is a name, and may lack what it needs
            yield code.replace("\n", " ")


LINES = [
    pytest.param(line, id=f"{path.name}: {line.partition('#')[0].strip()}")
    for path in DOCUMENTS
    for line in commands(path.read_text("utf-8"))
]


@pytest.mark.parametrize("line", LINES)
def test_a_command_in_a_document_is_understood(line: str) -> None:
    with shelved(Point("senet", GAME)):  # which the guide to a new game has installed
        options = vars(parse(shlex.split(line, comments=True)[1:]))
    for option in _BOTS:
        for bot in (options.get(option) or "").split(","):
            assert not bot or bot == "none" or named(bot)


def test_a_command_that_has_rotted_would_be_noticed() -> None:
    [rotten] = commands("Try\n\n```sh\ntawy play ankh --opponents 3   # against three\n```\n")
    with pytest.raises(Refused, match="--opponents"):
        parse(shlex.split(rotten, comments=True)[1:])
    assert len(LINES) > 15


def test_every_name_of_a_command_in_a_sentence_is_one() -> None:
    for path in DOCUMENTS:
        for name in re.findall(r"`tawy ([a-z]+)`", path.read_text("utf-8")):
            with pytest.raises((SystemExit, Refused)) as left:
                parse([name, "--help"])
            assert not isinstance(left.value, Refused), f"{path.name} speaks of tawy {name}"


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_targets_of_make_and_linked_files_are_there(path: Path) -> None:
    text, makefile = path.read_text("utf-8"), (ROOT / "Makefile").read_text("utf-8")
    for targets in re.findall(r"`make ([a-z0-9 ]+)`|^make ([a-z0-9]+)", text, re.MULTILINE):
        for target in " ".join(targets).split():
            assert re.search(rf"^[a-z0-9 ]*\b{target}\b[a-z0-9 ]*:", makefile, re.MULTILINE), f"make {target}"
    for link in re.findall(r"\]\(([^)#:]+)\)", text):
        assert (path.parent / link).exists(), link
    for file in re.findall(r"`(src/tawy/[\w/.]+)`", text):
        assert (ROOT / file).exists(), file


def would_run(target: str) -> str:
    """What make would do for a target on a new machine."""
    make = shutil.which("make") or pytest.skip("there is no make here")
    words = [make, "--dry-run", "--always-make", target]
    return subprocess.run(words, cwd=ROOT, check=True, capture_output=True, text=True).stdout  # noqa: S603


def test_whoever_only_plays_installs_no_tools_of_tests_and_checks() -> None:
    play, test = would_run("play"), would_run("test")
    assert "--editable ." in play
    assert "--omit=dev" in play
    assert "--group" not in play
    assert "--include=dev" not in play
    assert "--group test --group check" in test
    assert "--include=dev" in test


def test_the_project_claims_what_it_has() -> None:
    project, hatch = PROJECT["project"], PROJECT["tool"]["hatch"]["build"]
    for script in project["scripts"].values():
        module, _, function = script.partition(":")
        assert callable(getattr(import_module(module), function))
    for file in (project["readme"], *project["license-files"], hatch["hooks"]["custom"]["path"]):
        assert (ROOT / file).is_file()
    for file in (*hatch["targets"]["sdist"]["include"], *hatch["targets"]["wheel"]["force-include"]):
        assert any(ROOT.glob(file.removeprefix("/"))), file
    assert (ROOT / "src" / "tawy" / "py.typed").exists() == ("Typing :: Typed" in project["classifiers"])


def test_every_extra_that_is_spoken_of_can_be_installed_and_the_other_way_round() -> None:
    sources = [*DOCUMENTS, *(ROOT / "src" / "tawy").rglob("*.py")]
    spoken_of = {extra for path in sources for extra in re.findall(r"tawy\[(\w+)\]", path.read_text("utf-8"))}
    assert spoken_of == PROJECT["project"]["optional-dependencies"].keys()
