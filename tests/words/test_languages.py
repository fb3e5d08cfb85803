from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from tawy.cli.ankh.board import INSIDE as IN_A_HEX
from tawy.cli.ankh.panels import NAME, WIDTH
from tawy.cli.plagues.board import BETWEEN
from tawy.words import LANGUAGES, Words, chosen, usual
from tawy.words.catalogue import files
from tawy.words.languages import FOLDER


def test_the_package_carries_its_languages() -> None:
    assert set(LANGUAGES) >= {"cs", "en", "es", "it", "pt-BR"}


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("cs", "cs"),
        ("cs_CZ.UTF-8", "cs"),
        ("PT", "pt-BR"),
        ("pt_PT", "pt-BR"),
        ("it@euro", "it"),
        ("de", None),
        ("", None),
    ],
)
def test_a_language_is_meant_however_its_name_is_written(said: str, meant: str | None) -> None:
    assert chosen(said) == meant


@pytest.mark.parametrize(
    ("environment", "spoken"),
    [
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LC_ALL": "it_IT", "LANG": "es_ES"}, "it"),
        ({"LC_MESSAGES": "cs_CZ", "LANG": "en_GB"}, "cs"),
        ({"LC_ALL": "", "LANG": "pt_BR"}, "pt-BR"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "ja_JP"}, "en"),
        ({}, "en"),
    ],
)
def test_the_system_says_which_language_is_spoken(environment: dict[str, str], spoken: str) -> None:
    assert usual(environment) == spoken


def test_numbers_plurals_and_lists_are_the_language_s_own() -> None:
    def gained(language: str, amount: int) -> str:
        return Words(language)("ankh-event-FollowersGained", side="Ra", amount=amount, cause="x")

    assert [gained("cs", amount) for amount in (1, 2, 5)] == [
        "Ra získává 1 stoupence (x).",
        "Ra získává 2 stoupence (x).",
        "Ra získává 5 stoupenců (x).",
    ]
    assert gained("en", 1234) == "Ra gains 1,234 followers (x)."
    assert gained("cs", 1234) == "Ra získává 1\N{NO-BREAK SPACE}234 stoupenců (x)."
    assert Words("es").listing(["Ra", "Isis", "Amón"]) == "Ra, Isis y Amón"
    assert Words("es").listing(["Ra", "Isis"]) == "Ra e Isis"
    assert Words("es").listing(["Ra", "Osiris"], "or") == "Ra u Osiris"
    assert Words("es").listing(["un hebreo", "hielo"]) == "un hebreo y hielo"
    assert Words("pt-BR").listing(["1", "2"], "or") == "1 ou 2"
    assert Words("it").number(1234.5, 1) == "1.234,5"
    assert Words("cs").share(0.125) == "12,5\N{NO-BREAK SPACE}%"
    assert Words("en")("plagues-ui-source", source="Nile", amount=3) == "Nile +3"
    assert Words("en")("plagues-ui-source", source="Nile", amount=0) == "Nile 0"


def test_what_nobody_has_words_for_is_shown_by_its_id_and_noted() -> None:
    words = Words("cs")
    assert words.maybe("ankh-god-thoth") is None
    assert words("ankh-god-thoth") == "ankh-god-thoth"
    assert words.problems == ["cs: there is no ankh-god-thoth"]


@pytest.mark.parametrize("file", sorted(FOLDER.glob("en/*.ftl")), ids=lambda file: file.stem)
def test_every_message_is_found_in_its_file_and_in_no_other(file: Path) -> None:
    messages = [entry for entry in parse(file.read_text("utf-8")).body if isinstance(entry, ast.Message)]
    assert [message.id.name for message in messages if files((FOLDER,))[message.id.name] != file] == []


def test_a_game_that_others_bring_has_words_of_its_own_and_changes_none_of_ours(tmp_path: Path) -> None:
    for language, text in {
        "en": "mehen-title = Mehen\nyes = Aye\nmehen-only = In English",
        "cs": "mehen-title = Mehen!",
    }.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "mehen.ftl").write_text(text)
    czech = Words("cs", (FOLDER, tmp_path))
    assert [czech("mehen-title"), czech("mehen-only"), czech("yes")] == ["Mehen!", "In English", "Ano"]
    assert Words("en", (FOLDER, tmp_path))("yes") == "Yes"
    assert Words("en").maybe("mehen-title") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_drawings_fit_into_their_places(language: str) -> None:
    words = Words(language)
    rooms = {
        "terminal-ankh-map-": IN_A_HEX,
        "terminal-ankh-sign-": WIDTH,
        "terminal-ankh-row-": NAME,
        "terminal-ankh-track-": WIDTH,
        "terminal-plagues-gap-": BETWEEN,
    }
    for file in ("terminal-ankh", "terminal-plagues"):
        for entry in parse((FOLDER / language / f"{file}.ftl").read_text("utf-8")).body:
            for start, room in rooms.items():
                if isinstance(entry, ast.Message) and entry.id.name.startswith(start):
                    text = words(entry.id.name, n=8, red=20, top=31)
                    assert len(text) <= room, f"{entry.id.name}: {text!r}"
    for sign in ("terminal-ankh-red-sign", "terminal-ankh-neutral-sign"):
        assert len(words(sign)) == 1
    for note, heading in (
        ("terminal-ankh-track-red", "ankh-label-devotion"),
        ("terminal-ankh-track-neutral", "ankh-label-order"),
    ):
        assert len(f"{words(heading)} {words(note, red=20, top=31)}") <= WIDTH
