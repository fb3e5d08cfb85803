"""A game of dice alone: before every toss both say something that does not matter, and chance says who gets a point."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from msgspec.structs import replace

from tawy.ankh.registration import GAME as ANKH
from tawy.kernel.codec import Codec, frames_in
from tawy.kernel.event import Event
from tawy.kernel.frame import CHANCE, Ask, Columns, Frame
from tawy.kernel.spec import GameSpec, Result

ROUNDS = 5


class Tosses(Columns):
    """How often each has won."""

    __slots__ = ("points",)
    columns: ClassVar[tuple[str, ...]] = __slots__
    points: list[int]
    seats = 2

    def clone(self) -> Tosses:
        copy = Tosses()
        copy.stack, copy.ask, copy.points, copy.events = self.stack[:], self.ask, self.points[:], None
        return copy


class Call(Frame["Tosses"], frozen=True):
    """A seat calls heads or tails, for nothing."""

    seat: int

    def run(self, g: Tosses) -> Ask | None:
        return Ask("call", self.seat, [0, 1])

    def take(self, g: Tosses, pick: int) -> None:
        g.then(Toss() if self.seat else Call(1))


class Toss(Frame["Tosses"], frozen=True):
    """Chance says who gets a point."""

    def run(self, g: Tosses) -> Ask | None:
        return Ask("toss", CHANCE, [0, 1])

    def take(self, g: Tosses, pick: int) -> None:
        g.points[pick] += 1
        if sum(g.points) < ROUNDS:
            g.then(Call(0))


class TossesSpec(GameSpec):
    """As far as a review asks."""

    name = "tosses"
    rules_version = "1"
    seats = (2, 2)
    codec = Codec(Tosses, frames_in(__name__))

    def read_setup(self, raw: object) -> Any:
        return raw

    def seat_count(self, setup: Any) -> int:
        return 2

    def new(self, setup: Any, events: list[Event] | None = None) -> Tosses:
        g = Tosses()
        g.points, g.events = [0, 0], events
        g.then(Call(0))
        g.run()
        return g

    def token(self, g: Any, option: int) -> str:
        return str(option)

    def redeal(self, g: Any, seat: int | None, roll: Callable[[int], int]) -> Any:
        return g.clone()

    def reopened(self, g: Any) -> Any:
        return g.clone()

    def result(self, g: Any) -> Result | None:
        if g.ask is not None:
            return None
        return Result("tossed", (g.points.index(max(g.points)),), tuple(g.points))

    def mark(self, g: Any) -> str:
        return self.codec.mark(g)


TOSSES = replace(
    ANKH,
    spec=TossesSpec(),  # type: ignore[abstract]
    letters="T",
    package="tosses",
    sense="",
    phases={"call": "calls"},
)
