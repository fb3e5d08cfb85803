"""P11 The end of a round, and Moses."""

from __future__ import annotations

import pytest

from plagues.table import Table
from tawy.kernel.bits import bits
from tawy.kernel.frame import CHANCE
from tawy.plagues import events
from tawy.plagues.acts.province import RIVER_TOKEN
from tawy.plagues.rules.rounds import EndOfRound, LastOrNext, Moses
from tawy.plagues.terms import ON_TABLE, SPENT, TOKENS

MARKET = "coin boat sphinx obelisk pharaoh coin"


def after_a_round(number: int = 1) -> Table:
    """The end of a round: cards are held, Hebrews and the market lie as they were left."""
    table = Table(2, "memphis", "abydos", round_=number).market(MARKET).supply(herd=3, plantation=2)
    table.hebrews(1, 3).favour(2, 0).favour(3, SPENT).favour(5, 1).dice(0, 1, 2, 3).dice(1, 4, 5, 6)
    return table


def laid_out(table: Table) -> list[str]:
    """Let chance answer with its first option; which of its questions came, in order."""
    kinds = []
    while table.asked is not None and table.asked[0] == CHANCE:
        kinds.append(table.asked[1])
        table.pick(CHANCE, table.tokens[0])
    return kinds


# --- P11.1 between two rounds ------------------------------------------------------------------------------------


@pytest.mark.rules("P11.1")
def test_between_two_rounds_everything_is_done_in_this_order() -> None:
    table = after_a_round().play(LastOrNext())
    laid_out(table)
    done = [type(event) for event in table.events if not isinstance(event, events.PhaseBegun)]
    assert done == [
        events.RoundCleared,
        *[events.TerritoryOpened] * 3,
        events.PlagueRevealed,
        events.LossRevealed,
        events.HebrewsGone,
        *[events.HebrewsLaid] * 3,
        events.MarketCleared,
        *[events.MarketFilled] * 2,
        events.ShuffledBack,
        events.RoundBegun,
    ]


@pytest.mark.rules("P11.1", "P4.4")
def test_pharaoh_cards_are_returned_first() -> None:
    table = after_a_round().play(LastOrNext())
    assert table.asked == (CHANCE, "open_territory")
    assert table.g.cards == [ON_TABLE] * 6
    assert not table.g.open_land


@pytest.mark.rules("P11.1")
def test_three_territories_a_plague_and_a_loss_are_opened() -> None:
    table = after_a_round().play(LastOrNext())
    plagues, losses = table.g.plague_deck, table.g.loss_deck
    laid_out(table)
    assert len(bits(table.g.open_land)) == 3
    assert table.g.deck == (1 << 30) - 1 & ~table.g.open_land
    assert plagues ^ table.g.plague_deck == 1 << table.g.plague
    assert losses ^ table.g.loss_deck == 1 << table.g.loss


@pytest.mark.rules("P11.1")
def test_left_hebrews_are_removed_from_the_game_and_three_laid_out() -> None:
    table = after_a_round().play(LastOrNext())
    laid_out(table)
    assert table.g.hebrews_gone == [1, 0, 1]
    assert (sum(table.g.hebrews), sum(table.g.hebrew_bag)) == (3, 30 - 2 - 3)


@pytest.mark.rules("P11.1")
def test_slots_1_and_2_are_removed_the_others_slide_and_two_are_refilled() -> None:
    table = after_a_round().play(LastOrNext())
    laid_out(table)
    assert table.told(events.MarketCleared) == [events.MarketCleared(("coin", "boat"))]
    assert table.market_now() == "sphinx obelisk pharaoh coin plantation plantation"


@pytest.mark.rules("P11.1")
def test_what_was_removed_is_shuffled_into_the_supply_only_after_the_refill() -> None:
    table = after_a_round().play(LastOrNext())
    while table.asked != (CHANCE, "refill"):
        table.pick(CHANCE, table.tokens[0])
    assert table.tokens == ["plantation", "herd"]
    table.roll("refill", "herd")
    assert table.tokens == ["plantation", "herd"]
    table.roll("refill", "herd")
    supply = {name: table.g.supply[TOKENS.index(name)] for name in TOKENS if table.g.supply[TOKENS.index(name)]}
    assert supply == {"coin": 1, "boat": 1, "herd": 1, "plantation": 2}
    assert table.g.aside == []


@pytest.mark.rules("P11.1", "P4.1")
def test_then_a_new_round_begins_with_all_dice_unspent() -> None:
    table = after_a_round(4).play(LastOrNext())
    laid_out(table)
    assert table.asked == (0, "die")
    assert table.g.round == 5
    assert [bits(dice) for dice in table.g.dice] == [[1, 2, 3, 4, 5, 6]] * 2


@pytest.mark.rules("P11.1")
def test_the_round_marker_is_moved_last() -> None:
    table = after_a_round(4).play(LastOrNext())
    rounds = []
    while table.asked is not None and table.asked[0] == CHANCE:
        rounds.append(table.g.round)
        table.pick(CHANCE, table.tokens[0])
    assert set(rounds) == {4}
    assert table.g.round == 5


@pytest.mark.rules("P11.1")
@pytest.mark.parametrize(("number", "short"), [(10, False), (8, True)])
def test_nothing_of_it_is_done_after_the_last_round(number: int, *, short: bool) -> None:
    table = Table(2, round_=number, short=short).market(MARKET).hebrews(1, 3).favour(2, 0).play(EndOfRound())
    assert table.asked is None
    assert [type(event) for event in table.events] == [events.GameEnded]
    assert (table.g.cards[1], table.g.hebrews, table.g.round) == (0, [1, 0, 1], number)
    assert table.market_now() == MARKET


# --- P11.2 Moses -------------------------------------------------------------------------------------------------


def helped(table: Table) -> list[tuple[int, str, int]]:
    """Whom Moses has moved, where, how far."""
    return [(event.player, event.track, event.steps) for event in table.told(events.Moved) if event.cause == "moses"]


@pytest.mark.rules("P11.2")
@pytest.mark.parametrize("number", range(1, 10))
def test_moses_comes_at_the_end_of_rounds_3_6_and_9(number: int) -> None:
    table = Table(2, round_=number).at(0, city=2, field=2, boat=2, province=3).play(EndOfRound())
    assert bool(table.told(events.MosesHelps)) == (number in {3, 6, 9})
    assert (table.g.boat[1], table.g.card_at[1]) == ((1, 2) if number in {3, 6, 9} else (0, 0))


@pytest.mark.rules("P11.2")
def test_moses_helps_the_last_on_city_field_nile_and_province_card_in_this_order() -> None:
    table = Table(3, round_=3).at(0, city=1, field=2, boat=3, province=1).at(1, city=2, field=1, boat=1, province=3)
    table.at(2, city=3, field=3, boat=2, province=2).play(EndOfRound())
    assert helped(table) == [(0, "city", 1), (1, "field", 1), (1, "boat", 1), (0, "province", 2)]


@pytest.mark.rules("P11.2")
@pytest.mark.parametrize("order", [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
def test_all_who_tie_get_it_in_turn_order(order: list[int]) -> None:
    table = Table(3, round_=6).at(0, city=3, field=3, boat=3, province=3)
    table.g.order = order
    table.play(EndOfRound())
    tied = [player for player in order if player != 0]
    steps = {"city": 1, "field": 1, "boat": 1, "province": 2}
    assert helped(table) == [(player, track, far) for track, far in steps.items() for player in tied]


@pytest.mark.rules("P11.2")
def test_if_all_stand_level_all_get_it() -> None:
    table = Table(2, round_=9).play(EndOfRound())
    assert (table.g.dev, table.g.boat, table.g.card_at) == ([1, 1, 1, 1], [1, 1], [2, 2])


@pytest.mark.rules("P11.2", "P2.6")
def test_the_rivers_bonus_counts_if_moses_brings_the_boat_there() -> None:
    table = Table(2, round_=3).at(0, boat=5).at(1, boat=9).play(Moses(2))
    assert table.asked == (0, "dev")
    table.pick(0, "city+city")
    assert (table.g.boat[0], table.g.dev[0], table.g.card_at[0]) == (6, 2, 2)


@pytest.mark.rules("P11.2", "P3.4")
def test_bonuses_of_the_province_card_count_if_moses_brings_the_marker_there() -> None:
    table = Table(2, round_=3).at(0, province=11).at(1, province=20).play(Moses(3))
    assert table.asked == (0, "dev")
    assert table.g.card_at[0] == 13


@pytest.mark.rules("P11.2", "P3.6")
def test_each_is_settled_before_the_next_last_is_sought() -> None:
    table = Table(2, round_=3).at(0, boat=5, province=3, city=2, field=2).at(1, boat=9, province=4, city=1, field=1)
    table.play(EndOfRound()).pick(0, "city+field")
    assert table.g.card_at == [5, 6]  # the river's token brought player 0 past player 1


@pytest.mark.rules("P11.2", "P11.1")
def test_moses_comes_before_the_next_round_is_laid_out() -> None:
    table = after_a_round(3).play(EndOfRound())
    kinds = [type(event) for event in table.events]
    assert table.asked == (CHANCE, "open_territory")
    assert kinds.count(events.MosesHelps) == 4
    assert kinds.index(events.RoundCleared) > max(n for n, kind in enumerate(kinds) if kind is events.MosesHelps)


@pytest.mark.rules("P11.2", "P12.1")
@pytest.mark.parametrize(("tokens", "ends"), [(3, True), (4, False)])
def test_moses_comes_before_the_end_of_the_game_is_checked(tokens: int, *, ends: bool) -> None:
    table = Table(2, "memphis", "abydos", round_=3).market("coin boat coin boat coin boat").supply(herd=tokens)
    table.at(0, province=8, boat=1, city=1, field=1).at(1, province=20).play(EndOfRound())
    assert table.asked == (0, "market")  # Moses brought player 0 to 10
    table.pick(0, "1")
    assert bool(table.told(events.GameEnded)) == ends


@pytest.mark.rules("P11.2", "P12.1")
def test_moses_still_comes_in_a_round_that_ends_the_game() -> None:
    table = Table(2, round_=9).supply(herd=2).at(0, boat=3, province=3).play(EndOfRound())
    kinds = [type(event) for event in table.events]
    assert kinds.count(events.MosesHelps) == 4
    assert kinds[-1] is events.GameEnded
    assert table.g.boat[1] == 1


@pytest.mark.rules("P11.2")
def test_steps_of_moses_beyond_the_last_space_are_lost() -> None:
    table = Table(2, round_=3).at(0, city=7, field=7, boat=10, province=24).at(1, city=7, field=7, boat=10, province=24)
    table.claimed(0, RIVER_TOKEN).claimed(1, RIVER_TOKEN)
    assert table.play(*[Moses(effect) for effect in range(4)]).asked is None
    assert helped(table) == []
