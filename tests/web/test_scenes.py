"""The worked examples of the rulebooks are played on the page as the engine plays them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ankh import examples as ankh
from plagues import examples as plagues
from tawy.games import spec_of
from web import scenes

RULES = Path(__file__).parents[2] / "docs" / "rules"
EXAMPLES: dict[str, Any] = {"ankh": ankh.EXAMPLES, "plagues": plagues.EXAMPLES}
NAMED = [pytest.param(game, name, id=f"{game} {name}") for game, all_ in scenes.SCENES.items() for name in all_]


@pytest.mark.parametrize("game", scenes.SCENES)
def test_what_the_page_plays_is_up_to_date(game: str) -> None:
    assert (scenes.FOLDER / f"{game}-scenes.json").read_text("utf-8") == scenes.written(game), (
        "run make types, and look at what has changed"
    )


@pytest.mark.parametrize("game", scenes.SCENES)
def test_every_worked_example_of_the_rulebook_is_there(game: str) -> None:
    listed = re.findall(r"^\| (E\d+) \|", (RULES / f"{game}-examples.md").read_text("utf-8"), re.MULTILINE)
    assert list(EXAMPLES[game]) == listed


@pytest.mark.parametrize(("game", "name"), NAMED)
def test_a_scene_comes_out_again_from_what_the_page_is_told(game: str, name: str) -> None:
    """Each position is the one before with its changes laid over it; nothing in it is secret."""
    told = msgspec.json.decode((scenes.FOLDER / f"{game}-scenes.json").read_bytes())
    scene = told["scenes"][name]
    view = told["bare"][str(scene["seats"])]
    for position, shown in zip(scene["positions"], scenes.SCENES[game][name]().shown(spec_of(game)), strict=True):
        view = laid_over(view, position["changes"])
        assert view == scenes.plain(shown.seen)
        assert view["secrets"] is None


def laid_over(was: Any, changes: Any) -> Any:
    """As web/src/net/changes.ts does it."""
    if not isinstance(changes, dict) or not isinstance(was, dict | list):
        return changes
    now = was.copy()
    for place, change in changes.items():
        key = int(place) if isinstance(now, list) else place
        now[key] = laid_over(now[key], change)
    return now


@pytest.mark.parametrize("game", scenes.SCENES)
def test_every_example_but_those_that_only_show_something_is_played(game: str) -> None:
    still = {name for name, make in EXAMPLES[game].items() if len(make().shown(spec_of(game))) == 1}
    assert still == ({"E1"} if game == "ankh" else set())
