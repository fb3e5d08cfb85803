"""What a table can wish for before a game of 10 Plagues, on the command line."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any, Final

from tawy.cli.voice import refused, t
from tawy.kernel.content import read_text
from tawy.plagues.own import content_of
from tawy.plagues.terms import PROVINCES

SEATS: Final = 1
"""How many play if nothing is said: one, against the automa."""
WISHES: Final = ("provinces", "first", "advanced", "short")
"""The options of the set-up; a content pack is not among them, because a saved game needs it again."""


def add_options(parser: ArgumentParser) -> None:
    """Nothing is needed: a single player chooses its province, several are dealt theirs."""
    group = parser.add_argument_group(t("plagues-title"))
    group.add_argument(
        "--provinces",
        metavar="NAMES",
        help=t("terminal-help-provinces", provinces=", ".join(PROVINCES)),
    )
    group.add_argument("--first", metavar="SEAT", help=t("terminal-help-first"))
    group.add_argument("--advanced", action="store_true", default=None, help=t("terminal-help-advanced"))
    group.add_argument("--short", action="store_true", default=None, help=t("terminal-help-short"))
    group.add_argument("--content", metavar="FILE", help=t("terminal-help-pack"))


def setup(options: Namespace) -> dict[str, Any]:
    """The set-up as a record keeps it: only what was wished for."""
    wishes: dict[str, Any] = {"seats": SEATS if options.seats is None else options.seats}
    if options.provinces:
        wishes["provinces"] = options.provinces if options.provinces in {"random", "chosen"} else _names(options)
    if options.first is not None:
        wishes["first"] = _first(options.first, wishes["seats"])
    for mode in ("advanced", "short"):
        if getattr(options, mode):
            wishes[mode] = True
    if options.content is not None:
        wishes["content"] = content_of(read_text(Path(options.content)), options.content)
    return wishes


def _names(options: Namespace) -> list[str]:
    return [name.strip().lower() for name in options.provinces.split(",")]


def _first(word: str, seats: int) -> str | int:
    """People count seats from 1."""
    if word == "random":
        return word
    if not word.isdecimal() or not 1 <= int(word) <= seats:
        raise refused("terminal-first-player", seats=seats, typed=word)
    return int(word) - 1
