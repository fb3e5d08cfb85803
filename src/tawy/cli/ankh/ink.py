"""The colours of the terminal table. Every colour has a word, a letter or a pattern beside it.

They are chosen so that they stay apart on terminals with 256 colours too.
"""

from __future__ import annotations

from typing import Final

GODS: Final = {
    "amun": "#c7a6ff",
    "anubis": "#c9ced6",
    "isis": "#ff9db5",
    "osiris": "#86dca0",
    "ra": "#ffcf4a",
}
"""Each god's own light colour, the ground under black letters."""

FERTILE: Final = "on #2c502c"
DESERT: Final = "on #7a5524"
WATER: Final = "on #1b3d74"
UNDERWORLD: Final = "on #3b2a4a"
GROUND: Final = {"fertile": FERTILE, "desert": DESERT, "water": WATER, "underworld": UNDERWORLD}
TEXTURE: Final = {"fertile": "#86b36e", "desert": "#cfa964", "water": "#6fa3d8", "underworld": "#a98cc7"}
PATTERN: Final = {"fertile": '"', "desert": ".", "water": "~", "underworld": "Ω"}
"""What terrain looks like without colour."""

TEXT: Final = "#f4ecd8"
EDGE: Final = "#a89a7c"
RIVER: Final = "bold #bfe3ff on #2b6cb0"
CAMEL: Final = "bold #2a1600 on #e0a048"
NEW_CAMEL: Final = "bold #2a1600 on #ffe08a"
AIM: Final = "bold #ffffff on #b3261e"
ORDER: Final = "bold #1b1200 on #f1d9a0"
MARK: Final = "bold #000000 on #ffffff"
CHOSEN: Final = "bold #000000 on #8ff0ff"
NEUTRAL: Final = "bold #ffffff"


def badge(god: str) -> str:
    """A god's colour as the ground under its name."""
    return f"bold #111111 on {GODS[god]}"
