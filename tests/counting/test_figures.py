"""What many games answer, on how many it rests, and what is held back."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from counting.samples import duel, recorded
from tawy.intervals import share
from tawy.statistics.figures import Answers, Bar, Figure, Gathering
from tawy.statistics.rows import Finished, SeatEnd


def gathered(games: list[Finished], least: int = 0) -> Answers:
    gathering = Gathering("ankh", least)
    for game in games:
        gathering.add(game)
    return gathering.figures()


def chart(found: Answers, name: str) -> Figure:
    return next(figure for figure in found.figures if figure.chart == name)


def bars(found: Answers, name: str) -> dict[str, Bar]:
    return {bar.name: bar for bar in chart(found, name).bars}


def test_a_share_says_on_how_many_games_it_rests_and_how_sure_it_is() -> None:
    found = gathered([duel(0), duel(0), duel(1)])
    ra = bars(found, "gods")["ra"]
    assert (ra.games, ra.count, ra.hits) == (3, 3, 2)
    assert ra.value == pytest.approx(2 / 3)
    wilson = share([1, 1, 0], 1)
    assert (ra.low, ra.high) == (wilson.low, wilson.high)
    assert chart(found, "gods").usual == 0.5


def test_a_thing_that_a_seat_has_twice_counts_once() -> None:
    found = gathered([duel(0, guardians=["satet", "satet", "mummy"])])
    assert {name: (bar.games, bar.count, bar.hits) for name, bar in bars(found, "guardians").items()} == {
        "satet": (1, 1, 1),
        "mummy": (1, 1, 1),
    }


def test_a_card_is_counted_by_how_often_it_was_played() -> None:
    game = duel(1, cards={"flood": 3, "plague": 1}, cards_won={"flood": 1})
    found = bars(gathered([game, game]), "cards")
    assert (found["flood"].games, found["flood"].count, found["flood"].hits) == (2, 6, 2)
    assert (found["plague"].count, found["plague"].hits, found["plague"].low) == (2, 0, 0)


def test_a_mean_says_what_winners_had() -> None:
    games = [duel(0), duel(1)]
    for game, points in zip(games, ([{"battles": 4}, {"battles": 1}], [{"battles": 2}, {"battles": 5}]), strict=True):
        assert game.facts is not None
        game.facts.points[:] = points
    battles = bars(gathered(games), "points")["battles"]
    assert (battles.count, battles.value, battles.winners) == (4, 3, 4.5)
    assert battles.low is not None
    assert battles.high is not None
    assert battles.low < 3 < battles.high


def test_one_number_alone_says_nothing_of_how_sure_it_is() -> None:
    game = duel(0)
    assert game.facts is not None
    game.facts.points[:] = [{"battles": 4}, {}]
    only = bars(gathered([game]), "points")["battles"]
    assert (only.value, only.low, only.high) == (4, None, None)


def test_games_are_counted_once_whatever_the_number_of_seats() -> None:
    found = gathered([duel(0), duel(1), duel(1)])
    ending = bars(found, "endings")["most devotion"]
    assert (ending.count, ending.hits, found.games) == (3, 3, 3)
    assert {name: bar.hits for name, bar in bars(found, "picks").items()} == {"100": 3}


def test_only_the_seats_of_one_person_count_for_that_person() -> None:
    def mine(seat: SeatEnd) -> bool:
        return seat.person == "anna"

    gathering = Gathering("ankh", own=mine)
    gathering.add(duel(0, "anna", "bert"))
    gathering.add(duel(0, "bert", "anna"))
    found = {name: (bar.count, bar.hits) for name, bar in bars(gathering.figures(), "gods").items()}
    assert found == {"ra": (1, 1), "isis": (1, 0)}


def test_bars_called_by_numbers_stand_in_their_order_and_others_the_most_first() -> None:
    gathering = Gathering("plagues")
    for game in recorded("plagues"):
        gathering.add(game)
    found = gathering.figures()
    numbers = [int(bar.name) for bar in chart(found, "tributes").bars]
    assert numbers == sorted(numbers)
    assert len(numbers) > 3
    values = [bar.value for bar in chart(found, "plagues").bars]
    assert all(before >= after for before, after in pairwise(values))


def test_a_game_that_was_not_counted_says_only_who_won() -> None:
    game = duel(0)
    bare = Finished(game.game, "conceded", game.seats, None)
    found = gathered([bare])
    assert {figure.chart for figure in found.figures} == {"gods", "endings"}


# --- held back ----------------------------------------------------------------------------------------


def test_what_too_few_people_have_played_is_held_back() -> None:
    public = [duel(0, "anna", "bert"), duel(1, "bert", "carl")]
    alone = duel(0, "anna", None, sides=("amun", "isis"))
    found = gathered([*public, alone], least=3)
    assert not found.few
    assert set(bars(found, "gods")) == {"ra", "isis"}
    assert chart(found, "gods").held == 1
    assert chart(found, "gods").usual == pytest.approx(2 / 5), "of what is shown, and not of what is held back"


def test_figures_of_too_few_people_are_not_told_at_all() -> None:
    found = gathered([duel(0, "anna", "bert")] * 40, least=3)
    assert (found.few, found.games, found.figures) == (True, 0, [])


def test_games_of_bots_alone_tell_of_nobody() -> None:
    found = gathered([duel(0), duel(1)], least=3)
    assert (found.few, found.games) == (False, 2)


def test_every_bar_that_everyone_sees_rests_on_enough_different_people() -> None:
    """The same counted again, the slow way: for many random worlds."""
    dice, gods = Random(1), ("amun", "anubis", "isis", "osiris", "ra")
    shown = held = 0
    for _ in range(60):
        crowd = [f"p{n}" for n in range(dice.randrange(2, 9))]
        games = [
            duel(dice.randrange(2), *dice.sample(crowd, dice.randrange(3) % len(crowd)), sides=_two(dice, gods))
            for _ in range(dice.randrange(1, 12))
        ]
        found = gathered(games, least=3)
        for name in gods if not found.few else ():
            people = {one for game in games if any(seat.side == name for seat in game.seats) for one in game.people}
            is_shown = any(
                figure.chart == "gods" and any(b.name == name for b in figure.bars) for figure in found.figures
            )
            played = any(seat.side == name for game in games for seat in game.seats)
            assert is_shown == (played and len(people) not in {1, 2})
            shown, held = shown + is_shown, held + (played and not is_shown)
    assert shown > 50
    assert held > 50


def _two(dice: Random, gods: tuple[str, ...]) -> tuple[str, str]:
    one, other = dice.sample(gods, 2)
    return one, other
