"""P2 The province board: areas, bonuses between neighbours, rows, bonus tokens."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from contract.players import eager, play_out
from plagues.table import Table
from tawy.kernel.event import Event
from tawy.kernel.frame import Frame
from tawy.plagues import events, setup
from tawy.plagues.acts.province import CITY_TOKEN, FIELD_TOKEN
from tawy.plagues.queries.names import SPACE_NAMES
from tawy.plagues.queries.wealth import ankhs, coins, soldiers
from tawy.plagues.rules.automa import settle_territory
from tawy.plagues.rules.dice import DieTurn
from tawy.plagues.rules.effects import AdvanceBoat, FreeHebrew, GainToken, PlaceToken
from tawy.plagues.rules.plague import LoseToken, PayTribute
from tawy.plagues.rules.rounds import Moses
from tawy.plagues.rules.territories import CountSoldiers
from tawy.plagues.rules.uses import special_action
from tawy.plagues.state import Plagues
from tawy.plagues.terms import BOAT, EGYPTIAN, HERD, NO_TOKEN, OBELISK, PLANTATION, SPACES, SPHINX, TOKENS

CITY = [f"city {space}" for space in range(6)]
FIELD = [f"field {space}" for space in range(6)]
FULL_CITY = "sphinx sphinx sphinx / obelisk obelisk obelisk"
FULL_FIELD = "herd herd herd / plantation plantation plantation"
GAPS = [
    ("city 0", "city 1", "dev_city"),
    ("city 1", "city 2", "coin"),
    ("city 3", "city 4", "dev_field"),
    ("city 4", "city 5", "hebrew"),
    ("field 0", "field 1", "dev_city"),
    ("field 1", "field 2", "soldiers"),
    ("field 3", "field 4", "dev_field"),
    ("field 4", "field 5", "coin"),
]
DEV_GAPS = [(left, right, bonus) for left, right, bonus in GAPS if bonus.startswith("dev")]
COIN_GAPS = [(left, right) for left, right, bonus in GAPS if bonus == "coin"]


def holding(*spaces: str) -> Table:
    """Player 0 has egyptians on these spaces; nothing has been set off yet."""
    table = Table(2, "memphis", "buto")
    for space in spaces:
        area, number = space.split()
        table.g.board[("city", "field").index(area) * 6 + int(number)] = EGYPTIAN
    table.g.derive()
    return table


def lays(table: Table, space: str, token: int = EGYPTIAN) -> Table:
    """Player 0 lays a token on this space, whatever it sets off."""
    table.play(PlaceToken(0, token))
    return table.pick(0, space) if table.asked == (0, "place") else table


def loses(table: Table, space: str, kind: int = EGYPTIAN) -> Table:
    """Player 0 loses the token of this space to the first free slot of its discard."""
    table.play(LoseToken(0, kind))
    if table.asked == (0, "lose"):
        table.pick(0, space)
    assert table.on(0, space) is None
    return table


# --- P2.1 areas --------------------------------------------------------------------------------------------------


@pytest.mark.rules("P2.1")
@pytest.mark.parametrize(
    ("token", "spaces"),
    [(SPHINX, CITY), (OBELISK, CITY), (PLANTATION, FIELD), (HERD, FIELD), (EGYPTIAN, CITY + FIELD)],
    ids=["sphinx", "obelisk", "plantation", "herd", "egyptian"],
)
def test_each_token_has_its_area_of_six_spaces(token: int, spaces: list[str]) -> None:
    table = Table(2).play(PlaceToken(0, token))
    assert table.tokens == spaces
    assert table.pick(0, spaces[-1]).on(0, spaces[-1]) == TOKENS[token]


@pytest.mark.rules("P2.1", "P4.3")
@pytest.mark.parametrize("name", ["coin", "boat", "province1", "province2", "province3", "pharaoh"])
def test_other_tokens_never_lie_on_the_board(name: str) -> None:
    table = Table(2).play(GainToken(0, TOKENS.index(name)))
    assert table.asked is None
    assert set(table.g.board) == {NO_TOKEN}
    assert table.kept(0, name) == 1


@pytest.mark.rules("P2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_is_played_only_a_loss_takes_a_token_off_a_board(seats: int) -> None:
    told: list[Event] = []
    g = setup.new(setup.read({"seats": seats}), told)
    play_out(g, Random(seats), eager)
    lying: dict[tuple[int, str], str] = {}
    for event in told:
        if isinstance(event, events.LossSuffered):
            suffered = event
        elif isinstance(event, events.TokenPlaced):
            assert lying.setdefault((event.player, event.space), event.token) == event.token
        elif isinstance(event, events.TokenLost):
            assert suffered.player == event.player
            assert event.token in suffered.loss.split("+")
            assert lying.pop((event.player, event.space)) == event.token
    assert any(isinstance(event, events.TokenLost) for event in told)
    left = {place: TOKENS[token] for place, token in enumerate(g.board) if token != NO_TOKEN}
    assert {player * SPACES + SPACE_NAMES.index(space): token for (player, space), token in lying.items()} == left


# --- P2.2 bonuses between neighbours -----------------------------------------------------------------------------


@pytest.mark.rules("P2.2")
@pytest.mark.parametrize(("left", "right", "bonus"), GAPS)
def test_a_bonus_is_active_while_both_its_spaces_are_filled(left: str, right: str, bonus: str) -> None:
    for one, other in ((left, right), (right, left)):
        table = lays(holding(one), other)
        assert table.told(events.BoardBonus) == [events.BoardBonus(0, (bonus,), (), 0)]
        table.events.clear()
        loses(table, one)
        assert table.told(events.BoardBonus) == [events.BoardBonus(0, (), (bonus,), 0)]


@pytest.mark.rules("P2.2")
@pytest.mark.parametrize(
    ("there", "space"),
    [("city 0", "city 2"), ("city 2", "city 3"), ("city 0", "city 3"), ("city 3", "field 0"), ("city 5", "field 0")],
    ids=["not next to it", "the next row", "below", "the other area", "on from the city"],
)
def test_only_neighbours_in_a_row_share_a_bonus(there: str, space: str) -> None:
    assert not lays(holding(there), space).told(events.BoardBonus)


@pytest.mark.rules("P2.2")
def test_a_token_between_two_others_activates_both_bonuses() -> None:
    table = lays(holding("field 0", "field 2"), "field 1")
    assert table.told(events.BoardBonus) == [events.BoardBonus(0, ("dev_city", "soldiers"), (), 0)]


@pytest.mark.rules("P2.2")
def test_each_area_has_four_bonuses() -> None:
    found: dict[str, list[str]] = {"city": [], "field": []}
    for left, right, _ in GAPS:
        (event,) = lays(holding(left), right).told(events.BoardBonus)
        found[left.split()[0]] += event.opened
    assert sorted(found["city"]) == ["coin", "dev_city", "dev_field", "hebrew"]
    assert sorted(found["field"]) == ["coin", "dev_city", "dev_field", "soldiers"]


# --- P2.3 dev bonuses --------------------------------------------------------------------------------------------


@pytest.mark.rules("P2.3", "P6.9")
@pytest.mark.parametrize(("left", "right", "bonus"), DEV_GAPS)
def test_a_dev_bonus_is_a_step_forward_a_step_back_when_broken_and_forward_again(
    left: str, right: str, bonus: str
) -> None:
    table = holding(left).at(0, city=3, field=3)
    one_step = (7, 5) if bonus == "dev_city" else (5, 7)
    assert table.dev(0) == (5, 5)
    assert lays(table, right).dev(0) == one_step
    assert loses(table, left).dev(0) == (5, 5)
    assert lays(table, left).dev(0) == one_step


@pytest.mark.rules("P2.3")
def test_a_recovered_token_closes_the_bonus_again() -> None:
    table = holding("city 1").discard(0, "sphinx").play(DieTurn(0)).pick(0, "2 recover 1").pick(0, "city 0")
    assert table.dev(0) == (2, 1)


@pytest.mark.rules("P2.3")
def test_other_bonuses_move_no_marker() -> None:
    for left, right, bonus in GAPS:
        if not bonus.startswith("dev"):
            assert not lays(holding(left), right).told(events.Moved)


# --- P2.4 coin, soldiers, Hebrew ---------------------------------------------------------------------------------


@pytest.mark.rules("P2.4", "P6.1")
@pytest.mark.parametrize(("left", "right"), COIN_GAPS)
def test_a_coin_bonus_is_one_coin_of_permanent_income_while_active(left: str, right: str) -> None:
    table = holding(left)
    assert coins(table.g, 0).total == 0
    lays(table, right)
    assert coins(table.g, 0).permanent == 1
    table.g.round = 2  # Memphis owes 1
    table.play(PayTribute(0), PayTribute(0))
    assert len(table.told(events.TributePaid)) == 2
    assert coins(table.g, 0).permanent == 1
    assert coins(loses(table, left).g, 0).total == 0


@pytest.mark.rules("P2.4")
def test_both_coin_bonuses_are_two_coins() -> None:
    assert coins(holding("city 1", "city 2", "field 4", "field 5").g, 0).board == 2


@pytest.mark.rules("P2.4", "P5.1")
def test_the_soldier_bonus_is_three_soldiers_in_phase_2_while_active() -> None:
    table = holding("field 1", "field 2").dice(0, 1, 2, 3).dice(1, 1, 2, 4)
    assert table.play(CountSoldiers()).told(events.SoldiersCounted)[0].soldiers == (9, 7)
    loses(table, "field 2").events.clear()
    assert soldiers(table.g, 0).board == 0
    assert table.play(CountSoldiers()).told(events.SoldiersCounted)[0].soldiers == (6, 7)


@pytest.mark.rules("P2.4", "P4.6")
def test_the_hebrew_bonus_eases_the_die_while_active() -> None:
    table = holding("city 4", "city 5").hebrews(3).dice(0, 3, 6).play(DieTurn(0))
    assert "3 hebrew 3" in table.tokens
    table.play(LoseToken(0, EGYPTIAN)).pick(0, "city 4").pick(0, "1").play(DieTurn(0))
    assert "3 hebrew 3" not in table.tokens
    assert "6 hebrew 3" in table.tokens


# --- P2.5 rows of three different tokens -------------------------------------------------------------------------

ROWS = {
    "city above": ("sphinx egyptian obelisk / - - -", "- - - / - - -"),
    "city below": ("- - - / obelisk sphinx egyptian", "- - - / - - -"),
    "field above": ("- - - / - - -", "plantation herd egyptian / - - -"),
    "field below": ("- - - / - - -", "- - - / egyptian plantation herd"),
}


@pytest.mark.rules("P2.5", "P6.6")
@pytest.mark.parametrize("row", ROWS)
def test_a_row_with_three_different_tokens_activates_an_ankh_token(row: str) -> None:
    assert ankhs(Table(2).board(0, *ROWS[row]).g, 0).rows == 1


@pytest.mark.rules("P2.5")
@pytest.mark.parametrize(
    ("city", "field"),
    [
        ("sphinx egyptian sphinx / - - -", "- - - / - - -"),
        ("sphinx sphinx egyptian / - - -", "- - - / - - -"),
        ("- - - / - - -", "egyptian herd herd / - - -"),
        ("sphinx egyptian - / obelisk - -", "- - - / - - -"),
        ("sphinx - - / egyptian - -", "herd - - / plantation - -"),
    ],
    ids=["outer alike", "first two alike", "last two alike", "not in one row", "a column"],
)
def test_two_alike_or_not_all_in_one_row_activate_none(city: str, field: str) -> None:
    assert ankhs(Table(2).board(0, city, field).g, 0).rows == 0


@pytest.mark.rules("P2.5", "P6.9")
def test_a_broken_row_gives_its_ankh_back_until_a_row_is_complete_again() -> None:
    table = Table(2).board(0, "sphinx - obelisk / - - -")
    assert ankhs(lays(table, "city 1").g, 0).rows == 1
    assert ankhs(loses(table, "city 1").g, 0).rows == 0
    assert ankhs(lays(table, "city 1", SPHINX).g, 0).rows == 0
    assert ankhs(loses(table, "city 0", SPHINX).pick(0, "1").g, 0).rows == 0
    assert ankhs(lays(table, "city 0").g, 0).rows == 1


@pytest.mark.rules("P2.5")
@pytest.mark.parametrize(("complete", "active"), [(0, 0), (1, 1), (2, 2), (3, 2), (4, 2)])
def test_active_ankh_tokens_are_as_many_as_complete_rows_and_at_most_two(complete: int, active: int) -> None:
    rows = [filled.split(" / ") for filled in ("sphinx egyptian obelisk / obelisk sphinx egyptian",
                                               "plantation herd egyptian / egyptian plantation herd")]  # fmt: skip
    shown = [row if number < complete else "- - -" for number, row in enumerate(rows[0] + rows[1])]
    table = Table(2).board(0, " / ".join(shown[:2]), " / ".join(shown[2:]))
    assert ankhs(table.g, 0).rows == active


@pytest.mark.rules("P2.5")
def test_with_three_complete_rows_one_may_break_and_two_ankhs_stay() -> None:
    table = Table(2).board(0, "sphinx egyptian obelisk / obelisk sphinx egyptian", "herd egyptian plantation / - - -")
    assert ankhs(table.g, 0).rows == 2
    assert ankhs(loses(table, "city 1").pick(0, "1").g, 0).rows == 2
    assert ankhs(loses(table, "city 5").g, 0).rows == 1


# --- P2.6 bonus tokens -------------------------------------------------------------------------------------------

AREAS = {
    "city": ("sphinx sphinx sphinx / obelisk obelisk -", "- - - / - - -", SPHINX),
    "field": ("- - - / - - -", "herd herd herd / plantation plantation -", HERD),
}


@pytest.mark.rules("P2.6", "P3.5")
@pytest.mark.parametrize("area", AREAS)
def test_filling_an_area_wins_its_bonus_token_two_dev_steps_then_two_on_the_province_card(area: str) -> None:
    city, field, token = AREAS[area]
    table = Table(2).board(0, city, field).at(0, province=1).play(PlaceToken(0, token))
    assert table.asked == (0, "dev")
    assert table.tokens == ["field+field", "city+field", "city+city"]
    assert table.g.card_at[0] == 1
    table.pick(0, "city+city")
    assert table.g.card_at[0] == 3
    assert table.dev(0)[0] == 3
    assert [event.bonus for event in table.told(events.BonusClaimed)] == [area]


@pytest.mark.rules("P2.6")
@pytest.mark.parametrize("area", AREAS)
def test_five_tokens_in_an_area_win_nothing(area: str) -> None:
    city, field, token = AREAS[area]
    table = Table(2).board(0, city.replace("sphinx", "-", 1), field.replace("herd", "-", 1))
    table.play(PlaceToken(0, token)).pick(0, f"{area} 0")
    assert not table.told(events.BonusClaimed)
    assert table.g.card_at[0] == 0


@pytest.mark.rules("P2.6")
@pytest.mark.parametrize("area", AREAS)
def test_a_bonus_token_is_won_once_per_game(area: str) -> None:
    city, field, token = AREAS[area]
    table = Table(2).board(0, city, field).play(PlaceToken(0, token)).pick(0, "city+field")
    table.events.clear()
    loses(table, f"{area} 5", token).pick(0, "2").play(PlaceToken(0, token))
    assert table.on(0, f"{area} 5") == TOKENS[token]
    assert table.asked is None
    assert not table.told(events.BonusClaimed)
    assert table.g.card_at[0] == 2


@pytest.mark.rules("P2.6")
def test_a_recovered_token_wins_the_bonus_token_too() -> None:
    table = Table(2, "memphis", "buto").board(0, AREAS["city"][0]).discard(0, "obelisk")
    table.play(DieTurn(0)).pick(0, "1 recover 1").pick(0, "city+field")
    assert table.g.card_at[0] == 2


@pytest.mark.rules("P2.6")
def test_city_and_field_have_a_token_each() -> None:
    table = Table(2).board(0, AREAS["city"][0], FULL_FIELD).claimed(0, FIELD_TOKEN)
    assert table.play(PlaceToken(0, SPHINX)).asked == (0, "dev")
    table = Table(2).board(0, FULL_CITY, AREAS["field"][1]).claimed(0, CITY_TOKEN)
    assert table.play(PlaceToken(0, HERD)).asked == (0, "dev")


BOAT_MOVES: dict[str, Callable[[Table], tuple[Frame[Plagues], ...]]] = {
    "boat token": lambda _: (GainToken(0, BOAT),),
    "second Hebrew": lambda _: (FreeHebrew(0, 1),),
    "special action": lambda _: special_action(0, "egyptians"),
    "Moses": lambda _: (Moses(2),),
    "territory": lambda table: settle_territory(table.g, 0, table.card("immediate", "boat +1")),
}


@pytest.mark.rules("P2.6", "P3.2")
@pytest.mark.parametrize("how", BOAT_MOVES)
def test_the_river_token_is_won_by_any_move_that_reaches_its_mark(how: str) -> None:
    table = Table(2).at(0, boat=5).at(1, boat=9).hebrews(1).freed(0, 1)
    table.play(*BOAT_MOVES[how](table))
    assert table.asked == (0, "dev")
    assert table.g.boat[0] == 6
    table.pick(0, "field+field")
    assert table.dev(0) == (1, 3)
    assert table.g.card_at[0] == 2


@pytest.mark.rules("P2.6", "P4.4")
@pytest.mark.parametrize(("before", "after"), [(4, 6), (5, 7)], ids=["reaching", "passing"])
def test_the_river_token_is_won_on_reaching_or_passing_its_mark(before: int, after: int) -> None:
    table = Table(2, "memphis", "buto").at(0, boat=before).play(DieTurn(0)).pick(0, "6 favour").pick(0, "city+field")
    assert table.g.boat[0] == after
    assert table.g.card_at[0] == 2
    assert [event.bonus for event in table.told(events.BonusClaimed)] == ["river"]


@pytest.mark.rules("P2.6")
def test_a_boat_short_of_the_mark_wins_nothing() -> None:
    table = Table(2).at(0, boat=3).play(AdvanceBoat(0, 2, "favour"))
    assert table.asked is None
    assert not table.told(events.BonusClaimed)


@pytest.mark.rules("P2.6")
def test_a_boat_driven_back_wins_the_river_token_no_second_time() -> None:
    table = Table(2).at(0, boat=5).play(AdvanceBoat(0, 1, "token")).pick(0, "city+field")
    table.at(0, boat=5).play(AdvanceBoat(0, 2, "favour"))
    assert table.asked is None
    assert (table.g.boat[0], table.g.card_at[0]) == (7, 2)


# --- P2.7 a full area --------------------------------------------------------------------------------------------


@pytest.mark.rules("P2.7", "P4.3")
@pytest.mark.parametrize("name", ["sphinx", "obelisk"])
def test_a_full_city_takes_no_token_of_the_market(name: str) -> None:
    table = Table(2, "memphis", "buto").board(0, FULL_CITY).market(f"{name} coin herd boat boat boat")
    table.play(DieTurn(0))
    assert "1 token" not in table.tokens
    assert {"2 token", "3 token"} <= set(table.tokens)
    assert table.why(0, "slot 1") == ["P2.7"]


@pytest.mark.rules("P2.7", "P4.3")
@pytest.mark.parametrize("name", ["plantation", "herd"])
def test_a_full_field_takes_no_token_of_the_market(name: str) -> None:
    table = Table(2, "memphis", "buto").board(0, field=FULL_FIELD).market(f"{name} coin sphinx boat boat boat")
    table.play(DieTurn(0))
    assert "1 token" not in table.tokens
    assert {"2 token", "3 token"} <= set(table.tokens)


@pytest.mark.rules("P2.7", "P4.8")
def test_a_full_area_takes_no_recovered_token() -> None:
    table = Table(2, "memphis", "buto").board(0, FULL_CITY).discard(0, "sphinx", "herd").play(DieTurn(0))
    assert [token for token in table.tokens if "recover" in token] == ["3 recover 2", "4 recover 2"]
    assert table.why(0, "discard 1") == ["P2.7"]


@pytest.mark.rules("P2.7")
def test_a_free_space_lets_tokens_in_again() -> None:
    table = Table(2, "memphis", "buto").board(0, FULL_CITY).market("sphinx coin herd boat boat boat")
    loses(table, "city 4", OBELISK).pick(0, "1").play(DieTurn(0))
    assert "1 token" in table.tokens
    assert "1 recover 1" in table.tokens
    table.pick(0, "1 token").roll("refill", "coin")
    assert table.on(0, "city 4") == "sphinx"


@pytest.mark.rules("P2.7")
@pytest.mark.parametrize(
    ("city", "field", "spaces"),
    [
        (FULL_CITY, "- - - / - - -", FIELD),
        ("- - - / - - -", FULL_FIELD, CITY),
        (
            "- sphinx sphinx / obelisk obelisk obelisk",
            "herd herd herd / plantation plantation -",
            ["city 0", "field 5"],
        ),
    ],
    ids=["city full", "field full", "a space in each"],
)
def test_an_egyptian_needs_a_free_space_in_either_area(city: str, field: str, spaces: list[str]) -> None:
    table = Table(2, "memphis", "buto").board(0, city, field).market("egyptian coin coin coin boat boat")
    table.play(DieTurn(0)).pick(0, "1 token").roll("refill", "coin")
    assert table.tokens == spaces


@pytest.mark.rules("P2.7")
def test_an_egyptian_finds_no_space_on_a_full_board() -> None:
    table = Table(2, "memphis", "buto").board(0, FULL_CITY, FULL_FIELD).market("egyptian coin coin coin boat boat")
    assert "1 token" not in table.play(DieTurn(0)).tokens
    assert table.why(0, "slot 1") == ["P2.7"]
