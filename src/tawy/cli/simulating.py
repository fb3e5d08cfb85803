"""tawy simulate: many games of random players, counted."""

from __future__ import annotations

import signal
import time
from argparse import Namespace
from collections import Counter
from collections.abc import Iterable, Iterator
from multiprocessing import get_context
from random import Random
from statistics import fmean, median
from typing import Any, Final

import msgspec
from rich import box
from rich.console import Group, RenderableType
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from tawy.cli.english import count
from tawy.cli.faces import bring_pack, face_of
from tawy.cli.terminal import Terminal
from tawy.kernel.refusal import Refused

CHUNK: Final = 25
"""Games that a processor plays at a time."""


class Finished(msgspec.Struct, frozen=True, array_like=True):
    """What is counted of one game."""

    ending: str
    decisions: int
    cast: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Tally(msgspec.Struct, frozen=True):
    """Games played, games won, and the mean of the points."""

    played: int
    wins: int
    points: float


class Lengths(msgspec.Struct, frozen=True):
    """How many decisions a game takes."""

    least: int
    median: float
    mean: float
    most: int


class Summary(msgspec.Struct, frozen=True):
    """What many games came to. Equal seeds give equal summaries, but for the time they take."""

    game: str
    seats: int
    games: int
    seed: str
    endings: dict[str, int]
    decisions: Lengths
    roles: dict[str, Tally]
    """By what was played: in Ankh, the god."""
    by_seat: list[Tally]
    seconds: float
    decisions_per_second: float


def run(options: Namespace, terminal: Terminal) -> int:
    """Play, count, show."""
    if options.games < 1:
        raise Refused(f"At least 1 game is needed, not {options.games}.")
    if options.jobs < 1:
        raise Refused(f"At least 1 job is needed, not {options.jobs}.")
    face = face_of(options.game)
    setup = face.setup(options)
    face.spec.read_setup(setup)
    seed = "0" if options.seed is None else options.seed
    begun = time.perf_counter()
    with Progress(console=terminal.err, transient=True, disable=not terminal.err.is_terminal) as progress:
        results = _all(options.game, setup, seed, options.games, options.jobs, getattr(options, "content", None))
        finished = list(progress.track(results, total=options.games, description="Games"))
    summary = summarise(options.game, seed, finished, time.perf_counter() - begun)
    if options.json:
        terminal.out.out(msgspec.json.format(msgspec.json.encode(summary)).decode())
    else:
        terminal.say(_shown(summary, face.points))
    return 0


def _all(game: str, setup: dict[str, Any], seed: str, games: int, jobs: int, pack: str | None) -> Iterator[Finished]:
    """Every game in order; each has dice of its own, so that it does not matter which processor plays it."""
    tasks = [(game, setup, seed, first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    if jobs == 1:
        for task in tasks:
            yield from _chunk(task)
        return
    with get_context("spawn").Pool(min(jobs, len(tasks)), _begin, (game, pack)) as pool:
        for chunk in pool.imap(_chunk, tasks):
            yield from chunk


def _begin(game: str, pack: str | None) -> None:
    """A processor gets ready: Ctrl-C is for the one that waits and ends the others; own tables are made known."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    bring_pack(game, pack)


def _chunk(task: tuple[str, dict[str, Any], str, int, int]) -> list[Finished]:
    game, setup, seed, first, end = task
    face = face_of(game)
    chosen = face.spec.read_setup(setup)
    return [_one(game, chosen, Random(f"{seed}:{index}")) for index in range(first, end)]  # noqa: S311  a game


def _one(game: str, chosen: Any, dice: Random) -> Finished:
    """One game; seats take any option, chance draws each as likely as it is."""
    face = face_of(game)
    g = face.spec.new(chosen)
    roll, decisions = dice.randrange, 0
    while (ask := g.ask) is not None:
        g.answer(ask.draw(roll))
        decisions += 1
    result = face.spec.result(g)
    if result is None:
        raise RuntimeError("a game without a question has no result")
    return Finished(result.ending, decisions, tuple(face.cast(g)), result.scores, result.winners)


def summarise(game: str, seed: str, finished: list[Finished], seconds: float) -> Summary:
    """Count what was played."""
    lengths = [one.decisions for one in finished]
    seats = len(finished[0].cast)
    roles = sorted({role for one in finished for role in one.cast})
    return Summary(
        game,
        seats,
        len(finished),
        seed,
        dict(sorted(Counter(one.ending for one in finished).items())),
        Lengths(min(lengths), median(lengths), fmean(lengths), max(lengths)),
        {
            role: _tally((one, seat) for one in finished for seat in range(seats) if one.cast[seat] == role)
            for role in roles
        },
        [_tally((one, seat) for one in finished) for seat in range(seats)],
        seconds,
        sum(lengths) / seconds,
    )


def _tally(places: Iterable[tuple[Finished, int]]) -> Tally:
    """What a role or a seat came to, over the places it had."""
    held = list(places)
    wins = sum(seat in one.winners for one, seat in held)
    return Tally(len(held), wins, fmean(one.scores[seat] for one, seat in held))


def _shown(summary: Summary, points: str) -> RenderableType:
    lengths = summary.decisions
    return Group(
        Text(
            f"{count(summary.games, 'game')} of {summary.game}, {count(summary.seats, 'seat')}, seed {summary.seed}",
            "bold",
        ),
        _endings(summary),
        Text(
            f"Decisions in a game: least {lengths.least}, median {lengths.median:g}, "
            f"mean {lengths.mean:.1f}, most {lengths.most}"
        ),
        _tallies("Played as", list(summary.roles.items()), points),
        _tallies("Seat", [(str(seat), tally) for seat, tally in enumerate(summary.by_seat, 1)], points),
        Text(f"{summary.seconds:.1f} s, {summary.decisions_per_second:,.0f} decisions a second"),
    )


def _endings(summary: Summary) -> Table:
    table = Table("Ending", box=box.SIMPLE_HEAD)
    table.add_column("Games", justify="right")
    table.add_column("Share", justify="right")
    for ending, number in summary.endings.items():
        table.add_row(ending, str(number), f"{number / summary.games:.1%}")
    return table


def _tallies(heading: str, tallies: list[tuple[str, Tally]], points: str) -> Table:
    table = Table(heading, box=box.SIMPLE_HEAD)
    for column in ("Played", "Won", "Share", f"Mean {points}"):
        table.add_column(column, justify="right")
    for name, tally in tallies:
        share = f"{tally.wins / tally.played:.1%}"
        table.add_row(name, str(tally.played), str(tally.wins), share, f"{tally.points:.2f}")
    return table
