"""What is said of a game of 10 Plagues that is over, from tables set by hand."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from plagues.table import Table
from tawy.kernel.event import Event
from tawy.kernel.summary import Summary
from tawy.plagues.events import PhaseBegun, RoundCleared
from tawy.plagues.rules.rounds import EndOfGame
from tawy.plagues.state import LAST_ROUND
from tawy.plagues.summary import summary


def told(last: Table, *before: Table) -> Summary:
    """A game that ends with this table, after rounds that ended with others."""
    games = [*(table.g for table in before), last.play(EndOfGame(LAST_ROUND)).g]
    rounds: list[Sequence[Event]] = [[PhaseBegun(1)], *[(RoundCleared(),) for _ in before[1:]], []]
    return summary(rounds[: len(games)], games.__getitem__)


def said(found: Summary) -> list[tuple[str, dict[str, object]]]:
    return [(one.name, dict(one.about)) for one in found.verdicts]


@pytest.mark.rules("P12.4")
def test_the_tie_break_that_decided_is_named() -> None:
    card = said(told(Table(2).at(0, province=3, boat=7).at(1, province=4)))
    assert card[0] == ("by_card", {"player": 1, "rival": 0, "points": 17})
    nile = said(told(Table(2).at(0, boat=4).at(1, boat=5)))
    assert nile[0] == ("by_nile", {"player": 1, "rival": 0, "points": 17})


@pytest.mark.rules("P12.4")
def test_those_who_share_it_are_named_together() -> None:
    found = told(Table(3).penalties(2, 1).at(2, province=9))
    assert said(found) == [("shared", {"players": [0, 1], "points": 15})]
    assert [(one.who, one.place) for one in found.contenders] == [(0, 1), (1, 1), (2, 3)]
    assert found.winners == [0, 1]


@pytest.mark.rules("P12.3")
def test_penalties_and_the_discard_are_named_where_they_cost_the_game() -> None:
    assert said(told(Table(2).penalties(0, 1)))[1] == ("penalties", {"rival": 0, "amount": 3})
    assert said(told(Table(2).discard(0, "herd")))[1] == ("discard", {"rival": 0, "amount": 2})


def test_who_led_before_the_last_round_is_named() -> None:
    begun, first = Table(2), Table(2).keep(0, boat=2)
    found = told(Table(2).keep(1, boat=1), begun, first)
    assert [(step.number, step.name) for step in found.steps] == [(0, "start"), (1, "round"), (2, "round")]
    assert said(found)[1] == ("comeback", {"player": 1, "rival": 0, "lead": 2})


@pytest.mark.rules("P14.8")
def test_the_automa_is_one_of_those_who_can_win_and_has_no_seat() -> None:
    found = told(Table(1).penalties(0, 2))
    assert [(one.who, one.seats) for one in found.contenders] == [(1, ()), (0, (0,))]
    assert found.winners == [1]
