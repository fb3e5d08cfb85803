from __future__ import annotations

import math
import re
from io import StringIO
from random import Random
from xml.etree import ElementTree as ET

import pytest
from rich.console import Console

from arena.games import asked, ended, simulated
from tawy.arena.ledger import Ledger
from tawy.arena.markdown import markdown, rating, seconds
from tawy.arena.picture import LEFT, RIGHT, picture
from tawy.arena.request import request
from tawy.arena.sprt import Claim, Trial
from tawy.arena.standings import Standings, standings
from tawy.cli.arena_progress import Bar
from tawy.cli.arena_table import drawn, state, told
from tawy.cli.terminal import UNSEEN_WIDTH
from tawy.intervals import Estimate

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def table() -> Standings:
    wanted = asked("hard", "easy", "<&>")
    return standings(wanted, simulated(wanted, {"hard": 200, "easy": 0, "<&>": 50}, 20, Random(1)))


def test_a_table_for_documents() -> None:
    wanted = asked("hard", "easy")
    blocks = [
        [ended(wanted, 2 * block, [0], (30, 20)), ended(wanted, 2 * block + 1, [block % 2], (10, 25))]
        for block in range(10)
    ]
    assert markdown(standings(wanted, blocks), times=False) == (
        "| Bot | Games | Wins | Expected | Score | Rating | Decisions |\n"
        "|---|---:|---:|---:|---:|---:|---:|\n"
        "| hard | 20 | 75.0% (53.3 to 88.8) | 50.0% | 27.5 (27.5 to 27.5) | 0 | 10.0 |\n"
        "| easy | 20 | 25.0% (11.2 to 46.7) | 50.0% | 15.0 (15.0 to 15.0) | -180 (-348 to -67) | 10.0 |\n"
    )


@pytest.mark.parametrize(
    ("one", "words"),
    [
        (Estimate(0, 0, 0), "0"),
        (Estimate(-120.4, -150, -90.2), "-120 (-150 to -90)"),
        (Estimate(-559, -math.inf, 16), "-559 (at most +16)"),
        (Estimate(559, -16, math.inf), "+559 (at least -16)"),
        (Estimate(12, -math.inf, math.inf), "+12"),
    ],
)
def test_ratings_in_words(one: Estimate, words: str) -> None:
    assert rating(one) == words


def test_times_stand_in_a_document_only_if_asked_for(table: Standings) -> None:
    assert "1 s | 1 s |" in markdown(table, times=True)
    assert "1 s" not in markdown(table, times=False)
    assert [seconds(time) for time in (0.00000312, 0.0417, 2.5)] == ["0.00312 ms", "41.7 ms", "2.5 s"]


def test_alone_the_table_speaks_of_the_automa() -> None:
    wanted = request("plagues", ("easy",), "0", {"seats": 1})
    blocks = [[ended(wanted, number, [0] * (number < 3), (9, 7))] for number in range(4)]
    head, _, row = markdown(standings(wanted, blocks), times=False).splitlines()
    assert head == "| Bot | Games | Wins against the automa | Score | Decisions |"
    assert row == "| easy | 4 | 75.0% (30.1 to 95.4) | 9.0 (9.0 to 9.0) | 10.0 |"


def shown(thing: object) -> str:
    console = Console(file=StringIO(), width=UNSEEN_WIDTH, highlight=False)
    console.print(thing)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def test_a_table_for_people(table: Standings) -> None:
    text = shown(drawn(table))
    for words in (
        "60 games of ankh in 20 blocks, 3 seats, seed 0",
        "How often a bot (row) finished before another (column)",
        "Endings: most devotion 60",
        "Decisions in a game: least 30, median 30, mean 30.0, most 30",
        "95% within",
    ):
        assert words in text
    rows = [line.split() for line in text.splitlines() if line.strip().startswith(("hard", "easy", "<&>"))][3:6]
    beats = {(row[0], other): row[1 + place] for row in rows for place, other in enumerate(["hard", "easy"])}
    assert float(beats["easy", "hard"].rstrip("%")) == pytest.approx(100 * part(table, 1, 0), abs=0.06)


def part(table: Standings, one: int, other: int) -> float:
    return table.before[one][other] / (table.before[one][other] + table.before[other][one])


def test_two_bots_need_no_table_of_pairs() -> None:
    wanted = asked("hard", "easy")
    two = standings(wanted, simulated(wanted, {"hard": 200, "easy": 0}, 5, Random(1)))
    assert "finished before" not in shown(drawn(two))


def test_a_picture_is_well_formed_and_drawn_to_scale(table: Standings) -> None:
    root = ET.fromstring(picture(table))  # noqa: S314  our own
    assert root.tag == f"{SVG}svg"
    words = [text.text for text in root.iter(f"{SVG}text")]
    assert {"hard", "easy", "<&>"} <= set(words)
    dots = [float(dot.attrib["cx"]) for dot in root.iter(f"{SVG}circle")]
    assert dots == pytest.approx([LEFT + one.share.value * (RIGHT - LEFT) for one in table.bots], abs=0.1)
    seats = [line.attrib["x1"] for line in root.iter(f"{SVG}line") if line.attrib["class"] == "seats"]
    assert [float(x) for x in seats[:3]] == pytest.approx([LEFT + (RIGHT - LEFT) / 3] * 3, abs=0.1)
    spans = [line.attrib for line in root.iter(f"{SVG}line") if line.attrib["class"] == "share"]
    for one, line in zip(table.bots, spans, strict=False):
        width = (one.share.high - one.share.low) * (RIGHT - LEFT)
        assert float(line["x2"]) - float(line["x1"]) == pytest.approx(width, abs=0.2)
    assert "prefers-color-scheme: dark" in picture(table)


def test_alone_the_picture_shows_no_share_of_the_seats() -> None:
    wanted = request("plagues", ("easy",), "0", {"seats": 1})
    root = ET.fromstring(picture(standings(wanted, [[ended(wanted, 0, [0], (9, 7))]])))  # noqa: S314  our own
    assert "seats" not in {line.attrib["class"] for line in root.iter(f"{SVG}line")}
    assert "plagues, alone against the automa: shares of the wins in 1 games" in {text.text for text in root.iter()}


def test_how_a_test_stands_and_ends() -> None:
    trial = Trial(Claim(2, elo1=200))
    assert state(trial) == "log-likelihood ratio +0.00 after 0 blocks (old at -2.94, new at +2.94)"
    for _ in range(12):
        trial.add(1.0)
    assert re.fullmatch(
        r"Log-likelihood ratio \+\d+\.\d\d after 12 blocks \(old at -2\.94, new at \+2\.94\)\. Verdict: keep new\.",
        told(trial).plain,
    )


def test_a_bar_shows_games_and_shares_and_the_state_of_a_test() -> None:
    wanted = asked("hard", "easy")
    ledger = Ledger(wanted)
    ledger.add(ended(wanted, 0, [0], (2, 1)))
    ledger.add(ended(wanted, 9, [0], (2, 1)))
    console = Console(file=StringIO(), width=200, force_terminal=True, color_system=None)
    with Bar(console, ledger, 4) as bar:
        bar.add(ended(wanted, 1, [0], (2, 1)))
        bar.test(Trial(Claim(2)))
    assert isinstance(console.file, StringIO)
    drawing = console.file.getvalue()
    assert "2/4" in drawing
    assert "hard 50%, easy 50%; log-likelihood ratio +0.00" in drawing
