"""P12 The end of the game and the score."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from plagues.table import Table
from tawy.kernel.frame import CHANCE
from tawy.kernel.spec import Result
from tawy.plagues import events
from tawy.plagues.queries.scoring import hebrew_points, points, total
from tawy.plagues.rules.rounds import EndOfGame, EndOfRound, Round
from tawy.plagues.spec import SPEC
from tawy.plagues.state import GOING_ON, LAST_ROUND, SUPPLY_USED_UP


def played_on(table: Table) -> Table:
    """Everyone, chance too, takes the first option until the round is over or the game has ended."""
    number = table.g.round
    while table.asked is not None and table.g.round == number:
        table.pick(table.asked[0], table.tokens[0])
    return table


# --- P12.1 when it ends ------------------------------------------------------------------------------------------


@pytest.mark.rules("P12.1")
@pytest.mark.parametrize("number", [1, 5, 9])
@pytest.mark.parametrize("left", [0, 1, 2, 3, 30])
def test_the_game_ends_with_the_round_at_whose_end_0_1_or_2_tokens_are_left(number: int, left: int) -> None:
    table = Table(2, round_=number).supply(herd=left).play(EndOfRound())
    assert bool(table.told(events.GameEnded)) == (left <= 2)
    assert table.g.ending == (SUPPLY_USED_UP if left <= 2 else GOING_ON)


@pytest.mark.rules("P12.1")
def test_tokens_of_different_kinds_are_left_together() -> None:
    assert Table(2).supply(herd=1, coin=1).play(EndOfRound()).told(events.GameEnded)
    assert not Table(2).supply(herd=1, coin=1, boat=1).play(EndOfRound()).told(events.GameEnded)


@pytest.mark.rules("P12.1")
def test_tokens_in_the_market_are_not_left_in_the_supply() -> None:
    table = Table(2).market("coin coin coin boat boat boat").supply(herd=2).play(EndOfRound())
    assert table.told(events.GameEnded)


@pytest.mark.rules("P12.1")
def test_the_round_is_played_to_its_end() -> None:
    table = Table(2, "memphis", "abydos").market("coin coin coin boat boat boat").supply(herd=1)
    table.loss(["boat -1", "city -1"]).opens("scoring four", "scoring rows", "scoring ankhs").play(Round())
    played_on(table)
    kinds = [type(event) for event in table.events]
    assert [event.phase for event in table.told(events.PhaseBegun)] == [1, 2, 3]
    assert kinds.count(events.DieSpent) == 6
    assert kinds.count(events.TerritoryKept) == 2
    assert kinds.count(events.LossSuffered) == 2
    assert kinds[-1] is events.GameEnded


@pytest.mark.rules("P12.1")
def test_after_round_10_the_game_ends_at_the_latest() -> None:
    table = Table(2, round_=10).play(EndOfRound())
    assert (table.asked, table.g.ending) == (None, LAST_ROUND)


@pytest.mark.rules("P12.1")
@pytest.mark.parametrize(("number", "left", "over"), [(7, 30, False), (8, 30, True), (8, 0, True), (7, 0, False)])
def test_a_short_game_ends_after_round_8_whatever_is_left(number: int, left: int, *, over: bool) -> None:
    table = Table(2, round_=number, short=True).supply(herd=left).play(EndOfRound())
    assert bool(table.told(events.GameEnded)) == over
    assert over == (table.asked is None)


@pytest.mark.rules("P12.1")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6, 7])
def test_a_short_game_goes_on_even_if_the_supply_ran_out_before(number: int) -> None:
    table = Table(2, round_=number, short=True).supply().play(EndOfRound())
    assert not table.told(events.GameEnded)
    assert table.g.ending == GOING_ON


@pytest.mark.rules("P12.1", "P11.2")
def test_moses_comes_twice_in_a_short_game() -> None:
    came = [
        number
        for number in range(1, 9)
        if Table(2, round_=number, short=True).play(EndOfRound()).told(events.MosesHelps)
    ]
    assert came == [3, 6]


@pytest.mark.rules("P12.1")
def test_a_game_without_the_option_does_not_end_after_round_8() -> None:
    assert Table(2, round_=8).play(EndOfRound()).asked == (CHANCE, "open_territory")


# --- P12.2 points ------------------------------------------------------------------------------------------------


@pytest.mark.rules("P12.2")
@pytest.mark.parametrize(("city", "field", "scored"), [(7, 0, 1), (2, 5, 3), (6, 5, 9), (7, 7, 15)])
def test_the_lower_dev_track_scores(city: int, field: int, scored: int) -> None:
    table = Table(2).at(0, city=city, field=field)
    assert table.points(0, "dev") == scored


@pytest.mark.rules("P12.2", "P3.2")
@pytest.mark.parametrize(("boat", "scored"), [(0, 0), (7, 0), (8, 4), (9, 6), (10, 8)])
def test_the_nile_scores(boat: int, scored: int) -> None:
    assert Table(2).at(0, boat=boat).points(0, "nile") == scored


TOKENS: dict[str, tuple[Callable[[Table], Table], int]] = {
    "tokens in the city": (lambda table: table.board(0, "sphinx obelisk egyptian / - - sphinx"), 4),
    "tokens in the field": (lambda table: table.board(0, field="herd herd plantation / - - egyptian"), 4),
    "boats": (lambda table: table.keep(0, boat=3), 3),
    "provinces of any value": (lambda table: table.keep(0, province1=1, province2=1, province3=2), 4),
    "coins": (lambda table: table.keep(0, coin=3), 0),
    "Pharaoh tokens": (lambda table: table.keep(0, pharaoh=2), 0),
    "tokens in the discard": (lambda table: table.discard(0, "sphinx", "herd"), 0),
}


@pytest.mark.rules("P12.2")
@pytest.mark.parametrize("what", TOKENS)
def test_tokens_on_and_beside_the_board_score_1_each_except_some(what: str) -> None:
    put, scored = TOKENS[what]
    table = put(Table(2))
    assert (table.points(0, "tokens"), table.points(1, "tokens")) == (scored, 0)


@pytest.mark.rules("P12.2", "P10.2")
@pytest.mark.parametrize("used", [0, 1, 2])
def test_a_pharaoh_token_scores_2_used_or_not(used: int) -> None:
    table = Table(2).keep(0, pharaoh=2)
    table.g.pharaohs_used[0] = used
    assert table.points(0, "pharaoh") == 4


@pytest.mark.rules("P12.2", "P9.1")
def test_territory_cards_score() -> None:
    table = Table(2).owns(0, "scoring four", "scoring discard", "trade dev", "trade coin", "special swap")
    assert table.points(0, "territories") == 4 + 5 + 2 + 2
    table.g.traded[0] = table.g.book.trades
    assert table.points(0, "territories") == 4 + 5 + 2 + 2


@pytest.mark.rules("P12.2", "P3.4")
@pytest.mark.parametrize(("space", "scored"), [(0, 0), (23, 0), (24, 6)])
def test_province_space_24_scores_6(space: int, scored: int) -> None:
    assert Table(2).at(0, province=space).points(0, "province") == scored


SHARED: dict[str, tuple[list[tuple[int, ...]], list[int]]] = {
    "all different": ([(3, 3), (3,), (2,), (1,)], [18, 14, 10, 6]),
    "the order of the seats does not matter": ([(1,), (2,), (3,), (3, 3)], [6, 10, 14, 18]),
    "three players get the first three": ([(2,), (3,), (1,)], [14, 18, 10]),
    "two players get the first two": ([(1,), (2,)], [14, 18]),
    "the sum of values counts and not the number": ([(1, 1), (3,)], [14, 18]),
    "a sum of 0 ranks too": ([(1,), (), (2,), (3,)], [10, 6, 14, 18]),
    "with no Hebrews at all": ([(), ()], [16, 16]),
    "first and second share": ([(2,), (1, 1), (1,), ()], [16, 16, 10, 6]),
    "second and third share": ([(3,), (2,), (1, 1), ()], [18, 12, 12, 6]),
    "third and fourth share": ([(3,), (2,), (1,), (1,)], [18, 14, 8, 8]),
    "three share the first places": ([(2,), (2,), (2,), (1,)], [14, 14, 14, 6]),
    "three share the last places": ([(1,), (1,), (2,), (1,)], [10, 10, 18, 10]),
    "four share": ([(1, 2), (3,), (2, 1), (1, 1, 1)], [12, 12, 12, 12]),
    "two pairs share": ([(2,), (1,), (2,), (1,)], [16, 8, 16, 8]),
}


@pytest.mark.rules("P12.2")
@pytest.mark.parametrize("tie", SHARED)
def test_hebrews_score_by_the_sum_of_their_values(tie: str) -> None:
    freed, scored = SHARED[tie]
    table = Table(len(freed))
    for player, values in enumerate(freed):
        table.freed(player, *values)
    assert hebrew_points(table.g) == scored
    assert [table.points(player, "hebrews") for player in range(len(freed))] == scored


# --- P12.3 minus -------------------------------------------------------------------------------------------------


@pytest.mark.rules("P12.3")
@pytest.mark.parametrize("penalties", [0, 1, 3])
def test_each_penalty_card_is_minus_3(penalties: int) -> None:
    assert Table(2).penalties(0, penalties).points(0, "penalties") == -3 * penalties


@pytest.mark.rules("P12.3")
@pytest.mark.parametrize(
    ("first", "second", "minus"), [("", "", 0), ("herd", "", -2), ("", "herd", -2), ("herd", "herd", -4)]
)
def test_each_token_in_the_discard_is_minus_2(first: str, second: str, minus: int) -> None:
    assert Table(2).discard(0, first, second).points(0, "discard") == minus


@pytest.mark.rules("P12.3")
def test_what_others_have_discarded_or_failed_costs_nothing() -> None:
    table = Table(3).discard(1, "herd", "sphinx").penalties(1, 1)
    assert [table.points(player, "discard") for player in range(3)] == [0, -4, 0]
    assert [table.points(player, "penalties") for player in range(3)] == [0, -3, 0]


@pytest.mark.rules("P12.2", "P12.3")
def test_the_score_is_the_sum_of_everything() -> None:
    table = Table(2).at(0, city=5, field=6, boat=9, province=24).board(0, "sphinx - - / - - -").keep(0, boat=1, coin=2)
    table.keep(0, pharaoh=1).owns(0, "scoring four").freed(0, 3).penalties(0, 1).discard(0, "herd")
    assert total(table.g, 0) == 9 + 6 + 2 + 2 + 4 + 6 + 18 - 3 - 2
    assert table.play(EndOfGame(LAST_ROUND)).told(events.GameEnded)[0].points[0] == points(table.g, 0)


# --- P12.4 who wins ----------------------------------------------------------------------------------------------


def ended(table: Table) -> Result:
    """How a game that ends now is decided."""
    result = SPEC.result(table.play(EndOfGame(LAST_ROUND)).g)
    assert result is not None
    return result


@pytest.mark.rules("P12.2", "P12.4")
def test_most_points_win() -> None:
    result = ended(Table(3).penalties(0, 1).at(1, province=23).keep(2, boat=1))
    assert (result.winners, result.scores) == ((2,), (1 + 14 - 3, 1 + 14, 1 + 14 + 1))


TIES: dict[str, tuple[Callable[[Table], Table], tuple[int, ...]]] = {
    "further on the province card": (lambda table: table.at(0, province=3, boat=7).at(1, province=4), (1,)),
    "then further on the Nile": (lambda table: table.at(0, boat=4).at(1, boat=5), (1,)),
    "then it is shared": (lambda table: table.at(0, boat=5, province=3).at(1, boat=5, province=3), (0, 1)),
}


@pytest.mark.rules("P12.4")
@pytest.mark.parametrize("tie", TIES)
def test_with_as_many_points_wins_who_is(tie: str) -> None:
    put, winners = TIES[tie]
    result = ended(put(Table(2)))
    assert result.scores[0] == result.scores[1]
    assert result.winners == winners


@pytest.mark.rules("P12.4")
def test_neither_tokens_nor_hebrews_break_a_tie() -> None:
    table = Table(2).board(0, "sphinx - - / - - -").keep(1, boat=1)
    assert ended(table).winners == (0, 1)


@pytest.mark.rules("P12.4")
def test_only_those_with_most_points_share() -> None:
    assert ended(Table(3).penalties(2, 1).at(2, province=9)).winners == (0, 1)
