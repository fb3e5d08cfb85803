"""What a bot sees of Ankh: whole rows in every position, nothing secret, and what its numbers mean."""

from __future__ import annotations

from math import isfinite
from random import Random
from typing import Any

import pytest

from ankh.table import Table
from contract.players import eager, play_out
from tawy.ai.ankh import ANKH_SENSE
from tawy.ai.ankh.merging import MERGING
from tawy.ai.ankh.regions import REGIONS
from tawy.ai.ankh.sense import SPACES
from tawy.ai.ankh.strength import strength_without_cards
from tawy.ai.sense import Sense
from tawy.ankh.asks import FORMS
from tawy.ankh.queries.majority import majorities
from tawy.ankh.queries.presence import adjacent_to, monuments, neutral
from tawy.ankh.queries.strength import strength
from tawy.ankh.spec import SPEC
from tawy.ankh.state import Ankh

SENSE: Sense = ANKH_SENSE
every_seats = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def played(seats: int, look: Any, games: int = 1) -> None:
    """Random games, looked at in every position until they are over."""

    def unless_over(g: Ankh) -> None:
        if g.ask is not None:
            look(g)

    for seed in range(games):
        play_out(SPEC.new(SPEC.read_setup({"seats": seats})), Random(f"{seats} {seed}"), eager, unless_over)


def row(table: Table, god: str) -> dict[str, float]:
    """A god's row by name; of the two features called resplendent, the one that counts monuments."""
    return by_name(table.g, SENSE.contenders(table.g).index(table.side(god)))


def by_name(g: Ankh, place: int) -> dict[str, float]:
    return dict(zip(SENSE.names, SENSE.rows(g)[place], strict=True))


@every_seats
def test_rows_are_whole_in_every_position(seats: int) -> None:
    def look(g: Ankh) -> None:
        rows = SENSE.rows(g)
        assert len(rows) == len(SENSE.contenders(g)) <= SENSE.size(g) == seats
        for each in rows:
            assert len(each) == len(SENSE.names)
            assert all(isfinite(number) and -4 <= number <= 4 for number in each)
        assert len(SENSE.world(g)) == len(SENSE.world_names)
        assert 0 <= SENSE.stage(g) < SENSE.stages

    played(seats, look)


@every_seats
def test_columns_read_directly_say_what_their_queries_say(seats: int) -> None:
    fought: set[int] = set()

    def look(g: Ankh) -> None:
        g = g.clone()
        g.cards = [0] * seats
        for place, side in enumerate(SENSE.contenders(g)):
            seen = by_name(g, place)
            for region, area in enumerate(g.regions):
                if g.figures[side] & area:
                    total = strength(g, side, region).total
                    assert strength_without_cards(g, side, area, g.figures[side] & area) == total
                    fought.add(total)
            of_each = [majorities(g, region, side) for region in range(len(g.regions))]
            shown = [bool(g.figures[side] & area) for area in g.regions]
            assert seen["majorities"] * 4 == sum(has for has, here in zip(of_each, shown, strict=True) if here)
            assert seen["majorities without figures"] * 4 == sum(of_each) - seen["majorities"] * 4
            beside = adjacent_to(g, g.figures[side]) & monuments(g)
            assert seen["income"] * 4 == (beside & (neutral(g) | g.owned[side])).bit_count()
            assert seen["neutral monuments at hand"] * 4 == (beside & neutral(g)).bit_count()

    played(seats, look, games=2)
    assert len(fought) > 4


def test_no_number_depends_on_a_secret() -> None:
    hidden = 0

    def look(g: Ankh) -> None:
        nonlocal hidden
        if all(sealed < 0 for sealed in g.sealed):
            return
        rows = SENSE.rows(g)
        for seat in (*range(3), None):
            other = SPEC.redeal(g, seat, dice.randrange)
            hidden += other.sealed != g.sealed
            assert SENSE.rows(other) == rows

    dice = Random(1)
    played(3, look, games=3)
    assert hidden


def test_the_questions_it_names_exist() -> None:
    assert SENSE.mid_move | SENSE.blind | SENSE.taught <= FORMS.keys()


def test_a_guess_is_about_features_that_there_are() -> None:
    assert SENSE.first.keys() <= {*SENSE.names, *SENSE.world_names}


def test_every_number_of_gods_has_stages_of_its_own() -> None:
    gods = ["isis", "amun", "ra", "osiris", "anubis"]
    for group, seats in enumerate(range(2, 6)):
        assert SENSE.stage(Table(*gods[:seats]).event(3).g) == group * (SPACES + 1) + 3
        assert (group * (SPACES + 1) - 1, group * (SPACES + 1)) not in SENSE.neighbours
    assert SENSE.stage(Table(*gods).event(SPACES).g) == SENSE.stages - 1


# --- what the numbers mean ---------------------------------------------------------------------------


def test_a_region_of_ones_own_is_dominated_and_not_fought_for() -> None:
    seen = row(Table("isis", "amun").figures("isis", god="7,1", warrior="7,2"), "isis")
    assert {name: seen[name] for name in REGIONS if seen[name] and name != "fertile"} == {
        "present": 0.25,
        "dominated": 0.5,
        "figures winning": 2 / 5,
        "desert winning": seen["desert winning"],
        "first regions": seen["first regions"],
    }


def test_the_stronger_of_two_wins_and_the_weaker_loses_its_figures_but_never_the_god() -> None:
    table = Table("isis", "amun").figures("isis", god="7,1", warrior="7,2 6,1 6,2").figures("amun", god="5,1")
    assert table.region("7,1") == table.region("5,1")
    strong, weak = row(table, "isis"), row(table, "amun")
    assert (strong["won"], strong["won clearly"], strong["contested"], strong["lost"]) == (0.5, 0.3, 0, 0)
    assert (weak["won"], weak["lost"], weak["figures losing"]) == (0, 0.5, 0)
    table.figures("amun", god="5,1", warrior="4,1")
    closer = row(table, "amun")
    assert (closer["contested"], closer["lost"], closer["figures losing"]) == (0.5, 0.5, 1 / 5)


def test_only_a_glorious_god_counts_a_clear_win_in_full() -> None:
    table = Table("isis", "amun").figures("isis", god="7,1", warrior="7,2 6,1 6,2").figures("amun", god="5,1")
    assert row(table.powers("isis", "glorious"), "isis")["won clearly"] == 1


def test_a_god_in_the_red_sees_how_far_it_has_to_go() -> None:
    table = Table("isis", "amun", last_red_space=20).devotion(isis=15, amun=21)
    assert (row(table, "isis")["safe from being forgotten"], row(table, "isis")["short of safety"]) == (0, 6 / 20)
    assert (row(table, "amun")["safe from being forgotten"], row(table, "amun")["short of safety"]) == (1, 0)
    assert row(table, "isis")["lead"] < 0 < row(table, "amun")["lead"]
    assert SENSE.world(table.g) == [1, 0, 0, 2 / 5]
    assert SENSE.world(table.devotion(amun=18).g) == [1, 1, 3 / 10, 2 / 5]


def test_who_is_to_act_sees_how_near_the_next_event_is() -> None:
    table = Table("isis", "amun").track(move=2)
    assert row(table, "amun")["its turn"] == row(table, "amun")["events at hand"] == 0
    assert row(table, "isis")["its turn"] == 1
    at_hand = [row(table.track(move=uses), "isis")["events at hand"] for uses in range(8)]
    assert at_hand.count(1 / 4) == 1


def test_who_waits_sees_how_soon_it_acts() -> None:
    table = Table("isis", "amun", "ra", "osiris")
    assert [row(table, god)["acts soon"] for god in ("isis", "amun", "ra", "osiris")] == [1, 3 / 4, 2 / 4, 1 / 4]


def test_before_the_merge_a_god_sees_how_far_it_is_from_being_one_of_two() -> None:
    table = Table("isis", "amun", "ra", "osiris").devotion(isis=3, amun=5, ra=9, osiris=20)
    seen = {god: row(table, god) for god in ("isis", "amun", "ra", "osiris")}
    assert [each["above being merged"] for each in seen.values()] == [-6 / 8, -4 / 8, 4 / 8, 1]
    assert [each["to be merged lowest"] for each in seen.values()] == [1, 0, 0, 0]
    assert not any(each["merged"] for each in seen.values())


def test_a_merged_god_knows_that_it_is_two_and_the_others_that_it_is_over() -> None:
    seen = set()

    def look(g: Ankh) -> None:
        if len(g.standing) < g.seats and g.side_of.count(g.side_of[g.turn]) > 1:
            for place, side in enumerate(SENSE.contenders(g)):
                each = by_name(g, place)
                assert each["merged"] == (g.side_of.count(side) > 1)
                assert each["above being merged"] == each["to be merged lowest"] == 0
                seen.add(each["merged"])

    played(3, look, games=4)
    assert seen == {0, 1}


def test_of_two_nobody_is_ever_merged() -> None:
    table = Table("isis", "amun").devotion(isis=3, amun=12)
    assert not any(row(table, god)[name] for god in ("isis", "amun") for name in MERGING)
