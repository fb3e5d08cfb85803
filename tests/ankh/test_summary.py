"""What is said of a game of Ankh that is over, from tables set by hand."""

from __future__ import annotations

import pytest

from ankh.table import Table
from tawy.ankh import events as e
from tawy.ankh.state import MOST_DEVOTION, TOP_OF_THE_TRACK, Ankh
from tawy.ankh.summary import summary
from tawy.kernel.event import Event
from tawy.kernel.summary import Summary


def gain(side: int, to: int, *parts: tuple[str, int], amount: int | None = None) -> Event:
    return e.DevotionGained(side, sum(part for _, part in parts) if amount is None else amount, to, parts)


def over(ending: int, winner: str, **devotion: int) -> Ankh:
    """A game that has ended; of those on one space the one that is named later lies on top."""
    table = Table(*devotion).devotion(**devotion)
    table.g.ending, table.g.winner = ending, table.seat(winner)
    return table.g


def told(g: Ankh, *events: Event) -> Summary:
    return summary([[], list(events)], lambda _: g)


def said(found: Summary) -> list[tuple[str, dict[str, object]]]:
    return [(one.name, dict(one.about)) for one in found.verdicts]


def conflict(number: int, *events: Event) -> list[Event]:
    return [e.ConflictBegun(number, 0), e.RegionReached(1, "battle", (0, 1)), *events, e.ConflictEnded(number)]


@pytest.mark.rules("A10.1", "A10.6")
def test_a_tie_is_decided_by_the_stack() -> None:
    g = over(MOST_DEVOTION, "ra", isis=25, ra=25)
    found = told(g, *conflict(5, gain(0, 25, ("majority", 25)), gain(1, 25, ("victory", 25))))
    assert said(found)[0] == ("stack", {"side": 1, "rival": 0, "points": 25})
    assert [one.who for one in found.ranked] == [1, 0]
    assert said(found)[1] == ("source", {"side": 1, "rival": 0, "source": "battles", "amount": 25, "other": 0})


@pytest.mark.rules("A10.5")
def test_what_lies_beyond_the_top_is_nobodys() -> None:
    g = over(TOP_OF_THE_TRACK, "isis", isis=31, ra=22)
    start = conflict(1, gain(0, 30, ("majority", 30)), gain(1, 22, ("majority", 22)))
    last = [
        e.ConflictBegun(2, 0),
        e.RegionReached(1, "battle", (0, 1)),
        gain(0, 31, ("victory", 1), ("glorious", 2), amount=1),
    ]
    found = told(g, *start, *last, e.GameWon(0, "top of the track"))
    assert found.contenders[0].sources == {"monuments": 30, "battles": 1}
    assert said(found)[0] == ("top", {"side": 0, "rival": 1, "lead": 9, "conflict": 2})
    assert [(step.number, step.name) for step in found.steps] == [(0, "start"), (1, "region"), (2, "region")]


@pytest.mark.rules("A8.5", "A10.7")
def test_a_merged_god_is_one_with_both_seats_and_what_it_gave_up() -> None:
    g = over(MOST_DEVOTION, "amun", isis=9, ra=20, amun=22)
    g.side_of, g.standing = [1, 1, 2], [1, 2]
    third = conflict(3, gain(0, 9, ("majority", 9)), gain(1, 12, ("majority", 12)), gain(2, 14, ("majority", 14)))
    fifth = conflict(5, gain(1, 20, ("victory", 11)), gain(2, 22, ("victory", 8)))
    found = told(g, *third, e.GodsMerged(0, 1, 9, 2), *fifth)
    amun, merged, isis = found.contenders
    assert (merged.seats, merged.sources) == ((0, 1), {"monuments": 12, "merging": -3, "battles": 11})
    assert (isis.seats, isis.place, isis.fate, isis.course) == ((), None, "merged", [0, 9, None, None])
    assert (merged.course, amun.course) == ([0, 12, 9, 20], [0, 14, 14, 22])
    assert said(found)[1] == ("gave_up", {"rival": 1, "amount": 3})


def test_who_led_before_the_last_conflict_is_named() -> None:
    g = over(MOST_DEVOTION, "ra", isis=22, ra=25)
    fourth = conflict(4, gain(0, 22, ("majority", 22)), gain(1, 18, ("majority", 18)))
    found = told(g, *fourth, *conflict(5, gain(1, 25, ("victory", 7))))
    assert said(found)[1] == ("comeback", {"side": 1, "rival": 0, "lead": 4, "conflict": 5})


@pytest.mark.rules("A14.2")
def test_devotion_lost_to_a_cat_mummy_can_decide() -> None:
    g = over(MOST_DEVOTION, "ra", isis=23, ra=24)
    found = told(
        g,
        *conflict(
            5, gain(0, 25, ("majority", 25)), e.DevotionLost(0, 2, 23, "cat_mummy"), gain(1, 24, ("majority", 24))
        ),
    )
    assert found.contenders[1].sources == {"monuments": 25, "guardians": -2}
    assert said(found)[1] == ("lost", {"rival": 0, "amount": 2})


def test_who_was_long_ahead_has_led_since_then() -> None:
    g = over(MOST_DEVOTION, "ra", isis=22, ra=28)
    first = conflict(1, gain(0, 4, ("majority", 4)), gain(1, 4, ("majority", 4)))
    second = conflict(2, gain(1, 20, ("majority", 3), ("victory", 5), ("domination", 4), ("radiance", 4)))
    last = conflict(
        5,
        gain(1, 28, ("majority", 3), ("domination", 5)),
        gain(0, 22, ("majority", 3), ("victory", 5), ("domination", 5), ("glorious", 5)),
    )
    assert said(told(g, *first, *second, *last))[1] == ("led_since", {"side": 1, "conflict": 2})
