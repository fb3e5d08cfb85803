"""How strong the bots are, measured: writes docs/bots.md, or prints one of its tables.

``make bots`` plays everything (hours); ``python -m bench.bots ankh-2`` plays one table again and prints it. A row is
played until the interval of its wins is within five points on each side. Games that have been played are kept in
build/arena and not played again as long as the code that plays is the same. A row of which fewer games are kept than
the page tells of stays on the page as it is, until it is complete.
``--minutes M`` gives each row at most so long, for a first look: what is missing is played next time;
``--minutes 0`` plays nothing and shows what there is.
"""

from __future__ import annotations

import argparse
import sys
from functools import partial
from itertools import pairwise
from math import inf
from pathlib import Path
from statistics import fmean
from time import perf_counter
from typing import Final, NamedTuple

from bench import thinking
from bench.pages import ROOT, renew, shown
from tawy import intervals
from tawy.arena.ledger import Ledger
from tawy.arena.match import play
from tawy.arena.request import Request, request
from tawy.arena.seating import blocks, lineup
from tawy.arena.standings import Block, Standings, points, standings
from tawy.crew import Crew
from tawy.intervals import Estimate
from tawy.kernel.refusal import Refused

KEPT: Final = ROOT / "build" / "arena"
SEED: Final = "ladder"
EXPERT: Final = "expert@200"
"""The expert for a fixed number of iterations: as strong on every machine."""
FURTHER: Final = "expert@1000"
"""With five times as many, a tenth to a fifth of its time at a table: what more thought brings, alike everywhere."""
LEVELS: Final = ("random", "gentle", "easy", "medium", "hard", EXPERT)
PARTS: Final = {"ankh": ("learning", "widening"), "plagues": ("learning", "redeal", "widening")}
"""What an expert is measured without. In Ankh nothing is left to deal anew: its only secrets are taken back first."""
NOT_YET: Final = "not measured yet"
SECONDS: Final = "0.05s"
"""Equal time for each decision, where a bot is measured against itself without a part."""


NEAR_ENOUGH: Final = 0.1
"""How wide an interval may be: five points on each side."""
MOST: Final = 420
"""More games are never needed for that."""
SCORED: Final = 60
"""Games of bots that are all alike, for their mean score."""
FEWEST: Final = 20
"""Blocks, before an interval is trusted."""


class Row(NamedTuple):
    """One bot on one seat against another on all the others."""

    game: str
    seats: int
    bot: str
    other: str
    most: int = MOST

    @property
    def is_for_wins(self) -> bool:
        """Among four that are alike each wins its share: only points can be learnt from it."""
        return self.bot != self.other or self.seats == 1


def tables() -> dict[str, list[Row]]:
    """Every table by its name."""
    found = {}
    for game, seats in (*(("ankh", seats) for seats in (2, 3, 4, 5)), *(("plagues", seats) for seats in (2, 3, 4))):
        pairs = [(better, worse) for worse, better in (("random", "easy"), *pairwise(LEVELS[1:]))]
        found[f"{game}-{seats}"] = [Row(game, seats, bot, other) for bot, other in pairs]
    found["plagues-solo"] = [Row("plagues", 1, bot, bot) for bot in LEVELS]
    found["plagues-scores"] = [Row("plagues", 4, bot, bot, SCORED) for bot in LEVELS]
    found["ankh-further"] = [Row("ankh", seats, FURTHER, "hard") for seats in (3, 4, 5)]
    found["plagues-further"] = [Row("plagues", seats, FURTHER, "hard") for seats in (2, 3, 4)]
    found["plagues-further"] += [Row("plagues", 1, FURTHER, FURTHER), Row("plagues", 4, FURTHER, FURTHER, SCORED)]
    for game in ("ankh", "plagues"):
        bot = f"expert@{SECONDS}"
        found[f"{game}-without"] = [Row(game, 2, bot, f"{bot}-without-{part}") for part in PARTS[game]]
        found[f"{game}-time"] = [Row(game, 2, "expert@table", "hard")]
    return found


def played(row: Row, minutes: float) -> tuple[Standings | None, bool]:
    """Play what is missing of a row, for so long at most; what it came to, if to anything, and whether that is all."""
    names = [row.bot] if row.bot == row.other else [row.bot, row.other]
    wanted = request(row.game, lineup(names, row.seats), SEED, {"seats": row.seats})
    KEPT.mkdir(parents=True, exist_ok=True)
    number, until = blocks(row.most, row.seats), perf_counter() + 60 * minutes
    ledger = _ledger(wanted, KEPT / f"{row.game}-{row.seats}-{row.bot}-{row.other}.json")
    counted, near = _counted(row, ledger)
    missing = () if near or not minutes else ledger.missing(number * row.seats)
    for game in Crew(2).as_done(partial(play, wanted), missing):
        ledger.add(game)
        counted, near = _counted(row, ledger)
        print(f"\r{row.bot} against {row.other}: {len(ledger.games)} games", end="", file=sys.stderr)
        if near or perf_counter() > until:
            break
    ledger.save()
    return standings(wanted, counted) if counted else None, near


def _counted(row: Row, ledger: Ledger) -> tuple[list[Block], bool]:
    """The first blocks, as many as are needed, and whether they are enough: the same on every machine."""
    first: list[Block] = []
    shares: list[float] = []
    while len(first) * row.seats < row.most and (block := ledger.block(len(first))) is not None:
        first.append(block)
        shares.append(fmean(points(game, row.bot) for game in block))
        found = intervals.share(shares, row.seats)
        if row.is_for_wins and len(first) >= FEWEST and found.high - found.low <= NEAR_ENOUGH:
            return first, True
    return first, len(first) * row.seats >= row.most


def _ledger(wanted: Request, file: Path) -> Ledger:
    """What is kept of the same request; games of other code are thrown away."""
    try:
        return Ledger(wanted, file)
    except Refused:
        file.unlink()
        return Ledger(wanted, file)


def percent(one: Estimate) -> str:
    """A share with its interval."""
    return f"{100 * one.value:.0f} % ({100 * one.low:.0f} to {100 * one.high:.0f})"


def table(name: str, rows: list[Row], minutes: float) -> str:
    """A table with the command that plays it."""
    told = {_names(line): line for line in shown(name).splitlines() if line.startswith("|")}
    lines = [
        f"`python -m bench.bots {name}`",
        "",
        "| bot | against | games | wins (95 %) | seats | points (95 %) |",
        "|---|---|--:|--:|--:|--:|",
    ]
    for row in rows:
        found, complete = played(row, minutes)
        line = _line(row, found)
        before = told.get(_names(line), line)
        lines.append(line if complete or _games(line) >= _games(before) else before)
    return "\n".join(lines)


def _line(row: Row, found: Standings | None) -> str:
    one = next(bot for bot in found.bots if bot.bot == row.bot) if found else None
    cells = [
        row.bot,
        "the automa" if row.seats == 1 else row.other,
        str(found.games if found else 0),
        (percent(one.share) if row.is_for_wins else "-") if one else NOT_YET,
        f"{100 / max(2, row.seats):.0f} %" if row.is_for_wins else "-",
        f"{one.score.value:.1f} ({one.score.low:.1f} to {one.score.high:.1f})" if one else NOT_YET,
    ]
    return f"| {' | '.join(cells)} |"


def _names(line: str) -> tuple[str, str, str]:
    """Which bots a line is about, at how many seats."""
    _, bot, other, _, _, seats, *_ = (cell.strip() for cell in line.split("|"))
    return bot, other, seats


def _games(line: str) -> int:
    return int(line.split("|")[3])


def main() -> int:
    """Play, and write or print."""
    options = argparse.ArgumentParser(prog="python -m bench.bots", description=__doc__)
    options.add_argument("table", nargs="?", choices=[*tables(), "thinking"], help="print this table only")
    options.add_argument("--minutes", type=float, default=inf, help="for each row, at most")
    chosen = options.parse_args()
    if chosen.table == "thinking":
        print(thinking.section())
    elif chosen.table:
        print(table(chosen.table, tables()[chosen.table], chosen.minutes))
    else:
        renew({name: table(name, rows, chosen.minutes) for name, rows in tables().items()})
        if chosen.minutes:
            renew({"thinking": thinking.section()})
    return 0


if __name__ == "__main__":
    sys.exit(main())
