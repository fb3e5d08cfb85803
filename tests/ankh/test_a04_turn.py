"""A4 The turn: one action, then one from a lower row, with events in between."""

from __future__ import annotations

import pytest

from ankh.table import Table
from tawy.ankh import events
from tawy.ankh.rules.forgetting import ForgetGods
from tawy.ankh.rules.merging import MergeGods
from tawy.ankh.rules.turn import Turn
from tawy.kernel.event import Event

ACTIONS = ["move", "summon", "gain", "unlock"]
each_action = pytest.mark.parametrize("action", ACTIONS)
LAST = {"move": 3, "summon": 3, "gain": 3, "unlock": 2}
"""How often a row has been used when its marker is one space before the end, with three seats."""


def busy() -> Table:
    """Amun, Isis and Ra; every action would do something for Amun."""
    table = Table("amun", "isis", "ra").followers(amun=1).figures("amun", god="1,5").monuments(temple="1,6")
    return table.figures("isis", god="4,4").figures("ra", god="8,8").play(Turn(0))


def idle(*gods: str) -> Table:
    """Nobody has a figure or a follower: no action does anything."""
    names = gods or ("amun", "isis", "ra")
    return Table(*names).followers(**dict.fromkeys(names, 0))


# --- A4.1 an action ------------------------------------------------------------------------------------------

CARRIED_OUT: dict[str, tuple[tuple[str, ...], type[Event]]] = {
    "move": (("amun 1,5", "amun 2,5"), events.Moved),
    "summon": (("amun warrior", "amun 1,4"), events.Summoned),
    "gain": ((), events.FollowersGained),
    "unlock": (("amun revered",), events.PowerUnlocked),
}


@each_action
@pytest.mark.rules("A4.1")
def test_the_marker_moves_one_space_and_then_the_action_is_resolved(action: str) -> None:
    table = busy().pick("amun", action)
    picks, happening = CARRIED_OUT[action]
    table.picks(*picks)
    assert table.story(events.ActionChosen, happening)[:2] == [events.ActionChosen, happening]
    assert table.told(events.ActionChosen)[0] == events.ActionChosen(0, action, uses=1, last=False)


@pytest.mark.rules("A4.1")
@pytest.mark.parametrize(("action", "question"), [("move", "move_figure"), ("summon", "summon"), ("unlock", "unlock")])
def test_the_marker_has_moved_before_the_action_asks_anything(action: str, question: str) -> None:
    table = busy().pick("amun", action)
    assert table.asked == ("amun", question)
    assert table.g.track[ACTIONS.index(action)] == 1


@each_action
@pytest.mark.rules("A4.1")
def test_an_action_may_be_chosen_even_if_nothing_can_be_done(action: str) -> None:
    table = idle().play(Turn(0))
    assert table.tokens == ACTIONS
    table.pick("amun", action)
    assert table.g.track[ACTIONS.index(action)] == 1
    assert {type(event) for event in table.events} <= {events.ActionChosen, events.TurnBegun}


@pytest.mark.rules("A4.1")
@pytest.mark.parametrize(
    "picks",
    [
        ("amun move",),
        ("amun summon",),
        ("amun unlock",),
        ("amun move", "amun done", "amun summon"),
        ("amun move", "amun done", "amun unlock"),
    ],
    ids=["move", "summon", "unlock", "summon as second action", "unlock as second action"],
)
def test_what_an_action_offers_may_be_left_undone(picks: tuple[str, ...]) -> None:
    table = busy().picks(*picks)
    assert "done" in table.tokens
    figures, followers = list(table.g.figures), list(table.g.followers)
    table.pick("amun", "done")
    assert (table.g.figures, table.g.followers, table.g.powers) == (figures, followers, [0, 0, 0])
    assert table.asked is not None
    assert table.asked[1] == "action"


@pytest.mark.rules("A4.1", "A5.4")
@pytest.mark.parametrize("before", [(), ("amun move", "amun done")], ids=["first action", "second action"])
def test_followers_are_always_taken(before: tuple[str, ...]) -> None:
    table = busy().picks(*before, "amun gain")
    assert table.of("followers", "amun") == 2
    assert [event.cause for event in table.told(events.FollowersGained)] == ["gain"]


# --- A4.2 an event -------------------------------------------------------------------------------------------


@each_action
@pytest.mark.rules("A4.2", "A4.3")
def test_on_the_last_space_the_event_follows_the_action_then_the_marker_returns_and_the_turn_ends(action: str) -> None:
    table = busy().track(**{action: LAST[action]}).pick("amun", action)
    picks, happening = CARRIED_OUT[action]
    table.picks(*picks)
    if table.asked == ("amun", "move_figure"):
        table.pick("amun", "done")
    if table.asked == ("amun", "control"):
        assert not table.told(events.MarkerReturned), "the marker waits for the event"
        table.pick("amun", "1,6")
    expected: list[type[Event]] = [
        events.ActionChosen,
        happening,
        events.EventReached,
        events.MarkerReturned,
        events.TurnBegun,
    ]
    assert table.story(*expected) == expected
    assert table.told(events.EventReached) == [events.EventReached(0, position=1, event="control")]
    assert table.g.track == [0, 0, 0, 0]
    assert table.asked == ("isis", "action")
    assert table.tokens == ACTIONS


@pytest.mark.rules("A4.2")
@pytest.mark.parametrize(
    ("position", "event", "answers"),
    [(0, "control", ("amun done",)), (4, "caravan", ("amun done",)), (3, "conflict", ())],
)
def test_the_event_marker_moves_on_one_space_and_that_event_is_resolved(
    position: int, event: str, answers: tuple[str, ...]
) -> None:
    table = busy().track(unlock=2).event(position).picks("amun unlock", "amun done", *answers)
    assert table.g.event == position + 1
    assert [reached.event for reached in table.told(events.EventReached)] == [event]
    assert len(table.told(events.ConflictBegun)) == (event == "conflict")
    assert table.story(events.EventReached, events.MarkerReturned)[-1] is events.MarkerReturned
    assert table.asked == ("isis", "action")


@each_action
@pytest.mark.rules("A4.2")
def test_short_of_the_last_space_there_is_no_event(action: str) -> None:
    table = idle().track(**{action: LAST[action] - 1}).play(Turn(0)).pick("amun", action)
    assert not table.told(events.EventReached)
    assert table.g.event == 0
    assert table.g.track[ACTIONS.index(action)] == LAST[action]


@pytest.mark.rules("A4.2")
@pytest.mark.parametrize("forget", [False, True], ids=["four gods", "one of them forgotten"])
def test_the_marker_returns_to_the_start_for_the_seats_that_began(forget: bool) -> None:  # noqa: FBT001
    table = idle("amun", "isis", "osiris", "ra").devotion(amun=25, isis=5, osiris=21, ra=22)
    if forget:
        table.play(ForgetGods())
    for use in range(1, 9):
        table.events.clear()
        table.play(Turn(0)).pick("amun", "unlock")
        assert table.told(events.ActionChosen)[0].uses == (use - 1) % 4 + 1
        assert len(table.told(events.MarkerReturned)) == (use % 4 == 0)


# --- A4.3 the second action ----------------------------------------------------------------------------------


@pytest.mark.rules("A4.3")
@pytest.mark.parametrize(("first", "second"), [("move", ["summon", "gain", "unlock"]), ("summon", ["gain", "unlock"])])
def test_a_second_action_must_be_chosen_from_a_lower_row(first: str, second: list[str]) -> None:
    table = idle().play(Turn(0)).pick("amun", first)
    assert table.asked == ("amun", "action")
    assert table.tokens == second
    assert [table.why("amun", action) for action in ACTIONS if action not in second] == [["A4.3"]] * (4 - len(second))


@pytest.mark.rules("A4.3")
def test_below_gain_followers_there_is_only_unlock_and_it_must_be_taken() -> None:
    table = busy().pick("amun", "gain")
    assert table.asked == ("amun", "unlock")
    assert table.g.track == [0, 0, 1, 1]


@pytest.mark.rules("A4.3")
@pytest.mark.parametrize("second", ["summon", "gain", "unlock"])
def test_its_marker_must_move_even_if_it_cannot_be_carried_out(second: str) -> None:
    table = idle().play(Turn(0)).picks("amun move", f"amun {second}")
    assert table.g.track == [1, *[int(action == second) for action in ACTIONS[1:]]]
    assert table.asked == ("isis", "action")


@pytest.mark.rules("A4.3")
@pytest.mark.parametrize("second", ["summon", "unlock"])
def test_its_marker_must_move_even_if_the_seat_does_not_want_to_carry_it_out(second: str) -> None:
    table = busy().picks("amun move", "amun done", f"amun {second}", "amun done")
    assert table.g.track[ACTIONS.index(second)] == 1
    assert table.asked == ("isis", "action")


@pytest.mark.rules("A4.2", "A4.3")
@pytest.mark.parametrize("second", ["summon", "gain", "unlock"])
def test_a_second_action_may_trigger_an_event(second: str) -> None:
    table = idle().track(**{second: LAST[second]}).play(Turn(0)).picks("amun move", f"amun {second}")
    expected = [events.ActionChosen] * 2 + [events.EventReached, events.MarkerReturned, events.TurnBegun]
    assert table.story(Event) == expected
    assert table.g.track == [1, 0, 0, 0]
    assert table.asked == ("isis", "action")


@pytest.mark.rules("A4.3")
def test_there_is_no_second_action_after_unlock() -> None:
    table = idle().play(Turn(0)).pick("amun", "unlock")
    assert table.g.track == [0, 0, 0, 1]
    assert table.asked == ("isis", "action")


@pytest.mark.rules("A4.3")
@pytest.mark.parametrize("first", ["move", "summon", "gain"])
def test_there_is_no_second_action_after_an_event(first: str) -> None:
    table = idle().track(**{first: LAST[first]}).play(Turn(0)).pick("amun", first)
    assert table.g.track == [0, 0, 0, 0]
    assert table.asked == ("isis", "action")


@pytest.mark.rules("A4.3")
def test_nor_a_third_one() -> None:
    table = idle().play(Turn(0)).picks("amun move", "amun summon")
    assert len(table.told(events.ActionChosen)) == 2
    assert table.asked == ("isis", "action")


@pytest.mark.rules("A4.3", "A8.7")
@each_action
@pytest.mark.parametrize(("seat", "god", "after"), [(0, "amun", "isis"), (1, "isis", "ra")], ids=["lower", "upper"])
def test_a_seat_of_a_merged_god_has_one_action(action: str, seat: int, god: str, after: str) -> None:
    table = idle().devotion(amun=1, isis=2, ra=3).play(MergeGods())
    assert table.side("amun") == table.side("isis")
    table.play(Turn(seat)).pick(god, action)
    assert sum(table.g.track) == 1
    assert table.asked == (after, "action")
    assert table.tokens == ACTIONS


@pytest.mark.rules("A4.3")
def test_the_others_still_have_two_after_a_merge() -> None:
    table = idle().devotion(amun=1, isis=2, ra=3).play(MergeGods())
    table.play(Turn(2)).pick("ra", "move")
    assert table.asked == ("ra", "action")
    assert table.tokens == ["summon", "gain", "unlock"]


# --- A4.4 the next seat --------------------------------------------------------------------------------------


def turns(table: Table, number: int) -> list[str]:
    """Who plays, turn after turn; each unlocks nothing."""
    seen: list[str] = []
    for _ in range(number):
        assert table.asked is not None
        god, question = table.asked
        assert question == "action"
        assert table.g.turn == table.seat(god)
        table.track(unlock=0).pick(god, "unlock")
        seen.append(god)
    return seen


@pytest.mark.rules("A4.4")
@pytest.mark.parametrize(
    ("start", "order"), [(0, ["amun", "isis", "ra", "amun", "isis"]), (2, ["ra", "amun", "isis", "ra", "amun"])]
)
def test_the_next_seat_clockwise_plays(start: int, order: list[str]) -> None:
    table = idle()
    table.g.turn = start
    assert turns(table.play(Turn(start)), 5) == order


@pytest.mark.rules("A4.4", "A9.1")
@pytest.mark.parametrize(
    ("devotion", "order"),
    [
        ({"amun": 25, "isis": 5, "osiris": 26, "ra": 27}, ["amun", "osiris", "ra", "amun", "osiris"]),
        ({"amun": 25, "isis": 5, "osiris": 6, "ra": 27}, ["amun", "ra", "amun", "ra", "amun"]),
        ({"amun": 25, "isis": 26, "osiris": 27, "ra": 5}, ["amun", "isis", "osiris", "amun", "isis"]),
    ],
    ids=["Isis", "Isis and Osiris", "Ra"],
)
def test_seats_of_forgotten_gods_are_skipped(devotion: dict[str, int], order: list[str]) -> None:
    table = idle("amun", "isis", "osiris", "ra").devotion(**devotion).play(ForgetGods())
    table.g.turn = 0
    assert turns(table.play(Turn(0)), 5) == order


@pytest.mark.rules("A4.4", "A8.7")
def test_both_seats_of_a_merged_god_keep_their_places_and_are_skipped_together_when_forgotten() -> None:
    table = idle("amun", "isis", "osiris", "ra").devotion(amun=5, isis=26, osiris=6, ra=27).play(MergeGods())
    table.g.turn = 0
    assert turns(table.play(Turn(0)), 5) == ["amun", "isis", "osiris", "ra", "amun"]
    table.play(ForgetGods())
    table.g.turn = 1
    assert turns(table.play(Turn(1)), 4) == ["isis", "ra", "isis", "ra"]
