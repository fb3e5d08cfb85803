"""The page's types are made from what the server really reads and sends."""

from __future__ import annotations

import re
import shutil
import subprocess
from functools import cache
from pathlib import Path

import pytest

from tawy.games import registered
from tawy.server.http import wishes
from tawy.server.tables import commands, messages, outlook
from tools.typescript import protocol as p
from tools.typescript.structs import HOLDS, closure, interface, name_of

WEB = Path(__file__).parents[2] / "web"
COMMITTED = WEB / "src" / "net" / "protocol.ts"
COMPILER = WEB / "node_modules" / "typescript" / "bin" / "tsc"


@cache
def generated() -> str:
    return p.protocol()


def test_the_types_of_the_page_are_up_to_date() -> None:
    assert COMMITTED.read_text("utf-8") == generated(), "run make types, and look at what has changed"


def test_everything_that_is_read_or_sent_has_one_type() -> None:
    names = re.findall(r"^export (?:interface|type) (\w+)", generated(), re.MULTILINE)
    assert len(names) == len(set(names))
    events = [event for game in p.played() for event in p.events(game)]
    for cls in [*p.commands_(), *p.requests(), *p.sent(), *p.news(), *events]:
        assert name_of(cls) in names


def test_every_command_and_every_message_is_found() -> None:
    assert {cls.__name__ for cls in commands.Command.__subclasses__()} == {cls.__name__ for cls in p.commands_()}
    pushed = {messages.Snapshot, messages.Update, messages.Ahead, messages.Presence, messages.Said, messages.Closing}
    assert pushed == set(p.pushes())
    assert wishes.OpenTable in p.requests()


def test_what_nobody_is_told_has_no_type() -> None:
    for silent in outlook.SILENT:
        assert not re.search(
            rf"\b{silent.__name__}\b(?=[ ;])", re.sub(r"/\*\*.*?\*/", "", generated(), flags=re.DOTALL)
        )


@pytest.mark.parametrize("game", p.played())
def test_a_view_has_the_type_that_its_struct_declares(game: str) -> None:
    body = generated().partition(f"export interface {game.title()}View {{")[2].partition("\n}")[0]
    named = re.findall(r"^  (\w+): ", body, re.MULTILINE)
    assert named == list(registered(game).view.__struct_fields__)
    assert f"  secrets: {game.title()}Secrets | null;" in body


def test_every_field_that_is_named_by_what_it_holds_is_there() -> None:
    text = generated()
    for field in HOLDS:
        struct, _, name = field.partition(".")
        alone = re.search(rf"^export (?:interface|type) {struct} [^}}]*?\b{name}\??: ", text, re.MULTILINE)
        assert alone, f"{field} is no field of anything"


def test_what_has_a_default_may_be_left_out_of_a_request_and_of_nothing_else() -> None:
    shape = closure([commands.Ready])["Ready"]
    assert "  ready?: boolean;" in interface(shape, whole=False)
    assert "  ready: boolean;" in interface(shape, whole=True)


def test_the_words_of_the_code_stand_beside_the_types() -> None:
    text = re.sub(r"\n +/", "\n/", generated())
    assert "/** How many of its Pharaoh tokens are turned over (P10.1). */\n  pharaohs_used: number;" in text
    assert "/** null until its seat has taken one. */\n  name: string | null;" in text


@pytest.mark.skipif(not COMPILER.exists() or shutil.which("node") is None, reason="the page's tools are not installed")
def test_the_types_compile(tmp_path: Path) -> None:
    command = ["node", str(COMPILER), "--strict", "--noEmit", "--target", "es2022", str(COMMITTED)]
    done = subprocess.run(  # noqa: S603  the page's own compiler
        command, cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
