"""What a position of 10 Plagues can be a puzzle of."""

from __future__ import annotations

from typing import Final

from tawy.plagues.coach.tribute import tribute_ahead, tribute_short
from tawy.plagues.state import Plagues

THEMES: Final = ("tribute", "loss", "dice", "territory", "province")
_OF: Final = {"loss": "loss", "lose": "loss", "cancel": "loss", "territory": "territory", "place": "province"}


def theme(g: Plagues) -> str:
    """Saving for tribute, which loss, which die, ...; empty where it is none of these."""
    ask = g.ask
    if ask is None:
        return ""
    if ask.kind == "die":
        return "tribute" if tribute_short(g, ask.seat) or tribute_ahead(g, ask.seat) else "dice"
    return _OF.get(ask.kind, "")
