from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

import msgspec
import pytest

from tawy.ai.bots import LEVELS
from tawy.games import games
from tawy.kernel.frame import CHANCE
from tawy.kernel.play import replay
from tawy.kernel.record import Pick
from tawy.kernel.refusal import Refused
from tawy.lessons import progress as learning
from tawy.lessons import running
from tawy.lessons.checking import problems
from tawy.lessons.compiling import AnswerStep, FreeStep, WatchStep, compiled, scene
from tawy.lessons.format import LEARNER, Answer, Chapter, Free, Lesson, Say, Steps, read
from tawy.lessons.guides import guide_of
from tawy.lessons.progress import Progress
from tawy.lessons.reading import lesson_of, lessons
from tawy.words import LANGUAGES, Words
from tawy.words.languages import FOLDER
from tawy.words.wording import meanings

LESSONS = list(lessons().values())
GUIDED = [name for name, game in games().items() if game.guide]
CHAPTERS = [(lesson, number) for lesson in LESSONS for number in range(len(lesson.chapters))]


def name(thing: object) -> str:
    return thing.id if isinstance(thing, Lesson) else str(thing)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_a_lesson_fits_rules_words_and_what_it_points_at(lesson: Lesson, language: str) -> None:
    assert problems(lesson, Words(language)) == []


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_a_chapter_begun_by_itself_is_where_the_story_is(lesson: Lesson) -> None:
    told = running.begin(lesson, 0)
    for number, chapter in enumerate(lesson.chapters):
        alone = running.begin(lesson, number)
        if number and chapter.setup is None:
            for pick in chapter.skipped:
                told.repeat(pick)
            assert alone.picks == told.picks
            assert alone.spec.mark(alone.game) == told.spec.mark(told.game)
        told = alone
        for step in chapter.steps:
            running.take(told, step)


@pytest.mark.parametrize(("lesson", "number"), CHAPTERS, ids=name)
def test_a_compiled_chapter_has_all_that_a_page_shows(lesson: Lesson, number: int) -> None:
    shown = compiled(lesson, number)
    play = running.begin(lesson, number)
    assert shown.opening == scene(play)
    for made, step in zip(shown.steps, lesson.chapters[number].steps, strict=True):
        assert made.told.message == lesson.message(shown.chapter, step.words)
        if isinstance(made, AnswerStep):
            question = made.scene.question
            assert question is not None
            assert question.options is not None
            answered = [made.meant, *(reply.token for reply in made.replies)]
            assert sorted(answered) == sorted(option.token for option in question.options)
        running.take(play, step)
        after = made.then.scene if isinstance(made, AnswerStep) else None
        if isinstance(made, WatchStep):
            after = made.moves[-1].scene
        assert after is None or after == scene(play)
        if isinstance(made, FreeStep):
            assert made.bot in LEVELS
            assert replay(play.spec, made.record).ask is not None
    sent = msgspec.json.decode(msgspec.json.encode(shown))
    assert [step["step"] for step in sent["steps"]] == [
        type(step).__struct_config__.tag for step in lesson.chapters[number].steps
    ]


@pytest.mark.parametrize("game", GUIDED)
def test_the_page_knows_every_kind_of_pointer(game: str) -> None:
    kinds = guide_of(game).kinds
    assert set(meanings(game).pointers) == set(kinds)
    for language in LANGUAGES:
        words = Words(language)
        for kind in kinds:
            words(f"lesson-{game}-point-{kind}", thing="x")
        assert words.problems == []


def won_by(level: str, taught: Lesson, ends: int) -> int:
    """How many of so many ends of a lesson a bot wins on the learner's seat."""
    last = len(taught.chapters) - 1
    free = taught.chapters[last].steps[-1]
    assert isinstance(free, Free)
    start = running.at(taught, last, len(taught.chapters[last].steps) - 1)
    won = 0
    for seed in range(ends):
        play, dice = start.fork(), Random(seed)
        play.seed = f"{taught.id} {seed}"
        while (ask := play.ask) is not None:
            if ask.seat == CHANCE:
                play.roll()
                continue
            bot = LEVELS[level if ask.seat == LEARNER else free.bot]()
            known = play.spec.redeal(play.game, ask.seat, dice.randrange)
            option = bot.choose(play.spec, known, ask, dice, seconds=1.0)
            play.repeat(Pick(ask.seat, ask.kind, play.spec.token(play.game, option)))
        won += play.result is not None and LEARNER in play.result.winners
    return won


@pytest.mark.parametrize(
    "lesson", [each for each in LESSONS if isinstance(each.chapters[-1].steps[-1], Free)], ids=name
)
def test_the_end_of_a_lesson_is_won_by_who_plays_well_and_not_by_chance(lesson: Lesson) -> None:
    assert won_by("hard", lesson, 12) >= 7
    assert won_by("random", lesson, 12) <= 5


# --- the check can fail


def changed(lesson: Lesson, chapter: int, step: int, **change: object) -> Lesson:
    """A lesson with one step written differently."""
    here = lesson.chapters[chapter]
    steps: list[Steps] = list(here.steps)
    steps[step] = msgspec.structs.replace(steps[step], **change)
    chapters: list[Chapter] = list(lesson.chapters)
    chapters[chapter] = msgspec.structs.replace(here, steps=tuple(steps))
    return msgspec.structs.replace(lesson, chapters=tuple(chapters))


def first_answer(lesson: Lesson) -> int:
    return next(number for number, step in enumerate(lesson.chapters[0].steps) if isinstance(step, Answer))


NOWHERE = {
    "ankh": """
        figure 0,2 | monument 4,3 | space 99,9 | space 0,0 | region 4 | region x | god osiris | devotion thoth |
        action fly | event 19 | card thunder | power sleep | guardian apep | camel 0,3 SE | battle | map 3 |
        option fly | moon
    """,
    "plagues": """
        die 7 | slot 0 | favour 7 | hebrew 3 | territory t1 | territory x | player 0 | player 2 | space city 6 | gap 9 |
        row 5 | track nile | round 11 | market 3 | city 1 | points me | option 7 token | moon
    """,
}
"""What the first step of a lesson cannot point at."""
POINTERS = [(lesson, pointer) for lesson, text in NOWHERE.items() for pointer in " ".join(text.split()).split(" | ")]


@pytest.mark.parametrize(("lesson", "pointer"), POINTERS)
def test_a_pointer_at_nothing_is_noticed(lesson: str, pointer: str) -> None:
    taught = lesson_of(lesson)
    chapter = taught.chapters[0]
    broken = changed(taught, 0, 0, points_at=(pointer,))
    assert problems(broken, Words("en")) == [
        f"{lesson}, chapter {chapter.id!r}, step {chapter.steps[0].words!r} points at {pointer!r}, which is not there."
    ]


def test_an_answer_that_is_not_among_the_options_is_noticed() -> None:
    lesson = lesson_of("ankh")
    step = first_answer(lesson)
    found = problems(changed(lesson, 0, step, meant="fly"), Words("en"))
    assert "'fly' is not among the answers to 'action'" in found[0]
    assert "The lesson no longer fits the rules" in found[-1]
    assert "'fly' is not among" in problems(changed(lesson, 0, step, others={"fly": "you"}), Words("en"))[0]


def test_a_question_that_is_not_asked_is_noticed() -> None:
    lesson = lesson_of("ankh")
    found = problems(changed(lesson, 0, first_answer(lesson), question="offer"), Words("en"))
    assert found[-1].endswith("answers 'offer', but the game asks 'action' of seat 0.")


def test_words_that_are_missing_are_noticed_in_each_language() -> None:
    lesson = lesson_of("ankh")
    for language in LANGUAGES:
        assert problems(changed(lesson, 0, 0, words="nowhere"), Words(language)) == [
            f"{language}: there is no lesson-ankh-map-nowhere"
        ]
    broken = changed(lesson, 0, first_answer(lesson), otherwise="nowhere")
    assert problems(broken, Words("cs")) == ["cs: there is no lesson-ankh-map-nowhere"]


@pytest.mark.parametrize(
    ("said", "instead", "wrong"),
    [
        ("lesson-ankh-map-you =", "lesson-ankh-map-us =", "cs: there is no lesson-ankh-map-you"),
        ("lesson-ankh-map-you =", "lesson-ankh-map-you = { $moon }", "cs: lesson-ankh-map-you: Unknown external: moon"),
        (
            "{ ankh-action-move }.",
            "{ ankh-action-fly }.",
            "cs: lesson-ankh-map-action: Unknown message: ankh-action-fly",
        ),
    ],
)
def test_a_sentence_that_one_language_lacks_or_cannot_say_is_noticed(
    said: str, instead: str, wrong: str, tmp_path: Path
) -> None:
    folder = tmp_path / "words"
    shutil.copytree(FOLDER, folder)
    file = folder / "cs" / "lesson-ankh.ftl"
    file.write_text(file.read_text("utf-8").replace(said, instead, 1), "utf-8")
    assert problems(lesson_of("ankh"), Words("cs", (folder,))) == [wrong]
    assert problems(lesson_of("ankh"), Words("it", (folder,))) == []


def test_a_lesson_for_other_rules_is_noticed() -> None:
    old = msgspec.structs.replace(lesson_of("ankh"), rules="0")
    assert problems(old, Words("en")) == [
        "ankh was written for rules version '0': look through it and change the number."
    ]


# --- reading


FREE = '{ step = "free", words = "b", bot = "easy" }'
HEAD = 'id = "x"\ngame = "ankh"\nrules = "1"\nsetup = {}\nsource = { origin = "own" }\n'


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        (HEAD, "`chapters`"),
        (f"{HEAD}chapters = []", "at least one chapter"),
        (f'{HEAD}chapters = [{{ id = "One", steps = [] }}]', "'One' cannot be a part of a message's id"),
        (f'{HEAD}chapters = [{{ id = "a", steps = [{{ step = "dance", words = "b" }}] }}]', "dance"),
        (f'{HEAD}chapters = [{{ id = "a", steps = [{{ step = "say", words = "b", more = 1 }}] }}]', "more"),
        (f'{HEAD}chapters = [{{ id = "a", steps = [] }}, {{ id = "a", steps = [] }}]', "a name of its own"),
        (
            f'{HEAD}chapters = [{{ id = "a", steps = [{FREE}] }}, {{ id = "c", steps = [] }}]',
            "a free step is the last one",
        ),
        ("chapters = [", "not readable TOML"),
    ],
)
def test_a_lesson_that_is_written_wrongly_is_refused_with_a_sentence(text: str, wrong: str, tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(Refused) as refused:
        read(file)
    assert str(refused.value).startswith(f"{file} ")
    assert wrong in str(refused.value)


def test_a_lesson_is_called_like_its_file(tmp_path: Path) -> None:
    steps = '[{ id = "a", steps = [{ step = "say", words = "b" }] }]'
    for stem in ("x", "y"):
        (tmp_path / f"{stem}.toml").write_text(f"{HEAD}chapters = {steps}", "utf-8")
    assert read(tmp_path / "x.toml").id == "x"
    with pytest.raises(Refused, match=r"calls its lesson 'x': give both the same name\."):
        read(tmp_path / "y.toml")


def test_a_lesson_that_there_is_not_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(Refused, match="There is no lesson 'chess': choose from ankh, plagues"):
        lesson_of("chess")


# --- progress


def small(*chapters: str) -> Lesson:
    """A lesson of chapters with two steps each."""
    steps = (Say(words="one"), Say(words="two"))
    return msgspec.structs.replace(lesson_of("ankh"), chapters=tuple(Chapter(each, steps) for each in chapters))


def test_progress_goes_on_where_it_stopped_and_survives_a_lesson_that_changes() -> None:
    lesson = small("a", "b", "c")
    fresh = Progress(lesson.id)
    assert learning.place(lesson, fresh) == (0, 0)
    later = learning.reached(lesson, learning.finished(lesson, fresh, 0), 1, 1)
    assert later == Progress(lesson.id, "b", 1, ("a",))
    assert learning.place(lesson, later) == (1, 1)
    assert learning.place(small("z", "b", "c"), later) == (1, 1)
    assert learning.place(small("a", "c"), later) == (0, 0)
    for number in (1, 2, 0):
        later = learning.finished(lesson, later, number)
    assert later == Progress(lesson.id, "b", 0, ("a", "b", "c"))
    assert learning.is_done(lesson, later)
    assert not learning.is_done(small("a", "d"), later)
    assert msgspec.json.decode(msgspec.json.encode(later), type=Progress) == later
