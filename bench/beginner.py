"""Whether the gentlest bot is gentle enough for first games: who has just finished the lesson plays against it.

``python -m bench.beginner`` lets a beginner, who answers at random but for what the coach points at, play each of the
weaker levels, and prints how often the level wins. A beginner should win now and then: about two games of three
against the gentlest.
"""

from __future__ import annotations

import argparse
from functools import partial
from random import Random
from typing import Any, Final

from tawy.ai.bots import LEVELS
from tawy.arena.match import play
from tawy.arena.request import request
from tawy.arena.seating import lineup
from tawy.arena.standings import points
from tawy.crew import Crew
from tawy.kernel.coach import SHOWN
from tawy.kernel.frame import Ask
from tawy.kernel.spec import GameSpec

NAME: Final = "beginner"
WEAKER: Final = ("random", "gentle", "easy", "medium")
PLACES: Final = (("ankh", 2), ("ankh", 3), ("plagues", 2), ("plagues", 4))


class Beginner:
    """Reads what the coach says and takes what it points at, if that can be chosen; otherwise anything."""

    def choose(self, spec: GameSpec, game: Any, ask: Ask, dice: Random, *, seconds: float) -> int:
        """One of the options that are pointed at, or of all."""
        pointed = {at.split()[-1] for told in spec.counsels(game, ask.seat)[:SHOWN] for at in told.points_at}
        meant = [option for option in ask.options if not pointed.isdisjoint(spec.token(game, option).split())]
        return dice.choice(meant or ask.options)


def met(level: str, game: str, seats: int, games: int) -> float:
    """How many of its games against beginners a level wins, sitting once among them."""
    LEVELS[NAME] = Beginner
    wanted = request(game, lineup([level, NAME], seats), "first", {"seats": seats})
    played = Crew(1).in_order(partial(play, wanted), range(games))
    return sum(points(each, level) for each in played) / games


def main() -> None:
    """Print a line for each game and number of seats."""
    options = argparse.ArgumentParser(prog="python -m bench.beginner", description=__doc__)
    options.add_argument("--games", type=int, default=120)
    games = options.parse_args().games
    print(f"| game, seats | {' | '.join(WEAKER)} |\n|---|{'--:|' * len(WEAKER)}")
    for game, seats in PLACES:
        shares = [met(level, game, seats, games) for level in WEAKER]
        print(f"| {game}, {seats} | {' | '.join(f'{share:.0%}' for share in shares)} |", flush=True)


if __name__ == "__main__":
    main()
