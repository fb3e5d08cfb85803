from __future__ import annotations

import signal
import subprocess
import sys
import time
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import msgspec
import pytest
from rich.console import Console

from arena.games import asked, ended, timeless
from cli.people import Desk
from tawy.arena import sprt
from tawy.arena.ledger import Ledger
from tawy.arena.match import Played, play
from tawy.arena.request import Request
from tawy.arena.seating import seated
from tawy.cli import arena as command_line
from tawy.cli.arena_progress import Bar, Referee

COMMAND = "arena ankh --players random,first,last --games 7 --seed s --markdown"


def test_games_in_whole_blocks_as_a_table_for_documents(desk: Desk) -> None:
    printed = desk.tawy(f"{COMMAND} --json games.json")
    assert desk.errors == "7 games rounded up to 9, that is 3 blocks of 3 games.\n"
    assert [line.split(" | ")[:2] for line in printed.splitlines()[2:]] == [
        ["| random", "9"],
        ["| first", "9"],
        ["| last", "9"],
    ]
    assert desk.tawy(COMMAND) == printed
    stored = msgspec.json.decode((desk.folder / "games.json").read_bytes())
    assert {key: stored["request"][key] for key in ("game", "players", "seats", "seed", "setup", "version")} == {
        "game": "ankh",
        "players": ["random", "first", "last"],
        "seats": 3,
        "seed": "s",
        "setup": {"seats": 3},
        "version": "0.1.0",
    }


def test_results_in_words_and_no_bar_where_nobody_looks(desk: Desk) -> None:
    printed = desk.tawy("arena --players random,first --games 4 --plot shares.svg")
    assert "4 games of ankh in 2 blocks, 2 seats, seed 0" in printed
    assert desk.errors == ""
    assert ET.parse(desk.folder / "shares.svg").getroot().tag.endswith("svg")  # noqa: S314  our own


def test_the_number_of_jobs_changes_nothing(desk: Desk) -> None:
    command = "arena --players random --seats 3 --games 12 --markdown"
    one = desk.tawy(f"{command} --json one.json")
    assert desk.tawy(f"{command} --json two.json --jobs 2") == one
    assert timeless(desk.folder / "one.json") == timeless(desk.folder / "two.json")


def test_a_run_goes_on_where_it_was_stopped(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = desk.tawy(f"{COMMAND} --json whole.json")

    def stopped(wanted: Request, number: int) -> Played:
        if number == 4:
            raise KeyboardInterrupt
        return play(wanted, number)

    with monkeypatch.context() as patched:
        patched.setattr(command_line, "play", stopped)
        so_far = desk.tawy(f"{COMMAND} --json parts.json", code=130)
    assert "| random | 3 |" in so_far
    assert desk.errors.endswith("Stopped.\n")
    assert len(timeless(desk.folder / "parts.json")) == 2 + 4
    assert desk.tawy(f"{COMMAND} --json parts.json") == whole
    assert timeless(desk.folder / "parts.json") == timeless(desk.folder / "whole.json")


def test_more_games_are_added_to_a_file_and_fewer_are_read_from_it(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    command = "arena --players random,first --json games.json --markdown"
    few = desk.tawy(f"{command} --games 4")
    more = desk.tawy(f"{command} --games 8")
    stored = (desk.folder / "games.json").read_bytes()

    def never(*_: object) -> Played:
        raise AssertionError

    monkeypatch.setattr(command_line, "play", never)
    assert desk.tawy(f"{command} --games 8") == more != few
    assert desk.tawy(f"{command} --games 4") == few
    assert (desk.folder / "games.json").read_bytes() == stored


def test_a_bot_that_fails_stops_the_arena_and_loses_nothing(desk: Desk) -> None:
    printed = desk.tawy("arena --players clumsy,random --games 400 --json games.json --markdown", code=2)
    sentence = " ".join(desk.errors.split())
    assert sentence.startswith("The bot 'clumsy' failed in game ")
    assert sentence.endswith("ZeroDivisionError: a half of nothing.")
    number = int(sentence.split()[6])
    assert len(timeless(desk.folder / "games.json")) == 2 + number
    assert f"| random | {number - number % 2} |" in printed


def test_set_up_options_hold_for_every_game(desk: Desk) -> None:
    printed = desk.tawy("arena plagues --players first,random --seats 2 --short --games 2 --json games.json --markdown")
    stored = msgspec.json.decode((desk.folder / "games.json").read_bytes())
    assert stored["request"]["setup"] == {"seats": 2, "short": True}
    assert "| first | 2 |" in printed


def test_alone_against_the_automa(desk: Desk) -> None:
    printed = desk.tawy("arena plagues --players random --games 3 --short --markdown")
    assert printed.startswith("| Bot | Games | Wins against the automa | Score | Decisions |\n")
    assert "| random | 3 | 0.0% (0.0 to 56.1) |" in printed


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("--players clever,random", "There is no bot 'clever'"),
        ("--players random,", "There is no bot ''"),
        ("--players random,first,last --seats 2", "3 bots are named for 2 seats: name at most 2."),
        ("--players random --games 0", "At least 1 game is needed, not 0."),
        ("--players random --jobs 0", "At least 1 job is needed, not 0."),
        ("--players random --seats 9", "Ankh is played by 2 to 5 seats, not 9."),
        ("--players random --json no/such/games.json", "no/such/games.json cannot be written: No such file"),
        ("--players random --plot no/such/shares.svg", "no/such/shares.svg cannot be written: No such file"),
        ("--players random --json .", ". is not a file: name one."),
        ("--players random --plot /dev/null", "/dev/null is not a file: name one."),
        ("--players random --ray-address here", "--ray-address is for --executor ray."),
        ("--players random --executor magic", "invalid choice: 'magic'"),
        ("--games 4", "Name the bots with --players, or two of them with --sprt: one of these is needed."),
        ("--players random --sprt random,first", "one of these is needed."),
        ("--sprt random,random", "A test compares two bots, new,old, not random, random."),
        ("--sprt random", "A test compares two bots, new,old, not random."),
        ("--sprt random,first --elo1 0", "--elo0 must be below --elo1, not 0 and 0."),
    ],
)
def test_refused(command: str, reason: str, desk: Desk) -> None:
    assert reason in desk.refused(f"arena ankh {command}")
    assert list(desk.folder.iterdir()) == []


def test_a_file_of_another_request_is_refused(desk: Desk) -> None:
    desk.tawy("arena --players random --games 2 --seats 2 --json games.json")
    assert "games.json holds another request: seed 0 instead of 1" in desk.refused(
        "arena --players random --games 2 --seats 2 --json games.json --seed 1"
    )


def strong(wanted: Request, number: int) -> Played:
    """A game that the first bot named wins wherever it sits, but for one block of three."""
    played = play(msgspec.structs.replace(wanted, players=("random",) * wanted.seats), number)
    bots = seated(wanted.players, number)
    winner = bots.index(wanted.players[0 if played.block % 3 else -1])
    return msgspec.structs.replace(played, bots=bots, winners=(winner,))


def test_a_test_plays_until_it_is_clear_which_bot_to_keep(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command_line, "play", strong)
    told = desk.tawy("arena --sprt first,random --elo1 100 --json games.json")
    blocks = (len(timeless(desk.folder / "games.json")) - 2) // 2
    assert f"after {blocks} blocks (old at -2.94, new at +2.94). Verdict: keep new." in told
    assert sprt.LEAST <= blocks < 60
    assert desk.errors.startswith("log-likelihood ratio")
    told = desk.tawy("arena --sprt random,last --elo0 400 --elo1 800", code=1)
    assert "Verdict: keep old." in told
    told = desk.tawy("arena --sprt first,random --elo1 5 --games 20", code=1)
    assert "after 10 blocks (old at -2.94, new at +2.94). Verdict: undecided." in told


def test_a_test_with_more_seats_compares_with_the_expected_share(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command_line, "play", strong)
    told = desk.tawy("arena --sprt first,random --seats 3 --elo1 100 --markdown --games 120")
    assert told.startswith("| Bot |")
    assert told.count("\n") == 4
    assert desk.errors.endswith("Verdict: keep new.\n")


def test_a_test_plays_the_same_with_any_number_of_jobs(desk: Desk) -> None:
    command = "arena --sprt easy,random --elo0 0 --elo1 100 --games 60 --markdown"
    one = desk.tawy(f"{command} --json one.json")
    verdict = desk.errors
    assert desk.tawy(f"{command} --json two.json --jobs 2") == one
    assert desk.errors == verdict
    assert timeless(desk.folder / "one.json") == timeless(desk.folder / "two.json")


@pytest.mark.parametrize("seed", range(5))
def test_a_test_follows_blocks_in_their_order_whichever_end_first(seed: int) -> None:
    wanted, claim, dice = asked("new", "old"), sprt.Claim(2, elo1=100), Random(seed)
    won = [dice.random() < 0.8 for _ in range(400)]
    in_order = sprt.Trial(claim)
    while in_order.verdict == sprt.UNDECIDED:
        first = 2 * in_order.blocks
        in_order.add((won[first] + won[first + 1]) / 2)
    ledger = Ledger(wanted)
    referee, bar = Referee(claim, ledger, 200), Bar(Console(file=StringIO()), ledger, 400)
    ahead = []
    for number in range(400):
        ahead.append(ended(wanted, number, [number % 2 if won[number] else 1 - number % 2], (1, 1)))
        if len(ahead) > 4 and not referee.decided:
            ledger.add(ahead.pop(dice.randrange(len(ahead))))
            referee.follow(bar)
    assert (referee.trial.verdict, referee.trial.blocks) == (in_order.verdict, in_order.blocks)
    assert referee.trial.ratio == in_order.ratio


def test_a_new_file_is_tried_beside_its_name(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    opened: list[str] = []
    real = Path.open

    def noticed(file: Path, *how: Any, **more: Any) -> Any:
        opened.append(file.name)
        return real(file, *how, **more)

    file = tmp_path / "games.json"
    monkeypatch.setattr(Path, "open", noticed)
    assert command_line._file(str(file)) == file
    assert opened == ["games.json.part"], "nobody finds an empty file under the name"
    assert list(tmp_path.iterdir()) == []
    file.write_bytes(b"known")
    assert command_line._file(str(file)) == file
    assert file.read_bytes() == b"known"


HEARS_CTRL_C = """
import signal, sys
from tawy.cli import main
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.exit(main(sys.argv[1:]))
"""
"""tawy as at a terminal: what a shell starts in the background does not hear Ctrl-C otherwise."""


def test_ctrl_c_keeps_everything_and_shows_what_there_is(tmp_path: Path) -> None:
    file = tmp_path / "games.json"
    words = ["arena", "--players", "random", "--seats", "2", "--games", "100000", "--jobs", "2", "--json", str(file)]
    until = time.monotonic() + 60
    with subprocess.Popen(  # noqa: S603  ourselves
        [sys.executable, "-c", HEARS_CTRL_C, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as run:
        while time.monotonic() < until and not (file.exists() and len(timeless(file)) > 6):
            time.sleep(0.1)
        run.send_signal(signal.SIGINT)
        printed, errors = run.communicate(timeout=60)
    assert run.returncode == 130
    assert errors == "Stopped.\n"
    assert "games of ankh in" in printed
    assert len(timeless(file)) > 6
