"""The standing: wins, then points by the share of those beaten, then against each other, then whom one met."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from tawy.server.club.standing import Played, Seated, points, standing


def table(*places: tuple[str, int], won: str = "", absent: str = "") -> tuple[Seated, ...]:
    return tuple(
        Seated(person, place, won=person in (won or places[0][0]), absent=person in absent) for person, place in places
    )


def order(*rounds: Played, people: str = "abcd") -> list[tuple[str, int]]:
    return [(line.person, line.place) for line in standing(people, rounds)]


def test_points_are_the_share_of_the_others_that_one_has_beaten() -> None:
    assert list(points(table(("a", 1), ("b", 2), ("c", 3), ("d", 4))).values()) == [
        1,
        Fraction(2, 3),
        Fraction(1, 3),
        0,
    ]
    assert list(points(table(("a", 1), ("b", 2), ("c", 3))).values()) == [1, Fraction(1, 2), 0]
    assert list(points(table(("a", 1), ("b", 1))).values()) == [Fraction(1, 2)] * 2
    assert list(points(table(("a", 1), ("b", 2), ("c", 2))).values()) == [1, Fraction(1, 4), Fraction(1, 4)]


def test_who_is_not_there_at_the_end_gets_nothing_and_everyone_else_has_beaten_them() -> None:
    got = points(table(("a", 1), ("b", 2), ("c", 3), absent="a"))
    assert got == {"a": 0, "b": 1, "c": Fraction(1, 2)}
    (line,) = [
        line for line in standing("abc", [Played((table(("a", 1), ("b", 2), absent="a"),))]) if line.person == "a"
    ]
    assert (line.wins, line.points, line.absent) == (0, Fraction(0), 1)


def test_wins_come_before_points() -> None:
    one = Played((table(("a", 1), ("b", 2), ("c", 3), ("d", 4)),))
    two = Played((table(("d", 1), ("b", 2), ("c", 3), ("a", 4)),))
    assert [person for person, _ in order(one, two)][2:] == ["b", "c"], "b has more points than d, who has a win"


def test_level_in_wins_and_points_what_they_did_against_each_other_decides() -> None:
    one = Played((table(("a", 1), ("b", 2)), table(("c", 1), ("d", 2))))
    two = Played((table(("b", 1), ("c", 2)), table(("d", 1), ("a", 2))))
    three = Played((table(("b", 1), ("d", 2)), table(("a", 1), ("c", 2))))
    assert order(one, two, three)[:2] == [("a", 1), ("b", 2)]


def test_then_the_strength_of_those_they_met() -> None:
    one = Played((table(("a", 1), ("c", 2)), table(("b", 1), ("d", 2))))
    two = Played((), ("c",))
    lines = {line.person: line for line in standing("abcd", [one, two])}
    assert (lines["a"].wins, lines["a"].points) == (lines["b"].wins, lines["b"].points)
    assert lines["a"].direct == lines["b"].direct == 0
    assert lines["a"].strength > lines["b"].strength
    assert lines["a"].place < lines["b"].place


def test_who_is_level_in_everything_shares_the_place_and_the_next_one_is_left_out() -> None:
    one = Played((table(("a", 1), ("c", 2)), table(("b", 1), ("d", 2))))
    assert order(one) == [("a", 1), ("b", 1), ("c", 3), ("d", 3)]


def test_before_anything_is_played_all_share_the_first_place() -> None:
    assert order() == [("a", 1), ("b", 1), ("c", 1), ("d", 1)]


def test_a_bye_is_worth_half_and_no_win() -> None:
    (line,) = standing("e", [Played((), ("e",))])
    assert (line.wins, line.points, line.played) == (0, Fraction(1, 2), 1)


def test_somebody_met_who_is_not_in_the_standing_is_no_trouble() -> None:
    assert order(Played((table(("a", 1), ("gone", 2)),)), people="a") == [("a", 1)]


@given(st.lists(st.permutations("abcdef"), min_size=1, max_size=5))
def test_every_table_gives_out_half_its_pairs_and_every_place_fits(rounds: list[list[str]]) -> None:
    played = [
        Played(tuple(table(*((who, at + 1) for at, who in enumerate(half))) for half in (line[:3], line[3:])))
        for line in rounds
    ]
    lines = standing("abcdef", played)
    assert sum(line.points for line in lines) == len(rounds) * 3
    assert sum(line.wins for line in lines) == len(rounds) * 2
    assert sum(line.direct for line in lines if line.place == lines[0].place) <= 6 * len(rounds)
    for at, line in enumerate(lines):
        assert line.place <= at + 1
        assert at == 0 or (lines[at - 1].wins, lines[at - 1].points) >= (line.wins, line.points)
