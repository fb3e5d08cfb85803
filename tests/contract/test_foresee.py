"""What an answer would do where something secret, chance, another seat or the end comes between; and mutations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from ankh.table import Table as Egypt
from contract import kit
from contract.foreseeing import answers_are_foreseen
from contract.players import eager
from plagues.table import Table as Province
from tawy.ankh import acts
from tawy.ankh import events as ankh
from tawy.ankh.spec import SPEC as ANKH
from tawy.ankh.state import Ankh
from tawy.ankh.terms import FLOOD
from tawy.games import games, spec_of
from tawy.kernel import foresee
from tawy.kernel.foresee import Foreseen, foresee_all
from tawy.kernel.spec import GameSpec
from tawy.plagues import events as plagues
from tawy.plagues.rules.dice import DieTurn
from tawy.plagues.rules.rounds import OpenTerritory
from tawy.plagues.spec import SPEC as PLAGUES

ISIS, RA = 0, 1
BUTO, ABYDOS = 0, 1


def foreseen(spec: GameSpec, g: Any, token: str) -> Foreseen:
    """What the seat that is asked can know of an answer."""
    option = next(option for option in g.ask.options if spec.token(g, option) == token)
    return spec.foresee(g, g.ask.seat, option)


def strife() -> Egypt:
    """Isis and Ra meet in the Delta; Isis picks her card first."""
    table = Egypt("isis", "ra").figures("isis", god="1,3", warrior="1,2").figures("ra", god="1,5")
    return table.followers(isis=3, ra=2).battle("1,5")


def under_the_deck(*cards: int) -> Province:
    """Abydos spends a die; then a territory card is opened from the last ones, which Buto put under the deck."""
    table = Province(2, "buto", "abydos")
    table.g.deck, table.g.bottom = 0, list(cards)
    return table.play(DieTurn(ABYDOS), OpenTerritory())


# --- what comes between ----------------------------------------------------------------------------------------------


def test_who_picks_first_knows_only_that_it_has_picked() -> None:
    found = foreseen(ANKH, strife().g, "flood")
    assert found.events == [ankh.Sealed(ISIS, "cards")]
    assert found.changes == {"secrets": {"cards": ("flood",)}}
    assert (found.until, found.question) == ("question", ANKH.question(strife().pick("isis", "flood").g, ISIS))


def test_who_picks_last_knows_no_more_than_who_picks_first() -> None:
    found = foreseen(ANKH, strife().pick("isis", "plague").g, "flood")
    assert found.events == [ankh.Sealed(RA, "cards")]
    assert found.changes == {"secrets": {"cards": ("flood",)}}
    assert (found.until, found.question) == ("secret", None)


def test_the_last_card_of_a_hand_is_no_secret() -> None:
    table = strife()
    table.g.hand[ISIS] = FLOOD
    found = foreseen(ANKH, table.pick("isis", "flood").g, "drought")
    assert found.events[1] == ankh.CardsRevealed({ISIS: ("flood",), RA: ("drought",)})
    assert found.until != "secret"


def test_an_offer_tells_nothing_of_the_others() -> None:
    table = strife().picks("isis plague", "ra cycle", "isis 1")
    found = [foreseen(ANKH, table.g, offer) for offer in ("0", "1", "2")]
    assert [one.events for one in found] == [[ankh.Sealed(RA, "offer")]] * 3
    assert [one.changes for one in found] == [{"secrets": {"offer": offer}} for offer in range(3)]
    table.g.followers[ISIS] = 0
    table.g.sealed[ISIS] = 0
    revealed = [event for event in foreseen(ANKH, table.g, "2").events if isinstance(event, ankh.OffersRevealed)]
    assert revealed == [ankh.OffersRevealed({ISIS: 0, RA: 2}, RA)]


def test_what_buto_put_under_the_deck_is_not_foreseen_by_another() -> None:
    found = foreseen(PLAGUES, under_the_deck(7, 3).g, "2 favour")
    assert [type(event) for event in found.events] == [plagues.DieSpent, plagues.FavourTaken]
    assert found.changes["players"].keys() == {ABYDOS}
    assert "territories" not in found.changes
    assert (found.until, found.question) == ("secret", None)


def test_the_last_card_under_the_deck_is_no_secret() -> None:
    found = foreseen(PLAGUES, under_the_deck(7).g, "2 favour")
    assert [type(event) for event in found.events][-1] == plagues.TerritoryOpened
    assert found.changes["territories"]["open"]
    assert found.until == "over"


def test_chance_is_not_asked() -> None:
    table = Province(2).market("sphinx obelisk herd boat herd coin").play(DieTurn(0))
    found = foreseen(PLAGUES, table.g, "1 token")
    assert [type(event) for event in found.events] == [plagues.DieSpent, plagues.MarketTaken]
    assert found.changes["market"] == ("obelisk", "herd", "boat", "herd", "coin", None)
    assert found.until == "chance"
    assert found.question is not None
    assert (found.question.kind, found.question.options) == ("refill", None)


@pytest.mark.parametrize("name", games())
def test_everything_that_can_come_between_is_met_in_play(name: str) -> None:
    spec, met = spec_of(name), Counter[str]()
    for seats in range(spec.seats[0], spec.seats[1] + 1):
        rng, g = Random(seats), spec.new(spec.read_setup({"seats": seats}))
        while g.ask is not None:
            if g.ask.seat >= 0:
                met.update(found.until for found in foresee_all(spec, g, g.ask.seat))
            g.answer(eager(rng, g.ask))
    assert {"question", "over"} < met.keys(), met
    assert {"ankh": "secret", "plagues": "chance"}[name] in met, met


# --- mutations -------------------------------------------------------------------------------------------------------


def the_truth(_spec: GameSpec, g: Any, _seat: int) -> Iterator[Any]:
    yield g.clone()


def one_guess(spec: GameSpec, g: Any, seat: int) -> Iterator[Any]:
    yield spec.redeal(g, seat, lambda _sides: 0)


@pytest.mark.parametrize(
    ("spec", "g"),
    [(ANKH, strife().pick("isis", "cycle").g), (PLAGUES, under_the_deck(7, 3).g)],
    ids=["ankh", "plagues"],
)
@pytest.mark.parametrize(
    ("worlds", "caught"),
    [(the_truth, "tells 1 a secret"), (one_guess, "something else is foreseen than happens")],
    ids=["foreseen on the true position", "foreseen in a single redealt world"],
)
def test_a_wrong_foresight_is_noticed(
    monkeypatch: pytest.MonkeyPatch, spec: GameSpec, g: Any, worlds: Any, caught: str
) -> None:
    def look() -> None:
        for seed in range(8):
            answers_are_foreseen(spec, g, 2, Random(seed))

    look()
    monkeypatch.setattr(foresee, "_worlds", worlds)
    with pytest.raises(AssertionError, match=caught):
        look()


@pytest.mark.parametrize("worlds", [the_truth, one_guess])
def test_a_wrong_foresight_is_noticed_in_play(monkeypatch: pytest.MonkeyPatch, worlds: Any) -> None:
    monkeypatch.setattr(foresee, "_worlds", worlds)
    with pytest.raises(AssertionError, match="is foreseen"):
        kit.check_game(ANKH, {"seats": 3}, 1, eager)


@pytest.mark.plain
def test_an_act_that_tells_before_it_is_done_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def hasty(g: Ankh, side: int, amount: int, cause: str) -> None:
        g.tell(ankh.FollowersGained, side, amount, cause)
        g.followers[side] += amount

    monkeypatch.setattr(acts, "gain_followers", hasty)
    with pytest.raises(AssertionError, match=r"columns \['followers'\] had changed without"):
        kit.check_game(ANKH, {"seats": 3}, 1, eager)
