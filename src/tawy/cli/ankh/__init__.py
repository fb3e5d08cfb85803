"""Ankh at the terminal."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from typing import Any, Final

from rich.console import RenderableType

from tawy.ankh.spec import SPEC
from tawy.ankh.state import Ankh
from tawy.cli.ankh import answers, board, gods, outcome, questions, scene, story, strengths, wishes
from tawy.cli.ankh.names import Names
from tawy.cli.face import Choice, Saying
from tawy.kernel.play import Play
from tawy.kernel.spec import GameSpec

_ON_BOARD: Final = {"space", "figure", "region", "side", "spaces"}


class AnkhFace:
    """How Ankh is drawn, worded and set up."""

    spec: GameSpec = SPEC
    title = "Ankh: Gods of Egypt"
    points = "devotion"
    legend = ", ".join(", ".join(line.split("  ")) for line in board.LEGEND)
    wishes: tuple[str, ...] = ("gods", "guardians", "scenario", "last_red")

    def add_options(self, parser: ArgumentParser) -> None:
        """Gods, guardians, scenario, the end of the red zone."""
        wishes.add_options(parser)

    def setup(self, options: Namespace) -> dict[str, Any]:
        """The set-up, complete in itself."""
        return wishes.setup(options)

    def cast(self, game: Ankh) -> list[str]:
        """The god of each seat."""
        names = Names.at(game)
        return [names.seat(seat) for seat in range(game.seats)]

    def draw(self, play: Play, seat: int | None, width: int, *, whole: bool) -> RenderableType:
        """Gods, map and tracks."""
        return scene.draw(_game(play), seat, width, whole=whole)

    def on_board(self, play: Play) -> bool:
        """Some option points at a space, a figure or a side."""
        return any(_ON_BOARD & option.points_at.keys() for option in self.spec.options(play.game))

    def question(self, play: Play) -> str:
        """The pending question in words."""
        g = _game(play)
        return questions.question(g, g.ask) if g.ask else outcome.sentence(g)

    def choices(self, play: Play) -> list[Choice]:
        """Its options in words."""
        g = _game(play)
        return answers.choices(g, g.ask) if g.ask else []

    def story(self, play: Play) -> list[list[Saying]]:
        """Everything that happened."""
        return story.tell(play.told)

    def hand(self, play: Play, seat: int) -> RenderableType:
        """Cards and powers with what they do."""
        return gods.holdings(_game(play), seat)

    def explain(self, play: Play, words: Sequence[str]) -> RenderableType:
        """Battle strengths by source."""
        return strengths.strengths(_game(play), words)

    def outcome(self, play: Play) -> RenderableType:
        """The result, and devotion by cause."""
        return outcome.outcome(_game(play), play.told)


def _game(play: Play) -> Ankh:
    if not isinstance(play.game, Ankh):
        raise TypeError(f"this is a game of {play.spec.name}")
    return play.game
