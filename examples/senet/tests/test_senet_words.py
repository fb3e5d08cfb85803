"""Everything that Senet says, in every language."""

from __future__ import annotations

import re
from random import Random

import pytest
from fluent.syntax import ast, parse

from senet.registration import GAME
from senet.spec import SPEC
from tawy.cli import voice
from tawy.cli.faces import face_of
from tawy.cli.rulebook import looked_up
from tawy.games import rules
from tawy.kernel import cites
from tawy.kernel.play import start
from tawy.kernel.refusal import Refused
from tawy.words import LANGUAGES
from tawy.words.wording import key, meanings

pytestmark = pytest.mark.usefixtures("registered")


@pytest.fixture(params=LANGUAGES, autouse=True)
def language(request: pytest.FixtureRequest) -> object:
    voice.speak(request.param)
    yield request.param
    voice.speak("en")


def messages(language: str, file: str) -> dict[str, ast.Message]:
    found = parse((GAME.words / language / f"{file}.ftl").read_text("utf-8")).body
    assert not [entry for entry in found if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("file", ["senet", "rules-senet", "refusals-senet"])
def test_every_language_has_every_message(language: str, file: str) -> None:
    assert messages(language, file).keys() == messages("en", file).keys()


def test_every_event_question_ending_and_rule_has_words(language: str) -> None:
    wanted = [f"senet-event-{cls.__name__}" for cls in GAME.events]
    wanted += [f"senet-ask-{kind}{ending}" for kind in GAME.questions for ending in ("", "-other")]
    wanted += [f"senet-option-{kind}" for kind in GAME.questions]
    wanted += [f"senet-ending-{key(ending)}" for ending in GAME.endings]
    wanted += [f"rule-{number.replace('.', '-')}" for number in rules("senet")]
    there = messages(language, "senet").keys() | messages(language, "rules-senet").keys()
    assert [name for name in wanted if name not in there] == []
    fields = {field for cls in GAME.events for field in cls.__struct_fields__}
    assert set(meanings("senet", (GAME.words,)).fields) <= fields


def test_the_english_rules_are_those_of_the_document() -> None:
    made = "\n".join(cites.messages(rules("senet"))).lstrip() + "\n"
    assert (GAME.words / "en" / "rules-senet.ftl").read_text("utf-8") == made, "tawy rules --catalogue senet > ..."


def test_a_whole_game_is_told_without_a_hole() -> None:
    face, play, dice = face_of("senet"), start(SPEC, {"seats": 2}, "told"), Random(1)
    while play.ask is not None:
        if len(play.picks) % 5 == 0:
            for mine in (True, False):
                whole(face.question(play, mine=mine))
            for choice in face.choices(play):
                whole(choice.name)
        play.answer(play.ask.seat, SPEC.token(play.game, dice.choice(play.ask.options)))
    for sayings in face.story(play):
        for saying in sayings:
            whole(saying.text)
    whole(face.question(play))
    assert looked_up("S4")
    assert face.draw(play, None, 100, whole=True)
    assert voice.words().problems == []


def whole(sentence: str) -> None:
    assert sentence
    assert not re.search(r"[{}$]|senet-|\(\)|  |None", sentence), sentence


def test_refusals_are_told_in_the_reader_s_language(language: str) -> None:
    for raw in ({"seats": 3}, {"dice": 2}):
        with pytest.raises(Refused) as refused:
            SPEC.read_setup(raw)
        assert (voice.told(refused.value) != str(refused.value)) == (language != "en")
