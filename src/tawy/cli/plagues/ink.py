"""The colours of the provinces and tokens. Every colour has a word or a sign beside it."""

from __future__ import annotations

from typing import Final

PLAYERS: Final = ("#ffcf4a", "#86dca0", "#c7a6ff", "#ff9db5")
"""Each player's own light colour, the ground under black letters."""
TOKENS: Final = {
    "sphinx": "#f1d9a0",
    "obelisk": "#c9ced6",
    "egyptian": "#ffb07a",
    "plantation": "#86dca0",
    "herd": "#d8a47f",
    "coin": "#ffcf4a",
    "boat": "#8fc7ff",
    "province1": "#c7a6ff",
    "province2": "#c7a6ff",
    "province3": "#c7a6ff",
    "pharaoh": "#8ff0ff",
}
ACTIVE: Final = "bold #ffe08a"
"""A bonus that counts."""
IDLE: Final = "dim"
EDGE: Final = "#a89a7c"
MARK: Final = "bold #000000 on #ffffff"
"""The number of an option."""
HERE: Final = "bold reverse"
"""Where a marker stands."""
GOOD: Final = "bold #86dca0"
BAD: Final = "bold #ff8a7a"


def badge(player: int) -> str:
    """A player's colour as the ground under its name."""
    return f"bold #111111 on {PLAYERS[player]}"
