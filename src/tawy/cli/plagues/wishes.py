"""What a table can wish for before a game of 10 Plagues, on the command line."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any, Final

from tawy.kernel.refusal import Refused
from tawy.plagues.tables import load_pack
from tawy.plagues.terms import PROVINCES

SEATS: Final = 1
"""How many play if nothing is said: one, against the automa."""
WISHES: Final = ("provinces", "first", "advanced", "short")
"""The options of the set-up; a content pack is not among them, because a saved game needs it again."""


def add_options(parser: ArgumentParser) -> None:
    """Nothing is needed: a single player chooses its province, several are dealt theirs."""
    group = parser.add_argument_group("10 Plagues")
    group.add_argument(
        "--provinces",
        metavar="NAMES",
        help=f"one for each seat, from {', '.join(PROVINCES)}, random, chosen; or one word for all",
    )
    group.add_argument("--first", metavar="SEAT", help="the seat that plays first, or random")
    group.add_argument("--advanced", action="store_true", default=None, help="the other side of the papyrus")
    group.add_argument("--short", action="store_true", default=None, help="the game ends after round 8")
    group.add_argument("--content", metavar="FILE", help="a content pack (.toml) with tables of your own")


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
        book = load_pack(Path(options.content))
        wishes["content"] = {"name": book.tables.name, "hash": book.mark}
    return wishes


def _names(options: Namespace) -> list[str]:
    return [name.strip().lower() for name in options.provinces.split(",")]


def _first(word: str, seats: int) -> str | int:
    """People count seats from 1."""
    if word == "random":
        return word
    if not word.isdecimal() or not 1 <= int(word) <= seats:
        raise Refused(f"The first player is a seat from 1 to {seats}, or random, not {word!r}.")
    return int(word) - 1
