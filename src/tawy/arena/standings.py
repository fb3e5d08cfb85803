"""What the games of the arena came to, bot by bot. Only complete blocks count: in these everyone sat everywhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import fmean, median
from typing import Final

import msgspec

from tawy import intervals
from tawy.arena import rating
from tawy.arena.match import STEPS, Played
from tawy.arena.request import Request
from tawy.arena.seating import kinds
from tawy.intervals import Estimate

SLOW: Final = 0.95
"""The share of decisions that take no longer than what is called slow."""

Block = list[Played]
"""The games of one seed."""


class Standing(msgspec.Struct, frozen=True):
    """What one kind of bot came to, all its seats together."""

    bot: str
    games: int
    """A game counts once for every seat of the bot in it."""
    share: Estimate
    """Its part of the wins: a game is worth 1, shared equally by the winning seats; 0 if nobody wins."""
    expected: float
    """Its part of the seats, which would be its part of the wins if all were equally strong."""
    score: Estimate
    """Points at the end of a game."""
    rating: Estimate | None
    """On Elo's scale, the first bot at 0; None where a bot met no other."""
    decisions: float
    """In a game, for one seat."""
    seconds: float
    """For a decision, on average."""
    slow: float
    """Seconds within which 95 % of decisions are made, rounded up by an eighth at most."""


class Lengths(msgspec.Struct, frozen=True):
    """How many decisions all bots of a game made together."""

    least: int
    median: float
    mean: float
    most: int


class Standings(msgspec.Struct, frozen=True):
    """What complete blocks came to."""

    request: Request
    games: int
    blocks: int
    bots: list[Standing]
    before: rating.Wins
    """How often a bot finished before another; ties are half."""
    endings: dict[str, int]
    lengths: Lengths


def points(played: Played, bot: str) -> float:
    """A win is worth 1, shared equally by the seats that win; what the seats of a bot get of it."""
    return sum(played.bots[winner] == bot for winner in played.winners) / max(1, len(played.winners))


def standings(request: Request, blocks: Sequence[Block]) -> Standings:
    """Count blocks, of which there is at least one."""
    games = [played for block in blocks for played in block]
    bots = kinds(request.players)
    pairs = [rating.before(block, bots) for block in blocks]
    rated = rating.ratings(pairs, request.seats, request.seed) if len(bots) > 1 else [None]
    lengths = [sum(played.decisions) for played in games]
    return Standings(
        request,
        len(games),
        len(blocks),
        [_standing(request, blocks, bot, rate) for bot, rate in zip(bots, rated, strict=True)],
        rating.before(games, bots),
        dict(sorted(Counter(played.ending for played in games).items())),
        Lengths(min(lengths), median(lengths), fmean(lengths), max(lengths)),
    )


def _standing(request: Request, blocks: Sequence[Block], bot: str, rate: Estimate | None) -> Standing:
    held = [(played, seat) for block in blocks for played in block for seat in _seats(played, bot)]
    decisions = sum(played.decisions[seat] for played, seat in held)
    times: Counter[int] = Counter()
    for played, seat in held:
        times.update(played.times[seat])
    return Standing(
        bot,
        len(held),
        intervals.share([fmean(points(played, bot) for played in block) for block in blocks], request.seats),
        request.players.count(bot) / request.seats,
        intervals.mean([fmean(_scores(block, bot)) for block in blocks]),
        rate,
        decisions / len(held),
        sum(played.seconds[seat] for played, seat in held) / max(1, decisions),
        slow(times),
    )


def _seats(played: Played, bot: str) -> list[int]:
    return [seat for seat, name in enumerate(played.bots) if name == bot]


def _scores(block: Block, bot: str) -> Iterable[int]:
    return (played.scores[seat] for played in block for seat in _seats(played, bot))


def slow(times: Counter[int]) -> float:
    """The seconds within which 95 % of decisions were made, by the steps they are counted in."""
    reached = 0
    for step, number in sorted(times.items()):
        reached += number
        if reached >= SLOW * times.total():
            return float(10 ** (step / STEPS))
    return 0.0
