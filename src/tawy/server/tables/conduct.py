"""What each command does at a table: it is refused with a sentence, or enters what it leads to in the journal."""

from __future__ import annotations

from functools import singledispatch

from tawy.fairness import seed_of
from tawy.kernel.frame import CHANCE
from tawy.kernel.play import start
from tawy.kernel.refusal import Refused
from tawy.server.refusal import Refusal, no_such_table
from tawy.server.tables import commands as c
from tawy.server.tables import entries as e
from tawy.server.tables import hosting, sharing
from tawy.server.tables.agreeing import (
    check_request_to_go_back,
    request,
    settle_agreements,
    settle_request,
    vote,
)
from tawy.server.tables.caller import (
    BOT,
    Caller,
    check_asked,
    check_may_sit,
    check_member,
    check_position,
    check_seat,
    check_status,
    invited_to,
)
from tawy.server.tables.length import check_length
from tawy.server.tables.parts import Seat
from tawy.server.tables.pending import Pending, ground
from tawy.server.tables.setup import SUBSTITUTE
from tawy.server.tables.table import Table


def carry_out(command: c.Command, table: Table, caller: Caller) -> None:
    """Do what a command says, on the draft of a table."""
    check_length(command, table, caller)
    _do(command, table, caller)


@singledispatch
def _do(command: c.Command, table: Table, caller: Caller) -> None:
    raise NotImplementedError(type(command).__name__)


# --- before the game ---------------------------------------------------------------------------------


@_do.register
def _join(command: c.Join, table: Table, caller: Caller) -> None:
    purpose = invited_to(table, command.invitation, caller.person)
    if purpose is None:
        raise no_such_table()
    if caller.person not in table.members or (purpose == "play" and caller.person in table.watchers):
        table.enter(e.Joined(caller.person, caller.name, purpose))


@_do.register
def _sit(command: c.Sit, table: Table, caller: Caller) -> None:
    check_may_sit(table, caller)
    if table.status == "over":
        raise Refusal("not_now", "The game is over.")
    if command.seat >= len(table.seats):
        raise Refusal("malformed", f"There is no seat {command.seat}.")
    seat = table.seats[command.seat]
    if seat.person is not None or seat.bot is not None:
        raise Refusal("not_now", f"Seat {command.seat} is taken.")
    if table.status == "running" and any(place.person == caller.person for place in table.seats):
        raise Refusal("not_yours", "You play in this game already: somebody else must take this seat.")
    if table.setup.rated and table.seats_of(caller.person):
        raise Refusal("not_now", "At a rated table everyone has one seat.")
    table.enter(e.Sat(command.seat, caller.person, caller.name))


@_do.register
def _stand(command: c.Stand, table: Table, caller: Caller) -> None:
    check_member(table, caller)
    check_status(table, "gathering")
    check_seat(table, caller, command.seat)
    table.enter(e.Stood(command.seat))


@_do.register
def _ready(command: c.Ready, table: Table, caller: Caller) -> None:
    check_member(table, caller)
    check_status(table, "gathering")
    if not table.seats_of(caller.person) and caller.person != table.owner:
        raise Refusal("not_yours", "Take a seat first.")
    table.enter(e.Readied(caller.person, command.ready, command.part))
    if command.ready and all(_is_ready(table, seat) for seat in table.seats):
        assert table.lots is not None  # noqa: S101  a command is carried out with some
        deal = table.deal_of_parts()
        table.deal(start(table.spec, table.setup.options, seed_of(deal) if deal else table.lots.seed()), deal)


def _is_ready(table: Table, seat: Seat) -> bool:
    return seat.bot is not None or seat.person in table.ready


@_do.register
def _remove(command: c.Remove, table: Table, caller: Caller) -> None:
    hosting.remove(table, caller, command.person)


@_do.register
def _ban(command: c.Ban, table: Table, caller: Caller) -> None:
    (hosting.ban if command.banned else hosting.unban)(table, caller, command.person)


@_do.register
def _reinvite(command: c.Reinvite, table: Table, caller: Caller) -> None:
    hosting.reinvite(table, caller, command.purpose)


# --- the game ----------------------------------------------------------------------------------------


@_do.register
def _answer(command: c.Answer, table: Table, caller: Caller) -> None:
    check_member_or_bot(table, caller)
    check_status(table, "running")
    check_seat(table, caller, command.seat)
    check_asked(table, command.position, command.asked_in)
    asked = _asked(table, command.seat)
    if command.seat in table.sealed:
        raise Refusal("not_now", "Your answer is sealed; take it back first to give another.")
    if not asked.offers(table.spec, command.token):
        raise Refusal("illegal", f"{command.token!r} is not an answer to the question {asked.ask.kind!r}.")
    if table.request is not None:
        if caller is BOT:
            raise Refusal("not_now", "Bots hold still while people are asked to agree on something.")
        table.enter(e.Lapsed("overtaken", caller.person))
    _be_back(table, caller)
    if len(table.waiting_for()) > 1:
        table.enter(e.Sealed(command.seat, command.token))
    else:  # all answers are there
        answers = {**table.sealed, command.seat: command.token}
        table.play_on([(one.seat, answers[one.seat]) for one in table.pending], revealed=asked.ask.simultaneous)


@_do.register
def _unseal(command: c.Unseal, table: Table, caller: Caller) -> None:
    check_member(table, caller)
    check_status(table, "running")
    check_seat(table, caller, command.seat)
    check_asked(table, command.position, command.asked_in)
    if command.seat not in table.sealed:
        raise Refusal("not_now", "There is no sealed answer to take back.")
    table.enter(e.Unsealed(command.seat))


@_do.register
def _propose(command: c.Propose, table: Table, caller: Caller) -> None:
    check_member(table, caller)
    check_status(table, "running")
    check_seat(table, caller, command.seat)
    check_asked(table, command.position, command.asked_in)
    for one in table.pending:
        if one.seat != command.seat and one.seat in table.spec.allies(one.game, command.seat):
            if not one.offers(table.spec, command.token):
                raise Refusal("illegal", f"{command.token!r} is not an answer to the question {one.ask.kind!r}.")
            table.enter(e.Proposed(command.seat, command.token))
            return
    raise Refusal("not_now", "Nobody who shares a god with you is asked now.")


def _asked(table: Table, seat: int) -> Pending:
    for one in table.pending:
        if one.seat == seat:
            return one
    raise Refusal("not_now", f"Seat {seat} is not asked now.")


def check_member_or_bot(table: Table, caller: Caller) -> None:
    """A bot belongs to its table."""
    if caller is not BOT:
        check_member(table, caller)


# --- agreeing ----------------------------------------------------------------------------------------


@_do.register
def _undo(command: c.Undo, table: Table, caller: Caller) -> None:
    check_player(table, caller)
    check_position(table, command.position, command.asked_in)
    to = _last_choice(table, caller) if command.to is None else command.to
    if not _was_asked(table, caller, to):
        raise Refusal("not_now", f"You have no choice of yours to take back at position {to}.")
    to = _ground(table, to)
    if to >= table.loose:
        if table.request is not None:
            table.enter(e.Lapsed("overtaken", caller.person))
        table.enter(e.TakenBack(to, _seat_at(table, to)))
    else:
        check_request_to_go_back(table, caller, to)
        request(table, caller, "undo", to)


def _last_choice(table: Table, caller: Caller) -> int:
    """The position before the caller's last choice."""
    for position in range(table.position - 1, -1, -1):
        if _was_asked(table, caller, position):
            return position
    raise Refusal("not_now", "You have made no choice yet.")


def _was_asked(table: Table, caller: Caller, position: int) -> bool:
    return 0 <= position < table.position and _seat_at(table, position) in table.seats_of(caller.person)


def _seat_at(table: Table, position: int) -> int | None:
    seat = table.played.picks[position].seat
    return None if seat == CHANCE else seat


def _ground(table: Table, position: int) -> int:
    """Where play can go on: before all answers that were given together, if these rules have played them."""
    try:
        return ground(table.played.at(position))
    except Refused as refused:
        raise Refusal("not_now", str(refused)) from refused


@_do.register
def _abandon(_command: c.Abandon, table: Table, caller: Caller) -> None:
    check_player(table, caller)
    request(table, caller, "abandon", 0)


@_do.register
def _agree(command: c.Agree, table: Table, caller: Caller) -> None:
    check_player(table, caller)
    if table.request is None:
        raise Refusal("not_now", "Nothing is asked of the players now.")
    if command.asked_in not in {None, table.request.asked_in}:
        raise Refusal("moved_on", "Something else is requested meanwhile: look at it, and answer that.")
    if not command.yes:
        own = caller.person == table.request.person
        table.enter(e.Lapsed("withdrawn" if own else "refused", caller.person))
        return
    table.enter(e.Agreed(caller.person))
    settle_request(table)


def check_player(table: Table, caller: Caller) -> None:
    """The caller plays in the running game."""
    check_member(table, caller)
    check_status(table, "running")
    if not table.seats_of(caller.person):
        raise Refusal("not_yours", "You hold no seat in this game.")


@_do.register
def _share(command: c.Share, table: Table, caller: Caller) -> None:
    sharing.say(table, caller, yes=command.yes)


# --- leaving -----------------------------------------------------------------------------------------


@_do.register
def _leave(_command: c.Leave, table: Table, caller: Caller) -> None:
    check_player(table, caller)
    for seat in table.seats_of(caller.person):
        table.enter(e.Left(seat))
    settle_agreements(table)


@_do.register
def _return(_command: c.Return, table: Table, caller: Caller) -> None:
    check_player(table, caller)
    if not any(table.seats[seat].away for seat in table.seats_of(caller.person)):
        raise Refusal("not_now", "You are at the table already.")
    _be_back(table, caller)


def _be_back(table: Table, caller: Caller) -> None:
    """Whoever plays is there: its seats are its own again."""
    if caller is BOT:
        return
    for seat in table.seats_of(caller.person):
        if table.seats[seat].away:
            table.enter(e.Returned(seat))


@_do.register
def _vote(command: c.Vote, table: Table, caller: Caller) -> None:
    check_player(table, caller)
    if command.seat not in table.open_votes():
        raise Refusal("not_now", f"There is nothing to choose for seat {command.seat}.")
    if caller.person not in table.voters(command.seat):
        raise Refusal("not_yours", "The others choose what becomes of your seat.")
    if table.setup.rated and command.choice == "replace":
        raise Refusal("not_now", "At a rated table nobody else takes a seat: wait, or let a bot play on.")
    vote(table, caller, command.seat, command.choice)


@_do.register
def _concede(command: c.Concede, table: Table, caller: Caller) -> None:
    check_player(table, caller)
    check_seat(table, caller, command.seat)
    assert table.play is not None  # noqa: S101  running
    left = [number for number, seat in enumerate(table.seats) if not seat.conceded and number != command.seat]
    people = [number for number in left if table.seats[number].person is not None]
    allied = bool(left) and set(left) <= set(table.spec.allies(table.play.game, left[0]))
    table.enter(e.Conceded(command.seat, None if allied or not people else SUBSTITUTE))
    settle_agreements(table)
