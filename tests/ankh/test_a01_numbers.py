"""A1 Numbers: seats, what a god has, the supply, the tracks, cards and guardians."""

from __future__ import annotations

from typing import Any

import pytest

from ankh.table import Table
from tawy.ankh import events
from tawy.ankh.board import CAMEL_EDGES, edge_token, regions
from tawy.ankh.queries.unlocking import free_bases
from tawy.ankh.rules.battle import BuildMonument
from tawy.ankh.rules.caravan import CamelCaravan
from tawy.ankh.rules.conflict import Conflict
from tawy.ankh.rules.devotion import GainDevotion
from tawy.ankh.rules.followers import GainFollowers
from tawy.ankh.rules.forgetting import ForgetGods
from tawy.ankh.rules.turn import Turn
from tawy.ankh.rules.unlocking import UnlockPower
from tawy.ankh.setup import read
from tawy.ankh.spec import SPEC
from tawy.ankh.state import Ankh
from tawy.kernel.event import Event
from tawy.kernel.play import start
from tawy.kernel.refusal import Refused

GODS = ["amun", "anubis", "isis", "osiris", "ra"]
ACTIONS = ["move", "summon", "gain", "unlock"]
ALL_POWERS = [
    *("commanding", "inspiring"),
    *("resplendent", "obelisk_attuned"),
    *("glorious", "magnanimous"),
]


def new_game(**setup: Any) -> Ankh:
    """A game at its first turn."""
    game = start(SPEC, {"scenario": "middle_kingdom", **setup}, "A1").game
    assert isinstance(game, Ankh)
    return game


# --- A1.1 seats and gods -------------------------------------------------------------------------------------


@pytest.mark.rules("A1.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_seats_play_each_with_a_god_of_its_own(seats: int) -> None:
    game = new_game(seats=seats)
    assert game.seats == len(game.gods) == len(set(game.gods)) == seats


@pytest.mark.rules("A1.1")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_fewer_or_more_seats_are_refused(seats: int) -> None:
    with pytest.raises(Refused, match=f"2 to 5 seats, not {seats}"):
        read({"seats": seats})


@pytest.mark.rules("A1.1", "A3.1")
def test_there_are_five_gods_and_a_taken_one_is_not_offered_again() -> None:
    game = start(SPEC, {"seats": 5, "gods": "chosen", "first": 0}, "A1.1")
    left = list(GODS)
    for seat, god in enumerate(["isis", "ra", "amun", "osiris"]):
        assert isinstance(game.game, Ankh)
        assert [option.token for option in SPEC.options(game.game)] == left
        game.answer(seat, god)
        left.remove(god)
    taken = [event.god for told in game.told for event in told if isinstance(event, events.GodTaken)]
    assert taken == ["isis", "ra", "amun", "osiris", "anubis"]


# --- A1.2 what a god has -------------------------------------------------------------------------------------


@pytest.mark.rules("A1.2", "A3.1")
@pytest.mark.parametrize("god", GODS)
def test_a_god_begins_with_its_figure_six_warriors_seven_cards_and_nine_ankhs_for_monuments(god: str) -> None:
    other = "ra" if god != "ra" else "isis"
    view = SPEC.view(new_game(seats=2, gods=[god, other]), None).seen
    mine = view.gods[0]
    pieces = [figure.piece for figure in view.figures if figure.side == 0]
    assert pieces.count("god") == 1
    assert pieces.count("warrior") + mine.warriors.pool == 6
    assert mine.hand == ("plague", "build", "chariots", "cycle", "drought", "flood", "miracle")
    assert sum(monument.owner == 0 for monument in view.monuments) + mine.ankhs == 9
    assert mine.powers == ()


@pytest.mark.rules("A1.2", "A5.5")
def test_six_ankh_tokens_lie_on_the_power_row() -> None:
    table = Table("amun", "ra").followers(amun=100)
    for _ in range(6):
        table.play(UnlockPower(0)).pick("amun", table.tokens[1])
    assert table.play(UnlockPower(0)).asked is None
    assert len(table.told(events.PowerUnlocked)) == 6


@pytest.mark.rules("A1.2", "A5.6")
@pytest.mark.parametrize(
    ("guardians", "held", "joins"),
    [
        (["cat_mummy", "mummy", "androsphinx"], {"cat_mummy": 1}, ["mummy"]),
        (["cat_mummy", "mummy", "androsphinx"], {"cat_mummy": 2}, []),
        (["cat_mummy", "apep", "androsphinx"], {"cat_mummy": 2}, ["apep"]),
    ],
    ids=["one small base left", "no small base left", "but a large one"],
)
def test_a_god_has_two_small_bases(guardians: list[str], held: dict[str, int], joins: list[str]) -> None:
    table = Table("amun", "ra", "isis", guardians=guardians).pool("amun", **held).followers(amun=2)
    table.powers("amun", "commanding", "inspiring", "resplendent")
    table.play(UnlockPower(0)).pick("amun", "temple_attuned")
    assert [event.guardian for event in table.told(events.GuardianJoined)] == joins


@pytest.mark.rules("A1.2", "A5.6")
@pytest.mark.parametrize(("held", "joins"), [(1, ["giant_scorpion"]), (2, [])])
def test_a_god_has_two_large_bases(held: int, joins: list[str]) -> None:
    table = Table("amun", "ra", "isis", guardians=["satet", "apep", "giant_scorpion"]).followers(amun=3)
    table.pool("amun", apep=held).powers("amun", "commanding", "inspiring", "resplendent", "temple_attuned")
    table.play(UnlockPower(0)).pick("amun", "glorious")
    assert [event.guardian for event in table.told(events.GuardianJoined)] == joins


# --- A1.3 the supply -----------------------------------------------------------------------------------------

TEN_SPACES = "7,0 7,1 7,2 7,3 8,0 8,1 8,2 8,3 9,2 9,4"


@pytest.mark.rules("A1.3", "A12.2")
@pytest.mark.parametrize("kind", ["obelisk", "temple", "pyramid"])
def test_the_supply_has_ten_monuments_of_each_kind(kind: str) -> None:
    table = Table("amun", "ra").monuments(**{kind: TEN_SPACES[:-4]}).followers(amun=3)
    table.g.arena = table.region("1,5")
    assert f"{kind} 1,5" in table.play(BuildMonument(0)).tokens
    table.monuments(**{kind: "9,4"})
    offered = table.play(BuildMonument(0)).tokens
    assert {token.split()[0] for token in offered} == {"done", "obelisk", "temple", "pyramid"} - {kind}


def camels_in_the_west(number: int) -> list[str]:
    """Sides of the West for this many camels, away from the Delta."""
    _, west, _ = regions(0)
    inside = [side for side, (low, high) in enumerate(CAMEL_EDGES) if west >> low & west >> high & 1]
    return [edge_token(side) for side in inside[:number]]


@pytest.mark.rules("A1.3", "A6.4")
@pytest.mark.parametrize(("camels", "longest"), [(24, 6), (25, 5), (26, 4), (27, 0)])
def test_the_supply_has_thirty_camels(camels: int, longest: int) -> None:
    table = Table("amun", "ra").camels(*camels_in_the_west(camels)).play(CamelCaravan(0))
    assert max((len(line) for line in table.lines()), default=0) == longest


@pytest.mark.rules("A1.3", "A6.4", "A6.8")
def test_without_a_camel_left_not_even_a_gap_of_one_side_is_closed() -> None:
    wall = ["0,3 SE", "0,3 S", "1,2 SE", "1,3 SW"]  # with 2,2 SE it would cut off six spaces of the Delta
    table = Table("amun", "ra").camels(*wall, *camels_in_the_west(25)).play(CamelCaravan(0))
    assert frozenset({"2,2 SE"}) in table.lines()
    table = Table("amun", "ra").camels(*wall, *camels_in_the_west(26)).play(CamelCaravan(0))
    assert table.g.camels.bit_count() == 30
    assert table.asked is None


@pytest.mark.rules("A1.3", "A6.6")
def test_order_tokens_one_to_eight_are_enough_for_five_seats_and_three_caravans() -> None:
    game = new_game(seats=5, scenario="old_kingdom", first=0)
    table = Table(*GODS)
    table.camels(*SPEC.view(game, None).seen.camels)
    for _ in range(3):
        table.play(CamelCaravan(0))
        while table.asked is not None:
            table.pick("amun", table.tokens[-1] if table.asked == ("amun", "caravan") else table.tokens[0])
    assert [event.new_token for event in table.told(events.CaravanPlaced)] == [6, 7, 8]
    assert len(table.g.regions) == 8


@pytest.mark.rules("A1.3", "A7.1")
def test_there_is_one_tie_breaker() -> None:
    table = Table("amun", "ra").figures("amun", god="1,5").figures("ra", god="1,6")
    for seat in (0, 1):
        table.play(Conflict(seat))
        assert (table.g.tie_holder, table.g.tie_up) == (seat, True)


@pytest.mark.rules("A1.3", "A5.4")
def test_followers_are_without_limit() -> None:
    table = Table("amun", "ra").figures("amun", god="1,5").monuments(temple="1,6").followers(amun=10_000)
    assert table.play(GainFollowers(0)).of("followers", "amun") == 10_001


# --- A1.4 the devotion track ---------------------------------------------------------------------------------


@pytest.mark.rules("A1.4", "A10.5")
@pytest.mark.parametrize(("before", "after", "over"), [(0, 2, False), (28, 30, False), (29, 31, True)])
def test_the_devotion_track_runs_from_0_to_31(before: int, after: int, over: bool) -> None:  # noqa: FBT001
    table = Table("amun", "ra").devotion(amun=before)
    table.play(GainDevotion(0, (("majority", 2),)))
    assert table.of("devotion", "amun") == after
    assert (SPEC.result(table.g) is not None) == over


@pytest.mark.rules("A1.4", "A9.1")
@pytest.mark.parametrize(("last_red", "forgotten"), [(20, ["amun", "isis"]), (19, ["amun"])])
def test_red_ends_at_20_or_where_the_table_says(last_red: int, forgotten: list[str]) -> None:
    table = Table("amun", "isis", "osiris", "ra", last_red_space=last_red)
    table.devotion(amun=19, isis=20, osiris=21, ra=22).play(ForgetGods())
    assert table.who(events.GodForgotten) == forgotten


@pytest.mark.rules("A1.4")
def test_red_ends_at_20_unless_the_table_says_otherwise() -> None:
    assert new_game(seats=3).last_red == 20


# --- A1.5 the action tracks ----------------------------------------------------------------------------------


def uses_until_event(table: Table, action: str) -> int:
    """How often this action is chosen until it triggers an event; all other markers are kept at the start."""
    table.events.clear()
    for use in range(1, 9):
        used = table.g.track[ACTIONS.index(action)]
        table.g.track = [0, 0, 0, 0]
        table.track(**{action: used}).play(Turn(0)).pick("amun", action)
        if table.told(events.EventReached):
            return use
    pytest.fail(f"{action} never triggers an event")


@pytest.mark.rules("A1.5")
@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_an_event_comes_with_one_use_more_than_seats_and_for_unlock_with_as_many(action: str, seats: int) -> None:
    table = Table(*GODS[:seats]).followers(amun=0)
    expected = seats if action == "unlock" else seats + 1
    assert uses_until_event(table, action) == expected
    assert uses_until_event(table, action) == expected, "the same again, once the marker has returned"


@pytest.mark.rules("A1.5", "A4.2")
@pytest.mark.parametrize(("action", "uses"), [("move", 5), ("summon", 5), ("gain", 5), ("unlock", 4)])
def test_the_seats_at_the_start_count_also_when_a_god_is_forgotten(action: str, uses: int) -> None:
    table = Table("amun", "isis", "osiris", "ra").devotion(amun=25, isis=5, osiris=21, ra=22).followers(amun=0)
    table.play(ForgetGods())
    assert table.ascending() == ["osiris", "ra", "amun"]
    assert uses_until_event(table, action) == uses
    assert uses_until_event(table, action) == uses


@pytest.mark.rules("A1.5", "A4.3")
@pytest.mark.parametrize(
    ("first", "below"),
    [("move", ["summon", "gain", "unlock"]), ("summon", ["gain", "unlock"])],
)
def test_the_rows_from_top_to_bottom_are_move_summon_gain_unlock(first: str, below: list[str]) -> None:
    table = Table("amun", "ra").play(Turn(0))
    assert table.tokens == ACTIONS
    assert table.pick("amun", first).tokens == below


# --- A1.6 the event track ------------------------------------------------------------------------------------


def trigger_next_event(table: Table) -> None:
    """The seat whose turn it is brings Unlock to its last space; a caravan is declined."""
    table.track(unlock=table.g.seats - 1).play(Turn(table.g.turn))
    god = table.asked[0] if table.asked else ""
    table.pick(god, "unlock")
    if table.asked == (god, "caravan"):
        table.pick(god, "done")


def turning_points(table: Table) -> list[tuple[int, type[Event]]]:
    """After which conflict gods merged, were forgotten, or won."""
    found: list[tuple[int, type[Event]]] = []
    conflicts = 0
    for event in table.events:
        conflicts += isinstance(event, events.ConflictEnded)
        if isinstance(event, events.GodsMerged | events.GodForgotten | events.GameWon):
            found.append((conflicts, type(event)))
    return found


@pytest.mark.rules("A1.6", "A4.2")
def test_the_eighteen_events_come_in_their_order_and_end_the_game() -> None:
    table = Table("amun", "isis", "osiris", "ra").followers(amun=0, isis=0, osiris=0, ra=0)
    table.devotion(amun=5, isis=6, osiris=25, ra=26)
    for _ in range(18):
        assert SPEC.result(table.g) is None
        trigger_next_event(table)
    happened = [event.event for event in table.told(events.EventReached)]
    m, c, x = "control", "caravan", "conflict"
    assert happened == [m, m, m, x, c, m, m, x, c, m, m, x, c, m, m, x, m, x]
    assert [event.position for event in table.told(events.EventReached)] == list(range(1, 19))
    assert turning_points(table) == [(3, events.GodsMerged), (4, events.GodForgotten), (5, events.GameWon)]


# --- A1.7 battle cards ---------------------------------------------------------------------------------------


@pytest.mark.rules("A1.7", "A7.17")
@pytest.mark.parametrize(
    ("card", "strength"),
    [("plague", 1), ("build", 0), ("chariots", 3), ("cycle", 0), ("drought", 1), ("flood", 0), ("miracle", 0)],
)
def test_a_battle_card_adds_its_strength(card: str, strength: int) -> None:
    table = Table("isis", "ra").figures("isis", god="1,4").figures("ra", god="1,6").followers(isis=0, ra=0)
    table.battle("1,5", f"isis {card}", "ra cycle")
    assert table.totals() == {"isis": 1 + strength, "ra": 1}


# --- A1.8 guardians ------------------------------------------------------------------------------------------

GUARDIANS = {
    "cat_mummy": (1, False, 3),
    "satet": (1, False, 3),
    "mummy": (2, False, 3),
    "apep": (2, True, 2),
    "giant_scorpion": (3, True, 2),
    "androsphinx": (3, True, 2),
}
"""Level, large base, figures."""


def company(guardian: str) -> list[str]:
    """A guardian of each level, this one among them."""
    chosen = ["cat_mummy", "mummy", "androsphinx"]
    chosen[GUARDIANS[guardian][0] - 1] = guardian
    return chosen


@pytest.mark.rules("A1.8", "A7.17")
@pytest.mark.parametrize("guardian", GUARDIANS)
def test_every_guardian_has_strength_1(guardian: str) -> None:
    table = Table("isis", "ra", guardians=company(guardian))
    table.figures("isis", god="1,1", **{guardian: "1,2"}).figures("ra", god="1,9")
    table.battle("1,5", "isis cycle", "ra cycle")
    assert table.totals() == {"isis": 2, "ra": 1}


@pytest.mark.rules("A1.8")
@pytest.mark.parametrize("guardian", GUARDIANS)
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_guardian_serves_at_its_level_only(guardian: str, level: int) -> None:
    chosen = ["random", "random", "random"]
    chosen[level - 1] = guardian
    if GUARDIANS[guardian][0] == level:
        assert SPEC.view(new_game(seats=2, guardians=chosen), None).seen.guardians[level - 1].guardian == guardian
    else:
        with pytest.raises(Refused, match=f"'{guardian}' is not a guardian of level {level}"):
            read({"seats": 2, "guardians": chosen})


@pytest.mark.rules("A1.8")
@pytest.mark.parametrize("guardian", GUARDIANS)
def test_a_guardian_takes_a_base_of_its_size(guardian: str) -> None:
    table = Table("amun", "ra", guardians=company(guardian)).pool("amun", **{guardian: 1})
    large = GUARDIANS[guardian][1]
    assert free_bases(table.g, 0, large=large) == 1
    assert free_bases(table.g, 0, large=not large) == 2


@pytest.mark.rules("A1.8", "A3.4")
@pytest.mark.parametrize("guardian", GUARDIANS)
def test_small_guardians_have_three_figures_and_large_ones_two(guardian: str) -> None:
    level, _, figures = GUARDIANS[guardian]
    assert new_game(seats=5, guardians=company(guardian)).guardian_supply[level - 1] == figures


# --- A1.9 the guardian symbols -------------------------------------------------------------------------------


@pytest.mark.rules("A1.9", "A5.6")
@pytest.mark.parametrize("god", GODS)
def test_a_guardian_comes_with_the_second_fourth_and_fifth_power_of_every_god(god: str) -> None:
    other = "ra" if god != "ra" else "isis"
    table = Table(god, other).followers(**{god: 12})
    story = []
    for power in ALL_POWERS:
        table.events.clear()
        table.play(UnlockPower(0)).pick(god, power)
        story.append([event.guardian for event in table.told(events.GuardianJoined)])
    assert story == [[], ["cat_mummy"], [], ["mummy"], ["androsphinx"], []]
