from __future__ import annotations

import inspect
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from plagues.table import Table
from tawy.cli.listing import numbered
from tawy.cli.plagues import PlaguesFace, cards
from tawy.cli.plagues.accounts import ANKHS, COINS, POINTS, SOLDIERS
from tawy.cli.plagues.answers import ANSWERS, BESIDES, DONE_WORDS, choices
from tawy.cli.plagues.names import POWERS, TOKEN_NAMES, Names, some_tokens, tokens
from tawy.cli.plagues.questions import MOMENTS, QUESTIONS, question
from tawy.cli.plagues.round_words import ENDINGS, word
from tawy.cli.plagues.story import tell
from tawy.kernel.event import Event
from tawy.kernel.play import Play, start
from tawy.plagues import asks, events, explain
from tawy.plagues.queries.uses import AFTER_LOSSES, BEFORE_TRIBUTE
from tawy.plagues.rules.dice import DieTurn
from tawy.plagues.rules.effects import AdvanceDev, PlaceToken, TakeMarket
from tawy.plagues.rules.plague import CancelLoss, DiscardToken, LoseToken, SufferLoss
from tawy.plagues.rules.rounds import Lightning
from tawy.plagues.rules.territories import ButoLooks
from tawy.plagues.rules.uses import FreeUses
from tawy.plagues.sense import PLAGUE_EFFECTS, SCORINGS, SPECIAL_ACTIONS
from tawy.plagues.spec import SPEC
from tawy.plagues.state import ENDINGS as WAYS
from tawy.plagues.tables import shipped
from tawy.plagues.terms import BONUSES, EGYPTIAN, FAVOURS, PROVINCES, SPHINX, TOKENS

EVENTS = [cls for _, cls in inspect.getmembers(events, inspect.isclass) if issubclass(cls, Event) and cls is not Event]
FACE = PlaguesFace()
BOOK = shipped()
TWO = Names(BOOK, 2, {0: "abydos", 1: "buto"})
SOLO = Names(BOOK, 1, {0: "edfu"})


@pytest.mark.parametrize("event", EVENTS)
def test_every_event_has_words(event: type[Event]) -> None:
    assert event in word.registry, f"{event.__name__} has no words in tawy.cli.plagues.words or round_words"


@pytest.mark.parametrize("kind", asks.FORMS)
def test_every_question_has_words(kind: str) -> None:
    assert kind in QUESTIONS
    assert kind in ANSWERS


def test_everything_in_the_tables_has_words() -> None:
    assert tuple(cards.SPECIALS) == tuple(cards.SHORT_SPECIALS) == SPECIAL_ACTIONS
    assert tuple(cards.SCORINGS) == tuple(cards.SHORT_SCORINGS) == SCORINGS
    assert tuple(cards.PLAGUES) == PLAGUE_EFFECTS
    assert tuple(cards.BONUS_NAMES) == BONUSES
    assert tuple(cards.TOKENS_DO) == tuple(TOKEN_NAMES) == TOKENS
    assert tuple(POWERS) == PROVINCES
    assert set(cards.COLUMN) >= set(BOOK.tables.hebrews.column)
    assert set(cards.CARD_BONUSES) >= set(BOOK.tables.province_card.bonuses.values())
    assert {trade.gives for trade in BOOK.tables.territories.trade} <= cards.GOODS.keys()
    assert set(WAYS[1:]) == set(ENDINGS)
    assert set(range(1, AFTER_LOSSES + 1)) == MOMENTS.keys() | {BEFORE_TRIBUTE}
    for card in range(len(FAVOURS)):
        assert cards.favour(BOOK, card)
        assert len(cards.short_favour(BOOK, card)) <= 14


def test_every_source_of_coins_soldiers_ankhs_and_points_has_words() -> None:
    standing = explain.standing(Table(2).g, 0)
    assert tuple(COINS) == standing.tribute.coins._fields
    assert tuple(SOLDIERS) == standing.soldiers._fields
    assert tuple(ANKHS) == standing.ankhs._fields
    assert tuple(POINTS) == tuple(standing.points)


def test_territory_cards_are_called_by_what_they_do() -> None:
    words = {cards.territory(BOOK, card) for card in range(len(BOOK.territories))}
    assert len(words) == len(BOOK.territories)
    assert cards.titled(BOOK, 7) == "t8 (special action, with 2 egyptians: boat +1)"
    assert "at once: city track +1 and field track +1" in words
    assert "trade, with a boat token and a plantation: a coin every round" in words
    assert "trade, with a province token and an obelisk: once, for a coin, 2 dev steps" in words
    assert "at the end: 5 points for an empty discard" in words
    assert cards.GOODS.keys() == cards.SHORT_GOODS.keys()
    assert all(len(cards.short_territory(BOOK, card)) <= 40 for card in range(len(BOOK.territories)))


def games() -> list[Play]:
    setups: list[dict[str, Any]] = [
        {"seats": 1},
        {"seats": 1, "provinces": ["edfu"], "advanced": True},
        {"seats": 2, "provinces": "chosen", "short": True},
        {"seats": 3, "provinces": ["edfu", "buto", "abydos"]},
        {"seats": 4},
        {"seats": 4, "first": 2},
    ]
    return [start(SPEC, setup, f"words {number}") for number, setup in enumerate(setups)]


def sayings(play: Play) -> Iterator[str]:
    for told in FACE.story(play):
        yield from (saying.text for saying in told)


@pytest.mark.parametrize("play", games(), ids=lambda play: play.seed)
def test_whole_games_are_worded(play: Play) -> None:
    dice = Random(play.seed)
    while (ask := play.ask) is not None:
        asked = FACE.question(play)
        assert asked.endswith(("?", ".", ")"))
        assert asked[0].isupper()
        listed = FACE.choices(play)
        assert sorted(choice.token for choice in listed) == sorted(SPEC.token(play.game, pick) for pick in ask.options)
        assert len(numbered(listed)) == len(listed)
        play.answer(ask.seat, SPEC.token(play.game, dice.choice(ask.options)))
    assert len(FACE.story(play)) == len(play.told)
    for text in sayings(play):
        assert text[0].isupper() or text[0].isdecimal()
        assert text.endswith(".")
        assert "  " not in text
        assert ".." not in text


def said(event: Event, names: Names = TWO) -> str:
    clause = word(event, names)
    return clause.does if clause.who is None else f"{names.player(clause.who)} {clause.does}"


def test_clauses() -> None:
    assert said(events.DieSpent(0, 4, 6)) == "Abydos spends its 4 as 6"
    assert said(events.MarketTaken(1, 3, "egyptian")) == "Buto takes an egyptian from slot 3"
    assert said(events.Moved(0, "city", 1, 1, "bonus")) == "Abydos steps up to 2 points on the city track"
    assert said(events.Moved(0, "field", -1, 0, "loss")) == "Abydos steps back to 1 point on the field track"
    assert said(events.Moved(1, "boat", -1, 3, "plague")) == "Buto sails back to space 3"
    assert said(events.BoardBonus(0, ("coin", "hebrew"), (), 1)) == (
        "Abydos opens the coin and Hebrew bonuses, completing a row of three different tokens"
    )
    assert said(events.BoardBonus(0, (), ("soldiers",), -1)) == (
        "Abydos breaks the soldier bonus, breaking a row of three different tokens"
    )
    assert said(events.BoardBonus(1, (), (), 1)) == "Buto completes a row of three different tokens"
    assert said(events.HebrewFreed(0, 2, 3)) == "Abydos frees a Hebrew of 2 (its third: a dev step)"
    assert said(events.HebrewFreed(0, 1, 14)) == "Abydos frees a Hebrew of 1 (its 14th: nothing)"
    assert said(events.BonusClaimed(0, "province 9")) == "Abydos wins the bonus of space 9 (any market token)"
    assert said(events.BonusClaimed(0, "river")) == "Abydos passes the river's mark and wins the bonus token"
    assert said(events.BonusClaimed(1, "field")) == "Buto fills its field and wins the bonus token"
    assert said(events.TributeFailed(0, 3, {"board": 1})) == "Abydos cannot pay 3 tribute with 1 coin"
    assert said(events.TributePaid(0, 0, {})) == "Abydos owes no tribute"
    assert said(events.PenaltyTaken(None)).endswith("nobody takes the plague card")
    assert said(events.MarketCleared(("herd", "herd"))) == "2 herds leave the market"
    assert said(events.MarketCleared(("herd",))) == "a herd leaves the market"
    assert said(events.TokenGone(1, "sphinx", "automa"), SOLO) == (
        "the automa has no room for the sphinx, which leaves the game"
    )
    assert said(events.MosesHelps("boat", (0, 1))) == "Moses helps who is last on the Nile: Abydos and Buto"
    assert said(events.LossSuffered(0, 1, "sphinx+plantation")) == "Abydos names a sphinx and a plantation as its loss"
    shared = ({"dev": 30}, {"dev": 30})
    assert said(events.GameEnded("last round", shared, (0, 1))) == (
        "the last round is over; Abydos and Buto share the victory with 30 points"
    )


def told(*entries: list[Event], people: int = 2) -> list[list[str]]:
    story = tell(list(entries), BOOK, people)
    return [[saying.text for saying in entry if not saying.minor] for entry in story]


TAKEN: list[Event] = [events.ProvinceTaken(0, "edfu"), events.ProvinceTaken(1, "buto")]


def test_what_a_player_does_in_one_go_is_one_sentence() -> None:
    turn: list[Event] = [
        events.DieSpent(0, 6, 6),
        events.FavourTaken(0, 6, "boat"),
        events.Moved(0, "boat", 2, 3, "favour"),
        events.Moved(1, "boat", 1, 1, "moses"),
    ]
    assert told(TAKEN, turn) == [
        ["Seat 1 governs Edfu.", "Seat 2 governs Buto."],
        ["Edfu spends its 6, takes Pharaoh card 6 (boat +2) and sails on to space 3.", "Buto sails on to space 1."],
    ]


def test_a_turn_opens_a_paragraph() -> None:
    turns: list[Event] = [events.DieSpent(0, 6, 6), events.DieSpent(1, 5, 5), events.PowerUsed(1)]
    assert [saying.opens for saying in tell([turns], BOOK, 2)[0]] == [True, True]


def test_each_loss_is_a_sentence() -> None:
    losses: list[Event] = [
        events.LossSuffered(0, 1, "boat -1"),
        events.Moved(0, "boat", -1, 2, "loss"),
        events.LossSuffered(0, 2, "sphinx"),
        events.TokenLost(0, "sphinx", "city 4"),
    ]
    assert told(TAKEN, losses)[1] == [
        "Edfu suffers boat back 1 and sails back to space 2.",
        "Edfu names a sphinx as its loss and loses the sphinx on city 4.",
    ]


def test_dice_and_losses_without_effect_are_told_as_such() -> None:
    automa: list[Event] = [events.AutomaTurned(2, upper=True), events.AutomaTurned(6, upper=False)]
    loss: list[Event] = [events.LossSuffered(0, 1, "boat -1"), events.RoundBegun(2)]
    assert told(automa, people=1) == [["The automa turns a 2 for a Pharaoh card and turns a 6 for nothing."]]
    assert told(loss) == [["Seat 1 suffers boat back 1 without effect.", "Round 2 begins."]]


def test_a_card_that_is_taken_is_not_told_twice_but_one_that_buto_keeps_is() -> None:
    card, other = "t8 special egyptians", "t24 scoring rows"
    plain: list[Event] = [events.TerritoryTaken(0, card), events.TerritoryKept(0, card)]
    assert told(plain) == [["Seat 1 takes t8 (special action, with 2 egyptians: boat +1)."]]
    buto: list[Event] = [events.TerritoryTaken(1, card), events.PutBack(1, 2, "buto"), events.TerritoryKept(1, other)]
    assert "puts 2 cards under the deck and keeps t24" in told(buto)[0][0]


def test_secret_draws_are_for_their_player_alone() -> None:
    drawn: list[Event] = [events.Drew(0, 1, "edfu"), events.DrewThis(0, "sphinx")]
    story = tell([TAKEN, drawn], BOOK, 2)[1]
    heard = {seat: [saying.text for saying in story if saying.is_for(seat)] for seat in (0, 1, None)}
    assert heard[0] == ["Edfu draws a token from the supply in secret.", "Edfu draws a sphinx."]
    assert heard[1] == heard[None] == ["Edfu draws a token from the supply in secret."]


def asked(table: Table) -> str:
    assert table.g.ask is not None
    return question(table.g, table.g.ask)


def listed(table: Table) -> dict[str, str]:
    assert table.g.ask is not None
    return {choice.token: choice.text for choice in choices(table.g, table.g.ask)}


def test_the_actions_of_a_die_stand_together() -> None:
    table = Table(2).market("sphinx obelisk herd boat herd coin").hebrews(1, 3).dice(1, 2, 4, 6)
    table.discard(1, "obelisk").keep(1, coin=1).plague("lice")
    table.play(DieTurn(1))
    assert asked(table) == "Buto, round 1: what do you do with your fourth die?"
    assert table.g.ask is not None
    groups = [choice.group for choice in choices(table.g, table.g.ask)]
    assert groups == sorted(groups)
    assert listed(table)["2 token"] == "take the obelisk"
    assert listed(table)["2 recover 1"] == "recover the obelisk"
    assert listed(table)["4 favour"] == "Pharaoh: province +3, 1 coin"
    assert listed(table)["6 hebrew 3"] == "free a Hebrew of 3"


def test_free_uses_are_listed_after_the_dice_and_changed_dice_of_abydos_last() -> None:
    table = Table(2).market("sphinx obelisk herd boat herd coin").hebrews(1).dice(0, 3, 5)
    egyptians, die = table.card("special", "egyptians"), table.card("special", "die")
    table.land(0, egyptians, die).board(0, city="egyptian egyptian - / - - -")
    table.play(DieTurn(0))
    assert table.g.ask is not None
    all_ = choices(table.g, table.g.ask)
    kinds = [2 if choice.aside else int(choice.group == BESIDES) for choice in all_]
    assert kinds == sorted(kinds)
    assert set(kinds) == {0, 1, 2}
    assert listed(table)["3 as 5 token"] == "herd"
    assert listed(table)["5 favour by t9"] == "Pharaoh 6 by t9: boat +2"
    assert listed(table)["3 as 4 favour by t9"] == "Pharaoh 6"
    assert listed(table)["use t8"] == "use t8: special action, with 2 egyptians: boat +1"


def test_what_laying_and_losing_a_token_brings() -> None:
    table = Table(2).board(0, city="sphinx - obelisk / - - -").play(PlaceToken(0, EGYPTIAN))
    assert asked(table) == "Abydos, where do you lay the egyptian?"
    assert listed(table)["city 1"] == "opens the city step and coin bonuses, completes a row"
    assert listed(table)["field 3"] == ""
    table = Table(2).board(0, city="sphinx sphinx - / - - -").play(LoseToken(0, SPHINX))
    assert asked(table) == "Abydos, which sphinx do you lose?"
    assert listed(table)["city 0"] == "breaks the city step bonus"


def test_losses_say_what_they_cost() -> None:
    table = Table(2).loss(["boat -1", "one of egyptian"], ["city -1", "field -1"]).at(0, city=2)
    table.play(SufferLoss(0, 0))
    assert asked(table) == "Abydos, part 1 of 2 of the losses: what do you suffer?"
    assert listed(table) == {
        "boat -1": "boat stands at its start: it costs nothing",
        "egyptian": "you have none: it costs nothing",
    }
    table.play(SufferLoss(0, 1))
    assert listed(table)["city -1"] == "city track from 3 back to 2"
    table.keep(0, pharaoh=1).favour(5, 0).play(CancelLoss(0))
    assert asked(table) == "Abydos, your 1 Ankh (1 needed) can cancel one part of the losses: which one?"
    assert listed(table)["done"] == DONE_WORDS["cancel"]
    assert listed(table)["1"] == "boat back 1, or an egyptian"


def test_the_discard() -> None:
    table = Table(2).play(DiscardToken(0, SPHINX))
    assert listed(table) == {"1": "a die 1 or 2 recovers it from there", "2": "a die 3 or 4 recovers it from there"}
    table.discard(0, "herd", "obelisk").play(DiscardToken(0, SPHINX))
    assert asked(table) == "Abydos, your discard has no room for a sphinx: which token leaves the game?"
    assert listed(table) == {"1": "the herd of slot 1", "2": "the obelisk of slot 2", "new": "the sphinx just lost"}


def test_development_steps() -> None:
    table = Table(2).at(0, city=2).play(AdvanceDev(0, 2, "trade"))
    assert asked(table) == "Abydos, 2 dev steps: on which tracks? (city stands on 3, field on 1)"
    assert listed(table)["city+field"] == "then city 5, field 2"
    table = Table(1, "edfu").play(AdvanceDev(1, 1, "favour"))
    assert asked(table) == "Edfu, both tracks of the automa stand on 1: on which one does it step up?"


def test_questions_at_other_moments() -> None:
    table = Table(2).market("sphinx obelisk herd boat herd coin").play(TakeMarket(0))
    assert listed(table)["4"] == "boat: boat +1"
    table = Table(2, "edfu", "buto", round_=3).keep(0, pharaoh=1).plague("livestock").play(FreeUses(0, BEFORE_TRIBUTE))
    assert asked(table) == "Edfu, you owe 4 tribute and have 0 coins: do you use anything before you pay?"
    assert listed(table)["ignore plague"] == "turn a Pharaoh token over: the plague does not touch you this round"
    table.penalties(0, 2).play(FreeUses(0, AFTER_LOSSES))
    assert listed(table)["drop penalty"] == "turn a Pharaoh token over: one of your 2 penalties is gone"
    table = Table(2, round_=2).keep(0, pharaoh=1).at(0, boat=3).plague("blood").play(Lightning(0))
    assert asked(table) == (
        "Abydos, the plague is Blood, and every boat goes back 1: turn a Pharaoh token over to ignore it?"
    )
    table = Table(2).play(ButoLooks(1, 7))
    assert asked(table).startswith("Buto, you took t8 (special action, with 2 egyptians: boat +1): draw two more")


def test_small_words() -> None:
    assert tokens(2, "province1") == "2 province +1 tokens"
    assert some_tokens(["sphinx", "sphinx", "pharaoh"]) == "2 sphinxes and a Pharaoh token"
    assert SOLO.title(1) == "Automa"
    assert SOLO.players([0, 1]) == "Edfu and the automa"
