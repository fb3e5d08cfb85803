"""Planted blunders: does a review find what is known to be wrong? Writes its section of docs/bots.md.

Games in which answers were planted (`bench.planting`) are reviewed without a word of this. Of what a review marks
beside them, some is looked at again by longer searches: bots err by themselves. ``python -m bench.blunders`` plays and
reviews what is missing (build/blunders keeps it; ``--games``, ``--minutes``, ``--depth``) and writes the tables. What
is tried out is tried on games of another name (``--name tuning``), which are not reported.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import inf, sqrt
from random import Random
from statistics import mean, stdev
from time import monotonic, process_time
from typing import Final, TypeVar

import msgspec

from bench.calibration import brier, off
from bench.pages import ROOT, renew
from bench.planting import CHOICES, Planted, Planting, harm, planting
from tawy.games import games
from tawy.review.assembling import review
from tawy.review.depths import DEPTHS
from tawy.review.format import Decision, DepthName
from tawy.review.pieces import Reviewing

KEPT: Final = ROOT / "build" / "blunders"
COMMAND: Final = "python -m bench.blunders"
NAME: Final = "planted"
GAMES: Final = 40
BAD: Final = 0.03
"""What cost so much by long searches was bad, and what costs so much by a review is marked."""
WORSE: Final = 0.01
"""What a longer look finds at least so much worse than the answer that a review liked was really marked rightly."""
GRADES: Final = ((BAD, 0.06), (0.06, 0.12), (0.12, inf))
"""How bad planted answers are."""
SAMPLED: Final = 2
"""So many marked answers of a game that nobody planted are looked at again."""

Line = TypeVar("Line", bound=msgspec.Struct)


class Checked(msgspec.Struct, frozen=True):
    """A decision that a review marked though nobody planted it, looked at again."""

    position: int
    kind: str
    cost: float
    """What the review says it cost."""
    harm: float
    """What it cost against the answer that the review liked best, by longer searches."""


class Found(msgspec.Struct, frozen=True):
    """What a review of a game said."""

    number: int
    costs: dict[int, float]
    """By position of every decision with choices enough: what the review says it cost."""
    checked: list[Checked]
    told: list[tuple[float, float]]
    """At every decision, the chance by the best answer that who was asked was told to have, and its part of the win."""
    seconds: float
    """Of a processor, for the review."""


def judged() -> list[str]:
    """The games that bots can judge."""
    return [game.name for game in games().values() if game.sense]


def examined(game: str, depth: DepthName, planted: Planting) -> Found:
    """One game, reviewed, and some of what was marked looked at again."""
    play = planted.play(game)
    begun = process_time()
    made = Reviewing(play, depth)
    for _ in made.work():
        pass
    found = review(made)
    took = process_time() - begun
    asked = [each for each in found.decisions if each.options >= CHOICES]
    known = {each.position for each in planted.planted}
    marked = [each for each in asked if each.cost >= BAD and each.position not in known]
    sample = Random(f"{planted.seed}:{depth}").sample(marked, min(SAMPLED, len(marked)))

    def checked(each: Decision) -> Checked:
        there, answers = play.at(each.position), (each.answers[0].token, each.chosen)
        return Checked(each.position, each.kind, each.cost, harm(there, *answers))

    return Found(
        planted.number,
        {each.position: each.cost for each in asked},
        [checked(each) for each in sample],
        [(max(answer.chance for answer in each.answers), found.chances[-1][each.seat]) for each in found.decisions],
        took,
    )


# --- what is kept -------------------------------------------------------------------------------------


def kept(name: str, kind: type[Line]) -> dict[int, Line]:
    """The lines of a file, by the number of their game."""
    file = KEPT / f"{name}.jsonl"
    lines = file.read_bytes().splitlines() if file.is_file() else []
    found = [msgspec.json.decode(line, type=kind) for line in lines]
    return {each.number: each for each in sorted(found, key=lambda each: each.number)}  # type: ignore[attr-defined]


def keep(name: str, kind: type[Line], numbers: Iterable[int], make: Callable[[int], Line], until: float) -> None:
    """Make those that are missing, until a moment at most."""
    KEPT.mkdir(parents=True, exist_ok=True)
    there = kept(name, kind)
    with (KEPT / f"{name}.jsonl").open("ab") as file:
        for number in numbers:
            if number not in there and monotonic() < until:
                file.write(msgspec.json.encode(make(number)) + b"\n")
                file.flush()


def examine(game: str, depth: DepthName, name: str, wanted: int, until: float) -> None:
    """Play and review those of the first games that are missing."""
    games_ = f"{name}-{game}"
    for number in range(wanted):
        keep(games_, Planting, [number], lambda each: planting(game, name, each), until)
        if number in (known := kept(games_, Planting)):
            keep(f"{games_}-{depth}", Found, [number], lambda each: examined(game, depth, known[each]), until)


# --- the report ---------------------------------------------------------------------------------------

Pairs = Sequence[tuple[Planting, Found]]


def section(name: str) -> str:
    """The tables."""
    finding = ("game", "depth", "games", "decisions", "planted", "bad", "found of bad", "3 to 6", "6 to 12", "above")
    marking = ("game", "depth", "marked", "planted", "looked at again", "worse", "as bad", "told", "it was")
    lines = [
        f"`{COMMAND}`",
        "",
        f"| {' | '.join(finding)} | found of all | first | Brier, off | seconds a review |",
        f"|---|---|{'--:|' * 12}",
        *_rows(name, _finding),
        "",
        f"| {' | '.join(marking)} |",
        f"|---|---|{'--:|' * 7}",
        *_rows(name, _marking),
    ]
    return "\n".join(lines)


def _rows(name: str, cells: Callable[[Pairs], list[str]]) -> Iterator[str]:
    for game in judged():
        plantings = kept(f"{name}-{game}", Planting)
        for depth in DEPTHS:
            if found := kept(f"{name}-{game}-{depth}", Found):
                yield f"| {game} | {depth} | {' | '.join(cells([(plantings[n], one) for n, one in found.items()]))} |"


def _finding(pairs: Pairs) -> list[str]:
    """How much of what was planted is found, by how bad it was."""
    planted = [(one, each) for known, one in pairs for each in known.planted]
    told = [pair for _, one in pairs for pair in one.told]

    def share(least: float, below: float) -> str:
        return _share([_marks(one, each) for one, each in planted if least <= each.harm < below])

    first = [max(one.costs, key=one.costs.__getitem__) in _places(known) for known, one in pairs]
    return [
        str(len(pairs)),
        f"{sum(len(one.costs) for _, one in pairs):,}",
        str(len(planted)),
        str(sum(each.harm >= BAD for _, each in planted)),
        share(BAD, inf),
        *(share(*grade) for grade in GRADES),
        share(-inf, inf),
        _share(first),
        f"{brier(told):.3f}, {100 * off(told):.1f} %",
        f"{mean(one.seconds for _, one in pairs):.1f}",
    ]


def _marking(pairs: Pairs) -> list[str]:
    """How much of what is marked was planted, and what longer looks say of the rest."""
    marked = [
        position in _places(known) for known, one in pairs for position in one.costs if one.costs[position] >= BAD
    ]
    checked = [each for _, one in pairs for each in one.checked]
    return [
        str(len(marked)),
        _share(marked),
        str(len(checked)),
        _share([each.harm >= WORSE for each in checked]),
        _share([each.harm >= BAD for each in checked]),
        _points([each.cost for each in checked]),
        _points([each.harm for each in checked]),
    ]


def _marks(one: Found, each: Planted) -> bool:
    return one.costs.get(each.position, 0) >= BAD


def _places(known: Planting) -> set[int]:
    return {each.position for each in known.planted}


def _share(among: Sequence[bool]) -> str:
    return f"{100 * sum(among) / len(among):.0f} % of {len(among)}" if among else ""


def _points(costs: Sequence[float]) -> str:
    """The mean in points of 100, and how far it may be off (two standard errors)."""
    if len(costs) < 2:  # noqa: PLR2004
        return ""
    return f"{100 * mean(costs):.1f} ± {200 * stdev(costs) / sqrt(len(costs)):.1f}"


def main() -> int:
    """Play, review, write."""
    options = argparse.ArgumentParser(prog=COMMAND, description=__doc__)
    options.add_argument("--games", type=int, default=GAMES, help="of each game")
    options.add_argument("--minutes", type=float, default=inf, help="for playing and reviewing, at most")
    options.add_argument("--depth", choices=list(DEPTHS), help="only this one")
    options.add_argument("--game", choices=judged(), help="only this one")
    options.add_argument("--name", default=NAME, help="of the games; only those of the usual name are reported")
    chosen = options.parse_args()
    until = monotonic() + 60 * chosen.minutes
    depths: list[DepthName] = [chosen.depth] if chosen.depth else [depth.name for depth in DEPTHS.values()]
    for depth in depths:
        for game in [chosen.game] if chosen.game else judged():
            examine(game, depth, chosen.name, chosen.games, until)
    if chosen.name == NAME:
        renew({"blunders": section(NAME)})
    else:
        sys.stdout.write(section(chosen.name) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
