"""P1 How much there is of everything."""

from __future__ import annotations

from typing import Any

import pytest

from plagues.table import Table
from tawy.kernel.bits import bits
from tawy.kernel.frame import CHANCE
from tawy.kernel.play import start
from tawy.kernel.refusal import Refused
from tawy.plagues import events, setup
from tawy.plagues.explain import standing, tribute
from tawy.plagues.queries.wealth import ankhs
from tawy.plagues.rules.dice import DieTurn
from tawy.plagues.rules.effects import AdvanceBoat, AdvanceCard, PlaceToken
from tawy.plagues.rules.plague import CancelLoss, PayTribute
from tawy.plagues.spec import SPEC
from tawy.plagues.state import Plagues
from tawy.plagues.tables import shipped
from tawy.plagues.terms import HERD, PROVINCES, SPHINX, TOKENS

NORMAL = [1, 2, 3, 4, 5, 5, 6, 7, 8, 8]
ADVANCED = [2, 3, 4, 5, 6, 6, 7, 8, 9, 9]
NORMAL_ANKHS = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3]
ADVANCED_ANKHS = [1, 1, 1, 2, 2, 2, 3, 3, 3, 3]


def begun(seats: int, seed: str = "P1", **options: Any) -> Plagues:
    """A game of chance at its first choice by a person."""
    game = start(SPEC, {"seats": seats, **options}, seed).game
    assert isinstance(game, Plagues)
    return game


# --- P1.1 players and provinces --------------------------------------------------------------------------------


@pytest.mark.rules("P1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_people_play_among_themselves(seats: int) -> None:
    g = begun(seats)
    assert (g.people, g.players) == (seats, seats)


@pytest.mark.rules("P1.1")
def test_one_person_plays_against_the_automa() -> None:
    g = begun(1, provinces=["edfu"])
    assert (g.people, g.players) == (1, 2)
    assert g.provinces == [PROVINCES.index("edfu"), -1]


@pytest.mark.rules("P1.1")
@pytest.mark.parametrize("seats", [-1, 0, 5])
def test_no_more_than_four_and_no_fewer_than_one(seats: int) -> None:
    with pytest.raises(Refused, match=f"1 to 4 seats, not {seats}"):
        setup.read({"seats": seats})


@pytest.mark.rules("P1.1")
def test_provinces_are_dealt_at_random_one_each() -> None:
    g = setup.new(setup.read({"seats": 4, "first": 0}))
    left = list(PROVINCES)
    for player in (0, 1, 2):
        assert g.ask is not None
        assert (g.ask.seat, g.ask.kind, g.ask.about) == (CHANCE, "province", (player,))
        assert [PROVINCES[option] for option in g.ask.options] == left
        left.remove(PROVINCES[g.ask.options[1]])
        g.answer(g.ask.options[1])
    assert [PROVINCES[province] for province in g.provinces[3:]] == left


@pytest.mark.rules("P1.1")
@pytest.mark.parametrize("province", PROVINCES)
def test_in_solo_the_player_chooses_any_of_the_four(province: str) -> None:
    game = start(SPEC, {"seats": 1}, "P1.1")
    assert game.ask is not None
    assert (game.ask.seat, game.ask.kind) == (0, "province")
    assert [option.token for option in SPEC.options(game.game)] == list(PROVINCES)
    game.answer(0, province)
    assert game.game.provinces[0] == PROVINCES.index(province)


@pytest.mark.rules("P1.1")
@pytest.mark.parametrize("province", ["buto", "memphis", "edfu"])
def test_boards_and_province_cards_are_alike(province: str) -> None:
    def rich(name: str) -> Table:
        table = Table(2, name, "abydos" if name != "abydos" else "buto", round_=3).dice(0, 1, 4, 6)
        table.board(0, "sphinx obelisk egyptian / sphinx - obelisk", "herd plantation egyptian / herd herd -")
        return table.at(0, boat=9, province=24, city=4, field=5).keep(0, coin=1, boat=2, pharaoh=1).freed(0, 1, 2)

    one, other = standing(rich("abydos").g, 0), standing(rich(province).g, 0)
    assert one.soldiers == other.soldiers
    assert one.ankhs == other.ankhs
    assert one.points == other.points
    assert one.tribute.coins == other.tribute.coins


# --- P1.2 province tokens ----------------------------------------------------------------------------------------


@pytest.mark.rules("P1.2")
def test_there_are_72_tokens_of_9_kinds_and_provinces_have_three_values() -> None:
    g = Table(4).g
    kinds = {name.rstrip("123") for name in TOKENS}
    assert sum(g.supply) == 72
    assert len(kinds) == 9
    assert [name for name in TOKENS if name.startswith("province")] == ["province1", "province2", "province3"]
    assert min(g.supply) > 0


@pytest.mark.rules("P1.2")
@pytest.mark.parametrize(
    ("people", "each", "province", "pharaoh", "total"),
    [(4, 8, 4, 4, 72), (3, 6, 3, 3, 54), (2, 4, 2, 2, 36), (1, 4, 2, 2, 36)],
)
def test_with_fewer_players_tokens_stay_in_the_box(
    people: int, each: int, province: int, pharaoh: int, total: int
) -> None:
    counts = dict(zip(TOKENS, Table(people).g.supply, strict=True))
    board_tokens = ["sphinx", "obelisk", "egyptian", "plantation", "herd", "coin", "boat"]
    assert [counts[name] for name in board_tokens] == [each] * 7
    assert [counts[f"province{value}"] for value in (1, 2, 3)] == [province] * 3
    assert counts["pharaoh"] == pharaoh
    assert sum(counts.values()) == total


@pytest.mark.rules("P1.2")
@pytest.mark.parametrize(("seats", "total"), [(1, 36), (2, 36), (3, 54), (4, 72)])
def test_all_of_them_are_in_the_game_that_is_begun(seats: int, total: int) -> None:
    g = begun(seats, provinces="random")
    being_placed = 1 if seats == 4 else 0  # the fourth player's egyptian
    assert sum(g.supply) + len(g.market) + being_placed == total


# --- P1.3 Hebrews and cards --------------------------------------------------------------------------------------


@pytest.mark.rules("P1.3")
@pytest.mark.parametrize("people", [1, 2, 3, 4])
def test_there_are_30_hebrews_twelve_ten_and_eight_for_any_number_of_players(people: int) -> None:
    bag = Table(people).g.hebrew_bag
    assert bag == [12, 10, 8]
    assert sum(bag) == 30


@pytest.mark.rules("P1.3")
def test_there_are_ten_plagues_ten_losses_thirty_territories_and_six_pharaoh_cards() -> None:
    g = Table(2).g
    assert g.plague_deck.bit_count() == 10
    assert g.loss_deck.bit_count() == 10
    assert g.deck.bit_count() == 30
    assert len(g.cards) == 6


@pytest.mark.rules("P1.3")
@pytest.mark.parametrize(("parts", "cards"), [(1, 2), (2, 3), (3, 5)])
def test_two_loss_cards_have_one_loss_three_two_and_five_three(parts: int, cards: int) -> None:
    assert [len(card) for card in shipped().losses].count(parts) == cards


# --- P1.4 the papyrus --------------------------------------------------------------------------------------------

both_sides = pytest.mark.parametrize(
    ("advanced", "row"), [(False, NORMAL), (True, ADVANCED)], ids=["normal", "advanced"]
)
both_ankh_rows = pytest.mark.parametrize(
    ("advanced", "row"), [(False, NORMAL_ANKHS), (True, ADVANCED_ANKHS)], ids=["normal", "advanced"]
)


@both_sides
@pytest.mark.rules("P1.4", "P6.1")
@pytest.mark.parametrize("number", range(1, 11))
def test_the_papyrus_tells_the_tribute_of_each_round(number: int, row: list[int], *, advanced: bool) -> None:
    due = row[number - 1]
    table = Table(2, round_=number, advanced=advanced).keep(0, coin=due).keep(1, coin=due - 1)
    assert tribute(table.g, 0).due == due
    table.play(PayTribute(0), PayTribute(1))
    assert (table.kept(0, "coin"), table.kept(1, "coin")) == (0, due - 1)
    assert bits(table.g.failed) == [1]


@both_ankh_rows
@pytest.mark.rules("P1.4", "P6.5")
@pytest.mark.parametrize("number", range(1, 11))
def test_the_papyrus_tells_how_many_ankhs_cancel_a_loss(number: int, row: list[int], *, advanced: bool) -> None:
    need = row[number - 1]
    table = Table(2, round_=number, advanced=advanced).loss(["boat -1", "city -1"]).phase(3)
    table.ankhs(0, need).ankhs(1, need - 1)
    assert [ankhs(table.g, player).total for player in (0, 1)] == [need, need - 1]
    assert table.play(CancelLoss(0)).asked == (0, "cancel")
    assert table.play(CancelLoss(1)).asked == (1, "loss")


# --- P1.5 what each player has -----------------------------------------------------------------------------------


@pytest.mark.rules("P1.5")
@pytest.mark.parametrize("people", [2, 3, 4])
def test_each_player_has_six_dice_two_empty_discard_slots_and_markers_at_the_start(people: int) -> None:
    table = Table(people)
    g = table.g
    for player in range(people):
        assert bits(g.dice[player]) == [1, 2, 3, 4, 5, 6]
        assert table.in_discard(player) == [None, None]
        assert (g.boat[player], g.card_at[player], table.dev(player)) == (0, 0, (1, 1))
        assert g.claimed[player] == 0
    assert len(set(g.provinces)) == people


@pytest.mark.rules("P1.5", "P4.8")
def test_the_discard_slots_are_recovered_with_dice_1_2_and_3_4() -> None:
    table = Table(2, "memphis", "buto").discard(0, "sphinx", "herd").play(DieTurn(0))
    recovering = [token for token in table.tokens if "recover" in token]
    assert sorted(recovering) == ["1 recover 1", "2 recover 1", "3 recover 2", "4 recover 2"]


@pytest.mark.rules("P1.5", "P3.3")
def test_the_province_card_has_neutral_markers_on_6_9_and_12() -> None:
    table = Table(2)
    won = []
    for space in range(1, 25):
        table.play(AdvanceCard(0, 1, "token"))
        if table.asked is not None:
            table.pick(0, "city+field")
        won += [(space, event.bonus) for event in table.told(events.BonusClaimed)]
        table.events.clear()
    assert won == [(6, "province 6"), (9, "province 9"), (12, "province 12")]


@pytest.mark.rules("P1.5", "P2.6")
def test_each_player_has_a_city_a_field_and_a_river_bonus_token() -> None:
    table = Table(2)
    for player in (0, 1):
        table.board(player, "sphinx obelisk sphinx / sphinx obelisk -", "herd herd herd / herd herd -")
        for frame in (PlaceToken(player, SPHINX), PlaceToken(player, HERD), AdvanceBoat(player, 6, "token")):
            table.play(frame).pick(player, "city+field")
    won = [(event.player, event.bonus) for event in table.told(events.BonusClaimed) if "province" not in event.bonus]
    assert won == [(player, token) for player in (0, 1) for token in ("city", "field", "river")]


@pytest.mark.rules("P1.5", "P2.5")
def test_each_player_has_two_ankh_tokens_for_four_rows() -> None:
    city, field = (
        "sphinx obelisk egyptian / egyptian sphinx obelisk",
        "herd plantation egyptian / herd egyptian plantation",
    )
    table = Table(4).board(0, city, field).board(1, city).board(2, field=field)
    assert [ankhs(table.g, player).rows for player in range(4)] == [2, 2, 2, 0]
