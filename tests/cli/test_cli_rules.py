from __future__ import annotations

import re

import pytest

from cli.people import Desk
from tawy import __version__
from tawy.cli.commands import COMMANDS
from tawy.cli.options import GAME_COMMANDS
from tawy.cli.voice import t


def test_one_rule(desk: Desk) -> None:
    told = desk.tawy("rules a7.18")
    assert "A7.18 [R] A tie for the highest total" in told
    assert "A7.19" not in told


def test_a_chapter(desk: Desk) -> None:
    told = desk.tawy("rules A7")
    assert "A7.1 [R] The god whose seat triggered" in told
    assert "A7.27" in told
    assert "*" not in told


def test_the_chapters(desk: Desk) -> None:
    told = desk.tawy("rules")
    assert re.search(r"A7 +Conflict", told)
    assert "'tawy rules A7.18'" in told


def test_rules_in_another_language(desk: Desk) -> None:
    assert "A7.18 [R] Shoda na nejvyšším součtu" in desk.tawy("rules A7.18 --language cs")
    assert re.search(r"P6 +Fase 3: praga", desk.tawy("rules --language pt"))
    assert "A9.3" in desk.tawy("rules --search ateo --language it")


def test_search(desk: Desk) -> None:
    told = desk.tawy("rules --search ATHEIST")
    assert "A9.3" in told
    assert "A7.18" not in told


def test_everyday_words_are_explained_for_each_game(desk: Desk) -> None:
    told = desk.tawy("rules how to win")
    assert "How to win (Ankh: Gods of Egypt)" in told
    assert "How to win (10 Plagues of Egypt)" in told
    assert "Reach space 31." in told
    assert "The exact rules: A10.5" in told
    assert "*" not in told
    assert "](" not in told


def test_everyday_words_in_another_language(desk: Desk) -> None:
    told = desk.tawy("rules remízu --language cs")
    assert "Shody a nerozhodný boj" in told
    assert "Viz také" in told


def test_at_a_table_words_are_of_its_game(desk: Desk) -> None:
    told = desk.tawy("play plagues --seed hallo", "rules tribute")
    assert "least far on the province card" in told
    assert "Ankh: Gods" not in told


def test_words_that_only_the_numbered_text_has_are_found_there(desk: Desk) -> None:
    assert "A2.1" in desk.tawy("rules flat-topped")


def test_what_nothing_speaks_of(desk: Desk) -> None:
    assert desk.refused("rules spaceship") == "No rule speaks of 'spaceship': try a shorter word."


def test_help_shows_the_first_commands(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        desk.tawy("--help")
    assert "tawy play plagues" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["--help", "play --help", "simulate ankh --help", "replay --help", "--version"])
def test_help_and_version(command: str, desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        desk.tawy(command)
    assert leaving.value.code == 0
    printed = capsys.readouterr().out
    assert "usage: tawy" in printed or __version__ in printed


def test_every_command_of_the_table_is_in_its_help(desk: Desk) -> None:
    told = desk.tawy("play --seed hallo", "help")
    for name, command in COMMANDS.items():
        assert command.usage.startswith(name)
        assert t(f"terminal-command-{name}") in told
    assert set(GAME_COMMANDS) == {"play", "simulate", "arena", "record"}
