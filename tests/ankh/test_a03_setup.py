"""A3 Set-up: gods, first player, scenario, guardians."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from ankh.table import Table, spaces
from tawy.ankh import events
from tawy.ankh.board import LAND
from tawy.ankh.rules.resolution import LayTile
from tawy.ankh.rules.summoning import SummonFigures
from tawy.ankh.spec import SPEC
from tawy.ankh.state import Ankh
from tawy.ankh.terms import GODS
from tawy.ankh.view import AnkhView
from tawy.kernel.bits import first
from tawy.kernel.event import Event
from tawy.kernel.frame import CHANCE
from tawy.kernel.play import Play, start

RECORDED: dict[str, dict[str, dict[str, Any]]] = json.loads(
    (Path(__file__).parents[2] / "docs" / "rules" / "ankh-board.json").read_text("utf-8")
)["scenarios"]
SEEDS = [f"seed {number}" for number in range(40)]


def begin(seed: str = "A3", **setup: Any) -> Play:
    """A new game, at its first question."""
    return start(SPEC, setup, seed)


def board(seed: str = "A3", **setup: Any) -> Ankh:
    """The position when the first turn begins."""
    game = begin(seed, **setup).game
    assert isinstance(game, Ankh)
    return game


def shown(game: Ankh) -> AnkhView:
    """A game as everyone sees it."""
    seen = SPEC.view(game, None).seen
    assert isinstance(seen, AnkhView)
    return seen


def view(**setup: Any) -> AnkhView:
    """What everyone sees when the first turn begins."""
    return shown(board(**setup))


def told(game: Play) -> list[Event]:
    return [event for told in game.told for event in told]


# --- A3.1 gods -----------------------------------------------------------------------------------------------


@pytest.mark.rules("A3.1")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_seats_choose_their_gods_in_turn_order(first: int) -> None:
    game = begin(seats=3, gods="chosen", first=first)
    order = [(first + later) % 3 for later in range(3)]
    for seat, god in zip(order, ["osiris", "isis", "amun"], strict=True):
        assert game.ask is not None
        assert (game.ask.kind, game.ask.seat) == ("god", seat)
        game.answer(seat, god)
    assert isinstance(game.game, Ankh)
    assert [GODS[game.game.gods[seat]] for seat in order] == ["osiris", "isis", "amun"]


@pytest.mark.rules("A1.1", "A3.1")
def test_a_god_another_seat_has_is_not_free() -> None:
    game = begin(seats=3, gods=["chosen", "ra", "chosen"], first=0)
    assert isinstance(game.game, Ankh)
    assert [option.token for option in SPEC.options(game.game)] == ["amun", "anubis", "isis", "osiris"]
    game.answer(0, "isis")
    assert [option.token for option in SPEC.options(game.game)] == ["amun", "anubis", "osiris"]
    assert [objection.rule for objection in SPEC.why_not(game.game, 2, "isis")] == ["A3.1"]


@pytest.mark.rules("A3.1")
def test_or_all_gods_are_drawn_at_random() -> None:
    drawn = {tuple(board(seed, seats=2).gods) for seed in SEEDS}
    assert {god for gods in drawn for god in gods} == {0, 1, 2, 3, 4}
    assert all(len(set(gods)) == 2 for gods in drawn)
    draws = [pick for pick in begin(seats=2).picks if pick.kind == "god"]
    assert [pick.seat for pick in draws] == [CHANCE, CHANCE]


@pytest.mark.rules("A1.2", "A3.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_seat_takes_one_follower_its_cards_and_a_clean_power_row(seats: int) -> None:
    gods = view(seats=seats).gods
    assert len(gods) == seats
    for god in gods:
        assert (god.followers, god.powers, god.devotion, god.trapped, god.guardians) == (1, (), 0, 0, ())
        assert len(god.hand) == 7


@pytest.mark.rules("A3.1", "A13.15")
def test_ra_starts_with_three_sun_tokens() -> None:
    table = Table("ra", "amun").figures("ra", god="1,5")
    for warrior in ("1,4", "1,6", "2,5"):
        table.play(SummonFigures(0)).picks("ra warrior", f"ra {warrior}", "ra yes")
    assert table.g.suns == spaces("1,4 1,6 2,5")
    assert table.play(SummonFigures(0)).picks("ra warrior", "ra 2,4").asked is None
    assert table.has("ra", "2,4")


@pytest.mark.rules("A3.1", "A13.11")
def test_osiris_starts_with_three_underworld_tiles() -> None:
    table = Table("osiris", "ra")
    for already, space in enumerate(("1,4", "1,5", "1,6")):
        table.play(LayTile(0, first(spaces(space))))
        if already:
            table.pick("osiris", "side")
    assert table.g.tiles == spaces("1,4 1,5 1,6")
    assert table.play(LayTile(0, first(spaces("1,3")))).tokens == ["1,4", "1,5", "1,6"]


@pytest.mark.rules("A3.1", "A13.1")
@pytest.mark.parametrize(("gods", "ready"), [(["amun", "ra"], True), (["isis", "ra"], False)])
def test_amun_starts_with_his_token_face_up(gods: list[str], ready: bool) -> None:  # noqa: FBT001
    assert view(seats=2, gods=gods).amun_ready == ready


# --- A3.2 the first player -----------------------------------------------------------------------------------


@pytest.mark.rules("A3.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_player_is_random(seats: int) -> None:
    assert {board(seed, seats=seats).first for seed in SEEDS} == set(range(seats))


@pytest.mark.rules("A3.2", "A4.4")
@pytest.mark.parametrize(("seats", "first"), [(2, 1), (3, 0), (3, 2), (5, 3)])
def test_the_first_player_begins_and_play_goes_clockwise(seats: int, first: int) -> None:
    game = begin(seats=seats, first=first)
    for later in range(seats + 1):
        assert game.ask is not None
        seat = game.ask.seat
        assert seat == (first + later) % seats
        game.answer(seat, "unlock")
        while game.ask.kind != "action":
            game.answer(game.ask.seat, "done")
    turns = [event.seat for event in told(game) if isinstance(event, events.TurnBegun)]
    assert turns == [(first + later) % seats for later in range(seats + 2)]


@pytest.mark.rules("A3.2", "A10.1")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_the_first_player_lies_on_top_of_the_stack_and_the_last_at_the_bottom(first: int) -> None:
    seen = view(seats=4, first=first)
    assert [god.devotion for god in seen.gods] == [0, 0, 0, 0]
    assert list(seen.standing[::-1]) == [(first + later) % 4 for later in range(4)]


# --- A3.3 the scenario ---------------------------------------------------------------------------------------

LAYOUTS = [
    pytest.param(name, int(seats), layout, id=f"{name} {seats}")
    for name, layouts in RECORDED.items()
    for seats, layout in layouts.items()
]
every_layout = pytest.mark.parametrize(("name", "seats", "layout"), LAYOUTS)
Recorded = dict[str, Any]


def laid_out(name: str, seats: int, first: int = 0) -> dict[str, Any]:
    """What lies on the board at the first turn of this scenario, seat after seat in turn order."""
    seen = view(seats=seats, scenario=name.lower().replace(" ", "_"), first=first)
    turns = [(first + turn) % seats for turn in range(seats)]
    return {
        "gods": [[one.space for one in seen.figures if (one.piece, one.side) == ("god", side)] for side in turns],
        "warriors": [
            [one.space for one in seen.figures if (one.piece, one.side) == ("warrior", side)] for side in turns
        ],
        "owned": [in_order(one.space for one in seen.monuments if one.owner == side) for side in turns],
        "built": [
            [one.space for one in seen.monuments if one.kind == kind] for kind in ("obelisk", "temple", "pyramid")
        ],
        "ankhs": [seen.gods[side].ankhs for side in turns],
        "warrior_pool": [seen.gods[side].warriors.pool for side in turns],
    }


def in_order(found: Iterable[str]) -> list[str]:
    """Spaces row by row."""
    return sorted(found, key=lambda token: [int(number) for number in token.split(",")])


def recorded(layout: Recorded, *pieces: str, seat: int | None = None) -> list[str]:
    """Where the record has these pieces, of one seat or of anybody."""
    fitting = [piece for piece in layout["pieces"] if piece["piece"] in pieces]
    mine = [piece["space"] for piece in fitting if seat is None or piece.get("seat") == seat]
    return in_order(mine)


@every_layout
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.rules("A3.3")
def test_each_seats_first_figures_and_monuments_stand_as_recorded_in_turn_order(
    name: str, seats: int, layout: Recorded, first: int
) -> None:
    laid = laid_out(name, seats, first)
    for turn in range(seats):
        assert laid["gods"][turn] == recorded(layout, "god", seat=turn + 1)
        assert laid["warriors"][turn] == recorded(layout, "warrior", seat=turn + 1)
        assert laid["owned"][turn] == recorded(layout, "obelisk", "temple", "pyramid", seat=turn + 1)


@every_layout
@pytest.mark.rules("A3.3")
def test_all_other_monuments_are_neutral(name: str, seats: int, layout: Recorded) -> None:
    laid = laid_out(name, seats)
    kinds = ("obelisk", "temple", "pyramid")
    assert laid["built"] == [recorded(layout, kind) for kind in kinds]
    owned = {space for spaces in laid["owned"] for space in spaces}
    neutral = {piece["space"] for piece in layout["pieces"] if "seat" not in piece}
    assert {space for spaces in laid["built"] for space in spaces} - owned == neutral
    assert neutral


@every_layout
@pytest.mark.rules("A1.2", "A3.3")
def test_a_monument_takes_an_ankh_token_and_a_warrior_leaves_the_pool(name: str, seats: int, layout: Recorded) -> None:
    laid = laid_out(name, seats)
    owned = [len(recorded(layout, "obelisk", "temple", "pyramid", seat=turn + 1)) for turn in range(seats)]
    assert laid["ankhs"] == [9 - number for number in owned]
    assert laid["warrior_pool"] == [6 - len(recorded(layout, "warrior", seat=turn + 1)) for turn in range(seats)]
    assert sum(owned) >= seats


@every_layout
@pytest.mark.rules("A2.4", "A3.3")
def test_camels_and_one_order_token_per_region_lie_as_recorded(name: str, seats: int, layout: Recorded) -> None:
    game = board(seats=seats, scenario=name.lower().replace(" ", "_"), first=0)
    table = Table(*GODS[:seats]).camels(*layout["camels"])
    assert game.camels == table.g.camels
    assert len(layout["order_tokens"]) == len(game.regions) == len(table.g.regions)
    for token, space in layout["order_tokens"].items():
        assert game.regions[int(token) - 1] & LAND & spaces(space)
        assert game.regions[int(token) - 1] in table.g.regions


@pytest.mark.rules("A3.3")
def test_the_scenario_is_random_or_chosen() -> None:
    assert {board(seed, seats=3).scenario for seed in SEEDS} == {"old_kingdom", "middle_kingdom"}
    assert {board(seed, seats=3, scenario="old_kingdom").scenario for seed in SEEDS} == {"old_kingdom"}


@pytest.mark.rules("A3.3")
def test_a_table_may_bring_its_own_scenario() -> None:
    mine = {
        "id": "mine",
        "name": "Mine",
        "source": {"origin": "own"},
        "layouts": [
            {
                "seats": 2,
                "order": ["4,4", "1,5", "4,6"],
                "camels": [],
                "pieces": [
                    {"space": "1,5", "piece": "god", "seat": 2},
                    {"space": "4,4", "piece": "god", "seat": 1},
                    {"space": "4,6", "piece": "temple"},
                ],
            }
        ],
    }
    game = board(seats=2, scenario=mine, first=1)
    assert game.scenario == "mine"
    assert [(one.piece, one.side, one.space) for one in shown(game).figures] == [("god", 0, "1,5"), ("god", 1, "4,4")]


# --- A3.4 guardians ------------------------------------------------------------------------------------------


@pytest.mark.rules("A3.4")
def test_one_guardian_of_each_level_is_drawn() -> None:
    drawn = {tuple(one.guardian for one in shown(board(seed, seats=2)).guardians) for seed in SEEDS}
    levels = [{"cat_mummy", "satet"}, {"mummy", "apep"}, {"giant_scorpion", "androsphinx"}]
    assert drawn == {(one, two, three) for one in levels[0] for two in levels[1] for three in levels[2]}


@pytest.mark.rules("A3.4")
def test_or_the_table_chooses_them_all_or_some() -> None:
    def kinds(*chosen: str) -> set[tuple[str, ...]]:
        games = [board(seed, seats=2, guardians=list(chosen)) for seed in SEEDS]
        return {tuple(one.guardian for one in shown(game).guardians) for game in games}

    assert kinds("satet", "apep", "giant_scorpion") == {("satet", "apep", "giant_scorpion")}
    assert kinds("satet", "random", "giant_scorpion") == {
        ("satet", "apep", "giant_scorpion"),
        ("satet", "mummy", "giant_scorpion"),
    }


@pytest.mark.rules("A3.4")
@pytest.mark.parametrize(
    ("seats", "small", "large"), [(2, 1, 1), (3, 2, 2), (4, 3, 2), (5, 3, 2)], ids=["2", "3", "4", "5"]
)
def test_the_seats_decide_how_many_figures_are_available(seats: int, small: int, large: int) -> None:
    supply = [one.supply for one in view(seats=seats, guardians=["cat_mummy", "mummy", "androsphinx"]).guardians]
    assert supply == [small, small, large]
    assert view(seats=seats, guardians=["satet", "apep", "androsphinx"]).guardians[1].supply == large
