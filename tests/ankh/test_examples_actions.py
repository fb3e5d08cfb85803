"""The rulebook's worked examples of board, turn, actions, Control Monument and Camel Caravan (pages 8 to 21)."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from ankh.examples import FIVE_CAMELS, e1, e3, e4, e5, e6, e7, e8, e9, e10
from ankh.table import Table, spaces
from tawy.ankh import events
from tawy.ankh.board import LAND, NEIGHBOURS, camel_edge, regions
from tawy.ankh.queries.unlocking import free_bases
from tawy.ankh.rules.followers import GainFollowers
from tawy.ankh.rules.turn import Turn
from tawy.ankh.spec import SPEC
from tawy.ankh.state import Ankh
from tawy.kernel.bits import first, union
from tawy.kernel.event import Event
from tawy.kernel.play import start

# --- E1, page 8: adjacency -----------------------------------------------------------------------------------


@pytest.mark.rules("A2.4", "A2.5")
def test_e1_warrior_and_pyramid_are_adjacent_but_the_scorpion_across_the_river_is_not() -> None:
    table = e1().table
    assert table.region("3,5") == table.region("3,4") == table.region("1,5")
    assert table.region("4,5") == table.region("4,4") != table.region("3,5")
    assert spaces("4,5") & NEIGHBOURS[first(spaces("3,5"))], "they touch on the map, across the south side of 3,5"
    assert table.adjacent("3,5", "3,4")
    assert not table.adjacent("3,5", "4,5")


# --- E2, page 9: the action markers --------------------------------------------------------------------------


@pytest.mark.rules("A1.5", "A4.2")
@pytest.mark.parametrize(("action", "uses"), [("move", 4), ("summon", 4), ("gain", 4), ("unlock", 3)])
def test_e2_with_three_seats_every_marker_starts_on_the_3_and_comes_back_to_it(action: str, uses: int) -> None:
    game = start(SPEC, {"seats": 3}, "E2").game
    assert isinstance(game, Ankh)
    assert game.track == [0, 0, 0, 0]
    table = Table("amun", "isis", "ra").followers(amun=0)
    row = ("move", "summon", "gain", "unlock").index(action)
    for use in [*range(1, uses + 1), *range(1, uses + 1)]:
        table.events.clear()
        table.track(unlock=0 if action != "unlock" else table.g.track[row])
        table.play(Turn(0)).pick("amun", action)
        assert table.told(events.ActionChosen)[0] == events.ActionChosen(0, action, use, last=use == uses)
        assert len(table.told(events.EventReached)) == (use == uses)
        assert [event.action for event in table.told(events.MarkerReturned)] == [action] * (use == uses)
        assert table.g.track[row] == use % uses


# --- E3, page 14: the second action --------------------------------------------------------------------------


@pytest.fixture
def second_action() -> Table:
    """Amun has chosen Summon first."""
    return e3().begun().pick("amun", "summon")


@pytest.mark.rules("A4.3")
def test_e3_the_second_action_must_be_gain_or_unlock(second_action: Table) -> None:
    assert second_action.asked == ("amun", "action")
    assert second_action.tokens == ["gain", "unlock"]


@pytest.mark.rules("A4.3")
@pytest.mark.parametrize("refused", ["move", "summon", "done"])
def test_e3_move_and_summon_are_refused_and_there_is_no_pass(second_action: Table, refused: str) -> None:
    assert second_action.why("amun", refused) == ["A4.3"]


@pytest.mark.rules("A4.2", "A4.3")
def test_e3_unlock_is_carried_out_before_its_conflict_and_then_the_turn_ends(second_action: Table) -> None:
    table = second_action.picks("amun unlock", "amun revered")
    assert table.story(Event) == [
        events.ActionChosen,
        events.ActionChosen,
        events.FollowersSpent,
        events.PowerUnlocked,
        events.EventReached,
        events.ConflictBegun,
        *[events.RegionReached] * 3,
        events.ConflictEnded,
        events.MarkerReturned,
        events.TurnBegun,
    ]
    assert [event.event for event in table.told(events.EventReached)] == ["conflict"]
    assert table.g.track == [0, 1, 0, 0]
    assert table.asked == ("isis", "action")


# --- E4, page 15: Move Figures -------------------------------------------------------------------------------


@pytest.fixture
def moving() -> Table:
    return e4().begun()


@pytest.mark.rules("A5.1", "A5.2")
def test_e4_1_the_god_goes_three_spaces_over_his_warrior_to_the_obelisk(moving: Table) -> None:
    moving.picks("amun 7,1", "amun 8,4")
    assert moving.has("amun", "8,4 7,2")
    assert moving.adjacent("8,4", "9,4")


@pytest.mark.rules("A2.6", "A5.2")
def test_e4_2_a_warrior_crosses_water_and_the_pyramid_and_stands_beside_it(moving: Table) -> None:
    moving.picks("amun 5,1", "amun 5,4")
    assert moving.has("amun", "5,4")
    assert moving.adjacent("5,4", "5,3")


@pytest.mark.rules("A2.2", "A2.3", "A5.2")
@pytest.mark.parametrize(("space", "rule"), [("5,2", "A2.3"), ("5,3", "A2.2")])
def test_e4_2_it_may_end_neither_on_the_water_nor_on_the_pyramid(moving: Table, space: str, rule: str) -> None:
    moving.pick("amun", "5,1")
    assert space not in moving.tokens
    assert moving.why("amun", space) == [rule]


@pytest.mark.rules("A2.2", "A5.2")
def test_e4_3_no_space_beside_the_temple_can_be_reached(moving: Table) -> None:
    moving.pick("amun", "7,4")
    beside = [space for space in ("7,7", "7,9", "8,7", "8,9", "9,8", "7,8") if moving.adjacent(space, "8,8")]
    assert not set(beside) & set(moving.tokens)
    reasons = {space: moving.why("amun", space) for space in beside}
    assert reasons == {
        "7,7": ["A2.2"],
        "8,7": ["A2.2"],
        "7,8": ["A2.3", "A5.2"],
        "7,9": ["A5.2"],
        "8,9": ["A5.2"],
        "9,8": ["A5.2"],
    }


@pytest.mark.rules("A2.6", "A5.2")
def test_e4_3_it_goes_over_the_river_and_an_enemy_instead(moving: Table) -> None:
    assert "7,5" not in moving.pick("amun", "7,4").tokens
    assert not moving.adjacent("7,4", "7,5"), "the river lies on 7,4 SE"
    moving.pick("amun", "8,6")
    assert moving.has("amun", "8,6")
    assert moving.has("ra", "7,5")


@pytest.mark.rules("A5.1", "A5.7")
def test_e4_4_the_last_warrior_stays_and_no_monument_changes_hands(moving: Table) -> None:
    moving.picks("amun 7,1", "amun 8,4", "amun 5,1", "amun 5,4", "amun 7,4", "amun 8,6")
    assert moving.tokens == ["done", "7,2"]
    moving.pick("amun", "done")
    assert moving.asked is None
    assert moving.has("amun", "8,4 5,4 8,6 7,2")
    assert moving.g.owned == [0, 0]
    assert moving.g.built == [spaces("9,4"), spaces("8,8"), spaces("5,3")]


# --- E5, page 16: Summon Figure ------------------------------------------------------------------------------


@pytest.fixture
def summoning() -> Table:
    return e5().begun().pick("amun", "mummy")


@pytest.mark.rules("A2.5", "A5.3")
def test_e5_the_mummy_comes_beside_the_temple_or_the_warrior(summoning: Table) -> None:
    assert summoning.tokens == ["3,3", "4,3", "5,4", "5,5"]
    summoning.pick("amun", "5,5")
    assert summoning.has("amun", "5,5")
    assert [(event.piece, event.space) for event in summoning.told(events.Summoned)] == [("mummy", "5,5")]
    assert summoning.g.guardian_pool[summoning.g.seats + summoning.seat("amun")] == 0


@pytest.mark.rules("A2.5", "A5.3")
@pytest.mark.parametrize("space", ["3,4", "3,5", "4,6", "5,6"])
def test_e5_a_space_that_only_touches_across_the_river_is_refused(summoning: Table, space: str) -> None:
    assert spaces(space) & (NEIGHBOURS[first(spaces("4,4"))] | NEIGHBOURS[first(spaces("4,5"))])
    assert summoning.why("amun", space) == ["A2.5", "A5.3"]


# --- E6, page 17: Gain Followers -----------------------------------------------------------------------------


@pytest.mark.rules("A5.4")
def test_e6_isis_gains_three_followers() -> None:
    assert e6().played().of("followers", "isis") == 3


@pytest.mark.rules("A5.4", "A11.4")
def test_e6_with_revered_she_gains_four() -> None:
    assert e6("revered").played().of("followers", "isis") == 4


@pytest.mark.rules("A2.5", "A5.4")
@pytest.mark.parametrize(
    ("monument", "counts"),
    [("4,0", 1), ("4,4", 1), ("5,5", 1), ("8,2", 0), ("3,5", 0), ("5,4", 0)],
    ids=["hers", "neutral, touched twice", "neutral", "hers but far", "across the river", "of Amun"],
)
def test_e6_without_one_monument_she_gains_what_it_did_not_give(monument: str, counts: int) -> None:
    table = e6().played()
    table.g.built = [kind & ~spaces(monument) for kind in table.g.built]
    table.g.owned = [owned & ~spaces(monument) for owned in table.g.owned]
    table.followers(isis=0).play(GainFollowers(table.seat("isis")))
    assert table.of("followers", "isis") == 3 - counts


# --- E7, page 18: Unlock Ankh Power --------------------------------------------------------------------------


@pytest.fixture
def unlocking() -> Table:
    table = e7().begun()
    assert free_bases(table.g, table.seat("amun"), large=False) == 2
    assert table.g.guardian_supply[0] == 2
    return table


@pytest.mark.rules("A1.9", "A5.5", "A5.6")
def test_e7_inspiring_costs_one_follower_and_brings_a_guardian_of_level_1(unlocking: Table) -> None:
    unlocking.pick("amun", "inspiring")
    assert unlocking.of("followers", "amun") == 1
    assert [event.power for event in unlocking.told(events.PowerUnlocked)] == ["inspiring"]
    assert SPEC.view(unlocking.g, None).seen.gods[0].powers == ("commanding", "inspiring")
    assert [event.guardian for event in unlocking.told(events.GuardianJoined)] == ["cat_mummy"]
    assert unlocking.g.guardian_pool[unlocking.seat("amun")] == 1
    assert unlocking.g.guardian_supply[0] == 1
    assert free_bases(unlocking.g, unlocking.seat("amun"), large=False) == 1


@pytest.mark.rules("A5.5")
def test_e7_only_powers_of_level_1_that_he_does_not_have_may_be_chosen(unlocking: Table) -> None:
    assert unlocking.tokens == ["done", "inspiring", "omnipresent", "revered"]


@pytest.mark.rules("A5.5")
@pytest.mark.parametrize("power", ["resplendent", "obelisk_attuned", "temple_attuned", "pyramid_attuned"])
def test_e7_powers_of_level_2_are_refused(unlocking: Table, power: str) -> None:
    assert unlocking.why("amun", power) == ["A5.5"]


# --- E8, page 19: an event -----------------------------------------------------------------------------------


@pytest.mark.rules("A4.2", "A4.3", "A6.1")
def test_e8_gain_followers_triggers_control_monument_and_ends_the_turn() -> None:
    table = e8().begun().pick("isis", "gain")
    assert table.asked == ("isis", "control")
    assert table.g.track[2] == 4, "the marker waits on the last space while the event is resolved"
    table.pick("isis", "4,4")
    assert table.story(Event) == [
        events.ActionChosen,
        events.FollowersGained,
        events.EventReached,
        events.MonumentTaken,
        events.MarkerReturned,
        events.TurnBegun,
    ]
    assert table.g.event == 1
    assert table.g.track == [0, 0, 0, 0]
    assert table.asked == ("amun", "action")
    assert table.tokens == ["move", "summon", "gain", "unlock"]


# --- E9, page 20: Control Monument ---------------------------------------------------------------------------


@pytest.fixture
def controlling() -> Table:
    return e9().begun()


@pytest.mark.rules("A6.1", "A6.2")
def test_e9_only_the_neutral_temple_may_be_taken(controlling: Table) -> None:
    assert controlling.tokens == ["done", "4,4"]
    controlling.pick("isis", "4,4")
    assert controlling.of("owned", "isis") == spaces("4,4")
    assert controlling.of("ankhs", "isis") == 8
    assert controlling.of("owned", "ra") == spaces("5,4")
    assert controlling.of("ankhs", "ra") == 8


@pytest.mark.rules("A2.5", "A6.1", "A6.2")
@pytest.mark.parametrize(
    ("space", "rules"), [("3,5", ["A2.5", "A6.1"]), ("5,4", ["A6.2"])], ids=["other region", "not neutral"]
)
def test_e9_the_others_are_refused(controlling: Table, space: str, rules: list[str]) -> None:
    assert controlling.why("isis", space) == rules


# --- E10, page 21: Camel Caravan -----------------------------------------------------------------------------

SECOND_FIT = ("1,5 NE", "1,6 S", "1,7 SW", "2,6 SE", "2,7 SW")
FIVE_AND_SEVENTEEN = ("0,3 SE", "0,3 S", "1,2 SE", "1,2 S", "1,1 SE")


@pytest.fixture
def caravan() -> Table:
    return e10().begun()


@pytest.mark.rules("A1.3", "A6.4", "A6.6", "A6.7")
@pytest.mark.parametrize(
    ("line", "small", "named"),
    [(FIVE_CAMELS, "0,1 0,2 0,3 1,1 1,2 2,2", "0,1"), (SECOND_FIT, "1,6 1,7 1,8 1,9 2,7 2,8", "1,6")],
    ids=["first fit", "second fit"],
)
def test_e10_five_camels_split_the_delta_into_6_and_16(
    caravan: Table, line: tuple[str, ...], small: str, named: str
) -> None:
    caravan.lay("ra", *line)
    assert caravan.asked == ("ra", "keep_token")
    parts = [option.points_at["spaces"] for option in SPEC.options(caravan.g) if option.token == named]
    assert parts == [small.split()], "an option is the whole new region"
    assert caravan.why("ra", small.rsplit(maxsplit=1)[-1]) == []
    assert caravan.picks(f"ra {named}", "ra done").asked is None
    lands = [region & LAND for region in caravan.g.regions]
    assert lands[0] == spaces(small)
    assert [land.bit_count() for land in lands] == [6, 28, 32, 16]
    assert lands[3] == regions(0)[0] & ~spaces(small)
    assert 30 - caravan.g.camels.bit_count() == 25
    (placed,) = caravan.told(events.CaravanPlaced)
    assert (placed.line, placed.token, placed.new_token, placed.sizes) == (line, 1, 4, (6, 16))


def sizes_after(line: Iterable[str]) -> list[int]:
    """How many land spaces each region has with this line of camels and no others, smallest first."""
    return sorted(land.bit_count() for land in regions(union(camel_edge(side) for side in line)))


@pytest.mark.rules("A6.4", "A6.5")
def test_e10_no_other_five_camels_split_the_delta_so(caravan: Table) -> None:
    fits = {line for line in caravan.lines() if len(line) == 5 and sizes_after(line) == [6, 16, 28, 32]}
    assert fits == {frozenset(FIVE_CAMELS), frozenset(SECOND_FIT)}


@pytest.mark.rules("A6.4")
def test_e10_a_line_that_leaves_five_spaces_is_refused(caravan: Table) -> None:
    assert sizes_after(FIVE_AND_SEVENTEEN) == [5, 17, 28, 32]
    assert frozenset(FIVE_AND_SEVENTEEN) not in caravan.lines()
    caravan.pick("ra", "0,3 SE")
    assert caravan.tokens == ["0,3 S", "1,3 NE"]
    assert caravan.why("ra", "1,2 S") == ["A6.5"], "it does not join the line yet"
    assert caravan.pick("ra", "0,3 S").asked == ("ra", "keep_token"), "the rest of the line has one way to run"
