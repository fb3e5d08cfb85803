"""P14 Solo: a player against the automa."""

from __future__ import annotations

import pytest

from plagues.table import Table, card_number, card_token
from tawy.kernel.bits import bits
from tawy.kernel.frame import CHANCE
from tawy.kernel.play import start
from tawy.plagues import events
from tawy.plagues.acts.province import CITY_TOKEN, FIELD_TOKEN, RIVER_TOKEN
from tawy.plagues.explain import TributeDue
from tawy.plagues.queries.scoring import total
from tawy.plagues.queries.wealth import ankhs, coins, soldiers
from tawy.plagues.rules.automa import AutomaTurn
from tawy.plagues.rules.dice import DicePhase, DieTurn
from tawy.plagues.rules.effects import AdvanceBoat, AdvanceCard, AdvanceDev, FreeHebrew, GainToken, TakeMarket
from tawy.plagues.rules.plague import PlaguePhase
from tawy.plagues.rules.rounds import ClearRound, EndOfRound, MoveMarker, RevealPlague
from tawy.plagues.rules.territories import TerritoryPhase
from tawy.plagues.spec import SPEC
from tawy.plagues.state import AUTOMA, Plagues
from tawy.plagues.terms import ALL_DICE, HERD, NO_POWER, PROVINCES, SPHINX, TOKENS

PLAYS = (events.FavourTaken, events.MarketTaken, events.HebrewFreed)
MARKET = "coin pharaoh boat province3 herd sphinx"


def automa_turn(table: Table, kind: int, number: int) -> Table:
    """The automa turns these two dice."""
    return table.play(AutomaTurn()).roll("automa_die", str(kind)).roll("automa_die", str(number))


def dev(table: Table, city: int, field: int) -> Table:
    """The automa's development markers."""
    return table.at(AUTOMA, city=city, field=field)


# --- P14.1 set-up --------------------------------------------------------------------------------------------


def new_game(province: str = "buto") -> Plagues:
    play = start(SPEC, {"seats": 1}, "solo")
    assert play.ask is not None
    assert (play.ask.seat, play.ask.kind) == (0, "province")
    play.answer(0, province)
    game = play.game
    assert isinstance(game, Plagues)
    return game


@pytest.mark.rules("P1.1", "P14.1")
@pytest.mark.parametrize("province", PROVINCES)
def test_the_player_may_choose_any_of_the_four_powers_and_the_automa_has_none(province: str) -> None:
    game = new_game(province)
    assert game.provinces == [PROVINCES.index(province), NO_POWER]


@pytest.mark.rules("P1.2", "P13.2", "P14.1")
def test_the_game_is_set_up_for_two_with_the_player_first() -> None:
    game = new_game()
    assert (game.people, game.players, game.order) == (1, 2, [0, AUTOMA])
    assert sum(game.supply) + len(game.market) == 36
    assert game.card_at == [1, 2]
    assert game.boat == [0, 0]
    assert game.ask is not None
    assert (game.ask.seat, game.ask.kind) == (0, "die")


@pytest.mark.rules("P14.1")
def test_the_automa_starts_on_two_points_on_both_dev_tracks_and_the_player_on_one() -> None:
    game = new_game()
    assert [game.book.dev_points[space] for space in game.dev] == [1, 1, 2, 2]


@pytest.mark.rules("P6.6", "P14.1")
def test_the_automa_has_no_ankhs() -> None:
    table = Table(1).board(AUTOMA, city="sphinx obelisk egyptian / - - -").at(AUTOMA, boat=10, province=21)
    table.freed(AUTOMA, 1, 1, 1, 1, 2, 2, 2).favour(5, AUTOMA)
    assert ankhs(table.g, AUTOMA).total == 0
    assert ankhs(Table(1).board(0, city="sphinx obelisk egyptian / - - -").g, 0).total == 1


@pytest.mark.rules("P14.1", "P14.2", "P15.1")
def test_its_six_dice_lie_shuffled_and_are_shuffled_anew_after_every_round() -> None:
    table = Table(1).play(AutomaTurn())
    assert table.asked == (CHANCE, "automa_die")
    assert table.tokens == ["1", "2", "3", "4", "5", "6"]
    table.roll("automa_die", "6")
    assert table.tokens == ["1", "2", "3", "4", "5"]
    table.roll("automa_die", "1").play(ClearRound(), MoveMarker(2))
    assert (table.g.automa_dice, table.g.automa_shown) == (ALL_DICE, [])


@pytest.mark.rules("P14.1")
@pytest.mark.parametrize("round_", [3, 6, 9])
def test_moses_does_not_come(round_: int) -> None:
    solo, two = Table(1, round_=round_).play(EndOfRound()), Table(2, round_=round_).play(EndOfRound())
    assert not solo.told(events.MosesHelps)
    assert (solo.g.boat, solo.g.card_at, solo.g.dev) == ([0, 0], [0, 0], [0] * 4)
    assert len(two.told(events.MosesHelps)) == 4


# --- P14.2 the turn ------------------------------------------------------------------------------------------


@pytest.mark.rules("P4.1", "P14.2")
def test_player_and_automa_take_three_turns_each_in_turn_order() -> None:
    table = Table(1, "memphis").play(DicePhase())
    while table.asked is not None:
        table.pick(table.asked[0], table.tokens[0])
    turns = [event for event in table.events if isinstance(event, events.DieSpent | events.AutomaTurned)]
    assert [type(event) for event in turns] == [events.DieSpent, events.AutomaTurned, events.AutomaTurned] * 3
    assert [event.upper for event in table.told(events.AutomaTurned)] == [True, False] * 3


@pytest.mark.rules("P14.2")
@pytest.mark.parametrize(
    ("kind", "number", "does"),
    [
        (1, 3, events.FavourTaken),
        (2, 6, events.FavourTaken),
        (3, 4, events.MarketTaken),
        (4, 1, events.MarketTaken),
        (5, 3, events.HebrewFreed),
        (6, 1, events.HebrewFreed),
    ],
)
def test_the_first_die_says_pharaoh_card_market_token_or_hebrew(kind: int, number: int, does: type) -> None:
    table = automa_turn(Table(1).market(MARKET).hebrews(1, 2), kind, number)
    done = [type(event) for event in table.events if isinstance(event, PLAYS)]
    assert done == [does]
    assert table.g.automa_shown == [kind]
    assert bits(table.g.automa_dice) == [die for die in range(1, 7) if die not in {kind, number}]


# --- P14.3 Pharaoh cards -------------------------------------------------------------------------------------


@pytest.mark.rules("P14.3")
@pytest.mark.parametrize("number", range(2, 7))
def test_it_takes_the_pharaoh_card_of_the_second_number_and_the_player_cannot(number: int) -> None:
    table = automa_turn(Table(1, "memphis"), 1, number)
    assert [card for card, holder in enumerate(table.g.cards, 1) if holder == AUTOMA] == [number]
    table.play(DieTurn(0))
    assert f"{number} favour" not in table.tokens
    assert table.why(0, f"favour {number}") == ["P4.4"]


@pytest.mark.rules("P14.3")
@pytest.mark.parametrize(
    ("card", "soldiers_", "province", "boat"), [(2, 5, 0, 0), (3, 0, 0, 0), (4, 0, 3, 0), (5, 0, 0, 0), (6, 0, 0, 2)]
)
def test_2_4_and_6_work_as_usual_and_3_and_5_only_block(card: int, soldiers_: int, province: int, boat: int) -> None:
    table = automa_turn(dev(Table(1), 1, 1), 1, card)
    assert soldiers(table.g, AUTOMA).card == soldiers_
    assert (table.g.card_at[AUTOMA], table.g.boat[AUTOMA], table.dev(AUTOMA)) == (province, boat, (2, 2))
    assert table.asked is None


@pytest.mark.rules("P14.3", "P14.4")
def test_card_1_gives_one_dev_step_and_a_coin_does_not_make_it_two() -> None:
    table = automa_turn(dev(Table(1).keep(AUTOMA, coin=2).favour(3, AUTOMA), 2, 1), 2, 1)
    assert table.dev(AUTOMA) == (3, 3)
    assert (table.kept(AUTOMA, "coin"), table.g.cards[2]) == (2, AUTOMA)
    assert table.asked is None


@pytest.mark.rules("P14.3")
@pytest.mark.parametrize("holder", [0, -2], ids=["held by the player", "spent"])
def test_a_pharaoh_card_that_was_taken_gives_nothing(holder: int) -> None:
    table = automa_turn(Table(1).favour(4, holder), 1, 4)
    assert (table.g.cards[3], table.g.card_at[AUTOMA]) == (holder, 0)
    assert not table.told(events.FavourTaken)
    assert table.asked is None


# --- P14.4 market tokens -------------------------------------------------------------------------------------


@pytest.mark.rules("P4.2", "P14.4")
def test_it_takes_the_market_token_of_the_second_number_and_the_market_refills() -> None:
    table = automa_turn(Table(1).market(MARKET), 4, 3)
    assert table.asked == (CHANCE, "refill")
    table.roll("refill", "obelisk")
    assert table.market_now() == "coin pharaoh province3 herd sphinx obelisk"
    assert (table.kept(AUTOMA, "boat"), table.g.boat[AUTOMA]) == (1, 1)


@pytest.mark.rules("P14.4")
def test_an_empty_slot_gives_nothing() -> None:
    table = automa_turn(Table(1).market("coin pharaoh boat - - -"), 3, 5)
    assert table.market_now() == "coin pharaoh boat - - -"
    assert not table.told(events.MarketTaken)
    assert table.asked is None


@pytest.mark.rules("P14.4")
@pytest.mark.parametrize(
    ("token", "boat", "province"), [("boat", 1, 0), ("province1", 0, 1), ("province2", 0, 2), ("province3", 0, 3)]
)
def test_boat_and_province_tokens_move_as_usual(token: str, boat: int, province: int) -> None:
    table = Table(1).play(GainToken(AUTOMA, TOKENS.index(token)))
    assert (table.g.boat[AUTOMA], table.g.card_at[AUTOMA], table.kept(AUTOMA, token)) == (boat, province, 1)


@pytest.mark.rules("P14.4")
@pytest.mark.parametrize("token", ["coin", "pharaoh"])
def test_coins_and_pharaoh_tokens_are_only_kept(token: str) -> None:
    table = Table(1, round_=2).plague("livestock").loss(["boat -1", "city -1"]).keep(0, coin=4)
    table.play(GainToken(AUTOMA, TOKENS.index(token)), TerritoryPhase(), PlaguePhase()).pick(0, "boat -1")
    assert table.kept(AUTOMA, token) == 1
    assert table.g.pharaohs_used[AUTOMA] == 0
    assert table.asked is None


FULL_CITY = "sphinx sphinx obelisk / obelisk obelisk sphinx"
FULL_FIELD = "herd herd plantation / herd plantation plantation"
PLACES = [
    # a dev bonus that can be closed comes first, wherever it is
    ("sphinx", "sphinx - - / - - -", "- - - / - - -", "city 1"),
    ("sphinx", "- sphinx - / - - -", "- - - / - - -", "city 0"),
    ("sphinx", "- - sphinx / - obelisk -", "- - - / - - -", "city 3"),
    ("sphinx", "sphinx - - / sphinx - -", "- - - / - - -", "city 1"),
    ("herd", "- - - / - - -", "- - - / herd - -", "field 4"),
    ("herd", "- - - / - - -", "- herd - / - - -", "field 0"),
    ("egyptian", "- - - / - - -", "herd - - / - - -", "field 1"),
    ("egyptian", "- - - / - sphinx -", "herd - - / - - -", "city 3"),
    # else a space beside an open dev bonus, city before field, upper row first, from the left
    ("sphinx", "- - - / - - -", "- - - / - - -", "city 0"),
    ("herd", "sphinx - - / - - -", "- - - / - - -", "field 0"),
    ("sphinx", "sphinx obelisk - / - - -", "- - - / - - -", "city 3"),
    ("egyptian", "sphinx obelisk - / sphinx obelisk -", "- - - / - - -", "field 0"),
    # all dev bonuses come before the soldiers
    ("herd", "- - - / - - -", "herd herd - / - - -", "field 3"),
    ("herd", "- - - / - - -", "herd herd - / herd - -", "field 4"),
    # then the soldiers: to close them
    ("plantation", "- - - / - - -", "herd herd - / herd herd -", "field 2"),
    ("egyptian", "sphinx sphinx - / obelisk obelisk -", "herd herd - / herd herd -", "field 2"),
    # otherwise city before field, upper row first, from the left
    ("sphinx", "sphinx sphinx - / obelisk obelisk -", "- - - / - - -", "city 2"),
    ("sphinx", "sphinx sphinx obelisk / obelisk obelisk -", "- - - / - - -", "city 5"),
    ("egyptian", "sphinx sphinx - / obelisk obelisk -", "herd herd plantation / herd herd -", "city 2"),
    (
        "egyptian",
        "sphinx sphinx obelisk / obelisk obelisk sphinx",
        "herd herd plantation / herd plantation -",
        "field 5",
    ),
]


@pytest.mark.rules("P14.4")
@pytest.mark.parametrize(("token", "city", "field", "space"), PLACES)
def test_it_places_board_tokens_to_activate_first_dev_bonuses_then_soldiers(
    token: str, city: str, field: str, space: str
) -> None:
    table = Table(1).board(AUTOMA, city=city, field=field).claimed(AUTOMA, CITY_TOKEN, FIELD_TOKEN)
    table.play(GainToken(AUTOMA, TOKENS.index(token)))
    assert [(event.token, event.space) for event in table.told(events.TokenPlaced)] == [(token, space)]


@pytest.mark.rules("P2.3", "P14.4")
def test_a_dev_bonus_it_closes_steps_forward() -> None:
    table = dev(Table(1).board(AUTOMA, city="sphinx - - / - - -"), 1, 1).play(GainToken(AUTOMA, SPHINX))
    assert table.dev(AUTOMA) == (3, 2)


@pytest.mark.rules("P14.4")
def test_a_token_without_room_is_removed_from_the_game() -> None:
    table = Table(1).board(AUTOMA, field=FULL_FIELD).claimed(AUTOMA, FIELD_TOKEN)
    table.market("herd coin coin boat boat boat")
    automa_turn(table, 3, 1).roll("refill", "sphinx")
    assert table.g.gone[HERD] == sum(table.g.gone) == 1
    assert table.g.board.count(HERD) == 3
    assert table.market_now() == "coin coin boat boat boat sphinx"


@pytest.mark.rules("P2.6", "P14.4")
@pytest.mark.parametrize("token", ["city", "field", "river"])
def test_its_three_bonus_tokens_work_as_usual(token: str) -> None:
    table = Table(1).board(
        AUTOMA,
        city="sphinx sphinx obelisk / obelisk obelisk -",
        field="herd herd plantation / herd plantation -",
    )
    dev(table.at(AUTOMA, boat=5), 4, 1)
    if token == "river":  # noqa: S105  a token of the board
        table.play(AdvanceBoat(AUTOMA, 2, "token"))
    else:
        table.play(GainToken(AUTOMA, {"city": SPHINX, "field": HERD}[token]))
    assert [event.bonus for event in table.told(events.BonusClaimed)] == [token]
    assert table.dev(AUTOMA) == (7, 5)
    assert table.g.card_at[AUTOMA] == 2


@pytest.mark.rules("P14.4")
@pytest.mark.parametrize(("city", "field", "then"), [(0, 2, (2, 3)), (2, 0, (3, 2)), (6, 5, (12, 12)), (0, 7, (2, 15))])
def test_a_dev_choice_of_the_automa_goes_to_the_lower_track(city: int, field: int, then: tuple[int, int]) -> None:
    table = dev(Table(1), city, field).play(AdvanceDev(AUTOMA, 1, "hebrew"))
    assert table.dev(AUTOMA) == then
    assert table.asked is None


@pytest.mark.rules("P14.4")
@pytest.mark.parametrize(("answer", "then"), [("city", (3, 2)), ("field", (2, 3))])
def test_where_its_tracks_are_level_the_player_chooses(answer: str, then: tuple[int, int]) -> None:
    table = dev(Table(1), 1, 1).play(AdvanceDev(AUTOMA, 1, "hebrew"))
    assert table.asked == (0, "dev")
    assert set(table.tokens) == {"city", "field"}
    table.pick(0, answer)
    assert table.dev(AUTOMA) == then
    assert table.dev(0) == (1, 1)


@pytest.mark.rules("P3.5", "P14.4")
def test_of_two_dev_steps_each_goes_to_the_track_that_is_lower_then() -> None:
    table = dev(Table(1), 1, 2).play(AdvanceDev(AUTOMA, 2, "bonus token"))
    assert table.dev(AUTOMA) == (3, 3)
    assert table.asked == (0, "dev")
    assert table.pick(0, "field").dev(AUTOMA) == (3, 5)


# --- P14.5 Hebrews -------------------------------------------------------------------------------------------


@pytest.mark.rules("P14.5")
@pytest.mark.parametrize(("number", "values", "taken"), [(1, (1, 2, 3), 3), (6, (1, 1, 2), 2), (2, (1, 1, 1), 1)])
def test_it_frees_the_highest_hebrew_whatever_the_second_die(number: int, values: tuple[int, ...], taken: int) -> None:
    table = automa_turn(Table(1).hebrews(*values), 5, number)
    assert [(event.player, event.value) for event in table.told(events.HebrewFreed)] == [(AUTOMA, taken)]
    assert sum(table.g.hebrews) == 2


@pytest.mark.rules("P14.5")
def test_without_a_hebrew_on_the_board_nothing_happens() -> None:
    table = automa_turn(Table(1), 6, 1)
    assert not table.told(events.HebrewFreed)
    assert (table.g.card_at, table.asked) == ([0, 0], None)


@pytest.mark.rules("P4.7", "P14.5")
@pytest.mark.parametrize(
    ("place", "track"), [(1, "province"), (2, "boat"), (3, "field"), (6, "field"), (8, "province"), (9, "boat")]
)
def test_column_bonuses_work_as_usual(place: int, track: str) -> None:
    table = dev(Table(1), 1, 0).freed(AUTOMA, *[1] * (place - 1)).hebrews(2).play(FreeHebrew(AUTOMA, 2))
    assert [(event.track, event.steps) for event in table.told(events.Moved)] == [(track, 1)]


@pytest.mark.rules("P4.7", "P14.5")
def test_the_fourth_place_takes_the_token_of_slot_1() -> None:
    table = Table(1).market(MARKET).freed(AUTOMA, 1, 1, 1).hebrews(1).play(FreeHebrew(AUTOMA, 1))
    table.roll("refill", "obelisk")
    assert table.kept(AUTOMA, "coin") == 1
    assert table.market_now() == "pharaoh boat province3 herd sphinx obelisk"


@pytest.mark.rules("P4.7", "P14.5")
@pytest.mark.parametrize("place", [5, 7])
def test_the_places_of_the_penalty_and_the_ankh_give_it_nothing(place: int) -> None:
    table = Table(1).freed(AUTOMA, *[1] * (place - 1)).hebrews(2).penalties(0, 1).play(FreeHebrew(AUTOMA, 2))
    assert [event.place for event in table.told(events.HebrewFreed)] == [place]
    assert table.g.penalties == [1, 0]
    assert ankhs(table.g, AUTOMA).total == 0
    assert not table.told(events.Moved)


@pytest.mark.rules("P3.4", "P14.5")
def test_province_card_bonuses_work_as_usual_at_6_the_highest_hebrew() -> None:
    table = dev(Table(1).market(MARKET).hebrews(1, 2, 2).at(AUTOMA, province=5), 4, 1)
    table.play(AdvanceCard(AUTOMA, 1, "token"))
    assert [(event.player, event.value) for event in table.told(events.HebrewFreed)] == [(AUTOMA, 2)]
    assert table.g.card_at[AUTOMA] == 7, "the first Hebrew moves it on"
    table.play(AdvanceCard(AUTOMA, 2, "token")).roll("refill", "obelisk")
    assert [(event.slot, event.token) for event in table.told(events.MarketTaken)] == [(1, "coin")]
    table.play(AdvanceCard(AUTOMA, 3, "token"))
    assert table.dev(AUTOMA) == (7, 5)
    assert [event.bonus for event in table.told(events.BonusClaimed)] == ["province 6", "province 9", "province 12"]


@pytest.mark.rules("P14.4", "P14.5")
def test_a_token_of_slot_1_without_room_is_taken_all_the_same_and_removed() -> None:
    table = Table(1).board(AUTOMA, city=FULL_CITY).claimed(AUTOMA, CITY_TOKEN)
    table.market("sphinx coin coin boat boat boat").play(TakeMarket(AUTOMA)).roll("refill", "herd")
    assert table.g.gone[SPHINX] == 1
    assert table.market_now() == "coin coin boat boat boat herd"


# --- P14.6 territories ---------------------------------------------------------------------------------------


@pytest.mark.rules("P14.6")
def test_its_soldiers_are_the_upper_dice_the_bonus_and_pharaoh_card_2_and_nothing_from_territory_cards() -> None:
    table = Table(1).board(AUTOMA, city="egyptian - - / - - -", field="- herd herd / - - -").favour(2, AUTOMA)
    table.owns(AUTOMA, "trade soldier").dice(AUTOMA, 4, 5, 6)
    table.g.automa_shown = [1, 2, 4]
    assert soldiers(table.g, AUTOMA).amounts() == (7, 3, 5, 0, 0)
    table.board(AUTOMA).favour(2)
    assert soldiers(table.g, AUTOMA).total == 7


@pytest.mark.rules("P5.2", "P14.6")
@pytest.mark.parametrize(
    ("ahead", "order"),
    [
        ({"province": 3}, [AUTOMA, 0]),
        ({"boat": 2}, [AUTOMA, 0]),
        ({}, [0, AUTOMA]),
    ],
)
def test_ties_are_broken_as_usual(ahead: dict[str, int], order: list[int]) -> None:
    table = Table(1).dice(0, 1, 2, 4).at(AUTOMA, **ahead)
    table.g.automa_shown = [1, 2, 4]
    table.play(TerritoryPhase())
    assert table.g.soldiers == [7, 7]
    assert table.g.order == order


def automa_first(*cards: str) -> Table:
    """The automa comes first in phase 2; the player has one soldier."""
    table = Table(1, "memphis").opens(*cards).dice(0, 1)
    table.g.automa_shown = [4, 5, 6]
    return table.play(TerritoryPhase())


@pytest.mark.rules("P14.6")
@pytest.mark.parametrize(
    ("cards", "takes"),
    [
        (("special swap", "immediate boat +1", "trade dev"), "trade dev"),
        (("scoring four", "immediate boat +1", "trade dev"), "scoring four"),
        (("special swap", "scoring four", "special die"), "scoring four"),
        (("special swap", "special mark", "trade coin"), "trade coin"),
    ],
)
def test_it_takes_a_scoring_card_before_a_trade(cards: tuple[str, ...], takes: str) -> None:
    table = automa_first(*cards)
    assert table.lands(AUTOMA) == [takes]
    assert table.asked == (0, "territory")


@pytest.mark.rules("P9.1", "P14.6")
def test_an_immediate_card_it_takes_last_is_applied_and_discarded() -> None:
    table = automa_first("special swap", "immediate boat +2", "special die")
    assert table.lands(AUTOMA) == []
    assert table.g.boat == [0, 2]
    assert bits(table.g.land_gone) == [card_number("immediate boat +2")]


@pytest.mark.rules("P14.6")
def test_it_never_takes_a_special_action_and_may_go_without_a_card() -> None:
    table = automa_first("special swap", "special die", "special mark")
    assert table.asked == (0, "territory")
    assert len(table.tokens) == 3
    table.pick(0, card_token("special die"))
    assert (table.lands(AUTOMA), table.lands(0)) == ([], ["special die"])


@pytest.mark.rules("P14.6")
def test_among_several_of_a_kind_chance_chooses() -> None:
    table = automa_first("scoring four", "scoring rows", "trade dev")
    assert table.asked == (CHANCE, "automa_territory")
    assert table.tokens == [card_token("scoring four"), card_token("scoring rows")]


@pytest.mark.rules("P14.6")
def test_a_player_with_more_soldiers_chooses_first_and_cards_left_over_are_removed() -> None:
    table = Table(1, "memphis").opens("scoring four", "special swap", "special die").dice(0, 4, 5, 6)
    table.g.automa_shown = [1, 2, 3]
    table.play(TerritoryPhase()).pick(0, card_token("scoring four"))
    assert (table.lands(0), table.lands(AUTOMA)) == (["scoring four"], [])
    assert (table.g.open_land, table.g.land_gone.bit_count()) == (0, 2)


# --- P14.7 the plague ----------------------------------------------------------------------------------------


@pytest.mark.rules("P14.7")
def test_the_automa_pays_no_tribute_and_suffers_no_losses() -> None:
    table = dev(Table(1, "memphis", round_=3).at(AUTOMA, boat=4, province=8), 2, 2).keep(AUTOMA, coin=2)
    table.board(AUTOMA, city="sphinx obelisk - / - - -").loss(["city -1", "province -3"], ["one of sphinx, obelisk"])
    table.play(PlaguePhase()).pick(0, "city -1").pick(0, "sphinx")
    assert table.asked is None
    assert (table.g.boat[AUTOMA], table.g.card_at[AUTOMA], table.dev(AUTOMA)) == (4, 8, (3, 3))
    assert (table.kept(AUTOMA, "coin"), table.on(AUTOMA, "city 0")) == (2, "sphinx")
    assert {event.player for event in table.told(events.LossSuffered)} == {0}
    assert {event.player for event in table.told(events.TributeFailed)} == {0}
    assert not table.told(events.TributePaid)


@pytest.mark.rules("P14.7")
def test_it_owes_nothing_whatever_the_round_costs() -> None:
    table = Table(1, "memphis", round_=9).plague("livestock").keep(AUTOMA, coin=2)
    for phase in (1, 2, 3):
        account = SPEC.explain(table.phase(phase).g)[AUTOMA]
        assert account.tribute == TributeDue(0, 0, paid=False)


@pytest.mark.rules("P6.3", "P14.7")
def test_a_player_who_cannot_pay_always_takes_the_plague_card() -> None:
    table = Table(1, "abydos", round_=3).at(0, province=20).loss(["boat -1", "city -1"]).play(PlaguePhase())
    assert table.g.card_at == [20, 0]
    assert table.g.penalties == [1, 0]


@pytest.mark.rules("P7.1", "P14.7")
@pytest.mark.parametrize(("plague", "player", "automa"), [("blood", (3, 8), (4, 8)), ("frogs", (4, 6), (4, 8))])
def test_immediate_plagues_do_not_move_it_back(plague: str, player: tuple[int, int], automa: tuple[int, int]) -> None:
    table = Table(1, round_=2).at(0, boat=4, province=8).at(AUTOMA, boat=4, province=8)
    table.play(RevealPlague()).roll("plague", plague)
    assert (table.g.boat[0], table.g.card_at[0]) == player
    assert (table.g.boat[AUTOMA], table.g.card_at[AUTOMA]) == automa


@pytest.mark.rules("P7.1", "P14.7")
def test_no_other_plague_touches_it() -> None:
    boils = Table(1).plague("boils").board(AUTOMA, field="- herd herd / - - -").board(0, field="- herd herd / - - -")
    assert [soldiers(boils.g, player).board for player in (0, AUTOMA)] == [0, 3]
    locusts = (
        Table(1).plague("locusts").board(AUTOMA, field="- - - / - herd herd").board(0, field="- - - / - herd herd")
    )
    assert [coins(locusts.g, player).board for player in (0, AUTOMA)] == [0, 1]
    lice = automa_turn(Table(1).plague("lice"), 1, 4)
    assert (lice.g.cards[3], lice.g.card_at[AUTOMA]) == (AUTOMA, 3)


@pytest.mark.rules("P7.3", "P14.7")
def test_under_darkness_it_still_takes_a_territory_and_the_rest_is_discarded() -> None:
    table = Table(1, "memphis").plague("darkness").opens("special swap", "scoring four", "trade dev").dice(0, 4, 5, 6)
    table.play(TerritoryPhase())
    assert table.g.order == [0, AUTOMA]
    assert (table.lands(0), table.lands(AUTOMA)) == ([], ["scoring four"])
    assert table.g.land_gone.bit_count() == 2


# --- P14.8 the score -----------------------------------------------------------------------------------------


@pytest.mark.rules("P14.8")
def test_the_automas_points() -> None:
    table = dev(Table(1, round_=10).at(AUTOMA, boat=9, province=24), 4, 3).claimed(AUTOMA, RIVER_TOKEN)
    table.board(AUTOMA, city="sphinx - - / - - -", field="herd - herd / - - -").freed(AUTOMA, 3).freed(0, 2)
    table.keep(AUTOMA, coin=2, boat=1, province2=1, pharaoh=2)
    table.owns(AUTOMA, "scoring rows", "scoring ankhs", "trade dev", "trade penalty", "trade market")
    table.play(EndOfRound())
    (ended,) = table.told(events.GameEnded)
    assert ended.points[AUTOMA] == {
        "dev": 5,
        "nile": 6,
        "tokens": 3 + 2 + 1 + 1,
        "pharaoh": 2 * 2,
        "territories": 4 + 4 + 2 + 2 + 2,
        "hebrews": 18,
        "province": 0,
        "penalties": 0,
        "discard": 0,
    }
    assert total(table.g, AUTOMA) == 5 + 6 + 7 + 4 + 14 + 18


@pytest.mark.rules("P12.2", "P14.8")
def test_a_player_scores_space_24_but_no_coins() -> None:
    table = Table(1).at(0, province=24).keep(0, coin=2, boat=1).owns(0, "scoring rows")
    assert (table.points(0, "province"), table.points(0, "tokens"), table.points(0, "territories")) == (6, 1, 0)


@pytest.mark.rules("P14.8")
@pytest.mark.parametrize("card", ["four", "rows", "egyptians", "areas", "hebrews", "discard", "bonuses", "ankhs"])
def test_every_scoring_card_gives_it_four_points_whatever_it_asks(card: str) -> None:
    assert Table(1).owns(AUTOMA, f"scoring {card}").points(AUTOMA, "territories") == 4


@pytest.mark.rules("P12.2", "P14.8")
@pytest.mark.parametrize(
    ("player", "automa", "points"),
    [
        ((3, 3, 3), (3, 3, 3, 1), (0, 18)),
        ((3, 3, 3, 1), (3, 3, 3, 2), (14, 18)),
        ((3, 3, 3), (3, 3, 2), (18, 14)),
        ((1,), (), (18, 14)),
        ((2,), (1, 1), (16, 16)),
        ((), (), (16, 16)),
    ],
    ids=["second with 9", "second with 10", "first with 9", "first with 1", "level below 10", "level with none"],
)
def test_second_place_in_hebrews_needs_a_sum_of_ten_and_ties_share_as_usual(
    player: tuple[int, ...], automa: tuple[int, ...], points: tuple[int, int]
) -> None:
    table = Table(1).freed(0, *player).freed(AUTOMA, *automa)
    assert (table.points(0, "hebrews"), table.points(AUTOMA, "hebrews")) == points
