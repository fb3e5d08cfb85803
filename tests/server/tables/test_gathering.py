"""Before the game: who opens, comes in, sits down and is ready."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from server.tables.party import INVITATION, Party
from tawy.server.refusal import STATUS, Refusal, no_such_table
from tawy.server.tables import commands as c
from tawy.server.tables import entries as e
from tawy.server.tables.caller import may_see
from tawy.server.tables.parts import Seat
from tawy.server.tables.setup import DAY, Clock, SeatPlan, TableSetup, check

ME, OPEN, BOT = SeatPlan("me"), SeatPlan("open"), SeatPlan("bot", "random")


def test_a_table_opens_with_its_owner_open_seats_and_bots() -> None:
    table = Party("ankh", "A.*", dealt=False).table
    assert table.seats == [Seat("A", "Ms A"), Seat(), Seat(bot="random")]
    assert (table.owner, table.members, table.status) == ("A", {"A": "Ms A"}, "gathering")


def test_one_person_may_hold_several_seats_from_the_beginning() -> None:
    party = Party("plagues", "AA", dealt=False)
    assert party.table.seats_of("A") == [0, 1]
    assert party.do("A", c.Ready())[0] == e.Readied("A", ready=True)
    assert party.table.status == "running"


def test_one_person_may_take_several_open_seats() -> None:
    party = Party("ankh", "A...", dealt=False)
    party.do("A", c.Sit(2))
    party.do("A", c.Sit(3))
    assert party.table.seats_of("A") == [0, 2, 3]


def test_who_takes_one_seat_more_says_again_that_it_is_ready() -> None:
    party = Party("ankh", "A.", dealt=False)
    party.do("A", c.Ready())
    party.do("A", c.Sit(1))
    assert party.table.ready == frozenset()
    party.do("A", c.Ready())
    assert party.table.status == "running"


def test_somebody_sits_down_and_stands_up_again() -> None:
    party = Party("ankh", "AB", dealt=False)
    assert party.table.seats[1] == Seat("B", "Ms B")
    assert party.do("B", c.Stand(1)) == (e.Stood(1),)
    assert party.table.seats[1] == Seat()


def test_a_taken_seat_is_not_taken_again() -> None:
    party = Party("ankh", "AB*", dealt=False, public=True)
    for who in "ABC":
        for seat in range(3):
            assert party.refusal(who, c.Sit(seat)) == ("not_now", f"Seat {seat} is taken.")


def test_nobody_stands_up_for_another() -> None:
    party = Party("ankh", "AB*", dealt=False)
    assert party.refusal("A", c.Stand(1)) == ("not_yours", "Seat 1 is not yours.")
    assert party.refusal("A", c.Stand(2)) == ("not_yours", "Seat 2 is not yours.")


def test_who_stands_up_from_the_last_seat_is_no_longer_ready() -> None:
    party = Party("ankh", "AB.", dealt=False)
    party.do("B", c.Ready())
    party.do("B", c.Stand(1))
    assert party.table.ready == frozenset()


def test_who_stands_up_from_one_of_two_seats_stays_ready() -> None:
    party = Party("ankh", "AB.B", dealt=False)
    party.do("B", c.Ready())
    party.do("B", c.Stand(3))
    assert party.table.ready == {"B"}


def test_nothing_is_dealt_before_everybody_is_ready() -> None:
    party = Party("ankh", "AB", dealt=False)
    party.do("A", c.Ready())
    party.do("A", c.Ready(ready=False))
    party.do("B", c.Ready())
    assert (party.table.play, party.table.seed, party.table.status) == (None, "", "gathering")
    assert party.refusal("B", c.Answer(1, 0, "any")) == ("not_now", "There is no running game at this table.")
    ready, dealt = party.do("A", c.Ready())
    assert ready == e.Readied("A", ready=True)
    assert isinstance(dealt, e.Dealt)
    assert (party.table.seed, party.table.status) == (dealt.seed, "running")
    assert len(bytes.fromhex(dealt.seed)) == 16


def test_nothing_is_dealt_while_a_seat_is_open() -> None:
    party = Party("ankh", "AB.", dealt=False)
    party.do("A", c.Ready())
    party.do("B", c.Ready())
    assert party.table.play is None
    party.do("B", c.Sit(2))
    party.do("B", c.Ready())
    assert party.table.status == "running"


def test_no_two_tables_have_the_same_seed() -> None:
    seeds = set()
    for _ in range(3):
        party = Party("plagues", "A", dealt=False)
        party.do("A", c.Ready())
        seeds.add(party.table.seed)
    assert len(seeds) == 3


def test_who_has_no_seat_is_not_asked_whether_it_is_ready() -> None:
    party = Party("ankh", "A.", dealt=False)
    party.do("C", c.Join(INVITATION))
    assert party.refusal("C", c.Ready()) == ("not_yours", "Take a seat first.")


def test_the_owner_of_a_table_of_bots_lets_it_begin() -> None:
    party = Party("ankh", "**", dealt=False)
    assert party.do("A", c.Ready(ready=False)) == (e.Readied("A", ready=False),)
    assert party.table.play is None
    party.do("A", c.Ready())
    assert party.table.status == "running"


def test_seats_and_readiness_are_settled_when_the_game_has_begun() -> None:
    party = Party("ankh", "AB")
    for command in (c.Stand(0), c.Ready(), c.Ready(ready=False)):
        assert party.refusal("A", command) == ("not_now", "The game has begun already.")


def test_nobody_sits_down_when_the_game_is_over() -> None:
    party = Party("ankh", "AB")
    party.do("A", c.Concede(0))
    assert party.refusal("A", c.Sit(0)) == ("not_now", "The game is over.")


# --- coming in ---------------------------------------------------------------------------------------


def test_a_private_table_is_for_those_who_came_in_by_the_invitation() -> None:
    party = Party("ankh", "A.", dealt=False)
    assert not may_see(party.table, "C", party.now)
    assert party.do("C", c.Join(INVITATION)) == (e.Joined("C", "Ms C"),)
    assert may_see(party.table, "C", party.now)
    party.do("C", c.Sit(1))
    assert party.table.seats[1].person == "C"


def test_to_join_twice_does_nothing_more() -> None:
    party = Party("ankh", "A.", dealt=False)
    party.do("C", c.Join(INVITATION))
    assert party.do("C", c.Join(INVITATION)) == ()


def test_a_public_table_needs_no_invitation() -> None:
    party = Party("ankh", "A.", dealt=False, public=True)
    assert may_see(party.table, None, party.now)
    party.do("C", c.Sit(1))
    assert party.table.members["C"] == "Ms C"


COMMANDS = [
    c.Remove("B"),
    c.Ban("B"),
    c.Ban("B", banned=False),
    c.Reinvite(),
    c.Sit(1),
    c.Stand(1),
    c.Ready(),
    c.Answer(0, 0, "any"),
    c.Unseal(0, 0),
    c.Propose(0, 0, "any"),
    c.Undo(0),
    c.Abandon(),
    c.Agree(yes=True),
    c.Leave(),
    c.Return(),
    c.Vote(0, "bot"),
    c.Concede(0),
    c.Share(),
]


@pytest.mark.parametrize("dealt", [False, True])
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: type(command).__name__)
def test_without_the_invitation_a_private_table_looks_like_none_at_all(command: c.Command, *, dealt: bool) -> None:
    party = Party("ankh", "AB", dealt=dealt)
    absent = no_such_table()
    assert party.refusal("C", command) == ("not_found", str(absent))
    assert absent.status == 404


def test_every_command_is_tried_above() -> None:
    assert {type(command) for command in COMMANDS} | {c.Join} == set(get_args(c.AnyCommand))


@pytest.mark.parametrize("guess", ["", "come i", "come in ", "COME IN", "cöme in", "a table"])
@pytest.mark.parametrize("public", [False, True])
def test_a_wrong_invitation_and_an_absent_table_look_the_same(guess: str, *, public: bool) -> None:
    party = Party("ankh", "A.", dealt=False, public=public)
    assert party.refusal("C", c.Join(guess)) == ("not_found", str(no_such_table()))


# --- hostile numbers ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [2, 3, 4])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    gathering, running = Party("ankh", "AB", dealt=False), Party("ankh", "AB")
    for party, command in [
        (gathering, c.Sit(seat)),
        (gathering, c.Stand(seat)),
        (running, c.Answer(seat, running.table.position, "any")),
        (running, c.Unseal(seat, running.table.position)),
        (running, c.Propose(seat, running.table.position, "any")),
        (running, c.Concede(seat)),
    ]:
        code, sentence = party.refusal("A", command)
        assert code == "malformed"
        assert sentence.startswith(f"There is no seat {seat}")
    assert running.refusal("A", c.Vote(seat, "bot")) == ("not_now", f"There is nothing to choose for seat {seat}.")


@pytest.mark.parametrize("seat", [-1, 1000, 2**63, 1.5, "0", None, True])
@pytest.mark.parametrize("kind", ["Sit", "Stand", "Concede", "Answer", "Unseal", "Propose", "Vote"])
def test_a_seat_number_that_no_table_has_is_not_even_read(kind: str, seat: object) -> None:
    fields: dict[str, dict[str, Any]] = {
        "Answer": {"position": 1, "token": "any"},
        "Propose": {"position": 1, "token": "any"},
        "Unseal": {"position": 1},
        "Vote": {"choice": "bot"},
    }
    body = {"id": "x", "command": {"type": kind, "seat": 0, **fields.get(kind, {})}}
    msgspec.convert(body, c.Envelope)
    body["command"] = {"type": kind, "seat": seat, **fields.get(kind, {})}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(body, c.Envelope)


# --- the set-up --------------------------------------------------------------------------------------


def setup(seats: list[SeatPlan] | None = None, game: str = "ankh", clock: Clock | None = None) -> TableSetup:
    return TableSetup(game, {"seats": 2}, [ME, OPEN] if seats is None else seats, clock or Clock())


FITTING = [
    setup(),
    setup([ME, ME]),
    setup([BOT, BOT]),
    setup(clock=Clock("budget", 60, 600)),
    setup(clock=Clock("turn", 10)),
    setup(clock=Clock("days", 30 * DAY)),
]

UNFITTING = [
    (setup([ME]), "1 seats are planned, but the game is set up for 2."),
    (setup([ME, OPEN, BOT]), "3 seats are planned, but the game is set up for 2."),
    (setup([]), "0 seats are planned, but the game is set up for 2."),
    (setup(game="chess"), "'chess'"),
    (setup([ME, SeatPlan("bot", "divine")]), "There is no bot 'divine': choose from "),
    (setup([ME, SeatPlan("bot")]), "There is no bot ''"),
    (setup([ME, SeatPlan("open", "random")]), "Only a bot has a level: leave it out for people."),
    (TableSetup("ankh", {"seats": 6}, [ME] * 6), "Ankh is played by 2 to 5 seats, not 6."),
    (TableSetup("plagues", {"seats": 0}, []), "10 Plagues is played by 1 to 4 seats, not 0."),
    (TableSetup("ankh", {"seats": 2, "speed": 9}, [ME, ME]), "This set-up of Ankh does not fit: "),
    (TableSetup("ankh", {}, [ME, ME]), "This set-up of Ankh does not fit: "),
    (setup(clock=Clock("none", 1)), "A clock of the kind 'none' has 0 to 0 seconds."),
    (setup(clock=Clock("budget", 59)), "A clock of the kind 'budget' has 60 to 86400 seconds."),
    (setup(clock=Clock("budget", 86_401)), "A clock of the kind 'budget' has 60 to 86400 seconds."),
    (setup(clock=Clock("turn", 9)), "A clock of the kind 'turn' has 10 to 86400 seconds."),
    (setup(clock=Clock("days", DAY - 1)), "A clock of the kind 'days' has 86400 to 2592000 seconds."),
    (setup(clock=Clock("turn", -10)), "A clock of the kind 'turn' has 10 to 86400 seconds."),
    (setup(clock=Clock("budget", 60, 601)), "Only a budget has an increment, of at most 600 seconds."),
    (setup(clock=Clock("budget", 60, -1)), "Only a budget has an increment, of at most 600 seconds."),
    (setup(clock=Clock("turn", 10, 1)), "Only a budget has an increment, of at most 600 seconds."),
]


@pytest.mark.parametrize("fitting", FITTING)
def test_a_set_up_that_fits_is_taken(fitting: TableSetup) -> None:
    assert check(fitting).name == "ankh"


@pytest.mark.parametrize(("unfitting", "says"), UNFITTING, ids=[says for _, says in UNFITTING])
def test_a_set_up_that_does_not_fit_is_refused_with_one_sentence(unfitting: TableSetup, says: str) -> None:
    with pytest.raises(Refusal) as refused:
        check(unfitting)
    sentence = str(refused.value)
    assert says in sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert (refused.value.code, refused.value.status) == ("malformed", STATUS["malformed"])
