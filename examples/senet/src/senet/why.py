"""Why a piece cannot be moved now."""

from __future__ import annotations

from typing import Final

from senet.queries import movable, objection
from senet.state import HOUSES, Senet
from tawy.kernel.refusal import Refused

RULE_OF: Final = {"throw": "S2.1", "move": "S3.1"}
"""The rule by which each question is asked."""


def why_not(g: Senet, seat: int, target: str) -> list[str]:
    """The rules that forbid the piece on a house to move; none if it may."""
    if not target.isdecimal() or not 1 <= int(target) <= HOUSES:
        raise Refused(f"{target} is no house: name one from 1 to {HOUSES}.")
    ask, house = g.ask, int(target)
    if ask is None:
        return ["S5.1"]
    if ask.kind != "move" or ask.seat != seat:
        return ["S2.2"]
    [throw] = ask.about
    if house in ask.options:
        return []
    if g.houses[house] != seat:
        return ["S3.1"]
    found = objection(g, seat, house, throw)
    if found is None or not any(objection(g, seat, other, throw) is None for other in movable(g, seat, throw)):
        return ["S3.6"]
    return [found]
