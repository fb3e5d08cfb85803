"""What a position of Ankh can be a puzzle of."""

from __future__ import annotations

from typing import Final

from tawy.ankh.queries.calendar import ready_rows
from tawy.ankh.state import Ankh

THEMES: Final = ("card", "caravan", "event", "action", "power", "offer")
_OF: Final = {"cards": "card", "caravan": "caravan", "unlock": "power", "offer": "offer"}


def theme(g: Ankh) -> str:
    """A card in a battle, where a caravan parts, whether to bring the event, ...; empty where it is none of these."""
    if g.ask is None:
        return ""
    if g.ask.kind == "action":
        return "event" if ready_rows(g) else "action"
    return _OF.get(g.ask.kind, "")
