"""What a table can wish for before a game of Ankh, on the command line."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any, Final

from tawy.ankh.own import scenario_of
from tawy.ankh.scenario import scenarios
from tawy.ankh.terms import GODS, GUARDIANS, LAST_RED_SPACES
from tawy.cli.voice import t, words
from tawy.kernel.content import read_text

SEATS: Final = 3
"""How many play if nothing is said."""


def add_options(parser: ArgumentParser) -> None:
    """Nothing is needed: what is not wished for is random."""
    group = parser.add_argument_group(t("ankh-title"))
    group.add_argument(
        "--gods",
        metavar="NAMES",
        help=t("terminal-help-gods", gods=", ".join(GODS)),
    )
    group.add_argument(
        "--guardians",
        metavar="A,B,C",
        help=t("terminal-help-guardians", guardians=", ".join(GUARDIANS)),
    )
    group.add_argument(
        "--scenario",
        metavar="NAME",
        help=t("terminal-help-scenario", scenarios=", ".join(scenarios())),
    )
    group.add_argument(
        "--last-red",
        type=int,
        metavar="SPACE",
        help=t("terminal-help-last-red", spaces=words().listing(map(str, LAST_RED_SPACES), "or")),
    )


def setup(options: Namespace) -> dict[str, Any]:
    """The set-up as a record keeps it: only what was wished for, a scenario file with all that is in it."""
    wishes: dict[str, Any] = {"seats": SEATS if options.seats is None else options.seats}
    if options.gods:
        wishes["gods"] = options.gods if options.gods in {"random", "chosen"} else _names(options.gods)
    if options.guardians:
        wishes["guardians"] = options.guardians if options.guardians == "random" else _names(options.guardians)
    if options.scenario:
        wishes["scenario"] = _scenario(options.scenario)
    if options.last_red is not None:
        wishes["last_red_space"] = options.last_red
    return wishes


def _names(text: str) -> list[str]:
    return [name.strip().lower().replace(" ", "_") for name in text.split(",")]


def _scenario(name: str) -> Any:
    """A name, or a file read and checked now, so that the record needs it no more."""
    if not name.endswith(".toml"):
        return name
    return scenario_of(read_text(Path(name)), name)
