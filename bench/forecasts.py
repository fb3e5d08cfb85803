"""What the bots foretold, and what came of it: games of good bots with seeds that nobody learnt from.

At every question a player answers, while nothing is in the middle of happening, everyone's chance to win as the learnt
value judges it is written down, not calibrated; at the end, who won. A game is a line of a file in build/calibration,
and games that are there are not played again.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from math import inf
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

import msgspec

from tawy.ai.bots import named
from tawy.ai.lessons import shares
from tawy.ai.minds import sense_of, uncalibrated
from tawy.ai.value import ended
from tawy.crew import Crew
from tawy.games import games, spec_of
from tawy.kernel.frame import CHANCE

KEPT: Final = Path(__file__).parents[1] / "build" / "calibration"
PLAYER: Final = "hard"
"""Who plays: the best that can be played by the hundred."""


class Forecast(msgspec.Struct, frozen=True, array_like=True):
    """A position, and what came of it."""

    stage: int
    chances: list[float]
    """Of everyone who could still win, as the value judges them before they are calibrated."""
    won: list[float]
    """Each one's part of the win."""


class Foretold(msgspec.Struct, frozen=True, array_like=True):
    """One game."""

    number: int
    size: int
    """How many could win at the beginning, an automa among them."""
    forecasts: list[Forecast]


def played(game: str, seats: int, number: int) -> Foretold:
    """One game, the same whenever it is played."""
    spec, sense, value = spec_of(game), sense_of(game), uncalibrated(game)
    bot = named(PLAYER)
    dice = Random(f"calibration:{game}:{seats}:{number}")
    g: Any = spec.new(spec.read_setup({"seats": seats}))
    seen: list[tuple[int, list[float], list[int]]] = []
    while (ask := g.ask) is not None:
        if ask.seat == CHANCE:
            g.answer(ask.draw(dice.randrange))
            continue
        if not sense.unsettled(g):
            who, chances = sense.contenders(g), value.chances(g, value(g))
            seen.append((sense.stage(g), [round(chances[each], 5) for each in who], who))
        g.answer(bot.choose(spec, spec.redeal(g, ask.seat, dice.randrange), ask, dice, seconds=inf))
    won = ended(spec, sense, g)
    forecasts = [Forecast(stage, chances, shares(sense, g, won, who)) for stage, chances, who in seen]
    return Foretold(number, sense.size(g), forecasts)


def tables() -> list[tuple[str, int]]:
    """Every game that bots can judge, with every number of seats."""
    judged = [game for game in games().values() if game.sense]
    return [(game.name, seats) for game in judged for seats in range(game.spec.seats[0], game.spec.seats[1] + 1)]


def kept(game: str, seats: int) -> list[Foretold]:
    """The games that were played, by number."""
    file = KEPT / f"{game}-{seats}.jsonl"
    lines = file.read_bytes().splitlines() if file.is_file() else []
    return sorted((msgspec.json.decode(line, type=Foretold) for line in lines), key=lambda each: each.number)


def play(game: str, seats: int, wanted: int, until: float, jobs: int) -> None:
    """Play those of the first games that are missing, until a moment at most."""
    KEPT.mkdir(parents=True, exist_ok=True)
    there = {each.number for each in kept(game, seats)}
    missing = [number for number in range(wanted) if number not in there]
    with (KEPT / f"{game}-{seats}.jsonl").open("ab") as file:
        for found in _as_done(game, seats, missing, jobs):
            file.write(msgspec.json.encode(found) + b"\n")
            file.flush()
            if monotonic() > until:
                return


def _as_done(game: str, seats: int, missing: list[int], jobs: int) -> Iterator[Foretold]:
    return Crew(jobs).as_done(partial(played, game, seats), missing)
