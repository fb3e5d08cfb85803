"""Ankh at the terminal."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from typing import Any, Final

from rich.console import RenderableType

from tawy.ankh.board import SPACES
from tawy.ankh.queries.pieces import TOKEN
from tawy.ankh.spec import SPEC
from tawy.ankh.state import Ankh
from tawy.ankh.terms import ACTIONS, CARDS, GODS, GUARDIANS, MONUMENTS, POWERS
from tawy.cli.ahead import Ahead
from tawy.cli.ankh import answers, board, gods, outcome, scene, story, strengths, wishes
from tawy.cli.ankh.names import Names, name
from tawy.cli.ankh.wording import wording
from tawy.cli.face import Choice, Saying
from tawy.cli.voice import t, words
from tawy.kernel.bits import bits
from tawy.kernel.coach import Counsel
from tawy.kernel.hexgrid import EDGES
from tawy.kernel.play import Play
from tawy.kernel.spec import GameSpec
from tawy.lessons.format import Pointer

_ON_BOARD: Final = {"space", "figure", "region", "side", "spaces"}


class AnkhFace:
    """How Ankh is drawn, worded and set up."""

    spec: GameSpec = SPEC
    points = "ankh-label-devotion"
    wishes: tuple[str, ...] = ("gods", "guardians", "scenario", "last_red")

    @property
    def title(self) -> str:
        """The game's name."""
        return t("ankh-title")

    def add_options(self, parser: ArgumentParser) -> None:
        """Gods, guardians, scenario, the end of the red zone."""
        wishes.add_options(parser)

    def setup(self, options: Namespace) -> dict[str, Any]:
        """The set-up, complete in itself."""
        return wishes.setup(options)

    @property
    def legend(self) -> str:
        """What the signs of the map mean."""
        return ", ".join(", ".join(line.split("  ")) for line in board.legend())

    def roles(self, game: Ankh) -> list[str]:
        """The god of each seat, by its id."""
        return [GODS[god] for god in game.gods]

    def role(self, role: str) -> str:
        """A god by its id."""
        return name("god", role)

    def cast(self, game: Ankh) -> list[str]:
        """The god of each seat."""
        names = Names.at(game)
        return [names.seat(seat) for seat in range(game.seats)]

    def draw(
        self, play: Play, seat: int | None, width: int, *, whole: bool, pointed: Sequence[Pointer] = ()
    ) -> RenderableType:
        """Gods, map and tracks."""
        return scene.draw(_game(play), seat, width, frozenset(map(str, pointed)), whole=whole)

    def pointed(self, play: Play, pointer: Pointer) -> str:
        """What a lesson points at."""
        return wording(words()).pointed(pointer.kind, pointer.thing, Names.at(_game(play)).seat)

    def on_board(self, play: Play) -> bool:
        """Some option points at a space, a figure or a side."""
        return any(_ON_BOARD & option.points_at.keys() for option in self.spec.options(play.game))

    def question(self, play: Play, *, mine: bool = True) -> str:
        """The pending question in words, to the seat that is asked or to the others."""
        g = _game(play)
        asked = self.spec.question(g, None)
        if asked is None:
            return outcome.sentence(g)
        return wording(words()).question(asked.kind, asked.seat, asked.about, Names.at(g).seat, mine=mine)

    def choices(self, play: Play) -> list[Choice]:
        """Its options in words."""
        g = _game(play)
        return answers.choices(g, g.ask) if g.ask else []

    def ahead(self, play: Play) -> Ahead:
        """What they would do."""
        return answers.ahead(_game(play))

    def targets(self, _play: Play) -> dict[str, str]:
        """Actions, cards, powers, gods, guardians, monuments and sides."""
        worded = wording(words())
        things = (*ACTIONS, *CARDS, *POWERS, *GODS, *GUARDIANS, *MONUMENTS)
        sides = [f"{TOKEN[space]} {side}" for space in bits(SPACES) for side in EDGES]
        named = {worded.target(thing).lower(): thing for thing in things}
        return named | {str(worded.word("side", side, Names().seat)).lower(): side for side in sides}

    def story(self, play: Play) -> list[list[Saying]]:
        """Everything that happened."""
        return story.tell(play.told)

    def hand(self, play: Play, seat: int) -> RenderableType:
        """Cards and powers with what they do."""
        return gods.holdings(_game(play), seat)

    def explain(self, play: Play, words: Sequence[str]) -> RenderableType:
        """Battle strengths by source."""
        return strengths.strengths(_game(play), words)

    def counsel(self, play: Play, counsel: Counsel) -> str:
        """What the coach says."""
        return wording(words()).counsel(counsel.name, counsel.about, Names.at(_game(play)).side)

    def outcome(self, play: Play) -> RenderableType:
        """The result, and the game looked back on."""
        return outcome.outcome(_game(play), play.summary())


def _game(play: Play) -> Ankh:
    if not isinstance(play.game, Ankh):
        raise TypeError(f"this is a game of {play.spec.name}")
    return play.game
