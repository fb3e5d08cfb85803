"""The tips that a hint would give."""

from __future__ import annotations

import pytest

from plagues.table import Table
from tawy.plagues.rules.plague import SufferLoss
from tawy.plagues.tips import tips


@pytest.mark.rules("P16.1", "P16.2")
def test_early_tips_end_when_they_are_followed() -> None:
    table = Table(2)
    assert {"P16.1", "P16.2"} <= set(tips(table.g, 0))
    table.board(0, city="sphinx egyptian obelisk / - - -")
    assert not {"P16.1", "P16.2"} & set(tips(table.g, 0))


@pytest.mark.rules("P16.1", "P16.2")
def test_early_tips_are_for_the_early_rounds() -> None:
    assert not {"P16.1", "P16.2"} & set(tips(Table(2, round_=5).g, 0))


@pytest.mark.rules("P16.3")
@pytest.mark.parametrize(("people", "said"), [(3, False), (4, True)])
def test_soldiers_are_watched_at_a_full_table(people: int, said: bool) -> None:  # noqa: FBT001  a case
    assert ("P16.3" in tips(Table(people).phase(1).g, 0)) == said


@pytest.mark.rules("P16.4")
def test_a_pharaoh_token_is_there_for_a_penalty() -> None:
    table = Table(2).penalties(0, 1)
    assert "P16.4" not in tips(table.g, 0)
    assert "P16.4" in tips(table.keep(0, pharaoh=1).g, 0)


@pytest.mark.rules("P16.5")
def test_scoring_cards_and_hebrews_are_worth_a_look() -> None:
    table = Table(2).phase(2)
    assert "P16.5" not in tips(table.g, 0)
    assert "P16.5" in tips(table.open_land(table.card("scoring", "four")).g, 0)
    assert "P16.5" in tips(Table(2).phase(1).hebrews(3).g, 0)


@pytest.mark.rules("P16.6")
def test_what_one_lacks_can_be_lost() -> None:
    table = Table(2).loss(["boat -1", "city -1"]).at(0, boat=2, city=2).play(SufferLoss(0, 0))
    assert "P16.6" not in tips(table.g, 0)
    table.at(0, city=0)
    assert "P16.6" in tips(table.g, 0)
    assert "P16.6" not in tips(table.g, 1)
