"""P10 Pharaoh tokens."""

from __future__ import annotations

import pytest

from plagues.table import Table, card_token
from tawy.plagues import events
from tawy.plagues.queries.plague import due
from tawy.plagues.queries.uses import AFTER_LOSSES, BEFORE_LOSSES, BEFORE_SOLDIERS, BEFORE_TRIBUTE, usable_ankhs
from tawy.plagues.queries.wealth import coins, soldiers
from tawy.plagues.rules.dice import DieTurn
from tawy.plagues.rules.plague import GivePenalty, PayTribute
from tawy.plagues.rules.rounds import ClearRound, MoveMarker, RevealPlague
from tawy.plagues.rules.territories import TakeTerritory
from tawy.plagues.rules.uses import FreeUses

BOARD = {"city": "- sphinx obelisk / - sphinx obelisk", "field": "- herd herd / - herd plantation"}


def ignoring(plague: str, moment: int | None = None) -> Table:
    """Player 0 of two ignores the plague, before its die or at another moment; its board has every bonus."""
    table = Table(2, "edfu", "abydos", round_=5).plague(plague).keep(0, pharaoh=1).hebrews(3).board(0, **BOARD)
    table.market("coin coin boat boat boat boat").owns(0, "trade coin").keep(0, boat=1).favour(5, 0).phase(3)
    table.play(DieTurn(0) if moment is None else FreeUses(0, moment))
    return table.pick(0, "ignore plague")


@pytest.mark.rules("P7.4", "P10.1")
def test_a_pharaoh_token_makes_its_player_ignore_the_coin_for_pharaoh_cards() -> None:
    table = ignoring("lice")
    assert {"1 favour", "2 favour", "4 favour", "6 favour"} <= set(table.tokens)
    assert table.play(DieTurn(1)).why(1, "favour 2") == ["P7.1"]


@pytest.mark.rules("P7.4", "P10.1")
def test_a_pharaoh_token_gives_the_hebrew_bonus_back() -> None:
    table = ignoring("flies")
    assert "3 hebrew 3" in table.tokens
    assert "3 hebrew 3" not in Table(2).plague("flies").board(0, **BOARD).hebrews(3).play(DieTurn(0)).tokens


@pytest.mark.rules("P7.4", "P10.1")
def test_a_pharaoh_token_gives_the_soldiers_back() -> None:
    assert soldiers(Table(2).plague("boils").board(0, **BOARD).g, 0).board == 0
    assert soldiers(ignoring("boils", BEFORE_SOLDIERS).g, 0).board == 3


@pytest.mark.rules("P7.4", "P10.1")
def test_a_pharaoh_token_spares_the_higher_tribute_and_gives_coin_bonuses_back() -> None:
    table = ignoring("livestock", BEFORE_TRIBUTE)
    assert [due(table.g, player) for player in range(2)] == [5, 6]
    assert coins(Table(2).plague("locusts").board(0, **BOARD).g, 0).board == 0
    assert coins(ignoring("locusts", BEFORE_TRIBUTE).g, 0).board == 2


@pytest.mark.rules("P7.4", "P10.1")
def test_a_pharaoh_token_gives_the_ankh_and_the_territory_cards_back() -> None:
    assert usable_ankhs(Table(2).plague("firstborn").phase(3).favour(5, 0).g, 0) == 0
    assert usable_ankhs(ignoring("firstborn", BEFORE_LOSSES).g, 0) == 1
    assert coins(ignoring("hail", BEFORE_TRIBUTE).g, 0).trade == 1


@pytest.mark.rules("P7.3", "P7.4", "P10.1")
def test_a_pharaoh_token_lets_its_player_take_a_territory_in_the_darkness() -> None:
    table = Table(2, "edfu", "abydos").plague("darkness").keep(0, pharaoh=1).opens("scoring four", "scoring rows")
    table.play(TakeTerritory(0), TakeTerritory(1))
    assert table.asked == (0, "free")
    table.pick(0, "ignore plague")
    assert table.asked == (0, "territory")
    table.pick(0, card_token("scoring rows"))
    assert (table.lands(0), table.lands(1)) == (["scoring rows"], [])


@pytest.mark.rules("P7.4", "P10.1")
def test_it_lasts_to_the_end_of_the_round_and_no_longer() -> None:
    table = ignoring("livestock").phase(3).play(FreeUses(0, BEFORE_TRIBUTE))
    assert due(table.g, 0) == 5
    table.play(ClearRound(), MoveMarker(6)).plague("livestock")
    assert due(table.g, 0) == 6


@pytest.mark.rules("P10.1")
def test_each_token_is_used_once_and_lies_turned_over() -> None:
    table = Table(2).keep(0, pharaoh=2).penalties(0, 3).play(DieTurn(0)).pick(0, "drop penalty").pick(0, "drop penalty")
    assert table.g.penalties[0] == 1
    assert "drop penalty" not in table.tokens
    assert (table.kept(0, "pharaoh"), table.g.pharaohs_used[0]) == (2, 2)
    assert [event.use for event in table.told(events.PharaohTurned)] == ["penalty", "penalty"]
    table.play(ClearRound(), MoveMarker(2), DieTurn(0))
    assert "drop penalty" not in table.tokens, "it stays turned over for the rest of the game"


@pytest.mark.rules("P10.1")
def test_one_token_may_ignore_the_plague_and_another_discard_a_penalty() -> None:
    table = Table(2).keep(0, pharaoh=2).penalties(0, 1).plague("livestock").play(DieTurn(0)).pick(0, "ignore plague")
    assert "ignore plague" not in table.tokens
    table.pick(0, "drop penalty")
    assert (table.g.penalties[0], table.g.pharaohs_used[0]) == (0, 2)


@pytest.mark.rules("P10.1")
def test_without_a_token_or_without_anything_to_undo_there_is_no_use() -> None:
    for table in (
        Table(2).penalties(0, 1).plague("livestock"),
        Table(2).keep(0, pharaoh=1),
        Table(2).keep(1, pharaoh=1).penalties(0, 1).plague("livestock"),
    ):
        assert not {"drop penalty", "ignore plague"} & set(table.play(DieTurn(0)).tokens)


@pytest.mark.rules("P6.3", "P10.1")
def test_only_a_penalty_received_before_can_be_discarded() -> None:
    table = Table(2, round_=3).keep(0, pharaoh=1).at(1, boat=5)
    table.play(FreeUses(0, BEFORE_TRIBUTE), PayTribute(0), PayTribute(1), GivePenalty(), FreeUses(0, AFTER_LOSSES))
    assert table.g.penalties == [1, 0]
    assert table.asked == (0, "free"), "asked only now, not before the tribute"
    assert table.told(events.PenaltyTaken)
    assert table.pick(0, "drop penalty").g.penalties == [0, 0]


# --- immediate plagues ---------------------------------------------------------------------------------------


@pytest.mark.rules("P7.2", "P10.1")
@pytest.mark.parametrize(("plague", "ignored", "suffered"), [("blood", (4, 8), (3, 8)), ("frogs", (4, 8), (4, 6))])
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_an_immediate_plague_is_ignored_when_it_is_revealed(
    plague: str, ignored: tuple[int, int], suffered: tuple[int, int], answer: str
) -> None:
    table = Table(2, round_=2).at(0, boat=4, province=8).at(1, boat=4, province=8).keep(0, pharaoh=1)
    table.play(RevealPlague()).roll("plague", plague)
    assert table.asked == (0, "ignore")
    table.pick(0, answer)
    assert (table.g.boat[0], table.g.card_at[0]) == (ignored if answer == "yes" else suffered)
    assert (table.g.boat[1], table.g.card_at[1]) == suffered
    assert table.g.pharaohs_used[0] == (answer == "yes")


@pytest.mark.rules("P7.2", "P10.1")
def test_an_immediate_plague_cannot_be_ignored_later() -> None:
    table = Table(2, round_=2).at(0, boat=4).keep(0, pharaoh=1).play(RevealPlague()).roll("plague", "blood")
    table.pick(0, "no").play(DieTurn(0))
    assert table.g.boat[0] == 3
    assert "ignore plague" not in table.tokens


@pytest.mark.rules("P7.2", "P10.1")
def test_in_round_1_nobody_is_asked_about_an_immediate_plague() -> None:
    table = Table(2).at(0, boat=4).keep(0, pharaoh=1).play(RevealPlague()).roll("plague", "blood")
    assert table.asked is None
    assert table.g.boat[0] == 4


# --- P10.2 points --------------------------------------------------------------------------------------------


@pytest.mark.rules("P10.2", "P12.2")
@pytest.mark.parametrize(("tokens", "used"), [(0, 0), (1, 0), (1, 1), (2, 0), (2, 1), (2, 2)])
def test_each_token_scores_two_points_used_or_not(tokens: int, used: int) -> None:
    table = Table(2).keep(0, pharaoh=tokens).penalties(0, used).play(DieTurn(0))
    for _ in range(used):
        table.pick(0, "drop penalty")
    assert table.g.pharaohs_used[0] == used
    assert (table.points(0, "pharaoh"), table.points(0, "tokens")) == (2 * tokens, 0)
