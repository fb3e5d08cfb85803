"""Who is measured: our games and well-known peers, each as random play-outs and as copies of a mid-game position.

Run as a program it measures one round of ours, by whichever engine runs, or of the peers (`--peers`), and prints what
it found as JSON: every engine in a process of its own, and none slowed down by another's objects.
"""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Callable
from random import Random
from time import process_time
from timeit import repeat
from typing import Any, NamedTuple

from tawy.ai.minds import judge
from tawy.ai.search import Search, Settings
from tawy.games import spec_of
from tawy.kernel.frame import CHANCE

MID_GAME = 0.5
LONGEST_CATAN = 1000
SECONDS = 1.5
COPIES = 2000
TRIES = 15
THINKING = Settings(iterations=30)
THOUGHT_ABOUT = 25
"""Every so many of people's questions one is thought about."""
OURS = {
    **{f"Ankh, {seats} seats": ("ankh", seats) for seats in (2, 4, 5)},
    **{f"10 Plagues, {seats} players": ("plagues", seats) for seats in (1, 2, 4)},
}


class Played(NamedTuple):
    """What came of a game: where it stands, what people decided, and all questions, those to chance too."""

    game: Any
    decisions: int
    questions: int


class Contender(NamedTuple):
    """A game that can be played at random and copied."""

    name: str
    play: Callable[[Random, int], Played]
    """From its set-up, so many questions at most."""
    copy: Callable[[Any], Callable[[], Any]]
    """What copies a position."""
    think: Callable[[Random, float], float] | None = None
    """Iterations a second of a search, measured for so long."""


def ours(name: str, game: str, seats: int) -> Contender:
    """One of our games at random, its set-up too."""
    spec = spec_of(game)
    chosen = spec.read_setup({"seats": seats})

    def play(rng: Random, limit: int) -> Played:
        g: Any = spec.new(chosen)
        return Played(g, *g.play_out(rng.random, limit))

    def think(rng: Random, seconds: float) -> float:
        value, spent, iterations = judge(game), 0.0, 0
        while True:
            g: Any = spec.new(chosen)
            asked = 0
            while (ask := g.ask) is not None:
                asked += ask.seat != CHANCE
                if ask.seat != CHANCE and asked % THOUGHT_ABOUT == 0:
                    begun = process_time()
                    iterations += Search(spec, value, THINKING, Random(asked)).think(g).iterations
                    spent += process_time() - begun
                    if spent > seconds:
                        return iterations / spent
                g.answer(ask.draw(rng.randrange))

    return Contender(name, play, lambda g: g.clone, think)


def chess_game() -> Contender:
    """Chess by python-chess: random legal moves until the game is over."""
    import chess

    def play(rng: Random, limit: int) -> Played:
        board, decisions = chess.Board(), 0
        while decisions < limit and not board.is_game_over(claim_draw=False):
            board.push(rng.choice(list(board.legal_moves)))
            decisions += 1
        return Played(board, decisions, decisions)

    return Contender("chess (python-chess)", play, lambda board: lambda: board.copy(stack=False))


def catan() -> Contender:
    """Catan by Catanatron: four of its own random players."""
    from catanatron import Color, Game, RandomPlayer

    def play(rng: Random, limit: int) -> Played:
        players = [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
        game, decisions = Game(players, seed=rng.randrange(2**32)), 0
        while decisions < limit and game.winning_color() is None and game.state.num_turns < LONGEST_CATAN:
            game.play_tick()
            decisions += 1
        return Played(game, decisions, decisions)

    return Contender("Catan (Catanatron)", play, lambda game: game.copy)


def speeds(contender: Contender, rng: Random) -> tuple[float, float]:
    """People's decisions and all questions a second: whole random games, set-up included, for a while."""
    decisions = questions = 0
    begun = process_time()
    while (spent := process_time() - begun) < SECONDS:
        played = contender.play(rng, 10**9)
        decisions += played.decisions
        questions += played.questions
    return decisions / spent, questions / spent


def copy_microseconds(contender: Contender, rng: Random) -> float:
    """One copy of a position in the middle of a game: the quickest of some tries, for whatever else runs only adds."""
    longest = contender.play(rng, 10**9).questions
    copy = contender.copy(contender.play(rng, int(longest * MID_GAME)).game)
    return min(repeat(copy, timer=process_time, number=COPIES, repeat=TRIES)) / COPIES * 1e6


def measured(contender: Contender, round_: int) -> list[float]:
    """People's decisions/s, questions/s, µs a copy, and for ours search iterations/s."""
    rng = Random(round_)
    contender.play(rng, 10**9)  # what is worked out once is worked out
    found = [*speeds(contender, rng), copy_microseconds(contender, rng)]
    return [*found, contender.think(rng, SECONDS)] if contender.think else found


if __name__ == "__main__":
    entrants = [chess_game(), catan()] if "--peers" in sys.argv else [ours(name, *each) for name, each in OURS.items()]
    gc.collect()
    gc.freeze()
    print(json.dumps({entrant.name: measured(entrant, int(sys.argv[1])) for entrant in entrants}))
