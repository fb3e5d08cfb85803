from __future__ import annotations

from random import Random

import pytest

from tawy.ankh import asks, events
from tawy.ankh.spec import SPEC
from tawy.cli import voice
from tawy.cli.ankh import AnkhFace
from tawy.cli.ankh.answers import DETAILS
from tawy.cli.ankh.names import Names
from tawy.cli.ankh.story import tell
from tawy.cli.ankh.wording import wording
from tawy.cli.listing import DONE, meant, numbered
from tawy.kernel.event import Event
from tawy.kernel.play import Play, start
from tawy.words import LANGUAGES

FACE = AnkhFace()
ISIS_RA = Names({0: "isis", 1: "ra", 2: "amun"}, {1: 0})


def test_the_options_of_every_question_are_described() -> None:
    assert DETAILS.keys() == asks.FORMS.keys()


def games() -> list[Play]:
    guardians = (["cat_mummy", "mummy", "androsphinx"], ["satet", "apep", "giant_scorpion"])
    return [
        start(SPEC, {"seats": 2 + number % 4, "gods": "chosen", "guardians": guardians[number % 2]}, f"words {number}")
        for number in range(10)
    ]


@pytest.mark.parametrize("play", games(), ids=lambda play: play.seed)
def test_whole_games_are_worded(play: Play) -> None:
    voice.speak(LANGUAGES[int(play.seed.split()[1]) % len(LANGUAGES)])
    dice = Random(play.seed)
    while (ask := play.ask) is not None:
        assert FACE.question(play).endswith((".", "?", ")"))
        choices = FACE.choices(play)
        assert [choice.token for choice in choices] == [SPEC.token(play.game, option) for option in ask.options]
        done = choices[0].token == DONE
        assert done == (numbered(choices).get("0") == choices[0])
        chosen = dice.choice(choices)
        assert meant(chosen.token, choices) == chosen
        play.answer(ask.seat, chosen.token)
    for saying in [saying for sayings in FACE.story(play) for saying in sayings]:
        assert saying.text.endswith(".")
        assert "  " not in saying.text
    assert voice.words().problems == []


def said(event: Event, names: Names = ISIS_RA) -> str:
    return wording(voice.words()).event(event, names.side)


def test_sentences() -> None:
    plain = Names(ISIS_RA.gods)
    assert said(events.Moved(1, "warrior", "4,7", "5,6", "move"), plain) == "Ra moves a warrior from 4,7 to 5,6."
    assert said(events.FollowersGained(0, 1, "gain")) == "Isis-Ra gains 1 follower (Gain Followers)."
    assert said(events.Summoned(2, "apep", "0,4", "summon", ransomed=False)) == "Amun summons Apep on 0,4."
    assert (
        said(events.Summoned(2, "warrior", "0,3", "summon", ransomed=True)) == "Amun summons a trapped warrior on 0,3."
    )
    assert said(events.Killed(2, (("warrior", "4,7"), ("mummy", "5,5")), "plague")) == (
        "Amun loses figures to the locusts: warrior (4,7) and Mummy (5,5)."
    )
    assert said(events.DevotionGained(0, 3, 9, (("victory", 1), ("drought", 2)))) == (
        "Isis-Ra gains 3 devotion (victory 1 and Drought 2), now 9."
    )
    assert said(events.CardsRevealed({2: ("chariots",), 0: ("flood", "miracle")})) == (
        "Cards: Isis-Ra: Flood and Miracle; Amun: Chariots."
    )
    assert said(events.Resolved(2, {0: 3, 2: 5}, 2, {})).startswith("Strength: Amun 5 and Isis-Ra 3. Amun wins")


def test_gods_are_called_what_they_were_called_then() -> None:
    told: list[list[Event]] = [
        [events.FirstPlayer(1), events.GodTaken(0, "isis"), events.GodTaken(1, "ra")],
        [events.TurnBegun(1), events.GodForgotten(0)],
        [events.GodsMerged(1, 0, 4, 1), events.GodForgotten(0)],
    ]
    texts = [[saying.text for saying in sayings] for sayings in tell(told)]
    assert texts[0][:2] == ["Seat 2 plays first.", "Seat 1 plays Isis."]
    assert texts[1] == ["Ra begins a turn.", "Isis is forgotten."]
    assert texts[2][0].startswith("Ra merges into Isis")
    assert texts[2][1] == "Isis-Ra is forgotten."


def test_an_option_is_meant_by_its_name_in_the_language_that_is_spoken() -> None:
    play = start(SPEC, {"seats": 2, "gods": ["isis", "ra"]}, "named")
    voice.speak("cs")
    choices = FACE.choices(play)
    assert [choice.name for choice in choices][2] == "Získání stoupenců"
    for typed in ("získání stoupenců", "ziskani", "gain", "3"):
        assert meant(typed, choices) == choices[2]
    assert FACE.targets(play)["záplava"] == "flood"
