from __future__ import annotations

from collections.abc import Iterable
from functools import partial

import pytest

from arena.games import asked
from arena.players import register
from tawy.arena.match import Played, play
from tawy.crew import Crew
from tawy.kernel.refusal import Refused


def results(games: Iterable[Played]) -> dict[int, tuple[object, ...]]:
    return {game.number: (game.bots, game.winners, game.scores, game.ending, game.decisions) for game in games}


def test_it_does_not_matter_who_plays_a_game() -> None:
    playing = partial(play, asked("random", "first", "last"))
    numbers = [0, 1, 2, 5, 7]
    alone = results(Crew(1).as_done(playing, numbers))
    assert list(alone) == numbers
    assert results(Crew(2, register).as_done(playing, numbers)) == alone


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("cheat", r"^The bot 'cheat' answered -7 in game \d with seed '0'"),
        ("killer", r"^A process ended in the middle of its work: "),
    ],
)
def test_a_bot_that_does_not_behave_stops_the_arena(bot: str, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        list(Crew(2, register).as_done(partial(play, asked(bot, "random")), range(4)))
