"""tawy simulate: many games of random players, counted."""

from __future__ import annotations

import time
from argparse import Namespace
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import chain
from random import Random
from statistics import fmean, median
from typing import Any, Final

import msgspec
from rich import box
from rich.console import Group, RenderableType
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from tawy.cli.face import Face
from tawy.cli.faces import bring_pack, face_of
from tawy.cli.terminal import Terminal
from tawy.cli.voice import opened, refused, t, words
from tawy.crew import Crew
from tawy.words.wording import key

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
    """By what was played, for instance a god, by its id."""
    by_seat: list[Tally]
    seconds: float
    decisions_per_second: float


def run(options: Namespace, terminal: Terminal) -> int:
    """Play, count, show."""
    if options.games < 1:
        raise refused("terminal-least-games", number=options.games)
    crew = Crew(options.jobs, partial(bring_pack, options.game, getattr(options, "content", None)))
    face = face_of(options.game)
    setup = face.setup(options)
    face.spec.read_setup(setup)
    seed = "0" if options.seed is None else options.seed
    begun = time.perf_counter()
    with Progress(console=terminal.err, transient=True, disable=not terminal.err.is_terminal) as progress:
        results = _all(crew, options.game, setup, seed, options.games)
        finished = list(progress.track(results, total=options.games, description=t("terminal-column-games")))
    summary = summarise(options.game, seed, finished, time.perf_counter() - begun)
    if options.json:
        terminal.out.out(msgspec.json.format(msgspec.json.encode(summary)).decode())
    else:
        terminal.say(_shown(summary, face))
    return 0


def _all(crew: Crew, game: str, setup: dict[str, Any], seed: str, games: int) -> Iterator[Finished]:
    """Every game in order; each has dice of its own, so that it does not matter which processor plays it."""
    tasks = ((game, setup, seed, first, min(first + CHUNK, games)) for first in range(0, games, CHUNK))
    return chain.from_iterable(crew.in_order(_chunk, tasks))


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
    return Finished(result.ending, decisions, tuple(face.roles(g)), result.scores, result.winners)


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


def _shown(summary: Summary, face: Face) -> RenderableType:
    lengths, number = summary.decisions, words().number
    games, seats = t("terminal-games", count=summary.games), t("terminal-seats", count=summary.seats)
    rate = number(summary.decisions_per_second)
    return Group(
        Text(t("terminal-simulated", games=games, game=face.title, seats=seats, seed=summary.seed), "bold"),
        _endings(summary),
        Text(
            t(
                "terminal-decisions",
                least=lengths.least,
                median=number(lengths.median, 1),
                mean=number(lengths.mean, 1),
                most=lengths.most,
            )
        ),
        _tallies("role", [(face.role(role), tally) for role, tally in summary.roles.items()], face),
        _tallies("seat", [(str(seat), tally) for seat, tally in enumerate(summary.by_seat, 1)], face),
        Text(t("terminal-speed", seconds=number(summary.seconds, 1), rate=rate)),
    )


def _endings(summary: Summary) -> Table:
    table = Table(t("terminal-column-ending"), box=box.SIMPLE_HEAD)
    for column in ("games", "share"):
        table.add_column(t(f"terminal-column-{column}"), justify="right")
    for ending, games in summary.endings.items():
        name = opened(t(f"{summary.game}-ending-{key(ending)}"))
        table.add_row(name, words().number(games), words().share(games / summary.games))
    return table


def _tallies(heading: str, tallies: list[tuple[str, Tally]], face: Face) -> Table:
    table = Table(t(f"terminal-column-{heading}"), box=box.SIMPLE_HEAD)
    for column in ("played", "won", "share", "mean"):
        table.add_column(t(f"terminal-column-{column}", points=t(face.points)), justify="right")
    number = words().number
    for name, tally in tallies:
        share = words().share(tally.wins / tally.played)
        table.add_row(name, number(tally.played), number(tally.wins), share, number(tally.points, 2))
    return table
