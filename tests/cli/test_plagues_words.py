from __future__ import annotations

from random import Random
from typing import Any

import pytest

from plagues.table import Table
from tawy.cli import voice
from tawy.cli.listing import meant, numbered
from tawy.cli.plagues import PlaguesFace, cards
from tawy.cli.plagues.answers import DETAILS, choices
from tawy.cli.plagues.names import Names, some_tokens
from tawy.cli.plagues.story import tell
from tawy.cli.plagues.wording import wording
from tawy.kernel.event import Event, heard_by
from tawy.kernel.play import Play, start
from tawy.plagues import asks, events, explain
from tawy.plagues.checks import PLAGUE_EFFECTS, SCORINGS, SPECIAL_ACTIONS
from tawy.plagues.queries.uses import AFTER_LOSSES
from tawy.plagues.rules.dice import DieTurn
from tawy.plagues.rules.effects import AdvanceDev, PlaceToken, TakeMarket
from tawy.plagues.rules.plague import CancelLoss, DiscardToken, LoseToken, SufferLoss
from tawy.plagues.rules.rounds import Lightning
from tawy.plagues.rules.territories import ButoLooks
from tawy.plagues.rules.uses import FreeUses
from tawy.plagues.spec import SPEC
from tawy.plagues.tables import load_pack, shipped
from tawy.plagues.terms import BONUSES, EGYPTIAN, SPHINX
from tawy.words import LANGUAGES, Words

FACE = PlaguesFace()
BOOK = shipped()
TWO = Names(2, {0: "abydos", 1: "buto"})


def test_the_options_of_every_question_are_described() -> None:
    assert DETAILS.keys() == asks.FORMS.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_tables_can_hold_has_words(language: str) -> None:
    words = Words(language)
    standing = explain.standing(Table(2).g, 0)
    accounts = {
        "coins": standing.tribute.coins.by_source(),
        "soldiers": standing.soldiers.by_source(),
        "ankhs": standing.ankhs.by_source(),
        "points": standing.points,
    }
    for name in (
        *(f"plagues-special-{special}" for special in SPECIAL_ACTIONS),
        *(f"plagues-scoring-{scoring}" for scoring in SCORINGS),
        *(f"plagues-bonus-{bonus}" for bonus in BONUSES),
        *(f"plagues-{what}-{source}" for what, sources in accounts.items() for source in sources),
    ):
        assert words(name)
    assert {card.effect for card in BOOK.tables.plagues} == set(PLAGUE_EFFECTS)
    assert words.problems == []


def games() -> list[Play]:
    setups: list[dict[str, Any]] = [
        {"seats": 1},
        {"seats": 1, "provinces": ["edfu"], "advanced": True},
        {"seats": 2, "provinces": "chosen", "short": True},
        {"seats": 3, "provinces": ["edfu", "buto", "abydos"]},
        {"seats": 4, "first": 2},
    ]
    return [start(SPEC, setup, f"words {number}") for number, setup in enumerate(setups)]


@pytest.mark.parametrize("play", games(), ids=lambda play: play.seed)
def test_whole_games_are_worded(play: Play) -> None:
    voice.speak(LANGUAGES[int(play.seed.split()[1]) % len(LANGUAGES)])
    dice = Random(play.seed)
    while (ask := play.ask) is not None:
        assert FACE.question(play).endswith(("?", ".", ")"))
        listed = FACE.choices(play)
        assert sorted(choice.token for choice in listed) == sorted(SPEC.token(play.game, pick) for pick in ask.options)
        assert len(numbered(listed)) == len(listed)
        play.answer(ask.seat, SPEC.token(play.game, dice.choice(ask.options)))
    assert len(FACE.story(play)) == len(play.told)
    for text in [saying.text for told in FACE.story(play) for saying in told]:
        assert text.endswith((".", ")"))
        assert "  " not in text
        assert ".." not in text
    assert voice.words().problems == []


def said(event: Event, names: Names = TWO) -> str:
    return wording(voice.words(), BOOK).event(event, names.player)


def test_sentences() -> None:
    assert said(events.DieSpent(0, 4, 6)) == "Abydos spends die 4 as 6."
    assert said(events.MarketTaken(1, 3, "egyptian")) == "Buto takes an Egyptian from slot 3."
    assert said(events.TokenPlaced(1, "sphinx", "city 0")) == "Buto lays a sphinx on city 1."
    assert said(events.Moved(0, "city", 1, 1, "bonus")) == "Abydos: city track +1, now worth 2 (board bonus)."
    assert said(events.BoardBonus(0, (), ("soldiers",), -1)) == (
        "Abydos loses board bonuses: soldiers, and a row of three different tokens."
    )
    assert said(events.HebrewFreed(0, 1, 14, "none")).endswith("place 14 of the column gives: nothing.")
    assert said(events.BonusClaimed(0, "province 9")) == "Abydos wins the bonus of province space 9."
    assert said(events.TributeFailed(0, 3, {"board": 1})) == "Abydos cannot pay 3 coins of tribute; coins: 1."
    assert said(events.TributePaid(0, 1, {"nile": 1})) == "Abydos pays 1 coin of tribute."
    assert said(events.PenaltyTaken(None)).endswith("nobody takes the plague card.")
    assert said(events.SoldiersCounted((4, 9), (1, 0))) == "Soldiers and new turn order: Buto 9 and Abydos 4."
    shared = ({"dev": 30}, {"dev": 30})
    assert said(events.GameEnded("last round", shared, (0, 1))) == (
        "The game is over: the last round has been played. Abydos and Buto share the victory with 30 points."
    )
    assert said(events.GameEnded("last round", ({"dev": 1}, {}), (0,))).endswith("Abydos wins with 1 point.")


TAKEN: list[Event] = [events.ProvinceTaken(0, "edfu"), events.ProvinceTaken(1, "buto")]


def test_players_are_called_what_they_were_called_then() -> None:
    told = tell([TAKEN, [events.DieSpent(0, 6, 6)]], BOOK, 2)
    assert [[saying.text for saying in sayings] for sayings in told] == [
        ["Seat 1 governs Edfu.", "Seat 2 governs Buto."],
        ["Edfu spends die 6."],
    ]


def test_a_turn_opens_a_paragraph() -> None:
    turns: list[Event] = [events.DieSpent(0, 6, 6), events.DieSpent(1, 5, 5), events.PowerUsed(1)]
    assert [saying.opens for saying in tell([turns], BOOK, 2)[0]] == [True, True, False]


def test_a_card_that_is_taken_is_not_told_twice_but_one_that_buto_keeps_is() -> None:
    card, other = "t8 special egyptians", "t24 scoring rows"
    plain: list[Event] = [events.TerritoryTaken(0, card), events.TerritoryKept(0, card)]
    assert [saying.minor for saying in tell([plain], BOOK, 2)[0]] == [False, True]
    buto: list[Event] = [events.TerritoryTaken(1, card), events.PutBack(1, 2, "buto"), events.TerritoryKept(1, other)]
    assert [saying.minor for saying in tell([buto], BOOK, 2)[0]] == [False, False, False]


def test_secret_draws_are_for_their_player_alone() -> None:
    drawn: list[Event] = [events.Drew(0, 1, "edfu"), events.DrewThis(0, "sphinx")]
    story = tell([TAKEN, drawn], BOOK, 2)[1]
    heard = {seat: [saying.text for saying in heard_by(seat, story)] for seat in (0, 1, None)}
    assert heard[0] == ["Edfu draws from the supply in secret.", "Edfu draws in secret: sphinx."]
    assert heard[1] == heard[None] == ["Edfu draws from the supply in secret."]


def listed(table: Table) -> dict[str, tuple[str, str]]:
    assert table.g.ask is not None
    return {choice.token: (choice.name, choice.text) for choice in choices(table.g, table.g.ask)}


def test_the_actions_of_a_die_stand_together() -> None:
    table = Table(2).market("sphinx obelisk herd boat herd coin").hebrews(1, 3).dice(1, 2, 4, 6)
    table.discard(1, "obelisk").keep(1, coin=1).plague("lice")
    table.play(DieTurn(1))
    assert table.g.ask is not None
    groups = [choice.group for choice in choices(table.g, table.g.ask)]
    assert groups == sorted(groups)
    assert listed(table)["2 token"][1] == "take: obelisk"
    assert listed(table)["2 recover 1"][1] == "recover: obelisk"
    assert listed(table)["4 favour"][1] == "Pharaoh: Province +3, for 1 coin"
    assert listed(table)["6 hebrew 3"][1] == "free a Hebrew of 3"


def test_free_uses_are_listed_after_the_dice_and_changed_dice_of_abydos_last() -> None:
    table = Table(2).market("sphinx obelisk herd boat herd coin").hebrews(1).dice(0, 3, 5)
    egyptians, die = table.card("special", "egyptians"), table.card("special", "die")
    table.land(0, egyptians, die).board(0, city="egyptian egyptian - / - - -")
    table.play(DieTurn(0))
    assert table.g.ask is not None
    all_ = choices(table.g, table.g.ask)
    kinds = [2 if choice.aside else int(choice.group == "Besides") for choice in all_]
    assert kinds == sorted(kinds)
    assert set(kinds) == {0, 1, 2}
    assert listed(table)["3 as 5 token"][1] == "herd"
    assert listed(table)["5 favour by t9"][1] == "Pharaoh: boat +2 (t9)"
    assert listed(table)["3 as 4 favour by t9"][1] == "Pharaoh card 6"
    assert listed(table)["use t8"][1] == "Use Special action 8 (2 Egyptians: boat +1)"


def test_spaces_count_from_one_and_say_what_they_bring() -> None:
    table = Table(2).board(0, city="sphinx - obelisk / - - -").play(PlaceToken(0, EGYPTIAN))
    opens = "Abydos opens board bonuses: city step and coin, and completes a row of three different tokens."
    assert listed(table)["city 1"] == ("city 2", f"city track 1 → 2 · {opens}")
    assert listed(table)["field 3"] == ("field 4", "")
    assert table.g.ask is not None
    found = choices(table.g, table.g.ask)
    assert [meant(typed, found) for typed in ("City 2", "city 4", "field 4")] == [
        choice for choice in found if choice.token in {"city 1", "city 3", "field 3"}
    ]
    table = Table(2).board(0, city="sphinx sphinx - / sphinx - -").at(0, city=2).play(LoseToken(0, SPHINX))
    breaks = "Abydos loses a sphinx on city 1. · Abydos loses board bonuses: city step."
    assert listed(table)["city 0"] == ("city 1", f"city track 3 → 2 · {breaks}")
    assert listed(table)["city 3"] == ("city 4", "Abydos loses a sphinx on city 4.")


def test_what_can_be_asked_about_is_named_as_people_name_it() -> None:
    play = start(SPEC, {"seats": 1, "provinces": ["edfu"]}, "targets")
    assert FACE.targets(play)["city 3"] == "city 2"
    voice.speak("cs")
    assert FACE.targets(play)["město 3"] == "city 2"
    assert FACE.targets(play)["pozice 4"] == "slot 4"


def test_losses_say_what_they_cost() -> None:
    table = Table(2).loss(["boat -1", "one of egyptian"], ["city -1", "field -1"]).at(0, city=2)
    table.play(SufferLoss(0, 0))
    nothing = "Nothing to lose there: it costs nothing"
    assert listed(table) == {
        "boat -1": ("boat back 1", nothing),
        "egyptian": ("an Egyptian into the discard", nothing),
    }
    table.play(SufferLoss(0, 1))
    assert listed(table)["city -1"] == ("city track back 1", "city track 3 → 2")
    table.board(0, city="egyptian - - / - - -").play(SufferLoss(0, 0))
    assert listed(table)["egyptian"][1] == "Abydos loses an Egyptian on city 1."
    table.board(0, city="egyptian - - / - - egyptian").play(SufferLoss(0, 0))
    assert listed(table)["egyptian"][1] == "You lose: Egyptian", "which of them is asked next"
    table.keep(0, pharaoh=1).favour(5, 0).play(CancelLoss(0))
    assert listed(table)["done"] == ("Cancel nothing", "")
    assert listed(table)["1"] == (
        "Cancel part 1",
        "boat back 1 or an Egyptian into the discard · Abydos spends Pharaoh card 5 (losses).",
    )


def test_the_discard() -> None:
    table = Table(2).play(DiscardToken(0, SPHINX))
    assert listed(table)["1"] == ("Discard slot 1", "Recovered with a die 1 or 2")
    table.discard(0, "herd", "obelisk").play(DiscardToken(0, SPHINX))
    assert listed(table)["new"] == ("The token just lost", "sphinx")
    assert listed(table)["2"] == ("The token of discard slot 2", "obelisk")


def test_options_at_other_moments() -> None:
    table = Table(2).at(0, city=2).play(AdvanceDev(0, 2, "trade"))
    assert listed(table)["city+field"] == ("city track and field track", "city track 3 → 5, field track 1 → 2")
    table = Table(2).market("sphinx obelisk herd boat herd coin").play(TakeMarket(0))
    assert listed(table)["4"] == ("Slot 4: boat token", "Your boat sails 1 space (P4.3).")
    table = Table(2).keep(0, pharaoh=1).penalties(0, 2).play(FreeUses(0, AFTER_LOSSES))
    assert listed(table)["drop penalty"][1] == "penalties 2 → 1"
    table = Table(2, round_=2).keep(0, pharaoh=1).at(0, boat=3).plague("blood").play(Lightning(0))
    assert listed(table)["no"] == ("Suffer it", "Blood: Every boat goes back 1 space (P7.1). · boat 3 → 2")
    table = Table(2).play(ButoLooks(1, 7))
    assert listed(table)["yes"][1].startswith("Only you see them")


def test_tables_of_ones_own_are_read_as_they_are(tmp_path: Any) -> None:
    pack = tmp_path / "pack.toml"
    cards_table = (
        'favours = ["soldiers", "dev", "coin", "province", "ankh", "boat"]\nsoldiers = 7\nprovince = 3\nboat = 2'
    )
    pack.write_text(f'name = "mine"\n[pharaoh_cards]\n{cards_table}\nsource = {{ origin = "own" }}\n')
    book, words = load_pack(pack), Words("en")
    assert cards.favour(words, book, "soldiers") == "Soldiers +7"
    assert cards.favour(words, book, "boat") == "boat +2"
    assert cards.favour(words, BOOK, "soldiers") == "5 soldiers"
    assert cards.plague_name(words, "my own plague") == "My own plague"


def test_small_words() -> None:
    assert some_tokens(["sphinx", "sphinx", "pharaoh"]) == "2 \N{MULTIPLICATION SIGN} sphinx, Pharaoh token"
    assert Names(1, {0: "edfu"}).players([0, 1]) == "Edfu and Automa"
