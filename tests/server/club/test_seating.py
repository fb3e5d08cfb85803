"""Who sits with whom: as few meet again as can be, small tables and byes go round, the same for the same."""

from __future__ import annotations

import time
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tawy.server.club import seating
from tawy.server.club.designs import add, has_field, round_of, times
from tawy.server.club.seating import Seating, repeats, seat
from tawy.server.club.sizes import table_sizes


def people(count: int) -> list[str]:
    return [f"p{number:02}" for number in range(count)]


def night(count: int, wanted: int, allowed: list[int], rounds: int, seed: str = "seed") -> list[Seating]:
    seated: list[Seating] = []
    for _ in range(rounds):
        seated.append(seat(people(count), seated, wanted, allowed, seed))
    return seated


# --- sizes -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "wanted", "allowed", "sizes"),
    [
        (11, 4, [3], [4, 4, 3]),
        (16, 4, [3], [4, 4, 4, 4]),
        (13, 4, [3], [4, 3, 3, 3]),
        (5, 4, [3], [4]),
        (5, 4, [3, 2], [3, 2]),
        (5, 4, [5], [5]),
        (6, 4, [], [4]),
        (6, 4, [2], [4, 2]),
        (9, 4, [5], [4, 5]),
        (7, 2, [3], [2, 2, 3]),
        (64, 5, [4], [5] * 12 + [4]),
        (4, 5, [3], [3]),
        (4, 5, [], []),
        (7, 2, [], [2, 2, 2]),
    ],
)
def test_as_few_as_possible_sit_out_and_as_many_as_possible_at_tables_of_the_wanted_size(
    count: int, wanted: int, allowed: list[int], sizes: list[int]
) -> None:
    assert table_sizes(count, wanted, allowed) == sizes


@given(st.integers(4, 64), st.integers(2, 6), st.sets(st.integers(1, 6)))
def test_nobody_sits_alone_and_no_table_has_a_size_that_is_not_allowed(
    count: int, wanted: int, allowed: set[int]
) -> None:
    sizes = table_sizes(count, wanted, allowed)
    assert sum(sizes) <= count
    assert set(sizes) <= {wanted, *allowed} - {1}
    if count >= wanted:
        assert count - sum(sizes) < wanted


# --- rounds ----------------------------------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(st.integers(4, 24), st.integers(2, 5), st.sets(st.integers(2, 5)), st.integers(1, 5), st.text(max_size=4))
def test_everyone_sits_once_in_every_round_or_sits_out(
    count: int, wanted: int, allowed: set[int], rounds: int, seed: str
) -> None:
    for one in night(count, wanted, sorted(allowed), rounds, seed):
        seated = [person for table in one.tables for person in table]
        assert sorted([*seated, *one.byes]) == people(count)
        assert sorted(map(len, one.tables)) == sorted(table_sizes(count, wanted, allowed))


@settings(max_examples=30, deadline=None)
@given(st.data())
def test_whoever_comes_late_or_goes_is_seated_or_not(data: st.DataObject) -> None:
    before: list[Seating] = []
    for _ in range(data.draw(st.integers(1, 5))):
        here = data.draw(st.lists(st.sampled_from(people(20)), min_size=4, unique=True))
        one = seat(here, before, 4, [3], "seed")
        assert sorted([*(person for table in one.tables for person in table), *one.byes]) == sorted(here)
        before.append(one)


def test_the_same_people_are_seated_the_same_whatever_order_they_come_in() -> None:
    before = night(19, 4, [3], 2)
    assert seat(people(19), before, 4, [3], "a") == seat(people(19)[::-1], before, 4, [3], "a")
    assert seat(people(19), before, 4, [3], "a") != seat(people(19), before, 4, [3], "b")


@pytest.mark.parametrize(("count", "wanted", "rounds"), [(16, 4, 5), (9, 3, 4), (25, 5, 6), (64, 4, 8), (15, 4, 5)])
def test_where_nobody_need_meet_twice_nobody_does(count: int, wanted: int, rounds: int) -> None:
    """The known optimum of the social golfers: 16 people at four tables of four, five rounds, everyone met once."""
    for seed in ("a", "b", "c"):
        assert repeats(night(count, wanted, [wanted - 1], rounds, seed)) == 0
    if count == 16:
        met = Counter(
            pair for one in night(16, 4, [], 5) for table in one.tables for pair in combinations(sorted(table), 2)
        )
        assert len(met) == 16 * 15 // 2


def test_by_swaps_alone_three_rounds_of_sixteen_have_nobody_meet_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it is when people come and go, and the schedule from the geometry does not fit any more."""
    monkeypatch.setattr(seating, "_perfect", lambda *_: None)
    for seed in "abcdefgh":
        rounds = night(16, 4, [], 5, seed)
        assert repeats(rounds[:3]) == 0
        assert repeats(rounds) <= 12


@pytest.mark.parametrize(("count", "least"), [(12, 3), (11, 2), (8, 4)])
def test_a_second_round_has_no_more_repeats_than_it_must(count: int, least: int) -> None:
    """With fewer tables than seats at one, two of each must have met: so many pairs at least."""
    assert repeats(night(count, 4, [3], 2)) == least


def test_after_people_came_and_went_hardly_anybody_meets_again() -> None:
    before = night(16, 4, [3], 2)
    before.append(seat([*people(16)[2:], "new a", "new b", "new c"], before, 4, [3], "seed"))
    assert repeats(before) == 0


def test_byes_and_small_tables_go_round() -> None:
    byes = Counter(person for one in night(9, 4, [], 9) for person in one.byes)
    assert set(byes.values()) == {1}
    small = Counter(
        person for one in night(15, 4, [3], 5) for table in one.tables if len(table) == 3 for person in table
    )
    assert max(small.values()) == 1


def test_the_first_seat_goes_round() -> None:
    first = Counter(table[0] for one in night(16, 4, [], 4) for table in one.tables)
    assert max(first.values()) <= 2


def test_sixty_four_people_and_eight_rounds_take_well_under_a_second() -> None:
    begun = time.process_time()
    night(64, 4, [3], 8)
    night(62, 5, [4], 8)
    assert time.process_time() - begun < 2, "measured: about half a second for both"


# --- the geometry ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", [order for order in range(2, 32) if has_field(order)])
def test_what_is_reckoned_in_is_a_field(order: int) -> None:
    every = range(order)
    for one in every:
        assert sorted(add(one, other, order) for other in every) == list(every)
        if one:
            assert sorted(times(one, other, order) for other in every) == list(every)
    if order <= 16:
        for a in every:
            for b in every:
                for c in every:
                    both = add(times(a, b, order), times(a, c, order), order)
                    assert times(a, add(b, c, order), order) == both


@pytest.mark.parametrize(("tables", "size"), [(4, 4), (5, 3), (7, 7), (8, 5), (9, 4), (16, 4), (13, 5)])
def test_in_a_perfect_schedule_nobody_meets_twice(tables: int, size: int) -> None:
    rounds = [found for number in range(tables + 1) if (found := round_of(number, tables, size)) is not None]
    assert len(rounds) == tables + (tables == size)
    met = Counter(pair for found in rounds for table in found for pair in combinations(sorted(table), 2))
    assert max(met.values()) == 1
