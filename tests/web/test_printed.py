"""What the page draws and cites is what the games use."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server import stories
from tawy.games import registered, rules
from tawy.kernel import cites
from tawy.kernel.event import Event
from tools import printed
from tools.typescript import protocol

WEB = Path(__file__).parents[2] / "web" / "src"
CONTENT = WEB / "content"
ENGLISH = Path(__file__).parents[2] / "src" / "tawy" / "words" / "en"


@pytest.mark.parametrize("name", printed.CONTENT)
def test_what_is_printed_is_up_to_date_on_the_page(name: str) -> None:
    assert (CONTENT / name).read_text("utf-8") == printed.CONTENT[name](), (
        "run make types, and look at what has changed"
    )


@pytest.mark.parametrize("name", printed.RULES)
def test_the_rules_are_up_to_date_on_the_page(name: str) -> None:
    assert (ENGLISH / name).read_text("utf-8") == printed.RULES[name](), "run make types, and look at what has changed"


def test_the_files_are_written_where_they_are_asked_for(tmp_path: Path) -> None:
    printed.main([str(tmp_path / "content"), str(tmp_path / "en")])
    written = {path.name: path.read_text("utf-8") for path in tmp_path.rglob("*.*")}
    assert written == {name: write() for name, write in (printed.CONTENT | printed.RULES).items()}


@pytest.mark.parametrize("game", protocol.played())
def test_every_event_question_and_cause_is_listed_with_a_rule_that_exists(game: str) -> None:
    facts = printed.facts(game)
    assert facts["event_types"] == sorted(cls.__name__ for cls in protocol.events(game))
    assert list(facts["questions"]) == list(registered(game).questions)
    assert set(_rules_in(facts)) <= set(rules(game))


def _rules_in(facts: Any) -> list[str]:
    return cites.NUMBER.findall(json.dumps(facts))


@pytest.mark.parametrize("game", protocol.played())
def test_every_rule_is_one_line_of_plain_text(game: str) -> None:
    lines = printed.rule_messages(game).splitlines()
    messages = dict(line.split(" = ", 1) for line in lines if line.startswith("rule-"))
    assert {number.removeprefix("rule-").replace("-", ".") for number in messages} == set(rules(game))
    for text in messages.values():
        assert not re.search(r"\*\*|`|^\s*$", text)


def test_what_is_not_the_rulebooks_says_so_and_a_reconstruction_says_why() -> None:
    found = printed.sources("plagues")
    assert {source["table"] for source in found} >= {"papyrus", "plagues", "territories"}
    assert all(source["why"] for source in found if source["origin"] == "reconstructed")
    assert "darkness" not in {source["what"] for source in found}


def test_an_item_that_fits_stands_on_one_line_and_every_file_is_json() -> None:
    assert printed.pretty({"a": [1, 2], "b": {}}) == '{ "a": [1, 2], "b": {} }'
    for name, write in printed.CONTENT.items():
        assert json.loads(write()), name
        assert max(len(line) for line in write().splitlines()) <= printed.WIDTH


@pytest.mark.parametrize("game", protocol.played())
def test_the_games_that_the_page_has_to_find_words_for_can_be_told_today(game: str) -> None:
    story = json.loads((stories.FOLDER / f"{game}.json").read_text("utf-8"))
    kinds = {cls.__name__: cls for cls in protocol.events(game)}
    told = [_read(event, kinds) for event in (*story["told"], *story["rare"])]
    assert {type(event).__name__ for event in told} == set(kinds), "run python -m server.stories in tests"
    assert {question["kind"] for question in story["asked"]} == set(registered(game).questions)


def _read(event: dict[str, Any], kinds: dict[str, type]) -> Event:
    """An event again from its file; numbers of seats are keys there, and keys are words."""
    read: Event = msgspec.json.decode(json.dumps(event), type=kinds[event["type"]])
    return read
