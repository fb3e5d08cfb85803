from __future__ import annotations

import inspect
from random import Random

import pytest

from tawy.ankh import asks, events
from tawy.ankh.spec import SPEC
from tawy.ankh.terms import ACTIONS, CARDS, GODS, GUARDIANS, POWERS
from tawy.cli.ankh import AnkhFace, effects
from tawy.cli.ankh.answers import ANSWERS, DONE_WORDS
from tawy.cli.ankh.battle_words import ENDINGS, word
from tawy.cli.ankh.names import ACTION_NAMES, Names, piece
from tawy.cli.ankh.questions import QUESTIONS
from tawy.cli.ankh.story import tell
from tawy.cli.ankh.words import CAUSES
from tawy.cli.english import count, listing
from tawy.cli.listing import numbered
from tawy.kernel.event import Event
from tawy.kernel.play import Play, start

EVENTS = [cls for _, cls in inspect.getmembers(events, inspect.isclass) if issubclass(cls, Event) and cls is not Event]
FACE = AnkhFace()
ISIS_RA = Names({0: "isis", 1: "ra", 2: "amun"}, {1: 0})


@pytest.mark.parametrize("event", EVENTS)
def test_every_event_has_words(event: type[Event]) -> None:
    assert event in word.registry, f"{event.__name__} has no words in tawy.cli.ankh.words or battle_words"


@pytest.mark.parametrize("kind", asks.FORMS)
def test_every_question_has_words(kind: str) -> None:
    assert kind in QUESTIONS
    assert kind in ANSWERS


def test_every_cause_card_power_guardian_and_god_has_words() -> None:
    assert events.CAUSES.keys() <= CAUSES.keys()
    assert tuple(effects.CARDS) == CARDS
    assert tuple(effects.POWERS) == POWERS
    assert tuple(effects.GUARDIANS) == GUARDIANS
    assert tuple(effects.GODS) == GODS
    assert tuple(ACTION_NAMES) == ACTIONS
    assert set(events.GameWon.__struct_fields__) == {"side", "ending"}
    assert len(ENDINGS) == 3


def games() -> list[Play]:
    guardians = (["cat_mummy", "mummy", "androsphinx"], ["satet", "apep", "giant_scorpion"])
    return [
        start(SPEC, {"seats": 2 + number % 4, "gods": "chosen", "guardians": guardians[number % 2]}, f"words {number}")
        for number in range(16)
    ]


@pytest.mark.parametrize("play", games(), ids=lambda play: play.seed)
def test_whole_games_are_worded(play: Play) -> None:
    dice = Random(play.seed)
    while (ask := play.ask) is not None:
        question = FACE.question(play)
        assert question[0].isupper()
        assert question.endswith((".", "?", ")"))
        choices = FACE.choices(play)
        assert [choice.token for choice in choices] == [SPEC.token(play.game, option) for option in ask.options]
        assert (choices[0].text == DONE_WORDS.get(ask.kind)) == (numbered(choices).get("0") == choices[0])
        play.answer(ask.seat, dice.choice(choices).token)
    for saying in [saying for sayings in FACE.story(play) for saying in sayings]:
        assert saying.text[0].isupper()
        assert saying.text.endswith(".")
        assert "  " not in saying.text


def said(event: Event, names: Names = ISIS_RA) -> str:
    return word(event, names)


def test_sentences() -> None:
    plain = Names(ISIS_RA.gods)
    assert said(events.Moved(1, "warrior", "4,7", "5,6", "move"), plain) == "Ra's warrior moves from 4,7 to 5,6."
    assert said(events.Moved(1, "god", "4,7", "4,7", "move"), plain) == "Ra's god figure moves and comes back to 4,7."
    assert said(events.FollowersGained(0, 1, "gain")) == "Isis-Ra gains 1 follower."
    assert said(events.FollowersGained(2, 3, "commanding")) == "Amun gains 3 followers from Commanding."
    assert said(events.Summoned(2, "apep", "0,4", "summon", ransomed=False)) == "Amun summons Apep on 0,4."
    assert said(events.Summoned(2, "androsphinx", "0,3", "summon", ransomed=False)).startswith("Amun summons an Andro")
    assert (
        said(events.Killed(2, (("warrior", "4,7"), ("warrior", "4,8"), ("mummy", "5,5")), "plague"))
        == "Amun's 2 warriors on 4,7 and 4,8 and Mummy on 5,5 die of the locusts."
    )
    assert (
        said(events.DevotionGained(0, 3, 9, (("victory", 1), ("drought", 2))))
        == "Isis-Ra gains 3 devotion for victory 1 and Drought 2, now 9."
    )
    assert (
        said(events.CardsRevealed({0: ("flood", "miracle"), 2: ("chariots",)}))
        == "Isis-Ra plays Flood and Miracle; Amun plays Chariots."
    )


@pytest.mark.parametrize("guardian", GUARDIANS)
def test_plurals_of_the_dead(guardian: str) -> None:
    sentence = said(events.Killed(2, ((guardian, "4,7"), (guardian, "4,8")), "defeat"))
    assert "2 " in sentence
    assert sentence.endswith("on 4,7 and 4,8 die.")
    assert "ys " not in sentence
    assert "xs " not in sentence


def test_gods_are_called_what_they_were_called_then() -> None:
    told: list[list[Event]] = [
        [events.FirstPlayer(1), events.GodTaken(0, "isis"), events.GodTaken(1, "ra")],
        [events.TurnBegun(1), events.GodForgotten(0)],
        [events.GodsMerged(1, 0, 4, 1), events.GodForgotten(0)],
    ]
    texts = [[saying.text for saying in sayings] for sayings in tell(told)]
    assert texts[0][0] == "Seat 2 plays first."
    assert texts[1] == ["Ra's turn.", "Isis is forgotten."]
    assert texts[2][1] == "Isis-Ra is forgotten."


def test_small_words() -> None:
    assert count(1, "base") == "1 base"
    assert count(0, "base") == "0 bases"
    assert listing(["a"]) == "a"
    assert piece("trapped") == "trapped warrior"
