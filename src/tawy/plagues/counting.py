"""What is counted of a finished game of 10 Plagues."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from tawy.kernel.counting import Chart, Counting
from tawy.kernel.event import Event
from tawy.kernel.summary import At, Told
from tawy.plagues import events as e
from tawy.plagues.queries.plague import is_automa
from tawy.plagues.queries.scoring import total
from tawy.plagues.state import AUTOMA, Plagues, Player
from tawy.plagues.tables import shipped
from tawy.plagues.terms import FAVOURS

SHIPPED: Final = "shipped"
OWN: Final = "own"
"""Tables that the table has brought along: their name is nobody else's."""
LEVEL: Final = "level"


class PlaguesFacts(msgspec.Struct, frozen=True):
    """A whole game."""

    content: str
    """shipped, or own for tables that the table has brought along."""
    advanced: bool
    short: bool
    plagues: list[str]
    """The plagues that came, in order; own for those of tables that were brought along."""
    automa_points: int | None
    """What the automa had at the end of a solo game."""


class PlaguesSeat(msgspec.Struct, frozen=True):
    """A seat, and the province it governed."""

    favours: dict[str, int]
    """Pharaoh cards that it took with dice, by what they give."""
    dice_spent: int
    territories: list[str]
    """Territory cards that it took, by number and kind."""
    territory_kinds: dict[str, int]
    """The same, how many of each kind."""
    hebrews_freed: int
    tributes_paid: int
    coins_due: int
    """The coins of the tributes that it paid."""
    tributes_failed: int
    penalties: int
    """Penalty cards that it took, also those it got rid of."""
    losses: dict[str, int]
    """What it lost while each plague was out: tokens of its board, and steps back on tracks, Nile and province card."""
    losses_cancelled: int
    lower_track: str
    """city, field or level: what its dev points were counted from."""


SOURCES: Final = ("dev", "nile", "tokens", "pharaoh", "territories", "province", "hebrews", "penalties", "discard")
"""Where points come from and go to (P12.2, P12.3)."""
KINDS: Final = ("immediate", "special", "trade", "scoring")
BACK: Final = ("loss", "plague")
"""Why markers go back."""


class _Player:
    """What is known of a player so far."""

    def __init__(self) -> None:
        self.favours: Counter[str] = Counter()
        self.territories: list[str] = []
        self.losses: dict[str, int] = {}
        self.numbers: Counter[str] = Counter()


class _Count:
    """Everything that is told, counted event by event."""

    def __init__(self, players: int) -> None:
        self.players = [_Player() for _ in range(players)]
        self.plagues: list[str] = []
        self._known = {plague.id for plague in shipped().tables.plagues}

    def hear(self, event: Event) -> None:
        """One event more."""
        match event:
            case e.PlagueRevealed(plague=plague):
                self.plagues.append(plague if plague in self._known else OWN)
                for each in self.players:
                    each.losses.setdefault(self.plagues[-1], 0)
            case e.FavourTaken(player=player, favour=favour):
                self.players[player].favours[favour] += 1
            case e.TerritoryKept(player=player, card=card) | e.TerritoryUsedUp(player=player, card=card):
                self.players[player].territories.append(" ".join(card.split()[:2]))
            case e.DieSpent(player=player) | e.HebrewFreed(player=player):
                self._add(player, type(event).__name__)
            case _:
                self._hear_of_plague(event)

    def _hear_of_plague(self, event: Event) -> None:
        match event:
            case e.TributePaid(player=player, due=due):
                self._add(player, "paid")
                self._add(player, "due", due)
            case e.PenaltyTaken(player=player) if player is not None:
                self._add(player, "penalties")
            case e.TributeFailed(player=player) | e.LossCancelled(player=player):
                self._add(player, type(event).__name__)
            case e.TokenLost(player=player):
                self._lose(player, 1)
            case e.Moved(player=player, steps=steps, cause=cause) if steps < 0 and cause in BACK:
                self._lose(player, -steps)
            case _:
                pass

    def _add(self, player: Player, what: str, number: int = 1) -> None:
        self.players[player].numbers[what] += number

    def _lose(self, player: Player, number: int) -> None:
        self.players[player].losses[self.plagues[-1]] += number


def count(told: Told, at: At) -> tuple[PlaguesFacts, list[PlaguesSeat]]:
    """A game that is over."""
    g: Plagues = at(len(told) - 1)
    counted = _Count(g.players)
    for events in told:
        for event in events:
            counted.hear(event)
    facts = PlaguesFacts(
        SHIPPED if g.book.mark == shipped().mark else OWN,
        bool(g.advanced),
        bool(g.short),
        counted.plagues,
        total(g, AUTOMA) if g.people == 1 else None,
    )
    seats = [player for player in range(g.players) if not is_automa(g, player)]
    return facts, [_seat(g, player, counted.players[player]) for player in seats]


def _seat(g: Plagues, player: Player, seat: _Player) -> PlaguesSeat:
    kinds = Counter(card.split()[1] for card in seat.territories)
    city, field = (g.book.dev_points[step] for step in g.dev[2 * player : 2 * player + 2])
    numbers = seat.numbers
    return PlaguesSeat(
        {favour: seat.favours[favour] for favour in FAVOURS},
        numbers["DieSpent"],
        seat.territories,
        {kind: kinds[kind] for kind in KINDS},
        numbers["HebrewFreed"],
        numbers["paid"],
        numbers["due"],
        numbers["TributeFailed"],
        numbers["penalties"],
        seat.losses,
        numbers["LossCancelled"],
        LEVEL if city == field else "city" if city < field else "field",
    )


COUNTING: Final = Counting(
    PlaguesFacts,
    PlaguesSeat,
    count,
    SOURCES,
    (
        Chart("provinces", "wins", "side", "plagues-province"),
        Chart("points", "means", "points", "plagues-points"),
        Chart("plagues", "means", "losses", "plagues-plague"),
        Chart("favours", "means", "favours", "plagues-favour"),
        Chart("territories", "means", "territory_kinds", "plagues-kind"),
        Chart("tributes", "wins", "tributes_failed"),
        Chart("tracks", "wins", "lower_track", "statistics-plagues-track"),
        Chart("endings", "shares", "ending", "plagues-ending"),
    ),
)
