"""What is counted of one finished game, made once: what its results do not say."""

from __future__ import annotations

from typing import Any

import msgspec

from tawy.games import registered
from tawy.kernel.play import Play
from tawy.kernel.refusal import Refused
from tawy.kernel.summary import Summary


class Facts(msgspec.Struct, frozen=True):
    """A finished game in numbers and names, without anybody who played it."""

    rules: str
    """The version of the rules."""
    picks: int
    """Decisions of people and bots, and draws of chance."""
    rounds: int
    """Rounds or conflicts, as the game looks back on itself."""
    first: int | None
    """The seat that began."""
    points: list[dict[str, int]]
    """By seat: points by where they came from."""
    game: dict[str, Any]
    """What the game counts of itself as a whole (`kernel.counting`)."""
    seats: list[dict[str, Any]]
    """What it counts of each seat."""
    minutes: int | None = None
    """How long it was played; unknown of a record."""


def facts_of(play: Play, minutes: int | None = None) -> Facts | None:
    """What is counted of a game that is over; None of one whose beginning older rules have played."""
    try:
        play.at(0)
    except Refused:
        return None
    summary = play.summary()
    counting = registered(play.spec.name).counting
    seats = play.spec.seat_count(play.spec.read_setup(play.setup))
    game, by_seat = (
        ({}, [{} for _ in range(seats)])
        if counting is None
        else counting.count(play.told, lambda position: play.at(position).game)
    )
    return Facts(
        play.spec.rules_version,
        len(play.picks),
        max((step.number for step in summary.steps), default=0),
        play.first(),
        [_points(summary, seat, () if counting is None else counting.sources) for seat in range(seats)],
        msgspec.to_builtins(game),
        [msgspec.to_builtins(each) for each in by_seat],
        minutes,
    )


def _points(summary: Summary, seat: int, sources: tuple[str, ...]) -> dict[str, int]:
    """What a seat's side got from each source, those included from which it got nothing."""
    found = next((one.sources for one in summary.contenders if seat in one.seats), {})
    return {source: found.get(source, 0) for source in (*sources, *(each for each in found if each not in sources))}
