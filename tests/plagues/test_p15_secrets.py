"""P15 What is secret, what is chance."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from plagues.table import Table, card_number, card_token
from tawy.kernel.bits import union
from tawy.kernel.chance import roll
from tawy.kernel.event import heard_by
from tawy.kernel.frame import CHANCE
from tawy.kernel.play import Play, start
from tawy.kernel.record import Pick
from tawy.plagues import events
from tawy.plagues.rules.automa import AutomaTurn
from tawy.plagues.rules.dice import DieTurn
from tawy.plagues.rules.effects import RefillMarket
from tawy.plagues.rules.rounds import LayHebrew, OpenTerritory, RevealLoss, RevealPlague
from tawy.plagues.rules.territories import TakeTerritory
from tawy.plagues.spec import SPEC
from tawy.plagues.view import PlaguesView, Secrets, Tracks

OPEN = ("scoring four", "trade dev", "immediate boat +1")
EVERYONE_ELSE = pytest.mark.parametrize("seat", [1, None], ids=["another", "a spectator"])


def seen(table: Table, seat: int | None) -> PlaguesView:
    """The table as a seat sees it, or a spectator."""
    view = SPEC.view(table.g, seat).seen
    assert isinstance(view, PlaguesView)
    return view


def known(table: Table, seat: int) -> Secrets:
    """What only one seat knows."""
    secrets = seen(table, seat).secrets
    assert secrets is not None
    return secrets


# --- P15.1 what is open ------------------------------------------------------------------------------------------


def rich() -> Table:
    """A position with something of everything."""
    table = Table(3, "buto", "edfu", "abydos", round_=4).owns(0, "trade dev", "special swap").owns(1, "scoring four")
    table.opens("scoring rows", "trade coin").market("coin boat herd sphinx pharaoh -").hebrews(1, 3).freed(0, 2)
    table.board(0, "sphinx - - / - - -").board(1, field="herd - - / - - -").keep(2, coin=2, pharaoh=1).penalties(1, 2)
    table.discard(1, "obelisk").at(2, boat=4, province=7, city=2).dice(0, 1, 2).favour(3, 1).plague("lice")
    return table.loss(["boat -1", "city -1"])


@pytest.mark.rules("P15.1")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_territory_cards_and_everything_else_that_is_face_up_lie_open_to_all(seat: int | None) -> None:
    shown = seen(rich(), seat)
    buto, edfu, abydos = shown.players
    assert (shown.round, shown.plague, shown.loss) == (4, "lice", rich().g.loss + 1)
    assert shown.market == ("coin", "boat", "herd", "sphinx", "pharaoh", None)
    assert [hebrew.waiting for hebrew in shown.hebrews] == [1, 0, 1]
    assert [(card.number, card.holder) for card in shown.favours if card.holder is not None] == [(3, 1)]
    assert shown.territories.open == (card_token("trade coin"), card_token("scoring rows"))
    assert [player.province for player in shown.players] == ["buto", "edfu", "abydos"]
    assert [card.card for card in buto.land] == [card_token("special swap"), card_token("trade dev")]
    assert [card.card for card in edfu.land] == [card_token("scoring four")]
    assert (buto.dice, edfu.dice) == ((1, 2), (1, 2, 3, 4, 5, 6))
    assert (buto.board["city 0"], edfu.board["field 0"], buto.freed) == ("sphinx", "herd", (2,))
    assert (edfu.penalties, edfu.discard) == (2, ("obelisk", None))
    assert abydos.tracks == Tracks(city=2, field=0, boat=4, province=7)
    assert (abydos.beside["coin"], abydos.beside["pharaoh"]) == (2, 1)


@pytest.mark.rules("P15.1")
@pytest.mark.parametrize("seat", [1, 2, None])
def test_all_seats_see_the_same_but_for_what_is_hidden(seat: int | None) -> None:
    table = rich()
    assert replace(seen(table, 0), secrets=None) == replace(seen(table, seat), secrets=None)


# --- P15.1 what is hidden ----------------------------------------------------------------------------------------

DRAWS: dict[str, tuple[Callable[[], Table], str]] = {
    "the supply": (lambda: Table(2).market("coin coin coin coin coin -").play(RefillMarket(5)), "refill"),
    "territories": (lambda: Table(2).play(OpenTerritory()), "open_territory"),
    "plagues": (lambda: Table(2).play(RevealPlague()), "plague"),
    "losses": (lambda: Table(2).play(RevealLoss()), "loss_card"),
    "Hebrews": (lambda: Table(2).play(LayHebrew()), "lay_hebrew"),
    "the automa's dice": (lambda: Table(1, "edfu").play(AutomaTurn()), "automa_die"),
}


@pytest.mark.rules("P15.1", "P15.2")
@pytest.mark.parametrize("what", DRAWS)
def test_the_order_is_hidden_of(what: str) -> None:
    table, kind = DRAWS[what][0](), DRAWS[what][1]
    assert table.asked == (CHANCE, kind)
    question = SPEC.view(table.g, 0).question
    assert question is not None
    assert question.options is None
    assert len(table.tokens) > 1  # whatever comes next is open until it is drawn


@pytest.mark.rules("P15.1")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_nobody_sees_what_the_seed_will_draw_next(seats: int) -> None:
    setup = {"seats": seats, "provinces": ["abydos", "buto", "memphis", "edfu"][:seats], "first": 0}
    game = start(SPEC, setup, "one seed")
    for _ in range(60):
        assert game.ask is not None
        game.answer(game.ask.seat, SPEC.options(game.game)[0].token)
    for position in range(0, len(game.picks), 5):
        other = Play(SPEC, setup, "another seed", game.picks[:position])
        for seat in (*range(seats), None):
            assert SPEC.view(game.at(position).game, seat) == SPEC.view(other.game, seat)


def buto_draws(*cards: str) -> Table:
    """Buto takes the scoring card from the table and draws these."""
    table = Table(2, "buto", "abydos").opens(*OPEN).play(TakeTerritory(0)).pick(0, card_token("scoring four"))
    table.pick(0, "yes")
    for card in cards:
        table.roll("buto_draw", card_token(card))
    return table


def edfu_draws(*tokens: str) -> Table:
    """Edfu spends its die 3 and draws these."""
    table = Table(2, "edfu", "abydos").play(DieTurn(0)).pick(0, "3 draw")
    for token in tokens:
        table.roll("edfu_draw", token)
    return table


def draws() -> dict[str, tuple[Table, Table]]:
    """Two draws of Buto and of Edfu that others must not tell apart."""
    return {
        "buto": (buto_draws("scoring rows", "scoring ankhs"), buto_draws("trade coin", "immediate city +1")),
        "edfu": (
            edfu_draws("coin", "boat", "herd", "herd", "sphinx", "sphinx"),
            edfu_draws("pharaoh", "coin", "coin", "herd", "obelisk", "egyptian"),
        ),
    }


@EVERYONE_ELSE
@pytest.mark.rules("P15.1")
@pytest.mark.parametrize("province", ["buto", "edfu"])
def test_nobody_else_can_tell_two_draws_apart(province: str, seat: int | None) -> None:
    one, other = draws()[province]
    assert SPEC.mark(one.g) != SPEC.mark(other.g)
    assert SPEC.view(one.g, seat) == SPEC.view(other.g, seat)
    assert heard_by(seat, one.events) == heard_by(seat, other.events)


@pytest.mark.rules("P15.1")
@pytest.mark.parametrize("province", ["buto", "edfu"])
def test_its_own_player_sees_what_was_drawn(province: str) -> None:
    one, other = draws()[province]
    cards = ("scoring four", "scoring rows", "scoring ankhs")
    names = {"buto": tuple(map(card_token, cards)), "edfu": ("coin", "boat", "herd", "herd", "sphinx", "sphinx")}
    assert known(one, 0).drawn == names[province]
    assert known(one, 0) != known(other, 0)
    assert [event.thing for event in heard_by(0, one.events) if isinstance(event, events.DrewThis)]
    assert (known(one, 1).drawn, seen(one, None).secrets) == (None, None)
    question = SPEC.view(one.g, 0).question
    assert question is not None
    assert question.options is not None
    hidden = SPEC.view(one.g, 1).question
    assert hidden is not None
    assert hidden.options is None


@pytest.mark.rules("P15.1", "P8.2")
@EVERYONE_ELSE
def test_what_buto_puts_under_the_deck_is_known_to_buto_alone(seat: int | None) -> None:
    one = buto_draws("scoring rows", "scoring ankhs").pick(0, card_token("scoring four"))
    other = buto_draws("trade coin", "immediate city +1").pick(0, card_token("scoring four"))
    assert known(one, 0).bottom == (card_token("scoring rows"), card_token("scoring ankhs"))
    assert known(one, 0) != known(other, 0)
    assert SPEC.view(one.g, seat) == SPEC.view(other.g, seat)
    assert seat is None or known(one, seat).bottom is None


@pytest.mark.rules("P15.1")
def test_for_all_another_knows_buto_may_hold_any_card_it_has_not_seen() -> None:
    table = buto_draws("scoring rows", "scoring ankhs")
    known = union(map(card_number, OPEN))
    held = set()
    for sample in range(60):
        redealt = SPEC.redeal(table.g, 1, partial(roll, "redeal", sample))
        assert SPEC.view(redealt, 1) == SPEC.view(table.g, 1)
        assert redealt.drawn[0][0] == card_number("scoring four")
        held |= set(redealt.drawn[0][1:])
        assert not any(known >> card & 1 for card in redealt.drawn[0][1:])
        assert SPEC.redeal(table.g, 0, partial(roll, "redeal", sample)).drawn == table.g.drawn
    assert len(held) > 15


@pytest.mark.rules("P15.1")
def test_for_all_another_knows_edfu_may_hold_anything_of_the_supply() -> None:
    table = edfu_draws("coin", "boat", "herd", "herd", "sphinx", "sphinx")
    hands = {SPEC.redeal(table.g, 1, partial(roll, "redeal", sample)).drawn[0] for sample in range(30)}
    assert len(hands) > 10
    assert {len(hand) for hand in hands} == {6}
    assert SPEC.redeal(table.g, 0, partial(roll, "redeal", 0)).drawn == table.g.drawn


# --- P15.1 how far a game has come tells nothing -----------------------------------------------------------------


def at_a_table(table: Table) -> Play:
    """A game that goes on from a table set by hand, with its picks counted."""
    play = start(SPEC, {"seats": table.g.people, "provinces": "random"}, "a seed")
    play.game = table.g
    play.picks, play.told = [], [[]]
    return play


def give(play: Play, kind: str, *answers: str) -> None:
    """Whoever is asked this, chance too, gives these answers, as long as it is asked."""
    for answer in answers:
        if play.game.ask.kind == kind:
            play.repeat(Pick(play.game.ask.seat, kind, answer))


def edfu_at_the_end_of_the_supply(*tokens: str) -> Play:
    """Four tokens are left; Edfu draws them all, in this order, and keeps a coin. Then the others go on."""
    table = Table(2, "edfu", "abydos").market("herd herd herd herd herd herd").supply(coin=3, boat=1)
    play = at_a_table(table.play(DieTurn(0), DieTurn(1)))
    give(play, "die", "3 draw")
    give(play, "edfu_draw", *tokens)
    give(play, "edfu_keep", "coin")
    give(play, "die", "4 favour")
    return play


def buto_at_the_end_of_the_deck(*cards: str) -> Play:
    """One card is left above those that Buto has put under the deck."""
    table = Table(2, "buto", "abydos").opens(*OPEN)
    table.g.deck, table.g.bottom = union([card_number(cards[0])]), [card_number(card) for card in cards[1:]]
    play = at_a_table(table.play(TakeTerritory(0), DieTurn(1)))
    give(play, "territory", card_token("scoring four"))
    give(play, "buto", "yes")
    give(play, "buto_draw", card_token(cards[0]), card_token(cards[1]))
    give(play, "buto_keep", card_token("scoring four"))
    return play


TWINS: dict[str, Callable[[], tuple[Play, ...]]] = {
    "edfu": lambda: (
        edfu_at_the_end_of_the_supply("boat", "coin", "coin", "coin"),
        edfu_at_the_end_of_the_supply("coin", "boat", "coin", "coin"),
        edfu_at_the_end_of_the_supply("coin", "coin", "coin", "boat"),
    ),
    "buto": lambda: (
        buto_at_the_end_of_the_deck("scoring rows", "scoring ankhs", "trade coin"),
        buto_at_the_end_of_the_deck("trade coin", "scoring rows", "scoring ankhs"),
    ),
}


@EVERYONE_ELSE
@pytest.mark.rules("P15.1")
@pytest.mark.parametrize("province", TWINS)
def test_what_was_drawn_is_not_told_by_how_many_picks_it_took(province: str, seat: int | None) -> None:
    """Each draw is asked of chance and recorded, also where a single kind, or card, is left."""
    one, *others = TWINS[province]()
    for other in others:
        assert one.picks != other.picks
        assert [(pick.seat, pick.kind) for pick in one.picks] == [(pick.seat, pick.kind) for pick in other.picks]
        assert [heard_by(seat, told) for told in one.told] == [heard_by(seat, told) for told in other.told]
        assert SPEC.view(one.game, seat) == SPEC.view(other.game, seat)


@EVERYONE_ELSE
@pytest.mark.rules("P8.4", "P15.1")
def test_whether_edfu_can_take_what_it_drew_is_not_told_before_it_has_chosen(seat: int | None) -> None:
    full = "sphinx obelisk sphinx / sphinx obelisk sphinx"
    tables = []
    for drawn in (["sphinx"] * 6, ["sphinx"] * 5 + ["coin"]):
        table = Table(2, "edfu", "abydos").board(0, city=full).supply(sphinx=6, coin=2)
        table.play(DieTurn(0), DieTurn(1)).pick(0, "3 draw")
        for token in drawn:
            table.roll("edfu_draw", token)
        tables.append(table)
    one, other = tables
    assert (one.tokens, other.tokens) == (["done"], ["coin"])
    assert SPEC.view(one.g, seat) == SPEC.view(other.g, seat)
    assert heard_by(seat, one.events) == heard_by(seat, other.events)


# --- P15.2 all chance comes from the seed ------------------------------------------------------------------------


def played(setup: dict[str, Any], seed: str, choices: str) -> Play:
    """A whole game; what the seats choose follows from `choices` alone."""
    game = start(SPEC, setup, seed)
    while game.ask is not None:
        tokens = [option.token for option in SPEC.options(game.game)]
        game.answer(game.ask.seat, tokens[roll(choices, len(game.picks), len(tokens))])
    return game


@pytest.mark.rules("P15.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_same_set_up_seed_and_choices_give_the_same_game(seats: int) -> None:
    random.seed(1)
    one = played({"seats": seats}, "a seed", "choices")
    random.seed(2)
    other = played({"seats": seats}, "a seed", "choices")
    assert one.picks == other.picks
    assert one.told == other.told
    assert SPEC.mark(one.game) == SPEC.mark(other.game)


@pytest.mark.rules("P15.2")
@pytest.mark.parametrize(
    ("setup", "seed", "choices"),
    [
        ({"seats": 2}, "another seed", "choices"),
        ({"seats": 2}, "a seed", "others"),
        ({"seats": 3}, "a seed", "choices"),
    ],
    ids=["another seed", "other choices", "another set-up"],
)
def test_anything_else_gives_another_game(setup: dict[str, Any], seed: str, choices: str) -> None:
    one, other = played({"seats": 2}, "a seed", "choices"), played(setup, seed, choices)
    assert SPEC.mark(one.game) != SPEC.mark(other.game)


@pytest.mark.rules("P15.2")
def test_whatever_is_uncertain_is_asked_of_chance_and_recorded() -> None:
    game = played({"seats": 1}, "a seed", "choices")
    kinds = {pick.kind for pick in game.picks if pick.seat == CHANCE}
    assert {"refill", "lay_hebrew", "open_territory", "plague", "loss_card", "automa_die"} <= kinds
    assert not {pick.kind for pick in game.picks if pick.seat == 0} & kinds
