"""How games of 10 Plagues turn out, so that the reconstructed tables can be judged (``make report``)."""

from __future__ import annotations

from collections import Counter, defaultdict
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

from bench.simple import Choose, anything, greedy
from tawy.kernel.event import Event
from tawy.plagues import events, setup
from tawy.plagues.spec import SPEC
from tawy.plagues.terms import PROVINCES

PAGE = Path(__file__).parents[1] / "docs" / "plagues-report.md"
NOTES = Path(__file__).parent / "report-notes.md"
GAMES = 150
INTRODUCTION = """\
Made by `make report`: {games} games of each kind, seeds 0 to {last}, everybody the same simple player. *random* plays
anything; *greedy* takes what makes its province worth most at once, without a plan."""
PLAYERS: dict[str, Choose] = {"random": anything, "greedy": greedy}


class Tally:
    """What is counted over many games of one kind."""

    def __init__(self) -> None:
        self.rounds: list[int] = []
        self.endings: Counter[str] = Counter()
        self.scores: list[int] = []
        self.best: list[int] = []
        self.sources: defaultdict[str, list[int]] = defaultdict(list)
        self.paid: Counter[int] = Counter()
        self.owed: Counter[int] = Counter()
        self.seat_wins: Counter[int] = Counter()
        self.province_games: Counter[str] = Counter()
        self.province_wins: Counter[str] = Counter()
        self.province_scores: defaultdict[str, list[int]] = defaultdict(list)

    def add(self, g: Any, told: list[Event]) -> None:
        """Count one finished game."""
        round_ = 1
        for event in told:
            if isinstance(event, events.RoundBegun):
                round_ = event.number
            elif isinstance(event, events.TributePaid | events.TributeFailed):
                self.owed[round_] += 1
                self.paid[round_] += isinstance(event, events.TributePaid)
            elif isinstance(event, events.GameEnded):
                self._score(g, event)
        self.rounds.append(g.round)

    def _score(self, g: Any, ended: events.GameEnded) -> None:
        self.endings[ended.ending] += 1
        totals = [sum(points.values()) for points in ended.points]
        self.best.append(max(totals))
        for player in range(g.people):
            self.scores.append(totals[player])
            for source, points in ended.points[player].items():
                self.sources[source].append(points)
            province = PROVINCES[g.provinces[player]]
            self.province_games[province] += 1
            self.province_scores[province].append(totals[player])
            if player in ended.winners:
                self.seat_wins[player] += 1
                self.province_wins[province] += 1


def played(seats: int, choose: Choose, games: int, **options: bool) -> Tally:
    """Many games of one kind of player."""
    tally = Tally()
    chosen = setup.read({"seats": seats, "provinces": "random", **options})
    for game in range(games):
        rng, told = Random(game), []  # type: tuple[Random, list[Event]]
        g = SPEC.new(chosen, told)
        while g.ask is not None:
            g.answer(choose(g, rng))
        tally.add(g, told)
    return tally


def section(seats: int, name: str, tally: Tally) -> list[str]:
    """One kind of game as text."""
    people = f"{seats} players" if seats > 1 else "solo"
    rounds = Counter(tally.rounds)
    return [
        f"## {people}, {name}",
        "",
        f"{len(tally.rounds)} games. Last round: "
        + ", ".join(f"{round_} in {100 * count / len(tally.rounds):.0f} %" for round_, count in sorted(rounds.items()))
        + f". Mean score {fmean(tally.scores):.1f}, mean best score {fmean(tally.best):.1f}.",
        "",
        "| points by source | " + " | ".join(tally.sources) + " |",
        "|---|" + "--:|" * len(tally.sources),
        "| mean | " + " | ".join(f"{fmean(points):.1f}" for points in tally.sources.values()) + " |",
        "",
        "| tribute | " + " | ".join(f"round {round_}" for round_ in sorted(tally.owed)) + " |",
        "|---|" + "--:|" * len(tally.owed),
        "| paid | " + " | ".join(f"{100 * tally.paid[r] / tally.owed[r]:.0f} %" for r in sorted(tally.owed)) + " |",
        "",
        "| province | games | wins | mean score |",
        "|---|--:|--:|--:|",
        *(
            f"| {province} | {tally.province_games[province]} | "
            f"{100 * tally.province_wins[province] / max(1, tally.province_games[province]):.0f} % | "
            f"{fmean(tally.province_scores[province]):.1f} |"
            for province in PROVINCES
            if tally.province_games[province]
        ),
        "",
        "Wins by seat: "
        + ", ".join(f"{seat}: {100 * tally.seat_wins[seat] / len(tally.rounds):.0f} %" for seat in range(seats))
        + ".",
        "",
    ]


def main() -> None:
    """Play everything and write the page."""
    lines = [
        "# 10 Plagues: how games turn out",
        "",
        INTRODUCTION.format(games=GAMES, last=GAMES - 1),
        "",
        NOTES.read_text("utf-8"),
    ]
    for name, choose in PLAYERS.items():
        for seats in (1, 2, 3, 4):
            lines += section(seats, name, played(seats, choose, GAMES))
    PAGE.write_text("\n".join(lines), "utf-8")


if __name__ == "__main__":
    main()
