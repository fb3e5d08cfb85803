"""Why not? The answer agrees with the options and cites rules that exist."""

from __future__ import annotations

from random import Random

import pytest

from contract.players import eager
from tawy.ankh import asks, why
from tawy.ankh.board import CAMEL_EDGES, GRID, SPACES, edge_token
from tawy.ankh.spec import SPEC
from tawy.ankh.state import Ankh
from tawy.ankh.terms import ACTIONS, CARDS, GODS, GUARDIANS, MONUMENTS, POWERS
from tawy.games import rules
from tawy.kernel.bits import bits
from tawy.kernel.play import start
from tawy.kernel.refusal import Refused
from tawy.kernel.view import Option

TARGETS = [
    *(GRID.token(space) for space in bits(SPACES)),
    *(edge_token(side) for side in range(0, len(CAMEL_EDGES), 7)),
    *ACTIONS,
    *CARDS,
    *POWERS,
    *GODS,
    *GUARDIANS,
    *MONUMENTS,
    "warrior",
    "trapped",
    "god",
    "done",
    "yes",
    "no",
]
BOOK = rules("ankh")


def agrees(g: Ankh) -> None:
    assert g.ask is not None
    options = SPEC.options(g)
    legal = {option.token for option in options}
    for option in options:
        for thing in option.points_at.values():
            legal.update(thing if isinstance(thing, list) else [str(thing)])
    for target in (*TARGETS, *(option.token for option in options)):
        found = why.why_not(g, g.ask.seat, target)
        assert (not found) == (target in legal), f"{g.ask.kind}: {target} is answered {found}"
        assert all(rule in BOOK for rule in found), found


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_never_contradicts_the_options(seats: int) -> None:
    rng = Random(seats)
    asked = set()
    for seed in range(6):
        play = start(SPEC, {"seats": seats}, f"why {seed}")
        while (ask := play.ask) is not None:
            asked.add(ask.kind)
            agrees(play.game)
            play.answer(ask.seat, SPEC.token(play.game, eager(rng, ask)))
    assert len(asked) > 15, "too few kinds of questions came up"


def test_every_question_has_a_rule_behind_it() -> None:
    assert why.RULE_OF.keys() == asks.FORMS.keys()
    assert set(why.RULE_OF.values()) <= BOOK.keys()


def test_somebody_else_is_told_whose_turn_it_is() -> None:
    play = start(SPEC, {"seats": 2, "first": 0}, "turn")
    assert why.why_not(play.game, 1, "move") == ["A4.4"]


def test_a_target_that_is_nothing_is_refused() -> None:
    play = start(SPEC, {"seats": 2}, "nonsense")
    with pytest.raises(Refused, match="'banana' is nothing one could choose"):
        why.why_not(play.game, 0, "banana")


def test_a_side_is_known_from_either_hex() -> None:
    assert why.points_at(Option("0,3 SE", {"side": "0,3 SE"}), "1,4 NW")
