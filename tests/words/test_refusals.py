from __future__ import annotations

import ast
from pathlib import Path

import pytest

import tawy
from tawy.server.refusal import STATUS
from tawy.words import LANGUAGES, Words
from tawy.words.refusals import patterns, translated

MET_BY_PEOPLE = (
    "tawy.film.film",
    "tawy.film.page",
    "tawy.games",
    "tawy.kernel.cites",
    "tawy.kernel.hexgrid",
    "tawy.kernel.play",
    "tawy.kernel.record",
    "tawy.lessons.reading",
    "tawy.puzzles.format",
    "tawy.statistics.parquet",
    "tawy.statistics.recorded",
    "tawy.review.pieces",
    "tawy.ankh.board",
    "tawy.ankh.setup",
    "tawy.ankh.why",
    "tawy.plagues.setup",
    "tawy.plagues.why",
    "tawy.server.calls.mail",
    "tawy.server.calls.postman",
    "tawy.server.calls.push",
    "tawy.server.calls.requests",
    "tawy.server.calls.targets",
    "tawy.server.club.clubs",
    "tawy.server.club.conduct",
    "tawy.server.club.setup",
    "tawy.server.http.answers",
    "tawy.server.http.reception",
    "tawy.server.http.routes.calls",
    "tawy.server.http.routes.files",
    "tawy.server.http.routes.friends",
    "tawy.server.http.routes.inviting",
    "tawy.server.http.routes.looking",
    "tawy.server.http.routes.operation",
    "tawy.server.http.routes.playing",
    "tawy.server.http.routes.puzzles",
    "tawy.server.http.routes.sockets",
    "tawy.server.http.routes.statistics",
    "tawy.server.http.showing",
    "tawy.server.http.routes.tables",
    "tawy.server.http.wishes",
    "tawy.server.tables.deleting",
    "tawy.server.http.guards",
    "tawy.server.hall.hall",
    "tawy.server.hall.memory",
    "tawy.server.hall.turns",
    "tawy.server.bots.hints",
    "tawy.server.http.ceremonies",
    "tawy.server.http.people",
    "tawy.server.http.routes.links",
    "tawy.server.http.routes.passkeys",
    "tawy.server.http.routes.profiles",
    "tawy.server.http.quota",
    "tawy.server.http.routes.ratings",
    "tawy.server.refusal",
    "tawy.server.reviews.checking",
    "tawy.server.reviews.reviews",
    "tawy.server.http.routes.reviewing",
    "tawy.server.tables.agreeing",
    "tawy.server.tables.content",
    "tawy.server.tables.caller",
    "tawy.server.tables.conduct",
    "tawy.server.tables.hosting",
    "tawy.server.tables.length",
    "tawy.server.tables.opening",
    "tawy.server.tables.outlook",
    "tawy.planning",
    "tawy.server.tables.planning",
    "tawy.server.tables.setup",
    "tawy.server.tables.sharing",
    "tawy.server.tables.talking",
    "tawy.server.hall.chat",
    "tawy.server.http.routes.chat",
    "tawy.server.http.routes.inviting",
)
"""Modules whose refusals people meet at the table, in the page or at the terminal: each needs words in every language.

What only a program, whoever runs a server or writes content can meet (content packs, scenarios, databases, the arena)
is said in English.
"""
ONLY_PROGRAMS = (
    "The game has moved on while the bot waited for its turn.",
    "{} is a number.",
    "Say for which seat of yours you ask.",
    "The status of tables is gathering, running or over.",
    "Send JSON, with the content type application/json.",
    "This request cannot be understood: {}.",
    "This request is nested too deeply.",
    "Messages are written in {}.",
    "The languages of Tawy are {}.",
    "Quiet hours are told in minutes of the day, from 0 to {}.",
    "This request ended before it was whole.",
    "A review is one of {}.",
)
"""What no page of ours sends."""


def sentences(module: str) -> list[str]:
    """Every refusal that a module raises, with {} for what is filled in; one that is passed on is not its own."""
    written = Path(tawy.__file__).parents[1].joinpath(*module.split("."))  # where it is compiled, it has no source
    package = written / "__init__.py"
    source = ast.parse((package if package.is_file() else written.with_suffix(".py")).read_text("utf-8"))
    calls = [node for node in ast.walk(source) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
    raised = [call.args[-1] for call in calls if call.func.id in {"Refused", "Refusal", "Undeliverable"} and call.args]  # type: ignore[attr-defined]
    texts = [text for node in raised if (text := template(node)) is not None]
    said = [node for node in ast.walk(source) if isinstance(node, ast.Assign) and isinstance(node.value, ast.Dict)]
    return texts + [
        str(value.value)
        for node in said
        if isinstance(node.targets[0], ast.Name) and node.targets[0].id == "said" and isinstance(node.value, ast.Dict)
        for value in node.value.values
        if isinstance(value, ast.Constant)
    ]


def template(node: ast.expr) -> str | None:
    if isinstance(node, ast.Constant):
        return str(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
    return None


@pytest.mark.parametrize("module", MET_BY_PEOPLE)
def test_every_refusal_that_people_meet_has_words_in_every_language(module: str) -> None:
    for sentence in sentences(module):
        if sentence in ONLY_PROGRAMS:
            continue
        met = sentence.replace("{}", "4")
        assert any(found.fullmatch(met) for found in patterns().values()), (
            f"{sentence!r} is not in refusals.ftl as raised"
        )
        for language in LANGUAGES:
            words = Words(language)
            told = translated(words, met)
            assert (told != met) == (language != "en"), f"{sentence!r} has no words in {language}"
            assert words.problems == []


def test_no_message_is_left_of_a_refusal_that_is_gone() -> None:
    raised = [sentence.replace("{}", "4") for module in MET_BY_PEOPLE for sentence in sentences(module)]
    unused = [name for name, pattern in patterns().items() if not any(pattern.fullmatch(met) for met in raised)]
    assert unused == []


def test_what_stood_in_a_refusal_stands_in_its_translation() -> None:
    czech = Words("cs")
    assert translated(czech, "Seat 3 is taken.") == "Místo 3 je obsazené."
    nested = "Pick 4 is not legal: '9,9' is not an answer to the question 'move_to'."
    assert translated(czech, nested) == "Volba 4 není dovolená: '9,9' není odpověď na otázku 'move_to'."
    assert translated(czech, "Nobody has words for this.") == "Nobody has words for this."
    assert translated(Words("en"), "There is no seat 100000.") == "There is no seat 100000."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_refusal_of_the_server_has_words(language: str) -> None:
    words = Words(language)
    for code in STATUS:
        assert words(f"refused-{code}")
    assert words.problems == []
