"""Games that packages bring by an entry point stand beside ours, and none takes another with it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from shelving import Point, shelved
from tawy import games as shelf
from tawy.ankh.registration import GAME as ANKH
from tawy.ankh.spec import AnkhSpec
from tawy.cli import faces, main
from tawy.kernel.refusal import Refused
from tawy.kernel.registration import Registration


def named(name: str, letters: str, **other: Any) -> Registration:
    """Ankh under another name."""
    spec = AnkhSpec()
    spec.name = name
    return replace(ANKH, spec=spec, letters=letters, **other)


MEHEN, WEPWAWET = named("mehen", "M"), named("wepwawet", "W")


def left_out() -> list[str]:
    return [str(reason) for reason in shelf.shelf().left_out]


def test_a_game_of_another_package_stands_behind_ours() -> None:
    with shelved(Point("mehen", MEHEN)):
        assert list(shelf.games()) == ["ankh", "plagues", "mehen"]
        assert shelf.spec_of("mehen") is MEHEN.spec
        assert left_out() == []


@pytest.mark.parametrize(
    ("name", "brought", "reason"),
    [
        ("mehen", ImportError("No module named 'snake'"), "ImportError: No module named 'snake'"),
        ("mehen", ANKH.spec, "it registers AnkhSpec instead of a Registration"),
        ("mehen", ANKH, "it calls itself 'ankh'; its name is its entry point's, of small letters and digits"),
        ("Mehen", named("Mehen", "M"), "it calls itself 'Mehen'; its name is its entry point's, of small letters"),
        ("ankh", ANKH, "tawy.ankh has a game of that name"),
        ("mehen", named("mehen", "P"), "its rules begin with P, and so do those of 'plagues'"),
        ("mehen", named("mehen", "m"), "its rules begin with 'm' and not with one to three capital letters"),
    ],
)
def test_one_that_does_not_fit_is_left_out_with_a_sentence(name: str, brought: Any, reason: str) -> None:
    with shelved(Point(name, brought), Point("wepwawet", WEPWAWET)):
        assert list(shelf.games()) == ["ankh", "plagues", "wepwawet"]
        [sentence] = left_out()
    assert sentence.startswith(f"The game {name!r} of snakes:GAME is left out: {reason}")
    assert sentence.endswith(".")


def test_of_two_with_one_name_the_first_is_played() -> None:
    with shelved(Point("mehen", MEHEN), Point("mehen", named("mehen", "N"), "others:GAME")):
        assert shelf.games()["mehen"].letters == "M"
        assert left_out() == ["The game 'mehen' of others:GAME is left out: tawy.ankh has a game of that name."]


def test_the_terminal_says_what_is_left_out_and_plays_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    broken = Point("mehen", ImportError("No module named 'snake'"))
    with shelved(broken, Point("wepwawet", replace(WEPWAWET, face="nowhere:Face"))):
        assert main(["rules", "A7.18", "--language", "cs"]) == 0
        with pytest.raises(Refused, match=r"The game 'wepwawet' of .* is left out"):
            faces.face_of("wepwawet")
    printed = capsys.readouterr()
    assert "A7.18" in printed.out
    assert " ".join(printed.err.split()) == (
        "Hra 'mehen' z snakes:GAME není k dispozici: ImportError: No module named 'snake'. "
        "Hra 'wepwawet' z tawy.ankh není k dispozici: ModuleNotFoundError: No module named 'nowhere'."
    )
