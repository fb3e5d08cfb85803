"""Honest chances: what bots foretold compared with what came of it; fits the calibration, and writes docs/bots.md.

``python -m bench.calibration`` plays what is missing of the games (build/calibration keeps them; ``--games``,
``--minutes``), fits a power for the beginning, the middle and the end of each game with each number of seats on the
games with even numbers, writes them to src/tawy/ai/weights, and reports on the games with odd numbers, which nothing
was fitted on. ``--minutes 0`` plays nothing.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from math import exp, inf
from random import Random
from time import monotonic
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
from scipy.optimize import minimize

from bench.diagrams import diagram
from bench.forecasts import Foretold, kept, play, tables
from bench.pages import ROOT, renew
from tawy.ai.calibration import Calibration, tempered
from tawy.ai.minds import calibration_of, sense_of
from tawy.ai.sense import Sense
from tawy.games import registered

PICTURE: Final = ROOT / "docs" / "pictures" / "calibration.svg"
COMMAND: Final = "python -m bench.calibration"
GAMES: Final = 400
FEWEST: Final = 15
"""Of fewer games nothing is fitted: chances stay as they were learnt."""
SURPRISES: Final = 5
"""Nor of games that nearly always end alike: so many must have been won by another than the likeliest at first."""
KNOTS: Final = 3
"""A power for the beginning, the middle and the end; between them it goes straight."""
PULL: Final = 8.0
"""How strongly powers are drawn to 1, against what the games say: as if one in three were usually beyond 0.8 or 1.3.
Positions of a game say the same thing again, so that a hundred games say little."""
PARTS: Final = ("beginning", "middle", "end")
TIMES: Final = 200
"""How often games are drawn anew for an interval."""


class Seen(NamedTuple):
    """One position: how far its game had come, everyone's chance, and who won."""

    progress: float
    chances: list[float]
    won: list[float]


def progress(sense: Sense) -> list[float]:
    """By stage: how far a game has come, from 0 to 1; stages that follow each other are one game."""
    found = [0.0] * sense.stages
    after, before = dict(sense.neighbours), {later for _, later in sense.neighbours}
    for first in set(range(sense.stages)) - before:
        chain = [first]
        while chain[-1] in after:
            chain.append(after[chain[-1]])
        for place, stage in enumerate(chain):
            found[stage] = place / max(1, len(chain) - 1)
    return found


def power_at(knots: Sequence[float], where: float) -> float:
    """The power so far into a game."""
    return float(np.interp(where, np.linspace(0, 1, len(knots)), knots))


def fitted(seen: Sequence[Seen], games: int) -> list[float]:
    """The powers under which what came in so many games is least surprising."""
    most = max(len(each.chances) for each in seen)
    logs = np.full((len(seen), most + 1), -np.inf)
    won = np.zeros((len(seen), most + 1))
    for row, each in enumerate(seen):
        whole = [*each.chances, max(0.0, 1 - sum(each.chances))]
        logs[row, : len(whole)] = np.log(np.maximum(whole, 1e-6))
        won[row, : len(whole)] = [*each.won, max(0.0, 1 - sum(each.won))]
    where = np.array([each.progress for each in seen])

    def surprise(bends: Any) -> float:
        powers = np.interp(where, np.linspace(0, 1, KNOTS), np.exp(bends))
        raised = logs * powers[:, None]
        whole = np.logaddexp.reduce(raised, axis=1)
        told = np.where(won > 0, raised - whole[:, None], 0.0)
        return float(-(won * told).sum() / len(seen) + PULL / games * (bends**2).sum())

    found = minimize(surprise, np.zeros(KNOTS), method="Nelder-Mead", options={"xatol": 1e-3, "fatol": 1e-7})
    return [round(exp(bend), 2) for bend in found.x]


def seen_of(game: str, foretold: Iterable[Foretold]) -> list[Seen]:
    """The positions of some games."""
    where = progress(sense_of(game))
    return [Seen(where[each.stage], each.chances, each.won) for one in foretold for each in one.forecasts]


def fit() -> None:
    """Fit every game on its games with even numbers, and keep what was found beside its weights."""
    for game in dict.fromkeys(game for game, _ in tables()):
        sense, games = sense_of(game), 0
        powers: dict[int, list[float]] = {}
        where = progress(sense)
        for seats in (seats for other, seats in tables() if other == game):
            even = [each for each in kept(game, seats) if each.number % 2 == 0]
            if len(even) < FEWEST or sum(map(_surprising, even)) < SURPRISES:
                continue
            games += len(even)
            knots = fitted(seen_of(game, even), len(even))
            stages = {each.stage for one in even for each in one.forecasts}
            by_stage = powers.setdefault(even[0].size, [1.0] * sense.stages)
            for stage in _chains(sense, stages):
                by_stage[stage] = round(power_at(knots, where[stage]), 3)
        file = registered(game).calibration
        if file is None:
            continue
        found = Calibration(game, COMMAND, games, powers)
        file.write_bytes(msgspec.json.encode(found).replace(b"],", b"],\n") + b"\n")
    calibration_of.cache_clear()


def _surprising(one: Foretold) -> bool:
    """Another has won than the likeliest at first."""
    first = one.forecasts[0]
    return not first.won[first.chances.index(max(first.chances))]


def _chains(sense: Sense, stages: set[int]) -> set[int]:
    """The stages that were seen, and all that follow or come before them in the same kind of game."""
    found = set(stages)
    while more := {stage for pair in sense.neighbours if found & set(pair) for stage in pair} - found:
        found |= more
    return found


# --- the report ---------------------------------------------------------------------------------------


class Scored(NamedTuple):
    """How good the chances of some games were: what was told, raw and calibrated, and what came."""

    raw: list[tuple[float, float]]
    calibrated: list[tuple[float, float]]
    even: float
    """The score of giving everyone the same chance."""


def scored(game: str, foretold: Iterable[Foretold], part: int | None = None) -> Scored:
    """Every chance of every contender with what came of it; of a part of the games, if one is named."""
    where, calibration = progress(sense_of(game)), calibration_of(game)
    raw: list[tuple[float, float]] = []
    right: list[tuple[float, float]] = []
    even: list[float] = []
    for one in foretold:
        for each in one.forecasts:
            if part is not None and min(KNOTS - 1, int(KNOTS * where[each.stage])) != part:
                continue
            power = calibration.power(one.size, each.stage)
            raw += zip(each.chances, each.won, strict=True)
            right += zip(tempered(each.chances, power), each.won, strict=True)
            even += [(1 / len(each.won) - won) ** 2 for won in each.won]
    return Scored(raw, right, sum(even) / max(1, len(even)))


def brier(pairs: Sequence[tuple[float, float]]) -> float:
    """The mean square of how far off a chance was: 0 is perfect."""
    return sum((chance - won) ** 2 for chance, won in pairs) / len(pairs)


def off(pairs: Sequence[tuple[float, float]], bins: int = 10) -> float:
    """By how much chances that are told alike differ from how often they came true, on average."""
    sums: dict[int, list[float]] = {}
    for chance, won in pairs:
        here = sums.setdefault(min(bins - 1, int(bins * chance)), [0.0, 0.0])
        here[0] += chance
        here[1] += won
    return sum(abs(told - came) for told, came in sums.values()) / len(pairs)


def interval(game: str, foretold: Sequence[Foretold]) -> tuple[float, float]:
    """Where the calibrated score lies, in 95 of 100 draws of as many games."""
    dice, scores = Random("interval"), []
    by_game = []
    for one in foretold:
        pairs = scored(game, [one]).calibrated
        by_game.append((sum((chance - won) ** 2 for chance, won in pairs), len(pairs)))
    for _ in range(TIMES):
        drawn = dice.choices(by_game, k=len(by_game))
        scores.append(sum(each for each, _ in drawn) / sum(number for _, number in drawn))
    scores.sort()
    return scores[TIMES // 40], scores[-1 - TIMES // 40]


def section() -> str:
    """The table and the diagrams."""
    heads = ("game, seats", "part", "games", "chances", "Brier: alike", "learnt", "calibrated (95 %)")
    lines = [
        f"`{COMMAND}`",
        "",
        f"| {' | '.join(heads)} | off: learnt | calibrated |",
        "|---|---|--:|--:|--:|--:|--:|--:|--:|",
        *_rows(),
        "",
        "![Reliability: told against came true](pictures/calibration.svg)",
        "",
        "How often it came true, by what was told (calibrated, all stages):",
        "",
        *_bins(),
    ]
    return "\n".join(lines)


def _odd(game: str, seats: int) -> list[Foretold]:
    return [each for each in kept(game, seats) if each.number % 2]


def _rows() -> Iterator[str]:
    for game, seats in tables():
        odd = _odd(game, seats)
        if not odd:
            continue
        low, high = interval(game, odd)
        for part in (None, *range(KNOTS)):
            found = scored(game, odd, part)
            if not found.raw:
                continue
            between = f" ({low:.3f} to {high:.3f})" if part is None else ""
            cells = [
                f"{game}, {seats}" if part is None else "",
                "all" if part is None else PARTS[part],
                str(len(odd)) if part is None else "",
                f"{len(found.raw):,}",
                f"{found.even:.3f}",
                f"{brier(found.raw):.3f}",
                f"{brier(found.calibrated):.3f}{between}",
                f"{100 * off(found.raw):.1f} %",
                f"{100 * off(found.calibrated):.1f} %",
            ]
            yield f"| {' | '.join(cells)} |"


def _bins() -> Iterator[str]:
    """A text diagram: a row for each tenth of what was told."""
    known = [(game, seats) for game, seats in tables() if _odd(game, seats)]
    yield f"| told | {' | '.join(f'{game}, {seats}' for game, seats in known)} |"
    yield f"|---|{'--:|' * len(known)}"
    columns = [_tenths(scored(game, _odd(game, seats)).calibrated) for game, seats in known]
    for tenth in range(10):
        cells = [f"{100 * column[tenth][1]:.0f} %" if tenth in column else "" for column in columns]
        yield f"| {10 * tenth} to {10 * tenth + 10} % | {' | '.join(cells)} |"


def _tenths(pairs: Sequence[tuple[float, float]]) -> dict[int, tuple[float, float, int]]:
    """By tenth: the mean of what was told, how often it came true, and of how many chances."""
    sums: dict[int, list[float]] = {}
    for chance, won in pairs:
        here = sums.setdefault(min(9, int(10 * chance)), [0.0, 0.0, 0.0])
        here[0] += chance
        here[1] += won
        here[2] += 1
    return {tenth: (told / n, came / n, int(n)) for tenth, (told, came, n) in sums.items()}


def write() -> None:
    """The table of docs/bots.md anew, and its picture."""
    panels = {
        f"{game}, {seats}": [_tenths(pairs) for pairs in (found.raw, found.calibrated)]
        for game, seats in tables()
        if (odd := _odd(game, seats)) and (found := scored(game, odd))
    }
    PICTURE.write_text(diagram(panels), "utf-8")
    renew({"calibration": section()})


def main() -> int:
    """Play, fit, report."""
    options = argparse.ArgumentParser(prog=COMMAND, description=__doc__)
    options.add_argument("--games", type=int, default=GAMES, help="of each game with each number of seats")
    options.add_argument("--minutes", type=float, default=inf, help="for playing, at most")
    options.add_argument("--jobs", type=int, default=1)
    chosen = options.parse_args()
    until = monotonic() + 60 * chosen.minutes
    for game, seats in tables():
        if monotonic() < until:
            play(game, seats, chosen.games, until, chosen.jobs)
    fit()
    write()
    return 0


if __name__ == "__main__":
    sys.exit(main())
