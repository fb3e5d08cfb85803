"""10 Plagues as the faces see it."""

from __future__ import annotations

from collections.abc import Callable

from tawy.kernel.coach import Counsel
from tawy.kernel.codec import Codec, frames_in
from tawy.kernel.event import Event
from tawy.kernel.frame import Ask
from tawy.kernel.spec import GameSpec, Objection, Result
from tawy.kernel.summary import At, Summary, Told
from tawy.kernel.view import Option, Question, View
from tawy.plagues import asks, coach, explain, rules, setup, summary, view, why
from tawy.plagues.events import OrderSet
from tawy.plagues.explain import Account, Stakes
from tawy.plagues.queries.plague import is_automa
from tawy.plagues.queries.scoring import total, winners
from tawy.plagues.redeal import redeal
from tawy.plagues.state import ENDINGS, GOING_ON, Plagues
from tawy.plagues.terms import NO_POWER, PROVINCES
from tawy.plagues.view import Secrets


def _pending(g: Plagues) -> Ask:
    if g.ask is None:
        raise LookupError("the game is over: there is no question")
    return g.ask


class PlaguesSpec(GameSpec):
    """What the outside may ask of 10 Plagues."""

    name = "plagues"
    rules_version = "2"
    seats = setup.SEATS

    def __init__(self) -> None:
        self._codec = Codec(Plagues, frames_in(rules.__name__))

    def read_setup(self, raw: object) -> setup.Setup:
        """The table's choices, checked."""
        return setup.read(raw)

    def seat_count(self, chosen: setup.Setup) -> int:
        """How many people play."""
        return chosen.seats

    def new(self, chosen: setup.Setup, events: list[Event] | None = None) -> Plagues:
        """A new game, at its first question."""
        return setup.new(chosen, events)

    def token(self, g: Plagues, option: int) -> str:
        """How an option of the pending question is written."""
        return asks.token(g, _pending(g), option)

    def options(self, g: Plagues) -> list[Option]:
        """The options of the pending question."""
        ask = _pending(g)
        return [asks.option(g, ask, pick) for pick in ask.options]

    def allies(self, g: Plagues, seat: int) -> tuple[int, ...]:
        """The seats that share this seat's secrets."""
        return view.allies(g, seat)

    def view(self, g: Plagues, seat: int | None) -> View:
        """What a seat may know."""
        return view.view(g, seat)

    def question(self, g: Plagues, seat: int | None) -> Question | None:
        """The pending question as a seat sees it."""
        return view.question(g, seat)

    def secrets(self, g: Plagues, seat: int) -> Secrets:
        """The one part of a seat's view that not everyone sees alike."""
        return view.secrets(g, seat)

    def redeal(self, g: Plagues, seat: int | None, roll: Callable[[int], int]) -> Plagues:
        """A copy in which all that the seat cannot know is drawn again."""
        return redeal(g, seat, roll)

    def reopened(self, g: Plagues) -> Plagues:
        """A copy: nobody answers at the same moment as another."""
        return g.clone()

    def why_not(self, g: Plagues, seat: int, target: str) -> list[Objection]:
        """The rules that forbid a target now."""
        return [Objection(rule) for rule in why.why_not(g, seat, target)]

    def explain(self, g: Plagues) -> list[Account]:
        """For each player, the automa too: tribute, coins, soldiers, Ankhs and points, each by source."""
        return explain.accounts(g)

    def stakes(self, g: Plagues) -> Stakes:
        """How long the game lasts, and what this round and the next ones ask."""
        return explain.stakes(g)

    def counsels(self, g: Plagues, seat: int) -> list[Counsel]:
        """What matters now for a seat."""
        return coach.counsels(g, seat)

    def result(self, g: Plagues) -> Result | None:
        """How it ended; in solo nobody wins if the automa has more points."""
        if g.ending == GOING_ON:
            return None
        won = tuple(player for player in winners(g) if not is_automa(g, player))
        return Result(ENDINGS[g.ending], won, tuple(total(g, player) for player in range(g.players)))

    def summary(self, told: Told, at: At) -> Summary:
        """A game looked back on: points by source and round by round, what decided it."""
        return summary.summary(told, at)

    def first(self, told: Told) -> int | None:
        """The player that began (P13.2)."""
        return next((event.order[0] for events in told for event in events if isinstance(event, OrderSet)), None)

    def brings_own(self, chosen: setup.Setup) -> bool:
        """The tables are not those that come with the game."""
        return chosen.content is not None

    def side(self, g: Plagues, seat: int) -> str:
        """The province of a player (P1.1)."""
        return "" if g.provinces[seat] == NO_POWER else PROVINCES[g.provinces[seat]]

    def dump(self, g: Plagues) -> bytes:
        """The whole position as bytes."""
        return self._codec.dump(g)

    def load(self, data: bytes) -> Plagues:
        """A position again from its bytes."""
        return self._codec.load(data)

    def mark(self, g: Plagues) -> str:
        """A short fingerprint of the position."""
        return self._codec.mark(g)


SPEC = PlaguesSpec()
