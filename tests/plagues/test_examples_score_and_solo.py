"""The rulebook's worked examples of the score and of solo: docs/rules/plagues-examples.md, E18 to E20, E29 to E34."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from plagues.examples import e18, e19, e20, e29, e30, e31, e32, e34
from plagues.table import Table
from tawy.kernel.bits import bits
from tawy.plagues import events
from tawy.plagues.queries.scoring import hebrew_points, total
from tawy.plagues.queries.wealth import soldiers
from tawy.plagues.rules.rounds import EndOfRound
from tawy.plagues.state import AUTOMA, ENDINGS, GOING_ON, LAST_ROUND, SUPPLY_USED_UP

# --- E18 to E20: the score -----------------------------------------------------------------------------------


@pytest.mark.rules("P12.2")
def test_e18_two_who_tie_for_second_share_the_second_and_third_place() -> None:
    assert hebrew_points(e18().table.g) == [12, 18, 12, 6]
    (ended,) = e18().played().told(events.GameEnded)
    assert [points["hebrews"] for points in ended.points] == [12, 18, 12, 6]


@pytest.mark.rules("P12.2", "P12.3")
def test_e19_ana_has_65_points_before_and_60_after_what_is_taken_off() -> None:
    ana = e19().played()
    (ended,) = ana.told(events.GameEnded)
    points = ended.points[0]
    gained = {
        "dev": 9,
        "nile": 8,
        "tokens": 6 + 3 + 5,
        "pharaoh": 2,
        "territories": 5 + 5 + 2,
        "hebrews": 14,
        "province": 6,
    }
    assert points == gained | {"discard": -2, "penalties": -3}
    assert sum(gained.values()) == 65
    assert total(ana.g, 0) == 60


@pytest.mark.rules("P4.7", "P10.1", "P10.2", "P12.3")
def test_e20_the_fifth_hebrew_discards_no_later_penalty_and_the_turned_token_still_scores() -> None:
    table = e20().played()
    assert [event.place for event in table.told(events.HebrewFreed)] == [5]
    assert table.g.penalties == [1, 0]
    assert not table.told(events.PenaltyDiscarded)
    assert (table.points(0, "penalties"), table.points(0, "pharaoh")) == (-3, 2)


# --- E29 to E32: solo ----------------------------------------------------------------------------------------


@pytest.mark.rules("P14.2", "P14.3")
def test_e29_the_automa_turns_a_2_and_a_5_and_takes_pharaoh_card_5() -> None:
    table = e29().played()
    assert [card for card, holder in enumerate(table.g.cards, 1) if holder == AUTOMA] == [5]
    assert table.told(events.AutomaTurned) == [
        events.AutomaTurned(2, upper=True, purpose="favour"),
        events.AutomaTurned(5, upper=False, purpose=None),
    ]
    assert table.g.automa_shown == [2]
    assert bits(table.g.automa_dice) == [1, 3, 4, 6]
    assert table.asked is None


@pytest.mark.rules("P14.6")
def test_e30_the_automas_three_upper_dice_are_ten_soldiers() -> None:
    table = e30().played()
    assert table.g.automa_shown == [1, 4, 5]
    assert soldiers(table.g, AUTOMA).amounts() == (10, 0, 0, 0, 0)
    assert table.g.soldiers == [6, 10]
    assert table.g.order == [AUTOMA, 0]


@pytest.mark.rules("P14.8")
@pytest.mark.parametrize(("values", "points"), [((3, 3, 2, 1, 1), 14), ((3, 3, 1, 1, 1), 0)], ids=["sum 10", "sum 9"])
def test_e31_second_in_hebrews_a_solo_player_scores_with_a_sum_of_ten_only(
    values: tuple[int, ...], points: int
) -> None:
    table = e31(*values).table
    assert (table.points(0, "hebrews"), table.points(AUTOMA, "hebrews")) == (points, 18)


@pytest.mark.rules("P7.3", "P14.6", "P14.7")
@pytest.mark.parametrize("first", [0, AUTOMA])
def test_e32_under_darkness_the_automa_takes_a_territory_by_its_order_and_the_player_none(first: int) -> None:
    table = e32(first).played()
    assert table.g.order[0] == first
    assert (table.lands(0), table.lands(AUTOMA)) == ([], ["trade dev"])
    assert (table.g.open_land, table.asked) == (0, None)


# --- E34: the Ankh of the last round -------------------------------------------------------------------------


@pytest.mark.rules("P9.5", "P12.2")
@pytest.mark.parametrize(("holder", "points"), [(0, 1), (1, 0)])
def test_e34_pharaoh_card_5_still_held_counts_for_the_ankh_scoring_card(holder: int, points: int) -> None:
    table = e34(holder).played()
    (ended,) = table.told(events.GameEnded)
    assert ended.points[0]["territories"] == points
    assert table.g.ending == LAST_ROUND


# --- stated without a scene ----------------------------------------------------------------------------------


@pytest.mark.rules("P12.1")
@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_with_two_or_fewer_tokens_in_the_supply_the_round_is_the_last(left: int) -> None:
    table = Table(2, round_=5).supply(herd=left).play(EndOfRound())
    assert ENDINGS[table.g.ending] == ENDINGS[GOING_ON if left == 3 else SUPPLY_USED_UP]
    assert (table.asked is None) == (left < 3)


@pytest.mark.rules("P9.5")
@pytest.mark.parametrize(
    ("card", "city", "field", "points"),
    [
        ("rows", "sphinx obelisk egyptian / egyptian obelisk sphinx", "- - - / - - -", 6),
        ("rows", "sphinx obelisk egyptian / egyptian obelisk sphinx", "herd plantation egyptian / - - -", 6),
        ("egyptians", "egyptian egyptian egyptian / - - -", "- - - / - - -", 6),
        ("egyptians", "egyptian egyptian egyptian / - - -", "egyptian - - / - - -", 6),
    ],
)
def test_rows_count_up_to_two_and_egyptians_up_to_three(card: str, city: str, field: str, points: int) -> None:
    table = Table(2).owns(0, f"scoring {card}").board(0, city=city, field=field)
    assert table.points(0, "territories") == points


@pytest.mark.rules("P9.5")
@pytest.mark.parametrize(("freed", "points"), [(11, 5), (12, 6), (14, 6)])
def test_hebrews_count_up_to_twelve(freed: int, points: int) -> None:
    table = Table(2).owns(0, "scoring hebrews").freed(0, *([1] * 12 + [2] * 2)[:freed])
    assert table.points(0, "territories") == points


@pytest.mark.rules("P12.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_share_of_a_tie_is_a_whole_number_and_all_places_are_given_out(players: int) -> None:
    for values in combinations_with_replacement((0, 1, 2, 3), players):
        table = Table(players)
        for player, value in enumerate(values):
            table.freed(player, *[value] * bool(value))
        shares = hebrew_points(table.g)
        assert sum(shares) == sum((18, 14, 10, 6)[:players])
        assert all(shares[a] == shares[b] for a in range(players) for b in range(players) if values[a] == values[b])
