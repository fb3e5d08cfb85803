"""Settings of a server: an option before the environment, that before the file, and nothing misunderstood."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import pytest

from tawy.cli import main
from tawy.cli import serving as command
from tawy.kernel.refusal import Refused
from tawy.server.settings import SETTINGS, Settings, gather


def said(file: Path | None = None, environment: Mapping[str, str] | None = None, **options: object) -> str:
    """What a refused gathering says."""
    with pytest.raises(Refused) as caught:
        gather(options, environment or {}, None if file is None else str(file))
    sentence = str(caught.value)
    assert "\n" not in sentence
    assert sentence[-1] in ".?"
    return sentence


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tawy.toml"


def test_without_anything_all_is_as_usual() -> None:
    assert gather({"port": None, "open": True}, {"PATH": "/bin"}) == Settings()


def test_an_option_comes_before_the_environment_and_that_before_the_file(file: Path) -> None:
    file.write_text('host = "0.0.0.0"\nport = 1\nbot_seconds = 5\nguest_days = 7\n')
    environment = {"TAWY_PORT": "2", "TAWY_BOT_SECONDS": "2.5", "TAWY_SETTINGS": str(file)}
    settings = gather({"port": 3, "workers": None}, environment)
    assert settings == Settings("0.0.0.0", 3, bot_seconds=2.5, guest_days=7)  # noqa: S104  only said
    assert gather({}, environment).port == 2
    assert gather({}, {}, str(file)).port == 1


def test_a_file_that_is_named_comes_before_the_one_of_the_environment(file: Path, tmp_path: Path) -> None:
    file.write_text("port = 1\n")
    (tmp_path / "other.toml").write_text("port = 2\n")
    assert gather({}, {"TAWY_SETTINGS": str(tmp_path / "other.toml")}, str(file)).port == 1


def test_the_address_of_the_database_may_stand_in_a_file_of_its_own(tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text("postgresql://tawy:hunter2@db/tawy\n")
    environment = {"TAWY_DATABASE_FILE": str(secret)}
    assert gather({}, environment).database == "postgresql://tawy:hunter2@db/tawy"
    assert gather({}, environment | {"TAWY_DATABASE": "sqlite:///here"}).database == "sqlite:///here"
    assert gather({"database": "sqlite:///there"}, environment).database == "sqlite:///there"
    assert f"{tmp_path / 'none'}, which TAWY_DATABASE_FILE names, cannot be read" in said(
        environment={"TAWY_DATABASE_FILE": str(tmp_path / "none")}
    )


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("prot = 8000", "there is no setting prot; did you mean port?"),
        ("colour = 1", "there is no setting colour; 'tawy serve --help' lists them all."),
        ("[server]\nport = 1", "there is no setting server"),
        ('port = "8000"', "port must be a whole number, not '8000'."),
        ("port = 80.5", "port must be a whole number, not 80.5."),
        ("port = true", "port must be a whole number, not True."),
        ("host = 1", "host must be text, not 1."),
        ('bot_seconds = "two"', "bot_seconds must be a number, not 'two'."),
        ("database = 5", "database must be text, not what it is."),
        ("port = ", "cannot be read"),
        ("port = 1\nport = 2", "cannot be read"),
        ("port = 99999", "A port is a number from 0 to 65535, not 99999."),
        ("guest_days = -1", "--guest-days must be 0 or more, not -1."),
        ("tables_per_hour = 0", "--tables-per-hour must be at least 1, not 0."),
    ],
)
def test_a_file_with_a_mistake_is_refused_in_one_sentence(content: str, reason: str, file: Path) -> None:
    file.write_text(content)
    sentence = said(file)
    assert reason in sentence
    if not sentence.startswith(("A port", "--")):
        assert str(file) in sentence


def test_a_file_that_is_not_there_or_no_text(file: Path) -> None:
    assert said(file) == f"The settings {file} cannot be read: No such file or directory."
    file.write_bytes(b"\xff\xfe")
    assert "cannot be read" in said(file)


@pytest.mark.parametrize(
    ("variable", "value", "reason"),
    [
        ("TAWY_PROT", "1", "The environment: there is no setting TAWY_PROT; did you mean TAWY_PORT?"),
        ("TAWY_PORT", "http", "TAWY_PORT must be a whole number, not 'http'."),
        ("TAWY_BOT_SECONDS", "", "TAWY_BOT_SECONDS must be a number, not ''."),
        ("TAWY_WORKERS", "0", "At least 1 worker is needed, not 0."),
    ],
)
def test_an_environment_with_a_mistake_is_refused_in_one_sentence(variable: str, value: str, reason: str) -> None:
    assert said(environment={variable: value}) == reason


def test_the_command_takes_them_from_everywhere(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Settings] = []
    monkeypatch.setattr(command, "serve", lambda settings, **_: served.append(settings))
    monkeypatch.setattr(command, "log_to_stderr", lambda: None)
    monkeypatch.setenv("TAWY_WORKERS", "3")
    file.write_text("port = 7000\nworkers = 2\n")
    assert main(["serve", "--settings", str(file), "--host", "::1"]) == 0
    assert served == [Settings("::1", 7000, workers=3)]


@pytest.mark.parametrize("words", ["verify", "backup copy.db"])
def test_what_only_reads_finds_the_same_database(
    words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TAWY_DATABASE", f"sqlite:///{tmp_path}/named.db")
    assert main(words.split()) == 2
    assert f"{tmp_path}/named.db" in "".join(capsys.readouterr().err.split("\n"))


def test_the_help_lists_every_setting(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "COLUMNS", "200")
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    told = capsys.readouterr().out
    for setting in SETTINGS.values():
        assert f"  {setting.option} " in told
        assert setting.variable in told
    assert "TAWY_DATABASE_FILE" in told


def test_the_guide_names_every_setting() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "guide" / "server.md").read_text("utf-8")
    for setting in SETTINGS.values():
        assert f"`{setting.option}`" in guide, setting.option
