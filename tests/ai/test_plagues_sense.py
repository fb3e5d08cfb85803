"""What a bot sees of 10 Plagues: whole rows in every position, nothing secret, and what its numbers mean."""

from __future__ import annotations

from math import isfinite
from random import Random
from typing import Any

import pytest

from contract.players import eager, play_out
from plagues.table import Table
from tawy.ai.plagues import PLAGUES_SENSE
from tawy.ai.plagues.losses import active_ankhs
from tawy.ai.plagues.rivals import all_freed, strengths, turns_left
from tawy.ai.plagues.sense import GROUPS
from tawy.ai.plagues.territories import cards_by_use
from tawy.ai.plagues.tribute import purse
from tawy.ai.sense import Sense
from tawy.kernel.frame import CHANCE
from tawy.plagues.acts.province import CITY_TOKEN, RIVER_TOKEN
from tawy.plagues.asks import FORMS
from tawy.plagues.queries.plague import is_automa
from tawy.plagues.queries.provinces import coin_bonuses
from tawy.plagues.queries.scoring import points, total
from tawy.plagues.queries.wealth import ankhs, coins, soldiers
from tawy.plagues.rules.dice import DieTurn
from tawy.plagues.rules.effects import PlaceToken
from tawy.plagues.rules.territories import TakeTerritory
from tawy.plagues.spec import SPEC
from tawy.plagues.state import Plagues
from tawy.plagues.terms import BETWEEN_ROUNDS, BUTO, EDFU, EGYPTIAN, ROUNDS, SHORT_ROUNDS, TURNS_PER_ROUND

SENSE: Sense = PLAGUES_SENSE
SETUPS: list[dict[str, Any]] = [
    {"seats": 1},
    {"seats": 1, "short": True, "advanced": True},
    {"seats": 2},
    {"seats": 2, "short": True},
    {"seats": 3, "advanced": True},
    {"seats": 4},
    {"seats": 4, "short": True},
]
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


def played(setup: dict[str, Any], look: Any, games: int = 1) -> None:
    """Random games, looked at in every position."""
    for seed in range(games):
        play_out(SPEC.new(SPEC.read_setup(setup)), Random(f"{setup} {seed}"), eager, look)


def row(g: Plagues, player: int) -> dict[str, float]:
    """A player's row by name."""
    return dict(zip(SENSE.names, SENSE.rows(g)[player], strict=True))


@every_setup
def test_rows_are_whole_in_every_position(setup: dict[str, Any]) -> None:
    def look(g: Plagues) -> None:
        rows = SENSE.rows(g)
        assert len(rows) == len(SENSE.contenders(g)) == SENSE.size(g) == g.players
        for each in rows:
            assert len(each) == len(SENSE.names)
            assert all(isfinite(number) and -3 <= number <= 3 for number in each), dict(
                zip(SENSE.names, each, strict=True)
            )
        assert SENSE.world(g) == []

    played(setup, look)
    assert len(set(SENSE.names)) == len(SENSE.names) <= 80


@every_setup
def test_columns_read_directly_say_what_their_queries_say(setup: dict[str, Any]) -> None:
    def look(g: Plagues) -> None:
        cards, left = cards_by_use(g.content), turns_left(g)
        strong, rows = strengths(g, cards, left), SENSE.rows(g)
        for player in range(g.players):
            seen = dict(zip(SENSE.names, rows[player], strict=True))
            sources = points(g, player)
            assert seen["points"] * 50 == pytest.approx(total(g, player))
            assert seen["dev points"] * 15 == pytest.approx(sources["dev"])
            assert seen["tokens"] * 20 == pytest.approx(sources["tokens"])
            assert seen["territory points"] * 20 == pytest.approx(sources["territories"])
            assert seen["hebrew points"] * 18 == pytest.approx(sources["hebrews"])
            if is_automa(g, player):
                continue
            freed = all_freed(g).counts[player]
            assert active_ankhs(g, player, freed)[1] == ankhs(g, player).total
            wealth = coins(g, player)
            assert purse(g, player, cards) == (coin_bonuses(g, player) + wealth.nile + wealth.trade, wealth.total)
            counted = soldiers(g, player)
            dice = counted.dice * TURNS_PER_ROUND / (TURNS_PER_ROUND + left[player])
            assert strong[player] == pytest.approx(counted.total - counted.dice + dice)

    played(setup, look)


@pytest.mark.parametrize("seats", [2, 4])
def test_no_number_depends_on_a_secret(seats: int) -> None:
    held: set[int] = set()

    def look(g: Plagues) -> None:
        held.update(g.provinces[player] for player, drawn in enumerate(g.drawn) if drawn)
        rows = SENSE.rows(g)
        for seat in (*range(seats), None) if any(g.drawn) or g.bottom else ():
            assert SENSE.rows(SPEC.redeal(g, seat, dice.randrange)) == rows

    dice = Random(1)
    played({"seats": seats}, look, games=4)
    assert held == {BUTO, EDFU}


@every_setup
def test_looking_changes_nothing(setup: dict[str, Any]) -> None:
    g = SPEC.new(SPEC.read_setup(setup))
    before = SPEC.mark(g)
    assert SENSE.rows(g) == SENSE.rows(g)
    assert SPEC.mark(g) == before


# --- stages and questions ----------------------------------------------------------------------------


def test_every_round_of_every_kind_of_game_has_a_stage() -> None:
    seen: set[int] = set()

    def look(g: Plagues) -> None:
        seen.add(SENSE.stage(g))

    for setup in SETUPS:
        played(setup, look)
    assert seen == set(range(SENSE.stages)) == set(range(GROUPS * ROUNDS))


@pytest.mark.parametrize("people", [1, 2, 3, 4])
def test_the_last_round_is_the_last_stage_of_its_group_also_in_a_short_game(people: int) -> None:
    last = min(people, GROUPS) * ROUNDS - 1
    assert SENSE.stage(Table(people, round_=ROUNDS).g) == last
    assert SENSE.stage(Table(people, round_=SHORT_ROUNDS, short=True).g) == last
    assert SENSE.stage(Table(people).g) == last - ROUNDS + 1


def test_a_round_that_is_laid_out_is_the_next_one() -> None:
    assert SENSE.stage(Table(2, round_=4).phase(BETWEEN_ROUNDS).g) == SENSE.stage(Table(2, round_=5).g)


def test_neighbours_are_rounds_of_the_same_kind_of_game() -> None:
    assert len(SENSE.neighbours) == GROUPS * (ROUNDS - 1)
    assert all(later == stage + 1 and stage // ROUNDS == later // ROUNDS for stage, later in SENSE.neighbours)


def test_the_questions_it_names_exist() -> None:
    assert SENSE.mid_move | SENSE.blind | PLAGUES_SENSE.taught <= FORMS.keys()


@every_setup
def test_after_a_die_and_what_finishes_it_nothing_is_in_hand(setup: dict[str, Any]) -> None:
    """Whoever answers the questions of `mid_move` too, chance's among them, comes to a position at rest."""

    def look(g: Plagues) -> None:
        if g.ask is None or g.ask.kind not in {"die", "territory"}:
            return
        ahead = g.clone()
        ahead.answer(ahead.ask.draw(dice.randrange) if ahead.ask is not None else 0)
        while ahead.ask is not None and ahead.ask.kind in SENSE.mid_move:
            ahead.answer(ahead.ask.draw(dice.randrange))
        assert not any(ahead.drawn)
        assert all(seen["token in hand"] == 0 for seen in (row(ahead, player) for player in range(g.players)))

    dice = Random(2)
    played(setup, look)


def test_tribute_and_losses_are_unsettled_until_the_game_is_over() -> None:
    def look(g: Plagues) -> None:
        assert SENSE.unsettled(g) == (g.phase == 3 and g.ask is not None)

    played({"seats": 2}, look)


def test_everyone_plays_for_itself_and_the_automa_is_a_contender() -> None:
    g = Table(1).g
    assert (SENSE.contenders(g), SENSE.contender(g, 0)) == ([0, 1], 0)
    assert PLAGUES_SENSE.points(g) == [total(g, 0), total(g, 1)]


# --- what the numbers mean ---------------------------------------------------------------------------


def test_coins_are_seen_against_the_tributes() -> None:
    poor, rich = (row(Table(2, round_=5).at(0, boat=boat).keep(0, coin=kept).g, 0) for boat, kept in ((0, 0), (9, 3)))
    assert (poor["permanent coins"], rich["permanent coins"]) == (0, 5 / 8)
    assert (poor["coin tokens"], rich["coin tokens"]) == (0, 3 / 4)
    assert (poor["short now"], poor["cannot pay now"]) == (5 / 8, 1)
    assert (rich["short now"], rich["cannot pay now"]) == (0, 0)
    assert poor["short ahead"] > rich["short ahead"] > 0


def test_nothing_is_short_ahead_once_income_covers_every_tribute() -> None:
    table = Table(2, "memphis", "buto", round_=5).at(0, boat=10)
    board = "sphinx sphinx sphinx / - - -", "- - - / herd herd herd"
    assert row(table.board(0, *board).g, 0)["short ahead"] == 0  # five of the Nile, two of the board, Memphis: 8
    assert row(table.g, 1)["short ahead"] > 0


def test_of_those_who_will_fail_the_least_on_the_province_card_takes_the_penalties() -> None:
    g = Table(2, "abydos", "buto", round_=5).at(0, province=5, boat=1).at(1, province=8, boat=9).g
    assert [row(g, player)["penalties ahead"] for player in (0, 1)] == [pytest.approx(6 / 5), 0]
    g.card_at = [8, 5]
    ahead = [row(g, player)["penalties ahead"] for player in (0, 1)]  # five coins are enough for two rounds more
    assert ahead == [pytest.approx(2 / 5), pytest.approx(4 / 5)]


def test_a_short_game_has_fewer_tributes_to_come() -> None:
    whole, short = (row(Table(2, round_=6, short=short).g, 0)["short ahead"] for short in (False, True))
    assert short < whole


def test_a_loss_counts_only_what_there_is_to_lose_and_an_ankh_cancels_the_worst_part() -> None:
    def losses(table: Table) -> float:
        return row(table.loss(["city -1", "province -3"], ["one of sphinx, obelisk"]).g, 0)["losses now"]

    def full(round_: int) -> Table:
        board = "sphinx obelisk egyptian / - - -"
        return Table(2, round_=round_).at(0, province=3, city=2).board(0, city=board)

    assert losses(Table(2)) == 0
    assert losses(Table(2).at(0, province=3, city=2)) == pytest.approx(1 / 6)
    assert losses(full(5)) == pytest.approx(4 / 6)  # one Ankh, two are needed
    assert losses(full(1)) == pytest.approx(1 / 6)


def test_a_row_is_promising_until_two_tokens_are_alike() -> None:
    def begun(city: str) -> float:
        return row(Table(2).board(0, city=city).g, 0)["rows begun"]

    assert begun("sphinx - - / - - -") < begun("sphinx obelisk - / - - -")
    assert begun("sphinx sphinx - / - - -") == begun("sphinx obelisk egyptian / - - -") == 0


def test_what_lacks_for_the_bonus_token_of_an_area_or_the_river_is_seen_until_it_is_won() -> None:
    short = ("areas one short", "areas two short", "areas three short", "river one short", "river two short")

    def lacking(table: Table) -> list[float]:
        seen = row(table.g, 0)
        return [seen[name] for name in short]

    board = "sphinx obelisk egyptian / sphinx obelisk -", "herd herd herd / - - -"
    assert lacking(Table(2).at(0, boat=3)) == [0, 0, 0, 0, 0]
    assert lacking(Table(2).at(0, boat=4).board(0, *board)) == [0.5, 0, 0.5, 0, 1]
    assert lacking(Table(2).at(0, boat=5).board(0, *board).claimed(0, CITY_TOKEN)) == [0, 0, 0.5, 1, 0]
    assert lacking(Table(2).at(0, boat=5).claimed(0, RIVER_TOKEN)) == [0, 0, 0, 0, 0]


def test_bonuses_with_one_token_beside_them_are_seen_by_what_they_bring() -> None:
    half = ("half dev bonuses", "half coin bonuses", "other half bonuses")
    seen = row(Table(2).board(0, city="- egyptian - / - - obelisk").g, 0)  # dev and coin above, the Hebrew bonus below
    assert [seen[name] for name in half] == [1 / 4, 1 / 2, 1 / 2]
    seen = row(Table(2).board(0, city="sphinx egyptian - / - - -").g, 0)
    assert [seen[name] for name in half] == [0, 1 / 2, 0]


def test_what_the_province_card_brings_is_seen_before_and_after_it_is_reached() -> None:
    names = ("card bonus within reach", "card past two specials", "card past its Ankh", "card's last steps")

    def card(province: int) -> list[float]:
        seen = row(Table(2).at(0, province=province).g, 0)
        return [seen[name] for name in names]

    assert card(2) == [0, 0, 0, 0]
    assert card(3) == [1, 0, 0, 0]
    assert card(13) == [0, 1, 0, 0]
    assert card(21) == [0, 1, 1, 1 / 2]
    assert card(24) == [0, 1, 1, 1]


def test_the_next_hebrews_bonus_is_seen() -> None:
    def bonus(*freed: int) -> tuple[float, float]:
        seen = row(Table(2).freed(0, *freed).g, 0)
        return seen["next hebrew a token"], seen["next hebrew a step"]

    assert [bonus(*[1] * freed) for freed in range(7)] == [(0, 0), (0, 0), (0, 1), (1, 0), (0, 0), (0, 1), (0, 0)]


def test_leads_in_hebrews_and_soldiers_are_against_the_others() -> None:
    g = Table(3).freed(0, 3, 3).freed(1, 2).dice(2, 1, 2, 3).dice(0, 4, 5, 6).g
    hebrews = [row(g, player)["hebrew lead"] for player in range(3)]
    soldiery = [row(g, player)["soldier lead"] for player in range(3)]
    assert hebrews[0] > hebrews[1] > hebrews[2]
    assert soldiery[0] > soldiery[1] > soldiery[2]
    assert sum(hebrews) == pytest.approx(0)
    assert sum(soldiery) == pytest.approx(0)


def test_whose_turn_it_is_and_what_it_holds() -> None:
    table = Table(2).market("herd boat coin coin coin coin").play(DieTurn(1))
    assert [row(table.g, player)["its turn"] for player in (0, 1)] == [0, 1]
    table.play(PlaceToken(1, EGYPTIAN))
    assert [row(table.g, player)["token in hand"] for player in (0, 1)] == [0, 1]


def test_a_territory_is_to_come_for_those_who_are_not_before_the_one_asked() -> None:
    table = Table(3).opens("scoring four", "trade market", "special swap").phase(2)
    table.g.soldiers, table.g.order = [9, 8, 7], [0, 1, 2]
    table.play(TakeTerritory(1))
    assert [row(table.g, player)["territory to come"] for player in range(3)] == [0, 1, 1]


def test_the_automa_is_marked_and_has_no_tribute_to_fear() -> None:
    g = Table(1, round_=8).g
    assert [row(g, player)["automa"] for player in (0, 1)] == [0, 1]
    assert row(g, 0)["cannot pay now"] == 1
    assert all(row(g, 1)[name] == 0 for name in ("cannot pay now", "short ahead", "losses now"))


def test_chance_asks_between_a_market_token_and_its_place() -> None:
    table = Table(2).market("herd boat coin coin coin coin").play(DieTurn(0)).pick(0, "1 token")
    assert table.asked == (CHANCE, "refill")
    assert "refill" in SENSE.mid_move
