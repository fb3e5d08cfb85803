"""One game of the arena, from its number alone: who plays it, in which process and when makes no difference."""

from __future__ import annotations

import math
from collections import Counter
from functools import partial
from random import Random
from time import perf_counter
from typing import Any, Final

import msgspec

from tawy.ai.bots import Bot, named, thinks_as_at_a_table
from tawy.ai.budget import usual_seconds
from tawy.arena.request import Request
from tawy.arena.seating import Lineup, place, seated
from tawy.games import spec_of
from tawy.kernel.chance import roll
from tawy.kernel.frame import CHANCE, Ask
from tawy.kernel.record import Pick
from tawy.kernel.refusal import Refused
from tawy.kernel.spec import GameSpec

STEPS: Final = 20
"""Into how many steps a factor of ten is divided where times are counted."""
SHORTEST: Final = 1e-9
"""A time that no clock shows."""

Times = dict[int, int]
"""How many decisions took how long, by step: `10 ** (step / STEPS)` seconds at most."""


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is kept of one game; lists are by seat. All but the last two is the same whenever it is played."""

    number: int
    block: int
    rotation: int
    bots: Lineup
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    """In a solo game, the automa's comes last."""
    ending: str
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    """What all decisions took."""
    times: tuple[Times, ...]


class Seat:
    """A bot at the table, with dice of its own."""

    def __init__(self, name: str, bot: Bot, request: Request, number: int, seat: int) -> None:
        self.name = name
        self.seconds = 0.0
        self.times: Counter[int] = Counter()
        self._bot = bot
        self._by_clock = thinks_as_at_a_table(name)
        seed = f"{request.seed}:{number}:{seat}"
        self._dice, self._deal = Random(seed), Random(f"{seed}:deal")  # noqa: S311  a game, not a secret

    def choose(self, spec: GameSpec, g: Any, ask: Ask, before: list[Pick]) -> int:
        """The bot's answer. It is shown a deal in which all that its seat cannot know is sampled anew.

        The arena has no clock, which would make games depend on the machine; a bot may bring one (`expert@2s`), or ask
        for that of a table (`expert@table`), which goes by who has answered before.
        """
        known = spec.redeal(g, ask.seat, self._deal.randrange)
        seconds = usual_seconds(before, ask) if self._by_clock else math.inf
        begun = perf_counter()
        option = self._bot.choose(spec, known, ask, self._dice, seconds=seconds)
        took = max(perf_counter() - begun, SHORTEST)
        self.seconds += took
        self.times[math.ceil(STEPS * math.log10(took))] += 1
        return option


def play(request: Request, number: int) -> Played:
    """A whole game. A bot that raises or takes what is not an option is refused with a sentence that says where."""
    spec = spec_of(request.game)
    block, rotation = place(number, request.seats)
    bots = seated(request.players, number)
    seats = [Seat(name, named(name), request, number, seat) for seat, name in enumerate(bots)]
    g: Any = spec.new(spec.read_setup(request.setup))
    chance, draws = f"{request.seed}:{block}", 0
    before: list[Pick] = []
    while (ask := g.ask) is not None:
        if ask.seat == CHANCE:
            g.answer(ask.draw(partial(roll, chance, draws)))
            draws += 1
        else:
            g.answer(_answer(spec, g, seats[ask.seat], before, f"game {number} with seed {request.seed!r}"))
            before.append(Pick(ask.seat, ask.kind, ""))
    result = spec.result(g)
    if result is None:
        raise RuntimeError("a game without a question has no result")
    return Played(
        number,
        block,
        rotation,
        bots,
        result.winners,
        result.scores,
        result.ending,
        tuple(seat.times.total() for seat in seats),
        tuple(round(seat.seconds, 6) for seat in seats),
        tuple(dict(sorted(seat.times.items())) for seat in seats),
    )


def _answer(spec: GameSpec, g: Any, seat: Seat, before: list[Pick], where: str) -> int:
    ask: Ask = g.ask
    moment = f"{where}, asked {ask.kind!r} as decision {seat.times.total() + 1} of seat {ask.seat + 1}"
    try:
        option = seat.choose(spec, g, ask, before)
    except Exception as error:
        reason = f"{error}" if isinstance(error, Refused) else f"{type(error).__name__}: {error}"
        raise Refused(f"The bot {seat.name!r} failed in {moment}: {reason.rstrip('.')}.") from error
    if option not in ask.options:
        raise Refused(f"The bot {seat.name!r} answered {option!r} in {moment}: that is not an option.")
    return option
