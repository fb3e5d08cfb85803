"""What an engine makes of the same positions, as JSON: `python -m native.transcript`, in the folder of the tests.

Two engines that are the same print the same, to the last digit of every worth.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from hashlib import blake2b
from random import Random
from typing import Any

import tawy
from perft.count import perft
from tawy.ai.minds import judge
from tawy.ai.search import Search, Settings
from tawy.games import spec_of
from tawy.kernel import record
from tawy.kernel.frame import CHANCE
from tawy.kernel.play import start

POSITIONS = 200
SEATS = {"ankh": (2, 3, 4, 5), "plagues": (1, 2, 3, 4)}
EVERY = 23
"""Every so many questions one is looked at: a prime, so that none of a round is always passed over."""
MOST = 1500
"""Leaves, when the ways to go on are counted."""
THINKING = Settings(iterations=3, mixing=3, sketches=2, sketches_inside=2)


def games(name: str) -> Iterator[tuple[Any, str]]:
    """Positions of random games, one after another; the last of each with its record."""
    spec = spec_of(name)
    for seed in range(POSITIONS):
        rng = Random(seed)
        setup = {"seats": SEATS[name][seed % len(SEATS[name])]}
        if name == "plagues":
            setup |= {"advanced": seed % 3 == 0, "short": seed % 5 == 0}
        play, asked = start(spec, setup, str(seed)), 0
        while (ask := play.ask) is not None:
            asked += 1
            if asked % EVERY == 0:
                yield play.game, ""
            play.answer(ask.seat, spec.token(play.game, rng.choice(ask.options)))
        written = record.write(play.record())
        told = repr(play.told).encode()
        yield play.game, blake2b(written + told, digest_size=8).hexdigest()


def counted(g: Any) -> list[int]:
    """The ways to go on, as far ahead as there are few."""
    found = [perft(g, 1)]
    while len(found) < 4 and found[-1] * found[0] < MOST:
        found.append(perft(g, len(found) + 1))
    return found


def thought(name: str, g: Any) -> list[Any]:
    """What a search finds: its pick, visits and worths in full."""
    found = Search(spec_of(name), judge(name), THINKING, Random(1)).think(g)
    return [found.pick, found.iterations, [(each.pick, each.visits, each.worth.hex()) for each in found.considered]]


def lines(name: str) -> Iterator[list[Any]]:
    """One for each position."""
    spec, seen = spec_of(name), 0
    for g, game in games(name):
        if g.ask is None:
            yield [name, spec.mark(g), game]
            continue
        ask = g.ask
        dumped = blake2b(spec.dump(spec.load(spec.dump(g))), digest_size=8).hexdigest()
        redealt = spec.mark(spec.redeal(g, max(ask.seat, 0), Random(2).randrange))
        found = [name, spec.mark(g), dumped, redealt, ask.kind, ask.seat, ask.options, counted(g)]
        yield [*found, thought(name, g) if ask.seat != CHANCE else None]
        seen += 1
        if seen == POSITIONS:
            return


if __name__ == "__main__":
    sys.stderr.write(f"{tawy.ENGINE}\n")
    for each in SEATS:
        for line in lines(each):
            sys.stdout.write(json.dumps(line) + "\n")
