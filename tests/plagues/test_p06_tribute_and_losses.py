"""P6 Phase 3: tribute and losses."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from plagues.table import Table, card_token
from tawy.kernel.bits import bits
from tawy.kernel.frame import Frame
from tawy.plagues import events
from tawy.plagues.explain import TributeDue, tribute
from tawy.plagues.queries.uses import AFTER_LOSSES, BEFORE_SOLDIERS, BEFORE_TRIBUTE, usable_ankhs
from tawy.plagues.queries.wealth import Coins, ankhs, coins
from tawy.plagues.rules.dice import DieTurn
from tawy.plagues.rules.plague import CancelLoss, GivePenalty, PayTribute, PlaguePhase, SufferLoss
from tawy.plagues.rules.rounds import ClearRound, MoveMarker
from tawy.plagues.rules.uses import FreeUses
from tawy.plagues.spec import SPEC
from tawy.plagues.state import NONE, Plagues
from tawy.plagues.terms import COIN, SPENT, TOKENS

COIN_BONUSES = "- sphinx sphinx / - - -"
BOAT_OR_CITY = (["boat -1", "city -1"],)
BOAT_OR_FIELD = (["boat -1", "field -1"],)
PROVINCE_AND_SPHINX = (["city -1", "province -3"], ["one of sphinx, obelisk"])
BOAT_EGYPTIAN_AND_DEV = (["boat -1", "one of egyptian"], ["city -1", "field -1"])
THREE = (["boat -2", "province -3"], ["one of sphinx, obelisk"], ["field -1"])
BOTH_SPHINX_PLANTATION = (["city -1", "field -1"], ["both sphinx, plantation"], ["boat -1", "province -3"])
BOTH_OBELISK_HERD = (["boat -2", "one of egyptian"], ["both obelisk, herd"], ["city -1", "field -1"])
ROWS = ("sphinx egyptian obelisk / obelisk sphinx egyptian", "- - - / - - -")


def owing(tribute: int, people: int = 2) -> Table:
    """Players who owe this much each; their powers change nothing."""
    number = [1, 2, 3, 4, 5, 5, 6, 7, 8].index(tribute) + 1
    return Table(people, *["abydos", "buto", "edfu", "memphis"][:people], round_=number).phase(3)


# --- P6.1 tribute ------------------------------------------------------------------------------------------------


@pytest.mark.rules("P6.1")
def test_tribute_is_paid_in_turn_order() -> None:
    table = owing(1, 3).keep(0, coin=1).keep(1, coin=1).keep(2, coin=1).loss(*BOAT_OR_CITY)
    table.g.order = [2, 0, 1]
    table.play(PlaguePhase())
    assert [event.player for event in table.told(events.TributePaid)] == [2, 0, 1]


def explained(table: Table, player: int = 0) -> TributeDue:
    """What everyone can see of a player's tribute."""
    return SPEC.explain(table.g)[player].tribute


@pytest.mark.rules("P6.1", "P6.3")
@pytest.mark.parametrize(("coins_", "tokens"), [(2, 0), (3, 3), (5, 3)])
def test_who_cannot_pay_in_full_is_not_told_to_spend_tokens(coins_: int, tokens: int) -> None:
    table = owing(3).keep(0, coin=coins_).phase(1)
    assert explained(table) == TributeDue(3, tokens, paid=False)


@pytest.mark.rules("P6.1")
def test_in_the_round_in_which_it_was_paid_the_tribute_is_not_short_of_coins() -> None:
    table = owing(3).keep(0, coin=3, pharaoh=1).keep(1, coin=4).penalties(0, 1).loss(*PROVINCE_AND_SPHINX)
    table.play(PlaguePhase())
    assert table.asked == (0, "free")
    assert explained(table, 0) == TributeDue(3, 3, paid=False)
    table.pick(0, "done")
    assert (table.asked, table.kept(0, "coin")) == ((0, "free"), 0)
    assert [explained(table, player).paid for player in (0, 1)] == [True, True]
    assert tribute(table.g, 0).enough
    table.play(ClearRound())
    assert explained(table) == TributeDue(0, 0, paid=False)


@pytest.mark.rules("P6.3")
def test_who_failed_has_not_paid() -> None:
    table = owing(3).keep(0, coin=2).keep(1, coin=3).loss(*PROVINCE_AND_SPHINX).play(PlaguePhase())
    assert [explained(table, player).paid for player in (0, 1)] == [False, True]
    assert not tribute(table.g, 0).enough


SOURCES: dict[str, Callable[[Table], Table]] = {
    "a coin bonus": lambda table: table.board(0, COIN_BONUSES),
    "the Nile": lambda table: table.at(0, boat=1),
    "a territory card": lambda table: (
        table.owns(0, "trade coin").keep(0, boat=1).board(0, field="plantation - - / - - -")
    ),
    "Pharaoh card 3": lambda table: table.favour(3, 0),
    "a coin token": lambda table: table.keep(0, coin=1),
}
PERMANENT = ("a coin bonus", "the Nile", "a territory card")


@pytest.mark.rules("P6.1")
@pytest.mark.parametrize("source", SOURCES)
def test_tribute_is_paid_with(source: str) -> None:
    table = SOURCES[source](owing(1)).play(PayTribute(0), PayTribute(1))
    assert [event.player for event in table.told(events.TributePaid)] == [0]
    assert bits(table.g.failed) == [1]


@pytest.mark.rules("P6.1")
def test_all_sources_add_up() -> None:
    table = owing(5).board(0, COIN_BONUSES, "plantation - - / - - -").at(0, boat=1).owns(0, "trade coin")
    table.keep(0, boat=1, coin=1).favour(3, 0)
    assert coins(table.g, 0) == Coins(board=1, nile=1, trade=1, special=0, card=1, tokens=1)
    assert table.play(PayTribute(0)).told(events.TributePaid)


@pytest.mark.rules("P6.1", "P9.4")
@pytest.mark.parametrize("missing", ["the card", "a token it shows"])
def test_a_territory_card_gives_its_coin_only_to_who_has_it_and_its_tokens(missing: str) -> None:
    table = owing(1).keep(0, boat=1)
    if missing == "the card":
        table.owns(1, "trade coin").board(0, field="plantation - - / - - -")
    else:
        table.owns(0, "trade coin")
    assert coins(table.g, 0).total == 0


@pytest.mark.rules("P6.1")
@pytest.mark.parametrize("source", PERMANENT)
def test_permanent_coins_are_not_spent(source: str) -> None:
    table = SOURCES[source](owing(1))
    for _ in range(3):
        table.play(PayTribute(0))
    assert len(table.told(events.TributePaid)) == 3
    assert coins(table.g, 0).permanent == 1


@pytest.mark.rules("P6.1")
def test_coin_tokens_are_removed_from_the_game() -> None:
    table = owing(2).keep(0, coin=3).play(PayTribute(0))
    assert table.kept(0, "coin") == 1
    assert table.g.gone[COIN] == 2


# --- P6.2 who can pay, pays --------------------------------------------------------------------------------------


@pytest.mark.rules("P6.2")
@pytest.mark.parametrize(
    ("boat", "tokens_left", "card_left"),
    [(5, 2, True), (3, 2, False), (1, 1, False), (0, 0, False)],
    ids=["permanent coins are enough", "then card 3", "then a token", "then two"],
)
def test_permanent_coins_come_first_then_card_3_then_no_more_tokens_than_needed(
    boat: int, tokens_left: int, *, card_left: bool
) -> None:
    table = owing(3).at(0, boat=boat).favour(3, 0).keep(0, coin=2).play(PayTribute(0))
    assert table.told(events.TributePaid)
    assert table.asked is None
    assert table.kept(0, "coin") == tokens_left
    assert table.g.cards[2] == (0 if card_left else SPENT)


@pytest.mark.rules("P6.2")
def test_who_can_pay_is_not_asked_and_cannot_keep_its_tokens() -> None:
    table = owing(1).keep(0, coin=1).keep(1, coin=1).loss(*BOAT_OR_CITY).play(PlaguePhase())
    assert table.asked == (0, "loss")
    assert (table.kept(0, "coin"), table.kept(1, "coin")) == (0, 0)


CHOICES = {
    "special coins": lambda table: table.freed(0, 1, 1, 1, 1).at(0, boat=1),
    "trade no tribute": lambda table: table.keep(0, province1=1, coin=1).board(0, field="plantation - - / - - -"),
}


def choosing(card: str) -> Table:
    """Player 0 owes 3 and can make it up only with this territory card."""
    table: Table = CHOICES[card](owing(3)).owns(0, card).loss(*BOAT_OR_CITY)
    return table.play(PlaguePhase())


@pytest.mark.rules("P6.2", "P9.3", "P9.4")
@pytest.mark.parametrize("card", CHOICES)
def test_these_cards_make_up_the_sum_if_the_player_wants(card: str) -> None:
    table = choosing(card)
    assert (table.asked, table.tokens) == ((0, "free"), ["done", f"use {card_token(card)}"])
    table.pick(0, f"use {card_token(card)}")
    assert [event.player for event in table.told(events.TributePaid)] == [0]
    assert table.kept(0, "coin") == 0  # the one that paid for the trade
    assert table.g.penalties == [0, 1]


@pytest.mark.rules("P6.2", "P6.3")
@pytest.mark.parametrize("card", CHOICES)
def test_these_cards_are_the_players_choice_even_if_only_they_would_make_up_the_sum(card: str) -> None:
    table = choosing(card).pick(0, "done")
    assert bits(table.g.failed) == [0, 1]
    assert table.kept(0, "coin") == (1 if card == "trade no tribute" else 0)


# --- P6.3 who cannot pay -----------------------------------------------------------------------------------------


@pytest.mark.rules("P6.3")
def test_who_cannot_pay_spends_no_tokens_and_card_3_goes_back() -> None:
    table = owing(5).keep(0, coin=3).favour(3, 0).play(PayTribute(0))
    assert table.told(events.TributeFailed)
    assert table.kept(0, "coin") == 3
    assert table.g.gone[COIN] == 0
    assert table.g.cards[2] == SPENT


@pytest.mark.rules("P6.3", "P12.3")
def test_who_failed_takes_the_plague_card_as_a_penalty_of_3_points() -> None:
    table = owing(1).keep(0, coin=1).plague("boils").play(PayTribute(0), PayTribute(1), GivePenalty())
    assert table.g.penalties == [0, 1]
    assert table.points(1, "penalties") == -3
    assert table.told(events.PenaltyTaken) == [events.PenaltyTaken(1)]


@pytest.mark.rules("P6.3")
def test_only_one_takes_it_when_all_have_paid_or_failed() -> None:
    table = owing(1, 4).keep(1, coin=1).at(0, province=1).at(1, province=0).at(2, province=5).at(3, province=2)
    table.loss(*BOAT_OR_CITY).play(PlaguePhase())
    assert bits(table.g.failed) == [0, 2]  # Memphis owes nothing in round 1
    assert table.g.penalties == [1, 0, 0, 0]
    kinds = [type(event) for event in table.events]
    assert kinds.index(events.PenaltyTaken) > max(kinds.index(events.TributePaid), kinds.index(events.TributeFailed))
    assert kinds.count(events.PenaltyTaken) == 1


@pytest.mark.rules("P6.3")
def test_who_paid_takes_no_penalty_however_far_behind() -> None:
    table = owing(1).keep(0, coin=1).at(1, province=20, boat=0).play(PayTribute(0), PayTribute(1), GivePenalty())
    assert table.g.penalties == [0, 1]


BEHIND = {
    "least far on the province card": lambda table: table.at(0, province=4).at(1, province=3, boat=2),
    "then on the Nile": lambda table: table.at(0, boat=4).at(1, boat=2).board(1, "sphinx - - / - - -"),
    "then with fewest tokens on the board": lambda table: table.board(0, "sphinx - - / - - -").freed(1, 1),
    "then with fewest Hebrew tokens": lambda table: table.freed(0, 1, 1).freed(1, 3),
}


@pytest.mark.rules("P6.3")
@pytest.mark.parametrize("tie", BEHIND)
def test_of_those_who_failed_it_is_taken_by_who_is(tie: str) -> None:
    table: Table = BEHIND[tie](owing(5))
    assert table.play(PayTribute(0), PayTribute(1), GivePenalty()).g.penalties == [0, 1]


@pytest.mark.rules("P6.3")
@pytest.mark.parametrize("ahead", [0, 3], ids=["all level", "two behind level"])
def test_if_the_last_are_level_on_all_four_the_card_is_removed(ahead: int) -> None:
    table = owing(5, 3).at(2, province=ahead).play(*[PayTribute(player) for player in range(3)], GivePenalty())
    assert bits(table.g.failed) == [0, 1, 2]
    assert table.g.penalties == [0, 0, 0]
    assert table.told(events.PenaltyTaken) == [events.PenaltyTaken(None)]


@pytest.mark.rules("P6.3")
def test_if_nobody_failed_the_card_is_discarded() -> None:
    table = owing(1).keep(0, coin=1).keep(1, coin=1).plague("boils").loss(*BOAT_OR_CITY).play(PlaguePhase())
    table.pick(0, "boat -1").pick(1, "boat -1").play(ClearRound(), MoveMarker(2))
    assert table.g.penalties == [0, 0]
    assert not table.told(events.PenaltyTaken)
    assert table.g.plague == NONE
    assert table.g.plague_deck.bit_count() == 9


@pytest.mark.rules("P6.3", "P7.1")
@pytest.mark.parametrize("fails", [True, False])
def test_the_effect_lasts_to_the_end_of_the_round_whoever_has_the_card(*, fails: bool) -> None:
    table = owing(1).plague("firstborn").loss(*BOAT_OR_CITY).at(0, province=21).keep(1, coin=1)
    table.keep(0, coin=0 if fails else 1).play(PlaguePhase())
    assert table.g.penalties == [int(fails), 0]
    assert table.asked == (0, "loss")  # its only Ankh does not count
    assert usable_ankhs(table.g, 0) == 0


# --- P6.4 losses -------------------------------------------------------------------------------------------------


@pytest.mark.rules("P6.4")
def test_all_players_suffer_the_rounds_loss_by_turn_order() -> None:
    table = owing(1, 3).loss(*BOAT_OR_CITY).at(0, boat=3).at(1, city=3).at(2, boat=5)
    table.g.order = [1, 2, 0]
    table.play(PlaguePhase()).pick(1, "city -1").pick(2, "boat -1").pick(0, "boat -1")
    assert (table.g.boat, table.g.dev[2]) == ([2, 0, 4], 2)
    assert [event.player for event in table.told(events.LossSuffered)] == [1, 2, 0]
    assert table.asked is None


@pytest.mark.rules("P6.4")
def test_each_part_is_suffered_from_the_top() -> None:
    table = owing(1).loss(*THREE).board(0, "sphinx obelisk - / - - -").at(0, boat=3, field=2)
    table.play(CancelLoss(0)).pick(0, "boat -2").pick(0, "obelisk").pick(0, "2")
    assert [(event.part, event.loss) for event in table.told(events.LossSuffered)] == [
        (1, "boat -2"),
        (2, "obelisk"),
        (3, "field -1"),
    ]
    assert (table.g.boat[0], table.g.dev[1], table.in_discard(0)) == (1, 1, [None, "obelisk"])


@pytest.mark.rules("P6.4")
@pytest.mark.parametrize(("choice", "boat", "city"), [("boat -1", 2, 3), ("city -1", 3, 2)])
def test_where_a_part_offers_a_choice_the_player_chooses(choice: str, boat: int, city: int) -> None:
    table = Table(2).loss(*BOAT_OR_CITY).at(0, boat=3, city=3).play(SufferLoss(0, 0))
    assert (table.asked, table.tokens) == ((0, "loss"), ["boat -1", "city -1"])
    table.pick(0, choice)
    assert (table.g.boat[0], table.g.dev[0]) == (boat, city)


@pytest.mark.rules("P6.4")
@pytest.mark.parametrize(
    ("card", "choice"),
    [
        (BOAT_OR_CITY, "boat -1"),
        (BOAT_OR_CITY, "city -1"),
        (PROVINCE_AND_SPHINX, "province -3"),
        (BOAT_EGYPTIAN_AND_DEV, "egyptian"),
    ],
)
def test_a_choice_may_be_what_one_does_not_have_or_cannot_move_back(card: tuple[list[str], ...], choice: str) -> None:
    table = Table(2).loss(*card).play(SufferLoss(0, 0)).pick(0, choice)
    assert table.asked is None
    assert [type(event) for event in table.events] == [events.LossSuffered]


@pytest.mark.rules("P6.4")
def test_the_loss_card_is_discarded_afterwards() -> None:
    table = owing(1).loss(*BOAT_OR_CITY)
    card = table.g.loss
    table.play(PlaguePhase()).pick(0, "boat -1").pick(1, "boat -1").play(ClearRound(), MoveMarker(2))
    assert table.g.loss == NONE
    assert card not in bits(table.g.loss_deck)


# --- P6.5 cancelling a part --------------------------------------------------------------------------------------


def with_rows(number: int) -> Table:
    """Player 0 has two Ankhs by its rows; a loss card of three parts."""
    return Table(2, round_=number).phase(3).loss(*THREE).board(0, *ROWS).at(0, boat=5, province=5, field=4)


@pytest.mark.rules("P6.5")
@pytest.mark.parametrize("part", [1, 2, 3])
def test_with_enough_ankhs_one_part_of_choice_is_cancelled_and_the_others_are_suffered(part: int) -> None:
    table = with_rows(6).play(CancelLoss(0))
    assert (table.asked, table.tokens) == ((0, "cancel"), ["done", "1", "2", "3"])
    table.pick(0, str(part))
    while table.asked is not None:
        table.pick(0, table.tokens[0])
    assert [event.part for event in table.told(events.LossSuffered)] == [n for n in (1, 2, 3) if n != part]
    assert table.told(events.LossCancelled) == [events.LossCancelled(0, part)]


@pytest.mark.rules("P6.5")
def test_cancelling_is_the_players_choice() -> None:
    table = with_rows(6).play(CancelLoss(0)).pick(0, "done").pick(0, "boat -2").pick(0, "obelisk")
    table.pick(0, "city 2").pick(0, "1")
    assert len(table.told(events.LossSuffered)) == 3
    assert not table.told(events.LossCancelled)


@pytest.mark.rules("P6.5")
def test_with_too_few_ankhs_nothing_is_cancelled() -> None:
    assert with_rows(9).play(CancelLoss(0)).asked == (0, "loss")
    assert with_rows(8).play(CancelLoss(0)).asked == (0, "cancel")


@pytest.mark.rules("P6.5")
def test_more_ankhs_cancel_no_second_part() -> None:
    table = with_rows(1).favour(5, 0).play(CancelLoss(0)).pick(0, "2").pick(0, "boat -2")
    assert table.asked is None
    assert [event.part for event in table.told(events.LossSuffered)] == [1, 3]
    assert len(table.told(events.LossCancelled)) == 1


@pytest.mark.rules("P6.5")
def test_the_part_is_named_before_the_others_are_suffered() -> None:
    table = with_rows(1).play(CancelLoss(0)).pick(0, "3")
    assert [type(event) for event in table.events] == [events.LossCancelled]
    assert table.asked == (0, "loss")


@pytest.mark.rules("P6.5")
def test_each_player_cancels_for_itself() -> None:
    table = Table(2).phase(3).loss(*BOAT_OR_CITY).ankhs(0, 1).at(1, boat=3).play(CancelLoss(0), CancelLoss(1))
    table.pick(0, "1")
    assert table.asked == (1, "loss")


@pytest.mark.rules("P6.5")
@pytest.mark.parametrize("number", [1, 5, 9])
def test_ankhs_are_not_spent(number: int) -> None:
    table = Table(2, round_=number).phase(3).loss(*BOAT_OR_CITY).ankhs(0, 3).board(0, *ROWS)
    table.play(CancelLoss(0)).pick(0, "1")
    assert ankhs(table.g, 0).total == 5


@pytest.mark.rules("P6.5")
@pytest.mark.parametrize(("others", "spent"), [(1, True), (2, False), (3, False)])
def test_pharaoh_card_5_is_spent_only_if_it_was_needed_to_reach_the_number(others: int, *, spent: bool) -> None:
    table = Table(2, round_=5).phase(3).loss(*BOAT_OR_CITY).ankhs(0, others).favour(5, 0).play(CancelLoss(0))
    assert table.g.cards[4] == 0
    table.pick(0, "1")
    assert table.g.cards[4] == (SPENT if spent else 0)


@pytest.mark.rules("P6.5")
def test_pharaoh_card_5_is_not_spent_by_who_cancels_nothing() -> None:
    table = Table(2, round_=1).phase(3).loss(*BOAT_OR_CITY).favour(5, 0).play(CancelLoss(0)).pick(0, "done")
    assert table.pick(0, "boat -1").g.cards[4] == 0


@pytest.mark.rules("P6.5", "P7.1")
@pytest.mark.parametrize(("others", "spent"), [(2, True), (3, False)])
def test_under_a_plague_that_hides_an_ankh_card_5_is_needed_one_ankh_later(others: int, *, spent: bool) -> None:
    table = Table(2, round_=5).phase(3).loss(*BOAT_OR_CITY).ankhs(0, others).favour(5, 0).plague("firstborn")
    table.play(CancelLoss(0)).pick(0, "1")
    assert table.g.cards[4] == (SPENT if spent else 0)


# --- P6.6 Ankh symbols -------------------------------------------------------------------------------------------

ANKHS: dict[str, tuple[Callable[[Table], Table], int]] = {
    "one complete row": (lambda table: table.board(0, "sphinx egyptian obelisk / - - -"), 1),
    "two complete rows": (lambda table: table.board(0, *ROWS), 2),
    "four complete rows": (
        lambda table: table.board(0, ROWS[0], "herd egyptian plantation / egyptian herd plantation"),
        2,
    ),
    "boat on the last space": (lambda table: table.at(0, boat=10), 1),
    "seven Hebrews": (lambda table: table.freed(0, 1, 1, 1, 2, 2, 2, 3), 1),
    "province card 21": (lambda table: table.at(0, province=21), 1),
    "Pharaoh card 5": (lambda table: table.favour(5, 0), 1),
}


@pytest.mark.rules("P6.6")
@pytest.mark.parametrize("source", ANKHS)
def test_ankh_symbols_come_from(source: str) -> None:
    put, active = ANKHS[source]
    assert ankhs(put(Table(2)).g, 0).total == active
    assert ankhs(put(Table(2)).g, 1).total == 0


@pytest.mark.rules("P6.6")
def test_the_hebrews_of_another_are_no_ankh() -> None:
    table = Table(3).freed(0, *[3] * 6).freed(1, *[1] * 7).freed(2, *[2] * 6)
    assert [ankhs(table.g, player).hebrews for player in range(3)] == [0, 1, 0]


@pytest.mark.rules("P6.6")
def test_all_ankh_symbols_add_up() -> None:
    table = Table(2).board(0, *ROWS).at(0, boat=10, province=24).freed(0, *[1] * 7).favour(5, 0)
    assert ankhs(table.g, 0).amounts() == (2, 1, 1, 1, 1)
    assert ankhs(table.g, 0).total == 6


@pytest.mark.rules("P6.6", "P9.3")
@pytest.mark.parametrize("source", ANKHS)
def test_every_ankh_counts_for_special_actions_in_phase_1(source: str) -> None:
    put, _ = ANKHS[source]
    table = put(Table(2, "memphis", "buto").owns(0, "special swap").market("coin boat - - - -")).phase(1)
    assert f"use {card_token('special swap')}" in table.play(DieTurn(0)).tokens


@pytest.mark.rules("P6.6", "P9.3")
@pytest.mark.parametrize(
    ("phase", "frame"),
    [
        (1, DieTurn(0)),
        (2, FreeUses(0, BEFORE_SOLDIERS)),
        (3, FreeUses(0, BEFORE_TRIBUTE)),
        (3, FreeUses(0, AFTER_LOSSES)),
    ],
    ids=["dice", "soldiers", "tribute", "losses"],
)
@pytest.mark.parametrize(("others", "offered"), [(1, False), (2, True)])
def test_ankhs_count_for_special_actions_in_every_phase(
    phase: int, frame: Frame[Plagues], others: int, *, offered: bool
) -> None:
    table = Table(2).ankhs(0, others).favour(5, 0).owns(0, "special market").market("coin boat - - - -").phase(phase)
    table.play(frame)
    assert (table.asked is not None and f"use {card_token('special market')}" in table.tokens) == offered


# --- P6.7 kinds of loss ------------------------------------------------------------------------------------------


@pytest.mark.rules("P6.7")
@pytest.mark.parametrize(
    ("card", "part", "choice", "after"),
    [
        (BOAT_OR_CITY, 0, "boat -1", (4, 9, 3, 3)),
        (THREE, 0, "boat -2", (3, 9, 3, 3)),
        (BOAT_OR_CITY, 0, "city -1", (5, 9, 2, 3)),
        (BOAT_OR_FIELD, 0, "field -1", (5, 9, 3, 2)),
        (PROVINCE_AND_SPHINX, 0, "province -3", (5, 6, 3, 3)),
    ],
    ids=["boat back 1", "boat back 2", "city track back 1", "field track back 1", "province card back 3"],
)
def test_a_marker_goes_back(
    card: tuple[list[str], ...], part: int, choice: str, after: tuple[int, int, int, int]
) -> None:
    table = Table(2).loss(*card).at(0, boat=5, province=9, city=3, field=3).play(SufferLoss(0, part)).pick(0, choice)
    assert (table.g.boat[0], table.g.card_at[0], *table.g.dev[:2]) == after


@pytest.mark.rules("P6.7")
@pytest.mark.parametrize(
    ("city", "field", "space"),
    [("- egyptian - / - - -", "- - - / - - -", "city 1"), ("- - - / - - -", "- - - / egyptian - -", "field 3")],
)
def test_an_egyptian_goes_from_city_or_field_to_the_discard(city: str, field: str, space: str) -> None:
    table = Table(2).loss(*BOAT_EGYPTIAN_AND_DEV).board(0, city, field).play(SufferLoss(0, 0)).pick(0, "egyptian")
    table.pick(0, "1")
    assert table.on(0, space) is None
    assert table.in_discard(0) == ["egyptian", None]


@pytest.mark.rules("P6.7")
@pytest.mark.parametrize(("kind", "left"), [("sphinx", "obelisk"), ("obelisk", "sphinx")])
def test_of_two_shown_kinds_the_player_names_the_one_it_loses(kind: str, left: str) -> None:
    table = Table(2).loss(*PROVINCE_AND_SPHINX).board(0, "sphinx - obelisk / - - -").play(SufferLoss(0, 1))
    assert (table.asked, table.tokens) == ((0, "loss"), ["sphinx", "obelisk"])
    table.pick(0, kind).pick(0, "1")
    assert table.in_discard(0) == [kind, None]
    assert {table.on(0, "city 0"), table.on(0, "city 2")} == {left, None}


@pytest.mark.rules("P6.7", "P6.4")
def test_the_player_may_name_a_kind_it_does_not_have() -> None:
    table = Table(2).loss(*PROVINCE_AND_SPHINX).board(0, "sphinx sphinx - / - - -").play(SufferLoss(0, 1))
    table.pick(0, "obelisk")
    assert table.asked is None
    assert table.in_discard(0) == [None, None]
    assert table.on(0, "city 0") == table.on(0, "city 1") == "sphinx"


@pytest.mark.rules("P6.7")
def test_both_shown_kinds_go_to_the_discard() -> None:
    table = Table(2).loss(*BOTH_SPHINX_PLANTATION).board(0, "sphinx - - / - - -", "plantation - - / - - -")
    table.play(SufferLoss(0, 1)).pick(0, "2")
    assert table.in_discard(0) == ["plantation", "sphinx"]
    assert set(table.g.board) == {-1}


@pytest.mark.rules("P6.7")
@pytest.mark.parametrize(
    ("city", "field", "lost"),
    [
        ("obelisk - - / - - -", "- - - / - - -", "obelisk"),
        ("- - - / - - -", "herd - - / - - -", "herd"),
    ],
)
def test_of_both_kinds_only_those_it_has(city: str, field: str, lost: str) -> None:
    table = Table(2).loss(*BOTH_OBELISK_HERD).board(0, city, field).play(SufferLoss(0, 1)).pick(0, "1")
    assert table.asked is None
    assert table.in_discard(0) == [lost, None]


@pytest.mark.rules("P6.7")
def test_of_both_kinds_nothing_is_lost_by_who_has_neither() -> None:
    table = Table(2).loss(*BOTH_OBELISK_HERD).board(0, "sphinx - - / - - -").play(SufferLoss(0, 1))
    assert table.asked is None
    assert table.on(0, "city 0") == "sphinx"


@pytest.mark.rules("P6.7")
def test_of_several_tokens_of_a_kind_the_player_chooses_which() -> None:
    table = Table(2).loss(*BOAT_EGYPTIAN_AND_DEV).board(0, "egyptian - - / - - egyptian", "- egyptian - / - - -")
    table.play(SufferLoss(0, 0)).pick(0, "egyptian")
    assert (table.asked, table.tokens) == ((0, "lose"), ["city 0", "city 5", "field 1"])
    table.pick(0, "city 5").pick(0, "1")
    assert [table.on(0, space) for space in ("city 0", "city 5", "field 1")] == ["egyptian", None, "egyptian"]


# --- P6.8 the discard --------------------------------------------------------------------------------------------


def loses_sphinx(first: str = "", second: str = "") -> Table:
    """Player 0 loses a sphinx, with these tokens in its discard."""
    table = Table(2).loss(*PROVINCE_AND_SPHINX).board(0, "sphinx - - / - - -").discard(0, first, second)
    return table.play(SufferLoss(0, 1)).pick(0, "sphinx")


@pytest.mark.rules("P6.8")
@pytest.mark.parametrize(("slot", "discard"), [("1", ["sphinx", None]), ("2", [None, "sphinx"])])
def test_the_player_chooses_the_free_slot(slot: str, discard: list[str | None]) -> None:
    table = loses_sphinx()
    assert (table.asked, table.tokens) == ((0, "slot"), ["1", "2"])
    assert table.pick(0, slot).in_discard(0) == discard


@pytest.mark.rules("P6.8")
@pytest.mark.parametrize(
    ("first", "second", "discard"), [("herd", "", ["herd", "sphinx"]), ("", "herd", ["sphinx", "herd"])]
)
def test_a_kept_token_stays_in_its_slot(first: str, second: str, discard: list[str | None]) -> None:
    table = loses_sphinx(first, second)
    assert table.asked is None
    assert table.in_discard(0) == discard


@pytest.mark.rules("P6.8")
@pytest.mark.parametrize(
    ("given_up", "discard", "gone"),
    [
        ("1", ["sphinx", "obelisk"], "herd"),
        ("2", ["herd", "sphinx"], "obelisk"),
        ("new", ["herd", "obelisk"], "sphinx"),
    ],
)
def test_of_three_tokens_two_of_choice_are_kept_and_the_third_leaves_the_game(
    given_up: str, discard: list[str | None], gone: str
) -> None:
    table = loses_sphinx("herd", "obelisk")
    assert (table.asked, table.tokens) == ((0, "give_up"), ["1", "2", "new"])
    table.pick(0, given_up)
    assert table.in_discard(0) == discard
    assert {TOKENS[kind]: count for kind, count in enumerate(table.g.gone) if count} == {gone: 1}


@pytest.mark.rules("P6.8", "P6.7")
def test_with_both_kinds_lost_and_one_in_the_discard_any_two_are_kept() -> None:
    table = Table(2).loss(*BOTH_SPHINX_PLANTATION).board(0, "sphinx - - / - - -", "plantation - - / - - -")
    table.discard(0, "herd").play(SufferLoss(0, 1))
    assert (table.asked, table.in_discard(0)) == ((0, "give_up"), ["herd", "sphinx"])
    assert table.pick(0, "1").in_discard(0) == ["plantation", "sphinx"]


# --- P6.9 what a removed token breaks ----------------------------------------------------------------------------


@pytest.mark.rules("P6.9", "P2.3", "P2.5")
def test_a_removed_token_breaks_bonuses_and_rows() -> None:
    table = Table(2).loss(*BOAT_EGYPTIAN_AND_DEV).board(0, "sphinx egyptian obelisk / - - -").at(0, city=3)
    assert (ankhs(table.g, 0).rows, coins(table.g, 0).board) == (1, 1)
    table.play(SufferLoss(0, 0)).pick(0, "egyptian").pick(0, "1")
    assert (ankhs(table.g, 0).rows, coins(table.g, 0).board) == (0, 0)
    assert table.g.dev[0] == 2
    assert table.told(events.BoardBonus) == [events.BoardBonus(0, (), ("dev_city", "coin"), -1)]


@pytest.mark.rules("P6.9")
def test_a_token_at_the_end_of_a_row_breaks_only_its_own_bonus() -> None:
    table = Table(2).loss(*PROVINCE_AND_SPHINX).board(0, "sphinx egyptian obelisk / - - -").at(0, city=3)
    table.play(SufferLoss(0, 1)).pick(0, "sphinx").pick(0, "1")
    assert coins(table.g, 0).board == 1
    assert table.g.dev[0] == 2


@pytest.mark.rules("P6.9")
def test_a_token_alone_breaks_nothing() -> None:
    table = Table(2).loss(*PROVINCE_AND_SPHINX).board(0, "sphinx - obelisk / - - -").at(0, city=3)
    table.play(SufferLoss(0, 1)).pick(0, "sphinx").pick(0, "1")
    assert table.g.dev[0] == 3
    assert not table.told(events.BoardBonus)
