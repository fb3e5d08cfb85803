"""What is counted of a game of 10 Plagues, from events told by hand."""

from __future__ import annotations

import pytest

from plagues.table import Table
from tawy.kernel.event import Event
from tawy.plagues import events as e
from tawy.plagues.counting import SOURCES, PlaguesFacts, PlaguesSeat, count
from tawy.plagues.queries.scoring import points, total


def counted(table: Table, *events: Event) -> tuple[PlaguesFacts, list[PlaguesSeat]]:
    return count([[], list(events)], lambda _: table.g)


@pytest.mark.rules("P6.7", "P7.1")
def test_losses_count_for_the_plague_that_was_out() -> None:
    facts, (first, second) = counted(
        Table(2),
        e.PlagueRevealed("blood", acts=True),
        e.Moved(0, "boat", -1, 3, "plague"),
        e.Moved(0, "boat", 2, 5, "token"),
        e.TokenLost(1, "herd", "field 0"),
        e.PlagueRevealed("hail", acts=True),
        e.Moved(1, "city", -2, 0, "loss"),
        e.Moved(1, "province", -3, 0, "moses"),
        e.LossCancelled(0, 1),
    )
    assert facts.plagues == ["blood", "hail"]
    assert first.losses == {"blood": 1, "hail": 0}
    assert second.losses == {"blood": 1, "hail": 2}
    assert (first.losses_cancelled, second.losses_cancelled) == (1, 0)


@pytest.mark.rules("P4.4", "P5.3", "P6.1", "P6.3")
def test_cards_and_tributes_are_counted_by_player() -> None:
    _, (first, second) = counted(
        Table(2),
        e.DieSpent(0, 3, 3),
        e.FavourTaken(0, 3, "coin"),
        e.FavourTaken(0, 3, "coin"),
        e.HebrewFreed(1, 3, 0, "coin"),
        e.TerritoryKept(1, "t17 trade coin"),
        e.TerritoryUsedUp(1, "t6 immediate boat +1"),
        e.TributePaid(0, 4, {"total": 4}),
        e.TributePaid(0, 3, {"total": 3}),
        e.TributeFailed(1, 5, {"total": 1}),
        e.PenaltyTaken(1),
        e.PenaltyTaken(None),
    )
    assert (first.dice_spent, first.favours["coin"], sum(first.favours.values())) == (1, 2, 2)
    assert (first.tributes_paid, first.coins_due, first.tributes_failed) == (2, 7, 0)
    assert (second.tributes_paid, second.tributes_failed, second.penalties) == (0, 1, 1)
    assert second.territories == ["t17 trade", "t6 immediate"]
    assert second.territory_kinds == {"immediate": 1, "special": 0, "trade": 1, "scoring": 0}
    assert second.hebrews_freed == 1


@pytest.mark.rules("P12.2")
def test_the_lower_track_is_the_one_whose_points_count() -> None:
    _, (first, second) = counted(Table(2).at(0, city=6, field=2))
    assert (first.lower_track, second.lower_track) == ("field", "level")


@pytest.mark.rules("P14.8")
def test_the_automa_has_points_and_no_seat() -> None:
    table = Table(1)
    facts, seats = counted(table)
    assert (facts.automa_points, len(seats)) == (total(table.g, 1), 1)
    assert counted(Table(2))[0].automa_points is None


def test_plagues_of_the_table_s_own_are_not_named() -> None:
    facts, (first, _) = counted(Table(2), e.PlagueRevealed("annas aunt", acts=False), e.TokenLost(0, "herd", "field 0"))
    assert facts.plagues == ["own"]
    assert first.losses == {"own": 1}


def test_every_source_of_points_is_known() -> None:
    assert tuple(points(Table(2).g, 0)) == SOURCES
