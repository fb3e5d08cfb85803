"""Somebody who plans at a seat while the game goes on, the same in two worlds."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

import msgspec

from server.worlds import Json
from tawy.server.tables.table import Table

if TYPE_CHECKING:
    from server.pair import Pair

AT_ONCE: Final = 2
"""Requests at each look."""


class Planner:
    """Goes on with a plan, takes back, begins anew, guesses otherwise, and sends nonsense."""

    def __init__(self, who: str, seat: int) -> None:
        self._who, self._seat = who, seat
        self._rng = Random(seat)
        self._told: Json | None = None
        self._deal = 0
        self.steps: set[str] = set()
        """What was planned to be asked."""
        self.came_true = 0
        self.parted = 0

    async def go_on(self, pair: Pair, table: Table) -> None:
        """A few requests, the last of them for a seat that may be another's."""
        for _ in range(AT_ONCE):
            await self._ask(pair, table, self._wish(table) | self._doubt(pair))
        if self._rng.random() < 0.1:
            await pair.both(self._who, "POST", _path(table), "", {"seat": self._rng.randrange(5), "position": 0})

    async def _ask(self, pair: Pair, table: Table, wish: Json) -> None:
        answered = await pair.both(self._who, "POST", _path(table), "", wish)
        self._told = _read(answered)
        if self._told is not None:
            self.steps.update(step["kind"] for step in self._told["steps"])
            self.came_true += self._told["came_true"]
            self.parted += self._told["parted"] is not None

    def _wish(self, table: Table) -> Json:
        rng, told = self._rng, self._told
        if rng.random() < 0.2:
            return self._in_hindsight(table)
        if told is None or told["parted"] is not None or rng.random() < 0.1:
            earlier = rng.choice([0, 0, 0, 1, 3])
            return {"seat": self._seat, "position": max(0, table.position - earlier), "deal": self._deal}
        if rng.random() < 0.1:
            self._deal += 1
        wish: Json = {"seat": self._seat, "position": told["position"], "mark": told["mark"], "deal": self._deal}
        tokens = [step["option"]["token"] for step in told["steps"]]
        if rng.random() < 0.1:
            tokens = tokens[: rng.randrange(len(tokens) + 1)]
        elif told["question"] is not None and rng.random() < 0.3:
            wish["draw"] = rng.randrange(9)
        elif told["question"] is not None:
            offered = [option["token"] for option in told["question"]["options"]]
            tokens = [*tokens, rng.choice([*offered, *offered, "nonsense"])]
        return wish | {"answers": tokens, "ahead": rng.random() < 0.1}

    def _doubt(self, pair: Pair) -> Json:
        """Now and then, why something cannot be chosen."""
        return {"why": self._rng.choice(sorted(pair.words))} if self._rng.random() < 0.3 else {}

    def _in_hindsight(self, table: Table) -> Json:
        """What one world has played since, secrets included, as if it had been planned before."""
        position = max(0, table.position - self._rng.randrange(1, 8))
        tokens = [pick.token for pick in table.played.picks[position:]]
        return {"seat": self._seat, "position": position, "answers": tokens, "deal": self._deal}


def _path(table: Table) -> str:
    return f"/api/tables/{table.id}/plan"


def _read(answered: bytes) -> Json | None:
    """A plan that was not refused."""
    status, _, rest = answered.partition(b"\n")
    told: Json = msgspec.json.decode(rest)
    return told if status.startswith(b"200") else None
