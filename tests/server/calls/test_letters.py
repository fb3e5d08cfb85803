"""What messages say: every kind, in every language, and not one word of what is secret."""

from __future__ import annotations

import msgspec
import pytest

from server.calls.test_calling import NOW, table, timed
from server.calls.test_outbox import channel
from tawy.server.calls.letters import Letter, is_worth_sending, letter, words_in
from tawy.server.calls.webhooks import written
from tawy.server.store import Due, Reach
from tawy.server.tables.calling import KINDS
from tawy.server.tables.messages import TableSummary, Wish
from tawy.server.tables.parts import Outcome
from tawy.words import LANGUAGES

DAY = 86_400_000


def message(kind: str, summary: TableSummary | None, language: str = "en", person: str = "bo") -> Due:
    reach = Reach(language, "Europe/Prague", None, 0)
    stored = None if summary is None else msgspec.json.encode(summary)
    game = "" if summary is None else "t"
    return Due("m1", channel("hook", person), "Bo", reach, game, kind, kind == "low", 3, NOW, 1, stored)


def said(kind: str, summary: TableSummary | None, language: str = "en") -> Letter:
    return letter(message(kind, summary, language), summary)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [*KINDS, "test", "confirm"])
def test_every_message_has_words_in_every_language(kind: str, language: str) -> None:
    words = words_in(language)
    words.problems.clear()
    summary = None if kind in {"test", "confirm"} else timed("bo", NOW + DAY)
    if kind == "over":
        summary = table(status="over", outcome=Outcome("rules", "", (0, 2), (9, 3, 9)))
    found = said(kind, summary, language)
    assert words.problems == []
    for text in (found.title, *found.lines):
        assert text
        assert "called-" not in text
        assert "{" not in text
    if language != "en" and kind != "mention":
        assert found.title != said(kind, summary).title


def test_a_turn_says_with_whom_and_until_when() -> None:
    found = said("turn", timed("bo", NOW + DAY))
    assert found.title == "Ankh: Gods of Egypt: it is your turn"
    assert found.text == "You are playing with Ada and Bot 3 (easy). You have until Wed, Nov 15, 11:13\u202fPM."
    assert (found.path, found.deadline) == ("/t/t", NOW + DAY)
    assert said("turn", timed("bo", NOW + DAY), "cs").lines[-1] == "Máte čas do st 15. 11., 23:13."


def test_an_invitation_says_by_whom() -> None:
    free = table(host="Ada", status="gathering")
    assert said("invited", free).title == "Ankh: Gods of Egypt: you are invited to a table"
    assert said("invited", free).lines == ("Ada offers you a seat.",)
    assert said("invited", free, "cs").lines == ("Ada vám nabízí místo.",)
    assert said("invited", free).path == "/t/t"


def test_who_is_asked_to_agree_reads_to_what() -> None:
    undo, abandon = (table("ada", awaited=["bo"], wish=Wish(what, "Ada")) for what in ("undo", "abandon"))
    assert said("consent", undo).lines[0] == "Ada would like to go back."
    assert said("consent", abandon, "it").lines[0] == "Ada vorrebbe chiudere la partita senza un risultato."
    assert said("turn", undo).lines[0].startswith("You are playing with")
    assert len(said("consent", table("ada", awaited=["bo"])).lines) == 1, "a vote about a seat is no request"


def test_an_end_says_how() -> None:
    over = table(status="over", outcome=Outcome("rules", "", (0,), (9, 3, 1)))
    assert said("over", over).lines == (
        "You played with Ada and Bot 3 (easy).",
        "The game came to its end.",
        "Winner: Ada.",
    )
    assert said("over", over).path == "/replay/t"
    abandoned = table(status="over", outcome=Outcome("abandoned", "", (), ()))
    assert said("over", abandoned, "it").lines[1:] == (
        "La partita è stata chiusa di comune accordo.",
        "Nessuno ha vinto.",
    )


@pytest.mark.parametrize(
    ("kind", "summary", "worth"),
    [
        ("turn", table("bo"), True),
        ("turn", table("ada"), False),
        ("low", timed("bo", NOW + 1000), True),
        ("low", timed("bo", NOW - 1000), False),
        ("low", timed("ada", NOW + 1000), False),
        ("consent", table("ada", awaited=["bo"]), True),
        ("consent", table("ada"), False),
        ("over", table(status="over"), True),
    ],
)
def test_what_is_not_true_any_more_is_not_sent(kind: str, summary: TableSummary, worth: bool) -> None:  # noqa: FBT001
    assert is_worth_sending(message(kind, summary), summary, NOW) == worth


def test_names_are_plain_text_wherever_they_arrive() -> None:
    nasty = table("bo", people=("<!channel>*_@everyone [x](http://evil.example)", "bo"))
    found = said("turn", nasty)
    discord = written(found, "discord", "https://tawy.example")
    assert discord["allowed_mentions"] == {"parse": []}
    assert "\\[X\\]\\(Http\\:" in discord["content"]
    slack = written(found, "slack", "https://tawy.example")["text"]
    assert "&lt;!Channel&gt;" in slack
    assert "<!" not in slack
    assert slack.endswith("<https://tawy.example/t/t>")


def test_our_own_form() -> None:
    own = written(said("turn", timed("bo", NOW + DAY)), "tawy", "https://tawy.example")
    assert own == {
        "id": "m1",
        "kind": "turn",
        "title": "Ankh: Gods of Egypt: it is your turn",
        "text": own["text"],
        "link": "https://tawy.example/t/t",
        "language": "en",
        "table": "t",
        "game": "ankh",
        "deadline": NOW + DAY,
    }
