"""Planted blunders: does a review find what is known to be wrong? Writes its section of docs/bots.md.

Hard bots play; at a few moments, drawn in advance, the bot that is asked is made to give any other answer than its
own. The game is then reviewed without a word of this. A random answer is not always a bad one: so a longer search,
with dice of its own, says for each what it cost against the bot's own answer. ``python -m bench.blunders`` plays and
reviews what is missing (build/blunders keeps it; ``--games``, ``--minutes``, ``--depth``) and writes the table.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from math import inf
from random import Random
from time import monotonic, process_time
from typing import Any, Final

import msgspec

from bench.calibration import brier, off
from bench.forecasts import PLAYER
from bench.pages import ROOT, renew
from tawy.ai.bots import named
from tawy.ai.search import Settings
from tawy.games import games, spec_of
from tawy.kernel.play import Play, start
from tawy.review.assembling import review
from tawy.review.depths import DEPTHS
from tawy.review.format import DepthName
from tawy.review.judging import judge_of
from tawy.review.pieces import Reviewing

KEPT: Final = ROOT / "build" / "blunders"
TITLE: Final = "Planted blunders"
COMMAND: Final = "python -m bench.blunders"
GAMES: Final = 40
SEATS: Final = 2
PLANTED: Final = 5
"""Moments in a game."""
EVERY: Final = 25
"""About so many decisions lie between two of them."""
CHOICES: Final = 3
"""Only questions with so many answers or more."""
LONG: Final = Settings(iterations=120, sketches=6, settles=16)
"""How a planted answer is compared with the bot's own, apart from any review."""
BAD: Final = 0.03
"""What cost so much by that search was bad, and what costs so much by a review is marked."""


class Planted(msgspec.Struct, frozen=True):
    """An answer that a bot was made to give."""

    position: int
    token: str
    own: str
    harm: float
    """What it cost against the bot's own answer, by a longer search."""


class Found(msgspec.Struct, frozen=True):
    """A game with planted answers, and what a review of it said."""

    number: int
    planted: list[Planted]
    costs: dict[int, float]
    """By position of every decision with choices enough: what the review says it cost."""
    told: list[tuple[float, float]]
    """At every decision, the chance by the best answer that who was asked was told to have, and its part of the win."""
    seconds: float
    """Of a processor, for the review."""


def judged() -> list[str]:
    """The games that bots can judge."""
    return [game.name for game in games().values() if game.sense]


def played(game: str, number: int) -> tuple[Play, list[Planted]]:
    """A game in which a few answers are planted; the same whenever it is played."""
    spec, bot = spec_of(game), named(PLAYER)
    seed = f"blunders:{game}:{number}"
    dice, plan = Random(seed), Random(f"{seed}:plan")
    play = start(spec, {"seats": SEATS}, seed)
    planted: list[Planted] = []
    while (ask := play.ask) is not None:
        known = spec.redeal(play.game, ask.seat, dice.randrange)
        pick = bot.choose(spec, known, ask, dice, seconds=inf)
        if len(ask.options) >= CHOICES and len(planted) < PLANTED and not plan.randrange(EVERY):
            other = plan.choice([option for option in ask.options if option != pick])
            own, token = (spec.token(play.game, each) for each in (pick, other))
            planted.append(Planted(len(play.picks), token, own, _harm(play, pick, other)))
            pick = other
        play.answer(ask.seat, spec.token(play.game, pick))
    return play, planted


def _harm(play: Play, own: int, other: int) -> float:
    """What an answer costs against the bot's own, by a longer search of these two; of secret answers not asked."""
    g: Any = play.game
    if g.ask.simultaneous:
        return 0.0
    dice = Random(f"harm {len(play.picks)}")
    known = play.spec.redeal(g, g.ask.seat, dice.randrange)
    found = judge_of(play.spec).think(known, LONG, dice, [own, other])
    chances = {each.pick: each.chance for each in found.considered}
    return round(max(0.0, chances[own] - chances[other]), 4)


def examined(game: str, depth: DepthName, number: int) -> Found:
    """One game, played and reviewed."""
    play, planted = played(game, number)
    begun = process_time()
    made = Reviewing(play, depth)
    for _ in made.work():
        pass
    found = review(made)
    took = process_time() - begun
    costs = {each.position: each.cost for each in found.decisions if each.options >= CHOICES}
    told = [(max(answer.chance for answer in each.answers), found.chances[-1][each.seat]) for each in found.decisions]
    return Found(number, planted, costs, told, took)


def kept(game: str, depth: str) -> list[Found]:
    """The games that were reviewed."""
    file = KEPT / f"{game}-{depth}.jsonl"
    lines = file.read_bytes().splitlines() if file.is_file() else []
    return sorted((msgspec.json.decode(line, type=Found) for line in lines), key=lambda each: each.number)


def examine(game: str, depth: DepthName, wanted: int, until: float) -> None:
    """Those of the first games that are missing, until a moment at most."""
    KEPT.mkdir(parents=True, exist_ok=True)
    there = {each.number for each in kept(game, depth)}
    with (KEPT / f"{game}-{depth}.jsonl").open("ab") as file:
        for number in range(wanted):
            if number not in there and monotonic() < until:
                file.write(msgspec.json.encode(examined(game, depth, number)) + b"\n")
                file.flush()


def section() -> str:
    """The table."""
    heads = ("game", "depth", "games", "decisions", "planted", "bad", "marked", "recall of bad", "of all", "precision")
    lines = [
        f"`{COMMAND}`",
        "",
        f"| {' | '.join(heads)} | first | Brier, off | seconds a review |",
        f"|---|---|{'--:|' * 11}",
        *_rows(),
    ]
    return "\n".join(lines)


def _rows() -> Iterator[str]:
    for game in judged():
        for depth in DEPTHS:
            if found := kept(game, depth):
                yield f"| {' | '.join(_cells(game, depth, found))} |"


def _cells(game: str, depth: str, found: Sequence[Found]) -> list[str]:
    planted = [(one, each) for one in found for each in one.planted]
    bad = [(one, each) for one, each in planted if each.harm >= BAD]
    marked = [(one, position) for one in found for position, cost in one.costs.items() if cost >= BAD]
    hit = [one for one, position in marked if position in {each.position for each in one.planted}]
    told = [pair for one in found for pair in one.told]
    first = [max(one.costs, key=one.costs.__getitem__) in {each.position for each in one.planted} for one in found]
    return [
        game,
        depth,
        str(len(found)),
        f"{sum(len(one.costs) for one in found):,}",
        str(len(planted)),
        str(len(bad)),
        str(len(marked)),
        _share([one.costs.get(each.position, 0) >= BAD for one, each in bad]),
        _share([one.costs.get(each.position, 0) >= BAD for one, each in planted]),
        f"{100 * len(hit) / len(marked):.0f} %" if marked else "",
        _share(first),
        f"{brier(told):.3f}, {100 * off(told):.1f} %",
        f"{sum(one.seconds for one in found) / len(found):.1f}",
    ]


def _share(among: Sequence[bool]) -> str:
    return f"{100 * sum(among) / len(among):.0f} %" if among else ""


def main() -> int:
    """Play, review, write."""
    options = argparse.ArgumentParser(prog=COMMAND, description=__doc__)
    options.add_argument("--games", type=int, default=GAMES, help="of each game")
    options.add_argument("--minutes", type=float, default=inf, help="for playing and reviewing, at most")
    options.add_argument("--depth", choices=list(DEPTHS), help="only this one")
    options.add_argument("--game", choices=judged(), help="only this one")
    chosen = options.parse_args()
    until = monotonic() + 60 * chosen.minutes
    depths: list[DepthName] = [chosen.depth] if chosen.depth else [depth.name for depth in DEPTHS.values()]
    for depth in depths:
        for game in [chosen.game] if chosen.game else judged():
            examine(game, depth, chosen.games, until)
    renew(TITLE, "blunders", section())
    return 0


if __name__ == "__main__":
    sys.exit(main())
