"""Whatever is wrong on the command line is said in one sentence, with exit code 2 and nothing half-written."""

from __future__ import annotations

from pathlib import Path

import pytest

import tawy.ankh
from cli.people import Desk
from tawy.cli import main

SCENARIOS = Path(tawy.ankh.__file__).parent / "content" / "scenarios"


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("play --seats 9", "Ankh is played by 2 to 5 seats, not 9."),
        ("play --seats 0", "Ankh is played by 2 to 5 seats, not 0."),
        ("play --seats many", "Argument --seats: invalid int value: 'many'"),
        ("play --bots random,random,random,random", "4 bots are named for 3 seats: name at most 3."),
        (
            "play --bots clever",
            "There is no bot 'clever': choose from random, gentle, easy, medium, hard, expert, or none for no bots.",
        ),
        ("play --gods ra", "1 gods are named for 3 seats."),
        ("play --gods ra,ra,isis", "The god 'ra' is taken twice."),
        ("play --gods ra,thor,isis", "'thor' is not a god"),
        ("play --guardians mummy", "1 guardians are named"),
        ("play --guardians mummy,satet,apep", "'mummy' is not a guardian of level 1"),
        ("play --scenario atlantis", "There is no scenario 'atlantis'"),
        ("play --scenario missing.toml", "missing.toml cannot be read: No such file or directory."),
        ("play --last-red 12", "The last red space is 19 or 20, not 12."),
        ("play --load missing.json", "missing.json cannot be read: No such file or directory."),
        ("play --load .", "cannot be read"),
        (
            "play --load missing.json --seats 3",
            "A saved game keeps its own set-up: leave out --seats",
        ),
        ("play --load missing.json --last-red 19", "leave out --last-red"),
        ("play chess", "invalid choice: 'chess'"),
        ("play --colour", "Unrecognized arguments: --colour"),
        ("dance", "invalid choice: 'dance'"),
        ("simulate --games 0", "At least 1 game is needed, not 0."),
        ("simulate --jobs 0", "At least 1 job is needed, not 0."),
        ("simulate --seats 7", "Ankh is played by 2 to 5 seats, not 7."),
        ("record --seats 1", "Ankh is played by 2 to 5 seats, not 1."),
        ("record -o no/such/folder.json", "no/such/folder.json cannot be written: No such file or directory."),
        ("replay missing.json", "missing.json cannot be read: No such file or directory."),
        ("replay", "The following arguments are required: FILE"),
        ("rules A99", "There is no rule 'A99' in ankh"),
        ("rules nonsense", "No rule speaks of 'nonsense'"),
        ("rules --search xylophone", "No rule speaks of 'xylophone': try a shorter word."),
    ],
)
def test_refused(command: str, reason: str, desk: Desk) -> None:
    assert reason in desk.refused(command)
    assert list(desk.folder.iterdir()) == []


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "is damaged or not a Tawy record"),
        ("not json", "is damaged or not a Tawy record"),
        ("{}", "is not a Tawy record: its format is ''"),
        ('{"format": "tawy record", "version": 7}', "was written by a newer Tawy"),
        ('{"format": "tawy record", "version": 1}', "is damaged"),
    ],
)
@pytest.mark.parametrize("command", ["replay file.json", "play --load file.json"])
def test_files_that_are_no_records(text: str, reason: str, command: str, desk: Desk) -> None:
    (desk.folder / "file.json").write_text(text)
    assert reason in desk.refused(command)
    assert (desk.folder / "file.json").read_text() == text


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"game":"ankh"', '"game":"chess"', "does not know the game 'chess'"),
        ('"rules":"1"', '"rules":"0"', "rules version '0'"),
        ('"mark":"', '"mark":"0', "it has been changed"),
        ('"action","', '"action","sleep and ', "is not legal"),
        ('"action"', '"nap"', "but the game asks"),
        ("\n]", "", "is damaged"),
    ],
)
def test_records_that_were_changed(old: str, new: str, reason: str, desk: Desk) -> None:
    desk.tawy("record --seats 2 --seed t -o file.json")
    text = (desk.folder / "file.json").read_text()
    assert old in text
    (desk.folder / "file.json").write_text(text.replace(old, new, 1))
    assert reason in desk.refused("replay file.json")
    assert reason in desk.refused("play --load file.json")


@pytest.mark.parametrize("position", ["-1", "100000"])
def test_positions_that_do_not_exist(position: str, desk: Desk) -> None:
    desk.tawy("record --seats 2 --seed t -o file.json")
    assert f"There is no position {position}" in desk.refused(f"replay file.json --at={position}")


def test_a_picture_that_cannot_be_written(desk: Desk) -> None:
    desk.tawy("record --seats 2 --seed t -o file.json")
    assert "cannot be written" in desk.refused("replay file.json --at 9 --svg no/such/folder.svg")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('id = "old_kingdom"', "id = ", "is not readable TOML"),
        ('name = "Old Kingdom"', "", "does not fit"),
        ('piece = "god", seat = 1', 'piece = "warrior", seat = 1', "it needs exactly 1"),
        ('space = "5,0"', 'space = "5,2"', "stands on water"),
    ],
)
def test_scenario_files_with_errors(old: str, new: str, reason: str, desk: Desk) -> None:
    text = (SCENARIOS / "old_kingdom.toml").read_text("utf-8")
    assert old in text
    (desk.folder / "own.toml").write_text(text.replace(old, new, 1), "utf-8")
    for command in ("play", "simulate", "record"):
        assert reason in desk.refused(f"{command} --scenario own.toml")


def test_ctrl_c_outside_a_game(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> list[object]:
        raise KeyboardInterrupt

    monkeypatch.setattr("tawy.cli.simulating._chunk", interrupted)
    desk.tawy("simulate --games 3", code=130)
    assert desk.errors == "Stopped.\n"


def test_main_takes_the_real_command_line(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["tawy", "rules", "A99"])
    assert main() == 2
    assert list(desk.folder.iterdir()) == []
