"""Games as the arena keeps them, made up."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from tawy.arena.match import Played, Times
from tawy.arena.request import Request, request
from tawy.arena.seating import place, seated

TIMES = ("seconds", "times")
"""What is never the same twice."""


def asked(*players: str, seed: str = "0", **setup: Any) -> Request:
    """A request for a game of Ankh with these bots."""
    return request("ankh", players, seed, {"seats": len(players)} | setup)


def ended(
    wanted: Request,
    number: int,
    winners: Sequence[int],
    scores: Sequence[int],
    ending: str = "most devotion",
    times: Times | None = None,
) -> Played:
    """A game that ended so; every seat made ten decisions of about a second."""
    seats = range(wanted.seats)
    return Played(
        number,
        *place(number, wanted.seats),
        seated(wanted.players, number),
        tuple(winners),
        tuple(scores),
        ending,
        tuple(10 for _ in seats),
        tuple(10.0 for _ in seats),
        tuple(times or {0: 10} for _ in seats),
    )


def simulated(wanted: Request, strengths: dict[str, float], blocks: int, dice: Random) -> list[list[Played]]:
    """Games whose order of finish is drawn by strength, as Plackett and Luce say: each place among those left."""
    seats = range(wanted.seats)
    games = []
    for number in range(blocks * wanted.seats):
        left = {seat: 10 ** (strengths[bot] / 400) for seat, bot in enumerate(seated(wanted.players, number))}
        scores = [0 for _ in seats]
        for points in reversed(seats):
            seat = dice.choices(list(left), list(left.values()))[0]
            scores[seat] = points
            del left[seat]
        games.append(ended(wanted, number, [scores.index(max(scores))], scores))
    return [games[first : first + wanted.seats] for first in range(0, len(games), wanted.seats)]


def timeless(file: Path) -> list[Any]:
    """The lines of a file of the arena, without times."""
    head, *lines, foot = file.read_text().splitlines()
    games = [msgspec.json.decode(line.removesuffix(",")) for line in lines if line]
    return [head, *({key: game[key] for key in game if key not in TIMES} for game in games), foot]
