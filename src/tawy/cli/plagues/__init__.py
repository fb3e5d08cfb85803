"""10 Plagues of Egypt at the terminal."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType

from tawy.cli.ahead import Ahead
from tawy.cli.face import Choice, Saying
from tawy.cli.plagues import accounts, answers, outcome, panels, scene, story, wishes
from tawy.cli.plagues.names import Names, worded
from tawy.cli.voice import t
from tawy.kernel.coach import Counsel
from tawy.kernel.play import Play
from tawy.kernel.spec import GameSpec
from tawy.lessons.format import Pointer
from tawy.plagues.queries.names import SPACE_NAMES
from tawy.plagues.spec import SPEC
from tawy.plagues.state import Plagues
from tawy.plagues.terms import DICE, PROVINCES, TOKENS
from tawy.words.wording import meanings


class PlaguesFace:
    """How 10 Plagues is drawn, worded and set up."""

    spec: GameSpec = SPEC
    points = "plagues-points-total"
    wishes: tuple[str, ...] = wishes.WISHES

    @property
    def title(self) -> str:
        """The game's name."""
        return t("plagues-title")

    def add_options(self, parser: ArgumentParser) -> None:
        """Provinces, first player, advanced and short game, content pack."""
        wishes.add_options(parser)

    def setup(self, options: Namespace) -> dict[str, Any]:
        """The set-up; a content pack by its name and hash."""
        return wishes.setup(options)

    @property
    def legend(self) -> str:
        """What the signs of the drawing mean."""
        return t("terminal-plagues-legend")

    def roles(self, game: Plagues) -> list[str]:
        """The province of each seat, by its id."""
        return [PROVINCES[game.provinces[player]] for player in range(game.people)]

    def role(self, role: str) -> str:
        """A province by its id."""
        return t(f"plagues-province-{role}")

    def cast(self, game: Plagues) -> list[str]:
        """The province of each seat."""
        names = Names.at(game)
        return [names.player(player) for player in range(game.people)]

    def draw(
        self, play: Play, seat: int | None, width: int, *, whole: bool, pointed: Sequence[Pointer] = ()
    ) -> RenderableType:
        """Provinces and shared board."""
        return scene.draw(_game(play), seat, width, frozenset(map(str, pointed)), whole=whole)

    def pointed(self, play: Play, pointer: Pointer) -> str:
        """What a lesson points at."""
        g = _game(play)
        return worded(g).pointed(pointer.kind, pointer.thing, Names.at(g).player)

    def on_board(self, play: Play) -> bool:
        """The question is about spaces, the market, or all that has changed since the last turn."""
        return play.ask is not None and play.ask.kind in {*scene.ON_BOARD, *scene.ON_MARKET, *scene.EVERYTHING}

    def question(self, play: Play, *, mine: bool = True) -> str:
        """The pending question in words, to the seat that is asked or to the others."""
        g = _game(play)
        asked = self.spec.question(g, None)
        if asked is None:
            return outcome.sentence(g)
        return worded(g).question(asked.kind, asked.seat, asked.about, Names.at(g).player, mine=mine)

    def choices(self, play: Play) -> list[Choice]:
        """Its options in words."""
        g = _game(play)
        return answers.choices(g, g.ask) if g.ask else []

    def ahead(self, play: Play) -> Ahead:
        """What they would do."""
        return answers.ahead(_game(play))

    def targets(self, play: Play) -> dict[str, str]:
        """Spaces, slots, dice, cards, Hebrews and tokens."""
        g = _game(play)
        numbered = [f"{role} {number}" for role in meanings("plagues").numbered for number in DICE]
        things = (*SPACE_NAMES, *numbered, *TOKENS, *PROVINCES)
        return {worded(g).target(thing).lower(): thing for thing in things}

    def story(self, play: Play) -> list[list[Saying]]:
        """Everything that happened."""
        g = _game(play)
        return story.tell(play.told, g.book, g.people)

    def hand(self, play: Play, seat: int) -> RenderableType:
        """What a player has, and its territory cards in words."""
        return panels.holdings(_game(play), seat)

    def explain(self, play: Play, words: Sequence[str]) -> RenderableType:
        """Tribute, soldiers, Ankhs and points by source."""
        return accounts.standings(_game(play), words)

    def counsel(self, play: Play, counsel: Counsel) -> str:
        """What the coach says."""
        g = _game(play)
        return worded(g).counsel(counsel.name, counsel.about, Names.at(g).player)

    def outcome(self, play: Play) -> RenderableType:
        """The result, and the game looked back on."""
        return outcome.outcome(_game(play), play.summary())


def _game(play: Play) -> Plagues:
    if not isinstance(play.game, Plagues):
        raise TypeError(f"this is a game of {play.spec.name}")
    return play.game
