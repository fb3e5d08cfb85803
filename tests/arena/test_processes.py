from __future__ import annotations

from multiprocessing import active_children

import pytest

from arena.games import asked
from arena.players import register
from tawy.arena.processes import here, in_processes
from tawy.kernel.refusal import Refused


def results(games: object) -> dict[int, tuple[object, ...]]:
    assert hasattr(games, "__iter__")
    return {game.number: (game.bots, game.winners, game.scores, game.ending, game.decisions) for game in games}


def test_it_does_not_matter_who_plays_a_game() -> None:
    wanted = asked("random", "first", "last")
    numbers = [0, 1, 2, 5, 7]
    alone = results(here(wanted, numbers))
    assert list(alone) == numbers
    assert results(in_processes(wanted, numbers, 2, register)) == alone
    assert active_children() == []


def test_who_stops_listening_ends_the_processes() -> None:
    games = in_processes(asked("random", "first"), range(10_000), 2, register)
    next(games)
    assert len(active_children()) == 2
    games.close()
    assert active_children() == []


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("cheat", r"^The bot 'cheat' answered -7 in game \d with seed '0'"),
        ("killer", r"^A process of the arena ended in the middle of a game, with exit code 3\.$"),
    ],
)
def test_a_bot_that_does_not_behave_stops_the_arena(bot: str, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        list(in_processes(asked(bot, "random"), range(4), 2, register))
    assert active_children() == []
