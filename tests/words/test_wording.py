from __future__ import annotations

import io
import json
import re
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from contract.players import eager
from games.quarries import QUARRIES
from tawy.cli import voice
from tawy.cli.faces import face_of
from tawy.cli.plagues import cards
from tawy.games import games, registered, rules
from tawy.kernel.play import Play, replay, start
from tawy.kernel.record import read_file
from tawy.plagues.tables import shipped
from tawy.plagues.terms import FAVOURS
from tawy.words import LANGUAGES, Words
from tawy.words.wording import key, meanings
from words.worded import FOLDER, all_of_it

RECORDS = [(game, file) for game, quarry in QUARRIES.items() for file in sorted(quarry.folder.glob("*.json"))]
RAW = re.compile(r"[{}$]|\w_\w|(ankh|plagues|terminal)-[a-z]|\(\)|  |None|\bnan\b")
"""What no sentence has: placeholders, ids, empty brackets, holes."""


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(autouse=True)
def _english_again() -> object:
    yield
    voice.speak("en")


@pytest.mark.parametrize("game", games())
def test_every_event_question_cause_ending_and_rule_has_words_in_every_language(game: str, language: str) -> None:
    known = registered(game)
    wanted = [f"{game}-event-{cls.__name__}" for cls in known.events]
    wanted += [f"{game}-ask-{kind}{ending}" for kind in known.questions for ending in ("", "-other")]
    wanted += [f"{game}-cause-{key(cause)}" for cause in known.causes]
    wanted += [f"{game}-ending-{key(ending)}" for ending in known.endings]
    wanted += [f"rule-{number.replace('.', '-')}" for number in rules(game)]
    wanted += [f"chapter-{chapter}" for chapter in {number.split(".")[0] for number in rules(game)}]
    texts = "\n".join(file.read_text("utf-8") for file in (known.words / language).glob("*.ftl"))
    there = set(re.findall(r"^([A-Za-z][\w-]*) =", texts, re.MULTILINE))
    assert [name for name in wanted if name not in there] == []
    options = {kind for kind in known.questions if any(name.startswith(f"{game}-option-{kind}") for name in there)}
    assert set(known.questions) == options


@pytest.mark.parametrize("game", games())
def test_the_tables_speak_of_fields_that_events_have(game: str) -> None:
    known, told = registered(game), meanings(game)
    fields = {field for cls in known.events for field in cls.__struct_fields__}
    dotted = {f"{cls.__name__}.{field}" for cls in known.events for field in cls.__struct_fields__}
    assert [field for field in told.fields if field not in fields | dotted] == []
    assert [kind for kind in told.about if kind not in known.questions] == []


@pytest.mark.parametrize(("game", "file"), RECORDS, ids=lambda thing: getattr(thing, "stem", thing))
def test_recorded_games_are_told_in_every_language(game: str, file: Path) -> None:
    face = face_of(game)
    play = replay(face.spec, read_file(file))
    for language in LANGUAGES:
        voice.speak(language)
        for sayings in face.story(play):
            for saying in sayings:
                whole(saying.text)
        whole(face.question(play))
        assert voice.words().problems == []


@pytest.mark.parametrize(("game", "file"), RECORDS[::3], ids=lambda thing: getattr(thing, "stem", thing))
def test_recorded_games_are_asked_in_every_language(game: str, file: Path) -> None:
    face = face_of(game)
    record = read_file(file)
    play = Play(face.spec, record.setup, record.seed)
    asked: set[tuple[str, str]] = set()
    for number, pick in enumerate(record.picks):
        language = LANGUAGES[number % len(LANGUAGES)]
        if (pick.kind, language) not in asked or number % 7 == 0:
            asked.add((pick.kind, language))
            voice.speak(language)
            for mine in (True, False):
                whole(face.question(play, mine=mine))
            for choice in face.choices(play):
                whole(f"{choice.name}{choice.text}{choice.group}" or "a number")
            assert voice.words().problems == []
        play.repeat(pick)


@pytest.mark.parametrize("game", games())
def test_every_counsel_has_words_in_every_language_and_an_example(game: str, language: str) -> None:
    known = registered(game)
    file = known.words / language / f"coach-{game}.ftl"
    there = re.findall(rf"^coach-{game}-(\w+) =", file.read_text("utf-8"), re.MULTILINE)
    assert sorted(there) == sorted(known.advice)
    examples = json.loads((FOLDER / f"{game}.json").read_text("utf-8"))["counsels"]
    assert {each["name"] for each in examples} == set(there)


@pytest.mark.parametrize("game", games())
def test_the_coach_speaks_in_every_language(game: str, language: str) -> None:
    face = face_of(game)
    voice.speak(language)
    play = start(face.spec, {"seats": 3}, "coach")
    dice = Random(1)
    while (ask := play.ask) is not None:
        for counsel in face.spec.counsels(play.game, ask.seat):
            whole(face.counsel(play, counsel))
        play.answer(ask.seat, face.spec.token(play.game, eager(dice, ask)))
    assert voice.words().problems == []


@pytest.mark.parametrize("game", games())
def test_every_verdict_has_words_in_every_language_and_an_example(game: str, language: str) -> None:
    words = Words(language)
    assert [name for name in registered(game).verdicts if not words.has(f"summary-{game}-{name}")] == []
    examples = json.loads((FOLDER / f"{game}.json").read_text("utf-8"))["verdicts"]
    assert {each["name"] for each in examples} == set(registered(game).verdicts)


@pytest.mark.parametrize("game", games())
def test_a_game_that_is_over_is_looked_back_on_in_every_language(game: str, language: str) -> None:
    face = face_of(game)
    voice.speak(language)
    for seats in range(max(2, face.spec.seats[0]), face.spec.seats[1] + 1):
        play = start(face.spec, {"seats": seats}, "summary")
        dice = Random(seats)
        while (ask := play.ask) is not None:
            play.answer(ask.seat, face.spec.token(play.game, eager(dice, ask)))
        console = Console(file=io.StringIO(), width=120, color_system=None)
        console.print(face.outcome(play))
        assert isinstance(console.file, io.StringIO)
        drawn = console.file.getvalue()
        assert voice.t("summary-ranking") in drawn
        assert voice.t(f"summary-{game}-by-source") in drawn
        assert not re.search(r"summary-|[{}$]|None", drawn)
    assert voice.words().problems == []


def whole(sentence: str) -> None:
    assert sentence
    assert not RAW.search(sentence), sentence


def test_cards_read_as_the_catalogues_have_them(language: str) -> None:
    words, book = Words(language), shipped()
    for card in range(len(book.territories)):
        assert cards.name(words, book, card) == words(f"plagues-territory-t{card + 1}")
        assert cards.short(words, book, card) == words(f"plagues-territory-t{card + 1}-short")
    for favour in FAVOURS:
        assert cards.favour(words, book, favour) == words(f"plagues-favour-{favour}")
    assert words.problems == []


def test_the_page_compares_its_words_with_ours() -> None:
    stored = (FOLDER / "worded.json").read_text("utf-8")
    assert stored == all_of_it(), "run cd tests && python -m words.worded, and look at what has changed"
