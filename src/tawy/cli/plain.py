"""A game without a face of its own: its board drawn in rows, everything else from its words."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tawy.cli import summary
from tawy.cli.ahead import Ahead, looks_ahead
from tawy.cli.face import Choice, Saying
from tawy.cli.voice import t, words
from tawy.kernel.coach import Counsel
from tawy.kernel.play import Play
from tawy.kernel.registration import Board, Registration
from tawy.lessons.format import Pointer
from tawy.words.wording import Wording, key, meanings

PIECES: Final = "●○◆◇▲△■□"
"""The signs of the seats' pieces, in order."""
CELL: Final = 5
"""Columns of a space."""


class PlainFace:
    """How any game can be drawn, worded and set up from what it has registered."""

    wishes: tuple[str, ...] = ()

    def __init__(self, game: Registration) -> None:
        self._game = game
        self.spec = game.spec
        self.points = f"{game.name}-points"

    @property
    def title(self) -> str:
        """The game's name."""
        return t(f"{self._game.name}-title")

    @property
    def legend(self) -> str:
        """Whose pieces are which."""
        most = self.spec.seats[1]
        return words().listing(f"{PIECES[seat % len(PIECES)]} {self.role(str(seat))}" for seat in range(most))

    def add_options(self, parser: ArgumentParser) -> None:
        """There is nothing to wish for but the number of seats."""

    def setup(self, options: Namespace) -> dict[str, Any]:
        """As many seats as are wanted, or as few as can be."""
        return {"seats": self.spec.seats[0] if options.seats is None else options.seats}

    def roles(self, game: Any) -> list[str]:
        """The seats by number; where their number varies, the game has a column for it."""
        return [str(seat) for seat in range(getattr(game, "seats", self.spec.seats[1]))]

    def role(self, role: str) -> str:
        """What a seat is called."""
        return t(f"{self._game.name}-seat-{int(role) + 1}")

    def cast(self, game: Any) -> list[str]:
        """What each seat is called."""
        return [self.role(role) for role in self.roles(game)]

    def draw(
        self, play: Play, seat: int | None, width: int, *, whole: bool, pointed: Sequence[Pointer] = ()
    ) -> RenderableType:
        """The board, and what is told beside it."""
        seen = self.spec.view(play.game, seat).seen
        board = self._game.board
        if board is None:
            return Text(t("terminal-plain-no-board"))
        options = self.spec.options(play.game) if play.ask is not None else []
        chosen = {value for option in options for value in option.points_at.values() if isinstance(value, str)}
        chosen |= {pointer.thing for pointer in pointed}
        return Group(_drawn(board, getattr(seen, board.pieces), chosen), *self._beside(board, seen, play.game))

    def pointed(self, play: Play, pointer: Pointer) -> str:
        """What a lesson points at, in words."""
        return self._worded().pointed(pointer.kind, pointer.thing, self.cast(play.game).__getitem__)

    def _beside(self, board: Board, seen: Any, game: Any) -> list[Text]:
        """A line for each field that is told."""
        lines = []
        for field in board.shown:
            value = getattr(seen, field)
            if isinstance(value, list | tuple):
                told = zip(self.cast(game), value, strict=True)
                value = words().listing(t("terminal-thing", name=name, help=str(each)) for name, each in told)
            if value is not None:
                lines.append(
                    Text(t("terminal-thing", name=t(f"{self._game.name}-label-{key(field)}"), help=str(value)))
                )
        return lines

    def on_board(self, play: Play) -> bool:
        """Always: the board is small."""
        return self._game.board is not None

    def _worded(self) -> Wording:
        return Wording(self._game.name, words(), {}, {})

    def question(self, play: Play, *, mine: bool = True) -> str:
        """The pending question in words, to the seat that is asked or to the others."""
        asked = self.spec.question(play.game, None)
        if asked is None:
            return self._ended(play)
        return self._worded().question(asked.kind, asked.seat, asked.about, self.cast(play.game).__getitem__, mine=mine)

    def choices(self, play: Play) -> list[Choice]:
        """Its options in words."""
        if play.ask is None:
            return []
        worded, cast = self._worded(), self.cast(play.game)
        kind, picks = play.ask.kind, play.ask.options
        follows = self.ahead(play).briefly(picks) if looks_ahead(play.game) else dict.fromkeys(picks, "")
        return [
            Choice(each.token, worded.option(kind, each.token, each.points_at, cast.__getitem__), follows[pick])
            for pick, each in zip(picks, self.spec.options(play.game), strict=True)
        ]

    def ahead(self, play: Play) -> Ahead:
        """What they would do."""
        return Ahead(self.spec, play.game, self._worded(), play.game.ask.seat, self.cast(play.game).__getitem__)

    def targets(self, play: Play) -> dict[str, str]:
        """The spaces of the board."""
        rows = () if self._game.board is None else self._game.board.rows
        return {self._worded().target(space).lower(): space for row in rows for space in row if space}

    def story(self, play: Play) -> list[list[Saying]]:
        """Everything that happened."""
        worded, cast = self._worded(), self.cast(play.game)
        opening = meanings(self._game.name, words().folders).opens
        return [
            [
                Saying(
                    worded.event(event, cast.__getitem__),
                    opens=type(event).__name__ in opening,
                    audience=event.audience,
                )
                for event in events
            ]
            for events in play.told
        ]

    def hand(self, play: Play, seat: int) -> RenderableType:
        """What is told beside the board."""
        return self.explain(play, ())

    def explain(self, play: Play, _words: Sequence[str]) -> RenderableType:
        """The same."""
        board = self._game.board
        beside = self._beside(board, self.spec.view(play.game, None).seen, play.game) if board else []
        return Group(*beside)

    def counsel(self, play: Play, counsel: Counsel) -> str:
        """What the coach says."""
        return self._worded().counsel(counsel.name, counsel.about, self.cast(play.game).__getitem__)

    def _ended(self, play: Play) -> str:
        result = self.spec.result(play.game)
        if result is None or not result.winners:
            return t("no-winner")
        cast = self.cast(play.game)
        return t("winners", names=words().listing(cast[seat] for seat in result.winners))

    def outcome(self, play: Play) -> RenderableType:
        """Who has won, and the game looked back on."""
        cast = self.cast(play.game)
        told = summary.drawn(play.summary(), self._worded(), lambda one: Text(cast[one.who]), self.points)
        return Group(Text(self._ended(play), "bold"), told)


def _drawn(board: Board, pieces: Sequence[Any], chosen: set[str]) -> RenderableType:
    """Rows of spaces: the number and sign of each, and what stands there; what can be chosen stands out."""
    standing = {piece.space: PIECES[piece.seat % len(PIECES)] for piece in pieces}
    table = Table(box=box.SQUARE, show_header=False, show_lines=True, padding=0)
    for _ in range(max(map(len, board.rows))):
        table.add_column(width=CELL, justify="center")
    for row in board.rows:
        table.add_row(*[_cell(space, board, standing.get(space, ""), chosen=space in chosen) for space in row])
    return table


def _cell(space: str, board: Board, piece: str, *, chosen: bool) -> Text:
    if not space:
        return Text()
    sign = board.signs.get(space, "")
    return Text.assemble(
        (f"{space}{sign}\n", "bold" if chosen else "dim"), (piece or " ", "bold reverse" if chosen else "bold")
    )
