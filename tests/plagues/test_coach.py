"""What the coach says of positions set by hand. Every advice has a position in which it speaks, and one where not."""

from __future__ import annotations

from typing import Any

import pytest

from plagues.table import Table, card_token
from tawy.kernel.coach import SHOWN
from tawy.plagues import coach
from tawy.plagues.acts.province import CITY_TOKEN, RIVER_TOKEN
from tawy.plagues.queries.uses import BEFORE_DIE
from tawy.plagues.rules.dice import DevFavour, DieTurn
from tawy.plagues.rules.effects import AdvanceDev
from tawy.plagues.rules.plague import CancelLoss, LoseToken, PayTribute, SufferLoss
from tawy.plagues.rules.rounds import Lightning
from tawy.plagues.rules.territories import ButoKeeps, TakeTerritory
from tawy.plagues.rules.uses import FreeUses
from tawy.plagues.spec import SPEC
from tawy.plagues.terms import SPHINX

ONE_LOSS = ["boat -1", "city -1"]


def said(table: Table, player: int = 0) -> dict[str, dict[str, Any]]:
    """What the coach says to a player: by name what it speaks of."""
    return {each.name: each.about for each in SPEC.counsels(table.g, player)}


def die(table: Table, *unspent: int, player: int = 0) -> Table:
    """A player chooses a die in phase 1."""
    table.market("coin coin coin coin coin coin") if table.g.market[0] < 0 else None
    if unspent:
        table.dice(player, *unspent)
    return table.phase(1).play(DieTurn(player))


def laid_out(people: int = 2, *provinces: str, round_: int = 3, **options: Any) -> Table:
    """A round with a plague that touches nothing here and a loss card with one part."""
    return Table(people, *provinces, round_=round_, **options).plague("darkness").loss(ONE_LOSS)


# --- as a whole


def test_nothing_is_said_before_the_first_round_is_laid_out_and_after_the_end() -> None:
    assert said(die(Table(2))) == {}
    table = die(laid_out())
    assert said(table)
    table.g.ending = 1
    assert said(table) == {}


def test_what_is_not_asked_is_not_advised() -> None:
    assert said(die(laid_out()), 1) == {}


def test_every_advice_stands_once_in_the_order_of_importance() -> None:
    assert len(coach.COACH.names) == len(set(coach.COACH.names))


def test_of_two_that_are_shown_one_is_what_comes_and_one_what_is_within_reach() -> None:
    table = die(laid_out(round_=4).board(0, city="sphinx obelisk - / - - -"))
    shown = [each.name for each in SPEC.counsels(table.g, 0)][:SHOWN]
    assert shown == ["tribute_short", "row_nearly"]


# --- the beginning


@pytest.mark.rules("P12.2", "P14.7")
def test_the_first_turn_is_told_what_wins_and_alone_what_the_automa_is_spared() -> None:
    assert {"first_round"} == {"first_round", "automa_plays_free"} & said(die(laid_out(round_=1))).keys()
    assert {"first_round", "automa_plays_free"} <= said(die(laid_out(1, round_=1))).keys()
    assert "first_round" not in said(die(laid_out(round_=1), 1, 2, 3, 4, 5))
    assert "first_round" not in said(die(laid_out(round_=2)))


# --- tribute


@pytest.mark.rules("P6.1", "P6.3")
def test_too_few_coins_for_this_rounds_tribute() -> None:
    table = die(laid_out(round_=3).keep(0, coin=1))
    assert said(table)["tribute_short"] == {"tribute": 3, "coins": 1, "short": 2}
    assert "tribute_short" not in said(die(laid_out(round_=3).keep(0, coin=3)))
    assert said(die(laid_out(2, "memphis", "buto", round_=3)))["tribute_short"]["tribute"] == 2
    table.phase(3).g.failed = 1
    assert "tribute_short" not in said(table)


@pytest.mark.rules("P4.4", "P6.1")
def test_the_coin_card_closes_a_gap_of_one() -> None:
    table = die(laid_out(round_=3).keep(0, coin=2))
    assert said(table)["coin_card"] == {"number": 3, "tribute": 3}
    table.pick(0, "3 favour").phase(3).play(PayTribute(0))
    assert not table.g.failed
    assert "coin_card" not in said(die(laid_out(round_=3).keep(0, coin=1)))
    assert "coin_card" not in said(die(laid_out(round_=3).keep(0, coin=2).favour(3, 1)))
    assert "coin_card" not in said(die(laid_out(2, "buto", "edfu", round_=3).keep(0, coin=2), 1, 2, 4, 5, 6))


@pytest.mark.rules("P6.1", "P9.4")
def test_a_coin_that_tribute_needs_is_not_to_be_spent_by_mistake() -> None:
    table = laid_out(round_=3).keep(0, coin=3).phase(1).play(DevFavour(0))
    assert said(table)["coin_needed"] == {"tribute": 3}
    assert "coin_needed" not in said(table.keep(0, coin=4).play(DevFavour(0)))
    trade = laid_out(round_=3).keep(0, coin=3, province1=1).board(0, city="obelisk - - / - - -").owns(0, "trade dev")
    assert "coin_needed" in said(trade.phase(1).play(FreeUses(0, BEFORE_DIE)))
    assert "coin_needed" not in said(die(laid_out(round_=3).keep(0, coin=3)))


@pytest.mark.rules("P1.4", "P6.1")
def test_tribute_of_the_next_rounds_is_compared_with_income_and_tokens() -> None:
    table = die(laid_out(round_=3).at(0, boat=5).keep(0, coin=1))
    assert said(table)["tribute_ahead"] == {"rounds": 2, "tribute": 5, "income": 3, "tokens": 0}
    table = die(laid_out(round_=3).at(0, boat=5))
    assert said(table)["tribute_ahead"] == {"rounds": 1, "tribute": 4, "income": 3, "tokens": 0}
    assert "tribute_ahead" not in said(die(laid_out(round_=3).at(0, boat=9)))
    assert "tribute_ahead" not in said(die(laid_out(round_=8, short=True).at(0, boat=9).keep(0, coin=4)))


@pytest.mark.rules("P7.1")
def test_income_for_rounds_to_come_is_not_lessened_by_this_rounds_plague() -> None:
    board = "- sphinx obelisk / - - -"
    table = Table(2, round_=3).plague("locusts").loss(ONE_LOSS).board(0, city=board).keep(0, coin=3)
    assert said(die(table))["tribute_ahead"] == {"rounds": 1, "tribute": 4, "income": 1, "tokens": 0}


@pytest.mark.rules("P16.2")
def test_coin_bonuses_are_for_the_first_rounds() -> None:
    assert said(die(laid_out(round_=2), 1, 2, 3, 4, 5))["coins_early"] == {"count": 2}
    assert "coins_early" not in said(die(laid_out(round_=2)))
    assert "coins_early" not in said(die(laid_out(round_=5), 1, 2, 3, 4, 5))
    followed = laid_out(round_=2).board(0, city="- sphinx obelisk / - - -")
    assert "coins_early" not in said(die(followed, 1, 2, 3, 4, 5))


# --- losses


@pytest.mark.rules("P16.6", "P6.4")
def test_what_one_lacks_can_be_lost() -> None:
    table = laid_out().at(0, boat=2, city=2).phase(3).play(SufferLoss(0, 0))
    assert "loss_harmless" not in said(table)
    assert said(table.at(0, city=0))["loss_harmless"] == {"loss": "city -1"}
    assert said(table, 1) == {}


@pytest.mark.rules("P6.4", "P6.5")
def test_parts_that_cost_nothing_need_not_be_cancelled() -> None:
    parts = (["city -1", "province -3"], ["one of sphinx, obelisk"])
    table = Table(2, round_=3).plague("darkness").loss(*parts).ankhs(0, 1).at(0, city=2).phase(3).play(CancelLoss(0))
    assert said(table)["cancel_other"] == {"parts": [2]}
    assert "cancel_needless" in said(table.at(0, city=0))
    assert "cancel_other" not in said(table)
    both = table.at(0, city=2).board(0, city="sphinx obelisk - / - - -").play(CancelLoss(0))
    assert not {"cancel_other", "cancel_needless"} & said(both).keys()


@pytest.mark.rules("P6.7", "P6.9")
def test_a_token_that_breaks_nothing_is_named() -> None:
    table = laid_out().board(0, city="sphinx obelisk egyptian / sphinx - -").phase(3).play(LoseToken(0, SPHINX))
    assert said(table)["lose_harmless"] == {"spaces": ["city 3"]}
    table.board(0, city="sphinx - - / sphinx - -").play(LoseToken(0, SPHINX))
    assert "lose_harmless" not in said(table), "neither breaks anything"


@pytest.mark.rules("P6.5", "P7.1")
def test_ankhs_are_counted_against_what_the_round_needs() -> None:
    table = die(laid_out().at(0, boat=2, city=2))
    assert said(table)["ankhs_short"] == {"ankhs": 0, "needed": 1}
    ready = die(laid_out().ankhs(0, 1).at(0, boat=2, city=2))
    assert said(ready)["ankhs_ready"] == {"ankhs": 1, "needed": 1}
    fewer = Table(2, round_=3).plague("firstborn").loss(ONE_LOSS).ankhs(0, 1).at(0, boat=2, city=2)
    assert said(die(fewer))["ankhs_short"] == {"ankhs": 0, "needed": 1}
    harmless = said(die(laid_out().at(0, boat=2, city=0)))
    assert not {"ankhs_short", "ankhs_ready"} & harmless.keys()


@pytest.mark.rules("P4.4", "P6.6")
def test_the_ankh_card_makes_up_for_one() -> None:
    table = die(laid_out().at(0, boat=2, city=2))
    assert said(table)["ankh_card"] == {"number": 5}
    table.pick(0, "5 favour").phase(3).play(CancelLoss(0))
    assert table.asked == (0, "cancel")
    assert "ankh_card" not in said(die(laid_out().ankhs(0, 1).at(0, boat=2, city=2)))
    assert "ankh_card" not in said(die(laid_out(round_=9).at(0, boat=2, city=2)))
    fewer = Table(2, round_=3).plague("firstborn").loss(ONE_LOSS).at(0, boat=2, city=2)
    assert "ankh_card" not in said(die(fewer)), "the plague takes it again"


@pytest.mark.rules("P4.8", "P12.3")
def test_a_token_in_the_discard_can_come_back() -> None:
    table = die(laid_out(2, "buto", "edfu").discard(0, "", "herd"))
    assert said(table)["token_recovered"] == {"token": "herd", "die": 3}
    assert "token_recovered" not in said(die(laid_out(2, "buto", "edfu").discard(0, "", "herd"), 1, 2, 5, 6))
    assert "token_recovered" not in said(die(laid_out()))


# --- plagues and penalties


@pytest.mark.rules("P10.1")
def test_a_pharaoh_token_is_there_for_a_plague() -> None:
    table = Table(2, round_=3).plague("livestock").loss(ONE_LOSS).keep(0, pharaoh=2)
    assert said(die(table))["plague_ignored"] == {"plague": "livestock", "count": 2}
    struck = Table(2, round_=3).plague("blood").loss(ONE_LOSS).keep(0, pharaoh=1).at(0, boat=3).play(Lightning(0))
    assert said(struck)["plague_ignored"] == {"plague": "blood", "count": 1}
    assert "plague_ignored" not in said(die(Table(2, round_=3).plague("livestock").loss(ONE_LOSS)))


@pytest.mark.rules("P16.4")
def test_a_pharaoh_token_is_there_for_a_penalty() -> None:
    assert "penalty_removed" not in said(die(laid_out().penalties(0, 1)))
    assert said(die(laid_out().penalties(0, 1).keep(0, pharaoh=1)))["penalty_removed"] == {"count": 1}
    assert "penalty_removed" not in said(die(laid_out().keep(0, pharaoh=1)))


# --- the board


@pytest.mark.rules("P2.5", "P16.1")
def test_a_row_that_lacks_one_token_says_which_and_where_it_is() -> None:
    table = laid_out().board(0, city="sphinx obelisk - / - - -").market("coin egyptian coin coin egyptian coin")
    assert said(die(table))["row_nearly"] == {"token": "egyptian", "space": "city 2", "slots": [2, 5]}
    table.market("coin coin coin coin coin coin")
    assert said(die(table))["row_nearly"]["slots"] == []
    assert "row_nearly" not in said(die(laid_out().board(0, city="sphinx sphinx - / - - -")))
    two_rows = "sphinx obelisk egyptian / sphinx obelisk egyptian"
    assert "row_nearly" not in said(die(laid_out().board(0, city=two_rows, field="herd plantation - / - - -")))


@pytest.mark.rules("P16.1")
def test_a_row_is_for_the_first_rounds() -> None:
    assert "row_early" in said(die(laid_out(round_=4)))
    assert "row_early" not in said(die(laid_out(round_=5)))
    assert "row_early" not in said(die(laid_out(round_=4), 1, 2, 3, 4, 5))
    assert "row_early" not in said(die(laid_out(round_=4).board(0, city="sphinx egyptian obelisk / - - -")))


@pytest.mark.rules("P2.4")
def test_a_token_that_opens_a_coin_bonus() -> None:
    assert said(die(laid_out().board(0, city="- - sphinx / - - -")))["coin_nearly"] == {"space": "city 1"}
    assert said(die(laid_out().board(0, field="- - - / - herd -")))["coin_nearly"] == {"space": "field 5"}
    assert "coin_nearly" not in said(die(laid_out().board(0, city="sphinx - - / - - -")))


@pytest.mark.rules("P2.6")
def test_a_token_that_fills_an_area() -> None:
    full_but_one = "sphinx sphinx sphinx / sphinx - obelisk"
    table = laid_out().board(0, city=full_but_one)
    assert said(die(table))["area_nearly"] == {"area": "city", "space": "city 4"}
    assert "area_nearly" not in said(die(table.claimed(0, CITY_TOKEN)))
    field = laid_out().board(0, field="herd herd herd / herd plantation -")
    assert said(die(field))["area_nearly"] == {"area": "field", "space": "field 5"}


# --- dice


@pytest.mark.rules("P5.1")
def test_the_dice_that_stay_are_soldiers() -> None:
    assert said(die(laid_out(), 1, 3, 4, 6))["dice_kept"] == {"most": 13}
    with_bonus = laid_out().board(0, field="- herd herd / - - -").favour(2, 0)
    assert said(die(with_bonus, 1, 3, 4, 6))["dice_kept"] == {"most": 21}
    assert "dice_kept" not in said(die(laid_out(), 1, 3, 4, 5, 6))
    assert "dice_kept" not in said(die(laid_out(round_=5), 1, 3, 4, 6))


@pytest.mark.rules("P16.3")
def test_soldiers_are_watched_at_a_full_table() -> None:
    table = laid_out(4).dice(1, 4, 5, 6).dice(2, 1, 2, 3).dice(3, 2, 3, 4)
    assert said(die(table, 1, 2, 3, 4))["soldiers_watched"] == {"player": 2, "theirs": 6, "mine": 9}
    assert "soldiers_watched" not in said(die(laid_out(3), 1, 2, 3, 4))
    assert "soldiers_watched" not in said(die(laid_out(4), 1, 2, 3, 4, 5))


@pytest.mark.rules("P4.7")
def test_the_next_hebrew_gives_something_besides() -> None:
    assert said(die(laid_out().hebrews(3)))["hebrew_gift"] == {"gift": "province"}
    assert said(die(laid_out().hebrews(3).freed(0, 1)))["hebrew_gift"] == {"gift": "boat"}
    assert "hebrew_gift" not in said(die(laid_out(2, "buto", "edfu").hebrews(3), 1, 2, 3, 4))
    assert "hebrew_gift" not in said(die(laid_out().hebrews(3).freed(0, *[1] * 4))), "it has no penalty"
    assert "hebrew_gift" in said(die(laid_out().hebrews(3).freed(0, *[1] * 4).penalties(0, 1)))
    assert "hebrew_gift" not in said(die(laid_out().hebrews(3).freed(0, *[1] * 7, *[2] * 6))), "no second Ankh"


@pytest.mark.rules("P12.2", "P16.5")
def test_hebrews_weigh_in_the_end() -> None:
    table = laid_out(3, round_=5).hebrews(3).freed(0, 1).freed(1, 3, 2).freed(2, 2)
    assert said(die(table))["hebrews_behind"] == {"player": 1, "theirs": 5, "mine": 1, "first": 18, "last": 10}
    assert "hebrews_behind" not in said(die(table.freed(0, 3, 1)))
    assert "hebrews_behind" not in said(die(laid_out(3, round_=4).hebrews(3).freed(1, 3)))
    assert "hebrews_behind" not in said(die(laid_out(3, round_=5).freed(1, 3)))


@pytest.mark.rules("P14.8")
def test_alone_second_place_needs_a_sum() -> None:
    table = laid_out(1).hebrews(3).freed(0, 2).freed(1, 3)
    assert said(die(table))["hebrews_alone"] == {"needed": 10, "mine": 2}
    assert "hebrews_alone" not in said(die(table.freed(0, 3)))
    assert "hebrews_alone" not in said(die(laid_out(2).hebrews(3).freed(0, 2).freed(1, 3)))


# --- territories and tracks


@pytest.mark.rules("P9.5", "P16.5")
def test_the_scoring_card_that_is_worth_most_is_named() -> None:
    table = laid_out().opens("scoring four", "scoring rows", "trade dev").phase(2).play(TakeTerritory(0))
    assert "scoring_card" not in said(table), "darkness: nothing to take"
    light = Table(2, round_=3).plague("blood").loss(ONE_LOSS).opens("scoring four", "scoring rows", "trade dev")
    light.phase(2).play(TakeTerritory(0))
    assert said(light)["scoring_card"] == {"card": card_token("scoring four"), "points": 4}
    rows = "sphinx obelisk egyptian / sphinx obelisk egyptian"
    light.board(0, city=rows)
    assert said(light)["scoring_card"] == {"card": card_token("scoring rows"), "points": 6}
    light.opens("scoring hebrews", "trade dev").play(TakeTerritory(0))
    assert "scoring_card" not in said(light), "it would bring nothing"


@pytest.mark.rules("P8.2", "P15.1")
def test_buto_hears_of_the_cards_it_has_drawn_and_nobody_else_does() -> None:
    table = laid_out(2, "buto", "edfu")
    drawn = [table.card("trade", "dev"), table.card("scoring", "four"), table.card("special", "swap")]
    table.g.drawn = [tuple(drawn), ()]
    table.phase(2).play(ButoKeeps(0))
    assert said(table)["scoring_card"] == {"card": card_token("scoring four"), "points": 4}
    assert said(table, 1) == {}


@pytest.mark.rules("P3.5", "P12.2")
def test_the_lower_track_scores() -> None:
    table = laid_out().at(0, city=3, field=1).phase(1).play(AdvanceDev(0, 2, "favour"))
    assert said(table)["dev_choice"] == {"city": 5, "field": 2}
    apart = die(laid_out().at(0, city=3, field=1))
    assert said(apart)["lower_track"] == {"city": 5, "field": 2}
    assert "lower_track" not in said(die(laid_out().at(0, city=2, field=1)))


@pytest.mark.rules("P14.4")
def test_steps_of_the_automa_are_its_own_business() -> None:
    table = laid_out(1).phase(1).play(AdvanceDev(1, 1, "favour"))
    assert table.asked == (0, "dev")
    assert "dev_choice" not in said(table)


@pytest.mark.rules("P3.3", "P3.4")
@pytest.mark.parametrize(
    ("at", "steps", "gift"),
    [(4, 2, "hebrew"), (8, 1, "market"), (11, 1, "dev"), (12, 1, "specials"), (19, 2, "ankh"), (23, 1, "points")],
)
def test_the_province_card_gives_something_soon(at: int, steps: int, gift: str) -> None:
    assert said(die(laid_out().at(0, province=at)))["province_near"] == {"steps": steps, "gift": gift}


@pytest.mark.rules("P3.4")
def test_bonuses_of_the_province_card_that_are_won_are_not_promised_again() -> None:
    assert "province_near" not in said(die(laid_out().at(0, province=3)))
    assert "province_near" not in said(die(laid_out().at(0, province=4).claimed(0, 6)))


@pytest.mark.rules("P2.6", "P3.2")
def test_the_nile_gives_something_soon() -> None:
    assert said(die(laid_out().at(0, boat=4)))["nile_token_near"] == {"steps": 2}
    assert "nile_token_near" not in said(die(laid_out().at(0, boat=4).claimed(0, RIVER_TOKEN)))
    assert "nile_token_near" not in said(die(laid_out().at(0, boat=6)))
    assert "nile_coin_near" in said(die(laid_out().at(0, boat=4)))
    assert "nile_coin_near" not in said(die(laid_out().at(0, boat=5)))


# --- Moses and the end


@pytest.mark.rules("P11.2", "P14.1")
def test_moses_is_announced_to_who_is_last() -> None:
    table = laid_out(round_=3).at(0, city=2, boat=1).at(1, city=2, field=1)
    assert said(die(table))["moses_near"] == {"tracks": ["city", "field", "province"]}
    ahead = laid_out(round_=3).at(0, city=1, field=1, boat=1, province=1)
    assert "moses_near" not in said(die(ahead))
    assert "moses_near" not in said(die(laid_out(round_=4)))
    assert "moses_near" not in said(die(laid_out(1, round_=3)))


@pytest.mark.rules("P12.1")
def test_the_last_round_is_announced_and_a_supply_that_runs_out() -> None:
    assert "last_round" in said(die(laid_out(round_=10)))
    assert "last_round" in said(die(laid_out(round_=8, short=True)))
    assert "last_round" not in said(die(laid_out(round_=8)))
    market = "coin coin coin coin coin coin"
    low = laid_out(round_=6).market(market).supply(coin=3, herd=5)
    assert said(die(low))["supply_low"] == {"left": 8, "least": 2}
    assert "last_round" in said(die(low.supply(coin=2)))
    assert "supply_low" not in said(die(low.supply(coin=2)))
    assert "supply_low" not in said(die(low.supply(coin=9)))
    short = laid_out(round_=6, short=True).market(market).supply(coin=1)
    assert not {"supply_low", "last_round"} & said(die(short)).keys()


@pytest.mark.rules("P12.2")
def test_points_as_they_stand_say_who_is_ahead() -> None:
    table = laid_out().board(0, city="sphinx - - / - - -").at(1, province=24)
    assert said(die(table))["score_behind"] == {"player": 1, "theirs": 23, "mine": 18}
    assert said(die(table.at(1, province=1)))["score_ahead"] == {"player": 1, "theirs": 17, "mine": 18}
    assert not {"score_behind", "score_ahead"} & said(die(laid_out(round_=2))).keys()


# --- what wins


@pytest.mark.rules("P1.4", "P11.2", "P12.1")
def test_stakes_tell_this_round_and_the_next_ones() -> None:
    stakes = SPEC.stakes(laid_out(round_=5).supply(coin=7).g)
    assert (stakes.round, stakes.last_round, stakes.tokens_to_end, stakes.ends) == (5, 10, 5, False)
    rounds = [(each.round, each.tribute, each.ankhs, each.moses) for each in stakes.rounds]
    assert rounds == [(5, 5, 2, False), (6, 5, 2, True), (7, 6, 2, False)]
    assert stakes.points == [17, 17]


@pytest.mark.rules("P12.1", "P13.3")
def test_stakes_end_with_the_game() -> None:
    assert len(SPEC.stakes(laid_out(round_=9).g).rounds) == 2
    assert [each.tribute for each in SPEC.stakes(laid_out(round_=9, advanced=True).g).rounds] == [9, 9]
    used_up = SPEC.stakes(laid_out(round_=5).supply(coin=2).g)
    assert (used_up.ends, used_up.tokens_to_end, len(used_up.rounds)) == (True, 0, 1)
    short = SPEC.stakes(laid_out(1, round_=8, short=True).supply(coin=1).g)
    assert (short.ends, short.tokens_to_end, short.last_round) == (True, None, 8)
