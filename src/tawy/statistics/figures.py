"""What many finished games answer: charts, filled row by row, so that no more than the bars is kept.

Every bar says on how many games it rests and where the truth lies with 95 % confidence. For figures that anybody may
see, a bar is held back unless the games behind it were played by several different people (`tell`): otherwise it would
be somebody's own record.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

import msgspec

from tawy.games import registered
from tawy.intervals import Z, mean_of, wilson
from tawy.kernel.counting import Chart, Kind
from tawy.statistics.rows import Finished, SeatEnd, rows

GENERAL: Final = (
    Chart("order", "wins", "order"),
    Chart("minutes", "spread", "minutes", bins=(10, 20, 30, 45, 60, 90, 120, 180)),
    Chart("picks", "spread", "picks", bins=(50, 100, 150, 200, 300, 400, 600)),
)
"""What every game answers."""
ENDINGS: Final = Chart("endings", "shares", "ending")
PEOPLE: Final = Chart("people", "wins", "person")
"""Who wins, among people who have played together."""


class Bar(msgspec.Struct, frozen=True):
    """One bar of a chart."""

    name: str
    games: int
    """How many games it rests on."""
    count: int
    """Of how many: seats, times that a card was played, games."""
    hits: int | None
    """How many of them: won, ended so. None for a mean."""
    value: float
    """The share, or the mean."""
    low: float | None
    """Where the truth lies, with 95 % confidence; None where nobody can tell."""
    high: float | None
    winners: float | None = None
    """The mean of those who won."""


class Figure(msgspec.Struct, frozen=True):
    """A chart with its bars."""

    chart: str
    kind: Kind
    words: str
    """What the messages begin with that name its bars; empty: they are numbers."""
    bars: list[Bar]
    usual: float | None
    """In a chart of wins: how many of all who are shown won."""
    held: int
    """How many bars are held back, for they would tell of too few people."""
    bins: tuple[int, ...] = ()
    """In a spread: where each bar but the first begins; a bar is called by where it begins."""


class Look(msgspec.Struct, frozen=True, gc=False):
    """What one seat, or one game, adds to a bar."""

    name: str
    count: int
    hits: int
    value: int
    won: bool


def charts_of(game: str) -> tuple[Chart, ...]:
    """Every chart of a game, its own first."""
    counting = registered(game).counting
    own = (msgspec.structs.replace(ENDINGS, words=f"{game}-ending"),) if counting is None else counting.charts
    return (*own, *GENERAL)


def _names(value: Any) -> Iterator[str]:
    """What a value is counted under: itself, or each of a list, once."""
    if isinstance(value, list):
        yield from dict.fromkeys(map(str, value))
    elif value is not None and value != "":
        yield str(value)


def _wins(chart: Chart, row: dict[str, Any]) -> Iterator[Look]:
    for name in _names(row[chart.of]):
        yield Look(name, 1, row["won"], 0, row["won"])


def _duels(chart: Chart, row: dict[str, Any]) -> Iterator[Look]:
    won = row[chart.hits] or {}
    for name, played in (row[chart.of] or {}).items():
        yield Look(name, played, won.get(name, 0), 0, row["won"])


def _means(chart: Chart, row: dict[str, Any]) -> Iterator[Look]:
    for name, value in (row[chart.of] or {}).items():
        yield Look(name, 1, 0, value, row["won"])


def _shares(chart: Chart, row: dict[str, Any]) -> Iterator[Look]:
    for name in _names(row[chart.of]):
        yield Look(name, 1, 1, 0, row["won"])


def _spread(chart: Chart, row: dict[str, Any]) -> Iterator[Look]:
    value = row[chart.of]
    if value is not None:
        yield Look(str((0, *chart.bins)[bisect_right(chart.bins, value)]), 1, 1, 0, row["won"])


LOOKS: Final[dict[Kind, Callable[[Chart, dict[str, Any]], Iterator[Look]]]] = {
    "wins": _wins,
    "duels": _duels,
    "means": _means,
    "shares": _shares,
    "spread": _spread,
}
OF_GAMES: Final = ("shares", "spread")
"""Charts that count games and not seats."""


def looks(chart: Chart, table: list[dict[str, Any]]) -> Iterator[Look]:
    """What a game adds to a chart: the rows that count of it."""
    for row in table[:1] if chart.kind in OF_GAMES else table:
        yield from LOOKS[chart.kind](chart, row)


class _Cell:
    """A bar that is being filled."""

    def __init__(self) -> None:
        self.games = self.count = self.hits = 0
        self.total = self.squares = 0
        self.winners = self.won = 0
        self.people: set[str] = set()

    def add(self, look: Look) -> None:
        self.count += look.count
        self.hits += look.hits
        self.total += look.value
        self.squares += look.value * look.value
        if look.won:
            self.winners += 1
            self.won += look.value


class Tally:
    """A chart that is being filled."""

    def __init__(self, chart: Chart, least: int) -> None:
        self._chart = chart
        self._least = least
        self._cells: dict[str, _Cell] = {}

    def add(self, table: list[dict[str, Any]], people: Iterable[str]) -> None:
        """One game more."""
        seen: set[str] = set()
        for look in looks(self._chart, table):
            cell = self._cells.setdefault(look.name, _Cell())
            cell.add(look)
            seen.add(look.name)
        for name in seen:
            cell = self._cells[name]
            cell.games += 1
            if len(cell.people) < self._least:
                cell.people.update(people)

    def figure(self) -> Figure:
        """The chart as it stands."""
        told = {name: cell for name, cell in self._cells.items() if tell(len(cell.people), self._least)}
        count, hits = (sum(getattr(cell, what) for cell in told.values()) for what in ("count", "hits"))
        whole = count if self._chart.kind in OF_GAMES else None
        bars = [_bar(self._chart.kind, name, cell, whole) for name, cell in told.items()]
        is_wins = self._chart.kind in {"wins", "duels"}
        return Figure(
            self._chart.name,
            self._chart.kind,
            self._chart.words,
            sorted(bars, key=self._place),
            hits / count if is_wins and count else None,
            len(self._cells) - len(told),
            self._chart.bins,
        )

    def _place(self, bar: Bar) -> tuple[float, int, str]:
        """Numbers by size, everything else the most first."""
        number = bar.name if bar.name.isdecimal() and not self._chart.words else ""
        return (0, int(number), "") if number else (-bar.value, 0, bar.name)


def tell(people: int, least: int) -> bool:
    """What was counted of so many people may be told: of enough of them, or of bots alone."""
    return people == 0 or people >= least


def _bar(kind: Kind, name: str, cell: _Cell, whole: int | None) -> Bar:
    if kind == "means":
        found = mean_of(cell.count, cell.total, cell.squares)
        winners = cell.won / cell.winners if cell.winners else None
        low, high = (None, None) if found is None else (found.low, found.high)
        return Bar(name, cell.games, cell.count, None, cell.total / cell.count, low, high, winners)
    of = cell.count if whole is None else whole
    share = wilson(cell.hits / of, of, Z)
    return Bar(name, cell.games, of, cell.hits, share.value, share.low, share.high)


class Answers(msgspec.Struct, frozen=True):
    """What the games of somebody, of a circle or of everyone answer."""

    game: str
    games: int
    few: bool
    """There are games, but of too few people to tell anything of them."""
    figures: list[Figure]


def every(_seat: SeatEnd) -> bool:
    """Every seat counts."""
    return True


class Gathering:
    """Figures that are being filled, game by game."""

    def __init__(
        self, game: str, least: int = 0, extra: tuple[Chart, ...] = (), own: Callable[[SeatEnd], bool] = every
    ) -> None:
        self._game = game
        self._least = least
        self._own = own
        """Which seats count."""
        self._tallies = [Tally(chart, least) for chart in (*extra, *charts_of(game))]
        self.games = 0
        self._people: set[str] = set()

    def add(self, finished: Finished) -> None:
        """One game more."""
        self.games += 1
        people = finished.people if self._least else ()
        if len(self._people) < self._least:
            self._people.update(people)
        table = counted(finished, self._own)
        for tally in self._tallies:
            tally.add(table, people)

    def figures(self) -> Answers:
        """All charts that have anything to show."""
        if not tell(len(self._people), self._least):
            return Answers(self._game, 0, few=True, figures=[])
        made = [tally.figure() for tally in self._tallies]
        return Answers(self._game, self.games, few=False, figures=[one for one in made if one.bars or one.held])


def counted(finished: Finished, own: Callable[[SeatEnd], bool]) -> list[dict[str, Any]]:
    """The rows of a game that count, each with whose it was."""
    both = zip(rows(finished, 0), finished.seats, strict=True)
    return [row | {"person": seat.person} for row, seat in both if own(seat)]
