"""Ratings: how strong bots are, from who finished before whom."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Final

from tawy.arena.match import Played
from tawy.intervals import Estimate, share

SCALE: Final = 400 / math.log(10)
"""On Elo's scale, 400 points are odds of ten to one."""
RESAMPLES: Final = 1000
"""How often the blocks are drawn anew for an interval."""
SWEEPS: Final = 200
"""The most rounds of improving one strength after the other; far fewer are needed."""
EXACT: Final = 1e-7

Wins = list[list[float]]
"""How often the bot of the row finished before that of the column; a tie is half of it for both."""


def finish(played: Played) -> list[tuple[bool, int]]:
    """What the seats are ordered by: the winners first, the others by their points."""
    return [
        (seat in played.winners, score) for seat, score in zip(range(len(played.bots)), played.scores, strict=False)
    ]


def before(games: Iterable[Played], kinds: Sequence[str]) -> Wins:
    """Every pair of different bots at a table, counted over games."""
    wins: Wins = [[0.0] * len(kinds) for _ in kinds]
    for played in games:
        places = [(kinds.index(bot), key) for bot, key in zip(played.bots, finish(played), strict=True)]
        for one, better in places:
            for other, worse in places:
                if one != other:
                    wins[one][other] += _beats(better, worse)
    return wins


def _beats(one: tuple[bool, int], other: tuple[bool, int]) -> float:
    if one[0] and other[0]:
        return 0.5  # who wins together is tied
    return 0.5 if one == other else float(one > other)


def strengths(wins: Wins) -> list[float]:
    """The most likely strengths by Bradley and Terry, on Elo's scale; the first bot's is 0.

    In a game of more than two seats every pair of them is compared, as if it had played alone. One tie between any
    two bots is added to what was played: so a bot that never lost has a finite rating, and the fit a single solution.
    """
    size = range(len(wins))
    won = [[wins[one][other] + (0.5 if one != other else 0) for other in size] for one in size]
    met = [[won[one][other] + won[other][one] for other in size] for one in size]
    strength = [0.0 for _ in size]
    for _ in range(SWEEPS):
        steps = [_improve(one, strength, won[one], met[one]) for one in size[1:]]
        if max(steps, default=0) < EXACT:
            break
    return [SCALE * value for value in strength]


def _improve(one: int, strength: list[float], won: list[float], met: list[float]) -> float:
    """Newton's step for one strength, the others held; how large it was."""
    chances = [1 / (1 + math.exp(other - strength[one])) for other in strength]
    missing = sum(won) - sum(number * chance for number, chance in zip(met, chances, strict=True))
    slope = sum(number * chance * (1 - chance) for number, chance in zip(met, chances, strict=True))
    step = max(-1.0, min(1.0, missing / slope))
    strength[one] += step
    return abs(step)


def ratings(blocks: Sequence[Wins], games: int, seed: str) -> list[Estimate]:
    """The strengths, with intervals from drawing the blocks, of so many games, anew: what belongs together stays so."""
    wins = _sum(blocks)
    drawn = zip(*(strengths(one) for one in _resampled(blocks, Random(f"{seed}:ratings"))), strict=True)  # noqa: S311
    found = [Estimate(value, *_middle(sorted(some))) for value, some in zip(strengths(wins), drawn, strict=True)]
    doubted = strengths(_doubted(wins, share([0.0] * len(blocks), games).high))
    above, below = _reached(wins), _reached([list(column) for column in zip(*wins, strict=True)])
    return [
        one if bot in above & below else _one_sided(one, doubted[bot], low=bot in below, high=bot in above)
        for bot, one in enumerate(found)
    ]


def _one_sided(one: Estimate, doubted: float, *, low: bool, high: bool) -> Estimate:
    """A rating that the games limit on one side at most, and there no closer than luck allows."""
    return Estimate(
        one.value, min(one.low, doubted) if low else -math.inf, max(one.high, doubted) if high else math.inf
    )


def _reached(wins: Wins) -> set[int]:
    """The bots that the first has beaten or tied, that these have, and so on.

    How far a bot that is not among them may be above the first, nothing in the games can say; in a table turned round,
    how far below.
    """
    reached, fresh = {0}, [0]
    while fresh:
        one = fresh.pop()
        found = {other for other, number in enumerate(wins[one]) if number and other not in reached}
        reached |= found
        fresh += found
    return reached


def _doubted(wins: Wins, luck: float) -> Wins:
    """The same games, but a bot that never finished before another gets as much as it may have missed by luck."""
    size = range(len(wins))
    doubted = [list(row) for row in wins]
    for one in size:
        for other in size:
            if not wins[one][other]:
                doubted[one][other] = luck * wins[other][one]
                doubted[other][one] = (1 - luck) * wins[other][one]
    return doubted


def _resampled(blocks: Sequence[Wins], dice: Random) -> Iterator[Wins]:
    """As many blocks as there are, each drawn from all of them, many times. Blocks that came out alike are one."""
    kinds = list({repr(block): block for block in blocks}.values())
    alike = [kinds.index(block) for block in blocks]
    for _ in range(RESAMPLES):
        times = Counter(dice.choices(alike, k=len(alike)))
        yield _sum([kinds[kind] for kind in times], list(times.values()))


def _sum(blocks: Sequence[Wins], times: Sequence[int] | None = None) -> Wins:
    size, times = range(len(blocks[0])), times or [1] * len(blocks)
    return [
        [sum(block[one][other] * number for block, number in zip(blocks, times, strict=True)) for other in size]
        for one in size
    ]


def _middle(values: Sequence[float]) -> tuple[float, float]:
    """Where the middle 95 % of sorted values begin and end."""
    cut = round(0.025 * len(values))
    return values[cut], values[-1 - cut]
