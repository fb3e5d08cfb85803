"""A8 Merging gods."""

from __future__ import annotations

import pytest

from ankh.table import Table, spaces
from tawy.ankh import explain
from tawy.ankh.events import ActionChosen, ConflictEnded, GodsMerged, MonumentDestroyed, Released, TurnBegun
from tawy.ankh.rules.caravan import CamelCaravan
from tawy.ankh.rules.conflict import AfterConflict, Conflict, ResolveRegion
from tawy.ankh.rules.control import ControlMonument
from tawy.ankh.rules.followers import GainFollowers
from tawy.ankh.rules.merging import MergeGods
from tawy.ankh.rules.moving import MoveFigures
from tawy.ankh.rules.summoning import SummonFigures
from tawy.ankh.rules.turn import Turn
from tawy.ankh.rules.unlocking import UnlockPower
from tawy.ankh.spec import SPEC
from tawy.ankh.state import NOWHERE
from tawy.ankh.terms import AMUN, GODS, POWERS, RA
from tawy.kernel.bits import union

HOMES = ("8,8", "2,4", "8,0", "4,8")
"""Where the god figures stand: the lower god's, the upper god's and two more."""


def pair(lower: str, upper: str, *others: str, guardians: list[str] | None = None) -> Table:
    """These two gods are about to merge; the lower one has seat 0, the upper one seat 1."""
    gods = (lower, upper, *others)
    table = Table(*gods, guardians=guardians)
    for god, home in zip(gods, HOMES, strict=False):
        table.figures(god, god=home)
    return table.devotion(**{god: 6 + 3 * n for n, god in enumerate(gods)}).followers(**dict.fromkeys(gods, 0))


def names(table: Table, god: str) -> set[str]:
    """The ankh powers a god has."""
    return {power for bit, power in enumerate(POWERS) if table.of("powers", god) >> bit & 1}


def guardians(table: Table, god: str) -> list[tuple[int, int]]:
    """How many guardians of each level a god has, on the board and in its pool."""
    places = [level * table.g.seats + table.side(god) for level in range(3)]
    return [(table.g.guardians[place].bit_count(), table.g.guardian_pool[place]) for place in places]


@pytest.mark.rules("A8.1")
@pytest.mark.parametrize(
    ("seats", "event", "merged"),
    [(2, 12, False), (3, 12, True), (4, 12, True), (5, 12, True), (3, 4, False), (3, 8, False), (3, 16, False)],
)
def test_gods_merge_once_the_third_conflict_is_over_if_3_or_more_seats_began(
    seats: int,
    event: int,
    *,
    merged: bool,
) -> None:
    table = Table(*GODS[:seats]).devotion(**dict.fromkeys(GODS[:seats], 25))
    table.event(event).play(AfterConflict())
    assert table.story(ConflictEnded, GodsMerged) == [ConflictEnded] + [GodsMerged] * merged
    assert len(table.g.standing) == seats - merged


@pytest.mark.rules("A8.1")
@pytest.mark.parametrize(
    ("devotion", "lower", "upper"),
    [
        ({"ra": 6, "amun": 9, "isis": 14}, "ra", "amun"),
        ({"ra": 14, "amun": 9, "isis": 6}, "isis", "amun"),
        ({"isis": 6, "ra": 6, "amun": 6}, "isis", "ra"),
        ({"amun": 6, "isis": 9, "ra": 9}, "amun", "isis"),
    ],
)
def test_the_lowest_god_merges_into_the_second_lowest(devotion: dict[str, int], lower: str, upper: str) -> None:
    table = pair("ra", "amun", "isis").devotion(**devotion).play(MergeGods())
    (merged,) = table.told(GodsMerged)
    assert (merged.lower, merged.upper) == (table.seat(lower), table.seat(upper))
    assert table.side(lower) == table.side(upper) == table.seat(upper)


@pytest.mark.rules("A8.2")
def test_the_lower_gods_monuments_figures_cards_and_tokens_are_gone() -> None:
    table = pair("ra", "amun", "isis").figures("ra", warrior="8,7 8,9").figures("amun", warrior="2,5")
    table.monuments("ra", temple="7,7", obelisk="9,8").monuments("amun", temple="2,3").monuments(pyramid="7,9")
    table.hand("amun", "flood", "cycle").play(MergeGods())
    ra, amun = table.seat("ra"), table.seat("amun")
    assert {(fate.monument, fate.lost_by) for fate in table.told(MonumentDestroyed)} == {
        ("temple", ra),
        ("obelisk", ra),
    }
    assert table.g.built == [0, spaces("2,3"), spaces("7,9")]
    assert (table.g.god_at[ra], table.g.figures[ra], table.g.warrior_pool[ra]) == (NOWHERE, 0, 0)
    assert (table.g.hand[ra], table.g.ankhs[ra]) == (0, 0)
    assert (table.g.warrior_pool[amun], table.g.ankhs[amun], table.g.hand[amun].bit_count()) == (5, 8, 2)
    assert table.g.occupied == spaces("2,4 2,5 2,3 7,9 8,0")


@pytest.mark.rules("A8.3")
def test_its_followers_go_to_the_upper_god() -> None:
    table = pair("ra", "amun", "isis").followers(ra=3, amun=2, isis=4).play(MergeGods())
    assert table.g.followers == [0, 5, 4]


# --- A8.4 guardians and bases


@pytest.mark.rules("A8.4")
@pytest.mark.parametrize(("lower", "upper"), [("ra", "amun"), ("amun", "ra")])
def test_guardians_pass_where_they_are_whatever_the_upper_god_has(lower: str, upper: str) -> None:
    table = pair("ra", "amun", "isis", "osiris").devotion(**{lower: 1, upper: 2})
    table.figures(lower, androsphinx="8,9").pool(lower, cat_mummy=1, androsphinx=1)
    table.figures(upper, cat_mummy="2,5").play(MergeGods())
    assert table.asked is None
    assert table.of("powers", upper) == 0
    assert guardians(table, upper) == [(1, 1), (0, 0), (1, 1)]
    assert table.has(upper, "2,5 8,9")
    assert table.g.guardians_gone == [0, 0, 0]


@pytest.mark.rules("A8.4")
@pytest.mark.parametrize(("kept", "after", "gone"), [("8,7", (1, 0), [0, 1, 0]), ("mummy", (0, 1), [1, 0, 0])])
def test_if_bases_do_not_suffice_the_upper_god_chooses_and_the_rest_leave_the_game(
    kept: str, after: tuple[int, int], gone: list[int]
) -> None:
    table = pair("ra", "amun", "isis", "osiris").figures("ra", cat_mummy="8,7", androsphinx="8,9").pool("ra", mummy=1)
    table.figures("amun", mummy="2,5").play(MergeGods())
    assert table.asked == ("amun", "keep_guardian")
    assert sorted(table.tokens) == ["8,7", "mummy"]
    assert table.why("amun", "2,5") == ["A8.4"]
    assert table.why("ra", "8,7") == ["A8.4"]
    assert table.pick("amun", kept).asked is None
    cats, mummies, sphinxes = guardians(table, "amun")
    assert (sum(cats), sum(mummies) - 1) == after
    assert sphinxes == (1, 0)
    assert table.g.guardians_gone == gone
    assert table.has("amun", "2,5 8,9")
    assert (table.g.occupied & spaces("8,7") != 0) is (kept == "8,7")


@pytest.mark.rules("A8.4")
def test_without_a_free_base_of_that_size_the_lower_gods_guardians_leave_and_its_own_stay() -> None:
    table = pair("ra", "amun", "isis", "osiris").figures("ra", cat_mummy="8,7", androsphinx="8,9")
    table.figures("amun", mummy="2,5").pool("amun", cat_mummy=1).play(MergeGods())
    assert table.asked is None
    assert guardians(table, "amun") == [(0, 1), (1, 0), (1, 0)]
    assert table.g.guardians_gone == [1, 0, 0]
    assert table.has("amun", "2,5 8,9")


@pytest.mark.rules("A8.4")
def test_guardians_are_chosen_one_by_one_as_far_as_bases_go() -> None:
    table = pair("ra", "amun", "isis", "osiris", guardians=["cat_mummy", "apep", "androsphinx"])
    table.figures("ra", apep="7,8", androsphinx="8,9").pool("ra", apep=1).play(MergeGods())
    assert sorted(table.tokens) == ["7,8", "8,9", "apep"]
    table.pick("amun", "apep")
    assert sorted(table.tokens) == ["7,8", "8,9"]
    table.pick("amun", "8,9")
    assert guardians(table, "amun") == [(0, 0), (0, 1), (1, 0)]
    assert table.g.guardians_gone == [0, 1, 0]


@pytest.mark.rules("A8.4", "A14.7")
@pytest.mark.parametrize(("large", "struck"), [(0, ["7,7"]), (2, [])], ids=["it passes", "it leaves the game"])
def test_a_scorpion_that_passes_keeps_its_aim(large: int, struck: list[str]) -> None:
    table = pair("ra", "amun", "isis", "osiris", guardians=["cat_mummy", "apep", "giant_scorpion"])
    table.figures("ra", giant_scorpion="8,7").aim("8,7", "N").monuments(temple="7,7").pool("amun", apep=large)
    table.play(MergeGods()).play(Conflict(table.seat("amun")))
    assert [fate.space for fate in table.told(MonumentDestroyed)] == struck


# --- A8.5, A8.6 marker, abilities, powers


@pytest.mark.rules("A8.5")
def test_the_two_markers_are_one_on_the_lower_ones_space() -> None:
    table = pair("ra", "amun", "isis").devotion(ra=6, amun=9, isis=12).play(MergeGods())
    assert table.of("devotion", "ra") == table.of("devotion", "amun") == 6
    assert table.ascending() == ["amun", "isis"]


@pytest.mark.rules("A8.5")
def test_markers_that_lay_above_the_lower_one_stay_above() -> None:
    table = pair("ra", "amun", "isis", "osiris").devotion(ra=6, amun=6, isis=6, osiris=6).play(MergeGods())
    assert table.ascending() == ["amun", "isis", "osiris"]


@pytest.mark.rules("A8.6")
def test_the_merged_god_has_both_abilities_and_the_upper_gods_powers() -> None:
    table = pair("ra", "amun", "isis").powers("ra", "commanding", "revered").powers("amun", "revered", "inspiring")
    table.play(MergeGods())
    assert table.of("abilities", "amun") == AMUN | RA
    assert names(table, "ra") == names(table, "amun") == {"revered", "inspiring"}


@pytest.mark.rules("A8.6")
@pytest.mark.parametrize("seat", ["ra", "amun"])
def test_powers_count_once(seat: str) -> None:
    table = pair("ra", "amun", "isis").powers("ra", "revered").powers("amun", "revered").play(MergeGods())
    table.play(GainFollowers(table.seat(seat)))
    assert table.of("followers", seat) == 1


@pytest.mark.rules("A8.6")
@pytest.mark.parametrize("seat", ["ra", "amun"])
def test_both_abilities_serve_both_seats(seat: str) -> None:
    table = pair("ra", "amun", "isis").play(MergeGods())
    table.play(SummonFigures(table.seat(seat))).picks(f"{seat} warrior", f"{seat} 2,5")
    assert table.asked == (seat, "sun")
    table.pick(seat, "yes").figures("isis", warrior="1,8").battle("2,4")
    assert table.asked == ("amun", "two_cards")


@pytest.mark.rules("A8.6")
@pytest.mark.parametrize("seat", ["ra", "amun"])
def test_later_unlocks_count_for_both(seat: str) -> None:
    table = (
        pair("ra", "amun", "isis").powers("ra", "commanding", "revered").powers("amun", "inspiring").followers(amun=2)
    )
    table.play(MergeGods()).play(UnlockPower(table.seat(seat)))
    assert sorted(table.tokens) == ["commanding", "done", "omnipresent", "revered"]
    table.pick(seat, "commanding")
    assert names(table, "ra") == names(table, "amun") == {"inspiring", "commanding"}
    assert table.of("followers", seat) == 1


# --- A8.7 to A8.9 two seats, one god


@pytest.mark.rules("A8.7")
def test_each_seat_keeps_its_place_and_takes_one_action_maybe_the_same() -> None:
    table = pair("ra", "isis", "amun").devotion(ra=6, amun=9, isis=14).play(MergeGods())
    table.play(Turn(table.seat("ra"))).picks("ra gain")
    assert table.asked == ("isis", "action")
    table.picks("isis move", "isis done")
    assert table.tokens == ["summon", "gain", "unlock"]
    table.pick("isis", "gain")
    assert table.asked == ("amun", "action")
    table.pick("amun", "gain")
    assert table.asked == ("ra", "action")
    assert [turn.seat for turn in table.told(TurnBegun)] == [1, 2, 0]
    actions = [(action.seat, action.action) for action in table.told(ActionChosen)]
    assert actions == [(0, "gain"), (1, "move"), (1, "gain"), (2, "gain")]


@pytest.mark.rules("A8.8")
@pytest.mark.parametrize("seat", ["ra", "amun"])
def test_they_share_figures_followers_and_tokens(seat: str) -> None:
    table = pair("ra", "amun", "isis").followers(ra=2, amun=1).monuments(temple="2,5").play(MergeGods())
    table.play(SummonFigures(table.seat(seat))).picks(f"{seat} warrior", f"{seat} 2,3", f"{seat} no")
    assert (table.of("warrior_pool", "ra"), table.of("warrior_pool", "amun")) == (5, 5)
    table.play(GainFollowers(table.seat(seat)))
    assert (table.of("followers", "ra"), table.of("followers", "amun")) == (4, 4)
    table.play(ControlMonument(table.seat(seat))).pick(seat, "2,5")
    assert (table.of("ankhs", "ra"), table.of("ankhs", "amun")) == (8, 8)
    table.play(MoveFigures(table.seat(seat)))
    assert sorted(table.tokens) == ["2,3", "2,4", "done"]


@pytest.mark.rules("A8.8")
def test_they_share_one_hand_of_cards() -> None:
    table = (
        pair("ra", "amun", "isis").figures("isis", warrior="1,8").hand("ra", "chariots").hand("amun", "flood", "cycle")
    )
    table.g.amun_ready = False
    table.play(MergeGods()).battle("2,4")
    assert table.tokens == ["cycle", "flood"]
    table.picks("amun flood", "isis build")
    assert table.of("hand", "ra") == table.of("hand", "amun")
    assert table.of("hand", "amun").bit_count() == 1


@pytest.mark.rules("A8.9")
@pytest.mark.parametrize("trigger", ["ra", "amun"])
def test_in_a_conflict_the_upper_seat_decides_whoever_triggered_it(trigger: str) -> None:
    table = pair("ra", "amun", "isis").figures("isis", warrior="1,8").play(MergeGods())
    table.g.turn = table.seat(trigger)
    table.play(Conflict(table.seat(trigger)))
    assert table.asked == ("amun", "two_cards")
    assert table.why("ra", "yes") == ["A8.9"]
    assert table.pick("amun", "no").asked == ("amun", "cards")
    assert table.why("ra", "flood") == ["A8.9"]
    table.picks("amun build", "isis miracle")
    assert table.asked == ("amun", "tie_breaker")


@pytest.mark.rules("A8.9")
def test_the_lower_seat_sees_the_same_secrets() -> None:
    table = pair("ra", "amun", "isis").figures("isis", warrior="1,8").play(MergeGods()).battle("2,4", "amun no")
    lower, upper, other = (table.seat(god) for god in ("ra", "amun", "isis"))
    questions = [SPEC.view(table.g, seat).question for seat in (lower, upper, other)]
    options = [question.options for question in questions if question is not None]
    assert options[0] == options[1] != None  # noqa: E711  the same, and not hidden
    assert options[2] is None
    table.pick("amun", "flood")
    sealed = [SPEC.view(table.g, seat).seen.secrets.cards for seat in (lower, upper, other)]
    assert sealed == [("flood",), ("flood",), None]


@pytest.mark.rules("A8.9")
@pytest.mark.parametrize("seat", ["ra", "amun"])
@pytest.mark.parametrize(
    ("step", "kind"),
    [
        (MoveFigures, "move_figure"),
        (SummonFigures, "summon"),
        (UnlockPower, "unlock"),
        (ControlMonument, "control"),
        (CamelCaravan, "caravan"),
    ],
)
def test_in_its_own_turn_and_in_events_it_triggered_each_seat_decides(
    seat: str,
    step: type[MoveFigures | SummonFigures | UnlockPower | ControlMonument | CamelCaravan],
    kind: str,
) -> None:
    table = pair("ra", "amun", "isis").monuments(temple="2,5").followers(amun=3).play(MergeGods())
    table.play(step(table.seat(seat)))
    assert table.asked == (seat, kind)


@pytest.mark.rules("A8.9", "A14.6")
def test_outside_their_own_turns_the_upper_seat_decides() -> None:
    table = pair("ra", "amun", "isis", guardians=["satet", "mummy", "giant_scorpion"])
    table.figures("amun", giant_scorpion="2,6").aim("2,6", "N").figures("isis", satet="2,8").play(MergeGods())
    table.play(MoveFigures(table.seat("isis"))).picks("isis 2,8", "isis 2,6", "isis 1,6")
    assert table.asked == ("amun", "aim")


@pytest.mark.rules("A8.9", "A14.6")
def test_in_its_turn_the_lower_seat_aims_the_common_scorpion() -> None:
    table = pair("ra", "amun", "isis", guardians=["satet", "mummy", "giant_scorpion"]).pool("amun", giant_scorpion=1)
    table.play(MergeGods()).play(SummonFigures(table.seat("ra")))
    table.picks("ra giant_scorpion", "ra 2,5", "ra no")
    assert table.asked == ("ra", "aim")


# --- A8.10 to A8.13 what belongs to the merged god


@pytest.mark.rules("A8.10")
def test_anubis_as_the_lower_god_gives_the_upper_gods_warriors_back_and_keeps_the_others() -> None:
    table = pair("anubis", "amun", "ra", "isis").trapped(amun=1, ra=1, isis=1).play(MergeGods())
    assert [table.of("trapped", god) for god in ("amun", "ra", "isis")] == [0, 1, 1]
    assert [table.of("warrior_pool", god) for god in ("amun", "ra", "isis")] == [6, 5, 5]
    strength = explain.region(table.g, table.region("2,4"))[table.side("anubis")]
    assert (strength.figures, strength.trapped) == (1, 2)


@pytest.mark.rules("A8.10", "A13.6")
def test_the_merged_god_is_paid_for_trapped_warriors_and_traps_more() -> None:
    table = pair("anubis", "amun", "ra").trapped(ra=1).followers(ra=1, amun=2).play(MergeGods())
    table.play(SummonFigures(table.seat("ra"))).picks("ra trapped", "ra 8,1", "ra no")
    assert (table.of("followers", "ra"), table.of("followers", "anubis")) == (0, 3)
    table.figures("ra", warrior="1,8").battle("2,4", "amun no", "amun chariots", "ra build")
    assert table.asked == ("amun", "trap")


@pytest.mark.rules("A8.10")
@pytest.mark.parametrize("gods", [("ra", "amun", "anubis", "isis"), ("ra", "anubis", "amun", "isis")])
def test_warriors_of_a_god_that_leaves_the_game_leave_anubiss_slots(gods: tuple[str, ...]) -> None:
    table = pair(*gods).trapped(ra=2, isis=1).play(MergeGods())
    assert sum(table.g.trapped) == table.of("trapped", "isis") == 1
    assert [(gone.side, gone.amount, gone.to_pool) for gone in table.told(Released)] == [(table.seat("ra"), 2, False)]
    assert table.g.warrior_pool[table.seat("ra")] == 0
    assert table.g.warrior_pool[table.side("ra")] == 6


@pytest.mark.rules("A8.10")
def test_the_upper_gods_warriors_stay_trapped_if_anubis_is_another_god() -> None:
    table = pair("ra", "amun", "anubis").trapped(amun=2).play(MergeGods())
    assert (table.of("trapped", "amun"), table.of("warrior_pool", "amun")) == (2, 4)


@pytest.mark.rules("A8.11", "A13.12", "A13.13")
@pytest.mark.parametrize("gods", [("osiris", "amun", "isis"), ("amun", "osiris", "isis")])
def test_osiriss_tiles_belong_to_the_merged_god(gods: tuple[str, ...]) -> None:
    table = pair(*gods).tiles("2,6 7,1").play(MergeGods())
    assert table.g.tiles == spaces("2,6 7,1")
    table.play(MoveFigures(0)).pick(gods[0], "2,4")
    assert "2,6" in table.tokens
    table.play(SummonFigures(0)).pick(gods[0], "warrior underworld")
    assert sorted(table.tokens) == ["2,6", "7,1"]
    table.play(MoveFigures(table.seat("isis"))).pick("isis", "8,0")
    assert "7,1" not in table.tokens


@pytest.mark.rules("A8.11", "A13.15")
def test_suns_on_kept_guardians_stay_and_those_on_figures_that_leave_come_back() -> None:
    table = pair("ra", "amun", "isis").figures("ra", cat_mummy="8,7", warrior="8,9").suns("8,7 8,9")
    table.play(MergeGods())
    assert table.g.suns == spaces("8,7")
    table.play(ResolveRegion(table.region("8,7")))
    assert table.gains("amun") == [{"domination": 1, "radiance": 1}]


@pytest.mark.rules("A8.11")
def test_a_sun_on_a_guardian_that_finds_no_base_comes_back() -> None:
    table = pair("ra", "amun", "isis").figures("ra", cat_mummy="8,7 8,9").suns("8,7 8,9").pool("amun", mummy=1)
    table.play(MergeGods()).pick("amun", "8,9")
    assert table.g.suns == spaces("8,9")


@pytest.mark.rules("A8.11", "A13.1")
def test_amuns_token_belongs_to_the_merged_god() -> None:
    table = pair("amun", "ra", "isis").figures("isis", warrior="1,8").play(MergeGods()).battle("2,4", "ra yes")
    assert {len(token.split("+")) for token in table.tokens} == {2}
    assert table.asked == ("ra", "cards")


@pytest.mark.rules("A8.12")
@pytest.mark.parametrize("trigger", ["ra", "amun"])
def test_if_either_seat_triggered_the_conflict_the_merged_god_holds_the_tie_breaker(trigger: str) -> None:
    table = pair("ra", "amun", "isis").figures("isis", warrior="1,8").play(MergeGods())
    table.play(Conflict(table.seat(trigger)))
    assert (table.g.tie_holder, table.g.tie_up) == (table.side("amun"), True)
    table.picks("amun no", "amun build", "isis miracle", "amun yes")
    assert table.gains("amun")[0] == {"victory": 1}


@pytest.mark.rules("A8.13")
@pytest.mark.parametrize("seat", ["ra", "amun"])
def test_a_guardian_gained_later_goes_to_the_common_pool_and_either_seat_may_summon_it(seat: str) -> None:
    table = pair("ra", "amun", "isis").powers("amun", "inspiring").followers(amun=1).play(MergeGods())
    table.play(UnlockPower(table.seat(seat))).pick(seat, "revered")
    assert guardians(table, "amun")[0] == (0, 1)
    for summoner in ("ra", "amun"):
        table.play(SummonFigures(table.seat(summoner)))
        assert "cat_mummy" in table.tokens


@pytest.mark.rules("A8.13")
def test_a_guardian_gained_later_needs_a_base_of_the_upper_god() -> None:
    table = pair("ra", "amun", "isis").powers("amun", "inspiring").followers(amun=1).pool("amun", cat_mummy=1, mummy=1)
    table.play(MergeGods()).play(UnlockPower(table.seat("ra"))).pick("ra", "revered")
    assert guardians(table, "amun")[0] == (0, 1)
    assert union(POWERS.index(power) for power in ("inspiring", "revered")) == table.of("powers", "amun")
