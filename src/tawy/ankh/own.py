"""Scenarios of a user's own at a table of Ankh: what a file becomes in a set-up, and what stands in it."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tawy.ankh.scenario import Scenario, check
from tawy.kernel.content import parse
from tawy.kernel.own import Difference, OwnContent


def scenario_of(text: str, name: str) -> dict[str, Any]:
    """The set-up's `scenario` for the text of a file."""
    scenario: dict[str, Any] = msgspec.to_builtins(check(parse(text, Scenario, name)))
    return scenario


def _layouts(scenario: dict[str, Any]) -> list[Difference]:
    """What stands where, for each number of seats: nothing printed is like it."""
    told = []
    for layout in scenario["layouts"]:
        at = str(layout["seats"])
        told.append(Difference((at, "order"), "", ", ".join(layout["order"])))
        told.append(Difference((at, "camels"), "", ", ".join(layout["camels"])))
        told.append(Difference((at, "pieces"), "", "; ".join(map(_piece, layout["pieces"]))))
    return told


def _piece(piece: dict[str, Any]) -> str:
    seat = "" if piece.get("seat") is None else f" {piece['seat']}"
    return f"{piece['piece']}{seat}: {piece['space']}"


OWN: Final = OwnContent("scenario", scenario_of, _layouts)
