"""Why not? The answer agrees with the options and cites rules that exist."""

from __future__ import annotations

from random import Random

import pytest

from contract.players import eager
from plagues.table import Table, card_token
from tawy.games import rules
from tawy.kernel.play import start
from tawy.kernel.refusal import Refused
from tawy.kernel.view import Option
from tawy.plagues import asks, why
from tawy.plagues.queries.uses import BEFORE_TRIBUTE
from tawy.plagues.rules.dice import DieTurn
from tawy.plagues.rules.effects import PlaceToken
from tawy.plagues.rules.plague import LoseToken, PlaguePhase
from tawy.plagues.rules.rounds import RevealPlague
from tawy.plagues.rules.territories import TakeTerritory
from tawy.plagues.rules.uses import FreeUses
from tawy.plagues.spec import SPEC
from tawy.plagues.state import Plagues
from tawy.plagues.terms import HERD, PROVINCES, SPHINX, TOKENS

NUMBERED = {"slot": 6, "favour": 6, "hebrew": 3, "die": 6, "discard": 2, "part": 3}
TARGETS = [
    *(f"{thing} {number}" for thing, last in NUMBERED.items() for number in range(1, last + 1)),
    *(f"{area} {place}" for area in ("city", "field") for place in range(6)),
    *(f"t{card}" for card in range(1, 31)),
    *TOKENS,
    *PROVINCES,
    "city",
    "field",
    "yes",
    "no",
    "done",
    "ignore plague",
    "drop penalty",
]
BOOK = rules("plagues")


def pointed_at(option: Option) -> set[str]:
    """What an option is, and the things of the table it has to do with."""
    things = {option.token}
    for role, thing in option.points_at.items():
        many = thing if isinstance(thing, list) else [str(thing)]
        things.update(f"slot {one}" if role == "slots" else f"{role} {one}" for one in many)
        things.update(many)
    return things


def agrees(g: Plagues) -> None:
    assert g.ask is not None
    options = SPEC.options(g)
    legal = set().union(*map(pointed_at, options))
    for target in (*TARGETS, *(option.token for option in options)):
        found = why.why_not(g, g.ask.seat, target)
        assert (not found) == (target in legal), f"{g.ask.kind}: {target} is answered {found}"
        assert all(rule in BOOK for rule in found), found


def play_and_check(seats: int, seed: int) -> set[str]:
    """A whole game in which every question is checked; the kinds of question that came up."""
    rng, kinds = Random(seats * 100 + seed), set()
    play = start(SPEC, {"seats": seats, "provinces": "chosen"}, f"why {seed}")
    while (ask := play.ask) is not None:
        kinds.add(ask.kind)
        agrees(play.game)
        play.answer(ask.seat, SPEC.token(play.game, eager(rng, ask)))
    return kinds


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_never_contradicts_the_options(seats: int) -> None:
    kinds = play_and_check(seats, 0) | play_and_check(seats, 1)
    assert len(kinds) > 12, "too few kinds of questions came up"


def rare_questions() -> dict[str, Table]:
    """Questions that random games seldom come to, and one with every kind of free use."""
    ankhs = (
        Table(2).favour(5, 0).at(0, boat=10).discard(0, "herd", "egyptian").market("coin boat herd coin boat sphinx")
    )
    ankhs.owns(0, "special swap", "special recover", "special die").play(DieTurn(0))
    swap = Table(2).favour(5, 0).owns(0, "special swap").market("coin boat herd coin boat sphinx").play(DieTurn(0))
    back = Table(2).favour(5, 0).owns(0, "special recover").at(0, boat=10).discard(0, "herd", "egyptian")
    pays = Table(2).owns(0, "trade dev").keep(0, coin=1, province1=1).favour(3, 0).board(0, city="obelisk - - / - - -")
    full = Table(2).discard(0, "herd", "egyptian").board(0, city="sphinx - - / - - -")
    return {
        "die": ankhs,
        "swap": swap.pick(0, f"use {card_token('special swap')}"),
        "recover": back.play(DieTurn(0)).pick(0, f"use {card_token('special recover')}"),
        "pay_with": pays.play(DieTurn(0)).pick(0, f"use {card_token('trade dev')}"),
        "give_up": full.play(LoseToken(0, SPHINX)),
        "ignore": Table(2, round_=2).at(0, boat=2).keep(0, pharaoh=1).play(RevealPlague()).roll("plague", "blood"),
    }


@pytest.mark.parametrize("kind", ["die", "swap", "recover", "pay_with", "give_up", "ignore"])
def test_nor_does_it_where_a_rare_question_is_asked(kind: str) -> None:
    table = rare_questions()[kind]
    assert table.asked == (0, kind)
    agrees(table.g)


def test_every_question_has_a_rule_behind_it() -> None:
    assert why.RULE_OF.keys() == asks.FORMS.keys()
    assert set(why.RULE_OF.values()) <= BOOK.keys()


# --- the rules it names --------------------------------------------------------------------------------------


FULL_CITY = "sphinx sphinx obelisk / obelisk sphinx obelisk"


@pytest.mark.rules("P2.7", "P4.1", "P4.2", "P4.4", "P4.5", "P4.8", "P7.1")
@pytest.mark.parametrize(
    ("target", "cited"),
    [
        ("slot 2", ["P2.7"]),
        ("slot 4", ["P4.2"]),
        ("slot 6", ["P4.2"]),
        ("favour 3", ["P4.4"]),
        ("favour 2", ["P7.1"]),
        ("favour 6", ["P4.4", "P7.1"]),
        ("hebrew 2", ["P4.5"]),
        ("discard 1", ["P2.7"]),
        ("discard 2", ["P4.8"]),
        ("die 4", ["P4.1"]),
    ],
)
def test_before_a_die_it_names_the_rule_that_stands_in_the_way(target: str, cited: list[str]) -> None:
    table = Table(2, "memphis", "buto").market("coin sphinx boat - coin coin").board(0, city=FULL_CITY)
    table.discard(0, "obelisk", "").hebrews(1, 3).favour(3, 1).plague("lice").dice(0, 1, 2, 3).play(DieTurn(0))
    assert table.why(0, target) == cited


@pytest.mark.rules("P4.5", "P4.9")
def test_a_die_too_low_for_a_hebrew_and_a_die_that_can_do_nothing_are_told_apart() -> None:
    table = Table(2, "memphis", "buto").market("- - coin coin coin coin").hebrews(2).favour(1, 1).favour(2, 1)
    table.dice(0, 1, 2, 3).play(DieTurn(0))
    assert table.why(0, "hebrew 2") == ["P4.5"]
    assert table.why(0, "die 2") == ["P4.9"]
    assert table.why(0, "die 3") == []


@pytest.mark.rules("P4.5", "P7.1")
def test_a_plague_that_takes_the_hebrew_bonus_is_named_beside_the_die() -> None:
    table = Table(2, "memphis", "buto").plague("flies").board(0, city="- - - / - sphinx obelisk").hebrews(3)
    assert table.dice(0, 3, 4).play(DieTurn(0)).why(0, "hebrew 3") == ["P4.5", "P7.1"]


@pytest.mark.rules("P2.1", "P2.7")
def test_a_space_is_of_the_wrong_area_or_taken() -> None:
    table = Table(2).board(0, field="herd - - / - - -").play(PlaceToken(0, HERD))
    assert table.why(0, "city 0") == ["P2.1"]
    assert table.why(0, "field 0") == ["P2.7"]
    assert table.why(0, "field 1") == []


@pytest.mark.rules("P5.3", "P7.1", "P9.1", "P9.2", "P9.3", "P9.4", "P9.7")
@pytest.mark.parametrize(
    ("card", "cited"),
    [
        ("special egyptians", ["P9.2"]),
        ("special swap", ["P9.2"]),
        ("trade penalty", ["P9.4"]),
        ("trade coin", ["P9.4"]),
        ("trade no tribute", ["P9.7"]),
        ("scoring four", ["P9.1"]),
        ("scoring rows", ["P4.1"]),
    ],
)
def test_for_a_territory_card_it_names_what_is_missing(card: str, cited: list[str]) -> None:
    table = Table(2).owns(0, "special egyptians", "special swap", "trade penalty", "trade coin", "trade no tribute")
    table.owns(0, "scoring four").board(0, city="egyptian - egyptian / - - -", field="plantation - - / - - -")
    table.keep(0, coin=1, province1=1).play(DieTurn(0)).pick(0, f"use {card_token('special egyptians')}")
    assert table.why(0, card_token(card)) == cited


@pytest.mark.rules("P7.1", "P9.3")
def test_for_a_special_action_it_names_its_condition_or_the_plague() -> None:
    table = Table(2).owns(0, "special egyptians").play(DieTurn(0))
    assert table.why(0, card_token("special egyptians")) == ["P9.3"]
    table.plague("hail").board(0, city="egyptian - egyptian / - - -").play(DieTurn(0))
    assert table.why(0, card_token("special egyptians")) == ["P7.1"]


@pytest.mark.rules("P5.3")
def test_a_territory_that_does_not_lie_open_cannot_be_taken() -> None:
    table = Table(2).opens("scoring four", "scoring rows").play(TakeTerritory(0))
    assert table.why(0, card_token("scoring four")) == []
    assert table.why(0, card_token("trade dev")) == ["P5.3"]


@pytest.mark.rules("P9.7")
def test_at_a_moment_for_free_uses_nothing_else_may_be_done() -> None:
    table = Table(2).keep(0, pharaoh=1).penalties(0, 1).play(FreeUses(0, BEFORE_TRIBUTE))
    assert table.why(0, "drop penalty") == table.why(0, "done") == []
    assert table.why(0, "ignore plague") == ["P9.7"]


@pytest.mark.rules("P6.4")
def test_a_part_cannot_be_cancelled_without_ankhs() -> None:
    table = Table(2, round_=3).keep(0, coin=3).keep(1, coin=1).at(1, boat=3).loss(["boat -1", "city -1"])
    assert table.play(PlaguePhase()).asked == (0, "loss")
    assert table.why(0, "part 1") == ["P6.4"]


@pytest.mark.rules("P5.2")
def test_somebody_else_is_told_that_the_turn_order_forbids_it() -> None:
    table = Table(2).play(DieTurn(0))
    assert table.why(1, "favour 1") == ["P5.2"]
    assert table.why(0, "favour 1") == []


@pytest.mark.rules("P12.1")
def test_after_the_end_nothing_may_be_done() -> None:
    table = Table(2)
    assert table.asked is None
    assert table.why(0, "slot 1") == ["P12.1"]


@pytest.mark.parametrize("nonsense", ["banana", "slot 7", "slot 0", "t31", "t0", "city 6", "hebrew 4", "part 4", "die"])
def test_a_target_that_is_nothing_is_refused(nonsense: str) -> None:
    with pytest.raises(Refused, match=f"'{nonsense}' is nothing one could choose"):
        Table(2).play(DieTurn(0)).why(0, nonsense)
