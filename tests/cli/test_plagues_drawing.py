from __future__ import annotations

import io
import re
from random import Random

import pytest
from rich.console import Console, RenderableType

from plagues.table import Table
from tawy.cli.face import Choice
from tawy.cli.listing import is_amount, lay_out, meant, numbered
from tawy.cli.plagues import accounts, board, facts, panels, scene, shared
from tawy.cli.plagues.answers import choices
from tawy.cli.voice import t
from tawy.kernel.bits import union
from tawy.kernel.play import start
from tawy.kernel.refusal import Refused
from tawy.plagues.acts.province import CITY_TOKEN, RIVER_TOKEN
from tawy.plagues.rules.dice import DieTurn
from tawy.plagues.rules.effects import PlaceToken, TakeMarket
from tawy.plagues.spec import SPEC
from tawy.plagues.terms import BETWEEN_ROUNDS, SPENT, SPHINX


def printed(thing: RenderableType, width: int = 120, *, colour: bool = False) -> str:
    console = Console(
        file=io.StringIO(),
        width=width,
        color_system="truecolor" if colour else None,
        force_terminal=colour,
        highlight=False,
    )
    console.print(thing)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def table() -> Table:
    return (
        Table(2, "memphis", "edfu", round_=3)
        .market("sphinx obelisk herd boat province2 -")
        .board(0, city="sphinx obelisk egyptian / - - -", field="herd - plantation / - - -")
        .keep(0, coin=2, boat=1, pharaoh=2)
        .discard(0, "", "sphinx")
        .at(0, boat=3, province=7, city=2)
        .freed(0, 1, 2, 3)
        .hebrews(1, 1, 3)
        .land(0, 7, 18)
        .open_land(0, 8, 29)
        .plague("flies")
        .loss(["boat -1", "one of egyptian"], ["city -1", "field -1"])
        .favour(2, 0)
        .favour(3, SPENT)
        .favour(6, 1)
        .penalties(0, 1)
        .dice(0, 1, 4, 5, 6)
        .phase(1)
    )


def test_bonuses_between_filled_spaces_are_active() -> None:
    city = [line.plain for line in board.area(table().g, 0, 0, {})]
    assert city[1] == "╭─ 1 ──────╮════════╭─ 2 ──────╮════════╭─ 3 ──────╮"
    assert city[2] == "│  sphinx  │city +1 │ obelisk  │  coin  │ Egyptian │"
    assert city[4] == "╭─ 4 ──────╮        ╭─ 5 ──────╮        ╭─ 6 ──────╮"
    assert {len(line) for line in city[1:]} == {board.WIDTH}
    assert board.small(table().g, 0).plain.splitlines() == [
        "C sph=obe=Egy",
        "  ···-···-···",
        "F her-···-pla",
        "  ···-···-···",
    ]


def test_spaces_to_choose_are_numbered() -> None:
    asked = table().play(PlaceToken(0, SPHINX))
    drawn = printed(scene.draw(asked.g, 0, 120, whole=False))
    assert "╭─ 4 ───[1]╮" in drawn
    assert "Papyrus" not in drawn
    assert drawn.count("\n") == 7
    assert printed(scene.draw(asked.g, 0, 100, whole=False), 100).count("\n") == 14
    assert "[1]╮" in printed(scene.draw(asked.g, 0, 120, whole=True))
    assert "[1]╮" not in printed(scene.draw(asked.g, 1, 120, whole=True))


def test_the_market_alone_where_only_that_is_asked() -> None:
    asked = table().play(TakeMarket(0))
    drawn = printed(scene.draw(asked.g, 0, 120, whole=False))
    assert drawn.count("\n") == 4
    assert "province +2" in drawn
    assert "City" not in drawn


def test_the_shared_board_in_words() -> None:
    drawn = printed(shared.board(table().g, 0))
    for words in (
        "Tribute 3, Ankhs: 1 cancels a part; to come: 4/1 5/2 5/2 6/2 7/2 8/3 8/3",
        "Flies, in phase 1: The Hebrew bonus of the board may not be used (P7.1).",
        "1 boat back 1 or an Egyptian into the discard   2 city track back 1 or field track back 1",
        "t1  Immediate bonus: city track +1",
        "t30 Scoring: 1 point an Ankh",
        "Hebrew of 1 (Die 2-6), 1 \N{MULTIPLICATION SIGN} Hebrew of 3 (Die 6)",
        "spent",
        " Edfu ",
        " you ",
    ):
        assert words in drawn
    assert "1 province +2" in shared.supply(table().g).plain


def test_who_ignores_the_plague() -> None:
    asked = table()
    asked.g.ignoring = union([0, 1])
    assert "ignores the plague: Memphis and Edfu" in shared.plague(asked.g).plain
    assert shared.plague(Table(2).plague("hail").g).plain.startswith("Hail, the whole round: Special action")
    first = Table(2).plague("blood")
    assert "(not in the first round)" in shared.plague(first.g).plain


def test_every_phase_has_a_name() -> None:
    for phase in range(BETWEEN_ROUNDS + 1):
        drawn = printed(scene.draw(table().phase(phase).g, 0, 120, whole=True))
        assert f"Round 3 / 10 · {t(f'plagues-phase-{phase}')}" in drawn
    assert "first round" not in shared.plague(Table(2).plague("blood").phase(BETWEEN_ROUNDS).g).plain


def test_the_papyrus_of_the_last_round_and_of_the_short_game() -> None:
    assert "to come" not in shared.papyrus(Table(2, round_=10).g).plain
    assert shared.papyrus(Table(2, round_=7, short=True).g).plain.endswith("to come: 7/2")
    assert shared.papyrus(Table(2, advanced=True).g).plain.startswith("Tribute 2, Ankhs: 1 cancels")


def test_ones_own_province() -> None:
    drawn = " ".join(printed(panels.own(table().g, 0, 120, {})).split())
    for words in (
        "Memphis (you) 1. in turn order: You always pay 1 coin less tribute (P8.3).",
        "1 4 5 6 (spent: 2 3)",
        "1 2 [3] 5 7 9 12 15",
        "1¢ 2 [3¢] 4 5¢ 6◆ 7¢ 8:4 9¢:6 10☥:8",
        "7 / 24; ✓6: a Hebrew of your choice",
        "3 Hebrews freed, together 6; the next gives: any",
        "2 \N{MULTIPLICATION SIGN} coin, boat token, 2 \N{MULTIPLICATION SIGN} Pharaoh token",
        "1 empty, 2 sphinx (Die 3 or 4)",
        "1 / 1 (Rows of three +1)",
        "15-20 (Unspent dice, Pharaoh card +5)",
        "5 / 2, enough (Board +1, Nile +2, Coin tokens +2)",
        "Penalties -3",
        "1 penalty card",
        "t8 Special action: 2 Egyptians: boat +1",
        "t19 Trade: province token + obelisk: for a coin, 2 dev steps",
    ):
        assert words in drawn


def test_what_is_used_and_won_is_marked() -> None:
    asked = table().claimed(0, RIVER_TOKEN, CITY_TOKEN)
    asked.g.specials_used[0] = union([7])
    asked.g.traded[0] = union([18])
    asked.g.pharaohs_used[0] = 1
    asked.g.power_used = union([1])
    drawn = printed(panels.own(asked.g, 0, 120, {}))
    for words in ("(used this round)", "(used up)", "Pharaoh token (turned over: 1)", "City  ◆ bonus won"):
        assert words in drawn
    assert "6◆" not in drawn
    others = printed(panels.others(asked.g, None))
    assert "Power, used" in others
    assert "t8 2 Egyptians: boat +1 (used" in others


def test_what_will_be_missing_for_the_tribute() -> None:
    g = Table(2, round_=3).keep(0, coin=1).at(0, boat=1).g
    assert facts.tribute(g, 0).plain == "2 / 3, 1 short (Nile +1, Coin tokens +1)"
    g = Table(2, round_=2).keep(0, coin=3).at(0, boat=1).g
    assert facts.tribute(g, 0).plain.startswith("4 / 2, costs 1 coin token")
    assert facts.tribute(Table(1, "memphis").g, 0).plain == "nothing to pay"


def test_the_automa_and_its_dice() -> None:
    solo = Table(1, "edfu").at(1, boat=2, city=3).play(DieTurn(0))
    assert "turned -; face down 6" in printed(panels.others(solo.g, 0))
    solo.g.automa_shown, solo.g.automa_dice = [3, 5], union([1, 6])
    drawn = printed(panels.others(solo.g, 0))
    assert "Automa" in drawn
    assert "turned 3 5; face down 2" in drawn
    assert "Soldiers 9-14" in drawn
    assert "Tribute" not in drawn
    assert "city 5, field 1" in drawn


def test_explanations_by_source() -> None:
    drawn = printed(accounts.standings(table().g, []))
    for words in (
        "Tribute due",
        "Coins",
        "Coin tokens",
        "Soldiers",
        "Ankhs (Ankhs needed: 1)",
        "Penalties",
    ):
        assert words in drawn
    assert "Edfu" not in printed(accounts.standings(table().g, ["Memphis"]))
    assert re.search("Tribute due +-", printed(accounts.standings(Table(1, "edfu").g, ["automa"])))
    with pytest.raises(Refused, match="There is no player 'ra' here: name one of memphis, edfu"):
        accounts.standings(table().g, ["ra"])


def test_before_the_table_is_laid_out() -> None:
    play = start(SPEC, {"seats": 1}, "x")
    assert printed(scene.draw(play.game, 0, 120, whole=True)) == "The board is not laid out yet.\n"


@pytest.mark.parametrize("seats", [1, 4])
def test_every_line_fits(seats: int) -> None:
    play, dice = start(SPEC, {"seats": seats, "provinces": "random"}, f"fit {seats}"), Random(seats)
    decision = 0
    while (ask := play.ask) is not None:
        if decision % 30 == 0:
            for width in (80, 100, 120):
                assert_fits(scene.draw(play.game, ask.seat, width, whole=True), width)
                assert_fits(lay_out(choices(play.game, ask), width), width)
        play.answer(ask.seat, SPEC.token(play.game, dice.choice(ask.options)))
        decision += 1
    drawn = scene.draw(play.game, None, 120, whole=True)
    assert_fits(drawn, 120)
    assert "(you)" not in printed(drawn)


def assert_fits(drawn: RenderableType, width: int) -> None:
    assert max(map(len, printed(drawn, width).splitlines())) <= width


def test_with_colour_the_same_is_written() -> None:
    drawn = scene.draw(table().g, 0, 120, whole=True)
    plain, coloured = printed(drawn), printed(drawn, colour=True)
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == plain


def test_a_solo_table_leaves_room_for_the_question_on_fifty_lines() -> None:
    play, dice = start(SPEC, {"seats": 1, "provinces": ["memphis"]}, "fifty"), Random(1)
    for _ in range(16):
        assert play.ask is not None
        assert printed(scene.draw(play.game, 0, 120, whole=True)).count("\n") <= 40
        play.answer(0, SPEC.token(play.game, dice.choice(play.ask.options)))


def test_options_in_groups() -> None:
    listed = [
        Choice("1 token", "", "take the coin", "Die 1"),
        Choice("1 favour", "", "Pharaoh: a coin", "Die 1"),
        Choice("2 token", "", "take the herd", "Die 2"),
        Choice("use t8", "", "use t8: special action, with 2 egyptians: boat +1", "Besides"),
        Choice("1 as 2 token", "", "herd", "Die 1 as 2", aside=True),
        Choice("2 as 1 token", "", "coin", "Die 2 as 1", aside=True),
    ]
    drawn = [line.rstrip() for line in printed(lay_out(listed, 70), 70).splitlines()]
    assert drawn == [
        "Die 1      1 take the coin      2 Pharaoh: a coin",
        "Die 2      3 take the herd",
        "Besides    4 use t8: special action, with 2 egyptians: boat +1",
        "Die 1 as 2: 5 herd;  Die 2 as 1: 6 coin",
    ]
    assert meant("5", listed) == listed[4]
    assert meant("2 as 1 token", listed) == listed[5]


def test_slots_keep_their_own_numbers() -> None:
    slots = [Choice("2", "boat"), Choice("5", "herd")]
    assert not is_amount(slots)
    assert list(numbered(slots)) == ["2", "5"]
    assert meant("5", slots) == slots[1]
    assert meant("1", slots) is None
    parts = [Choice("done", "cancel nothing"), Choice("1", "boat back 1")]
    assert list(numbered(parts)) == ["0", "1"]
    assert printed(lay_out(slots, 80), 80).split() == ["2", "boat", "5", "herd"]
    assert is_amount([Choice("1", ""), Choice("2", "")])
