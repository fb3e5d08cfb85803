"""10 Plagues at the terminal, from the command line to the last point."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cli.people import Desk
from tawy.cli.faces import face_of
from tawy.kernel.frame import CHANCE
from tawy.kernel.play import Play, replay, start
from tawy.kernel.record import write_file
from tawy.plagues.spec import SPEC

SOLO = "play plagues --seed hallo --provinces memphis"
THREE = "play plagues --seats 3 --provinces edfu,buto,memphis --first 1 --seed hallo"
COMMANDS = (
    "why slot 4",
    "why t8",
    "why nonsense",
    "log 5",
    "board",
    "hand",
    "rules P6.3",
    "rules P6",
    "explain",
    "explain automa",
    "explain nobody",
    "help",
    "",
    "save middle.json",
)
PACK = """
name = "my printed copy"

[papyrus]
normal = { tribute = [0, 0, 3, 4, 5, 5, 6, 7, 8, 8], ankhs = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3] }
advanced = { tribute = [2, 3, 4, 5, 6, 6, 7, 8, 9, 9], ankhs = [1, 1, 1, 2, 2, 2, 3, 3, 3, 3] }
source = { origin = "own" }
"""


def replayed(desk: Desk, name: str) -> Play:
    return replay(face_of("plagues").spec, desk.saved(name))


def record_until(desk: Desk, name: str, kind: str, **setup: Any) -> Play:
    """Save a random game that has come to this question."""
    play, dice = start(SPEC, setup, "until"), Random(1)
    while play.ask is not None and play.ask.kind != kind:
        play.answer(play.ask.seat, SPEC.token(play.game, dice.choice(play.ask.options)))
    write_file(desk.folder / name, play.record())
    return play


def test_a_whole_solo_game_with_every_command(desk: Desk) -> None:
    told = desk.tawy("play plagues --seed solo", "edfu", *COMMANDS, "1", "undo", seed=3)
    assert "Choose your province." in told
    assert "P6.3 [R] Who cannot pay spends no tokens" in told
    assert "There is no player 'nobody' here" in told
    assert "Your last choice is taken back." in told
    assert "Automa turns" in told
    assert "Points by source" in told
    assert "On the drawing: ══ around a bonus" in " ".join(told.split())
    assert replayed(desk, "middle.json").picks


def test_the_coach_says_what_matters_and_which_rule_it_rests_on(desk: Desk) -> None:
    told = " ".join(desk.tawy(f"{THREE} --coach", "6 token", "quit", "no", seed=4).split())
    assert "Coach: Most points at the end win" in told
    assert "Coach: This round's tribute is 1 and you have 0 coins" in told
    assert "(P6.3)" in told
    assert "Coach:" not in desk.tawy(THREE, "6 token", "quit", "no", seed=4)


def test_a_whole_game_of_three(desk: Desk) -> None:
    told = desk.tawy(THREE, "6 token", "save start.json", "log", "explain", seed=4)
    assert "Buto spends die" in told
    assert "Moses helps those who are last (city track)" in told
    assert "win" in told.split("Ranking")[0].splitlines()[-1]
    assert any(pick.seat == 0 for pick in replayed(desk, "start.json").picks)
    for file in set(desk.folder.iterdir()) - {desk.folder / "start.json"}:
        assert replayed(desk, file.name).ask is None


def test_alone_against_the_automa_if_nothing_is_said(desk: Desk) -> None:
    told = desk.tawy("play plagues", "memphis")
    assert "Automa" in told
    assert "Memphis  (you)" in told
    assert "Go on with it: tawy play --load tawy-plagues-" in told


def test_in_solo_the_table_is_drawn_anew_for_every_die(desk: Desk) -> None:
    told = desk.tawy(SOLO, "3 favour", "1 token", "field 0")
    assert told.count("Papyrus") == 3
    assert told.rindex("Choose a die") > told.rindex("spends die 3")


def test_bots_play_the_last_seats_and_one_alone_sees_no_curtain(desk: Desk) -> None:
    told = desk.tawy(THREE, "3 draw")
    assert "Which of the drawn tokens do you keep?" in told
    assert "Pass the keyboard" not in told


def test_secret_draws_are_behind_the_curtain(desk: Desk) -> None:
    hot_seat = "play plagues --seats 2 --bots none --provinces edfu,buto --first 1 --seed drei"
    told = desk.tawy(hot_seat, "3 draw", "", "log 14", "1", "log 14")
    before, _, behind = told.partition("A secret choice. Pass the keyboard to Edfu")
    secret, _, after = behind.partition("Edfu has chosen.")
    assert "Which of the drawn tokens" not in before
    assert "Which of the drawn tokens" in secret
    assert "Edfu draws in secret: sphinx." in secret
    assert "Edfu draws in secret: sphinx." not in before + after
    assert "Edfu draws from the supply in secret." in after


def test_draws_of_a_bot_stay_secret(desk: Desk) -> None:
    play = record_until(desk, "buto.json", "buto_keep", seats=2, provinces=["memphis", "buto"])
    drawn = [pick.token for pick in play.picks if pick.kind == "buto_draw"][-2:]
    told = desk.tawy("play --load buto.json --bots random", "log 40")
    assert "Buto draws from the territory deck in secret." in told
    assert not any(f"Buto draws in secret: {card}" in told for card in drawn)


def test_save_load_undo_and_go_on(desk: Desk) -> None:
    told = desk.tawy(SOLO, "3 favour", "save evening.json", "quit")
    assert "Go on with it: tawy play --load evening.json --bots none" in told
    desk.tawy("play --load evening.json", "1 token", "field 0", "undo", "undo", "save later.json")
    assert desk.saved("later.json") == desk.saved("evening.json")
    told = desk.tawy("play plagues --load evening.json --bots none", "1 token", "field 0", "quit", "last.json")
    assert "evening.json goes on after" in told
    assert "Memphis lays a herd on field 1." in told
    assert len(desk.saved("last.json").picks) > len(desk.saved("evening.json").picks)


def test_what_cannot_be_chosen_is_explained(desk: Desk) -> None:
    told = desk.tawy(SOLO, "3 favour", "why slot 3", "why favour 3", "die 3", "why 1 token", "99", "nonsense", "why")
    assert "slot 3 cannot be chosen now:" in told
    assert "P4.2 [R] Token. Take the market token" in told
    assert "die 3 cannot be chosen now:" in told
    assert "1 token can be chosen now." in told
    assert "'99' is not an option" in told
    assert "'nonsense' is not an option" in told
    assert "or why slot 4" in told


def test_options_by_number_name_and_beginning(desk: Desk) -> None:
    for typed in ("1", "1 token", "1 TOKEN", "1 t"):
        assert "Memphis spends die 1. Memphis takes a herd" in desk.tawy(SOLO, typed, "quit", "no")


def test_the_outcome_of_solo_names_the_automa(desk: Desk) -> None:
    desk.tawy("record plagues --seed r -o game.json")
    told = desk.tawy("replay game.json")
    assert "It replays to the same game." in told
    assert "Automa wins with" in told
    assert "Automa" in told.split("Ranking")[1]


@pytest.mark.parametrize("seats", [1, 4])
def test_records_replay_and_positions_are_drawn(seats: int, desk: Desk) -> None:
    desk.tawy(f"record plagues --seats {seats} --seed r -o game.json --advanced --short")
    assert replayed(desk, "game.json").game.round == 8
    assert "The board is not laid out yet." in desk.tawy("replay game.json --at 0")
    told = desk.tawy("replay game.json --at 60")
    assert "Choice 60 of" in told
    assert "Advanced game · Short game · Round" in told
    desk.tawy("replay game.json --at 60 --svg one.svg")
    assert (desk.folder / "one.svg").read_text("utf-8").startswith("<svg")
    asked = "Chance fills slot 1 of the market." if seats == 1 else "Chance decides."
    assert asked in desk.tawy("replay game.json --step --at 1", "", "b", "q")


def test_simulated_games(desk: Desk) -> None:
    command = "simulate plagues --seats 2 --games 30 --seed 1 --provinces edfu,buto --short --json"
    one, other = (json.loads(desk.tawy(f"{command} --jobs {jobs}")) for jobs in (1, 2))
    for counted in (one, other):
        assert counted.pop("seconds") > 0
        assert counted.pop("decisions_per_second") > 0
    assert one == other
    assert set(one["roles"]) == {"edfu", "buto"}
    assert one["endings"] == {"last round": 30}
    assert "1 seat, seed 0" in desk.tawy("simulate plagues --games 2")


def test_chance_draws_tokens_as_likely_as_they_are(desk: Desk) -> None:
    desk.tawy("record plagues --seats 4 --seed weights -o game.json")
    drawn = [pick.token for pick in desk.saved("game.json").picks if pick.seat == CHANCE and pick.kind == "refill"]
    pharaohs = drawn.count("pharaoh")
    assert 0 < pharaohs < len(drawn) / 8  # 4 of 72, not one kind of eleven


# --- a content pack


@pytest.fixture
def pack(desk: Desk) -> Path:
    path = desk.folder / "pack.toml"
    path.write_text(PACK)
    return path


def test_a_game_with_tables_of_ones_own(desk: Desk, pack: Path) -> None:
    told = desk.tawy(f"{SOLO} --content pack.toml", "3 favour", "save own.json", "quit")
    assert "Tribute 0, Ankhs: 1 cancels a part; to come: 0/1 3/1" in told
    assert "Go on with it: tawy play --load own.json --bots none --content pack.toml" in told
    assert desk.saved("own.json").setup["content"]["name"] == "my printed copy"
    for command in ("play --load own.json --content pack.toml", "play plagues --load=own.json --content pack.toml"):
        assert "own.json goes on after" in desk.tawy(command)
    assert "The game is not over." in desk.tawy("replay own.json --content pack.toml")
    assert pack.exists()


def test_a_record_played_with_a_pack_carries_it(desk: Desk, pack: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.tawy("record plagues --seed r --content pack.toml -o own.json")
    monkeypatch.setattr("tawy.plagues.tables._BOOKS", {})
    pack.unlink()
    assert "It replays to the same game." in desk.tawy("replay own.json")


def test_games_with_a_pack_on_other_processors(desk: Desk, pack: Path) -> None:
    assert "10 Plagues of Egypt: 2 games" in desk.tawy("simulate plagues --games 2 --jobs 2 --content pack.toml")
    assert pack.exists()


# --- rules


def test_rules_of_plagues(desk: Desk) -> None:
    assert "P6.3 [R] Who cannot pay" in desk.tawy("rules p6.3")
    chapter = desk.tawy("rules P6")
    assert "P6.9" in chapter
    assert "P7.1" not in chapter
    assert "P11.2" in desk.tawy("rules --search moses")
    chapters = desk.tawy("rules")
    assert chapters.index("10 Plagues of Egypt") < chapters.index("Phase 3: plague")


# --- what is wrong is said in one sentence


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("play plagues --seats 5", "10 Plagues is played by 1 to 4 seats, not 5."),
        ("play plagues --seats 0", "10 Plagues is played by 1 to 4 seats, not 0."),
        ("play plagues --bots random,random", "2 bots are named for 1 seats: name at most 1."),
        ("play plagues --seats 2 --provinces edfu", "1 provinces are named for 2 seats."),
        ("play plagues --seats 2 --provinces edfu,edfu", "The province 'edfu' is taken twice."),
        ("play plagues --provinces thebes", "'thebes' is not a province: choose from abydos, buto, memphis, edfu"),
        ("play plagues --seats 2 --first 3", "The first player is a seat from 1 to 2, or random, not '3'."),
        ("play plagues --seats 2 --first me", "The first player is a seat from 1 to 2, or random, not 'me'."),
        ("play plagues --content missing.toml", "missing.toml cannot be read: No such file or directory."),
        ("play plagues --load missing.json", "missing.json cannot be read: No such file or directory."),
        ("play plagues --load missing.json --short --advanced", "leave out --advanced, --short when you load one."),
        ("play plagues --gods ra", "Unrecognized arguments: --gods ra"),
        ("play ankh --content pack.toml", "Unrecognized arguments: --content pack.toml"),
        ("play --load", "Argument --load: expected one argument"),
        ("simulate plagues --seats 9", "10 Plagues is played by 1 to 4 seats, not 9."),
        ("record plagues --provinces edfu,buto", "2 provinces are named for 1 seats."),
        ("rules P99", "There is no rule 'P99' in plagues: rules are numbered like P1.1."),
    ],
)
def test_refused(command: str, reason: str, desk: Desk) -> None:
    assert reason in desk.refused(command)
    assert list(desk.folder.iterdir()) == []


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("name = ", "is not readable TOML"),
        ("", "a content pack needs a name"),
        ('name = "x"\ncolour = "red"', "does not fit"),
        (PACK.replace("0, 0, 3", "0, 3"), "tribute and ankhs need 10 rounds each."),
    ],
)
def test_packs_with_errors(text: str, reason: str, desk: Desk) -> None:
    (desk.folder / "pack.toml").write_text(text)
    for command in ("play", "simulate", "record"):
        assert reason in desk.refused(f"{command} plagues --content pack.toml")


def test_a_game_without_packs_refuses_one(desk: Desk, pack: Path) -> None:
    desk.tawy("record ankh --seats 2 --seed t -o ankh.json")
    assert "is played without content packs: leave out --content." in desk.refused(f"replay ankh.json --content {pack}")
