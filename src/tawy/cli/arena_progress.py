"""How far the arena is, while it plays. Nothing is drawn where nobody looks."""

from __future__ import annotations

from types import TracebackType
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tawy.arena import sprt
from tawy.arena.ledger import Ledger
from tawy.arena.match import Played
from tawy.arena.seating import kinds
from tawy.arena.standings import points
from tawy.cli.arena_table import state


class Bar:
    """Games done, the shares of the wins so far, and the time that is left."""

    def __init__(self, console: Console, ledger: Ledger, games: int) -> None:
        self._progress = Progress(
            TextColumn("Games"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.description}", markup=False),
            TimeRemainingColumn(),
            console=console,
            transient=True,
            disable=not console.is_terminal,
        )
        before = [played for number, played in ledger.games.items() if number < games]
        self._points = dict.fromkeys(kinds(ledger.request.players), 0.0)
        self._games = 0
        self._test = ""
        self._task = self._progress.add_task("", total=games)
        for played in before:
            self.add(played)

    def __enter__(self) -> Self:
        self._progress.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._progress.stop()

    def add(self, played: Played) -> None:
        """A game has ended."""
        self._games += 1
        for bot in self._points:
            self._points[bot] += points(played, bot)
        self._progress.update(self._task, advance=1, description=self._shown())

    def test(self, trial: sprt.Trial) -> None:
        """A test has come further; now and then, ever more rarely, that is worth a line that stays."""
        self._test = state(trial)
        self._progress.update(self._task, description=self._shown())
        if trial.blocks >= sprt.LEAST and trial.blocks.bit_count() == 1:
            self._progress.console.print(self._test)

    def _shown(self) -> str:
        shares = ", ".join(f"{bot} {won / self._games:.0%}" for bot, won in self._points.items() if self._games)
        return f"{shares}; {self._test}" if self._test else shares


class Referee:
    """Follows a test, block by block in their order, whichever end first: so the number of jobs decides nothing."""

    def __init__(self, claim: sprt.Claim, ledger: Ledger, most: int) -> None:
        self.trial = sprt.Trial(claim)
        self._ledger = ledger
        self._most = most

    @property
    def decided(self) -> bool:
        """It is clear which bot to keep."""
        return self.trial.verdict != sprt.UNDECIDED

    def follow(self, bar: Bar) -> bool:
        """Take in the blocks that are complete by now; True if no more are needed."""
        new = self._ledger.request.players[0]
        while not self.decided and self.trial.blocks < self._most:
            block = self._ledger.block(self.trial.blocks)
            if block is None:
                return False
            self.trial.add(sprt.score(block, new))
            bar.test(self.trial)
        return True
