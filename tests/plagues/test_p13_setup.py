"""P13 Set-up."""

from __future__ import annotations

from typing import Any

import pytest

from plagues.table import Table
from tawy.kernel.bits import bits
from tawy.kernel.frame import CHANCE
from tawy.kernel.play import Play, start
from tawy.kernel.refusal import Refused
from tawy.plagues import events, setup
from tawy.plagues.explain import tribute
from tawy.plagues.rules.rounds import LayHebrew, OpenTerritory, RevealLoss, RevealPlague
from tawy.plagues.spec import SPEC
from tawy.plagues.state import NONE, Plagues
from tawy.plagues.terms import EGYPTIAN, NO_TOKEN, SPACES

CITY_AND_FIELD = [f"{area} {space}" for area in ("city", "field") for space in range(6)]


def laid(seats: int, seed: str = "P13", **options: Any) -> Plagues:
    """A table as it is set up; a fourth player has laid its egyptian."""
    game = start(SPEC, {"seats": seats, "provinces": "random", **options}, seed)
    if game.ask is not None and game.ask.kind == "place":
        game.answer(game.ask.seat, "city 0")
    assert isinstance(game.game, Plagues)
    return game.game


# --- P13.1 what lies open ----------------------------------------------------------------------------------------


@pytest.mark.rules("P13.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_six_tokens_three_hebrews_three_territories_a_plague_and_a_loss_lie_open(seats: int) -> None:
    g = laid(seats)
    assert len(g.market) == 6
    assert NO_TOKEN not in g.market
    assert (sum(g.hebrews), sum(g.hebrew_bag)) == (3, 27)
    assert (len(bits(g.open_land)), g.deck.bit_count()) == (3, 27)
    assert (g.plague_deck.bit_count(), g.loss_deck.bit_count()) == (9, 9)
    assert not g.plague_deck >> g.plague & 1
    assert not g.loss_deck >> g.loss & 1


@pytest.mark.rules("P13.1")
def test_the_loss_deck_has_one_loss_cards_on_top_then_two_then_three() -> None:
    table = Table(2)
    parts, open_to_chance = [], []
    for _ in range(10):
        table.play(RevealLoss())
        open_to_chance.append(len(table.tokens) if table.asked == (CHANCE, "loss_card") else 1)
        if table.asked is not None:
            table.pick(CHANCE, table.tokens[-1])
        parts.append(len(table.told(events.LossRevealed)[-1].parts))
    assert parts == [1, 1, 2, 2, 2, 3, 3, 3, 3, 3]
    assert open_to_chance == [2, 1, 3, 2, 1, 5, 4, 3, 2, 1]  # each part shuffled
    assert len(set(table.told(events.LossRevealed))) == 10


@pytest.mark.rules("P13.1")
def test_plagues_are_shuffled_and_none_comes_twice() -> None:
    table = Table(2)
    for left in range(10, 1, -1):
        table.play(RevealPlague())
        assert len(table.tokens) == left
        table.pick(CHANCE, table.tokens[left // 2])
    table.play(RevealPlague())
    assert len({event.plague for event in table.told(events.PlagueRevealed)}) == 10


@pytest.mark.rules("P13.1")
def test_territories_are_shuffled_and_none_comes_twice() -> None:
    table = Table(2).play(OpenTerritory())
    assert len(table.tokens) == 30
    table.pick(CHANCE, "t17").play(OpenTerritory())
    assert len(table.tokens) == 29
    assert "t17" not in table.tokens


@pytest.mark.rules("P13.1")
def test_hebrews_come_as_likely_as_they_lie_in_the_bag() -> None:
    table = Table(2).play(LayHebrew())
    assert table.g.ask is not None
    assert (table.tokens, table.g.ask.weights) == (["1", "2", "3"], (12, 10, 8))
    table.pick(CHANCE, "3").play(LayHebrew())
    assert table.g.ask.weights == (12, 10, 7)


@pytest.mark.rules("P13.1")
def test_tokens_come_to_the_market_as_likely_as_they_lie_in_the_supply() -> None:
    g = setup.new(setup.read({"seats": 2, "provinces": ["edfu", "buto"], "first": 0}))
    assert g.ask is not None
    assert (g.ask.kind, g.ask.weights) == ("refill", (4, 4, 4, 4, 4, 4, 4, 2, 2, 2, 2))
    g.answer(g.ask.options[0])
    assert g.ask.weights == (3, 4, 4, 4, 4, 4, 4, 2, 2, 2, 2)


@pytest.mark.rules("P13.1")
def test_shuffled_games_differ() -> None:
    tables = [laid(2, seed) for seed in ("one", "two", "three")]
    for column in ("market", "open_land", "plague"):
        assert len({str(getattr(g, column)) for g in tables}) > 1, column


# --- P13.2 the first player and what each gets -------------------------------------------------------------------


@pytest.mark.rules("P13.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_random_and_the_others_follow_clockwise(seats: int) -> None:
    for first in range(seats):
        g = setup.new(setup.read({"seats": seats}))
        assert g.ask is not None
        assert (g.ask.seat, g.ask.kind, g.ask.options) == (CHANCE, "first_player", list(range(seats)))
        g.answer(first)
        assert g.order == [(first + later) % seats for later in range(seats)]


@pytest.mark.rules("P13.2")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_by_their_place_players_get_province_1_province_2_and_boat_1(seats: int, first: int) -> None:
    if first >= seats:
        with pytest.raises(Refused, match=f"from 0 to {seats - 1}"):
            setup.read({"seats": seats, "first": first})
        return
    g = laid(seats, first=first)
    places = [(first + later) % seats for later in range(seats)]
    assert g.order == places
    assert [g.card_at[player] for player in places] == [1, 2, 0, 0][:seats]
    assert [g.boat[player] for player in places] == [0, 0, 1, 0][:seats]


def the_fourth(space: str) -> Play:
    """Player 2 is the fourth and lays its egyptian here."""
    game = start(SPEC, {"seats": 4, "first": 3}, "P13.2")
    assert game.ask is not None
    assert (game.ask.seat, game.ask.kind) == (2, "place")
    assert [option.token for option in SPEC.options(game.game)] == CITY_AND_FIELD
    game.answer(2, space)
    return game


@pytest.mark.rules("P13.2")
@pytest.mark.parametrize("space", ["city 0", "city 5", "field 0", "field 3"])
def test_the_fourth_gets_an_egyptian_on_any_space_of_city_or_field(space: str) -> None:
    g = the_fourth(space).game
    assert g.board[2 * SPACES + CITY_AND_FIELD.index(space)] == EGYPTIAN
    assert sum(1 for token in g.board if token != NO_TOKEN) == 1


@pytest.mark.rules("P13.1", "P13.2")
def test_the_fourth_lays_its_egyptian_before_plague_loss_and_territories_are_open() -> None:
    game = start(SPEC, {"seats": 4, "first": 3}, "P13.2")
    g = game.game
    assert (g.ask.seat, g.ask.kind) == (2, "place")
    assert (NO_TOKEN in g.market, sum(g.hebrews)) == (False, 3)
    assert (g.plague, g.loss, g.open_land) == (NONE, NONE, 0)
    assert (g.plague_deck.bit_count(), g.loss_deck.bit_count(), g.deck.bit_count()) == (10, 10, 30)
    for seat in (*range(4), None):
        assert SPEC.view(g, seat).seen.plague is None
    game.answer(2, "city 0")
    assert (g.plague == NONE, g.loss == NONE, g.open_land.bit_count()) == (False, False, 3)


@pytest.mark.rules("P13.2", "P1.2")
def test_the_egyptian_comes_from_the_supply() -> None:
    g = the_fourth("city 0").game
    assert g.supply[EGYPTIAN] == 8 - 1 - g.market.count(EGYPTIAN)
    assert sum(g.supply) == 72 - 6 - 1


@pytest.mark.rules("P13.2", "P4.1")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_then_the_first_player_begins(first: int) -> None:
    g = laid(3, first=first)
    assert g.ask is not None
    assert (g.ask.kind, g.ask.seat, g.round, g.phase) == ("die", first, 1, 1)


# --- P13.3 the advanced game -------------------------------------------------------------------------------------


@pytest.mark.rules("P13.3", "P1.4")
@pytest.mark.parametrize("number", range(1, 11))
def test_the_advanced_game_asks_for_more(number: int) -> None:
    normal, advanced = (Table(2, round_=number, advanced=advanced).g for advanced in (False, True))
    assert tribute(advanced, 0).due == tribute(normal, 0).due + 1


@pytest.mark.rules("P13.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_advanced_game_changes_nothing_but_the_side_of_the_papyrus(seats: int) -> None:
    normal, advanced = laid(seats), laid(seats, advanced=True)
    assert (normal.advanced, advanced.advanced) == (False, True)
    differing = [name for name in Plagues.columns if getattr(normal, name) != getattr(advanced, name)]
    assert differing == ["advanced"]
    assert normal.ask == advanced.ask
    assert normal.stack == advanced.stack


# --- set-ups that do not fit -------------------------------------------------------------------------------------

AT_FAULT: dict[str, tuple[Any, list[str]]] = {
    "not a set-up": ([2], ["set-up"]),
    "no seats": ({}, ["`seats`"]),
    "seats as a word": ({"seats": "two"}, ["seats"]),
    "unknown option": ({"seats": 2, "house_rules": True}, ["`house_rules`"]),
    "unknown province": ({"seats": 2, "provinces": ["edfu", "thebes"]}, ["'thebes'", "memphis"]),
    "a province twice": ({"seats": 3, "provinces": ["edfu", "buto", "edfu"]}, ["'edfu'", "twice"]),
    "too few provinces": ({"seats": 3, "provinces": ["edfu", "buto"]}, ["2 provinces", "3 seats"]),
    "too many provinces": ({"seats": 1, "provinces": ["edfu", "buto"]}, ["2 provinces", "1 seats"]),
    "unknown way to get provinces": ({"seats": 2, "provinces": "drafted"}, ["provinces"]),
    "first player out of range": ({"seats": 3, "first": 3}, ["0 to 2", "3"]),
    "first player below 0": ({"seats": 3, "first": -1}, ["0 to 2", "-1"]),
    "unknown word for the first player": ({"seats": 3, "first": "youngest"}, ["first"]),
    "unknown tables": ({"seats": 2, "content": {"name": "mine", "hash": "00"}}, ["'mine'", "hash 00"]),
}


@pytest.mark.rules("P1.1", "P13.2")
@pytest.mark.parametrize("fault", AT_FAULT)
def test_a_set_up_that_does_not_fit_is_refused_by_name(fault: str) -> None:
    raw, named = AT_FAULT[fault]
    with pytest.raises(Refused) as refused:
        setup.read(raw)
    words = str(refused.value)
    assert words.endswith(".")
    assert "\n" not in words
    for name in named:
        assert name in words


@pytest.mark.rules("P1.1", "P13.2", "P13.3", "P12.1")
@pytest.mark.parametrize(
    "raw",
    [
        {"seats": 2},
        {"seats": 1, "provinces": "chosen", "first": 0, "advanced": True, "short": True},
        {"seats": 4, "provinces": "random", "first": "random"},
        {"seats": 3, "provinces": ["random", "chosen", "buto"], "first": 2},
    ],
)
def test_what_fits_is_read_as_it_is_written(raw: dict[str, Any]) -> None:
    chosen = setup.read(raw)
    assert {option: getattr(chosen, option) for option in raw} == raw
    assert setup.new(chosen).ask is not None


@pytest.mark.rules("P1.1")
def test_provinces_may_be_chosen_in_turn_order_beside_those_fixed() -> None:
    game = start(SPEC, {"seats": 3, "provinces": ["chosen", "buto", "chosen"], "first": 1}, "P1.1")
    assert game.ask is not None
    assert (game.ask.seat, [option.token for option in SPEC.options(game.game)]) == (2, ["abydos", "memphis", "edfu"])
    game.answer(2, "edfu")
    assert (game.ask.seat, [option.token for option in SPEC.options(game.game)]) == (0, ["abydos", "memphis"])
