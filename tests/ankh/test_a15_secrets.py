"""A15 What is secret: sealed cards and offers, and nothing else; and no chance after the set-up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from ankh.table import Table
from tawy.ankh import events
from tawy.ankh.rules.merging import MergeGods
from tawy.ankh.spec import SPEC
from tawy.ankh.state import Ankh
from tawy.ankh.view import AnkhView, Monument, Secrets
from tawy.kernel.chance import roll
from tawy.kernel.event import Event, heard_by
from tawy.kernel.frame import CHANCE
from tawy.kernel.play import Play, start

NOTHING = Secrets(None, None)


def seen(table: Table, god: str | None) -> AnkhView:
    """The table as a god's seat sees it, or a spectator."""
    view = SPEC.view(table.g, None if god is None else table.seat(god)).seen
    assert isinstance(view, AnkhView)
    return view


def strife() -> Table:
    """Isis and Ra meet in the Delta, Osiris looks on; Isis picks her card first."""
    table = Table("isis", "ra", "osiris").figures("isis", god="1,3", warrior="1,2").figures("ra", god="1,5")
    return table.figures("osiris", god="8,8").followers(isis=3, ra=2).battle("1,5")


def plague() -> Table:
    """The same battle, when the plague asks Isis for her offer."""
    return strife().picks("isis plague", "ra cycle")


# --- A15.1 what is open --------------------------------------------------------------------------------------


def rich() -> Table:
    """The same with a monument, a power, a trapped warrior and a guardian of Isis."""
    return strife().monuments("isis", temple="1,1").powers("isis", "revered").trapped(isis=1).pool("isis", mummy=1)


@pytest.mark.rules("A15.1")
@pytest.mark.parametrize("god", ["ra", "osiris", None], ids=["an enemy", "another", "a spectator"])
def test_everything_but_sealed_choices_is_open_to_all(god: str | None) -> None:
    table = rich().pick("isis", "flood")
    assert replace(seen(table, god), secrets=None) == replace(seen(table, "isis"), secrets=None)


@pytest.mark.rules("A15.1")
def test_what_is_open_is_really_shown() -> None:
    shown = seen(rich(), None)
    isis = shown.gods[0]
    assert (isis.followers, isis.powers, isis.ankhs, isis.trapped) == (3, ("revered",), 8, 1)
    assert (isis.warriors.pool, isis.warriors.out) == (4, 1)
    assert [(troop.guardian, troop.pool, troop.out) for troop in isis.guardians] == [("mummy", 1, 0)]
    assert [(one.piece, one.space) for one in shown.figures if one.side == 0] == [("god", "1,3"), ("warrior", "1,2")]
    assert Monument("temple", "1,1", 0) in shown.monuments


@pytest.mark.rules("A7.26", "A15.1")
@pytest.mark.parametrize("god", ["isis", "ra", "osiris", None])
def test_played_cards_are_open_to_all_and_so_are_hands_by_deduction(god: str | None) -> None:
    table = strife().picks("isis drought", "ra cycle")
    table.battle("1,5", "isis plague", "ra drought")
    shown = seen(table, god)
    assert shown.battle is not None
    assert [(one.side, one.cards) for one in shown.battle.fighters] == [(0, ("plague",)), (1, ("drought",))]
    assert shown.gods[0].hand == ("build", "chariots", "cycle", "flood", "miracle")
    assert shown.gods[1].hand == ("plague", "build", "chariots", "cycle", "flood", "miracle")


# --- A15.2 what is secret ------------------------------------------------------------------------------------


class Secret(NamedTuple):
    """A moment when Isis picks in secret, two picks of hers, Ra's answer, and how all is revealed."""

    moment: Callable[[], Table]
    one: str
    other: str
    answer: str
    revealed: type[Event]

    def picked(self) -> tuple[Table, Table]:
        """Isis has picked the one, or the other."""
        return self.moment().pick("isis", self.one), self.moment().pick("isis", self.other)


secrets = pytest.mark.parametrize(
    "secret",
    [
        Secret(strife, "flood", "chariots", "cycle", events.CardsRevealed),
        Secret(plague, "3", "0", "1", events.OffersRevealed),
    ],
    ids=["cards", "offers"],
)


@secrets
@pytest.mark.rules("A15.2")
@pytest.mark.parametrize("god", ["ra", "osiris", None], ids=["the enemy", "another", "a spectator"])
def test_nobody_else_can_tell_two_secret_picks_apart(secret: Secret, god: str | None) -> None:
    one, other = secret.picked()
    assert SPEC.mark(one.g) != SPEC.mark(other.g)
    seat = None if god is None else one.seat(god)
    assert SPEC.view(one.g, seat) == SPEC.view(other.g, seat)
    listener = CHANCE if seat is None else seat
    assert heard_by(listener, one.events) == heard_by(listener, other.events)


@secrets
@pytest.mark.rules("A15.2")
def test_only_her_own_seat_sees_what_isis_has_picked(secret: Secret) -> None:
    one, other = secret.picked()
    assert seen(one, "isis").secrets != seen(other, "isis").secrets
    for god in ("ra", "osiris"):
        assert seen(one, god).secrets == NOTHING
    assert seen(one, None).secrets is None


@secrets
@pytest.mark.rules("A7.12", "A15.2")
def test_others_learn_that_she_has_picked_and_all_is_revealed_together(secret: Secret) -> None:
    table = secret.moment()
    table.events.clear()
    table.pick("isis", secret.one)
    assert heard_by(table.seat("ra"), table.events) == table.told(events.Sealed)
    table.pick("ra", secret.answer)
    assert table.story(Event)[:3] == [events.Sealed, events.Sealed, secret.revealed]
    (shown,) = table.told(secret.revealed)
    assert set(getattr(shown, "cards", None) or shown.offers) == {0, 1}


@secrets
@pytest.mark.rules("A15.2")
def test_the_question_shows_its_options_to_its_own_seat_only(secret: Secret) -> None:
    table = secret.moment()
    for god in ("isis", "ra", "osiris"):
        question = SPEC.view(table.g, table.seat(god)).question
        assert question is not None
        assert question.simultaneous
        assert (question.options is not None) == (god == "isis")


def redealt(table: Table, god: str, times: int) -> set[int]:
    """What Isis may have picked, for all this god knows."""
    found: set[int] = set()
    for time in range(times):

        def draw(sides: int, time: int = time) -> int:
            return time % sides

        found.add(SPEC.redeal(table.g, table.seat(god), draw).sealed[0])
    return found


@secrets
@pytest.mark.rules("A15.2")
def test_for_all_others_know_she_can_have_picked_anything(secret: Secret) -> None:
    table = secret.moment()
    options = len(table.tokens)
    table.pick("isis", secret.one)
    assert len(redealt(table, "ra", options)) == options
    assert redealt(table, "isis", options) == {table.g.sealed[0]}


@pytest.mark.rules("A8.9", "A15.2")
@pytest.mark.parametrize("pick", ["flood", "chariots"])
def test_the_two_seats_of_a_merged_god_see_each_others_secrets(pick: str) -> None:
    table = Table("isis", "ra", "osiris").figures("isis", god="1,3").figures("ra", god="8,8", warrior="1,5")
    table.figures("osiris", god="1,7").devotion(ra=1, isis=2, osiris=3).play(MergeGods()).battle("1,5")
    assert SPEC.allies(table.g, table.seat("ra")) == SPEC.allies(table.g, table.seat("isis")) == (0, 1)
    question = SPEC.view(table.g, table.seat("ra")).question
    assert question is not None
    assert question.options is not None
    table.pick("isis", pick)
    assert seen(table, "ra").secrets == seen(table, "isis").secrets == Secrets((pick,), None)
    assert seen(table, "osiris").secrets == NOTHING


# --- A15.3 no chance after the set-up ------------------------------------------------------------------------


def played(setup: dict[str, Any], seed: str, choices: str) -> Play:
    """A whole game; what the seats choose follows from `choices` alone."""
    game = start(SPEC, setup, seed)
    while game.ask is not None:
        assert isinstance(game.game, Ankh)
        tokens = [option.token for option in SPEC.options(game.game)]
        game.answer(game.ask.seat, tokens[roll(choices, len(game.picks), len(tokens))])
    return game


@pytest.mark.rules("A15.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_chance_is_asked_in_the_set_up_only(seats: int) -> None:
    game = played({"seats": seats}, "A15.3", "choices")
    assert isinstance(game.game, Ankh)
    kinds = [pick.kind for pick in game.picks if pick.seat == CHANCE]
    assert set(kinds) == {"first_player", "god", "guardian", "scenario"}
    assert [pick.seat == CHANCE for pick in game.picks] == [True] * len(kinds) + [False] * (
        len(game.picks) - len(kinds)
    )


FIXED = {
    "seats": 3,
    "gods": ["osiris", "ra", "anubis"],
    "guardians": ["satet", "apep", "giant_scorpion"],
    "scenario": "middle_kingdom",
    "first": 1,
}


@pytest.mark.rules("A15.3")
@pytest.mark.parametrize("choices", ["some", "other", "more"])
def test_the_same_set_up_and_the_same_choices_are_the_same_game(choices: str) -> None:
    one, other = played(FIXED, "a seed", choices), played(FIXED, "another seed", choices)
    assert one.picks == other.picks
    assert one.told == other.told
    assert SPEC.mark(one.game) == SPEC.mark(other.game)


@pytest.mark.rules("A15.3")
def test_other_choices_make_another_game() -> None:
    assert SPEC.mark(played(FIXED, "a seed", "some").game) != SPEC.mark(played(FIXED, "a seed", "other").game)
