"""The rulebook's worked examples E11 to E16: domination, battle, merging, forgotten gods."""

from __future__ import annotations

import pytest

from ankh.examples import FIFTH_CONFLICT, e11, e12, e13, e14, e15, e16
from ankh.table import Table, spaces
from tawy.ankh.events import ActionChosen, GodsMerged, RegionReached, TieBroken, TurnBegun
from tawy.ankh.rules.conflict import AfterConflict
from tawy.ankh.rules.devotion import GainDevotion
from tawy.ankh.rules.turn import Turn
from tawy.ankh.spec import SPEC
from tawy.ankh.state import GOING_ON, MOST_DEVOTION, NOWHERE, TOP_OF_THE_TRACK
from tawy.ankh.terms import AMUN, FULL_HAND, GODS, ISIS, POWERS, RA
from tawy.kernel.bits import union

# --- E11, page 22


@pytest.mark.rules("A7.3", "A7.4", "A10.4")
def test_e11_amun_gains_for_obelisks_then_for_domination_and_nobody_for_pyramids_and_temples() -> None:
    table = e11().played()
    (reached,) = table.told(RegionReached)
    assert (reached.token, reached.outcome, reached.sides) == (3, "domination", (table.seat("amun"),))
    assert table.gains("amun") == [{"majority": 1}, {"domination": 1}]
    assert table.of("devotion", "amun") == 2
    assert table.of("devotion", "isis") == 0


@pytest.mark.rules("A7.4", "A10.4", "A11.11")
def test_e11_with_bountiful_on_red_amun_gains_4_in_all() -> None:
    table = e11("bountiful").played()
    assert table.gains("amun") == [{"majority": 1, "bountiful": 1}, {"domination": 1, "bountiful": 1}]
    assert table.of("devotion", "amun") == 4


# --- E12, page 23


@pytest.mark.rules("A7.16")
def test_e12_isis_has_the_pyramids_and_absent_ra_denies_amun_the_temples() -> None:
    table = e12().played()
    assert table.gains("isis") == [{"majority": 1}]
    assert table.gains("amun") == []
    assert table.gains("ra") == []
    assert [table.of("devotion", god) for god in ("isis", "amun", "ra")] == [1, 0, 0]


# --- E13, page 24


def tied(*, in_the_west: bool = False) -> Table:
    """Flood and Drought are revealed; the battle is tied."""
    return e13(in_the_west=in_the_west).begun().picks("amun no", "isis flood", "amun drought")


@pytest.mark.rules("A7.13", "A7.17", "A12.5", "A12.6")
def test_e13_flood_brings_isis_4_followers_and_the_totals_are_4_to_4() -> None:
    table = tied()
    assert table.of("followers", "isis") == 1 + 4
    assert table.asked == ("isis", "tie_breaker")
    table.pick("isis", "yes")
    assert table.totals() == {"isis": 4, "amun": 4}


@pytest.mark.rules("A7.18", "A7.20", "A7.21", "A7.26")
def test_e13_with_the_tie_breaker_isis_wins() -> None:
    table = tied().pick("isis", "yes")
    assert table.gains("isis") == [{"victory": 1}]
    assert table.of("devotion", "isis") == 1
    assert table.who(TieBroken) == ["isis"]
    assert table.of("warriors", "amun") == 0
    assert table.of("warrior_pool", "amun") == 6
    assert table.has("amun", "2,6")
    assert table.has("isis", "2,4 1,4 2,3 1,3")
    for seat in (0, 1, None):
        isis, amun = (god.hand for god in SPEC.view(table.g, seat).seen.gods)
        assert "flood" not in isis
        assert "drought" not in amun


@pytest.mark.rules("A7.18")
@pytest.mark.parametrize(("answer", "asked_again"), [("yes", False), ("no", True)])
def test_e13_a_used_tie_breaker_is_down_for_the_rest_of_this_conflict(answer: str, *, asked_again: bool) -> None:
    table = tied(in_the_west=True).pick("isis", answer)
    table.picks("amun no", "isis miracle", "amun miracle")
    assert (table.asked == ("isis", "tie_breaker")) is asked_again


@pytest.mark.rules("A7.18", "A7.19", "A7.21", "A12.6")
def test_e13_without_the_tie_breaker_nobody_wins_and_the_flood_saves_isis() -> None:
    table = tied().pick("isis", "no")
    assert {"victory": 1} not in table.gains("isis") + table.gains("amun")
    assert table.of("warriors", "amun") == 0
    assert table.of("warrior_pool", "amun") == 6
    assert table.has("amun", "2,6")
    assert table.has("isis", "2,4 1,4 2,3 1,3")


# --- E14, page 26


@pytest.mark.rules("A8.1", "A8.2", "A8.3", "A8.4", "A8.5", "A8.6")
def test_e14_ra_and_amun_merge_after_the_third_conflict() -> None:
    table = e14().played()
    ra, amun = table.seat("ra"), table.seat("amun")
    (merged,) = table.told(GodsMerged)
    assert (merged.lower, merged.upper) == (ra, amun)

    assert table.g.built == [0, 0, spaces("7,7")]
    assert (table.g.owned[ra], table.g.ankhs[ra]) == (0, 0)
    assert (table.g.owned[amun], table.g.ankhs[amun]) == (spaces("7,7"), 8)
    assert (table.g.god_at[ra], table.g.warriors[ra], table.g.warrior_pool[ra]) == (NOWHERE, 0, 0)
    assert (table.g.hand[ra], table.g.hand[amun]) == (0, FULL_HAND)
    assert table.has("amun", "8,8 8,7 2,5")
    assert table.g.guardians[amun] == spaces("2,5")
    assert table.g.occupied == spaces("8,8 8,7 2,5 7,7 8,0")
    assert table.of("followers", "ra") == table.of("followers", "amun") == 5
    assert table.of("powers", "ra") == union(map(POWERS.index, ("inspiring", "omnipresent", "resplendent")))
    assert table.of("abilities", "ra") == AMUN | RA
    assert table.of("devotion", "ra") == 6
    assert table.ascending() == ["amun", "isis"]


# --- E15, page 26


@pytest.mark.rules("A8.7", "A8.8")
def test_e15_both_seats_of_a_merged_god_may_summon() -> None:
    table = e15().played()
    assert table.has("amun", "8,7 8,9")
    assert table.g.track == [0, 2, 0, 0]
    assert [(action.seat, action.action) for action in table.told(ActionChosen)] == [(0, "summon"), (1, "summon")]
    assert [turn.seat for turn in table.told(TurnBegun)] == [1, 2]
    assert table.asked == ("isis", "action")


# --- E16, page 27


@pytest.mark.rules("A9.1", "A9.3")
def test_e16_amun_is_forgotten_with_all_he_has() -> None:
    table = e16().played()
    amun = table.seat("amun")
    assert table.g.figures[amun] == 0
    assert (table.g.god_at[amun], table.g.warriors[amun], table.g.warrior_pool[amun]) == (NOWHERE, 0, 0)
    assert table.g.guardians_gone == [1, 1, 0]
    assert table.g.built == [0, 0, spaces("8,1")]
    assert table.of("followers", "amun") == 0
    assert table.ascending() == ["isis", "osiris"]
    assert table.g.ending == GOING_ON


@pytest.mark.rules("A9.1", "A4.4")
def test_e16_his_seat_is_skipped_and_the_game_goes_on() -> None:
    table = e16().played()
    table.play(Turn(table.seat("osiris"))).picks("osiris gain", "osiris done", "isis gain", "ra gain")
    assert table.asked == ("osiris", "action")
    assert [turn.seat for turn in table.told(TurnBegun)] == [2, 3, 1]


@pytest.mark.rules("A10.5", "A10.6", "A9.3")
def test_e16_the_game_goes_on_to_the_top_space_or_the_end_of_conflict_5() -> None:
    table = e16().played()
    table.play(GainDevotion(table.side("ra"), (("victory", 9),)))
    assert (table.g.ending, table.g.winner) == (TOP_OF_THE_TRACK, table.seat("isis"))
    table = e16().played().event(FIFTH_CONFLICT).play(AfterConflict())
    assert (table.g.ending, table.g.winner) == (MOST_DEVOTION, table.seat("osiris"))


@pytest.mark.rules("A8.6")
def test_e16_isis_and_ra_are_one_god() -> None:
    table = e16().played()
    assert table.side("ra") == table.side("isis")
    assert table.of("abilities", "isis") == ISIS | RA
    assert GODS[table.g.gods[table.side("ra")]] == "isis"
