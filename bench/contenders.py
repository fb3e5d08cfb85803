"""Who is measured: our games and well-known peers, each as random play-outs and as copies of a mid-game position."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import chess
from catanatron import Color, Game, RandomPlayer

from tawy.ankh.spec import SPEC as ANKH
from tawy.kernel.spec import GameSpec
from tawy.plagues.spec import SPEC as PLAGUES

MID_GAME = 0.5
LONGEST_CATAN = 1000


class Contender(NamedTuple):
    """A game that can be played at random and copied."""

    name: str
    play_out: Callable[[Random], int]
    """One whole game from its set-up; how many decisions were made."""
    mid_game: Callable[[Random], Callable[[], Any]]
    """The copy function of a position in the middle of a game."""


def ours(name: str, spec: GameSpec, setup: dict[str, Any]) -> Contender:
    """One of our games at random, its set-up too."""
    chosen = spec.read_setup(setup)

    def play(rng: Random, limit: int = 10**9) -> tuple[Any, int]:
        g: Any = spec.new(chosen)
        decisions, choice = 0, rng.choice

        def roll(sides: int) -> int:
            return int(rng.random() * sides)

        while (ask := g.ask) is not None and decisions < limit:
            g.answer(ask.draw(roll) if ask.weights else choice(ask.options))
            decisions += 1
        return g, decisions

    def mid_game(rng: Random) -> Callable[[], Any]:
        return play(rng, int(play(rng)[1] * MID_GAME))[0].clone  # type: ignore[no-any-return]

    return Contender(name, lambda rng: play(rng)[1], mid_game)


def chess_game() -> Contender:
    """Chess by python-chess: random legal moves until the game is over."""

    def play(rng: Random, limit: int = 10**9) -> tuple[Any, int]:
        board, decisions = chess.Board(), 0
        while decisions < limit and not board.is_game_over(claim_draw=False):
            board.push(rng.choice(list(board.legal_moves)))
            decisions += 1
        return board, decisions

    def mid_game(rng: Random) -> Callable[[], Any]:
        board = play(rng, 80)[0]
        return lambda: board.copy(stack=False)

    return Contender("chess (python-chess)", lambda rng: play(rng)[1], mid_game)


def catan() -> Contender:
    """Catan by Catanatron: four of its own random players."""

    def play(rng: Random, limit: int = 10**9) -> tuple[Any, int]:
        players = [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
        game, decisions = Game(players, seed=rng.randrange(2**32)), 0
        while decisions < limit and game.winning_color() is None and game.state.num_turns < LONGEST_CATAN:
            game.play_tick()
            decisions += 1
        return game, decisions

    def mid_game(rng: Random) -> Callable[[], Any]:
        return play(rng, 300)[0].copy  # type: ignore[no-any-return]

    return Contender("Catan (Catanatron)", lambda rng: play(rng)[1], mid_game)


def contenders() -> list[Contender]:
    """Everyone, ours first."""
    return [
        *(ours(f"Ankh, {seats} seats", ANKH, {"seats": seats}) for seats in (2, 4, 5)),
        *(ours(f"10 Plagues, {seats} players", PLAGUES, {"seats": seats}) for seats in (1, 2, 4)),
        chess_game(),
        catan(),
    ]
