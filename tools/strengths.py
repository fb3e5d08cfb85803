"""How strong the bots of each level are, from what the arena has measured: docs/bots.md becomes data of the games.

``python -m tools.strengths`` reads the tables of wins (a bot on one seat, another on all the others) and writes a file
for each game that has registered one. With so many at the table a bot that is stronger by odds of r to one wins r games
for each that one of the others wins; the strengths that fit all tables of a game and number of players best are kept,
in points of Elo's scale, with the bot of medium strength at 0. A file holds what the page says and nothing else.
"""

from __future__ import annotations

import math
import re
import sys
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from tawy.games import BUILT_IN, registered

PAGE: Final = Path(__file__).parents[1] / "docs" / "bots.md"
SOURCE: Final = "docs/bots.md, by python -m tools.strengths"
LEVELS: Final = ("random", "gentle", "easy", "medium", "hard", "expert")
BASE: Final = "medium"
ELO: Final = 400 / math.log(10)
SWEEPS: Final = 400
COMMAND: Final = re.compile(r"^`python -m bench\.bots ([a-z]+)-(\d+|time)`$")
ROW: Final = re.compile(r"^\| ([^|]+) \| ([^|]+) \| (\d+) \| (\d+) % ")
FEWEST: Final = 20
"""Games of a row; what was played less says nothing yet."""
TIMED: Final = {"time": 2}
"""Tables that are named otherwise than by their number of seats."""
USUAL: Final = {"expert@table": "expert", "expert@2s": "expert"}
"""The bot that people meet, by the name under which it was measured."""


class Row(NamedTuple):
    """So many games of one bot against others, and how many it won."""

    bot: str
    other: str
    games: int
    won: float


def measured(page: str) -> dict[tuple[str, int], list[Row]]:
    """The tables of wins, by game and number of players."""
    found: dict[tuple[str, int], list[Row]] = {}
    here: list[Row] = []
    for line in page.splitlines():
        if command := COMMAND.match(line):
            seats = TIMED.get(command[2]) or int(command[2])
            here = found.setdefault((command[1], seats), [])
        elif line.startswith("`"):
            here = []
        elif row := ROW.match(line):
            games = int(row[3])
            here.append(Row(row[1], row[2], games, games * int(row[4]) / 100))
    return {key: enough for key, rows in found.items() if (enough := [row for row in rows if row.games >= FEWEST])}


def strengths(rows: list[Row], players: int) -> dict[str, int]:
    """What fits the tables best; with half a win and half a loss more in each, so that who never lost has one, too."""
    rows = [Row(row.bot, row.other, row.games + 1, row.won + 0.5) for row in rows]
    bots = sorted({row.bot for row in rows} | {row.other for row in rows})
    found = dict.fromkeys(bots, 0.0)
    for _ in range(SWEEPS):
        for bot in bots:
            if bot != BASE:
                found[bot] += _step(bot, rows, players, found)
    measured_as = {level: next((bot for bot in _names(level) if bot in found), None) for level in LEVELS}
    return {level: round(ELO * found[bot]) for level, bot in measured_as.items() if bot is not None}


def _names(level: str) -> list[str]:
    """How a level is called in tables, what people meet first."""
    return [*(name for name, meant in USUAL.items() if meant == level), level, f"{level}@200"]


def _step(bot: str, rows: list[Row], players: int, found: dict[str, float]) -> float:
    """Newton's step for one strength, the others held."""
    missing = slope = 0.0
    for row in rows:
        if bot not in row[:2]:
            continue
        chance = 1 / (1 + (players - 1) * math.exp(found[row.other] - found[row.bot]))
        side = 1 if bot == row.bot else -1
        missing += side * (row.won - row.games * chance)
        slope += row.games * chance * (1 - chance)
    return max(-1.0, min(1.0, missing / slope))


def files() -> dict[Path, bytes]:
    """Every file with what belongs into it."""
    tables = measured(PAGE.read_text("utf-8"))
    written = {}
    for game in BUILT_IN:
        file = registered(game).strengths
        if file is not None:
            players = {
                str(number): strengths(rows, number) for (name, number), rows in sorted(tables.items()) if name == game
            }
            data = msgspec.json.encode({"source": SOURCE, "players": players})
            written[file] = msgspec.json.format(data, indent=1) + b"\n"
    return written


def main() -> int:
    """Write them."""
    for file, data in files().items():
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(data)
    return 0


if __name__ == "__main__":
    sys.exit(main())
