from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

from ankh.table import Table
from cli.people import Desk
from tawy.cli.ankh import answers
from tawy.cli.faces import face_of
from tawy.kernel.play import replay

HALLO = "play --seed hallo --bots random,random"
"""Isis is the person, with her god on 4,1; Ra and Osiris are bots."""
ALL_COMMANDS = (
    "why 4,7",
    "why flood",
    "log 5",
    "board",
    "hand",
    "rules A7.18",
    "rules",
    "explain",
    "explain 1",
    "help",
    "",
    "save middle.json",
)


def test_a_whole_game_of_two(desk: Desk) -> None:
    told = desk.tawy("play ankh --seats 2 --bots random --seed a", "1", *ALL_COMMANDS, "undo", seed=1)
    assert "Devotion by source" in told
    assert "A7.18 [R] A tie for the highest total" in told
    assert "Your last choice is taken back." in told
    assert replay(face_of("ankh").spec, desk.saved("middle.json")).picks


def test_a_whole_game_of_four_with_two_people_at_one_keyboard(desk: Desk) -> None:
    told = desk.tawy("play ankh --seats 4 --bots random,random --seed b", seed=2)
    assert "A secret choice. Pass the keyboard to" in told
    assert "has chosen." in told
    assert "Devotion by source" in told
    finished = [file for file in desk.folder.iterdir() if file.is_file()]
    assert len(finished) <= 1
    for file in finished:
        assert replay(face_of("ankh").spec, desk.saved(file.name)).ask is None


def test_play_without_more_words_is_a_game_of_three_against_two_bots(desk: Desk) -> None:
    told = desk.tawy("play")
    assert told.count("(you)") == 1
    assert "Choose your action." in told or "Choose in secret what you play." in told
    assert list(desk.folder.iterdir()) == []  # nothing was chosen: nothing to save


def test_the_same_seed_and_the_same_choices_make_the_same_game(desk: Desk) -> None:
    choices = ("move", "4,1", "7,2", "done", "gain")
    for name in ("one.json", "other.json"):
        desk.tawy(HALLO, *choices, f"save {name}")
    assert desk.saved("one.json") == desk.saved("other.json")
    assert [pick.token for pick in desk.saved("one.json").picks if pick.seat == 0] == list(choices)


def test_undo_takes_back_my_choice_and_what_bots_did_after_it(desk: Desk) -> None:
    desk.tawy(HALLO, "gain", "done", "save before.json", "move", "undo", "save after.json")
    assert desk.saved("before.json") == desk.saved("after.json")
    desk.tawy(HALLO, "gain", "save start.json", "done", "undo", "save back.json")
    assert desk.saved("start.json") == desk.saved("back.json")


def test_undo_asks_the_other_people_whose_choices_go_too(desk: Desk) -> None:
    turn = ("unlock", "done")
    game = "play --seats 2 --bots none --gods isis,ra --seed k"
    told = desk.tawy(game, *turn, *turn, "undo", "no", "undo", "yes", "save a.json")
    assert "This takes back choices of" in told
    assert len([pick for pick in desk.saved("a.json").picks if pick.seat >= 0]) < 4


def test_nothing_to_undo(desk: Desk) -> None:
    assert "You have made no choice yet" in desk.tawy(HALLO, "undo")


def test_save_load_and_go_on(desk: Desk) -> None:
    told = desk.tawy(HALLO, "gain", "done", "save evening.json", "quit")
    assert "Go on with it: tawy play --load evening.json --bots random,random" in told
    assert "Save the record?" not in told  # it is saved already
    desk.tawy("play --load evening.json --bots random,random", "move", "done", "save later.json")
    evening, later = desk.saved("evening.json").picks, desk.saved("later.json").picks
    assert later[: len(evening)] == evening
    assert len(later) > len(evening)


def test_loading_tells_only_what_is_new(desk: Desk) -> None:
    desk.tawy(HALLO, "gain", "done", "save evening.json")
    told = desk.tawy("play --load evening.json")
    assert "plays first" not in told
    assert "evening.json goes on after" in told
    assert "Go on with it: tawy play --load evening.json" in told


def test_leaving_without_a_word_saves_the_game(desk: Desk) -> None:
    told = desk.tawy(HALLO, "gain")
    assert "The game is saved in tawy-ankh-hallo.json." in told
    assert "tawy play --load tawy-ankh-hallo.json --bots random,random" in told
    desk.tawy(HALLO, "gain")
    assert desk.saved("tawy-ankh-hallo-2.json") == desk.saved("tawy-ankh-hallo.json")


def test_ctrl_c_saves_the_game(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_play: object, _bots: object) -> bool:
        raise KeyboardInterrupt

    desk.tawy(HALLO, "gain", "save a.json")
    monkeypatch.setattr("tawy.cli.bots.answer", interrupted)
    told = desk.tawy("play --load a.json")
    assert "Go on with it: tawy play --load a.json" in told


def test_where_the_folder_cannot_be_written_the_game_is_rescued_elsewhere(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = desk.folder / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(elsewhere))
    monkeypatch.setattr("tawy.cli.saving.proposed", lambda _play: Path("no/such/folder.json"))
    (elsewhere / "no" / "such").mkdir(parents=True)
    told = desk.tawy(HALLO, "gain")
    assert "elsewhere" in told
    assert desk.saved("elsewhere/no/such/folder.json").picks


def test_quit_offers_to_save_until_it_worked(desk: Desk) -> None:
    told = desk.tawy(HALLO, "gain", "quit", "no/such/folder/game.json", "game.json")
    assert "cannot be written" in told
    assert desk.saved("game.json").picks


def test_quit_takes_no_for_an_answer(desk: Desk) -> None:
    desk.tawy(HALLO, "gain", "quit", "no")
    assert list(desk.folder.iterdir()) == []


def test_another_file_is_not_replaced_without_a_question(desk: Desk) -> None:
    (desk.folder / "notes.json").write_text("mine")
    assert "notes.json exists already. Replace it?" in desk.tawy(HALLO, "gain", "save notes.json", "no", "quit", "no")
    assert (desk.folder / "notes.json").read_text() == "mine"


def test_what_cannot_be_chosen_is_explained(desk: Desk) -> None:
    told = desk.tawy(HALLO, "move", "4,1", "5,2", "8,8", "99", "nonsense", "why", "log x", "explain 9", "save")
    assert "5,2 cannot be chosen now:" in told
    assert "A2.3 [R] Water cannot be occupied" in told
    assert "'99' is not an option" in told
    assert "'nonsense' is not an option" in told
    assert "for example: why 4,7" in told
    assert "for example: log 40" in told
    assert "There is no region '9'" in told
    assert "for example: save evening.json" in told


def test_another_choice_after_undo_is_not_taken_for_saved(desk: Desk) -> None:
    told = desk.tawy(HALLO, "gain", "save a.json", "undo", "summon", "quit", "b.json")
    assert "Save the record?" in told
    assert [desk.saved(name).picks[-1].token for name in ("a.json", "b.json")] == ["gain", "summon"]


def test_why_takes_names_as_people_write_them(desk: Desk) -> None:
    told = desk.tawy(HALLO, "why 5, 2", "why Temple Attuned", "why 0,3 SE", "Flood")
    for target in ("5,2", "Temple Attuned", "0,3 SE", "Flood"):
        assert f"{target} cannot be chosen now:" in told


def test_why_says_when_something_can_be_chosen(desk: Desk) -> None:
    assert "gain can be chosen now." in desk.tawy(HALLO, "why gain")


def test_what_an_option_would_do_stands_behind_it_and_is_told_whole_on_demand(desk: Desk) -> None:
    told = desk.tawy(HALLO, "what gain", "what 1", "what", "what nonsense", "quit", "no")
    assert "use 2 of 4 · Gain 1 follower for each monument, yours or neutral, beside" in told
    assert "followers 1 → 2" in told
    assert "  followers 1 → 2\n  Then: Choose a power to unlock, or unlock none.\n" in told
    assert "  Then: Choose a figure to move, or finish.\n" in told
    assert told.count("Say which option you mean, for example: what 2") == 2


def test_what_follows_a_secret_choice_is_not_told() -> None:
    table = Table("isis", "ra").figures("isis", god="1,3").figures("ra", god="1,5").battle("1,5").pick("isis", "flood")
    beyond = answers.ahead(table.g)
    assert table.g.ask is not None
    assert {tuple(beyond.whole(pick)) for pick in table.g.ask.options} == {
        ("Then it depends on what you cannot know.",)
    }


def test_an_option_can_be_named_numbered_or_begun(desk: Desk) -> None:
    for typed in ("3", "gain", "GAIN", "ga"):
        told = desk.tawy(HALLO, typed, "quit", "no")
        assert "Isis chooses Gain Followers" in told


def test_only_bots(desk: Desk) -> None:
    told = desk.tawy("play --seats 2 --bots random,random --seed c", "no")
    assert "Devotion by source" in told


def test_sealed_choices_are_not_told_before_all_are_shown(desk: Desk) -> None:
    desk.record_until("battle.json", "cards", seats=2, gods=["isis", "ra"])
    told = desk.tawy("play --load battle.json --bots none", "", "miracle", "", "chariots")
    until_shown, _, after = told.partition("Cards: ")
    assert until_shown.count("A secret choice. Pass the keyboard to") == 2
    assert until_shown.count("has chosen.") == 2
    assert "Miracle;" in after.splitlines()[0]
    assert "Chariots" in after


def test_one_person_alone_needs_no_curtain(desk: Desk) -> None:
    desk.record_until("battle.json", "cards", seats=2, gods=["isis", "ra"])
    assert "Pass the keyboard" not in desk.tawy("play --load battle.json", "miracle")


def test_a_narrow_terminal_gets_a_list(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    told = desk.tawy(HALLO)
    assert "This terminal is 80 columns wide and the map needs 90" in " ".join(told.split())
    assert "4,1  Isis's god figure" in told
    assert max(map(len, told.splitlines())) <= 80


def test_at_100_columns_the_tracks_stand_below_the_map(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    told = desk.tawy(HALLO)
    assert told.index("8,10") < told.index("Order of conflict")
    assert max(map(len, told.splitlines())) <= 100


def test_no_colour_where_nobody_looks(desk: Desk) -> None:
    assert "\x1b" not in desk.tawy(HALLO, "gain")


def test_gods_chosen_by_the_seats(desk: Desk) -> None:
    told = desk.tawy("play --seats 2 --bots none --gods chosen --seed e", "osiris", "ra")
    assert "Seat 1: Choose your god." in told or "Seat 2: Choose your god." in told
    assert "Osiris (you)" in told or "Ra (you)" in told


def test_a_scenario_of_ones_own_is_in_the_record(desk: Desk) -> None:
    text = resources.files("tawy.ankh").joinpath("content/scenarios/old_kingdom.toml").read_text("utf-8")
    (desk.folder / "own.toml").write_text(text.replace('"old_kingdom"', '"own"'))
    desk.tawy("play --seed hallo --scenario own.toml", "gain", "save own.json")
    (desk.folder / "own.toml").unlink()
    assert desk.saved("own.json").setup["scenario"]["id"] == "own"
    assert "The game is not over." in desk.tawy("replay own.json")


def coached(told: str) -> list[str]:
    """What the coach said, a line each."""
    return " ".join(told.split()).replace("Coach: ", "\n").splitlines()[1:]


def test_the_coach_speaks_before_a_question_if_it_was_asked_for(desk: Desk) -> None:
    told = coached(desk.tawy(f"{HALLO} --coach", "quit", "no"))
    assert len(told) == 2
    assert told[0].startswith("Devotion wins: 31 wins at once")
    assert "(A10.5)" in told[0]
    assert coached(desk.tawy(HALLO, "quit", "no")) == []


def test_the_coach_is_switched_on_and_off_at_any_question(desk: Desk) -> None:
    told = desk.tawy(HALLO, "coach", "coach", "move", "quit", "no")
    assert len(coached(told)) == 2
    assert told.index("The coach is on") < told.index("Coach: ") < told.index("The coach is off")


def test_the_coach_does_not_say_the_same_twice(desk: Desk) -> None:
    told = coached(desk.tawy(f"{HALLO} --coach", "board", "", "coach", "coach", "quit", "no"))
    assert len(told) == 4, "at the question, and when it is switched on again"


def test_a_coach_with_nothing_to_say_says_so(desk: Desk) -> None:
    told = desk.tawy("play ankh --seats 2 --gods chosen --bots random --seed 3", "coach", "quit", "no")
    assert "It has nothing to say about this question." in told


def test_the_coach_goes_on_with_a_saved_game(desk: Desk) -> None:
    desk.tawy(HALLO, "move", "done", "save evening.json")
    assert coached(desk.tawy("play --load evening.json --bots random,random --coach", "quit", "no"))
