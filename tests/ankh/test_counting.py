"""What is counted of a game of Ankh, from events told by hand."""

from __future__ import annotations

import pytest

from ankh.table import Table
from tawy.ankh import events as e
from tawy.ankh.counting import AnkhFacts, AnkhSeat, count
from tawy.kernel.event import Event


def counted(*events: Event) -> tuple[AnkhFacts, list[AnkhSeat]]:
    """Ra on seat 0, Isis on seat 1, Amun on seat 2."""
    g = Table("ra", "isis", "amun").g
    return count([[], list(events)], lambda _: g)


def battle(cards: dict[int, tuple[str, ...]], victor: int | None) -> list[Event]:
    return [
        e.BattleBegun(1, tuple(cards)),
        e.CardsRevealed(cards),
        e.Resolved(1, dict.fromkeys(cards, 3), victor, {side: {} for side in cards}),
    ]


@pytest.mark.rules("A7.17")
def test_cards_count_as_played_and_as_won_with_whose_battle_it_was() -> None:
    facts, (ra, isis, amun) = counted(
        *battle({0: ("chariots",), 1: ("flood",)}, 0),
        *battle({0: ("chariots",), 2: ("miracle", "drought")}, 2),
        *battle({1: ("flood",), 2: ("drought",)}, None),
    )
    assert facts.battles == 3
    assert (ra.cards, ra.cards_won, ra.battles_fought, ra.battles_won) == ({"chariots": 2}, {"chariots": 1}, 2, 1)
    assert (isis.cards, isis.cards_won, isis.battles_fought, isis.battles_won) == ({"flood": 2}, {}, 2, 0)
    assert amun.cards == {"miracle": 1, "drought": 2}
    assert amun.cards_won == {"miracle": 1, "drought": 1}


@pytest.mark.rules("A8.6")
def test_from_the_merging_on_both_seats_count_what_the_merged_god_does() -> None:
    _, (ra, isis, amun) = counted(
        e.PowerUnlocked(0, "revered"),
        e.PowerUnlocked(1, "inspiring"),
        e.GodsMerged(0, 1, 7, 3),
        e.PowerUnlocked(1, "glorious"),
        *battle({1: ("plague",), 2: ("build",)}, 1),
    )
    assert [ra.powers, isis.powers, amun.powers] == [["revered", "glorious"], ["inspiring", "glorious"], []]
    assert [ra.merging, isis.merging, amun.merging] == ["lower", "upper", "apart"]
    assert ra.cards_won == isis.cards_won == {"plague": 1}


@pytest.mark.rules("A4.2", "A6.4", "A9.1", "A12.2")
def test_what_a_seat_did_is_counted_for_it_alone() -> None:
    facts, (ra, isis, amun) = counted(
        e.BoardLaid("middle_kingdom"),
        e.GuardianChosen("satet", 4),
        e.EventReached(0, 1, "control"),
        e.EventReached(0, 2, "caravan"),
        e.EventReached(2, 3, "conflict"),
        e.CaravanPlaced(0, ("0,3 SE",), 1, "0,3", 4, "1,3", (7, 8)),
        e.GuardianJoined(1, "satet"),
        e.MonumentTaken(1, "temple", "4,4", None),
        e.MonumentBuilt(2, "obelisk", "4,5"),
        e.ConflictBegun(1, 0),
        e.GodForgotten(2),
    )
    assert (facts.scenario, facts.guardians_in_play, facts.conflicts) == ("middle_kingdom", ["satet"], 1)
    assert (ra.events_triggered, ra.caravans, ra.merging) == ({"control": 1, "caravan": 1}, 1, "")
    assert (isis.guardians, isis.monuments_taken, isis.monuments_built) == (["satet"], 1, 0)
    assert (amun.events_triggered, amun.monuments_built, amun.forgotten) == ({"conflict": 1}, 1, True)


def test_a_scenario_of_the_table_s_own_is_not_named() -> None:
    facts, _ = counted(e.BoardLaid("annas_birthday"))
    assert facts.scenario == "own"
