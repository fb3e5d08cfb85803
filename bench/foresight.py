"""How long it takes to look ahead: what every option of a question would do, asked when the question is shown."""

from __future__ import annotations

from random import Random
from statistics import median
from time import process_time
from typing import Final, NamedTuple

import msgspec

from tawy.ankh.spec import SPEC as ANKH
from tawy.kernel.foresee import foresee_all
from tawy.kernel.frame import CHANCE
from tawy.kernel.spec import GameSpec
from tawy.plagues.spec import SPEC as PLAGUES

TITLE: Final = "Looking ahead"
TABLES: Final = (("Ankh", ANKH, 3), ("Ankh", ANKH, 5), ("10 Plagues", PLAGUES, 1), ("10 Plagues", PLAGUES, 4))
GAMES: Final = 4


class Look(NamedTuple):
    """A question of which every option was foreseen."""

    options: int
    seconds: float
    bytes: int


def looks(spec: GameSpec, seats: int) -> list[Look]:
    """Every question of some random games."""
    found = []
    for seed in range(GAMES):
        rng, g = Random(seed), spec.new(spec.read_setup({"seats": seats}))
        while (ask := g.ask) is not None:
            if ask.seat != CHANCE:
                begun = process_time()
                foreseen = foresee_all(spec, g, ask.seat)
                found.append(Look(len(foreseen), process_time() - begun, len(msgspec.json.encode(foreseen))))
            g.answer(ask.draw(rng.randrange))
    return found


def section() -> str:
    """The part of the page about it."""
    lines = [
        f"## {TITLE}",
        "",
        "What every option of a question would do (`kernel/foresee.py`): all questions of four random games, one core.",
        "",
        "| game | options, mean | µs an option | ms a question p50 / p95 | kB a question p50 / p95 |",
        "|---|--:|--:|--:|--:|",
    ]
    for name, spec, seats in TABLES:
        found = looks(spec, seats)
        options = sum(look.options for look in found)
        each = sum(look.seconds for look in found) / options * 1e6
        seconds, size = sorted(look.seconds * 1e3 for look in found), sorted(look.bytes / 1e3 for look in found)
        late = int(len(found) * 0.95)
        lines.append(
            f"| {name}, {seats} seats | {options / len(found):.1f} | {each:.0f} "
            f"| {median(seconds):.2f} / {seconds[late]:.2f} | {median(size):.1f} / {size[late]:.1f} |"
        )
    return "\n".join(lines)
