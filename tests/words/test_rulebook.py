"""The rulebooks as the terminal tells them; the page's tests hold them against drawings, scenes and links."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tawy.games import rules
from tawy.words import LANGUAGES, Words, rulebook
from tawy.words.languages import FOLDER

BOOKS = ("ankh", "plagues")
SEARCHES: list[tuple[str, str, str, str | None]] = json.loads(
    (Path(__file__).parent / "searches.json").read_text("utf-8")
)
"""Language, game, what is typed, and the section that is found first: the page finds the same."""


@pytest.mark.parametrize("game", BOOKS)
def test_every_numbered_rule_is_explained_in_some_section_and_every_cited_one_exists(game: str) -> None:
    cited = {rule for section in rulebook.sections(FOLDER, game) for rule in section.rules}
    assert cited == set(rules(game))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOOKS)
def test_every_section_has_words_and_none_of_the_page_s_markup(game: str, language: str) -> None:
    words = Words(language)
    for section in rulebook.sections(FOLDER, game):
        told = rulebook.paragraphs(words, game, section)
        assert told
        assert not [text for text in told if "**" in text or "](" in text]
        assert rulebook.title(words, game, section)
    assert words.problems == []


@pytest.mark.parametrize(("language", "game", "typed", "wanted"), SEARCHES)
def test_everyday_words_lead_to_what_they_mean(language: str, game: str, typed: str, wanted: str | None) -> None:
    found = rulebook.about(Words(language), FOLDER, game, typed)
    assert (found[0].id if found else None) == wanted


def test_a_game_without_a_rulebook_has_no_sections() -> None:
    assert rulebook.sections(FOLDER, "senet") == ()
