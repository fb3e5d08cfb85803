"""Standings as a table for documents. Without times it is the same, byte for byte, whenever the games are."""

from __future__ import annotations

import math
from collections.abc import Iterator

from tawy.arena.standings import Standings
from tawy.intervals import Estimate


def percent(one: Estimate) -> str:
    """A share and its interval."""
    return f"{one.value:.1%} ({100 * one.low:.1f} to {100 * one.high:.1f})"


def number(one: Estimate, digits: int = 1) -> str:
    """A number and its interval, which one block alone does not give."""
    if math.isinf(one.low):
        return f"{one.value:.{digits}f}"
    return f"{one.value:.{digits}f} ({one.low:.{digits}f} to {one.high:.{digits}f})"


def rating(one: Estimate) -> str:
    """A rating; the first bot's is 0 by definition. A bot that never lost, or never won, has one limit only."""
    if one.value == one.low == one.high == 0:
        return "0"
    if math.isinf(one.low) and math.isinf(one.high):
        return f"{one.value:+.0f}"
    if math.isinf(one.low) or math.isinf(one.high):
        limit = f"at most {one.high:+.0f}" if math.isinf(one.low) else f"at least {one.low:+.0f}"
        return f"{one.value:+.0f} ({limit})"
    return f"{one.value:+.0f} ({one.low:+.0f} to {one.high:+.0f})"


def seconds(time: float) -> str:
    """A time for people."""
    return f"{1000 * time:.3g} ms" if time < 1 else f"{time:.3g} s"


def results(table: Standings) -> dict[str, list[str]]:
    """The table by its columns, in words."""
    bots = table.bots
    alone = table.request.seats == 1
    shown = {
        "Bot": [one.bot for one in bots],
        "Games": [str(one.games) for one in bots],
        "Wins against the automa" if alone else "Wins": [percent(one.share) for one in bots],
    }
    if not alone:
        shown["Expected"] = [f"{one.expected:.1%}" for one in bots]
    shown["Score"] = [number(one.score) for one in bots]
    if rated := [rating(one.rating) for one in bots if one.rating is not None]:
        shown["Rating"] = rated
    return shown


def pace(table: Standings, *, times: bool) -> dict[str, list[str]]:
    """How often a bot decides in a game and, if wanted, how long that takes it."""
    shown = {"Decisions": [f"{one.decisions:.1f}" for one in table.bots]}
    if times:
        shown["Mean time"] = [seconds(one.seconds) for one in table.bots]
        shown["95% within"] = [seconds(one.slow) for one in table.bots]
    return shown


def markdown(table: Standings, *, times: bool) -> str:
    """The standings of the bots."""
    return "".join(_lines(results(table) | pace(table, times=times)))


def _lines(shown: dict[str, list[str]]) -> Iterator[str]:
    yield f"| {' | '.join(shown)} |\n"
    yield f"|---|{'---:|' * (len(shown) - 1)}\n"
    for row in zip(*shown.values(), strict=True):
        yield f"| {' | '.join(row)} |\n"
