"""How much there is to gain against the expert by knowing how it mixes its secret answers.

``python -m bench.response`` lets a best response play the expert of the same iterations in Ankh. It plays as the expert
does, but when cards or offers are chosen in secret it knows the mixture that the expert's own search comes to, and
takes what is best against that. What it wins above its share is what the expert loses by being foreseeable.
"""

from __future__ import annotations

import argparse
from functools import partial
from random import Random
from statistics import fmean
from typing import Any, Final

from tawy import intervals
from tawy.ai.bots import LEVELS, SECRETS, named
from tawy.ai.minds import judge
from tawy.ai.search import Search, Settings
from tawy.arena.match import play
from tawy.arena.request import request
from tawy.arena.seating import lineup
from tawy.arena.standings import points
from tawy.crew import Crew
from tawy.kernel.frame import Ask
from tawy.kernel.spec import GameSpec

NAME: Final = "response"
TRIES: Final = 60
"""How often each answer is tried against the mixture."""
Mixture = dict[int, list[tuple[int, float]]]
"""By seat: its answers and how often it means them."""


class Response:
    """Knows how the expert of so many iterations mixes, and answers with what is best against it."""

    def __init__(self, iterations: int) -> None:
        self._iterations = iterations
        self._expert = named(f"expert@{iterations}")

    def choose(self, spec: GameSpec, game: Any, ask: Ask, dice: Random, *, seconds: float) -> int:
        """As the expert, but for secret answers."""
        if not ask.simultaneous:
            return self._expert.choose(spec, game, ask, dice, seconds=seconds)
        search = Search(spec, judge(spec.name), Settings(iterations=0), dice)
        mixture = search.mixtures(game, SECRETS * self._iterations)
        side = judge(spec.name).sense.contender(game, ask.seat)
        opened = spec.reopened(game)

        def worth(pick: int) -> float:
            deals = (spec.redeal(opened, ask.seat, dice.randrange) for _ in range(TRIES))
            return fmean(search.settled(_answered(g, ask.seat, pick, mixture, dice))[side] for g in deals)

        return max(ask.options, key=worth)


def _answered(g: Any, seat: int, pick: int, mixture: Mixture, dice: Random) -> Any:
    """The game after one seat's answer and what the others may mean."""
    answered = set()
    while (ask := g.ask) is not None and ask.simultaneous and ask.seat not in answered:
        answered.add(ask.seat)
        g.answer(pick if ask.seat == seat else _drawn(mixture[ask.seat], ask.options, dice))
    return g


def _drawn(mixture: list[tuple[int, float]], options: list[int], dice: Random) -> int:
    """One of the answers that a seat has in this deal, as often as it means them."""
    shares = dict(mixture)
    likely = [shares.get(option, 0.0) for option in options]
    return dice.choices(options, likely if any(likely) else None)[0]


def main() -> None:
    """Play, and print what it wins."""
    options = argparse.ArgumentParser(prog="python -m bench.response", description=__doc__)
    options.add_argument("--games", type=int, default=200)
    options.add_argument("--iterations", type=int, default=100)
    options.add_argument("--seats", type=int, default=2)
    chosen = options.parse_args()
    LEVELS[NAME] = partial(Response, chosen.iterations)
    expert = f"expert@{chosen.iterations}"
    wanted = request("ankh", lineup([NAME, expert], chosen.seats), "response", {"seats": chosen.seats})
    shares: list[list[float]] = []
    for number, game in enumerate(Crew(1).in_order(partial(play, wanted), range(chosen.games))):
        if number % chosen.seats == 0:
            shares.append([])
        shares[-1].append(points(game, NAME))
    found = intervals.share([fmean(block) for block in shares], chosen.seats)
    print(
        f"{NAME} against {expert}, {chosen.seats} seats, {chosen.games} games: {found.value:.1%} of the wins "
        f"({found.low:.1%} to {found.high:.1%}); its share is {1 / chosen.seats:.0%}"
    )


if __name__ == "__main__":
    main()
