"""A compiled engine is used for the sources it was made from, and for no others."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tawy
from tawy import engine


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A checkout with the sources of the engine."""
    copy = tmp_path / "src" / "tawy"
    for part in engine.PARTS:
        shutil.copytree(engine.HERE / part, copy / part, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("__init__.py", "engine.py"):
        shutil.copy(engine.HERE / name, copy)
    return copy


def starts(package: Path, wanted: str = "") -> subprocess.CompletedProcess[str]:
    """Which engine a fresh Python takes."""
    environment = os.environ | {"TAWY_ENGINE": wanted, "PYTHONPATH": str(package.parent)}
    command = [sys.executable, "-c", "import tawy; print(tawy.ENGINE)"]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603


def built(package: Path) -> Path:
    """A build for these sources, as far as it can be told from outside."""
    place = package.parents[1] / "build" / "native" / engine.key(package)
    place.mkdir(parents=True)
    return place


def test_without_a_build_the_sources_run(package: Path) -> None:
    assert starts(package).stdout == "plain\n"


def test_a_build_is_used_as_long_as_the_sources_are_those_it_was_made_from(package: Path) -> None:
    built(package)
    assert starts(package).stdout == "compiled\n"
    rule = package / "ankh" / "rules" / "turn.py"
    was = rule.read_bytes()
    rule.write_bytes(was + b"\n")
    assert starts(package).stdout == "plain\n"
    rule.write_bytes(was)
    assert starts(package).stdout == "compiled\n"


def test_a_source_that_comes_goes_or_is_renamed_is_another_key(package: Path) -> None:
    keys = {engine.key(package)}
    (package / "ankh" / "rules" / "new.py").write_text("")
    keys.add(engine.key(package))
    (package / "ankh" / "rules" / "new.py").rename(package / "ankh" / "rules" / "newer.py")
    keys.add(engine.key(package))
    assert len(keys) == 3


def test_a_build_that_the_package_carries_is_found_too(package: Path) -> None:
    built(package).rename(package / "carried")
    (package / "native").mkdir()
    (package / "carried").rename(package / "native" / engine.key(package))
    assert starts(package).stdout == "compiled\n"


def test_the_plain_engine_can_be_asked_for(package: Path) -> None:
    built(package)
    assert starts(package, "plain").stdout == "plain\n"


def test_who_asks_for_a_compiled_engine_that_is_not_there_is_told(package: Path) -> None:
    assert "no compiled engine fits these sources: run make native" in starts(package, "compiled").stderr


def test_compiled_modules_come_before_the_sources(tmp_path: Path) -> None:
    library = tmp_path / "tawy" / "kernel" / f"frame{engine.SUFFIX}"
    library.parent.mkdir(parents=True)
    library.write_bytes(b"")
    finder = engine.Finder(tmp_path)
    found = finder.find_spec("tawy.kernel.frame")
    assert found is not None
    assert found.origin == str(library)
    assert finder.find_spec("tawy.kernel.bits") is None


def test_the_version_says_which_engine_runs() -> None:
    run = subprocess.run([sys.executable, "-m", "tawy.cli", "--version"], capture_output=True, text=True, check=True)
    assert run.stdout == f"tawy {tawy.__version__} ({tawy.ENGINE} engine)\n"
