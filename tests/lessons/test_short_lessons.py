from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from tawy.ankh.terms import CARDS, GODS, GUARDIANS, POWERS
from tawy.kernel.record import Pick
from tawy.kernel.refusal import Refused
from tawy.lessons import running
from tawy.lessons.format import Answer, Lesson
from tawy.lessons.notation import read_picks, write_picks
from tawy.lessons.reading import about, lessons
from tawy.lessons.short import read_short
from tawy.plagues.tables import shipped
from tawy.plagues.terms import PROVINCES

SHORT = [lesson for lesson in lessons().values() if lesson.about]

THINGS: dict[str, dict[str, Sequence[str]]] = {
    "ankh": {"god": GODS, "guardian": GUARDIANS, "power": POWERS, "card": CARDS},
    "plagues": {
        "province": PROVINCES,
        "plague": [plague.id for plague in shipped().tables.plagues],
        "kind": ["immediate", "special", "trade", "scoring"],
    },
}
"""What there is a short lesson about, by game and kind."""


@pytest.mark.parametrize("game", THINGS)
def test_there_is_a_short_lesson_about_every_thing(game: str) -> None:
    wanted = {f"{kind} {thing}" for kind, things in THINGS[game].items() for thing in things}
    assert {lesson.about for lesson in SHORT if lesson.game == game} == wanted


@pytest.mark.parametrize("lesson", SHORT, ids=lambda lesson: lesson.id)
def test_a_short_lesson_is_one_real_choice(lesson: Lesson) -> None:
    (chapter,) = lesson.chapters
    first, second = chapter.steps
    assert isinstance(first, Answer)
    play = running.begin(lesson, 0)
    assert play.ask is not None
    assert len(play.ask.options) > 1
    before = len(play.told)
    for step in (first, second):
        running.take(play, step)
    assert [event for told in play.told[before:] for event in told]


def test_a_short_lesson_is_found_by_its_thing() -> None:
    assert about("ankh", "power", "revered") == "ankh-power-revered"
    assert about("ankh", "power", "sleep") is None


# --- reading

SHEET = """
game = "ankh"
rules = "1"
source = { origin = "own" }

[positions.start]
setup = { seats = 2, gods = ["ra", "isis"], guardians = ["satet", "mummy", "androsphinx"], first = 0 }
played = "0: action gain"

[[lessons]]
about = "power revered"
after = "start"
setup.gods = ["amun", "isis"]
played = "0: unlock revered"
question = "action"
meant = "gain"
"""


def test_a_position_goes_on_from_another(tmp_path: Path) -> None:
    (tmp_path / "sheet.toml").write_text(SHEET, "utf-8")
    (lesson,) = read_short(tmp_path).values()
    assert lesson.setup["gods"] == ["amun", "isis"]
    assert lesson.setup["seats"] == 2
    assert write_picks(lesson.chapters[0].skipped) == "0: action gain; unlock revered"


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ('after = "start"', 'after = "nowhere"', "'power revered': there is no position 'nowhere'."),
        ('"0: unlock revered"', '"unlock revered"', "does not say who picks"),
        ('"0: unlock revered"', '"0: unlock"', "'unlock' is no pick"),
        ('meant = "gain"', "", "`meant`"),
    ],
)
def test_a_sheet_that_is_written_wrongly_is_refused(right: str, wrong: str, told: str, tmp_path: Path) -> None:
    (tmp_path / "sheet.toml").write_text(SHEET.replace(right, wrong), "utf-8")
    with pytest.raises(Refused) as refused:
        read_short(tmp_path)
    assert told in str(refused.value)


def test_two_lessons_about_one_thing_are_refused(tmp_path: Path) -> None:
    (tmp_path / "sheet.toml").write_text(SHEET + SHEET[SHEET.index("[[lessons]]") :], "utf-8")
    with pytest.raises(Refused, match="there are two lessons about 'power revered'"):
        read_short(tmp_path)


def test_a_circle_of_positions_is_refused(tmp_path: Path) -> None:
    (tmp_path / "sheet.toml").write_text(SHEET.replace('played = "0: action gain"', 'after = "start"'), "utf-8")
    with pytest.raises(Refused, match="there is no position 'start'"):
        read_short(tmp_path)


def test_picks_are_written_as_they_are_read() -> None:
    text = "chance: plague darkness; loss 3\n0: action move; summon warrior pyramid 3,8\n1: cards flood"
    assert write_picks(read_picks(text)) == text
    assert read_picks(text)[0].seat == -1
    assert read_picks(text)[3] == Pick(0, "summon", "warrior pyramid 3,8")
