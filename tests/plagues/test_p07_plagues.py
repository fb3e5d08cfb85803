"""P7 Plagues: ten effects, their times, and who ignores them."""

from __future__ import annotations

import pytest

from plagues.table import Table, card_number, card_token
from tawy.kernel.bits import union
from tawy.kernel.frame import Frame
from tawy.plagues import events
from tawy.plagues.checks import PLAGUE_EFFECTS
from tawy.plagues.explain import tribute
from tawy.plagues.queries.scoring import points
from tawy.plagues.queries.uses import AFTER_LOSSES, BEFORE_SOLDIERS, BEFORE_TRIBUTE, usable_ankhs
from tawy.plagues.queries.wealth import coins, soldiers
from tawy.plagues.rules.dice import DieTurn
from tawy.plagues.rules.plague import CancelLoss, PayTribute
from tawy.plagues.rules.rounds import ClearRound, Lightning, MoveMarker, RevealPlague
from tawy.plagues.rules.territories import TerritoryPhase
from tawy.plagues.rules.uses import FreeUses
from tawy.plagues.state import Plagues
from tawy.plagues.tables import shipped
from tawy.plagues.terms import COIN, ON_TABLE, SPENT

PLAGUES = [plague.id for plague in shipped().tables.plagues]
COIN_BONUSES = ("- sphinx sphinx / - - -", "- - - / - herd herd")
HEBREW_BONUS = "- - - / - sphinx sphinx"
OPEN = ("scoring four", "scoring rows", "scoring discard")


def under(plague: str, people: int = 2, number: int = 2) -> Table:
    """Players under this plague, whose powers do nothing here."""
    return Table(people, *["abydos", "memphis", "edfu", "buto"][-people:], round_=number).plague(plague)


def ends(table: Table, words: str) -> list[int]:
    """The dice with which the pending question offers this action."""
    return sorted(int(token.split()[0]) for token in table.tokens if token.endswith(words))


# --- P7.1 ten effects --------------------------------------------------------------------------------------------


@pytest.mark.rules("P7.1")
def test_each_of_the_ten_effects_is_on_one_plague() -> None:
    assert sorted(plague.effect for plague in shipped().tables.plagues) == sorted(PLAGUE_EFFECTS)
    assert len(set(PLAGUES)) == 10


@pytest.mark.rules("P7.1", "P4.4")
@pytest.mark.parametrize("number", [1, 2, 4, 5, 6])
def test_lice_taking_a_pharaoh_card_costs_a_coin_token(number: int) -> None:
    table = under("lice").keep(0, coin=1).play(DieTurn(0)).pick(0, f"{number} favour")
    assert (table.kept(0, "coin"), table.g.gone[COIN], table.g.cards[number - 1]) == (0, 1, 0)


@pytest.mark.rules("P7.1")
def test_lice_card_3_costs_nothing() -> None:
    table = under("lice").keep(0, coin=1).play(DieTurn(0)).pick(0, "3 favour")
    assert (table.kept(0, "coin"), table.g.cards[2]) == (1, 0)


@pytest.mark.rules("P7.1")
@pytest.mark.parametrize("holder", [ON_TABLE, 0], ids=["without card 3", "with card 3"])
def test_lice_without_a_coin_token_only_card_3_can_be_taken_and_it_does_not_serve(holder: int) -> None:
    table = under("lice").favour(3, holder).market("coin coin - - - -").play(DieTurn(0))
    assert ends(table, " favour") == ([3] if holder == ON_TABLE else [])
    assert table.why(0, "favour 4") == ["P7.1"]


@pytest.mark.rules("P7.1", "P4.4")
@pytest.mark.parametrize(("tokens", "asked"), [(1, "dev"), (2, "dev_favour")])
def test_lice_the_second_step_of_card_1_costs_another_coin(tokens: int, asked: str) -> None:
    table = under("lice").keep(0, coin=tokens).play(DieTurn(0)).pick(0, "1 favour")
    assert table.asked == (0, asked)


@pytest.mark.rules("P7.1", "P4.6")
@pytest.mark.parametrize(("plague", "dice"), [("flies", [6]), ("boils", [3, 4, 5, 6])])
def test_flies_the_boards_hebrew_bonus_may_not_be_used(plague: str, dice: list[int]) -> None:
    table = under(plague).board(0, HEBREW_BONUS).hebrews(3).play(DieTurn(0))
    assert ends(table, " hebrew 3") == dice


@pytest.mark.rules("P7.1", "P5.1")
@pytest.mark.parametrize(("plague", "bonus"), [("boils", 0), ("flies", 3)])
def test_boils_the_boards_three_soldiers_may_not_be_used(plague: str, bonus: int) -> None:
    table = (
        under(plague).board(0, field="- herd egyptian / - - -").dice(0, 1, 2, 3).favour(2, 0).owns(0, "trade soldier")
    )
    assert soldiers(table.g, 0).amounts() == (6, bonus, 5, 1, 0)
    assert table.opens(*OPEN).play(TerritoryPhase()).told(events.SoldiersCounted)[0].soldiers[0] == 12 + bonus


@pytest.mark.rules("P7.1", "P7.2")
@pytest.mark.parametrize(
    ("plague", "boats", "cards"), [("frogs", [5, 1, 0], [7, 0, 0]), ("blood", [4, 0, 0], [9, 1, 2])]
)
def test_frogs_province_card_back_2_and_blood_boat_back_1(plague: str, boats: list[int], cards: list[int]) -> None:
    table = Table(3, round_=2).at(0, boat=5, province=9).at(1, boat=1, province=1).at(2, province=2)
    table.play(RevealPlague()).roll("plague", plague)
    assert (table.g.boat, table.g.card_at) == (boats, cards)


@pytest.mark.rules("P7.1", "P5.3")
def test_darkness_no_choice_of_territories_the_three_are_discarded() -> None:
    table = under("darkness").opens(*OPEN).play(TerritoryPhase())
    assert table.asked is None
    assert not any(table.g.land)
    assert (table.g.open_land, table.g.land_gone) == (0, union(map(card_number, OPEN)))


@pytest.mark.rules("P7.1", "P6.5")
@pytest.mark.parametrize(("number", "active", "asked"), [(5, 2, "loss"), (5, 3, "cancel"), (1, 1, "loss")])
def test_firstborn_one_ankh_fewer_in_phase_3(number: int, active: int, asked: str) -> None:
    table = under("firstborn", number=number).phase(3).loss(["boat -1", "city -1"]).ankhs(0, active)
    assert table.play(CancelLoss(0)).asked == (0, asked)


@pytest.mark.rules("P7.1", "P6.1")
@pytest.mark.parametrize(("tokens", "paid"), [(2, False), (3, True)])
def test_livestock_tribute_plus_1(tokens: int, *, paid: bool) -> None:
    table = under("livestock").keep(0, coin=tokens).play(PayTribute(0))
    assert tribute(table.g, 0).due == 3
    assert bool(table.told(events.TributePaid)) == paid


@pytest.mark.rules("P7.1", "P6.1")
@pytest.mark.parametrize(("plague", "board"), [("locusts", 0), ("livestock", 2)])
def test_locusts_the_boards_coin_bonuses_may_not_be_used_but_other_coins_count(plague: str, board: int) -> None:
    table = under(plague).board(0, *COIN_BONUSES).at(0, boat=3).keep(0, coin=1, province1=1).favour(3, 0)
    table.g.land[0] = 1 << card_number("trade coin") + 1  # the one that needs a province token and a sphinx
    assert coins(table.g, 0).amounts() == (board, 2, 1, 0, 1, 1)


@pytest.mark.rules("P7.1")
def test_locusts_who_relied_on_them_cannot_pay() -> None:
    table = under("locusts").board(0, *COIN_BONUSES).play(PayTribute(0))
    assert table.told(events.TributeFailed)


def landed(plague: str) -> Table:
    """Player 0 has a territory card for every occasion and could use each of them."""
    table = under(plague).owns(0, "special egyptians", "special die", "special soldiers", "special coins", "trade dev")
    table.owns(0, "trade coin", "trade soldier").keep(0, coin=1, boat=1, province1=1).at(0, province=13)
    table.board(0, "egyptian egyptian obelisk / - - -", "plantation - herd / - - -").freed(0, 1, 1, 1, 1)
    return table.dice(0, 4, 5)


MOMENTS: list[tuple[int, Frame[Plagues], list[str]]] = [
    (1, DieTurn(0), ["special egyptians", "trade dev"]),
    (2, FreeUses(0, BEFORE_SOLDIERS), ["special egyptians", "special soldiers", "trade dev"]),
    (3, FreeUses(0, BEFORE_TRIBUTE), ["special egyptians", "special coins", "trade dev"]),
    (3, FreeUses(0, AFTER_LOSSES), ["special egyptians", "trade dev"]),
]


@pytest.mark.rules("P7.1", "P9.7")
@pytest.mark.parametrize(("phase", "frame", "cards"), MOMENTS, ids=["dice", "soldiers", "tribute", "losses"])
def test_hail_special_action_and_trade_cards_may_not_be_used(
    phase: int, frame: Frame[Plagues], cards: list[str]
) -> None:
    def uses(plague: str) -> list[str]:
        table = landed(plague).phase(phase).play(frame)
        return [token for token in table.tokens if token.startswith("use")] if table.asked else []

    assert uses("locusts") == [f"use {card_token(card)}" for card in cards]
    assert uses("hail") == []


@pytest.mark.rules("P7.1", "P9.3")
@pytest.mark.parametrize(("plague", "offered"), [("hail", False), ("locusts", True)])
def test_hail_no_die_4_or_5_takes_pharaoh_card_6(plague: str, *, offered: bool) -> None:
    tokens = landed(plague).play(DieTurn(0)).tokens
    by_card = [f"{die} favour by {card_token('special die')}" for die in (4, 5)]
    assert [token for token in tokens if "by" in token] == (by_card if offered else [])


@pytest.mark.rules("P7.1", "P9.4")
@pytest.mark.parametrize(("plague", "given"), [("hail", 0), ("boils", 1)])
def test_hail_permanent_trades_give_nothing(plague: str, given: int) -> None:
    table = landed(plague)
    assert (coins(table.g, 0).trade, soldiers(table.g, 0).trade) == (given, given)


@pytest.mark.rules("P7.1", "P12.2")
@pytest.mark.parametrize("plague", PLAGUES)
def test_no_plague_changes_the_final_score(plague: str) -> None:
    table = Table(2, round_=10).phase(3).at(0, boat=10, province=24, city=5, field=6).penalties(0, 1)
    table.board(0, "egyptian sphinx obelisk / - sphinx sphinx", "plantation herd egyptian / - herd herd")
    table.owns(0, "scoring ankhs", "scoring bonuses", "trade coin", "trade dev", "scoring rows").freed(0, 1, 2, 3)
    before = points(table.g, 0)
    assert (before["territories"], before["province"], before["nile"]) == (4 + 5 + 2 + 2 + 6, 6, 8)
    assert points(table.plague(plague).g, 0) == before


# --- P7.2 times --------------------------------------------------------------------------------------------------

IMMEDIATE = ["blood", "frogs"]


@pytest.mark.rules("P7.2")
@pytest.mark.parametrize("plague", PLAGUES)
def test_when_revealed_only_immediate_ones_act(plague: str) -> None:
    table = Table(2, round_=2).at(0, boat=5, province=9).at(1, boat=5, province=9)
    table.play(RevealPlague()).roll("plague", plague)
    assert [event.player for event in table.told(events.Moved)] == ([0, 1] if plague in IMMEDIATE else [])


@pytest.mark.rules("P7.2")
@pytest.mark.parametrize("plague", IMMEDIATE)
def test_in_round_1_immediate_ones_do_nothing(plague: str) -> None:
    table = Table(2, round_=1).at(0, boat=5, province=9).keep(0, pharaoh=1).at(1, boat=5, province=9)
    table.play(RevealPlague()).roll("plague", plague)
    assert table.asked is None
    assert (table.g.boat, table.g.card_at) == ([5, 5], [9, 9])
    assert not table.told(events.PlagueRevealed)[0].acts


@pytest.mark.rules("P7.2")
@pytest.mark.parametrize("plague", IMMEDIATE)
def test_immediate_ones_act_once(plague: str) -> None:
    table = Table(2, "memphis", "abydos", round_=2).at(0, boat=5, province=9).at(1, boat=5, province=9)
    table.play(RevealPlague()).roll("plague", plague)
    moved = len(table.told(events.Moved))
    table.opens(*OPEN).keep(0, pharaoh=1).play(TerritoryPhase()).pick(0, card_token("scoring four"))
    table.pick(1, card_token("scoring rows")).play(PayTribute(0), PayTribute(1), FreeUses(0, BEFORE_TRIBUTE))
    assert table.asked is None  # nothing to ignore any more
    assert len(table.told(events.Moved)) == moved == 2


@pytest.mark.rules("P7.2", "P6.6")
@pytest.mark.parametrize(("phase", "usable"), [(1, 2), (2, 2), (3, 1)])
def test_the_ankh_plague_acts_in_phase_3_only(phase: int, usable: int) -> None:
    table = under("firstborn").ankhs(0, 2).phase(phase)
    assert usable_ankhs(table.g, 0) == usable
    table.owns(0, "special recover").discard(0, "sphinx").play(FreeUses(0, BEFORE_SOLDIERS))
    assert (table.asked == (0, "free")) == (usable == 2)


@pytest.mark.rules("P7.2", "P7.3")
def test_darkness_acts_in_phase_2() -> None:
    (darkness,) = [plague for plague in shipped().tables.plagues if plague.id == "darkness"]
    assert (darkness.effect, darkness.when) == ("no territories", "phase 2")


# --- P7.3 names --------------------------------------------------------------------------------------------------


@pytest.mark.rules("P7.3")
@pytest.mark.parametrize("plague", PLAGUES)
def test_darkness_and_no_other_plague_takes_away_the_choice_of_territories(plague: str) -> None:
    table = under(plague).opens(*OPEN).play(TerritoryPhase())
    assert table.asked == (None if plague == "darkness" else (0, "territory"))


# --- P7.4 who ignores it -----------------------------------------------------------------------------------------


@pytest.mark.rules("P7.4", "P10.1")
def test_a_pharaoh_token_makes_its_player_ignore_the_plague_from_then_to_the_end_of_the_round() -> None:
    table = under("lice").keep(0, pharaoh=1).keep(1, pharaoh=1).market("coin coin coin coin coin coin").supply(coin=9)
    table.play(DieTurn(0), DieTurn(1), DieTurn(0))
    assert ends(table, " favour") == [3]
    table.pick(0, "ignore plague")
    assert ends(table, " favour") == [1, 2, 3, 4, 5, 6]
    table.pick(0, "4 favour")
    assert (table.asked, ends(table, " favour")) == ((1, "die"), [3])  # the other still suffers
    table.pick(1, "1 token").pick(1, "done")
    assert ends(table, " favour") == [1, 2, 3, 5, 6]
    assert table.g.pharaohs_used == [1, 0]


@pytest.mark.rules("P7.4")
def test_in_the_next_round_it_suffers_again() -> None:
    table = under("lice").keep(0, pharaoh=2).market("coin coin - - - -").play(DieTurn(0)).pick(0, "ignore plague")
    table.play(ClearRound(), MoveMarker(3)).plague("livestock")
    assert tribute(table.g, 0).due == 4


@pytest.mark.rules("P7.4", "P7.1")
@pytest.mark.parametrize(
    ("plague", "suffering", "ignoring"), [("livestock", (3, 2), (2, 2)), ("locusts", (2, 0), (2, 2))]
)
def test_who_ignores_it_pays_as_usual(plague: str, suffering: tuple[int, int], ignoring: tuple[int, int]) -> None:
    table = under(plague).board(0, *COIN_BONUSES).keep(0, pharaoh=1)
    assert (tribute(table.g, 0).due, coins(table.g, 0).total) == suffering
    table.play(FreeUses(0, BEFORE_TRIBUTE)).pick(0, "ignore plague")
    assert (tribute(table.g, 0).due, coins(table.g, 0).total) == ignoring


@pytest.mark.rules("P7.4", "P7.2", "P10.1")
@pytest.mark.parametrize(("answer", "boats", "turned"), [("yes", [5, 4], 1), ("no", [4, 4], 0)])
def test_an_immediate_plague_may_be_ignored_when_it_is_revealed(answer: str, boats: list[int], turned: int) -> None:
    table = Table(2, round_=2).at(0, boat=5).at(1, boat=5).keep(0, pharaoh=1)
    table.play(RevealPlague()).roll("plague", "blood")
    assert (table.asked, table.tokens) == ((0, "ignore"), ["no", "yes"])
    table.pick(0, answer)
    assert (table.g.boat, table.g.pharaohs_used[0]) == (boats, turned)


@pytest.mark.rules("P7.4")
def test_a_token_already_turned_over_helps_no_more() -> None:
    table = under("blood").at(0, boat=5).keep(0, pharaoh=1)
    table.g.pharaohs_used[0] = 1
    assert table.play(Lightning(0)).g.boat[0] == 4


@pytest.mark.rules("P7.4", "P5.3")
def test_who_ignores_darkness_takes_a_territory_before_those_left_are_discarded() -> None:
    table = under("darkness", 3).opens(*OPEN).keep(1, pharaoh=1).dice(0, 1, 2, 3).dice(1, 1, 2, 4).dice(2, 1, 2, 5)
    table.play(TerritoryPhase()).pick(1, "ignore plague")
    assert (table.asked, table.tokens) == ((1, "territory"), sorted(map(card_token, OPEN)))
    table.pick(1, card_token("scoring rows"))
    assert [bool(land) for land in table.g.land] == [False, True, False]
    assert table.g.land_gone == union(map(card_number, ("scoring four", "scoring discard")))


@pytest.mark.rules("P7.4", "P5.3")
@pytest.mark.parametrize(("answer", "moved"), [("ignore plague", 2), ("done", 0)])
def test_the_last_of_four_who_ignores_darkness_moves_two_as_usual(answer: str, moved: int) -> None:
    table = under("darkness", 4).opens(*OPEN).keep(2, pharaoh=1).dice(2, 1, 2, 3)
    for player in (0, 1, 3):
        table.dice(player, 4, 5, 6)
    table.play(TerritoryPhase()).pick(2, "done").pick(2, answer)  # before soldiers, before the territory
    assert table.g.card_at == [0, 0, moved, 0]
    assert not any(table.g.land)


@pytest.mark.rules("P7.4", "P6.5")
def test_who_ignores_the_ankh_plague_has_all_its_ankhs() -> None:
    table = under("firstborn").phase(3).loss(["boat -1", "city -1"]).ankhs(0, 1).keep(0, pharaoh=1)
    table.play(FreeUses(0, BEFORE_TRIBUTE), CancelLoss(0)).pick(0, "ignore plague")
    assert table.asked == (0, "cancel")


@pytest.mark.rules("P7.4", "P6.6", "P10.1")
@pytest.mark.parametrize("moment", [BEFORE_TRIBUTE, AFTER_LOSSES], ids=["before the tribute", "after the losses"])
def test_in_any_moment_of_phase_3_the_ankh_plague_may_be_ignored_for_a_special_action(moment: int) -> None:
    table = under("firstborn").phase(3).ankhs(0, 2).owns(0, "special recover").discard(0, "sphinx")
    table.keep(0, pharaoh=1).play(FreeUses(0, moment)).pick(0, "ignore plague")
    assert table.tokens == ["done", f"use {card_token('special recover')}"]


@pytest.mark.rules("P7.4", "P7.1")
def test_who_ignores_the_plague_takes_cards_for_nothing_and_card_3_stays() -> None:
    table = under("lice").favour(3, 0).keep(0, pharaoh=1, coin=1).play(DieTurn(0)).pick(0, "ignore plague")
    table.pick(0, "4 favour")
    assert (table.kept(0, "coin"), table.g.cards[2]) == (1, 0)
    assert SPENT not in table.g.cards
